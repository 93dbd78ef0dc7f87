"""Fixtures and hooks of all tests: no display, no sound, and a home of its own for each.

Tests marked `slow` are run with `--all`, with `-m slow`, or when their file is named. With `--all`
and `-m slow`, tests with hypothesis try all their examples, else fewer.
"""

import gc
import os
import signal
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import is_hypothesis_test

from scopa_desktop import core_build
from scopa_desktop.core_build import CoreBuild
from scopa_desktop.play.garbage_collector import collect_if_due
from tests.examples import set_examples
from tests.quick_bot import QuickBot
from tests.sampling import mark_rest_of_games_and_languages

# Before the first Qt import, so that a plain `pytest` needs no display either.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the number of examples, and refuse a core that is no longer that of the sources.

    Tests of such a core would tell nothing.
    """
    set_examples(wants_slow(config))
    if core_build.running() is CoreBuild.OUTDATED:
        raise pytest.UsageError(
            "The core was changed after it was compiled: run “python packaging/compile.py”, "
            "or the same with --clean."
        )


@pytest.fixture(autouse=True)
def garbage_of_this_thread() -> Iterator[None]:
    """Collect reference cycles between the tests only, and in this thread, as the window does."""
    gc.disable()
    yield
    collect_if_due()


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--all`: the slow tests too."""
    parser.addoption("--all", action="store_true", help="run the slow tests too")


def wants_slow(config: pytest.Config) -> bool:
    """Whether the slow tests are asked for."""
    expression = config.getoption("markexpr")
    return bool(
        config.getoption("--all") or ("slow" in expression and "not slow" not in expression)
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the slow tests of whole folders, unless they are asked for.

    With all their examples, tests with hypothesis are slow, and so are loops over every game.
    """
    mark_rest_of_games_and_languages(items)
    if wants_slow(config):
        for item in items:
            if isinstance(item, pytest.Function) and (
                is_hypothesis_test(item.obj) or getattr(item.obj, "tries_fewer", False)
            ):
                item.add_marker("slow")
        return
    named = [Path(argument.split("::")[0]).resolve() for argument in config.args]
    left_out: list[pytest.Item] = []
    kept: list[pytest.Item] = []
    for item in items:
        is_left_out = item.get_closest_marker("slow") is not None and item.path not in named
        (left_out if is_left_out else kept).append(item)
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = kept


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Paths of folders that do not exist yet.

    Cheaper than `mktemp`, which looks through all folders that it has made so far.
    """
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(number) for number in count())


def pytest_collection_finish() -> None:
    """Handle signals as in a terminal, in this process and in those that tests start.

    The program's entry, which tests import, leaves Ctrl-C to the system; `nohup` ignores SIGHUP.
    Modules and tests stay until the end: no search for reference cycles goes through them again.
    """
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, signal.SIG_DFL)


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> QuickBot:
    """The `qtbot` of pytest-qt, which closes the widgets of the test, without its delays."""
    return QuickBot(request)


@pytest.fixture(autouse=True)
def player_home(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for the player's files, so that no test uses those of the developer."""
    home = next(homes)
    home.mkdir()
    monkeypatch.setenv("SCOPA_DESKTOP_HOME", str(home))
    return home


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The exceptions that are reported, by their texts."""
    reported: list[str] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: reported.append(str(error)))
    return reported
