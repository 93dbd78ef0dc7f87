"""The palette of dialogs follows the system's colour scheme."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QCheckBox, QComboBox, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.theme.colours import (
    DARK_CONTRAST_PALETTE,
    DARK_PALETTE,
    HIGH_CONTRAST_CLOTH,
    LIGHT_CONTRAST_PALETTE,
    LIGHT_PALETTE,
    DialogPalette,
)
from scopa_desktop.ui.theme.current_palette import PaletteNotifier, cloth_in_use, current_palette
from scopa_desktop.ui.theme.style_sheets import dialog_style, window_style

from ..conftest import show_active


class Hints(QObject):
    """Style hints whose colour scheme a test can change."""

    colorSchemeChanged = Signal()  # noqa: N815 - Qt's own name

    def __init__(self) -> None:
        super().__init__()
        self.scheme = Qt.ColorScheme.Light

    def colorScheme(self) -> Qt.ColorScheme:
        return self.scheme

    def set_scheme(self, scheme: Qt.ColorScheme) -> None:
        self.scheme = scheme
        self.colorSchemeChanged.emit()


@pytest.fixture
def hints(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Hints:
    style_hints = Hints()
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: style_hints)
    return style_hints


def test_palette_follows_the_system_while_running(hints: Hints, qtbot: QtBot) -> None:
    notifier = PaletteNotifier()
    assert current_palette() is LIGHT_PALETTE
    with qtbot.waitSignal(notifier.changed):
        hints.set_scheme(Qt.ColorScheme.Dark)
    assert current_palette() is DARK_PALETTE


class Accessibility(QObject):
    """The accessibility hints of Qt 6.10 and later, which a test can change."""

    contrastPreferenceChanged = Signal()  # noqa: N815 - Qt's own name
    preference = Qt.ContrastPreference.NoPreference

    def contrastPreference(self) -> Qt.ContrastPreference:
        return self.preference


def test_high_contrast_follows_the_system_while_running(
    hints: Hints, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    asked = Accessibility()
    monkeypatch.setattr(hints, "accessibility", lambda: asked, raising=False)
    notifier = PaletteNotifier()
    assert current_palette() is LIGHT_PALETTE
    with qtbot.waitSignal(notifier.changed):
        asked.preference = Qt.ContrastPreference.HighContrast
        asked.contrastPreferenceChanged.emit()
    assert current_palette() is LIGHT_CONTRAST_PALETTE
    assert cloth_in_use("blue") is HIGH_CONTRAST_CLOTH
    hints.set_scheme(Qt.ColorScheme.Dark)
    assert current_palette() is DARK_CONTRAST_PALETTE


def test_an_unknown_scheme_gives_the_light_palette(hints: Hints) -> None:
    hints.scheme = Qt.ColorScheme.Unknown
    assert current_palette() is LIGHT_PALETTE


def test_an_unchanged_palette_is_not_reported(hints: Hints, qtbot: QtBot) -> None:
    notifier = PaletteNotifier()
    with qtbot.assertNotEmitted(notifier.changed):
        hints.set_scheme(Qt.ColorScheme.Unknown)


def test_style_sheets_have_no_syntax_errors(
    qtbot: QtBot, capfd: pytest.CaptureFixture[str]
) -> None:
    for style in (dialog_style(LIGHT_PALETTE), dialog_style(DARK_PALETTE), window_style()):
        widget = QWidget()
        QComboBox(widget)
        qtbot.addWidget(widget)
        widget.setStyleSheet(style)
        widget.grab()
    assert "parse" not in capfd.readouterr().err


def test_icons_in_the_style_sheets_exist() -> None:
    styles = dialog_style(LIGHT_PALETTE) + dialog_style(DARK_PALETTE) + window_style()
    files = set(re.findall(r'url\("([^"]+)"\)', styles))
    assert files
    assert all(Path(file).is_file() for file in files)


@pytest.mark.parametrize("palette", [LIGHT_PALETTE, DARK_PALETTE], ids=lambda each: each.id)
@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
def test_a_focused_box_has_the_frame_of_fields(
    qtbot: QtBot, palette: DialogPalette, kind: type[QCheckBox | QRadioButton]
) -> None:
    """Not the one of Qt's style, which is round the text only."""
    window = QWidget()
    box, other = kind("A rule of the house", window), QCheckBox("Another", window)
    other.move(0, 60)
    window.setStyleSheet(dialog_style(palette))
    show_active(qtbot, window)

    def frame() -> str:
        picture = box.grab().toImage()
        return picture.pixelColor(picture.width() // 2, 0).name()

    other.setFocus()
    unfocused = frame()
    box.setFocus()
    assert box.hasFocus()
    assert frame() == QColor(palette.focus).name() != unfocused
