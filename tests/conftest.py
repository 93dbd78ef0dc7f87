"""What every test stands on: no display, no sound, and a home of its own."""

import os
from pathlib import Path

import pytest

# Before the first Qt import, so that a plain `pytest` needs no display either.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def player_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for the player's files, so that no test meets those of whoever runs it."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("SCOPA_DESKTOP_HOME", str(home))
    return home
