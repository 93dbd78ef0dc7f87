"""The ratings of the profiles from the matches in the database."""

import sqlite3
from datetime import timedelta

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.leaderboard.glicko2 import Rating
from scopa_desktop.play.leaderboard.player_ratings import (
    player_records,
    rated_matches,
    rating_course,
)
from tests.play.leaderboard.rated_profiles import profile_records
from tests.play.matches.made_matches import (
    ANNA,
    START,
    UGO,
    made_match,
    made_note,
    made_round,
    save_made,
)

CHARACTERS = {level: Rating(1400 + 40 * number, 50) for number, level in enumerate(LEVELS)}
NOW = START + timedelta(days=400)


def save(
    connection: sqlite3.Connection,
    number: int,
    *,
    won: bool = True,
    game: str = "scopa",
    profile: str = ANNA,
    day: int | None = None,
) -> None:
    """Save a match that ended on a day, by default that of its number."""
    facts = made_match([made_round((11, 5) if won else (5, 11))], won=won, game=game)
    ended = START + timedelta(days=number if day is None else day)
    save_made(connection, made_note(number, profile, ended=ended), facts)


def test_the_ratings_are_those_of_all_rated_matches(connection: sqlite3.Connection) -> None:
    for number in range(12):
        save(connection, number, won=number % 3 > 0, game=("scopa", "escoba")[number % 2])
    save(connection, 20, profile=UGO)
    for game in (None, "scopa", "escoba", "cirulla"):
        records = player_records(connection, CHARACTERS, game, NOW)
        assert records == profile_records(rated_matches(connection, game), CHARACTERS, NOW)
    both = player_records(connection, CHARACTERS, None, NOW)
    assert {profile: record.matches for profile, record in both.items()} == {ANNA: 12, UGO: 1}
    escoba = player_records(connection, CHARACTERS, "escoba", NOW)
    assert {profile: record.matches for profile, record in escoba.items()} == {ANNA: 6}


def test_a_match_that_the_game_played_is_not_rated(connection: sqlite3.Connection) -> None:
    save(connection, 1)
    # The time ran out at most moves, and nobody switched to automatic play.
    facts = made_match([made_round((11, 5))])._replace(played_by_game=frozenset({0}))
    save_made(connection, made_note(2), facts)
    assert [match.ended for match in rated_matches(connection, None)] == [START + timedelta(days=1)]


def test_matches_of_one_second_are_rated_in_the_order_in_which_they_were_entered(
    connection: sqlite3.Connection,
) -> None:
    results = [True, False, False, True]
    for number, won in zip((7, 3, 9, 1), results, strict=True):
        save(connection, number, won=won, day=0)
    winners = [match.winner for match in rated_matches(connection, None)]
    assert winners == [0 if won else 1 for won in results]


def test_the_course_of_a_rating_has_each_match(connection: sqlite3.Connection) -> None:
    days = [0, 1, 2, 40, 41, 80]
    for number, day in enumerate(days):
        save(connection, number, won=number % 2 == 0, day=day)
    course = rating_course(connection, CHARACTERS, ANNA, None)
    assert [(each.time - START).days for each in course] == days
    ratings = [each.rating.rating for each in course]
    assert ratings[0] > ratings[1] < ratings[2]
    records = player_records(connection, CHARACTERS, None, course[-1].time)
    assert records[ANNA].rating.rating == ratings[-1]
    assert rating_course(connection, CHARACTERS, UGO, None) == []
    assert rating_course(connection, CHARACTERS, ANNA, "escoba") == []
