"""Which cases are marked slow."""

import pytest
from _pytest.mark import ParameterSet

from tests.sampling import parametrize_some


def slow_values(mark: pytest.MarkDecorator) -> list[object]:
    """The arguments of the cases that are marked slow."""
    parameters: list[ParameterSet] = mark.args[1]
    return [
        parameter.values
        for parameter in parameters
        if any(mark.name == "slow" for mark in parameter.marks)
    ]


def test_what_is_not_in_the_default_run_is_slow() -> None:
    mark = parametrize_some("number", [1, 2, 3], default=[2])
    assert [parameter.values for parameter in mark.args[1]] == [(1,), (2,), (3,)]
    assert slow_values(mark) == [(1,), (3,)]


def test_a_case_may_have_several_arguments() -> None:
    cases = [("scopa", 2), ("scopa", 4), ("escoba", 2)]
    mark = parametrize_some(("game", "players"), cases, default=[*cases[1:]])
    assert slow_values(mark) == [("scopa", 2)]


@pytest.mark.parametrize("default", [[], [4], [1, 4]], ids=str)
def test_the_default_run_has_some_of_the_cases(default: list[int]) -> None:
    with pytest.raises(AssertionError, match="not among the cases"):
        parametrize_some("number", [1, 2, 3], default=default)
