"""No label of the settings and no name in the lists of games is cut, in any language."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QItemSelectionModel, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractItemView, QApplication, QDialog, QLabel

from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme import fonts
from scopa_desktop.ui.widgets.headings import Heading
from scopa_desktop.ui.widgets.plain_text import PlainLabel
from tests.looping import check_all

from ..conftest import TRANSLATED, deleted_afterwards
from ..room import cramped, watch_painting
from ..sheets import SETTINGS_PAGES, Sheets, sheets_in

SelectionFlag = QItemSelectionModel.SelectionFlag
SIZES = (QSize(640, 480), QSize(820, 640), QSize(900, 640), QSize(1280, 800))
LISTS = ("deal scopa", "rules scopa")


def forget_faces() -> None:
    for known in (fonts._families, fonts._size_correction):
        known.cache_clear()


@pytest.fixture(params=[pytest.param("normal", marks=pytest.mark.slow), "double"])
def text_size(
    request: pytest.FixtureRequest, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Texts of a size, in the face that every Linux has, which is wider than most."""
    before = qapp.font()
    monkeypatch.setattr(fonts, "FAMILIES", ("DejaVu Sans",))
    forget_faces()
    fonts.set_text_size(qapp, request.param)
    yield
    fonts.set_text_size(qapp, "normal")
    qapp.setFont(before)
    monkeypatch.undo()
    forget_faces()


@pytest.fixture
def sheets(art: CardArt, tmp_path: Path, window_language: Language) -> Sheets:
    return sheets_in(tmp_path, art, lambda: window_language.code)


def painted(label: QLabel, size: QSize) -> QImage:
    """The label in black on white, at a size and from its top."""
    copy = PlainLabel(label.text(), wraps=label.wordWrap())
    copy.setFont(label.font())
    copy.setBuddy(label.buddy())
    copy.setLayoutDirection(label.layoutDirection())
    copy.setStyleSheet("background: white; color: black;")
    copy.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
    copy.resize(size)
    return copy.grab().toImage()


def is_cut(label: QLabel) -> bool:
    """Whether the text goes on below the label, where there is more room."""
    image = painted(label, label.size() + QSize(0, 60))
    below = image.copy(image.rect().adjusted(0, label.height() + 3, 0, 0))
    white = QImage(below.size(), below.format())
    white.setDevicePixelRatio(below.devicePixelRatio())
    white.fill(Qt.GlobalColor.white)
    return below != white


def cut_labels(window: QDialog) -> list[str]:
    return [
        label.text()
        for label in window.findChildren(QLabel)
        if label.isVisibleTo(window) and label.wordWrap() and not isinstance(label, Heading)
        if label.text() and label.width() and is_cut(label)
    ]


def cut_names(window: QDialog, shortened: set[str]) -> list[str]:
    """The names and notes in the lists that are not shown whole; a selected one may be bold."""
    shortened.clear()
    for view in window.findChildren(QAbstractItemView):
        if not view.isVisible():
            continue
        for row in range(view.model().rowCount()):
            index = view.model().index(row, 0)
            with QSignalBlocker(view.selectionModel()):
                view.selectionModel().select(index, SelectionFlag.ClearAndSelect)
            view.scrollTo(index)
            view.viewport().grab(view.visualRect(index))
    return sorted(shortened)


def settle() -> None:
    for _ in range(4):
        QCoreApplication.processEvents()


@pytest.mark.usefixtures("text_size")
@pytest.mark.parametrize("code", TRANSLATED)
def test_no_label_of_the_settings_is_cut(
    sheets: Sheets, window_language: Language, code: str
) -> None:
    window_language.apply(Settings(language=code))

    def check(page: int) -> None:
        with deleted_afterwards(sheets.settings(page)) as window:
            window.show()
            for size in SIZES:
                window.resize(size - QSize(40, 40))
                settle()
                assert cut_labels(window) == [], size
                assert cramped(window) == [], size

    check_all(range(SETTINGS_PAGES), check)


@pytest.mark.usefixtures("text_size")
@pytest.mark.parametrize("code", TRANSLATED)
def test_no_game_in_a_list_is_cut(
    sheets: Sheets, window_language: Language, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    window_language.apply(Settings(language=code))
    shortened = watch_painting(monkeypatch)

    def check(name: str) -> None:
        with deleted_afterwards(sheets.make(name)) as window:
            window.show()
            for size in SIZES:
                window.resize(size - QSize(40, 40))
                settle()
                assert cut_names(window, shortened) == [], size

    check_all(LISTS, check)


@pytest.mark.parametrize("px", range(12, 30))
@pytest.mark.parametrize("text", ["R&educed motion", "&Values on the cards", "T&o the left"])
def test_an_underlined_letter_needs_no_second_line(qapp: QApplication, text: str, px: int) -> None:
    label, field = PlainLabel(text, wraps=True), QLabel()
    label.setBuddy(field)
    font = label.font()
    font.setPixelSize(px)
    label.setFont(font)
    label.resize(label.sizeHint())
    assert not is_cut(label)
    label.resize(label.width() // 2 + 8, 1)
    label.resize(label.width(), label.heightForWidth(label.width()))
    assert not is_cut(label)
