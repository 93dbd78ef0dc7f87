"""`LabelButton`: a button that is a tile of labels."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui.theme.style_sheets import set_style_property
from scopa_desktop.ui.widgets.buttons import PushButton
from scopa_desktop.ui.widgets.plain_text import PlainLabel, button_text


class LabelButton(PushButton):
    """A button whose layout holds labels; its own text is for screen readers only.

    The style sheet of dialogs knows tiles by their property `tile`: `frame` has a frame, `bare` one
    only with the focus or when it is checked, `choice` has a faint one until it is checked.
    """

    def __init__(self, name: str, tile: str, parent: QWidget | None = None) -> None:
        super().__init__(button_text(name), parent)
        self.setProperty("tile", tile)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.toggled.connect(self._mark_labels)

    def let_clicks_through(self) -> None:
        """Leave clicks on its parts to the button; call it when all of them are there."""
        for part in self.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _mark_labels(self, is_chosen: bool) -> None:
        """Show the labels in the colours of a chosen tile, or in the usual ones."""
        for label in self.findChildren(PlainLabel):
            set_style_property(label, "chosen", is_chosen)

    def sizeHint(self) -> QSize:
        """The room that the layout wants; Qt's is that of the text."""
        return QWidget.sizeHint(self)

    def minimumSizeHint(self) -> QSize:
        return QWidget.minimumSizeHint(self)
