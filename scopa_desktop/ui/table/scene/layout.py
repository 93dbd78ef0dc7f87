"""`TableLayout`: the zones of the table in scene coordinates, without items and rules.

`compute_layout` gives the zones for a cloth size, a seating and the largest hand of the game. They
do not depend on the current number of cards, so nothing is resized or moved during a round.

The other players have theirs in the strip at the top and in the columns at the sides. While a
watcher sees all cards of a hand face up, they are larger than backs, and each shows enough to be
recognised: at the side they lie in several columns, in the strip in several rows if one is too
narrow.
"""

import math
from collections.abc import Sequence
from itertools import accumulate
from typing import Final, NamedTuple, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSizeF

from scopa_desktop.rules.seating import Seating
from scopa_desktop.ui.table.scene.metrics import (
    GAPS,
    INSET,
    LIFT,
    STOCK_HEIGHT,
    Metrics,
    SeatZone,
    Spot,
    clamp,
    measure,
)
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.theme.mirroring import mirrored
from scopa_desktop.ui.theme.touch_targets import least_target

_MAX_PLAQUE_SHARE: Final = 0.5
"""Share of a column's height that its plaque may fill."""
_PLAQUE_SHAPE: Final = 1.56
"""Height of an upright plaque with a score, in its widths."""
_OPEN_SHARE: Final = 0.9
"""Visible share of the width of a card in the strip while hands are open, if there is room."""
_OPEN_SCALE: Final = 0.8
"""Size of plaques and piles in a column while hands are open, and of piles in a narrow group."""
_NARROW_GROUP: Final = 4.2
"""Width of a part of the strip below which its pile is smaller, in heights of the strip."""
_OPEN_STEP: Final = 0.42
"""Visible part of an open card in a column below the next one, in card heights."""
_MIN_STEP: Final = 0.05
"""Smallest visible part of a back before open cards are squeezed too, in card widths."""


class OpponentZones(NamedTuple):
    """The zones of the other seats, the piles and labels of their sides, and the stock."""

    seats: tuple[SeatZone, ...]
    piles: tuple[QRectF, ...]
    pile_labels: tuple[QRectF, ...]
    stock: QRectF


def _strip(metrics: Metrics) -> QRectF:
    edge = metrics.margin + INSET
    return QRectF(edge, metrics.margin, metrics.size.width() - 2 * edge, metrics.strip_height)


def _corner_stock(metrics: Metrics) -> QRectF:
    left = metrics.margin + metrics.gap
    return QRectF(left, metrics.margin, metrics.strip_height * metrics.aspect, metrics.strip_height)


def _plaque_in(strip: QRectF, left: float, width: float, max_height: float) -> QRectF:
    height = min(strip.height() * 0.98, max_height)
    return QRectF(left, strip.center().y() - height / 2, width, height)


def _square_at_right(strip: QRectF) -> QRectF:
    side = strip.height()
    return QRectF(strip.right() - side, strip.top(), side, side)


def zones_of_two(
    metrics: Metrics, table: QRectF, block: float, _seating: Seating, _hand: int
) -> OpponentZones:
    strip = _strip(metrics)
    width = metrics.size.width()
    plaque = _plaque_in(strip, strip.left(), block - 2 * INSET, 150)
    hand = QRectF(table.center().x() - width * 0.2, strip.top(), width * 0.4, strip.height())
    pile = _square_at_right(strip)
    if metrics.has_open_hands and metrics.is_small:
        hand.setLeft(plaque.right() + 2 * metrics.gap)
        hand.setRight(pile.left() - metrics.gap)
    label = QRectF(hand.right(), strip.top(), pile.left() - metrics.gap - hand.right(), 0)
    label.setHeight(strip.height())
    tall = STOCK_HEIGHT * metrics.secondary
    stock = QRectF(
        metrics.margin + metrics.gap, table.center().y() - tall / 2, tall * metrics.aspect, tall
    )
    return OpponentZones((SeatZone(plaque, hand),), (pile,), (metrics.unless_small(label),), stock)


def zones_of_three(
    metrics: Metrics, _table: QRectF, _block: float, _seating: Seating, hand: int
) -> OpponentZones:
    """Two groups of equal width in the strip; the next player is at the right."""
    stock, gap = _corner_stock(metrics), metrics.gap
    strip = _strip(metrics)
    start = stock.right() + 3 * gap
    half = (strip.right() - start - 2 * gap) / 2
    spans = [QRectF(start + index * (half + 2 * gap), 0, half, 0) for index in (1, 0)]
    seats, piles = zip(*(_group_in_strip(metrics, span, hand) for span in spans), strict=True)
    return OpponentZones(seats, piles, (QRectF(), QRectF()), stock)


def _group_in_strip(
    metrics: Metrics, span: QRectF, hand: int, *, has_pile: bool = True
) -> tuple[SeatZone, QRectF]:
    """A player in a part of the strip, with the hand and the pile at the right of the plaque."""
    strip = QRectF(span.left(), metrics.margin, span.width(), metrics.strip_height)
    pile = _square_at_right(strip)
    if not has_pile:
        pile = QRectF(strip.right() + metrics.gap, strip.top(), 0, 0)
    step = _OPEN_SHARE if metrics.has_open_hands else 0.34
    if metrics.has_open_hands or span.width() < _NARROW_GROUP * strip.height():
        pile = pile.adjusted(pile.width() * (1 - _OPEN_SCALE), 0, 0, 0)
        pile.setHeight(pile.width())
    fan = metrics.strip_height * metrics.aspect * (1 + step * (min(hand, 4) - 1))
    free = strip.width() - (pile.width() + 2 * metrics.gap if has_pile else metrics.gap)
    width = min(clamp(free - fan, 96, 250), free - metrics.strip_height * metrics.aspect * 1.2)
    plaque = _plaque_in(strip, strip.left(), width, 110)
    left = plaque.right() + metrics.gap
    cards = QRectF(left, strip.top(), pile.left() - metrics.gap - left, strip.height())
    return SeatZone(plaque, cards, step=step), pile


def zones_of_four(
    metrics: Metrics, table: QRectF, block: float, seating: Seating, hand: int
) -> OpponentZones:
    """A player at each side and one in the strip, who is the partner in pairs."""
    strip, stock, gap = _strip(metrics), _corner_stock(metrics), metrics.gap
    pile = _square_at_right(strip)
    width = metrics.size.width()
    label_width = clamp(width * 0.12, 64, 150)
    label = QRectF(pile.left() - gap - label_width, strip.top(), label_width, strip.height())
    cards = min(width * 0.34, 420)
    left = max(stock.right() + 2 * gap, width / 2 - (block + gap + cards) / 2)
    plaque = _plaque_in(strip, left, block, 150)
    hand_left = plaque.right() + gap
    hand_zone = QRectF(
        hand_left, strip.top(), min(cards, label.left() - gap - hand_left), strip.height()
    )
    strip_seat = SeatZone(plaque, hand_zone, step=0.42, align=0.0)
    column = QRectF(metrics.margin, table.top(), metrics.side_width, table.height())
    far_side = QRectF(column)
    far_side.moveRight(width - metrics.margin)
    right, right_pile = _column(metrics, far_side, hand, seating.has_partners)
    left_seat, left_pile = _column(metrics, column, hand, seating.has_partners)
    seats = (right, strip_seat, left_seat)
    if seating.has_partners:
        return OpponentZones(seats, (pile,), (label,), stock)
    far_label = metrics.unless_small(label)
    return OpponentZones(
        seats, (right_pile, pile, left_pile), (QRectF(), far_label, QRectF()), stock
    )


def zones_of_many(
    metrics: Metrics, table: QRectF, _block: float, seating: Seating, hand: int
) -> OpponentZones:
    """A player at each side and the others in the strip, each with the own pile.

    Partners have one pile: with two sides it is in the strip, else with the nearest of them.
    """
    strip, stock, gap = _strip(metrics), _corner_stock(metrics), metrics.gap
    start, end = stock.right() + 2 * gap, strip.right()
    has_one = seating.has_one_other_side
    piles, labels = [QRectF()] * seating.sides, [QRectF()] * seating.sides
    if has_one:
        piles[1] = _square_at_right(strip)
        labels[1] = QRectF(piles[1].left(), strip.top(), 0, strip.height())
        labels[1].setLeft(piles[1].left() - gap - clamp(metrics.size.width() * 0.11, 64, 150))
        labels[1].setRight(piles[1].left() - gap)
        end = labels[1].left() - gap
    in_strip = seating.players - 3
    between = gap if in_strip > 2 else 2 * gap
    share = (end - start - between * (in_strip - 1)) / in_strip
    column = QRectF(metrics.margin, table.top(), metrics.side_width, table.height())
    far_side = QRectF(column)
    far_side.moveRight(metrics.size.width() - metrics.margin)
    seats = []
    for seat in range(1, seating.players):
        side = seating.side_of(seat)
        has_pile = side > 0 and not has_one and seating.seat_of_side(side, 0) == seat
        if seat in (1, seating.players - 1):
            box = far_side if seat == 1 else column
            zone, pile = _column(metrics, box, hand, not has_pile)
        else:
            left = start + (seating.players - 2 - seat) * (share + between)
            span = QRectF(left, 0, share, 0)
            zone, pile = _group_in_strip(metrics, span, hand, has_pile=has_pile)
        seats.append(zone)
        if has_pile:
            piles[side] = pile
    return OpponentZones(tuple(seats), tuple(piles[1:]), tuple(labels[1:]), stock)


def upright_plaque_height(width: float, *, scores: bool) -> float:
    """Height of an upright plaque: portrait, name, status, and a line for the score."""
    line = clamp(width * 0.13, 11, 19)
    return width * 0.72 * 1.3 + line * (3.1 + (1.7 if scores else 0.0))


def _column(metrics: Metrics, box: QRectF, hand: int, pairs: bool) -> tuple[SeatZone, QRectF]:
    """A side player's plaque with the hand and the pile below, which is empty in `pairs`."""
    gap, scale = metrics.gap, _OPEN_SCALE if metrics.has_open_hands else 1.0
    plaque_width = min(box.width() - 4, box.height() * _MAX_PLAQUE_SHARE / _PLAQUE_SHAPE * scale)
    plaque_height = upright_plaque_height(plaque_width, scores=not pairs)
    pile = 0.0 if pairs else min(metrics.strip_height * 0.9, box.width() - 2 * INSET) * scale
    room = box.height() - plaque_height - gap - (pile + gap if pile else 0.0)
    tall = min(metrics.card.height() * 0.44, box.width() * 0.9, room / metrics.aspect / 1.6)
    back = tall * metrics.aspect
    span = room if metrics.has_open_hands else min(room, back * (1 + 0.3 * (hand - 1)))
    top = box.center().y() - (box.height() - room + span) / 2
    plaque = QRectF(box.center().x() - plaque_width / 2, top, plaque_width, plaque_height)
    cards = QRectF(box.center().x() - tall / 2, plaque.bottom() + gap, tall, span)
    square = QRectF(box.center().x() - pile / 2, cards.bottom() + gap, pile, pile)
    zone = SeatZone(
        plaque,
        cards,
        is_column=True,
        step=0.3,
        align=0.0,
        open_bottom=box.bottom(),
        open_hand_bottom=cards.bottom() if pile else box.bottom(),
    )
    return zone, square


def strip_spots(zone: SeatZone, metrics: Metrics, hidden: int, open_count: int) -> list[Spot]:
    """Spots of a hand in the strip, fanned if all its cards are hidden."""
    width = zone.hand.height() * metrics.aspect
    count = hidden + open_count
    steps = _steps(hidden, open_count, width * zone.step, width * 0.98 + 3)
    steps = _squeezed(steps, zone.hand.width() - width, width * _MIN_STEP)
    total = width + sum(steps)
    left = zone.hand.left() + (zone.hand.width() - total) * zone.align + width / 2
    middle = (count - 1) / 2
    # On a very narrow cloth the cards are smaller than the gap.
    max_fan = min(10.0, 2 * math.degrees(math.asin(min(1.0, 0.6 * metrics.gap / width))))
    fan = 0.0 if open_count else min(1.2, max_fan / max(1, count - 1))
    drop = 0.0 if open_count else min(metrics.strip_height * 0.04, metrics.gap * 0.3)
    spots = []
    for index, x in enumerate(accumulate(steps, initial=left)):
        aside = index - middle
        y = zone.hand.center().y() + drop * (aside / max(2.0, middle)) ** 2
        spots.append(Spot(QPointF(x, y), -aside * fan, width))
    return spots[:count]


def column_spots(zone: SeatZone, metrics: Metrics, hidden: int, open_count: int) -> list[Spot]:
    """Spots of a hand in a column: hidden cards rotated by 90 degrees, then open ones upright."""
    card_length, x = zone.hand.width(), zone.hand.center().x()
    width = card_length * metrics.aspect
    bottom = max(zone.hand.bottom(), zone.open_bottom) if open_count else zone.hand.bottom()
    last = card_length if open_count else width
    steps = _steps(hidden, open_count, width * zone.step, card_length * _OPEN_STEP)
    steps = _squeezed(steps, bottom - zone.hand.top() - last, width * _MIN_STEP)
    tops = list(accumulate(steps, initial=zone.hand.top()))
    closed = [Spot(QPointF(x, top + width / 2), 90.0, width) for top in tops[:hidden]]
    opened = [Spot(QPointF(x, top + card_length / 2), 0.0, width) for top in tops[hidden:]]
    return [*closed, *opened[:open_count]]


def _steps(hidden: int, open_count: int, closed: float, opened: float) -> list[float]:
    """Distances from each card to the next: `closed` for hidden cards, `opened` for open ones."""
    cards = [closed] * hidden + [opened] * open_count
    return cards[:-1]


def _squeezed(steps: list[float], room: float, least: float) -> list[float]:
    """Reduce the steps to fit into a length: first those of hidden cards, then all of them."""

    excess = sum(steps) - room
    if excess <= 0 or not steps:
        return steps
    opened = max(steps)
    closed = [step for step in steps if step < opened]
    if closed:
        narrower = max(min(least, closed[0]), closed[0] - excess / len(closed))
        steps = [narrower if step < opened else step for step in steps]
    share = min(1.0, max(0.0, room) / sum(steps))
    return [step * share for step in steps]


_FULL_STEP: Final = 1.04
"""Distance of two cards in a row that do not overlap, in card widths."""
_LEAST_STEP: Final = 0.42
"""Smallest distance of two cards in a row before they need another row, in card widths."""
_STRIP_ROWS: Final = 3
_STRIP_ROW_STEP: Final = 0.5
"""Visible part of a card in the strip above another row, in card heights."""
_ROW_STEP: Final = 0.42
"""Visible part of a card below the next one, in card heights; at least, `_LEAST_ROW_STEP`."""
_LEAST_ROW_STEP: Final = 0.3
_COLUMNS: Final = 3
"""The most cards side by side in a column zone."""
_INSET: Final = 2.0
"""How much narrower than its zone a hand in a column is, in logical pixels."""
_LARGEST: Final = 0.66
"""Height of an open card in a column zone in heights of a table card at most."""


def open_hand_spots(zone: SeatZone, metrics: Metrics, count: int, largest: int) -> list[Spot]:
    """Spots of a hand whose cards are all face up; `largest` is the largest hand of the game."""
    if not count:
        return []
    if zone.is_column:
        return _column_spots(zone, metrics, count, max(count, largest))
    return _strip_spots(zone, metrics, count, max(count, largest))


def _strip_spots(zone: SeatZone, metrics: Metrics, count: int, largest: int) -> list[Spot]:
    """One row, or more of smaller cards if the largest hand does not fit into one."""
    for rows in range(1, _STRIP_ROWS + 1):
        height = zone.hand.height() / (1 + _STRIP_ROW_STEP * (rows - 1))
        width = height * metrics.aspect
        room, per_row = zone.hand.width() - width, -(-largest // rows)
        if room >= (per_row - 1) * width * _LEAST_STEP:
            break
    step = min(width * _FULL_STEP, room / max(1, per_row - 1))
    used = min(count, per_row)
    left = zone.hand.left() + (room - step * (used - 1)) * zone.align + width / 2
    down = height * _STRIP_ROW_STEP
    top = zone.hand.top() + height / 2
    places = (divmod(index, per_row) for index in range(count))
    return [
        Spot(QPointF(left + place * step, top + row * down), 0.0, width) for row, place in places
    ]


def _column_spots(zone: SeatZone, metrics: Metrics, count: int, largest: int) -> list[Spot]:
    """As many columns of cards as give the largest cards for the largest hand.

    So the cards keep their size and their columns while the hand becomes smaller.
    """
    across = metrics.side_width - _INSET
    top, bottom = zone.hand.top(), max(zone.hand.bottom(), zone.open_hand_bottom)
    most = metrics.card.width() * _LARGEST

    def size(columns: int) -> float:
        """The width of the cards in so many columns."""
        rows = -(-largest // columns)
        height = (bottom - top) / (1 + _LEAST_ROW_STEP * (rows - 1))
        return min(most, across / (1 + _FULL_STEP * (columns - 1)), height * metrics.aspect)

    columns = max(range(1, min(largest, _COLUMNS) + 1), key=size)
    width, rows = size(columns), -(-largest // columns)
    used = -(-count // rows)
    height = width / metrics.aspect
    step = height * _ROW_STEP
    if rows > 1:
        step = min(step, (bottom - top - height) / (rows - 1))
    centre = zone.hand.center().x()
    spots = []
    for index in range(count):
        place, row = divmod(index, rows)
        x = centre + (place - (used - 1) / 2) * width * _FULL_STEP
        spots.append(Spot(QPointF(x, top + height / 2 + row * step), 0.0, width))
    return spots


_Zone = TypeVar("_Zone")

MIN_VISIBLE_SHARE: Final = 0.55
"""Smallest visible share of a hand card's width for a panel beside the table to be acceptable."""

_OWN_PILE, _MIN_OWN_PILE = 0.6, 0.42
"""Usual and smallest size of the person's pile, in card heights."""
_WIDEST_BLOCK: Final = 1.35
"""How much wider plaques are for the largest texts, at most."""
_MIN_TOUCHED_PILE: Final = 0.3
"""The smallest one below buttons that are large enough for a finger."""
_TURNED: Final = 0.012
"""How much wider a card is that lies a little askew, in card heights."""
_FAN_DROP: Final = 0.022
"""How much lower the outermost cards of a hand are than the middle one, in card heights."""
_MAX_FAN: Final = 7.0
"""Rotation from the first to the last card of a hand, in degrees."""
_LARGE_FAN: Final = 0.35
"""Both with large cards, in terms of the usual ones: there is no room for more."""
_FAN_OUT: Final = 0.05
"""How far the cards beside the chosen one move away from it, in card widths."""


class TableLayout(NamedTuple):
    """The zones of a table; sequences are by seat or by side.

    The layouts that `compute_layout` and `mirrored_layout` give are those for seat 0 at the lower
    edge; `layout_from_seat` turns them.
    """

    metrics: Metrics
    table: QRectF
    own_hand: QRectF
    seats: tuple[SeatZone, ...]
    """By seat; the own seat is at the lower edge, the others follow counter-clockwise."""
    piles: tuple[QRectF, ...]
    """By side; squares, because sweep cards lie crosswise. The pile is at the right end."""
    pile_labels: tuple[QRectF, ...]
    """By side; empty where there is no room for a label."""
    stock: QRectF
    buttons: QRectF
    """Zone of the two action buttons, one above the other."""
    own_seat: int = 0
    """The seat at the lower edge."""

    @property
    def card(self) -> QSizeF:
        """The size of a card on the table and in the own hand."""
        return self.metrics.card

    def table_centres(self, rows: Sequence[int]) -> list[list[QPointF]]:
        """Centres of the table cards, for rows of these lengths."""
        height = self.card.height()
        pitch = height + self.metrics.gap
        if len(rows) > 2:
            pitch = min(pitch, (self.table.height() - height) / (len(rows) - 1))
        top = self.table.center().y() - (len(rows) - 1) / 2 * pitch
        return [self._row_centres(count, top + row * pitch) for row, count in enumerate(rows)]

    def _row_centres(self, count: int, y: float) -> list[QPointF]:
        width = self.card.width()
        step = width + self.metrics.gap
        if count > 1:
            room = self.table.width() - width - _TURNED * self.card.height()
            step = min(step, room / (count - 1))
        left = self.table.center().x() - (count - 1) / 2 * step
        return [QPointF(left + index * step, y) for index in range(count)]

    def hand_spots(self, count: int, chosen: int | None = None) -> list[Spot]:
        """Spots of the person's hand, with a gap after the card at index `chosen`."""
        return hand_spots(self.own_hand, self.metrics, count, chosen)

    def hand_step(self, count: int) -> float:
        """Distance of the cards in the person's hand; below their width if they overlap."""
        return hand_step(self.own_hand, self.metrics, count)

    def opponent_spots(self, seat: int, hidden: int, open_count: int = 0) -> list[Spot]:
        """Spots of another seat's hand: first the hidden cards, then the open ones."""
        zone = self.seats[seat]
        if zone.is_column:
            return column_spots(zone, self.metrics, hidden, open_count)
        return strip_spots(zone, self.metrics, hidden, open_count)

    def open_hand_spots(self, seat: int, count: int, largest: int) -> list[Spot]:
        """Spots of another seat's hand whose cards are all face up for a watcher.

        `largest` is the number of cards in the largest hand of the game.
        """
        return open_hand_spots(self.seats[seat], self.metrics, count, largest)

    def zones(self, largest: int) -> list[QRectF]:
        """Where anything of the play lies at any time, if the largest hand has so many cards.

        The own hand has the room in it for a card that is raised.
        """
        own = self.metrics.spots_box(self.hand_spots(largest))
        hands = [own.adjusted(0, -1.4 * self.metrics.lift, 0, 0)]
        for seat in range(len(self.seats)):
            if seat != self.own_seat:
                is_open = self.metrics.has_open_hands
                spots = (
                    self.open_hand_spots(seat, largest, largest)
                    if is_open
                    else self.opponent_spots(seat, largest)
                )
                hands.append(self.metrics.spots_box(spots))
        fixed = (self.table, self.stock, self.buttons, *self.piles, *self.pile_labels)
        plaques = (seat.plaque for seat in self.seats)
        return [box for box in (*hands, *fixed, *plaques) if not box.isEmpty()]

    def dealer_draw_spot(self, seat: int) -> QPointF:
        """Where the card that a seat draws for the first deal is shown: in front of its plaque."""
        box, card = self.table, self.card
        if seat == self.own_seat:
            return QPointF(box.center().x(), box.bottom() - card.height() / 2)
        zone = self.seats[seat]
        if zone.is_column:
            inwards = card.width() * 0.6
            x = box.left() + inwards if zone.plaque.x() < box.x() else box.right() - inwards
            return QPointF(x, box.center().y())
        # Beside the cards of the columns, where there are any.
        inset = card.width() * (1.62 if self.metrics.side_width else 1.0)
        left, right = box.left() + inset, box.right() - inset
        x = clamp(zone.hand.center().x(), left, right)
        others = (other for seat, other in enumerate(self.seats) if seat != self.own_seat)
        abreast = sorted(each.hand.center().x() for each in others if not each.is_column)
        if len(abreast) > 2:
            # As far from each other as the room allows.
            place = abreast.index(zone.hand.center().x())
            x = left + (right - left) * place / (len(abreast) - 1)
        return QPointF(x, box.top() + card.height() / 2)


def compute_layout(
    size: QSizeF,
    seating: Seating,
    hand: int,
    aspect: float,
    *,
    has_open_hands: bool = False,
    has_large_cards: bool = False,
) -> TableLayout:
    """The layout for a cloth size; `hand` is the size of the largest hand of the game.

    `has_open_hands`: all hands are face up for a watcher. `has_large_cards`: the table has one row.
    """
    metrics = measure(
        size,
        seating,
        aspect,
        has_open_hands=has_open_hands,
        has_large_cards=has_large_cards,
    )
    card, margin = metrics.card, metrics.margin
    width, height = size.width(), size.height()
    share = 0.225 if hand <= 4 else 0.18
    block = clamp(share * width, 128, max(330.0, 0.66 * metrics.secondary))
    # Larger texts make the plaques wider, as far as the hand need not overlap.
    beside = max(metrics.gap, 0.035 * card.height())
    room = width / 2 - margin - beside - hand * (card.width() + 0.6 * metrics.gap) / 2
    block = max(block, min(block * min(_WIDEST_BLOCK, text_scale()), room))
    rows = metrics.table_rows
    spare = height - 2 * margin - GAPS * metrics.gap - metrics.strip_height
    spare -= (rows + 1 + LIFT) * card.height()
    edge = margin + max(metrics.side_width, metrics.stock_width)
    table = QRectF(
        edge,
        margin + metrics.strip_height + metrics.gap + spare * 0.3,
        width - 2 * edge,
        rows * card.height() + metrics.gap + spare * 0.4,
    )
    row = QRectF(margin, height - margin - card.height(), width - 2 * margin, card.height())
    own_hand = row.adjusted(block + beside, 0, -block - beside, 0)
    own_block = QRectF(row.right() - block, row.top(), block, row.height())
    own_pile, buttons, own_label = _own_corner(metrics, own_hand, own_block, hand)
    plaque_height = min(card.height() * 0.62, 160)
    plaque = QRectF(
        row.left() + INSET,
        row.bottom() - plaque_height - card.height() * 0.06,
        block - 2 * INSET,
        plaque_height,
    )
    own = SeatZone(plaque, own_hand)
    zones = {2: zones_of_two, 3: zones_of_three, 4: zones_of_four}
    others = zones.get(seating.players, zones_of_many)(metrics, table, block, seating, hand)
    return TableLayout(
        metrics=metrics,
        table=table,
        own_hand=own_hand,
        seats=(own, *others.seats),
        piles=(own_pile, *others.piles),
        pile_labels=(own_label, *others.pile_labels),
        stock=others.stock,
        buttons=buttons,
    )


def mirrored_layout(layout: TableLayout) -> TableLayout:
    """The layout mirrored horizontally, for the left hand or right-to-left languages.

    Play still goes counter-clockwise: mirrored seats and piles are assigned in reverse order.
    """
    scene_width = layout.metrics.size.width()

    def seat(zone: SeatZone) -> SeatZone:
        plaque, hand = mirrored(zone.plaque, scene_width), mirrored(zone.hand, scene_width)
        align = zone.align if zone.is_column else 1 - zone.align
        return zone._replace(plaque=plaque, hand=hand, align=align)

    def boxes(by_side: Sequence[QRectF]) -> tuple[QRectF, ...]:
        swapped = (mirrored(box, scene_width) if not box.isEmpty() else box for box in by_side)
        return _reversed_opponents(tuple(swapped))

    return layout._replace(
        table=mirrored(layout.table, scene_width),
        own_hand=mirrored(layout.own_hand, scene_width),
        seats=_reversed_opponents(tuple(map(seat, layout.seats))),
        piles=boxes(layout.piles),
        pile_labels=boxes(layout.pile_labels),
        stock=mirrored(layout.stock, scene_width),
        buttons=mirrored(layout.buttons, scene_width),
    )


def layout_from_seat(layout: TableLayout, seating: Seating, own_seat: int) -> TableLayout:
    """The layout turned so that `own_seat` is at the lower edge instead of seat 0."""
    own_side = seating.side_of(own_seat)
    return layout._replace(
        seats=_turned(layout.seats, own_seat),
        piles=_turned(layout.piles, own_side),
        pile_labels=_turned(layout.pile_labels, own_side),
        own_seat=own_seat,
    )


def _turned(zones: tuple[_Zone, ...], first: int) -> tuple[_Zone, ...]:
    """The zones assigned in the same order, beginning with that of number `first`."""
    start = len(zones) - first
    return zones[start:] + zones[:start]


def _reversed_opponents(zones: tuple[_Zone, ...]) -> tuple[_Zone, ...]:
    """The first zone, then the others in reverse order."""
    return zones[:1] + zones[:0:-1]


def hand_step(zone: QRectF, metrics: Metrics, count: int) -> float:
    """Distance from one card of a hand to the next."""
    width = metrics.card.width()
    return min(width + metrics.gap * 0.6, (zone.width() - width) / max(1, count - 1))


def hand_spots(zone: QRectF, metrics: Metrics, count: int, chosen: int | None) -> list[Spot]:
    """Spots on a flat arc, which fans out beside the chosen card.

    If cards overlap, a gap keeps the chosen card from hiding the next.
    """
    card = metrics.card
    if count == 0:
        return []
    full = card.width() + metrics.gap * 0.6
    step = hand_step(zone, metrics, count)
    fan = _LARGE_FAN if metrics.has_large_cards else 1.0
    rotation = fan * min(1.6, _MAX_FAN / (count - 1)) if count > 1 else 0.0
    opens = chosen is not None and count > 2 and chosen < count - 1
    extra = max(0.0, min(full - step, card.width() * 0.3)) if opens else 0.0
    step_beside = step - extra / max(1, count - 1)
    middle = (count - 1) / 2
    x = zone.center().x() - middle * step
    spots = []
    for index in range(count):
        aside = (index - middle) / max(1.0, middle)
        drop = fan * card.height() * (aside * aside * _FAN_DROP - 0.012)
        away = 0 if chosen is None else (index > chosen) - (index < chosen)
        centre = QPointF(x + away * card.width() * _FAN_OUT, zone.center().y() + drop)
        spots.append(Spot(centre, (index - middle) * rotation, card.width()))
        x += step_beside + (extra if index == chosen else 0.0)
    return spots


def _own_corner(
    metrics: Metrics, own_hand: QRectF, block: QRectF, hand: int
) -> tuple[QRectF, QRectF, QRectF]:
    """The person's pile, the action buttons and the pile's label, at the right of the hand.

    The buttons are between hand and pile if they fit beside the full hand, else above the pile.
    """
    card, gap = metrics.card, metrics.gap
    edge = block.bottom() - card.height() * 0.02
    last = hand_spots(own_hand, metrics, hand, None)[-1]
    hand_right = last.centre.x() + card.width() * 0.53
    buttons_height = 2 * metrics.button_height + gap * 0.5
    min_width = metrics.button_text_px * 8.5
    side = metrics.secondary * _OWN_PILE
    pile = QRectF(block.right() - INSET - side, edge - side, side, side)
    beside = QRectF(
        hand_right + gap,
        block.center().y() - buttons_height / 2,
        pile.left() - hand_right - 2 * gap,
        buttons_height,
    )
    if beside.width() >= min_width:
        label = QRectF(beside.right(), pile.top() - card.height() * 0.16, 0, card.height() * 0.13)
        label.setRight(pile.right())
        return pile, beside, metrics.unless_small(label)
    least = _MIN_OWN_PILE if least_target(0) == 0 else _MIN_TOUCHED_PILE
    min_side = metrics.secondary * least
    side = min(side, max(min_side, block.height() - buttons_height - gap * 0.5))
    pile = QRectF(block.right() - INSET - side, edge - side, side, side)
    left = max(hand_right + gap * 0.5, block.left())
    top = min(block.top(), pile.top() - gap * 0.5 - buttons_height)
    above = QRectF(left, top, block.right() - left, buttons_height)
    label = QRectF(left, pile.top(), pile.left() - gap - left, pile.height())
    return pile, above, metrics.unless_small(label)
