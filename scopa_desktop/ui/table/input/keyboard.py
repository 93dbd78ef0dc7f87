"""`Keyboard`: the keys of the table, and the keyboard focus among its cards."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from scopa_desktop.rules.cards import Card
from scopa_desktop.ui.table.input.table_input import TableInput
from scopa_desktop.ui.table.table_view import TableView

_ENTER_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_SKIP_KEYS: Final = (*_ENTER_KEYS, Qt.Key.Key_Escape)
_NUMBER_KEYS: Final = (*range(Qt.Key.Key_1, Qt.Key.Key_9 + 1), int(Qt.Key.Key_0))
_ARROW_KEYS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_PLAIN: Final = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)


class Keyboard(QObject):
    """Event filter of the table view that passes keys to `TableInput`."""

    def __init__(self, view: TableView, table_input: TableInput) -> None:
        super().__init__(table_input)
        self._view = view
        self._input = table_input
        self._focus: Card | None = None
        table_input.move_chosen.connect(lambda: self._set_focus(None))
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the key presses of the table; others go on to the view."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._handle_key(event)
        return super().eventFilter(watched, event)

    def _handle_key(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier not in _PLAIN:
            return False
        key = Qt.Key(event.key())
        if key in _SKIP_KEYS and self._input.skip_animation():
            return True
        if key == Qt.Key.Key_Escape:
            return self._input.clear_selection() or self._view.choice_sheet.collapse()
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return self._next_choice(1 if key == Qt.Key.Key_Tab else -1)
        if key in _ARROW_KEYS:
            self._move_focus(*_ARROW_KEYS[key])
        elif key in _ENTER_KEYS:
            self._enter()
        elif key in _NUMBER_KEYS:
            self._select(_NUMBER_KEYS.index(key))
        else:
            return False
        return True

    def _next_choice(self, step: int) -> bool:
        """Select the next capture; False with fewer than two, so that Tab leaves the table."""
        is_choice = self._input.choice_count > 1
        self._input.next_choice(step)
        return is_choice

    def _enter(self) -> None:
        """Play the selected card; if another card has the focus, select or mark that one.

        Where the marked table cards can be taken by themselves, a second Enter takes them.
        """
        plays_selection = self._focus == self._input.selected_card or not self._input.can_select
        takes_marked = self._input.is_table_capture_marked and self._focus_is_marked()
        if self._focus is None or plays_selection or takes_marked:
            self._input.play()
        else:
            self._input.click_card(self._focus)

    def _focus_is_marked(self) -> bool:
        return self._focus is not None and bool(self._input.marked_cards >> self._focus & 1)

    def _select(self, index: int) -> None:
        """Select a hand card by index, or choose from the sheet if no card is playable."""
        if not self._input.can_select and self._view.choice_sheet.choose(index):
            return
        hand = self._view.hand_cards()
        if index < len(hand):
            self._set_focus(hand[index])
            if self._input.selected_card != hand[index]:
                self._input.click_card(hand[index])

    def _move_focus(self, across: int, down: int) -> None:
        """Move the focus within its row, or to the row above or below at about the same place."""
        rows = [row for row in (*self._view.table_rows(), self._view.hand_cards()) if row]
        current = next((r for r, row in enumerate(rows) if self._focus in row), None)
        if current is None or self._focus is None:
            self._set_focus(rows[-1][0] if rows else None)
            return
        column = rows[current].index(self._focus)
        target_row = rows[max(0, min(len(rows) - 1, current + down))]
        if down:
            column = round(column * (len(target_row) - 1) / max(1, len(rows[current]) - 1))
        self._set_focus(target_row[max(0, min(len(target_row) - 1, column + across))])

    def _set_focus(self, card: Card | None) -> None:
        self._focus = card
        self._view.set_focused_card(card)
