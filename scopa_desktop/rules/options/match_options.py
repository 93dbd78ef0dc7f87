"""Options about the end of a match."""

from dataclasses import replace
from typing import Final

from scopa_desktop.rules.messages import QT_TRANSLATE_NOOP
from scopa_desktop.rules.options.switch_option import switch
from scopa_desktop.rules.variant import Option, OptionCondition, Variant


def target(first: int = 1, last: int = 101) -> Option:
    """The option for the points that win the match, from `first` to `last`."""
    return Option(
        name="target",
        label=QT_TRANSLATE_NOOP("rules", "First to"),
        help=QT_TRANSLATE_NOOP(
            "rules",
            "The points that a side needs at the end of a round to win the match. To 1, a single "
            "round is played, unless it is a tie.",
        ),
        values=range(first, last + 1),
        read=lambda variant: variant.target,
        write=lambda variant, points: replace(variant, target=int(points)),
    )


def _set_lead(variant: Variant, on: bool) -> Variant:
    return replace(variant, ending=replace(variant.ending, lead=2 if on else 1))


LEAD_BY_TWO: Final = switch(
    "lead_by_two",
    QT_TRANSLATE_NOOP("rules", "Lead by two"),
    QT_TRANSLATE_NOOP(
        "rules", ("The winner must be two points ahead; otherwise another round is played.")
    ),
    lambda variant: variant.ending.lead > 1,
    _set_lead,
)


def _set_call_out(variant: Variant, on: bool) -> Variant:
    return replace(variant, ending=replace(variant.ending, may_call_out=on))


CALL_OUT: Final = switch(
    "call_out",
    QT_TRANSLATE_NOOP("rules", "Players may call out"),
    QT_TRANSLATE_NOOP(
        "rules",
        "Before playing a card, the player on turn may say that his side has the points that win. "
        "If that is right it wins at once; if not, it loses the match.",
    ),
    lambda variant: variant.ending.may_call_out,
    _set_call_out,
    idle=OptionCondition(
        lambda variant: variant.ending.lead > 1,
        QT_TRANSLATE_NOOP(
            "rules", "Nobody can call out where the winner must be two points ahead."
        ),
    ),
    record_version=3,
)
