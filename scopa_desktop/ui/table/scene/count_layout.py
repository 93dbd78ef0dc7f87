"""`CountLayout`: where the captured cards of each side lie while the score is counted.

The own side's are spread where its hand lay, those of the others beside one another above the
table. Between them are the name of the category, and for each side a plate with its figure.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from scopa_desktop.rules.seating import Seating
from scopa_desktop.ui.table.scene.card_item import Pose
from scopa_desktop.ui.table.scene.card_poses import MOVING_Z
from scopa_desktop.ui.table.scene.layout import TableLayout
from scopa_desktop.ui.table.scene.metrics import clamp
from scopa_desktop.ui.theme.fonts import text_scale

_WIDEST_STEP, _LEAST_STEP = 0.5, 0.15
"""Distance of two cards of a row at most, and the one from which they lie in one row, in widths."""
_APART: Final = 1.03
"""Distance of two cards that came up, in widths, if there is room."""
_ROW_STEP, _LEAST_ROW_STEP = 0.4, 0.08
"""Visible part of a card above the next row, in card heights."""
_LIFT, _LOW_LIFT = 0.2, 0.06
"""How far few cards come up, and many, in card heights: room above both spreads."""
_IN_FRONT_Z: Final = 0.5
_FEW: Final = 10
"""Up to so many cards of a side come up in front of the others."""
_PLATE, _PLATE_OF_MANY = 0.32, 0.28
"""Height of a plate in card heights, with two sides and with more."""
_LEAST_PLATE, _LARGEST_PLATE = 32.0, 84.0
_LARGEST_TEXT: Final = 1.35
_CAPITALS: Final = 0.38
"""Height of the ribbon's capitals, in plate heights."""
_RIBBON_ROOM: Final = 12.0
"""Width of the ribbon's place between two plates, in heights of its capitals."""
_RIBBON_LINE: Final = 2.8
"""Height of the ribbon's line above the plates, in heights of its capitals."""
_FIGURE_ROOM: Final = 1.35
"""Width of the figure on a plate, in plate heights."""
PARTNER_SHIFT: Final = 0.72
"""Distance of the portraits of two partners, in plate heights."""
_LEAST_WEIGHT: Final = 4
"""The room of a pile beside others grows with its cards, and with so many more."""


class CountSizes(NamedTuple):
    """What does not depend on the cards that lie in the piles."""

    card: float
    """Height of a card."""
    plate: float
    """Height of a plate."""
    capitals: float
    """Height of the ribbon's capitals at most."""
    strip: float
    """Height of the ribbon and the plates between the cards."""
    room: float
    """Height for all cards."""

    @property
    def lift(self) -> float:
        """How far the cards that are called come up at most."""
        return _LIFT * self.card


class CountLayout(NamedTuple):
    """Places in the scene; sequences are by side."""

    sizes: CountSizes
    spreads: tuple[tuple[Pose, ...], ...]
    """The poses of the captured cards, in the order in which they are spread."""
    zones: tuple[QRectF, ...]
    """The room for the cards across; only left and right count."""
    plates: tuple[QRectF, ...]
    ribbon: QRectF

    def called(self, side: int, called: Sequence[bool], *, are_few: bool) -> list[Pose]:
        """The poses while some cards are called: few ones line up apart, before the others."""
        spread, lift = self.spreads[side], (_LIFT if are_few else _LOW_LIFT) * self.sizes.card
        poses = [
            pose._replace(centre=pose.centre - QPointF(0, lift)) if is_called else pose
            for pose, is_called in zip(spread, called, strict=True)
        ]
        if not are_few or not any(called):
            return poses
        numbers = sorted(
            (number for number, is_called in enumerate(called) if is_called),
            key=lambda number: spread[number].centre.x(),
        )
        line = spread[0].centre.y() - lift
        centres = _apart(
            [spread[number].centre.x() for number in numbers], self.zones[side], spread[0].width
        )
        for place, (number, x) in enumerate(zip(numbers, centres, strict=True)):
            z = MOVING_Z + _IN_FRONT_Z + place * 0.01
            poses[number] = spread[number]._replace(centre=QPointF(x, line), z=z)
        return poses


def are_few(called: Sequence[int]) -> bool:
    """Whether so many cards of each side come up in front of the others."""
    return max(called) <= _FEW


def _apart(centres: Sequence[float], zone: QRectF, width: float) -> list[float]:
    """Ascending coordinates that are moved apart, as far as the zone has room, but no further."""
    step = min(_APART * width, (zone.width() - width) / max(1, len(centres) - 1))
    moved: list[float] = []
    for x in centres:
        moved.append(max(x, moved[-1] + step) if moved else x)
    end = zone.right() - width / 2
    for number in range(len(moved) - 1, -1, -1):
        moved[number] = min(moved[number], end)
        end = moved[number] - step
    return moved


def count_sizes(layout: TableLayout, sides: int) -> CountSizes:
    """The sizes for so many sides."""
    height, gap = layout.card.height(), layout.metrics.gap
    share = _PLATE if sides == 2 else _PLATE_OF_MANY
    plate = clamp(share * height, _LEAST_PLATE, _LARGEST_PLATE) * min(text_scale(), _LARGEST_TEXT)
    capitals = plate * _CAPITALS
    line = capitals * _RIBBON_LINE
    strip = gap + (max(plate, line) if sides == 2 else plate + line)
    room = layout.own_hand.bottom() - layout.table.top() - strip
    card = min(height, room / (2 + 2 * _LIFT + 2 * _LEAST_ROW_STEP))
    return CountSizes(card, plate, capitals, strip, room)


def count_layout(layout: TableLayout, seating: Seating, counts: Sequence[int]) -> CountLayout:
    """The places of so many cards of each side."""
    own = seating.side_of(layout.own_seat)
    sizes = count_sizes(layout, len(counts))
    zones = _zones(layout, seating, own, counts)
    height, width = sizes.card, sizes.card * layout.metrics.aspect
    rows = [_rows_of(count, zone.width(), width) for count, zone in zip(counts, zones, strict=True)]
    upper = max(number for side, number in enumerate(rows) if side != own)
    overlaps = upper + rows[own] - 2
    spare = sizes.room - (2 + 2 * _LIFT) * height
    step = min(_ROW_STEP * height, spare / overlaps) if overlaps else 0.0
    top, bottom = layout.table.top() + sizes.lift, layout.own_hand.bottom()
    tall = height + step * (rows[own] - 1)
    firsts = [(bottom - tall if side == own else top) + height / 2 for side in range(len(counts))]
    spreads = tuple(
        _spread(count, zone, width, first=first, rows=number, row_step=step)
        for count, zone, first, number in zip(counts, zones, firsts, rows, strict=True)
    )
    middle = (top + height + step * (upper - 1) + bottom - tall - sizes.lift) / 2
    centre = QPointF(layout.table.center().x(), middle)
    plates, ribbon = _strip(layout, seating, _order(seating, own, zones), centre, sizes)
    return CountLayout(sizes, spreads, tuple(zones), plates, ribbon)


def _zones(layout: TableLayout, seating: Seating, own: int, counts: Sequence[int]) -> list[QRectF]:
    """The room across for the cards of each side; those of the others share the table."""
    others = sorted(
        (side for side in range(seating.sides) if side != own),
        key=lambda side: layout.seats[seating.seats_of(side)[0]].plaque.center().x(),
    )
    gap = 2 * layout.metrics.gap
    left, room = layout.table.left() + gap / 2, layout.table.width() - gap * len(others)
    whole = sum(counts[side] + _LEAST_WEIGHT for side in others)
    zones = [QRectF(layout.own_hand)] * seating.sides
    for side in others:
        width = room * (counts[side] + _LEAST_WEIGHT) / whole
        zones[side] = QRectF(left, layout.table.top(), width, layout.table.height())
        left += width + gap
    return zones


def _order(seating: Seating, own: int, zones: Sequence[QRectF]) -> list[int]:
    """The sides from left to right, the own one last."""
    return sorted(range(seating.sides), key=lambda side: (side == own, zones[side].left()))


def _rows_of(count: int, room: float, width: float) -> int:
    return 1 if count < 3 or room - width >= (count - 1) * _LEAST_STEP * width else 2


def _spread(
    count: int, zone: QRectF, width: float, *, first: float, rows: int, row_step: float
) -> tuple[Pose, ...]:
    """The poses of so many cards in rows; `first` is the y of the centres of the first row."""
    per_row = -(-count // rows)
    room = max(0.0, zone.width() - width)
    step = min(_WIDEST_STEP * width, room / max(1, per_row - 1))
    left = zone.center().x() - step * (per_row - 1) / 2
    places = (divmod(index, per_row) for index in range(count))
    return tuple(
        Pose(
            QPointF(left + place * step, first + row * row_step),
            0.0,
            width,
            MOVING_Z + index * 0.01,
            True,
        )
        for index, (row, place) in enumerate(places)
    )


def _strip(
    layout: TableLayout,
    seating: Seating,
    order: Sequence[int],
    centre: QPointF,
    sizes: CountSizes,
) -> tuple[tuple[QRectF, ...], QRectF]:
    """The plates and the ribbon around a centre: with two sides the ribbon is between them."""
    gap, room = layout.metrics.gap, layout.table.width()
    partners = seating.players // seating.sides
    across = sizes.plate * (1 + PARTNER_SHIFT * (partners - 1) + _FIGURE_ROOM)
    line = sizes.capitals * _RIBBON_LINE
    if seating.sides == 2:
        width = min(sizes.capitals * _RIBBON_ROOM, room - 2 * (across + gap))
        distance, ribbon_at, plates_at = width + 2 * gap + across, centre, centre
    else:
        width = room
        distance = min(across + 2 * gap, (room - across) / (seating.sides - 1))
        ribbon_at = centre - QPointF(0, (sizes.plate + gap) / 2)
        plates_at = centre + QPointF(0, line / 2)
    plates = [QRectF()] * seating.sides
    for place, side in enumerate(order):
        middle = plates_at + QPointF((place - (seating.sides - 1) / 2) * distance, 0)
        corner = middle - QPointF(across, sizes.plate) / 2
        plates[side] = QRectF(corner.x(), corner.y(), across, sizes.plate)
    corner = ribbon_at - QPointF(width, line) / 2
    return tuple(plates), QRectF(corner.x(), corner.y(), width, line)
