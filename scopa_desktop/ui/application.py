"""The application with a window: what is made, in which order, and how it ends."""

from pathlib import Path

from PySide6.QtCore import QLockFile, QSettings, Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from scopa_desktop.ai.thinker import Thinker
from scopa_desktop.play.house_rules import HouseRules, house_rules_path
from scopa_desktop.play.paths import (
    config_folder,
    data_folder,
    resource_folder,
)
from scopa_desktop.play.saves import RunningMatch
from scopa_desktop.play.session import Session
from scopa_desktop.play.settings import SettingsStore
from scopa_desktop.ui.decks import CardArt, load_decks
from scopa_desktop.ui.demo import DemoRound
from scopa_desktop.ui.dialogs.message import MessageDialog
from scopa_desktop.ui.faults import Faults
from scopa_desktop.ui.folders import made
from scopa_desktop.ui.host import Host
from scopa_desktop.ui.interrupts import Interrupts
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.main_window import MainWindow
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
    application = QApplication([_NAME])
    application.setApplicationName(_NAME)
    application.setApplicationDisplayName("Scopa Desktop")
    application.setDesktopFileName(_NAME)
    application.setWindowIcon(QIcon(str(resource_folder() / "icons" / f"{_NAME}.svg")))
    application.setStyle("Fusion")
    set_application_font(application)
    faults = Faults(data_folder() / "fault.txt", application)
    faults.listen()
    store = SettingsStore(config_folder() / "settings.json", application)
    language = Language(application)
    language.speak(store.current)
    store.changed.connect(language.speak)
    lock = QLockFile(str(made(data_folder()) / "running.lock"))
    lock.setStaleLockTime(0)
    if not lock.tryLock(0) and lock.error() == QLockFile.LockError.LockFailedError:
        _say_it_is_open()
        return 1
    return _play(
        application,
        store,
        language,
        faults,
        record=record,
        quits_at_once=quits_at_once,
        plays_demo=plays_demo,
    )


def _play(
    application: QApplication,
    store: SettingsStore,
    language: Language,
    faults: Faults,
    *,
    record: Path | None,
    quits_at_once: bool,
    plays_demo: bool,
) -> int:
    session = Session(application)
    thinker = Thinker(session.hear)
    session.employ(thinker)
    running = RunningMatch(data_folder(), application)
    sounds = Sounds(resource_folder() / "sounds", application)
    art = CardArt(load_decks(), parent=application)
    house = HouseRules(house_rules_path(), application)
    state = QSettings(str(config_folder() / "window.ini"), QSettings.Format.IniFormat)
    window = MainWindow(session, art, sounds, store.current, state)
    host = Host(
        window,
        session,
        store=store,
        running=running,
        art=art,
        sounds=sounds,
        archive_folder=data_folder() / "matches",
        house=house,
        language=language,
    )
    faults.tell_with(window.notice.tell)
    interrupts = Interrupts(lambda: _end(window), application)
    if plays_demo:
        _play_demo(window, session, host)

    def after_first_paint() -> None:
        thinker.start()
        sounds.prepare()
        if quits_at_once:
            QTimer.singleShot(0, lambda: _end(window))
        host.start(record)

    window.painted.connect(after_first_paint, Qt.ConnectionType.QueuedConnection)
    window.show()
    try:
        return application.exec()
    finally:
        interrupts.close()
        thinker.close()
        sounds.close()
        running.close()


def _play_demo(window: MainWindow, session: Session, host: Host) -> None:
    """Let a round play itself, tell its score on the terminal and close the window."""
    demo = DemoRound(session, window.stage, window)
    # The demonstration deals on by itself, and nobody is there to close the sheet.
    window.stage.round_shown.disconnect(host.show_score)
    demo.over.connect(print)
    demo.over.connect(lambda: _end(window), Qt.ConnectionType.QueuedConnection)


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
