"""`CardStrip`: a strip of cloth with cards of each side."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QSizePolicy

from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.score.score_model import SideInfo
from scopa_desktop.ui.theme.colours import GOLD, Cloth
from scopa_desktop.ui.theme.painting import colour
from scopa_desktop.ui.widgets.boxes import hbox
from scopa_desktop.ui.widgets.card_label import CardSpread, strip_height_for
from scopa_desktop.ui.widgets.ornaments import ClothFrame
from scopa_desktop.ui.widgets.portrait_label import PortraitLabel
from scopa_desktop.ui.wording.card_wording import ShownCard

_MARGIN: Final = 10
_LARGEST_PORTRAIT, _PORTRAITS = 48, 108
"""The diameter of a portrait, and of those of all sides together."""
_DIVIDER_ALPHA: Final = 92


class CardStrip(ClothFrame):
    """A strip of cloth with cards of each side, beside its portraits."""

    def __init__(self, art: CardArt, deck: Deck, sides: Sequence[SideInfo], cloth: Cloth) -> None:
        super().__init__(cloth)
        self._deck = deck
        self._spreads = [CardSpread(art, deck) for _ in sides]
        diameter = min(_LARGEST_PORTRAIT, _PORTRAITS // len(sides))
        row = hbox(within=self, spacing=_MARGIN, margins=(_MARGIN, _MARGIN, _MARGIN, _MARGIN))
        for place, (side, cards) in enumerate(zip(sides, self._spreads, strict=True)):
            if place:
                divider = QFrame()
                divider.setFixedWidth(1)
                line = colour(GOLD, _DIVIDER_ALPHA).name(QColor.NameFormat.HexArgb)
                divider.setStyleSheet(f"background: {line};")
                row.addWidget(divider)
            portraits = [PortraitLabel(art, portrait, diameter) for portrait in side.portraits]
            row.addLayout(hbox(*portraits, (cards, 1), spacing=4), 1)
        self._faces = max(len(side.portraits) for side in sides) * (diameter + 4)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def show_cards(self, cards: Sequence[tuple[ShownCard, ...]], description: str = "") -> None:
        """Show the cards of each side; `description` says it where no text beside them does."""
        for label, cards_of_side in zip(self._spreads, cards, strict=True):
            label.show_cards(cards_of_side, description)

    def height_for(self, count: int, width: int) -> int:
        """The least height in which that many cards of a side can be recognised."""
        margins = 2 * _MARGIN * len(self._spreads) + _MARGIN
        room = (width - margins) / len(self._spreads) - self._faces
        return ceil(strip_height_for(count, room, self._deck.aspect) + 2 * _MARGIN)
