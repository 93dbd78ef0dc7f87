"""`ProfileSummary`: what the page of a profile shows of its matches and badges."""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from scopa_desktop.play.badges.badge_book import BadgeProgress, EarnedBadge, earned, progress
from scopa_desktop.play.statistics.match_filter import MatchFilter


class WonMatch(NamedTuple):
    """The match in which a badge was earned."""

    title: str
    """The player's name for the rules, or the game's."""
    points: int
    """Of the own side."""
    other_points: tuple[int, ...]
    opponents: tuple[str, ...]
    """Their names, as the record has them."""


class ProfileSummary(NamedTuple):
    """The matches and badges of a profile."""

    matches: int
    """The number of matches that were played to their end or left, and count; see `MatchFilter`."""
    won: int
    badges: Sequence[EarnedBadge]
    """In the order in which they were earned."""
    progress: Mapping[str, BadgeProgress]
    won_matches: Mapping[str, WonMatch]
    """The matches of the badges by their ids; those that were deleted are missing."""


def profile_summary(connection: sqlite3.Connection, profile: str) -> ProfileSummary:
    """The summary of a profile."""
    counted = MatchFilter(profile=profile, counted_only=True).condition()
    matches, won = connection.execute(
        f"SELECT count(*), ifnull(sum(s.result > 0), 0) FROM seen AS s WHERE {counted.sql}",
        counted.parameters,
    ).fetchone()
    badges = earned(connection, profile)
    won_matches = _won_matches(connection, {badge.match for badge in badges}, profile)
    return ProfileSummary(matches, won, badges, progress(connection, profile), won_matches)


def _won_matches(
    connection: sqlite3.Connection, match_ids: Iterable[str], profile: str
) -> dict[str, WonMatch]:
    found: dict[str, WonMatch] = {}
    for match_id in match_ids:
        row = connection.execute(
            "SELECT m.match, m.title, m.score, s.side FROM match AS m CROSS JOIN seat AS s"
            " ON s.match = m.match WHERE m.id = ? AND +s.profile = ?",
            (match_id, profile),
        ).fetchone()
        if row is None:
            continue
        opponents = connection.execute(
            "SELECT name FROM seat WHERE match = ? AND side <> ? ORDER BY seat",
            (row["match"], row["side"]),
        )
        totals = [int(points) for points in row["score"].split()]
        own = totals.pop(row["side"])
        found[match_id] = WonMatch(
            row["title"], own, tuple(totals), tuple(name for (name,) in opponents)
        )
    return found
