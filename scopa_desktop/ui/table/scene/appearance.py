"""How the table is printed and paced now: deck, back, cloth, pixels, values, speed."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtGui import QPixmap

from scopa_desktop.rules.captures import ITALIAN_CAPTURE_VALUES, CaptureValues
from scopa_desktop.rules.cards import Card, card_name
from scopa_desktop.ui.decks import CardArt, Deck
from scopa_desktop.ui.theme.durations import REDUCED, Speed
from scopa_desktop.ui.theme.tokens import GREEN_CLOTH, Cloth


class ValueDisplay(Enum):
    """When the value stands on cards whose print does not show it."""

    PRINTED = "printed"
    """Never."""
    AIMING = "aiming"
    """While a card is taken up."""
    ALWAYS = "always"


@dataclass
class Appearance:
    """What every item of the table asks before it paints or moves."""

    art: CardArt
    deck_id: str
    back_id: str
    """The deck whose back is printed on the cards."""
    cloth: Cloth = GREEN_CLOTH
    dpr: float = 1.0
    card_values: ValueDisplay = ValueDisplay.PRINTED
    game_values: CaptureValues = ITALIAN_CAPTURE_VALUES
    """What the cards are worth in the game."""
    values: CaptureValues = ITALIAN_CAPTURE_VALUES
    """What they are worth now: a wild card declared has the value given to it."""
    is_aiming: bool = False
    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False

    @property
    def deck(self) -> Deck:
        """The deck on the table."""
        return self.art.decks[self.deck_id]

    def picture(self, card: Card | None, width: float) -> QPixmap:
        """A card's face, or the back for None, at exactly the pixels of that width."""
        if card is None:
            return self.art.card(self.back_id, None, width, self.dpr)
        return self.art.card(self.deck_id, card_name(card), width, self.dpr)

    def value_on(self, card: Card) -> str:
        """The value to print over a card; empty where none is wanted or it is printed already."""
        wanted = self.card_values is ValueDisplay.ALWAYS or (
            self.card_values is ValueDisplay.AIMING and self.is_aiming
        )
        if not wanted or self.deck.prints_value(card_name(card)):
            return ""
        return str(self.values.of(card))

    def value_given_to(self, card: Card) -> str:
        """What a wild card counts since it was declared; empty where a card is worth its own."""
        value = self.values.of(card)
        return str(value) if value != self.game_values.of(card) else ""

    def ms(self, duration: int) -> int:
        """How long a movement of that duration takes at the player's speed."""
        if self.reduced_motion:
            duration = min(duration, REDUCED)
        return self.speed.of(duration)

    def pause(self, duration: int) -> int:
        """How long something stands still to be read; reduced motion does not shorten it."""
        return self.speed.of(duration)

    @property
    def is_still(self) -> bool:
        """Whether nothing moves at all."""
        return self.speed is Speed.OFF
