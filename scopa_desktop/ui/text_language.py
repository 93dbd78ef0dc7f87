"""Translation of texts, into the window's language or for a while into another one.

The rules page of a language that has no pages of its own is English. Everything on it, the names of
cards and the plurals included, is then translated into English, not into the window's language.
"""

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTranslator

from scopa_desktop.play.storage.paths import translation_folder

_GZIP: Final = b"\x1f\x8b"
_GZIP_BITS: Final = 31

_languages: list[str] = []
"""The languages of the enclosing `texts_in` blocks, the innermost last."""


class Translator(QTranslator):
    """Translations from a file; those of a standalone program are packed with gzip."""

    _content = b""

    def load_file(self, file: Path) -> bool:
        """Read the file; False if there is none, or one without translations."""
        content = file.read_bytes() if file.is_file() else b""
        if content.startswith(_GZIP):
            content = zlib.decompress(content, wbits=_GZIP_BITS)
        # Qt reads the bytes where they are.
        is_loaded, self._content = self.load(content), content
        return is_loaded


def translation_file(language: str) -> Path:
    return translation_folder() / f"scopa_desktop_{language}.qm"


def translate(context: str, text: str, comment: str = "", number: int = -1) -> str:
    """A text in the current language, in the plural form of `number`, which replaces `%n`."""
    if not _languages:
        return QCoreApplication.translate(context, text, comment, number)
    translation = _translator(_languages[-1]).translate(context, text, comment, number) or text
    return translation if number < 0 else translation.replace("%n", str(number))


@contextmanager
def texts_in(language: str) -> Iterator[None]:
    """Translate into this language inside the block, whichever language the window has."""
    _languages.append(language)
    try:
        yield
    finally:
        _languages.pop()


def text_locale() -> QLocale:
    """The locale of the texts: that of the window, or of the innermost `texts_in` block."""
    return QLocale(_languages[-1]) if _languages else QLocale()


def reads_from_right() -> bool:
    """Whether the texts are read from the right: see `text_locale`."""
    return text_locale().textDirection() == Qt.LayoutDirection.RightToLeft


@lru_cache(maxsize=8)
def _translator(language: str) -> Translator:
    """The translations of a language; raises `FileNotFoundError` where it has none."""
    translator = Translator()
    if not translator.load_file(translation_file(language)):
        raise FileNotFoundError(f"There is no translation in {translation_file(language)}.")
    return translator
