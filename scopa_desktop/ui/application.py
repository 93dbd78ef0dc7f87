"""The application with a window: what is made, in which order, and how it ends."""

import sys
import traceback
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QLocale, QLockFile, QSettings, Qt, QTimer, QTranslator
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMessageBox

from scopa_desktop.ai.thinker import Thinker
from scopa_desktop.play.paths import (
    config_folder,
    data_folder,
    resource_folder,
    translation_folder,
)
from scopa_desktop.play.saves import RunningMatch
from scopa_desktop.play.session import Session
from scopa_desktop.play.settings import Settings, SettingsStore
from scopa_desktop.play.storage import StorageError, write_atomically
from scopa_desktop.ui.decks import CardArt, load_decks
from scopa_desktop.ui.host import Host
from scopa_desktop.ui.main_window import MainWindow
from scopa_desktop.ui.sounds import Sounds
from scopa_desktop.ui.theme.fonts import set_application_font

_NAME = "scopa-desktop"


class Language:
    """The language the application speaks."""

    def __init__(self, application: QApplication) -> None:
        self._application = application
        self._translator = QTranslator(application)
        self._spoken = "en"

    def speak(self, settings: Settings) -> None:
        """Speak the language that the settings name, at once."""
        wanted = settings.language
        if wanted == "system":
            wanted = QLocale.system().name().partition("_")[0]
        if wanted == self._spoken:
            return
        self._spoken = wanted
        self._application.removeTranslator(self._translator)
        if self._translator.load(f"scopa_desktop_{wanted}", str(translation_folder())):
            self._application.installTranslator(self._translator)


def run(record: Path | None = None, quits_at_once: bool = False) -> int:
    """Run the game until its window is closed; returns the exit code.

    `record` is a match to open; `quits_at_once` closes the window when it has been painted.
    """
    application = QApplication([_NAME])
    application.setApplicationName(_NAME)
    application.setApplicationDisplayName("Scopa Desktop")
    application.setDesktopFileName(_NAME)
    application.setWindowIcon(QIcon(str(resource_folder() / "icons" / f"{_NAME}.svg")))
    application.setStyle("Fusion")
    set_application_font(application)
    _report_faults()
    store = SettingsStore(config_folder() / "settings.json", application)
    language = Language(application)
    language.speak(store.current)
    store.changed.connect(language.speak)
    lock = QLockFile(str(_made(data_folder()) / "running.lock"))
    if not lock.tryLock(0) and lock.error() == QLockFile.LockError.LockFailedError:
        _say_it_is_open()
        return 1
    return _play(application, store, record, quits_at_once)


def _play(
    application: QApplication, store: SettingsStore, record: Path | None, quits_at_once: bool
) -> int:
    session = Session(application)
    thinker = Thinker(session.hear)
    session.employ(thinker)
    running = RunningMatch(data_folder(), application)
    sounds = Sounds(resource_folder() / "sounds", application)
    art = CardArt(load_decks(), parent=application)
    state = QSettings(str(config_folder() / "window.ini"), QSettings.Format.IniFormat)
    window = MainWindow(session, art, sounds, store.current, state)
    host = Host(
        window,
        session,
        store=store,
        running=running,
        art=art,
        archive_folder=data_folder() / "matches",
    )

    def after_first_paint() -> None:
        thinker.start()
        sounds.prepare()
        host.start(record)
        if quits_at_once:
            QTimer.singleShot(0, window.close)

    window.painted.connect(after_first_paint, Qt.ConnectionType.QueuedConnection)
    window.show()
    try:
        return application.exec()
    finally:
        thinker.close()
        sounds.close()
        running.close()


def _made(folder: Path) -> Path:
    """The folder, made if that is possible; whoever writes there says so when it is not."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return folder
    return folder


def _say_it_is_open() -> None:
    QMessageBox.information(
        None,
        "Scopa Desktop",
        QApplication.translate("Application", "The game is open already in another window."),
    )


def _report_faults() -> None:
    """A fault of the program is written to a file and told in a sentence; the game goes on."""

    def report(
        kind: type[BaseException], fault: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        path = data_folder() / "fault.txt"
        try:
            write_atomically(path, "".join(traceback.format_exception(kind, fault, trace)))
        except StorageError as wrong:
            print(wrong.sentence, file=sys.stderr)
        told = QApplication.translate(
            "Application",
            "Something went wrong in the program. Your match is saved. What happened is written "
            "in “{path}”; please send that file with a report.",
        )
        QMessageBox.warning(None, "Scopa Desktop", told.format(path=path))

    sys.excepthook = report
