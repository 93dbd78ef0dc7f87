"""A review goes through a match step by step, in any order, and adds the results up."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from scopa_desktop.ai.puzzles.puzzle_maker import steps_of
from scopa_desktop.ai.review import match_review
from scopa_desktop.ai.review.loss import Loss, measure_loss
from scopa_desktop.ai.review.match_review import MatchReview, Reviewer, ReviewStep, step_of
from scopa_desktop.ai.review.results import DecisionReview, ReviewResult, RoundReview
from scopa_desktop.ai.review.review_tasks import finished_part
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.catalogue import CATALOGUE, SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.messages import RecordError
from scopa_desktop.rules.moves import parse_action
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import Mover, Record, read_record, write_record
from scopa_desktop.rules.seating import THREE
from scopa_desktop.rules.table_events import AutomaticPlay, TimeRanOut
from scopa_desktop.rules.table_options import TableOptions
from scopa_desktop.rules.variant import Variant
from tests.ai.review.matches import SUBSTITUTE, played, with_substitute
from tests.looping import loop_over

FIRST, OTHER = parse_action("KS"), parse_action("7D x 4C 3B")
FIRST_PLAYER = [Mover(0, Player("Anna", "person"))]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches so short that an interpreted core answers at once."""
    monkeypatch.setattr(match_review, "ITERATIONS_PER_DEPTH", 12)


# The steps


def with_automatic_moves(record: Record) -> tuple[Record, set[tuple[int, int]]]:
    """The match again, in which the game makes some moves of the first person.

    Also the deals and numbers of these moves, counted from 1.
    """
    table = TableOptions(turn_seconds=30)
    match = Match(record.variant, record.seating, record.players, record.deal_number, table)
    automatic: set[tuple[int, int]] = set()
    for deal, recorded in enumerate(record.rounds, 1):
        match.begin_round(recorded.pack)
        for number, move in enumerate(recorded.moves, 1):
            assert match.round is not None
            is_own = match.round.turn == 0
            if is_own and number % 3 == 0 and 0 not in match.automatic:
                match.apply(TimeRanOut(0))
            if is_own and number == 13:
                match.apply(AutomaticPlay(0, True))
            if match.has_time_run_out or (is_own and 0 in match.automatic):
                automatic.add((deal, number))
            match.play(move)
    return match.record, automatic


def test_the_moves_that_the_game_made_are_no_decisions() -> None:
    record = played(deals=2)
    timed, automatic = with_automatic_moves(record)
    assert len(automatic) > 4
    skipped = {ReviewStep(deal, number) for deal, number in automatic}
    assert Reviewer(timed).steps() == [
        step for step in Reviewer(record).steps() if step not in skipped
    ]
    own = steps_of(record, 0)
    assert steps_of(timed, 0) == [
        step for step in own if (step.round_number, step.moves + 1) not in automatic
    ]
    assert steps_of(timed, 1) == steps_of(record, 1)


def test_a_round_in_play_is_left_out_with_its_events() -> None:
    timed, automatic = with_automatic_moves(played(deals=2))
    moves = len(timed.rounds[1].moves)
    assert any(deal == 2 for deal, _ in automatic)
    finished = finished_part(timed.until(2, moves - 1))
    assert finished == timed.until(1, len(timed.rounds[0].moves))
    assert read_record(write_record(finished)) == finished


def real_choices(record: Record) -> Iterator[ReviewStep]:
    """The moves at which there was something to choose, by another way."""
    match = Match(record.variant, record.seating, record.players, record.deal_number)
    for number, recorded in enumerate(record.rounds, 1):
        match.begin_round(recorded.pack)
        for move_number, move in enumerate(recorded.moves, 1):
            assert match.round is not None
            if len(SeatView.of(match, match.round.turn).legal_moves()) > 1:
                yield ReviewStep(number, move_number)
            match.play(move)


@pytest.mark.parametrize("variant", CATALOGUE.values(), ids=[*CATALOGUE])
def test_the_steps_are_the_choices_and_the_rounds(variant: Variant) -> None:
    record = played(variant, variant.seatings[-1])
    steps = Reviewer(record).steps()
    assert [step for step in steps if step.move_number is not None] == [*real_choices(record)]
    assert len({*steps}) == len(steps)
    is_void = not record.rounds[0].moves
    assert [step for step in steps if step.move_number is None] == [ReviewStep(1, None)] * (
        not is_void
    )


def test_a_round_that_is_not_played_out_has_no_result() -> None:
    record = played(deals=2, moves=7)
    last_of_rounds = [step for step in Reviewer(record).steps() if step.move_number is None]
    assert last_of_rounds == [ReviewStep(1, None)]


def test_a_match_without_moves_has_no_steps() -> None:
    assert Reviewer(played(deals=0)).steps() == []


def test_a_record_that_the_rules_refuse_cannot_be_reviewed() -> None:
    record = played()
    moves = (record.rounds[0].moves[1], *record.rounds[0].moves[1:])
    wrong = replace(record, rounds=(record.rounds[0]._replace(moves=moves),))
    with pytest.raises(RecordError, match="round 1, move 1"):
        Reviewer(wrong).steps()


# The results


def test_results_belong_to_their_steps() -> None:
    record = played()
    reviewer = Reviewer(record, 1)
    results = [*reviewer.results()]
    assert [step_of(result) for result in results] == reviewer.steps()
    seats = Match.replayed(record).seats_of_moves(1)
    for result in results:
        if isinstance(result, DecisionReview):
            assert result.seat == seats[result.move_number - 1]
            assert result.played == record.rounds[0].moves[result.move_number - 1]


@loop_over("name", [*CATALOGUE])
def test_decisions_of_every_game_are_reviewed(name: str) -> None:
    variant = CATALOGUE[name]
    for seating in variant.seatings:
        reviewer = Reviewer(played(variant, seating), 1)
        steps = [step for step in reviewer.steps() if step.move_number is not None]
        for step in (steps[0], steps[len(steps) // 2], steps[-1]):
            result = reviewer.result_of(step)
            assert isinstance(result, DecisionReview)
            assert result.loss.half_width >= 0
            assert result.loss.best in reviewer.view_of(step).legal_moves()


def test_the_order_of_the_steps_changes_nothing() -> None:
    reviewer = Reviewer(played(deals=2, moves=5), 1)
    steps = reviewer.steps()
    shuffled = Random(1).sample(steps, len(steps))
    results = {step: reviewer.result_of(step) for step in shuffled}
    assert [results[step] for step in steps] == [*reviewer.results()]


def test_a_deeper_review_searches_more(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def measured(view: SeatView, move: Any, iterations: int) -> Loss:
        asked.append(iterations)
        return measure_loss(view, move, 1)

    monkeypatch.setattr(match_review, "measure_loss", measured)
    for depth in (1, 3):
        reviewer = Reviewer(played(moves=4), depth)
        reviewer.result_of(reviewer.steps()[0])
    assert asked == [12, 36]


def test_a_review_continues_where_it_was_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    reviewer = Reviewer(played(), 1)
    whole = [*reviewer.results()]
    running = reviewer.results()
    finished = [next(running) for _ in range(len(whole) // 2)]
    searched: list[ReviewStep] = []
    real = Reviewer.result_of

    def result_of(self: Reviewer, step: ReviewStep) -> ReviewResult:
        searched.append(step)
        return real(self, step)

    monkeypatch.setattr(Reviewer, "result_of", result_of)
    assert [*reviewer.results(finished)] == whole
    assert searched == reviewer.steps()[len(finished) :]


def test_a_round_in_play_is_reviewed_without_hindsight() -> None:
    over, running = played(deals=1), played(deals=2, moves=7)
    for record, round_number, is_over in ((over, 1, True), (running, 1, True), (running, 2, False)):
        for result in Reviewer(record, 1).results():
            if isinstance(result, DecisionReview) and result.round_number == round_number:
                assert (result.hindsight is not None) == is_over


def test_hindsight_is_added_when_the_round_is_over() -> None:
    whole = Reviewer(played(), 1)
    while_in_play = Reviewer(played(moves=12), 1).results()
    assert [*whole.results(while_in_play)] == [*whole.results()]


def test_losses_near_the_target_are_probabilities() -> None:
    far, near = SCOPA, SCOPA.configured({"target": 1})
    for variant, is_near in ((far, False), (near, True)):
        reviewer = Reviewer(played(variant, moves=3), 1)
        result = reviewer.result_of(reviewer.steps()[0])
        assert isinstance(result, DecisionReview)
        assert (result.win_probability_loss is not None) == is_near


# The sum


def decision(seat: int, value: float, half_width: float = 0.0, **rest: Any) -> DecisionReview:
    best = FIRST if value == 0 else OTHER
    loss = Loss(best, value, half_width, rest.pop("is_indifferent", False))
    return DecisionReview(1, 1, seat, FIRST, loss, Loss(FIRST, 0.0, 0.0, False), None)


def test_losses_are_summed_by_ten_real_decisions() -> None:
    results = [
        decision(0, 0.6, 0.3),
        decision(0, 0.0),
        decision(0, -0.1, 0.4),
        decision(0, 0.0, is_indifferent=True),
        decision(1, 0.2),
    ]
    first, second = MatchReview.of(played(), results).players()
    assert (first.decisions, second.decisions) == (3, 1)
    assert first.loss_per_ten == pytest.approx(10 * 0.5 / 3)
    assert first.loss_half_width == pytest.approx(10 * 0.5 / 3)
    assert second.loss_per_ten == pytest.approx(2.0)


def test_a_seat_without_decisions_has_no_loss() -> None:
    seat = MatchReview.of(played(), [decision(0, 0.0, is_indifferent=True)]).players()[0]
    assert (seat.decisions, seat.loss_per_ten, seat.loss_half_width) == (0, None, None)


def test_results_are_summed_over_the_rounds_of_a_side() -> None:
    scientifico = CATALOGUE["scopone-scientifico"]
    record = played(scientifico, scientifico.seatings[0], deals=2)
    rounds = [RoundReview(1, (3.0, -3.0), (1.0, -1.0)), RoundReview(2, (1.0, -1.0), (2.0, -2.0))]
    seats = MatchReview.of(record, rounds).players()
    assert [(seat.result, seat.luck, seat.adjusted) for seat in seats] == [
        (4.0, 3.0, 1.0),
        (-4.0, -3.0, -1.0),
    ] * 2
    # Two rounds of +2 and -1: a standard deviation of 2.12, times the square root of 2.
    assert seats[0].adjusted_half_width == pytest.approx(12.71 * 3)


def test_a_single_round_has_no_interval() -> None:
    reviews: list[ReviewResult] = [RoundReview(1, (3.0, -3.0), (1.0, -1.0))]
    seat = MatchReview.of(played(), reviews).players()[0]
    assert (seat.adjusted, seat.adjusted_half_width) == (2.0, None)


def test_the_interval_narrows_with_the_rounds() -> None:
    def half_width(number: int) -> float:
        leads = [(float(round_ % 3), -float(round_ % 3)) for round_ in range(number)]
        rounds = [RoundReview(1, lead, (0.0, 0.0)) for lead in leads]
        width = MatchReview.of(played(), rounds).players()[0].adjusted_half_width
        assert width is not None
        return width / number

    assert half_width(30) < half_width(12) < half_width(11) < half_width(3) / 2


def test_the_decisions_of_a_substitute_are_not_those_of_the_person_who_left() -> None:
    record = with_substitute(played(deals=2), seat=0, first=10, last=20)
    results: list[ReviewResult] = [
        decision(0, 0.5)._replace(move_number=number) for number in (1, 10, 11, 20, 21)
    ]
    results += [RoundReview(deal, (deal, -deal), (0.0, 0.0)) for deal in (1, 2)]
    review = MatchReview.of(record, results)
    anna, ciro, bruno = review.players()
    assert [one.mover for one in (anna, ciro)] == [*FIRST_PLAYER, Mover(0, SUBSTITUTE)]
    assert (anna.decisions, ciro.decisions, bruno.decisions) == (3, 2, 0)
    assert ciro.loss_per_ten == pytest.approx(5.0)
    # What the cards and the play brought counts where the same player sat for the whole round.
    assert [one.rounds for one in (anna, ciro, bruno)] == [1, 0, 2]
    assert [one.result for one in (anna, ciro, bruno)] == [2, 0, -3]
    assert [one.move_number for one in review.moments(FIRST_PLAYER, 5)] == [1, 10, 21]


def test_puzzles_are_made_of_the_moves_of_the_person_alone() -> None:
    record = played(deals=2)
    left = with_substitute(record, seat=1, first=8, last=30)
    own = steps_of(record, 1)
    without = [step for step in own if not (step.round_number == 1 and 8 <= step.moves < 30)]
    assert steps_of(left, 1) == without != own
    assert steps_of(left, 0) == steps_of(record, 0)


def test_the_most_expensive_errors_come_first() -> None:
    results = [decision(0, 0.3), decision(1, 0.9), decision(0, 2.0, 3.0), decision(1, 0.5)]
    worst = MatchReview.of(played(), results).most_expensive(2)
    assert [error.loss.value for error in worst] == [0.9, 0.5]


def test_the_moments_are_those_of_the_chosen_seats() -> None:
    errors = [decision(0, 0.1 * number) for number in (3, 9, 5, 4, 7, 6)]
    results = [*errors, decision(1, 5.0), decision(0, 2.0, 3.0)]
    moments = MatchReview.of(played(), results).moments(FIRST_PLAYER, 5)
    assert [moment.loss.value for moment in moments] == pytest.approx([0.9, 0.7, 0.6, 0.5, 0.4])
    assert all(moment.seat == 0 for moment in moments)


def test_bad_luck_comes_after_the_errors() -> None:
    def unlucky(cost: float) -> DecisionReview:
        return decision(0, 0.0)._replace(hindsight=Loss(OTHER, cost, 0.0, False))

    results = [unlucky(0.6), unlucky(3.0), decision(0, 0.2), decision(0, 0.0)]
    moments = MatchReview.of(played(), results).moments(FIRST_PLAYER, 5)
    assert moments == [decision(0, 0.2), unlucky(3.0), unlucky(0.6)]


def test_more_than_two_sides_are_reviewed() -> None:
    reviewer = Reviewer(played(SCOPA, THREE), 1)
    steps = reviewer.steps()
    review = MatchReview.of(reviewer.record, map(reviewer.result_of, [steps[0], steps[-1]]))
    assert len(review.players()) == 3
    assert sum(seat.result for seat in review.players()) == pytest.approx(0)
