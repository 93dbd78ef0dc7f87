"""A sheet of paper over the table with what may be done before a card is played."""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from scopa_desktop.rules.moves import Action
from scopa_desktop.ui.theme.fonts import font
from scopa_desktop.ui.theme.painting import colour, smooth
from scopa_desktop.ui.theme.shapes import cartouche, fill_and_outline
from scopa_desktop.ui.theme.tokens import INK, PAPER, SHADOW
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.flow_layout import FlowLayout
from scopa_desktop.ui.widgets.plain_text import PlainLabel, button_text, set_tool_tip

_MARGIN, _SPACING, _SHADOW = 14, 6, 4
_STYLE = f"QLabel {{ color: {INK}; }} QScrollArea, QWidget#offers {{ background: transparent; }}"
_ARRIVES: Final = (QEvent.Type.Enter, QEvent.Type.FocusIn)
_LEAVES: Final = (QEvent.Type.Leave, QEvent.Type.FocusOut)
_NUMBERS: Final = range(Qt.Key.Key_1, Qt.Key.Key_9 + 1)


class Choice(NamedTuple):
    """Something that may be done, and how its key says it."""

    words: str
    spoken: str
    """The same with nothing left out, for the tool tip and the screen reader."""
    action: Action


class ChoiceSheet(QFrame):
    """Keys for declarations, the cut and captures on the table; the first is the best.

    Folded, it is one key that opens it again, so that the table below can be seen and played on.
    """

    chosen = Signal(object)
    """The `Action` whose key was pressed."""
    considered = Signal(object)
    """The `Action` whose key the pointer or the keyboard is at; None when it leaves."""
    folded = Signal()
    """It has become small, or large again."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._table = over
        self._title = PlainLabel()
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title.setWordWrap(True)
        self._keys: list[Button] = []
        self._actions: dict[QObject, Action] = {}
        self._may_wait = False
        self._is_folded = False
        self._list = QWidget()
        self._list.setObjectName("offers")
        self._flow = FlowLayout(_SPACING, _SPACING, self._list, centred=True)
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(self._list)
        self._later = _button("", ButtonKind.PAPER)
        self._later.clicked.connect(self.fold)
        self._open = _button("", ButtonKind.GOLD)
        self._open.clicked.connect(self._unfold)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN - 4, _MARGIN, _MARGIN)
        column.setSpacing(_SPACING)
        column.addWidget(self._title)
        column.addWidget(self._area, 1)
        column.addWidget(self._later, 0, Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self._open)
        self.setStyleSheet(_STYLE)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._retranslate()
        self.hide()

    def offer(self, title: str, choices: Sequence[Choice], *, may_wait: bool) -> None:
        """Show these choices under a title; no choices hide the sheet.

        `may_wait` tells whether the player may leave them alone and play on.
        """
        self._return_focus()
        self._clear()
        self._may_wait, self._is_folded = may_wait, False
        self._title.setText(title)
        self._open.setText(button_text(title))
        self.setAccessibleName(title)
        for index, (words, spoken, action) in enumerate(choices):
            key = _button(button_text(words), ButtonKind.PAPER if index else ButtonKind.GOLD)
            key.setAccessibleName(spoken)
            set_tool_tip(key, spoken if spoken != words else "")
            key.clicked.connect(partial(self._choose, action))
            key.installEventFilter(self)
            self._flow.addWidget(key)
            key.show()
            self._keys.append(key)
            self._actions[key] = action
        self._show_parts()
        self._be_next_after_table()
        self.setVisible(bool(choices))

    def place(self, room: QRectF, text_px: float) -> None:
        """Stand on the lower edge of the room, in its middle, as large as the words need."""
        self._title.setFont(font(text_px, bold=True))
        for key in (*self._keys, self._later, self._open):
            key.set_text_px(text_px)
        width = min(int(room.width()), self._wanted_width())
        height = min(int(room.height()), self._wanted_height(width - 2 * _MARGIN))
        box = QRect(0, 0, width, height)
        box.moveCenter(room.center().toPoint())
        box.moveBottom(round(room.bottom()))
        self.setGeometry(box)
        self.raise_()

    def press(self, index: int) -> bool:
        """Do what a key says, the gold one being the first; whether there is one to be seen."""
        if not self.isVisible() or self._is_folded or index >= len(self._keys):
            return False
        self._keys[index].click()
        return True

    def fold(self) -> bool:
        """Become one key, where the choices may wait; whether anything changed."""
        if not self.isVisible() or self._is_folded or not self._may_wait:
            return False
        self._return_focus()
        self._is_folded = True
        self._show_parts()
        self.folded.emit()
        return True

    # ------------------------------------------------------------- events of Qt
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell which choice is being looked at."""
        if event.type() in _ARRIVES:
            self.considered.emit(self._actions.get(watched))
        elif event.type() in _LEAVES:
            self.considered.emit(None)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A number chooses, Escape leaves the sheet; other keys are the table's."""
        if event.key() == Qt.Key.Key_Escape and self.fold():
            return
        if event.key() in _NUMBERS and self.press(_NUMBERS.index(event.key())):
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sheet and its edge; folded, the key stands on the cloth."""
        if not self._is_folded:
            painter = QPainter(self)
            smooth(painter)
            box = QRectF(self.rect()).adjusted(2, 1, -2, -_SHADOW)
            shape = cartouche(box, 8)
            painter.fillPath(shape.translated(0, 3), colour(SHADOW, 110))
            fill_and_outline(painter, shape, PAPER, INK)
        super().paintEvent(event)

    # ------------------------------------------------------------- parts
    def _choose(self, action: Action) -> None:
        self._return_focus()
        self.chosen.emit(action)

    def _unfold(self) -> None:
        self._return_focus()
        self._is_folded = False
        self._show_parts()
        self.folded.emit()

    def _show_parts(self) -> None:
        for part in (self._title, self._area):
            part.setVisible(not self._is_folded)
        self._later.setVisible(self._may_wait and not self._is_folded)
        self._open.setVisible(self._is_folded)
        self.update()

    def _be_next_after_table(self) -> None:
        """Tab leads from the cards to the sheet, before anything else in the window."""
        before = self._table
        for key in (*self._keys, self._later, self._open):
            QWidget.setTabOrder(before, key)
            before = key

    def _wanted_width(self) -> int:
        if self._is_folded:
            return self._open.sizeHint().width() + 2 * _MARGIN
        title = self._title.fontMetrics().horizontalAdvance(self._title.text()) + 2 * _SPACING
        return max(self._flow.sizeHint().width() + self._bar(), title) + 2 * _MARGIN

    def _wanted_height(self, inside: int) -> int:
        edges = 2 * _MARGIN
        if self._is_folded:
            return self._open.sizeHint().height() + edges
        later = self._later.sizeHint().height() + _SPACING if self._may_wait else 0
        words = self._title.heightForWidth(inside) + _SPACING
        return edges + words + self._flow.heightForWidth(inside - self._bar()) + later

    def _bar(self) -> int:
        """Room for a scroll bar: were it missing, the bar would come and make itself needed."""
        return self._area.verticalScrollBar().sizeHint().width()

    def _return_focus(self) -> None:
        """Keys of the sheet come and go; the table hears the keyboard after them."""
        focused = self.focusWidget()
        if focused is not None and focused.hasFocus():
            self._table.setFocus()

    def _retranslate(self) -> None:
        self._later.setText(self.tr("Not now"))

    def _clear(self) -> None:
        for key in self._keys:
            key.removeEventFilter(self)
            self._flow.removeWidget(key)
            key.deleteLater()
        self._keys = []
        self._actions = {}


def _button(words: str, kind: ButtonKind) -> Button:
    """A key that a click does not give the keyboard to, and that Enter presses."""
    key = Button(words, kind)
    key.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    key.setAutoDefault(True)
    return key
