"""Sets of cards as 64-bit masks: bit `n` stands for card `n`.

Cards 0 to 39 are those of the pack of forty, ten of each suit; 40 to 51 are the eights, nines and
tens, three of each suit (`scopa_desktop.rules.cards`).

mypyc compiles a shift whose left operand is a constant to a 32-bit shift, which loses every card
from 32 on. Single bits therefore come from the table `BIT`; tests/rules/kernel/test_bits.py checks
it in both builds.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

CARD_COUNT: Final = 52
RANK_COUNT: Final = 10
"""The number of cards of a suit in the pack of forty."""
SUIT_COUNT: Final = 4
FURTHER_CARDS: Final = 40
"""The first of the cards that the pack of forty has not, three for each suit."""
FURTHER_RANKS: Final = 3
ALL_CARDS: Final = 0xF_FFFF_FFFF_FFFF
FIRST_SUIT: Final = 0x3FF
"""The cards of the first suit in the pack of forty."""
_DE_BRUIJN: Final = 0x218A392CD3D5DBF
"""A sequence whose 64 windows of six bits are all different."""
_WINDOW_SHIFT: Final = 58
_WINDOW: Final = 63
_BYTE: Final = 0xFF
_EACH_BYTE: Final = 0x01_0101_0101_0101
"""A one in each of seven bytes: multiplied by it, the bytes of a number are added up."""
_TOP_BITS: Final = 0x80_8080_8080_8080
_SEVEN_BYTES: Final = 0xFF_FFFF_FFFF_FFFF
_TOP_BYTE: Final = 48
"""The place of the highest of the seven bytes."""


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


def copy_six(target: vec[i64], source: vec[i64]) -> None:
    """Copy the first six numbers."""
    target[0] = source[0]
    target[1] = source[1]
    target[2] = source[2]
    target[3] = source[3]
    target[4] = source[4]
    target[5] = source[5]


def _powers_of_two() -> vec[i64]:
    powers = vec[i64]()
    bit: i64 = 1
    for _ in range(CARD_COUNT):
        powers = append(powers, bit)
        bit = bit + bit
    return powers


BIT: Final = _powers_of_two()
"""The mask of each single card."""


def _suits() -> vec[i64]:
    suits = zeros(CARD_COUNT)
    for suit in range(SUIT_COUNT):
        own: i64 = 0
        cards = [suit * RANK_COUNT + rank for rank in range(RANK_COUNT)]
        cards += [FURTHER_CARDS + suit * FURTHER_RANKS + rank for rank in range(FURTHER_RANKS)]
        for card in cards:
            own |= BIT[card]
        for card in cards:
            suits[card] = own
    return suits


SUIT_OF: Final = _suits()
"""The mask of the suit of each card."""


def _cards_by_window() -> vec[i64]:
    cards = zeros(_WINDOW + 1)
    for card in range(CARD_COUNT):
        cards[BIT[card] * _DE_BRUIJN >> _WINDOW_SHIFT & _WINDOW] = i64(card)
    return cards


_CARD: Final = _cards_by_window()


def card_of(bit: i64) -> i64:
    """The card of a mask with exactly one bit; not checked."""
    return _CARD[bit * _DE_BRUIJN >> _WINDOW_SHIFT & _WINDOW]


def highest(cards: i64) -> i64:
    """The mask of the highest card of a set; 0 for the empty set."""
    while cards & (cards - 1) != 0:
        cards &= cards - 1
    return cards


def popcount(cards: i64) -> i64:
    """The number of cards."""
    return _counts(cards) * _EACH_BYTE >> _TOP_BYTE & _BYTE


def _counts(cards: i64) -> i64:
    """The number of cards in each byte of a set: bits counted in pairs, in fours and in eights."""
    cards -= cards >> 1 & 0x5_5555_5555_5555
    cards = (cards & 0x3_3333_3333_3333) + (cards >> 2 & 0x3_3333_3333_3333)
    return cards + (cards >> 4) & 0x0F_0F0F_0F0F_0F0F


def _places_in_bytes() -> vec[i64]:
    """The place of each bit of each byte, eight numbers for a byte."""
    places = zeros((_BYTE + 1) * 8)
    for byte in range(_BYTE + 1):
        for number, place in enumerate([bit for bit in range(8) if byte >> bit & 1]):
            places[8 * byte + number] = i64(place)
    return places


_PLACE: Final = _places_in_bytes()


def nth_card(cards: i64, number: i64) -> i64:
    """The card of a set that has `number` lower cards in the set; not checked.

    Without a loop, whose end the processor could not predict: the card is in the first byte up to
    which there are more than `number` cards.
    """
    sums = _counts(cards) * _EACH_BYTE & _SEVEN_BYTES
    bytes_before = ((number * _EACH_BYTE | _TOP_BITS) - sums & _TOP_BITS) >> 7
    first = (bytes_before * _EACH_BYTE >> _TOP_BYTE & _BYTE) << 3
    number -= sums << 8 >> first & _BYTE
    return first + _PLACE[(cards >> first & _BYTE) << 3 | number]
