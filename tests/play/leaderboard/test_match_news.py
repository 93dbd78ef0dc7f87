"""What a finished match has brought a profile."""

import sqlite3
from typing import Any

from scopa_desktop.play.badges import award
from scopa_desktop.play.leaderboard.match_news import MatchNews, news_of
from tests.play.matches.made_matches import ANNA, UGO, made_match, made_note, made_round, save_made


def add(
    connection: sqlite3.Connection, number: int, points: tuple[int, int], **changes: Any
) -> str:
    """Enter a match of Anna; returns its id."""
    facts = made_match([made_round(points)], won=points[0] > points[1], **changes)
    note = made_note(number)
    save_made(connection, note, facts._replace(digest=f"{number:064x}"))
    award(connection, note.id)
    return note.id


def test_the_best_result_is_new_when_it_is_beaten(connection: sqlite3.Connection) -> None:
    first = add(connection, 1, (11, 5))
    assert news_of(connection, first, ANNA).best_lead is None
    same = add(connection, 2, (12, 6))
    assert news_of(connection, same, ANNA).best_lead is None
    better = add(connection, 3, (11, 4))
    assert news_of(connection, better, ANNA).best_lead == 7
    other_game = add(connection, 4, (11, 1), game="escoba")
    assert news_of(connection, other_game, ANNA).best_lead is None
    lost = add(connection, 5, (1, 11))
    assert news_of(connection, lost, ANNA).best_lead is None


def test_badges_are_those_of_the_match(connection: sqlite3.Connection) -> None:
    first, second = add(connection, 1, (11, 5)), add(connection, 2, (11, 10))
    assert "first_win" in news_of(connection, first, ANNA).badges
    later = news_of(connection, second, ANNA).badges
    assert "photo_finish" in later
    assert "first_win" not in later


def test_the_rating_is_that_before_and_after(connection: sqlite3.Connection) -> None:
    first = add(connection, 1, (11, 5))
    assert news_of(connection, first, ANNA).ratings is None
    won = news_of(connection, add(connection, 2, (11, 5)), ANNA).ratings
    assert won is not None
    assert won[0] < won[1]
    lost = news_of(connection, add(connection, 3, (5, 11)), ANNA).ratings
    assert lost is not None
    assert lost[0] == won[1]
    assert lost[1] < lost[0]
    assert news_of(connection, first, ANNA).ratings is None


def test_a_match_that_the_game_played_has_no_news(connection: sqlite3.Connection) -> None:
    add(connection, 1, (11, 5))
    facts = made_match([made_round((11, 0))])._replace(played_by_game=frozenset({0}))
    save_made(connection, made_note(2), facts)
    assert award(connection, made_note(2).id) == []
    assert news_of(connection, made_note(2).id, ANNA) == MatchNews()
    better = add(connection, 3, (11, 4))
    assert news_of(connection, better, ANNA).best_lead == 7, "better than 6, not than 11"


def test_others_have_no_news(connection: sqlite3.Connection) -> None:
    match_id = add(connection, 1, (11, 5))
    assert news_of(connection, match_id, UGO) == MatchNews()
    assert news_of(connection, "unknown", ANNA) == MatchNews()
