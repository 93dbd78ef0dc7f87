"""Where a profile stands among the characters, for the player who is as strong."""

import sqlite3
from datetime import timedelta

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.ai.levels import FIRST_RUNG, LEVELS, MATCHED, ids_in_records, matched_level_id
from scopa_desktop.play.leaderboard.glicko2 import Rating
from scopa_desktop.play.leaderboard.own_rungs import OwnRungs, rungs_of
from scopa_desktop.play.leaderboard.ratings import level_rating, rung_of
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import count
from scopa_desktop.play.statistics.match_statistics import statistics_of
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_thread import DatabaseThread
from scopa_desktop.play.storage.profiles import ProfileStore
from scopa_desktop.rules.players import Player
from tests.play.matches.made_matches import (
    ANNA,
    START,
    UGO,
    made_match,
    made_note,
    made_round,
    save_made,
)

CHARACTERS = {
    level_id: Rating(rating, 40.0)
    for level_id, rating in zip(LEVELS, (1200, 1300, 1400, 1390, 1600, 1700), strict=True)
}
NOW = START + timedelta(days=2)


def play(connection: sqlite3.Connection, number: int, *, won: bool, game: str, level: str) -> None:
    points = (11, 4) if won else (4, 11)
    facts = made_match([made_round(points)], won=won, game=game, levels=(level,))
    save_made(connection, made_note(number), facts._replace(digest=f"{number:064x}"))


@pytest.mark.parametrize(
    ("rating", "rung"),
    [(0, 0), (1200, 0), (1250, 0.5), (1300, 1), (1399, 1.99), (1450, 3.25), (1600, 4), (1900, 5)],
)
def test_a_rating_has_its_rung(rating: float, rung: float) -> None:
    assert rung_of(CHARACTERS, rating) == pytest.approx(rung)


@pytest.mark.parametrize(
    ("level", "rating"),
    [("easy", 1300), ("skilled", 1390), ("matched_50", 1250), ("matched_300", 1400),
     ("matched_450", 1650), ("matched_500", 1700)],
)  # fmt: skip
def test_a_rung_has_its_rating(level: str, rating: float) -> None:
    assert level_rating(CHARACTERS, level).rating == pytest.approx(rating)


def test_without_matches_there_is_no_rung(connection: sqlite3.Connection) -> None:
    assert rungs_of(connection, ANNA, NOW) == (None, {})


def test_wins_raise_the_rung_and_losses_lower_it(connection: sqlite3.Connection) -> None:
    rungs = []
    for number in range(10):
        play(connection, number, won=number < 5, game="scopa", level="skilled")
        overall = rungs_of(connection, ANNA, NOW).overall
        assert overall is not None
        rungs.append(overall)
    assert rungs[:5] == sorted(rungs[:5])
    assert rungs[4:] == sorted(rungs[4:], reverse=True)
    assert rungs_of(connection, UGO, NOW).overall is None


def test_a_game_has_its_own_rung_once_it_is_known(connection: sqlite3.Connection) -> None:
    for number in range(30):
        play(connection, number, won=True, game="scopa", level="strong")
    for number in range(30, 33):
        play(connection, number, won=False, game="escoba", level="beginner")
    rungs = rungs_of(connection, ANNA, NOW)
    assert [*rungs.games] == ["scopa"]
    assert rungs.overall is not None
    assert rungs.games["scopa"] >= rungs.overall


def test_matches_against_a_matched_player_count(connection: sqlite3.Connection) -> None:
    play(connection, 1, won=True, game="scopa", level="matched_240")
    first = rungs_of(connection, ANNA, NOW).overall
    play(connection, 2, won=True, game="scopa", level="matched_400")
    second = rungs_of(connection, ANNA, NOW).overall
    assert first is not None
    assert second is not None
    assert second > first
    opponents = statistics_of(connection, MatchFilter(profile=ANNA)).opponents
    assert [(level, results.won) for level, results in opponents] == [("matched", 2)]
    of_matched = MatchFilter(profile=ANNA, opponents=ids_in_records(MATCHED))
    assert count(connection, of_matched) == 2
    play(connection, 3, won=True, game="scopa", level="casual")
    assert count(connection, of_matched) == 2


def test_the_rung_is_read_when_it_is_asked_for(qtbot: QtBot, database: Database) -> None:
    profiles = ProfileStore(database)
    thread = DatabaseThread(database.folder)
    rungs = OwnRungs(thread, profiles, thread)
    equal = Player("Beppe", matched_level_id(2))
    assert rungs.seated(equal, "scopa") == equal
    for number in range(5):
        facts = made_match([made_round((11, 4))], levels=("strong",))
        save_made(database.connection, made_note(number, profiles.current.id), facts)
    assert rungs.rung("scopa") == FIRST_RUNG
    rungs.refresh()
    qtbot.waitUntil(lambda: rungs.rung("scopa") > FIRST_RUNG)
    assert rungs.seated(equal, "scopa").level == matched_level_id(rungs.rung("scopa"))
    easy = Player("Pina", "easy")
    assert rungs.seated(easy, "scopa") == easy
    thread.finish()
