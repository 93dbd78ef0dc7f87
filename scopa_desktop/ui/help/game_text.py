"""The fragments of the help filled in for one game, with the names of its deck."""

from collections.abc import Mapping, Sequence
from typing import Final

from scopa_desktop.rules.cards import Card, Mask, Rank, Suit, in_order, whole_suit
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.help.fragments import FALLBACK, Field, Fragments, fill
from scopa_desktop.ui.pictures.decks import Deck
from scopa_desktop.ui.text_language import reads_from_right, texts_in
from scopa_desktop.ui.wording.card_wording import CardWording, game_title, words
from scopa_desktop.ui.wording.list_format import and_list, with_commas
from scopa_desktop.ui.wording.text_direction import among_words_from_right, from_left

_COURTS: Final = (Rank.PAGE, Rank.KNIGHT, Rank.KING)


class GameText:
    """The text of one game, with its options as they are set, in one language.

    The caller keeps the names of the cards in the language of the fragments, see `texts_in`.

    Attributes:
        has_untranslated: whether a text was used so far that the language lacks.
    """

    def __init__(self, variant: Variant, deck: Deck, fragments: Fragments) -> None:
        self.variant = variant
        self.deck = deck
        self.fragments = fragments
        self.words = CardWording(deck, variant)
        self.has_untranslated = False
        self._from_right = reads_from_right()
        self._game_fields = self._fields()

    def text(self, name: str, /, **fields: Field) -> str:
        """A fragment with its places filled: by these fields, and by those of the game.

        Where one reads from the right, each word that is filled in keeps its own direction. A
        fragment that the language lacks is English, and each of its lines is then isolated as text
        that is read from the left.
        """
        text = self.fragments.text(name)
        if name not in self.fragments.lacking:
            return fill(text, self._isolated({**self._game_fields, **fields}))
        with texts_in(FALLBACK):
            text = fill(text, self._isolated({**self._fields(), **fields}))
        return self._untranslated(text)

    def introduction(self) -> str:
        """A few sentences about the game; its summary where the help has none."""
        if (name := f"games.{self.variant.id}") in self.fragments:
            return self.text(name)
        summary = self.words.text(self.variant.summary)
        has_translation = words(self.variant.summary) != self.variant.summary
        if has_translation or self.fragments.language == FALLBACK:
            return summary
        return self._untranslated(summary)

    def _untranslated(self, text: str) -> str:
        """English text on a page in another language, each line isolated if need be."""
        self.has_untranslated = True
        if not self._from_right:
            return text
        return "\n".join(from_left(line) if line else "" for line in text.split("\n"))

    def _fields(self) -> Mapping[str, Field]:
        """The words and numbers of the game, in the language of the texts."""
        return {
            **self.words.names(),
            "game": game_title(self.variant),
            "table": self.variant.deal.table,
            "target": self.variant.target,
        }

    def _isolated(self, fields: Mapping[str, Field]) -> Mapping[str, Field]:
        """The fields, their words isolated where one reads from the right."""
        if not self._from_right:
            return fields
        return {
            name: among_words_from_right(value) if isinstance(value, str) else value
            for name, value in fields.items()
        }

    def suit(self, suit: Suit) -> str:
        """A suit as the texts name it in the middle of a sentence."""
        return self.words.suits()[suit]

    def courts(self) -> str:
        """`Page, Knight and King`."""
        return and_list(list(map(self.words.rank, _COURTS)))

    def cards(self, cards: Mask | Sequence[Card]) -> str:
        """`7 of Coins and King of Cups`; a whole suit by its number of cards and its name."""
        if isinstance(cards, int):
            if whole_suit(cards) is not None:
                suit = self.words.suit_or_cards(cards)
                return self.text("match.whole_suit", count=cards.bit_count(), suit=suit)
            cards = tuple(in_order(cards))
        return and_list(list(map(self.words.card, cards)))

    def category(self, name: str) -> str:
        """A category as the score dialog names it."""
        return self.words.category(name)

    def ranks_by_worth(self, worth: Sequence[int]) -> str:
        """`7 = 21, 6 = 18, … Page, Knight, King = 10`: the best first, equal courts together."""
        return with_commas(
            self.text(
                "deal.worth", card=with_commas(map(self.words.rank, group)), value=worth[group[0]]
            )
            for group in _by_worth(worth)
        )

    def ranks_in_order(self, worth: Sequence[int]) -> str:
        """`7, 6, Ace, … Page, Knight, King`: the best first."""
        return with_commas(self.words.rank(rank) for group in _by_worth(worth) for rank in group)

    def capture_values(self) -> str:
        """`Ace = 1, Page = 8, …`: the values not printed on the cards, the lowest first."""
        value = self.variant.captures.values.of
        return with_commas(
            self.text("deal.worth", card=self.words.rank(rank), value=value(rank))
            for rank in sorted((Rank.ACE, *_COURTS), key=value)
        )


def _by_worth(worth: Sequence[int]) -> list[list[Rank]]:
    """The ranks that have a worth, the best first; those of equal worth in one group."""
    groups: dict[int, list[Rank]] = {}
    ranks = [rank for rank in Rank if rank < len(worth)]
    for rank in sorted(ranks, key=lambda rank: -worth[rank]):
        groups.setdefault(worth[rank], []).append(rank)
    return list(groups.values())
