"""The shipped puzzles in their window: one of each game and one of each theme."""

from collections.abc import Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from scopa_desktop.ai.puzzles.lines import up_to_reply
from scopa_desktop.ai.puzzles.puzzle import Puzzle, Theme
from scopa_desktop.play.puzzles.puzzle_library import shipped_puzzles
from scopa_desktop.play.training.puzzle_choice import ChosenPuzzle
from scopa_desktop.rules.moves import Action
from scopa_desktop.ui.puzzles.puzzle_window import PuzzleWindow
from scopa_desktop.ui.wording.puzzle_wording import theme_hint, theme_name
from tests.looping import loop_over

from ..conftest import Game

LIBRARY = shipped_puzzles()


def _examples() -> list[str]:
    """The first puzzle of each game, and of each theme that is not among them."""
    entries = LIBRARY.entries()
    by_game = {entry.variant: entry for entry in reversed(entries)}
    themes = {theme for entry in by_game.values() for theme in entry.themes}
    by_theme = {
        theme: entry for entry in reversed(entries) for theme in entry.themes if theme not in themes
    }
    return sorted({entry.id for entry in (*by_game.values(), *by_theme.values())})


@pytest.fixture
def window(game: Game, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[PuzzleWindow]:
    monkeypatch.setattr(PuzzleWindow, "line_pause", 0)
    game.begin()
    window = PuzzleWindow(game.context, game.window, library=LIBRARY, rng=Random(1))
    window.open()
    yield window
    if isValid(window):
        window.close()


def moves_made(window: PuzzleWindow, puzzle: Puzzle) -> list[Action]:
    """The moves since the position of the puzzle."""
    match = window.session.match
    assert match is not None
    return list(match.recorded_round(match.deals).moves[puzzle.match.moves_made :])


@loop_over("puzzle_id", _examples()[::6])
def test_some_are_solved_and_refuted(window: PuzzleWindow, puzzle_id: str, qtbot: QtBot) -> None:
    solve_and_refute(window, puzzle_id, qtbot)


@pytest.mark.slow
@loop_over("puzzle_id", _examples())
def test_each_is_solved_and_refuted(window: PuzzleWindow, puzzle_id: str, qtbot: QtBot) -> None:
    solve_and_refute(window, puzzle_id, qtbot)


def solve_and_refute(window: PuzzleWindow, puzzle_id: str, qtbot: QtBot) -> None:
    """Ask for hints, play a wrong move and the best one, and watch both lines."""
    puzzle = LIBRARY.puzzle(puzzle_id)
    window.show_puzzle(ChosenPuzzle(puzzle, False, False))
    for _ in range(2):
        window.give_hint()
    wrong = next(move.action for move in puzzle.moves[1:] if puzzle.refutation(move.action))
    refutation = puzzle.refutation(wrong)
    assert refutation is not None
    window.session.play(wrong)
    refuted = [wrong, *up_to_reply(puzzle.match, wrong, refutation.line)]
    qtbot.waitUntil(lambda: moves_made(window, puzzle) == refuted, timeout=20_000)
    qtbot.waitUntil(lambda: "Not the best move" in window.panel.sentence.text())
    window.try_again()
    window.session.play(puzzle.solution)
    qtbot.waitUntil(lambda: "Right!" in window.panel.sentence.text())
    window.show_line()
    solved = [puzzle.solution, *puzzle.line]
    qtbot.waitUntil(lambda: moves_made(window, puzzle) == solved, timeout=20_000)
    qtbot.waitUntil(lambda: window.view.is_idle)


def test_the_first_hint_about_laying_a_card_says_what_to_think_of() -> None:
    puzzle_id = next(entry.id for entry in LIBRARY.entries() if entry.themes[0] is Theme.LAY_CARD)
    hint = theme_hint(LIBRARY.puzzle(puzzle_id))
    assert "next player" in hint
    assert theme_name(Theme.LAY_CARD) not in hint
