"""The available size of the screen, places of dialogs, and pages that scroll."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QMargins, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from scopa_desktop.ui.platform.window_state import available_area
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.widgets.boxes import vbox

NO_LIMIT = 16_777_215
"""The maximum width or height of a widget without one: QWIDGETSIZE_MAX of Qt."""
_SCROLL_BAR_GAP = 8
_FRAME = QMargins(4, 32, 4, 4)
"""The approximate frame that the window system adds to a dialog."""


def scroll_page_margins(top: int, bottom: int) -> QMargins:
    """The margins of a page in a scroll area, with a gap on the side of the scroll bar."""
    if QGuiApplication.isRightToLeft():
        return QMargins(_SCROLL_BAR_GAP, top, 0, bottom)
    return QMargins(0, top, _SCROLL_BAR_GAP, bottom)


def available_screen_size(widget: QWidget) -> QSize:
    """The size available to windows on the screen where a widget is or will be shown.

    `QWidget.screen()` is not used: PySide makes its result a child of the widget, so that the
    QScreen is deleted with it and the program crashes at the next window.
    """
    return _available_area(widget.parentWidget() or widget).size()


def geometry_beside(window: QWidget, sizes: Sequence[QSize]) -> QRect:
    """The geometry of a dialog that leaves as much of a window visible as possible.

    Of several sizes, the first one that covers no more than half of the window is used, else the
    last one. The dialog is placed at the end of the line: in right-to-left languages at the left.
    """
    area = _available_area(window).marginsRemoved(_FRAME)
    rects = [_at_edge(size, window.geometry(), area) for size in sizes]
    for rect in rects:
        if rect.intersected(window.geometry()).width() * 2 <= window.width():
            return rect
    return rects[-1]


def _at_edge(size: QSize, window: QRect, area: QRect) -> QRect:
    """A rectangle at the end of an area, centred vertically on a window; not beyond its edge."""
    rect = QRect(area.topLeft(), size.boundedTo(area.size()))
    rect.moveCenter(window.center())
    if QGuiApplication.isRightToLeft():
        rect.moveRight(window.left() - 1)
    else:
        rect.moveLeft(window.right() + 1)
    rect.moveLeft(min(max(rect.left(), area.left()), area.right() - rect.width() + 1))
    rect.moveTop(min(max(rect.top(), area.top()), area.bottom() - rect.height() + 1))
    return rect


def _available_area(window: QWidget) -> QRect:
    screen = QGuiApplication.screenAt(window.frameGeometry().center())
    return available_area(screen or QGuiApplication.primaryScreen())


_LEAST_PAGE_HEIGHT: Final = 75
"""Of a page that scrolls, at the usual text size: no more than a dialog leaves its body, or there
would be a bar beside the other."""


def frameless_area() -> QScrollArea:
    """A scroll area without a frame; its content fills the width and has the keyboard focus."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


class ScrollPage(QScrollArea):
    """A column of widgets as wide as the page, which never scrolls sideways.

    It takes the height that is left in a dialog, which would scroll itself if the page wanted more.
    """

    def __init__(self, spacing: int = 0) -> None:
        super().__init__()
        self._spacing = spacing
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(round(_LEAST_PAGE_HEIGHT * text_scale()))

    def sizeHint(self) -> QSize:
        """The least height, which a layout would not keep free for a height that is ignored."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def new_column(self) -> QVBoxLayout:
        """Begin again without content. Returns the layout to fill."""
        body = QWidget()
        body.setObjectName("dialog-body")
        column = vbox(within=body, spacing=self._spacing, margins=scroll_page_margins(2, 6))
        self.setWidget(body)
        return column
