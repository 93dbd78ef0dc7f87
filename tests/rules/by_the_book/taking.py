"""What a card may take: RULES, section 2, in their own words."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Final, TypeAlias

from scopa_desktop.rules.variant import OptionValue, Variant
from tests.rules.by_the_book.games import GAMES, Game

Cards: TypeAlias = frozenset[str]

RANKS: Final = "A234567JQK"
THIRTEEN_RANKS: Final = "A23456789TJQK"
COURTS: Final = "JQK"
SUITS: Final = "DCSB"
MATTA: Final = "7C"


@dataclass(frozen=True)
class Rules:
    """The parameters of a game and the values of its options."""

    game: Game
    options: Mapping[str, OptionValue]

    @classmethod
    def of(cls, variant: Variant) -> "Rules":
        """The rules of a variant, by its id and the names of its options alone.

        Raises `KeyError` where the reference does not know the game.
        """
        return cls(GAMES[variant.id], {one.name: one.read(variant) for one in variant.options})

    @property
    def must_capture(self) -> bool:
        """Whether a card that could take something may not be laid down."""
        return bool(self.options.get("capture_forced", not self.game.may_lay))

    @property
    def is_blind(self) -> bool:
        """Whether nobody sees a hand."""
        return bool(self.options.get("blind_hands", self.game.is_blind))

    def has(self, option: str) -> bool:
        """Whether an option is offered and on."""
        return bool(self.options.get(option))


def in_order(cards: Cards) -> list[str]:
    """The cards as a record writes them."""
    return sorted(cards, key=lambda card: (SUITS.index(card[1]), THIRTEEN_RANKS.index(card[0])))


def _smallest(found: set[Cards]) -> set[Cards]:
    """Those of some sets that have the fewest cards."""
    return {one for one in found if len(one) == min(map(len, found))}


@dataclass(frozen=True)
class Table:
    """The cards on the table, and what the matta was declared as; 0 while it is a 7."""

    rules: Rules
    cards: Cards
    matta: int = 0
    is_first_play: bool = False
    """Whether nobody has played a card in this round."""
    tops: Cards = frozenset()
    """The cards on top of the other sides' piles."""

    def worth(self, card: str) -> int:
        """The capture value of a card."""
        if card == MATTA and self.matta:
            return self.matta
        if self.rules.game.queen_is_eight and card[0] in "JQ":
            return {"Q": 8, "J": 9}[card[0]]
        game = self.rules.game
        ranks = THIRTEEN_RANKS if game.has_tens or game.courts_apart else RANKS
        return ranks.index(card[0]) + 1

    def _has_number(self, card: str) -> bool:
        game = self.rules.game
        return not ((game.has_tens or game.courts_apart) and card[0] in COURTS)

    def total(self, cards: Cards) -> int:
        """The values of some cards added up."""
        return sum(map(self.worth, cards))

    def some(self, least: int) -> Iterator[Cards]:
        """Every choice of so many cards or more."""
        for size in range(least, len(self.cards) + 1):
            yield from map(frozenset, combinations(self.cards, size))

    def has_an_ace(self) -> bool:
        """Whether an Ace lies there, or the matta as one."""
        return any(self.worth(card) == 1 for card in self.cards)

    def taken_by(self, card: str) -> set[Cards]:
        """Every set that a card may take; the card on top of a pile stands for the pile."""
        found = self._taken_from_table(card)
        piles = self.rules.options.get("open_piles", "never")
        if piles == "never" or (piles == "last" and found):
            return found
        takes_any = self.worth(card) == 1 and self._ace_takes_all and not self._ace_waits
        tops = {top for top in self.tops if takes_any or self.worth(top) == self.worth(card)}
        return found | {frozenset([top]) for top in tops}

    def _taken_from_table(self, card: str) -> set[Cards]:
        if self._takes_itself(card):
            return {frozenset([card])}
        found = self._any_taken_by(card)
        return _smallest(found) if self.rules.options.get("fewest_cards_first") is True else found

    def may_be_laid(self, card: str) -> bool:
        """Whether a card may be laid down as well, or must be."""
        found = self.taken_by(card)
        if not self.rules.must_capture:
            return True
        if self.rules.has("ace_may_decline") and self.worth(card) == 1 and self._ace_takes_all:
            return not any(self.worth(taken) == 1 for cards in found for taken in cards)
        return not found

    def _takes_itself(self, card: str) -> bool:
        is_ace = self.worth(card) == 1 and not self._ace_waits
        is_ace = is_ace and not self.cards and self._ace_takes_all
        return is_ace and self.rules.has("ace_takes_itself")

    @property
    def _ace_waits(self) -> bool:
        return self.is_first_play and self.rules.has("first_ace_waits")

    def _any_taken_by(self, card: str) -> set[Cards]:
        game = self.rules.game
        if game.taking == "to any multiple":
            made = {one: self.total(one) + self.worth(card) for one in self.some(1)}
            right = {one for one in made if made[one] % game.total == 0}
            return set(filter(self.are_few_enough, right))
        equal, sums = self._equal(card), self._sums(card)
        by_choice = {
            "equal": equal,
            "to the total": self._to_the_total(card),
            "equal or to the total": equal | self._to_the_total(card),
            "equal or sums": equal | sums,
            "equal, else sums": equal | sums,
        }
        if game.taking in by_choice:
            is_first = game.taking == "equal, else sums"
            if equal and self.rules.options.get("rank_first", is_first):
                return equal
            return by_choice[game.taking] | self._by_the_ace(card)
        is_ace = self.worth(card) == 1
        only_equal = is_ace and not self.rules.has("ace_fifteen_with_ace_on_table")
        if equal and (only_equal or self.rules.has("rank_first")):
            return equal
        simple = equal | sums
        if self.rules.options.get("fewest_cards_first") == "simple":
            simple = _smallest(simple)
        return simple | self._to_the_total(card) | self._everything(card)

    def _equal(self, card: str) -> set[Cards]:
        """One card of the rank."""
        return {frozenset([one]) for one in self.cards if self.worth(one) == self.worth(card)}

    def _sums(self, card: str) -> set[Cards]:
        """Two or more cards that add up to the card, if it has a number."""
        if not self._has_number(card):
            return set()
        return {one for one in self.some(2) if self.total(one) == self.worth(card)
                and self.are_few_enough(one)}  # fmt: skip

    def _to_the_total(self, card: str) -> set[Cards]:
        """One or more cards that make the total of the game with the card."""
        rest = self.rules.game.total - self.worth(card)
        return {one for one in self.some(1) if self.total(one) == rest
                and self.are_few_enough(one)}  # fmt: skip

    def are_few_enough(self, cards: Cards) -> bool:
        """Whether a sum may take so many cards."""
        return len(cards) <= 2 or not self.rules.has("two_cards_at_most")

    def _by_the_ace(self, card: str) -> set[Cards]:
        """Everything, in a game whose Ace takes all."""
        return self._everything(card) if self._ace_takes_all else set()

    @property
    def _ace_takes_all(self) -> bool:
        game = self.rules.game
        by_option = self.rules.has("asso_pigliatutto")
        return game.ace_takes_all or game.taking == "every way" or by_option

    def _everything(self, card: str) -> set[Cards]:
        is_ace = self.worth(card) == 1 and not self._ace_waits
        return {self.cards} if is_ace and self.cards and not self.has_an_ace() else set()

    def sweep_of(self, card: str) -> int:
        """The points for taking all that lies there, before the last play."""
        game = self.rules.game
        if not game.has_sweeps:
            return 0
        if game.sweep_per_total:
            return (self.total(self.cards) + self.worth(card)) // game.total
        is_no_scopa = not self.rules.options.get("ace_sweep_scores", game.ace_sweeps)
        return 0 if is_no_scopa and self.worth(card) == 1 and not self.has_an_ace() else 1
