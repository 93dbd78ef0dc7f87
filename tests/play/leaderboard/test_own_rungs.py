"""Where a profile stands among the characters, for the player who is as strong."""

from datetime import timedelta

import pytest

from scopa_desktop.ai.levels import LEVELS, MATCHED, ids_in_records
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.leaderboard.own_rungs import rungs_of
from scopa_desktop.play.leaderboard.ratings import level_rating, rung_of
from scopa_desktop.play.statistics.glicko2 import Rating
from tests.play.history.made_matches import ANNA, START, UGO, made_match, made_note, made_round

CHARACTERS = {
    level_id: Rating(rating, 40.0)
    for level_id, rating in zip(LEVELS, (1200, 1300, 1400, 1390, 1600, 1700), strict=True)
}
NOW = START + timedelta(days=2)


def play(history: MatchHistory, number: int, *, won: bool, game: str, level: str) -> None:
    points = (11, 4) if won else (4, 11)
    facts = made_match([made_round(points)], won=won, game=game, levels=(level,))
    history.write(f"{number}.scopa", made_note(number), facts._replace(digest=f"{number:064x}"))


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


def test_without_matches_there_is_no_rung(history: MatchHistory) -> None:
    assert rungs_of(history, ANNA, NOW) == (None, {})


def test_wins_raise_the_rung_and_losses_lower_it(history: MatchHistory) -> None:
    rungs = []
    for number in range(10):
        play(history, number, won=number < 5, game="scopa", level="skilled")
        overall = rungs_of(history, ANNA, NOW).overall
        assert overall is not None
        rungs.append(overall)
    assert rungs[:5] == sorted(rungs[:5])
    assert rungs[4:] == sorted(rungs[4:], reverse=True)
    assert rungs_of(history, UGO, NOW).overall is None


def test_a_game_has_its_own_rung_once_it_is_known(history: MatchHistory) -> None:
    for number in range(30):
        play(history, number, won=True, game="scopa", level="strong")
    for number in range(30, 33):
        play(history, number, won=False, game="escoba", level="beginner")
    rungs = rungs_of(history, ANNA, NOW)
    assert [*rungs.games] == ["scopa"]
    assert rungs.overall is not None
    assert rungs.games["scopa"] >= rungs.overall


def test_matches_against_a_matched_player_count(history: MatchHistory) -> None:
    play(history, 1, won=True, game="scopa", level="matched_240")
    first = rungs_of(history, ANNA, NOW).overall
    play(history, 2, won=True, game="scopa", level="matched_400")
    second = rungs_of(history, ANNA, NOW).overall
    assert first is not None
    assert second is not None
    assert second > first
    opponents = history.statistics(MatchFilter(profile=ANNA)).opponents
    assert [(level, results.won) for level, results in opponents] == [("matched", 2)]
    of_matched = MatchFilter(profile=ANNA, opponents=ids_in_records(MATCHED))
    assert history.count(of_matched) == 2
    play(history, 3, won=True, game="scopa", level="casual")
    assert history.count(of_matched) == 2
