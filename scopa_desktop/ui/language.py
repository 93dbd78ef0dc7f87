"""The language of the application: its translations, locale and layout direction."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLibraryInfo, QLocale
from PySide6.QtWidgets import QApplication

from scopa_desktop.play.storage.settings import SYSTEM_LANGUAGE, Settings
from scopa_desktop.ui.text_language import Translator, translation_file
from scopa_desktop.ui.theme import plain_mnemonics
from scopa_desktop.ui.theme.mnemonics import set_underlined

SOURCE_LANGUAGE: Final = "en"
DEFAULT_STYLE: Final = "Fusion"
"""The Qt style of the window, the same on every system."""

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
"""The name of each language in that language."""

_LOCALES: Final[Mapping[str, str]] = {"ar": "ar_TN"}
"""Locales that differ from the language's code. Arabic uses Tunisia's, where Chkobba is played."""


class Language:
    """Installs the translations of the language in the settings, or of the system's language."""

    def __init__(self, application: QApplication) -> None:
        self._application = application
        self._translator = Translator(application)
        self._qt_translator = Translator(application)
        self._has_plain_mnemonics = False
        self.code = ""
        """The code of the language in use; empty before the first `apply`."""

    def apply(self, settings: Settings) -> None:
        """Switch to the language of the settings at once; to English if it has no translation.

        The default locale and the layout direction follow the language. English has a translation
        file too, for its plural forms.
        """
        code = settings.language
        if code == SYSTEM_LANGUAGE:
            code = best_match(QLocale.system().uiLanguages())
        if not translation_file(code).is_file():
            code = SOURCE_LANGUAGE
        if code == self.code:
            return
        self.code = code
        locale = _locale(code)
        QLocale.setDefault(locale)
        self._application.setLayoutDirection(locale.textDirection())
        self._set_underlines(locale)
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._load(self._qt_translator, Path(qt_folder, f"qtbase_{code}.qm"))
        self._load(self._translator, translation_file(code))

    def _set_underlines(self, locale: QLocale) -> None:
        """Underline the letters of shortcuts, unless the script has marks below its letters."""
        has_marks = locale.script() is QLocale.Script.ArabicScript
        if has_marks is self._has_plain_mnemonics:
            return
        self._has_plain_mnemonics = has_marks
        set_underlined(not has_marks)
        if has_marks:
            self._application.setStyle(plain_mnemonics.PlainMnemonicStyle())
        else:
            self._application.setStyle(DEFAULT_STYLE)

    def _load(self, translator: Translator, file: Path) -> None:
        self._application.removeTranslator(translator)
        if translator.load_file(file):
            self._application.installTranslator(translator)


def best_match(tags: Sequence[str]) -> str:
    """The code of the first language tag, such as `pt-PT` or `de`, that has a translation.

    The country is ignored; English if there is none.
    """
    by_base = {code.partition("_")[0]: code for code in NATIVE_NAMES}
    bases = (tag.partition("-")[0] for tag in tags)
    return next((by_base[base] for base in bases if base in by_base), SOURCE_LANGUAGE)


def _locale(language: str) -> QLocale:
    """The locale for a language.

    The system's own if it has the same language and digits, for the formats of its country.
    """
    own, system = QLocale(_LOCALES.get(language, language)), QLocale.system()
    if system.language() == own.language() and system.zeroDigit() == own.zeroDigit():
        return system
    return own
