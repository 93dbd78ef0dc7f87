"""Sums over the categories of score sheets: rounds won and lost, and points."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from itertools import repeat
from typing import Final, NamedTuple

from scopa_desktop.play.history.kept_queries import kept_rows
from scopa_desktop.play.history.match_facts import MatchFacts
from scopa_desktop.play.history.match_filter import Condition

_COLUMNS: Final = 8
"""The number of categories in a row of the table `category_sums`."""
_BY_SHEET: Final = "INDEXED BY sqlite_autoindex_category_sums_1"
"""By the primary key, in whose order the rows lie; else SQLite takes the index by match."""
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
    """The sums over the matches that a condition on `seat AS s` selects, by name.

    Not to be called in a transaction.
    """
    sheets = dict(map(tuple, connection.execute("SELECT sheet, categories FROM sheet")))
    names_of = {sheet: categories.split() for sheet, categories in sheets.items()}
    sums: dict[str, CategorySums] = {}
    columns = ", ".join(f"sum(c.w{n}), sum(c.p{n})" for n in range(_COLUMNS))
    for part in range(-(-max(map(len, names_of.values()), default=0) // _COLUMNS)):
        rows = kept_rows(
            connection,
            f"SELECT s.sheet, {columns} FROM seat AS s CROSS JOIN category_sums AS c {_BY_SHEET}"
            f" ON c.sheet = s.sheet AND c.match = s.match AND c.side = s.side AND c.part = {part}"
            f" WHERE {condition.sql} GROUP BY s.sheet",
            condition.parameters,
        )
        for sheet, *packed in rows:
            names = names_of[sheet][part * _COLUMNS :]
            for name, of_sheet in zip(names, _unpacked(packed), strict=False):
                sums[name] = sums.get(name, CategorySums()).plus(of_sheet)
    return sums


def sheet_of(connection: sqlite3.Connection, facts: MatchFacts) -> int:
    """The key of a match's sheet, which is entered if it is new."""
    categories = (" ".join(_names(facts)),)
    connection.execute("INSERT OR IGNORE INTO sheet (categories) VALUES (?)", categories)
    key: int = connection.execute(
        "SELECT sheet FROM sheet WHERE categories = ?", categories
    ).fetchone()[0]
    return key


def rows_of_categories(facts: MatchFacts, sheet: int) -> Iterator[Mapping[str, object]]:
    """The rows of `category_sums` for a match with the key of its sheet."""
    lines = [line for round_facts in facts.scored_rounds for line in round_facts.categories]
    points = {name: [line.points for line in lines if line.name == name] for name in _names(facts)}
    for side in range(facts.seating.sides):
        sums = [_sums(of_category, side) for of_category in points.values()]
        for part, first in enumerate(range(0, len(sums), _COLUMNS)):
            row: dict[str, object] = {"sheet": sheet, "side": side, "part": part}
            some = [*sums[first : first + _COLUMNS], *repeat(CategorySums(), _COLUMNS)]
            for number, of_category in enumerate(some[:_COLUMNS]):
                row[f"w{number}"] = of_category.won << _SHIFT | of_category.lost
                row[f"p{number}"] = of_category.points << _SHIFT | of_category.points_against
            yield row


def _names(facts: MatchFacts) -> list[str]:
    """The categories of a match, sorted."""
    lines = (line for round_facts in facts.scored_rounds for line in round_facts.categories)
    return sorted({line.name for line in lines})


def _unpacked(columns: Sequence[int]) -> Iterator[CategorySums]:
    for rounds, points in zip(columns[::2], columns[1::2], strict=True):
        yield CategorySums(rounds >> _SHIFT, rounds & _MASK, points >> _SHIFT, points & _MASK)


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
