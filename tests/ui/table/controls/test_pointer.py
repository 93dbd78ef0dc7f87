"""Presses, drags and drops on the table, and the signals that they cause."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Move
from scopa_desktop.ui.table.scene.card_item import Pose
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.theme.durations import Speed
from scopa_desktop.ui.widgets.buttons import Button

from ...conftest import change_look
from ..conftest import MakeView, in_mid_round, match_of

LEFT = Qt.MouseButton.LeftButton
FREE_CLOTH = QPoint(790, 300)


def moves_of(match: Match) -> list[Move]:
    """The legal moves that play a card."""
    assert match.round is not None
    return [move for move in match.round.legal_moves() if isinstance(move, Move)]


@pytest.fixture
def match() -> Match:
    """A match in which the person is on turn with three cards, and the table is not empty."""
    match = in_mid_round(match_of("scopa", deal=4), 0)
    assert match.round is not None
    if match.round.turn != 0:
        match.play(next(move for move in moves_of(match) if not move.take))
    return match


@pytest.fixture
def view(show: MakeView, match: Match) -> TableView:
    return show(match)


def place_of(view: TableView, card: Card) -> QPoint:
    """A position on the card that its right neighbour does not cover."""
    item = view.table_scene.cards[card]
    return view.mapFromScene(item.pos() - QPointF(item.shape().boundingRect().width() * 0.2, 0))


def click(qtbot: QtBot, view: TableView, at: QPoint) -> None:
    qtbot.mouseClick(view.viewport(), LEFT, pos=at)


def drag(qtbot: QtBot, view: TableView, start: QPoint, end: QPoint) -> None:
    qtbot.mousePress(view.viewport(), LEFT, pos=start)
    for step in (0.2, 0.6, 1.0):
        qtbot.mouseMove(view.viewport(), start + (end - start) * step)
        QApplication.processEvents()
    qtbot.mouseRelease(view.viewport(), LEFT, pos=end)


def test_a_click_reports_its_card(qtbot: QtBot, view: TableView) -> None:
    for card in (*view.table_scene.own_hand(), *view.table_scene.table_rows()[0]):
        with qtbot.waitSignal(view.pointer.card_clicked) as signal:
            click(qtbot, view, place_of(view, card))
        assert signal.args == [card]


def test_a_click_beside_the_cards_is_a_click_on_the_cloth(qtbot: QtBot, view: TableView) -> None:
    with qtbot.waitSignal(view.pointer.cloth_clicked):
        click(qtbot, view, FREE_CLOTH)


def test_a_click_on_a_hidden_card_is_a_click_on_the_cloth(
    qtbot: QtBot, view: TableView, match: Match
) -> None:
    board = view.table_scene.board
    assert board is not None
    hidden = board.hands[1][0]
    with (
        qtbot.waitSignal(view.pointer.cloth_clicked),
        qtbot.assertNotEmitted(view.pointer.card_clicked),
    ):
        click(qtbot, view, view.mapFromScene(view.table_scene.cards[hidden].pos()))


def test_while_cards_move_every_press_is_a_click_on_the_cloth(
    qtbot: QtBot, view: TableView, match: Match
) -> None:
    assert match.round is not None
    change_look(view, speed=Speed.SLOW)
    card = view.table_scene.own_hand()[-1]
    view.animate(match.play(match.round.legal_moves()[0]))
    with (
        qtbot.waitSignal(view.pointer.cloth_clicked),
        qtbot.assertNotEmitted(view.pointer.card_clicked),
    ):
        click(qtbot, view, place_of(view, card))
    view.skip()


def test_a_double_click_on_the_hand_is_reported_once(qtbot: QtBot, view: TableView) -> None:
    card = view.table_scene.own_hand()[1]
    at = place_of(view, card)
    pressed: list[int] = []
    view.pointer.card_clicked.connect(pressed.append)
    with qtbot.waitSignal(view.pointer.card_double_clicked) as signal:
        click(qtbot, view, at)
        qtbot.mouseDClick(view.viewport(), LEFT, pos=at)
    assert signal.args == [card]
    assert pressed == [card]


def test_a_dropped_card_returns_if_it_is_not_played(qtbot: QtBot, view: TableView) -> None:
    card = view.table_scene.own_hand()[0]
    item = view.table_scene.cards[card]
    home = item.pos()
    with qtbot.waitSignal(view.pointer.card_dropped) as signal:
        drag(qtbot, view, place_of(view, card), FREE_CLOTH)
    assert signal.args == [card, frozenset(), True]
    qtbot.waitUntil(lambda: not item.is_animating)
    assert item.pos() == home


def test_a_dragged_card_follows_the_pointer_and_swings(qtbot: QtBot, view: TableView) -> None:
    card = view.table_scene.own_hand()[0]
    item, at = view.table_scene.cards[card], place_of(view, card)
    poses: list[Pose] = []
    item.xChanged.connect(lambda: poses.append(item.pose))
    qtbot.mousePress(view.viewport(), LEFT, pos=at)
    qtbot.mouseMove(view.viewport(), at + QPoint(300, -200))
    qtbot.waitUntil(lambda: not item.is_animating)
    ways = [pose.centre.x() for pose in poses]
    assert len(ways) > 3
    assert ways == sorted(ways)
    assert max(pose.rotation for pose in poses) > 3
    assert item.pos() == item.target.centre + QPointF(300, -200)
    assert item.rotation() == 0
    qtbot.mouseRelease(view.viewport(), LEFT, pos=at)


def test_a_dragged_card_is_at_the_pointer_where_nothing_moves(
    qtbot: QtBot, view: TableView
) -> None:
    change_look(view, reduced_motion=True)
    card = view.table_scene.own_hand()[0]
    item, at = view.table_scene.cards[card], place_of(view, card)
    start = item.pos()
    qtbot.mousePress(view.viewport(), LEFT, pos=at)
    qtbot.mouseMove(view.viewport(), at + QPoint(300, -200))
    assert not item.is_animating
    assert item.pos() == start + QPointF(300, -200)
    qtbot.mouseRelease(view.viewport(), LEFT, pos=at)


def test_a_card_dropped_on_a_table_card_reports_it(qtbot: QtBot, view: TableView) -> None:
    card, table_card = view.table_scene.own_hand()[0], view.table_scene.table_rows()[0][0]
    with qtbot.waitSignal(view.pointer.card_dropped) as signal:
        drag(qtbot, view, place_of(view, card), place_of(view, table_card))
    assert signal.args == [card, frozenset((table_card,)), True]


def test_a_card_dropped_in_the_hand_is_not_on_the_table(qtbot: QtBot, view: TableView) -> None:
    card = view.table_scene.own_hand()[0]
    start = place_of(view, card)
    with qtbot.waitSignal(view.pointer.card_dropped) as signal:
        drag(qtbot, view, start, start + QPoint(60, -12))
    assert signal.args == [card, frozenset(), False]


def test_a_played_card_is_animated_from_where_it_was_dropped(
    qtbot: QtBot, view: TableView, match: Match
) -> None:
    move = next(move for move in moves_of(match) if not move.take)
    view.pointer.card_dropped.connect(lambda *_: view.animate(match.play(move)))
    item = view.table_scene.cards[move.card]
    qtbot.mousePress(view.viewport(), LEFT, pos=place_of(view, move.card))
    qtbot.mouseMove(view.viewport(), FREE_CLOTH)
    qtbot.waitUntil(lambda: not item.is_animating)
    qtbot.mouseRelease(view.viewport(), LEFT, pos=FREE_CLOTH)
    dropped_at = view.mapToScene(FREE_CLOTH)
    reach = item.shape().boundingRect().width()
    assert abs(item.x() - dropped_at.x()) < reach
    qtbot.waitUntil(lambda: view.is_idle)
    assert any(move.card in row for row in view.table_scene.table_rows())


def test_table_cards_cannot_be_dragged(qtbot: QtBot, view: TableView) -> None:
    table_card = view.table_scene.table_rows()[0][0]
    home = view.table_scene.cards[table_card].pos()
    with qtbot.assertNotEmitted(view.pointer.card_dropped):
        drag(qtbot, view, place_of(view, table_card), FREE_CLOTH)
    assert view.table_scene.cards[table_card].pos() == home


def test_a_drag_continues_while_others_play(qtbot: QtBot, view: TableView, match: Match) -> None:
    """The dragged card stays at the pointer while events are applied."""
    held, played = view.table_scene.own_hand()[0], view.table_scene.own_hand()[1]
    start = place_of(view, held)
    qtbot.mousePress(view.viewport(), LEFT, pos=start)
    qtbot.mouseMove(view.viewport(), start - QPoint(0, 90))
    at = view.table_scene.cards[held].pos()
    change_look(view, speed=Speed.OFF)
    view.animate(match.play(next(move for move in moves_of(match) if move.card == played)))
    qtbot.waitUntil(lambda: view.is_idle)
    assert view.table_scene.cards[held].pos() == at
    view.pointer.return_dragged()
    assert view.table_scene.cards[held].pos() != at


def test_the_wheel_turns_in_whole_steps(qtbot: QtBot, view: TableView) -> None:
    steps: list[int] = []
    view.wheel_turned.connect(steps.append)
    for delta in (-120, -60, -60, 240):
        QApplication.sendEvent(view.viewport(), wheel(delta))
    assert steps == [1, 1, -2]


def wheel(delta: int) -> QWheelEvent:
    at = QPointF(100, 100)
    none = Qt.MouseButton.NoButton
    plain = Qt.KeyboardModifier.NoModifier
    return QWheelEvent(
        at, at, QPoint(), QPoint(0, delta), none, plain, Qt.ScrollPhase.NoScrollPhase, False
    )


def buttons_of(view: TableView) -> dict[str, Button]:
    return {
        button.accessibleName(): button
        for button in view.findChildren(Button)
        if button.isVisible()
    }


def test_buttons_emit_clicked(qtbot: QtBot, view: TableView) -> None:
    view.buttons.set_texts("Take 7, 3", True, "Next set 1 of 6")
    buttons = buttons_of(view)
    assert list(buttons) == ["Take 7, 3", "Next set 1 of 6"]
    with qtbot.waitSignal(view.buttons.primary.clicked):
        qtbot.mouseClick(buttons["Take 7, 3"], LEFT)
    with qtbot.waitSignal(view.buttons.secondary.clicked):
        qtbot.mouseClick(buttons["Next set 1 of 6"], LEFT)
    assert view.hasFocus() or not view.isActiveWindow()


def test_a_disabled_button_cannot_be_clicked(qtbot: QtBot, view: TableView) -> None:
    view.buttons.set_texts("Not possible: 4 goes first", False, None)
    (button,) = buttons_of(view).values()
    with qtbot.assertNotEmitted(view.buttons.primary.clicked):
        qtbot.mouseClick(button, LEFT)


def test_buttons_without_text_are_hidden(view: TableView) -> None:
    view.buttons.set_texts("", False, None)
    assert not buttons_of(view)


@pytest.mark.parametrize("text", ["Lay it down", "Take 7, 3, 2, A " + "and so on " * 6])
@pytest.mark.parametrize("size", [(640, 447), (1040, 767), (1920, 1047)])
def test_buttons_keep_their_zone_with_any_text(
    view: TableView, text: str, size: tuple[int, int]
) -> None:
    view.resize(*size)
    layout = view.table_scene.table_layout
    assert layout is not None
    view.buttons.set_texts(text, True, text)
    for button in buttons_of(view).values():
        assert layout.buttons.adjusted(-1, -1, 1, 1).contains(button.geometry().toRectF())
        assert button.height() >= 28


def plaque_place(view: TableView, seat: int) -> QPoint:
    """The middle of a plaque."""
    return view.mapFromScene(view.table_scene.static_items.plaques[seat].box.center())


def test_a_click_on_the_plaque_of_an_opponent_is_told_with_its_seat(
    qtbot: QtBot, view: TableView
) -> None:
    with qtbot.waitSignal(view.pointer.plaque_clicked) as clicked:
        click(qtbot, view, plaque_place(view, 1))
    assert clicked.args == [1]


def test_the_own_plaque_is_cloth(qtbot: QtBot, view: TableView) -> None:
    with qtbot.waitSignal(view.pointer.cloth_clicked):
        click(qtbot, view, plaque_place(view, 0))


def test_only_the_plaque_of_an_opponent_looks_like_something_to_click(view: TableView) -> None:
    own, opponent = view.table_scene.static_items.plaques
    assert opponent.cursor().shape() is Qt.CursorShape.PointingHandCursor
    assert own.cursor().shape() is Qt.CursorShape.ArrowCursor
    assert opponent.toolTip().endswith("Shows how fairly the cards were dealt")
    assert "dealt" not in own.toolTip()
