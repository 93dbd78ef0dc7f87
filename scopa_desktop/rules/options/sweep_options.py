"""Options about sweeps."""

from dataclasses import replace
from typing import Final

from scopa_desktop.rules.messages import QT_TRANSLATE_NOOP
from scopa_desktop.rules.options.switch_option import switch
from scopa_desktop.rules.variant import Variant


def _set_last_play_sweep(variant: Variant, on: bool) -> Variant:
    return replace(variant, sweep=replace(variant.sweep, on_last_play=on))


def _set_ace_sweep(variant: Variant, on: bool) -> Variant:
    return replace(variant, sweep=replace(variant.sweep, by_ace=on))


LAST_PLAY_SWEEP: Final = switch(
    "last_play_sweep",
    QT_TRANSLATE_NOOP("rules", "The last card can make {sweep}"),
    QT_TRANSLATE_NOOP("rules", "Clearing the table with the round's last card makes {sweep}."),
    lambda variant: variant.sweep.on_last_play,
    _set_last_play_sweep,
)

ACE_SWEEP_SCORES: Final = switch(
    "ace_sweep_scores",
    QT_TRANSLATE_NOOP("rules", "The Ace makes {sweep}"),
    QT_TRANSLATE_NOOP("rules", "An Ace that takes the whole table makes {sweep}."),
    lambda variant: variant.sweep.by_ace,
    _set_ace_sweep,
)
