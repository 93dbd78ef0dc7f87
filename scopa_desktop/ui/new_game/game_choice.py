"""The choices of the New game dialog, and their conversion to and from the settings."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import reduce
from typing import Final, NamedTuple

from scopa_desktop.ai.levels import LEVELS, find_level, level, with_conventions, without_conventions
from scopa_desktop.play.session.seats import SeatedPerson
from scopa_desktop.play.storage.profiles import Profile
from scopa_desktop.play.storage.settings import GUEST, LastGame
from scopa_desktop.rules.catalogue import CATALOGUE, configured
from scopa_desktop.rules.players import PERSON, Player, without_joiners
from scopa_desktop.rules.seating import MOST_PLAYERS, Seating
from scopa_desktop.rules.table_options import (
    DEFAULT_TABLE,
    FIELDS,
    TableOptions,
    TableValue,
    parse_value,
)
from scopa_desktop.rules.variant import Option, OptionValue, Variant

MAX_OPPONENTS: Final = MOST_PLAYERS - 1
_DEFAULT_STRENGTH: Final = 3


class GameChoice(NamedTuple):
    """A match to be dealt."""

    variant: Variant
    """The game with its options."""
    seating: Seating
    levels: tuple[str, ...]
    """The level ids of seats 1 and up; the person has seat 0."""
    deal_number: int | None = None
    """None for a new deal."""
    persons: tuple[SeatedPerson | None, ...] = ()
    """Who plays at this screen in seats 1 and up in place of the computer players of `levels`;
    empty if nobody does."""
    table: TableOptions = DEFAULT_TABLE
    """The options of the table; all but those of a competitive match are stored."""
    own_level: str = ""
    """The level id of seat 0 if computer players play alone; empty if the person plays."""

    @classmethod
    def from_last_game(cls, last: LastGame | None, people: Sequence[Profile] = ()) -> "GameChoice":
        """The choice stored in the settings; unknown games, levels and seatings get defaults.

        `people` are the profiles that may sit in seats 1 and up; any other one that is stored is
        replaced by the computer player of its seat.
        """
        if last is None or last.variant not in CATALOGUE:
            variant = next(iter(CATALOGUE.values()))
        else:
            variant = with_options(CATALOGUE[last.variant], last.options).named(last.name)
        seating = _stored_seating(variant, last)
        levels = all_seat_levels(last.levels if last else ())
        table = table_with(last.table) if last else DEFAULT_TABLE
        choice = cls(variant, seating, levels[: seating.players - 1], table=table)
        if last is not None and last.own_level:
            return choice.watched(last.own_level)
        persons = _stored_persons(last.persons if last else (), people)[: seating.players - 1]
        return choice._replace(persons=persons if any(persons) else ())

    @property
    def seat_levels(self) -> tuple[str, ...]:
        """The level id of each seat that a game can have.

        The levels of a game without partners do not say whether a partner follows the conventions:
        where one of them knows these, they do.
        """
        levels = all_seat_levels(self.levels)
        return levels if self.seating.has_partners else tuple(map(with_conventions, levels))

    def watched(self, own_level: str = "") -> "GameChoice":
        """The choice with computer players alone.

        `own_level` is the level id of seat 0, by default one that no other seat has, also where
        more players sit.
        """
        known = find_level(own_level)
        own_level = known.id if known else unused_level(all_seat_levels(self.levels))
        return self._replace(persons=(), own_level=own_level)

    def last_game(self) -> LastGame:
        """The choice as it is stored in the settings, without the deal number."""
        seating = _seating_id(self.seating)
        variant = self.variant
        return LastGame(
            variant.id,
            seating,
            self.levels,
            variant.changed,
            variant.own_name,
            tuple(map(_stored_person, self.persons)),
            # Chips are staked for each match, never by starting the game.
            replace(self.table, is_competitive=False, stake=0).changed,
            self.own_level,
        )

    def players(self, player_name: str) -> list[Player]:
        """The people and the computer players, in playing order."""
        if self.own_level:
            levels = (self.own_level, *self.levels)
            names = numbered_names([level(level_id).name for level_id in levels])
            return list(map(Player, names, levels))
        names = [level(level_id).name for level_id in self.levels]
        if not any(self.persons):
            return [Player(player_name, PERSON), *map(Player, numbered_names(names), self.levels)]
        seated = [
            Player(name, level_id) if person is None else Player(person.name, PERSON)
            for name, level_id, person in zip(names, self.levels, self.persons, strict=True)
        ]
        players = [Player(player_name, PERSON), *seated]
        names = numbered_names([player.name for player in players])
        return [player._replace(name=name) for player, name in zip(players, names, strict=True)]


def numbered_names(names: Sequence[str]) -> list[str]:
    """The names by seat, with numbers appended to repeated ones: `Beppe`, `Beppe 2`."""
    # Those that differ by joiners alone may look the same.
    plain = list(map(without_joiners, names))
    counts = [plain[:seat].count(name) for seat, name in enumerate(plain)]
    return [f"{name} {n + 1}" if n else name for name, n in zip(names, counts, strict=True)]


def partners(seating: Seating) -> tuple[int, ...]:
    """The indices of the person's partners among the seats 1 and up."""
    return tuple(seat - 1 for seat in seating.partners_of(0))


def _seating_id(seating: Seating) -> str:
    """As in the settings: `4`, `4-pairs`."""
    return str(seating).replace(" in ", "-")


def usual_seating(variant: Variant) -> Seating:
    """The seating that a game has at first: that of the fewest players, whatever tradition has."""
    return min(variant.seatings)


def with_options(entry: Variant, options: Mapping[str, OptionValue]) -> Variant:
    """The game with the options, without those that are unknown, invalid or contradictory."""
    return reduce(_with_option, options.items(), entry)


def _with_option(variant: Variant, option: tuple[str, OptionValue]) -> Variant:
    name, value = option
    try:
        return configured(variant.id, {**variant.changed, name: value})
    except ValueError:
        return variant


def table_with(options: Mapping[str, TableValue]) -> TableOptions:
    """The options of the table by their names in records; unknown and invalid ones are left out."""
    # In the order of the fields: chips are staked in competitive matches only.
    known = [(name, options[name]) for name in FIELDS if name in options]
    return reduce(_with_table_option, known, DEFAULT_TABLE)


def _with_table_option(table: TableOptions, option: tuple[str, TableValue]) -> TableOptions:
    name, value = option
    try:
        return table.with_value(name, parse_value(name, Option.text(value)))
    except ValueError:
        return table


def all_seat_levels(levels: tuple[str, ...]) -> tuple[str, ...]:
    """Level ids for all `MAX_OPPONENTS` seats, beginning with `levels`.

    Missing and unknown levels are replaced by levels not used yet, those of medium strength first.
    """
    saved_levels = [find_level(level_id) for level_id in levels[:MAX_OPPONENTS]]
    known = [level.id if level else None for level in saved_levels]
    known += [None] * (MAX_OPPONENTS - len(known))
    unused = [level_id for level_id in _levels_by_distance() if level_id not in known]
    unused += _levels_by_distance() * MAX_OPPONENTS
    return tuple(level_id or unused.pop(0) for level_id in known)


def unused_level(levels: Sequence[str]) -> str:
    """The level of the most medium strength that is not among these, with or without conventions.

    `levels` are fewer than there are.
    """
    used = {without_conventions(level_id) for level_id in levels}
    return next(level_id for level_id in _levels_by_distance() if level_id not in used)


def _levels_by_distance() -> list[str]:
    """The level ids, those of medium strength first."""
    by_distance = sorted(LEVELS.values(), key=lambda lv: abs(lv.strength - _DEFAULT_STRENGTH))
    return [level.id for level in by_distance]


def all_seat_persons(persons: Sequence[SeatedPerson | None]) -> tuple[SeatedPerson | None, ...]:
    """The persons for all `MAX_OPPONENTS` seats, beginning with `persons`."""
    return (*persons, *[None] * MAX_OPPONENTS)[:MAX_OPPONENTS]


def _stored_person(person: SeatedPerson | None) -> str:
    """A person as `LastGame.persons` has it."""
    if person is None:
        return ""
    return GUEST + person.name if person.profile is None else person.profile


def _stored_persons(
    stored: Sequence[str], people: Sequence[Profile]
) -> tuple[SeatedPerson | None, ...]:
    """The persons of all seats; a profile that does not exist or sits twice is left out."""
    profiles = {profile.id: profile for profile in people}
    persons: list[SeatedPerson | None] = []
    for text in stored[:MAX_OPPONENTS]:
        if text.startswith(GUEST):
            persons.append(SeatedPerson(text.removeprefix(GUEST)))
        else:
            profile = profiles.pop(text, None)
            persons.append(None if profile is None else SeatedPerson(profile.name, profile.id))
    return all_seat_persons(persons)


def _stored_seating(variant: Variant, last: LastGame | None) -> Seating:
    stored = last.seating if last else ""
    known = (seating for seating in variant.seatings if _seating_id(seating) == stored)
    return next(known, usual_seating(variant))
