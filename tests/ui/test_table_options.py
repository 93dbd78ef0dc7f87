"""The options of the table: who changes them and when, and how the others are told."""

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QToolButton

from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import read_record, write_record
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.table_events import EndAgreed, OptionChanged
from scopa_desktop.rules.table_options import DEFAULT_TABLE, TableOptions
from scopa_desktop.ui.dialogs.question_dialog import ChoiceDialog
from scopa_desktop.ui.new_game.new_game_dialog import NewGameDialog
from scopa_desktop.ui.new_game.table_options_dialog import TableOptionsDialog
from scopa_desktop.ui.score.score_dialog import ScoreDialog
from scopa_desktop.ui.score.sheet_dialog import ScoreDialogChoice
from scopa_desktop.ui.widgets.inputs import ChoiceBox, NumberBox
from tests.playing import play_on

from .conftest import Game

NINA, OTTO = Player("Nina", PERSON), Player("Otto", PERSON)
ALONE = (Player("You", PERSON), Player("Beppe", "greedy"))
SHARED = (NINA, OTTO)


def between_rounds(
    players: Sequence[Player] = ALONE,
    game_id: str = "scopa",
    table: TableOptions = DEFAULT_TABLE,
    deal: int = 1,
) -> Match:
    """A match whose first round has been scored."""
    match = Match(variant(game_id), TWO, players, deal, table)
    return play_on(match, rounds=1)


def put(game: Game, match: Match) -> None:
    """Put a match between two rounds on the table, and close its score sheet."""
    with game.answering({ScoreDialog: ScoreDialog.reject}) as titles:
        game.host.put_on_table(match, MatchSource.NEW)
        game.qtbot.waitUntil(lambda: bool(titles))
    game.qtbot.waitUntil(lambda: game.primary.text() == "Go on")


def to_the_score(game: Game) -> None:
    """Play to the end of the round, and close its score sheet."""
    with game.answering({ScoreDialog: ScoreDialog.reject}) as titles:
        while not game.match.needs_deal:
            game.session.play(game.session.legal_moves()[0])
            game.qtbot.waitUntil(
                lambda: game.session.is_own_turn or game.match.needs_deal, timeout=20_000
            )
        game.qtbot.waitUntil(lambda: bool(titles), timeout=20_000)
    game.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)


def open_options(
    game: Game,
    answer: Callable[[TableOptionsDialog], None],
    who: Callable[[ChoiceDialog], None] = ChoiceDialog.reject,
) -> None:
    """Open the dialog with its tool button, and answer it."""
    answered: list[str] = []

    def answer_options(dialog: TableOptionsDialog) -> None:
        answer(dialog)
        answered.append(dialog.windowTitle())

    with game.answering({TableOptionsDialog: answer_options, ChoiceDialog: who}):
        tool_button(game).click()
        game.qtbot.waitUntil(lambda: bool(answered))
        game.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)


def set_target(number: int) -> Callable[[TableOptionsDialog], None]:
    """Answer the dialog by typing another target."""

    def answer(dialog: TableOptionsDialog) -> None:
        box = dialog.findChild(NumberBox)
        assert box is not None
        box.selectAll()
        QTest.keyClicks(box, str(number))
        QTest.keyClick(box, Qt.Key.Key_Return)

    return answer


def say(name: str) -> Callable[[ChoiceDialog], None]:
    """Answer the question who is looking."""

    def answer(dialog: ChoiceDialog) -> None:
        button = next(button for button in dialog.answers if button.text() == name)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    return answer


def tool_button(game: Game) -> QToolButton:
    action = game.window.actions_by_name["table_options"]
    buttons = game.window.findChildren(QToolButton)
    return next(button for button in buttons if button.defaultAction() is action)


def is_red(game: Game) -> bool:
    return tool_button(game).property("alert") is True


def test_a_single_person_changes_the_target_between_two_rounds(game: Game) -> None:
    put(game, between_rounds())
    open_options(game, set_target(16))
    match = game.match
    assert (match.variant.target, match.first_variant.target) == (16, 11)
    assert match.events[0].event == OptionChanged("target", 16)
    assert not is_red(game), "computer players need not look"
    assert game.move_list()[-1] == "First to: 16"
    statics = game.view.table_scene.static_items
    assert all("16" in plaque.target_text for plaque in statics.plaques)
    assert game.primary.text() == "Go on"


def test_the_changes_are_in_the_running_match_and_can_be_verified(game: Game) -> None:
    put(game, between_rounds())

    def change(dialog: TableOptionsDialog) -> None:
        (time,) = dialog.findChildren(ChoiceBox)  # No stake: it is a practice match.
        time.setCurrentIndex(time.findData(30))
        next(box for box in dialog.findChildren(QCheckBox) if "Cut" in box.text()).click()
        dialog.accept()

    open_options(game, change)
    assert game.match.table == TableOptions(turn_seconds=30, cuts_pack=True)
    resumed = game.reloaded()
    assert resumed.table == game.match.table
    assert resumed.record == game.match.record
    text = write_record(game.match.record)
    assert "change: time = 30\nchange: cut = on\n" in text
    assert write_record(Match.replayed(read_record(text)).record) == text


def test_what_is_changed_during_a_round_holds_for_the_next(game: Game) -> None:
    game.begin()
    open_options(game, set_target(16))
    assert not game.match.events
    shown: list[int] = []

    def look(dialog: TableOptionsDialog) -> None:
        box = dialog.findChild(NumberBox)
        assert box is not None
        shown.append(box.value())
        dialog.reject()

    open_options(game, look)
    assert shown == [16]
    to_the_score(game)
    assert game.match.variant.target == 16
    assert [placed.event for placed in game.match.events] == [OptionChanged("target", 16)]
    assert game.match.at(1, 0).variant.target == 11


def test_a_change_for_the_next_round_can_be_taken_back(game: Game) -> None:
    game.begin()
    open_options(game, set_target(16))
    open_options(game, set_target(11))
    to_the_score(game)
    assert game.match.variant.target == 11
    assert not game.match.events


def test_another_match_knows_nothing_of_the_change(game: Game) -> None:
    game.begin(deal=1)
    open_options(game, set_target(16))
    put(game, between_rounds(deal=2))
    assert game.match.variant.target == 11


def test_a_number_that_is_not_allowed_keeps_the_dialog_open(game: Game) -> None:
    put(game, between_rounds())

    def answer(dialog: TableOptionsDialog) -> None:
        set_target(500)(dialog)
        assert dialog.isVisible()
        assert dialog.focusWidget() is dialog.findChild(NumberBox)
        dialog.reject()

    open_options(game, answer)
    assert not game.match.events


def test_the_fifteen_on_the_table_is_offered_where_the_game_has_it(game: Game) -> None:
    put(game, between_rounds(game_id="escoba-quince"))
    rules = variant("escoba-quince")
    assert any(option.name == "table_fifteen" for option in rules.options)

    def change(dialog: TableOptionsDialog) -> None:
        boxes = dialog.findChildren(QCheckBox)
        next(box for box in boxes if box.text() == "Fifteen on the table").click()
        dialog.accept()

    open_options(game, change)
    assert game.match.variant.table_capture != rules.table_capture
    game.session.next_round()
    assert game.match.at(1, 0).variant.table_capture == rules.table_capture
    assert len(game.move_list()) > 2, "the rounds are listed by the rules that they had"


def press_button(dialog: ScoreDialog) -> None:
    dialog.choose(ScoreDialogChoice.TABLE_OPTIONS)


def press_shortcut(dialog: ScoreDialog) -> None:
    keys = QKeySequence("Ctrl+Shift+O")
    next(each for each in dialog.findChildren(QShortcut) if each.key() == keys).activated.emit()


@pytest.mark.parametrize("way", [press_button, press_shortcut])
def test_the_score_sheet_leads_to_the_options_and_back(
    game: Game, way: Callable[[ScoreDialog], None]
) -> None:
    def choose(dialog: ScoreDialog) -> None:
        if game.match.events:
            dialog.reject()
        else:
            way(dialog)

    with game.answering({ScoreDialog: choose, TableOptionsDialog: set_target(21)}) as titles:
        game.host.put_on_table(between_rounds(), MatchSource.NEW)
        game.qtbot.waitUntil(lambda: len(titles) == 3)
    assert titles == ["Round 1", "Table options", "Round 1"]
    assert game.match.variant.target == 21


# --- several persons ----------------------------------------------------------------------------


def test_only_the_master_can_change_the_options(game: Game) -> None:
    put(game, between_rounds(SHARED))

    def look(dialog: TableOptionsDialog) -> None:
        assert not dialog.is_editable
        set_target(16)(dialog)

    open_options(game, look, say("Otto"))
    assert not game.match.events
    open_options(game, set_target(16), say("Nina"))
    assert game.match.variant.target == 16


def test_the_button_is_red_until_the_others_have_looked(game: Game) -> None:
    put(game, between_rounds(SHARED))
    usual = tool_button(game).toolTip()
    open_options(game, set_target(16), say("Nina"))
    assert is_red(game)
    assert "Otto" in tool_button(game).toolTip()
    assert "Otto" in tool_button(game).accessibleName()
    open_options(game, TableOptionsDialog.reject, say("Nina"))
    assert is_red(game), "Nina knows what Nina has changed"
    open_options(game, TableOptionsDialog.reject, say("Otto"))
    assert not is_red(game)
    assert tool_button(game).toolTip() == usual


@pytest.mark.parametrize("ends", [False, True])
def test_the_button_is_not_red_after_the_change_was_undone_or_the_match_has_ended(
    game: Game, ends: bool
) -> None:
    put(game, between_rounds(SHARED))
    open_options(game, set_target(16), say("Nina"))
    assert is_red(game)
    if ends:
        game.session.apply(EndAgreed())
    else:
        game.window.actions_by_name["undo"].trigger()
        assert game.match.variant.target == 11
    assert not is_red(game)


def test_looking_back_shows_the_options_of_that_time(game: Game) -> None:
    put(game, between_rounds())
    open_options(game, set_target(16))
    game.controller.browse(RecordPosition(1, 2))
    targets: list[int] = []

    def look(dialog: TableOptionsDialog) -> None:
        assert not dialog.is_editable
        box = dialog.findChild(NumberBox)
        assert box is not None
        targets.append(box.value())
        dialog.reject()

    open_options(game, look)
    assert targets == [11]


def test_the_master_has_a_star_that_is_spoken(game: Game) -> None:
    put(game, between_rounds(SHARED))
    plaques = game.view.table_scene.static_items.plaques
    assert [plaque.info.is_master for plaque in plaques] == [True, False]
    assert "master of the table" in plaques[0].toolTip()
    assert "master of the table" not in plaques[1].toolTip()


# --- a new match --------------------------------------------------------------------------------


def test_the_options_are_set_before_a_match(game: Game) -> None:
    game.begin()

    def choose(dialog: NewGameDialog) -> None:
        watchers = next(box for box in dialog.findChildren(QCheckBox) if "watches" in box.text())
        watchers.click()
        dialog._deal.click()
        if dialog.isVisible():
            dialog._deal.click()

    with game.answering({NewGameDialog: choose}):
        game.window.actions_by_name["new_game"].trigger()
    assert game.match.table == TableOptions(has_watchers=False)
    last = game.store.current.last_game
    assert last is not None
    assert last.table == {"watchers": False}
