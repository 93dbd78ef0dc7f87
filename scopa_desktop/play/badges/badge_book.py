"""The badges of all profiles in the database.

A row of the table `seat` with `feats` is a match that counts for the career of a profile. The table
`badge` has the first time that a badge was earned. It is brought up to date by `award` after a
match, and by `rebuild` after many; both give the same result. A badge whose match was deleted is
kept with its date.

A `Career` is what the badges that take several matches are counted from: it is added up match by
match, or read from the database as it was before a match.
"""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, NamedTuple

from scopa_desktop.ai.levels import LEVELS, character_id
from scopa_desktop.play.matches.feats import LEVEL_OF_BADGE, MATCH_RULES
from scopa_desktop.play.matches.match_rows import WON
from scopa_desktop.play.storage.paths import OWN_DECK
from scopa_desktop.play.storage.times import time_of_seconds
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.variant import Family

LONGEST_STREAK: Final = 10
"""The streak up to which is counted."""
MANY_DECKS: Final = 7
"""The decks of the badge “Seven decks”, which has the id `every_deck` because there were no more at
first; raising the number would take the badge from those who have it."""
LEAST_GAMES: Final = 3
"""The games that a family must have for its badge."""

_HOME_OF_SPANISH_GAMES: Final = "castellana"
_TUNISIAN: Final = frozenset(["chkobba"])
SPANISH_GAMES: Final = frozenset(
    game.id for game in CATALOGUE.values() if game.deck == _HOME_OF_SPANISH_GAMES
)
"""The games, by id, of Spain and the countries that have them from there."""
ITALIAN_GAMES: Final = frozenset(CATALOGUE) - SPANISH_GAMES - _TUNISIAN


class CareerMatch(NamedTuple):
    """A match of a profile that counts: finished or left, played here."""

    number: int
    """In the database; of matches that ended in the same second, that entered first is lower."""
    id: str
    ended: int
    """Seconds since 1970."""
    variant: str
    deck: str
    is_won: bool
    is_finished: bool
    opponents: tuple[str, ...]
    """The different levels on the other sides, sorted, without conventions."""
    feats: frozenset[str]
    """The badges earned in the match alone."""


@dataclass
class Career:
    """What a profile has achieved in all matches up to a time."""

    wins: int = 0
    streak: int = 0
    """The matches won in a row up to now, at most `LONGEST_STREAK`; leaving one ends it."""
    beaten: set[tuple[Family, str]] = field(default_factory=set)
    """Families of games and levels of computer players beaten in them."""
    won_games: set[str] = field(default_factory=set)
    decks: set[str] = field(default_factory=set)
    """The decks of the program with which a match was won; own ones can be added at will."""
    previous: CareerMatch | None = None
    rematches: int = 0
    """The matches won right after one lost in the same game to the same players."""

    def add(self, match: CareerMatch) -> None:
        if match.is_won:
            self.wins += 1
            self.streak = min(self.streak + 1, LONGEST_STREAK)
            self.rematches += self._is_rematch(match)
            self.add_won(match.variant, match.deck, match.opponents)
        else:
            self.streak = 0
        self.previous = match

    def add_won(self, variant: str, deck: str, opponents: Iterable[str]) -> None:
        """Add a game, a deck and opponents with and against which a match was won."""
        self.won_games.add(variant)
        family = CATALOGUE[variant].family
        self.beaten |= {(family, level) for level in opponents if level in LEVELS}
        if deck and not OWN_DECK.fullmatch(deck):
            self.decks.add(deck)

    def _is_rematch(self, match: CareerMatch) -> bool:
        lost = self.previous
        return (
            lost is not None
            and lost.is_finished
            and not lost.is_won
            and (lost.variant, lost.opponents) == (match.variant, match.opponents)
        )


def _best_family_of_opponents(career: Career) -> int:
    """The most computer players beaten in one family."""
    return max(sum(each is family for each, _ in career.beaten) for family in Family)


def _family_games(family: Family) -> frozenset[str]:
    return frozenset(game.id for game in CATALOGUE.values() if game.family is family)


def _best_family_of_games(career: Career) -> int:
    """The share of the games of a family that are won, in percent; the highest of all."""
    shares = [0]
    for family in Family:
        games = _family_games(family)
        if len(games) >= LEAST_GAMES:
            shares.append(100 * len(games & career.won_games) // len(games))
    return max(shares)


class Goal(NamedTuple):
    """How far a career has come towards a badge, and how far it must come."""

    done: Callable[[Career], int]
    needed: int
    is_counted: bool = True
    """Whether the number means something to the player."""


CAREER_GOALS: Final[Mapping[str, Goal]] = {
    "first_win": Goal(lambda career: career.wins, 1, is_counted=False),
    "ten_wins": Goal(lambda career: career.wins, 10),
    "hundred_wins": Goal(lambda career: career.wins, 100),
    "thousand_wins": Goal(lambda career: career.wins, 1000),
    "streak_three": Goal(lambda career: career.streak, 3),
    "streak_five": Goal(lambda career: career.streak, 5),
    "streak_ten": Goal(lambda career: career.streak, LONGEST_STREAK),
    "beat_everyone_in_family": Goal(_best_family_of_opponents, len(LEVEL_OF_BADGE)),
    "whole_family_won": Goal(_best_family_of_games, 100, is_counted=False),
    "every_deck": Goal(lambda career: len(career.decks), MANY_DECKS),
    "rematch_won": Goal(lambda career: career.rematches, 1, is_counted=False),
    "italian_family": Goal(lambda career: len(career.won_games & ITALIAN_GAMES), 5),
    "spanish_family": Goal(lambda career: len(career.won_games & SPANISH_GAMES), 5),
}
"""The badges that take several matches, by id."""


BADGES: Final = (*CAREER_GOALS, *MATCH_RULES)
"""The ids of all badges."""

_CAREER: Final = "FROM seen AS s WHERE s.feats IS NOT NULL AND s.profile = ?"
_BEFORE: Final = " AND (s.ended, s.match) < (?, ?)"


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


def award(connection: sqlite3.Connection, match_id: str) -> list[EarnedBadge]:
    """Enter the badges that were earned with a match that has ended, and return them.

    For the transaction that saves the match, after `save_match`.
    """
    profiles = connection.execute(
        "SELECT s.profile FROM seen AS s"
        " WHERE s.id = ? AND s.profile IS NOT NULL AND s.feats IS NOT NULL",
        (match_id,),
    ).fetchall()
    new = [badge for (profile,) in profiles for badge in _awarded(connection, profile, match_id)]
    _insert(connection, new)
    return new


def rebuild(connection: sqlite3.Connection) -> None:
    """Work out all badges from the rows of the matches, after many were entered at once.

    Badges of deleted matches are kept. For a transaction.
    """
    profiles = connection.execute(
        "SELECT profile FROM badge UNION SELECT profile FROM seat WHERE feats IS NOT NULL"
    ).fetchall()
    for (profile,) in profiles:
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


def family_wins(connection: sqlite3.Connection, profile: str) -> dict[Family, int]:
    """The matches that a profile has won in each family of games."""
    won = connection.execute(
        f"SELECT s.variant, count(*) {_CAREER} AND s.result = {WON} GROUP BY s.variant", (profile,)
    )
    wins = dict.fromkeys(Family, 0)
    for variant, number in won:
        wins[CATALOGUE[variant].family] += number
    return wins


def _awarded(connection: sqlite3.Connection, profile: str, match_id: str) -> Iterator[EarnedBadge]:
    """The badges that a profile has earned with a match and did not have before."""
    [match] = _matches(connection, profile, " AND s.id = ?", (match_id,))
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


def career_before(
    connection: sqlite3.Connection, profile: str, match: CareerMatch | None = None
) -> Career:
    """What a profile had achieved before a match; by default up to now.

    Its `rematches` are not counted.
    """
    condition, parameters = (_BEFORE, (match.ended, match.number)) if match else ("", ())
    won = f"{_CAREER}{condition} AND s.result = {WON}"
    career = Career()
    for variant, deck, levels, number in connection.execute(
        f"SELECT s.variant, s.deck, s.opponent_levels, count(*) {won} GROUP BY 1, 2, 3",
        (profile, *parameters),
    ):
        career.wins += number
        career.add_won(variant, deck, _opponents(levels))
    last = _matches(connection, profile, condition, parameters, limit=LONGEST_STREAK)
    career.streak = next(
        (number for number, each in enumerate(reversed(last)) if not each.is_won), len(last)
    )
    career.previous = last[-1] if last else None
    return career


def _matches(
    connection: sqlite3.Connection,
    profile: str,
    condition: str = "",
    parameters: Sequence[object] = (),
    limit: int = -1,
) -> Sequence[CareerMatch]:
    """The matches of a career for which a condition holds, in the order of their ends.

    With a limit, only the last ones.
    """
    rows = connection.execute(
        "SELECT s.match, s.id, s.ended, s.variant, s.deck, s.opponent_levels, s.result, s.feats"
        f" {_CAREER}{condition} ORDER BY s.ended DESC, s.match DESC LIMIT ?",
        (profile, *parameters, limit),
    ).fetchall()
    return [
        CareerMatch(
            number=row["match"],
            id=row["id"],
            ended=row["ended"],
            variant=row["variant"],
            deck=row["deck"],
            is_won=row["result"] == WON,
            is_finished=row["result"] is not None,
            opponents=_opponents(row["opponent_levels"]),
            feats=frozenset(row["feats"].split()),
        )
        for row in reversed(rows)
    ]


def _opponents(levels: str) -> tuple[str, ...]:
    return tuple(sorted({character_id(level) for level in levels.split()}))


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
