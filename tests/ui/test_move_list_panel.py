"""The list of moves: what has room in one line, and that it keeps in step with the cards."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractListModel, QRect
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QListView, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from scopa_desktop.play.storage.settings import CONFIRM, Settings
from scopa_desktop.rules.cards import mask_of, parse_card, parse_cards
from scopa_desktop.rules.match import RecordPosition
from scopa_desktop.ui.move_list.move_list_model import MOVE_ROW_ROLE, CardsRow
from scopa_desktop.ui.move_list.move_list_panel import WIDTH, MoveDelegate
from scopa_desktop.ui.pictures.decks import CardArt

from .conftest import MakeGame

ROW_WIDTH = WIDTH - 22
"""What the narrow panel leaves to a row beside the scroll bar."""
MEASURED_WIDTH = ROW_WIDTH - 4
"""What Qt says when it asks for its height: its own scroll bar would be wider than that of the
style sheet."""


@pytest.mark.parametrize(
    ("taken", "points", "in_one_line"),
    [("5D 2C", 1, True), ("5D 2C", 0, True), ("4D 2C AS", 1, False)],
)
def test_a_sweep_of_two_cards_stands_in_one_line(
    qtbot: QtBot, art: CardArt, taken: str, points: int, in_one_line: bool
) -> None:
    row = CardsRow(
        position=RecordPosition(1, 1),
        seat=0,
        played=parse_card("7S"),
        taken=mask_of(parse_cards(taken)),
        points=points,
    )
    model = QStandardItemModel()
    for each in (row, replace(row, taken=0, points=0)):
        item = QStandardItem()
        item.setData(each, MOVE_ROW_ROLE)
        model.appendRow(item)
    view = QListView()
    qtbot.addWidget(view)
    view.setFrameShape(QListView.Shape.NoFrame)
    view.resize(ROW_WIDTH, 100)
    view.show()
    option = QStyleOptionViewItem()
    option.rect = QRect(0, 0, MEASURED_WIDTH, 34)
    delegate = MoveDelegate(art, view)
    swept, laid = (delegate.sizeHint(option, model.index(line, 0)) for line in (0, 1))
    assert (swept.height() == laid.height()) is in_one_line


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
