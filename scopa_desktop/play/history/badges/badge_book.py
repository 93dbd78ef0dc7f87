"""The badges of all profiles in the database.

The table `career` has what each profile made of each match that counts; it is written and removed
with the rows of the match. The table `badge` has the first time that a badge was earned. It is
brought up to date by `award` after a match, and rebuilt by `rebuild`; both give the same result.
A badge whose match was deleted is kept with its date.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Final, NamedTuple

from scopa_desktop.play.history.badges.career import (
    CAREER_GOALS,
    LONGEST_STREAK,
    Career,
    CareerMatch,
)
from scopa_desktop.play.history.badges.match_badges import MATCH_RULES
from scopa_desktop.play.storage.database import transaction
from scopa_desktop.play.storage.times import time_of_seconds
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.variant import Family

if TYPE_CHECKING:
    from scopa_desktop.play.history.match_history import MatchHistory

BADGES: Final = (*CAREER_GOALS, *MATCH_RULES)
"""The ids of all badges."""

_OF_MATCH: Final = "profile = ? AND match = (SELECT match FROM match WHERE id = ?)"
_BEFORE: Final = "(ended, id) < (?, ?)"


class EarnedBadge(NamedTuple):
    """A badge that a profile has earned."""

    profile: str
    badge: str
    match: str
    """The id of the match; it may have been deleted since."""
    earned: datetime


class BadgeProgress(NamedTuple):
    """How far a profile has come towards a badge."""

    done: int
    needed: int


def award(history: "MatchHistory", match_id: str) -> list[EarnedBadge]:
    """Enter the badges that were earned with a completed match, and return them.

    For `MatchHistory.run`. The rows of the match must have been written.
    """
    connection = history.connection
    with transaction(connection):
        profiles = connection.execute(
            "SELECT profile FROM career WHERE match = (SELECT match FROM match WHERE id = ?)",
            (match_id,),
        ).fetchall()
        new = [
            badge for (profile,) in profiles for badge in _awarded(connection, profile, match_id)
        ]
        _insert(connection, new)
    return new


def rebuild(history: "MatchHistory", profile: str | None = None) -> None:
    """Rebuild the badges of a profile, or of all, from the rows of their matches.

    For `MatchHistory.run`, after matches were imported, merged or entered from their files.
    """
    connection = history.connection
    with transaction(connection):
        for each in [profile] if profile is not None else _profiles(connection):
            _rebuild(connection, each)


def _rebuild(connection: sqlite3.Connection, profile: str) -> None:
    """Rebuild the badges of a profile; those of deleted matches are kept."""
    kept = [old for old in earned(connection, profile) if not _exists(connection, old.match)]
    first = {badge.badge: badge for badge in kept}
    for badge in _earned_in(profile, _matches(connection, "profile = ?", (profile,))):
        old = first.get(badge.badge)
        if old is None or badge.earned < old.earned:
            first[badge.badge] = badge
    connection.execute("DELETE FROM badge WHERE profile = ?", (profile,))
    _insert(connection, first.values())


def earned(connection: sqlite3.Connection, profile: str) -> list[EarnedBadge]:
    """The badges of a profile, in the order in which they were earned."""
    rows = connection.execute(
        "SELECT badge, match, earned FROM badge WHERE profile = ? ORDER BY earned, badge",
        (profile,),
    )
    return [
        EarnedBadge(profile, row["badge"], row["match"], time_of_seconds(row["earned"]))
        for row in rows
        if row["badge"] in BADGES
    ]


def progress(connection: sqlite3.Connection, profile: str) -> dict[str, BadgeProgress]:
    """How far a profile has come towards the badges for which a number can be told."""
    career = career_before(connection, profile)
    return {
        badge: BadgeProgress(min(goal.done(career), goal.needed), goal.needed)
        for badge, goal in CAREER_GOALS.items()
        if goal.is_counted
    }


def family_wins(history: "MatchHistory", profile: str) -> dict[Family, int]:
    """The matches that a profile has won in each family of games; for `MatchHistory.run`."""
    won = history.connection.execute(
        "SELECT variant, count(*) FROM career WHERE profile = ? AND result > 0 GROUP BY variant",
        (profile,),
    )
    wins = dict.fromkeys(Family, 0)
    for variant, number in won:
        wins[CATALOGUE[variant].family] += number
    return wins


# --- earning ------------------------------------------------------------------------------------


def _awarded(connection: sqlite3.Connection, profile: str, match_id: str) -> Iterator[EarnedBadge]:
    """The badges that a profile has earned with a match and did not have before."""
    match = next(iter(_matches(connection, _OF_MATCH, (profile, match_id))), None)
    if match is None:
        return
    had = {badge.badge for badge in earned(connection, profile)}
    goals = [badge for badge in CAREER_GOALS if badge not in had]
    reached = set(match.feats)
    if goals:
        career = career_before(connection, profile, match)
        career.add(match)
        reached |= {badge for badge in goals if _is_reached(career, badge)}
    for badge in BADGES:
        if badge in reached and badge not in had:
            yield EarnedBadge(profile, badge, match.id, time_of_seconds(match.ended))


def _earned_in(profile: str, matches: Iterable[CareerMatch]) -> Iterator[EarnedBadge]:
    """The badges of all matches of a profile, given in the order in which they ended."""
    career = Career()
    had: set[str] = set()
    for match in matches:
        career.add(match)
        for badge in BADGES:
            if badge not in had and (
                badge in match.feats or (badge in CAREER_GOALS and _is_reached(career, badge))
            ):
                had.add(badge)
                yield EarnedBadge(profile, badge, match.id, time_of_seconds(match.ended))


def _is_reached(career: Career, badge: str) -> bool:
    goal = CAREER_GOALS[badge]
    return goal.done(career) >= goal.needed


# --- reading ------------------------------------------------------------------------------------


def career_before(
    connection: sqlite3.Connection, profile: str, match: CareerMatch | None = None
) -> Career:
    """What a profile had achieved before a match; by default up to now.

    Its `rematches` are not counted.
    """
    condition = f"profile = ? AND {_BEFORE}" if match else "profile = ?"
    parameters = (profile, match.ended, match.id) if match else (profile,)
    won = connection.execute(
        "SELECT variant, deck, opponents, count(*) FROM career INDEXED BY career_of_profile"
        f" WHERE {condition} AND result > 0 GROUP BY variant, deck, opponents",
        parameters,
    )
    career = Career()
    for variant, deck, opponents, number in won:
        career.wins += number
        career.add_won(variant, deck, opponents.split())
    last = _matches(connection, condition, parameters, limit=LONGEST_STREAK)
    career.streak = next(
        (number for number, each in enumerate(reversed(last)) if not each.is_won), len(last)
    )
    career.previous = last[-1] if last else None
    return career


def _matches(
    connection: sqlite3.Connection,
    condition: str,
    parameters: Sequence[object],
    limit: int = -1,
) -> Sequence[CareerMatch]:
    """The matches of the table `career` for which a condition holds, in the order of their ends.

    With a limit, only the last ones.
    """
    rows = connection.execute(
        "SELECT id, ended, variant, deck, opponents, result, feats FROM career"
        f" WHERE {condition} ORDER BY ended DESC, id DESC LIMIT ?",
        (*parameters, limit),
    ).fetchall()
    return [
        CareerMatch(
            id=row["id"],
            ended=row["ended"],
            variant=row["variant"],
            deck=row["deck"],
            is_won=(row["result"] or 0) > 0,
            is_finished=row["result"] is not None,
            opponents=tuple(row["opponents"].split()),
            feats=frozenset(row["feats"].split()),
        )
        for row in reversed(rows)
    ]


def _profiles(connection: sqlite3.Connection) -> list[str]:
    rows = connection.execute("SELECT profile FROM badge UNION SELECT profile FROM career")
    return [profile for (profile,) in rows]


def _exists(connection: sqlite3.Connection, match_id: str) -> bool:
    found = connection.execute("SELECT 1 FROM match WHERE id = ?", (match_id,)).fetchone()
    return found is not None


def _insert(connection: sqlite3.Connection, badges: Iterable[EarnedBadge]) -> None:
    connection.executemany(
        "INSERT INTO badge (profile, badge, match, earned) VALUES (?, ?, ?, ?)",
        [
            (badge.profile, badge.badge, badge.match, int(badge.earned.timestamp()))
            for badge in badges
        ],
    )
