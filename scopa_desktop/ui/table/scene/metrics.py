"""The measures that all zones of the table are made of: fractions of the cloth's size."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from scopa_desktop.rules.seating import Seating

COLUMNS: Final = 6
"""Cards in a row of the table before they overlap."""
SMALL_WINDOW: Final = 800.0
"""Under this width secondary words go."""
INSET: Final = 4.0
"""What plaques and piles keep from the margin."""
STOCK: Final = 0.8
"""The height of the stock beside the table, in card heights."""

LIFT, GAPS = 0.08, 3.6
"""Above the hand: how far a chosen card is raised, in card heights, and all gaps together."""
_STRIP: Final = 0.5


def clamp(value: float, low: float, high: float) -> float:
    """The value, held between two bounds."""
    return max(low, min(high, value))


class Spot(NamedTuple):
    """Where a card lies: its centre, how it is turned (degrees), and how wide it is."""

    centre: QPointF
    turn: float
    width: float


@dataclass(frozen=True)
class Metrics:
    """The measures that all zones are made of."""

    size: QSizeF
    aspect: float
    """Width of a card divided by its height."""
    margin: float
    gap: float
    side: float
    """Width of the columns of the side players; 0 when there are none."""
    stock: float
    """Width kept free on both sides of the table for the stock; 0 when it lies in the strip."""
    card: QSizeF

    @property
    def lift(self) -> float:
        """How far a chosen card is raised."""
        return LIFT * self.card.height()

    @property
    def strip(self) -> float:
        """Height of the far strip and of the cards in it."""
        return _STRIP * self.card.height()

    @property
    def is_small(self) -> bool:
        """Whether the window is so small that secondary words go."""
        return self.size.width() < SMALL_WINDOW

    def if_large(self, words: QRectF) -> QRectF:
        """Room for secondary words; none in a small window."""
        return QRectF() if self.is_small else words

    @property
    def key_text(self) -> float:
        """The size of the words on the keys beside the hand."""
        return clamp(self.card.height() * 0.085, 12, 22)

    @property
    def key_height(self) -> float:
        """The height of a key beside the hand."""
        return max(28.0, self.key_text * 2.5)


@dataclass(frozen=True)
class SeatZone:
    """What belongs to one seat."""

    plaque: QRectF
    hand: QRectF
    upright: bool = False
    """A column at the side: the plaque stands, the hand runs downwards."""
    step: float = 0.62
    """How much of a face-down card the next one leaves visible."""
    align: float = 0.5
    """Where the hand lies in its zone: 0 at its left or upper end, 0.5 in the middle."""
    open_to: float = 0.0
    """In a column: how far down a hand may reach while cards of it lie open."""


def measure(size: QSizeF, seating: Seating, aspect: float) -> Metrics:
    """Cards as large as two rows of six, the hand and the far strip allow."""
    width, height = size.width(), size.height()
    margin, gap = clamp(0.016 * height, 6, 18), clamp(0.0175 * height, 6, 18)
    side = clamp(0.085 * width, 76, 160) if seating.players == 4 else 0.0
    tall = (height - 2 * margin - GAPS * gap) / (3 + _STRIP + LIFT)
    stock = STOCK * tall * aspect + 2 * gap if seating.players == 2 else 0.0
    room = width - 2 * margin - 2 * max(side, stock) - (COLUMNS - 1) * gap
    tall = min(tall, room / COLUMNS / aspect)
    return Metrics(size, aspect, margin, gap, side, stock, QSizeF(tall * aspect, tall))
