"""The language the application speaks."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from scopa_desktop.play.settings import SYSTEM_LANGUAGE, Settings
from scopa_desktop.ui.text_language import translation_file

SOURCE: Final = "en"

NATIVE_NAMES: Final[Mapping[str, str]] = {
    "en": "English",
    "it": "Italiano",
    "es": "Español",
    "fr": "Français",
    "pt_BR": "Português (Brasil)",
    "de": "Deutsch",
    "ca": "Català",
    "ar": "العربية",
}
"""What each language calls itself."""

_LOCALES: Final[Mapping[str, str]] = {"ar": "ar_TN"}
"""Whose dates and numbers a language has that is not told by its code: Chkobba's home."""


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

        Dates, numbers and the direction of reading are those of the language. English has a file
        too: it knows the plurals.
        """
        wanted = settings.language
        if wanted == SYSTEM_LANGUAGE:
            wanted = best_match(QLocale.system().uiLanguages())
        if not translation_file(wanted).is_file():
            wanted = SOURCE
        if wanted == self.spoken:
            return
        self.spoken = wanted
        locale = _locale(wanted)
        QLocale.setDefault(locale)
        self._application.setLayoutDirection(locale.textDirection())
        of_qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._load(self._of_qt, f"{of_qt}/qtbase_{wanted}.qm")
        self._load(self._own, str(translation_file(wanted)))

    def _load(self, translator: QTranslator, file: str) -> None:
        self._application.removeTranslator(translator)
        if translator.load(file):
            self._application.installTranslator(translator)


def best_match(tags: Sequence[str]) -> str:
    """The first language of these, `pt-PT` or `de`, that there is; another country's will do."""
    by_base = {code.partition("_")[0]: code for code in NATIVE_NAMES}
    bases = (tag.partition("-")[0] for tag in tags)
    return next((by_base[base] for base in bases if base in by_base), SOURCE)


def _locale(language: str) -> QLocale:
    """The locale of a language: the system's where it speaks it, for its country's formats.

    Not where it writes other digits than the texts of the window.
    """
    own, system = QLocale(_LOCALES.get(language, language)), QLocale.system()
    if system.language() == own.language() and system.zeroDigit() == own.zeroDigit():
        return system
    return own
