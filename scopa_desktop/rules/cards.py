"""Cards, sets of cards and the pack.

A card is a small integer, `suit * 10 + rank`; a set of cards is a bit mask whose bit `n` stands for
card `n`. Cards are written rank first, suit second: `7D` is the seven of coins, `JS` the page of
swords. The letters are the same for every regional deck.
"""

from collections.abc import Iterable, Iterator
from enum import IntEnum
from functools import lru_cache
from random import Random
from typing import Final, TypeAlias

from scopa_desktop.rules.messages import TextError

Card: TypeAlias = int
"""0 to 39."""
Mask: TypeAlias = int
"""A set of cards: bit `n` stands for card `n`."""

RANK_LETTERS: Final = "A234567JQK"
SUIT_LETTERS: Final = "DCSB"


class Suit(IntEnum):
    """The four suits: denari, coppe, spade, bastoni."""

    COINS = 0
    CUPS = 1
    SWORDS = 2
    BATONS = 3


class Rank(IntEnum):
    """The ten ranks; the page is fante or sota, the knight cavallo, caballo or donna."""

    ACE = 0
    TWO = 1
    THREE = 2
    FOUR = 3
    FIVE = 4
    SIX = 5
    SEVEN = 6
    PAGE = 7
    KNIGHT = 8
    KING = 9


RANKS: Final = len(Rank)
PACK_SIZE: Final = 40
PACK: Final[Mask] = (1 << PACK_SIZE) - 1
SUIT_MASKS: Final[tuple[Mask, ...]] = tuple(((1 << RANKS) - 1) << (RANKS * suit) for suit in Suit)
RANK_MASKS: Final[tuple[Mask, ...]] = tuple(
    sum(1 << (RANKS * suit + rank) for suit in Suit) for rank in Rank
)
COINS: Final[Mask] = SUIT_MASKS[Suit.COINS]


def card(rank: Rank, suit: Suit) -> Card:
    return suit * RANKS + rank


_CACHED_SETS: Final = 4096
SETTEBELLO: Final[Card] = card(Rank.SEVEN, Suit.COINS)
KING_OF_COINS: Final[Card] = card(Rank.KING, Suit.COINS)


def rank_of(card: Card) -> Rank:
    return Rank(card % RANKS)


def mask_of(cards: Iterable[Card]) -> Mask:
    mask = 0
    for member in cards:
        mask |= 1 << member
    return mask


def union(masks: Iterable[Mask]) -> Mask:
    """The cards that are in any of the sets."""
    cards = 0
    for mask in masks:
        cards |= mask
    return cards


def cards_of(mask: Mask) -> Iterator[Card]:
    """The cards of a set, coins first, ace to king."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def card_name(card: Card) -> str:
    """The card in notation: `7D`."""
    return RANK_LETTERS[card % RANKS] + SUIT_LETTERS[card // RANKS]


@lru_cache(maxsize=_CACHED_SETS)
def names_of(mask: Mask) -> str:
    """The cards of a set in notation, separated by blanks."""
    return " ".join(map(card_name, cards_of(mask)))


def parse_card(text: str) -> Card:
    """The card that `text` names.

    Raises `ValueError` with a sentence when it names none.
    """
    if len(text) == 2 and text[0] in RANK_LETTERS and text[1] in SUIT_LETTERS:
        return SUIT_LETTERS.index(text[1]) * RANKS + RANK_LETTERS.index(text[0])
    raise TextError(
        "{text} is not a card: a card is a rank of {ranks} and a suit of {suits}",
        text=repr(text[:8]),
        ranks=RANK_LETTERS,
        suits=SUIT_LETTERS,
    )


def parse_cards(text: str) -> tuple[Card, ...]:
    """The different cards that `text` names, separated by one blank each, in their order."""
    cards = tuple(map(parse_card, text.split(" "))) if text else ()
    if len(set(cards)) != len(cards):
        raise TextError("{text} names a card twice", text=repr(text[:130]))
    return cards


def shuffled(seed: str) -> tuple[Card, ...]:
    """The pack shuffled by a seed, in the same order on every machine and Python version.

    Sorts by values of `Random.random`, the only sequence that Python guarantees not to change.
    """
    generator = Random(seed)
    keys = [generator.random() for _ in range(PACK_SIZE)]
    return tuple(sorted(range(PACK_SIZE), key=keys.__getitem__))
