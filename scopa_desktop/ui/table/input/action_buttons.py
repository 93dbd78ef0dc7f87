"""The two keys beside the hand: what would be done, and what else could be."""

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui.table.scene.layout import TableLayout
from scopa_desktop.ui.theme.fonts import SMALLEST_ON_TABLE, font
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.plain_text import button_text, set_tool_tip

_SECOND_SIZE = 0.88
_PADDING = 2.4
"""What a key needs beside its words, in sizes of its text."""


class ActionButtons(QObject):
    """A gold key and below it a dark one, in a place that does not depend on their words."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.primary = Button("", ButtonKind.GOLD, over)
        self.secondary = Button("", ButtonKind.DARK, over)
        self._words = ("", "")
        self._layout: TableLayout | None = None
        for key in (self.primary, self.secondary):
            # A click must not take the keyboard away from the table.
            key.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            key.hide()

    def show_words(self, primary: str, enabled: bool, secondary: str | None) -> None:
        """What the keys say; a key without words is not there."""
        self._words = (primary, secondary or "")
        self.primary.setEnabled(enabled)
        self._place()

    def fit(self, layout: TableLayout) -> None:
        """Stand where this layout has room for keys."""
        self._layout = layout
        self._place()

    def _place(self) -> None:
        if self._layout is None:
            return
        zone, metrics = self._layout.keys, self._layout.metrics
        both = all(self._words)
        size = metrics.key_text
        heights = (metrics.key_height, max(28.0, metrics.key_height * 0.92))
        top = zone.top() if both else zone.center().y() - heights[0] / 2
        if not both and zone.bottom() > self._layout.piles[0].top() > zone.top():
            top = zone.center().y() - heights[0] / 2
        width = self._width(zone, size)
        place = QRectF(zone.center().x() - width / 2, top, width, heights[0])
        self._show(self.primary, self._words[0], size, place)
        below = QRectF(place.left(), zone.bottom() - heights[1], width, heights[1])
        self._show(self.secondary, self._words[1], size * _SECOND_SIZE, below)

    def _width(self, zone: QRectF, size: float) -> float:
        """Both keys are as wide as the longer words, but never wider than their place."""
        assert self._layout is not None
        metrics = QFontMetricsF(font(size, bold=True))
        words = max(map(metrics.horizontalAdvance, self._words))
        least = self._layout.card.width() * 0.9
        return min(zone.width(), max(least, words + size * _PADDING))

    def _show(self, key: Button, words: str, size: float, place: QRectF) -> None:
        room = place.width() - 18
        while size > SMALLEST_ON_TABLE and _width_of(words, size) > room:
            size -= 0.5
        metrics = QFontMetricsF(font(size, bold=True))
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
        key.setText(button_text(shown))
        key.setAccessibleName(words)
        set_tool_tip(key, words if shown != words else "")
        key.set_text_px(size)
        key.setGeometry(place.toRect())
        key.setVisible(bool(words))
        key.raise_()


def _width_of(words: str, size: float) -> float:
    return QFontMetricsF(font(size, bold=True)).horizontalAdvance(words)
