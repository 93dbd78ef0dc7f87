"""`Pointer`: mouse presses, drags and drops in the scene, as signals about cards.

`Touch` turns fingers into such presses and drags, long presses and steps.
"""

from collections.abc import Callable
from typing import Final, TypeGuard

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QTouchEvent
from PySide6.QtWidgets import QApplication

from scopa_desktop.rules.cards import Card
from scopa_desktop.ui.table.scene.card_poses import MOVING_Z
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.theme.durations import PLAY_SHADOW
from scopa_desktop.ui.theme.touch_targets import set_touched

_MIN_OVERLAP = 0.35
"""Share of a table card that a dropped card must cover to be dropped on it."""


class Pointer(QObject):
    """Follows a mouse press until its release; positions are in scene coordinates."""

    card_clicked = Signal(int)
    """A card of the person's hand, of the table or on top of an open pile was clicked."""
    card_double_clicked = Signal(int)
    """A hand card was double-clicked; `card_clicked` was emitted for the first click."""
    card_dropped = Signal(int, object, bool)
    """A hand card was dropped: the card, the frozenset of table cards below it (at most one), and
    whether it is over the table. It returns to the hand unless a connected slot plays it."""
    pile_clicked = Signal(int)
    """The pile of a side was clicked, while no cards were moving."""
    plaque_clicked = Signal(int)
    """The plaque of another player than the person was clicked: the seat. Enter on the focused
    plaque and assistive technology emit it, too."""
    cloth_clicked = Signal()
    """The cloth was clicked, or anything was pressed while cards were moving."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._pressed_at: QPointF | None = None
        self._card: Card | None = None
        self._last_clicked: Card | None = None
        self._grab_offset = QPointF()
        self._carried_to = QPointF()

    def press(self, at: QPointF) -> None:
        """Handle a press of the left button."""
        self._pressed_at = at
        self._card = self._scene.open_card_at(at)

    def move(self, at: QPointF) -> None:
        """Handle a move; with the button down it may start or continue a drag."""
        if self._pressed_at is None:
            return
        if self._scene.dragged is not None:
            self._drag_to(at)
        elif self._is_held(self._card) and self._is_far(at - self._pressed_at):
            self._begin_drag(self._card, self._pressed_at)
            self._drag_to(at)

    def release(self, at: QPointF) -> None:
        """Handle a release: a click or a drop."""
        if self._pressed_at is None:
            return
        self._pressed_at = None
        if self._scene.dragged is not None:
            self._drop(self._scene.dragged, at)
            return
        card, self._card = self._card, None
        self._last_clicked = card
        if card is None and (side := self._scene.pile_at(at)) is not None:
            self.pile_clicked.emit(side)
        elif card is None and (seat := self._scene.opponent_plaque_at(at)) is not None:
            self.plaque_clicked.emit(seat)
        elif card is None:
            self.cloth_clicked.emit()
        elif card == self._scene.open_card_at(at):
            self.card_clicked.emit(card)

    def double_click(self, at: QPointF) -> None:
        """Handle the second press of a double click; its release is ignored."""
        card = self._scene.open_card_at(at)
        self._pressed_at = None
        if card is None or card != self._last_clicked:
            return
        if card in self._scene.own_hand():
            self.card_double_clicked.emit(card)
        else:
            self.card_clicked.emit(card)

    def cancel(self) -> None:
        """Forget the press, as if nothing had been pressed; a dragged card returns."""
        self._pressed_at = self._card = None
        self.return_dragged()

    def return_dragged(self) -> None:
        """Move the dragged card, if any, back to the hand."""
        card, self._scene.dragged = self._scene.dragged, None
        if card is not None:
            self._scene.return_card_to_hand(card)

    def end_drag(self, card: Card) -> None:
        """Stop dragging a card that is played now: its animation starts where it was dropped."""
        if card == self._scene.dragged:
            self._scene.dragged = None

    def _is_held(self, card: Card | None) -> TypeGuard[Card]:
        """Whether a card can be dragged: it is in the person's hand, and not face down."""
        return card in self._scene.own_hand() and not self._scene.is_hidden(card)

    @staticmethod
    def _is_far(way: QPointF) -> bool:
        return way.manhattanLength() >= QApplication.startDragDistance()

    def _begin_drag(self, card: Card, pressed_at: QPointF) -> None:
        item = self._scene.cards[card]
        item.stop()
        self._grab_offset = item.pos() - pressed_at
        self._scene.dragged = card
        item.setZValue(MOVING_Z)
        item.set_elevation(PLAY_SHADOW)

    def _drag_to(self, at: QPointF) -> None:
        assert self._scene.dragged is not None
        self._carried_to = at + self._grab_offset
        self._scene.cards[self._scene.dragged].carry_to(self._carried_to)

    def _drop(self, card: Card, at: QPointF) -> None:
        """Emit `card_dropped`; if no slot has played the card, it returns to the hand."""
        self._card = None
        self._drag_to(at)
        under = self._cards_under(card, at)
        self.card_dropped.emit(card, under, bool(under) or self._is_over_table(at))
        self.return_dragged()

    def _is_over_table(self, at: QPointF) -> bool:
        """Whether the card's centre is above the hand and the pointer inside the scene."""
        is_above = self._carried_to.y() < self._scene.stage.layout.own_hand.top()
        return is_above and self._scene.sceneRect().contains(at)

    def _cards_under(self, card: Card, at: QPointF) -> frozenset[Card]:
        """The table card under the pointer, or else the one that the dropped card covers most.

        A card on top of an open pile counts as one.
        """
        dropped = self._scene.cards[card].shape().boundingRect().translated(self._carried_to)
        covered: dict[Card, float] = {}
        for other in (*self._scene.table_cards(), *self._scene.open_piles()):
            box = self._scene.cards[other].scene_box()
            if box.contains(at):
                return frozenset((other,))
            shared = box.intersected(dropped)
            covered[other] = shared.width() * shared.height() / (box.width() * box.height())
        best = max(covered, key=covered.__getitem__, default=None)
        if best is None or covered[best] < _MIN_OVERLAP:
            return frozenset()
        return frozenset((best,))


_STEP: Final = 40.0
"""How far two fingers move down or up for one step, in logical pixels."""


class Touch(QObject):
    """One finger does what the mouse does, and shows a tool tip when it rests.

    Two fingers that tap or move go through the captures, as the wheel does.
    """

    held = Signal(QPoint)
    """A finger has rested on a place of the viewport."""
    released = Signal()
    """The finger that rested was lifted."""
    stepped = Signal(int)
    """Two fingers tapped (1), or moved down (1) or up (-1) by a step."""

    def __init__(
        self, pointer: Pointer, to_scene: Callable[[QPoint], QPointF], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._pointer = pointer
        self._to_scene = to_scene
        self._begun_at = QPointF()
        self._is_held = False
        self._height: float | None = None
        """The height of two fingers after the last step; None before there are two."""
        self._steps = 0
        interval = QGuiApplication.styleHints().mousePressAndHoldInterval()
        self._timer = QTimer(self, singleShot=True)
        self._timer.setInterval(interval)
        self._timer.timeout.connect(self._hold)

    def handle(self, event: QTouchEvent) -> None:
        """Handle an event of the viewport; it is accepted."""
        points = [point.position() for point in event.points()]
        match event.type():
            case QEvent.Type.TouchBegin:
                set_touched(is_touched=True)
                self._begin(points[0])
            case QEvent.Type.TouchUpdate if len(points) > 1:
                self._move_two(sum(point.y() for point in points) / len(points))
            case QEvent.Type.TouchUpdate:
                self._move(points[0])
            case QEvent.Type.TouchEnd:
                self._end(points[0])
            case _:
                self._timer.stop()
                self._pointer.cancel()
        event.accept()

    def _begin(self, at: QPointF) -> None:
        self._begun_at, self._is_held, self._height, self._steps = at, False, None, 0
        self._pointer.press(self._to_scene(at.toPoint()))
        self._timer.start()

    def _move(self, at: QPointF) -> None:
        distance = (at - self._begun_at).manhattanLength()
        if distance >= QApplication.startDragDistance():
            self._timer.stop()
        if not self._is_held and self._height is None:
            self._pointer.move(self._to_scene(at.toPoint()))

    def _move_two(self, height: float) -> None:
        self._timer.stop()
        self._pointer.cancel()
        if self._height is None:
            self._height = height
        elif steps := int((height - self._height) / _STEP):
            self._height += steps * _STEP
            self._steps += 1
            self.stepped.emit(steps)

    def _end(self, at: QPointF) -> None:
        self._timer.stop()
        if self._is_held:
            self.released.emit()
        elif self._height is None:
            self._pointer.release(self._to_scene(at.toPoint()))
        elif not self._steps:
            self.stepped.emit(1)

    def _hold(self) -> None:
        self._is_held = True
        self._pointer.cancel()
        self.held.emit(self._begun_at.toPoint())
