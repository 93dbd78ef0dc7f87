"""What the New game sheet asks for, and how the last answer is remembered."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.settings import LastGame
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.seating import FOUR, PAIRS, THREE, TWO, Seating
from scopa_desktop.rules.variant import Option, OptionValue, Variant

MOST_OPPONENTS: Final = 3
_USUAL_STRENGTH: Final = 3
_SEATING_IDS: Final[dict[Seating, str]] = {TWO: "2", THREE: "3", FOUR: "4", PAIRS: "4-pairs"}


@dataclass(frozen=True)
class GameChoice:
    """A match to be dealt."""

    variant: Variant
    """With its options as they are set."""
    seating: Seating
    levels: tuple[str, ...]
    """The ids of the levels in seats 1 and up; the person sits in seat 0."""
    deal_number: int | None = None
    """None for a deal that was not asked for by its number."""

    @classmethod
    def recalled(cls, last: LastGame | None) -> "GameChoice":
        """The choice as it was left; whatever is not known any more has its default."""
        if last is None or last.variant not in CATALOGUE:
            variant = next(iter(CATALOGUE.values()))
        else:
            variant = with_options(CATALOGUE[last.variant], last.options)
        seating = _recalled_seating(variant, last)
        levels = full_table(last.levels if last else ())
        return cls(variant, seating, levels[: seating.players - 1])

    def last_game(self) -> LastGame:
        """The choice as settings keep it; the number of the deal is not kept."""
        seating = _SEATING_IDS[self.seating]
        return LastGame(self.variant.id, seating, self.levels, self.variant.changed)


def with_options(entry: Variant, options: Mapping[str, OptionValue]) -> Variant:
    """The game with those of the options that it has and allows."""
    offered = [option for option in entry.options if option.name in options]
    return entry.configured(
        {
            option.name: options[option.name]
            for option in offered
            if _allows(option, options[option.name])
        }
    )


def full_table(levels: tuple[str, ...]) -> tuple[str, ...]:
    """Levels for all the seats that a table can have besides the person's.

    Seats that are empty, or whose level is unknown, go to characters who do not sit yet, the
    middling ones first.
    """
    known = [level if level in LEVELS else None for level in levels[:MOST_OPPONENTS]]
    known += [None] * (MOST_OPPONENTS - len(known))
    by_use = sorted(LEVELS.values(), key=lambda level: abs(level.strength - _USUAL_STRENGTH))
    waiting = [level.id for level in by_use if level.id not in known]
    waiting += [level.id for level in by_use] * MOST_OPPONENTS
    return tuple(level or waiting.pop(0) for level in known)


def _allows(option: Option, value: OptionValue) -> bool:
    try:
        option.check(value)
    except ValueError:
        return False
    return True


def _recalled_seating(variant: Variant, last: LastGame | None) -> Seating:
    wanted = last.seating if last else ""
    known = [seating for seating in variant.seatings if _SEATING_IDS[seating] == wanted]
    return (known or list(variant.seatings))[0]
