"""Appraising moves by search: imagine where the hidden cards may lie, and try the moves there.

The search itself is in `search`, which knows positions and numbers only; here it is set up from the
view of a seat, fed with time, and read.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from random import Random
from typing import Final, NamedTuple

from scopa_desktop.ai.card_values import CardValues
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.search.determinization import DeterminizationSampler, Play
from scopa_desktop.ai.search.endgame import EndgameSolver
from scopa_desktop.ai.search.playouts import play_out
from scopa_desktop.ai.search.policy import POINT, PlayoutPolicy, PolicyWeights
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.ai.search.rewards import MatchStanding, Rewards
from scopa_desktop.ai.search.tree import SearchTree
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import Mask, cards_of, union
from scopa_desktop.rules.kernel.position import Position
from scopa_desktop.rules.moves import (
    Action,
    Cut,
    Declare,
    Move,
    TakeTable,
    action_from_code,
    code_of_action,
)

_SLICE_SECONDS: Final = 0.004
"""How long the search runs between two looks at the clock."""
_FIRST_SLICE: Final = 8
_SEEDS: Final = 1 << 32
_MOST_SOLVED: Final = 10_000
"""The positions worked out for all moves together: less than a second, even interpreted."""
_CUTS_TRIED: Final = 300
"""The deals tried for each way to use a cut card."""
_NO_TELLING: Final = -1


@dataclass(frozen=True)
class SearchConfig:
    """How hard and in which way to search."""

    iterations: int
    """The most; each plays one world to its end."""
    noise: float = 0.15
    """The chance that a play of a playout is any play."""
    exploration: float = 1.3
    """The weight of moves tried little, in standard deviations of the reward."""
    bias: float = 8.0
    """The weight of what the policy thinks of a move; it fades as the move is tried."""
    solved: int = 8
    """The last plays solved in every world, where two sides have the whole pack in hand."""
    solved_when_known: int = 10
    """The last plays that are solved instead of searched when every hidden card is known."""
    imagined: int = 1500
    """The worlds imagined for the filter, where others have much to hide; 0: none."""
    kept: int = 500
    """Those of them that are kept."""


class MoveEvaluation(NamedTuple):
    """What the search thinks of a move."""

    action: Action
    worth: float
    """The expected lead in points at the end of the round; near the end of a match, on the scale
    of the chance of winning it."""
    margin: float
    """Half of the 95 % interval around it: 0 where the round was solved, infinite where the move
    was tried once."""
    visits: int
    """How often the move was tried; the search prefers what it tried most."""


def evaluate_moves(
    view: SeatView, search: SearchConfig, chance: Random, until: Deadline
) -> list[MoveEvaluation]:
    """Every move of the seat that was tried, the most promising first."""
    if view.cut_card is not None:
        return _evaluate_cut(view, search, chance, until)
    return _MoveEvaluator(view, search, chance, until).evaluate_moves()


def standing_of_match(view: SeatView) -> MatchStanding:
    """What the match stands at."""
    variant = view.variant
    return MatchStanding(
        [*view.totals],
        target=variant.target,
        pace=variant.points_per_round,
        lead=variant.ending.lead,
        in_order=variant.ending.is_race,
    )


def policy_of(
    view: SeatView, like: Position, weights: PolicyWeights | None = None
) -> PlayoutPolicy:
    """The playout policy for the rest of a round."""
    card_values = [round(POINT * price) for price in CardValues.of(view).total]
    return PlayoutPolicy(like, card_values, weights or PolicyWeights())


class _MoveEvaluator:
    """One search from one view."""

    def __init__(
        self, view: SeatView, search: SearchConfig, chance: Random, until: Deadline
    ) -> None:
        self._view = view
        self._search = search
        self._until = until
        self._chance = RandomGenerator(int(chance.random() * _SEEDS))
        self._root = view.guessed(tuple(cards_of(view.unseen))).position
        self._policy = policy_of(view, self._root)
        self._rewards = Rewards(standing_of_match(view))
        self._worlds = determinizations_of(view, self._root, self._chance)

    def evaluate_moves(self) -> list[MoveEvaluation]:
        root, search = self._root, self._search
        is_small = root.plays_left() <= search.solved_when_known and root.spec.sides == 2
        if is_small and self._worlds.is_known() and (solved := self._solved()):
            return solved
        self._filter()
        return self._grow()

    def _solved(self) -> list[MoveEvaluation]:
        """Every move with what it leads to when both sides play their best.

        Nothing where that would take too long to work out.
        """
        most = _MOST_SOLVED // len(self._view.legal_moves())
        endgame = EndgameSolver(self._root.spec, self._policy, self._rewards, most)
        sign = 1 if self._view.side == 0 else -1
        found = []
        for action in self._view.legal_moves():
            assert not isinstance(action, Cut)
            value = endgame.value_after(self._root, code_of_action(action))
            if endgame.gave_up:
                return []
            found.append(MoveEvaluation(action, sign * value / POINT, 0.0, 1))
        # Of moves that lead to the same, the one a person would understand.
        preference = {action: self._prior(action) for action in self._view.legal_moves()}
        return sorted(found, key=lambda one: (-one.worth, -preference[one.action]))

    def _prior(self, action: Action) -> int:
        assert not isinstance(action, Cut)
        hidden = self._policy.hidden_from(self._root)
        return self._policy.judge(self._root, code_of_action(action), hidden)

    def _filter(self) -> None:
        """Keep the worlds that agree with what the others have played."""
        search = self._search
        is_worth_it = self._view.seating.players > 2 and self._worlds.hidden() > 0
        if not search.imagined or not is_worth_it or not self._worlds.has_seen_plays():
            return
        slices = _Slices(search.imagined, self._until, share=0.3)
        for number in slices:
            self._worlds.imagine_some(number, self._policy)
        self._worlds.keep(search.kept)

    def _has_whole_pack(self) -> bool:
        """Whether everything was dealt at once: what remains is hidden, but not left to chance."""
        return self._view.variant.deal.hand is None

    def _grow(self) -> list[MoveEvaluation]:
        search = self._search
        tree = SearchTree(
            self._worlds,
            self._policy,
            self._rewards,
            self._chance,
            nodes=search.iterations + 2,
            noise=round(1000 * search.noise),
            exploration=search.exploration,
            bias=search.bias,
            solved=search.solved if self._has_whole_pack() else 0,
        )
        for number in _Slices(search.iterations, self._until):
            tree.grow(number)
        found = [_evaluation(action_from_code(move), *tried) for move, *tried in tree.children()]
        return sorted(found, key=lambda one: (one.visits, one.worth), reverse=True)


class _Slices:
    """Numbers that add up to a total, each for a short while, until a deadline is near."""

    def __init__(self, total: int, until: Deadline, share: float = 1.0) -> None:
        self._left = total
        self._until = until
        self._share = share

    def __iter__(self) -> Iterator[int]:
        number = _FIRST_SLICE
        while self._left > 0:
            number = min(number, self._left)
            began = time.monotonic()
            yield number
            self._left -= number
            if self._until.has_passed(self._share):
                return
            seconds = max(time.monotonic() - began, 1e-6)
            number = max(1, min(4 * number, int(number * _SLICE_SECONDS / seconds)))


def _evaluation(action: Action, visits: int, total: int, squares: int) -> MoveEvaluation:
    """From the number of tries, the sum of their rewards and that of the squares."""
    mean = total / visits
    variance = max(0.0, squares / visits - mean**2)
    margin = 1.96 * sqrt(variance / visits) if visits > 1 else inf
    return MoveEvaluation(action, mean / POINT, margin / POINT, visits)


def determinizations_of(
    view: SeatView, root: Position, chance: RandomGenerator
) -> DeterminizationSampler:
    """The worlds that a seat may imagine."""
    plays = plays_of_packet(view)
    return DeterminizationSampler(root, [*view.shown], _silent(view, plays), plays, chance)


def plays_of_packet(view: SeatView) -> list[Play]:
    """The plays since the packet in hand was dealt, each with what lay there before it."""
    held = sum(view.hand_sizes)
    dealt = view.variant.deal.packet_size(view.seating.players) * view.seating.players
    table, won = view.table, union(view.piles)
    declared, wild = [*view.declared], _wild_value(view)
    plays: list[Play] = []
    for seat, action in reversed(view.moves):
        if len(plays) == dealt - held:
            break
        match action:
            case Move(card, take):
                table = (table | take) & ~(1 << card)
                won &= ~(take | 1 << card)
                before = held + len(plays) + 1
                play = Play(seat, code_of_action(action), table, won, before, declared[seat], wild)
                plays.append(play)
            case TakeTable(take):
                table, won = table | take, won & ~take
            case Declare(cards, _, value):
                declared[seat] &= ~cards
                wild = 0 if value else wild
            case Cut():
                pass
    return plays[::-1]


def _wild_value(view: SeatView) -> int:
    """The value given to the wild card; 0 while it has its own."""
    card, own = view.variant.wild_card, view.variant.captures.values
    if card is None or view.values.of(card) == own.of(card):
        return 0
    return view.values.of(card)


def _silent(view: SeatView, plays: Sequence[Play]) -> list[int]:
    """What each seat has played of a packet from which it could have declared and did not."""
    rule = view.variant.declarations
    if rule is None or rule.played_first:
        return [_NO_TELLING] * view.seating.players
    return [_silent_in(view, seat, plays) for seat in range(view.seating.players)]


def _silent_in(view: SeatView, seat: int, plays: Sequence[Play]) -> Mask:
    played = 0
    for play in plays:
        action = action_from_code(play.move)
        if play.seat == seat and isinstance(action, Move):
            played |= 1 << action.card
    has_declared = view.declared[seat] & (played | view.shown[seat])
    return played if played and not has_declared else _NO_TELLING


def _evaluate_cut(
    view: SeatView, search: SearchConfig, chance: Random, until: Deadline
) -> list[MoveEvaluation]:
    """Deal many times with the card kept and laid, and play on."""
    stream = RandomGenerator(int(chance.random() * _SEEDS))
    rewards = Rewards(standing_of_match(view))
    unseen = [*cards_of(view.unseen)]
    policy = policy_of(view, view.guessed(unseen).position)
    came_to: dict[bool, list[int]] = {True: [], False: []}
    for _ in range(_CUTS_TRIED):
        order = sorted(unseen, key=lambda card: chance.random())
        for keeps, found in came_to.items():
            one = view.guessed(order)
            one.play(Cut(keeps))
            reward = 0
            if not one.is_void:
                play_out(one.position, policy, stream, round(1000 * search.noise), 0)
                rewards.count(one.position)
                reward = rewards.of_side[view.side]
            found.append(reward)
        if until.has_passed(0.9):
            break
    appraisals = [
        _evaluation(Cut(keeps), len(found), sum(found), sum(one * one for one in found))
        for keeps, found in came_to.items()
    ]
    return sorted(appraisals, key=lambda one: one.worth, reverse=True)
