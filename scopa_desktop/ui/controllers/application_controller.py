"""`ApplicationController`: starts, opens and saves matches, and shows the dialogs."""

import logging
from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QDialog

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play import new_match
from scopa_desktop.play.chips.stakes import settle_lost
from scopa_desktop.play.leaderboard import own_rungs
from scopa_desktop.play.matches.match_rows import StoredMatch, clear_deleted, running_match
from scopa_desktop.play.recording.former_files import bring_in_rest
from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.play.recording.salvage import salvage
from scopa_desktop.play.session.seats import (
    absent_seats,
    is_shared,
    person_seats,
    players_of_rematch,
    seated_by_draw,
)
from scopa_desktop.play.storage.backups import copy_daily
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.file_names import as_file_name
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.profiles import Profile
from scopa_desktop.play.storage.record_files import SUFFIX, open_match, playable, save_record
from scopa_desktop.play.storage.times import bring_times_back, current_day, current_time
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.players import Player
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.controllers.agreement_controller import AgreementController
from scopa_desktop.ui.controllers.cards_controller import CardsController
from scopa_desktop.ui.controllers.competition_controller import CompetitionController
from scopa_desktop.ui.controllers.court_values_controller import CourtValuesController
from scopa_desktop.ui.controllers.history_controller import HistoryController
from scopa_desktop.ui.controllers.learn_controller import LearnController
from scopa_desktop.ui.controllers.match_end_controller import MatchEndController
from scopa_desktop.ui.controllers.next_steps_controller import NextStepsController
from scopa_desktop.ui.controllers.pause_controller import PauseController
from scopa_desktop.ui.controllers.score_controller import ScoreController
from scopa_desktop.ui.controllers.seats_controller import SeatsController, ask_to_confirm
from scopa_desktop.ui.controllers.table_options_controller import TableOptionsController
from scopa_desktop.ui.controllers.turn_time_controller import TurnTimeController
from scopa_desktop.ui.dialogs import (
    about_dialog,
    deal_dialog,
    file_dialogs,
    rules_dialog,
    shortcuts_dialog,
)
from scopa_desktop.ui.guide import guide_dialog, guide_pictures
from scopa_desktop.ui.help.fragments import HelpError
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.new_game import new_game_dialog
from scopa_desktop.ui.new_game.game_choice import GameChoice
from scopa_desktop.ui.platform.modal import exec_dialog
from scopa_desktop.ui.settings import settings_dialog
from scopa_desktop.ui.table.controls.message_sheet import Message, Urgency
from scopa_desktop.ui.table.scene.appearance import ValueDisplay
from scopa_desktop.ui.theme.system_wishes import system_asks_for_help
from scopa_desktop.ui.wording import chips_wording
from scopa_desktop.ui.wording.number_format import number

if TYPE_CHECKING:
    from scopa_desktop.play.leaderboard.own_rungs import OwnRungs
    from scopa_desktop.play.lessons.lesson import Lesson

_log = logging.getLogger(__name__)

_RETRY_MS: Final = 200
_MATCHES_PER_REPORT: Final = 100
"""After so many former matches, it is said how many were brought in."""
_MOST_SENTENCES: Final = 3
"""So many sentences about former files are shown at once."""


class _RunningMatch(NamedTuple):
    """The match that was on the table when the program ended."""

    match: Match
    source: StoredMatch | MatchSource


class ApplicationController(QObject):
    """Begins, opens and saves matches, and opens the dialogs of the main window."""

    _brought_in = Signal(int, int)
    """So many former matches have been brought in, of how many; emitted in another thread."""

    def __init__(self, context: Context, window: MainWindow) -> None:
        super().__init__(window)
        self._context = context
        self._window, self._session = window, context.session
        self._store, self._profiles = context.store, context.profiles
        self._saver, self._house = context.saver, context.house
        self._database, self._thread = context.database, context.database_thread
        self._profile = self._profiles.current
        self._seated_profile = self._profile.id
        """The id of the profile of the single person who plays the match on the table."""
        self._is_settings_open = self._is_first_start = False
        self._problem = ""
        """The last reason why the database could not be used."""
        self.recorder, self.competition = context.recorder, context.competition
        self.history_pages = HistoryController(context, window)
        self.learn = LearnController(context, window)
        self.turn_time = TurnTimeController(context, window)
        self.pause = PauseController(context, window)
        self.cards = CardsController(context, window)
        CourtValuesController(context, window, lambda: self._person_at_table)
        self.table_options = TableOptionsController(context, window)
        self.seats = SeatsController(context, window)
        self.agreement = AgreementController(context, window)
        self._stakes = CompetitionController(context, window)
        self.score = ScoreController(
            context,
            window,
            MatchEndController(context, window, self._stakes),
            self.learn,
            self.table_options,
            person=lambda: self._person_at_table,
        )
        self._next_steps = NextStepsController(context, window, self.learn, self.history_pages)
        self._waiting: _RunningMatch | None = None
        """The match that waits while the table is empty at the start of a day."""
        self._progress: Message | None = None
        """Says how many former matches have been brought in."""
        self._rungs: OwnRungs | None = None
        """Made after the first frame."""
        self._pending_path: Path | None = None
        """The record file to open once no dialog is open."""
        self._pending_timer = QTimer(self)
        self._pending_timer.setInterval(_RETRY_MS)
        self._pending_timer.timeout.connect(self._open_pending)
        self._connect()
        self._show_people()

    def start(self, path: Path | None = None) -> None:
        """Open a record file, resume the running match, or begin a match like the last one.

        On another day than that of the last start, a match without stakes waits until the person
        has chosen what comes next.
        """
        stores = (self._store, self._profiles, self._house, self._context.art)
        for sentence in (sentence for store in stores for sentence in store.problems):
            _log.warning("%s", sentence)
            self._show_notice(sentence)
        self.cards.leave_missing_decks()
        is_new = self._profiles.is_new
        if self._saver.may_write:
            self._profiles.save_if_new()
        is_new_day = self._window.state.enter_day(current_day().isoformat())
        running = self._load_running_match()
        if running is not None and running.match.is_over:
            # An earlier version was ended between its last move and the end.
            self.recorder.enter(running.match, running.source)
            running = None
        is_at_stake = running is not None and running.match.table.is_competitive
        opened = self._load_record(path) if path and not is_at_stake else None
        self._is_first_start = is_new and running is None and path is None
        if running is not None and opened is not None and self._saver.may_write:
            self.recorder.enter(running.match, running.source)
            self.recorder.leave(running.match)
        if opened is not None and path is not None:
            self.put_on_table(opened, path)
        elif is_new_day and not is_at_stake and path is None and self._saver.may_write:
            self._waiting = running
            self._next_steps.wait(None if running is None else running.match)
        elif running is not None:
            self.put_on_table(running.match, running.source)
            if path is not None and is_at_stake:
                # What leaving it costs is said first.
                self.open_record(path)
        else:
            self._begin_like_last()

    def _go_on(self) -> None:
        """Play after all: the match that waits, or one like the last."""
        waiting = self._waiting
        if waiting is not None:
            self.put_on_table(waiting.match, waiting.source)
        else:
            self._begin_like_last()

    def _begin_like_last(self) -> None:
        last_game = self._store.current.last_game
        self._begin(GameChoice.from_last_game(last_game, self._profiles.others))

    def start_recording(self) -> None:
        """Read what was played, and keep the database in order.

        At the very first start, the first lesson is offered.
        """
        if self._saver.may_write:
            # It may have been replaced before, in any thread.
            self._salvage()
            self._thread.run_in_steps(self._bring_in_rest, self._show_brought_in)
            self._thread.write(bring_times_back)
            self._thread.run(partial(copy_daily, today=current_day()))
            self._thread.write(partial(clear_deleted, now=current_time()))
            self._thread.write(partial(settle_lost, now=current_time()))
        self.competition.refresh()
        self.cards.start()
        self._rungs = own_rungs.OwnRungs(self._thread, self._profiles, self)
        self.recorder.completed.connect(self._rungs.refresh)
        self._thread.matches_changed.connect(self._refresh)
        self._rungs.refresh()
        self._take_over_seated_profile()
        if self._is_first_start:
            lessons = self.learn.lessons
            (lessons.offer_adaptation if system_asks_for_help() else lessons.offer_first_lesson)()

    def new_game(self) -> None:
        """Show the New game dialog and begin the chosen match."""
        self._choose_game()

    def watch_match(self) -> None:
        """Show the New game dialog with computer players alone and begin the chosen match."""
        self._choose_game(is_watched=True)

    def _choose_game(self, *, is_watched: bool = False) -> None:
        match = self._session.match
        context = new_game_dialog.NewGameContext(
            self._context.art,
            self._store,
            self._house,
            self._profiles,
            self.competition,
            self._rungs,
            is_running=self._waiting is not None or (match is not None and not match.is_over),
            leaving=self._stakes.leaving_sentence(),
        )
        dialog = new_game_dialog.NewGameDialog(context, is_watched=is_watched, parent=self._window)
        is_accepted = exec_dialog(dialog) == QDialog.DialogCode.Accepted
        if is_accepted and dialog.choice is not None:
            self._store.change(replace(self._store.current, last_game=dialog.choice.last_game()))
            self.leave_match(match, partial(self._begin, dialog.choice))

    def put_on_table(self, match: Match, source: MatchSource | StoredMatch | Path) -> None:
        """Go on with a match, and have it saved from now on.

        The match on the table before must have been left. `source` is where the match comes from:
        the file or the match of the database that it was read from, or one of the others.
        """
        if isinstance(source, Path) and match.table.is_competitive and not match.is_over:
            match, source = new_match.practice_match(match), MatchSource.POSITION
            self._show_notice(
                self.tr("A match that is opened from a file goes on for practice, without chips.")
            )
        waiting, self._waiting = self._waiting, None
        if waiting is not None and waiting.match is not match:
            self.recorder.enter(waiting.match, waiting.source)
            self.recorder.leave(waiting.match)
        self.recorder.enter(match, source)
        self._seated_profile = self._profiles.current.id
        self._show_people()
        if source is MatchSource.SAME_DEAL:
            self._session.begin_dealt(match)
        else:
            self._session.resume(match)
            self.turn_time.end_automatic_play()
        # The keys of the table, wherever the focus was: in a menu bar that is still active.
        self._window.view.setFocus()

    def rematch(self) -> None:
        """Play the same game again, with its options and players; the next player deals first.

        Does nothing before the match is won.
        """
        match = self._session.match
        if match is not None and match.is_over:
            self.leave_match(match, partial(self._begin_rematch, match))

    def _begin_rematch(self, match: Match) -> None:
        players = players_of_rematch(match)
        if not is_shared(players):
            players = [self._current_player(player) for player in players]
        if self._rungs is not None:
            players = [self._rungs.seated(player, match.variant.id) for player in players]
        number = new_match.rematch_deal_number(match, SystemRandom())
        # Everybody stays in their seat.
        table = match.table.with_fixed_seats
        self.deal(Match(match.variant, match.seating, players, number, table))

    def play_on_from(self, position: RecordPosition) -> None:
        """Start a new match from an earlier position of the current one, which is saved.

        The record of the new match is that of the current one up to the position, so the deal
        number and all hidden cards stay as they were dealt (RECORD.md).
        """
        match = self._session.match
        if match is None:
            return
        continued = new_match.practice_match(match.at(*position))

        def play_on() -> None:
            self.put_on_table(continued, MatchSource.POSITION)
            self._window.view.show_message(
                self.tr(
                    "You are playing on from here. The match so far is saved among your matches."
                )
            )

        self.leave_match(match, play_on)

    def open(self) -> None:
        """Ask for a record file and resume its match.

        Before a competitive match is left for it, the player is asked first.
        """
        self._when_agreed(self._choose_file)

    def _choose_file(self) -> None:
        path = file_dialogs.choose_match(
            self._window, file_dialogs.documents_folder(), self._file_filter()
        )
        if path is not None:
            self._open(path, is_asked=True)

    def open_record(self, path: Path) -> None:
        """Resume the match of a record file, as soon as no dialog is open."""
        self._pending_path = path
        self._pending_timer.start()
        self._open_pending()

    def save(self) -> str | None:
        """Save what is not saved yet, before the window closes.

        If the running match is not saved in this process, it is saved as one that was left.
        Returns the sentence that says why saving failed; None if everything is saved.
        """
        match = self._session.match
        if match is not None and not self._saver.may_write:
            self.recorder.save_as_left(match)
        return self._saver.finish()

    def close(self) -> None:
        """Wait until everything is saved, and end what works behind the window."""
        self.learn.close()
        self._context.close()

    def save_as(self) -> None:
        """Ask for a file name and save the match there."""
        match = self._session.match
        if match is None:
            return
        proposal = file_dialogs.documents_folder() / f"{as_file_name(match.variant.title)}{SUFFIX}"
        path = file_dialogs.choose_save_path(
            self._window, self.tr("Save the match"), proposal, self._file_filter(), SUFFIX
        )
        if path is None:
            return
        try:
            save_record(path, self._session.record)
        except StorageError as error:
            self._show_notice(error.sentence)

    def show_deal_info(self) -> None:
        """The number of the deal, and the match it belongs to."""
        match = self._session.match
        if match is not None:
            names = self._window.controller.player_names
            self._window.view.sheets.show(
                lambda: deal_dialog.DealDialog(match, names, self._window), lambda _: None
            )

    def _review_match(self, match: Match, stored: StoredMatch) -> None:
        """Put a match of the history on the table and show its first position."""
        shown = self._session.match

        def browse() -> None:
            self._window.controller.browse(RecordPosition(min(1, match.deals), 0))

        def put_on_table() -> None:
            self.put_on_table(match, stored)
            browse()

        if shown is None or match.record != shown.record:
            self.leave_match(shown, put_on_table)
        else:
            browse()

    def _play_again(self, match: Match, source: StoredMatch | MatchSource) -> None:
        """Go on with a match of the history, or begin one with its deal; see `MatchToPlay`."""
        shown = self._session.match
        if source is MatchSource.SAME_DEAL or shown is None or match.record != shown.record:
            self.leave_match(shown, partial(self.put_on_table, match, source))
        else:
            self._window.controller.return_to_game()

    def show_settings(self) -> None:
        """Show the settings; each change is applied at once."""
        self._show_settings()

    def _show_settings(self, *, at_accessibility: bool = False) -> None:
        match = self._session.match
        dialog = settings_dialog.SettingsDialog(
            self._store,
            self._context.art,
            self._window,
            profiles=self._profiles,
            wins=self.cards.wins,
            game=None if match is None else match.variant,
            table=self._window.view,
        )
        dialog.preview_requested.connect(self._context.sounds.play)
        if at_accessibility:
            dialog.show_accessibility()
        self._is_settings_open = True
        exec_dialog(dialog)
        self._is_settings_open = False

    def show_rules(self) -> None:
        match = self._session.match
        try:
            dialog = rules_dialog.RulesDialog(
                match.variant if match else next(iter(CATALOGUE.values())),
                self._window.controller.deck,
                self._context.art,
                language=self._context.language.code,
                cloth=self._context.cloth,
                parent=self._window,
            )
        except HelpError as error:
            self._show_notice(str(error))
        else:
            exec_dialog(dialog)

    def show_guide(self) -> None:
        try:
            pictures = guide_pictures.GuidePictures(
                self._context.art, self._context.store.current, self._context.profiles.current
            )
            language = self._context.language.code
            dialog = guide_dialog.GuideDialog(language, pictures.picture, self._window)
        except HelpError as error:
            self._show_notice(str(error))
        else:
            exec_dialog(dialog)

    def show_shortcuts(self) -> None:
        groups = self._window.actions_by_name.shortcut_groups()
        exec_dialog(shortcuts_dialog.ShortcutsDialog(groups, self._window))

    def show_about(self) -> None:
        """Show the version and licences of the program."""
        exec_dialog(about_dialog.AboutDialog(self._window))

    def _connect(self) -> None:
        actions = self._window.actions_by_name
        actions["new_game"].triggered.connect(self.new_game)
        actions["watch"].triggered.connect(self.watch_match)
        actions["open"].triggered.connect(self.open)
        actions["rematch"].triggered.connect(self.rematch)
        actions["deal_info"].triggered.connect(self.show_deal_info)
        actions["save_as"].triggered.connect(self.save_as)
        self._window.play_on_requested.connect(self.play_on_from)
        actions["settings"].triggered.connect(self.show_settings)
        self.learn.lessons.adaptation_requested.connect(
            partial(self._show_settings, at_accessibility=True)
        )
        actions["rules"].triggered.connect(self.show_rules)
        actions["guide"].triggered.connect(self.show_guide)
        actions["shortcuts"].triggered.connect(self.show_shortcuts)
        actions["about"].triggered.connect(self.show_about)
        store = self._store
        actions["sounds"].triggered.connect(
            lambda on: store.change(replace(store.current, sounds=on))
        )
        actions.speeds.triggered.connect(
            lambda action: store.change(replace(store.current, speed=action.data()))
        )
        # Queued, because the signal would otherwise return only after the dialog is closed.
        queued = Qt.ConnectionType.QueuedConnection
        self._window.controller.rematch_requested.connect(self.rematch, queued)
        self._window.controller.new_game_requested.connect(self.new_game, queued)
        self.score.rematch_requested.connect(self.rematch)
        self.score.new_game_requested.connect(self.new_game, queued)
        self._next_steps.go_on_requested.connect(self._go_on)
        self._next_steps.rematch_requested.connect(self.rematch)
        self._thread.failed.connect(self._show_problem)
        self._brought_in.connect(self._show_progress, Qt.ConnectionType.QueuedConnection)
        self._thread.replaced.connect(lambda _: self._salvage())
        self._saver.replaced.connect(self._on_replaced)
        self.history_pages.review_requested.connect(self._review_match)
        self.history_pages.play_requested.connect(self._play_again)
        self.history_pages.analysis_requested.connect(self.learn.review)
        self.learn.lessons.match_requested.connect(self._begin_first_match)
        self.learn.review_closed.connect(self.history_pages.return_from_review)
        self._store.failed.connect(self._show_unsaved_settings)
        self._profiles.changed.connect(self._apply_profile)
        self._profiles.list_changed.connect(self._show_people)
        self._profiles.failed.connect(self._show_unsaved_settings)
        self._saver.failed.connect(self._show_notice)
        self._saver.recovered.connect(self._on_recovered)
        self._session.record_full.connect(self._on_record_full)

    def _show_unsaved_settings(self, sentence: str) -> None:
        if not self._is_settings_open:  # The settings dialog shows the message itself.
            self._show_notice(sentence)

    def _apply_profile(self, profile: Profile) -> None:
        """Choose the favourites of another or changed profile if they are new."""
        before, self._profile = self._profile, profile
        settings = self._store.current
        is_other = profile.id != before.id
        if is_other or profile.deck != before.deck:
            settings = replace(settings, deck=profile.deck)
        if profile.game is not None and (is_other or profile.game != before.game):
            settings = replace(settings, last_game=profile.game)
        self._store.change(settings)

    def _show_people(self) -> None:
        """Show the person who plays, and the portraits of all profiles, as they are now."""
        match = self._session.match
        if match is None or not (person_seats(match) or absent_seats(match)):
            self._seated_profile = self._profiles.current.id
        self._window.controller.apply_profile(self._person_at_table)
        self._window.controller.apply_people(self._profiles.profiles)

    @property
    def _person_at_table(self) -> Profile:
        """The profile that plays the match on the table, also while another one is current."""
        return self._profiles.find(self._seated_profile) or self._profiles.current

    def _take_over_seated_profile(self) -> None:
        """Show the profile that began the match, if another one was chosen before the restart."""
        noted = set(self.recorder.profiles) - {None}
        if len(noted) == 1:
            self._seated_profile = noted.pop() or self._seated_profile
            self._show_people()

    def _show_notice(self, sentence: str) -> None:
        self._window.view.messages.report(sentence)

    def _file_filter(self) -> str:
        return self.tr("Matches (*{suffix})").format(suffix=SUFFIX)

    def _load_record(self, path: Path) -> Match | None:
        try:
            return open_match(path)
        except StorageError as error:
            self._show_notice(error.sentence)
            return None

    def _load_running_match(self) -> "_RunningMatch | None":
        """The match that was on the table; one that is damaged is kept aside."""
        try:
            stored = self._database.read(running_match)
            if stored is None:
                return None
            match = playable(stored.record, self._database.path)
        except StorageError as error:
            self._show_notice(error.sentence)
            return None
        except ValueError as error:
            _log.warning("the running match is damaged: %s", error)
            self._show_notice(
                self.tr("The match that was on the table is damaged and cannot go on.")
            )
            # It is kept aside when another match takes its place.
            return None
        # A running match of another process counts there.
        return _RunningMatch(match, stored if self._saver.may_write else MatchSource.POSITION)

    def _show_problem(self, sentence: str) -> None:
        """Show why the database cannot be used, once for each reason."""
        if sentence != self._problem:
            self._problem = sentence
            self._show_notice(sentence)

    def _on_replaced(self, sentence: str) -> None:
        self._show_problem(sentence)
        self._salvage()

    def _salvage(self) -> None:
        """Add what can still be read of damaged databases to the one that took their place."""
        self._thread.run_in_steps(salvage, self._show_salvaged, self)

    def _show_salvaged(self, matches: int) -> None:
        if matches:
            self._refresh()

    def _refresh(self) -> None:
        """Read what follows from all matches again: some came or went beside the table."""
        self.competition.refresh()
        self.cards.refresh()
        if self._rungs is not None:
            self._rungs.refresh()

    def _bring_in_rest(self, database: Database) -> Generator[None, None, list[str]]:
        steps = bring_in_rest(database)
        while True:
            try:
                step = next(steps)
            except StopIteration as end:
                sentences: list[str] = end.value
                return sentences
            if step.done % _MATCHES_PER_REPORT == 0:
                self._brought_in.emit(step.done, step.total)
            yield

    def _show_progress(self, done: int, total: int) -> None:
        def sentence() -> str:
            text = self.tr("Your earlier matches are being brought in: {number} of {total}.")
            return text.format(number=number(done), total=number(total))

        if self._progress is None:
            self._progress = Message(sentence, Urgency.STATE, can_be_closed=False)
            self._window.view.messages.show(self._progress)
        else:
            self._progress.text = sentence
            self._window.view.messages.update(self._progress)

    def _show_brought_in(self, sentences: Sequence[str]) -> None:
        """Say what was brought in from the files of an earlier version, if there were any."""
        self._window.view.messages.withdraw(self._progress)
        if sentences:
            self._refresh()
            # What could not be used is in the log, too.
            self._show_notice(" ".join(sentences[-_MOST_SENTENCES:]))

    def _open(self, path: Path, *, is_asked: bool = False) -> None:
        match = self._load_record(path)
        if match is not None:
            put_on_table = partial(self.put_on_table, match, path)
            self.leave_match(self._session.match, put_on_table, is_asked=is_asked)

    def _open_pending(self) -> None:
        is_busy = QApplication.activeModalWidget() or self._window.view.sheets.sheet
        if self._pending_path is None or is_busy:
            return
        path, self._pending_path = self._pending_path, None
        self._pending_timer.stop()
        self._open(path)

    def leave_match(
        self, match: Match | None, then: Callable[[], object], *, is_asked: bool = False
    ) -> None:
        """Leave a match that is about to be replaced, then go on.

        Before a competitive match is left, the player is asked, unless they were; its people lose
        it.
        """

        def leave() -> None:
            if match is not None:
                self.recorder.leave(match)
            then()

        if match is None or is_asked:
            leave()
        else:
            self._when_agreed(leave)

    def _when_agreed(self, then: Callable[[], object]) -> None:
        """Ask whether to leave the match on the table, if that costs something; go on if so."""
        sentence = self._stakes.leaving_sentence()
        if not sentence:
            then()
            return
        ask_to_confirm(
            self._window,
            self.tr("Leave the competitive match?"),
            sentence,
            [self.tr("Leave the match"), self.tr("Play on")],
            lambda is_agreed: then() if is_agreed else None,
        )

    def _on_recovered(self) -> None:
        self._show_notice(self.tr("Your match is saved again."))

    def _on_record_full(self) -> None:
        self._show_notice(
            self.tr(
                "The match has become so long that no further round fits into its file. It is "
                "kept as it is; start a new game to go on playing."
            )
        )

    def _begin(self, choice: GameChoice) -> None:
        players = choice.players(self._profiles.current.name)
        number = choice.deal_number or new_match.new_deal_number(SystemRandom())
        if choice.table.draws_seats:
            players = [
                *seated_by_draw(
                    choice.seating, players, number, choice.table, choice.variant.deal.pack
                )
            ]
        self.deal(Match(choice.variant, choice.seating, players, number, choice.table))

    def _begin_first_match(self, lesson: "Lesson") -> None:
        """Begin a match of the game of a lesson, with the weakest player, coach and values."""
        weakest = min(LEVELS.values(), key=lambda level: level.strength)
        choice = GameChoice(CATALOGUE[lesson.game], lesson.seating, (weakest.id,))

        def begin() -> None:
            always = ValueDisplay.ALWAYS.value
            settings, last = self._store.current, choice.last_game()
            self._store.change(replace(settings, coach=True, card_values=always, last_game=last))
            self._begin(choice)

        self.leave_match(self._session.match, begin)

    def deal(self, match: Match) -> None:
        """Begin a new match, for practice if its players cannot stake the chips."""
        if not match.table.is_competitive:
            self.put_on_table(match, MatchSource.NEW)
        elif refusal := self.competition.refusal(match.players, match.table):
            self._show_notice(chips_wording.refusal_sentence(refusal))
            self.put_on_table(new_match.practice_match(match), MatchSource.NEW)
        else:
            self.put_on_table(match, MatchSource.NEW)

    def _current_player(self, player: Player) -> Player:
        """The player as a new match records it: a single person has the name of the profile."""
        if not player.is_person:
            return player
        return player._replace(name=self._profiles.current.name)
