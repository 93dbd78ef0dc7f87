"""The zones of the cloth: nothing lies over anything else, and nothing hangs over the edge."""

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPolygonF, QTransform

from scopa_desktop.rules.seating import FOUR, PAIRS, SEATINGS, THREE, TWO, Seating
from scopa_desktop.ui.table.scene.layout import LEAST_VISIBLE, TableLayout, lay_out, mirrored_layout
from scopa_desktop.ui.table.scene.metrics import Spot
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
HANDS = {TWO: (3, 10), THREE: (3, 12), FOUR: (3, 9), PAIRS: (3, 9, 10)}
TOUCH = 0.5
"""Rounding of half a pixel is no overlap."""

every_table = loop_over("seating", SEATINGS)
every_aspect = loop_over("aspect", ASPECTS)
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


def layouts(size: tuple[int, int], seating: Seating, aspect: float) -> Iterator[TableLayout]:
    for hand in HANDS[seating]:
        yield lay_out(QSizeF(*size), seating, hand, aspect)


def box_of(spot: Spot, aspect: float) -> QRectF:
    width, height = spot.width, spot.width / aspect
    turned = QTransform.fromTranslate(spot.centre.x(), spot.centre.y()).rotate(spot.turn)
    return turned.map(QPolygonF(QRectF(-width / 2, -height / 2, width, height))).boundingRect()


def around(spots: list[Spot], aspect: float) -> QRectF:
    box = QRectF()
    for spot in spots:
        box = box.united(box_of(spot, aspect))
    return box


def zones(layout: TableLayout, hand: int) -> dict[str, QRectF]:
    """Everything that may not overlap; the keys beside the full hand, as they are placed."""
    aspect = layout.metrics.aspect
    boxes = {
        "table": around(
            [
                Spot(centre, 0.7, layout.card.width())
                for row in layout.table_spots([6, 6])
                for centre in row
            ],
            aspect,
        ),
        "own hand": around(layout.hand_spots(hand), aspect),
        "stock": layout.stock,
        "keys": layout.keys,
    }
    for seat, zone in enumerate(layout.seats):
        boxes[f"plaque {seat}"] = zone.plaque
        if seat:
            boxes[f"hand {seat}"] = around(layout.far_spots(seat, hand), aspect)
    for side, (pile, words) in enumerate(zip(layout.piles, layout.pile_words, strict=True)):
        boxes[f"pile {side}"] = pile
        if not words.isEmpty():
            boxes[f"words {side}"] = words
    return boxes


@every_size
@every_table
@every_aspect
def test_nothing_lies_over_anything_else(
    size: tuple[int, int], seating: Seating, aspect: float
) -> None:
    for hand in HANDS[seating]:
        boxes = zones(lay_out(QSizeF(*size), seating, hand, aspect), hand)
        for (name, box), (other, beside) in combinations(boxes.items(), 2):
            shared = box.intersected(beside)
            assert min(shared.width(), shared.height()) <= TOUCH, (hand, name, box, other, beside)


@every_size
@every_table
@every_aspect
def test_open_hands_stay_clear_of_plaques_and_the_own_row(
    size: tuple[int, int], seating: Seating, aspect: float
) -> None:
    for hand in HANDS[seating]:
        layout = lay_out(QSizeF(*size), seating, hand, aspect)
        taboo = [*(zone.plaque for zone in layout.seats), layout.own_hand, layout.keys]
        for seat in range(1, seating.players):
            for hidden in range(hand - 2):
                spots = layout.far_spots(seat, hidden, 3)
                assert len(spots) == hidden + 3
                box = around(spots, aspect)
                assert QRectF(0, 0, *size).contains(box)
                for other in taboo:
                    shared = box.intersected(other)
                    assert min(shared.width(), shared.height()) <= TOUCH, (hand, seat, hidden)
                for one, following in pairwise(spots[-3:]):
                    assert one.turn == following.turn == 0
                    assert (one.centre - following.centre).manhattanLength() > 0.08 * one.width


@every_size
@every_table
@every_aspect
def test_everything_lies_on_the_cloth(
    size: tuple[int, int], seating: Seating, aspect: float
) -> None:
    cloth = QRectF(0, 0, *size)
    for hand in HANDS[seating]:
        for name, box in zones(lay_out(QSizeF(*size), seating, hand, aspect), hand).items():
            assert box.isValid(), (hand, name, box)
            assert cloth.contains(box), (hand, name, box)


@every_size
@every_table
@every_aspect
def test_a_chosen_card_stays_on_the_cloth_and_hides_less(
    size: tuple[int, int], seating: Seating, aspect: float
) -> None:
    for hand in HANDS[seating]:
        layout = lay_out(QSizeF(*size), seating, hand, aspect)
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
            row = layout.table_spots([length])[0]
            steps = [b.x() - a.x() for a, b in pairwise(row)]
            least = 1.0 if length <= 6 else LEAST_VISIBLE
            assert all(step >= least * layout.card.width() for step in steps)
            ends = (row[0].x() - layout.card.width() / 2, row[-1].x() + layout.card.width() / 2)
            assert ends[0] >= layout.table.left() - TOUCH
            assert ends[1] <= layout.table.right() + TOUCH


@pytest.mark.parametrize("rows", [[10, 10, 10], [10, 10, 10, 10]])
def test_the_whole_pack_fits_on_the_table(rows: list[int]) -> None:
    layout = lay_out(QSizeF(1280, 800), TWO, 3, 0.6061)
    for row in layout.table_spots(rows):
        for centre in row:
            card = QRectF(QPointF(), layout.card)
            card.moveCenter(centre)
            assert layout.table.adjusted(-1, -1, 1, 1).contains(card)


def test_the_measures_are_those_of_the_drawings() -> None:
    assert lay_out(QSizeF(1040, 767), TWO, 3, 0.6061).card.height() == pytest.approx(194, abs=1)
    assert lay_out(QSizeF(640, 447), TWO, 3, 0.6061).card.height() == pytest.approx(113, abs=1)
    assert lay_out(QSizeF(1620, 1047), TWO, 3, 0.6061).card.height() == pytest.approx(265, abs=1)


@every_size
@every_table
def test_keys_can_be_hit(size: tuple[int, int], seating: Seating) -> None:
    for layout in layouts(size, seating, 0.6061):
        assert layout.metrics.key_height >= 28
        assert layout.keys.height() >= 2 * 28
        assert layout.keys.width() >= 100


def test_seats_sit_counter_clockwise() -> None:
    four = lay_out(QSizeF(1280, 800), PAIRS, 3, 0.6061)
    right, far, left = (zone.plaque.center() for zone in four.seats[1:])
    assert left.x() < far.x() < right.x()
    assert far.y() < min(left.y(), right.y())
    three = lay_out(QSizeF(1280, 800), THREE, 3, 0.6061)
    assert three.seats[2].plaque.x() < three.seats[1].plaque.x()


def test_cards_drawn_for_the_deal_lie_apart() -> None:
    for seating in SEATINGS:
        layout = lay_out(QSizeF(640, 440), seating, 3, 0.6452)
        spots = [layout.draw_spot(seat) for seat in range(seating.players)]
        for one, other in combinations(spots, 2):
            across = abs(one.x() - other.x()) >= layout.card.width()
            assert across or abs(one.y() - other.y()) >= layout.card.height()


@pytest.mark.parametrize("seating", [TWO, THREE, FOUR, PAIRS])
def test_read_from_the_right_zones_change_sides_and_play_still_goes_round_to_the_right(
    seating: Seating,
) -> None:
    usual = lay_out(QSizeF(1280, 800), seating, 3, 0.6061)
    turned = mirrored_layout(usual)
    assert mirrored_layout(turned) == usual
    assert turned.keys.center().x() == pytest.approx(1280 - usual.keys.center().x())
    assert turned.seats[0].plaque.center().x() > 640
    if seating.players > 2:
        assert turned.seats[1].plaque.x() > turned.seats[-1].plaque.x()
        assert usual.seats[1].plaque.x() > usual.seats[-1].plaque.x()
