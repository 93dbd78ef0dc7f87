"""The memory aid: which cards are gone and which are still out."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtGui import QHelpEvent, QPainter

from scopa_desktop.ai.seat_view import CardPlace
from scopa_desktop.rules.cards import RANKS, SUIT_LETTERS, Card
from scopa_desktop.ui.aids.aid_panel import MARGIN, AidPanel
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.colours import (
    BLUSH,
    CREAM,
    CREAM_2,
    DISABLED_ON_WALNUT,
    GOLD,
    INK,
    PAPER,
    WALNUT_3,
)
from scopa_desktop.ui.theme.fonts import font, text_scale
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import CENTRE, LEFT, draw_text, pen
from scopa_desktop.ui.theme.shapes import fill_and_outline, rounded
from scopa_desktop.ui.widgets.plain_text import show_tool_tip
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.coach_wording import card_place_text, memory_text, place_count_text
from scopa_desktop.ui.wording.list_format import with_colon
from scopa_desktop.ui.wording.text_direction import without_marks

_SUITS: Final = 4
_HEADING: Final = 24.0
_ROW: Final = 25.0
_EMBLEM: Final = 19.0
_PLATE: Final = 2.0
"""Of the plate below an emblem, beyond it on each side."""
_LEGEND_LINE: Final = 19.0
_STRIP_ROW: Final = 24.0
_NARROWEST_CELL: Final = 12.5
_LEGEND: Final = (CardPlace.OUT, CardPlace.GONE, CardPlace.TABLE, CardPlace.OWN)


class MemoryPanel(AidPanel):
    """A grid of the pack: a row for each suit, a column for each rank."""

    def __init__(self, art: CardArt) -> None:
        super().__init__()
        self._art = art
        self._deck = ""
        self._words: CardWording | None = None
        self.places: Sequence[CardPlace] = ()
        """Where the panel shows the cards, by card."""
        self._retranslate()

    def set_style(self, deck: str, words: CardWording) -> None:
        """Set the deck of the emblems and the names of the cards."""
        self._deck, self._words = deck, words
        self._update_text()

    def set_places(self, places: Sequence[CardPlace]) -> None:
        """Show where the cards are, by card; nothing before the first deal."""
        if self.places != places:
            self.places = places
            self._update_text()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Cards out and gone"))
        self._update_text()

    def height_for(self, width: int) -> int:
        """Four rows with a heading and a legend; as a strip one row, or two where it is narrow."""
        if self.is_strip:
            return round((self._strip_rows() * _STRIP_ROW + 6) * text_scale())
        return round((_HEADING + _SUITS * _ROW + 2 * _LEGEND_LINE + 16) * text_scale())

    def event(self, event: QEvent) -> bool:
        """Show the name and the place of the card below the pointer as a tool tip."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            card = self.card_at(QPointF(event.pos()))
            text = "" if card is None or self._words is None else self._card_text(card)
            show_tool_tip(event.globalPos(), text, self)
            return True
        return super().event(event)

    def card_at(self, point: QPointF) -> Card | None:
        """The card whose cell is at a point of the panel."""
        at = point / text_scale()
        box = self.design_box()
        if self.isRightToLeft():
            at.setX(box.width() - at.x())
        return next((card for card, cell in self._cells(box).items() if cell.contains(at)), None)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        if self._words is None or not self.places:
            return
        mirroring = Mirroring(painter, box)
        labels = self._words.rank_labels()
        for suit, emblem in enumerate(self._emblem_boxes(box)):
            dpr = self.devicePixelRatioF() * text_scale()
            side = emblem.width() - 2 * _PLATE
            picture = self._art.emblem(self._deck, SUIT_LETTERS[suit], side, dpr)
            place = mirroring.box(emblem)
            # Black signs need a light ground.
            fill_and_outline(painter, rounded(place, 3), PAPER, INK, 1.1)
            sign = place.adjusted(_PLATE, _PLATE, -_PLATE, -_PLATE)
            painter.drawPixmap(sign, picture, QRectF(picture.rect()))
        for card, cell in self._cells(box).items():
            self._paint_cell(painter, mirroring.box(cell), labels[card % RANKS], self.places[card])
        if not self.is_strip:
            heading = mirroring.box(QRectF(MARGIN, 5, box.width() - 2 * MARGIN, _HEADING - 4))
            draw_text(painter, heading, self.accessibleName(), font(13, bold=True), GOLD)
            self._paint_legend(painter, box, mirroring)

    def _paint_cell(self, painter: QPainter, cell: QRectF, label: str, place: CardPlace) -> None:
        size = min(13.0, cell.width() * 0.72)
        fill = {CardPlace.OUT: PAPER, CardPlace.OWN: GOLD, CardPlace.SHOWN: BLUSH}.get(place)
        frame = rounded(cell.adjusted(0.5, 1.5, -0.5, -1.5), 3)
        if fill is not None:
            fill_and_outline(painter, frame, fill, INK, 1.1)
        elif place is CardPlace.TABLE:
            fill_and_outline(painter, frame, WALNUT_3, CREAM, 1.3)
        token = INK if fill is not None else CREAM
        if place is CardPlace.GONE:
            token = DISABLED_ON_WALNUT
        bold = place is not CardPlace.GONE
        draw_text(painter, cell, label, font(size, bold=bold), token, align=CENTRE)
        if place is CardPlace.GONE:
            painter.setPen(pen(DISABLED_ON_WALNUT, 1.2))
            middle = cell.center()
            reach = QPointF(cell.width() * 0.3, 0)
            painter.drawLine(middle - reach, middle + reach)
        elif place is CardPlace.OWN:
            painter.setPen(pen(INK, 1.6))
            y = cell.bottom() - 4.2
            painter.drawLine(QPointF(cell.left() + 4, y), QPointF(cell.right() - 4, y))

    def _paint_legend(self, painter: QPainter, box: QRectF, mirroring: Mirroring) -> None:
        counts = Counter(self.places)
        half = (box.width() - 2 * MARGIN) / 2
        top = _HEADING + _SUITS * _ROW + 8
        for index, place in enumerate(_LEGEND):
            left, line = MARGIN + index % 2 * half, top + index // 2 * _LEGEND_LINE
            sample = QRectF(left, line + 1, 14, _LEGEND_LINE - 2)
            self._paint_cell(painter, mirroring.box(sample), "7", place)
            text = QRectF(left + 18, line, half - 20, _LEGEND_LINE)
            words = place_count_text(place, counts[place])
            draw_text(painter, mirroring.box(text), words, font(11.5), CREAM_2, align=LEFT)

    # --- layout --------------------------------------------------------------------------------

    def _strip_rows(self) -> int:
        """The number of rows of a strip: as few as leave the cells wide enough."""
        width = (self.window().width() if self.window() is not None else 640) / text_scale()
        per_suit = 10 * _NARROWEST_CELL + _EMBLEM + 8
        return 1 if width >= 4 * per_suit + 2 * MARGIN else 2

    def _suit_origin(self, box: QRectF, suit: int) -> QPointF:
        """The upper left corner of the row of a suit, and of its emblem."""
        if not self.is_strip:
            return QPointF(MARGIN, _HEADING + 4 + suit * _ROW)
        per_row = _SUITS // self._strip_rows()
        width = (box.width() - 2 * MARGIN) / per_row
        return QPointF(MARGIN + suit % per_row * width, 3 + suit // per_row * _STRIP_ROW)

    def _emblem_boxes(self, box: QRectF) -> list[QRectF]:
        row = _STRIP_ROW if self.is_strip else _ROW
        return [
            QRectF(origin.x(), origin.y() + (row - _EMBLEM) / 2, _EMBLEM, _EMBLEM)
            for origin in (self._suit_origin(box, suit) for suit in range(_SUITS))
        ]

    def _cells(self, box: QRectF) -> dict[Card, QRectF]:
        row = _STRIP_ROW if self.is_strip else _ROW
        per_row = _SUITS // self._strip_rows() if self.is_strip else 1
        room = (box.width() - 2 * MARGIN) / per_row - _EMBLEM - 8
        step = min(room / RANKS, 26.0)
        cells = {}
        for suit in range(_SUITS):
            origin = self._suit_origin(box, suit)
            for rank in range(RANKS):
                left = origin.x() + _EMBLEM + 4 + rank * step
                cells[suit * RANKS + rank] = QRectF(left, origin.y(), step - 1.5, row)
        return cells

    # --- texts ---------------------------------------------------------------------------------

    def _card_text(self, card: Card) -> str:
        assert self._words is not None
        return with_colon(self._words.card(card), card_place_text(self.places[card]))

    def _update_text(self) -> None:
        is_known = self._words is not None and bool(self.places)
        text = memory_text(self.places, self._words) if is_known and self._words else ""
        self.setAccessibleDescription(without_marks(text))
        self.update()
