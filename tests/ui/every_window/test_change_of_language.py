"""A change of language takes effect at once: what is open looks as if it had just been opened."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDialog, QGraphicsItem, QGraphicsView, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.ui.language import NATIVE_NAMES, Language
from scopa_desktop.ui.settings.settings_dialog import SettingsDialog

from ..conftest import QUICK, Game, MakeGame
from ..sheets import SETTINGS_PAGES, Sheets


def speak(language: Language, code: str) -> None:
    """Change the language, and process the events that follow."""
    language.apply(Settings(language=code))
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()


def look_alike(widget: QWidget, other: QWidget) -> bool:
    """Whether two widgets look the same."""
    return picture_of(widget) == picture_of(other) or at_rest(widget) == at_rest(other)


def picture_of(widget: QWidget) -> QImage:
    """How it looks without the ring of the keyboard and the words it would overwrite."""
    QCoreApplication.processEvents()
    if (focus := widget.focusWidget()) is not None:
        focus.clearFocus()
        if isinstance(focus, QLineEdit):
            focus.deselect()
    # Lays everything out, as painting does, but paints next to nothing.
    widget.grab(QRect(0, 0, 1, 1))
    QCoreApplication.processEvents()
    return widget.grab().toImage()


def at_rest(widget: QWidget) -> QImage:
    """Its picture when painting it does not change it any more.

    A page of text is laid out anew when its scroll bar has come, and once more without it.
    """
    before = QImage()
    while before != (now := picture_of(widget)):
        before = now
    return now


def visible_texts(window: QWidget) -> list[str]:
    """Everything the parts of a window say, also where it is not seen."""
    words: list[str] = []
    for part in (window, *window.findChildren(QWidget)):
        words += [part.toolTip(), part.accessibleName(), part.accessibleDescription()]
        words += [str(part.property("text") or ""), str(part.property("placeholderText") or "")]
        if isinstance(part, QGraphicsView):
            items: list[QGraphicsItem] = part.scene().items()
            words += [item.toolTip() for item in items]
    return sorted(filter(None, words))


@contextmanager
def shown_new(sheets: Sheets, kind: str, size: QSize) -> Iterator[QDialog]:
    """A new sheet beside the one that saw the change of language."""
    new = sheets.make(kind)
    try:
        new.resize(size)
        new.show()
        yield new
    finally:
        # Else it would be translated with every further change.
        new.close()
        new.deleteLater()
        QCoreApplication.sendPostedEvents(new, QEvent.Type.DeferredDelete)


CODES = (*reversed([*NATIVE_NAMES]), "en")


@pytest.mark.slow
def test_the_open_settings_have_the_texts_of_new_ones(
    sheets: Sheets, language: Language, qtbot: QtBot
) -> None:
    """Each page, and each page that was open when the language changed."""
    live = sheets.make("settings 0")
    assert isinstance(live, SettingsDialog)
    qtbot.addWidget(live)
    live.resize(1100, 900)
    live.show()
    for number, code in enumerate(CODES):
        open_page = number % SETTINGS_PAGES
        live.select_page(open_page)
        speak(language, code)
        with shown_new(sheets, f"settings {open_page}", live.size()) as new:
            assert isinstance(new, SettingsDialog)
            assert look_alike(live, new), (code, open_page)
            for page in range(SETTINGS_PAGES):
                live.select_page(page)
                new.select_page(page)
                assert look_alike(live, new), (code, page)
            assert visible_texts(live) == visible_texts(new), code


def taken_up(open_game: MakeGame) -> Game:
    """The window in a match with a first move made, and a card of the hand taken up."""
    game = open_game(replace(QUICK, play_on_click="never", show_moves="always"))
    game.begin("scopa", deal=1, moves=1)
    game.click(game.moves()[0].card)
    return game


@pytest.mark.parametrize("code", NATIVE_NAMES)
def test_the_window_has_the_texts_of_a_new_one(
    open_game: MakeGame, language: Language, code: str
) -> None:
    live = taken_up(open_game)
    codes = [*NATIVE_NAMES]
    before = codes[codes.index(code) - 1]
    for spoken in ("ar", before, code):
        speak(language, spoken)
    new = taken_up(open_game)
    assert visible_texts(live.window) == visible_texts(new.window)
    assert look_alike(live.window, new.window)
