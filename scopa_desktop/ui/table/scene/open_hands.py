"""Where the cards of another seat's hand lie while a watcher sees all of them face up.

They are larger than backs, and each shows enough to be recognised: beside a column in two or three
columns of cards, in the strip in two rows if one is too narrow.
"""

from typing import Final

from PySide6.QtCore import QPointF

from scopa_desktop.ui.table.scene.metrics import Metrics, SeatZone, Spot

_FULL_STEP: Final = 1.04
"""Distance of two cards in a row that do not overlap, in card widths."""
_LEAST_STEP: Final = 0.42
"""Smallest distance of two cards in a row before they need two rows, in card widths."""
_ROW_STEP: Final = 0.42
"""Visible part of a card below the next one, in card heights; at least, `_LEAST_ROW_STEP`."""
_LEAST_ROW_STEP: Final = 0.3
_COLUMNS: Final = 3
"""The most cards side by side in a column zone."""
_LARGEST: Final = 0.66
"""Height of an open card in a column zone in heights of a table card at most."""


def open_hand_spots(zone: SeatZone, metrics: Metrics, count: int, largest: int) -> list[Spot]:
    """Spots of a hand whose cards are all face up; `largest` is the largest hand of the game."""
    if not count:
        return []
    if zone.is_column:
        return _column(zone, metrics, count, max(count, largest))
    return _strip(zone, metrics, count)


def _strip(zone: SeatZone, metrics: Metrics, count: int) -> list[Spot]:
    width = zone.hand.height() * metrics.aspect
    full = width * _FULL_STEP
    room = zone.hand.width() - width
    step = min(full, room / max(1, count - 1))
    per_row = count
    if step < width * _LEAST_STEP:
        per_row = (count + 1) // 2
        step = min(full, room / max(1, per_row - 1))
    left = zone.hand.left() + (room - step * (per_row - 1)) * zone.align + width / 2
    down = zone.hand.height() * _ROW_STEP
    top = zone.hand.center().y()
    places = (divmod(index, per_row) for index in range(count))
    return [
        Spot(QPointF(left + place * step, top + row * down), 0.0, width) for row, place in places
    ]


def _column(zone: SeatZone, metrics: Metrics, count: int, largest: int) -> list[Spot]:
    """As many columns of cards as give the largest cards for the largest hand.

    So the cards keep their size and their columns while the hand becomes smaller.
    """
    across = metrics.side_width
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
