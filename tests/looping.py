"""Many cases in one test: `@loop_over` takes the place of `@pytest.mark.parametrize`.

For cases that are many, alike and quick: each item of pytest has a cost of its own. All cases
run, or in the default run the `default_cases` of every game; the failure of the test names those
that failed and says why. Fixtures are set up once for all
cases, so a case must not change what another one relies on.

    @loop_over(("deck", "code"), FACES)
    def test_card_has_a_file(deck: str, code: str) -> None: ...
"""

from collections.abc import Callable, Collection, Sequence
from functools import wraps
from inspect import signature
from typing import Any

import pytest

from tests.examples import tries_all
from tests.sampling import default_cases

Test = Callable[..., None]

_MOST_SHOWN = 20


def loop_over(
    names: str | Sequence[str],
    cases: Collection[Any] | Callable[[], Collection[Any]],
    ids: Callable[[Any], str] = str,
) -> Callable[[Test], Test]:
    """Run a test for each case.

    Args:
        names: one parameter of the test, to which each case is an argument, or several, to which
            each case is a sequence of arguments.
        cases: at least one; or what makes them when the test is run, if that takes long.
        ids: what a case is called when it fails.
    """
    assert cases, "a loop without a case tests nothing"
    fewer = cases if callable(cases) else default_cases(cases)

    def decorated(test: Test) -> Test:
        @wraps(test)
        def looped(**fixtures: Any) -> None:
            def check(case: Any) -> None:
                values = {names: case} if isinstance(names, str) else _zipped(names, case)
                test(**fixtures, **values)

            tried = cases if tries_all() else fewer
            check_all(tried() if callable(tried) else tried, check, ids)

        given = signature(test)
        looped_names = {names} if isinstance(names, str) else set(names)
        assert looped_names <= set(given.parameters), looped_names - set(given.parameters)
        rest = [
            parameter for name, parameter in given.parameters.items() if name not in looped_names
        ]
        looped.tries_fewer = fewer is not cases  # type: ignore[attr-defined]
        looped.__signature__ = given.replace(parameters=rest)  # type: ignore[attr-defined]
        return looped

    return decorated


def check_all(
    cases: Collection[Any], check: Callable[[Any], None], ids: Callable[[Any], str] = str
) -> None:
    """Check each case, for a test whose own parameters determine the cases; else see `loop_over`.

    Raises `AssertionError` after all cases if `check` failed for some.
    """
    assert cases, "a loop without a case tests nothing"
    results = [(ids(case), _failure(check, case)) for case in cases]
    failures = [(name, failure) for name, failure in results if failure is not None]
    if failures:
        raise AssertionError(_report(failures, len(cases))) from failures[0][1]


def _failure(check: Callable[[Any], None], case: Any) -> BaseException | None:
    try:
        check(case)
    except (Exception, pytest.fail.Exception) as failure:
        return failure
    return None


def _zipped(names: Sequence[str], case: Sequence[Any]) -> dict[str, Any]:
    return dict(zip(names, case, strict=True))


def _report(failures: Sequence[tuple[str, BaseException]], count: int) -> str:
    lines = [f"{len(failures)} of {count} cases failed; the first is shown above"]
    for name, failure in failures[:_MOST_SHOWN]:
        reason = str(failure) or type(failure).__name__
        lines.append(f"[{name}] {reason}")
    if len(failures) > _MOST_SHOWN:
        lines.append("…")
    return "\n".join(lines)
