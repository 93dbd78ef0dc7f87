"""The layout that wraps its items into lines."""

import gc
import weakref

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.widgets.flow_layout import FlowLayout


def test_items_are_created_by_python_and_remain_valid(qtbot: QtBot) -> None:
    """Python takes an item created by Qt for an earlier one at the same address, which is gone."""
    parent = QWidget()
    qtbot.addWidget(parent)
    row = FlowLayout(8, 4, parent)
    for number in range(6):
        row.addWidget(QLabel(str(number)))
    parent.show()
    QApplication.processEvents()
    items = [row.itemAt(index) for index in range(row.count())]
    assert all(item is not None and shiboken6.createdByPython(item) for item in items)
    assert all(label.parentWidget() is parent for label in parent.findChildren(QLabel))


def test_a_deleted_widget_leaves_the_layout(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    row = FlowLayout(8, 4, parent)
    first, second, third = labels = [QLabel(str(number)) for number in range(3)]
    for label in labels:
        row.addWidget(label)
    parent.show()
    row.removeWidget(first)
    second.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    assert row.count() == 1
    item = row.itemAt(0)
    assert item is not None
    assert item.widget() is third
    assert row.heightForWidth(400) == item.sizeHint().height()


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
