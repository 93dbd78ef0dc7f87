"""Zones of the other players: in the strip at the top and in the columns at the sides."""

import math
from itertools import accumulate
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from scopa_desktop.rules.seating import Seating
from scopa_desktop.ui.table.scene.metrics import INSET, STOCK_HEIGHT, Metrics, SeatZone, Spot, clamp

_MAX_PLAQUE_SHARE: Final = 0.5
"""Share of a column's height that its plaque may fill."""
_PLAQUE_SHAPE: Final = 1.56
"""Height of an upright plaque with a score, in its widths."""
_OPEN_SHARE: Final = 0.9
"""Visible share of the width of a card in the strip while hands are open, if there is room."""
_OPEN_SCALE: Final = 0.8
"""Size of plaques and piles in a column while hands are open."""
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
    groups = [
        _group_in_strip(metrics, QRectF(start + index * (half + 2 * gap), 0, half, 0), hand)
        for index in (1, 0)
    ]
    seats, piles = zip(*groups, strict=True)
    return OpponentZones(seats, piles, (QRectF(), QRectF()), stock)


def _group_in_strip(metrics: Metrics, span: QRectF, hand: int) -> tuple[SeatZone, QRectF]:
    strip = QRectF(span.left(), metrics.margin, span.width(), metrics.strip_height)
    pile = _square_at_right(strip)
    step = 0.34
    if metrics.has_open_hands:
        step = _OPEN_SHARE
        pile = pile.adjusted(pile.width() * (1 - _OPEN_SCALE), 0, 0, 0)
        pile.setHeight(pile.width())
    fan = metrics.strip_height * metrics.aspect * (1 + step * (min(hand, 4) - 1))
    free = strip.width() - pile.width() - 2 * metrics.gap
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
    right, right_pile = _column(metrics, far_side, hand, seating.pairs)
    left_seat, left_pile = _column(metrics, column, hand, seating.pairs)
    seats = (right, strip_seat, left_seat)
    if seating.pairs:
        return OpponentZones(seats, (pile,), (label,), stock)
    far_label = metrics.unless_small(label)
    return OpponentZones(
        seats, (right_pile, pile, left_pile), (QRectF(), far_label, QRectF()), stock
    )


def upright_plaque_height(width: float, *, scores: bool) -> float:
    """Height of an upright plaque: portrait, name, status, and a line for the score."""
    line = clamp(width * 0.13, 11, 19)
    return width * 0.72 * 1.3 + line * (3.1 + (1.7 if scores else 0.0))


def _column(metrics: Metrics, box: QRectF, hand: int, pairs: bool) -> tuple[SeatZone, QRectF]:
    """A side player's plaque with the hand and the pile below; in pairs the pile is empty."""
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
