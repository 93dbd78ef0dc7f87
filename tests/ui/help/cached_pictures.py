"""Pictures for pages that are made again and again, in other languages or with other options."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap

from scopa_desktop.rules.cards import Card
from scopa_desktop.ui.help.blocks import CapturePicture
from scopa_desktop.ui.help.card_pictures import CardPictures

_Key = tuple[Qt.LayoutDirection, str, tuple[tuple[Card, ...], ...]]


@dataclass(frozen=True)
class CachedPictures(CardPictures):
    """Draws a picture with the same cards in the same direction only once."""

    _drawn: dict[_Key, QPixmap] = field(default_factory=dict)

    def capture(self, shown: CapturePicture) -> QPixmap:
        cards = ((shown.played,), shown.taken, shown.rest)
        draw = super().capture
        return self._cached("capture", cards, lambda: draw(shown))

    def row(self, cards: Sequence[Card]) -> QPixmap:
        draw = super().row
        return self._cached("row", (tuple(cards),), lambda: draw(cards))

    def small_row(self, cards: Sequence[Card]) -> QPixmap:
        draw = super().small_row
        return self._cached("small row", (tuple(cards),), lambda: draw(cards))

    def _cached(
        self, kind: str, cards: tuple[tuple[Card, ...], ...], draw: Callable[[], QPixmap]
    ) -> QPixmap:
        key = (self.direction, kind, cards)
        if key not in self._drawn:
            self._drawn[key] = draw()
        return self._drawn[key]
