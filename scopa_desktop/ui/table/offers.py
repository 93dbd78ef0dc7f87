"""A sheet of paper over the table with what may be done before a card is played."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from scopa_desktop.rules.moves import Action
from scopa_desktop.ui.theme.brush import colour, smooth
from scopa_desktop.ui.theme.fonts import font
from scopa_desktop.ui.theme.shapes import cartouche, fill_and_outline
from scopa_desktop.ui.theme.tokens import INK, PAPER, SHADOW
from scopa_desktop.ui.widgets.keys import Key, KeyKind

_MOST_SHOWN = 5
_MARGIN, _SPACING = 14, 6
_STYLE = f"QLabel {{ color: {INK}; }} QScrollArea, QWidget#offers {{ background: transparent; }}"


class Offers(QFrame):
    """Keys for declarations, the cut and captures on the table; the first is the best."""

    chosen = Signal(object)
    """The `Action` whose key was pressed."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._title = QLabel()
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title.setWordWrap(True)
        self._keys: list[Key] = []
        self._list = QWidget()
        self._list.setObjectName("offers")
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(4, 2, 4, 6)
        self._column.setSpacing(_SPACING)
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(self._list)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(_MARGIN, 12, _MARGIN, 12)
        outer.addWidget(self._title)
        outer.addWidget(self._area)
        self.setStyleSheet(_STYLE)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.hide()

    def offer(self, title: str, choices: Sequence[tuple[str, Action]]) -> None:
        """Show these choices under a title; none of them hides the sheet."""
        self._clear()
        self._title.setText(title)
        self.setAccessibleName(title)
        for index, (words, action) in enumerate(choices):
            key = Key(words.replace("&", "&&"), KeyKind.PAPER if index else KeyKind.GOLD)
            key.setAccessibleName(words)
            key.clicked.connect(partial(self.chosen.emit, action))
            self._column.addWidget(key)
            self._keys.append(key)
        self.setVisible(bool(choices))

    def place(self, room: QRectF, text_px: float) -> None:
        """Stand in the middle of `room`, with text of this size."""
        face: QFont = font(text_px, bold=True)
        self._title.setFont(face)
        for key in self._keys:
            key.set_text_px(text_px)
        width = max((key.sizeHint().width() for key in self._keys), default=0)
        width = min(round(room.width()), max(width, round(text_px * 16)) + 2 * _MARGIN + 24)
        shown = self._keys[:_MOST_SHOWN]
        keys = sum(key.sizeHint().height() + _SPACING for key in shown) + 10
        title = self._title.heightForWidth(width - 2 * _MARGIN)
        height = min(round(room.height()), keys + title + 34)
        box = QRect(0, 0, width, height)
        box.moveCenter(room.center().toPoint())
        self.setGeometry(box)
        self.raise_()

    def press_first(self) -> bool:
        """Do what the gold key says; whether there is one."""
        if not self.isVisible() or not self._keys:
            return False
        self._keys[0].click()
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sheet and its edge."""
        painter = QPainter(self)
        smooth(painter)
        box = QRectF(self.rect()).adjusted(2, 1, -2, -4)
        shape = cartouche(box, 8)
        painter.fillPath(shape.translated(0, 3), colour(SHADOW, 110))
        fill_and_outline(painter, shape, PAPER, INK)
        super().paintEvent(event)

    def _clear(self) -> None:
        for key in self._keys:
            self._column.removeWidget(key)
            key.deleteLater()
        self._keys = []
