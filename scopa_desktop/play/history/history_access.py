"""`HistoryAccess`: the recorder and the reader of the history, made when they are first used."""

from collections.abc import Callable, Sequence
from enum import Enum
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from scopa_desktop.play.session.seats import profiles_of_seats
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.profiles import ProfileStore
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import Record

if TYPE_CHECKING:
    from scopa_desktop.play.history.history_reader import HistoryReader
    from scopa_desktop.play.history.match_recorder import MatchRecorder


class MatchSource(Enum):
    """Where a match comes from that is put on the table."""

    NEW = "new"
    RUNNING = "running"
    """It was on the table when the program ended."""
    POSITION = "position"
    """It begins from a position of another match."""
    SAME_DEAL = "same deal"
    """It begins with the deal of another match, which is dealt in it already."""


class HistoryAccess(QObject):
    """Enters the match on the table into the history, and reads the history.

    Recorder and reader are made when they are first used, not before the first frame.
    """

    failed = Signal(str)
    """The history cannot be used; emitted with a sentence, once for each reason."""
    badges_earned = Signal(object)
    """Emitted with a list of `EarnedBadge`."""

    def __init__(
        self,
        session: Session,
        profiles: ProfileStore,
        data_folder: Path,
        *,
        deck: Callable[[], str],
        may_write: bool,
        parent: QObject | None = None,
    ) -> None:
        """The history of a data folder, for the match of a session.

        `deck` returns the id of the deck that is used; `may_write` is False if another process
        plays the running match of the folder.
        """
        super().__init__(parent)
        self._session = session
        self._profiles = profiles
        self._data_folder = data_folder
        self._deck = deck
        self._may_write = may_write
        self._source: MatchSource | Path = MatchSource.NEW
        """Where the match on the table comes from: a record file, or one of the others."""
        self._entered: Record | None = None
        """The match as it was put on the table."""
        self._problem = ""
        """The last reason why the history could not be used."""
        self._left_out: list[str] = []
        """Sentences about matches whose files could not be used as they are."""

    def enter(self, match: Match, source: MatchSource | Path) -> None:
        """Enter the match that is put on the table; `source` may be the file it was read from.

        Before there is a recorder, the match is entered when the recorder is made.
        """
        self._source, self._entered = source, match.record
        if "recorder" in vars(self):
            self._enter(self.recorder, match)

    @cached_property
    def recorder(self) -> "MatchRecorder":
        """Enters matches into the history; it knows the match on the table."""
        # Not before the first frame.
        from scopa_desktop.play.history.match_recorder import MatchRecorder  # noqa: PLC0415

        recorder = MatchRecorder(
            self._data_folder,
            self._session,
            self.reader,
            profiles=self._profile_ids,
            deck=self._deck,
            may_write=self._may_write,
            parent=self,
        )
        recorder.badges_earned.connect(self.badges_earned)
        if self._session.match is not None:
            self._enter(recorder, self._session.match)
        return recorder

    @cached_property
    def reader(self) -> "HistoryReader":
        # Not before the first frame.
        from scopa_desktop.play.history.history_reader import HistoryReader  # noqa: PLC0415
        from scopa_desktop.play.history.match_note import owner_of_folder  # noqa: PLC0415

        reader = HistoryReader(self._data_folder, self)
        reader.owner = owner_of_folder(self._profiles.current)
        reader.failed.connect(self._report_problem)
        reader.left_out.connect(self._left_out.append)
        reader.synchronized.connect(self._on_synchronized)
        return reader

    def mark_coached(self) -> None:
        """Mark the match on the table as played with the coach."""
        self.recorder.mark_coached()

    def close(self) -> None:
        """Wait until the history is written, and close it."""
        if "recorder" in vars(self):
            self.recorder.close()
        if "reader" in vars(self):
            self.reader.finish()

    def _profile_ids(self, players: Sequence[Player]) -> list[str | None]:
        """The ids of the profiles of these players by seat; None for computer players and guests.

        For the note of a match.
        """
        profiles = profiles_of_seats(players, self._profiles.profiles, self._profiles.current)
        return [None if profile is None else profile.id for profile in profiles]

    def _enter(self, recorder: "MatchRecorder", match: Match) -> None:
        # Not before the first frame.
        from scopa_desktop.play.history.match_note import Origin  # noqa: PLC0415

        if isinstance(self._source, Path):
            recorder.open(match, self._source)
        elif self._source is MatchSource.RUNNING and self._may_write:
            recorder.resume(match)
        elif self._source is MatchSource.NEW:
            recorder.begin(match)
        else:
            # A running match of another process counts there.
            recorder.begin(match, Origin.REPLAYED, self._entered)

    def _on_synchronized(self, new_matches: int) -> None:
        """Report unusable files, and award the badges of matches that were entered."""
        self._report_left_out()
        if new_matches:
            # Not before the first frame.
            from scopa_desktop.play.history.badges import rebuild  # noqa: PLC0415

            self.reader.run(rebuild, lambda _: None)

    def _report_left_out(self) -> None:
        """Report the matches that could not be entered as they are, in one sentence."""
        if not self._left_out:
            return
        first, *others = self._left_out
        self._left_out.clear()
        if others:
            pattern = QCoreApplication.translate(
                "HistoryAccess",
                "{sentence} There are %n more matches with damaged files; the log names them.",
                "",
                len(others),
            )
            first = pattern.format(sentence=first)
        self._report_problem(first)

    def _report_problem(self, sentence: str) -> None:
        if sentence != self._problem:
            self._problem = sentence
            self.failed.emit(sentence)
