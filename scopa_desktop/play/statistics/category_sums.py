"""Sums over the categories of score sheets: rounds won and lost, and points."""

import sqlite3
from typing import NamedTuple

from scopa_desktop.play.statistics.match_filter import Condition


class CategorySums(NamedTuple):
    """A category in a number of matches, each seen from a seat."""

    won: int = 0
    """The number of rounds in which the side had more points in it than every other side."""
    lost: int = 0
    """The number of rounds in which another side had more points in it."""
    points: int = 0
    points_against: int = 0
    """The points of all other sides."""


def category_sums(connection: sqlite3.Connection, condition: Condition) -> dict[str, CategorySums]:
    """The sums over the matches that a condition on `seen AS s` selects, by name."""
    rows = connection.execute(
        "SELECT c.category, sum(c.won), sum(c.lost), sum(c.points), sum(c.points_against)"
        " FROM seen AS s CROSS JOIN sheet AS c ON c.match = s.match AND c.side = s.side"
        f" WHERE {condition.sql} GROUP BY c.category",
        condition.parameters,
    )
    return {name: CategorySums(*sums) for name, *sums in rows}
