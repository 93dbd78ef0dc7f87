"""The table played with the keyboard: a focus that walks among the cards, and its keys."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from scopa_desktop.rules.cards import Card
from scopa_desktop.ui.table.input.table_input import TableInput
from scopa_desktop.ui.table.table_view import TableView

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_SKIP: Final = (*_ENTER, Qt.Key.Key_Escape)
_NUMBERS: Final = (*range(Qt.Key.Key_1, Qt.Key.Key_9 + 1), int(Qt.Key.Key_0))
_STEPS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_PLAIN: Final = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)


class Keyboard(QObject):
    """Hears the keys that reach the table and does with `TableInput` what a mouse would."""

    def __init__(self, view: TableView, table: TableInput) -> None:
        super().__init__(table)
        self._view = view
        self._table = table
        self._focus: Card | None = None
        table.chosen.connect(lambda: self._set_focus(None))
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys that the table understands."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._take(event)
        return super().eventFilter(watched, event)

    def _take(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier not in _PLAIN:
            return False
        key = Qt.Key(event.key())
        if not self._view.is_settled and key in _SKIP:
            self._table.skipped.emit()
            return True
        if key == Qt.Key.Key_Escape:
            return self._table.put_down() or self._view.fold_offers()
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return self._next_set(1 if key == Qt.Key.Key_Tab else -1)
        if key in _STEPS:
            self._move_focus(*_STEPS[key])
        elif key in _ENTER:
            self._enter()
        elif key in _NUMBERS:
            self._take_up(_NUMBERS.index(key))
        else:
            return False
        return True

    def _next_set(self, step: int) -> bool:
        """Tab runs through sets while there are several; otherwise it leaves the table."""
        is_choice = self._table.choices > 1
        self._table.next_set(step)
        return is_choice

    def _enter(self) -> None:
        """Play the card taken up; without one, take up or point out the card in focus."""
        nothing_new = self._focus == self._table.card or not self._table.may_take_up
        if self._focus is None or nothing_new:
            self._table.play()
        else:
            self._table.press(self._focus)

    def _take_up(self, index: int) -> None:
        """A card of the hand; where none may be taken up, something that is offered."""
        if not self._table.may_take_up and self._view.press_offer(index):
            return
        hand = self._view.hand_cards()
        if index < len(hand):
            self._set_focus(hand[index])
            if self._table.card != hand[index]:
                self._table.press(hand[index])

    def _move_focus(self, across: int, down: int) -> None:
        """To the next card in a row, or to the row above or below at about the same place."""
        rows = [row for row in (*self._view.table_rows(), self._view.hand_cards()) if row]
        here = next((r for r, row in enumerate(rows) if self._focus in row), None)
        if here is None or self._focus is None:
            self._set_focus(rows[-1][0] if rows else None)
            return
        column = rows[here].index(self._focus)
        there = rows[max(0, min(len(rows) - 1, here + down))]
        if down:
            column = round(column * (len(there) - 1) / max(1, len(rows[here]) - 1))
        self._set_focus(there[max(0, min(len(there) - 1, column + across))])

    def _set_focus(self, card: Card | None) -> None:
        self._focus = card
        self._view.set_focus(card)
