"""The shipped puzzles: all can be played, and say what is so."""

import json
from collections import Counter
from functools import lru_cache
from math import inf
from pathlib import Path
from random import Random

import pytest

from benchmarks.puzzles import hard_ids
from scopa_desktop.ai.advice import AdviceUnit
from scopa_desktop.ai.move_evaluation import (
    SearchConfig,
    compare_moves,
    evaluate_moves,
    is_solved,
    match_standing,
)
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.puzzles.difficulty import choices_of_search
from scopa_desktop.ai.puzzles.puzzle import SOLVER_SEAT, Puzzle, Theme, round_of
from scopa_desktop.ai.puzzles.puzzle_maker import HARD_PUZZLES
from scopa_desktop.play.puzzles.puzzle_library import PuzzleLibrary
from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.rules.cards import SETTEBELLO
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.moves import Action, Cut, Declare, Move
from scopa_desktop.rules.players import PERSON
from tests.looping import check_all
from tests.sampling import parametrize_some

LEAST = 300
LEAST_PER_GAME = 8
FEW = {"cicera", "rubamazzo"}
"""Games with fewer puzzles; PUZZLES.md says why."""
LEAST_HARD = 60
GAMES = {name for name, variant in CATALOGUE.items() if not variant.deal.is_blind}
"""The games with puzzles. Where hands are blind there is hardly ever a choice."""
HARD_RATING = 2000
MARGIN, HARD_MARGIN = 0.4, 0.1
"""Points by which the best move leads, and by which it does in a hard puzzle."""
EASY, HARD = 1050, 1600
MAX_BYTES = 1_500_000
FOLDER = resource_folder() / "puzzles"
DOCUMENTATION = Path(__file__).resolve().parents[2] / "resources" / "docs" / "PUZZLES.md"


@lru_cache
def shipped() -> tuple[Puzzle, ...]:
    """All shipped puzzles; reading one checks its position, its moves and its lines."""
    library = PuzzleLibrary(FOLDER)
    puzzles = tuple(map(library.puzzle, library.ids))
    assert library.problems == ()
    return puzzles


def name_of(puzzle: Puzzle) -> str:
    return puzzle.id


def with_theme(theme: Theme) -> list[Puzzle]:
    return [puzzle for puzzle in shipped() if theme in puzzle.themes]


def captured(action: Action) -> int:
    return action.take | 1 << action.card if isinstance(action, Move) and action.take else 0


def test_there_are_enough_of_every_game() -> None:
    counts = Counter(puzzle.variant for puzzle in shipped())
    assert sum(counts.values()) >= LEAST
    assert set(counts) == GAMES
    assert {game for game, count in counts.items() if count < LEAST_PER_GAME} <= FEW


def test_no_file_belongs_to_no_game() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{game}.json" for game in GAMES}


def test_ids_are_unique() -> None:
    assert len({puzzle.id for puzzle in shipped()}) == len(shipped())
    assert len({puzzle.record for puzzle in shipped()}) == len(shipped())


def test_the_files_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < MAX_BYTES


def test_every_puzzle_is_a_decision_of_the_first_seat() -> None:
    def check(puzzle: Puzzle) -> None:
        match, round_ = puzzle.match, round_of(puzzle.match)
        assert round_.turn == SOLVER_SEAT
        assert match.players[SOLVER_SEAT].level == PERSON
        assert puzzle.id.startswith(f"{puzzle.variant}-")
        legal = round_.legal_moves()
        assert len(legal) >= 3
        assert {move.action for move in puzzle.moves} == set(legal)
        assert puzzle.solution in legal

    check_all(shipped(), check, name_of)


def test_the_best_move_leads_by_the_margin_and_both_intervals() -> None:
    hard = hard_ids()

    def check(puzzle: Puzzle) -> None:
        standing = match_standing(puzzle.view())
        is_chance = puzzle.unit is AdviceUnit.WIN_PROBABILITY
        assert is_chance is standing.is_near_end
        scale = standing.scale if is_chance else 1.0
        best, *others = puzzle.moves
        for move in others:
            lead = best.value - move.value
            assert lead * scale > (HARD_MARGIN if puzzle.id in hard else MARGIN) - 0.01
            assert lead > best.half_width + move.half_width - 0.001
            assert move.half_width == 0 or not puzzle.is_proven

    check_all(shipped(), check, name_of)


def test_difficulties_are_spread() -> None:
    ratings = [puzzle.difficulty.rating for puzzle in shipped()]
    assert min(ratings) < EASY
    assert max(ratings) > HARD
    assert all(30 < puzzle.difficulty.deviation < 350 for puzzle in shipped())


@parametrize_some("step", [48, 8], default=[48])
def test_a_small_search_fails_in_hard_puzzles(step: int) -> None:
    """Tried with some of them."""
    hard = [puzzle for puzzle in shipped() if puzzle.id in hard_ids()]
    assert sum(puzzle.difficulty.rating > HARD_RATING for puzzle in hard) >= LEAST_HARD
    for puzzle in hard[::step]:
        choices = choices_of_search(puzzle.view(), HARD_PUZZLES.failing_iterations)
        assert puzzle.solution not in choices, puzzle.id


def test_wrong_answers_are_refuted() -> None:
    for puzzle in shipped():
        assert puzzle.refutations, puzzle.id


def test_the_documentation_has_the_right_counts() -> None:
    text = DOCUMENTATION.read_text(encoding="utf-8")
    counts = Counter(CATALOGUE[puzzle.variant].name for puzzle in shipped())
    counts.update(f"`{theme.value}`" for puzzle in shipped() for theme in puzzle.themes)
    counts["all"] = len(shipped())
    for name, count in counts.items():
        assert f"\n| {name} | {count} |" in text, f"make_puzzles.py --table: {name}, {count}"


# Themes claim what is so


def test_many_themes_occur() -> None:
    counts = Counter(theme for puzzle in shipped() for theme in puzzle.themes)
    expected = {
        Theme.SETTEBELLO, Theme.SWEEP, Theme.PREVENT_SWEEP, Theme.KEEP_SEVENS, Theme.PRIMIERA,
        Theme.COINS, Theme.CARDS, Theme.BREAK_PAIRS, Theme.LAST_HAND, Theme.FIFTEEN_CHOICE,
        Theme.DECLINE_CAPTURE, Theme.MATCH_END,
    }  # fmt: skip
    assert expected <= set(counts)


def test_the_settebello_is_taken() -> None:
    for puzzle in with_theme(Theme.SETTEBELLO):
        assert captured(puzzle.solution) >> SETTEBELLO & 1, puzzle.id


def test_a_sweep_clears_the_table() -> None:
    for puzzle in with_theme(Theme.SWEEP):
        round_ = round_of(puzzle.match)
        before = len(round_.sweeps)
        round_.play(puzzle.solution)
        assert len(round_.sweeps) == before + 1, puzzle.id
    for puzzle in with_theme(Theme.DECLINE_SWEEP):
        assert Theme.SWEEP not in puzzle.themes, puzzle.id


def test_no_seven_is_played_where_one_is_kept() -> None:
    for puzzle in with_theme(Theme.KEEP_SEVENS):
        assert isinstance(puzzle.solution, Move)
        assert puzzle.solution.card % 10 != SETTEBELLO % 10, puzzle.id


def test_a_capture_is_declined() -> None:
    for puzzle in with_theme(Theme.DECLINE_CAPTURE):
        assert not captured(puzzle.solution), puzzle.id
        assert any(captured(move.action) for move in puzzle.moves), puzzle.id
    for puzzle in with_theme(Theme.LAY_CARD):
        assert not captured(puzzle.solution), puzzle.id


def test_fifteen_can_be_made_in_three_ways() -> None:
    for puzzle in with_theme(Theme.FIFTEEN_CHOICE):
        assert sum(bool(captured(move.action)) for move in puzzle.moves) >= 3, puzzle.id


def test_declarations_and_cuts_are_possible() -> None:
    for puzzle in with_theme(Theme.DECLARATION):
        assert any(isinstance(move.action, Declare) for move in puzzle.moves), puzzle.id
    for puzzle in with_theme(Theme.CUT):
        assert isinstance(puzzle.solution, Cut), puzzle.id


def test_pairs_are_those_of_partnerships() -> None:
    for puzzle in [*with_theme(Theme.BREAK_PAIRS), *with_theme(Theme.KEEP_PAIRS)]:
        view = puzzle.view()
        assert view.seating.has_partners, puzzle.id
        is_dealers_side = view.seating.side_of(view.dealer) == view.side
        assert is_dealers_side is (Theme.KEEP_PAIRS in puzzle.themes), puzzle.id


def test_the_last_hand_is_the_last() -> None:
    for puzzle in with_theme(Theme.LAST_HAND):
        view = puzzle.view()
        assert not view.stock_size, puzzle.id
        assert max(view.hand_sizes) <= 3, puzzle.id


# Values


def test_proven_puzzles_are_solved_again() -> None:
    proven = [puzzle for puzzle in shipped() if puzzle.is_proven]
    assert proven

    def check(puzzle: Puzzle) -> None:
        evaluations = evaluate_moves(
            puzzle.view(), SearchConfig(iterations=1), Random(1), Deadline(inf)
        )
        assert is_solved(evaluations)
        assert evaluations[0].action == puzzle.solution
        assert evaluations[0].value > evaluations[1].value

    check_all(proven, check, name_of)


@pytest.mark.slow
def test_other_random_numbers_find_the_same_lead() -> None:
    sample = [puzzle for puzzle in shipped() if not puzzle.is_proven][::10]

    def check(puzzle: Puzzle) -> None:
        count = 24_000 if puzzle.id in hard_ids() else 4_000
        config = SearchConfig(iterations=count, candidate_count=count, pool_size=count // 2)
        for other in puzzle.moves[1:3]:
            moves = (puzzle.solution, other.action)
            difference = compare_moves(puzzle.view(), moves, config, Random("another"))
            assert difference.value > difference.half_width

    check_all(sample, check, name_of)


def test_the_files_are_what_the_puzzles_say() -> None:
    """So that nothing in them is lost when they are made again."""
    for game in GAMES:
        content = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
        puzzles = [puzzle.to_json() for puzzle in shipped() if puzzle.variant == game]
        assert content["puzzles"] == puzzles
