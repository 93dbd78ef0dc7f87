"""`Keyboard`: the keys of the table, and where the arrow keys move the focus among its elements."""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from scopa_desktop.rules.cards import Card
from scopa_desktop.ui.platform.keys import key_of
from scopa_desktop.ui.table.input.one_handed_keys import ONE_HANDED_KEYS, OneHandedKeys
from scopa_desktop.ui.table.input.table_input import TableInput
from scopa_desktop.ui.table.scene.table_element import (
    TableElement,
    card_element,
    is_opponent_plaque,
)
from scopa_desktop.ui.table.table_view import TableView

_ENTER_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_SKIP_KEYS: Final = (*_ENTER_KEYS, Qt.Key.Key_Escape)
_DISCARD_KEYS: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_NUMBER_KEYS: Final = (*range(Qt.Key.Key_1, Qt.Key.Key_9 + 1), int(Qt.Key.Key_0))
_ARROW_KEYS: Final = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_PLAIN: Final = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)


class Reading(Enum):
    """What Shift and a letter read aloud; the value is the key."""

    TABLE = Qt.Key.Key_T
    HAND = Qt.Key.Key_H
    PILES = Qt.Key.Key_P
    SCORE = Qt.Key.Key_S
    LAST_MOVES = Qt.Key.Key_L


_READINGS: Final = {reading.value: reading for reading in Reading}


def _reading(event: QKeyEvent) -> Reading | None:
    """What a key reads aloud; None without Shift, and for other keys."""
    if event.modifiers() != Qt.KeyboardModifier.ShiftModifier:
        return None
    return _READINGS.get(key_of(event))


class Keyboard(QObject):
    """Event filter of the table view that passes keys to `TableInput`."""

    reading_requested = Signal(object)
    """The person wants to hear a `Reading`."""
    edge_reached = Signal()
    """An arrow key found nothing in its direction."""
    undo_requested = Signal()
    """The key of one hand that takes a move back was pressed."""
    hint_requested = Signal()
    """The key of one hand that asks for a hint was pressed."""

    def __init__(self, view: TableView, table_input: TableInput) -> None:
        super().__init__(table_input)
        self._view = view
        self._input = table_input
        self._one_handed: OneHandedKeys | None = None
        table_input.move_chosen.connect(lambda: view.table_scene.set_focused(None))
        view.installEventFilter(self)

    def set_one_handed(self, half: str) -> None:
        """Play also with the keys of one half of the keyboard: of `ONE_HANDED_KEYS`, or none."""
        self._one_handed = ONE_HANDED_KEYS.get(half)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the key presses of the table; others go on to the view."""
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.KeyPress:
                return self._handle_key(event)
            if event.type() == QEvent.Type.ShortcutOverride and self._overrides_menus(event):
                event.accept()
                return True
        return super().eventFilter(watched, event)

    def _overrides_menus(self, event: QKeyEvent) -> bool:
        """Whether a key would else be the shortcut of a menu, but is meant for the table.

        On a Hebrew keyboard Shift and a letter type a Latin capital, which Qt takes for the letter.
        """
        return self._one_handed_key(event) is not None or _reading(event) is not None

    def _one_handed_key(self, event: QKeyEvent) -> Qt.Key | None:
        """The usual key for which one of the keys of one hand stands, or that key itself.

        None if it is none, as on the numeric pad. With Shift, letters read something aloud, but for
        the key for the next capture; the numbers stay those of cards, which a French keyboard types
        only with Shift.
        """
        keys, key, modifiers = self._one_handed, key_of(event), event.modifiers()
        if keys is None or not keys.is_used(key):
            return None
        usual = keys.usual_key(key)
        if modifiers == Qt.KeyboardModifier.ShiftModifier:
            if usual == Qt.Key.Key_Tab:
                return Qt.Key.Key_Backtab
            return usual if key in keys.cards else None
        return usual if modifiers == Qt.KeyboardModifier.NoModifier else None

    def _ask_with_one_hand(self, key: Qt.Key | None) -> bool:
        """Ask for what is no usual key of the table; False for other keys."""
        keys = self._one_handed
        if keys is None or key not in (keys.undo, keys.hint):
            return False
        (self.undo_requested if key == keys.undo else self.hint_requested).emit()
        return True

    def _interrupt(self, key: Qt.Key) -> bool:
        """Put a dragged card back with Escape, or end an animation; False for neither."""
        if key == Qt.Key.Key_Escape and self._view.table_scene.dragged is not None:
            self._view.pointer.cancel()
            return True
        return self._input.skip_animation()

    def _handle_key(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier not in _PLAIN:
            return False
        one_handed = self._one_handed_key(event)
        key = one_handed or key_of(event)
        if self._ask_with_one_hand(one_handed) or (key in _SKIP_KEYS and self._interrupt(key)):
            return True
        if key == Qt.Key.Key_Escape:
            if not (self._input.escape() or self._view.choice_sheet.collapse()):
                event.ignore()  # For the window: the scene would accept it.
            return True
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return self._next_choice(1 if key == Qt.Key.Key_Tab else -1) or key != event.key()
        if key in _ARROW_KEYS:
            self._move_focus(_ARROW_KEYS[key])
        elif key in _ENTER_KEYS:
            # Whoever presses Space once too often to skip the deal answers no question with it.
            self._enter(answers=key != Qt.Key.Key_Space)
        elif key in _DISCARD_KEYS:
            self._input.discard()
        elif key in _NUMBER_KEYS:
            self._select(_NUMBER_KEYS.index(key))
        elif reading := _reading(event):
            self.reading_requested.emit(reading)
        else:
            return False
        return True

    def _next_choice(self, step: int) -> bool:
        """Select the next capture; False with fewer than two, so that Tab leaves the table."""
        is_choice = len(self._input.selection.choices) > 1
        self._input.next_choice(step)
        return is_choice

    def _enter(self, *, answers: bool) -> None:
        """Do what a click on the focused element does; on the selected card, play it.

        With `answers` the first choice of the sheet is made where no card is meant.

        An offer to continue comes first, because any input accepts it.

        Where the marked table cards can be taken by themselves, a second Enter takes them.
        """
        focused = self._view.table_scene.focused
        own_seat = self._view.table_scene.own_seat
        is_on_plaque = focused is not None and is_opponent_plaque(focused, own_seat)
        if focused is not None and is_on_plaque and self._view.state.offer is None:
            self._view.pointer.plaque_clicked.emit(focused.number)
        elif focused is None or not self._input.can_select:
            self._input.play(answers=answers)
        elif focused.card is None:
            self._input.clear_selection()
        elif focused.card == self._input.selection.card or self._takes_marked(focused.card):
            self._input.play()
        else:
            self._input.click_card(focused.card)

    def _takes_marked(self, card: Card) -> bool:
        """Whether the card is one of marked table cards that can be taken by themselves."""
        capture = self._input.selection.table_capture
        return capture is not None and bool(capture.take >> card & 1)

    def _select(self, index: int) -> None:
        """Select a hand card by index, or choose from the sheet if no card is playable."""
        if not self._input.can_select and self._view.choice_sheet.choose(index):
            return
        hand = self._view.table_scene.own_hand()
        if index < len(hand):
            self._view.table_scene.set_focused(card_element(hand[index]))
            if self._input.selection.card != hand[index]:
                self._input.click_card(hand[index])

    def _move_focus(self, step: QPointF) -> None:
        """Move the focus in a direction; the first key puts it on a card of the hand."""
        boxes = self._view.table_scene.element_boxes()
        rows = self._card_rows()
        current = self._view.table_scene.focused
        if current is None:
            first = rows[-1][0] if rows else next(iter(boxes), None)
            self._view.table_scene.set_focused(first)
        else:
            following = next_element(boxes, rows, current, step)
            if following == current:
                self.edge_reached.emit()
            self._view.table_scene.set_focused(following)

    def _card_rows(self) -> list[list[TableElement]]:
        """The cards of table and hand, row by row from left to right."""
        rows = (*self._view.table_scene.table_rows(), self._view.table_scene.own_hand())
        return [[card_element(card) for card in row] for row in rows if row]


_ASIDE = 2.5
"""How many pixels forwards count as much as one pixel aside."""
_WIDEST = 3.0
"""How many times farther aside than forwards an element may be."""

Rows = Sequence[Sequence[TableElement]]


def next_element(
    boxes: Mapping[TableElement, QRectF], rows: Rows, current: TableElement, step: QPointF
) -> TableElement:
    """The element to which an arrow key leads; the current one if there is none.

    `boxes` are the places of all elements, `rows` the cards from top to bottom, each row from left
    to right, and `step` is the direction of the key, one unit long.
    """
    row = next((number for number, cards in enumerate(rows) if current in cards), None)
    if row is not None:
        card = _next_card(rows, row, current, step)
        if card is not None:
            return card
    elif current not in boxes:
        return current
    in_rows = {card for cards in rows for card in cards} if row is not None else {current}
    others = {element: box for element, box in boxes.items() if element not in in_rows}
    return _nearest(others, boxes[current], step) or current


def _next_card(rows: Rows, row: int, current: TableElement, step: QPointF) -> TableElement | None:
    """The next card of the row, or of the row above or below; None at the end."""
    cards = rows[row]
    column = cards.index(current)
    if step.x():
        column += round(step.x())
        return cards[column] if 0 <= column < len(cards) else None
    row += round(step.y())
    if not 0 <= row < len(rows):
        return None
    column = round(column * (len(rows[row]) - 1) / max(1, len(cards) - 1))
    return rows[row][column]


def _nearest(
    boxes: Mapping[TableElement, QRectF], start: QRectF, step: QPointF
) -> TableElement | None:
    """The nearest element in a direction; what lies aside counts as farther away."""
    distances: dict[TableElement, float] = {}
    for element, box in boxes.items():
        way = box.center() - start.center()
        forwards, aside = QPointF.dotProduct(way, step), _gap_aside(start, box, step)
        if forwards >= 1 and aside <= _WIDEST * forwards:
            distances[element] = forwards + _ASIDE * aside
    return min(distances, key=distances.__getitem__, default=None)


def _gap_aside(start: QRectF, box: QRectF, step: QPointF) -> float:
    """How far two boxes are apart across the direction; 0 if they overlap there."""
    if step.x():
        return max(0.0, start.top() - box.bottom(), box.top() - start.bottom())
    return max(0.0, start.left() - box.right(), box.left() - start.right())
