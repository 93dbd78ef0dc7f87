"""Messages over the upper edge of the table: one at a time, while the others wait."""

from bisect import insort
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from scopa_desktop.ui.table.controls.paper_sheet import SHEET_SHADOW, PaperSheet, sheet_button
from scopa_desktop.ui.theme.colours import LIGHT_PALETTE
from scopa_desktop.ui.theme.fonts import body_font, text_size_notifier
from scopa_desktop.ui.theme.icons import Tool
from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.boxes import hbox
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind, ToolButton
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.plain_text import PlainLabel, button_text
from scopa_desktop.ui.widgets.retranslated import Retranslated

_MARGINS: Final = (11, 5, 11, 5 + SHEET_SHADOW)
_SPACING: Final = 8


class Urgency(IntEnum):
    """Which of several messages is shown first."""

    REPORT = 0
    """Something went wrong, or was done."""
    STATE = 1
    """Something that goes on as long as the message is there."""
    NOTE = 2
    """What is good to know for the game that is played."""
    OFFER = 3
    """Something that the person may want."""


class MessageButton(NamedTuple):
    """An answer to a message, which pressing it ends, too."""

    text: str
    accept: Callable[[], object]


@dataclass(eq=False)
class Message:
    """A message; its texts are functions, because the language can change while it waits."""

    text: Callable[[], str]
    urgency: Urgency
    answers: Callable[[], Sequence[MessageButton]] = tuple
    closed: Callable[[], object] | None = None
    """Called when the person has closed it."""
    can_be_closed: bool = True
    is_quiet: bool = False
    """Whether none of its buttons is gold: nobody is waiting for an answer."""


class MessageSheet(Retranslated, PaperSheet):
    """The paper on which a message is; it takes no room from the table."""

    def __init__(self, messages: "Messages", table: QWidget, parent: QWidget) -> None:
        """`table` is the widget that gets the keyboard focus back."""
        super().__init__(parent)
        self._messages, self._table = messages, table
        self.message: Message | None = None
        """The message that is shown."""
        self.buttons: list[Button] = []
        """The buttons of its answers."""
        self._rooms: Sequence[QRectF] = ()
        self._label = PlainLabel(wraps=True)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._answers = FlowRow(_SPACING, _SPACING)
        self.close_button = ToolButton(Tool.CLOSE, palette=LIGHT_PALETTE)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button.clicked.connect(self._close_message)
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._parts.setSpacing(_SPACING)
        self._parts.addWidget(self._label, 1)
        self._parts.addWidget(self._answers)
        self._row = hbox(
            (self._parts, 1),
            (self.close_button, Qt.AlignmentFlag.AlignTop),
            within=self,
            spacing=_SPACING,
            margins=_MARGINS,
        )
        text_size_notifier().changed.connect(self._fit)
        self._retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """The sentence that is shown; empty if there is none."""
        return "" if self.isHidden() else self._label.text()

    def show_message(self, message: Message | None) -> None:
        """Show a message; None hides the sheet."""
        self.message = message
        if message is None:
            self.close_sheet(self._table)
            return
        self._show_texts()
        self._fit()
        self.show()

    def place(self, rooms: Sequence[QRectF]) -> None:
        """Put the sheet in the first of these rooms that is high enough for it, else in the last.

        It is on the upper edge, in the middle, and as large as it needs to be.
        """
        self._rooms = rooms
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes the message; other keys go to the table."""
        is_escape = event.key() == Qt.Key.Key_Escape
        if is_escape and self.message is not None and self.message.can_be_closed:
            self._close_message()
        else:
            super().keyPressEvent(event)

    def _show_texts(self) -> None:
        message = self.message
        if message is None:
            return
        self._label.setText(message.text())
        self.setAccessibleName(message.text())
        self.close_button.setVisible(message.can_be_closed)
        self.give_focus_to(self._table)
        for button in self.buttons:
            self._answers.flow.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        for text, accept in message.answers():
            is_plain = message.is_quiet or bool(self.buttons)
            kind = ButtonKind.SHEET if is_plain else ButtonKind.GOLD
            button = sheet_button(button_text(text), kind)
            button.clicked.connect(partial(self._accept, accept))
            self._answers.flow.addWidget(button)
            button.show()
            self.buttons.append(button)
        self._answers.setVisible(bool(self.buttons))

    def _fit(self) -> None:
        if self.message is None:
            return
        self._label.setFont(body_font())
        for room in self._rooms:
            size = self._size_in(room.width())
            box = QRect(room.topLeft().toPoint(), size)
            box.moveLeft(round(room.center().x() - size.width() / 2))
            self.setGeometry(box)
            if size.height() <= room.height():
                break

    def _size_in(self, width: float) -> QSize:
        """The size in a width; the answers are below the sentence if there is no room beside it."""
        words = self._label.fontMetrics().horizontalAdvance(self._label.text()) + 2
        answers = self._answers.sizeHint().width() + _SPACING if self.buttons else 0
        around = _MARGINS[0] + _MARGINS[2] + _SPACING + self.close_button.sizeHint().width()
        is_in_line = words + answers + around <= width
        needed = around + (words + answers if is_in_line else max(words, answers))
        directions = QBoxLayout.Direction
        self._parts.setDirection(directions.LeftToRight if is_in_line else directions.TopToBottom)
        least = min(needed, int(width))
        return QSize(least, self._row.heightForWidth(least))

    def _close_message(self) -> None:
        message = self.message
        if message is not None:
            self._messages.withdraw(message)
            if message.closed is not None:
                message.closed()

    def _accept(self, accept: Callable[[], object]) -> None:
        if self.message is not None:
            self._messages.withdraw(self.message)
            accept()

    def _retranslate(self) -> None:
        self.close_button.set_name(self.tr("Close this message"))
        self._show_texts()
        self._fit()


class Messages(QObject):
    """The messages of a table, the most urgent ones first, in the order in which they came."""

    def __init__(self, table: QWidget, parent: QWidget) -> None:
        """`table` is the widget that gets the keyboard focus back, `parent` what is covered."""
        super().__init__(table)
        self._table, self._parent = table, parent
        self._waiting: list[Message] = []
        self._rooms: Sequence[QRectF] = ()
        self.sheet: MessageSheet | None = None
        """Shows the messages; None before the first one."""

    @property
    def sentences(self) -> list[str]:
        """What the message that is shown says, and those that wait, in their order."""
        return [message.text() for message in self._waiting]

    def report(self, sentence: str) -> None:
        """Show a sentence until the person closes it; once, if it is already among them."""
        if sentence not in self.sentences:
            self.show(Message(lambda: sentence, Urgency.REPORT))

    def show(self, message: Message) -> None:
        """Show a message, or let it wait for those before it."""
        insort(self._waiting, message, key=lambda each: each.urgency)
        self._show_first()

    def update(self, message: Message) -> None:
        """Show what a message says now."""
        if self.sheet is not None and self.sheet.message is message:
            self.sheet.show_message(message)

    def withdraw(self, message: Message | None) -> None:
        """Remove a message, if it is still among them."""
        if message in self._waiting:
            self._waiting.remove(message)
            self._show_first()

    def clear(self) -> None:
        """Remove all messages."""
        self._waiting.clear()
        self._show_first()

    def place(self, rooms: Sequence[QRectF]) -> None:
        """Set the rooms for messages, see `MessageSheet.place`."""
        self._rooms = rooms
        if self.sheet is not None:
            self.sheet.place(rooms)

    def _show_first(self) -> None:
        """Show the first message; one that has the keyboard focus stays before it."""
        if self.sheet is None:
            if not self._waiting:
                return
            self.sheet = MessageSheet(self, self._table, self._parent)
            self.sheet.place(self._rooms)
        shown = self.sheet.message
        focused = self.sheet.focusWidget()
        if shown in self._waiting and focused is not None and focused.hasFocus():
            return
        first = self._waiting[0] if self._waiting else None
        if first is not shown:
            self.sheet.show_message(first)
            if first is not None:
                announce(self._table, first.text())
