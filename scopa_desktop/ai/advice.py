"""Advice for a person: what the rules of thumb would do now, and why, as data.

The window puts the reasons into words.
"""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final, NamedTuple

from scopa_desktop.ai.announcements import before_playing
from scopa_desktop.ai.heuristics import Judgement, Weights, judge
from scopa_desktop.ai.outlook import Outcome, Outlook
from scopa_desktop.ai.prices import PriceList
from scopa_desktop.ai.view import SeatView
from scopa_desktop.rules.cards import Mask, cards_of, mask_of
from scopa_desktop.rules.moves import Action, Cut, Declare, TakeTable

MOST_REASONS: Final = 3
"""The reasons given: more are not read."""
NOTEWORTHY_PRICE: Final = 0.08
"""The points from which a card is worth naming in a category."""
NOTEWORTHY_CHANCE: Final = 0.05
"""The difference in the chance of a rival's sweep from which it is worth naming."""


class HintReason(Enum):
    """What speaks for a move."""

    ONLY_MOVE = "only move"
    SWEEP = "sweep"
    CATEGORY = "category"
    """It takes cards that count in a category: coins, settebello, primiera, cards …"""
    LEFTOVERS = "leftovers"
    """It makes the seat the last capturer, who gets the cards left on the table."""
    AVOIDS_SWEEP = "avoids sweep"
    """Another move would let the next player sweep more easily."""
    SAFE_TABLE = "safe table"
    """The next player cannot sweep what it leaves."""
    KEEPS_TAKER = "keeps taker"
    """A card kept takes the laid card back: its twin, most often."""
    CHEAPEST_CARD = "cheapest card"
    """It lays down the card of the hand that is worth least."""
    DECLARES = "declares"
    """It announces a combination for points."""
    DEAR_CARD = "dear card"
    """The card that was cut is worth more than most."""
    CHEAP_CARD = "cheap card"
    """The card that was cut is worth less than most."""
    BALANCE = "balance"
    """Nothing stands out: it weighs best what is taken against what is left to the others."""


class Argument(NamedTuple):
    """One reason for a move with what there is to say about it."""

    reason: HintReason
    cards: Mask = 0
    """The cards it speaks of."""
    category: str = ""
    """For `CATEGORY`: the category's name in the variant."""
    percent: int | None = None
    """For `AVOIDS_SWEEP`: the chance of the sweep that is avoided, in the worst other move."""
    points: int = 0
    """For `DECLARES`: what it brings."""


class Hint(NamedTuple):
    """What to do and what speaks for it, the strongest reason first."""

    move: Action
    arguments: tuple[Argument, ...]


def hint(view: SeatView) -> Hint:
    """The best that a seat can do by the rules of thumb; the view needs a legal move."""
    if (announcement := before_playing(view)) is not None:
        arguments = tuple(_about_announcing(view, announcement))[:MOST_REASONS]
        return Hint(announcement, arguments or (Argument(HintReason.BALANCE),))
    outlook = Outlook(view)
    judgements = judge(outlook, Weights())
    outcome = judgements[0].outcome
    if len(judgements) == 1:
        return Hint(outcome.move, (Argument(HintReason.ONLY_MOVE),))
    arguments = tuple(_arguments(outlook, judgements))[:MOST_REASONS]
    return Hint(outcome.move, arguments or (Argument(HintReason.BALANCE),))


def _about_announcing(view: SeatView, action: Action) -> Iterator[Argument]:
    """What speaks for something that is done before a card is played."""
    match action:
        case Declare(cards, points):
            yield Argument(HintReason.DECLARES, cards, points=points)
        case Cut(keeps) if view.cut_card is not None:
            reason = HintReason.DEAR_CARD if keeps else HintReason.CHEAP_CARD
            yield Argument(reason, 1 << view.cut_card)
        case TakeTable(take):
            if take == view.table:
                yield Argument(HintReason.SWEEP, take)
            yield from _categories(PriceList.of(view), take)


def _arguments(outlook: Outlook, judgements: Sequence[Judgement]) -> Iterator[Argument]:
    outcome = judgements[0].outcome
    if outlook.sweep_points(outcome):
        yield Argument(HintReason.SWEEP, outcome.won)
    yield from _categories(outlook.prices, outcome.won)
    yield from _leftovers(outlook, outcome)
    yield from _safety(outlook, judgements)
    if not outcome.won:
        yield from _about_laying(outlook, outcome)


def _categories(price_list: PriceList, won: Mask) -> Iterator[Argument]:
    """The categories in which a capture counts, the most valuable first."""
    found = []
    for category, prices in price_list.by_category.items():
        cards = [card for card in cards_of(won) if prices[card] >= NOTEWORTHY_PRICE]
        if cards:
            mask = mask_of(cards)
            argument = Argument(HintReason.CATEGORY, mask, category)
            found.append((sum(prices[card] for card in cards), argument))
    found.sort(key=lambda one: one[0], reverse=True)
    yield from (argument for _, argument in found)


def _leftovers(outlook: Outlook, outcome: Outcome) -> Iterator[Argument]:
    """The cards left are the seat's own when it captures with the last cards of the round."""
    is_near_end = outlook.plays_to_come < outlook.view.seating.players
    if outcome.won and outcome.table and is_near_end:
        yield Argument(HintReason.LEFTOVERS, outcome.table)


def _safety(outlook: Outlook, judgements: Sequence[Judgement]) -> Iterator[Argument]:
    """How the table left compares with what the other moves would leave to a rival."""
    table = judgements[0].outcome.table
    if outlook.turns[0].stake > 0:
        return
    chance = outlook.chance_of_sweep(table)
    worst = max(judgements[1:], key=lambda one: outlook.chance_of_sweep(one.outcome.table))
    avoided = outlook.chance_of_sweep(worst.outcome.table)
    if avoided - chance >= NOTEWORTHY_CHANCE:
        cards = outlook.sweeping_cards(worst.outcome.table)
        yield Argument(HintReason.AVOIDS_SWEEP, cards, percent=round(100 * avoided))
    elif table and not chance:
        yield Argument(HintReason.SAFE_TABLE, table)


def _about_laying(outlook: Outlook, outcome: Outcome) -> Iterator[Argument]:
    laid = outcome.move.card
    takers = [
        card
        for card in cards_of(outcome.hand)
        if any(
            taken >> laid & 1 for taken in outlook.view.variant.captures.sets(card, outcome.table)
        )
    ]
    if takers:
        yield Argument(HintReason.KEEPS_TAKER, mask_of(takers))
    prices = outlook.prices.total
    if all(prices[laid] < prices[card] for card in cards_of(outcome.hand)):
        yield Argument(HintReason.CHEAPEST_CARD, 1 << laid)
