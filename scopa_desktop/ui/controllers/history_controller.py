"""`HistoryController`: enters matches into the history, and shows its pages and new badges."""

from collections.abc import Sequence
from enum import Enum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from scopa_desktop.play.session.seats import profiles_of_seats
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.profiles import ProfileStore
from scopa_desktop.play.storage.saves import RunningMatch
from scopa_desktop.play.storage.settings import SettingsStore
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.ui import dialogs
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.platform.modal import exec_dialog
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.colours import cloth_by_id
from scopa_desktop.ui.wording.card_wording import own_name

if TYPE_CHECKING:
    from scopa_desktop.play.history.badges import EarnedBadge
    from scopa_desktop.play.history.history_reader import HistoryReader
    from scopa_desktop.play.history.match_recorder import MatchRecorder
    from scopa_desktop.ui.competition import Competition


class MatchSource(Enum):
    """Where a match comes from that is put on the table."""

    NEW = "new"
    RUNNING = "running"
    """It was on the table when the program ended."""
    POSITION = "position"
    """It begins from a position of another match."""
    SAME_DEAL = "same deal"
    """It begins with the deal of another match, which is dealt in it already."""


class HistoryController(QObject):
    """The history of the main window: its recorder, its reader and its dialog.

    Recorder and reader are made when they are first used, not before the first frame.
    """

    failed = Signal(str)
    """The history cannot be used; emitted with a sentence, once for each reason."""
    review_requested = Signal(Match, Path)
    """Show a match of the history, which was read from a file."""
    analysis_requested = Signal(Match, str)
    """Review the decisions of a match of the history; emitted with its id."""
    deal_requested = Signal(Match)
    """Begin a match with the deal of an earlier one, which is dealt in it already."""

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        *,
        store: SettingsStore,
        profiles: ProfileStore,
        running: RunningMatch,
        art: CardArt,
        data_folder: Path,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._store = store
        self._profiles = profiles
        self._running = running
        self._art = art
        self._data_folder = data_folder
        self._recorder: MatchRecorder | None = None
        self._reader: HistoryReader | None = None
        self._source: MatchSource | Path = MatchSource.NEW
        """Where the match on the table comes from: a record file, or one of the others."""
        self.competition: Competition | None = None
        """Knows the chips of the profiles; set by the owner."""
        self._problem = ""
        """The last reason why the history could not be used."""
        self._left_out: list[str] = []
        """Sentences about matches whose files could not be used as they are."""
        window.view.pointer.plaque_clicked.connect(
            # Queued, because the signal would otherwise return only after the dialog is closed.
            self.show_fairness,
            Qt.ConnectionType.QueuedConnection,
        )
        for page in ("matches", "statistics", "leaderboard", "fairness", "chips", "profile"):
            window.actions_by_name[page].triggered.connect(
                lambda _checked, page=page: self.show_page(page)
            )

    def enter(self, match: Match, source: MatchSource | Path) -> None:
        """Enter the match that is put on the table; `source` may be the file it was read from.

        Before there is a recorder, the match is entered when the recorder is made.
        """
        self._source = source
        if self._recorder is not None:
            self._enter(self._recorder, match, source)

    @property
    def recorder(self) -> "MatchRecorder":
        """Enters matches into the history; it knows the match on the table."""
        if self._recorder is None:
            self._recorder = self._made_recorder()
        return self._recorder

    @property
    def reader(self) -> "HistoryReader":
        """The reader of the history."""
        if self._reader is None:
            # Not before the first frame.
            from scopa_desktop.play.history.history_reader import HistoryReader  # noqa: PLC0415
            from scopa_desktop.play.history.owner import owner_of_folder  # noqa: PLC0415

            self._reader = HistoryReader(self._data_folder, self)
            self._reader.owner = owner_of_folder(self._profiles.current)
            self._reader.failed.connect(self._report_problem)
            self._reader.left_out.connect(self._left_out.append)
            self._reader.synchronized.connect(self._on_synchronized)
        return self._reader

    def mark_coached(self) -> None:
        """Mark the match on the table as played with the coach."""
        self.recorder.mark_coached()

    def close(self) -> None:
        """Wait until the history is written, and close it."""
        if self._recorder is not None:
            self._recorder.close()
        if self._reader is not None:
            self._reader.finish()

    def show_fairness(self, seat: int) -> None:
        """Show the fairness figures against the player of a seat, or all if it is a partner."""
        match = self._window.controller.shown_match
        if match is None:
            return
        own_side = match.seating.side_of(self._session.own_seat)
        is_opponent = match.seating.side_of(seat) != own_side
        self.show_page("fairness", match.players[seat].level if is_opponent else None)

    def show_page(self, page: str, opponent: str | None = None) -> None:
        """Show a page of the history, and request what the player chooses to do with a match.

        `opponent` is the level whose fairness figures are shown.
        """
        # Not before the first frame.
        from scopa_desktop.ui.history.match_actions import (  # noqa: PLC0415
            MatchToAnalyse,
            MatchToPlay,
            MatchToReview,
        )

        # Another process may have imported some.
        self._profiles.refresh()
        dialog = dialogs.HistoryDialog(self.reader, self._context(), page, self._window)
        if opponent is not None:
            dialog.show_fairness_of(opponent)
        exec_dialog(dialog)
        match dialog.outcome:
            case MatchToReview(match, path):
                self.review_requested.emit(match, path)
            case MatchToAnalyse(match, entry):
                self.analysis_requested.emit(match, entry.id)
            case MatchToPlay(match):
                self.deal_requested.emit(match)

    def _context(self) -> "dialogs.HistoryContext":
        settings = self._store.current
        return dialogs.HistoryContext(
            art=self._art,
            deck=self._window.controller.deck,
            cloth=cloth_by_id(settings.table_colour),
            own_name=own_name(self._profiles.current.name),
            profile=self._profiles.current.id,
            profiles=self._profiles,
            competition=self.competition,
            last_game=settings.last_game,
        )

    def _made_recorder(self) -> "MatchRecorder":
        # Not before the first frame.
        from scopa_desktop.play.history.match_recorder import MatchRecorder  # noqa: PLC0415

        recorder = MatchRecorder(
            self._data_folder,
            self._session,
            self.reader,
            profiles=self._profile_ids,
            deck=lambda: self._window.controller.deck.id,
            may_write=self._running.may_write,
            parent=self,
        )
        recorder.badges_earned.connect(self._show_badges)
        if self._session.match is not None:
            self._enter(recorder, self._session.match, self._source)
        return recorder

    def _profile_ids(self, players: Sequence[Player]) -> list[str | None]:
        """The ids of the profiles of these players by seat; None for computer players and guests.

        For the note of a match.
        """
        profiles = profiles_of_seats(players, self._profiles.profiles, self._profiles.current)
        return [None if profile is None else profile.id for profile in profiles]

    def _enter(self, recorder: "MatchRecorder", match: Match, source: MatchSource | Path) -> None:
        # Not before the first frame.
        from scopa_desktop.play.history.match_note import Origin  # noqa: PLC0415

        if isinstance(source, Path):
            recorder.open(match, source)
        elif source is MatchSource.RUNNING and self._running.may_write:
            recorder.resume(match)
        elif source is MatchSource.NEW:
            recorder.begin(match)
        else:
            # A running match of another process counts there.
            recorder.begin(match, Origin.REPLAYED)

    def _show_badges(self, badges: "Sequence[EarnedBadge]") -> None:
        """Show the new badges of the current profile, over the score sheet if it is open."""
        # Not before the first frame.
        from scopa_desktop.ui.main_window.badge_notice import BadgeNotice  # noqa: PLC0415

        own = [badge.badge for badge in badges if badge.profile == self._profiles.current.id]
        notice = BadgeNotice(QApplication.activeModalWidget() or self._window)
        notice.requested.connect(
            partial(self.show_page, "profile"), Qt.ConnectionType.QueuedConnection
        )
        notice.show_badges(own)

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
            pattern = translate(
                "HistoryController",
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
