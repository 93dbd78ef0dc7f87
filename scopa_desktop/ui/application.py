"""The application with a window: what is made, in which order, and how it ends."""

import ctypes
import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, qVersion
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QWidget

from scopa_desktop.play.session.running_match import RunningMatch
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.file_lock import InstanceLock, LockState
from scopa_desktop.play.storage.files import clear_unfinished_in
from scopa_desktop.play.storage.house_rules import HouseRules, house_rules_path
from scopa_desktop.play.storage.paths import config_folder, data_folder, resource_folder
from scopa_desktop.play.storage.profiles import PROFILES_FILE, ProfileStore, name_in_settings
from scopa_desktop.play.storage.record_files import MATCHES
from scopa_desktop.play.storage.settings import SettingsStore
from scopa_desktop.ui import dialogs
from scopa_desktop.ui.controllers.application_controller import ApplicationController
from scopa_desktop.ui.controllers.closing import ClosingGuard
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.main_window.game_context import GameContext
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.pictures.decks import CardArt, load_decks
from scopa_desktop.ui.platform.error_reporter import ErrorReporter
from scopa_desktop.ui.platform.sounds import Sounds, silence_audio_messages
from scopa_desktop.ui.platform.window_state import WindowState
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.fonts import set_application_font
from scopa_desktop.ui.theme.theme_settings import ThemeSettings

if TYPE_CHECKING:
    from scopa_desktop.ai.engine_client import EngineClient
    from scopa_desktop.play.storage.handover import Request
    from scopa_desktop.ui.platform.signal_handler import SignalHandler

_NAME = "scopa-desktop"
_TOKEN: Final = "XDG_ACTIVATION_TOKEN"
_ANY_PROCESS: Final = -1
_FEW_PROCESSORS: Final = 4
_BACKGROUND_MS: Final = 20
"""Delay after which the engine, the sounds and the network module of Qt are loaded."""

_HISTORY_MS: Final = 1_500
"""Delay after which the history is loaded: when the first cards have been dealt."""

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
    store.changed.connect(language.apply)
    theme = ThemeSettings(application)
    theme.apply(store.current)
    store.changed.connect(theme.apply)
    lock = InstanceLock(data_folder())
    state = lock.acquire()
    if state is LockState.TAKEN:
        if _is_handed_over(record):
            return 0
        if not (quits_at_once or plays_demo) and not _plays_on(lock.path):
            return 0
        state = lock.acquire()
    game = _Game(application, store, language, owns_match=state is LockState.HELD)
    reporter.set_message_handler(game.window.notice.show_notice)
    if state is not LockState.HELD:
        game.window.notice.show_notice(_why_not_saved(lock))
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
    application.setApplicationName(_NAME)
    application.setApplicationDisplayName("Scopa Desktop")
    application.setDesktopFileName(_NAME)
    application.setWindowIcon(QIcon(str(resource_folder() / "icons" / f"{_NAME}.svg")))
    set_application_font(application)
    return application


class _Game:
    """The window and all that works behind it."""

    def __init__(
        self,
        application: QApplication,
        store: SettingsStore,
        language: Language,
        *,
        owns_match: bool,
    ) -> None:
        """`owns_match` is whether the running match is this program's to write."""
        self._owns_match = owns_match
        self._application = application
        self._engine: EngineClient | None = None
        self._session = Session(application)
        running = RunningMatch(data_folder(), application, may_write=owns_match)
        running.follow(self._session)
        sounds = Sounds(resource_folder() / "sounds", application)
        profiles = ProfileStore(
            data_folder() / PROFILES_FILE, name_in_settings(store.current), application
        )
        art = CardArt(load_decks(), parent=application)
        art.load_own_decks()
        state = WindowState(config_folder() / "window.json")
        self.window = MainWindow(
            self._session, art, sounds, store.current, state, profile=profiles.current
        )
        if state.problem:
            self.window.notice.show_notice(state.problem)
        self._context = GameContext(
            self.window,
            self._session,
            running,
            store,
            profiles,
            HouseRules(house_rules_path(), application),
            art,
            sounds,
            language,
            data_folder(),
        )
        self._controller = ApplicationController(self._context)
        self._guard = ClosingGuard(self.window, self._controller.save)
        application.commitDataRequest.connect(self._guard.log_out)
        self._interrupts: SignalHandler | None = None

    def begin_when_seen(self, record: Path | None, on_started: Callable[[], None]) -> None:
        """Deal once the window is visible, and start everything else while cards move."""

        def after_first_paint() -> None:
            self._controller.start(record)
            QTimer.singleShot(_BACKGROUND_MS, self.window, in_background)

        def in_background() -> None:
            self._start_in_background()
            on_started()

        self.window.painted.connect(after_first_paint, Qt.ConnectionType.QueuedConnection)

    def _handle_signals(self) -> None:
        # Not before the first painting: it needs sockets. Until then a signal ends the process.
        from scopa_desktop.ui.platform.signal_handler import SignalHandler  # noqa: PLC0415

        self._interrupts = SignalHandler(self.end, self._application)

    def _start_in_background(self) -> None:
        """Start what the first cards do not need: engine, sounds, and the server of the lock."""
        self._handle_signals()
        self._start_engine()
        self._context.sounds.prepare()
        QTimer.singleShot(_HISTORY_MS, self.window, self._controller.start_recording)
        if self._owns_match:
            self._listen()
            for folder in (data_folder(), data_folder() / MATCHES, config_folder()):
                clear_unfinished_in(folder)

    def _start_engine(self) -> None:
        # Not before the first painting: the modules for processes take long to import.
        from scopa_desktop.ai.engine_client import EngineClient  # noqa: PLC0415
        from scopa_desktop.ui.platform.signal_handler import blocked_in_new_threads  # noqa: PLC0415

        self._engine = EngineClient(self._session.on_answer, on_delay=self._session.on_delay)
        self._session.set_engine(self._engine)
        with blocked_in_new_threads():
            self._engine.start()

    def _listen(self) -> None:
        """From now on, take what further starts of the game are asked to open."""
        # Not before the first painting: the network module of Qt is large.
        from scopa_desktop.play.storage.handover import HandoverServer  # noqa: PLC0415

        server = HandoverServer(data_folder(), self._application)
        server.requested.connect(self._receive, Qt.ConnectionType.QueuedConnection)

    def _receive(self, request: "Request") -> None:
        """Another start of the game has handed over what it was asked for."""
        bring_to_front(self.window, request.token)
        if request.record is not None:
            self._controller.open_record(request.record)

    def play_demo(self) -> None:
        """Let a round play itself, tell its score on the terminal and close the window."""
        from scopa_desktop.ui.demo import DemoRound  # noqa: PLC0415

        demo = DemoRound(self._session, self.window.controller, self.window)
        # The demonstration deals on by itself, and nobody is there to close the sheet.
        self.window.controller.score_ready.disconnect(self._controller.score.show_due_score)
        demo.finished.connect(print)
        demo.finished.connect(self.end, Qt.ConnectionType.QueuedConnection)

    def end(self) -> None:
        """Close the window without a question, whatever dialog is open."""
        self._guard.close_window()
        QApplication.quit()

    def close(self) -> None:
        """End what works behind the window."""
        if self._interrupts is not None:
            self._interrupts.close()
        if self._engine is not None:
            self._engine.close()
        self._context.sounds.close()
        self._context.running.close()
        self._controller.close()


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
    from scopa_desktop.play.storage.handover import Request, hand_over  # noqa: PLC0415

    if sys.platform == "win32":
        # This process was started by the player, so it may let the other one come to the front.
        ctypes.windll.user32.AllowSetForegroundWindow(_ANY_PROCESS)
    return hand_over(data_folder(), Request(record, os.environ.get(_TOKEN, "")))


def _plays_on(path: Path) -> bool:
    """Whether the player wants to play though another program has the running match."""
    dialog = dialogs.QuestionDialog(
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
