"""`OwnPuzzleSearch`: makes puzzles of the mistakes in earlier matches, in the background."""

import sqlite3
from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from scopa_desktop.ai.puzzles.puzzle import Puzzle
from scopa_desktop.ai.puzzles.puzzle_maker import DEFAULT_PUZZLES, PuzzleConfig, PuzzleStep
from scopa_desktop.ai.puzzles.puzzle_tasks import FindMistake, ListDecisions
from scopa_desktop.play.analysis.analysis_client import AnalysisClient, SingleTask
from scopa_desktop.play.matches.match_rows import LOST, TIED, WON, StoredMatch, find_match
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import matches
from scopa_desktop.play.storage.database_thread import DatabaseThread
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.training.own_puzzles import OwnPuzzles
from scopa_desktop.rules.record import Record

LATEST_MATCHES: Final = 20
"""The matches that are searched, the latest ones."""


class SearchedMatch(NamedTuple):
    """A finished match of the player."""

    id: str
    seat: int
    time: datetime


class OwnPuzzleSearch(QObject):
    """Searches the latest finished matches of a profile for mistakes, one decision after another.

    What was searched is kept in `OwnPuzzles`, so that it goes on from there the next time. The
    tasks run after all others of the analysis process.
    """

    found = Signal()
    """A puzzle was made and added to the player's own ones."""
    finished = Signal()
    """All matches have been searched, or the search ended with an error."""
    failed = Signal(str)
    """The puzzles cannot be kept; emitted with a sentence for the player."""

    def __init__(
        self,
        analysis: AnalysisClient,
        database: DatabaseThread,
        own: OwnPuzzles,
        profile: str,
        *,
        config: PuzzleConfig = DEFAULT_PUZZLES,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._database = database
        self._own = own
        self._profile = profile
        self._config = config
        self._matches: list[SearchedMatch] = []
        self._match: SearchedMatch | None = None
        self._record: Record | None = None
        self._steps: Sequence[PuzzleStep] = ()
        self._done = 0
        self._task = SingleTask(analysis, self)
        self._is_stopped = False
        self._task.failed.connect(self._skip_task)

    def start(self) -> None:
        """Search the matches that have not been searched; returns at once."""
        self._database.read(partial(_latest_matches, self._profile), self._begin, self)

    def stop(self) -> None:
        """Drop the task that waits or runs, and keep what was searched."""
        if self._is_stopped:
            return
        self._is_stopped = True
        self._task.cancel()
        self._keep()

    def _begin(self, matches: Sequence[SearchedMatch]) -> None:
        self._matches = list(matches)
        self._next_match()

    def _next_match(self) -> None:
        self._match = self._record = None
        self._steps, self._done = (), 0
        if self._is_stopped:
            return
        if not self._matches:
            self.finished.emit()
            return
        match = self._match = self._matches.pop(0)
        self._database.read(partial(find_match, match_id=match.id), self._list_decisions, self)

    def _list_decisions(self, stored: StoredMatch | None) -> None:
        match = self._match
        if self._is_stopped or match is None:
            return
        if stored is None:
            self._next_match()
            return
        self._record = stored.record
        self._task.submit(ListDecisions(stored.record, match.seat), self._search)

    def _search(self, steps: Sequence[PuzzleStep]) -> None:
        assert self._match is not None
        self._steps = steps
        self._done = self._own.searched(self._match.id)
        self._search_next()

    def _search_next(self) -> None:
        if self._is_stopped:
            return
        if self._done >= len(self._steps):
            self._next_match()
            return
        assert self._record is not None
        task = FindMistake(self._record, self._steps[self._done], self._config)
        self._task.submit(task, self._take)

    def _take(self, puzzle: Puzzle | None) -> None:
        assert self._match is not None
        self._done += 1
        if puzzle is not None:
            self._own.add(puzzle, self._match.id, self._match.time)
        is_last = self._done == len(self._steps)
        if (puzzle is not None or is_last) and not self._keep():
            return
        if puzzle is not None:
            self.found.emit()
        self._search_next()

    def _skip_task(self) -> None:
        """Leave out a position, or a match, that the process cannot work on."""
        if self._steps and self._done < len(self._steps):
            self._take(None)
        else:
            self._next_match()

    def _keep(self) -> bool:
        """Write what was searched; returns whether that was possible."""
        if self._match is None or not self._steps:
            return True
        try:
            self._own.set_searched(self._match.id, self._done)
        except StorageError as error:
            self._is_stopped = True
            self.failed.emit(error.sentence)
            self.finished.emit()
            return False
        return True


def _latest_matches(profile: str, connection: sqlite3.Connection) -> list[SearchedMatch]:
    """The latest finished matches of a profile, the latest first."""
    selection = MatchFilter(
        profile=profile, results=frozenset({WON, TIED, LOST}), counted_only=True
    )
    return [
        SearchedMatch(entry.id, entry.seat, (entry.ended or entry.began).astimezone())
        for entry in matches(connection, selection, limit=LATEST_MATCHES)
    ]
