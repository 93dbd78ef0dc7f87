"""A layout that wraps its items into lines, as Qt's flow layout example does."""

from typing import TypeAlias

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget, QWidgetItem

_Line: TypeAlias = list[tuple[QLayoutItem, QSize]]
"""The items side by side, with their sizes."""


class FlowLayout(QLayout):
    """Items at their size hints, side by side while they fit, centred vertically in each line.

    It is the layout of a widget, never one inside another layout: `QBoxLayout.addLayout` makes
    PySide keep the wrappers of the items after Qt has deleted these, and an item that Qt creates
    later at the same address gets such a wrapper.
    """

    def __init__(
        self,
        horizontal_spacing: int,
        vertical_spacing: int,
        parent: QWidget,
        *,
        centred: bool = False,
        at_end: bool = False,
        stretched: bool = False,
    ) -> None:
        """`centred` centres the lines, `at_end` ends them at the trailing edge.

        Otherwise they begin at the leading edge. In lines that are `stretched`, the items share the
        width that is left.
        """
        super().__init__(parent)
        self._horizontal_spacing, self._vertical_spacing = horizontal_spacing, vertical_spacing
        self._centred, self._at_end, self._stretched = centred, at_end, stretched
        self._items: list[QLayoutItem] = []
        self._lines_at: dict[int, list[_Line]] = {}
        """The lines at the widths that were asked for since an item changed its size hint."""
        self.setContentsMargins(0, 0, 0, 0)

    def addWidget(self, widget: QWidget) -> None:
        """Append a widget.

        Its item is created here, so that no stale wrapper can be taken for it (see the class).
        """
        self.addChildWidget(widget)
        self.addItem(QWidgetItem(widget))

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    def invalidate(self) -> None:
        """Measure again; Qt calls it when an item changes its size hint, comes or goes."""
        self._lines_at.clear()
        super().invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The item at an index; None if there is none, as Qt requires."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Remove and return the item at an index; None if there is none."""
        if not 0 <= index < len(self._items):
            return None
        item = self._items.pop(index)
        self.invalidate()
        return item

    def expandingDirections(self) -> Qt.Orientation:
        """The layout uses extra width, not extra height."""
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = self._lines(width)
        spacing = self._vertical_spacing * max(0, len(lines) - 1)
        return sum(map(_height, lines)) + spacing

    def sizeHint(self) -> QSize:
        sizes = [item.sizeHint() for item in self._visible_items()]
        spacing = self._horizontal_spacing * max(0, len(sizes) - 1)
        width = sum(size.width() for size in sizes) + spacing
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        """The largest minimum width and height of the items."""
        minimum = QSize(0, 0)
        for item in self._visible_items():
            minimum = minimum.expandedTo(item.minimumSize())
        return minimum

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        parent = self.parentWidget()
        direction = parent.layoutDirection() if parent else Qt.LayoutDirection.LeftToRight
        mirrored = direction == Qt.LayoutDirection.RightToLeft
        y = rect.top()
        for line in self._lines(rect.width()):
            height, sizes = _height(line), [size for _, size in line]
            used = sum(size.width() for size in sizes) + self._horizontal_spacing * (len(line) - 1)
            if self._stretched:
                spare = max(0, rect.width() - used) // len(line)
                sizes = [size + QSize(spare, 0) for size in sizes]
                used += spare * len(line)
            x = rect.left() + self._indent(rect.width() - used)
            for (item, _), size in zip(line, sizes, strict=True):
                left = rect.left() + rect.right() - x - size.width() + 1 if mirrored else x
                item.setGeometry(QRect(QPoint(left, y + (height - size.height()) // 2), size))
                x += size.width() + self._horizontal_spacing
            y += height + self._vertical_spacing

    def _indent(self, rest: int) -> int:
        """Where a line begins that leaves this width free."""
        if self._at_end:
            return max(0, rest)
        return rest // 2 if self._centred else 0

    def _visible_items(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _lines(self, width: int) -> list[_Line]:
        if width not in self._lines_at:
            self._lines_at[width] = self._broken(width)
        return self._lines_at[width]

    def _broken(self, width: int) -> list[_Line]:
        """The items in lines that are no wider than `width`."""
        lines: list[_Line] = []
        used = 0
        for item in self._visible_items():
            size = self._size(item, width)
            if lines and used + self._horizontal_spacing + size.width() <= width:
                lines[-1].append((item, size))
                used += self._horizontal_spacing + size.width()
            else:
                lines.append([(item, size)])
                used = size.width()
        return lines

    @staticmethod
    def _size(item: QLayoutItem, width: int) -> QSize:
        """The size hint, with the width bounded by `width` but not below the minimum size.

        An item that is narrower than its hint can need more lines.
        """
        hint = item.sizeHint()
        size = QSize(min(hint.width(), width), hint.height()).expandedTo(item.minimumSize())
        if size.width() < hint.width() and item.hasHeightForWidth():
            size.setHeight(item.heightForWidth(size.width()))
        return size


def _height(line: _Line) -> int:
    return max(size.height() for _, size in line)


class FlowRow(QWidget):
    """Widgets side by side, which wrap into lines; add more to `flow`."""

    def __init__(
        self,
        horizontal_spacing: int,
        vertical_spacing: int,
        *widgets: QWidget,
        stretched: bool = False,
    ) -> None:
        super().__init__()
        self.flow = FlowLayout(horizontal_spacing, vertical_spacing, self, stretched=stretched)
        for widget in widgets:
            self.flow.addWidget(widget)
