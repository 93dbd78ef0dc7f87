"""The numbers that the sentences of lessons name, computed from the rules and the round."""

from collections.abc import Iterator, Mapping

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import SETTEBELLO, Rank, Suit, card, cards_of
from scopa_desktop.rules.dealing import FIFTEEN
from scopa_desktop.rules.declarations import HandCombinations, LowOrThreeOfAKind
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.scoring import (
    PRIMIERA_VALUES,
    CompleteSet,
    Contest,
    EnoughCards,
    choices_of,
)
from scopa_desktop.rules.variant import Variant

_SIDES = ("own", "their")


def facts_of(match: Match) -> Mapping[str, int]:
    """The facts of a match in its position, by the names that sentences use."""
    return {**dict(_game_facts(match.variant)), **dict(_round_facts(match))}


def _game_facts(game: Variant) -> Iterator[tuple[str, int]]:
    values = game.captures.values
    yield "target", game.target
    yield "fifteen", FIFTEEN
    for name, rank in (("page", Rank.PAGE), ("knight", Rank.KNIGHT), ("king", Rank.KING)):
        yield f"{name}_value", values.of(card(rank, Suit.COINS))
    for name, rank in (("7", Rank.SEVEN), ("6", Rank.SIX), ("ace", Rank.ACE), ("5", Rank.FIVE)):
        yield f"primiera_{name}", PRIMIERA_VALUES[rank]
    yield "primiera_court", PRIMIERA_VALUES[Rank.KING]
    rule = game.declarations
    if isinstance(rule, LowOrThreeOfAKind):
        yield "low_total", rule.low_total
        yield "low_points", rule.low_points
        yield "alike_points", rule.three_of_a_kind_points
    elif isinstance(rule, HandCombinations):
        for combination in rule.combinations:
            yield f"{combination.name}_points", combination.points
    yield from _category_points(game)


def _category_points(game: Variant) -> Iterator[tuple[str, int]]:
    """The points of the categories that bring a fixed number."""
    for category in game.categories:
        for choice in choices_of(category):
            if isinstance(choice, Contest | CompleteSet | EnoughCards):
                yield f"{choice.name}_score", choice.points


def _round_facts(match: Match) -> Iterator[tuple[str, int]]:
    current = match.round
    if current is None:
        return
    sheet = current.sheet()
    for side, name in enumerate(_SIDES[: match.seating.sides]):
        yield f"{name}_points", sheet.totals[side]
        for line in sheet.lines:
            figure = line.figures[side]
            yield f"{name}_{line.category}", line.points[side] if figure is None else figure
        yield f"{name}_has_settebello", current.piles[side] >> SETTEBELLO & 1
    if not current.is_over:
        unseen = SeatView.of(match, 0).unseen
        yield "unseen_total", sum(map(current.values.of, cards_of(unseen)))
    yield "hand_total", sum(map(current.values.of, cards_of(current.hands[0])))
