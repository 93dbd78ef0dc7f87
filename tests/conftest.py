"""What every test stands on: no display, no sound, and a home of its own."""

import os
import signal
from pathlib import Path

import pytest

from scopa_desktop import core_build
from scopa_desktop.core_build import CoreBuild

# Before the first Qt import, so that a plain `pytest` needs no display either.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_configure() -> None:
    """Tests of a core that is no longer that of the sources would tell nothing."""
    if core_build.running() is CoreBuild.OUTDATED:
        raise pytest.UsageError(
            "The core was changed after it was compiled: run “python packaging/compile.py”, "
            "or the same with --clean."
        )


def pytest_collection_finish() -> None:
    """Tests import the program's entry, which gives Ctrl-C to the system; the test run wants it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def player_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for the player's files, so that no test meets those of whoever runs it."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("SCOPA_DESKTOP_HOME", str(home))
    return home
