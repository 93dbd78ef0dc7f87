"""Moves as single numbers.

The forty lowest bits are the cards taken or declared; above them stand the card played, the kind of
move, the value given to a wild card and the points declared.
"""

from typing import Final

from mypy_extensions import i64

from scopa_desktop.rules.kernel.bits import ALL_CARDS

PLAY: Final = 0
DECLARE: Final = 1
TAKE_TABLE: Final = 2

_CARD: Final = 40
_KIND: Final = 46
_WILD: Final = 48
_POINTS: Final = 52


def play(card: i64, taken: i64) -> i64:
    """A card played, and what it takes."""
    return card << _CARD | taken


def announcement(kind: i64, cards: i64, points: i64, wild: i64) -> i64:
    """Something done before a card is played."""
    return points << _POINTS | wild << _WILD | kind << _KIND | cards


def kind_of(move: i64) -> i64:
    """What is done: `PLAY`, `DECLARE` or `TAKE_TABLE`."""
    return move >> _KIND & 3


def cards_in(move: i64) -> i64:
    """The cards taken or declared."""
    return move & ALL_CARDS


def card_played(move: i64) -> i64:
    """The card that a `PLAY` plays."""
    return move >> _CARD & 63


def wild_value(move: i64) -> i64:
    """The value given to the wild card; 0 where none is declared."""
    return move >> _WILD & 15


def points_in(move: i64) -> i64:
    """The points declared."""
    return move >> _POINTS
