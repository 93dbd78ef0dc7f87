"""Tests of the layout that wraps its items."""

import gc
import weakref

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.widgets.flow_layout import FlowLayout


def test_no_wrapper_of_an_item_is_left_after_its_widget_is_removed(qtbot: QtBot) -> None:
    """PySide would give a wrapper that is left to the next item at the same address."""
    page, row = QWidget(), QWidget()
    qtbot.addWidget(page)
    flow = FlowLayout(4, 4, row)
    labels = [QLabel(text) for text in ("one", "two", "three")]
    for label in labels:
        flow.addWidget(label)
    column = QVBoxLayout(page)
    column.addWidget(row)
    wrappers = [weakref.ref(flow.itemAt(index)) for index in range(flow.count())]
    flow.removeWidget(labels[0])
    labels[1].setParent(None)
    gc.collect()
    assert [wrapper() is None for wrapper in wrappers] == [True, True, False]
    assert flow.count() == 1
