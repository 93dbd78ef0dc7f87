"""Basic measures of the table layout, as fractions of the cloth's size; all in logical pixels."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

from scopa_desktop.rules.seating import Seating
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.theme.touch_targets import least_target

COLUMNS: Final = 6
"""Cards of a table row that fit without overlapping."""
_LARGE_COLUMNS: Final = 4
"""The same with large cards."""
SMALL_WINDOW: Final = 800.0
"""Below this width, secondary labels are hidden."""
INSET: Final = 4.0
"""Distance of plaques and piles from the margin."""
STOCK_HEIGHT: Final = 0.8
"""Height of the stock beside the table, in card heights."""

LIFT, GAPS = 0.08, 3.6
"""How far a selected card is raised, in card heights; and the sum of all vertical gaps, in gaps."""
_STRIP_HEIGHT: Final = 0.5
"""Height of the opponents' strip, in card heights."""
LARGE_CARD: Final = 1.5
"""The size of large cards in terms of normal ones at 1280 × 800."""
_SECONDARY_SCALE: Final = 0.6
"""The size of strip, stock and piles beside large cards, in terms of that beside normal ones."""
_COLUMN_SHARE, _LEAST_COLUMN = 0.52, 285.0
"""The least height of the columns at the sides, which limits large cards: a share of the cloth's
height, but no more than so many pixels."""


def clamp(value: float, low: float, high: float) -> float:
    return max(low, min(high, value))


class Spot(NamedTuple):
    """Centre, rotation in degrees, and width of a card."""

    centre: QPointF
    rotation: float
    width: float


class Metrics(NamedTuple):
    """Basic measures for one cloth size, seating and card shape."""

    size: QSizeF
    aspect: float
    """Width of a card divided by its height."""
    margin: float
    gap: float
    side_width: float
    """Width of the columns of the side players; 0 without them."""
    stock_width: float
    """Width reserved on both sides of the table for the stock; 0 if it lies in the strip."""
    card: QSizeF
    has_open_hands: bool = False
    """Whether all hands are face up for a watcher."""
    has_large_cards: bool = False
    """Whether the table has one row of large cards, with everything else smaller."""

    @property
    def lift(self) -> float:
        """How far a selected card is raised."""
        return LIFT * self.card.height()

    @property
    def secondary(self) -> float:
        """The height by which stock and piles are measured: that of a card of usual size."""
        return self.card.height() * (_SECONDARY_SCALE if self.has_large_cards else 1.0)

    @property
    def strip_height(self) -> float:
        return _STRIP_HEIGHT * self.secondary

    @property
    def table_rows(self) -> int:
        """The rows of the table that do not overlap."""
        return 1 if self.has_large_cards else 2

    @property
    def is_small(self) -> bool:
        """Whether secondary labels are hidden."""
        return self.size.width() < SMALL_WINDOW

    def unless_small(self, zone: QRectF) -> QRectF:
        """The zone of a secondary label; empty in a small window."""
        return QRectF() if self.is_small else zone

    def spots_box(self, spots: Iterable[Spot]) -> QRectF:
        """The box around the cards at some spots."""
        box = QRectF()
        for centre, rotation, width in spots:
            height = width / self.aspect
            card = QRectF(-width / 2, -height / 2, width, height)
            turn = QTransform.fromTranslate(centre.x(), centre.y()).rotate(rotation)
            box |= turn.mapRect(card)
        return box

    @property
    def button_text_px(self) -> float:
        usual = self.card.height() / (LARGE_CARD if self.has_large_cards else 1.0)
        return clamp(usual * 0.085, 12, 22) * text_scale()

    @property
    def button_height(self) -> float:
        return least_target(max(28.0, self.button_text_px * 2.5))


class SeatZone(NamedTuple):
    """The zones of one seat."""

    plaque: QRectF
    hand: QRectF
    is_column: bool = False
    """A column at the side: the plaque is upright, the hand runs downwards."""
    step: float = 0.62
    """Visible share of a face-down card's width below the next card."""
    align: float = 0.5
    """Position of the hand in its zone: 0 at the left or upper end, 0.5 in the middle."""
    open_bottom: float = 0.0
    """In a column: y limit of a hand with open cards."""
    open_hand_bottom: float = 0.0
    """In a column: y limit of a hand that a watcher sees."""


def measure(
    size: QSizeF,
    seating: Seating,
    aspect: float,
    *,
    has_open_hands: bool = False,
    has_large_cards: bool = False,
) -> Metrics:
    """The measures with the largest cards that the rows, the hand and the strip allow.

    Larger texts narrow the gaps: menus that become higher take their room from these, so that cards
    are not smaller.
    """
    width, height, scale = size.width(), size.height(), text_scale()
    margin, gap = (clamp(share * height, 6, 18) / scale for share in (0.016, 0.0175))
    side = clamp(0.085 * width, 76, 160) if seating.players >= 4 else 0.0
    secondary = _SECONDARY_SCALE if has_large_cards else 1.0
    columns, rows = (_LARGE_COLUMNS, 1) if has_large_cards else (COLUMNS, 2)
    free = height - 2 * margin - GAPS * gap
    strip = _STRIP_HEIGHT * secondary
    tall = free / (rows + 1 + strip + LIFT)
    if side and has_large_cards:
        column = min(_COLUMN_SHARE * height, _LEAST_COLUMN)
        tall = min(tall, max(0.0, free - column) / (1 + strip + LIFT))
    room = width - 2 * margin - 2 * side - (columns - 1) * gap
    stock = 0.0
    if seating.players == 2:
        # The stock is beside the table on one side, and the same room is left on the other.
        tall = min(tall, (room - 4 * gap) / (columns + 2 * STOCK_HEIGHT * secondary) / aspect)
        stock = STOCK_HEIGHT * secondary * tall * aspect + 2 * gap
    tall = min(tall, room / columns / aspect)
    card = QSizeF(tall * aspect, tall)
    return Metrics(size, aspect, margin, gap, side, stock, card, has_open_hands, has_large_cards)
