"""Which part of a line is shown after a wrong answer."""

from pathlib import Path

from scopa_desktop.ai.puzzles.lines import up_to_reply
from scopa_desktop.ai.puzzles.puzzle import SOLVER_SEAT
from scopa_desktop.play.puzzles.puzzle_library import PuzzleLibrary
from scopa_desktop.rules.moves import Move
from tests.sample_puzzles import sample_puzzles

LIBRARY = PuzzleLibrary(Path(__file__).parents[3] / "resources" / "puzzles")


def test_one_card_of_an_opponent_ends_what_is_shown() -> None:
    shipped = [LIBRARY.puzzle(entry.id) for entry in LIBRARY.entries()[::25]]
    checked = 0
    for puzzle in [*sample_puzzles().values(), *shipped]:
        for answer, line in puzzle.refutations:
            shown = up_to_reply(puzzle.match, answer, line)
            assert shown == line[: len(shown)]
            match = puzzle.match.at(*puzzle.match.position)
            match.play(answer)
            seats = []
            for action in shown:
                assert match.round is not None
                seats.append(match.round.turn)
                match.play(action)
            own = match.seating.side_of(SOLVER_SEAT)
            assert match.seating.side_of(seats[-1]) != own
            assert isinstance(shown[-1], Move)
            earlier = zip(seats[:-1], shown[:-1], strict=True)
            assert not [
                action
                for seat, action in earlier
                if isinstance(action, Move) and action.take and match.seating.side_of(seat) != own
            ], "the first capture ends it"
            checked += 1
    assert checked > 20


def test_the_position_of_the_puzzle_stays() -> None:
    puzzle = next(iter(sample_puzzles().values()))
    answer, line = puzzle.refutations[0]
    before = puzzle.match.position
    up_to_reply(puzzle.match, answer, line)
    assert puzzle.match.position == before
