"""The odds: expected points of the round and the chance of the match, from what a seat knows.

The hidden cards are dealt at random as in every determinization, the round is played to its end by
the rollout policy, and the match is continued with the results of rounds that were played the same
way from fresh deals. So a playout ends with the points of each side and with the chance to win from
there, and both are averaged. All sides are taken to play alike.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
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
from scopa_desktop.rules.cards import cards_of
from scopa_desktop.rules.ending import winner_of
from scopa_desktop.rules.kernel.position import NO_SEAT, Position
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
    """Half-width of the 95 % confidence interval of the points; 0 if all playouts agree."""
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
    won: tuple[int, ...]
    """For each side the number of playouts at whose end it has won the match."""

    @property
    def is_settled(self) -> bool:
        """Whether the match is won, or every playout ends it with the same winner."""
        return self.playouts in self.won

    def plus(self, other: "Odds") -> "Odds":
        """The odds of both sets of playouts together."""
        return Odds(
            self.playouts + other.playouts,
            _added(self.points, other.points),
            _added(self.squares, other.squares),
            tuple(own + more for own, more in zip(self.wins, other.wins, strict=True)),
            _added(self.won, other.won),
        )

    def towards(self, other: "Odds", share: float) -> "Odds":
        """The odds on the way to others, for an animation; what is certain in these is so here."""

        def between(own: Sequence[float], others: Sequence[float]) -> tuple[float, ...]:
            return tuple(
                (1 - share) * first * other.playouts / self.playouts + share * second
                for first, second in zip(own, others, strict=True)
            )

        points = list(map(round, between(self.points, other.points)))
        squares = list(map(round, between(self.squares, other.squares)))
        for side in range(len(points)):
            if other.of(side).half_width == 0:
                made = round(points[side] / other.playouts)
                points[side], squares[side] = made * other.playouts, made**2 * other.playouts
        wins = between(self.wins, other.wins)
        return Odds(other.playouts, tuple(points), tuple(squares), wins, other.won)

    def of(self, side: int) -> SideOdds:
        """The odds of a side; there must be a playout."""
        total, squares, playouts = self.points[side], self.squares[side], self.playouts
        mean, variance = mean_and_variance(total, squares, playouts)
        # Compared in whole numbers, because the variance of equal points need not be exactly 0.
        is_certain = squares * playouts == total**2
        half_width = 0.0 if is_certain else NORMAL_95 * sqrt(variance / playouts)
        return SideOdds(mean, half_width, self.wins[side])

    def chance(self, side: int) -> float:
        """The share of matches won by a side."""
        return self.wins[side] / self.playouts


def decided_odds(points: Sequence[int], winner: int) -> Odds:
    """The odds of a match that a side has won, with the points of each side in its last round."""
    won = tuple(int(side == winner) for side in range(len(points)))
    return _repeated(1, points, won, won)


def _repeated(
    playouts: int, points: Sequence[int], wins: Sequence[float], won: Sequence[int]
) -> Odds:
    """The odds of playouts that all make the same points."""
    return Odds(
        playouts,
        tuple(made * playouts for made in points),
        tuple(made * made * playouts for made in points),
        tuple(wins),
        tuple(won),
    )


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
        # The sampler knows what the seat on turn in `root` knows.
        knows_hand = view.hand.bit_count() == view.hand_sizes[view.seat]
        root.turn = view.seat if knows_hand else NO_SEAT
        self._sampler = determinization_sampler(view, root, self._generator)
        root.turn = view.seat
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
        wins, won = [0.0 for _ in sides], [0 for _ in sides]
        done = 0
        while done < playouts and not (done and until.is_over):
            points, winner = self._play_out()
            chances = self._chances_after(points) if winner is None else _certain(winner, sides)
            for side in sides:
                totals[side] += points[side]
                squares[side] += points[side] ** 2
                wins[side] += chances[side]
                won[side] += side == winner
            done += 1
        return Odds(done, tuple(totals), tuple(squares), tuple(wins), tuple(won))

    def _play_out(self) -> tuple[Sequence[int], int | None]:
        """The points of each side in this round, and who has won the match with it, if anybody."""
        view, position = self._view, self._position
        self._sampler.sample(position)
        position.turn = self._turn
        play_out(position, self._policy, self._generator, round(NOISE_SCALE * _NOISE), 0)
        sides = range(view.seating.sides)
        if position.instant_winner >= 0:
            winner = int(position.instant_winner)
            return [view.variant.target if side == winner else 0 for side in sides], winner
        counted = position.count_points()
        points = [int(counted[side]) for side in sides]
        if view.variant.ending.is_race:
            return points, self._race_winner()
        return points, winner_of(view.variant, _added(view.totals, points))

    def _chances_after(self, points: Sequence[int]) -> Sequence[float]:
        """The chance of each side to win the match, which goes on after a round with points."""
        view = self._view
        after = _added(view.totals, points)
        if after not in self._chances:
            dealer = view.seating.next_seat(view.dealer)
            self._chances[after] = _chances_from(
                view.variant, view.seating, after, dealer, may_be_over=True
            )
        return self._chances[after]

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


def _certain(winner: int, sides: Iterable[int]) -> tuple[float, ...]:
    """The chances of the sides in a match that one of them has won."""
    return tuple(float(side == winner) for side in sides)


@lru_cache(maxsize=4096)
def _chances_from(
    variant: Variant, seating: Seating, totals: tuple[int, ...], dealer: int, *, may_be_over: bool
) -> tuple[float, ...]:
    """The chances of the sides in a match that continues from these totals; see `_winner_from`."""
    rng = Random(f"matches from {totals} {dealer}")
    winners = [
        _winner_from(variant, seating, totals, dealer, rng, may_be_over=may_be_over)
        for _ in range(_CONTINUATIONS)
    ]
    return tuple(winners.count(side) / _CONTINUATIONS for side in range(seating.sides))


def _winner_from(
    variant: Variant,
    seating: Seating,
    totals: Sequence[int],
    dealer: int,
    rng: Random,
    *,
    may_be_over: bool,
) -> int:
    """The winner of a match that continues from these totals with rounds of fresh deals.

    Unless it `may_be_over` with these totals, one round at least is played: a target that was
    lowered to them counts at the end of the next round.
    """
    so_far = [*totals]
    results: Sequence[tuple[int, ...]] = ()
    sides_of_fresh = _sides_of_fresh(seating)
    is_race = False  # At the target now, the sides were there before this round: see `run_race`.
    for _ in range(_MOST_ROUNDS):
        is_near = max(so_far) >= variant.target
        decides = is_near and may_be_over
        if decides and (winner := _decided(variant, so_far, rng, is_race=is_race)) is not None:
            return winner
        may_be_over, is_race = True, variant.ending.is_race and not is_near
        results = results or _fresh_results(variant, seating)
        points = results[int(rng.random() * len(results))]
        so_far = [
            total + points[side] for total, side in zip(so_far, sides_of_fresh[dealer], strict=True)
        ]
        dealer = seating.next_seat(dealer)
    return max(range(seating.sides), key=lambda side: variant.ending.point_worth * so_far[side])


def _decided(variant: Variant, totals: Sequence[int], rng: Random, *, is_race: bool) -> int | None:
    """The winner at these totals.

    Who is first in a race, or wins a tie by what the whole match has brought, is drawn by lot.
    """
    winner = winner_of(variant, totals)
    most = max(totals)
    is_drawn = is_race or bool(variant.ending.tie_breaks)
    if winner is None and most >= variant.target and is_drawn:
        tied = [side for side, total in enumerate(totals) if total == most]
        winner = tied[int(rng.random() * len(tied))]
    return winner


@cache
def _sides_of_fresh(seating: Seating) -> tuple[tuple[int, ...], ...]:
    """With each dealer, the sides of a fresh round whose points the sides get."""
    firsts = [seating.seats_of(side)[0] for side in range(seating.sides)]
    return tuple(
        tuple(seating.side_of((first - dealer) % seating.players) for first in firsts)
        for dealer in range(seating.players)
    )


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
        pack = sorted(cards_of(variant.deal.pack.cards), key=lambda _: rng.random())
        dealt, _ = Round.dealt(variant, seating, 0, pack)
        if dealt.cut_card is not None:
            choices = dealt.legal_moves()
            dealt.play(choices[int(rng.random() * len(choices))])
        elif dealt.opening_offer is not None:
            dealt.play(TakeOpening(takes=True))
        if not dealt.is_void:
            return dealt


class EstimateRest(NamedTuple):
    """Task: one part of the continuations of a match from its score, between two rounds."""

    variant: Variant
    seating: Seating
    totals: tuple[int, ...]
    """The points of each side in the match."""
    points: tuple[int, ...]
    """Those of the round that has just ended."""
    dealer: int
    """The seat that deals the next round."""
    part: int = 0
    """Which part of the continuations: equal parts give equal results."""
    playouts: int = PLAYOUTS

    def run(self, until: Deadline) -> Odds:
        """The odds of so many continuations; of fewer when cancelled, but of one at least."""
        rng = Random(f"rest of the match {self.totals} {self.dealer} {self.part}")
        wins = [0 for _ in range(self.seating.sides)]
        while sum(wins) < self.playouts and not (any(wins) and until.is_over):
            winner = _winner_from(
                self.variant, self.seating, self.totals, self.dealer, rng, may_be_over=False
            )
            wins[winner] += 1
        return _repeated(sum(wins), self.points, wins, [0 for _ in wins])


class JudgeEnd(NamedTuple):
    """Task: whether the player of a seat agrees to end the match, which nobody wins then.

    They agree if their own chance, from what they know, is not better than even.
    """

    odds: EstimateOdds | EstimateRest
    """The task for the position; where there is none, only the score counts."""
    side: int

    def run(self, until: Deadline) -> bool:
        """Whether they agree."""
        odds = self.odds._replace(playouts=_JUDGING_PLAYOUTS).run(until)
        return odds.chance(self.side) <= 1 / len(odds.wins)


def judge_end_task(match: Match, seat: int) -> JudgeEnd:
    """The task that asks the player of a seat whether they agree to end the match now."""
    odds = odds_task(match, seat) or _rest_task(match)
    return JudgeEnd(odds, match.seating.side_of(seat))


def _rest_task(match: Match, part: int = 0) -> EstimateRest:
    """The task for the score of a match, without the cards of a round in play."""
    seating, round_ = match.seating, match.round
    is_scored = round_ is not None and round_.is_over and not round_.is_void
    return EstimateRest(
        match.variant,
        seating,
        tuple(match.totals),
        match.sheets[-1].totals if is_scored else (0,) * seating.sides,
        match.draw.dealer if round_ is None else seating.next_seat(round_.dealer),
        part,
    )


def odds_task(match: Match, seat: int, part: int = 0) -> EstimateOdds | EstimateRest | None:
    """The task for the current position, from the view of a seat; None where there is none.

    After a round it is that of the rest of the match. There is none before the first deal, nor
    while others cut, decide on the opening table or declare: who is asked for a declaration could
    declare something, and so nobody else may know of it. The match must not be won.
    """
    round_ = match.round
    if round_ is None:
        return None
    if round_.is_over:
        return _rest_task(match, part)
    is_other = round_.turn != seat
    if round_.is_deal_open or (round_.is_declaring and is_other):
        return None
    # Where hands are blind, they are the odds before the card of the seat is turned over.
    return EstimateOdds(SeatView.of(match, seat, is_turned=False), round_.turn, part)


def chances_of_round(
    match: Match,
    seat: int,
    deal: int,
    playouts: int = ROUND_PLAYOUTS,
    *,
    side: int | None = None,
) -> tuple[float, ...]:
    """The chance of a side to win the match, after each number of moves of a deal.

    From what a seat knew at the time; the side is that of the seat unless it is given. Where there
    are no odds, such as between declarations of others, it is the chance before.
    """
    seating = match.seating
    side = seating.side_of(seat) if side is None else side
    chance = chance_at_deal(match, deal, side)
    chances = []
    for moves in range(len(match.recorded_round(deal).moves) + 1):
        at = match.at(deal, moves)
        assert at.round is not None
        if at.winner is not None:
            chance = float(at.winner == side)
        elif at.round.is_over:
            dealer = seating.next_seat(at.round.dealer)
            totals = tuple(at.totals)
            chance = _chances_from(at.variant, seating, totals, dealer, may_be_over=False)[side]
        elif (task := odds_task(at, seat)) is not None:
            chance = task._replace(playouts=playouts).run(Deadline(inf)).chance(side)
        chances.append(round(chance, 4))
    return tuple(chances)


def chance_at_deal(match: Match, deal: int, side: int) -> float:
    """The chance of a side to win the match before the cards of a deal are known."""
    at = match.at(deal, 0)
    assert at.round is not None
    if not any(at.totals):
        return 1 / match.seating.sides
    totals, dealer = tuple(at.totals), at.round.dealer
    return _chances_from(at.variant, match.seating, totals, dealer, may_be_over=False)[side]


def _added(first: Sequence[int], second: Sequence[int]) -> tuple[int, ...]:
    return tuple(own + other for own, other in zip(first, second, strict=True))
