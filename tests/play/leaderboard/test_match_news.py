"""What a finished match has brought a profile."""

from typing import Any

from scopa_desktop.play.history.badges import award
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.leaderboard.match_news import MatchNews, news_of
from tests.play.history.made_matches import ANNA, UGO, made_match, made_note, made_round


def add(history: MatchHistory, number: int, points: tuple[int, int], **changes: Any) -> str:
    """Enter a match of Anna; returns its id."""
    facts = made_match([made_round(points)], won=points[0] > points[1], **changes)
    note = made_note(number)
    history.write(f"{number}.scopa", note, facts._replace(digest=f"{number:064x}"))
    award(history, note.id)
    return note.id


def test_the_best_result_is_new_when_it_is_beaten(history: MatchHistory) -> None:
    first = add(history, 1, (11, 5))
    assert news_of(history, first, ANNA).best_lead is None
    same = add(history, 2, (12, 6))
    assert news_of(history, same, ANNA).best_lead is None
    better = add(history, 3, (11, 4))
    assert news_of(history, better, ANNA).best_lead == 7
    other_game = add(history, 4, (11, 1), game="escoba")
    assert news_of(history, other_game, ANNA).best_lead is None
    lost = add(history, 5, (1, 11))
    assert news_of(history, lost, ANNA).best_lead is None


def test_badges_are_those_of_the_match(history: MatchHistory) -> None:
    first, second = add(history, 1, (11, 5)), add(history, 2, (11, 10))
    assert "first_win" in news_of(history, first, ANNA).badges
    later = news_of(history, second, ANNA).badges
    assert "photo_finish" in later
    assert "first_win" not in later


def test_the_rating_is_that_before_and_after(history: MatchHistory) -> None:
    first = add(history, 1, (11, 5))
    assert news_of(history, first, ANNA).ratings is None
    won = news_of(history, add(history, 2, (11, 5)), ANNA).ratings
    assert won is not None
    assert won[0] < won[1]
    lost = news_of(history, add(history, 3, (5, 11)), ANNA).ratings
    assert lost is not None
    assert lost[0] == won[1]
    assert lost[1] < lost[0]
    assert news_of(history, first, ANNA).ratings is None


def test_others_have_no_news(history: MatchHistory) -> None:
    match_id = add(history, 1, (11, 5))
    assert news_of(history, match_id, UGO) == MatchNews()
    assert news_of(history, "unknown", ANNA) == MatchNews()
