"""The application with a window: what is made, in which order, and how it ends."""

import ctypes
import locale
import logging
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, qVersion
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QWidget

from scopa_desktop.play.recording.competition import Competition
from scopa_desktop.play.recording.former_files import bring_in_first
from scopa_desktop.play.recording.match_recorder import MatchRecorder
from scopa_desktop.play.recording.match_saver import MatchSaver
from scopa_desktop.play.session.seats import profiles_of_seats
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage import handover
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_thread import DatabaseThread
from scopa_desktop.play.storage.file_lock import InstanceLock, LockState
from scopa_desktop.play.storage.files import clear_unfinished_in
from scopa_desktop.play.storage.house_rules import HouseRules, house_rules_path
from scopa_desktop.play.storage.paths import config_folder, data_folder, resource_folder
from scopa_desktop.play.storage.profiles import ProfileStore, name_in_settings
from scopa_desktop.play.storage.settings import SettingsStore
from scopa_desktop.rules.players import Player
from scopa_desktop.ui import demo
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.controllers.application_controller import ApplicationController
from scopa_desktop.ui.controllers.closing import ClosingGuard
from scopa_desktop.ui.dialogs import question_dialog
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.pictures.decks import CardArt, load_decks, shown_deck
from scopa_desktop.ui.platform import signal_handler
from scopa_desktop.ui.platform.engines import ClosableEngine
from scopa_desktop.ui.platform.error_reporter import ErrorReporter
from scopa_desktop.ui.platform.keys import ShortcutsByPlace
from scopa_desktop.ui.platform.sounds import Sounds, silence_audio_messages
from scopa_desktop.ui.platform.window_state import WindowState
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.fonts import set_application_font
from scopa_desktop.ui.theme.theme_settings import ThemeSettings

if TYPE_CHECKING:
    from scopa_desktop.play.storage.handover import Request
    from scopa_desktop.ui.platform.signal_handler import SignalHandler

_NAME = "scopa-desktop"
_TOKEN: Final = "XDG_ACTIVATION_TOKEN"
_ANY_PROCESS: Final = -1
_FEW_PROCESSORS: Final = 4
_BACKGROUND_MS: Final = 20
"""Delay after which the engine, the sounds and the network module of Qt are loaded."""

_HISTORY_MS: Final = 1_500
"""Delay after which what was played is read: when the first cards have been dealt."""

_log = logging.getLogger(__name__)


def run(
    record: Path | None = None,
    *,
    quits_at_once: bool = False,
    plays_demo: bool = False,
    on_connected: Callable[[], None] = lambda: None,
    on_started: Callable[[], None] = lambda: None,
) -> int:
    """Run the game until its window is closed; returns the exit code.

    `record` is a match to open; `quits_at_once` closes the window when it has been painted,
    `plays_demo` when a round has been played by itself. `on_connected` is called as soon as Qt is
    connected to the display, `on_started` when everything has been started.
    """
    silence_audio_messages()
    application = _made_application()
    _log.debug("Qt %s, platform plugin %s", qVersion(), application.platformName())
    on_connected()
    reporter = ErrorReporter(data_folder(), application)
    reporter.listen()
    store = SettingsStore(config_folder() / "settings.json", application)
    language = Language(application)
    language.apply(store.current)
    store.changes("language").connect(language.apply)
    theme = ThemeSettings(application)
    theme.apply(store.current)
    store.changes("colour_scheme", "table_colour", "text_size").connect(theme.apply)
    ShortcutsByPlace(application)
    lock = InstanceLock(data_folder())
    state = lock.acquire()
    if state is LockState.TAKEN:
        if _is_handed_over(record):
            return 0
        if not (quits_at_once or plays_demo) and not _plays_on(lock.path):
            return 0
        state = lock.acquire()
    art = CardArt(load_decks(), parent=application)
    art.load_own_decks()
    owns_match = state is LockState.HELD
    context = made_context(store, language, art, owns_match=owns_match, parent=application)
    game = Game(application, context)
    reporter.set_message_handler(game.window.view.messages.report)
    if not owns_match:
        game.window.view.messages.report(_why_not_saved(lock))
    if plays_demo:
        game.play_demo()
    game.begin_when_seen(record, on_started)
    if quits_at_once:
        game.window.painted.connect(game.end, Qt.ConnectionType.QueuedConnection)
    game.window.show()
    try:
        return application.exec()
    finally:
        game.close()
        lock.release()


def limit_painting_threads() -> None:
    """Let Qt paint in the window's thread alone where there are few processors.

    To be called before Qt is started. It divides large areas among threads, one for each processor,
    and waits for the last of them. On two processors that took half as much processor time again,
    and one to five frames in a hundred were late (`benchmarks/frames.py --threads`).
    """
    if (os.cpu_count() or 1) <= _FEW_PROCESSORS:
        os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")


def _made_application() -> QApplication:
    limit_painting_threads()
    # As an argument: PySide would make all enumerations of QStyle, which `setStyle` returns.
    application = QApplication([_NAME, "-style", "fusion"])
    # Qt has set the locale of the C library, and where that writes 0,5 the JSON functions of SQLite
    # read 0.5 as 0. Texts are written with `QLocale`, which does not depend on it.
    locale.setlocale(locale.LC_NUMERIC, "C")
    application.setApplicationName(_NAME)
    application.setApplicationDisplayName("Scopa Desktop")
    # Flatpak names the desktop entry after the application's id.
    application.setDesktopFileName(os.environ.get("FLATPAK_ID", _NAME))
    application.setWindowIcon(QIcon(str(resource_folder() / "icons" / f"{_NAME}.svg")))
    set_application_font(application)
    return application


def made_context(
    store: SettingsStore,
    language: Language,
    art: CardArt,
    *,
    owns_match: bool = True,
    parent: QObject | None = None,
) -> Context:
    """All that works behind a window, with the player's data; none of it needs the window.

    `owns_match` is whether the running match is this program's to write.
    """
    session = Session(parent)
    saver = MatchSaver(data_folder(), parent, may_write=owns_match)
    database, database_thread = Database(data_folder()), DatabaseThread(data_folder(), parent)
    problems = bring_in_first(database) if owns_match else []
    profiles = ProfileStore(database, name_in_settings(store.current), parent)
    profiles.problems += problems

    def profile_ids(players: Sequence[Player]) -> list[str | None]:
        seated = profiles_of_seats(players, profiles.profiles, profiles.current)
        return [None if profile is None else profile.id for profile in seated]

    recorder = MatchRecorder(
        session,
        saver,
        profiles=profile_ids,
        deck=lambda match: shown_deck(match, art, store.current).id,
        parent=parent,
    )
    return Context(
        session=session,
        saver=saver,
        recorder=recorder,
        competition=Competition(session, profiles, recorder, saver, database_thread, parent=parent),
        store=store,
        profiles=profiles,
        house=HouseRules(house_rules_path(), parent),
        art=art,
        sounds=Sounds(resource_folder() / "sounds", parent),
        language=language,
        database=database,
        database_thread=database_thread,
    )


class Game:
    """The window and all that works behind it."""

    def __init__(self, application: QApplication, context: Context) -> None:
        self.context, self._application = context, application
        self._engine: ClosableEngine | None = None
        state = WindowState(config_folder() / "window.json")
        self.window = MainWindow(
            context.session,
            context.art,
            context.sounds,
            context.store,
            state,
            profile=context.profiles.current,
        )
        if state.problem:
            self.window.view.messages.report(state.problem)
        self.host = ApplicationController(context, self.window)
        self.guard = ClosingGuard(self.window, self.window.view.sheets, self.host.save)
        application.commitDataRequest.connect(self.guard.log_out)
        self._interrupts: SignalHandler | None = None

    def begin_when_seen(self, record: Path | None, on_started: Callable[[], None]) -> None:
        """Deal once the window is visible, and start everything else while cards move."""

        def after_first_paint() -> None:
            self.host.start(record)
            QTimer.singleShot(_BACKGROUND_MS, self.window, in_background)

        def in_background() -> None:
            self._start_in_background()
            on_started()

        self.window.painted.connect(after_first_paint, Qt.ConnectionType.QueuedConnection)

    def _handle_signals(self) -> None:
        self._interrupts = signal_handler.SignalHandler(self.end, self._application)

    def _start_in_background(self) -> None:
        """Start what the first cards do not need: engine, sounds, and the server of the lock."""
        self._handle_signals()
        self._start_engine()
        self.context.sounds.prepare()
        QTimer.singleShot(_HISTORY_MS, self.window, self.host.start_recording)
        if self.context.saver.may_write:
            self._listen()
            for folder in (data_folder(), config_folder()):
                clear_unfinished_in(folder)

    def _start_engine(self) -> None:
        self._engine = self.context.make_engine(self.context.session)
        self.context.session.set_engine(self._engine)

    def _listen(self) -> None:
        """From now on, take what further starts of the game are asked to open."""
        server = handover.HandoverServer(data_folder(), self._application)
        server.requested.connect(self._receive, Qt.ConnectionType.QueuedConnection)

    def _receive(self, request: "Request") -> None:
        """Another start of the game has handed over what it was asked for."""
        bring_to_front(self.window, request.token)
        if request.record is not None:
            self.host.open_record(request.record)

    def play_demo(self) -> None:
        """Let a round play itself, tell its score on the terminal and close the window."""
        demo_round = demo.DemoRound(self.context.session, self.window.controller, self.window)
        # The demonstration deals on by itself, and nobody is there to close the sheet.
        self.window.controller.score_ready.disconnect(self.host.score.show_due_score)
        demo_round.finished.connect(print)
        demo_round.finished.connect(self.end, Qt.ConnectionType.QueuedConnection)

    def end(self) -> None:
        """Close the window without a question, whatever dialog is open."""
        self.guard.close_window()
        QApplication.quit()

    def close(self) -> None:
        """End what works behind the window."""
        if self._interrupts is not None:
            self._interrupts.close()
        if self._engine is not None:
            self._engine.close()
        self.host.close()


def bring_to_front(window: QWidget, token: str = "") -> None:
    """Show a window, and the sheet that is open over it, before all others.

    `token` is what a Wayland desktop gave the program that asks for it.
    """
    if token:
        os.environ[_TOKEN] = token  # Qt takes it from there, once.
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    front = QApplication.activeModalWidget() or window
    front.raise_()
    front.activateWindow()


def _is_handed_over(record: Path | None) -> bool:
    """Whether the program that is running already has taken the record, and come to the front."""
    if sys.platform == "win32":
        # This process was started by the player, so it may let the other one come to the front.
        ctypes.windll.user32.AllowSetForegroundWindow(_ANY_PROCESS)
    return handover.hand_over(data_folder(), handover.Request(record, os.environ.get(_TOKEN, "")))


def _plays_on(path: Path) -> bool:
    """Whether the player wants to play though another program has the running match."""
    dialog = question_dialog.QuestionDialog(
        translate("Application", "Scopa Desktop is open"),
        translate(
            "Application",
            "Another Scopa Desktop is using the current match and does not answer; it has "
            "locked “{path}”. You can play, but your match will not be saved.",
        ).format(path=path),
        [
            translate("Application", "Play without saving"),
            translate("Application", "Close"),
        ],
    )
    dialog.exec()
    return dialog.answer == 0


def _why_not_saved(lock: InstanceLock) -> str:
    reason = lock.reason or translate(
        "Application", "Another Scopa Desktop has locked “{path}”."
    ).format(path=lock.path)
    return translate(
        "Application",
        "{reason} Your match is not saved while you play. Use “Save the match as” to keep it.",
    ).format(reason=reason)
