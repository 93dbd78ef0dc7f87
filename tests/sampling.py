"""Some cases in the default run, all of them in the slow one.

A test with a case for each game, or one of the window with a case for each language, has those of
`DEFAULT_GAMES` and `DEFAULT_LANGUAGES` in the default run (`mark_rest_of_games_and_languages`); so
has a test that loops over every game (`tests.looping`).

`@parametrize_some` takes the place of `@pytest.mark.parametrize` for cases that are many, alike and
expensive, and of which a few find nearly all mistakes.

    @parametrize_some(("game", "seating"), EVERY_GAME, default=ONE_TABLE_OF_EACH)
    def test_the_table_follows_the_match(game: str, seating: Seating) -> None: ...
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Final

import pytest

from scopa_desktop.play.storage.settings import LANGUAGES, SYSTEM_LANGUAGE
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.variant import Variant

SLOW_GAMES: Final = frozenset(
    {
        "chorizo",
        "cirullone",
        "desescoba",
        "escoba",
        "escoba-setenta",
        "escova",
        "scopa",
        "scopa-assi",
        "scopa-pairs",
        "scopa-quindici",
        "scopa-sevens",
        "scopa-undici",
        "scopone",
    }
)
"""The other games together have every option, capture rule and category of the catalogue. A new
game is not among these."""
DEFAULT_GAMES: Final = frozenset(CATALOGUE) - SLOW_GAMES
DEFAULT_LANGUAGES: Final = frozenset({"en", "de", "ar"})
"""That of the sources, that with the longest words, and the one that is read from the right."""
_WINDOW_TESTS: Final = "tests/ui/"


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


def default_cases(cases: Collection[Any]) -> Collection[Any]:
    """The cases of the default run: of cases for every game, those of `DEFAULT_GAMES`.

    A case is a game or its id, or a sequence that begins with one.
    """
    games = [_id_of(case[0] if isinstance(case, tuple | list) and case else case) for case in cases]
    if not {*games} >= CATALOGUE.keys():
        return cases
    return [case for case, game in zip(cases, games, strict=True) if game not in SLOW_GAMES]


def mark_rest_of_games_and_languages(items: Iterable[pytest.Item]) -> None:
    """Mark cases as slow: of tests of every game or language, those that the default run omits."""
    cases: dict[tuple[str, str], dict[pytest.Item, str]] = defaultdict(dict)
    for item in items:
        parameters = item.callspec.params if hasattr(item, "callspec") else {}
        for name, value in parameters.items():
            if text := _id_of(value):
                cases[item.nodeid.split("[")[0], name][item] = text
    languages = {*LANGUAGES} - {SYSTEM_LANGUAGE}
    for (test, _), texts in cases.items():
        given = {*texts.values()}
        if given >= CATALOGUE.keys():
            everything, kept = {*CATALOGUE}, DEFAULT_GAMES
        elif given >= languages - {"en"} and test.startswith(_WINDOW_TESTS):
            everything, kept = languages, DEFAULT_LANGUAGES
        else:
            continue
        for item, text in texts.items():
            if text in everything - kept:
                item.add_marker("slow")


def _id_of(value: object) -> str:
    """A text, or the id of a game; empty for anything else."""
    if isinstance(value, Variant):
        return value.id
    return value if isinstance(value, str) else ""
