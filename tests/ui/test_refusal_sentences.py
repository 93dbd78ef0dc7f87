"""Every refusal of a wrong selection is true, in every game and with every option about captures.

The reference rules of `by_the_book` say what is legal: with the options as they are, and without
the option that a refusal names.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, islice
from random import Random
from typing import Final

import pytest

from scopa_desktop.rules.cards import PACK_SIZE, Card, Mask, cards_of, mask_of, names_of
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.moves import Move, Refusal, RefusalReason
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.variant import OptionValue, Variant
from scopa_desktop.ui.pictures.decks import load_decks
from scopa_desktop.ui.wording.card_wording import CardWording
from tests.rules.by_the_book import taking
from tests.rules.by_the_book.games import GAMES
from tests.rules.capture_settings import capture_settings
from tests.sampling import parametrize_some

DECK: Final = load_decks()["napoletane"]
POSITIONS: Final = 8
"""Random positions for each game under each choice of options."""
WITHOUT_FEWEST: Final = {"fewest_cards_first": False}
WITHOUT_LIMITS: Final = {"fewest_cards_first": False, "two_cards_at_most": False}


@dataclass(frozen=True)
class Case:
    """A position in which a card is to be played."""

    game: str
    settings: Mapping[str, OptionValue]
    played: Card
    table: Mask
    wild: int
    _legal: dict[frozenset[tuple[str, OptionValue]], set[Mask]] = field(default_factory=dict)
    """What is legal with some options changed, as far as it was asked for."""

    def __str__(self) -> str:
        """The position, for a failure."""
        on = [name for name, value in self.settings.items() if value]
        return f"{self.game} {on} {names_of(1 << self.played)} on {names_of(self.table)}"

    @cached_property
    def variant(self) -> Variant:
        return CATALOGUE[self.game].configured(self.settings)

    @cached_property
    def round(self) -> Round:
        other = next(card for card in range(PACK_SIZE) if not self.table >> card & 1
                     and card != self.played)  # fmt: skip
        values = self.variant.captures.values
        if (matta := self.variant.wild_card) is not None and self.wild:
            values = values.with_wild(matta, self.wild)
        hands = [1 << self.played, 1 << other]
        return Round(self.variant, TWO, dealer=1, hands=hands, table=self.table, values=values)

    def legal(self, **changed: OptionValue) -> set[Mask]:
        """What the card may take by the book, with some options changed where there are any."""
        offered = {name: value for name, value in changed.items() if name in self.settings}
        key = frozenset(offered.items())
        if key not in self._legal:
            self._legal[key] = self._legal_by_the_book(offered)
        return self._legal[key]

    def _legal_by_the_book(self, offered: Mapping[str, OptionValue]) -> set[Mask]:
        rules = taking.Rules.of(CATALOGUE[self.game].configured({**self.settings, **offered}))
        cards = frozenset(names_of(self.table).split())
        taken = taking.Table(rules, cards, self.wild).taken_by(names_of(1 << self.played))
        return {mask_of(map(card_named, some)) for some in taken}


def card_named(name: str) -> Card:
    return "DCSB".index(name[1]) * 10 + "A234567JQK".index(name[0])


def cases(variant: Variant) -> Iterator[Case]:
    rng = Random(variant.id)
    for settings in capture_settings(variant):
        for _ in range(POSITIONS):
            size = rng.randint(1, 5)
            # Low cards and equal cards are drawn more often: they can be taken in more ways.
            ranks = [*rng.sample(range(10), 4), 0, 1]
            pack = sorted({rank + 10 * suit for rank in ranks for suit in range(4)})
            cards = rng.sample(pack, size + 1)
            wild = rng.randint(1, 10) if variant.wild_card in cards else 0
            yield Case(variant.id, settings, cards[0], mask_of(cards[1:]), wild)


def subsets(table: Mask) -> Iterator[Mask]:
    cards = [*cards_of(table)]
    for size in range(len(cards) + 1):
        yield from map(mask_of, combinations(cards, size))


SUM: Final = re.compile(r"(?:[\d +]+ = )?(\d+), not (a multiple of )?(\d+)")


def check_sums(case: Case, take: Mask, sentence: str) -> None:
    """The sums in a sentence are those that the card can make, and none of them is right."""
    values, played = case.round.values, case.played
    own, made = values.of(played), values.total(take)
    named = {
        (int(total), int(wanted), bool(multiple))
        for total, multiple, wanted in SUM.findall(sentence)
    }
    reference = taking.Rules.of(case.variant).game
    expected = set()
    by_value = reference.taking in ("equal", "equal, else sums", "equal or sums")
    if by_value or (reference.taking == "every way" and own > 1):
        expected.add((made, own, False))
    if not by_value:
        expected.add((made + own, reference.total, reference.taking == "to any multiple"))
    assert named == expected
    for total, wanted, multiple in named:
        assert total % wanted if multiple else total != wanted


def check(case: Case, take: Mask, refusal: Refusal) -> None:
    """One refusal is true."""
    legal, words = case.legal(), CardWording(DECK, case.variant, case.round.values)
    values = case.round.values
    equal = case.table & values.cards_of_value[values.of(case.played)]
    sentence, short = words.refusal(refusal), words.impossible(refusal)
    for text in (sentence, short):
        assert not set("{}") & set(text) and not re.search(r"[.:,] ?[.:,]|: *$", text), text
    match refusal.reason:
        case RefusalReason.MUST_CAPTURE:
            assert not take and refusal.cards in legal
        case RefusalReason.EQUAL_CARD_FIRST:
            assert refusal.cards == equal and case.legal(**WITHOUT_FEWEST) == legal
            assert legal == {1 << card for card in cards_of(equal)}
        case RefusalReason.NO_SUMS:
            assert take.bit_count() > 1 and all(some.bit_count() == 1 for some in legal)
        case RefusalReason.ONE_EQUAL_CARD:
            assert take & ~equal == 0 and take.bit_count() > 1 and refusal.cards == equal
            without = case.legal(**WITHOUT_FEWEST)
            assert {1 << card for card in cards_of(equal)} == {
                some for some in without if not some & ~equal
            }
        case RefusalReason.TOO_MANY_CARDS:
            assert take in case.legal(**WITHOUT_FEWEST)
            assert refusal.cards in legal and refusal.cards.bit_count() < take.bit_count()
        case RefusalReason.SUM_LIMIT:
            assert take in case.legal(**WITHOUT_LIMITS)
            assert take not in case.legal(**WITHOUT_FEWEST)
            assert refusal.limit == 2 < take.bit_count() and "at most 2 cards" in short
        case RefusalReason.WHOLE_TABLE:
            assert legal == {case.table} != {take} and values.of(case.played) == 1
        case RefusalReason.COURT:
            together = [*cards_of(take | 1 << case.played)]
            assert case.variant.captures.values.numberless
            assert take not in case.legal(**WITHOUT_LIMITS)
            assert any(card % 10 > 6 for card in together), "one of them is a court"
            assert len(together) > 2 or len({card % 10 for card in together}) > 1
        case RefusalReason.NOT_A_CAPTURE:
            assert take not in case.legal(**WITHOUT_LIMITS)
            check_sums(case, take, sentence)
            check_sums(case, take, short)
        case reason:
            raise AssertionError(f"{reason} does not apply")


@parametrize_some("step", [3, 1], default=[3])
@pytest.mark.parametrize("game", [game for game in CATALOGUE if game in GAMES])
def test_every_refusal_of_a_selection_is_true(game: str, step: int) -> None:
    """In every position, or in a third of them."""
    failures = []
    reasons = set()
    for case in islice(cases(CATALOGUE[game]), 0, None, step):
        legal = case.legal()
        for take in subsets(case.table):
            refusal = case.round.refusal(Move(case.played, take))
            if take:
                assert (refusal is None) == (take in legal), f"{case} takes {names_of(take)}"
            if refusal is None:
                continue
            reasons.add(refusal.reason)
            try:
                check(case, take, refusal)
            except AssertionError as failure:
                failures.append(f"{case}, {names_of(take)}: {refusal.reason.value}: {failure}")
    assert not failures, "\n".join(failures[:10])
    assert RefusalReason.NOT_A_CAPTURE in reasons
