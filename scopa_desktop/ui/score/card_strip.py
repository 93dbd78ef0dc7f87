"""The cloth below the score sheet with the cards of the chosen category."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from scopa_desktop.rules.cards import card_name
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.score.score_grid import spread, strip_height_for
from scopa_desktop.ui.score.score_model import SideInfo
from scopa_desktop.ui.score.score_painting import caption_to_fit, draw_portraits, draw_sharp_card
from scopa_desktop.ui.theme.badges import draw_badge
from scopa_desktop.ui.theme.cloth import CachedCloth
from scopa_desktop.ui.theme.colours import GOLD, Cloth
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import font
from scopa_desktop.ui.theme.mirroring import Mirroring, mirrored
from scopa_desktop.ui.theme.painting import pen, smooth_painter
from scopa_desktop.ui.theme.shapes import rounded
from scopa_desktop.ui.widgets.plain_text import PlainLabel, show_tool_tip
from scopa_desktop.ui.wording.card_wording import ShownCard
from scopa_desktop.ui.wording.text_direction import without_marks

_RADIUS = 9.0
_MARGIN = 10.0
_PORTRAIT, _PORTRAIT_WIDTH, _MAX_PORTRAIT = 0.42, 0.16, 64.0
"""The diameter of a portrait: shares of the height and of a side's width, and pixels."""
_GAP = 12.0
_SEAL = 0.13


class CardStrip(PlainLabel):
    """Each side's cards of one category, beside its faces."""

    def __init__(self, art: CardArt, deck: Deck, sides: Sequence[SideInfo], cloth: Cloth) -> None:
        super().__init__("")
        self._art = art
        self._deck = deck
        self._sides = sides
        self._cloth = cloth
        self._ground = CachedCloth()
        self._cards: list[tuple[ShownCard, ...]] = [() for _ in sides]
        self.places: list[tuple[QRectF, ShownCard]] = []
        """The cards as painted last, from below to above, with their boxes in the widget."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def show_cards(self, cards: Sequence[tuple[ShownCard, ...]], description: str = "") -> None:
        """Show the cards of each side; `description` says it where no text beside them does."""
        self._cards = list(cards)
        self.setAccessibleName(without_marks(description))
        self.update()

    def height_for(self, count: int, width: int) -> int:
        """The least height in which that many cards of a side can be recognised."""
        side_width = width / len(self._sides)
        players = max(len(side.portraits) for side in self._sides)
        faces = side_width * _PORTRAIT_WIDTH * (1 + 0.72 * (players - 1)) + _GAP
        height = strip_height_for(count, side_width - 2 * _MARGIN - faces, self._deck.aspect)
        return ceil(height + 2 * _MARGIN)

    def sizeHint(self) -> QSize:
        """As small as the minimum height allows; the layout gives it what is left."""
        return QSize(0, 0)

    def minimumSizeHint(self) -> QSize:
        """Nothing beyond the minimum height: a label would ask for room for its text."""
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        edge = rounded(box, _RADIUS)
        painter.save()
        painter.setClipPath(edge)
        cloth = self._ground.picture(self._cloth, self.size(), self.devicePixelRatioF())
        painter.drawPixmap(QPointF(0, 0), cloth)
        self._draw_dividers(painter)
        painter.restore()
        painter.strokePath(edge, pen(current_palette().frame, 1.8))
        self.places.clear()
        for side in range(len(self._sides)):
            self._draw_side(painter, side)

    def event(self, event: QEvent) -> bool:
        """Show the name of the card under the pointer as a tool tip."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            show_tool_tip(event.globalPos(), self.name_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def name_at(self, point: QPointF) -> str:
        """The name of the topmost card at a point; empty if there is none."""
        seen = (card for box, card in reversed(self.places) if box.contains(point))
        topmost = next(seen, None)
        return "" if topmost is None else self._deck.card_name(card_name(topmost.card))

    def _room(self, side: int) -> QRectF:
        """The box of a side, mirrored for right-to-left languages."""
        width = self.width() / len(self._sides)
        room = QRectF(side * width, 0, width, self.height())
        reads_left = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        return mirrored(room, self.width()) if reads_left else room

    def _draw_dividers(self, painter: QPainter) -> None:
        painter.setPen(pen(GOLD, 1, 92))
        for side in range(1, len(self._sides)):
            x, inset = side * self.width() / len(self._sides), self.height() * 0.18
            painter.drawLine(QPointF(x, inset), QPointF(x, self.height() - inset))

    def _draw_side(self, painter: QPainter, side: int) -> None:
        room = self._room(side).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        portraits = self._sides[side].portraits
        diameter = min(
            room.height() * _PORTRAIT, _MAX_PORTRAIT, self._room(side).width() * _PORTRAIT_WIDTH
        )
        faces = QRectF(room.left(), room.center().y() - diameter / 2, diameter, diameter)
        right = draw_portraits(painter, self._art, portraits, faces, room)
        cards = self._cards[side]
        beside = Mirroring(painter, room).box(room.adjusted(right - room.left() + _GAP, 0, 0, 0))
        lies = spread(len(cards), beside, self._deck.aspect)
        for shown_card, centre in zip(cards, lies.centres, strict=True):
            card = (self._deck.id, card_name(shown_card.card))
            box = draw_sharp_card(painter, self._art, card, centre, lies.height)
            self.places.append((box, shown_card))
            if shown_card.caption:
                _draw_caption(painter, box, shown_card)


def _draw_caption(painter: QPainter, card: QRectF, shown_card: ShownCard) -> None:
    """Draw a card's caption at its left, because the next card may overlap its right."""
    radius = max(9.0, card.height() * _SEAL)
    centre = card.topLeft() + QPointF(radius * 0.55, radius * 0.55)
    words, _ = caption_to_fit(shown_card, font(radius), radius * 1.5)
    draw_badge(painter, centre, radius, words)
