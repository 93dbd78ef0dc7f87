"""The sheet about the program."""

import platform
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer, qVersion
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from scopa_desktop import __version__
from scopa_desktop.ui.dialogs.about_dialog import AboutDialog
from scopa_desktop.ui.dialogs.licences_dialog import LicencesDialog
from scopa_desktop.ui.help.page_browser import PageBrowser

from ..conftest import show_active


@pytest.fixture
def sheet(qtbot: QtBot) -> AboutDialog:
    made = AboutDialog()
    return show_active(qtbot, made)


def test_it_shows_versions_and_licence(sheet: AboutDialog) -> None:
    text = " ".join(label.text() for label in sheet.findChildren(QLabel))
    for part in ("Scopa Desktop", __version__, platform.python_version(), qVersion(), "MIT"):
        assert part in text


def test_the_players_folders_can_be_copied(
    sheet: AboutDialog, player_home: Path, qtbot: QtBot
) -> None:
    folders = {field.accessibleName(): field for field in sheet.findChildren(QLineEdit)}
    assert folders["Your matches"].text() == str(player_home / "data")
    assert folders["Settings"].text() == str(player_home / "config")
    folders["Settings"].setFocus()
    qtbot.keyClick(folders["Settings"], Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(folders["Settings"], Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text() == str(player_home / "config")
    qtbot.keyClick(folders["Settings"], Qt.Key.Key_X)
    assert folders["Settings"].text() == str(player_home / "config")


def test_enter_leads_back(sheet: AboutDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(sheet.accepted):
        qtbot.keyClick(sheet.focusWidget(), Qt.Key.Key_Return)


def test_it_leads_to_the_licences_of_all_that_is_shipped(sheet: AboutDialog, qtbot: QtBot) -> None:
    pages: list[str] = []

    def read() -> None:
        opened = QApplication.activeModalWidget()
        assert isinstance(opened, LicencesDialog)
        (browser,) = opened.findChildren(PageBrowser)
        pages.append(browser.toPlainText())
        qtbot.keyClick(opened, Qt.Key.Key_Escape)

    (button,) = (each for each in sheet.findChildren(QPushButton) if each.text() == "Licences…")
    QTimer.singleShot(0, read)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    (page,) = pages
    for words in ("GNU LESSER GENERAL PUBLIC LICENSE", "libxkbcommon", "Permission is hereby"):
        assert words in page
