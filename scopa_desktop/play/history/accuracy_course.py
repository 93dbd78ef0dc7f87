"""The accuracy of a player week by week, from the reviews that the database keeps."""

import sqlite3
from datetime import date, datetime, timedelta, timezone
from math import sqrt
from typing import NamedTuple

from scopa_desktop.ai.review.match_review import DEFAULT_DEPTH, accuracy
from scopa_desktop.play.history.match_filter import MatchFilter


class WeekAccuracy(NamedTuple):
    """The accuracy in the reviewed matches that ended in one week."""

    week: date
    """Its Monday, in local time."""
    accuracy: int
    low: int
    """The end of the 95 % confidence interval, for the decisions made."""
    high: int


def accuracy_course(connection: sqlite3.Connection, selection: MatchFilter) -> list[WeekAccuracy]:
    """The weeks with reviewed decisions of the selected seats, in the order of time.

    Matches in which somebody sat in are left out: the results do not say whose the moves were.
    """
    condition = selection.condition()
    rows = connection.execute(
        "SELECT s.ended, json_extract(r.result, '$.loss.value'),"
        " json_extract(r.result, '$.loss.half_width')"
        " FROM seat AS s JOIN match AS m ON m.match = s.match"
        " JOIN review_result AS r ON r.match = m.id"
        " WHERE r.depth = ? AND r.move > 0 AND json_valid(r.result)"
        " AND json_extract(r.result, '$.seat') = s.seat"
        " AND json_extract(r.result, '$.loss.is_indifferent') = 0 AND m.substitutes = 0"
        f" AND s.ended IS NOT NULL AND {condition.sql} ORDER BY s.ended",
        (DEFAULT_DEPTH, *condition.parameters),
    )
    weeks: dict[date, list[tuple[float, float]]] = {}
    for ended, value, half_width in rows:
        day = datetime.fromtimestamp(ended, timezone.utc).astimezone().date()
        monday = day - timedelta(days=day.weekday())
        weeks.setdefault(monday, []).append((value, half_width))
    return [_of_week(week, losses) for week, losses in weeks.items()]


def _of_week(week: date, losses: list[tuple[float, float]]) -> WeekAccuracy:
    per_ten = 10 / len(losses)
    loss = per_ten * sum(value for value, _ in losses)
    error = per_ten * sqrt(sum(half_width**2 for _, half_width in losses))
    return WeekAccuracy(week, accuracy(loss), accuracy(loss + error), accuracy(loss - error))
