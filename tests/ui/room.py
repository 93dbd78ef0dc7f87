"""Which words of a window have no room, for tests of several languages and sizes."""

from collections.abc import Callable, Iterator
from functools import reduce

import pytest
from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from scopa_desktop.ui.table.accessibility.accessible_table import GroupProxy, TextProxy
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.theme import painting
from scopa_desktop.ui.widgets.buttons import Button, LinkButton
from scopa_desktop.ui.widgets.card_label import CardLabel
from scopa_desktop.ui.widgets.headings import Heading


def watch_painting(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The painted texts that do not fit, from now on."""
    cut: set[str] = set()

    def watched(shorten: Callable[..., str]) -> Callable[..., str]:
        def shorten_and_tell(words: str, *room: object) -> str:
            elided = shorten(words, *room)
            if elided != words:
                cut.add(words)
            return elided

        return shorten_and_tell

    monkeypatch.setattr(painting, "elided_text", watched(painting.elided_text))
    monkeypatch.setattr(painting, "elided_lines", watched(painting.elided_lines))
    return cut


def needed_size(part: QWidget) -> QSize:
    """The least size in which a part shows all its words."""
    size = QSize(0, 0)
    match part:
        case TextProxy():
            pass  # It paints nothing.
        case Heading():
            size = part.minimumSizeHint()
        case QLabel() if part.wordWrap():
            words = part.text().replace("&", "").split()
            longest = max(map(part.fontMetrics().horizontalAdvance, words), default=0)
            size = QSize(longest, part.heightForWidth(part.width()))
        case QLineEdit() if not part.isReadOnly():
            # One that is read only is there to be selected and copied.
            text = part.text() or part.placeholderText()
            size = QSize(part.fontMetrics().horizontalAdvance(text), 0)
        case QComboBox():
            size = _combo_size(part)
        case LinkButton() | QCheckBox():
            size = QSize(part.minimumSizeHint().width(), part.heightForWidth(part.width()))
        case Button() if _is_on_table(part):
            # It makes its text smaller or shorter, which its tool tip then repeats, rather than
            # wider than its place; the margins of the size hint are for other buttons.
            size = part.sizeHint() - QSize(round(part.sizeHint().height() * 0.6), 0)
        case Button():
            size = QSize(part.width_for_text(is_compact=True), part.minimumSizeHint().height())
        case QAbstractButton() if part.layout() is not None:
            pass  # The labels on it are looked at by themselves.
        case QLabel() | QPushButton():
            size = part.sizeHint()
        case QAbstractButton():
            size = part.minimumSizeHint()
        case QHeaderView() if part.orientation() is Qt.Orientation.Horizontal:
            lacking = (part.sectionSizeHint(n) - part.sectionSize(n) for n in _shown_sections(part))
            size = QSize(part.width() + max(0, *lacking, 0), 0)
    return size


def cards_size(label: CardLabel) -> QSize:
    """The size of the cards on a label, which may overlap but not lie beyond it."""
    return reduce(QRectF.united, label.boxes(), QRectF()).toAlignedRect().size()


def _shown_sections(header: QHeaderView) -> list[int]:
    return [n for n in range(header.count()) if not header.isSectionHidden(n)]


def _is_on_table(part: QWidget) -> bool:
    above = part.parentWidget()
    return above is not None and isinstance(above.parentWidget(), TableView)


def _combo_size(box: QComboBox) -> QSize:
    """Room for the longest text, but no more than there is: the list shows all texts."""
    above = box.parentWidget()
    room = QSize(above.width() if above else box.width(), box.sizeHint().height())
    return box.sizeHint().boundedTo(room).expandedTo(QSize(_combo_width(box), 0))


def _combo_width(box: QComboBox) -> int:
    """The width in which a combo box shows its current text."""
    option = QStyleOptionComboBox()
    option.initFrom(box)
    option.rect = box.rect()
    style = box.style()
    if not isinstance(style, QStyle):
        # The wrapper of a deleted layout item at the same address, which PySide can leave behind
        # where a layout was added to another one.
        style = QApplication.style()
    field = style.subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    return box.width() - field.width() + box.fontMetrics().horizontalAdvance(box.currentText())


def seen_parts(window: QWidget) -> Iterator[QWidget]:
    """The visible parts, also those that need scrolling."""
    return (part for part in window.findChildren(QWidget) if part.isVisibleTo(window))


def lies_within(part: QWidget) -> bool:
    """Whether a part is inside its parent, except where it scrolls vertically."""
    above = part.parentWidget()
    if above is None or part.isWindow() or isinstance(part, GroupProxy):
        return True
    scrolls = isinstance(above.parentWidget(), QAbstractScrollArea)
    room = above.rect().adjusted(-1, -1, 1, 1)
    box = QRect(0, 0, 1, 1) if part.size().isEmpty() else part.geometry()
    across = room.left() <= box.left() and box.right() <= room.right()
    return across and (scrolls or (room.top() <= box.top() and box.bottom() <= room.bottom()))


def cramped(window: QWidget) -> list[str]:
    """The parts of a window whose words have no room, and what they lack."""
    complaints = []
    for part in seen_parts(window):
        needs = cards_size(part) if isinstance(part, CardLabel) else needed_size(part)
        has = part.size()
        words = part.property("text") or part.property("placeholderText") or ""
        if isinstance(part, QComboBox):
            words = part.currentText()
        name = f"{type(part).__name__} {words!r}"
        if needs.width() > has.width() + 1 or needs.height() > has.height() + 1:
            complaints.append(f"{name}: {has.toTuple()} where {needs.toTuple()} is needed")
        if not lies_within(part):
            complaints.append(
                f"{name}: {part.geometry().getRect()} is not wholly on what it stands on"
            )
    return complaints


def tips(window: QWidget) -> str:
    """What all tool tips of a window say."""
    texts = [part.toolTip() for part in window.findChildren(QWidget)]
    for view in window.findChildren(QAbstractItemView):
        model = view.model()
        rows = range(model.rowCount())
        texts += [str(model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole)) for row in rows]
    return "\n".join(texts)
