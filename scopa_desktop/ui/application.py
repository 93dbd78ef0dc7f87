"""The application with a window: what is made, in which order, and how it ends."""

from pathlib import Path

from PySide6.QtCore import QLockFile, QSettings, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from scopa_desktop.ai.engine_client import EngineClient
from scopa_desktop.play.house_rules import HouseRules, house_rules_path
from scopa_desktop.play.paths import (
    config_folder,
    data_folder,
    resource_folder,
)
from scopa_desktop.play.saves import RunningMatch
from scopa_desktop.play.session import Session
from scopa_desktop.play.settings import SettingsStore
from scopa_desktop.ui.application_controller import ApplicationController
from scopa_desktop.ui.decks import CardArt, load_decks
from scopa_desktop.ui.demo import DemoRound
from scopa_desktop.ui.dialogs.message_dialog import MessageDialog
from scopa_desktop.ui.ensure_folder import ensure_folder
from scopa_desktop.ui.error_reporter import ErrorReporter
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.main_window import MainWindow
from scopa_desktop.ui.signal_handler import SignalHandler
from scopa_desktop.ui.sounds import Sounds, hush_sound_system
from scopa_desktop.ui.theme.fonts import set_application_font

_NAME = "scopa-desktop"


def run(
    record: Path | None = None, *, quits_at_once: bool = False, plays_demo: bool = False
) -> int:
    """Run the game until its window is closed; returns the exit code.

    `record` is a match to open; `quits_at_once` closes the window when it has been painted,
    `plays_demo` when a round has been played by itself.
    """
    hush_sound_system()
    application = _made_application()
    faults = ErrorReporter(data_folder() / "fault.txt", application)
    faults.listen()
    store = SettingsStore(config_folder() / "settings.json", application)
    language = Language(application)
    language.speak(store.current)
    store.changed.connect(language.speak)
    lock = QLockFile(str(ensure_folder(data_folder()) / "running.lock"))
    lock.setStaleLockTime(0)
    if not lock.tryLock(0) and lock.error() == QLockFile.LockError.LockFailedError:
        _say_it_is_open()
        return 1
    game = _Game(application, store, language)
    faults.set_message_handler(game.window.notice.tell)
    if plays_demo:
        game.play_demo()
    game.begin_when_seen(record)
    if quits_at_once:
        game.window.painted.connect(lambda: _end(game.window), Qt.ConnectionType.QueuedConnection)
    game.window.show()
    try:
        return application.exec()
    finally:
        game.close()


def _made_application() -> QApplication:
    application = QApplication([_NAME])
    application.setApplicationName(_NAME)
    application.setApplicationDisplayName("Scopa Desktop")
    application.setDesktopFileName(_NAME)
    application.setWindowIcon(QIcon(str(resource_folder() / "icons" / f"{_NAME}.svg")))
    application.setStyle("Fusion")
    set_application_font(application)
    return application


class _Game:
    """The window and all that works behind it."""

    def __init__(self, application: QApplication, store: SettingsStore, language: Language) -> None:
        self._session = Session(application)
        self._engine = EngineClient(self._session.hear, on_delay=self._session.report_delay)
        self._session.set_engine(self._engine)
        self._running = RunningMatch(data_folder(), application)
        self._sounds = Sounds(resource_folder() / "sounds", application)
        art = CardArt(load_decks(), parent=application)
        state = QSettings(str(config_folder() / "window.ini"), QSettings.Format.IniFormat)
        self.window = MainWindow(self._session, art, self._sounds, store.current, state)
        self._host = ApplicationController(
            self.window,
            self._session,
            store=store,
            running=self._running,
            art=art,
            sounds=self._sounds,
            archive_folder=data_folder() / "matches",
            house=HouseRules(house_rules_path(), application),
            language=language,
        )
        self._interrupts = SignalHandler(lambda: _end(self.window), application)

    def begin_when_seen(self, record: Path | None) -> None:
        """Let what takes time begin once the window can be seen."""

        def after_first_paint() -> None:
            self._engine.start()
            self._sounds.prepare()
            self._host.start(record)

        self.window.painted.connect(after_first_paint, Qt.ConnectionType.QueuedConnection)

    def play_demo(self) -> None:
        """Let a round play itself, tell its score on the terminal and close the window."""
        demo = DemoRound(self._session, self.window.controller, self.window)
        # The demonstration deals on by itself, and nobody is there to close the sheet.
        self.window.controller.round_shown.disconnect(self._host.show_score)
        demo.over.connect(print)
        demo.over.connect(lambda: _end(self.window), Qt.ConnectionType.QueuedConnection)

    def close(self) -> None:
        """End what works behind the window."""
        self._interrupts.close()
        self._engine.close()
        self._sounds.close()
        self._running.close()


def _end(window: MainWindow) -> None:
    """Close the window, whatever sheet stands over it."""
    window.close()
    QApplication.quit()


def _say_it_is_open() -> None:
    MessageDialog(
        QApplication.translate("Application", "Scopa Desktop is open"),
        QApplication.translate(
            "Application",
            "The game is already running in another window, where your match goes on.",
        ),
        QApplication.translate("Application", "Close"),
    ).exec()
