"""What counts as a control and as a word of a window."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from benchmarks.window_words import Shown, painted_texts
from tests.ui.conftest import show_widget


def window_of(*parts: QWidget) -> QWidget:
    """A window with widgets one below the other."""
    window = QWidget()
    column = QVBoxLayout(window)
    for part in parts:
        column.addWidget(part)
    return window


def test_a_field_is_one_control_with_all_its_parts(qtbot: QtBot) -> None:
    line = QLineEdit()
    line.setClearButtonEnabled(True)
    window = show_widget(qtbot, window_of(QSpinBox(), line, QComboBox(), QCheckBox()))
    assert Shown.by(window) == Shown(4, 0, 1)


def test_hidden_widgets_do_not_count(qtbot: QtBot) -> None:
    hidden = QPushButton("Two words")
    window = window_of(QPushButton("One"), hidden)
    hidden.hide()
    assert Shown.by(show_widget(qtbot, window)) == Shown(1, 0, 1)


def test_labels_and_rows_of_lists_have_words(qtbot: QtBot) -> None:
    rows = QListWidget()
    rows.addItems(["Scopa", "Scopa d'Assi"])
    window = show_widget(qtbot, window_of(QLabel("2–4 players · to 11"), rows))
    assert Shown.by(window) == Shown(1, 0, 7)
    assert "Scopa d'Assi" in painted_texts(window)


def test_controls_that_one_has_to_scroll_to_are_counted_apart(qtbot: QtBot) -> None:
    area = QScrollArea()
    area.setWidget(window_of(*[QPushButton(f"Button {number}") for number in range(40)]))
    shown = Shown.by(show_widget(qtbot, window_of(area), QSize(300, 200)))
    assert 0 < shown.controls < 40
    assert shown.controls + shown.out_of_sight == 40
    assert shown.words < 80
