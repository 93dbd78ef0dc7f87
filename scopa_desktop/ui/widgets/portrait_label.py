"""The round portrait of a player."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.painting import smooth_painter


class PortraitLabel(QWidget):
    """A round portrait as large as the widget, whose size is set by its owner."""

    def __init__(self, art: CardArt, portrait: str = "") -> None:
        super().__init__()
        self._art, self._portrait = art, portrait

    def set_portrait(self, portrait: str) -> None:
        self._portrait = portrait
        self.update()

    def set_diameter(self, diameter: float) -> None:
        """Set the size in logical pixels."""
        self.setFixedSize(round(diameter), round(diameter))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        picture = self._art.portrait(self._portrait, self.width(), self.devicePixelRatioF())
        painter.drawPixmap(QRectF(self.rect()), picture, QRectF(picture.rect()))
