"""Says the fragments of the help for one game, in the words of its deck."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from scopa_desktop.rules.cards import (
    RANK_LETTERS,
    SETTEBELLO,
    SUIT_MASKS,
    Card,
    Mask,
    Rank,
    cards_of,
    rank_of,
    suit_of,
)
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.decks import Deck
from scopa_desktop.ui.help.fragments import Field, Fragments, HelpError, fill

_SUIT_FIELDS: Final = ("coins", "cups", "swords", "batons")
_COURT_FIELDS: Final = ("page", "knight", "king")


class GameText:
    """Tells of one game, as its rules are set, in one language."""

    def __init__(self, variant: Variant, deck: Deck, fragments: Fragments) -> None:
        self.variant = variant
        self.deck = deck
        self.fragments = fragments
        self.suits = self._words_of("suits", deck.suits)
        """The names of coins, cups, swords and batons."""
        self.courts = self._words_of("courts", deck.courts)
        """The names of the three court ranks."""
        self._always: Mapping[str, Field] = {
            **dict(zip(_SUIT_FIELDS, self.suits, strict=True)),
            **dict(zip(_COURT_FIELDS, self.courts, strict=True)),
            "ace": fragments.text("words.ace"),
            "game": variant.title,
            "sweep": variant.sweep_name.singular,
            "sweeps": variant.sweep_name.plural,
            "table": variant.deal.table,
            "target": variant.target,
            "settebello": self.card(SETTEBELLO),
        }

    def knows(self, name: str) -> bool:
        """Whether there is such a fragment."""
        return name in self.fragments

    def say(self, name: str, /, **fields: Field) -> str:
        """A fragment with its places filled: by these fields, and by what holds for the game."""
        return fill(self.fragments.text(name), {**self._always, **fields})

    def all_of(self, words: Iterable[str]) -> str:
        """`one, two and three`."""
        return self._listed("words.and", tuple(words))

    def any_of(self, words: Iterable[str]) -> str:
        """`one, two or three`."""
        return self._listed("words.or", tuple(words))

    def rank(self, rank: Rank) -> str:
        """`Ace`, `7`, `Knight`."""
        if rank is Rank.ACE:
            return self.fragments.text("words.ace")
        return self.courts[rank - Rank.PAGE] if rank >= Rank.PAGE else RANK_LETTERS[rank]

    def card(self, card: Card) -> str:
        """`7 of coins`."""
        rank, suit = self.rank(rank_of(card)), self.suits[suit_of(card)]
        return fill(self.fragments.text("words.card"), {"rank": rank, "suit": suit})

    def cards(self, cards: Mask | Sequence[Card]) -> str:
        """`7 of coins and King of cups`; a whole suit as such."""
        if isinstance(cards, int):
            if cards in SUIT_MASKS:
                suit = self.suits[SUIT_MASKS.index(cards)]
                return self.say("words.whole_suit", count=cards.bit_count(), suit=suit)
            cards = tuple(cards_of(cards))
        return self.all_of(map(self.card, cards))

    def sum(self, cards: Iterable[Card]) -> str:
        """`7 + 3 = 10`, by their values in captures."""
        return self.sum_of([self.variant.captures.values.of(card) for card in cards])

    def sum_of(self, values: Sequence[int]) -> str:
        """`7 + 3 = 10`."""
        return self.say("words.sum", summands=" + ".join(map(str, values)), total=sum(values))

    def ranks_by_worth(self, worth: Sequence[int]) -> str:
        """`7 = 21, 6 = 18, … Page, Knight, King = 10`: the best first, equal courts together."""
        return ", ".join(
            self._value(", ".join(map(self.rank, group)), worth[group[0]])
            for group in _by_worth(worth)
        )

    def ranks_in_order(self, worth: Sequence[int]) -> str:
        """`7, 6, Ace, … Page, Knight, King`: the best first."""
        return ", ".join(self.rank(rank) for group in _by_worth(worth) for rank in group)

    def values(self) -> str:
        """`Ace = 1, Page = 8, …`: what is not printed on the card, the lowest first."""
        value = self.variant.captures.values.of
        unmarked = [rank for rank in Rank if rank is Rank.ACE or rank >= Rank.PAGE]
        return ", ".join(
            self._value(self.rank(rank), value(rank)) for rank in sorted(unmarked, key=value)
        )

    def _value(self, rank: str, value: int) -> str:
        return self.say("words.card_value", rank=rank, value=value)

    def _words_of(self, kind: str, words: Sequence[str]) -> tuple[str, ...]:
        """The deck's own names in this language."""
        name = "_".join((f"words.{kind}", *words)).lower()
        told = tuple(self.fragments.text(name).split(", "))
        if len(told) != len(words):
            raise HelpError(f"The help has {len(told)} names in {name}, not {len(words)}.")
        return told

    def _listed(self, name: str, words: Sequence[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        return self.say(name, first=", ".join(words[:-1]), last=words[-1])


def _by_worth(worth: Sequence[int]) -> list[list[Rank]]:
    """The ranks, the best first; those that are worth the same stand together."""
    groups: dict[int, list[Rank]] = {}
    for rank in sorted(Rank, key=lambda rank: -worth[rank]):
        groups.setdefault(worth[rank], []).append(rank)
    return list(groups.values())
