"""The fragments of the help filled in for one game, with the names of its deck."""

from collections.abc import Mapping, Sequence
from typing import Final

from scopa_desktop.rules.cards import SUIT_MASKS, Card, Mask, Rank, cards_of
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.decks import Deck
from scopa_desktop.ui.help.fragments import Field, Fragments, fill
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.list_format import and_list, with_commas

_COURTS: Final = (Rank.PAGE, Rank.KNIGHT, Rank.KING)


class GameText:
    """The text of one game, with its options as they are set, in one language.

    The caller keeps the names of the cards in the language of the fragments, see `texts_in`.
    """

    def __init__(self, variant: Variant, deck: Deck, fragments: Fragments) -> None:
        self.variant = variant
        self.deck = deck
        self.fragments = fragments
        self.words = CardWording(deck, variant)
        self._game_fields: Mapping[str, Field] = {
            **self.words.names(),
            "game": variant.title,
            "table": variant.deal.table,
            "target": variant.target,
        }

    def __contains__(self, name: str) -> bool:
        """Whether there is a fragment of that name."""
        return name in self.fragments

    def text(self, name: str, /, **fields: Field) -> str:
        """A fragment with its places filled: by these fields, and by those of the game."""
        return fill(self.fragments.text(name), {**self._game_fields, **fields})

    def courts(self) -> str:
        """`Page, Knight and King`."""
        return and_list(list(map(self.words.rank, _COURTS)))

    def cards(self, cards: Mask | Sequence[Card]) -> str:
        """`7 of Coins and King of Cups`; a whole suit by its number of cards and its name."""
        if isinstance(cards, int):
            if cards in SUIT_MASKS:
                suit = self.words.suit_or_cards(cards)
                return self.text("match.whole_suit", count=cards.bit_count(), suit=suit)
            cards = tuple(cards_of(cards))
        return and_list(list(map(self.words.card, cards)))

    def category(self, name: str) -> str:
        """A category as the score dialog names it."""
        return self.words.category(name)

    def ranks_by_worth(self, worth: Sequence[int]) -> str:
        """`7 = 21, 6 = 18, … Page, Knight, King = 10`: the best first, equal courts together."""
        return with_commas(
            f"{with_commas(map(self.words.rank, group))} = {worth[group[0]]}"
            for group in _by_worth(worth)
        )

    def ranks_in_order(self, worth: Sequence[int]) -> str:
        """`7, 6, Ace, … Page, Knight, King`: the best first."""
        return with_commas(self.words.rank(rank) for group in _by_worth(worth) for rank in group)

    def capture_values(self) -> str:
        """`Ace = 1, Page = 8, …`: the values not printed on the cards, the lowest first."""
        value = self.variant.captures.values.of
        return with_commas(
            f"{self.words.rank(rank)} = {value(rank)}"
            for rank in sorted((Rank.ACE, *_COURTS), key=value)
        )


def _by_worth(worth: Sequence[int]) -> list[list[Rank]]:
    """The ranks, the best first; those of equal worth in one group."""
    groups: dict[int, list[Rank]] = {}
    for rank in sorted(Rank, key=lambda rank: -worth[rank]):
        groups.setdefault(worth[rank], []).append(rank)
    return list(groups.values())
