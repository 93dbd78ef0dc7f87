"""Which cases are marked slow."""

from collections.abc import Iterable

import pytest
from _pytest.mark import ParameterSet

from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.variant import Variant
from tests.sampling import DEFAULT_GAMES, default_cases, parametrize_some


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


def test_of_every_game_the_default_run_has_some() -> None:
    pairs = [(game, seating) for game in CATALOGUE.values() for seating in game.seatings]
    for cases in ([*CATALOGUE], [*CATALOGUE.values()], pairs):
        fewer = default_cases(cases)
        assert 0 < len(fewer) < len(cases)
    assert default_cases(["scopa", "cirullone"]) == ["scopa", "cirullone"]
    assert default_cases(range(3)) == range(3)


def test_the_games_of_the_default_run_have_all_there_is() -> None:
    def parts_of(games: Iterable[Variant]) -> dict[str, set[object]]:
        return {
            "options": {option.name for game in games for option in game.options},
            "captures": {
                type(kind) for game in games for tier in game.captures.tiers for kind in tier
            },
            "categories": {each.name for game in games for each in game.categories},
        }

    assert parts_of([CATALOGUE[game] for game in DEFAULT_GAMES]) == parts_of([*CATALOGUE.values()])
