"""`MatchRecorder`: follows the match on the table, and has it saved.

A match is saved from its first move on, and ends when a side has won; a match that is left before
is abandoned, or forgotten if no person has played a card in it. A match of computer players alone
is forgotten in any case: the player can save it to a file. What is played after a match has ended,
or from the middle of another one, is a match of its own that does not count.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from scopa_desktop.play.matches.match_facts import has_person_played
from scopa_desktop.play.matches.match_note import Ending, MatchNote, Origin, new_match_id, utc_now
from scopa_desktop.play.matches.match_rows import StoredMatch, ending_of
from scopa_desktop.play.recording.match_saver import MatchSaver
from scopa_desktop.play.recording.saved_match import SavedMatch
from scopa_desktop.play.session.seats import has_person_sat
from scopa_desktop.play.session.session import Session
from scopa_desktop.rules.events import Event, MatchWon
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import Record
from scopa_desktop.rules.table_events import EndAgreed, PlayerChanged, TableEvent

_LONGEST_STEP: Final = 120.0
"""Seconds between two moves that count as played at most; the rest is a pause."""


class MatchSource(Enum):
    """Where a match comes from that is put on the table."""

    NEW = "new"
    POSITION = "position"
    """It begins from a position of another match."""
    SAME_DEAL = "same deal"
    """It begins with the deal of another match, which is dealt in it already."""


class MatchRecorder(QObject):
    """Has the match on the table saved, with what its record does not say."""

    completed = Signal(object)
    """A match has ended and was saved; emitted with its `SavedMatch`."""
    badges_earned = Signal(object)
    """Badges were earned with a match; emitted with a list of `EarnedBadge`."""

    def __init__(
        self,
        session: Session,
        saver: MatchSaver,
        *,
        profiles: Callable[[Sequence[Player]], Sequence[str | None]],
        deck: Callable[[Match], str],
        parent: QObject | None = None,
    ) -> None:
        """The recorder of a session.

        Args:
            session: the session whose matches are recorded.
            saver: saves them.
            profiles: returns the id of the profile in each seat of these players; None for a
                computer player or a guest.
            deck: returns the id of the deck with which a match is played.
            parent: the owner.
        """
        super().__init__(parent)
        self._session = session
        self._saver = saver
        self._profiles = profiles
        self._deck = deck
        self._note: MatchNote | None = None
        """The note of the match on the table; None if the match is only looked at."""
        self._reopened: StoredMatch | None = None
        """The abandoned match that is on the table again, as it is in the database."""
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
        # Queued: it is emitted in the thread that saves.
        saver.saved.connect(self._on_saved, Qt.ConnectionType.QueuedConnection)

    @property
    def match_id(self) -> str | None:
        """The id of the match on the table; None if the match is only looked at."""
        return None if self._note is None else self._note.id

    @property
    def profiles(self) -> Sequence[str | None]:
        """The ids of the profiles by seat; empty if the match is only looked at."""
        return () if self._note is None else self._note.profiles

    def profiles_of(self, players: Sequence[Player]) -> Sequence[str | None]:
        """The id of the profile in each seat of these players; None for others and guests."""
        return self._profiles(players)

    def enter(self, match: Match, source: MatchSource | StoredMatch | Path) -> None:
        """Follow a match that is put on the table; the one before must have been left.

        `source` may be the file that it was read from, or the match of the database: one that is
        running or was abandoned goes on, one that has ended is only looked at.
        """
        match source:
            case StoredMatch() if source.note.ending in (Ending.RUNNING, Ending.ABANDONED):
                self._resume(match, source)
            case StoredMatch():
                self._follow(None)
            case Path() if match.is_over:
                self._follow(None)
            case MatchSource.POSITION | MatchSource.SAME_DEAL:
                self._begin(match, Origin.REPLAYED, match.record)
            case _:
                self._begin(match)

    def leave(self, match: Match) -> None:
        """Have the match on the table saved as one that was left: another one replaces it."""
        note = self._note
        if note is None or note.ending is not Ending.RUNNING:
            return
        record = match.record
        self._note = None
        if not has_person_played(match) or record == self._copied:
            self._saver.forget(note, record)
        elif self._reopened is not None and self._reopened.record == record:
            self._saver.save(*self._reopened)
        else:
            self._saver.save(self._ended(note, match), record)

    def save_as_left(self, match: Match) -> None:
        """Have the match on the table saved as one that was left, while it goes on here."""
        note = self._note
        if note is not None and note.ending is Ending.RUNNING and match.record != self._copied:
            self._saver.save(self._ended(note, match), match.record)

    def mark_coached(self) -> None:
        """Note that the person plays the match on the table with the coach."""
        if self._note is not None and not self._note.coach:
            self._change(coach=True)

    def close(self) -> None:
        """Save how long the running match has been played."""
        self._save()

    def _on_events(self, events: Sequence[Event]) -> None:
        now = monotonic()
        self._seconds += min(now - self._last_step, _LONGEST_STEP)
        self._last_step = now
        if any(isinstance(event, MatchWon) for event in events):
            self._complete()
        else:
            self._save()

    def _on_table_changed(self, event: TableEvent) -> None:
        match, note = self._session.match, self._note
        if match is None or note is None:
            return
        if isinstance(event, EndAgreed):
            self._complete()
        elif isinstance(event, PlayerChanged) and _is_person_in_new_seat(match, event):
            profiles = self._profiles(match.players)
            before = note.profiles or (None,) * len(profiles)
            self._change(
                origin=Origin.REPLAYED,
                profiles=tuple(
                    new if old is None else old for old, new in zip(before, profiles, strict=True)
                ),
            )
        else:
            self._save()

    def _on_undone(self) -> None:
        match, note = self._session.match, self._note
        if match is None:
            return
        if note is None or note.ending is not Ending.RUNNING:
            self._begin(match, Origin.REPLAYED, match.record)
        else:
            self._change(undos=note.undos + 1)

    def _on_advised(self) -> None:
        position, note = self._session.position, self._note
        if note is not None and self._hinted != position:
            self._hinted = position
            self._change(hints=note.hints + 1)

    def _begin(
        self, match: Match, origin: Origin = Origin.PLAYED, copied: Record | None = None
    ) -> None:
        """Follow a match that begins, perhaps with the moves of an earlier one, `copied`."""
        note = MatchNote(
            new_match_id(),
            began=utc_now(),
            origin=origin,
            profiles=tuple(self._profiles(match.first_players)),
            deck=self._deck(match),
        )
        self._follow(note)
        self._copied = copied
        self._saver.save(note, match.record)

    def _resume(self, match: Match, stored: StoredMatch) -> None:
        note = replace(stored.note, ended=None, ending=Ending.RUNNING)
        self._follow(note)
        if stored.note.ending is Ending.ABANDONED:
            self._reopened = stored
        if match.is_over:
            self._complete(match)
        else:
            self._saver.save(note, match.record)

    def _follow(self, note: MatchNote | None) -> None:
        """The match on the table has a note, or none."""
        self._note = note
        self._reopened = self._copied = None
        self._hinted = None
        self._last_step = monotonic()
        self._seconds = 0.0 if note is None else float(note.seconds)

    def _change(self, **values: object) -> None:
        """Change fields of the note of a running match."""
        if self._note is not None and self._note.ending is Ending.RUNNING:
            self._note = replace(self._note, **values)  # type: ignore[arg-type]
            self._save()

    def _save(self) -> None:
        """Have the running match saved as it is now."""
        match, note = self._session.match, self._note
        if match is not None and note is not None and note.ending is Ending.RUNNING:
            self._note = replace(note, seconds=round(self._seconds))
            self._saver.save(self._note, match.record)

    def _complete(self, match: Match | None = None) -> None:
        """Have a match saved that is over; one that was only watched is forgotten."""
        match, note = match or self._session.match, self._note
        if match is None or note is None or note.ending is not Ending.RUNNING:
            return
        if has_person_sat(match):
            self._note = self._ended(note, match)
            self._saver.save(self._note, match.record)
        else:
            self._note = None
            self._saver.forget(note, match.record)

    def _ended(self, note: MatchNote, match: Match) -> MatchNote:
        """The note of a running match that ends now."""
        seconds = round(self._seconds)
        return replace(note, ended=utc_now(), ending=ending_of(match), seconds=seconds)

    def _on_saved(self, saved: SavedMatch) -> None:
        if saved.facts is None:
            return
        self.completed.emit(saved)
        if saved.badges:
            self.badges_earned.emit(saved.badges)


def _is_person_in_new_seat(match: Match, event: PlayerChanged) -> bool:
    """Whether a person has sat in for a computer player with whom the match began."""
    return event.player.is_person and not match.first_players[event.seat].is_person
