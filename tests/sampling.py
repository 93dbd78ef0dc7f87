"""Some cases in the default run, all of them in the slow one.

`@parametrize_some` takes the place of `@pytest.mark.parametrize` for cases that are many, alike and
expensive, and of which a few find nearly all mistakes.

    @parametrize_some(("game", "seating"), EVERY_GAME, default=ONE_TABLE_OF_EACH)
    def test_the_table_follows_the_match(game: str, seating: Seating) -> None: ...
"""

from collections.abc import Callable, Collection, Sequence
from typing import Any

import pytest


def parametrize_some(
    names: str | Sequence[str],
    cases: Sequence[Any],
    default: Collection[Any],
    ids: Callable[[Any], str] | None = None,
) -> pytest.MarkDecorator:
    """Run a test for each case; those that are not in `default` are marked slow.

    Args:
        names: one parameter of the test, to which each case is an argument, or several, to which
            each case is a sequence of arguments.
        cases: all cases.
        default: the cases of the default run, at least one.
        ids: what the values are called, as in `pytest.mark.parametrize`.
    """
    unknown = [case for case in default if case not in cases]
    assert default and not unknown, f"not among the cases: {unknown}"
    parameters = [
        pytest.param(
            *([case] if isinstance(names, str) else case),
            marks=() if case in default else pytest.mark.slow,
        )
        for case in cases
    ]
    return pytest.mark.parametrize(names, parameters, ids=ids)
