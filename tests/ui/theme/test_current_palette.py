"""Day and night: as the system wishes."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.theme.current_palette import PaletteNotifier
from scopa_desktop.ui.theme.style_sheets import dialog_style, window_style
from scopa_desktop.ui.theme.colours import LIGHT_PALETTE, DARK_PALETTE


class Hints(QObject):
    """A system that can be told to turn dark."""

    colorSchemeChanged = Signal()  # noqa: N815 - Qt's own name

    def __init__(self) -> None:
        super().__init__()
        self.scheme = Qt.ColorScheme.Light

    def colorScheme(self) -> Qt.ColorScheme:
        return self.scheme

    def turn(self, scheme: Qt.ColorScheme) -> None:
        self.scheme = scheme
        self.colorSchemeChanged.emit()


@pytest.fixture
def hints(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Hints:
    system = Hints()
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: system)
    return system


def test_paper_follows_the_system_while_running(hints: Hints, qtbot: QtBot) -> None:
    source = PaletteNotifier()
    assert source.current_palette() is LIGHT_PALETTE
    with qtbot.waitSignal(source.changed):
        hints.turn(Qt.ColorScheme.Dark)
    assert source.current_palette() is DARK_PALETTE


def test_a_system_without_wishes_gives_day(hints: Hints) -> None:
    hints.scheme = Qt.ColorScheme.Unknown
    assert PaletteNotifier().current_palette() is LIGHT_PALETTE


def test_the_same_paper_is_not_told_again(hints: Hints, qtbot: QtBot) -> None:
    source = PaletteNotifier()
    with qtbot.assertNotEmitted(source.changed):
        hints.turn(Qt.ColorScheme.Unknown)


def test_style_sheets_are_read_without_complaint(
    qtbot: QtBot, capfd: pytest.CaptureFixture[str]
) -> None:
    for style in (dialog_style(LIGHT_PALETTE), dialog_style(DARK_PALETTE), window_style()):
        widget = QWidget()
        QComboBox(widget)
        qtbot.addWidget(widget)
        widget.setStyleSheet(style)
        widget.grab()
    assert "parse" not in capfd.readouterr().err


def test_pictures_named_by_the_style_exist() -> None:
    styles = dialog_style(LIGHT_PALETTE) + dialog_style(DARK_PALETTE) + window_style()
    files = set(re.findall(r'url\("([^"]+)"\)', styles))
    assert files
    assert all(Path(file).is_file() for file in files)
