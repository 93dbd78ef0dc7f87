"""Why the best move of a puzzle is the best: advice with the puzzle's own values."""

from scopa_desktop.ai.advice import Advice, AdvisedMove, MoveEstimate
from scopa_desktop.ai.move_explainer import AdviceReason, MoveArgument, MoveExplainer
from scopa_desktop.ai.puzzles.puzzle import Puzzle, PuzzleMove


def puzzle_advice(puzzle: Puzzle) -> Advice:
    """The moves of a puzzle as advice, the best one first, with arguments for it alone.

    Arguments that speak for the second move as well are left out, unless no other one speaks for
    the best. All of it follows from the seat's view.
    """
    explainer = MoveExplainer(puzzle.view())
    best, second = (explainer.arguments(move.action) for move in puzzle.moves[:2])
    best_move, *others = puzzle.moves
    advised = [_advised(best_move, _distinctive(best, second))]
    advised += [_advised(move, ()) for move in others]
    return Advice(tuple(advised), puzzle.unit)


def _distinctive(
    best: tuple[MoveArgument, ...], second: tuple[MoveArgument, ...]
) -> tuple[MoveArgument, ...]:
    shared = {(each.reason, each.category) for each in second if each.is_favourable}
    favourable = [each for each in best if each.is_favourable]
    own = [each for each in favourable if (each.reason, each.category) not in shared]
    chosen = own or favourable or [MoveArgument(AdviceReason.BALANCE)]
    return (*chosen, *(each for each in best if not each.is_favourable))


def _advised(move: PuzzleMove, arguments: tuple[MoveArgument, ...]) -> AdvisedMove:
    return AdvisedMove(move.action, MoveEstimate(move.value, move.half_width, 1), arguments)
