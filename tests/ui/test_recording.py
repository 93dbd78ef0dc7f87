"""Matches of the window are entered into the history, under the profile that plays."""

import pytest

from scopa_desktop.play.history.history_access import MatchSource
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.history.match_list import MatchEntry
from scopa_desktop.play.history.match_note import Ending, Origin
from scopa_desktop.play.storage.paths import data_folder
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import TWO
from scopa_desktop.ui.main_window.badge_notice import BadgeNotice
from scopa_desktop.ui.score.score_dialog import ScoreDialog

from .conftest import Game


def last_move_left(wins: bool) -> Match:
    """A match to one point in which one move is left, after which the person wins or loses."""
    for deal in range(1, 1_000):
        players = (Player("You", PERSON), Player("Robot", "greedy"))
        match = Match(variant("scopa").configured({"target": 1}), TWO, players, deal)
        positions: list[Match] = []
        while match.winner is None:
            if match.needs_deal:
                match.begin_round()
                continue
            assert match.round is not None
            if match.round.turn == 0:
                positions.append(match.at(*match.position))
            match.play(match.round.legal_moves()[0])
        if (match.winner == 0) is wins and len(match.sheets) == 1:
            return positions[-1]
    raise AssertionError("no such match")


def entries(game: Game) -> list[MatchEntry]:
    """The matches in the history, after what is entered in the background."""
    done: list[object] = []
    game.host.history.reader.run(lambda _: None, done.append)
    game.qtbot.waitUntil(lambda: bool(done))
    history = MatchHistory(data_folder())
    try:
        return history.matches(MatchFilter(profile=game.profiles.current.id))
    finally:
        history.close()


@pytest.fixture
def recording(game: Game) -> Game:
    """A game that has been entered since its start."""
    game.begin()
    game.host.start_recording()
    return game


def test_a_match_that_is_won_is_in_the_history_with_its_badges(
    recording: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = recording
    shown: list[str] = []
    monkeypatch.setattr(BadgeNotice, "show_badges", lambda _, badges: shown.extend(badges))
    game.host.put_on_table(last_move_left(wins=True), MatchSource.NEW)
    game.to_own_turn()
    with game.answering({ScoreDialog: ScoreDialog.reject}) as titles:
        game.play()
        game.qtbot.waitUntil(lambda: bool(titles))
    (entry,) = entries(game)
    assert (entry.ending, entry.result) == (Ending.FINISHED, 1)
    assert "first_win" in shown


def test_a_match_that_is_left_is_abandoned(recording: Game) -> None:
    game = recording
    game.play()
    game.to_own_turn()
    assert game.host._is_archived(game.match)
    game.begin(deal=2)
    (entry,) = entries(game)
    assert entry.ending is Ending.ABANDONED


def test_what_is_played_on_from_a_position_does_not_count(recording: Game) -> None:
    game = recording
    game.play()
    game.to_own_turn()
    game.play()
    game.to_own_turn()
    game.host.play_on_from(RecordPosition(1, 0))
    game.to_own_turn()
    game.play()
    game.to_own_turn()
    assert game.host._is_archived(game.match)
    origins = sorted(entry.origin.value for entry in entries(game))
    assert origins == [Origin.PLAYED.value, Origin.REPLAYED.value]
