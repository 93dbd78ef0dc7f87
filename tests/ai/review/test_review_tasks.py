"""The tasks of a review give what the review gives, and nothing that the seat cannot know."""

import pickle
from dataclasses import replace
from math import inf

import pytest

from scopa_desktop.ai.move_explainer import AdviceReason
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.review import match_review
from scopa_desktop.ai.review.match_review import Reviewer, ReviewStep
from scopa_desktop.ai.review.reasons import Reasons
from scopa_desktop.ai.review.review_tasks import (
    LineTask,
    PlanTask,
    ReasonsTask,
    StepTask,
    finished_part,
)
from scopa_desktop.rules.catalogue import CATALOGUE, SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.record import Record
from scopa_desktop.rules.seating import PAIRS
from tests.ai.review.matches import played

UNLIMITED = Deadline(inf)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches so short that an interpreted core answers at once."""
    monkeypatch.setattr(match_review, "ITERATIONS_PER_DEPTH", 12)


def with_other_stock(record: Record) -> Record:
    """The record with the last two cards of the stock exchanged in its last round."""
    last = record.rounds[-1]
    *first, before, end = last.pack
    return replace(record, rounds=(*record.rounds[:-1], last._replace(pack=(*first, end, before))))


def test_tasks_give_what_the_reviewer_gives() -> None:
    record = played(moves=6)
    reviewer = Reviewer(record, 1)
    sent: PlanTask = pickle.loads(pickle.dumps(PlanTask(record)))
    assert sent.run(UNLIMITED) == reviewer.steps()
    for step in reviewer.steps():
        task: StepTask = pickle.loads(pickle.dumps(StepTask(record, 1, step)))
        assert task.run(UNLIMITED) == reviewer.result_of(step)


def test_a_round_in_play_is_not_reviewed() -> None:
    finished, running = played(deals=1), played(deals=2, moves=9)
    assert finished_part(running) == finished
    assert finished_part(finished) == finished
    assert finished_part(played(deals=1, moves=9)).rounds == ()
    assert finished_part(played(deals=1, moves=0)).rounds == ()


def test_what_is_reviewed_does_not_depend_on_hidden_cards() -> None:
    running = played(deals=2, moves=9)
    other = with_other_stock(running)
    assert other != running
    assert finished_part(other) == finished_part(running)


def reasons(record: Record, number: int) -> Reasons:
    """Why the last legal move was better than the first, at a decision."""
    step = ReviewStep(len(record.rounds), number)
    legal = Reviewer(record).view_of(step).legal_moves()
    return ReasonsTask(record, step, legal[-1], legal[0]).run(UNLIMITED)


def test_reasons_do_not_depend_on_hidden_cards() -> None:
    for number in range(1, 7):
        record = played(moves=number - 1)
        assert reasons(record, number) == reasons(with_other_stock(record), number)


def test_reasons_tell_the_moves_apart() -> None:
    match = Match.replayed(played(moves=0))
    step = ReviewStep(1, 1)
    legal = Reviewer(match.record).view_of(step).legal_moves()
    same = ReasonsTask(match.record, step, legal[0], legal[0]).run(UNLIMITED)
    assert same[:3] == Reasons((), ())[:3]


def test_a_sweep_is_a_reason_and_a_gain() -> None:
    match = next(
        match
        for number in range(1, 400)
        for match in [Match(SCOPA, SCOPA.seatings[0], played().players, number)]
        if match.begin_round() and sweeps(match)
    )
    assert match.round is not None
    sweep = sweeps(match)[0]
    other = next(move for move in match.round.legal_moves() if move not in sweeps(match))
    found = ReasonsTask(match.record, ReviewStep(1, 1), sweep, other).run(UNLIMITED)
    assert AdviceReason.SWEEP in {argument.reason for argument in found.for_best}
    assert "sweeps" in found.gains
    reverse = ReasonsTask(match.record, ReviewStep(1, 1), other, sweep).run(UNLIMITED)
    assert reverse.gains == ()


def sweeps(match: Match) -> list[Move]:
    """The legal moves that take the whole table, where there are others."""
    assert match.round is not None
    moves = [move for move in match.round.legal_moves() if isinstance(move, Move)]
    sweeping = [move for move in moves if move.take == match.round.table]
    return sweeping if len(sweeping) < len(moves) else []


@pytest.mark.parametrize("game", ["scopa", "cirulla", "chkobba"])
def test_the_line_is_legal_and_begins_with_the_move(game: str) -> None:
    record = played(CATALOGUE[game])
    for number in (2, 20, len(record.rounds[0].moves)):
        step = ReviewStep(1, number)
        first = record.rounds[0].moves[number - 1]
        line = LineTask(record, step, first).run(UNLIMITED)
        assert line[0] == first
        match = Match.replayed(record).at(1, number - 1)
        for move in line:
            match.play(move)
        assert match.round is not None
        assert match.round.is_over or len(line) == 1 + 2 * 2


def test_partners_play_the_line_too() -> None:
    record = played(CATALOGUE["scopone"], PAIRS)
    line = LineTask(record, ReviewStep(1, 3), record.rounds[0].moves[2]).run(UNLIMITED)
    assert len(line) == 1 + 2 * 4
