"""`MatchRecorder`: enters the match on the table into the history.

A match is entered when it begins and completed when a side has won; a match that is left before is
entered as abandoned, or forgotten if no person has played a card in it. A match of computer players
alone is forgotten in any case: the player can save it. What is played after a match was completed,
or from the middle of another one, is a match of its own that does not count.

The record file and the note of a match are written first, then its rows in the database, which a
thread of its own does. What a killed process could not enter is entered from the files at the next
start.
"""

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from scopa_desktop.play.history.badges import EarnedBadge, award
from scopa_desktop.play.history.history_reader import HistoryReader
from scopa_desktop.play.history.match_facts import facts_of, has_person_played
from scopa_desktop.play.history.match_files import MatchFiles, StoredMatch, ending_of
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.history.match_note import Ending, MatchNote, Origin, new_match_id, utc_now
from scopa_desktop.play.history.running_note import NotedMatch, RunningNote
from scopa_desktop.play.session.seats import has_person_sat
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.record_files import MATCHES
from scopa_desktop.rules.events import Event, MatchWon, RoundScored
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import Record
from scopa_desktop.rules.table_events import EndAgreed, PlayerChanged, TableEvent

_LONGEST_STEP: Final = 120.0
"""Seconds between two moves that count as played at most; the rest is a pause."""

_log = logging.getLogger(__name__)


class MatchRecorder(QObject):
    """Keeps the history up to date with the session."""

    completed = Signal(object)
    """A match has ended and is in the database; emitted with its `StoredMatch`."""
    badges_earned = Signal(object)
    """Badges were earned with a match; emitted with a list of `EarnedBadge`."""

    def __init__(
        self,
        folder: Path,
        session: Session,
        reader: HistoryReader,
        *,
        profiles: Callable[[Sequence[Player]], Sequence[str | None]],
        deck: Callable[[], str],
        may_write: bool = True,
        parent: QObject | None = None,
    ) -> None:
        """The recorder of a session.

        Args:
            folder: the data folder.
            session: the session whose matches are recorded.
            reader: the history; it also reports what goes wrong in its thread.
            profiles: returns the id of the profile in each seat of these players; None for a
                computer player or a guest.
            deck: returns the id of the deck on the table.
            may_write: False if another process saves the running match of this folder; the note of
                the running match is not written then.
            parent: the owner.
        """
        super().__init__(parent)
        self._session = session
        self._reader = reader
        self._profiles = profiles
        self._deck = deck
        self._may_write = may_write
        self._files = MatchFiles(folder / MATCHES)
        self._running_note = RunningNote(folder)
        self._entry: NotedMatch | None = None
        """The entry of the match on the table; None if the match is only looked at."""
        self._filed: set[str] = set()
        """The ids of the matches that have ended and whose files have been written."""
        self._names: set[str] = set()
        """The names of the files of this process, which the thread may not have written yet."""
        self._before: tuple[Record, NotedMatch] | None = None
        """The match that the one on the table replaced."""
        self._opened: tuple[Record, NotedMatch] | None = None
        """The abandoned match that was opened again, as it is in the history."""
        self._copied: Record | None = None
        """The earlier match with whose moves the one on the table began."""
        self._seconds = 0.0
        """The time played in the match on the table."""
        self._last_step = monotonic()
        self._hinted: RecordPosition | None = None
        """The last position for which advice was shown."""
        session.events_occurred.connect(self._on_events)
        session.table_changed.connect(self._on_table_changed)
        session.undone.connect(self._on_undone)
        session.advised.connect(self._on_advised)

    @property
    def match_id(self) -> str | None:
        """The id of the match on the table; None if the match is only looked at."""
        return None if self._entry is None else self._entry.note.id

    @property
    def profiles(self) -> Sequence[str | None]:
        """The ids of the profiles by seat; empty if the match is only looked at."""
        return () if self._entry is None else self._entry.note.profiles

    # --- the match on the table ----------------------------------------------------------------

    def begin(
        self, match: Match, origin: Origin = Origin.PLAYED, copied: Record | None = None
    ) -> None:
        """Enter a match that begins, perhaps with the moves of an earlier one, `copied`."""
        note = MatchNote(
            new_match_id(),
            began=utc_now(),
            origin=origin,
            profiles=tuple(self._profiles(match.first_players)),
            deck=self._deck(),
        )
        self._follow(match.record, NotedMatch(note))
        self._copied = copied

    def resume(self, match: Match) -> None:
        """Go on with the running match of an earlier process."""
        entry = self._running_note.read(match.record)
        if entry is None:
            self.begin(match)
        elif entry.note.ending is Ending.ABANDONED:
            # The process was killed before the next match was saved.
            self._follow(match.record, _running_again(self._with_own_file(entry)))
        else:
            self._follow(match.record, self._with_own_file(entry))

    def open(self, match: Match, path: Path) -> None:
        """Go on with the match of a record file.

        An abandoned match of the history keeps its entry. A match that is over is only looked at.
        """
        if match.is_over:
            self._follow(match.record, None)
        elif (note := self._abandoned(path)) is not None:
            entry = NotedMatch(note, path.name)
            self._follow(match.record, _running_again(entry))
            self._opened = (match.record, entry)
        else:
            self.begin(match)

    def archive(self, match: Match) -> None:
        """Enter the match on the table, which is about to be replaced.

        Raises `StorageError` with a sentence if its files cannot be written.
        """
        if self._entry is None or self._entry.note.id in self._filed:
            return
        record = match.record
        if not has_person_played(match) or record == self._copied:
            self._forget(self._entry.note.id)
            return
        if self._opened is not None and self._opened[0] == record:
            _, entry = self._opened
        else:
            entry = self._ended(match)
        self._write_files(record, entry)
        self._entry, self._before = entry, (record, entry)
        self._enter(record, entry)

    def archive_later(self, match: Match) -> Callable[[], None]:
        """A function that writes the files of a match for which `archive` has failed.

        It may be called in any thread, and raises `StorageError` with a sentence.
        """
        record, entry = match.record, self._ended(match)
        return lambda: self._write_files(record, entry)

    def synchronize(self) -> None:
        """Enter what is in the folder of the matches but not in the database.

        Matches that the database has as running, but which are not on the table, are lost.
        """
        running = self.match_id
        if self._may_write:
            self._reader.run(lambda history: history.remove_running(running), _ignore)
        self._reader.synchronize()

    def mark_coached(self) -> None:
        """Note that the person plays the match on the table with the coach."""
        if self._entry is None or self._entry.note.ending is not Ending.RUNNING:
            return
        if not self._entry.note.coach:
            self._entry = self._entry._replace(note=replace(self._entry.note, coach=True))
            self._write_note()

    def close(self) -> None:
        """Write the note of the running match in the thread."""
        self._write_note()

    # --- what happens in the session -----------------------------------------------------------

    def _on_events(self, events: Sequence[Event]) -> None:
        now = monotonic()
        self._seconds += min(now - self._last_step, _LONGEST_STEP)
        self._last_step = now
        match = self._session.match
        if match is None or self._entry is None or self._entry.note.ending is not Ending.RUNNING:
            return
        if any(isinstance(event, MatchWon) for event in events):
            self._complete(match)
        elif any(isinstance(event, RoundScored) for event in events):
            self._write_note()

    def _on_table_changed(self, event: TableEvent) -> None:
        match = self._session.match
        if match is None or self._entry is None or self._entry.note.ending is not Ending.RUNNING:
            return
        if isinstance(event, EndAgreed):
            self._complete(match)
        elif isinstance(event, PlayerChanged) and _is_person_in_new_seat(match, event):
            profiles = self._profiles(match.players)
            note = self._entry.note
            before = note.profiles or (None,) * len(profiles)
            note = replace(
                note,
                origin=Origin.REPLAYED,
                profiles=tuple(
                    new if old is None else old for old, new in zip(before, profiles, strict=True)
                ),
            )
            self._entry = self._entry._replace(note=note)
            self._write_note()

    def _on_undone(self) -> None:
        match = self._session.match
        if match is None:
            return
        if self._entry is None or self._entry.note.ending is not Ending.RUNNING:
            self.begin(match, Origin.REPLAYED, match.record)
        else:
            note = self._entry.note
            self._entry = self._entry._replace(note=replace(note, undos=note.undos + 1))
            self._write_note()

    def _on_advised(self) -> None:
        position = self._session.position
        if self._entry is None or self._hinted == position:
            return
        self._hinted = position
        note = self._entry.note
        self._entry = self._entry._replace(note=replace(note, hints=note.hints + 1))
        self._write_note()

    # --- inside --------------------------------------------------------------------------------

    def _follow(self, record: Record, entry: NotedMatch | None) -> None:
        """The match on the table has an entry, or none."""
        self._entry = entry
        self._opened = self._copied = None
        self._hinted = None
        self._last_step = monotonic()
        self._seconds = 0.0
        if entry is None:
            return
        self._seconds = float(entry.note.seconds)
        self._filed.discard(entry.note.id)
        if self._may_write:
            try:
                self._running_note.write(record, entry, self._before)
            except StorageError as error:
                # The match is recorded all the same; after a crash it counts as a new one.
                _log.warning("%s", error.sentence)
        self._enter(record, entry)

    def _write_note(self) -> None:
        match, entry, before = self._session.match, self._entry, self._before
        if match is None or entry is None or not self._may_write:
            return
        entry = entry._replace(note=replace(entry.note, seconds=round(self._seconds)))
        record = match.record
        self._reader.run_without_history(lambda: self._running_note.write(record, entry, before))

    def _complete(self, match: Match) -> None:
        """Enter a match that is over, in the thread; forget one that was only watched."""
        assert self._entry is not None
        if not has_person_sat(match):
            self._forget(self._entry.note.id)
            return
        record, entry = match.record, self._ended(match)
        self._entry, self._before = entry, (record, entry)

        self._reader.run_without_history(lambda: self._write_files(record, entry))
        self._enter(record, entry)

    def _ended(self, match: Match) -> NotedMatch:
        """The entry of the match on the table, now that it has ended."""
        assert self._entry is not None
        note, file = self._entry
        if note.ending is Ending.RUNNING:
            note = replace(
                note,
                ended=utc_now(),
                ending=ending_of(match),
                seconds=round(self._seconds),
            )
        if file is None:
            file = self._files.free_name(match.record, note.began, self._names)
            self._names.add(file)
        return NotedMatch(note, file)

    def _write_files(self, record: Record, entry: NotedMatch) -> None:
        """Write the record file and the note; raises `StorageError` with a sentence."""
        assert entry.file is not None
        self._files.write(entry.file, record, entry.note)
        self._filed.add(entry.note.id)

    def _enter(self, record: Record, entry: NotedMatch) -> None:
        """Write the rows of a match in the thread, once its files are written if it has ended."""
        note, file = entry
        has_ended = note.ending is not Ending.RUNNING

        def enter(history: MatchHistory) -> _Entered | None:
            if has_ended and note.id not in self._filed:
                return None
            facts = facts_of(record)
            history.write(file, note, facts)
            if not has_ended:
                return None
            assert file is not None
            return _Entered(StoredMatch(file, note, facts), award(history, note.id))

        self._reader.run(enter, self._on_entered)

    def _on_entered(self, entered: "_Entered | None") -> None:
        if entered is None:
            return
        self.completed.emit(entered.match)
        if entered.badges:
            self.badges_earned.emit(entered.badges)

    def _forget(self, match_id: str) -> None:
        self._entry = None
        self._reader.run(lambda history: history.remove(match_id), _ignore)

    def _abandoned(self, path: Path) -> MatchNote | None:
        """The note of an abandoned match of the history, from its record file."""
        if path.parent != self._files.folder:
            return None
        note = self._note_in_file(path.name)
        return note if note is not None and note.ending is Ending.ABANDONED else None

    def _with_own_file(self, entry: NotedMatch) -> NotedMatch:
        """The entry, without the name of its file unless the file is that of the same match.

        The name was read from the note of the running match; without one the match gets a new file.
        """
        note = None if entry.file is None else self._note_in_file(entry.file)
        return entry if note is not None and note.id == entry.note.id else NotedMatch(entry.note)

    def _note_in_file(self, file: str) -> MatchNote | None:
        """The note of a record file; None if it has none that can be read."""
        try:
            return self._files.note(file)
        except StorageError as error:
            _log.warning("the note of “%s” cannot be used: %s", file, error)
            return None


class _Entered(NamedTuple):
    """A match that has ended and is in the database."""

    match: StoredMatch
    badges: Sequence[EarnedBadge]
    """The badges that were earned with it."""


def _is_person_in_new_seat(match: Match, event: PlayerChanged) -> bool:
    """Whether a person has sat in for a computer player with whom the match began."""
    return event.player.is_person and not match.first_players[event.seat].is_person


def _ignore(_result: object) -> None:
    """Nothing is done with the result of a query."""


def _running_again(entry: NotedMatch) -> NotedMatch:
    """The entry of an abandoned match that goes on."""
    return entry._replace(note=replace(entry.note, ended=None, ending=Ending.RUNNING))
