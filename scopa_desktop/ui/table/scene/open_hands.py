"""Where the cards of another seat's hand lie while a watcher sees all of them face up.

They are larger than backs, and each shows enough to be recognised: at the side they lie in several
columns, in the strip in several rows if one is too narrow.
"""

from typing import Final

from PySide6.QtCore import QPointF

from scopa_desktop.ui.table.scene.metrics import Metrics, SeatZone, Spot

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
        return _column(zone, metrics, count, max(count, largest))
    return _strip(zone, metrics, count, max(count, largest))


def _strip(zone: SeatZone, metrics: Metrics, count: int, largest: int) -> list[Spot]:
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


def _column(zone: SeatZone, metrics: Metrics, count: int, largest: int) -> list[Spot]:
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
