"""`CardRow`: the cards of a move, side by side."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from scopa_desktop.rules.cards import Card, card_name, cards_of
from scopa_desktop.rules.moves import Action, Move, cards_of_action
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import set_render_hints
from scopa_desktop.ui.widgets.card_painting import draw_card

_HEIGHT: Final = 68.0
_GAP: Final = 0.35
"""Between the card played and those it takes, in widths of a card."""
_STEP: Final = 0.55
"""From one taken card to the next, in widths of a card."""
_MARGIN: Final = 4.0


class CardRow(QWidget):
    """The card played, and at a distance those it takes; the text of the move is beside it."""

    def __init__(
        self, art: CardArt, deck: Deck, action: Action, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._art = art
        self._deck = deck
        hand, table = cards_of_action(action)
        self._played = action.card if isinstance(action, Move) else None
        self._others = list(cards_of(table if isinstance(action, Move) else hand | table))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        if self._played is None and not self._others:
            self.hide()

    def sizeHint(self) -> QSize:
        """Room for all cards."""
        places = self._places(_HEIGHT * text_scale())
        right = max((place.right() for _, place in places), default=0.0)
        return QSize(round(right + _MARGIN), round(_HEIGHT * text_scale() + 2 * _MARGIN))

    def minimumSizeHint(self) -> QSize:
        """Narrower rows are drawn smaller."""
        return QSize(60, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards from the side where reading begins, smaller if they do not fit."""
        painter = QPainter(self)
        set_render_hints(painter)
        wanted = self.sizeHint().width()
        scale = min(1.0, self.width() / wanted) if wanted else 1.0
        height = _HEIGHT * text_scale() * scale
        mirroring = Mirroring(painter, QRectF(self.rect()))
        for card, place in self._places(height):
            centre = mirroring.point(QPointF(place.center().x(), self.height() / 2))
            draw_card(painter, self._art, (self._deck.id, card_name(card)), centre, height)

    def _places(self, height: float) -> list[tuple[Card, QRectF]]:
        width = height * self._deck.aspect
        left = _MARGIN
        places = []
        if self._played is not None:
            places.append((self._played, QRectF(left, 0, width, height)))
            left += width * (1 + _GAP)
        for card in self._others:
            places.append((card, QRectF(left, 0, width, height)))
            left += width * _STEP
        return places
