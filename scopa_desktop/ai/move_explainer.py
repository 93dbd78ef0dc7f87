"""Arguments for and against a move, as data; the window turns them into sentences."""

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

from scopa_desktop.ai.candidates import candidates_of
from scopa_desktop.ai.position_evaluation import MoveOutcome, PositionEvaluation
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import CARD_COUNT, Card, Mask, cards_of, mask_of, union
from scopa_desktop.rules.moves import (
    Action,
    CallOut,
    Cut,
    Declare,
    Move,
    Pass,
    TakeOpening,
    TakeTable,
)

NOTEWORTHY_VALUE: Final = 0.08
"""Least value in points of a card that is named in a category."""
NOTEWORTHY_PROBABILITY: Final = 0.05
"""Least difference between the sweep probabilities of two moves that is named."""

_LAID_SHARE: Final = 0.5
"""Share of a card's value that is lost when it is laid on the table."""
_PER_RANK: Final = 0.1
_LAST_OF_RANK: Final = 0.1
_KEPT_CAPTURING_CARD: Final = 0.08
_SAFE_TABLE: Final = 0.05
_PILE: Final = 0.5
_LEAST_VALUABLE: Final = 0.04
_TAKES_NOTHING: Final = 0.3


class AdviceReason(Enum):
    """Kinds of arguments about a move."""

    ONLY_MOVE = "only move"
    SWEEP = "sweep"
    CATEGORY = "category"
    """Captures cards that count in a category: coins, settebello, primiera, cards …"""
    LEFTOVERS = "leftovers"
    """Makes the seat the last capturer, who gets the cards left on the table."""
    AVOIDS_SWEEP = "avoids sweep"
    """The next player could sweep more easily after another move, and after none less easily."""
    GIVES_SWEEP = "gives sweep"
    """The next player can sweep more easily than after the safest other move."""
    SAFE_TABLE = "safe table"
    """The next player cannot sweep."""
    PAIRS = "pairs"
    """Leaves an even number of cards in play of these ranks (pareggio), and odd ones of fewer.

    This is good for the dealer's side, which plays last, and bad for the other.
    """
    UNPAIRS = "unpairs"
    """Leaves an odd number of cards in play of these ranks (spariglio), and even ones of fewer.

    This is bad for the dealer's side and good for the other.
    """
    TAKES_PILE = "takes pile"
    """Takes another side's pile."""
    SAFE_PILE = "safe pile"
    """No unseen card takes the own pile after it."""
    RISKS_PILE = "risks pile"
    """An unseen card can take the own pile after it, and after another move none could."""
    LAST_OF_RANK = "last of rank"
    """No equal card is left in any hand that could capture the card laid."""
    KEEPS_CAPTURING_CARD = "keeps taker"
    """A card left in the hand can capture the card laid, usually its equal."""
    LEAST_VALUABLE_CARD = "cheapest card"
    """Lays the least valuable card of the hand."""
    OFFERS = "offers"
    """Lays a card that counts in a category, more than another card would."""
    DECLARES = "declares"
    """Declares a combination for points."""
    VALUABLE_CARD = "dear card"
    """The cut card is worth more than the average card."""
    LOW_VALUE_CARD = "cheap card"
    """The cut card is worth less than the average card."""
    HAS_THE_POINTS = "has the points"
    """Calls out: the own side has the points that win for certain."""
    TAKES_NOTHING = "takes nothing"
    """Where the fewest points win: takes nothing, while other moves take something."""
    TAKES_LEAST = "takes least"
    """Where the fewest points win: takes what costs least of all captures."""
    GIVES_AWAY = "gives away"
    """Where the fewest points win: gets rid of a card that counts in a category."""
    BALANCE = "balance"
    """No other argument applies: the best balance of what is captured and what is left."""


class MoveArgument(NamedTuple):
    """One argument about a move."""

    reason: AdviceReason
    cards: Mask = 0
    """The cards it is about."""
    is_favourable: bool = True
    """Whether it is for the move or against it."""
    category: str = ""
    """For `CATEGORY`, `OFFERS` and `GIVES_AWAY`: the name of the category."""
    percent: int | None = None
    """For `GIVES_SWEEP` and `AVOIDS_SWEEP` the probability of the sweep, in per cent."""
    others: tuple[int, int] | None = None
    """For these, the lowest and the highest probability after another move, in per cent."""
    points: int = 0
    """For `DECLARES`: the points declared."""


_WeightedArgument: TypeAlias = tuple[float, MoveArgument]
"""An argument after its weight, roughly in points."""


class _RemainingTable(NamedTuple):
    """The table after a move."""

    table: Mask
    sweep_probability: float
    """Probability that the next player can sweep it."""


class MoveExplainer:
    """Finds arguments for and against the moves of one seat, from its view."""

    def __init__(self, view: SeatView) -> None:
        """Nothing is computed before the first call of `arguments`."""
        self._view = view
        self._evaluation = PositionEvaluation(view)
        self._sweep_probabilities: dict[Mask, float] = {}
        """Probability that the next player can sweep, by the table."""

    def arguments(self, action: Action) -> tuple[MoveArgument, ...]:
        """Arguments for and against a legal move of the seat, the strongest first."""
        weighted = sorted(
            self._weighted_arguments(action), key=lambda weighted: weighted[0], reverse=True
        )
        return tuple(argument for _, argument in weighted)

    def _weighted_arguments(self, action: Action) -> Iterator[_WeightedArgument]:
        match action:
            case Move():
                yield from self._play_arguments(self._evaluation.after(action))
            case Declare(cards, points):
                yield points, MoveArgument(AdviceReason.DECLARES, cards, points=points)
            case TakeTable(take):
                if take == self._view.table:
                    yield 1.0, MoveArgument(AdviceReason.SWEEP, take)
                yield from self._category_arguments(take)
            case Cut(keeps):
                yield from self._cut_arguments(keeps)
            case TakeOpening(takes=True):
                yield from self._opening_arguments()
            case CallOut():
                yield 1.0, MoveArgument(AdviceReason.HAS_THE_POINTS)
            case TakeOpening() | Pass():
                return

    def _opening_arguments(self) -> Iterator[_WeightedArgument]:
        """The sweep points of the opening table, and the categories in which its cards count."""
        offer, table = self._view.opening_offer, self._view.table
        if offer is not None and offer.points:
            yield offer.points, MoveArgument(AdviceReason.SWEEP, table)
        yield from self._category_arguments(table)

    def _cut_arguments(self, keeps: bool) -> Iterator[_WeightedArgument]:
        """A card above the average value is better kept, another one laid on the table."""
        card, card_values = self._view.cut_card, self._evaluation.card_values
        pack = self._view.variant.deal.pack
        if card is not None:
            is_valuable = card_values.total[card] > card_values.of_cards(pack.cards) / pack.size
            reason = AdviceReason.VALUABLE_CARD if is_valuable else AdviceReason.LOW_VALUE_CARD
            yield 1.0, MoveArgument(reason, 1 << card, is_favourable=is_valuable is keeps)

    def _play_arguments(self, outcome: MoveOutcome) -> Iterator[_WeightedArgument]:
        """Where the fewest points win, what is taken speaks against a move."""
        if self._view.variant.ending.lowest_wins:
            yield from self._costs(outcome)
            return
        if points := self._evaluation.sweep_points(outcome):
            yield points, MoveArgument(AdviceReason.SWEEP, outcome.won)
        if outcome.robbed:
            yield 1.0, MoveArgument(AdviceReason.TAKES_PILE, outcome.robbed)
        else:
            yield from self._category_arguments(outcome.won)
        if self._view.variant.captures.takes_piles:
            yield from self._pile_arguments(outcome)
        yield from self._leftover_arguments(outcome)
        if self._view.variant.sweep.scores:
            yield from self._sweep_risk_arguments(outcome)
        if outcome.won:
            yield from self._parity_arguments(outcome.won)
        else:
            yield from self._lay_arguments(outcome)

    def _category_arguments(self, won: Mask) -> Iterator[_WeightedArgument]:
        """The categories in which captured cards count, for the side or against it."""
        worth = self._view.variant.ending.point_worth
        for category, card_values in self._evaluation.card_values.by_category.items():
            cards = [c for c in cards_of(won) if worth * card_values[c] >= NOTEWORTHY_VALUE]
            if cards:
                argument = MoveArgument(
                    AdviceReason.CATEGORY,
                    mask_of(cards),
                    is_favourable=worth > 0,
                    category=category,
                )
                yield sum(worth * card_values[card] for card in cards), argument

    def _costs(self, outcome: MoveOutcome) -> Iterator[_WeightedArgument]:
        """What a play costs where the fewest points win, and what it saves."""
        evaluation, plays = self._evaluation, candidates_of(self._view).plays
        others = [evaluation.after(play) for play in plays if play != outcome.move]
        if not outcome.won:
            if any(other.won for other in others):
                yield _TAKES_NOTHING, MoveArgument(AdviceReason.TAKES_NOTHING)
            yield from self._given_away(outcome.move.card)
            return
        if points := -evaluation.sweep_points(outcome):
            yield points, MoveArgument(AdviceReason.SWEEP, outcome.won, is_favourable=False)
        yield from self._category_arguments(outcome.won)
        captures = [self._cost_of(other) for other in others if other.won]
        if captures and min(captures) - self._cost_of(outcome) >= NOTEWORTHY_VALUE:
            yield _TAKES_NOTHING, MoveArgument(AdviceReason.TAKES_LEAST, outcome.won)

    def _cost_of(self, outcome: MoveOutcome) -> float:
        cards = self._evaluation.card_values.of_cards(outcome.won)
        return -cards - self._evaluation.sweep_points(outcome)

    def _given_away(self, laid: Card) -> Iterator[_WeightedArgument]:
        """The categories in which the card laid counts, which nobody wants."""
        for category, card_values in self._evaluation.card_values.by_category.items():
            if -card_values[laid] >= NOTEWORTHY_VALUE:
                argument = MoveArgument(AdviceReason.GIVES_AWAY, 1 << laid, category=category)
                yield -_LAID_SHARE * card_values[laid], argument

    def _pile_arguments(self, outcome: MoveOutcome) -> Iterator[_WeightedArgument]:
        """Whether the own pile can be taken after a play, where another play decides otherwise."""
        evaluation = self._evaluation
        risks = {
            bool(evaluation.losing_cards(evaluation.pile_after(evaluation.after(move))[1]))
            for move in candidates_of(self._view).plays
        }
        pile, top = evaluation.pile_after(outcome)
        if len(risks) < 2 or not pile:
            return
        losing = evaluation.losing_cards(top)
        reason = AdviceReason.RISKS_PILE if losing else AdviceReason.SAFE_PILE
        yield _PILE, MoveArgument(reason, losing, is_favourable=not losing)

    def _leftover_arguments(self, outcome: MoveOutcome) -> Iterator[_WeightedArgument]:
        """The last table cards go to the seat if it captures in the last turns of the round."""
        is_near_end = self._evaluation.plays_to_come < self._view.seating.players
        if outcome.won and outcome.table and is_near_end:
            value = self._evaluation.card_values.of_cards(outcome.table)
            yield value, MoveArgument(AdviceReason.LEFTOVERS, outcome.table)

    @cached_property
    def _remaining_tables(self) -> dict[Move, _RemainingTable]:
        """The table after each play that is considered."""
        plays = candidates_of(self._view).plays
        tables = {move: self._evaluation.after(move).table for move in plays}
        return {move: self._remaining_table(table) for move, table in tables.items()}

    def _remaining_table(self, table: Mask) -> _RemainingTable:
        if table not in self._sweep_probabilities:
            self._sweep_probabilities[table] = self._evaluation.sweep_probability(table)
        return _RemainingTable(table, self._sweep_probabilities[table])

    def _sweep_risk_arguments(self, outcome: MoveOutcome) -> Iterator[_WeightedArgument]:
        """Compares the table after the move with the tables after the other moves.

        There is one argument at most: where some of these are safer and others less safe, the risk
        is not also a merit.
        """
        own = self._remaining_table(outcome.table)
        others = [left for move, left in self._remaining_tables.items() if move != outcome.move]
        if not others:
            return
        risk, risks = own.sweep_probability, sorted(left.sweep_probability for left in others)
        if risk - risks[0] >= NOTEWORTHY_PROBABILITY:
            yield risk, self._sweep_argument(AdviceReason.GIVES_SWEEP, own, risks)
        elif risks[-1] - risk >= NOTEWORTHY_PROBABILITY:
            yield risks[-1] - risk, self._sweep_argument(AdviceReason.AVOIDS_SWEEP, own, risks)
        elif own.table and not risk:
            yield _SAFE_TABLE, MoveArgument(AdviceReason.SAFE_TABLE, own.table)

    def _sweep_argument(
        self, reason: AdviceReason, own: _RemainingTable, risks: Sequence[float]
    ) -> MoveArgument:
        """Argument that compares the sweep of a table with the sorted risks of the others."""
        return MoveArgument(
            reason,
            self._evaluation.sweeping_cards(own.table),
            is_favourable=reason is AdviceReason.AVOIDS_SWEEP,
            percent=round(100 * own.sweep_probability),
            others=(round(100 * risks[0]), round(100 * risks[-1])),
        )

    @property
    def _takes_equal_cards(self) -> bool:
        kinds = self._view.variant.captures.kinds
        return any(kind.takes_equal_card and len(kind.capturing_values) > 1 for kind in kinds)

    def _parity_arguments(self, won: Mask) -> Iterator[_WeightedArgument]:
        """The ranks in play that a capture makes even or odd, whichever are more.

        In partnership games only.
        """
        view = self._view
        if not (view.seating.has_partners and self._takes_equal_cards):
            return
        in_play = view.variant.deal.pack.cards & ~union(view.piles)
        paired = unpaired = 0
        for cards in view.values.cards_of_value:
            if (won & cards).bit_count() % 2:
                if (in_play & cards).bit_count() % 2:
                    paired |= won & cards
                else:
                    unpaired |= won & cards
        is_dealers_side = view.seating.side_of(view.dealer) == view.side
        more_paired = paired.bit_count() - unpaired.bit_count()
        if more_paired > 0:
            argument = MoveArgument(AdviceReason.PAIRS, paired, is_favourable=is_dealers_side)
        elif more_paired < 0:
            argument = MoveArgument(
                AdviceReason.UNPAIRS, unpaired, is_favourable=not is_dealers_side
            )
        else:
            return
        yield _PER_RANK * abs(more_paired), argument

    def _is_last_of_rank(self, outcome: MoveOutcome) -> bool:
        """Whether no hand, the own one included, has a card equal to the one laid."""
        view, laid = self._view, outcome.move.card
        equal = view.values.cards_of_value[view.values.of(laid)]
        held = view.unseen | union(view.shown) | view.hand
        return not held & equal & ~(1 << laid)

    def _lay_arguments(self, outcome: MoveOutcome) -> Iterator[_WeightedArgument]:
        laid = outcome.move.card
        if self._takes_equal_cards and self._is_last_of_rank(outcome):
            yield _LAST_OF_RANK, MoveArgument(AdviceReason.LAST_OF_RANK, 1 << laid)
        if capturing := self._capturing_cards(outcome):
            yield _KEPT_CAPTURING_CARD, MoveArgument(AdviceReason.KEEPS_CAPTURING_CARD, capturing)
        card_values = self._evaluation.card_values.total
        if all(card_values[laid] < card_values[card] for card in cards_of(outcome.hand)):
            yield _LEAST_VALUABLE, MoveArgument(AdviceReason.LEAST_VALUABLE_CARD, 1 << laid)
        yield from self._offer_arguments(laid)

    def _capturing_cards(self, outcome: MoveOutcome) -> Mask:
        """The cards left in the hand that could capture the card laid."""
        rule, values, laid = self._view.variant.captures, self._view.values, outcome.move.card
        # With only the card laid worth anything, the captures of each sum that take it come first.
        worth = tuple(int(card == laid) for card in range(CARD_COUNT))
        return mask_of(
            card
            for card in cards_of(outcome.hand)
            for captures in [rule.valuable_captures(card, outcome.table, values, worth)]
            if any(taken >> laid & 1 for taken in captures)
        )

    def _offer_arguments(self, laid: Card) -> Iterator[_WeightedArgument]:
        """The categories in which the card laid counts more than the least valuable card."""
        open_cards = list(cards_of(self._view.variant.deal.pack.cards & ~union(self._view.piles)))
        for category, card_values in self._evaluation.card_values.by_category.items():
            value = card_values[laid] - min(card_values[card] for card in open_cards)
            if value >= NOTEWORTHY_VALUE:
                argument = MoveArgument(
                    AdviceReason.OFFERS, 1 << laid, is_favourable=False, category=category
                )
                yield _LAID_SHARE * value, argument
