"""The papers on the table come in and go with the game's movement, and nobody waits for it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import TWO
from scopa_desktop.ui.table.controls.message_sheet import Message, MessageButton, Urgency
from scopa_desktop.ui.table.controls.paper_sheet import DIM, PaperMovement, PaperSheet, TableShade
from scopa_desktop.ui.table.controls.pause_cover import PauseCover
from scopa_desktop.ui.theme.durations import Speed
from tests.ui.accessible import Role
from tests.ui.conftest import LEFT, Game, change_look

from ..scene.test_table_scene import Painted
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


ANSWERED = ("cover", "cut", "pause")
"""The papers that have to be answered before the match goes on."""


@pytest.fixture
def answered(game: Game, request: pytest.FixtureRequest) -> PaperSheet:
    """One of `ANSWERED`, as the match lays it on the table."""
    if request.param == "cut":
        return lay(game, "cut")
    players = [
        Player("Nina", PERSON),
        Player("Otto", PERSON if request.param == "cover" else "greedy"),
    ]
    game.host.put_on_table(Match(SCOPA, TWO, players, 1), MatchSource.NEW)
    if request.param == "cover":
        game.qtbot.waitUntil(lambda: game.view.screen_cover is not None)
        assert game.view.screen_cover is not None
        game.qtbot.waitUntil(game.view.screen_cover.button.isEnabled)
        return game.view.screen_cover
    game.to_own_turn()
    game.host.pause.toggle_pause()
    assert game.host.pause.cover is not None
    return game.host.pause.cover


each_answered = pytest.mark.parametrize("answered", ANSWERED, indirect=True)


@each_answered
def test_a_paper_that_must_be_answered_has_the_focus_until_it_is(
    game: Game, answered: PaperSheet
) -> None:
    def focus() -> QWidget | None:
        return QApplication.focusWidget()

    for key in (Key.Key_unknown, Key.Key_Tab, Key.Key_Backtab):
        if key is not Key.Key_unknown:
            game.hit(key)
        focused = focus()
        assert focused is not None
        assert answered.isAncestorOf(focused)
    game.hit(Key.Key_Return)
    assert not answered.isVisible()
    assert focus() is game.view


@each_answered
def test_a_paper_that_must_be_answered_dims_the_table_and_nothing_else_does(
    game: Game, answered: PaperSheet
) -> None:
    viewport = game.view.viewport()
    shades = [shade for shade in viewport.findChildren(TableShade) if shade.isVisible()]
    if isinstance(answered, PauseCover):
        assert not shades
        assert answered.geometry() == viewport.rect()
        return
    (shade,) = shades
    game.window.resize(900, 700)
    game.qtbot.waitUntil(lambda: shade.geometry() == viewport.rect())
    papers = viewport.children()
    assert papers.index(shade) < papers.index(answered)
    assert shade._opacity == DIM
    game.hit(Key.Key_Return)
    assert not shade.isVisible()
    lay(game, "choice")
    lay(game, "message")
    assert not shade.isVisible()


def test_the_shade_fades_in_and_out_with_the_paper(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scopa_desktop.ui.table.table_view.SHEET", 60)
    sheet = lay(game, "cut", speed=Speed.NORMAL)
    (shade,) = game.view.viewport().findChildren(TableShade)
    assert shade._opacity < DIM
    game.qtbot.waitUntil(lambda: shade._opacity == DIM)
    sheet.go()
    assert shade.isVisible()
    game.qtbot.waitUntil(lambda: not shade.isVisible())


def test_the_mouse_reaches_what_is_dimmed(game: Game) -> None:
    lay(game, "cut")
    (shade,) = game.view.viewport().findChildren(TableShade)
    assert game.view.viewport().childAt(shade.rect().topLeft()) is None


def test_the_focus_goes_back_to_what_had_it(game: Game) -> None:
    game.view.messages.show(
        Message(lambda: "A lesson?", Urgency.OFFER, lambda: [MessageButton("Yes", list)])
    )
    button = game.message.buttons[0]
    button.setFocus()
    game.view._show_cut_sheet("Cut the pack")
    assert game.view.cut_sheet is not None
    assert game.view.cut_sheet.slider.hasFocus()
    game.view._show_cut_sheet("")
    assert button.hasFocus()


def test_a_message_that_comes_later_is_dimmed_as_well(game: Game) -> None:
    sheet = lay(game, "cut")
    (shade,) = game.view.viewport().findChildren(TableShade)
    game.view.messages.report("The disk is full.")
    papers = game.view.viewport().children()
    places = [papers.index(paper) for paper in (game.message, shade, sheet)]
    assert places == sorted(places)


def test_a_card_that_has_just_moved_does_not_stay_where_it_was(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scopa_desktop.ui.table.table_view.SHEET", 30)
    lay(game, "choice")
    change_look(game.view, speed=Speed.NORMAL)
    painted = Painted(game.view)
    card = game.view.table_scene.own_hand()[0]
    game.view.table_scene.cards[card].moveBy(0, -300)
    game.view.messages.report("The disk is full.")
    game.qtbot.waitUntil(lambda: painted.has(card))
