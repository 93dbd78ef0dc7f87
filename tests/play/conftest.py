"""What tests of the database and of what is counted from it begin with."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.play.analysis.analysis_client import AnalysisClient
from scopa_desktop.play.storage.database import Database


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """An empty database in `tmp_path`."""
    database = Database(tmp_path)
    yield database
    database.close()


@pytest.fixture
def connection(database: Database) -> sqlite3.Connection:
    """The connection to an empty database; outside a transaction, each statement is one."""
    return database.connection


@pytest.fixture
def client(qtbot: QtBot) -> Iterator[AnalysisClient]:
    """A process that analyses positions."""
    client = AnalysisClient()
    yield client
    client.close()
