"""Sets of cards as 64-bit masks: bit `n` stands for card `n`.

mypyc compiles a shift whose left operand is a constant to a 32-bit shift, which loses every card
from 32 on. Single bits therefore come from the table `BIT`; tests/rules/kernel/test_bits.py checks
it in both builds.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

CARD_COUNT: Final = 40
RANK_COUNT: Final = 10
SUIT_COUNT: Final = 4
ALL_CARDS: Final = 0xFF_FFFF_FFFF
FIRST_SUIT: Final = 0x3FF
"""The cards of the first suit."""
_MODULUS: Final = 67
"""A prime modulo which the powers of two below 2**40 are all different."""


def zeros(length: int) -> vec[i64]:
    return vec[i64]([0] * length)


def to_vec(values: list[int]) -> vec[i64]:
    vector = vec[i64]()
    for value in values:
        vector = append(vector, i64(value))
    return vector


def smaller(first: i64, second: i64) -> i64:
    """The smaller number; the built-in `min` would box them."""
    return first if first < second else second


def larger(first: i64, second: i64) -> i64:
    """The larger number; the built-in `max` would box them."""
    return first if first > second else second


def _powers_of_two() -> vec[i64]:
    powers = vec[i64]()
    bit: i64 = 1
    for _ in range(CARD_COUNT):
        powers = append(powers, bit)
        bit = bit + bit
    return powers


BIT: Final = _powers_of_two()
"""The mask of each single card."""


def _cards_by_remainder() -> vec[i64]:
    cards = zeros(_MODULUS)
    for card in range(CARD_COUNT):
        cards[BIT[card] % _MODULUS] = i64(card)
    return cards


_CARD: Final = _cards_by_remainder()


def _popcounts() -> vec[i64]:
    return to_vec([mask.bit_count() for mask in range(FIRST_SUIT + 1)])


_POPCOUNT: Final = _popcounts()


def card_of(bit: i64) -> i64:
    """The card of a mask with exactly one bit; not checked."""
    return _CARD[bit % _MODULUS]


def popcount(cards: i64) -> i64:
    return (
        _POPCOUNT[cards & FIRST_SUIT]
        + _POPCOUNT[cards >> 10 & FIRST_SUIT]
        + _POPCOUNT[cards >> 20 & FIRST_SUIT]
        + _POPCOUNT[cards >> 30 & FIRST_SUIT]
    )
