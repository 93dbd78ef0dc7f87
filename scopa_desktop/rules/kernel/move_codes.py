"""Moves encoded as single integers.

Bits 0 to 51 are the cards taken or declared, 52 and 53 the kind of move. Above them stand the card
played and whether it takes a pile, whose top card is then the card taken, or, of a declaration, the
value given to a wild card in four bits and the points, at most `MAX_POINTS`.
"""

from typing import Final

from mypy_extensions import i64

from scopa_desktop.rules.kernel.bits import ALL_CARDS

PLAY: Final = 0
DECLARE: Final = 1
TAKE_TABLE: Final = 2
PASS: Final = 3
"""Not to declare, where everybody is asked before the first card of a packet is played."""

_KIND: Final = 52
_CARD: Final = 54
_PILE: Final = 60
_WILD: Final = 54
_POINTS: Final = 58
MAX_POINTS: Final = 31
"""The most points of a declaration: five bits are left below the sign."""


def encode_play(card: i64, taken: i64) -> i64:
    """A card played, and the table cards it takes (0: it is laid down)."""
    return card << _CARD | taken


def encode_pile(card: i64, top: i64) -> i64:
    """A card played, and the card on top of the pile that it takes."""
    return _encode_pile(1) | encode_play(card, top)


def takes_pile(move: i64) -> bool:
    """Whether a play takes a pile; valid for `PLAY` only."""
    return move >> _PILE != 0


def _encode_pile(value: i64) -> i64:
    # A parameter, as in `_encode_kind`.
    return value << _PILE


def encode_declaration(cards: i64, points: i64, wild: i64) -> i64:
    """Cards declared for points; `wild` is the value given to the wild card, or 0.

    That the points are from 0 to `MAX_POINTS` is not checked here but in `DeclarationSpec`.
    """
    return points << _POINTS | wild << _WILD | _encode_kind(DECLARE) | cards


def encode_table_capture(cards: i64) -> i64:
    """Table cards taken without playing a card."""
    return _encode_kind(TAKE_TABLE) | cards


def encode_pass() -> i64:
    """No declaration."""
    return _encode_kind(PASS)


def _encode_kind(kind: i64) -> i64:
    # A parameter, because mypyc shifts a constant as a 32-bit number (see `bits`).
    return kind << _KIND


def kind_of(move: i64) -> i64:
    """The kind of move: `PLAY`, `DECLARE`, `TAKE_TABLE` or `PASS`."""
    return move >> _KIND & 3


def cards_in(move: i64) -> i64:
    return move & ALL_CARDS


def card_played(move: i64) -> i64:
    """The card played; valid for `PLAY` only."""
    return move >> _CARD & 63


def wild_value(move: i64) -> i64:
    """The value given to the wild card, 0 where there is none; valid for `DECLARE` only."""
    return move >> _WILD & 15


def points_in(move: i64) -> i64:
    """The points declared; valid for moves other than `PLAY`."""
    return move >> _POINTS
