"""Looking back: the bar, the keys, playing the moves, and playing on from an earlier position."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QListView, QToolButton

from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.rules.cards import cards_of
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.main_window import browsing_controls
from scopa_desktop.ui.main_window.browsing_controls import BrowsingBar
from scopa_desktop.ui.move_list.move_list_model import MOVE_ROW_ROLE, CardsRow, DealRow, position_of
from scopa_desktop.ui.move_list.move_list_panel import sheet_box
from scopa_desktop.ui.score.score_dialog import ScoreDialog
from scopa_desktop.ui.theme.painting import text_width
from scopa_desktop.ui.widgets.buttons import Button
from tests.playing import match_against, play_on

from ..conftest import LEFT, Game

END = RecordPosition(2, 9)
"""The position of the match of these tests: in its second round."""


def match_in_its_second_round() -> Match:
    match = match_against("greedy", target=21)
    return play_on(play_on(match, rounds=1), moves=END.moves)


@pytest.fixture
def resumed(game: Game, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A match at the person's turn in its second round, with the move list."""
    monkeypatch.setattr(browsing_controls, "AUTOPLAY_DELAY", 0)
    game.change(show_moves="always")
    game.host.put_on_table(match_in_its_second_round(), MatchSource.NEW)
    assert game.session.turn == 0
    game.to_own_turn()
    return game


def move_list(game: Game) -> QListView:
    return game.window.findChildren(QListView)[0]


def bar(game: Game) -> BrowsingBar:
    return game.window.findChildren(BrowsingBar)[0]


def press(game: Game, name: str) -> None:
    """Click a button of the bar by its accessible name or text."""
    buttons: dict[str, QAbstractButton] = {}
    buttons |= {button.accessibleName(): button for button in bar(game).findChildren(QToolButton)}
    buttons |= {button.text(): button for button in bar(game).findChildren(Button)}
    game.qtbot.mouseClick(buttons[name], LEFT)


def shown(game: Game) -> RecordPosition:
    """The position on the table, after checking that everything in the window agrees with it."""
    position = game.controller.shown_position
    then = game.session.match_at(position)
    assert then.round is not None
    table = {card for row in game.view.table_scene.table_rows() for card in row}
    assert table == {*cards_of(then.round.table)}
    selected = move_list(game).selectionModel().selectedIndexes()
    if position == game.session.position:
        assert not game.controller.is_browsing
        assert not selected
        assert not game.window.findChildren(BrowsingBar) or not bar(game).isVisible()
    else:
        assert bar(game).isVisible()
        assert [position_of(index.data(MOVE_ROW_ROLE)) for index in selected] == [position]
        titles = [label.text() for label in game.window.menuBar().findChildren(QLabel)]
        number = bar(game).text.partition("Round ")[2].partition(",")[0]
        assert any(title.endswith(f"round {number}") for title in titles)
    return position


def click_row(game: Game, position: RecordPosition) -> None:
    view = move_list(game)
    model = view.model()
    index = next(
        index
        for index in (model.index(row, 0) for row in range(model.rowCount()))
        if position_of(index.data(MOVE_ROW_ROLE)) == position
    )
    view.scrollTo(index)
    game.qtbot.mouseClick(view.viewport(), LEFT, pos=view.visualRect(index).center())


# --- stepping ----------------------------------------------------------------------------------


@pytest.mark.parametrize("focus", ["list", "table"])
def test_keys_step_through_the_positions(resumed: Game, focus: str) -> None:
    click_row(resumed, RecordPosition(2, 4))
    assert QApplication.focusWidget() is move_list(resumed), "the next key is meant for the list"
    if focus == "table":
        resumed.view.setFocus()
    steps = [
        (Qt.Key.Key_Up, (2, 3)),
        (Qt.Key.Key_Left, (2, 2)),
        (Qt.Key.Key_Down, (2, 3)),
        (Qt.Key.Key_Right, (2, 4)),
        (Qt.Key.Key_PageUp, (2, 0)),
        (Qt.Key.Key_PageUp, (1, 0)),
        (Qt.Key.Key_Up, (1, 0)),
        (Qt.Key.Key_PageDown, (2, 0)),
        (Qt.Key.Key_Up, (1, 36)),
        (Qt.Key.Key_Home, (1, 0)),
    ]
    for key, position in steps:
        resumed.hit(key)
        assert shown(resumed) == position
    resumed.hit(Qt.Key.Key_End)
    assert shown(resumed) == END
    assert resumed.view.hasFocus(), "the keys are the table's again"


def test_the_list_is_walked_with_the_keyboard_alone(resumed: Game) -> None:
    view = move_list(resumed)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    resumed.hit(Qt.Key.Key_Up)
    assert shown(resumed) == (2, 8)
    resumed.hit(Qt.Key.Key_Escape)
    assert shown(resumed) == END
    assert resumed.view.hasFocus()


def test_the_mouse_is_dragged_over_the_list_in_vain(resumed: Game) -> None:
    click_row(resumed, RecordPosition(2, 2))
    view = move_list(resumed)
    index = view.currentIndex()
    start = view.visualRect(index).center()
    resumed.qtbot.mousePress(view.viewport(), LEFT, pos=start)
    below = view.visualRect(index.siblingAtRow(index.row() + 2)).center()
    resumed.qtbot.mouseMove(view.viewport(), below)
    resumed.qtbot.mouseRelease(view.viewport(), LEFT, pos=below)
    assert shown(resumed) == (2, 2)


def test_the_menu_looks_back_without_the_list(resumed: Game) -> None:
    resumed.change(show_moves="never")
    actions = resumed.window.actions_by_name
    assert not actions["look_forward"].isEnabled()
    assert not actions["play_on"].isEnabled()
    actions["look_back"].trigger()
    actions["look_back"].trigger()
    assert resumed.controller.shown_position == (2, 7)
    actions["look_forward"].trigger()
    assert resumed.controller.shown_position == (2, 8)
    actions["look_forward"].trigger()
    assert not resumed.controller.is_browsing


# --- the bar -----------------------------------------------------------------------------------


def test_the_bar_says_which_position_is_shown(resumed: Game) -> None:
    click_row(resumed, RecordPosition(1, 7))
    assert bar(resumed).text == "Looking back: Round 1, move 7 of 36"
    press(resumed, "Next move")
    assert bar(resumed).text == "Looking back: Round 1, move 8 of 36"
    press(resumed, "Previous move")
    press(resumed, "First move")
    assert bar(resumed).text == "Looking back: Round 1, before the first move"
    assert shown(resumed) == (1, 0)
    press(resumed, "Last move, and the game")
    assert shown(resumed) == END


def test_the_position_has_room_in_a_small_window(
    largest_text: None, window_language: Language, resumed: Game
) -> None:
    window_language.apply(Settings(language="de"))
    resumed.window.resize(640, 480)
    for position in (RecordPosition(1, 7), RecordPosition(1, 0)):
        resumed.controller.browse(position)
        (label,) = bar(resumed).findChildren(QLabel)
        assert label.text() == bar(resumed).text
        layout = bar(resumed).layout()
        assert layout is not None
        layout.activate()
        assert text_width(label.text(), label.font()) <= label.width() + 1


def test_the_way_back_is_on_the_bar(resumed: Game) -> None:
    click_row(resumed, RecordPosition(2, 3))
    press(resumed, "Back to the game")
    assert shown(resumed) == END
    resumed.play()


def test_a_narrow_window_keeps_all_buttons_of_the_bar_in_it(resumed: Game) -> None:
    resumed.change(show_moves="never")
    resumed.window.resize(640, 480)
    resumed.window.actions_by_name["look_back"].trigger()
    resumed.qtbot.waitUntil(lambda: bar(resumed).width() == 640)
    assert bar(resumed).text == "Round 2, move 8 of 9"
    inside = bar(resumed).rect()
    for button in (*bar(resumed).findChildren(QToolButton), *bar(resumed).findChildren(Button)):
        box = button.rect().translated(button.mapTo(bar(resumed), button.rect().topLeft()))
        assert not button.isVisible() or inside.contains(box)
    assert resumed.primary.text() == "Back to the game", "the bar has no room for it"


def test_nothing_of_the_bar_is_made_before_somebody_looks_back(resumed: Game) -> None:
    assert resumed.window.findChildren(BrowsingBar) == []


# --- playing the moves -------------------------------------------------------------------------


def test_the_moves_are_played_up_to_the_game(resumed: Game) -> None:
    click_row(resumed, RecordPosition(1, 30))
    positions = []
    resumed.controller.browsing_changed.connect(
        lambda: positions.append(resumed.controller.shown_position)
    )
    resumed.hit(Qt.Key.Key_Space)
    resumed.qtbot.waitUntil(lambda: not resumed.controller.is_browsing, timeout=20_000)
    expected = [(1, moves) for moves in range(31, 37)] + [(2, moves) for moves in range(10)]
    assert positions[: len(expected)] == expected
    assert shown(resumed) == END
    assert not resumed.window.findChildren(BrowsingBar)[0].isVisible()
    resumed.play()


def test_playing_is_paused_and_stops_at_every_other_step(resumed: Game) -> None:
    click_row(resumed, RecordPosition(1, 2))
    controls = resumed.window._controls()
    press(resumed, "Play the moves")
    resumed.qtbot.waitUntil(lambda: resumed.controller.shown_position >= (1, 4), timeout=20_000)
    press(resumed, "Pause")
    assert not controls.autoplay.is_playing
    resumed.qtbot.waitUntil(lambda: resumed.view.is_idle)
    position = shown(resumed)
    assert resumed.controller.is_browsing
    press(resumed, "Play the moves")
    click_row(resumed, position)
    assert not controls.autoplay.is_playing, "another position was chosen"
    press(resumed, "Play the moves")
    resumed.hit(Qt.Key.Key_Escape)
    assert not controls.autoplay.is_playing
    assert shown(resumed) == END


def test_the_menu_plays_the_round_from_its_deal(resumed: Game) -> None:
    positions = []
    resumed.controller.browsing_changed.connect(
        lambda: positions.append(resumed.controller.shown_position)
    )
    resumed.window.actions_by_name["play_moves"].trigger()
    resumed.qtbot.waitUntil(lambda: not resumed.controller.is_browsing, timeout=20_000)
    assert positions[:3] == [(2, 0), (2, 1), (2, 2)]


# --- playing on --------------------------------------------------------------------------------


def test_a_match_is_played_on_from_an_earlier_position(resumed: Game) -> None:
    old = resumed.session.record
    click_row(resumed, RecordPosition(1, 5))
    press(resumed, "Play on from here")
    assert resumed.archived() == [old], "the match that was running is kept"
    assert not resumed.controller.is_browsing
    resumed.to_own_turn()
    record = resumed.session.record
    assert (record.variant, record.players, record.deal_number) == (
        old.variant,
        old.players,
        old.deal_number,
    )
    assert len(record.rounds) == 1
    assert record.rounds[0].pack == old.rounds[0].pack, "hidden cards stay as they were dealt"
    assert record.rounds[0].moves[:5] == old.rounds[0].moves[:5]
    assert not resumed.session.can_redo, "the moves that followed belong to the other match"
    resumed.play_turn()
    resumed.window.actions_by_name["undo"].trigger()
    kept = resumed.reloaded().record
    assert kept.rounds[0].pack == old.rounds[0].pack


def test_nothing_is_played_on_outside_a_review(resumed: Game) -> None:
    resumed.window.actions_by_name["play_on"].trigger()
    assert resumed.session.position == END
    assert resumed.archived() == []


# --- score sheets of earlier rounds ------------------------------------------------------------


def test_the_heading_of_a_round_opens_its_score_sheet(resumed: Game) -> None:
    view, model = move_list(resumed), move_list(resumed).model()
    heading = model.index(0, 0)
    row = heading.data(MOVE_ROW_ROLE)
    assert isinstance(row, DealRow)
    assert row.is_scored
    view.scrollTo(heading)
    sign = sheet_box(view.visualRect(heading).toRectF(), right_to_left=False)
    with resumed.answering({ScoreDialog: ScoreDialog.reject}) as titles:
        resumed.qtbot.mouseClick(view.viewport(), LEFT, pos=sign.center().toPoint())
    assert titles == ["Round 1"]
    resumed.view.setFocus()  # While the list has the focus, the last move is selected.
    assert shown(resumed) == END, "the sign shows the sheet alone"
    click_row(resumed, RecordPosition(1, 0))
    assert shown(resumed) == (1, 0)
    with resumed.answering({ScoreDialog: ScoreDialog.reject}) as titles:
        resumed.hit(Qt.Key.Key_Return)
    assert titles == ["Round 1"]
    assert shown(resumed) == (1, 0)
    assert resumed.primary.text() == "Back to the game"


def test_the_round_that_is_played_has_no_sheet(resumed: Game) -> None:
    model = move_list(resumed).model()
    rows = [model.index(row, 0).data(MOVE_ROW_ROLE) for row in range(model.rowCount())]
    headings = [row for row in rows if isinstance(row, DealRow) and row.dealer is not None]
    assert [heading.is_scored for heading in headings] == [True, False]
    assert any(isinstance(row, CardsRow) for row in rows)


def test_the_next_round_is_dealt_from_the_past(resumed: Game) -> None:
    """The score sheet of the last round is open while an earlier position is on the table."""

    def deal_on(dialog: ScoreDialog) -> None:
        button = next(b for b in dialog.findChildren(Button) if b.text() == "&Next round")
        resumed.qtbot.mouseClick(button, LEFT)

    match = match_in_its_second_round()
    with resumed.answering({ScoreDialog: ScoreDialog.reject}) as titles:
        resumed.session.resume(match.at(1, 36))
        resumed.qtbot.waitUntil(lambda: bool(titles))
    resumed.window.actions_by_name["look_back"].trigger()
    assert resumed.controller.is_browsing
    with resumed.answering({ScoreDialog: deal_on}) as titles:
        resumed.window.actions_by_name["score"].trigger()
    assert titles == ["Round 1"]
    assert not resumed.controller.is_browsing
    resumed.to_own_turn()
    assert resumed.match.deals == 2
    assert shown(resumed) == resumed.session.position
