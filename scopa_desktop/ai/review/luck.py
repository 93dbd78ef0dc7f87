"""Luck of the deal as a control variate, so that results can be adjusted for it without bias.

At every chance event (the first deal of a round, and each later packet) the luck is the value of
what was dealt, less the mean value of what could have been dealt instead, shuffled afresh. Its
expectation is zero whatever values are used, because the cards of the stock do not depend on the
play before; so results less luck have the same mean as the results, and the better the values, the
smaller their spread (Burch et al. 2018, AIVAT). The value of a deal is the mean of playouts by the
rollout policy, in points.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, NamedTuple

from scopa_desktop.ai.move_evaluation import playout_policy
from scopa_desktop.ai.search.playouts import NOISE_SCALE, points_of_playouts
from scopa_desktop.ai.search.policy import PlayoutPolicy
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.kernel.position import Position
from scopa_desktop.rules.moves import Action, Cut, TakeOpening
from scopa_desktop.rules.record import RoundRecord
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant

_SEEDS: Final = 1 << 32


@dataclass(frozen=True)
class LuckConfig:
    """Parameters of the estimate of luck."""

    playouts: int = 200
    """Playouts for the value of what was dealt, and as many for the mean over other deals."""
    noise: float = 0.3
    """Probability of a random play in a playout."""


DEFAULT_LUCK: Final = LuckConfig()


class DealLuck(NamedTuple):
    """Luck of one chance event: the first deal of a round, or a packet."""

    moves: int
    """The number of moves made in the round before it."""
    leads: tuple[float, ...]
    """What it gave to the lead of each side, in points."""


class RoundResult(NamedTuple):
    """Result of a finished round with its luck."""

    points: tuple[int, ...]
    """The points of each side."""
    luck_in_points: tuple[float, ...]
    """The part of each side's points that the cards gave."""
    deals: tuple[DealLuck, ...] = ()
    """The chance events of the round."""
    point_worth: int = 1
    """What a point is worth; see `EndingRule.point_worth`."""

    @property
    def leads(self) -> tuple[float, ...]:
        """For each side its points less the mean of the other sides' points."""
        return leads_of(self.points, self.point_worth)

    @property
    def luck(self) -> tuple[float, ...]:
        """The part of each lead that the cards gave."""
        return leads_of(self.luck_in_points, self.point_worth)

    @property
    def adjusted(self) -> tuple[float, ...]:
        """The leads less the luck."""
        return tuple(lead - luck for lead, luck in zip(self.leads, self.luck, strict=True))


def points_of(round_: Round) -> tuple[int, ...]:
    """Points of each side in a finished round.

    In a match won on the spot the winner has the target and the others have nothing.
    """
    if round_.instant_winner is None:
        return round_.sheet().totals
    sides = range(round_.seating.sides)
    return tuple(round_.variant.target if side == round_.instant_winner else 0 for side in sides)


def leads_of(points: Sequence[float], point_worth: int = 1) -> tuple[float, ...]:
    """For each side its points less the mean of the other sides' points, by their worth."""
    total = sum(points)
    return tuple(point_worth * (own - (total - own) / (len(points) - 1)) for own in points)


def round_result(
    variant: Variant,
    seating: Seating,
    recorded: RoundRecord,
    config: LuckConfig = DEFAULT_LUCK,
    *,
    is_dealer_drawn: bool = False,
) -> RoundResult | None:
    """Result and luck of a recorded round; None where it is void or not played to its end.

    A round that ended because somebody called out was not played to its end. With
    `is_dealer_drawn` the dealer was drawn by lot for this round, which counts as luck too. The
    same round always has the same luck. Raises `IllegalMoveError` at an illegal move.
    """
    played, _ = Round.dealt(variant, seating, recorded.dealer, recorded.pack)
    estimator = _LuckEstimator(variant, seating, recorded, config)
    luck = [0.0] * seating.sides
    deals: list[DealLuck] = []
    for moves, move in enumerate((None, *recorded.moves)):
        stock_before = len(played.stock)
        if move is not None:
            played.play(move)
        if len(played.stock) == stock_before and deals:
            continue
        if played.is_void or played.cut_card is not None:
            continue
        change = (
            estimator.luck_of_packet(played)
            if deals
            else estimator.luck_of_deal(played, move, is_dealer_drawn)
        )
        deals.append(DealLuck(moves, leads_of(change, variant.ending.point_worth)))
        luck = [so_far + more for so_far, more in zip(luck, change, strict=True)]
    if played.is_void or not played.is_over or played.called_out_by is not None:
        return None
    worth = variant.ending.point_worth
    return RoundResult(points_of(played), tuple(luck), tuple(deals), worth)


class _LuckEstimator:
    """Estimates the luck of each chance event of one round."""

    def __init__(
        self, variant: Variant, seating: Seating, recorded: RoundRecord, config: LuckConfig
    ) -> None:
        self._variant = variant
        self._seating = seating
        self._recorded = recorded
        self._config = config
        # A stream of its own, which has nothing to do with the shuffle of the pack.
        self._shuffles = Random(f"luck of {recorded.dealer} {recorded.pack}")
        self._rng = RandomGenerator(int(self._shuffles.random() * _SEEDS))

    def luck_of_packet(self, played: Round) -> tuple[float, ...]:
        """Luck of the packet that was just dealt."""
        policy = self._policy(played)
        before = Position(played.position.spec)
        before.copy_from(played.position)
        for seat in range(self._seating.players):
            before.hands[seat] = 0
        before.next_card -= before.cards_in_hands
        before.cards_in_hands = 0
        before.is_declaring = False
        before.turn = self._seating.next_seat(played.dealer)
        playouts = self._config.playouts
        dealt = self._points(played.position, policy, playouts)
        other = self._points(before, policy, playouts, deals_packet=True)
        return self._mean_difference(dealt, other)

    def luck_of_deal(
        self, played: Round, cut: Action | None, is_dealer_drawn: bool
    ) -> tuple[float, ...]:
        """Luck of the deal that was just made; of its part after `cut`, where the pack was cut.

        A dealer who may leave the opening table takes it: to leave it is a decision, not luck.
        """
        if played.opening_offer is not None:
            played, _ = Round.dealt(
                self._variant, self._seating, played.dealer, self._recorded.pack
            )
            played.play(TakeOpening(takes=True))
        policy = self._policy(played)
        dealt = self._points(played.position, policy, self._config.playouts)
        other = [0] * self._seating.sides
        for _ in range(self._config.playouts):
            start = self._other_deal(cut, is_dealer_drawn).position
            points = self._points(start, policy, 1)
            other = [so_far + more for so_far, more in zip(other, points, strict=True)]
        return self._mean_difference(dealt, other)

    def _other_deal(self, cut: Action | None, is_dealer_drawn: bool) -> Round:
        """A random deal that is not void, with the same cut card where there is one."""
        dealer, known = self._recorded.dealer, 0 if cut is None else 1
        while True:
            if is_dealer_drawn:
                dealer = int(self._shuffles.random() * self._seating.players)
            pack = self._shuffled(self._recorded.pack, known)
            dealt, _ = Round.dealt(self._variant, self._seating, dealer, pack)
            if isinstance(cut, Cut):
                dealt.play(cut)
            if dealt.opening_offer is not None:
                dealt.play(TakeOpening(takes=True))
            if not dealt.is_void:
                return dealt

    def _shuffled(self, pack: Sequence[Card], begin: int) -> list[Card]:
        """The pack with the cards from `begin` on shuffled."""
        return [*pack[:begin], *sorted(pack[begin:], key=lambda _: self._shuffles.random())]

    def _policy(self, played: Round) -> PlayoutPolicy:
        """Policy of the playouts, which knows nothing of what was just dealt."""
        seating = self._seating
        seat = seating.next_seat(played.dealer)
        view = SeatView.of_round(played, seat, [0] * seating.sides)
        if played.position.is_first_play():
            view = replace(view, piles=(0,) * seating.sides)
        return playout_policy(view, played.position)

    def _points(
        self, start: Position, policy: PlayoutPolicy, number: int, *, deals_packet: bool = False
    ) -> list[int]:
        return points_of_playouts(
            start,
            policy,
            self._rng,
            number=number,
            noise=round(NOISE_SCALE * self._config.noise),
            instant_win_points=self._variant.target,
            deals_packet=deals_packet,
        )

    def _mean_difference(self, dealt: Sequence[int], other: Sequence[int]) -> tuple[float, ...]:
        """Mean of the difference between the points of two numbers of playouts."""
        playouts = self._config.playouts
        return tuple((own - mean) / playouts for own, mean in zip(dealt, other, strict=True))
