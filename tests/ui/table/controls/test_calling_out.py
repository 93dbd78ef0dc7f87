"""Calling out and the dealer's choice at the opening table in the real window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from scopa_desktop.play.storage.settings import CONFIRM, Settings
from scopa_desktop.rules.catalogue import ESCOBA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import CallOut, TakeOpening
from scopa_desktop.rules.scoring import Sweep
from scopa_desktop.rules.seating import TWO
from scopa_desktop.ui.score.score_dialog import ScoreDialog
from scopa_desktop.ui.table.controls.choice_sheet import ChoiceSheet
from scopa_desktop.ui.table.scene.message_strip import MessageStrip
from scopa_desktop.ui.widgets.buttons import Button
from tests.rules.positions import players

from ...conftest import Game, MakeGame

Key = Qt.Key
PLAIN = Settings(speed="off", sounds=False)
CALL_OUT = "Call out …"


@pytest.fixture
def game(open_game: MakeGame) -> Game:
    return open_game(PLAIN)


def sheet(game: Game) -> ChoiceSheet:
    return game.view.findChildren(ChoiceSheet)[0]


def buttons(game: Game) -> list[Button]:
    """The visible buttons of the sheet."""
    return [button for button in sheet(game).findChildren(Button) if button.isVisible()]


def press_escape(dialog: ScoreDialog) -> None:
    QTest.keyClick(dialog.focusWidget() or dialog, Key.Key_Escape)


def ready(game: Game, total: int = 0) -> Button:
    """A position in which the person may call out; the button for it."""
    game.lay("7C AD 2S", "KD QS JD 3B", "scopa", call_out=True)
    game.match.totals[0] = total
    return game.view.buttons.secondary


def test_the_button_is_there_where_the_rules_have_it(game: Game) -> None:
    button = ready(game)
    assert button.isVisible()
    assert button.text() == CALL_OUT
    assert button.accessibleName() == CALL_OUT
    game.lay("7C AD 2S", "KD QS JD 3B", "scopa")
    assert not button.isVisible()


def test_a_selected_card_hides_it(game: Game) -> None:
    button = ready(game)
    game.change(play_on_click=CONFIRM)
    game.click(game.view.table_scene.own_hand()[0])
    assert button.text() != CALL_OUT
    game.hit(Key.Key_Escape)
    assert button.text() == CALL_OUT


def test_it_asks_first_and_the_first_answer_plays_on(game: Game) -> None:
    game.press_button(ready(game))
    assert [button.text() for button in buttons(game)] == ["Play on", "Call out"]
    assert "11 points" in sheet(game).accessibleName()
    assert "you lose the match" in sheet(game).accessibleName()
    game.hit(Key.Key_Return)
    assert not sheet(game).isVisible()
    assert game.match.call is None
    assert game.session.is_own_turn
    assert game.view.buttons.secondary.text() == CALL_OUT


def test_escape_plays_on(game: Game) -> None:
    game.press_button(ready(game))
    game.hit(Key.Key_Escape)
    assert not sheet(game).isVisible()
    assert game.match.call is None


def test_a_card_can_be_played_instead_of_an_answer(game: Game) -> None:
    game.press_button(ready(game))
    game.click(game.view.table_scene.own_hand()[0])
    assert not sheet(game).isVisible()
    assert game.match.call is None
    assert game.match.moves_made


@pytest.mark.parametrize(("total", "winner"), [(11, 0), (3, 1)])
def test_a_claim_ends_the_match(game: Game, total: int, winner: int) -> None:
    button = ready(game)
    round_ = game.match.round
    assert round_ is not None
    game.match.totals[0] = 0
    round_.position.piles[0] = 0
    round_.sweeps += [Sweep(0, 1, ())] * total
    game.press_button(button)
    with game.answering({ScoreDialog: press_escape}) as sheets:
        game.press_button(buttons(game)[1])
        game.qtbot.waitUntil(lambda: bool(sheets))
    assert game.match.call is not None
    assert (game.match.call.points, game.match.winner) == (total, winner)
    assert game.match.moves_of_round()[-1] == (0, CallOut())
    assert game.view.next_step_cards is not None
    assert not game.view.buttons.secondary.isVisible()


def opening(game: Game) -> None:
    """A deal in which the person deals and may take the opening table."""
    rules = ESCOBA.configured({"opening_may_decline": True})
    for deal in range(1, 1000):
        match = Match(rules, TWO, players(TWO), deal)
        match.begin_round()
        if match.draw.dealer == 0 and match.round is not None and match.round.is_deal_open:
            game.begin("escoba", deal=deal, opening_may_decline=True)
            return
    raise AssertionError("the person never has the choice")


@pytest.mark.parametrize(("key", "takes"), [(Key.Key_1, True), (Key.Key_2, False)])
def test_the_dealer_is_asked_with_two_buttons(game: Game, key: Qt.Key, takes: bool) -> None:
    opening(game)
    assert [button.text() for button in buttons(game)] == ["Take them", "Leave them"]
    game.hit(Key.Key_Escape)
    assert len(buttons(game)) == 2
    game.click(game.view.table_scene.own_hand()[0])
    (strip,) = (item for item in game.view.scene().items() if isinstance(item, MessageStrip))
    assert strip.isVisible()
    game.hit(key)
    assert game.session.record.rounds[-1].moves[0] == TakeOpening(takes)
