"""Items of the sides' piles, the stock, and the labels beside the piles."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from scopa_desktop.rules.cards import Card
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.cached_item import CachedItem
from scopa_desktop.ui.table.scene.card_poses import MOVING_Z, PILE_Z
from scopa_desktop.ui.table.scene.metrics import clamp
from scopa_desktop.ui.theme import badges, card_outlines
from scopa_desktop.ui.theme.colours import CREAM, GOLD, PAPER, SHADOW
from scopa_desktop.ui.theme.painting import RIGHT, colour, draw_text, fitting_font, pen
from scopa_desktop.ui.theme.shadows import draw_shadow

_CARDS_PER_BACK, _MAX_BACKS = 5, 4
_CARDS_PER_STOCK_BACK, _MAX_STOCK_BACKS = 4, 7
_MAX_SWEEPS: Final = 6


def _draw_card(
    painter: QPainter, appearance: Appearance, card: Card | None, box: QRectF, depth: float
) -> None:
    draw_shadow(painter, box, box.width() * card_outlines.CORNER, depth)
    picture = appearance.card_pixmap(card, box.width())
    painter.drawPixmap(box, picture, QRectF(picture.rect()))


def _thickness(card: QRectF) -> QPointF:
    """Offset from each back to the next one above it."""
    up = min(2.0, card.height() * 0.012)
    return QPointF(-up / 2, -up)


def _depth(card: QRectF, index: int) -> float:
    """Shadow depth in pixels: deep for the lowest back, hardly any for the others."""
    return 0.5 if index else card.height() * 0.02


def _draw_count(painter: QPainter, box: QRectF, count: int, radius: float) -> None:
    """Draw the number of cards on a paper disc at the lower right corner."""
    centre = box.bottomRight() - QPointF(radius * 0.5, radius * 0.5)
    badges.draw_badge(painter, centre, radius, str(count), PAPER)


def _snap(box: QRectF, dpr: float) -> QRectF:
    """The box with position and size rounded to device pixels, so that cards are not blurred."""
    return QRectF(
        round(box.x() * dpr) / dpr,
        round(box.y() * dpr) / dpr,
        round(box.width() * dpr) / dpr,
        round(box.height() * dpr) / dpr,
    )


class PileItem(CachedItem):
    """The captured cards of a side: backs by count, and sweeps crosswise below them, face up."""

    def __init__(self, appearance: Appearance, z: float) -> None:
        super().__init__(appearance, z)
        self.count = 0
        self.sweeps: tuple[Card, ...] = ()

    def set_content(self, count: int, sweeps: Sequence[Card]) -> None:
        """Set the number of cards and the cards that are turned up for sweeps."""
        if (count, tuple(sweeps)) != (self.count, self.sweeps):
            self.count, self.sweeps = count, tuple(sweeps)
            self.update()

    @property
    def card_box(self) -> QRectF:
        width = self.box.height() * self.appearance.deck.aspect
        return QRectF(self.box.right() - width, self.box.top(), width, self.box.height())

    def draw(self, painter: QPainter) -> None:
        """Paint sweeps, backs and count; a dashed outline when the pile is empty."""
        card = _snap(self.card_box, self.appearance.dpr)
        if not self.count:
            self._draw_empty(painter, card)
            return
        for index, swept in enumerate(self.sweeps[-_MAX_SWEEPS:]):
            self._draw_sweep(painter, card, index, swept)
        for index in range(min(_MAX_BACKS, -(-self.count // _CARDS_PER_BACK))):
            back = card.translated(_thickness(card) * index)
            _draw_card(painter, self.appearance, None, back, _depth(card, index))
        _draw_count(painter, card, self.count, clamp(card.height() * 0.17, 10, 17))

    def _draw_empty(self, painter: QPainter, card: QRectF) -> None:
        radius = card.width() * 0.06
        painter.setBrush(colour(SHADOW, 50))
        painter.setPen(pen(GOLD, 1.2, 110, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _draw_sweep(self, painter: QPainter, card: QRectF, index: int, swept: Card) -> None:
        """Paint a sweep card crosswise, its right end flush with the pile."""
        count = min(len(self.sweeps), _MAX_SWEEPS)
        step = (card.height() - card.width()) / (count - 1) if count > 1 else 0.0
        painter.save()
        painter.translate(
            card.right() - card.height() / 2, card.top() + card.width() / 2 + index * step
        )
        painter.rotate(-90)
        lying = QRectF(-card.width() / 2, -card.height() / 2, card.width(), card.height())
        _draw_card(painter, self.appearance, swept, lying, card.height() * 0.012)
        painter.restore()


class StockItem(CachedItem):
    """The undealt cards; invisible when none are left."""

    def __init__(self, appearance: Appearance, z: float) -> None:
        super().__init__(appearance, z)
        self.count = 0

    def set_count(self, count: int) -> None:
        if count != self.count:
            self.count = count
            self.update()

    def set_offset(self, offset: QPointF) -> None:
        """Show it this far from its place, above the cards, while it is moved."""
        self.setPos(offset)
        self.setZValue(PILE_Z if offset.isNull() else MOVING_Z - 1)

    def draw(self, painter: QPainter) -> None:
        """Paint backs by count, and the count."""
        if not self.count:
            return
        card = _snap(self.box, self.appearance.dpr)
        for index in range(min(_MAX_STOCK_BACKS, -(-self.count // _CARDS_PER_STOCK_BACK))):
            back = card.translated(_thickness(card) * index)
            _draw_card(painter, self.appearance, None, back, _depth(card, index))
        _draw_count(painter, card, self.count, clamp(card.height() * 0.14, 10, 17))


class LabelItem(CachedItem):
    """A line of text on the cloth, right-aligned in its box."""

    def __init__(self, appearance: Appearance, z: float) -> None:
        super().__init__(appearance, z)
        self.text = ""
        self.px = 11.0

    def set_text(self, text: str, px: float) -> None:
        """Set the text and its size in pixels."""
        if (text, px) != (self.text, self.px):
            self.text, self.px = text, px
            self.update()

    def draw(self, painter: QPainter) -> None:
        fitting = fitting_font(self.text, self.px, self.box.width())
        draw_text(painter, self.box, self.text, fitting, CREAM, align=RIGHT)
