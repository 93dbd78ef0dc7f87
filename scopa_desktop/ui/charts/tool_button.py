"""Small buttons with an icon, in the colours of dialogs."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.theme.icons import Tool, tool_path
from scopa_desktop.ui.theme.painting import colour, pen, set_render_hints
from scopa_desktop.ui.theme.shapes import rounded
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.wording.text_direction import without_marks

_SIDE, _GRID, _ICON = 30, 20, 18.0
_STROKE = 1.8


class ToolButton(QPushButton):
    """A square button with an icon; its name is its tool tip."""

    def __init__(self, tool: Tool, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._tool = tool
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_name(self, name: str) -> None:
        """Set what the button does, for the tool tip and for screen readers."""
        self.setAccessibleName(without_marks(name))
        set_tool_tip(self, name)

    def sizeHint(self) -> QSize:
        side = round(_SIDE * text_scale())
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the icon, mirrored in right-to-left languages, on a field when hovered."""
        painter = QPainter(self)
        set_render_hints(painter)
        palette = current_palette()
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isDown() or (self.underMouse() and self.isEnabled()):
            painter.fillPath(rounded(box, 7), colour(palette.groove))
        if self.hasFocus():
            painter.strokePath(rounded(box, 7), pen(palette.focus, 2))
        side = _ICON * text_scale() / _GRID
        painter.translate(box.center())
        painter.scale(
            -side if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else side, side
        )
        painter.translate(-_GRID / 2, -_GRID / 2)
        painter.setPen(pen(palette.text if self.isEnabled() else palette.line, _STROKE))
        painter.drawPath(tool_path(self._tool))
