"""Rows and columns of widgets: box layouts that are filled where they are made."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, TypeVar

from PySide6.QtCore import QMargins, Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

STRETCH: Final = "stretch"
"""The place of the room that is left."""

_Box = TypeVar("_Box", QHBoxLayout, QVBoxLayout)
_Item: TypeAlias = QWidget | QLayout
_Margins: TypeAlias = QMargins | tuple[int, int, int, int]
Part: TypeAlias = (
    _Item | int | Literal["stretch"] | tuple[_Item, int] | tuple[_Item, Qt.AlignmentFlag]
)
"""A widget or a layout, alone or with its stretch factor or alignment; or a gap in pixels."""


def hbox(
    *parts: Part,
    within: QWidget | None = None,
    spacing: int | None = None,
    margins: _Margins = (0, 0, 0, 0),
) -> QHBoxLayout:
    """A row of parts in reading direction; `within` is the widget that it lays out.

    Without `spacing`, the parts are as far apart as the style has it.
    """
    return _set_up(QHBoxLayout(), parts, within, spacing, margins)


def vbox(
    *parts: Part,
    within: QWidget | None = None,
    spacing: int | None = None,
    margins: _Margins = (0, 0, 0, 0),
) -> QVBoxLayout:
    """A column of parts from the top; see `hbox`."""
    return _set_up(QVBoxLayout(), parts, within, spacing, margins)


def fill(box: QBoxLayout, *parts: Part) -> None:
    """Add parts to a row or a column."""
    for part in parts:
        match part:
            case int():
                box.addSpacing(part)
            case str():
                box.addStretch(1)
            # First, because a flag of Qt is a number as well.
            case (item, Qt.AlignmentFlag() as alignment):
                _add(box, item)
                box.setAlignment(item, alignment)
            case (item, int(stretch)):
                _add(box, item, stretch)
            case QWidget() | QLayout():
                _add(box, part)


def clear_box(box: QLayout) -> None:
    """Remove everything from a layout, and delete its widgets."""
    while (item := box.takeAt(0)) is not None:
        if (old := item.widget()) is not None:
            old.hide()
            old.deleteLater()


def _add(box: QBoxLayout, item: _Item, stretch: int = 0) -> None:
    if isinstance(item, QWidget):
        box.addWidget(item, stretch)
    else:
        box.addLayout(item, stretch)


def _set_up(
    box: _Box,
    parts: Sequence[Part],
    within: QWidget | None,
    spacing: int | None,
    margins: _Margins,
) -> _Box:
    if within is not None:
        within.setLayout(box)
    box.setContentsMargins(margins if isinstance(margins, QMargins) else QMargins(*margins))
    if spacing is not None:
        box.setSpacing(spacing)
    fill(box, *parts)
    return box
