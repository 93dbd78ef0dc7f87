"""Where everything lies on the cloth: fractions of its size only, no items and no rules.

`lay_out` gives the zones for one cloth, one seating and the largest hand of the game. Nothing in it
depends on how many cards lie now, so nothing grows, shrinks or moves aside during a round.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSizeF

from scopa_desktop.rules.seating import Seating
from scopa_desktop.ui.table.scene.metrics import (
    GAPS,
    INSET,
    LIFT,
    Metrics,
    SeatZone,
    Spot,
    clamp,
    measure,
)
from scopa_desktop.ui.table.scene.opponent_zones import (
    column_spots,
    strip_spots,
    zones_of_four,
    zones_of_three,
    zones_of_two,
)
from scopa_desktop.ui.theme.mirroring import mirrored

_Zone = TypeVar("_Zone")

LEAST_VISIBLE: Final = 0.55
"""How much of a card is seen at least, whatever lies on its right."""

_OWN_PILE, _LEAST_OWN_PILE = 0.6, 0.42
_FAN_DROP: Final = 0.022
_MOST_FAN: Final = 7.0


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

    def hand_step(self, count: int) -> float:
        """How far apart the cards of the own hand lie: less than their width where they overlap."""
        return hand_step(self.own_hand, self.metrics, count)

    def far_spots(self, seat: int, hidden: int, shown: int = 0) -> list[Spot]:
        """The hand of another seat: first the cards face down, then those that lie open."""
        zone = self.seats[seat]
        if zone.upright:
            return column_spots(zone, self.metrics, hidden, shown)
        return strip_spots(zone, self.metrics, hidden, shown)

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
    metrics = measure(size, seating, aspect)
    card, margin = metrics.card, metrics.margin
    width, height = size.width(), size.height()
    share = 0.225 if hand <= 4 else 0.18
    block = clamp(share * width, 128, max(330.0, 0.66 * card.height()))
    spare = height - 2 * margin - GAPS * metrics.gap - metrics.strip - (3 + LIFT) * card.height()
    edge = margin + max(metrics.side, metrics.stock)
    table = QRectF(
        edge,
        margin + metrics.strip + metrics.gap + spare * 0.3,
        width - 2 * edge,
        2 * card.height() + metrics.gap + spare * 0.4,
    )
    row = QRectF(margin, height - margin - card.height(), width - 2 * margin, card.height())
    beside = block + max(metrics.gap, 0.035 * card.height())
    own_hand = row.adjusted(beside, 0, -beside, 0)
    own_block = QRectF(row.right() - block, row.top(), block, row.height())
    own_pile, keys, own_words = _own_corner(metrics, own_hand, own_block, hand)
    plaque_height = min(card.height() * 0.62, 160)
    plaque = QRectF(
        row.left() + INSET,
        row.bottom() - plaque_height - card.height() * 0.06,
        block - 2 * INSET,
        plaque_height,
    )
    own = SeatZone(plaque, own_hand)
    far = {2: zones_of_two, 3: zones_of_three, 4: zones_of_four}[seating.players](
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


def mirrored_layout(layout: TableLayout) -> TableLayout:
    """The same table for reading from the right.

    Zones go to the other side, but play still goes round to the right: seats and piles that change
    sides change their players too.
    """
    ends = layout.metrics.size.width()

    def seat(zone: SeatZone) -> SeatZone:
        plaque, hand = mirrored(zone.plaque, ends), mirrored(zone.hand, ends)
        align = zone.align if zone.upright else 1 - zone.align
        return replace(zone, plaque=plaque, hand=hand, align=align)

    def boxes(of_sides: Sequence[QRectF]) -> tuple[QRectF, ...]:
        turned = (mirrored(box, ends) if not box.isEmpty() else box for box in of_sides)
        return _the_other_way_round(tuple(turned))

    return replace(
        layout,
        table=mirrored(layout.table, ends),
        own_hand=mirrored(layout.own_hand, ends),
        seats=_the_other_way_round(tuple(map(seat, layout.seats))),
        piles=boxes(layout.piles),
        pile_words=boxes(layout.pile_words),
        stock=mirrored(layout.stock, ends),
        keys=mirrored(layout.keys, ends),
    )


def _the_other_way_round(of_seats: tuple[_Zone, ...]) -> tuple[_Zone, ...]:
    """The user's own first, then those of the others, the last one first."""
    return of_seats[:1] + of_seats[:0:-1]


def hand_step(zone: QRectF, metrics: Metrics, count: int) -> float:
    """From one card of a hand to the next."""
    width = metrics.card.width()
    return min(width + metrics.gap * 0.6, (zone.width() - width) / max(1, count - 1))


def hand_spots(zone: QRectF, metrics: Metrics, count: int, chosen: int | None) -> list[Spot]:
    """Cards on a gentle arc in a zone, at most 7 degrees in all; a gap opens for the chosen one."""
    card = metrics.card
    if count == 0:
        return []
    full = card.width() + metrics.gap * 0.6
    step = hand_step(zone, metrics, count)
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
    pile = QRectF(block.right() - INSET - side, edge - side, side, side)
    beside = QRectF(
        hand_right + gap,
        block.center().y() - keys_height / 2,
        pile.left() - hand_right - 2 * gap,
        keys_height,
    )
    if beside.width() >= least:
        words = QRectF(beside.right(), pile.top() - card.height() * 0.16, 0, card.height() * 0.13)
        words.setRight(pile.right())
        return pile, beside, metrics.if_large(words)
    least_side = card.height() * _LEAST_OWN_PILE
    side = min(side, max(least_side, block.height() - keys_height - gap * 0.5))
    pile = QRectF(block.right() - INSET - side, edge - side, side, side)
    left = max(hand_right + gap * 0.5, block.left())
    top = min(block.top(), pile.top() - gap * 0.5 - keys_height)
    above = QRectF(left, top, block.right() - left, keys_height)
    words = QRectF(left, pile.top(), pile.left() - gap - left, pile.height())
    return pile, above, metrics.if_large(words)
