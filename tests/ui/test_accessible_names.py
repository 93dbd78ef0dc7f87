"""Every dialog and the window as a screen reader finds them."""

import pytest
from PySide6.QtCore import QCoreApplication, QRect, QSize
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.cards import mask_of, parse_card
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.seating import PAIRS
from tests.looping import loop_over

from .accessible import Node, Role, tree_of
from .conftest import Game, deleted_afterwards
from .sheets import Sheets

pytestmark = pytest.mark.usefixtures("screen_reader")

SIZES = (QSize(1240, 760), QSize(600, 440))
WITHOUT_A_ROLE = {Role.NoRole, Role.Client, Role.Border, Role.LayeredPane}
"""What Qt reports for widgets that say nothing about themselves."""
SCROLLED = ("keys", "captures", "end")
"""What the names of dialogs begin with whose scroll area can have the focus; it has their title."""


def open_at(sheet: QDialog, size: QSize) -> Node:
    sheet.resize(size)
    sheet.show()
    for _ in range(3):
        QCoreApplication.processEvents()
    return tree_of(sheet)


@pytest.mark.slow
@loop_over("name", Sheets.names())
def test_everything_in_a_dialog_that_can_be_used_has_a_name_and_a_role(
    sheets: Sheets, name: str
) -> None:
    with deleted_afterwards(sheets.make(name)) as sheet:
        for size in SIZES:
            tree = open_at(sheet, size)
            assert tree.role is Role.Dialog
            assert tree.name
            assert tree.nameless() == []
            # A scroll area that the keyboard scrolls has a name and no role of its own.
            usable = tree.usable()
            without = [node for node in usable if node.role in WITHOUT_A_ROLE]
            expected = [sheet.windowTitle()] if name.startswith(SCROLLED) else []
            assert [node.name for node in without] == expected


def test_tiles_of_which_one_is_chosen_are_radio_buttons(qtbot: QtBot, sheets: Sheets) -> None:
    sheet = sheets.make("settings 0")
    qtbot.addWidget(sheet)
    tree = open_at(sheet, SIZES[0])
    names = ("Sicilian", "Bergamo", "French-suited")
    decks = [node for node in tree.usable() if node.name in names]
    assert {node.role for node in decks} == {Role.RadioButton}


def test_the_score_sheet_says_the_points_of_each_side(qtbot: QtBot, sheets: Sheets) -> None:
    sheet = sheets.make("score scopa 2")
    qtbot.addWidget(sheet)
    tree = open_at(sheet, SIZES[0])
    assert tree.find("Score of the round").role is Role.Table
    totals = [node for node in tree if "this round" in node.name and "in the match" in node.name]
    assert [node.role for node in totals] == [Role.StaticText] * 2
    cells = [node for node in tree if node.role is Role.Cell]
    assert len(cells) == 10
    assert all(node.name for node in cells)


@pytest.mark.parametrize("is_paired", [False, True], ids=["two", "pairs"])
def test_everything_in_the_window_that_can_be_used_has_a_name(game: Game, is_paired: bool) -> None:
    if is_paired:
        game.begin("scopone-scientifico", PAIRS)
    else:
        game.begin("scopa")
    game.window.show_moves(True)
    QCoreApplication.processEvents()
    tree = tree_of(game.window)
    viewport = tree_of(game.view.viewport())
    # The viewport reports the focus of the view around it.
    assert [node for node in tree.nameless() if node.box != viewport.box] == []
    assert tree.find("Moves of the match").role is Role.List


def test_the_rows_of_the_move_list_are_sentences(game: Game) -> None:
    game.lay("2S 5C KD", "6D 4B 7S JC")
    game.window.show_moves(True)
    game.play_by_mouse(Move(parse_card("KD"), mask_of(map(parse_card, ("6D", "4B")))))
    game.to_own_turn()
    QCoreApplication.processEvents()
    rows = tree_of(game.window).find("Moves of the match").children
    assert {row.role for row in rows} == {Role.ListItem}
    assert rows[1].name == "You take the 6 of Coins and the 4 of Clubs with the King of Coins"


def test_the_check_for_names_can_fail() -> None:
    node = Node(Role.Button, " ", "", {"focusable"}, ["Press"], QRect(0, 0, 10, 10))
    assert node.nameless() == [node]
