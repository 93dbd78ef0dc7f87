"""The table for the left hand, and with large cards, as the settings choose them."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication

from scopa_desktop.ui.move_list.move_list_panel import MoveListPanel
from scopa_desktop.ui.table.scene.board import Rows

from ..conftest import QUICK, Game, MakeGame


@pytest.mark.parametrize("is_at_left", [True, False])
def test_the_left_hand_covers_no_cards_in_any_direction(
    open_game: MakeGame, qapp: QApplication, is_at_left: bool
) -> None:
    directions = Qt.LayoutDirection
    qapp.setLayoutDirection(directions.LeftToRight if is_at_left else directions.RightToLeft)
    try:
        game = open_game(QUICK, QSize(1280, 800))
        game.begin()
        game.change(show_moves="always", left_handed=True)
        game.click(game.moves()[0].card)
        middle = game.view.width() / 2
        layout = game.view.table_scene.table_layout
        assert layout is not None
        assert (layout.piles[0].center().x() < middle) is is_at_left
        assert (game.primary.geometry().center().x() < middle) is is_at_left
        assert (layout.seats[0].plaque.center().x() > middle) is is_at_left
        QApplication.processEvents()
        panel = game.window.findChild(MoveListPanel)
        assert panel is not None
        assert (panel.x() < game.view.x()) is is_at_left
        game.change(left_handed=False)
        assert (game.primary.geometry().center().x() > game.view.width() / 2) is is_at_left
    finally:
        qapp.setLayoutDirection(directions.LeftToRight)


def test_large_cards_lie_in_one_row_and_back_in_two(game: Game) -> None:
    game.lay("AD 2D 3D", "4C 5C 6C JC")
    scene = game.view.table_scene
    assert scene.board is not None
    card, others = scene.own_hand()[0], [*scene.table_cards(), *range(30, 34)]
    width = scene.cards[card].pose.width
    scene.board.table = Rows(others)
    game.change(large_cards=True)
    assert scene.table_rows() == [others]
    assert scene.cards[card].pose.width >= 1.5 * width
    game.change(large_cards=False)
    assert scene.board.table == Rows(others)
    assert scene.cards[card].pose.width == width
