"""Tests of the coach: whether its reasons speak for the better move, and whether its marks stay.

`python benchmarks/coach.py reasons` takes clear decisions, in which an independent comparison puts
two plays apart by `INDIFFERENT` points and more than its interval, and finds the reasons for the
better one as the coach and the review do. Every category that a reason names is then measured again
with other random numbers and more playouts. A decision *favours the worse move* if one of these
categories is clearly (99 %) on the side of the worse move, or if those that are named add up to
less than nothing. Where *nothing* is named, the coach says only that the move brings more over all
ways in which the hidden cards could lie.

`marks` lets the coach work out every turn of the first seat of some matches, and counts the marks
that changed after they were shown.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from math import inf
from pathlib import Path
from random import Random
from statistics import mean
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.environment import describe_environment
from benchmarks.strength import parse_game
from benchmarks.tables import TablePrinter
from scopa_desktop.ai.candidates import candidates_of
from scopa_desktop.ai.coach import COMPARISON_ITERATIONS, CoachTurn
from scopa_desktop.ai.levels import level
from scopa_desktop.ai.move_evaluation import SearchConfig, compare_moves
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.review.loss import INDIFFERENT
from scopa_desktop.ai.review.reasons import (
    DEALS,
    STANDARD_ERRORS,
    Reasons,
    category_gains,
    clearness,
    component,
    reasons_between,
)
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands.arguments import argument_type, whole_number
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.players import Player

GAMES: Final = ("scopa", "scopone-scientifico", "escoba-setenta")
PLAYER: Final = "casual"
"""Who plays the matches from which the decisions are."""
REASON_COLUMNS: Final = {
    "game": 19,
    "clear decisions": 15,
    "favour the worse move": 21,
    "nothing named": 13,
    "reasons": 7,
    "mean ms": 8,
}
MARK_COLUMNS: Final = {
    "game": 19,
    "matches": 7,
    "turns": 6,
    "marks": 6,
    "changed": 7,
    "best, mean ms": 13,
    "all, mean ms": 12,
}
_FOREVER: Final = Deadline(inf)
_CHECKED_DEALS: Final = 2 * DEALS


def main(arguments: list[str] | None = None) -> int:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    add = parser.add_argument
    add("plan", choices=("reasons", "marks"), help="what is measured")
    add("--games", type=argument_type(_games), default=GAMES, metavar="GAME,GAME")
    add("--count", type=whole_number(1, 10_000), default=None, metavar="N",
        help="clear decisions of each game (default 200), or matches (default 20)")  # fmt: skip
    add("--markdown", action="store_true", help="print the table as Markdown")
    options = parser.parse_args(arguments)
    printer = TablePrinter(options.markdown)
    printer.paragraph(describe_environment())
    measure = _measure_reasons if options.plan == "reasons" else _measure_marks
    printer.begin_table(REASON_COLUMNS if options.plan == "reasons" else MARK_COLUMNS)
    for game in options.games:
        printer.row(measure(game, options.count))
    return 0


def _games(text: str) -> list[str]:
    games = text.split(",")
    for game in games:
        parse_game(game)
    return games


def _turns(game: str, first_seat_only: bool = False) -> Iterator[tuple[int, SeatView]]:
    """The turns of matches between players of one level, with the number of the match."""
    _, seating = parse_game(game)
    player = level(PLAYER)
    number = 0
    while True:
        number += 1
        players = [Player(f"{seat}", PLAYER) for seat in range(seating.players)]
        match = Match(catalogue.variant(game), seating, players, deal_number=number)
        while match.winner is None:
            if match.needs_deal:
                match.begin_round()
                continue
            assert match.round is not None
            view = SeatView.of(match, match.round.turn)
            if len(view.legal_moves()) > 1 and not (first_seat_only and view.seat):
                yield number, view
            match.play(player.choose(view, _FOREVER))


def _clear_pairs(game: str) -> Iterator[tuple[SeatView, Move, Move]]:
    """A view, the better of two of its plays, and the other; at most one pair of a turn."""
    rng = Random(f"pairs of {game}")
    for _, view in _turns(game):
        plays = list(candidates_of(view).plays)
        if view.is_deal_open or len(plays) < 2:
            continue
        first, second = rng.sample(plays, 2)
        if first.card == second.card:
            continue
        config = SearchConfig(COMPARISON_ITERATIONS)
        found = compare_moves(view, (first, second), config, Random(f"{view.seed} pair"))
        if abs(found.value) > max(found.half_width, INDIFFERENT):
            yield (view, first, second) if found.value > 0 else (view, second, first)


def _measure_reasons(game: str, count: int | None) -> list[str]:
    wanted = count or 200
    wrong = nothing = named = 0
    seconds = 0.0
    for done, (view, better, worse) in enumerate(_clear_pairs(game), 1):
        began = time.process_time()
        reasons = reasons_between(view, better, worse)
        seconds += time.process_time() - began
        categories = named_categories(reasons)
        named += len(reasons.for_best) + len(reasons.against_played) + len(reasons.gains)
        nothing += not categories
        is_wrong = favours_worse(view, better, worse, categories)
        wrong += is_wrong
        if is_wrong:
            print(f"{better} and {worse}: {reasons}", file=sys.stderr)
        if done == wanted:
            break
    return [game, *map(str, (wanted, wrong, nothing, named)), f"{1000 * seconds / wanted:.0f}"]


def named_categories(reasons: Reasons) -> set[str]:
    """The categories on which some reasons rest; the empty one is the whole lead."""
    arguments = (*reasons.for_best, *reasons.against_played)
    return {*reasons.gains, *(component(one.reason, one.category) for one in arguments)}


def favours_worse(view: SeatView, better: Move, worse: Move, categories: set[str]) -> bool:
    """Whether a category, or all of them together, is clearly on the side of the worse move."""
    if not categories:
        return False
    gains = category_gains(view, better, worse, _CHECKED_DEALS, "check of the coach")
    values = [gains.get(category, [0.0, 0.0]) for category in categories]
    is_against = any(clearness(each) < -STANDARD_ERRORS for each in values)
    return is_against or sum(map(mean, values)) < 0


def _measure_marks(game: str, count: int | None) -> list[str]:
    wanted = count or 20
    turns = marks = changed = 0
    first_seconds = all_seconds = 0.0
    for number, view in _turns(game, first_seat_only=True):
        if number > wanted:
            break
        turns += 1
        turn, began, is_first = CoachTurn(view), time.process_time(), True
        shown = dict(turn.costs)
        while (task := turn.next_task) is not None:
            turn.take(task.run(_FOREVER))
            changed += sum(turn.costs[card] != cost for card, cost in shown.items())
            shown = dict(turn.costs)
            if shown and is_first:
                is_first = False
                first_seconds += time.process_time() - began
        marks += len(shown)
        all_seconds += time.process_time() - began
    per_turn = [f"{1000 * seconds / turns:.0f}" for seconds in (first_seconds, all_seconds)]
    return [game, *map(str, (wanted, turns, marks, changed)), *per_turn]


if __name__ == "__main__":
    sys.exit(main())
