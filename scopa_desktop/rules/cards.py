"""Cards, sets of cards and packs.

A card is a small integer: 0 to 39 are the cards of the pack of forty, `suit * 10 + rank`, 40 to 51
the eights, nines and tens, `40 + suit * 3 + rank - 10`. A set of cards is a bit mask whose bit `n`
stands for card `n`. Cards are written rank first, suit second: `7D` is the seven of coins, `JS` the
page of swords, `TC` the ten of cups. The letters are the same for every regional deck.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from random import Random
from typing import Final, TypeAlias

from scopa_desktop.rules.messages import TextError

Card: TypeAlias = int
"""0 to 51."""
Mask: TypeAlias = int
"""A set of cards: bit `n` stands for card `n`."""

RANK_LETTERS: Final = "A234567JQK89T"
"""The letters of the ranks by their numbers; the last three are not in the pack of forty."""
SUIT_LETTERS: Final = "DCSB"


class Suit(IntEnum):
    """The four suits: denari, coppe, spade, bastoni."""

    COINS = 0
    CUPS = 1
    SWORDS = 2
    BATONS = 3


class Rank(IntEnum):
    """The ranks; the page is fante or sota, the knight cavallo, caballo or donna.

    The pack of forty has the first ten. `RANKS_IN_ORDER` has all in their order.
    """

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
    EIGHT = 10
    NINE = 11
    TEN = 12


RANKS: Final = 10
"""The number of ranks in the pack of forty."""
PACK_SIZE: Final = 40
FURTHER_RANKS: Final = len(Rank) - RANKS
CARD_COUNT: Final = len(Suit) * len(Rank)
"""The number of different cards in all packs."""
RANKS_IN_ORDER: Final = (*tuple(Rank)[:7], *tuple(Rank)[10:], Rank.PAGE, Rank.KNIGHT, Rank.KING)
"""Ace to seven, eight to ten, page, knight and king."""


def card(rank: Rank, suit: Suit) -> Card:
    if rank >= RANKS:
        return PACK_SIZE + suit * FURTHER_RANKS + rank - RANKS
    return suit * RANKS + rank


_RANK_OF: Final = tuple(
    Rank(number % RANKS if number < PACK_SIZE else RANKS + (number - PACK_SIZE) % FURTHER_RANKS)
    for number in range(CARD_COUNT)
)
_SUIT_OF: Final = tuple(
    Suit(number // RANKS if number < PACK_SIZE else (number - PACK_SIZE) // FURTHER_RANKS)
    for number in range(CARD_COUNT)
)
_PLACE_OF: Final = tuple(
    suit * len(Rank) + RANKS_IN_ORDER.index(rank)
    for suit, rank in zip(_SUIT_OF, _RANK_OF, strict=True)
)
PACK: Final[Mask] = (1 << PACK_SIZE) - 1
"""The cards of the pack of forty."""
SUIT_MASKS: Final[tuple[Mask, ...]] = tuple(
    sum(1 << card(rank, suit) for rank in Rank) for suit in Suit
)
RANK_MASKS: Final[tuple[Mask, ...]] = tuple(
    sum(1 << card(rank, suit) for suit in Suit) for rank in Rank
)
COINS: Final[Mask] = SUIT_MASKS[Suit.COINS] & PACK
"""The coins of the pack of forty."""
_CACHED_SETS: Final = 4096
SETTEBELLO: Final[Card] = card(Rank.SEVEN, Suit.COINS)
KING_OF_COINS: Final[Card] = card(Rank.KING, Suit.COINS)


@dataclass(frozen=True)
class Pack:
    """The cards that a game is played with."""

    cards: Mask

    @property
    def size(self) -> int:
        return self.cards.bit_count()

    @property
    def suits(self) -> tuple[Mask, ...]:
        """The cards of each suit."""
        return tuple(suit & self.cards for suit in SUIT_MASKS)

    @property
    def ranks(self) -> tuple[Rank, ...]:
        """Its ranks in their order."""
        return tuple(rank for rank in RANKS_IN_ORDER if RANK_MASKS[rank] & self.cards)


FORTY: Final = Pack(PACK)
FIFTY_TWO: Final = Pack((1 << CARD_COUNT) - 1)
PACKS: Final = (FORTY, FIFTY_TWO)


def rank_of(card: Card) -> Rank:
    return _RANK_OF[card]


def suit_of(card: Card) -> Suit:
    return _SUIT_OF[card]


def height_of(card: Card) -> int:
    """The place of a card's rank in the order of the ranks: 0 for an ace."""
    return _PLACE_OF[card] % len(Rank)


def place_of(card: Card) -> int:
    """The place of a card in the order of suits and, in a suit, of ranks."""
    return _PLACE_OF[card]


def is_whole_pack(cards: Mask) -> bool:
    """Whether these are all cards of a pack."""
    return any(cards == pack.cards for pack in PACKS)


def whole_suit(cards: Mask) -> Suit | None:
    """The suit of which these are all cards in a pack; None where there is none."""
    for pack in PACKS:
        if cards in pack.suits:
            return Suit(pack.suits.index(cards))
    return None


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
    """The cards of a set, coins first, ace to king.

    Those that the pack of forty has not follow all others.
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def in_order(mask: Mask) -> list[Card]:
    """The cards of a set, coins first, ace to king, with eight, nine and ten before the courts."""
    return sorted(cards_of(mask), key=_PLACE_OF.__getitem__)


def card_name(card: Card) -> str:
    """The card in notation: `7D`."""
    return RANK_LETTERS[_RANK_OF[card]] + SUIT_LETTERS[_SUIT_OF[card]]


@lru_cache(maxsize=_CACHED_SETS)
def names_of(mask: Mask) -> str:
    """The cards of a set in notation, separated by blanks."""
    return " ".join(map(card_name, in_order(mask)))


def parse_card(text: str) -> Card:
    """The card that `text` names.

    Raises `ValueError` with a sentence when it names none.
    """
    if len(text) == 2 and text[0] in RANK_LETTERS and text[1] in SUIT_LETTERS:
        return card(Rank(RANK_LETTERS.index(text[0])), Suit(SUIT_LETTERS.index(text[1])))
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


def shuffled(seed: str, pack: Pack = FORTY) -> tuple[Card, ...]:
    """A pack shuffled by a seed, in the same order on every machine and Python version.

    Sorts by values of `Random.random`, the only sequence that Python guarantees not to change.
    """
    generator = Random(seed)
    keys = {card: generator.random() for card in cards_of(pack.cards)}
    return tuple(sorted(keys, key=keys.__getitem__))
