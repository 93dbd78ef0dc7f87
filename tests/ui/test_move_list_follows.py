"""The move list beside the table in step with the cards on it."""

from PySide6.QtCore import QAbstractListModel
from PySide6.QtWidgets import QListView

from scopa_desktop.play.storage.settings import CONFIRM, Settings

from .conftest import MakeGame


def test_a_move_is_listed_when_its_cards_have_come_to_rest(open_game: MakeGame) -> None:
    game = open_game(Settings(speed="off", sounds=False, play_on_click=CONFIRM))
    game.begin()
    game.engine.is_silent = True
    game.change(speed="slow")
    view = game.window.findChild(QListView)
    assert view is not None
    model = view.model()
    assert isinstance(model, QAbstractListModel)
    before = model.rowCount()
    card = game.moves()[0].card
    game.click(card)
    game.press_button(game.primary)
    assert game.match.moves_made
    assert not game.view.is_idle
    assert model.rowCount() == before
    with game.qtbot.waitSignal(game.view.cards_rested):
        pass
    assert model.rowCount() == before + 1
