"""A sheet of paper over the table with what may be done before a card is played."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from scopa_desktop.rules.moves import Action
from scopa_desktop.ui.theme.brush import colour, smooth
from scopa_desktop.ui.theme.fonts import font
from scopa_desktop.ui.theme.shapes import cartouche, fill_and_outline
from scopa_desktop.ui.theme.tokens import INK, PAPER, SHADOW
from scopa_desktop.ui.widgets.flow import FlowLayout
from scopa_desktop.ui.widgets.keys import Key, KeyKind

_MARGIN, _SPACING = 14, 6
_WIDEST, _HIGHEST = 0.72, 0.4
"""The most of the cloth that the sheet covers, across and down."""
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
        self._flow = FlowLayout(_SPACING, _SPACING, self._list)
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(self._list)
        self._picture = QLabel()
        words = QVBoxLayout()
        words.addWidget(self._title)
        words.addWidget(self._area)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(_MARGIN, 12, _MARGIN, 12)
        outer.setSpacing(_MARGIN)
        outer.addWidget(self._picture)
        outer.addLayout(words, 1)
        self.setStyleSheet(_STYLE)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.hide()

    def offer(
        self, title: str, choices: Sequence[tuple[str, Action]], picture: QPixmap | None = None
    ) -> None:
        """Show these choices under a title, beside a picture; no choices hide the sheet."""
        self._clear()
        self._picture.setPixmap(picture or QPixmap())
        self._picture.setVisible(picture is not None)
        self._title.setText(title)
        self.setAccessibleName(title)
        for index, (words, action) in enumerate(choices):
            key = Key(words.replace("&", "&&"), KeyKind.PAPER if index else KeyKind.GOLD)
            key.setAccessibleName(words)
            key.clicked.connect(partial(self.chosen.emit, action))
            self._flow.addWidget(key)
            key.show()
            self._keys.append(key)
        self.setVisible(bool(choices))

    def place(self, cloth: QSize, bottom: QPointF, text_px: float) -> None:
        """Stand on `bottom`, the middle of the lower edge, on a cloth of that size."""
        face: QFont = font(text_px, bold=True)
        self._title.setFont(face)
        for key in self._keys:
            key.set_text_px(text_px)
        picture = self._picture.pixmap().deviceIndependentSize().toSize()
        frame = 2 * _MARGIN + 12 + (picture.width() + _MARGIN if picture.width() else 0)
        keys = self._flow.sizeHint().width()
        title = self._title.fontMetrics().horizontalAdvance(self._title.text())
        width = min(round(cloth.width() * _WIDEST), max(keys, title) + frame)
        words = self._title.heightForWidth(width - frame)
        height = max(self._flow.heightForWidth(width - frame) + words + 12, picture.height()) + 30
        box = QRect(0, 0, width, min(height, round(cloth.height() * _HIGHEST)))
        box.moveCenter(bottom.toPoint())
        box.moveBottom(round(bottom.y()))
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
            self._flow.removeWidget(key)
            key.deleteLater()
        self._keys = []
