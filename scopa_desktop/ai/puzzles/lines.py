"""The moves that may follow an answer: every seat plays its best move by what it knows."""

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Final

from scopa_desktop.ai.candidates import candidates_of
from scopa_desktop.ai.move_evaluation import SearchConfig, evaluate_moves
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.puzzles.puzzle import LONGEST_LINE, SOLVER_SEAT, round_of
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
        following = _best_move(view)
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


def _best_move(view: SeatView) -> Action:
    moves = candidates_of(view).moves
    if len(moves) == 1:
        return moves[0]
    rng = Random(f"{view.seed} line of a puzzle")
    return evaluate_moves(view, SEARCH, rng, Deadline(inf))[0].action
