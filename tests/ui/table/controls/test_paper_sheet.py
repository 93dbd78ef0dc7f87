"""The papers on the table come in and go with the game's movement, and nobody waits for it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from scopa_desktop.ui.table.controls.message_sheet import Message, MessageButton, Urgency
from scopa_desktop.ui.table.controls.paper_sheet import PaperMovement, PaperSheet
from scopa_desktop.ui.theme.durations import Speed
from tests.ui.accessible import Role
from tests.ui.conftest import LEFT, Game, change_look

from .test_choice_sheet import buttons, small_hand

Key = Qt.Key


KINDS = ("choice", "cut", "message")


def lay(game: Game, kind: str, **look: object) -> PaperSheet:
    """Lay a paper on a table where a hand can be declared and nothing moves."""
    view = game.view
    small_hand(game)
    choices = view.state.choices
    view.choice_sheet.hide()
    view.messages.clear()
    change_look(view, **look)
    if kind == "choice":
        view._show_choices(choices)
        return view.choice_sheet
    if kind == "cut":
        view._show_cut_sheet("Cut the pack")
        assert view.cut_sheet is not None
        return view.cut_sheet
    view.messages.report("The disk is full.")
    return game.message


def movements(game: Game) -> list[PaperMovement]:
    found = game.view.viewport().findChildren(PaperMovement)
    return [movement for movement in found if movement.isVisible()]


@pytest.mark.parametrize("kind", KINDS)
def test_a_paper_moves_in_and_out(game: Game, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.setattr("scopa_desktop.ui.table.table_view.SHEET", 30)
    sheet = lay(game, kind, speed=Speed.NORMAL)
    assert sheet.isVisible()
    assert len(movements(game)) == 1
    game.qtbot.waitUntil(lambda: not movements(game))
    sheet.go()
    assert not sheet.isVisible()
    assert len(movements(game)) == 1
    assert game.view.hasFocus()
    game.qtbot.waitUntil(lambda: not movements(game))


@pytest.mark.parametrize("reads", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_a_paper_is_simply_there_with_reduced_motion_or_a_screen_reader(
    game: Game, kind: str, reads: bool
) -> None:
    QAccessible.setActive(reads)
    try:
        sheet = lay(game, kind, speed=Speed.NORMAL, reduced_motion=not reads)
    finally:
        QAccessible.setActive(False)
    assert sheet.isVisible()
    assert not movements(game)


def test_a_choice_that_comes_in_takes_clicks_and_keys_at_once(
    game: Game,
) -> None:
    lay(game, "choice", speed=Speed.NORMAL)
    (movement,) = movements(game)
    place = buttons(game)[0].mapTo(game.view.viewport(), buttons(game)[0].rect().center())
    assert movement.geometry().contains(place)
    chosen: list[object] = []
    game.view.choice_sheet.chosen.connect(chosen.append)
    target = game.view.viewport().childAt(place)
    assert target is buttons(game)[0]
    game.qtbot.mouseClick(target, LEFT)
    assert len(chosen) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_a_paper_is_a_dialog_with_a_name(game: Game, kind: str) -> None:
    interface = QAccessible.queryAccessibleInterface(lay(game, kind))
    assert interface is not None
    assert interface.role() == Role.Dialog
    assert interface.text(QAccessible.Text.Name)


def test_tab_stays_on_the_cut_and_leaves_a_message(game: Game) -> None:
    sheet = lay(game, "cut")
    for _ in range(4):
        game.hit(Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert sheet.isAncestorOf(focus)
    sheet.go()
    game.view.messages.clear()
    game.view.messages.show(
        Message(lambda: "A lesson?", Urgency.OFFER, lambda: [MessageButton("Yes", list)])
    )
    game.message.buttons[0].setFocus()
    for _ in range(3):
        game.hit(Key.Key_Tab)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert not game.message.isAncestorOf(focus)


def test_keys_of_a_dialog_do_not_hide_a_paper(game: Game) -> None:
    sheet = lay(game, "cut")
    game.hit(Key.Key_Escape)
    assert sheet.isVisible()
