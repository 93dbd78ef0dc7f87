"""No window is shown that nobody opened: each part is shown inside its dialog."""

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QRadioButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.looping import check_all
from tests.sampling import parametrize_some

from .conftest import Game, deleted_afterwards
from .sheets import Sheets

MENU_WINDOWS = (
    *("new_game", "watch", "settings", "rules", "guide", "shortcuts", "about"),
    *("matches", "statistics", "leaderboard", "fairness", "chips", "profile"),
    *("lessons", "puzzles", "daily"),
)
"""The actions that open a window."""
MENU_SHEETS = ("table_options", "deal_info", "last_capture")
"""The actions that lay a sheet on the table."""


class _ShownWindows(QObject):
    """Notes the windows that are shown."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            is_on_screen = not watched.testAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
            self.names += [type(watched).__name__] if is_on_screen else []
        return False


@pytest.fixture
def shown(qapp: QApplication) -> Iterator[list[str]]:
    """The classes of the windows that have been shown so far."""
    spy = _ShownWindows()
    qapp.installEventFilter(spy)
    yield spy.names
    qapp.removeEventFilter(spy)


@parametrize_some("name", Sheets.names(), default=Sheets.names()[::4])
def test_a_dialog_in_use_is_the_only_window(
    qtbot: QtBot, sheets: Sheets, shown: list[str], name: str
) -> None:
    with deleted_afterwards(sheets.make(name)) as sheet:
        sheet.show()
        for size in ((1280, 800), (640, 480)):
            sheet.resize(QSize(*size) - QSize(40, 40))
            QCoreApplication.processEvents()
            _use(qtbot, sheet)
        assert shown == [type(sheet).__name__]


@parametrize_some("names", [MENU_WINDOWS[::3], MENU_WINDOWS], default=[MENU_WINDOWS[::3]], ids=str)
def test_each_entry_of_the_menus_opens_one_window(
    game: Game, shown: list[str], names: Sequence[str]
) -> None:
    game.begin()

    def opens_one_window(name: str) -> None:
        shown.clear()
        used: list[str] = []

        def use() -> None:
            window = QApplication.activeModalWidget()
            if window is None:
                return
            timer.stop()
            _use(game.qtbot, window)
            used.append(type(window).__name__)
            window.close()

        timer = QTimer()
        timer.timeout.connect(use)
        timer.start()
        game.window.actions_by_name[name].trigger()
        game.qtbot.waitUntil(lambda: bool(used) and QApplication.activeModalWidget() is None)
        assert shown == used

    check_all(names, opens_one_window)


def test_a_sheet_on_the_table_is_no_window(game: Game, shown: list[str]) -> None:
    game.begin()
    shown.clear()
    for name in MENU_SHEETS:
        game.window.actions_by_name[name].trigger()
        assert game.sheet is not None
        _use(game.qtbot, game.sheet)
        game.sheet.reject()
        assert game.sheet is None
    assert shown == []


def _use(qtbot: QtBot, window: QWidget) -> None:
    """Type into the fields, step through the lists and set the switches; then the language."""
    for field in _parts(window, QLineEdit):
        for letter in "scopa 15":
            _press(qtbot, field, letter)
        for _ in range(8):
            _press(qtbot, field, Qt.Key.Key_Backspace)
    for view in _parts(window, QAbstractItemView):
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            _press(qtbot, view, key)
    for switch in (*window.findChildren(QCheckBox), *window.findChildren(QRadioButton)):
        if isValid(switch) and switch.isVisible() and switch.isEnabled():
            switch.click()
    for box in (*_parts(window, QComboBox), *_parts(window, QSpinBox)):
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            _press(qtbot, box, key)
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    QCoreApplication.processEvents()


def _parts(window: QWidget, kind: type[QWidget]) -> list[QWidget]:
    return [part for part in window.findChildren(kind) if part.isVisible() and part.isEnabled()]


def _press(qtbot: QtBot, part: QWidget, key: Qt.Key | str) -> None:
    """Press a key, unless the part was replaced after the one before."""
    if isValid(part) and part.isVisible():
        qtbot.keyClick(part, key)
