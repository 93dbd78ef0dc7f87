"""The table layout: no zones overlap, and all are inside the cloth."""

from collections.abc import Iterator
from itertools import combinations, pairwise, product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPolygonF, QTransform

from scopa_desktop.rules.seating import (
    FIVE,
    FOUR,
    PAIRS,
    SEATINGS,
    SIX,
    THREE,
    THREE_PAIRS,
    TWO,
    TWO_THREES,
    Seating,
)
from scopa_desktop.ui.table.scene.layout import (
    MIN_VISIBLE_SHARE,
    TableLayout,
    compute_layout,
    layout_from_seat,
    mirrored_layout,
)
from scopa_desktop.ui.table.scene.metrics import Spot
from scopa_desktop.ui.theme.touch_targets import set_touched
from tests.looping import loop_over

SIZES = (
    (640, 440),
    (640, 480),
    (800, 600),
    (1040, 767),
    (1280, 800),
    (1000, 1000),
    (640, 1000),
    (1600, 500),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
)
ASPECTS = (0.4717, 0.6061, 0.6452)
_LARGE_TABLES = {FIVE: (4,), SIX: (3,), THREE_PAIRS: (3,), TWO_THREES: (3,)}
HANDS = {TWO: (3, 10), THREE: (3, 12), FOUR: (3, 9), PAIRS: (3, 9, 10), **_LARGE_TABLES}
WATCHED_HANDS = {TWO: (3, 18), THREE: (3, 12), FOUR: (3,), PAIRS: (3, 9, 10), **_LARGE_TABLES}
"""The largest hands of the games."""
LEAST_VISIBLE = 10.0
"""How much of each card of a watched hand is visible at least, in logical pixels."""
TOUCH = 0.5
"""Rounding by half a pixel does not count as an overlap."""

every_table = loop_over("seating", SEATINGS)
every_aspect = loop_over("aspect", ASPECTS)
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


def tables(
    size: tuple[int, int], seating: Seating, aspect: float
) -> Iterator[tuple[int, TableLayout]]:
    """The largest hands of the games, and their layouts with normal and with large cards."""
    for hand, large in product(HANDS[seating], (False, True)):
        layout = compute_layout(QSizeF(*size), seating, hand, aspect, has_large_cards=large)
        yield hand, layout


def layouts(size: tuple[int, int], seating: Seating, aspect: float) -> Iterator[TableLayout]:
    return (layout for _, layout in tables(size, seating, aspect))


def box_of(spot: Spot, aspect: float) -> QRectF:
    width, height = spot.width, spot.width / aspect
    transform = QTransform.fromTranslate(spot.centre.x(), spot.centre.y()).rotate(spot.rotation)
    return transform.map(QPolygonF(QRectF(-width / 2, -height / 2, width, height))).boundingRect()


def around(spots: list[Spot], aspect: float) -> QRectF:
    box = QRectF()
    for spot in spots:
        box = box.united(box_of(spot, aspect))
    return box


def zones(layout: TableLayout, hand: int) -> dict[str, QRectF]:
    """All zones that must not overlap, by name."""
    aspect = layout.metrics.aspect
    boxes = {
        "table": around(
            [
                Spot(centre, 0.7, layout.card.width())
                for row in layout.table_centres([12] if layout.metrics.has_large_cards else [6, 6])
                for centre in row
            ],
            aspect,
        ),
        "own hand": around(layout.hand_spots(hand), aspect),
        "stock": layout.stock,
        "buttons": layout.buttons,
    }
    for seat, zone in enumerate(layout.seats):
        boxes[f"plaque {seat}"] = zone.plaque
        if seat:
            boxes[f"hand {seat}"] = around(layout.opponent_spots(seat, hand), aspect)
    for side, (pile, label) in enumerate(zip(layout.piles, layout.pile_labels, strict=True)):
        boxes[f"pile {side}"] = pile
        if not label.isEmpty():
            boxes[f"label {side}"] = label
    return boxes


@every_size
@every_table
@every_aspect
def test_no_zones_overlap(size: tuple[int, int], seating: Seating, aspect: float) -> None:
    for hand, layout in tables(size, seating, aspect):
        boxes = zones(layout, hand)
        for (name, box), (other, beside) in combinations(boxes.items(), 2):
            shared = box.intersected(beside)
            assert min(shared.width(), shared.height()) <= TOUCH, (hand, name, box, other, beside)


@every_size
@every_table
@every_aspect
def test_buttons_for_a_finger_overlap_nothing(
    size: tuple[int, int], seating: Seating, aspect: float
) -> None:
    set_touched(is_touched=True)
    try:
        for hand, layout in tables(size, seating, aspect):
            boxes = zones(layout, hand)
            buttons = boxes.pop("buttons")
            assert layout.metrics.button_height >= 44
            for name, box in boxes.items():
                shared = box.intersected(buttons)
                assert min(shared.width(), shared.height()) <= TOUCH, (hand, name, box)
    finally:
        set_touched(is_touched=False)


@every_size
@every_table
@every_aspect
def test_open_hands_overlap_no_plaque_and_not_the_own_hand(
    size: tuple[int, int], seating: Seating, aspect: float
) -> None:
    for hand, layout in tables(size, seating, aspect):
        taboo = [*(zone.plaque for zone in layout.seats), layout.own_hand, layout.buttons]
        for seat in range(1, seating.players):
            for hidden in range(hand - 2):
                spots = layout.opponent_spots(seat, hidden, 3)
                assert len(spots) == hidden + 3
                box = around(spots, aspect)
                assert QRectF(0, 0, *size).contains(box)
                for other in taboo:
                    shared = box.intersected(other)
                    assert min(shared.width(), shared.height()) <= TOUCH, (hand, seat, hidden)
                for spot, following in pairwise(spots[-3:]):
                    assert spot.rotation == following.rotation == 0
                    assert (spot.centre - following.centre).manhattanLength() > 0.08 * spot.width


@every_size
@every_table
@every_aspect
def test_everything_is_inside_the_cloth(
    size: tuple[int, int], seating: Seating, aspect: float
) -> None:
    cloth = QRectF(0, 0, *size)
    for hand, layout in tables(size, seating, aspect):
        for name, box in zones(layout, hand).items():
            assert box.isValid(), (hand, name, box)
            assert cloth.contains(box), (hand, name, box)


@every_size
@every_table
@every_aspect
def test_a_selected_card_stays_inside_the_cloth_and_hides_less(
    size: tuple[int, int], seating: Seating, aspect: float
) -> None:
    for hand, layout in tables(size, seating, aspect):
        for chosen in range(hand):
            spots = layout.hand_spots(hand, chosen)
            assert QRectF(0, 0, *size).contains(around(spots, aspect))
            plain = layout.hand_spots(hand)
            if chosen < hand - 1:
                gap = spots[chosen + 1].centre.x() - spots[chosen].centre.x()
                assert gap >= plain[1].centre.x() - plain[0].centre.x() - 0.01


@every_size
@every_table
@every_aspect
def test_more_cards_overlap_but_stay_readable(
    size: tuple[int, int], seating: Seating, aspect: float
) -> None:
    for layout in layouts(size, seating, aspect):
        for length in range(1, 11):
            row = layout.table_centres([length])[0]
            steps = [b.x() - a.x() for a, b in pairwise(row)]
            least = 1.0 if length <= 6 else MIN_VISIBLE_SHARE
            if layout.metrics.has_large_cards:
                least = 1.0 if length <= 4 else LEAST_VISIBLE / layout.card.width()
            assert all(step >= least * layout.card.width() for step in steps)
            ends = (row[0].x() - layout.card.width() / 2, row[-1].x() + layout.card.width() / 2)
            assert ends[0] >= layout.table.left() - TOUCH
            assert ends[1] <= layout.table.right() + TOUCH


@pytest.mark.parametrize("rows", [[10, 10, 10], [10, 10, 10, 10]])
def test_the_whole_pack_fits_on_the_table(rows: list[int]) -> None:
    layout = compute_layout(QSizeF(1280, 800), TWO, 3, 0.6061)
    for row in layout.table_centres(rows):
        for centre in row:
            card = QRectF(QPointF(), layout.card)
            card.moveCenter(centre)
            assert layout.table.adjusted(-1, -1, 1, 1).contains(card)


@pytest.mark.parametrize(
    ("width", "height", "card_height"), [(1040, 767, 194), (640, 447, 113), (1620, 1047, 265)]
)
def test_card_sizes_match_the_design(width: int, height: int, card_height: int) -> None:
    layout = compute_layout(QSizeF(width, height), TWO, 3, 0.6061)
    assert layout.card.height() == pytest.approx(card_height, abs=1)


@every_table
def test_large_cards_are_half_as_large_again(seating: Seating) -> None:
    for size, aspect in product(((1280, 767), (1280, 800)), ASPECTS):
        for hand in HANDS[seating]:
            normal, large = (
                compute_layout(QSizeF(*size), seating, hand, aspect, has_large_cards=is_large)
                for is_large in (False, True)
            )
            assert large.card.width() >= 1.5 * normal.card.width()


@every_size
@every_table
def test_buttons_are_large_enough_to_click(size: tuple[int, int], seating: Seating) -> None:
    for layout in layouts(size, seating, 0.6061):
        assert layout.metrics.button_height >= 28
        assert layout.buttons.height() >= 2 * 28
        assert layout.buttons.width() >= 100


def test_seats_are_counter_clockwise() -> None:
    four = compute_layout(QSizeF(1280, 800), PAIRS, 3, 0.6061)
    right, far, left = (zone.plaque.center() for zone in four.seats[1:])
    assert left.x() < far.x() < right.x()
    assert far.y() < min(left.y(), right.y())
    three = compute_layout(QSizeF(1280, 800), THREE, 3, 0.6061)
    assert three.seats[2].plaque.x() < three.seats[1].plaque.x()


@pytest.mark.parametrize("is_mirrored", [False, True])
@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_from_another_seat_everybody_sits_as_many_places_further_on(
    seating: Seating, is_mirrored: bool
) -> None:
    usual = compute_layout(QSizeF(1280, 800), seating, 3, 0.6061)
    if is_mirrored:
        usual = mirrored_layout(usual)
    assert layout_from_seat(usual, seating, 0) == usual
    for own_seat in range(1, seating.players):
        layout = layout_from_seat(usual, seating, own_seat)
        for seat in range(seating.players):
            further = (own_seat + seat) % seating.players
            assert layout.seats[further] == usual.seats[seat]
            assert layout.dealer_draw_spot(further) == usual.dealer_draw_spot(seat)
            side, usual_side = seating.side_of(further), seating.side_of(seat)
            assert layout.piles[side] == usual.piles[usual_side]
            assert layout.pile_labels[side] == usual.pile_labels[usual_side]


def test_cards_drawn_for_the_deal_do_not_overlap() -> None:
    for seating in SEATINGS:
        layout = compute_layout(QSizeF(640, 440), seating, 3, 0.6452)
        spots = [layout.dealer_draw_spot(seat) for seat in range(seating.players)]
        for spot, other in combinations(spots, 2):
            across = abs(spot.x() - other.x()) >= layout.card.width()
            assert across or abs(spot.y() - other.y()) >= layout.card.height()


@pytest.mark.parametrize("seating", [TWO, THREE, FOUR, PAIRS])
def test_mirrored_zones_keep_the_counter_clockwise_order(
    seating: Seating,
) -> None:
    usual = compute_layout(QSizeF(1280, 800), seating, 3, 0.6061)
    mirrored = mirrored_layout(usual)
    assert mirrored_layout(mirrored) == usual
    assert mirrored.buttons.center().x() == pytest.approx(1280 - usual.buttons.center().x())
    assert mirrored.seats[0].plaque.center().x() > 640
    if seating.players > 2:
        assert mirrored.seats[1].plaque.x() > mirrored.seats[-1].plaque.x()
        assert usual.seats[1].plaque.x() > usual.seats[-1].plaque.x()


@every_size
@every_table
@every_aspect
def test_hands_that_a_watcher_sees_overlap_nothing_and_can_be_read(
    size: tuple[int, int], seating: Seating, aspect: float
) -> None:
    for hand in WATCHED_HANDS[seating]:
        layout = compute_layout(QSizeF(*size), seating, hand, aspect, has_open_hands=True)
        assert_zones_are_clear(layout, size)
        for seat, count in product(range(1, seating.players), range(1, hand + 1)):
            spots = layout.open_hand_spots(seat, count, hand)
            assert len(spots) == count
            assert len({spot.width for spot in spots}) == 1
            box = around(spots, aspect)
            assert QRectF(0, 0, *size).adjusted(-1, -1, 1, 1).contains(box), (hand, seat, count)
            for name, other in zones_beside_hands(layout).items():
                shared = box.intersected(other)
                assert min(shared.width(), shared.height()) <= TOUCH, (hand, seat, count, name)
            for spot, following in combinations(spots, 2):
                apart = following.centre - spot.centre
                assert max(abs(apart.x()), abs(apart.y())) >= LEAST_VISIBLE, (hand, seat, count)


def assert_zones_are_clear(layout: TableLayout, size: tuple[int, int]) -> None:
    for (name, box), (other, beside) in combinations(zones_beside_hands(layout).items(), 2):
        shared = box.intersected(beside)
        assert min(shared.width(), shared.height()) <= TOUCH, (name, other)
        assert QRectF(0, 0, *size).contains(box), name


def zones_beside_hands(layout: TableLayout) -> dict[str, QRectF]:
    """The zones that no open hand may cover."""
    boxes = {"own hand": layout.own_hand, "stock": layout.stock}
    boxes |= {f"plaque {seat}": zone.plaque for seat, zone in enumerate(layout.seats)}
    boxes |= {f"pile {side}": pile for side, pile in enumerate(layout.piles)}
    labels = enumerate(layout.pile_labels)
    boxes |= {f"label {side}": label for side, label in labels if not label.isEmpty() and side}
    middle = layout.table_centres([6, 6])
    spots = [Spot(centre, 0.7, layout.card.width()) for row in middle for centre in row]
    return boxes | {"table": around(spots, layout.metrics.aspect)}


@loop_over(("seating", "size"), [*product(SEATINGS, ((320, 760), (400, 1000)))])
def test_a_high_and_narrow_cloth_has_cards_too(seating: Seating, size: tuple[int, int]) -> None:
    """As beside the move list in a narrow window, or while a window changes its size."""
    for aspect in ASPECTS:
        for hand, layout in tables(size, seating, aspect):
            assert layout.card.width() > 8
            for seat in range(1, seating.players):
                assert all(spot.width > 0 for spot in layout.opponent_spots(seat, hand, 0))
