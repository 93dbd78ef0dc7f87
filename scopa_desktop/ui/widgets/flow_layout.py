"""A layout that sets its items like words: from line to line."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Items in their own sizes, side by side while they fit; each line centred on its height."""

    def __init__(
        self, across: int, down: int, parent: QWidget | None = None, *, centred: bool = False
    ) -> None:
        """`centred` lines stand in the middle, others where reading begins."""
        super().__init__(parent)
        self._across, self._down = across, down
        self._centred = centred
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """One more item at the end."""
        self._items.append(item)

    def count(self) -> int:
        """The number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """An item; None past the last one, which is how Qt finds the end."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """An item, no longer laid out; None past the last one."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Lines take the width they are given."""
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        """Narrower means more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all lines."""
        lines = self._lines(width)
        return sum(map(self._line_height, lines)) + self._down * max(0, len(lines) - 1)

    def sizeHint(self) -> QSize:
        """Everything in one line."""
        shown = [item.sizeHint() for item in self._shown()]
        width = sum(size.width() for size in shown) + self._across * max(0, len(shown) - 1)
        return QSize(width, max((size.height() for size in shown), default=0))

    def minimumSize(self) -> QSize:
        """The widest item."""
        least = QSize()
        for item in self._shown():
            least = least.expandedTo(item.minimumSize())
        return least

    def setGeometry(self, rect: QRect) -> None:
        """Set the lines from the top; from right to left where that is the direction of reading."""
        super().setGeometry(rect)
        owner = self.parentWidget()
        direction = owner.layoutDirection() if owner else Qt.LayoutDirection.LeftToRight
        mirrored = direction == Qt.LayoutDirection.RightToLeft
        y = rect.top()
        for line in self._lines(rect.width()):
            height = self._line_height(line)
            sizes = [self._size(item, rect.width()) for item in line]
            used = sum(size.width() for size in sizes) + self._across * (len(line) - 1)
            x = rect.left() + ((rect.width() - used) // 2 if self._centred else 0)
            for item, size in zip(line, sizes, strict=True):
                left = rect.left() + rect.right() - x - size.width() + 1 if mirrored else x
                item.setGeometry(QRect(QPoint(left, y + (height - size.height()) // 2), size))
                x += size.width() + self._across
            y += height + self._down

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        used = 0
        for item in self._shown():
            reach = self._size(item, width).width()
            if lines and used + self._across + reach <= width:
                lines[-1].append(item)
                used += self._across + reach
            else:
                lines.append([item])
                used = reach
        return lines

    @staticmethod
    def _size(item: QLayoutItem, width: int) -> QSize:
        """An item wider than the line is squeezed into it."""
        hint = item.sizeHint()
        return QSize(min(hint.width(), width), hint.height()).expandedTo(item.minimumSize())

    def _line_height(self, line: list[QLayoutItem]) -> int:
        return max(item.sizeHint().height() for item in line)
