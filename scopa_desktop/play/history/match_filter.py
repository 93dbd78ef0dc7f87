"""`MatchFilter`: which matches are listed or counted, and from whose seat they are seen."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import NamedTuple


class Condition(NamedTuple):
    """A condition on the rows `match AS m` and `seat AS s`, with its parameters."""

    sql: str
    parameters: tuple[object, ...] = ()


@dataclass(frozen=True)
class MatchFilter:
    """Selects matches, each seen from one seat.

    The seat is that of a profile, or the one with a number, whoever sits there. An empty set
    selects everything.
    """

    profile: str | None = None
    """The id of the profile whose matches are selected, if `seat` is None."""
    seat: int | None = None
    """The seat, counted from 0."""
    watched: bool = False
    """With neither: the matches of computer players alone, seen from the first seat."""
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
    counted_only: bool = False
    """Without the matches that are kept but not counted; see `Origin.REPLAYED`."""

    def condition(self) -> Condition:
        """The condition in SQL that selects the rows of `match AS m` and `seat AS s`."""
        conditions = list(self._conditions())
        return Condition(
            " AND ".join(condition.sql for condition in conditions),
            tuple(value for condition in conditions for value in condition.parameters),
        )

    def _conditions(self) -> Iterator[Condition]:
        yield Condition("m.ending <> 'running'")
        yield self._of_seat()
        if self.counted_only:
            yield Condition("m.origin <> 'replayed'")
        if self.variants:
            yield _is_any("m.variant", self.variants)
        if self.decks:
            yield _is_any("m.deck", self.decks)
        if self.results:
            known = frozenset(result for result in self.results if result is not None)
            sql, parameters = _is_any("s.result", known)
            yield Condition(f"({sql} OR s.result IS NULL)" if None in self.results else sql,
                            parameters)  # fmt: skip
        if self.opponents:
            sql, parameters = _is_any("o.level", self.opponents)
            yield Condition(
                "EXISTS (SELECT 1 FROM seat AS o WHERE o.match = m.match AND o.side <> s.side"
                f" AND {sql})",
                parameters,
            )
        if self.since is not None:
            yield Condition("m.ended >= ?", (_start_of(self.since),))
        if self.until is not None:
            yield Condition("m.ended < ?", (_start_of(self.until + timedelta(days=1)),))
        if self.deal_number is not None:
            yield Condition("m.deal_number = ?", (self.deal_number,))
        if self.text:
            pattern = f"%{_escaped(self.text)}%"
            yield Condition(
                "(m.title LIKE ? ESCAPE '\\' OR EXISTS (SELECT 1 FROM seat AS n WHERE"
                " n.match = m.match AND n.name LIKE ? ESCAPE '\\'))",
                (pattern, pattern),
            )

    def _of_seat(self) -> Condition:
        if self.seat is not None:
            return Condition("s.seat = ?", (self.seat,))
        if self.watched:
            return Condition("m.persons = 0 AND s.seat = 0")
        if self.profile is not None:
            return Condition("s.profile = ?", (self.profile,))
        return Condition("m.persons > 0 AND s.seat = 0")


def _is_any(column: str, values: frozenset[str] | frozenset[int]) -> Condition:
    """The condition that a column has one of the values; never, if there are none."""
    return Condition(f"{column} IN ({', '.join('?' * len(values))})", tuple(sorted(values)))


def _start_of(day: date) -> int:
    """When a day begins in local time, in seconds since 1970."""
    return int(datetime.combine(day, time()).astimezone().timestamp())


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
