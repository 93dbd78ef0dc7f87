"""`loop_over` runs every case and names those that fail."""

import inspect

import pytest

from tests.looping import loop_over


def test_every_case_runs_and_failures_are_named() -> None:
    seen: list[int] = []

    @loop_over("number", range(5), ids=lambda number: f"number {number}")
    def is_even(number: int) -> None:
        seen.append(number)
        assert number % 2 == 0, f"{number} is odd"

    with pytest.raises(AssertionError) as failure:
        is_even()
    assert seen == [0, 1, 2, 3, 4]
    message = str(failure.value)
    assert message.startswith("2 of 5 cases failed")
    assert "[number 1] 1 is odd" in message
    assert "[number 3] 3 is odd" in message
    assert "number 2" not in message
    assert "1 is odd" in str(failure.value.__cause__)


def test_failures_of_pytest_and_other_errors_are_collected_too() -> None:
    @loop_over("number", (1, 2))
    def fail(number: int) -> None:
        if number == 1:
            pytest.fail("not allowed")
        raise KeyError("missing")

    with pytest.raises(AssertionError, match=r"(?s)2 of 2.*\[1\] not allowed.*\[2\] 'missing'"):
        fail()


def test_loops_nest_and_leave_fixtures_to_pytest() -> None:
    seen: list[tuple[str, int, int]] = []

    @loop_over(("first", "second"), [(1, 2), (3, 4)])
    @loop_over("word", ["a", "b"])
    def remember(word: str, first: int, second: int, fixture: list[object]) -> None:
        seen.append((word, first, second))
        fixture.append(word)

    assert list(inspect.signature(remember).parameters) == ["fixture"]
    words: list[object] = []
    remember(fixture=words)
    assert seen == [("a", 1, 2), ("b", 1, 2), ("a", 3, 4), ("b", 3, 4)]
    assert words == ["a", "b", "a", "b"]


def test_a_loop_without_cases_or_with_an_unknown_name_is_refused() -> None:
    with pytest.raises(AssertionError, match="tests nothing"):
        loop_over("number", [])

    def takes_a_word(word: str) -> None: ...

    with pytest.raises(AssertionError, match="number"):
        loop_over("number", [1])(takes_a_word)
