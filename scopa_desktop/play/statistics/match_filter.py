"""`MatchFilter`: which matches are listed or counted, and from whose seat they are seen."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final, NamedTuple

from scopa_desktop.play.storage.times import start_of_day
from scopa_desktop.rules.players import PERSON

_OF_OTHERS: Final = (
    f"s.level = '{PERSON}' AND s.match NOT IN (SELECT match FROM seat WHERE profile IS NOT NULL)"
    " AND NOT EXISTS (SELECT 1 FROM seat AS o WHERE o.match = s.match"
    f" AND o.level = '{PERSON}' AND o.seat < s.seat)"
)
"""Selects the seat of the first person in each match without a profile."""


class Condition(NamedTuple):
    """A condition on the rows of `seen AS s`, with its parameters."""

    sql: str
    parameters: tuple[object, ...] = ()


@dataclass(frozen=True)
class MatchFilter:
    """Selects matches, each seen from one seat.

    The seat is that of a profile, or the one with a number, with any player in it. An empty set
    selects everything.
    """

    profile: str | None = None
    """The id of the profile whose matches are selected, if `seat` is None."""
    seat: int | None = None
    """The seat, counted from 0."""
    watched: bool = False
    """With neither: the matches of computer players alone, seen from the first seat."""
    others: bool = False
    """The matches in which people play, but no profile, seen from the seat of the first person.
    These are imported ones; `profile` is not used then."""
    variants: frozenset[str] = frozenset()
    """Ids of games."""
    opponents: frozenset[str] = frozenset()
    """Levels of which at least one plays on another side; `person` for people."""
    results: frozenset[int | None] = frozenset()
    """`WON`, `TIED`, `LOST`; None: not played to its end."""
    decks: frozenset[str] = frozenset()
    since: date | None = None
    """The first day, in local time."""
    until: date | None = None
    """The last day, in local time."""
    text: str = ""
    """A part of a player's name, or of the name of the rules."""
    deal_number: int | None = None
    match_id: str | None = None
    """The id of the only match."""
    counted_only: bool = False
    """Without the matches that are listed but not counted: those that were replayed or ended by
    agreement, and those in which somebody else made most moves of the person; see `own_play`."""

    def condition(self) -> Condition:
        """The condition in SQL that selects the rows of the view `seen AS s`."""
        conditions = list(self._conditions())
        return Condition(
            " AND ".join(condition.sql for condition in conditions),
            tuple(value for condition in conditions for value in condition.parameters),
        )

    def _conditions(self) -> Iterator[Condition]:
        yield self._of_seat()
        if self.counted_only:
            yield Condition("s.is_replayed = 0 AND s.by_game = 0")
        if self.variants:
            yield _is_any("s.variant", self.variants)
        if self.decks:
            yield _is_any("s.deck", self.decks)
        if self.results:
            known = frozenset(result for result in self.results if result is not None)
            sql, parameters = _is_any("s.result", known)
            yield Condition(f"({sql} OR s.result IS NULL)" if None in self.results else sql,
                            parameters)  # fmt: skip
        if self.opponents:
            yield _plays_against(sorted(self.opponents))
        if self.since is not None:
            yield Condition("s.ended >= ?", (start_of_day(self.since),))
        if self.until is not None:
            yield Condition("s.ended < ?", (start_of_day(self.until, after=1),))
        if self.match_id is not None:
            yield Condition("s.id = ?", (self.match_id,))
        if self.deal_number is not None:
            yield Condition("s.deal_number = ?", (self.deal_number,))
        if self.text:
            pattern = f"%{_escaped(self.text)}%"
            yield Condition(
                "(s.title LIKE ? ESCAPE '\\' OR s.names LIKE ? ESCAPE '\\')", (pattern, pattern)
            )

    def _of_seat(self) -> Condition:
        if self.seat is not None:
            return Condition("s.seat = ?", (self.seat,))
        if self.watched:
            return Condition("s.is_watched = 1 AND s.seat = 0")
        if self.others:
            return Condition(_OF_OTHERS)
        if self.profile is not None:
            return Condition("s.profile = ?", (self.profile,))
        return Condition("s.is_watched = 0 AND s.seat = 0")


def _plays_against(levels: Sequence[str]) -> Condition:
    """The condition that a level is on another side; `x_` stands for all that begin so."""
    tests = ["instr(o.level, ?) = 1" if level.endswith("_") else "o.level = ?" for level in levels]
    return Condition(
        "EXISTS (SELECT 1 FROM seat AS o WHERE o.match = s.match AND o.side <> s.side"
        f" AND ({' OR '.join(tests)}))",
        tuple(levels),
    )


def _is_any(column: str, values: frozenset[str] | frozenset[int]) -> Condition:
    """The condition that a column has one of the values; never, if there are none."""
    return Condition(f"{column} IN ({', '.join('?' * len(values))})", tuple(sorted(values)))


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
