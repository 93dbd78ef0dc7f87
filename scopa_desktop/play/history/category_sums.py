"""Sums over the categories of score sheets: rounds won and lost, and points."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from scopa_desktop.play.history.match_facts import MatchFacts
from scopa_desktop.play.history.match_filter import Condition

_COLUMNS: Final = 8
"""The number of categories in a row of `category_sums`."""
_SHIFT: Final = 31
_MASK: Final = (1 << _SHIFT) - 1


class CategorySums(NamedTuple):
    """A category in a number of matches, each seen from a seat."""

    won: int = 0
    """The number of rounds in which the side had more points in it than every other side."""
    lost: int = 0
    """The number of rounds in which another side had more points in it."""
    points: int = 0
    points_against: int = 0
    """The points of all other sides."""

    def plus(self, other: "CategorySums") -> "CategorySums":
        """The sums over the matches of both."""
        return CategorySums(*(own + more for own, more in zip(self, other, strict=True)))


def category_sums(connection: sqlite3.Connection, condition: Condition) -> dict[str, CategorySums]:
    """The sums over the matches that a condition on `seat AS s` selects, by name."""
    columns = ", ".join(f"sum(c.w{n}), sum(c.p{n})" for n in range(_COLUMNS))
    rows = connection.execute(
        f"SELECT t.categories, c.* FROM (SELECT c.sheet, {columns} FROM seat AS s"
        " CROSS JOIN category_sums AS c ON c.match = s.match AND c.side = s.side"
        f" WHERE {condition.sql} GROUP BY c.sheet) AS c JOIN sheet AS t USING (sheet)",
        condition.parameters,
    )
    sums: dict[str, CategorySums] = {}
    for categories, _sheet, *columns_of_sheet in rows:
        for name, of_sheet in zip(categories.split(), _unpacked(columns_of_sheet), strict=False):
            sums[name] = sums.get(name, CategorySums()).plus(of_sheet)
    return sums


def rows_of_categories(
    connection: sqlite3.Connection, facts: MatchFacts
) -> Iterator[Mapping[str, object]]:
    """The rows of `category_sums` for a match; their sheets are entered where they are new."""
    lines = [line for round_facts in facts.scored_rounds for line in round_facts.categories]
    names = sorted({line.name for line in lines})
    for first in range(0, len(names), _COLUMNS):
        some = names[first : first + _COLUMNS]
        sheet = _sheet(connection, some)
        for side in range(facts.seating.sides):
            row: dict[str, object] = {"side": side, "sheet": sheet}
            for number in range(_COLUMNS):
                sums = CategorySums()
                if number < len(some):
                    points = [line.points for line in lines if line.name == some[number]]
                    sums = _sums(points, side)
                row[f"w{number}"] = sums.won << _SHIFT | sums.lost
                row[f"p{number}"] = sums.points << _SHIFT | sums.points_against
            yield row


def _unpacked(columns: Sequence[int]) -> Iterator[CategorySums]:
    for rounds, points in zip(columns[::2], columns[1::2], strict=True):
        yield CategorySums(rounds >> _SHIFT, rounds & _MASK, points >> _SHIFT, points & _MASK)


def _sheet(connection: sqlite3.Connection, names: Sequence[str]) -> int:
    """The key of a sheet, which is entered if it is new."""
    categories = (" ".join(names),)
    connection.execute("INSERT OR IGNORE INTO sheet (categories) VALUES (?)", categories)
    key: int = connection.execute(
        "SELECT sheet FROM sheet WHERE categories = ?", categories
    ).fetchone()[0]
    return key


def _sums(points: Sequence[tuple[int, ...]], side: int) -> CategorySums:
    """A category for a side, from the points of all sides in each round."""
    own = [of_sides[side] for of_sides in points]
    best_others = [max((*of_sides[:side], *of_sides[side + 1 :])) for of_sides in points]
    pairs = list(zip(own, best_others, strict=True))
    return CategorySums(
        won=sum(mine > theirs for mine, theirs in pairs),
        lost=sum(mine < theirs for mine, theirs in pairs),
        points=sum(own),
        points_against=sum(map(sum, points)) - sum(own),
    )
