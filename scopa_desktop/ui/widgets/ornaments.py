"""Painted ornaments that style sheets do not know: the line on paper, the rule, suns, cloth."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from scopa_desktop.ui.theme.cloth import CachedCloth
from scopa_desktop.ui.theme.colours import GOLD, INK, Cloth
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.theme.painting import colour, pen, smooth_painter
from scopa_desktop.ui.theme.shapes import cartouche, draw_rays, draw_rule, rounded
from scopa_desktop.ui.widgets.plain_text import PlainLabel

MAX_STRENGTH = 6
_LINE_INSET, _SCOOP = 6, 12.0
_SUN = 11
"""The width of a sun of a strength, at the normal text size."""


class PaperFrame(QFrame):
    """Paper, with a thin line near its edge that has concave corners."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, palette = smooth_painter(self), current_palette()
        painter.fillRect(self.rect(), colour(palette.background))
        inset = QRectF(self.rect()).adjusted(_LINE_INSET, _LINE_INSET, -_LINE_INSET, -_LINE_INSET)
        painter.strokePath(cartouche(inset, _SCOOP), pen(palette.line, 1.4))


class Rule(QWidget):
    """A horizontal rule with lozenges in its middle."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(14)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        draw_rule(painter, 0, self.width(), self.height() / 2, current_palette().title)


class ClothFrame(QFrame):
    """A piece of the cloth, on which other widgets lie."""

    def __init__(self, cloth: Cloth, radius: float = 9.0) -> None:
        """`radius` is that of its corners."""
        super().__init__()
        self._cloth, self._radius = cloth, radius
        self._picture = CachedCloth()

    def set_cloth(self, cloth: Cloth) -> None:
        self._cloth = cloth
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        edge = rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), self._radius)
        painter.setClipPath(edge)
        cloth = self._picture.picture(self._cloth, self.size(), self.devicePixelRatioF())
        painter.drawPixmap(QPointF(0, 0), cloth)
        painter.setClipping(False)
        painter.strokePath(edge, pen(current_palette().frame, 1.8))


class SunLabel(PlainLabel):
    """A few characters on a sun, which is hidden without them."""

    def __init__(self, *, is_gold: bool | None) -> None:
        """`is_gold` is None for no sun."""
        super().__init__()
        self._is_gold = is_gold
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        if is_gold:
            self.setStyleSheet(f"color: {INK};")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sun below the text."""
        if self.text() and self._is_gold is not None:
            reach = self.width() / 2
            fill = GOLD if self._is_gold else current_palette().field
            painter = smooth_painter(self)
            draw_rays(painter, QPointF(reach, reach), reach * 0.8, reach, fill=fill)
            painter.end()
        super().paintEvent(event)


class Suns(QWidget):
    """The strength of a player as suns, of which some are empty."""

    def __init__(self, strength: int) -> None:
        super().__init__()
        self._strength = strength
        self._is_chosen = False
        self.setFixedSize(QSize(_SUN * MAX_STRENGTH, 14) * text_scale())

    def set_chosen(self, is_chosen: bool) -> None:
        """Set whether they are on a tile that is chosen."""
        self._is_chosen = is_chosen
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, palette = smooth_painter(self), current_palette()
        faint = palette.tile_secondary_text if self._is_chosen else palette.line
        painter.scale(text_scale(), text_scale())
        for index in range(MAX_STRENGTH):
            is_full = index < self._strength
            centre = QPointF((index + 0.5) * _SUN, 7)
            fill, line = (GOLD, INK) if is_full else (palette.field, faint)
            draw_rays(painter, centre, 2.7, 4.9, 8, fill=fill, line=line, line_width=1)
