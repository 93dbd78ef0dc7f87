"""Plain text in Qt's widgets, for texts with any characters.

Qt shows a label or a tool tip as rich text when the text looks like HTML, and then opens the files
and network paths that it names. It reads `&` in the text of a button or menu entry as the mark of a
mnemonic, and `[*]` in a window title as the place of its own mark. Records, rules and settings come
from other people's files, so every label, tool tip and window title is set through this module,
and texts from files pass through `button_text` before they are set on a button.
"""

from math import ceil
from typing import Final, Protocol

from PySide6.QtCore import QPoint, QSize
from PySide6.QtCore import Qt as CoreQt
from PySide6.QtGui import QFontMetricsF, Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QToolTip, QWidget

from scopa_desktop.ui.wording.text_direction import without_marks

_WORD_JOINER = "\N{WORD JOINER}"
"""Invisible and without width; after `<` and `&` it ends what Qt takes for a tag or an entity."""
_TITLE_MARK = "[*]"
NO_DESCRIPTION: Final = " "
"""The description of a widget for which Qt would otherwise repeat its name to screen readers."""


class _HasToolTip(Protocol):
    """A widget, an action or an item of a scene."""

    def setToolTip(self, text: str, /) -> None: ...


class PlainLabel(QLabel):
    """A label whose text is never read as HTML, nor its marks of direction by a screen reader."""

    def __init__(
        self, text: str = "", parent: QWidget | None = None, *, wraps: bool = False
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(CoreQt.TextFormat.PlainText)
        self.setWordWrap(wraps)
        self.setText(text)

    def setText(self, text: str) -> None:
        """Show a text; a name that was set for screen readers stays."""
        before = self.text()
        if text == before:
            return
        spoken = without_marks(text)
        super().setText(text)
        if self.accessibleName() in ("", without_marks(before)):
            self.setAccessibleName("" if spoken == text else spoken)

    def sizeHint(self) -> QSize:
        """Qt's, with room for the underlined letter of a text that wraps."""
        return super().sizeHint() + QSize(self._room_for_mnemonic(), 0)

    def heightForWidth(self, width: int) -> int:
        return super().heightForWidth(width - self._room_for_mnemonic())

    def _room_for_mnemonic(self) -> int:
        """How much wider a text that wraps is painted than Qt measures it, in pixels.

        An underlined letter is painted by itself: without the kerning with its neighbours, a label
        that is just wide enough for its text would break it into a second line, which is cut.
        """
        before, mark, rest = self.text().partition("&")
        if not (self.wordWrap() and self.buddy() and mark):
            return 0
        metrics = QFontMetricsF(self.font())
        parts = sum(map(metrics.horizontalAdvance, (before, rest[:1], rest[1:])))
        return ceil(max(0.0, parts - metrics.horizontalAdvance(before + rest))) + 1


def plain_tool_tip(text: str) -> str:
    """The text of a tool tip that Qt shows as it is, also for `Qt.ItemDataRole.ToolTipRole`.

    A tool tip has no text format; Qt guesses it. Text that it would take for HTML gets an invisible
    character after each `<` and `&`; other text stays the same.
    """
    if not Qt.mightBeRichText(text):
        return text
    return text.replace("<", f"<{_WORD_JOINER}").replace("&", f"&{_WORD_JOINER}")


_FROM_TOOL_TIP: Final = "descriptionFromToolTip"
"""The property of a widget with the description that `set_tool_tip` has given it."""


def set_tool_tip(target: _HasToolTip, text: str) -> None:
    """Set the tool tip of a widget, an action or an item of a scene, as plain text.

    Screen readers get a tool tip as the description of its widget. If it begins with the name of
    the widget, which has to be set before, they get only the rest of it.
    """
    if isinstance(target, QWidget) and (
        target.accessibleDescription() in ("", target.property(_FROM_TOOL_TIP))
    ):
        description = _after_name(target, text)
        target.setAccessibleDescription(description)
        target.setProperty(_FROM_TOOL_TIP, description)
    target.setToolTip(plain_tool_tip(text))


def _after_name(widget: QWidget, tip: str) -> str:
    """What a tool tip says after the name of its widget; empty if it does not begin with that."""
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    name = widget.accessibleName() or without_mnemonic(text)
    spoken = without_marks(tip)
    if not name or not spoken.startswith(name):
        return "" if spoken == tip else spoken
    return spoken.removeprefix(name).strip(" :.()\n") or NO_DESCRIPTION


def show_tool_tip(position: QPoint, text: str, widget: QWidget) -> None:
    """Show a tool tip at a global position now, as plain text."""
    QToolTip.showText(position, plain_tool_tip(text), widget)


def hide_tool_tip() -> None:
    QToolTip.hideText()


def button_text(text: str) -> str:
    """The text of a button or a menu entry on which `&` is shown and marks no mnemonic."""
    return text.replace("&", "&&")


def set_window_title(window: QWidget, text: str) -> None:
    """Set the title of a window; `[*]` in it is shown."""
    window.setWindowTitle(text.replace(_TITLE_MARK, 2 * _TITLE_MARK))
    window.setAccessibleName(without_marks(text))


def without_mnemonic(text: str) -> str:
    return text.replace("&", "")
