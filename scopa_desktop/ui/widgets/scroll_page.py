"""A page that scrolls up and down."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from scopa_desktop.ui.widgets.screen_space import scroll_page_margins

_LEAST_HEIGHT: Final = 120


class ScrollPage(QScrollArea):
    """A column of widgets as wide as the page, which never scrolls sideways.

    It takes the height that is left in a dialog, which would scroll itself if the page wanted more.
    """

    def __init__(self, spacing: int) -> None:
        super().__init__()
        self._spacing = spacing
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.setMinimumHeight(_LEAST_HEIGHT)

    def new_column(self) -> QVBoxLayout:
        """Begin again without content. Returns the layout to fill."""
        body = QWidget()
        body.setObjectName("dialog-body")
        column = QVBoxLayout(body)
        column.setContentsMargins(scroll_page_margins(2, 6))
        column.setSpacing(self._spacing)
        self.setWidget(body)
        return column
