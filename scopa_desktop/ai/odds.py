"""The odds: expected points of the round and the chance of the match, from what a seat knows.

The hidden cards are dealt at random as in every determinization, the round is played to its end by
the rollout policy, and the match is continued with the results of rounds that were played the same
way from fresh deals. So a playout ends with the points of each side and with the chance to win from
there, and both are averaged. All sides are taken to play alike.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import inf, sqrt
from random import Random
from typing import Final, NamedTuple

from scopa_desktop.ai.confidence import NORMAL_95, mean_and_variance
from scopa_desktop.ai.move_evaluation import determinization_sampler, match_standing, playout_policy
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.search.playouts import NOISE_SCALE, play_out
from scopa_desktop.ai.search.policy import POINT
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.ai.search.rewards import Rewards
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import PACK, cards_of
from scopa_desktop.rules.ending import winner_of
from scopa_desktop.rules.kernel.position import Position
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import TakeOpening
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant

PLAYOUTS: Final = 250
"""Playouts of one task: a small part of a second, compiled; about a second, interpreted."""
PARTS: Final = 12
"""The number of tasks for one position."""
ROUND_PLAYOUTS: Final = 120
"""Playouts for each position of a round that is reviewed."""

_JUDGING_PLAYOUTS: Final = 3 * PLAYOUTS
"""The playouts that decide whether a computer player agrees to end a match."""
_NOISE: Final = 0.15
"""Probability of a random play in a playout."""
_FRESH_ROUNDS: Final = 240
"""Rounds played from fresh deals, of which the rest of the match is made."""
_CONTINUATIONS: Final = 100
"""Continuations of the match from one score, whose winners are counted."""
_MOST_ROUNDS: Final = 400
"""Rounds after which a match that nobody wins goes to the side that leads."""
_CERTAIN: Final = 0.999
_SEEDS: Final = 1 << 32


class SideOdds(NamedTuple):
    """The odds of one side."""

    points: float
    """Expected points of the side in this round, those already made included."""
    half_width: float
    """Half-width of the 95 % confidence interval of the points."""
    wins: float
    """The playouts times the chance that the side wins the match."""


class Odds(NamedTuple):
    """Sums over playouts, from which expectations and chances follow."""

    playouts: int
    points: tuple[int, ...]
    """Points of each side in this round, added up."""
    squares: tuple[int, ...]
    """Squares of these points, added up."""
    wins: tuple[float, ...]
    """For each side its chances to win the match after the playouts, added up."""

    def plus(self, other: "Odds") -> "Odds":
        """The odds of both sets of playouts together."""
        return Odds(
            self.playouts + other.playouts,
            _added(self.points, other.points),
            _added(self.squares, other.squares),
            tuple(own + more for own, more in zip(self.wins, other.wins, strict=True)),
        )

    def towards(self, other: "Odds", share: float) -> "Odds":
        """The odds on the way to others, for an animation."""

        def between(own: Sequence[float], others: Sequence[float]) -> tuple[float, ...]:
            return tuple(
                (1 - share) * first * other.playouts / self.playouts + share * second
                for first, second in zip(own, others, strict=True)
            )

        points, squares = (
            tuple(map(round, between(own, others)))
            for own, others in ((self.points, other.points), (self.squares, other.squares))
        )
        return Odds(other.playouts, points, squares, between(self.wins, other.wins))

    def of(self, side: int) -> SideOdds:
        """The odds of a side; there must be a playout."""
        mean, variance = mean_and_variance(self.points[side], self.squares[side], self.playouts)
        return SideOdds(mean, NORMAL_95 * sqrt(variance / self.playouts), self.wins[side])

    def chance(self, side: int) -> float:
        """The share of matches won by a side."""
        return self.wins[side] / self.playouts


def decided_odds(points: Sequence[int], winner: int) -> Odds:
    """The odds of a match that a side has won, with the points of each side in its last round."""
    squares = tuple(made * made for made in points)
    wins = tuple(int(side == winner) for side in range(len(points)))
    return Odds(1, tuple(points), squares, wins)


class EstimateOdds(NamedTuple):
    """Task: one part of the playouts from a position."""

    view: SeatView
    """The view of the seat for which the odds are computed; another seat may be on turn."""
    turn: int
    """The seat to move. Nobody may be cutting or declaring, except the seat of the view."""
    part: int
    """Which part of the playouts: equal parts give equal results."""
    playouts: int = PLAYOUTS

    def run(self, until: Deadline) -> Odds:
        return _Estimator(self.view, self.turn, self.part).run(self.playouts, until)


class _Estimator:
    """Plays out determinizations of one view."""

    def __init__(self, view: SeatView, turn: int, part: int) -> None:
        self._view = view
        self._turn = turn
        self._rng = Random(f"{view.seed} odds {turn} {part}")
        self._generator = RandomGenerator(int(self._rng.random() * _SEEDS))
        root = view.determinized(tuple(cards_of(view.unseen)), turn).position
        root.turn = view.seat  # The sampler knows what the seat on turn in `root` knows.
        self._sampler = determinization_sampler(view, root, self._generator)
        self._policy = playout_policy(view, root)
        self._position = Position(root.spec)
        self._policy.limit_captures(self._position)
        self._rewards = Rewards(match_standing(view))
        # The race is decided from the position, however far the target is.
        self._rewards.standing.is_near_end = True
        self._chances: dict[tuple[int, ...], tuple[float, ...]] = {}
        """The chances of the sides by the points after the round."""

    def run(self, playouts: int, until: Deadline) -> Odds:
        """The odds of so many playouts; of fewer when cancelled, but of one at least."""
        sides = range(self._view.seating.sides)
        totals, squares = ([0 for _ in sides] for _ in range(2))
        wins = [0.0 for _ in sides]
        done = 0
        while done < playouts and not (done and until.is_over):
            points, chances = self._play_out()
            for side in sides:
                totals[side] += points[side]
                squares[side] += points[side] ** 2
                wins[side] += chances[side]
            done += 1
        return Odds(done, tuple(totals), tuple(squares), tuple(wins))

    def _play_out(self) -> tuple[Sequence[int], Sequence[float]]:
        """The points of each side in this round, and its chance to win the match after it."""
        view, position = self._view, self._position
        self._sampler.sample(position)
        position.turn = self._turn
        play_out(position, self._policy, self._generator, round(NOISE_SCALE * _NOISE), 0)
        sides = range(view.seating.sides)
        if position.instant_winner >= 0:
            winner = int(position.instant_winner)
            points = [view.variant.target if side == winner else 0 for side in sides]
            return points, _certain(winner, view.seating)
        counted = position.count_points()
        points = [int(counted[side]) for side in sides]
        if view.variant.ending.is_race and (first := self._race_winner()) is not None:
            return points, _certain(first, view.seating)
        after = tuple(total + more for total, more in zip(view.totals, points, strict=True))
        if after not in self._chances:
            dealer = view.seating.next_seat(view.dealer)
            self._chances[after] = _chances_from(view.variant, view.seating, after, dealer)
        return points, self._chances[after]

    def _race_winner(self) -> int | None:
        """The side that reaches the target first with this round; None if none does."""
        rewards = self._rewards
        rewards.compute(self._position)
        standing = rewards.standing
        fair = 1 / self._view.seating.sides
        for side in range(self._view.seating.sides):
            probability = float(rewards.by_side[side]) / (standing.scale * POINT) + fair
            after = self._view.totals[side] + int(self._position.count_points()[side])
            if probability > _CERTAIN and after >= self._view.variant.target:
                return side
        return None


def _certain(winner: int, seating: Seating) -> tuple[float, ...]:
    """The chances of the sides in a match that one of them has won."""
    return tuple(float(side == winner) for side in range(seating.sides))


@lru_cache(maxsize=4096)
def _chances_from(
    variant: Variant, seating: Seating, totals: tuple[int, ...], dealer: int
) -> tuple[float, ...]:
    """The chances of the sides in a match that continues from these totals."""
    rng = Random(f"matches from {totals} {dealer}")
    winners = [_winner_from(variant, seating, totals, dealer, rng) for _ in range(_CONTINUATIONS)]
    return tuple(winners.count(side) / _CONTINUATIONS for side in range(seating.sides))


def _winner_from(
    variant: Variant, seating: Seating, totals: Sequence[int], dealer: int, rng: Random
) -> int:
    """The winner of a match that continues from these totals with rounds of fresh deals."""
    so_far = [*totals]
    results: Sequence[tuple[int, ...]] = ()
    sides = range(seating.sides)
    # With each dealer, the side of a fresh round whose points a side gets.
    sides_of_fresh = [
        [seating.side_of((seating.seats_of(side)[0] - seat) % seating.players) for side in sides]
        for seat in range(seating.players)
    ]
    for _ in range(_MOST_ROUNDS):
        is_near = max(so_far) >= variant.target
        if is_near and (winner := _decided(variant, so_far, rng)) is not None:
            return winner
        results = results or _fresh_results(variant, seating)
        points = results[int(rng.random() * len(results))]
        so_far = [
            total + points[side] for total, side in zip(so_far, sides_of_fresh[dealer], strict=True)
        ]
        dealer = seating.next_seat(dealer)
    return max(range(seating.sides), key=lambda side: so_far[side])


def _decided(variant: Variant, totals: Sequence[int], rng: Random) -> int | None:
    """The winner at these totals.

    Who is first in a race, or wins a tie by what the whole match has brought, is drawn by lot.
    """
    winner = winner_of(variant, totals)
    ending = variant.ending
    most = max(totals)
    if winner is None and most >= variant.target and (ending.is_race or ending.ties_by_match):
        tied = [side for side, total in enumerate(totals) if total == most]
        winner = tied[int(rng.random() * len(tied))]
    return winner


@lru_cache(maxsize=8)
def _fresh_results(variant: Variant, seating: Seating) -> tuple[tuple[int, ...], ...]:
    """The points of each side in rounds of fresh deals, in which seat 0 deals."""
    rng = Random(f"fresh rounds of {variant.id} {seating}")
    generator = RandomGenerator(int(rng.random() * _SEEDS))
    sides = range(seating.sides)
    first = _fresh_deal(variant, seating, rng)
    # One policy for all deals: what it takes cards to be worth depends little on the first table.
    policy = playout_policy(
        SeatView.of_round(first, first.turn, [0 for _ in sides]), first.position
    )
    results = []
    for _ in range(_FRESH_ROUNDS):
        position = _fresh_deal(variant, seating, rng).position
        policy.limit_captures(position)
        play_out(position, policy, generator, round(NOISE_SCALE * _NOISE), 0)
        winner = position.instant_winner
        counted = position.count_points()
        results.append(
            tuple(variant.target if side == winner else 0 for side in sides)
            if winner >= 0
            else tuple(int(counted[side]) for side in sides)
        )
    return tuple(results)


def _fresh_deal(variant: Variant, seating: Seating, rng: Random) -> Round:
    """A random deal by seat 0 that is not void.

    A card that is cut is kept or laid by lot, and the opening table is taken.
    """
    while True:
        pack = sorted(cards_of(PACK), key=lambda _: rng.random())
        dealt, _ = Round.dealt(variant, seating, 0, pack)
        if dealt.cut_card is not None:
            choices = dealt.legal_moves()
            dealt.play(choices[int(rng.random() * len(choices))])
        elif dealt.opening_offer is not None:
            dealt.play(TakeOpening(takes=True))
        if not dealt.is_void:
            return dealt


class JudgeEnd(NamedTuple):
    """Task: whether the player of a seat agrees to end the match, which nobody wins then.

    They agree if their own chance, from what they know, is not better than even.
    """

    odds: EstimateOdds | None
    """The task for the position; None where there is none, so that only the score counts."""
    variant: Variant
    seating: Seating
    totals: tuple[int, ...]
    """The points of each side before this round."""
    dealer: int
    """The seat that deals the next round."""
    side: int

    def run(self, until: Deadline) -> bool:
        """Whether they agree."""
        return self._chance(until) <= 1 / self.seating.sides

    def _chance(self, until: Deadline) -> float:
        if self.odds is not None:
            return self.odds._replace(playouts=_JUDGING_PLAYOUTS).run(until).chance(self.side)
        rng = Random(f"judge the end {self.totals} {self.dealer}")
        winners = [
            _winner_from(self.variant, self.seating, self.totals, self.dealer, rng)
            for _ in range(_JUDGING_PLAYOUTS)
        ]
        return winners.count(self.side) / _JUDGING_PLAYOUTS


def judge_end_task(match: Match, seat: int) -> JudgeEnd:
    """The task that asks the player of a seat whether they agree to end the match now."""
    dealer = match.draw.dealer if match.round is None else match.round.dealer
    return JudgeEnd(
        odds_task(match, seat),
        match.variant,
        match.seating,
        tuple(match.totals),
        dealer if match.round is None else match.seating.next_seat(dealer),
        match.seating.side_of(seat),
    )


def odds_task(match: Match, seat: int, part: int = 0) -> EstimateOdds | None:
    """The task for the current position, from the view of a seat; None where there is none.

    There is none while no cards are in play, or while others cut, decide on the opening table or
    declare: who is asked for a declaration could declare something, and so nobody else may know of
    it.
    """
    round_ = match.round
    if round_ is None or round_.is_over or round_.is_void:
        return None
    is_other = round_.turn != seat
    if round_.is_deal_open or (round_.is_declaring and is_other):
        return None
    return EstimateOdds(SeatView.of(match, seat), round_.turn, part)


def chances_of_round(
    match: Match, seat: int, deal: int, playouts: int = ROUND_PLAYOUTS
) -> tuple[float, ...]:
    """The chance of a seat's side to win the match, after each number of moves of a deal.

    From what the seat knew at the time. Where there are no odds, such as between declarations of
    others, it is the chance before.
    """
    side, chance = match.seating.side_of(seat), 1 / match.seating.sides
    chances = []
    for moves in range(len(match.recorded_round(deal).moves) + 1):
        at = match.at(deal, moves)
        if at.winner is not None:
            chance = float(at.winner == side)
        elif (task := odds_task(at, seat)) is not None:
            chance = task._replace(playouts=playouts).run(Deadline(inf)).chance(side)
        elif at.round is not None and at.round.is_over:
            dealer = at.seating.next_seat(at.round.dealer)
            totals = tuple(at.totals)
            chance = _chances_from(at.variant, at.seating, totals, dealer)[side]
        chances.append(round(chance, 4))
    return tuple(chances)


def _added(first: Sequence[int], second: Sequence[int]) -> tuple[int, ...]:
    return tuple(own + other for own, other in zip(first, second, strict=True))
