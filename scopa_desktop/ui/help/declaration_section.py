"""What may be declared, and what it is worth.

The examples are cached: the search through all hands takes up to a tenth of a second, and the pages
of a game in every language show the same ones.
"""

from collections.abc import Iterator
from functools import lru_cache

from scopa_desktop.rules.captures import HIGHEST_VALUE, CaptureValues
from scopa_desktop.rules.cards import Card, mask_of
from scopa_desktop.rules.declarations import (
    Combination,
    DeclarationRule,
    HandCombinations,
    LowOrThreeOfAKind,
    ScoredCombination,
    TotalInRange,
    legal_declarations,
)
from scopa_desktop.ui.help.blocks import Block, CardsPicture, Prose
from scopa_desktop.ui.help.capture_examples import hand_that
from scopa_desktop.ui.help.game_text import GameText


def declaration_blocks(game_text: GameText) -> tuple[Block, ...]:
    """The declarations of a game; no blocks where there are none."""
    rule = game_text.variant.declarations
    match rule:
        case LowOrThreeOfAKind():
            return (*_small_or_alike(game_text, rule), *_customs(game_text, rule))
        case HandCombinations():
            return (*_combinations(game_text, rule), *_customs(game_text, rule))
        case None:
            return ()
    raise TypeError(f"there are no words for {rule}")


def _small_or_alike(game_text: GameText, rule: LowOrThreeOfAKind) -> Iterator[Block]:
    yield Prose(game_text.text(f"declarations.{'any_three' if rule.any_three else 'packet'}"))
    values = game_text.variant.captures.values
    small, alike = rule.low_points, rule.three_of_a_kind_points
    item = game_text.text("declarations.small", points=small, total=rule.low_total)
    yield Prose(f"- {item}")
    yield _hand(game_text, _low_example(rule, values))
    yield Prose(f"- {game_text.text('declarations.alike', points=alike)}")
    yield _hand(game_text, _three_of_a_kind_example(rule, values))
    yield Prose(game_text.text("declarations.better"))
    matta = game_text.words.card(rule.wild)
    yield Prose(game_text.text("declarations.wild", matta=matta, least=1, most=HIGHEST_VALUE))


@lru_cache(maxsize=32)
def _low_example(rule: LowOrThreeOfAKind, values: CaptureValues) -> tuple[Card, ...]:
    """A hand with exactly the allowed total, without the wild card."""

    def is_example(hand: tuple[Card, ...]) -> bool:
        is_low = rule.wild not in hand and values.total(mask_of(hand)) == rule.low_total
        return is_low and _points(rule, values, hand) == {rule.low_points}

    return hand_that(is_example)


@lru_cache(maxsize=32)
def _three_of_a_kind_example(rule: LowOrThreeOfAKind, values: CaptureValues) -> tuple[Card, ...]:
    """A hand in which the wild card makes a pair three of a kind, and nothing else scores."""

    def is_example(hand: tuple[Card, ...]) -> bool:
        points = {rule.three_of_a_kind_points}
        return rule.wild in hand and _points(rule, values, hand) == points

    return hand_that(is_example)


def _points(rule: DeclarationRule, values: CaptureValues, hand: tuple[Card, ...]) -> set[int]:
    return {choice.points for choice in legal_declarations(rule, mask_of(hand), True, values)}


def _combinations(game_text: GameText, rule: HandCombinations) -> Iterator[Block]:
    values = game_text.variant.captures.values
    yield Prose(game_text.text(f"declarations.{'together' if rule.before_play else 'packet'}"))
    for index, combination in enumerate(rule.combinations):
        yield Prose(f"- {_combination(game_text, combination)}")
        yield _hand(game_text, _combination_example(rule, index, values))
    yield Prose(game_text.text("declarations.all_add_up"))


def _combination(game_text: GameText, combination: Combination) -> str:
    most = combination.max_total if isinstance(combination, TotalInRange) else 0
    return game_text.text(f"declarations.{combination.name}", points=combination.points, most=most)


@lru_cache(maxsize=128)
def _combination_example(
    rule: HandCombinations, index: int, values: CaptureValues
) -> tuple[Card, ...]:
    """A hand with the combination of that index and no other."""
    combination = rule.combinations[index]
    expected = [(ScoredCombination(combination.name, combination.points),)]

    def is_example(hand: tuple[Card, ...]) -> bool:
        possible = legal_declarations(rule, mask_of(hand), True, values)
        return [rule.combinations_of(choice, values) for choice in possible] == expected

    return hand_that(is_example)


def _hand(game_text: GameText, cards: tuple[Card, ...]) -> CardsPicture:
    return CardsPicture(cards, game_text.text("declarations.example", cards=game_text.cards(cards)))


def _customs(game_text: GameText, rule: DeclarationRule) -> Iterator[Prose]:
    """What happens to declared cards, and when the points count."""
    names = ["lies_open" if rule.stays_open else "taken_back"]
    if rule.stays_open:
        names.append("goes_first" if rule.played_first else "goes_as_usual")
    names.append("at_once" if rule.scores_at_once else "at_the_end")
    names.append("optional_in_time" if rule.before_play else "optional")
    yield Prose(" ".join(game_text.text(f"declarations.{name}") for name in names))
