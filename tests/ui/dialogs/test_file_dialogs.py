"""Saving under a name asks before it replaces a file, also when the suffix is added afterwards."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.dialogs.file_dialogs import ReplaceFileDialog, choose_save_path
from scopa_desktop.ui.theme.colours import DARK_PALETTE
from scopa_desktop.ui.theme.style_sheets import dialog_style
from scopa_desktop.ui.widgets.buttons import Button
from tests.needs import needs_links

from ..conftest import show_widget

LEFT = Qt.MouseButton.LeftButton
Answer = Callable[[QDialog], None]


class Person:
    """Answers each dialog that opens, by keyboard and mouse; says which kinds have opened."""

    def __init__(self) -> None:
        self.answers: list[Answer] = []
        self.seen: list[str] = []
        self._last: QWidget | None = None
        self._timer = QTimer()
        self._timer.timeout.connect(self._look)
        self._timer.start(5)

    def stop(self) -> None:
        self._timer.stop()

    def _look(self) -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog) or dialog is self._last:
            return
        if QApplication.focusWidget() is None:  # It does not take keys yet.
            return
        self._last = dialog
        self.seen.append(type(dialog).__name__)
        answer = self.answers.pop(0) if self.answers else QDialog.reject
        # Not from here: what opens on the answer has to be looked at by this timer too.
        QTimer.singleShot(0, lambda: answer(dialog))


@pytest.fixture
def person(qapp: QApplication) -> Iterator[Person]:
    sitting = Person()
    yield sitting
    sitting.stop()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return show_widget(qtbot, QWidget())


def types(name: str) -> Answer:
    """Types a name in the file dialog and presses Enter."""

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, QFileDialog)
        field = dialog.findChildren(QLineEdit)[0]
        field.clear()
        QTest.keyClicks(field, name)
        QTest.keyClick(field, Qt.Key.Key_Return)

    return answer


def accepts_proposal(dialog: QDialog) -> None:
    """Presses Enter at the name that the file dialog proposes."""
    QTest.keyClick(dialog.findChildren(QLineEdit)[0], Qt.Key.Key_Return)


def presses(words: str) -> Answer:
    """Clicks the key with these words in the question of the game."""

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, ReplaceFileDialog)
        key = next(key for key in dialog.findChildren(Button) if key.text() == words)
        QTest.mouseClick(key, LEFT)

    return answer


def agrees(dialog: QDialog) -> None:
    """Says yes to the question of Qt's own dialog."""
    assert isinstance(dialog, QMessageBox)
    box = dialog.findChildren(QDialogButtonBox)[0]
    QTest.mouseClick(box.button(QDialogButtonBox.StandardButton.Yes), LEFT)


def ask(window: QWidget, proposal: Path) -> Path | None:
    return choose_save_path(window, "Save", proposal, "Matches (*.scopa)", ".scopa")


def test_a_free_name_gets_the_suffix_without_a_question(
    window: QWidget, person: Person, tmp_path: Path
) -> None:
    person.answers = [types("foo")]
    assert ask(window, tmp_path / "proposal.scopa") == tmp_path / "foo.scopa"
    assert person.seen == ["QFileDialog"]


def test_a_name_that_exists_with_the_suffix_is_asked_about(
    window: QWidget, person: Person, tmp_path: Path
) -> None:
    (tmp_path / "foo.scopa").touch()
    person.answers = [types("foo"), presses("Replace it")]
    assert ask(window, tmp_path / "proposal.scopa") == tmp_path / "foo.scopa"
    assert person.seen == ["QFileDialog", "ReplaceFileDialog"]


def test_another_name_is_chosen_instead(window: QWidget, person: Person, tmp_path: Path) -> None:
    (tmp_path / "foo.scopa").touch()
    person.answers = [types("foo"), presses("Choose another name"), types("bar")]
    assert ask(window, tmp_path / "proposal.scopa") == tmp_path / "bar.scopa"
    assert person.seen == ["QFileDialog", "ReplaceFileDialog", "QFileDialog"]


def test_enter_at_the_question_replaces_nothing(
    window: QWidget, person: Person, tmp_path: Path
) -> None:
    (tmp_path / "foo.scopa").touch()

    def presses_enter(dialog: QDialog) -> None:
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    person.answers = [types("foo"), presses_enter, QDialog.reject]
    assert ask(window, tmp_path / "proposal.scopa") is None
    assert person.seen == ["QFileDialog", "ReplaceFileDialog", "QFileDialog"]


def test_the_whole_name_is_asked_about_once(
    window: QWidget, person: Person, tmp_path: Path
) -> None:
    (tmp_path / "foo.scopa").touch()
    person.answers = [accepts_proposal, agrees]
    assert ask(window, tmp_path / "foo.scopa") == tmp_path / "foo.scopa"
    assert person.seen == ["QFileDialog", "QMessageBox"]


@needs_links
def test_a_link_that_leads_nowhere_counts_as_a_file(
    window: QWidget, person: Person, tmp_path: Path
) -> None:
    (tmp_path / "foo.scopa").symlink_to(tmp_path / "missing")
    person.answers = [types("foo"), presses("Replace it")]
    assert ask(window, tmp_path / "proposal.scopa") == tmp_path / "foo.scopa"
    assert person.seen == ["QFileDialog", "ReplaceFileDialog"]


def test_nothing_is_chosen(window: QWidget, person: Person, tmp_path: Path) -> None:
    person.answers = [QDialog.reject]
    assert ask(window, tmp_path / "proposal.scopa") is None


@pytest.mark.parametrize(
    ("typed", "saved"),
    [
        ("Scopa 1.5", "Scopa 1.5.scopa"),
        ("notes.txt", "notes.txt.scopa"),
        ("LOUD.SCOPA", "LOUD.SCOPA"),
        ("plain.scopa", "plain.scopa"),
    ],
)
def test_only_the_suffix_of_the_game_counts(
    window: QWidget, person: Person, tmp_path: Path, typed: str, saved: str
) -> None:
    person.answers = [types(typed)]
    assert ask(window, tmp_path / "proposal.scopa") == tmp_path / saved


def test_the_question_names_the_file_and_its_folder(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = ReplaceFileDialog(tmp_path / "foo.scopa")
    qtbot.addWidget(dialog)
    assert "foo.scopa" in dialog.accessibleDescription()
    assert str(tmp_path) in dialog.accessibleDescription()


def test_the_buttons_of_a_file_dialog_are_dark_with_the_dark_palette(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    owner.setStyleSheet(dialog_style(DARK_PALETTE))
    dialog = QFileDialog(owner)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    show_widget(qtbot, dialog)
    (cancel,) = (each for each in dialog.findChildren(QPushButton) if "Cancel" in each.text())
    picture = cancel.grab().toImage()
    assert picture.pixelColor(6, picture.height() // 2).lightness() < 100
