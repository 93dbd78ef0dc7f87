"""What is shown of a puzzle: the moves that may follow an answer, and why the best move is best.

Every seat plays its best move by what it knows.
"""

from collections.abc import Sequence
from typing import Final

from scopa_desktop.ai.advice import Advice
from scopa_desktop.ai.move_evaluation import SearchConfig, best_move
from scopa_desktop.ai.move_explainer import AdviceReason, MoveArgument, MoveExplainer
from scopa_desktop.ai.puzzles.puzzle import LONGEST_LINE, SOLVER_SEAT, Puzzle, round_of
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action, Move

SEARCH: Final = SearchConfig(iterations=1000)
_MIN_PLAYS: Final = 3
_LAST_PLAYS: Final = 6
"""With so many plays left a line goes on to the end of the round."""


def following_moves(match: Match, action: Action) -> tuple[Action, ...]:
    """The moves that follow `action` in the round of a match, which stays as it is.

    Until the seat has seen the replies of all others and played again, three plays at least; near
    the end of the round, until its end. Cards that are dealt afresh end the line.
    """
    round_ = round_of(match)
    seats_and_moves = [*match.moves_of_round()]
    packets = round_.packets_dealt
    plays_left = max(match.seating.players, _MIN_PLAYS)
    if round_.position.plays_left() <= _LAST_PLAYS:
        plays_left = _LAST_PLAYS
    line: list[Action] = []
    following: Action = action
    while True:
        seats_and_moves.append((round_.turn, following))
        round_.play(following)
        if round_.is_over or round_.packets_dealt != packets or len(line) == LONGEST_LINE:
            return tuple(line)
        if plays_left == 0:
            return tuple(line)
        view = SeatView.of_round(round_, round_.turn, match.totals, seats_and_moves)
        following = best_move(view, SEARCH, "line of a puzzle")
        line.append(following)
        plays_left -= isinstance(following, Move)


def up_to_reply(match: Match, answer: Action, line: Sequence[Action]) -> tuple[Action, ...]:
    """The part of the `line` after an answer that ends with the reply which punishes it.

    That is the first capture of an opponent before the solver plays again, else the first card that
    an opponent plays; the whole line where none does. `match` is at the position, and stays there.
    """
    played = match.at(*match.position)
    own = match.seating.side_of(SOLVER_SEAT)
    played.play(answer)
    first: int | None = None
    for count, action in enumerate(line, 1):
        turn = round_of(played).turn
        if isinstance(action, Move):
            if turn == SOLVER_SEAT and first is not None:
                break
            if played.seating.side_of(turn) != own:
                first = first or count
                if action.take:
                    return tuple(line[:count])
        played.play(action)
    return tuple(line[:first])


def puzzle_advice(puzzle: Puzzle) -> Advice:
    """The best move of a puzzle as advice.

    Arguments that speak for the second move as well are left out, unless no other one speaks for
    the best. All of it follows from the seat's view.
    """
    explainer = MoveExplainer(puzzle.view())
    best, second = puzzle.moves[:2]
    arguments = _distinctive(explainer.arguments(best.action), explainer.arguments(second.action))
    gain = best.value - second.value
    half_width = best.half_width + second.half_width
    return Advice(
        best.action, arguments, gain if gain > half_width else 0.0, puzzle.unit, half_width
    )


def _distinctive(
    best: tuple[MoveArgument, ...], second: tuple[MoveArgument, ...]
) -> tuple[MoveArgument, ...]:
    shared = {(each.reason, each.category) for each in second if each.is_favourable}
    favourable = [each for each in best if each.is_favourable]
    own = [each for each in favourable if (each.reason, each.category) not in shared]
    chosen = own or favourable or [MoveArgument(AdviceReason.BALANCE)]
    return (*chosen, *(each for each in best if not each.is_favourable))
