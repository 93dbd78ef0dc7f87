"""Real presses, drags and drops on the table, and the signals that they become."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Move
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.theme.durations import Speed
from scopa_desktop.ui.widgets.buttons import Button

from .conftest import MakeView, in_mid_round, match_of

LEFT = Qt.MouseButton.LeftButton
FREE_CLOTH = QPoint(790, 300)


def moves_of(match: Match) -> list[Move]:
    """The cards that may be played, and how."""
    assert match.round is not None
    return [move for move in match.round.legal_moves() if isinstance(move, Move)]


@pytest.fixture
def match() -> Match:
    """The player is on turn with three cards, and cards lie on the table."""
    made = in_mid_round(match_of("scopa", deal=4), 0)
    assert made.round is not None
    if made.round.turn != 0:
        made.play(next(move for move in moves_of(made) if not move.take))
    return made


@pytest.fixture
def view(show: MakeView, match: Match) -> TableView:
    return show(match)


def scene_of(view: TableView) -> TableScene:
    scene = view.scene()
    assert isinstance(scene, TableScene)
    return scene


def place_of(view: TableView, card: Card) -> QPoint:
    """A part of the card that its neighbour on the right does not cover."""
    item = scene_of(view).cards[card]
    return view.mapFromScene(item.pos() - QPointF(item.shape().boundingRect().width() * 0.2, 0))


def click(qtbot: QtBot, view: TableView, at: QPoint) -> None:
    qtbot.mouseClick(view.viewport(), LEFT, pos=at)


def drag(qtbot: QtBot, view: TableView, start: QPoint, end: QPoint) -> None:
    qtbot.mousePress(view.viewport(), LEFT, pos=start)
    for step in (0.2, 0.6, 1.0):
        qtbot.mouseMove(view.viewport(), start + (end - start) * step)
        QApplication.processEvents()
    qtbot.mouseRelease(view.viewport(), LEFT, pos=end)


def test_clicks_tell_which_card(qtbot: QtBot, view: TableView) -> None:
    for card in (*view.hand_cards(), *view.table_rows()[0]):
        with qtbot.waitSignal(view.pointer.card_clicked) as told:
            click(qtbot, view, place_of(view, card))
        assert told.args == [card]


def test_a_click_beside_the_cards_is_one_on_the_cloth(qtbot: QtBot, view: TableView) -> None:
    with qtbot.waitSignal(view.pointer.cloth_clicked):
        click(qtbot, view, FREE_CLOTH)


def test_hidden_cards_are_cloth(qtbot: QtBot, view: TableView, match: Match) -> None:
    board = scene_of(view).board
    assert board is not None
    hidden = board.hands[1][0]
    with (
        qtbot.waitSignal(view.pointer.cloth_clicked),
        qtbot.assertNotEmitted(view.pointer.card_clicked),
    ):
        click(qtbot, view, view.mapFromScene(scene_of(view).cards[hidden].pos()))


def test_while_cards_move_every_press_is_one_on_the_cloth(
    qtbot: QtBot, view: TableView, match: Match
) -> None:
    assert match.round is not None
    view.set_speed(Speed.SLOW)
    card = view.hand_cards()[-1]
    view.animate(match.play(match.round.legal_moves()[0]))
    with (
        qtbot.waitSignal(view.pointer.cloth_clicked),
        qtbot.assertNotEmitted(view.pointer.card_clicked),
    ):
        click(qtbot, view, place_of(view, card))
    view.skip()


def test_a_double_click_on_the_hand_is_told_once(qtbot: QtBot, view: TableView) -> None:
    card = view.hand_cards()[1]
    at = place_of(view, card)
    pressed: list[int] = []
    view.pointer.card_clicked.connect(pressed.append)
    with qtbot.waitSignal(view.pointer.card_double_clicked) as told:
        click(qtbot, view, at)
        qtbot.mouseDClick(view.viewport(), LEFT, pos=at)
    assert told.args == [card]
    assert pressed == [card]


def test_a_card_dropped_on_the_table_flies_back_if_nobody_plays_it(
    qtbot: QtBot, view: TableView
) -> None:
    card = view.hand_cards()[0]
    item = scene_of(view).cards[card]
    home = item.pos()
    with qtbot.waitSignal(view.pointer.card_dropped) as told:
        drag(qtbot, view, place_of(view, card), FREE_CLOTH)
    assert told.args == [card, frozenset(), True]
    qtbot.waitUntil(lambda: not item.is_animating)
    assert item.pos() == home


def test_a_card_dropped_on_another_is_meant_for_it(qtbot: QtBot, view: TableView) -> None:
    card, lying = view.hand_cards()[0], view.table_rows()[0][0]
    with qtbot.waitSignal(view.pointer.card_dropped) as told:
        drag(qtbot, view, place_of(view, card), place_of(view, lying))
    assert told.args == [card, frozenset((lying,)), True]


def test_a_card_dropped_in_the_hand_is_not_on_the_table(qtbot: QtBot, view: TableView) -> None:
    card = view.hand_cards()[0]
    start = place_of(view, card)
    with qtbot.waitSignal(view.pointer.card_dropped) as told:
        drag(qtbot, view, start, start + QPoint(60, -12))
    assert told.args == [card, frozenset(), False]


def test_a_dropped_card_that_is_played_goes_on_from_there(
    qtbot: QtBot, view: TableView, match: Match
) -> None:
    move = next(move for move in moves_of(match) if not move.take)
    view.pointer.card_dropped.connect(lambda *_: view.animate(match.play(move)))
    drag(qtbot, view, place_of(view, move.card), FREE_CLOTH)
    dropped_at = view.mapToScene(FREE_CLOTH)
    item = scene_of(view).cards[move.card]
    reach = item.shape().boundingRect().width()
    assert abs(item.x() - dropped_at.x()) < reach
    qtbot.waitUntil(lambda: view.is_idle)
    assert any(move.card in row for row in view.table_rows())


def test_table_cards_cannot_be_dragged(qtbot: QtBot, view: TableView) -> None:
    lying = view.table_rows()[0][0]
    home = scene_of(view).cards[lying].pos()
    with qtbot.assertNotEmitted(view.pointer.card_dropped):
        drag(qtbot, view, place_of(view, lying), FREE_CLOTH)
    assert scene_of(view).cards[lying].pos() == home


def test_a_drag_survives_what_others_do(qtbot: QtBot, view: TableView, match: Match) -> None:
    """The other player moves while a card is held; it stays in the hand that holds it."""
    held, played = view.hand_cards()[0], view.hand_cards()[1]
    start = place_of(view, held)
    qtbot.mousePress(view.viewport(), LEFT, pos=start)
    qtbot.mouseMove(view.viewport(), start - QPoint(0, 90))
    at = scene_of(view).cards[held].pos()
    view.set_speed(Speed.OFF)
    view.animate(match.play(next(move for move in moves_of(match) if move.card == played)))
    qtbot.waitUntil(lambda: view.is_idle)
    assert scene_of(view).cards[held].pos() == at
    view.pointer.return_dragged()
    assert scene_of(view).cards[held].pos() != at


def test_the_wheel_turns_in_whole_steps(qtbot: QtBot, view: TableView) -> None:
    turned: list[int] = []
    view.wheel_turned.connect(turned.append)
    for delta in (-120, -60, -60, 240):
        QApplication.sendEvent(view.viewport(), wheel(delta))
    assert turned == [1, 1, -2]


def wheel(delta: int) -> QWheelEvent:
    at = QPointF(100, 100)
    none = Qt.MouseButton.NoButton
    plain = Qt.KeyboardModifier.NoModifier
    return QWheelEvent(
        at, at, QPoint(), QPoint(0, delta), none, plain, Qt.ScrollPhase.NoScrollPhase, False
    )


def keys_of(view: TableView) -> dict[str, Button]:
    return {key.accessibleName(): key for key in view.findChildren(Button) if key.isVisible()}


def test_keys_press_what_they_say(qtbot: QtBot, view: TableView) -> None:
    view.buttons.set_texts("Take 7, 3", True, "Next set 1 of 6")
    keys = keys_of(view)
    assert list(keys) == ["Take 7, 3", "Next set 1 of 6"]
    with qtbot.waitSignal(view.buttons.primary.clicked):
        qtbot.mouseClick(keys["Take 7, 3"], LEFT)
    with qtbot.waitSignal(view.buttons.secondary.clicked):
        qtbot.mouseClick(keys["Next set 1 of 6"], LEFT)
    assert view.hasFocus() or not view.isActiveWindow()


def test_a_key_that_is_off_cannot_be_pressed(qtbot: QtBot, view: TableView) -> None:
    view.buttons.set_texts("Not possible: 4 goes first", False, None)
    (key,) = keys_of(view).values()
    with qtbot.assertNotEmitted(view.buttons.primary.clicked):
        qtbot.mouseClick(key, LEFT)


def test_keys_without_words_are_not_there(view: TableView) -> None:
    view.buttons.set_texts("", False, None)
    assert not keys_of(view)


@pytest.mark.parametrize("words", ["Lay it down", "Take 7, 3, 2, A " + "and so on " * 6])
@pytest.mark.parametrize("size", [(640, 447), (1040, 767), (1920, 1047)])
def test_keys_keep_their_place_whatever_they_say(
    view: TableView, words: str, size: tuple[int, int]
) -> None:
    view.resize(*size)
    layout = scene_of(view).table_layout
    assert layout is not None
    view.buttons.set_texts(words, True, words)
    for key in keys_of(view).values():
        assert layout.buttons.adjusted(-1, -1, 1, 1).contains(key.geometry().toRectF())
        assert key.height() >= 28
