"""`SumPlate`: the sum of the selected table cards, in the place of the buttons beside the hand."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.cached_item import CachedItem
from scopa_desktop.ui.theme.colours import INK, PAPER
from scopa_desktop.ui.theme.fonts import font
from scopa_desktop.ui.theme.painting import CENTRE, draw_text, fitting_font, text_width
from scopa_desktop.ui.theme.shapes import cartouche, fill_and_outline

_PADDING, _HEIGHT = 2.0, 2.1
"""Room around the text beside it, and height of the plate, in text sizes."""


class SumPlate(CachedItem):
    """A sum such as "7 + 3 = 10" on a paper plate; it takes no clicks."""

    def __init__(self, appearance: Appearance, z: float) -> None:
        super().__init__(appearance, z)
        self.text = ""
        self._px = 12.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def set_text(self, text: str) -> None:
        """Set the sum; the plate is hidden without one."""
        self.text = text
        self.setVisible(bool(text))

    def place(self, zone: QRectF, px: float) -> None:
        """Centre the plate in a zone; `px` is the text size in pixels."""
        self._px = px
        width = text_width(self.text, font(px, bold=True)) + _PADDING * px
        box = QRectF(0, 0, min(zone.width(), width), px * _HEIGHT)
        box.moveCenter(zone.center())
        self.set_box(box)

    def draw(self, painter: QPainter) -> None:
        fill_and_outline(painter, cartouche(self.box, 5), PAPER, INK)
        room = self.box.width() - self._px
        fitting = fitting_font(self.text, self._px, room, bold=True)
        draw_text(painter, self.box, self.text, fitting, INK, align=CENTRE)
