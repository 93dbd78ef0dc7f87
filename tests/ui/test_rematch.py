"""A rematch: one button or key after a match has ended."""

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton

from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import THREE, TWO
from scopa_desktop.ui.score.match_end_dialog import MatchEndDialog
from scopa_desktop.ui.score.score_dialog import ScoreDialog
from tests.playing import play_on

from .conftest import Game

THREE_PLAYERS = (Player("You", PERSON), Player("Beppe", "greedy"), Player("Nino", "beginner"))


def finished_match(players: Sequence[Player] = THREE_PLAYERS) -> Match:
    seating = THREE if len(players) == 3 else TWO
    match = Match(SCOPA.configured({"target": 11, "napola": "on"}), seating, players, 5)
    return play_on(match)


@pytest.fixture
def ended(game: Game) -> Game:
    """A match that has just been won, with its score sheet closed."""
    with game.answering({ScoreDialog: ScoreDialog.reject}) as titles:
        game.host.put_on_table(finished_match(), MatchSource.NEW)
        game.qtbot.waitUntil(lambda: bool(titles))
    game.qtbot.waitUntil(lambda: game.primary.text() == "Score sheet")
    return game


def test_escape_does_not_open_the_closed_score_sheet_again(ended: Game) -> None:
    with ended.answering({ScoreDialog: ScoreDialog.reject}) as titles:
        for _ in range(3):
            ended.hit(Qt.Key.Key_Escape)
            QApplication.processEvents()
        assert titles == []
        assert ended.primary.text() == "Score sheet"
        ended.hit(Qt.Key.Key_Return)
        ended.qtbot.waitUntil(lambda: len(titles) == 1)


def assert_is_rematch(game: Game, old: Match) -> None:
    game.to_own_turn()
    new = game.match
    assert new is not old
    assert (new.variant, new.seating) == (old.variant, old.seating)
    assert [player.level for player in new.players] == [player.level for player in old.players]
    assert new.draw.dealer == old.seating.next_seat(old.draw.dealer)
    assert new.deal_number != old.deal_number
    assert game.archived() == [old.record]


def press_button(game: Game) -> None:
    assert not game.secondary.isVisible()
    assert game.view.next_step_cards is not None
    rematch = game.view.next_step_cards.findChildren(QPushButton)[0]
    QTest.mouseClick(rematch, Qt.MouseButton.LeftButton)


def press_key(game: Game) -> None:
    action = game.window.actions_by_name["rematch"]
    assert action.shortcut().toString() == "Ctrl+Shift+N"
    assert action.isEnabled()
    action.trigger()


@pytest.mark.parametrize("way", [press_button, press_key])
def test_the_table_offers_a_rematch(ended: Game, way: Callable[[Game], None]) -> None:
    old = ended.match
    way(ended)
    ended.qtbot.waitUntil(lambda: ended.match is not old)
    assert_is_rematch(ended, old)


def test_the_end_of_the_match_offers_a_rematch_to_enter(ended: Game) -> None:
    def press_enter(dialog: QDialog) -> None:
        QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Return)

    old = ended.match
    with ended.answering({ScoreDialog: press_enter, MatchEndDialog: press_enter}) as titles:
        ended.press_button(ended.primary)
        ended.qtbot.waitUntil(lambda: bool(titles) and ended.match is not old)
    assert_is_rematch(ended, old)


def test_the_person_has_the_name_of_the_profile_in_a_rematch(ended: Game) -> None:
    ended.rename("Anna")
    old = ended.match
    ended.window.actions_by_name["rematch"].trigger()
    ended.qtbot.waitUntil(lambda: ended.match is not old)
    assert [player.name for player in ended.match.players] == ["Anna", "Beppe", "Nino"]


def test_a_matched_player_goes_to_the_rung_of_now(game: Game) -> None:
    game.host.start_recording()
    match = finished_match([Player("You", PERSON), Player("Luna", "matched_30")])
    with game.answering({ScoreDialog: ScoreDialog.reject}) as titles:
        game.session.resume(match)
        game.qtbot.waitUntil(lambda: bool(titles))
    rungs = game.host._rungs
    assert rungs is not None
    # Nothing that counts has been played, so it is the first rung.
    game.qtbot.waitUntil(lambda: rungs.seated(match.players[1], "scopa").level == "matched_200")
    game.host.rematch()
    assert [player.level for player in game.match.players] == ["person", "matched_200"]
    assert game.match.players[1].name == "Luna"


def test_there_is_no_rematch_of_a_match_that_is_played(game: Game) -> None:
    game.begin()
    action = game.window.actions_by_name["rematch"]
    assert not action.isEnabled()
    before = game.match
    game.host.rematch()
    assert game.match is before


def test_a_click_on_the_cloth_shows_the_score_and_deals_nothing(ended: Game) -> None:
    old = ended.match
    with ended.answering({ScoreDialog: ScoreDialog.reject}) as titles:
        ended.qtbot.mouseClick(ended.view.viewport(), Qt.MouseButton.LeftButton)
        ended.qtbot.waitUntil(lambda: bool(titles))
    assert ended.match is old
