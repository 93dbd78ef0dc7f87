"""Options about declarations."""

from dataclasses import replace
from typing import Final

from scopa_desktop.rules.declarations import HandCombinations
from scopa_desktop.rules.messages import QT_TRANSLATE_NOOP
from scopa_desktop.rules.variant import Option, OptionValue, Variant


def _declare_at(variant: Variant) -> str:
    rule = variant.declarations
    return "packet" if rule is not None and rule.before_play else "turn"


def _set_declare_at(variant: Variant, time: OptionValue) -> Variant:
    rule = variant.declarations
    assert isinstance(rule, HandCombinations)
    return replace(variant, declarations=replace(rule, before_play=time == "packet"))


DECLARE_AT: Final = Option(
    name="declare_at",
    label=QT_TRANSLATE_NOOP("rules", "When to declare"),
    help=QT_TRANSLATE_NOOP(
        "rules",
        "Whether everybody declares before the first card of a packet is played, or each player "
        "before his own first card.",
    ),
    values={
        "packet": QT_TRANSLATE_NOOP("rules", "Before the first card"),
        "turn": QT_TRANSLATE_NOOP("rules", "At your own turn"),
    },
    read=_declare_at,
    write=_set_declare_at,
    in_version_1="turn",
)
