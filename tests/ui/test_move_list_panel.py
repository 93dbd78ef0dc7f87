"""The list of moves: what has room in one line, and that it keeps in step with the cards."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractListModel, QRect
from PySide6.QtGui import QImage, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QListView, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from scopa_desktop.play.storage.settings import CONFIRM, Settings
from scopa_desktop.rules.cards import Rank, mask_of, parse_card, parse_cards
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


def test_a_taken_pile_looks_like_a_pile(qtbot: QtBot, art: CardArt) -> None:
    """More chips are seen to the right of the card on top and below it, and nowhere else."""
    taken = mask_of(parse_cards("7D"))
    row = CardsRow(0, RecordPosition(1, 1), parse_card("7S"), taken)
    view = QListView()
    qtbot.addWidget(view)
    delegate = MoveDelegate(art, view)
    delegate.set_style("napoletane", ["you"], ["7"] * len(Rank))
    option = QStyleOptionViewItem()
    option.rect = QRect(0, 0, ROW_WIDTH, 34)
    images = []
    for is_pile in (False, True):
        model = QStandardItemModel()
        item = QStandardItem()
        item.setData(replace(row, is_pile=is_pile), MOVE_ROW_ROLE)
        model.appendRow(item)
        # The last row of a list has another background.
        model.appendRow(QStandardItem())
        view.setModel(model)
        image = QImage(ROW_WIDTH, 34, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        delegate.paint(painter, option, model.index(0, 0))
        painter.end()
        images.append(image)
    plain, pile = images
    points = [(x, y) for x in range(ROW_WIDTH) for y in range(34)]
    changed = [(x, y) for x, y in points if plain.pixel(x, y) != pile.pixel(x, y)]
    ends = [x for x, y in points if plain.pixel(x, y) & 0xFFFFFF]
    assert max(x for x, _ in changed) > max(ends)
    assert min(x for x, _ in changed) > max(ends) / 2
    assert max(y for _, y in changed) < 33, "it reaches the next row"


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
