"""The search in the list of games: by name, place, deck, players, capture, and rules.

Words are found in the texts of every language that the window has, because people look for "coppie"
or "Genova" in any of them. Case and accents do not matter.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from scopa_desktop.rules.cards import Rank, Suit, card
from scopa_desktop.rules.options import ASSO_PIGLIATUTTO
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.language import NATIVE_NAMES
from scopa_desktop.ui.pictures.decks import Deck
from scopa_desktop.ui.text_language import texts_in, translation_file
from scopa_desktop.ui.wording.card_wording import CardWording, words
from scopa_desktop.ui.wording.game_wording import variant_line

_LETTERS: Final = re.compile(r"\w+")
_SHORTEST_PART: Final = 3
"""From this length on, letters are also found inside a name."""

_PLAYED: Final = card(Rank.SEVEN, Suit.COINS)
_ON_TABLE: Final = card(Rank.SEVEN, Suit.CUPS)

NAME, OTHER_NAME, ROW, TRAIT, DESCRIPTION = 0, 10, 20, 30, 40
"""Ranks of a match: in the name (plus 0 to 3), in another name, on the row, in a place, the deck,
the players or the capture, in the rules."""


class _Texts(NamedTuple):
    """The texts of a game in which a search looks, normalized."""

    titles: tuple[str, ...]
    other_names: tuple[str, ...]
    row: frozenset[str]
    """The words on the row of the game in the list."""
    traits: frozenset[str]
    """The words of its place, deck, players and capture."""
    description: frozenset[str]
    """The words of its summary, categories and options."""

    def words_by_rank(self) -> Iterator[tuple[int, frozenset[str]]]:
        """The words that count for a rank from `ROW` on; each includes those before."""
        found = frozenset(
            word for name in (*self.titles, *self.other_names) for word in name.split()
        )
        for rank, further in (
            (ROW, self.row),
            (TRAIT, self.traits),
            (DESCRIPTION, self.description),
        ):
            found |= further
            yield rank, found


class GameSearch:
    """Ranks games by how well they match a search. The texts are collected on first use."""

    def __init__(self, decks: Mapping[str, Deck]) -> None:
        """`decks` by id, for the names of the decks; a game whose deck is missing has none."""
        self._decks = decks
        self._texts: dict[tuple[str, str, str], _Texts] = {}

    def rank(self, variant: Variant, query: str) -> int | None:
        """How well a game matches, 0 for the best; None if a word of the query is not found.

        A query without letters and digits matches every game.
        """
        text = normalized(query)
        texts = self._texts_of(variant)
        for base, names in ((NAME, texts.titles), (OTHER_NAME, texts.other_names)):
            in_names = [rank for name in names if (rank := _rank_in_name(name, text)) is not None]
            if in_names:
                return base + min(in_names)
        return next(
            (
                rank
                for rank, found in texts.words_by_rank()
                if all(occurs(word, found) for word in text.split())
            ),
            None,
        )

    def _texts_of(self, variant: Variant) -> _Texts:
        key = (variant.id, variant.own_name, variant_line(variant))
        if key not in self._texts:
            self._texts[key] = self._collect(variant)
        return self._texts[key]

    def _collect(self, variant: Variant) -> _Texts:
        titles = [variant.own_name] if variant.own_name else [variant.name]
        others = [*variant.other_names, variant.id]
        if variant.own_name:
            others.append(variant.name)
        row, traits, description = set[str](), words_of(_totals(variant)), set[str]()
        for language in languages():
            with texts_in(language):
                row |= words_of([variant_line(variant), words(variant.family.value)])
                traits |= words_of(self._trait_texts(variant))
                description |= words_of(self._description_texts(variant))
        parts = map(frozenset, (row, traits, description))
        return _Texts(_names(titles), _names(others), *parts)

    def _trait_texts(self, variant: Variant) -> Iterator[str]:
        yield words(variant.places)
        yield from variant.sweep_name
        yield from (words(seating.description) for seating in variant.seatings)
        if any(kind.takes_whole_table for kind in variant.captures.kinds):
            yield words(ASSO_PIGLIATUTTO.label)
        deck = self._decks.get(variant.deck)
        if deck is not None:
            yield from (deck.id, deck.translated_name(), deck.translated_region())

    def _description_texts(self, variant: Variant) -> Iterator[str]:
        deck = self._decks.get(variant.deck)
        if deck is not None:
            wording = CardWording(deck, variant)
            yield wording.text(variant.summary)
            yield from (wording.text(option.label) for option in variant.options)
            yield from (wording.category(category.name) for category in variant.categories)


def normalized(text: str) -> str:
    """The words of a text in lower case, without accents and punctuation: `scopa d assi`."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(_LETTERS.findall(plain.replace("_", " ")))


def _totals(variant: Variant) -> Iterator[str]:
    """The totals that table cards make with the played card, in figures: `15`."""
    for kind in variant.captures.kinds:
        attempted = kind.sum_of(_PLAYED, 1 << _ON_TABLE, variant.captures.values)
        if attempted is not None and attempted.cards >> _PLAYED & 1:
            yield str(attempted.total)


def languages() -> list[str]:
    """The codes of the languages that have a translation; English always has one."""
    return [code for code in NATIVE_NAMES if translation_file(code).is_file()]


def words_of(texts: Iterable[str]) -> set[str]:
    return {word for text in texts for word in normalized(text).split()}


def _names(names: Sequence[str]) -> tuple[str, ...]:
    """Normalized names; one with an apostrophe also as a single word: `scopa dassi`."""
    spellings = (spelling for name in names for spelling in (name, re.sub("['’]", "", name)))
    return tuple(dict.fromkeys(map(normalized, spellings)))


def _rank_in_name(name: str, text: str) -> int | None:
    """0 for the whole name, 1 for its beginning, 2 for beginnings of words, 3 for a part of it."""
    if text == name:
        return 0
    if name.startswith(text):
        return 1
    if all(occurs(word, frozenset(name.split())) for word in text.split()):
        return 2
    return 3 if len(text) >= _SHORTEST_PART and text in name else None


def occurs(word: str, found: frozenset[str]) -> bool:
    """Whether a word is one of others or the beginning of one; numbers only as a whole."""
    return word in found or (not word.isdigit() and any(other.startswith(word) for other in found))
