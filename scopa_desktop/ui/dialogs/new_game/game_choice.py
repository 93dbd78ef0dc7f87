"""The choices of the New game dialog, and their conversion to and from the settings."""

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
_DEFAULT_STRENGTH: Final = 3
_SEATING_IDS: Final[dict[Seating, str]] = {TWO: "2", THREE: "3", FOUR: "4", PAIRS: "4-pairs"}


@dataclass(frozen=True)
class GameChoice:
    """A match to be dealt."""

    variant: Variant
    """The game with its options."""
    seating: Seating
    levels: tuple[str, ...]
    """The level ids of seats 1 and up; the person has seat 0."""
    deal_number: int | None = None
    """None for a new deal."""

    @classmethod
    def from_last_game(cls, last: LastGame | None) -> "GameChoice":
        """The choice stored in the settings; unknown games, levels and seatings get defaults."""
        if last is None or last.variant not in CATALOGUE:
            variant = next(iter(CATALOGUE.values()))
        else:
            variant = with_options(CATALOGUE[last.variant], last.options).named(last.name)
        seating = _stored_seating(variant, last)
        levels = all_seat_levels(last.levels if last else ())
        return cls(variant, seating, levels[: seating.players - 1])

    def last_game(self) -> LastGame:
        """The choice as it is stored in the settings, without the deal number."""
        seating = _SEATING_IDS[self.seating]
        variant = self.variant
        return LastGame(variant.id, seating, self.levels, variant.changed, variant.own_name)

    def players(self, player_name: str) -> list[Player]:
        """The person and the computer players, in playing order."""
        names = numbered_names([level(level_id).name for level_id in self.levels])
        return [Player(player_name, PERSON), *map(Player, names, self.levels)]


def numbered_names(names: Sequence[str]) -> list[str]:
    """The names by seat, with numbers appended to repeated ones: `Beppe`, `Beppe 2`."""
    counts = [names[:seat].count(name) for seat, name in enumerate(names)]
    return [f"{name} {n + 1}" if n else name for name, n in zip(names, counts, strict=True)]


def nearest_seating(preferred: Seating, seatings: Sequence[Seating]) -> Seating:
    """`preferred` if it is available; else one with as many players, else the first one."""
    if preferred in seatings:
        return preferred
    same_players = (seating for seating in seatings if seating.players == preferred.players)
    return next(same_players, seatings[0])


def with_options(entry: Variant, options: Mapping[str, OptionValue]) -> Variant:
    """The game with the options, without those that are unknown, invalid or contradictory."""
    return reduce(_with_option, options.items(), entry)


def _with_option(variant: Variant, option: tuple[str, OptionValue]) -> Variant:
    name, value = option
    try:
        return variant.configured({**variant.changed, name: value})
    except ValueError:
        return variant


def all_seat_levels(levels: tuple[str, ...]) -> tuple[str, ...]:
    """Level ids for all `MAX_OPPONENTS` seats, beginning with `levels`.

    Missing and unknown levels are replaced by levels not used yet, those of medium strength first.
    """
    saved_levels = [find_level(level_id) for level_id in levels[:MAX_OPPONENTS]]
    known = [level.id if level else None for level in saved_levels]
    known += [None] * (MAX_OPPONENTS - len(known))
    by_distance = sorted(LEVELS.values(), key=lambda lv: abs(lv.strength - _DEFAULT_STRENGTH))
    unused = [level.id for level in by_distance if level.id not in known]
    unused += [level.id for level in by_distance] * MAX_OPPONENTS
    return tuple(level_id or unused.pop(0) for level_id in known)


def _stored_seating(variant: Variant, last: LastGame | None) -> Seating:
    stored = last.seating if last else ""
    known = (seating for seating in variant.seatings if _SEATING_IDS[seating] == stored)
    return next(known, variant.seatings[0])
