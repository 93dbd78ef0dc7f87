"""Tests of the ladder on which mistakes come back."""

from datetime import date, datetime, timedelta, timezone

import pytest

from scopa_desktop.play.training.puzzle_attempts import LADDER, Repetition, Try, repetition_of

UTC = timezone.utc
ROME = timezone(timedelta(hours=1))
TOKYO = timezone(timedelta(hours=9))
HONOLULU = timezone(timedelta(hours=-10))
START = datetime(2026, 3, 1, 12, tzinfo=UTC)


def tries(*steps: tuple[float, bool]) -> list[Try]:
    """Tries so many days after the start, and whether each was solved."""
    return [Try(START + timedelta(days), is_solved) for days, is_solved in steps]


def test_what_was_solved_at_once_does_not_come_back() -> None:
    assert repetition_of(tries((0, True), (5, True)), UTC) is None


def test_it_climbs_the_whole_ladder_and_leaves_it() -> None:
    made = tries((0, False))
    days = 0
    for step, wait in enumerate(LADDER):
        state = repetition_of(made, UTC)
        assert state == Repetition(step, date(2026, 3, 1) + timedelta(days))
        assert not state.is_due(state.due - timedelta(1))
        assert state.is_due(state.due)
        days += wait
        made += tries((days, True))
    assert repetition_of(made, UTC) is None
    assert days == 55


def test_a_failure_goes_back_to_the_first_step() -> None:
    state = repetition_of(tries((0, False), (1, True), (4, True), (11, False)), UTC)
    assert state == Repetition(0, date(2026, 3, 12))


def test_a_failure_before_it_is_due_also_does() -> None:
    state = repetition_of(tries((0, False), (1, True), (2, False)), UTC)
    assert state == Repetition(0, date(2026, 3, 3))


def test_solved_too_early_it_stays_where_it_is() -> None:
    state = repetition_of(tries((0, False), (0.1, True), (0.2, True)), UTC)
    assert state == Repetition(0, date(2026, 3, 1))


def test_solved_too_late_it_climbs_one_step() -> None:
    state = repetition_of(tries((0, False), (40, True)), UTC)
    assert state == Repetition(1, date(2026, 4, 10))


def test_after_the_ladder_a_failure_begins_it_anew() -> None:
    made = tries((0, False), (1, True), (4, True), (11, True), (25, True), (55, True), (60, False))
    assert repetition_of(made, UTC) == Repetition(0, date(2026, 4, 30))


@pytest.mark.parametrize(
    ("zone", "day"),
    [(UTC, 1), (TOKYO, 2), (HONOLULU, 1)],
    ids=["utc", "tokyo", "honolulu"],
)
def test_days_are_those_of_the_player(zone: timezone, day: int) -> None:
    evening = Try(datetime(2026, 3, 1, 22, tzinfo=UTC), is_solved=False)
    state = repetition_of([evening], zone)
    assert state is not None and state.due == date(2026, 3, day + 1)


def test_a_journey_loses_nothing() -> None:
    """Failed in Tokyo in the morning, seen again from Honolulu, where it is the day before."""
    failed = Try(datetime(2026, 3, 2, 6, tzinfo=TOKYO), is_solved=False)
    state = repetition_of([failed], HONOLULU)
    assert state == Repetition(0, date(2026, 3, 1))
    solved = Try(datetime(2026, 3, 2, 8, tzinfo=HONOLULU), is_solved=True)
    assert repetition_of([failed, solved], HONOLULU) == Repetition(1, date(2026, 3, 2))
    assert repetition_of([failed, solved], ROME) == Repetition(1, date(2026, 3, 2))


def test_a_clock_that_was_set_back_brings_it_at_once() -> None:
    state = repetition_of([Try(START + timedelta(4000), is_solved=False)], UTC)
    assert state is not None
    assert state.is_due(START.date())
    solved = repetition_of([*tries((4000, False)), *tries((0, True))], UTC)
    assert solved == Repetition(1, START.date())
    assert not solved.is_due(START.date())
