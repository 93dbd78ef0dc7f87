"""`TableLayout`: the zones of the table in scene coordinates, without items and rules.

`compute_layout` gives the zones for a cloth size, a seating and the largest hand of the game. They
do not depend on the current number of cards, so nothing is resized or moved during a round.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

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
from scopa_desktop.ui.table.scene.open_hands import open_hand_spots
from scopa_desktop.ui.table.scene.opponent_zones import (
    column_spots,
    strip_spots,
    zones_of_four,
    zones_of_three,
    zones_of_two,
)
from scopa_desktop.ui.theme.mirroring import mirrored
from scopa_desktop.ui.theme.touch_targets import least_target

_Zone = TypeVar("_Zone")

MIN_VISIBLE_SHARE: Final = 0.55
"""Smallest visible share of a hand card's width for a panel beside the table to be acceptable."""

_OWN_PILE, _MIN_OWN_PILE = 0.6, 0.42
"""Usual and smallest size of the person's pile, in card heights."""
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

    def dealer_draw_spot(self, seat: int) -> QPointF:
        """Where the card that a seat draws for the first deal is shown: in front of its plaque."""
        box, card = self.table, self.card
        if seat == self.own_seat:
            return QPointF(box.center().x(), box.bottom() - card.height() / 2)
        zone = self.seats[seat]
        if zone.is_column:
            inwards = card.width() * 0.75
            x = box.left() + inwards if zone.plaque.x() < box.x() else box.right() - inwards
            return QPointF(x, box.center().y())
        return QPointF(
            clamp(zone.hand.center().x(), box.left() + card.width(), box.right() - card.width()),
            box.top() + card.height() / 2,
        )


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
    beside = block + max(metrics.gap, 0.035 * card.height())
    own_hand = row.adjusted(beside, 0, -beside, 0)
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
    others = {2: zones_of_two, 3: zones_of_three, 4: zones_of_four}[seating.players](
        metrics, table, block, seating, hand
    )
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
