"""The search in the list of games: by name, place, deck, players, capture, rules and options.

Words are found in the texts of every language that the window has, because people look for "coppie"
or "Genova" in any of them. Case and accents do not matter.
"""

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from scopa_desktop.rules.cards import Rank, Suit, card
from scopa_desktop.rules.options import ASSO_PIGLIATUTTO
from scopa_desktop.rules.variant import Option, Variant
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

NAME, OTHER_NAME, ROW, TRAIT, OPTION, DESCRIPTION = 0, 10, 20, 30, 40, 50
"""Ranks of a match: in the name (plus 0 to 3), in another name, on the row, in a place, the deck,
the players or the capture, as the label of an option, in the rules."""


class _Texts(NamedTuple):
    """The texts of a game in which a search looks, normalized."""

    variant: Variant
    """The game; it lives as long as its texts are known by its identity."""
    titles: tuple[str, ...]
    other_names: tuple[str, ...]
    words_by_rank: tuple[tuple[int, Sequence[str]], ...]
    """The words that count for a rank from `ROW` on, sorted; each includes those before.

    They are the words of the names and of the game's row in the list; then of its place, deck,
    players and capture; then of its summary, categories and options.
    """


class NamedOption(NamedTuple):
    """A game with an option that a search has named."""

    rank: int
    """How well it matches, 0 for the best."""
    variant: Variant
    """The game with the option on."""
    label: str
    """The label of the option in the language of the window."""


class GameSearch:
    """Ranks games by how well they match a search. The texts are collected on first use."""

    def __init__(self, decks: Mapping[str, Deck]) -> None:
        """`decks` by id, for the names of the decks; a game whose deck is missing has none."""
        self._decks = decks
        self._texts: dict[int, _Texts] = {}
        """By the identity of the game, which a letter that is typed has to find at once."""
        self._labels: dict[str, dict[str, frozenset[str]]] = {}
        """For each game the normalized labels of what can be switched on, by the option's name."""

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
                for rank, found in texts.words_by_rank
                if all(occurs(word, found) for word in text.split())
            ),
            None,
        )

    def named_option(self, entry: Variant, query: str) -> NamedOption | None:
        """The game with the option on that a query names best; None if it names none.

        An option is named by a part of what the game is known as with it, which must be longer than
        three letters, or by its whole label.
        """
        text = normalized(query)
        ranks = {
            name: rank
            for name, labels in self._labels_of(entry).items()
            if (rank := _rank_of_option(entry.option(name), labels, text)) is not None
        }
        if not ranks:
            return None
        option = entry.option(min(ranks, key=ranks.__getitem__))
        variant = entry.configured({option.name: option.parse("on")})
        return NamedOption(ranks[option.name], variant, self._option_label(entry, option))

    def _labels_of(self, entry: Variant) -> Mapping[str, frozenset[str]]:
        if entry.id not in self._labels:
            labels: dict[str, set[str]] = {
                option.name: set() for option in entry.options if _can_be_switched_on(entry, option)
            }
            for language in languages():
                with texts_in(language):
                    for name, found in labels.items():
                        found.add(normalized(self._option_label(entry, entry.option(name))))
            self._labels[entry.id] = {name: frozenset(found) for name, found in labels.items()}
        return self._labels[entry.id]

    def _option_label(self, variant: Variant, option: Option) -> str:
        deck = self._decks.get(variant.deck)
        return (
            words(option.label) if deck is None else CardWording(deck, variant).text(option.label)
        )

    def _texts_of(self, variant: Variant) -> _Texts:
        texts = self._texts.get(id(variant))
        if texts is None:
            texts = self._texts[id(variant)] = self._collect(variant)
        return texts

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
        names = _names(tuple(titles)), _names(tuple(others))
        found = {word for spellings in names for name in spellings for word in name.split()}
        by_rank = []
        for rank, further in ((ROW, row), (TRAIT, traits), (DESCRIPTION, description)):
            found |= further
            by_rank.append((rank, sorted(found)))
        return _Texts(variant, *names, tuple(by_rank))

    def _trait_texts(self, variant: Variant) -> Iterator[str]:
        yield words(variant.places)
        if variant.sweep.scores:
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
            yield wording.summary()
            yield from (wording.text(option.label) for option in variant.options)
            yield from (wording.category(category.name) for category in variant.categories)


def _can_be_switched_on(entry: Variant, option: Option) -> bool:
    """Whether it is off in the game, and has an effect when it is on."""
    texts = {option.text(value) for value in option.values}
    is_off = option.text(option.read(entry)) == "off"
    return is_off and "on" in texts and not option.is_idle(entry)


def _rank_of_option(option: Option, labels: Collection[str], text: str) -> int | None:
    names = _names(option.known_as) if len(text) > _SHORTEST_PART else ()
    in_names = [_rank_in_name(name, text) for name in names]
    ranks = [OTHER_NAME + rank for rank in in_names if rank is not None]
    return min(ranks, default=OPTION if text in labels else None)


@lru_cache(maxsize=64)
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


@lru_cache(maxsize=256)
def _names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Normalized names; one with an apostrophe also as a single word: `scopa dassi`."""
    spellings = (spelling for name in names for spelling in (name, re.sub("['’]", "", name)))
    return tuple(dict.fromkeys(map(normalized, spellings)))


def _rank_in_name(name: str, text: str) -> int | None:
    """0 for the whole name, 1 for its beginning, 2 for beginnings of words, 3 for a part of it."""
    if text == name:
        return 0
    if name.startswith(text):
        return 1
    if all(occurs(word, sorted(name.split())) for word in text.split()):
        return 2
    return 3 if len(text) >= _SHORTEST_PART and text in name else None


def occurs(word: str, found: Sequence[str]) -> bool:
    """Whether a word is one of others, which are sorted, or the beginning of one.

    Numbers count only as a whole.
    """
    place = bisect_left(found, word)
    if place == len(found):
        return False
    return found[place] == word if word.isdigit() else found[place].startswith(word)
