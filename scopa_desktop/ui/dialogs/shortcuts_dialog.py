"""The sheet of keys: what can be done from the keyboard."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from scopa_desktop.ui.theme.fonts import BODY_SIZE, SMALL_SIZE, body_font, text_scale
from scopa_desktop.ui.theme.painting import CENTRE, colour, set_render_hints
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.shapes import fill_and_outline, rounded
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.headings import GROUP, Heading
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.widgets.plain_text import PlainLabel

Shortcut: TypeAlias = tuple[str, str]
"""What is done, and by which keys; empty where none are."""
ShortcutGroup: TypeAlias = tuple[str, Sequence[Shortcut]]
"""A heading and its shortcuts."""

_SIZE = QSize(820, 740)
_TWO_COLUMNS_FROM = 620


class KeyCap(PlainLabel):
    """A key as it looks on the keyboard."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setFont(body_font(SMALL_SIZE, bold=True))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """The words and a rim."""
        reach = QFontMetricsF(self.font()).horizontalAdvance(self.text())
        height = round(26 * text_scale())
        return QSize(max(height + 4, round(reach) + 20), height)

    def minimumSizeHint(self) -> QSize:
        """The words are never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A cap on its edge."""
        painter = QPainter(self)
        set_render_hints(painter)
        now = current_palette()
        cap = QRectF(self.rect()).adjusted(1, 1, -1, -3)
        painter.fillPath(rounded(cap.translated(0, 2), 5), colour(now.button_shadow))
        fill_and_outline(painter, rounded(cap, 5), now.field, now.frame, 1.4)
        painter.setFont(self.font())
        painter.setPen(colour(now.text))
        painter.drawText(cap, CENTRE, self.text())


class ShortcutsDialog(PaperDialog):
    """All shortcuts, group by group, in two columns."""

    def __init__(
        self, groups: Callable[[], Sequence[ShortcutGroup]], parent: QWidget | None = None
    ) -> None:
        """`groups` gives them in their order, in the language of now; what has no key goes."""
        super().__init__("", _SIZE, parent)
        self._groups = groups
        self._back = self.add_button("", ButtonKind.GOLD)
        self._back.clicked.connect(self.accept)
        self.retranslate()
        self._let_keys_scroll()

    def retranslate(self) -> None:
        """All words anew."""
        self.set_title(self.tr("Keys"))
        self.set_footer(self.tr("Everything that can be clicked can be reached by keyboard."))
        self._back.setText(self.tr("Back to the table"))
        self.set_content(self._content())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One column below the other where there is no room for two."""
        super().resizeEvent(event)
        self._arrange()

    def _content(self) -> QWidget:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(36)
        for groups in _in_two([_with_keys(group) for group in self._groups()]):
            self._columns.addLayout(self._column(groups), 1)
        column.addLayout(self._columns)
        column.addStretch(1)
        self._arrange()
        return content

    def _arrange(self) -> None:
        room = self.width() >= _TWO_COLUMNS_FROM * text_scale()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(across if room else down)

    def _let_keys_scroll(self) -> None:
        """Nothing on the page takes the keyboard, so the page itself does."""
        for page in self.findChildren(QScrollArea):
            page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            page.setFocus()

    def _column(self, groups: Sequence[ShortcutGroup]) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(6)
        for number, (title, shortcuts) in enumerate(groups):
            if number:
                column.addSpacing(14)
            column.addWidget(Heading(title, GROUP))
            column.addLayout(_rows(shortcuts))
        column.addStretch(1)
        return column


def _rows(shortcuts: Sequence[Shortcut]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(6)
    grid.setColumnStretch(0, 1)
    for row, (text, key) in enumerate(shortcuts):
        words = PlainLabel(text)
        words.setFont(body_font(BODY_SIZE))
        words.setWordWrap(True)
        cap = KeyCap(key)
        cap.setAccessibleDescription(words.text())
        grid.addWidget(words, row, 0)
        grid.addWidget(cap, row, 1, Qt.AlignmentFlag.AlignRight)
    return grid


def _with_keys(group: ShortcutGroup) -> ShortcutGroup:
    title, shortcuts = group
    return title, [(deed, keys) for deed, keys in shortcuts if keys]


def _in_two(groups: Sequence[ShortcutGroup]) -> tuple[list[ShortcutGroup], list[ShortcutGroup]]:
    """The groups in two columns of nearly one height, their order kept."""
    filled = [group for group in groups if group[1]]
    heights = [len(shortcuts) + 2 for _, shortcuts in filled]

    def taller(cut: int) -> int:
        return max(sum(heights[:cut]), sum(heights[cut:]))

    cut = min(range(len(filled) + 1), key=taller)
    return filled[:cut], filled[cut:]
