"""What may be declared, and what it is worth."""

from collections.abc import Iterator

from scopa_desktop.rules.captures import HIGHEST_VALUE
from scopa_desktop.rules.cards import Card, mask_of
from scopa_desktop.rules.declarations import (
    Combination,
    DeclarationRule,
    HandCombinations,
    LowOrThreeOfAKind,
    TotalInRange,
)
from scopa_desktop.ui.help.blocks import Block, CardsPicture, Prose
from scopa_desktop.ui.help.examples import declared_hands, hand_with_wild
from scopa_desktop.ui.help.game_text import GameText


def declaration_blocks(game_text: GameText) -> tuple[Block, ...]:
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
    values = game_text.variant.captures.values
    hands = {declared.name: found for declared, found in declared_hands(rule, values).items()}
    small = [hand for hand in hands["small"] if rule.wild not in hand]
    yield Prose(game_text.text(f"declarations.{'any_three' if rule.any_three else 'packet'}"))
    item = game_text.text("declarations.small", points=rule.low_points, total=rule.low_total)
    yield Prose(f"- {item}")
    yield _hand(game_text, max(small, key=lambda hand: values.total(mask_of(hand))))
    item = game_text.text("declarations.alike", points=rule.three_of_a_kind_points)
    yield Prose(f"- {item}")
    yield _hand(game_text, hand_with_wild(rule, hands["alike"]))
    yield Prose(game_text.text("declarations.better"))
    matta = game_text.words.card(rule.wild)
    yield Prose(game_text.text("declarations.wild", matta=matta, least=1, most=HIGHEST_VALUE))


def _combinations(game_text: GameText, rule: HandCombinations) -> Iterator[Block]:
    values = game_text.variant.captures.values
    hands = {declared.name: found for declared, found in declared_hands(rule, values).items()}
    yield Prose(game_text.text(f"declarations.{'together' if rule.before_play else 'packet'}"))
    for combination in rule.combinations:
        yield Prose(f"- {_combination(game_text, combination)}")
        yield _hand(game_text, hands[combination.name][0])
    name = "some_are_named" if rule.in_parts else "all_add_up"
    yield Prose(game_text.text(f"declarations.{name}"))


def _combination(game_text: GameText, combination: Combination) -> str:
    most = combination.max_total if isinstance(combination, TotalInRange) else 0
    return game_text.text(f"declarations.{combination.name}", points=combination.points, most=most)


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
