"""Deals the cards that a seat cannot see afresh, so that a puzzle depends on its view alone."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple, TypeAlias

from scopa_desktop.ai.move_evaluation import determinization_sampler, match_standing, playout_policy
from scopa_desktop.ai.search.playouts import play_out
from scopa_desktop.ai.search.policy import POINT, PlayoutPolicy
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.ai.search.rewards import Rewards
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import Card, Mask, cards_of
from scopa_desktop.rules.kernel.position import Position
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.messages import RecordError
from scopa_desktop.rules.moves import (
    Action,
    DealAction,
    Declare,
    IllegalMoveError,
    KernelAction,
    Pass,
    code_of_action,
)
from scopa_desktop.rules.position_setup import stock_of
from scopa_desktop.rules.record import RoundRecord
from scopa_desktop.rules.round import Round

_SEEDS: Final = 1 << 32
_DEALS: Final = 40
"""Deals from which one is chosen."""
CANDIDATES: Final = 800
"""Deals weighted by the others' plays, with more than two players."""
_WORSE_PENALTY: Final = 2.0
"""Points by which a deal counts as less typical where a wrong answer does better in it."""

Losses: TypeAlias = Mapping[Action, float]
"""Loss of wrong answers, in points on the scale of `MatchStanding`."""


class HiddenDeal(NamedTuple):
    """Where the cards lie that a seat cannot see."""

    hands: tuple[Mask, ...]
    """The hidden cards of every hand."""
    stock: tuple[Card, ...]

    @property
    def order(self) -> tuple[Card, ...]:
        """The cards in the order of `SeatView.determinized`."""
        return (*(card for hand in self.hands for card in cards_of(hand)), *self.stock)


def with_typical_deal(match: Match, view: SeatView, best: Action, losses: Losses) -> Match | None:
    """The match with the cards that `view` does not see dealt afresh.

    Of several deals, all of them possible after the moves that the seat has seen, the one is taken
    in which the wrong answers cost about what they cost on the average. `view` is that of the seat
    on turn; the match is looked at only for the cards that the view has seen. None where no
    possible deal was found.
    """
    deals = sorted(_deals(view), key=lambda deal: _strangeness(view, deal, best, losses))
    dealt = (dealt_otherwise(match, view, deal) for deal in deals)
    return next((other for other in dealt if other is not None), None)


def dealt_otherwise(match: Match, view: SeatView, deal: HiddenDeal) -> Match | None:
    """The match with other hidden cards; None where the moves made were not possible with them."""
    record = match.record
    recorded = record.rounds[-1]
    pack = _pack(match, view, recorded, deal)
    moves = _moves(view, recorded.dealer, pack)
    if moves is None:
        return None
    rounds = (*record.rounds[:-1], RoundRecord(recorded.dealer, pack, moves))
    try:
        other = Match.replayed(replace(record, rounds=rounds))
    except RecordError:
        return None
    is_on_turn = other.round is not None and not other.round.is_over
    return other if is_on_turn and SeatView.of(other, view.seat) == view else None


def _pack(
    match: Match, view: SeatView, recorded: RoundRecord, deal: HiddenDeal
) -> tuple[Card, ...]:
    """The pack with the hidden cards of each place replaced; the others stay where they are."""
    assert match.round is not None
    pack = [*recorded.pack]
    unseen = view.unseen
    for hand, other_hidden in zip(match.round.hands, deal.hands, strict=True):
        hidden = hand & unseen
        places = [index for index, card in enumerate(recorded.pack) if hidden >> card & 1]
        for place, card in zip(places, cards_of(other_hidden), strict=True):
            pack[place] = card
    first_of_stock = len(pack) - len(deal.stock)
    pack[first_of_stock:] = deal.stock
    return tuple(pack)


def _moves(view: SeatView, dealer: int, pack: Sequence[Card]) -> tuple[Action, ...] | None:
    """The moves that the seat has seen, with the passes of the others that belong between them.

    None where one of them is not possible.
    """
    round_, _ = Round.dealt(view.variant, view.seating, dealer, pack)
    moves: list[Action] = []

    def play(action: Action) -> None:
        round_.play(action)
        moves.append(action)

    try:
        for seat, action in view.moves:
            answers = isinstance(action, Declare | Pass)
            while round_.is_declaring and not (round_.turn == seat and answers):
                play(Pass())
            play(action)
        while round_.is_declaring and round_.turn != view.seat:
            play(Pass())
    except IllegalMoveError:
        return None
    return tuple(moves)


def _deals(view: SeatView) -> Iterator[HiddenDeal]:
    """Deals that agree with the view, likely ones more often."""
    rng = Random(f"{view.seed} hidden cards of a puzzle")
    seats = range(view.seating.players)
    if view.cut_card is not None:
        unseen = [*cards_of(view.unseen)]
        for _ in range(_DEALS):
            stock = tuple(sorted(unseen, key=lambda _: rng.random()))
            yield HiddenDeal((0,) * len(seats), stock)
        return
    root = view.determinized(tuple(cards_of(view.unseen))).position
    sampler = determinization_sampler(view, root, RandomGenerator(int(rng.random() * _SEEDS)))
    if view.seating.players > 2 and sampler.hidden_count() > 0 and sampler.has_observed_plays():
        sampler.add_candidates(CANDIDATES, playout_policy(view, root))
        sampler.resample(CANDIDATES)
    position = Position(root.spec)
    for _ in range(1 if sampler.is_fully_known() else _DEALS):
        sampler.sample(position)
        hands = tuple(position.hands[seat] & view.unseen for seat in seats)
        yield HiddenDeal(hands, stock_of(position))


def _strangeness(view: SeatView, deal: HiddenDeal, best: Action, losses: Losses) -> float:
    """How far the losses in a deal are from the expected ones, in points."""
    if isinstance(best, DealAction):
        return 0.0
    position = view.determinized(deal.order).position
    policy = playout_policy(view, position)
    value = _played_out(view, position, policy, best)
    strangeness = 0.0
    for action, expected in losses.items():
        loss = value - _played_out(view, position, policy, action)
        strangeness += abs(loss - expected) + (_WORSE_PENALTY if loss <= 0 else 0.0)
    return strangeness


def _played_out(view: SeatView, start: Position, policy: PlayoutPolicy, action: Action) -> float:
    """Reward of the seat's side after a move and play by the policy, in points."""
    assert isinstance(action, KernelAction)
    position = Position(start.spec)
    policy.limit_captures(position)
    position.copy_from(start)
    position.do(code_of_action(action))
    play_out(position, policy, RandomGenerator(1), 0, 0)
    rewards = Rewards(match_standing(view))
    rewards.compute(position)
    return rewards.by_side[view.side] / POINT
