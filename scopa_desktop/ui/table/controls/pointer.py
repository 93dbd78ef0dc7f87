"""`Pointer`: mouse presses, drags and drops in the scene, as signals about cards."""

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QApplication

from scopa_desktop.rules.cards import Card
from scopa_desktop.ui.table.scene.card_poses import MOVING_Z
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.theme.durations import PLAY_SHADOW

_MIN_OVERLAP = 0.35
"""Share of a table card that a dropped card must cover to be dropped on it."""


class Pointer(QObject):
    """Follows a mouse press until its release; positions are in scene coordinates."""

    card_clicked = Signal(int)
    """An open card of the person's hand or the table was clicked."""
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
        elif self._card in self._scene.own_hand() and self._is_far(at - self._pressed_at):
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
        """The table card under the pointer, or else the one that the dropped card covers most."""
        dropped = self._scene.cards[card].shape().boundingRect().translated(self._carried_to)
        covered: dict[Card, float] = {}
        for other in self._scene.table_cards():
            box = self._scene.cards[other].scene_box()
            if box.contains(at):
                return frozenset((other,))
            shared = box.intersected(dropped)
            covered[other] = shared.width() * shared.height() / (box.width() * box.height())
        best = max(covered, key=covered.__getitem__, default=None)
        if best is None or covered[best] < _MIN_OVERLAP:
            return frozenset()
        return frozenset((best,))
