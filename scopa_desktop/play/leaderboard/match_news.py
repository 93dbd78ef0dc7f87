"""What a finished match has brought a profile: its best result, badges and rating."""

from typing import NamedTuple

from scopa_desktop.play.history.badges.badge_book import earned
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.history.match_rows import WON
from scopa_desktop.play.leaderboard.character_matches import shipped_matches
from scopa_desktop.play.leaderboard.kept_ratings import rating_course
from scopa_desktop.play.leaderboard.ratings import character_ratings


class MatchNews(NamedTuple):
    """The news of a match for one profile."""

    best_lead: int | None = None
    """The lead with which it was won, if it is the largest of several in this game."""
    badges: tuple[str, ...] = ()
    """The ids of the badges that it has earned, in their order."""
    ratings: tuple[int, int] | None = None
    """The rating in all games before and after it; None if it is not rated, or was the first."""


def news_of(history: MatchHistory, match_id: str, profile: str) -> MatchNews:
    """The news of a match that has been entered; raises `StorageError` with a sentence."""
    row = history.connection.execute(
        "SELECT s.result, s.lead, s.variant, s.ended, s.is_replayed"
        " FROM seat AS s JOIN match AS m USING (match) WHERE m.id = ? AND s.profile = ?",
        (match_id, profile),
    ).fetchone()
    if row is None:
        return MatchNews()
    badges = tuple(
        badge.badge for badge in earned(history.connection, profile) if badge.match == match_id
    )
    best_lead = None
    if row["result"] == WON and not row["is_replayed"]:
        won = MatchFilter(
            profile=profile, variants=frozenset((row["variant"],)), results=frozenset((WON,))
        ).condition()
        count, most = history.connection.execute(
            "SELECT count(*), max(s.lead) FROM seat AS s JOIN match AS m USING (match)"
            f" WHERE {won.sql} AND m.id != ?",
            (*won.parameters, match_id),
        ).fetchone()
        best_lead = row["lead"] if count and row["lead"] > most else None
    characters = character_ratings(shipped_matches(), None)
    course = rating_course(history.connection, characters, profile, None)
    rated = None
    if len(course) > 1 and int(course[-1].time.timestamp()) == row["ended"]:
        rated = round(course[-2].rating.rating), round(course[-1].rating.rating)
    return MatchNews(best_lead, badges, rated)
