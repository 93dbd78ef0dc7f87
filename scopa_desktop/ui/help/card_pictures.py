"""Pictures of cards for a page, rendered at exactly the size at which they are shown."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from scopa_desktop.rules.cards import Card, card_name
from scopa_desktop.ui.help.blocks import CapturePicture
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.theme.card_outlines import (
    DIM_NOT_CAPTURED,
    draw_dimming,
    draw_outline,
    outline_unit,
)
from scopa_desktop.ui.theme.cloth import paint_background, paint_border
from scopa_desktop.ui.theme.colours import GOLD, Cloth
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import smooth_painter
from scopa_desktop.ui.theme.shapes import rounded
from scopa_desktop.ui.widgets.card_painting import draw_arrow_to_cards, draw_card

_CARD: Final = 92.0
_EDGE: Final = 16.0
_ARROW, _GAP, _REST = 56.0, 14.0, 30.0
_ROW_CARD: Final = 72.0
_ROW_GAP: Final = 5.0
_SMALL_CARD, _SMALL_STEP = 46.0, 0.55
_RADIUS: Final = 7.0


@dataclass(frozen=True)
class CardPictures:
    """Draws cards of one deck for one screen."""

    art: CardArt
    deck: Deck
    cloth: Cloth
    dpr: float
    direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight
    """The direction of reading, in which the cards follow each other."""

    def capture(self, shown: CapturePicture) -> QPixmap:
        """On cloth: the played card, an arrow, what it takes, and, dimmed, what stays."""
        width = _CARD * self.deck.aspect
        taken, rest = len(shown.taken), len(shown.rest)
        across = width + _ARROW + taken * width + (taken - 1) * _GAP
        across += _REST + rest * width + (rest - 1) * _GAP if rest else 0
        size = QSize(round(across + 2 * _EDGE), round(_CARD + 2 * _EDGE))
        picture, painter = self._begin(size)
        self._lay_cloth(painter, size)
        set_in = Mirroring(painter, QRectF(QPointF(), size))
        middle = QPointF(_EDGE + width / 2, size.height() / 2)
        self._card(painter, shown.played, set_in.point(middle), rim=True)
        arrow = set_in.point(middle + QPointF((width + _ARROW) / 2, 0))
        draw_arrow_to_cards(painter, arrow, -1 if set_in.is_mirrored else 1)
        middle += QPointF(width + _ARROW, 0)
        middle = self._cards(painter, shown.taken, middle, set_in, rim=True)
        self._cards(painter, shown.rest, middle + QPointF(_REST - _GAP, 0), set_in, rim=False)
        painter.end()
        return picture

    def row(self, cards: Sequence[Card]) -> QPixmap:
        """Cards side by side."""
        return self._row(cards, _ROW_CARD, _ROW_CARD * self.deck.aspect + _ROW_GAP)

    def small_row(self, cards: Sequence[Card]) -> QPixmap:
        """Small cards that overlap."""
        return self._row(cards, _SMALL_CARD, _SMALL_CARD * self.deck.aspect * _SMALL_STEP)

    def _row(self, cards: Sequence[Card], height: float, step: float) -> QPixmap:
        width, edge = height * self.deck.aspect, 3.0
        size = QSize(
            round(step * (len(cards) - 1) + width + 2 * edge), round(height + 2 * edge + 1)
        )
        picture, painter = self._begin(size)
        set_in = Mirroring(painter, QRectF(QPointF(), size))
        in_order = [*enumerate(cards)]
        # Overlapping cards are covered on their right side: the index is at the left.
        for place, card in reversed(in_order) if set_in.is_mirrored else in_order:
            middle = set_in.point(QPointF(edge + width / 2 + place * step, edge + height / 2))
            draw_card(painter, self.art, (self.deck.id, card_name(card)), middle, height)
        painter.end()
        return picture

    def _begin(self, size: QSize) -> tuple[QPixmap, QPainter]:
        """A clear picture of that size at the usual text size, and its painter."""
        scale = text_scale()
        picture = QPixmap(
            round(size.width() * scale * self.dpr), round(size.height() * scale * self.dpr)
        )
        picture.setDevicePixelRatio(self.dpr)
        picture.fill(Qt.GlobalColor.transparent)
        painter = smooth_painter(picture)
        painter.setLayoutDirection(self.direction)
        painter.scale(scale, scale)
        return picture, painter

    def _lay_cloth(self, painter: QPainter, size: QSize) -> None:
        box = QRectF(0, 0, size.width(), size.height())
        painter.save()
        painter.setClipPath(rounded(box, _RADIUS))
        paint_background(painter, box, self.cloth, self.dpr)
        paint_border(painter, box, self.cloth)
        painter.restore()

    def _cards(
        self,
        painter: QPainter,
        cards: Sequence[Card],
        middle: QPointF,
        set_in: Mirroring,
        *,
        rim: bool,
    ) -> QPointF:
        """Cards from `middle` on; returns where the next one would stand, before mirroring."""
        for card in cards:
            self._card(painter, card, set_in.point(middle), rim=rim)
            middle = middle + QPointF(_CARD * self.deck.aspect + _GAP, 0)
        return middle

    def _card(self, painter: QPainter, card: Card, middle: QPointF, *, rim: bool) -> None:
        draw_card(painter, self.art, (self.deck.id, card_name(card)), middle, _CARD)
        box = QRectF(0, 0, _CARD * self.deck.aspect, _CARD)
        box.moveCenter(middle)
        if rim:
            draw_outline(painter, box, outline_unit(box, self.cloth) * 0.8, GOLD)
        else:
            draw_dimming(painter, box, self.cloth, DIM_NOT_CAPTURED)
