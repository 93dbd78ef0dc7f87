"""Measures what the maxims of the strategy course are worth.

`python benchmarks/maxims.py` plays rounds with the search for all seats, at a level score, with one
random move in ten. Where a decision has moves of both kinds of a maxim, such as sweeps and others,
that search names the best of each kind, and a second one compares the two on common deals with
other random numbers. The value is that of the first kind less that of the second, in points a
round, with a 95 % interval over rounds; a decision *fails* if the second kind is clearly better.
A kind with more members is favoured a little, because its best one is chosen.

Rounds are numbered, and equal numbers give equal results.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import count
from math import inf
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, TypeAlias

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.environment import describe_environment
from benchmarks.results import half_width
from benchmarks.strength import parse_game
from benchmarks.tables import TablePrinter
from scopa_desktop.ai.candidates import candidates_of
from scopa_desktop.ai.move_evaluation import (
    MoveDifference,
    MoveEvaluation,
    SearchConfig,
    compare_moves,
    evaluate_moves,
)
from scopa_desktop.ai.player import Deadline, random_choice
from scopa_desktop.ai.position_evaluation import PositionEvaluation
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands.arguments import argument_type, whole_number
from scopa_desktop.commands.output import with_progress
from scopa_desktop.commands.processes import MAX_JOBS, TaskRunner
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.captures import ACE_VALUE, AceTakesAll, EqualCard, SumWithPlayed
from scopa_desktop.rules.cards import COINS, PACK, SETTEBELLO, Card, Mask, cards_of, rank_of, union
from scopa_desktop.rules.match import pack_of
from scopa_desktop.rules.moves import Action, Move
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.scoring import SEVENS

GAMES: Final = ("scopa", "scopone-scientifico", "escoba-setenta", "scopa-assi", "cirulla")
RANDOM_SHARE: Final = 0.1
TEN: Final = 10
"""The most that a card can sweep where a sum takes."""
FIFTEEN: Final = 15
SMALL_TOTAL: Final = 5
SAFE: Final = 0.05
"""A chance of a sweep below it is no risk."""
RISKS: Final = {"under 20 %": (SAFE, 0.2), "20 to 35 %": (0.2, 0.35), "over 35 %": (0.35, inf)}
COLUMNS: Final = {
    "game": 19,
    "maxim": 13,
    "first kind": 28,
    "second kind": 28,
    "points a round": 14,
    "n": 5,
    "fails %": 7,
}
_DEALS_OF_DIFFERENCE: Final = 1500


class Situation:
    """A decision, with what the kinds of moves ask of it."""

    def __init__(self, view: SeatView) -> None:
        self.view = view
        self.evaluation = PositionEvaluation(view)
        self.plays = candidates_of(view).plays

    @cached_property
    def takes(self) -> list[Move]:
        return [move for move in self.plays if move.take]

    @cached_property
    def lays(self) -> list[Move]:
        return [move for move in self.plays if not move.take]

    @property
    def takes_equals(self) -> bool:
        """Whether an equal card, or a sum of its value, takes."""
        kinds = self.view.variant.captures.kinds
        return any(isinstance(kind, EqualCard) and not kind.only_aces for kind in kinds)

    @property
    def takes_fifteen(self) -> bool:
        kinds = self.view.variant.captures.kinds
        return any(isinstance(kind, SumWithPlayed) for kind in kinds)

    def value(self, card: Card) -> int:
        return self.view.values.of(card)

    def total_after(self, move: Move) -> int:
        """The total of the table after a move."""
        return sum(map(self.value, cards_of(self.evaluation.after(move).table)))

    def is_sweep(self, move: Move) -> bool:
        return self.evaluation.sweep_points(self.evaluation.after(move)) > 0

    def risk(self, move: Move) -> float:
        """The chance that the next player can sweep."""
        return self.evaluation.sweep_probability(self.evaluation.after(move).table)

    def is_dead(self, card: Card) -> bool:
        """Whether no other card equal to one of the hand is in a hand or the stock."""
        equal = self.view.values.cards_of_value[self.value(card)] & ~(1 << card)
        held = self.view.unseen | union(self.view.shown) | self.view.hand
        return not held & equal

    def equals_in_hand(self, card: Card) -> int:
        return (self.view.hand & self.view.values.cards_of_value[self.value(card)]).bit_count()

    @cached_property
    def is_dealers_side(self) -> bool:
        return self.view.seating.side_of(self.view.dealer) == self.view.side

    def parity(self, move: Move) -> tuple[bool, bool]:
        """Whether a capture makes a rank in play even, and whether it makes one odd."""
        in_play = PACK & ~union(self.view.piles)
        won = move.take | 1 << move.card
        changed = [
            (in_play & cards).bit_count() % 2 == 1
            for cards in self.view.values.cards_of_value
            if (won & cards).bit_count() % 2
        ]
        return any(changed), not all(changed)

    @cached_property
    def partners_card(self) -> Mask:
        """The card that the partner laid in the turn before the opponent's, if it still lies."""
        view = self.view
        plays = [(seat, move) for seat, move in view.moves if isinstance(move, Move)]
        if not view.seating.has_partners or len(plays) < 2:
            return 0
        _, move = plays[-2]
        return 1 << move.card & view.table if not move.take else 0


Kinds: TypeAlias = tuple[Sequence[Move], Sequence[Move]]
"""The moves of the first kind, and those of the second."""


class Contrast(NamedTuple):
    """Two kinds of moves that a maxim compares."""

    maxim: str
    first: str
    second: str
    kinds: Callable[[Situation], Kinds]


def _split(moves: Iterable[Move], is_first: Callable[[Move], bool]) -> Kinds:
    moves = list(moves)
    return [m for m in moves if is_first(m)], [m for m in moves if not is_first(m)]


def _sweep(at: Situation) -> Kinds:
    return _split(at.plays, at.is_sweep)


def _take(at: Situation) -> Kinds:
    return at.takes, at.lays


def _eleven(at: Situation) -> Kinds:
    if at.takes_fifteen or not at.view.table:
        return (), ()
    return _split(at.lays, lambda move: at.total_after(move) > TEN)


def _eleven_or_take(at: Situation) -> Kinds:
    """Takes that leave ten or less, not nothing, and lays that leave more."""
    if at.takes_fifteen:
        return (), ()
    takes = [move for move in at.takes if 0 < at.total_after(move) <= TEN]
    return takes, [move for move in at.lays if at.total_after(move) > TEN]


def _risky_take(least: float, end: float, at: Situation) -> Kinds:
    """Takes with a risk, where none is without, and lays without."""
    risks = {move: at.risk(move) for move in at.takes}
    if any(risk < SAFE or at.is_sweep(move) for move, risk in risks.items()):
        return (), ()
    takes = [move for move, risk in risks.items() if least <= risk < end]
    return takes, [move for move in at.lays if at.risk(move) < SAFE]


def _dead_rank(at: Situation) -> Kinds:
    return _split(at.lays, lambda move: at.is_dead(move.card))


def _lay_from_pair(at: Situation) -> Kinds:
    lays = [m for m in at.lays if at.equals_in_hand(m.card) <= 2 and not SEVENS >> m.card & 1]
    return _split(lays, lambda move: at.equals_in_hand(move.card) == 2)


def _take_sevens(at: Situation) -> Kinds:
    return _split(at.takes, lambda move: bool(move.take & SEVENS))


def _keep_sevens(at: Situation) -> Kinds:
    return _split(at.lays, lambda move: not SEVENS >> move.card & 1)


def _take_coins(at: Situation) -> Kinds:
    """Takes of the same ranks, those with the most coins first; not about the seven of coins."""
    groups: dict[tuple[object, ...], list[Move]] = defaultdict(list)
    for move in at.takes:
        won = move.take | 1 << move.card
        if not won >> SETTEBELLO & 1:
            groups[tuple(sorted(map(at.value, cards_of(won))))].append(move)
    for moves in groups.values():
        coins = {move: ((move.take | 1 << move.card) & COINS).bit_count() for move in moves}
        if len(set(coins.values())) > 1:
            most = max(coins.values())
            return _split(moves, lambda move: coins[move] == most)  # noqa: B023 (used at once)
    return (), ()


def _lay_coins(at: Situation) -> Kinds:
    """Cards of one rank, those of other suits first; no sevens."""
    for move in at.lays:
        if COINS >> move.card & 1 and not SEVENS >> move.card & 1:
            same = [m for m in at.lays if at.value(m.card) == at.value(move.card)]
            if len(same) > 1:
                return _split(same, lambda each: not COINS >> each.card & 1)
    return (), ()


def _many_cards(at: Situation) -> Kinds:
    return _split(at.takes, lambda move: move.take.bit_count() > 1)


def _court_cards(at: Situation) -> Kinds:
    courts = [move for move in at.lays if rank_of(move.card) >= _FIRST_COURT_CARD]
    return courts, [move for move in at.lays if at.value(move.card) <= _LAST_LOW_VALUE]


_FIRST_COURT_CARD: Final = 7
_LAST_LOW_VALUE: Final = 3


def _pairs(dealers_side: bool, at: Situation) -> Kinds:
    """Takes that only make ranks even, and those that make one odd."""
    if not (at.view.seating.has_partners and at.takes_equals):
        return (), ()
    if at.is_dealers_side is not dealers_side:
        return (), ()
    keeping = [move for move in at.takes if not at.parity(move)[1]]
    breaking = [move for move in at.takes if at.parity(move)[1]]
    return (keeping, breaking) if dealers_side else (breaking, keeping)


def _partners_card(at: Situation) -> Kinds:
    card = at.partners_card
    return _split(at.plays if card else (), lambda move: not move.take & card)


def _under_five(with_fifteen: bool, at: Situation) -> Kinds:
    if not at.takes_fifteen:
        return (), ()

    def is_safe(move: Move) -> bool:
        total = at.total_after(move)
        return total < SMALL_TOTAL or total >= FIFTEEN

    lays = at.lays if with_fifteen else [m for m in at.lays if at.total_after(m) < FIFTEEN]
    return _split(lays, is_safe)


def _ace(at: Situation) -> Kinds:
    """Moves that take the table with an ace, and others."""
    if not any(isinstance(kind, AceTakesAll) for kind in at.view.variant.captures.kinds):
        return (), ()

    def takes_all(move: Move) -> bool:
        table = at.view.table
        is_ace = at.value(move.card) == ACE_VALUE
        return is_ace and move.take == table and table.bit_count() > 1

    return _split(at.plays, takes_all)


CONTRASTS: Final = (
    Contrast("sweep", "sweep", "another move", _sweep),
    Contrast("take", "take", "lay", _take),
    Contrast("eleven", "lay, leave more than ten", "lay, leave ten or less", _eleven),
    Contrast("eleven", "take, leave ten or less", "lay, leave more than ten", _eleven_or_take),
    *(
        Contrast("price_of_risk", f"take, risk {name}", "lay without risk",
                 partial(_risky_take, *bounds))
        for name, bounds in RISKS.items()
    ),
    Contrast("dead_rank", "lay a dead rank", "lay another", _dead_rank),
    Contrast("lay_from_pair", "lay from a pair", "lay a single card", _lay_from_pair),
    Contrast("take_sevens", "take a seven", "take none", _take_sevens),
    Contrast("keep_sevens", "lay no seven", "lay a seven", _keep_sevens),
    Contrast("coins", "take more coins, equal ranks", "take fewer", _take_coins),
    Contrast("coins", "lay another suit, equal rank", "lay a coin", _lay_coins),
    Contrast("many_cards", "win three cards or more", "win two", _many_cards),
    Contrast("court_cards", "lay a court card", "lay 1 to 3", _court_cards),
    Contrast("keep_pairs", "dealer's side: take, pairs", "take, breaks pairs",
             partial(_pairs, True)),
    Contrast("break_pairs", "other side: take, breaks pairs", "take, pairs",
             partial(_pairs, False)),
    Contrast("partners_card", "leave the partner's card", "take it", _partners_card),
    Contrast("under_five", "lay, leave under 5", "leave 5 to 14", partial(_under_five, False)),
    Contrast("under_five", "leave under 5 or 15 and more", "leave 5 to 14",
             partial(_under_five, True)),
    Contrast("save_the_ace", "take all with an ace", "another move", _ace),
)  # fmt: skip

RoundValues: TypeAlias = Mapping[int, Sequence[MoveDifference]]
"""The differences found in one round, by the number of the contrast."""


@dataclass(frozen=True)
class Measurement:
    """How rounds of a game are played and measured."""

    game: str
    iterations: int
    comparisons: int
    maxims: tuple[str, ...]

    def values(self, number: int) -> RoundValues:
        """Play a numbered deal and measure its decisions; if it is void, the next pack."""
        _, seating = parse_game(self.game)
        variant = catalogue.variant(self.game)
        dealer = int(Random(f"dealer of deal {number}").random() * seating.players)
        for attempt in count(1):
            pack = pack_of(number, attempt, variant.deal.pack)
            round_, _ = Round.dealt(variant, seating, dealer, pack)
            found = self._played(round_, Random(f"maxims {self.game} {number}"))
            if not round_.is_void:
                return found
        raise AssertionError("every deal is void")

    def _played(self, round_: Round, rng: Random) -> RoundValues:
        moves: list[tuple[int, Action]] = []
        found: dict[int, list[MoveDifference]] = defaultdict(list)
        while not round_.is_over:
            seat, legal = round_.turn, round_.legal_moves()
            action = legal[0]
            if len(legal) > 1:
                view = SeatView.of_round(round_, seat, [0] * round_.seating.sides, moves)
                config = SearchConfig(self.iterations)
                seeded = Random(f"{view.seed} maxims")
                evaluations = evaluate_moves(view, config, seeded, Deadline(inf))
                self._measure(view, evaluations, found)
                action = evaluations[0].action
                if rng.random() < RANDOM_SHARE:
                    action = random_choice(legal, rng)
            round_.play(action)
            moves.append((seat, action))
        return found

    def _measure(
        self,
        view: SeatView,
        evaluations: Sequence[MoveEvaluation],
        found: dict[int, list[MoveDifference]],
    ) -> None:
        if view.is_deal_open:
            return
        situation = Situation(view)
        ranks = {each.action: rank for rank, each in enumerate(evaluations)}
        known: dict[tuple[Action, Action], MoveDifference] = {}
        for number, contrast in enumerate(CONTRASTS):
            if self.maxims and contrast.maxim not in self.maxims:
                continue
            kinds = contrast.kinds(situation)
            if not all(kinds):
                continue
            first, second = (min(kind, key=lambda move: ranks.get(move, inf)) for kind in kinds)
            if (first, second) not in known:
                rng = Random(f"{view.seed} maxims {first} {second}")
                config = SearchConfig(self.comparisons, candidate_count=_DEALS_OF_DIFFERENCE)
                known[first, second] = compare_moves(view, (first, second), config, rng)
            found[number].append(known[first, second])


class Result(NamedTuple):
    """What a contrast is worth in a game."""

    value: float
    half_width: float
    decisions: int
    fails: int
    """In percent."""


def result_of(rounds: Sequence[Sequence[MoveDifference]]) -> Result | None:
    """The mean difference over all decisions of rounds; None without any.

    The interval is that of a ratio estimator over rounds, which are independent.
    """
    differences = [each for round_ in rounds for each in round_]
    if not differences:
        return None
    value = sum(each.value for each in differences) / len(differences)
    residuals = [
        (sum(each.value for each in round_) - value * len(round_)) * len(rounds) / len(differences)
        for round_ in rounds
    ]
    fails = sum(each.value < -each.half_width for each in differences)
    return Result(
        value, half_width(residuals), len(differences), round(100 * fails / len(differences))
    )


def report(game: str, rounds: Sequence[RoundValues], printer: TablePrinter) -> None:
    """Print a row for each contrast that occurred."""
    for number, contrast in enumerate(CONTRASTS):
        result = result_of([round_.get(number, ()) for round_ in rounds])
        if result is None:
            continue
        amount = f"{result.value:+.2f} ± {result.half_width:.2f}"
        counts = (str(result.decisions), str(result.fails))
        printer.row([game, contrast.maxim, contrast.first, contrast.second, amount, *counts])


def main(arguments: list[str] | None = None) -> int:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    add = parser.add_argument
    add("--games", type=argument_type(_games), default=GAMES, metavar="GAME,GAME")
    add("--maxims", type=argument_type(_maxims), default=(), metavar="NAME,NAME",
        help="measure only these (default: all)")  # fmt: skip
    add("--rounds", type=whole_number(2, 1_000_000), default=60, metavar="N")
    add("--first", type=whole_number(1, 900_000_000), default=1, metavar="N",
        help="the number of the first deal (default 1)")  # fmt: skip
    add("--iterations", type=whole_number(1, 1_000_000), default=1500, metavar="N",
        help="of the search of each decision (default 1500)")  # fmt: skip
    add("--comparisons", type=whole_number(2, 1_000_000), default=400, metavar="N",
        help="deals on which two moves are compared (default 400)")  # fmt: skip
    add("--jobs", type=whole_number(1, MAX_JOBS), default=1, metavar="N", help="processes")
    add("--markdown", action="store_true", help="print the table as Markdown")
    options = parser.parse_args(arguments)
    printer = TablePrinter(options.markdown)
    printer.paragraph(describe_environment())
    printer.begin_table(COLUMNS)
    runner = TaskRunner(options.jobs)
    numbers = range(options.first, options.first + options.rounds)
    try:
        for game in options.games:
            how = Measurement(game, options.iterations, options.comparisons, options.maxims)
            rounds = runner.results(how.values, numbers)
            measured = [*with_progress(rounds, len(numbers), sys.stderr)]
            report(game, measured, printer)
    finally:
        runner.close()
    return 0


def _games(text: str) -> list[str]:
    games = text.split(",")
    for game in games:
        parse_game(game)
    return games


def _maxims(text: str) -> tuple[str, ...]:
    names = (*text.split(","),)
    known = {contrast.maxim for contrast in CONTRASTS}
    if unknown := set(names) - known:
        raise ValueError(f"no such maxim: {', '.join(sorted(unknown))}")
    return names


if __name__ == "__main__":
    sys.exit(main())
