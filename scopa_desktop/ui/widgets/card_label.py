"""Labels that show cards: in a row, in rows, or in a fan."""

from collections.abc import Sequence
from math import ceil
from time import monotonic
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from scopa_desktop.rules.cards import card_name
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.theme.badges import draw_badge
from scopa_desktop.ui.theme.card_outlines import CORNER
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import body_font, font
from scopa_desktop.ui.theme.painting import CENTRE, draw_text, smooth_painter, text_width
from scopa_desktop.ui.theme.shadows import draw_shadow
from scopa_desktop.ui.widgets.card_painting import DeckBack, DeckCard, draw_card, turn_in_fan
from scopa_desktop.ui.widgets.plain_text import PlainLabel, show_tool_tip
from scopa_desktop.ui.wording.card_wording import ShownCard
from scopa_desktop.ui.wording.text_direction import without_marks

READABLE_SHARE: Final = 0.5
"""Share of a card's width by which it can be told from all others in every deck."""
READABLE_HEIGHT: Final = 48
"""The height in pixels from which a card on the cloth can be recognised."""
_MAX_ROWS: Final = 8
_PICTURE_STEP: Final = 2
_GAP: Final = 8
_APART, _APART_WITH_CAPTIONS, _NARROWEST_STEP = 0.78, 1.5, 0.3
"""From a card of a row to the next, in widths of a card."""
_CAPTION_SIZE: Final = 11.5
_SEAL: Final = 0.13
_DISABLED_OPACITY: Final = 0.45
_PAINT_SECONDS: Final = 0.02
"""After this time, the cards that are not painted yet are left to the next time."""


class CardLabel(PlainLabel):
    """A label that shows cards; the name of the card under the pointer is its tool tip."""

    def __init__(self, art: CardArt, deck: Deck) -> None:
        super().__init__()
        self._art, self._deck = art, deck
        self.cards: tuple[ShownCard, ...] = ()
        """The cards from below to above."""

    def show_cards(self, cards: tuple[ShownCard, ...], description: str = "") -> None:
        """Show cards; `description` says it where no text beside them does."""
        self.cards = cards
        self.setAccessibleName(without_marks(description))
        self.updateGeometry()
        self.update()

    def boxes(self) -> list[QRectF]:
        """The boxes of the cards in the label."""
        raise NotImplementedError

    def name_at(self, point: QPointF) -> str:
        """The name of the topmost card at a point; empty if there is none."""
        places = list(zip(self.cards, self.boxes(), strict=True))
        topmost = next((card for card, box in reversed(places) if box.contains(point)), None)
        return "" if topmost is None else self._deck.card_name(card_name(topmost.card))

    def event(self, event: QEvent) -> bool:
        """Show the name of the card under the pointer as a tool tip."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            show_tool_tip(event.globalPos(), self.name_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards with their shadows, aligned to device pixels, and their captions."""
        painter, dpr = smooth_painter(self), self.devicePixelRatioF()
        for shown_card, box in zip(self.cards, self.boxes(), strict=True):
            code = card_name(shown_card.card)
            picture = self._art.card(self._deck.id, code, box.height() * self._deck.aspect, dpr)
            sharp = QRectF(QPointF(), picture.deviceIndependentSize())
            sharp.moveTo(round(box.left() * dpr) / dpr, round(box.top() * dpr) / dpr)
            draw_shadow(painter, sharp, sharp.width() * CORNER, max(2.0, box.height() * 0.022))
            painter.drawPixmap(sharp, picture, QRectF(picture.rect()))
            if shown_card.caption:
                self._draw_caption(painter, sharp, shown_card)

    def _draw_caption(self, painter: QPainter, box: QRectF, shown_card: ShownCard) -> None:
        raise NotImplementedError


class CardRow(CardLabel):
    """A row of small cards at the start of its width, with their captions below them."""

    def __init__(self, art: CardArt, deck: Deck, apart: float = _APART) -> None:
        """`apart` is from a card to the next, in widths of a card."""
        super().__init__(art, deck)
        self._card_height, self._apart = READABLE_HEIGHT, apart
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_card_height(self, height: int) -> None:
        self._card_height = _card_step(height)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """The cards with their shadows and captions."""
        has_captions = any(card.caption for card in self.cards)
        captions = QFontMetrics(_caption_font()).height() if has_captions else 0
        steps = self._apart * max(0, len(self.cards) - 1)
        width = ceil(self._card_height * self._deck.aspect * (1 + steps)) + 4
        return QSize(width, self._card_height + captions + 4)

    def minimumSizeHint(self) -> QSize:
        """The same height, in any width."""
        return QSize(0, self.sizeHint().height())

    def boxes(self) -> list[QRectF]:
        """The cards from left to right, also at the right end of a right-to-left row."""
        width = self._card_height * self._deck.aspect
        step = self._step()
        start = 1.0
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            start = self.width() - 1 - width - step * (len(self.cards) - 1)
        return [
            QRectF(start + place * step, 1, width, self._card_height)
            for place in range(len(self.cards))
        ]

    def _step(self) -> float:
        width = self._card_height * self._deck.aspect
        has_captions = any(card.caption for card in self.cards)
        step = width * (_APART_WITH_CAPTIONS if has_captions else self._apart)
        if len(self.cards) > 1:
            step = min(step, (self.width() - 2 - width) / (len(self.cards) - 1))
        return max(step, width * _NARROWEST_STEP)

    def _draw_caption(self, painter: QPainter, box: QRectF, shown_card: ShownCard) -> None:
        width = self._step() - 2 if len(self.cards) > 1 else box.width()
        room = QRectF(0, box.bottom() + 1, width, self.height() - box.bottom() - 1)
        room.moveCenter(QPointF(box.center().x(), room.center().y()))
        words, face = caption_to_fit(shown_card, _caption_font(), width)
        draw_text(painter, room, words, face, current_palette().text, align=CENTRE)


class CardSpread(CardLabel):
    """As many rows of cards as make the largest cards of which enough can be seen."""

    def __init__(self, art: CardArt, deck: Deck) -> None:
        super().__init__(art, deck)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def boxes(self) -> list[QRectF]:
        """The cards in rows in the middle of the label."""
        spread_cards = spread(len(self.cards), QRectF(self.rect()), self._deck.aspect)
        box = QRectF(0, 0, spread_cards.height * self._deck.aspect, spread_cards.height)
        return [box.translated(centre - box.center()) for centre in spread_cards.centres]

    def _draw_caption(self, painter: QPainter, box: QRectF, shown_card: ShownCard) -> None:
        """Draw a caption at the left of a card, because the next card may overlap its right."""
        radius = max(9.0, box.height() * _SEAL)
        centre = box.topLeft() + QPointF(radius * 0.55, radius * 0.55)
        words, _ = caption_to_fit(shown_card, font(radius), radius * 1.5)
        draw_badge(painter, centre, radius, words)


class CardGroup(QWidget):
    """Cards of any decks side by side or in a fan, as high as it is, and no wider."""

    def __init__(
        self,
        art: CardArt,
        *,
        share: float = 1.0,
        step: float = 1.08,
        spread: float = 0.0,
    ) -> None:
        """`share` is the height of the cards as a share of its own.

        From a card to the next it is `step` widths of the first one, or `spread` degrees in a fan.
        """
        super().__init__()
        self._art, self._share, self._step, self._spread = art, share, step, spread
        self.cards: Sequence[DeckCard | DeckBack | None] = ()
        """The cards in reading order; None leaves a place free."""
        self._painted = 0
        """The cards whose pictures are ready; a paint event may end after them."""

    def show_cards(self, cards: Sequence[DeckCard | DeckBack | None]) -> None:
        self.cards, self._painted = cards, 0
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, began = smooth_painter(self), monotonic()
        painter.setOpacity(1.0 if self.isEnabled() else _DISABLED_OPACITY)
        painter.translate(QRectF(self.rect()).center())
        height, step = self._fitting()
        for place, card in enumerate(self.cards):
            if card is None:
                continue
            steps = place - (len(self.cards) - 1) / 2
            painter.save()
            if self._spread:
                turn_in_fan(painter, steps * self._spread, height)
            else:
                painter.translate(-steps * step if self.isRightToLeft() else steps * step, 0)
            draw_card(painter, self._art, card, QPointF(), height)
            painter.restore()
            if place > self._painted and monotonic() - began > _PAINT_SECONDS:
                # These pictures are ready the next time; buttons must not wait for the others.
                self._painted = place
                QTimer.singleShot(0, self, self.update)
                return
        self._painted = len(self.cards)

    def _fitting(self) -> tuple[float, float]:
        """The height of the cards, and from one to the next in a row."""
        height = self.height() * self._share
        first = next((card for card in self.cards if card is not None), None)
        if first is None or self._spread:
            return height, 0.0
        deck = first.deck if isinstance(first, DeckBack) else first[0]
        step = height * self._art.decks[deck].aspect * self._step
        shrink = min(1.0, self.width() / (step * len(self.cards)))
        return height * shrink, step * shrink


def caption_to_fit(card: ShownCard, face: QFont, width: float) -> tuple[str, QFont]:
    """The caption of a card, and its font: a number that is wider than `width` is smaller.

    Of other captions that do not fit, the first letter is left.
    """
    needed = text_width(card.caption, face)
    if needed <= width:
        return card.caption, face
    if not card.caption.isdecimal():
        return card.caption[:1], face
    smaller = QFont(face)
    smaller.setPixelSize(max(1, int(face.pixelSize() * width / needed)))
    return card.caption, smaller


class Spread(NamedTuple):
    """The positions of cards in one or more rows."""

    height: float
    centres: tuple[QPointF, ...]


def spread(count: int, box: QRectF, aspect: float) -> Spread:
    """Cards in a box, in the rows that give the largest cards of which enough can be seen.

    Where no number of rows shows `READABLE_SHARE` of each card, the one that shows most of it.
    """
    if not count:
        return Spread(0, ())
    layouts = [_in_rows(count, box, aspect, rows) for rows in range(1, min(count, _MAX_ROWS) + 1)]
    readable = [layout for share, layout in layouts if share >= READABLE_SHARE]
    if readable:
        return max(readable, key=lambda layout: layout.height)
    return max(layouts, key=lambda layout: (layout[0], layout[1].height))[1]


def strip_height_for(count: int, width: float, aspect: float) -> float:
    """The least height in which cards can be spread so that each of them can be recognised."""
    card_width = READABLE_HEIGHT * aspect
    per_row = max(1, 1 + int((width - card_width) / (card_width * READABLE_SHARE)))
    rows = min(_MAX_ROWS, ceil(count / per_row))
    return rows * READABLE_HEIGHT + max(0, rows - 1) * _GAP


def _in_rows(count: int, box: QRectF, aspect: float, rows: int) -> tuple[float, Spread]:
    """The visible share of each card's width, and the spread."""
    height = _card_step((box.height() - (rows - 1) * _GAP) / rows)
    width = height * aspect
    longest = ceil(count / rows)
    apart = width + _GAP
    if longest > 1:
        apart = min(apart, (box.width() - width) / (longest - 1))
    top = box.top() + (box.height() - rows * height - (rows - 1) * _GAP) / 2 + height / 2
    centres = []
    for place in range(count):
        row, column = divmod(place, longest)
        in_row = min(longest, count - row * longest)
        left = box.center().x() - (in_row - 1) * apart / 2
        centres.append(QPointF(left + column * apart, top + row * (height + _GAP)))
    return min(apart, width) / width, Spread(height, tuple(centres))


def _card_step(height: float) -> int:
    """Round a card height to a step, so that few sizes are rendered while a window is resized."""
    return max(_PICTURE_STEP, int(height) // _PICTURE_STEP * _PICTURE_STEP)


def _caption_font() -> QFont:
    return body_font(_CAPTION_SIZE, bold=True)
