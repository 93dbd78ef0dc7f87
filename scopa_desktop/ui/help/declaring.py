"""What may be declared, and what it is worth."""

from collections.abc import Iterator

from scopa_desktop.rules.captures import HIGHEST_VALUE
from scopa_desktop.rules.cards import Card, mask_of
from scopa_desktop.rules.declarations import (
    Combination,
    DeclarationRule,
    HandCombinations,
    Named,
    SmallOrAlike,
    TotalOf,
    choices,
)
from scopa_desktop.ui.help.blocks import Block, CardsPicture, Prose
from scopa_desktop.ui.help.examples import hand_that
from scopa_desktop.ui.help.teller import Teller


def told_declarations(teller: Teller) -> tuple[Block, ...]:
    """The declarations of a game; nothing where there are none."""
    rule = teller.variant.declarations
    match rule:
        case SmallOrAlike():
            return (*_small_or_alike(teller, rule), *_customs(teller, rule))
        case HandCombinations():
            return (*_combinations(teller, rule), *_customs(teller, rule))
        case None:
            return ()
    raise TypeError(f"there are no words for {rule}")


def _small_or_alike(teller: Teller, rule: SmallOrAlike) -> Iterator[Block]:
    yield Prose(teller.say(f"declarations.{'any_three' if rule.any_three else 'packet'}"))
    small, alike = rule.small_points, rule.alike_points
    told = teller.say("declarations.small", points=small, total=rule.small_total)
    yield Prose(f"- {told}")
    yield _hand(teller, hand_that(lambda hand: _small_hand(teller, rule, hand)))
    yield Prose(f"- {teller.say('declarations.alike', points=alike)}")
    yield _hand(teller, hand_that(lambda hand: _alike_by_matta(teller, rule, hand)))
    yield Prose(teller.say("declarations.better"))
    matta = teller.card(rule.wild)
    yield Prose(teller.say("declarations.wild", matta=matta, least=1, most=HIGHEST_VALUE))


def _small_hand(teller: Teller, rule: SmallOrAlike, hand: tuple[Card, ...]) -> bool:
    """As much as is allowed, without the wild card."""
    values = teller.variant.captures.values
    total = values.total(mask_of(hand))
    return rule.wild not in hand and total == rule.small_total and _points(
        teller, rule, hand
    ) == {rule.small_points}  # fmt: skip


def _alike_by_matta(teller: Teller, rule: SmallOrAlike, hand: tuple[Card, ...]) -> bool:
    """A pair that the wild card makes three of, and that is not little."""
    return rule.wild in hand and _points(teller, rule, hand) == {rule.alike_points}


def _points(teller: Teller, rule: DeclarationRule, hand: tuple[Card, ...]) -> set[int]:
    found = choices(rule, mask_of(hand), True, teller.variant.captures.values)
    return {choice.points for choice in found}


def _combinations(teller: Teller, rule: HandCombinations) -> Iterator[Block]:
    yield Prose(teller.say("declarations.packet"))
    for one in rule.combinations:
        yield Prose(f"- {_combination(teller, one)}")
        yield _hand(teller, _example(teller, rule, one))
    yield Prose(teller.say("declarations.all_add_up"))


def _combination(teller: Teller, one: Combination) -> str:
    most = one.most if isinstance(one, TotalOf) else 0
    return teller.say(f"declarations.{one.name}", points=one.points, most=most)


def _example(teller: Teller, rule: HandCombinations, one: Combination) -> tuple[Card, ...]:
    """A hand that has this combination and no other."""
    values = teller.variant.captures.values

    def is_example(hand: tuple[Card, ...]) -> bool:
        found = choices(rule, mask_of(hand), True, values)
        return [rule.names(each, values) for each in found] == [(Named(one.name, one.points),)]

    return hand_that(is_example)


def _hand(teller: Teller, cards: tuple[Card, ...]) -> CardsPicture:
    return CardsPicture(cards, teller.say("declarations.example", cards=teller.cards(cards)))


def _customs(teller: Teller, rule: DeclarationRule) -> Iterator[Prose]:
    """What happens to declared cards, and when the points count."""
    names = ["lies_open" if rule.lies_open else "taken_back"]
    if rule.lies_open:
        names.append("goes_first" if rule.goes_first else "goes_as_usual")
    names += ["at_once" if rule.at_once else "at_the_end", "optional"]
    yield Prose(" ".join(teller.say(f"declarations.{name}") for name in names))
