"""Messages over the table, where nothing is covered: one at a time, while the others wait."""

from bisect import insort
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from scopa_desktop.ui.table.controls.paper_sheet import (
    SHEET_SHADOW,
    PaperSheet,
    PaperTable,
    sheet_button,
)
from scopa_desktop.ui.table.scene.free_space import DISTANCE
from scopa_desktop.ui.theme.colours import LIGHT_PALETTE
from scopa_desktop.ui.theme.fonts import (
    BODY_SIZE,
    LARGE_SIZE,
    body_font,
    text_scale,
    text_size_notifier,
)
from scopa_desktop.ui.theme.icons import Tool
from scopa_desktop.ui.theme.touch_targets import least_target
from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.boxes import hbox
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind, ToolButton
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.plain_text import PlainLabel, button_text
from scopa_desktop.ui.widgets.retranslated import Retranslated

_MARGINS: Final = (11, 5, 11, 5 + SHEET_SHADOW)
_SPACING: Final = 8
_LEAST_WIDTH: Final = 90
"""The least width of a message that has no room in one line, at the normal text size."""
_LEAST_BUTTON: Final = 28
"""The least side of the button that closes the message, which is no higher than a large line."""
_STEPS: Final = 7
"""How many widths are tried beside that of one line."""

_SHARES: Final = (1.0, 0.85, 0.7, 0.6, 0.5)
"""Of the text size, so long as texts are not smaller than normal: where there is no other place."""

FindBox = Callable[[Sequence[QSize], QRect], tuple[QRect, bool]]
"""Finds the place of a message that can have some sizes, and is at a place now, or at none.

It also returns whether nothing is covered there.
"""


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

    keeps_tab = False

    def __init__(
        self, messages: "Messages", table: PaperTable, parent: QWidget, find_box: FindBox
    ) -> None:
        super().__init__(table, parent)
        self._messages, self._find_box = messages, find_box
        self._share, self._fitted_in = 1.0, (QSize(), 0.0)
        self.message: Message | None = None
        """The message that is shown."""
        self.buttons: list[Button] = []
        """The buttons of its answers."""
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
        text_size_notifier().changed.connect(self.fit)
        self._retranslate()

    @property
    def text(self) -> str:
        """The sentence that is shown; empty if there is none."""
        return "" if self.isHidden() else self._label.text()

    def show_message(self, message: Message | None) -> None:
        """Show a message; None hides the sheet."""
        self.message = message
        if message is None:
            self.go()
            return
        self._share = 1.0
        self._show_texts()
        self.fit()
        self.come_in()

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
        self.give_focus_back()
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

    def fit(self) -> None:
        """Set the geometry, to a place that is free for one of the sizes that the message can have.

        They are from one line to many short ones, so far as words and answers allow it. Where large
        texts have no such place, they are smaller, until table or texts have another size.
        """
        if self.message is None:
            return
        fitted_in = self.around.size(), text_scale()
        if fitted_in != self._fitted_in:
            self._share, self._fitted_in = 1.0, fitted_in
        now = QRect() if self.isHidden() else self.geometry()
        share = self._share
        box, is_free = self._find_box(self._sizes(share), now)
        for smaller in _SHARES:
            if is_free or smaller * text_scale() < 1:
                break
            if smaller < share:
                share = smaller
                box, is_free = self._find_box(self._sizes(share), now)
        self._share = share
        self._set_text_share(share)
        self._size_in(box.width())
        self.set_box(box)

    def _sizes(self, share: float) -> list[QSize]:
        """The sizes that it can have with a share of the text size, in the order of preference."""
        self._set_text_share(share)
        most = self.around.width() - 2 * DISTANCE
        line = min(most, self._width_in_line())
        least = min(line, max(round(_LEAST_WIDTH * text_scale() * share), self._least_width()))
        shares = (line + (least - line) * step / _STEPS for step in range(_STEPS + 1))
        return [self._size_in(round(width)) for width in dict.fromkeys(shares)]

    def _set_text_share(self, share: float) -> None:
        self._label.setFont(body_font(BODY_SIZE * share))
        side = max(least_target(_LEAST_BUTTON), self._label.fontMetrics().height())
        self.close_button.set_side(round(side))
        for button in self.buttons:
            button.set_text_px(None if share == 1 else LARGE_SIZE * text_scale() * share)
        # The layout around their row would know their new sizes only after the next events.
        self._answers.updateGeometry()

    def _around_width(self) -> int:
        """The width beside the sentence and the answers."""
        return _MARGINS[0] + _MARGINS[2] + _SPACING + self.close_button.sizeHint().width()

    def _words_width(self) -> int:
        return self._label.fontMetrics().horizontalAdvance(self._label.text()) + 2

    def _least_width(self) -> int:
        """The width of the sheet with the longest word, or the widest answer."""
        words, metrics = self._label.text().split(), self._label.fontMetrics()
        widths = [metrics.horizontalAdvance(word) + 2 for word in words]
        widths += [button.sizeHint().width() for button in self.buttons]
        return max(widths, default=0) + self._around_width()

    def _width_in_line(self) -> int:
        """The width of the sheet with the answers beside the sentence."""
        answers = self._answers.sizeHint().width() + _SPACING if self.buttons else 0
        return self._words_width() + answers + self._around_width()

    def _size_in(self, width: int) -> QSize:
        """The size at a width; the answers are below the sentence if there is no room beside it."""
        directions = QBoxLayout.Direction
        is_in_line = self._width_in_line() <= width
        self._parts.setDirection(directions.LeftToRight if is_in_line else directions.TopToBottom)
        return QSize(width, self._row.heightForWidth(width))

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
        self.fit()


class Messages(QObject):
    """The messages of a table, the most urgent ones first, in the order in which they came."""

    placed = Signal()
    """The sheet was shown, or may have moved or changed its size."""

    def __init__(self, table: PaperTable, parent: QWidget, find_box: FindBox) -> None:
        """`parent` is what the messages lie on, and `find_box` finds their place there."""
        super().__init__(table.widget)
        self._table, self._parent, self._find_box = table, parent, find_box
        self._waiting: list[Message] = []
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
            self.placed.emit()

    def withdraw(self, message: Message | None) -> None:
        """Remove a message, if it is still among them."""
        if message in self._waiting:
            self._waiting.remove(message)
            self._show_first()

    def clear(self) -> None:
        """Remove all messages."""
        self._waiting.clear()
        self._show_first()

    def fit(self) -> None:
        """Put the message where nothing is covered now, if it covers anything."""
        if self.sheet is not None:
            self.sheet.fit()
            self.placed.emit()

    def _show_first(self) -> None:
        """Show the first message; one that has the keyboard focus stays before it."""
        if self.sheet is None:
            if not self._waiting:
                return
            self.sheet = MessageSheet(self, self._table, self._parent, self._find_box)
        shown = self.sheet.message
        focused = self.sheet.focusWidget()
        if shown in self._waiting and focused is not None and focused.hasFocus():
            return
        first = self._waiting[0] if self._waiting else None
        if first is not shown:
            self.sheet.show_message(first)
            if first is not None:
                announce(self._table.widget, first.text())
                self.placed.emit()
