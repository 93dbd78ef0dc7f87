"""What a finished match has brought a profile: its best result, badges and rating."""

import sqlite3
from dataclasses import replace
from typing import NamedTuple

from scopa_desktop.play.badges import earned
from scopa_desktop.play.leaderboard.player_ratings import rating_course
from scopa_desktop.play.leaderboard.ratings import shipped_ratings
from scopa_desktop.play.matches.match_rows import WON
from scopa_desktop.play.statistics.match_filter import MatchFilter


class MatchNews(NamedTuple):
    """The news of a match for one profile."""

    best_lead: int | None = None
    """The lead with which it was won, if it is the largest of several in this game."""
    badges: tuple[str, ...] = ()
    """The ids of the badges that it has earned, in their order."""
    ratings: tuple[int, int] | None = None
    """The rating in all games before and after it; None if it is not rated, or was the first."""


def news_of(connection: sqlite3.Connection, match_id: str, profile: str) -> MatchNews:
    """The news of a match that has ended; none if it is not counted.

    Raises `StorageError` with a sentence if the shipped matches cannot be read.
    """
    counted = MatchFilter(profile=profile, counted_only=True)
    condition = replace(counted, match_id=match_id).condition()
    row = connection.execute(
        f"SELECT s.result, s.lead, s.variant, s.ended FROM seen AS s WHERE {condition.sql}",
        condition.parameters,
    ).fetchone()
    if row is None:
        return MatchNews()
    badges = tuple(badge.badge for badge in earned(connection, profile) if badge.match == match_id)
    best_lead = None
    if row["result"] == WON:
        won = replace(
            counted, variants=frozenset((row["variant"],)), results=frozenset((WON,))
        ).condition()
        count, most = connection.execute(
            f"SELECT count(*), max(s.lead) FROM seen AS s WHERE {won.sql} AND s.id <> ?",
            (*won.parameters, match_id),
        ).fetchone()
        best_lead = row["lead"] if count and row["lead"] > most else None
    course = rating_course(connection, shipped_ratings(None), profile, None)
    rated = None
    if len(course) > 1 and int(course[-1].time.timestamp()) == row["ended"]:
        rated = round(course[-2].rating.rating), round(course[-1].rating.rating)
    return MatchNews(best_lead, badges, rated)
