"""The list of moves, positions of the past, undo, redo and deals played again."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QApplication, QListView

from scopa_desktop.rules.cards import cards_of
from scopa_desktop.rules.match import RecordPosition
from scopa_desktop.ui.history.history_dialog import HistoryDialog
from scopa_desktop.ui.history.matches_page import MatchesPage
from scopa_desktop.ui.move_list.move_list_model import MOVE_ROW_ROLE, CardsRow
from scopa_desktop.ui.widgets.buttons import Button

from .conftest import LEFT, Game
from .parts import part


def list_of(game: Game) -> QListView:
    return game.window.findChildren(QListView)[0]


def move_rows(game: Game) -> list[QModelIndex]:
    """The rows of moves, oldest first."""
    model = list_of(game).model()
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    return [row for row in rows if isinstance(row.data(MOVE_ROW_ROLE), CardsRow)]


def click_row(game: Game, row: QModelIndex) -> None:
    view = list_of(game)
    view.scrollTo(row)
    game.qtbot.mouseClick(view.viewport(), LEFT, pos=view.visualRect(row).center())


def table_of(game: Game) -> set[int]:
    return {card for row in game.view.table_scene.table_rows() for card in row}


@pytest.fixture
def played(game: Game) -> Game:
    """A match in which both have played three cards, with the list of moves open."""
    game.change(show_moves="always")
    game.begin(deal=4, moves=3)
    return game


def test_a_click_on_a_move_shows_the_table_after_it(played: Game) -> None:
    row = move_rows(played)[2]
    click_row(played, row)
    then = played.session.match_at(row.data(MOVE_ROW_ROLE).position)
    assert then.round is not None
    assert table_of(played) == {*cards_of(then.round.table)}
    assert played.controller.is_browsing
    assert played.primary.text() == "Back to the game"


@pytest.mark.parametrize("way", ["key", "escape", "a card", "the cloth", "the last move"])
def test_every_way_leads_back_to_the_game(played: Game, way: str) -> None:
    now = table_of(played)
    click_row(played, move_rows(played)[1])
    match way:
        case "key":
            played.press_button(played.primary)
        case "escape":
            played.hit(Qt.Key.Key_Escape)
        case "a card":
            played.click(played.view.table_scene.own_hand()[0])
        case "the cloth":
            played.qtbot.mouseClick(played.view.viewport(), LEFT)
        case "the last move":
            click_row(played, move_rows(played)[-1])
    assert not played.controller.is_browsing
    assert table_of(played) == now
    assert not list_of(played).selectionModel().hasSelection()
    played.play()


def test_the_match_waits_while_the_past_is_looked_at(game: Game) -> None:
    game.change(show_moves="always")
    game.begin(deal=4, moves=1)
    game.engine.is_silent = True
    game.play()
    here = game.session.position
    game.controller.browse(RecordPosition(1, 0))
    game.engine.answer()
    QApplication.processEvents()
    assert game.session.position == here
    game.controller.return_to_game()
    game.to_own_turn()
    assert game.session.position > here


def test_undo_ends_looking_back(played: Game) -> None:
    click_row(played, move_rows(played)[0])
    played.window.actions_by_name["undo"].trigger()
    assert not played.controller.is_browsing
    played.play()


def test_the_keyboard_walks_the_list_and_comes_back(played: Game) -> None:
    view = list_of(played)
    view.setFocus()
    view.setCurrentIndex(move_rows(played)[3])
    played.qtbot.keyClick(view, Qt.Key.Key_Up)
    played.qtbot.keyClick(view, Qt.Key.Key_Return)
    assert played.controller.is_browsing
    played.qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert not played.controller.is_browsing
    assert played.view.hasFocus()


def test_the_keyboard_enters_the_list_at_the_last_move(played: Game) -> None:
    view, moves = list_of(played), move_rows(played)
    view.setFocus()
    assert view.currentIndex() == moves[-1]
    played.view.setFocus()
    assert not view.selectionModel().hasSelection(), "nobody looks at it"
    click_row(played, moves[1])
    view.setFocus()
    played.view.setFocus()
    assert view.currentIndex() == moves[1], "the table shows it"


def test_the_last_move_is_the_game_itself(played: Game) -> None:
    click_row(played, move_rows(played)[-1])
    assert not played.controller.is_browsing
    assert not list_of(played).selectionModel().hasSelection()


def test_nobody_is_on_turn_in_the_past(played: Game) -> None:
    scene = played.view.table_scene
    assert scene.static_items.plaques[played.session.own_seat].is_on_turn
    click_row(played, move_rows(played)[1])
    assert not any(
        plaque.is_on_turn or "turn" in plaque.info.status for plaque in scene.static_items.plaques
    )
    played.controller.return_to_game()
    assert scene.static_items.plaques[played.session.own_seat].is_on_turn


def test_undo_and_redo_go_over_the_computers_moves(played: Game) -> None:
    undo, redo = (played.window.actions_by_name[name] for name in ("undo", "redo"))
    end = played.session.record
    places = [played.session.position]
    while undo.isEnabled():
        undo.trigger()
        played.to_own_turn()
        places.append(played.session.position)
    assert len(places) == 4
    assert not table_of(played) & {*played.view.table_scene.own_hand()}
    while redo.isEnabled():
        redo.trigger()
        played.to_own_turn()
        assert played.session.position in places
    assert played.session.record == end


def test_a_deal_is_played_again_from_its_start(played: Game) -> None:
    pack = played.session.record.rounds[0].pack
    played.window.actions_by_name["restart_deal"].trigger()
    played.to_own_turn()
    (played_round,) = played.session.record.rounds
    assert played_round.pack == pack
    assert len(played_round.moves) <= 1
    assert len(played.view.table_scene.own_hand()) == 3


def test_a_match_that_was_left_goes_on_from_the_history(game: Game) -> None:
    game.begin(deal=4, moves=3)
    game.to_own_turn()
    left, match_id = game.match.record, game.host.recorder.match_id
    game.host.leave_match(game.match, lambda: game.begin(deal=5))
    assert [entry.id for entry in game.entries()] == [match_id]

    def go_on(dialog: HistoryDialog) -> None:
        page = dialog.page
        assert isinstance(page, MatchesPage)
        game.qtbot.waitUntil(lambda: page.table.selected_entry is not None)
        game.qtbot.mouseClick(part(dialog, Button, "Go on"), LEFT)

    with game.answering({HistoryDialog: go_on}):
        game.host.history_pages.show_page("matches")
    assert game.match.record == left
    assert game.host.recorder.match_id == match_id
    assert not game.controller.is_browsing
    game.play()
