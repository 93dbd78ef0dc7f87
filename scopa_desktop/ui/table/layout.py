"""Where everything lies on the cloth: fractions of its size only, no items and no rules.

`lay_out` gives the zones for one cloth, one seating and the largest hand of the game. Nothing in it
depends on how many cards lie now, so nothing grows, shrinks or moves aside during a round.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from scopa_desktop.rules.seating import Seating

COLUMNS: Final = 6
"""Cards in a row of the table before they overlap."""
LEAST_VISIBLE: Final = 0.55
"""How much of a table card is seen at least, whatever lies on its right."""
SMALL_WINDOW: Final = 800.0
"""Under this width secondary words go."""

_LIFT: Final = 0.08
_GAPS: Final = 3.6
_STOCK: Final = 0.8
_STRIP: Final = 0.5
_OWN_PILE: Final = 0.6
_FAN_DROP: Final = 0.022
_MOST_FAN: Final = 7.0
_INSET: Final = 4.0


def clamp(value: float, low: float, high: float) -> float:
    """The value, held between two bounds."""
    return max(low, min(high, value))


class Spot(NamedTuple):
    """Where a card lies: its centre, how it is turned (degrees), and how wide it is."""

    centre: QPointF
    turn: float
    width: float


@dataclass(frozen=True)
class Metrics:
    """The measures that all zones are made of."""

    size: QSizeF
    aspect: float
    """Width of a card divided by its height."""
    margin: float
    gap: float
    side: float
    """Width of the columns of the side players; 0 when there are none."""
    stock: float
    """Width kept free on both sides of the table for the stock; 0 when it lies in the strip."""
    card: QSizeF

    @property
    def lift(self) -> float:
        """How far a chosen card is raised."""
        return _LIFT * self.card.height()

    @property
    def strip(self) -> float:
        """Height of the far strip and of the cards in it."""
        return _STRIP * self.card.height()

    @property
    def is_small(self) -> bool:
        """Whether the window is so small that secondary words go."""
        return self.size.width() < SMALL_WINDOW

    @property
    def key_text(self) -> float:
        """The size of the words on the keys beside the hand."""
        return clamp(self.card.height() * 0.085, 12, 22)

    @property
    def key_height(self) -> float:
        """The height of a key beside the hand."""
        return max(28.0, self.key_text * 2.5)


@dataclass(frozen=True)
class SeatZone:
    """What belongs to one seat."""

    plaque: QRectF
    hand: QRectF
    upright: bool = False
    """A column at the side: the plaque stands, the hand runs downwards."""
    step: float = 0.62
    """How much of a face-down card the next one leaves visible."""
    align: float = 0.5
    """Where the hand lies in its zone: 0 at its left or upper end, 0.5 in the middle."""


@dataclass(frozen=True)
class TableLayout:
    """The zones of a table."""

    metrics: Metrics
    table: QRectF
    own_hand: QRectF
    seats: tuple[SeatZone, ...]
    """By seat; seat 0 is the user, the others follow counter-clockwise."""
    piles: tuple[QRectF, ...]
    """By side: squares, because a sweep lies crosswise; the pile stands at the right end."""
    pile_words: tuple[QRectF, ...]
    """By side: room for the words beside the pile; empty where there is none."""
    stock: QRectF
    keys: QRectF
    """Room for the two keys, one above the other."""

    @property
    def card(self) -> QSizeF:
        """The size of a card on the table and in the own hand."""
        return self.metrics.card

    def table_spots(self, rows: Sequence[int]) -> list[list[QPointF]]:
        """The centres of the cards on the table, for rows of these lengths."""
        height = self.card.height()
        pitch = height + self.metrics.gap
        if len(rows) > 2:
            pitch = min(pitch, (self.table.height() - height) / (len(rows) - 1))
        top = self.table.center().y() - (len(rows) - 1) / 2 * pitch
        return [self._row_spots(count, top + row * pitch) for row, count in enumerate(rows)]

    def _row_spots(self, count: int, y: float) -> list[QPointF]:
        width = self.card.width()
        step = width + self.metrics.gap
        if count > 1:
            step = min(step, (self.table.width() - width) / (count - 1))
        left = self.table.center().x() - (count - 1) / 2 * step
        return [QPointF(left + index * step, y) for index in range(count)]

    def hand_spots(self, count: int, chosen: int | None = None) -> list[Spot]:
        """The own hand: a gentle arc. Where cards overlap, the chosen one hides nothing."""
        return hand_spots(self.own_hand, self.metrics, count, chosen)

    def far_spots(self, seat: int, count: int, *, is_open: bool = False) -> list[Spot]:
        """The hand of another seat, face down, or open with the last card whole."""
        zone = self.seats[seat]
        if zone.upright:
            return _column_spots(zone, self.metrics, count, is_open)
        return _strip_spots(zone, self.metrics, count, is_open)

    def draw_spot(self, seat: int) -> QPointF:
        """Where the cards that a seat draws for the first deal are shown: before its plaque."""
        box, card = self.table, self.card
        if seat == 0:
            return QPointF(box.center().x(), box.bottom() - card.height() / 2)
        zone = self.seats[seat]
        if zone.upright:
            inwards = card.width() * 0.75
            x = box.left() + inwards if zone.plaque.x() < box.x() else box.right() - inwards
            return QPointF(x, box.center().y())
        return QPointF(
            clamp(zone.hand.center().x(), box.left() + card.width(), box.right() - card.width()),
            box.top() + card.height() / 2,
        )


def lay_out(size: QSizeF, seating: Seating, hand: int, aspect: float) -> TableLayout:
    """The zones of a cloth; `hand` is the number of cards of the largest hand of the game."""
    metrics = _measure(size, seating, aspect)
    card, margin = metrics.card, metrics.margin
    width, height = size.width(), size.height()
    share = 0.225 if hand <= 4 else 0.18
    block = clamp(share * width, 128, 330)
    spare = height - 2 * margin - _GAPS * metrics.gap - metrics.strip - (3 + _LIFT) * card.height()
    edge = margin + max(metrics.side, metrics.stock)
    table = QRectF(
        edge,
        margin + metrics.strip + metrics.gap + spare * 0.3,
        width - 2 * edge,
        2 * card.height() + metrics.gap + spare * 0.4,
    )
    row = QRectF(margin, height - margin - card.height(), width - 2 * margin, card.height())
    beside = block + metrics.gap
    own_hand = row.adjusted(beside, 0, -beside, 0)
    own_block = QRectF(row.right() - block, row.top(), block, row.height())
    own_pile, keys, own_words = _own_corner(metrics, own_hand, own_block, hand)
    plaque_height = min(card.height() * 0.62, 160)
    plaque = QRectF(
        row.left() + _INSET,
        row.bottom() - plaque_height - card.height() * 0.06,
        block - 2 * _INSET,
        plaque_height,
    )
    own = SeatZone(plaque, own_hand)
    far = {2: _far_two, 3: _far_three, 4: _far_four}[seating.players](
        metrics, table, block, seating, hand
    )
    return TableLayout(
        metrics=metrics,
        table=table,
        own_hand=own_hand,
        seats=(own, *far.seats),
        piles=(own_pile, *far.piles),
        pile_words=(own_words, *far.words),
        stock=far.stock,
        keys=keys,
    )


def hand_spots(zone: QRectF, metrics: Metrics, count: int, chosen: int | None) -> list[Spot]:
    """Cards on a gentle arc in a zone, at most 7 degrees in all; a gap opens for the chosen one."""
    card = metrics.card
    if count == 0:
        return []
    full = card.width() + metrics.gap * 0.6
    step = min(full, (zone.width() - card.width()) / max(1, count - 1))
    turn = min(1.6, _MOST_FAN / (count - 1)) if count > 1 else 0.0
    opens = chosen is not None and count > 2 and chosen < count - 1
    extra = max(0.0, min(full - step, card.width() * 0.3)) if opens else 0.0
    step_beside = step - extra / max(1, count - 1)
    middle = (count - 1) / 2
    x = zone.center().x() - middle * step
    spots = []
    for index in range(count):
        aside = (index - middle) / max(1.0, middle)
        drop = aside * aside * card.height() * _FAN_DROP - card.height() * 0.012
        spots.append(
            Spot(QPointF(x, zone.center().y() + drop), (index - middle) * turn, card.width())
        )
        x += step_beside + (extra if index == chosen else 0.0)
    return spots


def _measure(size: QSizeF, seating: Seating, aspect: float) -> Metrics:
    """Cards as large as two rows of six, the hand and the far strip allow."""
    width, height = size.width(), size.height()
    margin, gap = clamp(0.016 * height, 6, 18), clamp(0.0175 * height, 6, 18)
    side = clamp(0.085 * width, 76, 160) if seating.players == 4 else 0.0
    tall = (height - 2 * margin - _GAPS * gap) / (3 + _STRIP + _LIFT)
    stock = _STOCK * tall * aspect + 2 * gap if seating.players == 2 else 0.0
    room = width - 2 * margin - 2 * max(side, stock) - (COLUMNS - 1) * gap
    tall = min(tall, room / COLUMNS / aspect)
    return Metrics(size, aspect, margin, gap, side, stock, QSizeF(tall * aspect, tall))


def _own_corner(
    metrics: Metrics, own_hand: QRectF, block: QRectF, hand: int
) -> tuple[QRectF, QRectF, QRectF]:
    """The own pile, the keys and the words of the pile, at the right of the own hand.

    The keys stand between hand and pile if they fit beside the full hand, else above the pile.
    """
    card, gap = metrics.card, metrics.gap
    edge = block.bottom() - card.height() * 0.02
    last = hand_spots(own_hand, metrics, hand, None)[-1]
    hand_right = last.centre.x() + card.width() * 0.53
    keys_height = 2 * metrics.key_height + gap * 0.5
    least = metrics.key_text * 8.5
    side = card.height() * _OWN_PILE
    pile = QRectF(block.right() - _INSET - side, edge - side, side, side)
    beside = QRectF(
        hand_right + gap,
        block.center().y() - keys_height / 2,
        pile.left() - hand_right - 2 * gap,
        keys_height,
    )
    if beside.width() >= least:
        words = QRectF(pile.right() - 150, pile.top() - card.height() * 0.16, 150, 0)
        words.setBottom(pile.top() - card.height() * 0.03)
        return pile, beside, _unless_small(metrics, words)
    side = min(side, block.height() - keys_height - gap * 0.5)
    pile = QRectF(block.right() - _INSET - side, edge - side, side, side)
    left = max(hand_right + gap * 0.5, block.left())
    above = QRectF(left, block.top(), block.right() - left, keys_height)
    words = QRectF(left, pile.top(), pile.left() - gap - left, pile.height())
    return pile, above, _unless_small(metrics, words)


def _unless_small(metrics: Metrics, words: QRectF) -> QRectF:
    return QRectF() if metrics.is_small else words


class _Far(NamedTuple):
    """The zones of the other players, the piles of their sides, and the stock."""

    seats: tuple[SeatZone, ...]
    piles: tuple[QRectF, ...]
    words: tuple[QRectF, ...]
    stock: QRectF


def _strip(metrics: Metrics) -> QRectF:
    edge = metrics.margin + _INSET
    return QRectF(edge, metrics.margin, metrics.size.width() - 2 * edge, metrics.strip)


def _corner_stock(metrics: Metrics) -> QRectF:
    left = metrics.margin + metrics.gap
    return QRectF(left, metrics.margin, metrics.strip * metrics.aspect, metrics.strip)


def _plaque_in(strip: QRectF, left: float, width: float, most: float) -> QRectF:
    height = min(strip.height() * 0.98, most)
    return QRectF(left, strip.center().y() - height / 2, width, height)


def _square_at_right(strip: QRectF) -> QRectF:
    side = strip.height()
    return QRectF(strip.right() - side, strip.top(), side, side)


def _far_two(metrics: Metrics, table: QRectF, block: float, _seating: Seating, _hand: int) -> _Far:
    strip = _strip(metrics)
    width = metrics.size.width()
    plaque = _plaque_in(strip, strip.left(), block - 2 * _INSET, 150)
    hand = QRectF(table.center().x() - width * 0.2, strip.top(), width * 0.4, strip.height())
    pile = _square_at_right(strip)
    words = QRectF(hand.right(), strip.top(), pile.left() - metrics.gap - hand.right(), 0)
    words.setHeight(strip.height())
    tall = _STOCK * metrics.card.height()
    stock = QRectF(
        metrics.margin + metrics.gap, table.center().y() - tall / 2, tall * metrics.aspect, tall
    )
    return _Far((SeatZone(plaque, hand),), (pile,), (_unless_small(metrics, words),), stock)


def _far_three(
    metrics: Metrics, _table: QRectF, _block: float, _seating: Seating, hand: int
) -> _Far:
    """Two equal groups; the next player sits at the right."""
    stock, gap = _corner_stock(metrics), metrics.gap
    strip = _strip(metrics)
    start = stock.right() + 3 * gap
    half = (strip.right() - start - 2 * gap) / 2
    groups = [
        _group_in_strip(metrics, QRectF(start + index * (half + 2 * gap), 0, half, 0), hand)
        for index in (1, 0)
    ]
    seats, piles = zip(*groups, strict=True)
    return _Far(seats, piles, (QRectF(), QRectF()), stock)


def _group_in_strip(metrics: Metrics, span: QRectF, hand: int) -> tuple[SeatZone, QRectF]:
    """Plaque, hand and pile in one part of the strip."""
    strip = QRectF(span.left(), metrics.margin, span.width(), metrics.strip)
    pile = _square_at_right(strip)
    step = 0.34
    fan = metrics.strip * metrics.aspect * (1 + step * (min(hand, 4) - 1))
    free = strip.width() - pile.width() - 2 * metrics.gap
    width = clamp(free - fan, 96, 250)
    plaque = _plaque_in(strip, strip.left(), width, 110)
    left = plaque.right() + metrics.gap
    cards = QRectF(left, strip.top(), pile.left() - metrics.gap - left, strip.height())
    return SeatZone(plaque, cards, step=step), pile


def _far_four(metrics: Metrics, table: QRectF, block: float, seating: Seating, hand: int) -> _Far:
    """A player at each side, and one far: the partner, in pairs."""
    strip, stock, gap = _strip(metrics), _corner_stock(metrics), metrics.gap
    pile = _square_at_right(strip)
    width = metrics.size.width()
    words_width = clamp(width * 0.12, 64, 150)
    words = QRectF(pile.left() - gap - words_width, strip.top(), words_width, strip.height())
    cards = min(width * 0.34, 420)
    left = max(stock.right() + 2 * gap, width / 2 - (block + gap + cards) / 2)
    plaque = _plaque_in(strip, left, block, 150)
    hand_left = plaque.right() + gap
    hand_zone = QRectF(
        hand_left, strip.top(), min(cards, words.left() - gap - hand_left), strip.height()
    )
    far = SeatZone(plaque, hand_zone, step=0.42, align=0.0)
    column = QRectF(metrics.margin, table.top(), metrics.side, table.height())
    far_side = QRectF(column)
    far_side.moveRight(width - metrics.margin)
    right, right_pile = _column(metrics, far_side, hand, seating.pairs)
    left_seat, left_pile = _column(metrics, column, hand, seating.pairs)
    seats = (right, far, left_seat)
    if seating.pairs:
        return _Far(seats, (pile,), (words,), stock)
    far_words = _unless_small(metrics, words)
    return _Far(seats, (right_pile, pile, left_pile), (QRectF(), far_words, QRectF()), stock)


def upright_plaque_height(width: float, *, scores: bool) -> float:
    """The height of a standing plaque: portrait, name, words, and a line for the score."""
    line = clamp(width * 0.13, 11, 19)
    return width * 0.72 * 1.3 + line * (3.1 + (1.7 if scores else 0.0))


def _column(metrics: Metrics, box: QRectF, hand: int, pairs: bool) -> tuple[SeatZone, QRectF]:
    """A side player's plaque, hand below it and, unless pairs share one, his pile."""
    gap = metrics.gap
    plaque_height = upright_plaque_height(box.width() - 4, scores=not pairs)
    pile = 0.0 if pairs else min(metrics.strip * 0.9, box.width() - 2 * _INSET)
    room = box.height() - plaque_height - gap - (pile + gap if pile else 0.0)
    tall = min(metrics.card.height() * 0.44, box.width() * 0.9, room / metrics.aspect / 1.6)
    back = tall * metrics.aspect
    span = min(room, back * (1 + 0.3 * (hand - 1)))
    top = box.center().y() - (box.height() - room + span) / 2
    plaque = QRectF(box.left() + 2, top, box.width() - 4, plaque_height)
    cards = QRectF(box.center().x() - tall / 2, plaque.bottom() + gap, tall, span)
    square = QRectF(box.center().x() - pile / 2, cards.bottom() + gap, pile, pile)
    return SeatZone(plaque, cards, upright=True, step=0.3, align=0.0), square


def _strip_spots(zone: SeatZone, metrics: Metrics, count: int, is_open: bool) -> list[Spot]:
    """Half-size cards side by side in the far strip, fanned while they are face down."""
    width = zone.hand.height() * metrics.aspect
    step = width * 0.98 + 3 if is_open else width * zone.step
    if count > 1:
        step = min(step, (zone.hand.width() - width) / (count - 1))
    total = width + step * (count - 1)
    left = zone.hand.left() + (zone.hand.width() - total) * zone.align + width / 2
    fan = 0.0 if is_open else min(1.2, 10 / max(1, count - 1))
    middle = (count - 1) / 2
    return [
        Spot(
            QPointF(
                left + index * step,
                zone.hand.center().y() + (index - middle) ** 2 * fan * 0.4,
            ),
            -(index - middle) * fan,
            width,
        )
        for index in range(count)
    ]


def _column_spots(zone: SeatZone, metrics: Metrics, count: int, is_open: bool) -> list[Spot]:
    """Cards down a side column: backs turned a quarter, or upright and open."""
    across = zone.hand.width()
    width = across * metrics.aspect
    along = across if is_open else width
    step = along * (0.42 if is_open else zone.step)
    if count > 1:
        step = min(step, (zone.hand.height() - along) / (count - 1))
    turn = 0.0 if is_open else 90.0
    top = zone.hand.top() + along / 2
    x = zone.hand.center().x()
    return [Spot(QPointF(x, top + index * step), turn, width) for index in range(count)]
