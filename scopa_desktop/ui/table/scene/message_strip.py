"""A short strip of paper with a sentence, that goes by itself."""

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from scopa_desktop.ui.table.animation.tween import Tween
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.layout import TableLayout
from scopa_desktop.ui.table.scene.metrics import clamp
from scopa_desktop.ui.table.scene.piles import PrintedItem
from scopa_desktop.ui.theme.fonts import font
from scopa_desktop.ui.theme.painting import colour
from scopa_desktop.ui.theme.shapes import cartouche, fill_and_outline
from scopa_desktop.ui.theme.tokens import INK, PAPER, SHADOW

_SHORTEST, _PER_LETTER = 2500, 55
_FADE = 200
_WIDEST = 0.7
_APART = 4
_FLAGS = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


class MessageStrip(PrintedItem):
    """Stands above the hand, over what is raised from it, until it has been read."""

    def __init__(self, appearance: Appearance, level: float, parent: QObject) -> None:
        super().__init__(appearance, level)
        self.words = ""
        self._font = QFont()
        self._fading: Tween | None = None
        self._stays = QTimer(parent)
        self._stays.setSingleShot(True)
        self._stays.timeout.connect(self._fade)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def say(self, sentence: str, layout: TableLayout) -> None:
        """Show a sentence for as long as it takes to read."""
        self.hush()
        self.words = sentence
        self.place(layout)
        self.setOpacity(1.0)
        self.show()
        self._stays.start(max(_SHORTEST, _PER_LETTER * len(sentence)))

    def place(self, layout: TableLayout, bottom: float | None = None) -> None:
        """Stand in the middle, between the table and the own hand, or on `bottom`."""
        self._font = font(clamp(layout.card.height() * 0.085, 13, 20), bold=True)
        widest = round(layout.metrics.size.width() * _WIDEST)
        metrics = QFontMetrics(self._font)
        text = metrics.boundingRect(QRect(0, 0, widest, 1000), _FLAGS, self.words)
        box = QRectF(0, 0, text.width() + metrics.height() * 2, text.height() + 14)
        box.moveCenter(QPointF(layout.table.center().x(), 0))
        box.moveBottom(
            layout.own_hand.top() - 1.4 * layout.metrics.lift if bottom is None else bottom - _APART
        )
        self.set_box(box)

    def hush(self) -> None:
        """Go at once."""
        self._stays.stop()
        if self._fading is not None:
            self._fading.stop()
            self._fading = None
        self.hide()

    @property
    def is_moving(self) -> bool:
        """Whether it is fading."""
        return self._fading is not None and self._fading.state() is Tween.State.Running

    def draw(self, painter: QPainter) -> None:
        """Paper, rim and words."""
        shape = cartouche(self.box, 6)
        painter.fillPath(shape.translated(0, 3), colour(SHADOW, 110))
        fill_and_outline(painter, shape, PAPER, INK)
        painter.setFont(self._font)
        painter.setPen(colour(INK))
        margin = QFontMetrics(self._font).height() / 2
        painter.drawText(self.box.adjusted(margin, 0, -margin, 0), int(_FLAGS), self.words)

    def _fade(self) -> None:
        ms = self.appearance.ms(_FADE)
        if ms <= 0:
            self.hush()
            return
        self._fading = Tween(lambda share: self.setOpacity(1 - share), ms)
        self._fading.finished.connect(self.hide)
        self._fading.start()
