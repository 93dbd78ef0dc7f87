"""Sets of cards as 64-bit masks.

A shift with a constant on its left is compiled to a shift of 32 bits, which loses every card from
the second suit on: `BIT` is a table, and a test watches over it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

CARD_COUNT: Final = 40
RANK_COUNT: Final = 10
SUIT_COUNT: Final = 4
ALL_CARDS: Final = 0xFF_FFFF_FFFF
SUIT: Final = 0x3FF
"""The cards of the first suit."""
_PRIME: Final = 67
"""The powers of two below 2**40 all leave different remainders."""


def zeros(length: int) -> vec[i64]:
    """So many zeros."""
    return vec[i64]([0] * length)


def numbers(those: list[int]) -> vec[i64]:
    """These numbers."""
    made = vec[i64]()
    for one in those:
        made = append(made, i64(one))
    return made


def smaller(one: i64, other: i64) -> i64:
    """The smaller number; `min` would make objects of them."""
    return one if one < other else other


def larger(one: i64, other: i64) -> i64:
    """The larger number; `max` would make objects of them."""
    return one if one > other else other


def _bits() -> vec[i64]:
    made = vec[i64]()
    bit: i64 = 1
    for _ in range(CARD_COUNT):
        made = append(made, bit)
        bit = bit + bit
    return made


BIT: Final = _bits()
"""The set of each card by itself."""


def _cards() -> vec[i64]:
    made = zeros(_PRIME)
    for card in range(CARD_COUNT):
        made[BIT[card] % _PRIME] = i64(card)
    return made


_CARD: Final = _cards()


def _counts() -> vec[i64]:
    return numbers([mask.bit_count() for mask in range(SUIT + 1)])


_COUNT: Final = _counts()


def card_of(bit: i64) -> i64:
    """The card that is the only one of a set."""
    return _CARD[bit % _PRIME]


def count(cards: i64) -> i64:
    """The number of cards in a set."""
    return (
        _COUNT[cards & SUIT]
        + _COUNT[cards >> 10 & SUIT]
        + _COUNT[cards >> 20 & SUIT]
        + _COUNT[cards >> 30 & SUIT]
    )
