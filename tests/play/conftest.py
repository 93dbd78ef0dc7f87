"""What tests of the history and of what is counted from it begin with."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.play.analysis.analysis_client import AnalysisClient
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.history.schema import HISTORY
from scopa_desktop.play.storage.database import open_database


@pytest.fixture
def history(tmp_path: Path) -> Iterator[MatchHistory]:
    """An empty history in `tmp_path`."""
    history = MatchHistory(tmp_path)
    yield history
    history.close()


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """An empty database."""
    with closing(open_database(tmp_path / "history.sqlite3", HISTORY).connection) as connection:
        yield connection


@pytest.fixture
def client(qtbot: QtBot) -> Iterator[AnalysisClient]:
    """A process that analyses positions."""
    client = AnalysisClient()
    yield client
    client.close()
