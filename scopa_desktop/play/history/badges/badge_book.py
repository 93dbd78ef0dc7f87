"""The badges of all profiles in the database.

The table `feat` has what each profile achieved in each single match; it is written and removed with
the rows of the match. The table `badge` has the first time that a badge was earned. It is brought
up to date by `award` after a match, and made anew by `rebuild`; both give the same result. A badge
whose match was deleted is kept with its date.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, timezone
from typing import TYPE_CHECKING, Final, NamedTuple

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.history.badges.career import (
    CAREER_GOALS,
    LONGEST_STREAK,
    Career,
    CareerMatch,
)
from scopa_desktop.play.history.badges.match_badges import MATCH_RULES, plain_level
from scopa_desktop.play.history.database import transaction
from scopa_desktop.rules.catalogue import CATALOGUE

if TYPE_CHECKING:
    from scopa_desktop.play.history.match_history import MatchHistory

BADGES: Final = (*CAREER_GOALS, *MATCH_RULES)
"""The ids of all badges."""

_COUNTS: Final = "m.origin = 'played' AND m.ending IN ('finished', 'abandoned') AND m.ended NOTNULL"
_BEFORE: Final = "(m.ended, m.id) < (?, ?)"
_OF_PROFILE: Final = "FROM seat AS s JOIN match AS m USING (match) WHERE s.profile = ?"


class EarnedBadge(NamedTuple):
    """A badge that a profile has earned."""

    profile: str
    badge: str
    match: str
    """The id of the match; it may have been deleted since."""
    earned: datetime


class Progress(NamedTuple):
    """How far a profile has come towards a badge."""

    done: int
    needed: int


def award(history: "MatchHistory", match_id: str) -> list[EarnedBadge]:
    """Enter the badges that were earned with a completed match, and return them.

    The rows of the match must have been written. Raises `StorageError` with a sentence.
    """

    def action(current: "MatchHistory") -> list[EarnedBadge]:
        connection = current.connection
        with transaction(connection):
            profiles = connection.execute(
                "SELECT DISTINCT s.profile FROM seat AS s JOIN match AS m USING (match)"
                " WHERE m.id = ? AND s.profile NOTNULL",
                (match_id,),
            ).fetchall()
            new = [
                badge
                for (profile,) in profiles
                for badge in _awarded(connection, profile, match_id)
            ]
            _insert(connection, new)
        return new

    return history.run(action)


def rebuild(history: "MatchHistory", profile: str | None = None) -> None:
    """Make the badges of a profile, or of all, anew from the rows of their matches.

    To be called after matches were imported, merged or entered from their files. Raises
    `StorageError` with a sentence.
    """

    def action(current: "MatchHistory") -> None:
        connection = current.connection
        with transaction(connection):
            for each in [profile] if profile is not None else _profiles(connection):
                _rebuild(connection, each)

    history.run(action)


def _rebuild(connection: sqlite3.Connection, profile: str) -> None:
    """Make the badges of a profile anew; those of deleted matches are kept."""
    kept = [old for old in earned(connection, profile) if not _exists(connection, old.match)]
    first = {badge.badge: badge for badge in kept}
    for badge in _earned_in(profile, _matches(connection, profile)):
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
        EarnedBadge(profile, row["badge"], row["match"], _time(row["earned"]))
        for row in rows
        if row["badge"] in BADGES
    ]


def progress(connection: sqlite3.Connection, profile: str) -> dict[str, Progress]:
    """How far a profile has come towards the badges for which a number can be told."""
    career = career_before(connection, profile)
    return {
        badge: Progress(min(goal.done(career), goal.needed), goal.needed)
        for badge, goal in CAREER_GOALS.items()
        if goal.is_counted
    }


# --- earning ------------------------------------------------------------------------------------


def _awarded(connection: sqlite3.Connection, profile: str, match_id: str) -> Iterator[EarnedBadge]:
    """The badges that a profile has earned with a match and did not have before."""
    match = next(iter(_matches(connection, profile, match_id)), None)
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
            yield EarnedBadge(profile, badge, match.id, _time(match.ended))


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
                yield EarnedBadge(profile, badge, match.id, _time(match.ended))


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
    until = f" AND {_COUNTS}" + (f" AND {_BEFORE}" if match else "")
    parameters = (profile, match.ended, match.id) if match else (profile,)
    won = f"{_OF_PROFILE} AND s.result > 0{until}"
    last = _matches(connection, profile, before=match, limit=LONGEST_STREAK)
    career = Career(
        wins=connection.execute(f"SELECT count(*) {won}", parameters).fetchone()[0],
        streak=next(
            (number for number, each in enumerate(reversed(last)) if not each.is_won), len(last)
        ),
        won_games={
            row[0] for row in connection.execute(f"SELECT DISTINCT m.variant {won}", parameters)
        },
        decks={row[0] for row in connection.execute(f"SELECT DISTINCT m.deck {won}", parameters)}
        - {""},
        previous=last[-1] if last else None,
    )
    beaten = connection.execute(
        "SELECT DISTINCT m.variant, o.level FROM seat AS s JOIN match AS m USING (match)"
        " JOIN seat AS o ON o.match = s.match AND o.side <> s.side"
        f" WHERE s.profile = ? AND s.result > 0{until}",
        parameters,
    )
    career.beaten = {
        (CATALOGUE[variant].family, plain_level(level))
        for variant, level in beaten
        if plain_level(level) in LEVELS
    }
    return career


def _matches(
    connection: sqlite3.Connection,
    profile: str,
    match_id: str | None = None,
    *,
    before: CareerMatch | None = None,
    limit: int = -1,
) -> Sequence[CareerMatch]:
    """The matches of a profile that count, in the order in which they ended.

    All of them, or only the one with an id; or the last `limit` ones before a match.
    """
    conditions = [_COUNTS]
    parameters: list[object] = [profile]
    if match_id is not None:
        conditions.append("m.id = ?")
        parameters.append(match_id)
    if before is not None:
        conditions.append(_BEFORE)
        parameters += [before.ended, before.id]
    rows = connection.execute(
        "SELECT m.match, m.id, m.ended, m.variant, m.deck, m.ending, s.seat, s.side, s.result"
        f" {_OF_PROFILE} AND {' AND '.join(conditions)}"
        " ORDER BY m.ended DESC, m.id DESC LIMIT ?",
        (*parameters, limit),
    ).fetchall()
    return [_match(connection, row) for row in reversed(rows)]


def _match(connection: sqlite3.Connection, row: sqlite3.Row) -> CareerMatch:
    opponents = connection.execute(
        "SELECT level FROM seat WHERE match = ? AND side <> ?", (row["match"], row["side"])
    )
    feats = connection.execute(
        "SELECT badge FROM feat WHERE match = ? AND seat = ?", (row["match"], row["seat"])
    )
    return CareerMatch(
        id=row["id"],
        ended=row["ended"],
        variant=row["variant"],
        deck=row["deck"],
        is_won=(row["result"] or 0) > 0,
        is_finished=row["ending"] == "finished",
        opponents=tuple(sorted(plain_level(level) for (level,) in opponents)),
        feats=frozenset(badge for (badge,) in feats),
    )


def _profiles(connection: sqlite3.Connection) -> list[str]:
    rows = connection.execute(
        "SELECT profile FROM badge UNION SELECT profile FROM seat WHERE profile NOTNULL"
    )
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


def _time(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, timezone.utc)
