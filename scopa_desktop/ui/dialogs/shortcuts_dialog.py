"""The dialog with all keyboard shortcuts."""

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from scopa_desktop.ui.theme.fonts import SMALL_SIZE, is_text_huge, text_scale
from scopa_desktop.ui.theme.painting import CENTRE
from scopa_desktop.ui.widgets.boxes import STRETCH, vbox
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.headings import GROUP, BodyLabel, Heading, paragraph
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.wording.text_direction import among_words_from_right

Shortcut: TypeAlias = tuple[str, str]
"""An action, and its keys; empty if it has none."""
ShortcutGroup: TypeAlias = tuple[str, Sequence[Shortcut]]
"""A heading and its shortcuts."""

_SIZE = QSize(820, 740)
_LEAST_KEY = 30
_MIN_WIDTH_FOR_TWO_COLUMNS = 620


class KeyCap(BodyLabel):
    """A label that looks like a key of the keyboard."""

    def __init__(self, text: str) -> None:
        is_mirrored = QGuiApplication.isRightToLeft()
        shown = among_words_from_right(text) if is_mirrored else text
        super().__init__(shown, SMALL_SIZE, bold=True)
        self.setProperty("key", True)
        self.setAlignment(CENTRE)
        self.setMinimumWidth(round(_LEAST_KEY * text_scale()))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)


class ShortcutsDialog(PaperDialog):
    """All shortcuts by group, in two columns if there is room."""

    def __init__(self, groups: Sequence[ShortcutGroup], parent: QWidget | None = None) -> None:
        """Actions without keys are omitted."""
        super().__init__(self.tr("Keyboard shortcuts"), _SIZE, parent)
        self.set_footer(self.tr("Everything you can click can also be reached by keyboard."))
        self.add_button(self.tr("Back to the table"), ButtonKind.GOLD).clicked.connect(self.accept)
        self.set_content(self._content(groups))
        for area in self.findChildren(QScrollArea):
            area.setAccessibleName(self.tr("Keyboard shortcuts"))
            area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            area.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _content(self, groups: Sequence[ShortcutGroup]) -> QWidget:
        content = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(36)
        for part in _split_into_columns([_with_keys(group) for group in groups]):
            self._columns.addLayout(self._column(part), 1)
        vbox(self._columns, STRETCH, within=content)
        self._arrange()
        return content

    def _arrange(self) -> None:
        has_room = self.width() >= _MIN_WIDTH_FOR_TWO_COLUMNS * text_scale()
        self._columns.setDirection(
            QBoxLayout.Direction.LeftToRight if has_room else QBoxLayout.Direction.TopToBottom
        )

    def _column(self, groups: Sequence[ShortcutGroup]) -> QVBoxLayout:
        column = vbox(spacing=6)
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
    for row, (text, keys) in enumerate(shortcuts):
        label = paragraph(text)
        cap = KeyCap(keys)
        cap.setAccessibleDescription(label.text())
        if is_text_huge():
            grid.addWidget(label, 2 * row, 0)
            grid.addWidget(cap, 2 * row + 1, 0, Qt.AlignmentFlag.AlignLeft)
        else:
            grid.addWidget(label, row, 0)
            grid.addWidget(cap, row, 1, Qt.AlignmentFlag.AlignRight)
    return grid


def _with_keys(group: ShortcutGroup) -> ShortcutGroup:
    title, shortcuts = group
    return title, [(text, keys) for text, keys in shortcuts if keys]


def _split_into_columns(
    groups: Sequence[ShortcutGroup],
) -> tuple[list[ShortcutGroup], list[ShortcutGroup]]:
    """The non-empty groups in order, split into two columns of about the same height."""
    groups = [group for group in groups if group[1]]
    heights = [len(shortcuts) + 2 for _, shortcuts in groups]

    def height(split: int) -> int:
        return max(sum(heights[:split]), sum(heights[split:]))

    split = min(range(len(groups) + 1), key=height)
    return list(groups[:split]), list(groups[split:])
