"""`Pointer`: what presses, drags and drops on the table mean, as signals about cards."""

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QApplication

from scopa_desktop.rules.cards import Card
from scopa_desktop.ui.table.scene.card_poses import FLIGHT_LEVEL
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.theme.durations import PLAY_SHADOW

_COVERED = 0.35
"""A card dropped over so much of another is meant for it."""


class Pointer(QObject):
    """Follows one press from its beginning to its end; places are in scene coordinates."""

    card_pressed = Signal(int)
    card_double_clicked = Signal(int)
    card_dropped = Signal(int, object, bool)
    cloth_pressed = Signal()

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._pressed_at: QPointF | None = None
        self._card: Card | None = None
        self._last_clicked: Card | None = None
        self._grip = QPointF()

    def press(self, at: QPointF) -> None:
        """The button goes down."""
        self._pressed_at = at
        self._card = self._scene.open_card_at(at)

    def move(self, at: QPointF) -> None:
        """The pointer moves with the button down."""
        if self._pressed_at is None:
            return
        if self._scene.dragged is not None:
            self._drag_to(at)
        elif self._may_drag() and self._is_far(at):
            self._begin_drag()
            self._drag_to(at)

    def release(self, at: QPointF) -> None:
        """The button comes up: a click, or a drop."""
        if self._pressed_at is None:
            return
        self._pressed_at = None
        if self._scene.dragged is not None:
            self._drop(self._scene.dragged, at)
            return
        card, self._card = self._card, None
        self._last_clicked = card
        if card is None:
            self.cloth_pressed.emit()
        elif card == self._scene.open_card_at(at):
            self.card_pressed.emit(card)

    def double_click(self, at: QPointF) -> None:
        """The button goes down for the second time; the release that follows means nothing."""
        card = self._scene.open_card_at(at)
        self._pressed_at = None
        if card is None or card != self._last_clicked:
            return
        if card in self._scene.own_hand():
            self.card_double_clicked.emit(card)
        else:
            self.card_pressed.emit(card)

    def return_dragged(self) -> None:
        """Let the dragged card fly back to the hand."""
        card, self._scene.dragged = self._scene.dragged, None
        if card is not None:
            self._scene.glide_home(card)

    def let_go(self, card: Card) -> None:
        """A dragged card is played: it goes on from where it is held."""
        if card == self._scene.dragged:
            self._scene.dragged = None

    def _may_drag(self) -> bool:
        return self._card is not None and self._card in self._scene.own_hand()

    def _is_far(self, at: QPointF) -> bool:
        assert self._pressed_at is not None
        return (at - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()

    def _begin_drag(self) -> None:
        assert self._card is not None
        assert self._pressed_at is not None
        item = self._scene.cards[self._card]
        item.stop()
        self._grip = item.pos() - self._pressed_at
        self._scene.dragged = self._card
        item.setZValue(FLIGHT_LEVEL)
        item.set_height(PLAY_SHADOW)

    def _drag_to(self, at: QPointF) -> None:
        assert self._scene.dragged is not None
        item = self._scene.cards[self._scene.dragged]
        item.fly(item.pose._replace(centre=at + self._grip, turn=0.0))

    def _drop(self, card: Card, at: QPointF) -> None:
        """Whoever hears of it may play the card; otherwise it returns."""
        self._card = None
        self._drag_to(at)
        meant = self._meant(card, at)
        self.card_dropped.emit(card, meant, bool(meant) or self._is_over_table(card, at))
        self.return_dragged()

    def _is_over_table(self, card: Card, at: QPointF) -> bool:
        """Whether more than half of it is above the hand, and the pointer on the cloth."""
        layout = self._scene.layout_now
        assert layout is not None
        is_above = self._scene.cards[card].y() < layout.own_hand.top()
        return is_above and self._scene.sceneRect().contains(at)

    def _meant(self, card: Card, at: QPointF) -> frozenset[Card]:
        """The table card under the pointer, or the one that is covered most."""
        dropped = self._scene.cards[card]
        covered: dict[Card, float] = {}
        for other in self._scene.on_table():
            box = self._scene.cards[other].lying_box()
            if box.contains(at):
                return frozenset((other,))
            shared = box.intersected(dropped.lying_box())
            covered[other] = shared.width() * shared.height() / (box.width() * box.height())
        best = max(covered, key=covered.__getitem__, default=None)
        if best is None or covered[best] < _COVERED:
            return frozenset()
        return frozenset((best,))
