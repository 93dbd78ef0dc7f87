"""The language the application speaks."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from scopa_desktop.play.paths import translation_folder
from scopa_desktop.play.settings import Settings

SOURCE: Final = "en"


class Language:
    """Speaks the language of the settings, or of the system where they leave it to that."""

    def __init__(self, application: QApplication) -> None:
        self._application = application
        self._own = QTranslator(application)
        self._of_qt = QTranslator(application)
        self.spoken = ""
        """The code of the language spoken now."""

    def speak(self, settings: Settings) -> None:
        """Speak the language that the settings name, at once; English where it is not known.

        English has a file too: it knows the plurals.
        """
        wanted = settings.language
        if wanted == "system":
            wanted = QLocale.system().name().partition("_")[0]
        if not self._file(wanted).is_file():
            wanted = SOURCE
        if wanted == self.spoken:
            return
        self.spoken = wanted
        of_qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._load(self._of_qt, f"{of_qt}/qtbase_{wanted}.qm")
        self._load(self._own, str(self._file(wanted)))

    @staticmethod
    def _file(language: str) -> Path:
        return translation_folder() / f"scopa_desktop_{language}.qm"

    def _load(self, translator: QTranslator, file: str) -> None:
        self._application.removeTranslator(translator)
        if translator.load(file):
            self._application.installTranslator(translator)
