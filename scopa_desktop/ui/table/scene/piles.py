"""The piles of the sides, the stock, and the words beside them."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from scopa_desktop.rules.cards import Card
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.metrics import clamp
from scopa_desktop.ui.theme import card_outlines, seals
from scopa_desktop.ui.theme.fonts import font
from scopa_desktop.ui.theme.painting import RIGHT, colour, draw_text, pen, smooth
from scopa_desktop.ui.theme.shadows import draw_shadow
from scopa_desktop.ui.theme.tokens import CREAM, GOLD, PAPER, SHADOW

_CARDS_PER_BACK, _MOST_BACKS = 5, 4
_CARDS_PER_STOCK_BACK, _MOST_STOCK_BACKS = 4, 7
_MOST_SWEEPS: Final = 6
_REACH = 12.0


class PrintedItem(QGraphicsItem):
    """Something that lies still: painted once into a picture, and again only when it changes."""

    def __init__(self, appearance: Appearance, level: float) -> None:
        super().__init__()
        self.appearance = appearance
        self.box = QRectF()
        self.setZValue(level)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_box(self, box: QRectF) -> None:
        """Lie in this part of the cloth."""
        if box != self.box:
            self.prepareGeometryChange()
            self.box = QRectF(box)
        self.update()

    def boundingRect(self) -> QRectF:
        """The zone and what looks out of it."""
        return self.box.adjusted(-_REACH, -_REACH, _REACH, _REACH)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        """Paint smoothly what the item shows."""
        if not self.box.isEmpty():
            smooth(painter)
            # A picture that Qt keeps of the item does not know which way one reads.
            painter.setLayoutDirection(QGuiApplication.layoutDirection())
            self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """What the item shows, in its box."""
        raise NotImplementedError


def _draw_card(
    painter: QPainter, appearance: Appearance, card: Card | None, box: QRectF, depth: float
) -> None:
    draw_shadow(painter, box, box.width() * card_outlines.CORNER, depth)
    picture = appearance.picture(card, box.width())
    painter.drawPixmap(box, picture, QRectF(picture.rect()))


def _thickness(card: QRectF) -> QPointF:
    """How far each back lies from the one below it."""
    up = min(2.0, card.height() * 0.012)
    return QPointF(-up / 2, -up)


def _depth(card: QRectF, index: int) -> float:
    """The undermost back casts the shadow; between the others there is hardly one."""
    return 0.5 if index else card.height() * 0.02


def _draw_count(painter: QPainter, box: QRectF, count: int, radius: float) -> None:
    """The number of cards on a paper disc at the lower right corner."""
    centre = box.bottomRight() - QPointF(radius * 0.5, radius * 0.5)
    seals.draw_seal(painter, centre, radius, str(count), PAPER)


def _snap(box: QRectF, dpr: float) -> QRectF:
    """The box with its corner and size in whole device pixels, so that no card is blurred."""
    return QRectF(
        round(box.x() * dpr) / dpr,
        round(box.y() * dpr) / dpr,
        round(box.width() * dpr) / dpr,
        round(box.height() * dpr) / dpr,
    )


class PileItem(PrintedItem):
    """What a side has taken: backs by count, every sweep crosswise under them, face up."""

    def __init__(self, appearance: Appearance, level: float) -> None:
        super().__init__(appearance, level)
        self.count = 0
        self.sweeps: tuple[Card, ...] = ()

    def show_pile(self, count: int, sweeps: Sequence[Card]) -> None:
        """So many cards, and these turned up."""
        if (count, tuple(sweeps)) != (self.count, self.sweeps):
            self.count, self.sweeps = count, tuple(sweeps)
            self.update()

    @property
    def top(self) -> QRectF:
        """Where a card lies on the pile."""
        width = self.box.height() * self.appearance.deck.aspect
        return QRectF(self.box.right() - width, self.box.top(), width, self.box.height())

    def draw(self, painter: QPainter) -> None:
        """Sweeps, backs, and the count."""
        card = _snap(self.top, self.appearance.dpr)
        if not self.count:
            self._draw_empty(painter, card)
            return
        for index, swept in enumerate(self.sweeps[-_MOST_SWEEPS:]):
            self._draw_sweep(painter, card, index, swept)
        for index in range(min(_MOST_BACKS, -(-self.count // _CARDS_PER_BACK))):
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
        """Crosswise, its right end flush with the pile."""
        shown = min(len(self.sweeps), _MOST_SWEEPS)
        step = (card.height() - card.width()) / (shown - 1) if shown > 1 else 0.0
        painter.save()
        painter.translate(
            card.right() - card.height() / 2, card.top() + card.width() / 2 + index * step
        )
        painter.rotate(-90)
        lying = QRectF(-card.width() / 2, -card.height() / 2, card.width(), card.height())
        _draw_card(painter, self.appearance, swept, lying, card.height() * 0.012)
        painter.restore()


class StockItem(PrintedItem):
    """The cards not dealt yet; nothing when none is left."""

    def __init__(self, appearance: Appearance, level: float) -> None:
        super().__init__(appearance, level)
        self.count = 0

    def show_count(self, count: int) -> None:
        """So many cards."""
        if count != self.count:
            self.count = count
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Backs by thickness, and the count."""
        if not self.count:
            return
        card = _snap(self.box, self.appearance.dpr)
        for index in range(min(_MOST_STOCK_BACKS, -(-self.count // _CARDS_PER_STOCK_BACK))):
            back = card.translated(_thickness(card) * index)
            _draw_card(painter, self.appearance, None, back, _depth(card, index))
        _draw_count(painter, card, self.count, clamp(card.height() * 0.14, 10, 17))


class WordsItem(PrintedItem):
    """A line of words on the cloth, at the right of its box."""

    def __init__(self, appearance: Appearance, level: float) -> None:
        super().__init__(appearance, level)
        self.words = ""
        self.px = 11.0

    def show_words(self, words: str, px: float) -> None:
        """These words, set at a size."""
        if (words, px) != (self.words, self.px):
            self.words, self.px = words, px
            self.update()

    def draw(self, painter: QPainter) -> None:
        """The line."""
        draw_text(painter, self.box, self.words, font(self.px), CREAM, align=RIGHT)
