"""A history with matches of known results, for the tests of its dialog."""

import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scopa_desktop.play.matches.match_facts import MatchFacts, facts_of
from scopa_desktop.play.matches.match_note import Ending, MatchNote, Origin, new_match_id, utc_now
from scopa_desktop.play.matches.match_rows import save_match
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import MatchEntry, MatchOrder, matches
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_thread import DatabaseThread
from scopa_desktop.play.storage.paths import data_folder
from scopa_desktop.play.storage.profiles import Profile
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import Record
from scopa_desktop.rules.seating import TWO, Seating
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.history.history_dialog import HistoryDialog
from scopa_desktop.ui.history.matches_page import MatchesPage
from tests.playing import play_on

YOU = Player("You", PERSON)
ME = "a" * 32
"""The id of the current profile."""
CHARACTERS = {"beginner": "Nino", "easy": "Zia Pina", "strong": "Don Ciro"}


@cache
def record_of(
    game: str = "scopa",
    level: str = "beginner",
    deal: int = 1,
    moves: int = 400,
    *,
    seating: Seating = TWO,
    first: Player = YOU,
) -> Record:
    """A match in which everybody makes the first move, up to its end or so many moves."""
    opponents = [Player(CHARACTERS[level], level)] * (seating.players - 1)
    match = Match(variant(game), seating, [first, *opponents], deal)
    return play_on(match, moves=moves).record


@cache
def _facts(record: Record) -> MatchFacts:
    return facts_of(record)


class Library:
    """The history of the test's data folder, to which matches are added."""

    def __init__(self) -> None:
        self.database = Database(data_folder())
        self.profile: str | None = ME
        """Who played the matches that are added, in seat 1."""
        self._now = utc_now()

    def add(self, record: Record, days_ago: float = 0, **fields: Any) -> str:
        """Add a match that ended some days ago; returns its id."""
        return self.database.write(
            lambda connection: self.add_to(connection, record, days_ago, **fields)
        )

    def add_to(
        self, connection: sqlite3.Connection, record: Record, days_ago: float = 0, **fields: Any
    ) -> str:
        """Add a match as part of a transaction; returns its id."""
        facts = _facts(record)
        ended = self._now - timedelta(days=days_ago)
        ending = Ending.ABANDONED if facts.winner is None else Ending.FINISHED
        fields.setdefault("profiles", (self.profile,) if self.profile else ())
        note = MatchNote(new_match_id(), ended - timedelta(minutes=20), ended, ending, **fields)
        save_match(connection, note, record, facts)
        return note.id

    def entries(
        self, order: MatchOrder = MatchOrder.ENDED, *, is_descending: bool = True
    ) -> list[MatchEntry]:
        """All matches in an order."""
        return self.database.read(
            lambda connection: matches(
                connection, MatchFilter(), order, is_descending=is_descending
            )
        )

    def add_usual(self) -> None:
        """Add five matches that differ in everything that can be filtered."""
        self.add(record_of(deal=11), 0.1, deck="napoletane", seconds=1380)
        self.add(record_of("cirulla", "easy", 22), 1, deck="piacentine", seconds=4800)
        self.add(record_of("scopa", "strong", 33, moves=20), 3, deck="napoletane")
        self.add(record_of("scopa", "easy", 44), 40, origin=Origin.IMPORTED)
        self.add(record_of("escoba", "strong", 55), 800, origin=Origin.REPLAYED)


@pytest.fixture
def library(player_home: Path) -> Iterator[Library]:
    """An empty history."""
    library = Library()
    yield library
    library.database.close()


@pytest.fixture
def folder(library: Library) -> Path:
    """The data folder with that history."""
    return data_folder()


@pytest.fixture
def database_thread(qapp: QApplication, folder: Path) -> Iterator[DatabaseThread]:
    """Reads the history."""
    thread = DatabaseThread(folder)
    yield thread
    thread.close()


class ReaderByHand(QObject):
    """Keeps the functions that take the results, so that a test can answer."""

    failed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.answers: list[Callable[[Any], object]] = []

    def read(
        self, query: object, on_result: Callable[[Any], object], receiver: object = None
    ) -> None:
        """Remember who waits for the result."""
        self.answers.append(on_result)


@pytest.fixture
def by_hand() -> ReaderByHand:
    """A reader that answers when a test wants it to."""
    return ReaderByHand()


@pytest.fixture
def context(context: Context, database_thread: DatabaseThread) -> Context:
    """What the window gives to the dialog, for the history in `folder`."""
    context.profiles.add(Profile(ME, "You"))
    context.profiles.switch(ME)
    return replace(context, database_thread=database_thread)


OpenDialog = Callable[..., HistoryDialog]


@pytest.fixture
def open_dialog(qtbot: QtBot, context: Context) -> OpenDialog:
    """Opens the dialog at a size, and waits for its list."""

    def open_dialog(width: int = 1120, height: int = 740) -> HistoryDialog:
        dialog = HistoryDialog(context)
        qtbot.addWidget(dialog)
        page = dialog.page
        assert isinstance(page, MatchesPage)
        with qtbot.waitSignal(page.model.listed):
            dialog.resize(width, height)
            dialog.show()
            dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return open_dialog
