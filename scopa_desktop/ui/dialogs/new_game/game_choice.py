"""What the New game sheet asks for, and how the last answer is remembered."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Final

from scopa_desktop.ai.levels import LEVELS, find_level, level
from scopa_desktop.play.settings import LastGame
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.record import PERSON, Player
from scopa_desktop.rules.seating import FOUR, PAIRS, THREE, TWO, Seating
from scopa_desktop.rules.variant import OptionValue, Variant

MAX_OPPONENTS: Final = 3
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
    def from_last_game(cls, last: LastGame | None) -> "GameChoice":
        """The choice as it was left; whatever is not known any more has its default."""
        if last is None or last.variant not in CATALOGUE:
            variant = next(iter(CATALOGUE.values()))
        else:
            variant = with_options(CATALOGUE[last.variant], last.options).named(last.name)
        seating = _recalled_seating(variant, last)
        levels = all_seat_levels(last.levels if last else ())
        return cls(variant, seating, levels[: seating.players - 1])

    def last_game(self) -> LastGame:
        """The choice as settings keep it; the number of the deal is not kept."""
        seating = _SEATING_IDS[self.seating]
        variant = self.variant
        return LastGame(variant.id, seating, self.levels, variant.changed, variant.own_name)

    def players(self, player_name: str) -> list[Player]:
        """The person and the characters, in the order of play."""
        names = numbered_names([level(each).name for each in self.levels])
        others = [Player(*seat_levels) for seat_levels in zip(names, self.levels, strict=True)]
        return [Player(player_name, PERSON), *others]


def numbered_names(names: Sequence[str]) -> list[str]:
    """The names of characters in their seats; who sits there again has a number, `Beppe 2`."""
    before = [names[:seat].count(name) for seat, name in enumerate(names)]
    return [f"{name} {n + 1}" if n else name for name, n in zip(names, before, strict=True)]


def nearest_seating(wanted: Seating, seatings: Sequence[Seating]) -> Seating:
    """The seating itself where a game has it; else one for as many, else the game's first."""
    as_many = [one for one in seatings if one.players == wanted.players]
    return wanted if wanted in seatings else (as_many or list(seatings))[0]


def with_options(entry: Variant, options: Mapping[str, OptionValue]) -> Variant:
    """The game with those of the options that it has, allows, and can have together."""
    return reduce(_with_option, options.items(), entry)


def _with_option(variant: Variant, option: tuple[str, OptionValue]) -> Variant:
    name, value = option
    try:
        return variant.configured({**variant.changed, name: value})
    except ValueError:
        return variant


def all_seat_levels(levels: tuple[str, ...]) -> tuple[str, ...]:
    """Levels for all the seats that a table can have besides the person's.

    Seats that are empty, or whose level is unknown, go to characters who do not sit yet, the
    middling ones first.
    """
    found = [find_level(each) for each in levels[:MAX_OPPONENTS]]
    known = [one.id if one else None for one in found]
    known += [None] * (MAX_OPPONENTS - len(known))
    by_use = sorted(LEVELS.values(), key=lambda one: abs(one.strength - _USUAL_STRENGTH))
    waiting = [one.id for one in by_use if one.id not in known]
    waiting += [one.id for one in by_use] * MAX_OPPONENTS
    return tuple(level_id or waiting.pop(0) for level_id in known)


def _recalled_seating(variant: Variant, last: LastGame | None) -> Seating:
    wanted = last.seating if last else ""
    known = [seating for seating in variant.seatings if _SEATING_IDS[seating] == wanted]
    return (known or list(variant.seatings))[0]
