"""What may be taken, against a slow search through all sets of table cards."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_desktop.rules.captures import (
    AceTakesAll,
    CaptureKind,
    CaptureRule,
    EqualCard,
    FewestCards,
    SumToOwnValue,
    SumWithPlayed,
)
from scopa_desktop.rules.cards import PACK, PACK_SIZE, Card, cards_of, mask_of
from scopa_desktop.rules.kernel.capture_finder import CaptureFinder
from tests.examples import examples
from tests.rules.positions import moderately, variants

Cards = frozenset[Card]


class Table(NamedTuple):
    """Cards on the table under a rule, and what every card is worth."""

    rule: CaptureRule
    cards: Cards
    worth: tuple[int, ...]

    def total(self, cards: Cards) -> int:
        return sum(self.worth[card] for card in cards)

    def all_sets(self) -> Iterator[Cards]:
        """Every set of table cards that has any."""
        for size in range(1, len(self.cards) + 1):
            yield from map(frozenset, combinations(self.cards, size))

    def has_an_ace(self) -> bool:
        return any(self.worth[card] == 1 for card in self.cards)

    def takes(self, kind: CaptureKind, played: Card, some: Cards) -> bool:
        """Whether a card takes these cards in this way."""
        own = self.worth[played]
        match kind:
            case EqualCard(only_aces):
                return len(some) == 1 and self.total(some) == own and (own == 1 or not only_aces)
            case SumToOwnValue():
                return 2 <= len(some) <= self.rule.max_cards and self.total(some) == own <= 10
            case SumWithPlayed(total, multiples):
                made = self.total(some) + own
                fits = made % total == 0 if multiples else made == total
                return fits and len(some) <= self.rule.max_cards
            case AceTakesAll():
                return own == 1 and some == self.cards and not self.has_an_ace()
        raise AssertionError(f"an unknown kind of capture: {kind}")

    def captures(self, played: Card) -> set[Cards]:
        """All that a card may take; its own set where an Ace takes itself."""
        for tier in self.rule.tiers:
            found = {
                some
                for some in self.all_sets()
                if any(self.takes(kind, played, some) for kind in tier)
            }
            takes_itself = any(each.takes_itself for each in aces_in(tier))
            if not self.cards and self.worth[played] == 1 and takes_itself:
                found = {frozenset([played])}
            if found:
                return self.allowed_of(found, played)
        return set()

    def allowed_of(self, found: set[Cards], played: Card) -> set[Cards]:
        """Those with the fewest cards, of all or of those that take the card's own value."""
        if self.rule.fewest_cards is FewestCards.FREE:
            return found
        simple = {some for some in found if self.total(some) == self.worth[played]}
        limited = found if self.rule.fewest_cards is FewestCards.ALL else simple
        fewest = min(map(len, limited), default=0)
        return {some for some in found if some not in limited or len(some) == fewest}

    def may_be_laid(self, played: Card) -> bool:
        """Whether a card need not take anything."""
        captures = self.captures(played)
        takes_all = bool(self.cards) and captures == {self.cards} and not self.has_an_ace()
        may_decline = any(each.may_decline for each in aces_in(self.rule.kinds))
        declines = self.worth[played] == 1 and takes_all and may_decline
        return not captures or not self.rule.forced or declines


def aces_in(kinds: Iterable[CaptureKind]) -> Iterator[AceTakesAll]:
    """The captures of a whole table by an Ace."""
    return (kind for kind in kinds if isinstance(kind, AceTakesAll))


@st.composite
def rules(draw: st.DrawFn) -> tuple[CaptureRule, tuple[int, ...]]:
    """The captures of any game with any options, and the worth of the cards, a wild one's too."""
    variant = draw(variants())
    worth = variant.captures.values
    if variant.wild_card is not None and draw(st.booleans()):
        worth = worth.with_wild(variant.wild_card, draw(st.integers(1, 10)))
    return variant.captures, worth.by_card


tables = st.frozensets(st.integers(0, PACK_SIZE - 1), max_size=8)
low_cards = [card for card in range(PACK_SIZE) if card % 10 < 4]
tables_of_low_cards = st.frozensets(st.sampled_from(low_cards), min_size=5, max_size=8)


class Asked(NamedTuple):
    """A table and the cards that are played to it."""

    cards: Cards
    played: list[Card]
    often: bool


questions = st.builds(
    Asked,
    tables | tables_of_low_cards,
    st.lists(st.integers(0, PACK_SIZE - 1), min_size=1, max_size=3),
    st.booleans(),
)


def sets_found(finder: CaptureFinder, number: int) -> list[Cards]:
    return [frozenset(cards_of(finder.found[at])) for at in range(number)]


@settings(moderately, max_examples=examples(250))
@given(rules(), st.lists(questions, min_size=1, max_size=3))
def test_the_finder_finds_exactly_what_a_search_through_all_sets_finds(
    rule: tuple[CaptureRule, tuple[int, ...]], asked: list[Asked]
) -> None:
    # One finder for all questions: what it keeps of one table must not show on the next.
    finder = CaptureFinder(rule[0].spec(), [*rule[1]])
    for cards, played, often in asked:
        table = Table(rule[0], cards, rule[1])
        finder.set_table(mask_of(cards), often)
        for card in played:
            if card in cards:
                continue
            found = sets_found(finder, finder.find(card))
            assert len(found) == len({*found})
            assert {*found} == table.captures(card)
            assert finder.may_lay_down(card) == table.may_be_laid(card)


@moderately
@given(rules(), tables, st.integers(0, PACK_SIZE - 1))
def test_one_card_finds_the_same_sets_in_the_same_order_as_all_cards(
    rule: tuple[CaptureRule, tuple[int, ...]], cards: Cards, card: Card
) -> None:
    found = []
    for for_all_cards in (True, False):
        finder = CaptureFinder(rule[0].spec(), [*rule[1]])
        finder.set_table(mask_of(cards - {card}), for_all_cards)
        found.append(sets_found(finder, finder.find(card)))
    assert found[0] == found[1]


@moderately
@given(rules(), tables, st.integers(1, 20), st.integers(0, PACK))
def test_sets_of_the_table_with_a_total_and_a_laid_card_are_found(
    rule: tuple[CaptureRule, tuple[int, ...]], cards: Cards, total: int, laid: int
) -> None:
    table = Table(rule[0], cards, rule[1])
    finder = CaptureFinder(rule[0].spec(), [*rule[1]])
    finder.set_table(mask_of(cards), for_all_cards=False)
    found = sets_found(finder, finder.find_table_captures(total, laid & mask_of(cards)))
    assert len(found) == len({*found})
    assert {*found} == {
        some
        for some in table.all_sets()
        if 2 <= len(some) <= rule[0].max_cards
        and table.total(some) == total
        and mask_of(some) & laid
    }


@moderately
@given(rules(), tables, st.integers(0, PACK_SIZE - 1), st.integers(1, 10), st.data())
def test_a_card_worth_something_else_is_found_as_such(
    rule: tuple[CaptureRule, tuple[int, ...]],
    cards: Cards,
    wild: Card,
    value: int,
    data: st.DataObject,
) -> None:
    captures, worth = rule
    finder = CaptureFinder(captures.spec(), [*worth])
    played = data.draw(st.sampled_from([card for card in range(PACK_SIZE) if card not in cards]))
    finder.set_table(mask_of(cards), for_all_cards=True)
    finder.find(played)
    finder.set_value(wild, value)
    changed = (*worth[:wild], value, *worth[wild + 1 :])
    finder.set_table(mask_of(cards), for_all_cards=True)
    assert {*sets_found(finder, finder.find(played))} == Table(captures, cards, changed).captures(
        played
    )
    assert finder.total_of(mask_of(cards)) == sum(changed[card] for card in cards)


@settings(moderately, max_examples=examples(250))
@given(rules(), tables.filter(bool), st.booleans())
def test_the_cards_that_can_take_a_whole_table(
    rule: tuple[CaptureRule, tuple[int, ...]], cards: Cards, by_ace: bool
) -> None:
    table = Table(rule[0], cards, rule[1])
    finder = CaptureFinder(rule[0].spec(), [*rule[1]])
    found = finder.sweeping_cards(mask_of(cards), table.total(cards), by_ace)
    assert {*cards_of(found)} == {
        card
        for card, own in enumerate(rule[1])
        if own  # Cards that the pack has not are worth nothing.
        for kind in rule[0].kinds
        if (by_ace or not isinstance(kind, AceTakesAll)) and table.takes(kind, card, cards)
    }
