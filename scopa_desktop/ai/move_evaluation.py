"""Evaluation of moves by search, from the view of a seat.

The search itself is the package `search`, which knows positions and numbers only; this module sets
it up from a view, runs it until a deadline, and returns its result as actions and points.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from random import Random
from typing import Final, NamedTuple

from scopa_desktop.ai.candidates import candidates_of
from scopa_desktop.ai.card_values import CardValues
from scopa_desktop.ai.confidence import NORMAL_95, mean_and_variance
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.search.determinization import DeterminizationSampler, ObservedPlay
from scopa_desktop.ai.search.endgame import EndgameSolver
from scopa_desktop.ai.search.playouts import play_out
from scopa_desktop.ai.search.policy import POINT, PlayoutPolicy, PolicyWeights
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.ai.search.rewards import MatchStanding, Rewards
from scopa_desktop.ai.search.tree import SearchTree
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import KING_OF_COINS, Card, Mask, cards_of, union
from scopa_desktop.rules.kernel.bits import highest
from scopa_desktop.rules.kernel.position import Position
from scopa_desktop.rules.moves import (
    Action,
    CallOut,
    Cut,
    DealAction,
    Declare,
    KernelAction,
    Move,
    Pass,
    TakeOpening,
    TakeTable,
    action_from_code,
    cards_won,
    code_of_action,
)
from scopa_desktop.rules.round import Round

_BATCH_SECONDS: Final = 0.004
"""Time between two checks of the deadline."""
_FIRST_BATCH: Final = 1
_SEEDS: Final = 1 << 32
_MAX_SOLVED_POSITIONS: Final = 10_000
"""Positions that the endgame solver visits for all moves together: less than a second, even
interpreted."""
_MAX_WORLDS: Final = 2000
"""Determinizations that are all solved at most; three tricks before the end there are 1,680."""
_SHARE_FOR_WORLDS: Final = 0.5
"""Share of the time after which the search is left with the rest."""
_PAIRS_PER_TREE: Final = 4000
"""The most pairs of a comparison that share a tree; several trees together are more precise."""
_TREE_DEVIATION_PER_PLAYER: Final = 0.005
"""Deviation, for each player, between the differences that two trees find for the same two moves,
without the sampling error, in standard deviations of a paired difference: what a tree has learnt
first decides what it learns next. Measured at 0.010 with two players, 0.017 to 0.021 with four."""
_DEALS_PLAYED_OUT: Final = 300
"""Deals played out for each way to use a cut card, or to decide on the opening table."""
_NO_EVIDENCE: Final = -1


@dataclass(frozen=True)
class SearchConfig:
    """Parameters of the search."""

    iterations: int
    """Most iterations; each plays one determinization to its end."""
    noise: float = 0.15
    """Probability of a random play in a playout."""
    exploration: float = 1.3
    """UCB exploration constant, in standard deviations of the reward."""
    bias: float = 8.0
    """Weight of the policy's prior, divided by a move's visits + 1 (progressive bias)."""
    solved_plays: int = 8
    """Last plays solved in every determinization, when two sides hold the whole pack."""
    solved_plays_when_known: int = 10
    """Last plays solved instead of searched, when every hidden card is known."""
    solved_plays_in_worlds: int = 9
    """Last plays solved in all determinizations instead of searched, where the whole pack was dealt
    at once and two sides play."""
    candidate_count: int = 1500
    """Determinizations weighted by the others' plays, with more than two players; 0: none."""
    pool_size: int = 500
    """Size of the pool resampled from the candidates."""
    safety_pairs: int = 0
    """Pairs of iterations with which a player compares the play found and a safer one at first, and
    more where that is not clear; 0: none."""


class MoveEvaluation(NamedTuple):
    """Value of a move by search."""

    action: Action
    value: float
    """Expected lead in points at the end of the round; near the end of a match, the probability
    of winning it on the scale of `MatchStanding`."""
    half_width: float
    """Half-width of the 95 % confidence interval: 0 where the round was solved, in one or in all
    determinizations; infinite after a single visit."""
    visits: int
    """Visit count; the search prefers the most visited move."""


def is_solved(evaluations: Sequence[MoveEvaluation]) -> bool:
    """Whether the values are exact."""
    return all(move.visits == 1 and move.half_width == 0 for move in evaluations)


def best_move(view: SeatView, config: SearchConfig, purpose: str) -> Action:
    """The best move by a search whose random numbers depend on the view and the purpose alone."""
    moves = candidates_of(view).moves
    if len(moves) == 1:
        return moves[0]
    rng = Random(f"{view.seed} {purpose}")
    return evaluate_moves(view, config, rng, Deadline(inf))[0].action


def evaluate_moves(
    view: SeatView, config: SearchConfig, rng: Random, deadline: Deadline
) -> list[MoveEvaluation]:
    """Evaluate the legal moves of the seat; those with visits, the best first."""
    if view.is_deal_open:
        return _evaluate_deal_actions(view, config, rng, deadline)
    return _MoveEvaluator(view, config, rng, deadline).evaluate_moves()


class MoveDifference(NamedTuple):
    """Difference between the values of two moves, on the scale of `MoveEvaluation.value`."""

    value: float
    half_width: float
    """Half-width of the 95 % confidence interval: 0 where the round was solved."""


def compare_moves(
    view: SeatView,
    moves: tuple[Action, Action],
    config: SearchConfig,
    rng: Random,
    deadline: Deadline | None = None,
) -> MoveDifference:
    """Value of the first of two legal moves less that of the second.

    All configured iterations are used unless a deadline ends them, and each plays both moves from
    the same determinization (common random numbers).
    """
    return _compare(view, moves, config, rng, deadline=deadline)


def evaluate_moves_in_hindsight(
    view: SeatView, round_: Round, config: SearchConfig, rng: Random
) -> list[MoveEvaluation]:
    """Evaluate the moves as if all hands and the stock of `round_` had been seen by everybody.

    `view` is that of the seat on turn. There is no time limit.
    """
    if view.is_deal_open:
        return _evaluate_deal_actions(view, config, rng, Deadline(inf), round_)
    return _MoveEvaluator(view, config, rng, Deadline(inf), round_).evaluate_moves()


def compare_moves_in_hindsight(
    view: SeatView, round_: Round, moves: tuple[Action, Action], config: SearchConfig, rng: Random
) -> MoveDifference:
    """Compare two moves like `compare_moves`, as if all cards of `round_` had been seen."""
    return _compare(view, moves, config, rng, round_=round_)


def _compare(
    view: SeatView,
    moves: tuple[Action, Action],
    config: SearchConfig,
    rng: Random,
    *,
    round_: Round | None = None,
    deadline: Deadline | None = None,
) -> MoveDifference:
    first, second = moves
    if isinstance(first, DealAction) and isinstance(second, DealAction):
        rewards = _rewards_of_deal_actions(view, config, rng, round_)
        differences = [reward[first] - reward[second] for reward in rewards]
        squares = sum(difference * difference for difference in differences)
        return _difference(sum(differences), squares, len(differences))
    evaluator = _MoveEvaluator(view, config, rng, deadline or Deadline(inf), round_)
    solved = {move.action: move.value for move in evaluator.solve()}
    if solved:
        return MoveDifference(solved[first] - solved[second], 0.0)
    return evaluator.compare(first, second)


def match_standing(view: SeatView) -> MatchStanding:
    """Score of the match before the round, for the rewards."""
    variant = view.variant
    return MatchStanding(
        [*view.totals],
        target=variant.target,
        points_per_round=variant.points_per_round,
        lead=variant.ending.lead,
        in_order=variant.ending.is_race,
        point_worth=variant.ending.point_worth,
        tie_card=1 << KING_OF_COINS if "kings_of_coins" in variant.ending.tie_breaks else 0,
    )


def playout_policy(
    view: SeatView, position: Position, weights: PolicyWeights | None = None
) -> PlayoutPolicy:
    """Rollout policy with the card values of a view; `position` is any position of the game."""
    card_values = [round(POINT * value) for value in CardValues.of(view).total]
    worth = view.variant.ending.point_worth
    return PlayoutPolicy(position, card_values, weights or PolicyWeights(), worth)


class _MoveEvaluator:
    """One search from one view, or from a round with all cards seen."""

    def __init__(
        self,
        view: SeatView,
        config: SearchConfig,
        rng: Random,
        deadline: Deadline,
        round_: Round | None = None,
    ) -> None:
        """Search from a view; where `round_` is given, its hands and stock are known."""
        self._view = view
        self._config = config
        self._deadline = deadline
        self._rng = RandomGenerator(int(rng.random() * _SEEDS))
        if round_ is None:
            self._root = view.determinized(tuple(cards_of(view.unseen))).position
            self._sampler = determinization_sampler(view, self._root, self._rng)
        else:
            self._root = round_.position
            self._sampler = DeterminizationSampler(
                self._root,
                round_.hands,
                [_NO_EVIDENCE] * view.seating.players,
                [],
                self._rng,
                is_perfect_information=True,
            )
        self._policy = playout_policy(view, self._root)
        self._rewards = Rewards(match_standing(view))
        self._is_known = round_ is not None or self._sampler.is_fully_known()

    def evaluate_moves(self) -> list[MoveEvaluation]:
        if solved := self.solve() or self._solve_worlds():
            return solved
        self._resample()
        return self._run_tree()

    def solve(self) -> list[MoveEvaluation]:
        """The exact values of the moves where all cards are known and few are left, else none."""
        root, config = self._root, self._config
        is_small = root.plays_left() <= config.solved_plays_when_known and root.spec.sides == 2
        return self._solve() if is_small and self._is_known else []

    def compare(self, first: Action, second: Action) -> MoveDifference:
        """Value of `first` less that of `second`, both played in the same determinizations."""
        assert isinstance(first, KernelAction)
        assert isinstance(second, KernelAction)
        self._resample()
        moves = [code_of_action(first), code_of_action(second)]
        iterations = self._config.iterations
        trees = -(-iterations // _PAIRS_PER_TREE)
        total = squares = compared = 0
        for number in range(trees):
            pairs = (iterations + number) // trees
            tree = self._tree(max_nodes=2 * pairs + 4)
            for batch in _Batches(pairs, self._deadline):
                tree.run_paired(moves, batch)
                compared += batch
            _, (tree_total, tree_squares) = tree.paired_differences()
            total += tree_total
            squares += tree_squares
        deviation = _TREE_DEVIATION_PER_PLAYER * self._view.seating.players
        return _difference(total, squares, compared, deviation / sqrt(trees))

    def _solve(self) -> list[MoveEvaluation]:
        """Value of every move under best play of both sides.

        Empty when there are too many moves, or the budget is exceeded.
        """
        candidates = candidates_of(self._view)
        if not candidates.are_all:
            return []
        actions = candidates.moves
        moves = [code_of_action(action) for action in actions if isinstance(action, KernelAction)]
        endgame = EndgameSolver(self._root.spec, self._policy, self._rewards, _MAX_SOLVED_POSITIONS)
        values = [float(value) for value in endgame.values_after(self._root, moves)]
        return [] if endgame.is_over_budget else self._exact(actions, values)

    def _exact(
        self, actions: Sequence[Action], values: Sequence[float], visits: int = 1
    ) -> list[MoveEvaluation]:
        """Evaluations from solved values of side 0, the best first.

        `visits` is the number of determinizations solved. Moves of equal value are ordered by the
        prior, which a person finds easier to follow.
        """
        sign = 1 if self._view.side == 0 else -1
        evaluations = [
            MoveEvaluation(action, sign * value / POINT, 0.0, visits)
            for action, value in zip(actions, values, strict=True)
        ]
        priors = {action: self._prior(action) for action in actions}
        return sorted(evaluations, key=lambda move: (-move.value, -priors[move.action]))

    def _solve_worlds(self) -> list[MoveEvaluation]:
        """Mean value of every move over all determinizations, in each of which all play their best.

        They are weighted by the plays of the others. Empty where there are too many of them or too
        many plays to come, and where time does not suffice.
        """
        config, root, sampler = self._config, self._root, self._sampler
        is_near_end = root.plays_left() <= config.solved_plays_in_worlds and self._is_all_dealt()
        if not is_near_end or self._is_known or root.spec.sides != 2:
            return []
        if sampler.world_count() > _MAX_WORLDS:
            return []
        candidates = candidates_of(self._view)
        if not candidates.are_all:
            return []
        actions = candidates.moves
        moves = [code_of_action(action) for action in actions if isinstance(action, KernelAction)]
        weights = sampler.enumerate_worlds(self._policy if config.candidate_count else None)
        endgame = EndgameSolver(root.spec, self._policy, self._rewards, _MAX_SOLVED_POSITIONS)
        world = Position(root.spec)
        totals = [0.0] * len(moves)
        for index, weight in enumerate(weights):
            sampler.set_world(index, world)
            for at, value in enumerate(endgame.values_after(world, moves)):
                totals[at] += weight * value
            if endgame.is_over_budget or self._deadline.has_passed(_SHARE_FOR_WORLDS):
                return []
        total = sum(weights)
        return self._exact(actions, [value / total for value in totals], len(weights))

    def _prior(self, action: Action) -> int:
        assert isinstance(action, KernelAction)
        hidden = self._policy.hidden_cards(self._root)
        return self._policy.score(self._root, code_of_action(action), hidden)

    def _resample(self) -> None:
        """Weight determinizations by the plays of the others and resample them."""
        config = self._config
        is_useful = self._view.seating.players > 2 and self._sampler.hidden_count() > 0
        if not config.candidate_count or not is_useful or not self._sampler.has_observed_plays():
            return
        for number in _Batches(config.candidate_count, self._deadline, share=0.3):
            self._sampler.add_candidates(number, self._policy)
        self._sampler.resample(config.pool_size)

    def _is_all_dealt(self) -> bool:
        """Whether the whole pack was dealt at once, so that nothing is left to draw."""
        deal = self._view.variant.deal
        return deal.hand is None and not deal.is_blind

    def _tree(self, max_nodes: int) -> SearchTree:
        config = self._config
        return SearchTree(
            self._sampler,
            self._policy,
            self._rewards,
            self._rng,
            max_nodes=max_nodes,
            noise=round(1000 * config.noise),
            exploration=config.exploration,
            bias=config.bias,
            solved_plays=config.solved_plays if self._is_all_dealt() else 0,
        )

    def _run_tree(self) -> list[MoveEvaluation]:
        config = self._config
        tree = self._tree(max_nodes=config.iterations + 2)
        for number in _Batches(config.iterations, self._deadline):
            tree.run(number)
        evaluations = [
            _evaluation(action_from_code(move), *statistics)
            for move, *statistics in tree.root_statistics()
        ]
        return sorted(evaluations, key=lambda move: (move.visits, move.value), reverse=True)


class _Batches:
    """Splits a number of iterations into batches of `_BATCH_SECONDS`, checking the deadline.

    Ends early when `share` of the time until the deadline has passed.
    """

    def __init__(self, total: int, deadline: Deadline, share: float = 1.0) -> None:
        self._left = total
        self._deadline = deadline
        self._share = share

    def __iter__(self) -> Iterator[int]:
        number = _FIRST_BATCH
        while self._left > 0:
            number = min(number, self._left)
            began = time.monotonic()
            yield number
            self._left -= number
            if self._deadline.has_passed(self._share):
                return
            seconds = max(time.monotonic() - began, 1e-6)
            number = max(1, min(4 * number, int(number * _BATCH_SECONDS / seconds)))


def _evaluation(action: Action, visits: int, total: int, squares: int) -> MoveEvaluation:
    """Evaluation from the visit count, the sum of the rewards and the sum of their squares."""
    mean, variance = mean_and_variance(total, squares, visits)
    half_width = NORMAL_95 * sqrt(variance / visits) if visits > 1 else inf
    return MoveEvaluation(action, mean / POINT, half_width / POINT, visits)


def determinization_sampler(
    view: SeatView, root: Position, rng: RandomGenerator
) -> DeterminizationSampler:
    """Sampler of the determinizations that agree with a view; `root` is any one of them."""
    plays = plays_of_packet(view)
    return DeterminizationSampler(root, [*view.shown], _undeclared(view, plays), plays, rng)


def plays_of_packet(view: SeatView) -> list[ObservedPlay]:
    """Plays since the current packet was dealt, each with the public position before it."""
    held = sum(view.hand_sizes)
    players = view.seating.players
    dealt = view.variant.deal.known_size(players, is_last=not view.stock_size) * players
    table, piles = view.table, _piles_before_moves(view)
    declared, wild = [*view.declared], _wild_value(view)
    plays: list[ObservedPlay] = []
    for (seat, action), (won, tops) in zip(reversed(view.moves), reversed(piles), strict=True):
        if len(plays) == dealt - held:
            break
        match action:
            case Move(card, take):
                if not action.is_pile:
                    table |= take
                table &= ~(1 << card)
                code, held_before = code_of_action(action), held + len(plays) + 1
                plays.append(
                    ObservedPlay(seat, code, table, won, tops, held_before, declared[seat], wild)
                )
            case TakeTable(take):
                table |= take
            case Declare(cards, _, value):
                declared[seat] &= ~cards
                wild = 0 if value else wild
            case Cut() | TakeOpening() | Pass() | CallOut():
                pass
    return plays[::-1]


class _Piles(NamedTuple):
    """The cards in the pile of each side, and those on top where piles are open."""

    cards: tuple[Mask, ...]
    tops: tuple[Mask, ...]


def _piles_before_moves(view: SeatView) -> list[_Piles]:
    """The piles before each move of the round, as far as the seat remembers them."""
    remembered, side_of = union(view.piles), view.seating.side_of
    moved = union(cards_won(action) for _, action in view.moves)
    opening = remembered & ~moved
    piles, tops = [0] * view.seating.sides, [0] * view.seating.sides
    piles[side_of(view.dealer)] = opening
    tops[side_of(view.dealer)] = highest(opening)
    before = []
    for seat, action in view.moves:
        shown = tops if view.tops else [0] * len(tops)
        before.append(_Piles(tuple(pile & remembered for pile in piles), tuple(shown)))
        if not (moved := cards_won(action)):
            continue
        side = side_of(seat)
        if isinstance(action, Move) and action.is_pile:
            robbed = tops.index(action.take)
            moved |= piles[robbed]
            piles[robbed] = tops[robbed] = 0
        piles[side] |= moved
        tops[side] = 1 << action.card if isinstance(action, Move) else highest(moved)
    return before


def _wild_value(view: SeatView) -> int:
    """Value declared for the wild card; 0 while it has its own."""
    card, own_values = view.variant.wild_card, view.variant.captures.values
    if card is None or view.values.of(card) == own_values.of(card):
        return 0
    return view.values.of(card)


def _undeclared(view: SeatView, plays: Sequence[ObservedPlay]) -> list[int]:
    """Cards that each seat has played of a packet from which it declared nothing.

    0 for a seat that was silent before the first card of the packet and has not played yet.
    """
    rule = view.variant.declarations
    if rule is None or rule.played_first:
        return [_NO_EVIDENCE] * view.seating.players
    return [_undeclared_by(view, seat, plays) for seat in range(view.seating.players)]


def _was_asked(view: SeatView, seat: int, played: Mask) -> bool:
    """Whether a seat has had its chance to declare from the current packet."""
    rule = view.variant.declarations
    if rule is None or not rule.before_play:
        return played != 0
    first = view.seating.next_seat(view.dealer)
    players = view.seating.players
    return not view.is_declaring or (seat - first) % players < (view.seat - first) % players


def _undeclared_by(view: SeatView, seat: int, plays: Sequence[ObservedPlay]) -> Mask:
    played = 0
    for play in plays:
        action = action_from_code(play.move)
        if play.seat == seat and isinstance(action, Move):
            played |= 1 << action.card
    has_declared = view.declared[seat] & (played | view.shown[seat])
    return played if _was_asked(view, seat, played) and not has_declared else _NO_EVIDENCE


def _difference(
    total: int, squares: int, number: int, common_deviation: float = 0.0
) -> MoveDifference:
    """Difference from the sum of paired differences and the sum of their squares.

    `common_deviation` is the deviation that all samples share, in their standard deviations.
    """
    mean, variance = mean_and_variance(total, squares, number)
    error = sqrt(variance * (1 / number + common_deviation**2))
    return MoveDifference(mean / POINT, NORMAL_95 * error / POINT)


def _evaluate_deal_actions(
    view: SeatView,
    config: SearchConfig,
    rng: Random,
    deadline: Deadline,
    round_: Round | None = None,
) -> list[MoveEvaluation]:
    """Evaluate the ways to use a cut card, or to decide on the opening, by playouts of deals."""
    rewards_of: dict[Action, list[int]] = {action: [] for action in view.legal_moves()}
    for rewards in _rewards_of_deal_actions(view, config, rng, round_):
        for action, reward in rewards.items():
            rewards_of[action].append(reward)
        if deadline.has_passed(0.9):
            break
    evaluations = [
        _evaluation(action, len(samples), sum(samples), sum(sample * sample for sample in samples))
        for action, samples in rewards_of.items()
    ]
    return sorted(evaluations, key=lambda move: move.value, reverse=True)


def _rewards_of_deal_actions(
    view: SeatView, config: SearchConfig, rng: Random, round_: Round | None
) -> Iterator[dict[Action, int]]:
    """Rewards of both actions, the cut card kept or the opening taken first, in random deals.

    With `round_` its cards are dealt every time.
    """
    generator = RandomGenerator(int(rng.random() * _SEEDS))
    rewards = Rewards(match_standing(view))
    unseen = [*cards_of(view.unseen)]
    policy = playout_policy(view, view.determinized(unseen).position)
    actions = view.legal_moves()
    for _ in range(_DEALS_PLAYED_OUT):
        order = (
            _hidden_cards(view, round_) if round_ else sorted(unseen, key=lambda _: rng.random())
        )
        rewards_of: dict[Action, int] = {}
        for action in actions:
            dealt = view.determinized(order)
            dealt.play(action)
            rewards_of[action] = 0
            if not dealt.is_void:
                play_out(dealt.position, policy, generator, round(1000 * config.noise), 0)
                rewards.compute(dealt.position)
                rewards_of[action] = rewards.by_side[view.side]
        yield rewards_of


def _hidden_cards(view: SeatView, round_: Round) -> Sequence[Card]:
    """The cards of a round that a seat does not see, in the order of `SeatView.determinized`."""
    hands = (hand & view.unseen for hand in round_.hands)
    return [*(card for hand in hands for card in cards_of(hand)), *round_.stock]
