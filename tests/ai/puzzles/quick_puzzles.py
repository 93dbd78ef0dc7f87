"""Puzzles made with so little search that an interpreted core makes them at once."""

import pytest

from scopa_desktop.ai.move_evaluation import SearchConfig
from scopa_desktop.ai.puzzles import difficulty, hidden_cards, lines, simulated_matches
from scopa_desktop.ai.puzzles.puzzle import Puzzle
from scopa_desktop.ai.puzzles.puzzle_maker import PuzzleConfig, PuzzleStep, puzzle_at
from scopa_desktop.rules.match import Match

QUICK_PUZZLES = PuzzleConfig(
    margin=0.05,
    min_moves=2,
    trial_iterations=20,
    trial_comparison_iterations=20,
    iterations=80,
    comparison_iterations=50,
    min_candidates=9,
    max_solved_share=1.0,
)


def search_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the searches short: for the difficulty, the lines and the players of matches."""
    monkeypatch.setattr(difficulty, "SEARCHES", ((5, 1700), (10, 1900)))
    monkeypatch.setattr(difficulty, "CANDIDATES", 9)
    monkeypatch.setattr(hidden_cards, "CANDIDATES", 9)
    levels = ("skilled", "casual", "easy", "beginner")
    monkeypatch.setattr(simulated_matches, "PLAYER_LEVELS", levels)
    monkeypatch.setattr(lines, "SEARCH", SearchConfig(iterations=10, candidate_count=9))


def puzzle_on_table(match: Match, config: PuzzleConfig = QUICK_PUZZLES) -> Puzzle | None:
    """The puzzle of the position of a match, for the seat on turn."""
    assert match.round is not None
    step = PuzzleStep(match.deals, match.moves_made, match.round.turn)
    return puzzle_at(match.record, step, config)
