"""The round portrait of a player."""

from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.widgets.plain_text import PlainLabel


class PortraitLabel(PlainLabel):
    """A round portrait, whose size is set by its owner."""

    def __init__(self, art: CardArt, portrait: str = "", diameter: float = 0) -> None:
        """`diameter` is the size in logical pixels."""
        super().__init__()
        self._art, self._portrait = art, portrait
        self.set_diameter(diameter)

    def set_portrait(self, portrait: str) -> None:
        self._portrait = portrait
        self._show()

    def set_diameter(self, diameter: float) -> None:
        """Set the size in logical pixels."""
        self.setFixedSize(round(diameter), round(diameter))
        self._show()

    def _show(self) -> None:
        if self.width():
            dpr = self.devicePixelRatioF()
            self.setPixmap(self._art.portrait(self._portrait, self.width(), dpr))
