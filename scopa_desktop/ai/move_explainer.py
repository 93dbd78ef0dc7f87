"""What speaks for a move and what against it, as data; the window puts it into words."""

from collections.abc import Iterator
from enum import Enum
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

from scopa_desktop.ai.position_evaluation import MoveOutcome, PositionEvaluation
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import PACK, PACK_SIZE, Card, Mask, cards_of, mask_of, union
from scopa_desktop.rules.moves import Action, Cut, Declare, Move, TakeTable

NOTEWORTHY_VALUE: Final = 0.08
"""The points from which a card is worth naming in a category."""
NOTEWORTHY_CHANCE: Final = 0.05
"""The difference in the chance of a rival's sweep from which it is worth naming."""

_LAID: Final = 0.5
"""The share of a card's price that is thought lost when it is laid down."""
_PER_RANK: Final = 0.1
_LAST_OF_RANK: Final = 0.1
_KEPT_TAKER: Final = 0.08
_SAFE: Final = 0.05
_CHEAPEST: Final = 0.04


class AdviceReason(Enum):
    """What there is to say about a move."""

    ONLY_MOVE = "only move"
    SWEEP = "sweep"
    CATEGORY = "category"
    """It takes cards that count in a category: coins, settebello, primiera, cards …"""
    LEFTOVERS = "leftovers"
    """It makes the seat the last capturer, who gets the cards left on the table."""
    AVOIDS_SWEEP = "avoids sweep"
    """Another move would let the next player sweep more easily."""
    GIVES_SWEEP = "gives sweep"
    """The next player may sweep what it leaves, more easily than after another move."""
    SAFE_TABLE = "safe table"
    """The next player cannot sweep what it leaves."""
    PAIRS = "pairs"
    """Ranks of which an odd number of cards was in play are even again (pareggio).

    For the dealer's side, which plays last and matches what is left in pairs, that is good; for
    the other it is bad.
    """
    UNPAIRS = "unpairs"
    """Of these ranks an odd number of cards stays in play (spariglio): good for whom pairs are bad.
    """
    LAST_OF_RANK = "last of rank"
    """Nobody holds an equal card any more that could take the one laid down."""
    KEEPS_TAKER = "keeps taker"
    """A card kept takes the laid card back: its twin, most often."""
    CHEAPEST_CARD = "cheapest card"
    """It lays down the card of the hand that is worth least."""
    OFFERS = "offers"
    """It lays down a card that counts in a category, more than another card would."""
    DECLARES = "declares"
    """It announces a combination for points."""
    DEAR_CARD = "dear card"
    """The card that was cut is worth more than most."""
    CHEAP_CARD = "cheap card"
    """The card that was cut is worth less than most."""
    BALANCE = "balance"
    """Nothing stands out: it weighs best what is taken against what is left to the others."""


class MoveArgument(NamedTuple):
    """One thing to say about a move."""

    reason: AdviceReason
    cards: Mask = 0
    """The cards it speaks of."""
    is_favourable: bool = True
    """Whether it is good about the move, or bad."""
    category: str = ""
    """For `CATEGORY` and `OFFERS`: the category's name in the variant."""
    percent: int | None = None
    """For `GIVES_SWEEP`: the chance of the sweep; for `AVOIDS_SWEEP`: that in the worst other move.
    """
    points: int = 0
    """For `DECLARES`: what it brings."""


_Weighed: TypeAlias = tuple[float, MoveArgument]
"""An argument and roughly how many points it is about."""


class _Left(NamedTuple):
    """What a move leaves to the next player."""

    table: Mask
    risk: float
    """The chance that he can sweep it."""


class MoveExplainer:
    """What can be said about the moves of one seat, worked out from what it sees."""

    def __init__(self, view: SeatView) -> None:
        """Nothing is worked out before the first move is spoken of."""
        self._view = view
        self._outlook = PositionEvaluation(view)

    def arguments(self, action: Action) -> tuple[MoveArgument, ...]:
        """What speaks for a legal move of the seat and against it, the weightiest first."""
        found = sorted(self._weighed(action), key=lambda one: one[0], reverse=True)
        return tuple(argument for _, argument in found)

    def _weighed(self, action: Action) -> Iterator[_Weighed]:
        match action:
            case Move():
                yield from self._about_playing(self._outlook.after(action))
            case Declare(cards, points):
                yield points, MoveArgument(AdviceReason.DECLARES, cards, points=points)
            case TakeTable(take):
                if take == self._view.table:
                    yield 1.0, MoveArgument(AdviceReason.SWEEP, take)
                yield from self._categories(take)
            case Cut(keeps):
                yield from self._about_cutting(keeps)

    def _about_cutting(self, keeps: bool) -> Iterator[_Weighed]:
        """A card dearer than most is better kept, another as well laid on the table."""
        card, card_values = self._view.cut_card, self._outlook.card_values
        if card is not None:
            is_dear = card_values.total[card] > card_values.of_cards(PACK) / PACK_SIZE
            reason = AdviceReason.DEAR_CARD if is_dear else AdviceReason.CHEAP_CARD
            yield 1.0, MoveArgument(reason, 1 << card, is_favourable=is_dear is keeps)

    def _about_playing(self, outcome: MoveOutcome) -> Iterator[_Weighed]:
        if points := self._outlook.sweep_points(outcome):
            yield points, MoveArgument(AdviceReason.SWEEP, outcome.won)
        yield from self._categories(outcome.won)
        yield from self._leftovers(outcome)
        yield from self._safety(outcome)
        if outcome.won:
            yield from self._parity(outcome.won)
        else:
            yield from self._about_laying(outcome)

    # --- what is won ---------------------------------------------------------------------------

    def _categories(self, won: Mask) -> Iterator[_Weighed]:
        """The categories in which a capture counts."""
        for category, card_values in self._outlook.card_values.by_category.items():
            cards = [card for card in cards_of(won) if card_values[card] >= NOTEWORTHY_VALUE]
            if cards:
                argument = MoveArgument(AdviceReason.CATEGORY, mask_of(cards), category=category)
                yield sum(card_values[card] for card in cards), argument

    def _leftovers(self, outcome: MoveOutcome) -> Iterator[_Weighed]:
        """The cards left are the seat's own when it captures with the last cards of the round."""
        is_near_end = self._outlook.plays_to_come < self._view.seating.players
        if outcome.won and outcome.table and is_near_end:
            price = self._outlook.card_values.of_cards(outcome.table)
            yield price, MoveArgument(AdviceReason.LEFTOVERS, outcome.table)

    # --- what is left --------------------------------------------------------------------------

    @cached_property
    def _left(self) -> dict[Move, _Left]:
        """What each move leaves."""
        evaluation = self._outlook
        tables = {move: evaluation.after(move).table for move in self._view.plays()}
        risks = {table: evaluation.chance_of_sweep(table) for table in {*tables.values()}}
        return {move: _Left(table, risks[table]) for move, table in tables.items()}

    def _safety(self, outcome: MoveOutcome) -> Iterator[_Weighed]:
        """How the table left compares with what the other moves would leave to a rival."""
        own = self._left[outcome.move]
        others = [left for move, left in self._left.items() if move != outcome.move]
        if not others:
            return
        worst = max(others, key=lambda left: left.risk)
        if worst.risk - own.risk >= NOTEWORTHY_CHANCE:
            yield worst.risk - own.risk, self._sweep(AdviceReason.AVOIDS_SWEEP, worst)
        elif own.table and not own.risk:
            yield _SAFE, MoveArgument(AdviceReason.SAFE_TABLE, own.table)
        if own.risk - min(left.risk for left in others) >= NOTEWORTHY_CHANCE:
            yield own.risk, self._sweep(AdviceReason.GIVES_SWEEP, own)

    def _sweep(self, reason: AdviceReason, left: _Left) -> MoveArgument:
        """The sweep that the next player may make of a table."""
        return MoveArgument(
            reason,
            self._outlook.sweeping_cards(left.table),
            is_favourable=reason is AdviceReason.AVOIDS_SWEEP,
            percent=round(100 * left.risk),
        )

    # --- the ranks -----------------------------------------------------------------------------

    @property
    def _takes_equal_cards(self) -> bool:
        kinds = self._view.variant.captures.kinds
        return any(kind.takes_equal_card and len(kind.capturing_values) > 1 for kind in kinds)

    def _parity(self, won: Mask) -> Iterator[_Weighed]:
        """Which ranks in play a capture makes even or odd, where pairs play against each other."""
        view = self._view
        if not (view.seating.pairs and self._takes_equal_cards):
            return
        in_play = PACK & ~union(view.piles)
        paired = unpaired = 0
        for cards in view.values.cards_of_value:
            if (won & cards).bit_count() % 2:
                if (in_play & cards).bit_count() % 2:
                    paired |= won & cards
                else:
                    unpaired |= won & cards
        plays_last = view.seating.side_of(view.dealer) == view.side
        if paired:
            weight = _PER_RANK * paired.bit_count()
            yield weight, MoveArgument(AdviceReason.PAIRS, paired, is_favourable=plays_last)
        if unpaired:
            weight = _PER_RANK * unpaired.bit_count()
            yield weight, MoveArgument(AdviceReason.UNPAIRS, unpaired, is_favourable=not plays_last)

    def _is_last_of_rank(self, outcome: MoveOutcome) -> bool:
        """Whether nobody holds a card equal to the one laid down, the seat itself included."""
        view, laid = self._view, outcome.move.card
        equal = view.values.cards_of_value[view.values.of(laid)]
        held = view.unseen | union(view.shown) | view.hand
        return not held & equal & ~(1 << laid)

    # --- what is laid --------------------------------------------------------------------------

    def _about_laying(self, outcome: MoveOutcome) -> Iterator[_Weighed]:
        laid = outcome.move.card
        if self._takes_equal_cards and self._is_last_of_rank(outcome):
            yield _LAST_OF_RANK, MoveArgument(AdviceReason.LAST_OF_RANK, 1 << laid)
        if takers := self._takers(outcome):
            yield _KEPT_TAKER, MoveArgument(AdviceReason.KEEPS_TAKER, takers)
        card_values = self._outlook.card_values.total
        if all(card_values[laid] < card_values[card] for card in cards_of(outcome.hand)):
            yield _CHEAPEST, MoveArgument(AdviceReason.CHEAPEST_CARD, 1 << laid)
        yield from self._offers(laid)

    def _takers(self, outcome: MoveOutcome) -> Mask:
        """The cards kept that could take the one laid down."""
        rule, values, laid = self._view.variant.captures, self._view.values, outcome.move.card
        return mask_of(
            card
            for card in cards_of(outcome.hand)
            if any(taken >> laid & 1 for taken in rule.legal_captures(card, outcome.table, values))
        )

    def _offers(self, laid: Card) -> Iterator[_Weighed]:
        """The categories in which the card laid down counts for who takes it, unlike others."""
        to_be_won = list(cards_of(PACK & ~union(self._view.piles)))
        for category, card_values in self._outlook.card_values.by_category.items():
            price = card_values[laid] - min(card_values[card] for card in to_be_won)
            if price >= NOTEWORTHY_VALUE:
                argument = MoveArgument(
                    AdviceReason.OFFERS, 1 << laid, is_favourable=False, category=category
                )
                yield _LAID * price, argument
