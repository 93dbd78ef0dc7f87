"""Which file of a card set shows which card, from the names of the files.

Three ways of naming are known, with capital or small letters:

- The notation of this program: rank, then suit, such as `7D` or `KS`. The suits are D (coins or
  diamonds), C (cups), S (swords or spades) and B (batons). In a set with the suit H (hearts), C
  stands for clubs. The ranks are A or 1, the numbers from 2 on, and J, Q, K; in a set without
  these letters the three highest numbers of a suit are the court cards.
- The words of KDE's card games: `1_club`, `king_heart`.
- Their numbers: 1 to 52, four to a rank from ace and king down to two, in the order clubs, spades,
  hearts, diamonds.

Eights, nines and tens beside other court cards are left out: the games are played with forty cards.
"""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from scopa_desktop.rules.cards import RANK_LETTERS, RANKS, SUIT_LETTERS

CODES: Final[tuple[str, ...]] = tuple(
    rank + suit for suit in SUIT_LETTERS for rank in RANK_LETTERS[:RANKS]
)
"""The forty cards in notation."""
BACK: Final = "back"
_COURTS: Final = "JQK"
_WORDS: Final = {"ace": "1", "jack": "J", "queen": "Q", "king": "K"}
_KDE_SUITS: Final = {"club": "B", "spade": "S", "heart": "C", "diamond": "D"}
_NOTATION: Final = re.compile(r"(a|[1-9]|1[0-3]|[jqk])[ _-]?([dcsbh])", re.IGNORECASE)
_KDE_NAME: Final = re.compile(
    r"(ace|[1-9]|10|jack|queen|king)_(club|spade|heart|diamond)s?", re.IGNORECASE
)
_KDE_RANKS: Final = ("1", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")


class NamedCards(NamedTuple):
    """The names of a set that stand for cards."""

    names: dict[str, str]
    """By the code of the card."""
    is_french: bool
    """Whether the names speak of hearts."""
    highest: int
    """The highest number, which is the king's if there are no letters for court cards."""


def named_cards(names: Iterable[str]) -> NamedCards:
    """The cards that names without their suffix stand for.

    Of several ways of naming in the same set, the one with the most cards counts.
    """
    listed = list(names)
    ways = (_in_notation(listed), _in_words(listed), _in_numbers(listed))
    return max(ways, key=lambda found: len(found.names))


def element_names() -> dict[str, str]:
    """The codes of the cards by the names of their elements in an SVG file of KDE."""
    names = [f"{rank}_{suit}" for suit in _KDE_SUITS for rank in _words_of_ranks()]
    return {name: code for code, name in _in_words(names).names.items()}


def _words_of_ranks() -> list[str]:
    return [*map(str, range(1, 8)), "jack", "queen", "king"]


def _in_notation(names: list[str]) -> NamedCards:
    matches = [(name, match) for name in names if (match := _NOTATION.fullmatch(name))]
    is_french = any(match[2].upper() == "H" for _, match in matches)
    suits = {"H": "C", "C": "B"} if is_french else {}
    found = [
        (name, "1" if match[1].upper() == "A" else match[1].upper(), match[2].upper())
        for name, match in matches
    ]
    return _of([(name, rank, suits.get(suit, suit)) for name, rank, suit in found], is_french)


def _in_words(names: list[str]) -> NamedCards:
    matches = [(name, match) for name in names if (match := _KDE_NAME.fullmatch(name))]
    return _of(
        [
            (name, _WORDS.get(match[1].lower(), match[1]), _KDE_SUITS[match[2].lower()])
            for name, match in matches
        ],
        is_french=True,
    )


def _in_numbers(names: list[str]) -> NamedCards:
    suits = [*_KDE_SUITS.values()]
    numbers = [
        (name, int(name) - 1) for name in names if re.fullmatch(r"[1-9]|[1-4][0-9]|5[0-2]", name)
    ]
    return _of(
        [(name, _KDE_RANKS[number // 4], suits[number % 4]) for name, number in numbers],
        is_french=True,
    )


def _of(cards: list[tuple[str, str, str]], is_french: bool) -> NamedCards:
    """The cards of names with their ranks, a number or a court letter, and suits."""
    highest = max((int(rank) for _, rank, _ in cards if rank.isdigit()), default=0)
    ranks = {str(number): RANK_LETTERS[number - 1] for number in range(1, 8)}
    if any(rank in _COURTS for _, rank, _ in cards):
        ranks |= {letter: letter for letter in _COURTS}
    elif highest >= 10:
        ranks |= {str(highest - 2 + place): letter for place, letter in enumerate(_COURTS)}
    names: dict[str, str] = {}
    for name, rank, suit in cards:
        if rank in ranks:
            names.setdefault(ranks[rank] + suit, name)
    return NamedCards(names, is_french, highest)
