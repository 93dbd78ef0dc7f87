"""Puzzles are made of positions with exactly one best move, from what one seat knows."""

from dataclasses import replace
from functools import lru_cache
from random import Random

import pytest

from scopa_desktop.ai.puzzles import puzzle_maker
from scopa_desktop.ai.puzzles.puzzle import SOLVER_SEAT, Puzzle, round_of
from scopa_desktop.ai.puzzles.puzzle_maker import PuzzleConfig, puzzle_at, steps_of
from scopa_desktop.ai.review.loss import measure_loss
from scopa_desktop.play.puzzles.puzzle_library import puzzle_from_json
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.messages import RecordError
from scopa_desktop.rules.moves import Pass, parse_move
from scopa_desktop.rules.players import PERSON
from scopa_desktop.rules.record import read_record
from scopa_desktop.rules.seating import TWO
from tests.ai.deals import hidden_cards, two_deals_alike, view_on_turn
from tests.ai.puzzles.quick_puzzles import QUICK_PUZZLES, puzzle_on_table, search_little
from tests.ai.review.matches import played, with_substitute
from tests.looping import check_all

SEEDS_WITH_PUZZLE = [9, 30, 81]
"""Seeds of pairs of matches that look alike and give a puzzle, of different games."""
MORE_SEEDS_WITH_PUZZLE = [7, 58, 147, 162, 164, 169, 172, 182, 205]


@pytest.fixture(autouse=True)
def little_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the searches short."""
    search_little(monkeypatch)


@lru_cache
def made_puzzle(seed: int) -> tuple[Match, Puzzle]:
    """A match and the puzzle of its position."""
    match, _ = two_deals_alike(Random(seed))
    puzzle = puzzle_on_table(match)
    assert puzzle is not None
    return match, puzzle


@pytest.mark.parametrize(
    "seeds",
    [
        pytest.param(SEEDS_WITH_PUZZLE, id="some games"),
        pytest.param(MORE_SEEDS_WITH_PUZZLE, id="more games", marks=pytest.mark.slow),
    ],
)
def test_hidden_cards_never_change_a_puzzle(seeds: list[int]) -> None:
    """Everything is the same, the record with the cards that are shown in the lines included."""

    def check(seed: int) -> None:
        _, other = two_deals_alike(Random(seed))
        match, puzzle = made_puzzle(seed)
        assert hidden_cards(match) != hidden_cards(other)
        assert puzzle == puzzle_on_table(other)

    check_all(seeds, check)


def test_a_puzzle_shows_what_the_seat_on_turn_knew() -> None:
    def check(seed: int) -> None:
        match, puzzle = made_puzzle(seed)
        known, shown = view_on_turn(match), puzzle.view()
        assert shown.seat == SOLVER_SEAT
        assert (shown.hand, shown.table, shown.unseen) == (known.hand, known.table, known.unseen)
        assert shown.piles[shown.side] == known.piles[known.side]
        assert shown.totals[shown.side] == known.totals[known.side]
        players, seat = match.seating.players, known.seat
        assert shown.hand_sizes == tuple(
            known.hand_sizes[(place + seat) % players] for place in range(players)
        )
        assert [str(action) for _, action in shown.moves if not isinstance(action, Pass)] == [
            str(action) for _, action in known.moves if not isinstance(action, Pass)
        ]

    check_all(SEEDS_WITH_PUZZLE, check)


def test_a_puzzle_survives_being_stored() -> None:
    def check(seed: int) -> None:
        _, puzzle = made_puzzle(seed)
        read = puzzle_from_json(puzzle.to_json())
        assert read.to_json() == puzzle.to_json()
        assert (read.solution, read.themes, read.line) == (
            puzzle.solution,
            puzzle.themes,
            puzzle.line,
        )

    check_all(SEEDS_WITH_PUZZLE, check)


def test_one_move_is_best_by_more_than_both_intervals() -> None:
    def check(seed: int) -> None:
        _, puzzle = made_puzzle(seed)
        best, *others = puzzle.moves
        legal = round_of(puzzle.match).legal_moves()
        assert {move.action for move in puzzle.moves} == set(legal)
        assert len(puzzle.moves) == len(legal)
        for move in others:
            assert best.value - move.value > best.half_width + move.half_width
        values = [move.value for move in puzzle.moves]
        assert values == sorted(values, reverse=True)

    check_all(SEEDS_WITH_PUZZLE, check)


def test_lines_can_be_played_from_the_record() -> None:
    """So the table can show them with the cards of the record."""

    def check(seed: int) -> None:
        _, puzzle = made_puzzle(seed)
        lines = {wrong.action: wrong.line for wrong in puzzle.refutations}
        assert lines
        assert puzzle.solution not in lines
        for first, line in {puzzle.solution: puzzle.line, **lines}.items():
            round_ = round_of(puzzle.match)
            for action in (first, *line):
                round_.play(action)

    check_all(SEEDS_WITH_PUZZLE, check)


# Positions that the exact solver proves

FIRST_KNOWN_MOVE = 30
"""The moves before the last packet of a round of Scopa for two, whose cards are all known."""


@lru_cache
def proven_puzzles() -> list[Puzzle]:
    """Puzzles of the last packet of a round."""
    config = PuzzleConfig(min_moves=2, max_solved_share=1.0)
    found: list[Puzzle] = []
    for number in range(20):
        record = played(deal_number=number)
        found += [
            puzzle
            for seat in (0, 1)
            for step in steps_of(record, seat)
            if step.moves >= FIRST_KNOWN_MOVE and (puzzle := puzzle_at(record, step, config))
        ]
    return found


def test_the_last_cards_are_solved() -> None:
    puzzles = proven_puzzles()
    assert len(puzzles) >= 3
    for puzzle in puzzles:
        assert puzzle.is_proven
        assert all(move.half_width == 0 for move in puzzle.moves)
        # The line goes on to the end of the round, where its value can be counted.
        round_ = round_of(puzzle.match)
        for action in (puzzle.solution, *puzzle.line):
            round_.play(action)
        assert round_.is_over
        points = round_.sheet().totals
        assert puzzle.moves[0].value == pytest.approx(points[0] - points[1])


def test_the_review_agrees() -> None:
    for puzzle in proven_puzzles():
        view = puzzle.view()
        for move in puzzle.moves[1:]:
            loss = measure_loss(view, move.action, 100)
            assert loss.best == puzzle.solution
            assert loss.value == pytest.approx(puzzle.moves[0].value - move.value)


# A whole record


def test_the_steps_are_the_decisions_of_the_seat() -> None:
    record = played(deals=2)
    match = Match.replayed(record)
    for seat in (0, 1):
        steps = steps_of(record, seat)
        assert steps
        for step in steps:
            before = match.at(step.round_number, step.moves)
            assert before.round is not None
            assert before.round.turn == seat
            assert len(before.round.legal_moves()) > 1
    steps = [step for seat in (0, 1) for step in steps_of(record, seat)]
    decisions = {(step.round_number, step.moves) for step in steps}
    for number in (1, 2):
        for moves in range(len(record.rounds[number - 1].moves)):
            before = match.at(number, moves)
            assert before.round is not None
            is_decision = len(before.round.legal_moves()) > 1
            assert ((number, moves) in decisions) is is_decision


def test_the_solver_is_a_person_in_the_first_seat() -> None:
    def check(seed: int) -> None:
        match, puzzle = made_puzzle(seed)
        assert match.round is not None
        seat, players = match.round.turn, match.seating.players
        shown = read_record(puzzle.record).players
        assert shown[SOLVER_SEAT] == (match.players[seat].name, PERSON)
        others = [match.players[(seat + place) % players] for place in range(1, players)]
        assert [*shown[1:]] == others

    check_all(SEEDS_WITH_PUZZLE, check)


def test_a_match_with_a_substitute_makes_puzzles_of_any_seat() -> None:
    record = with_substitute(played(), seat=1, first=8, last=30)
    step = steps_of(record, 1)[-1]
    assert puzzle_at(record, step, QUICK_PUZZLES) == puzzle_at(played(), step, QUICK_PUZZLES)


def test_an_illegal_record_is_refused() -> None:
    record = played(moves=4)
    rounds = (record.rounds[0]._replace(moves=(parse_move("KD x QD"),)),)
    broken = type(record)(SCOPA, TWO, record.players, record.deal_number, rounds)
    with pytest.raises(RecordError, match="round 1, move 1"):
        steps_of(broken, 0)


STRICTER = {
    "margin": replace(QUICK_PUZZLES, margin=1000.0),
    "moves": replace(QUICK_PUZZLES, min_moves=200),
    "too easy": replace(QUICK_PUZZLES, max_solved_share=-0.1),
}


@pytest.mark.parametrize("criterion", STRICTER)
def test_each_criterion_can_refuse_a_position(criterion: str) -> None:
    def check(seed: int) -> None:
        match, _ = made_puzzle(seed)
        assert puzzle_on_table(match, STRICTER[criterion]) is None

    check_all(SEEDS_WITH_PUZZLE, check)


@pytest.mark.parametrize("is_failing", [True, False])
def test_a_hard_puzzle_is_one_that_a_small_search_fails(
    monkeypatch: pytest.MonkeyPatch, is_failing: bool
) -> None:
    match, puzzle = made_puzzle(SEEDS_WITH_PUZZLE[0])
    wrong = puzzle.moves[1].action
    config = replace(QUICK_PUZZLES, failing_iterations=7)

    def choices(_view: object, iterations: int) -> tuple[object, ...]:
        assert iterations == config.failing_iterations
        return (wrong,) if is_failing else (wrong, puzzle.solution)

    monkeypatch.setattr(puzzle_maker, "choices_of_search", choices)
    assert puzzle_on_table(match, config) == (puzzle if is_failing else None)
