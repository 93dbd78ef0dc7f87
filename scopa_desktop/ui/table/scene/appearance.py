"""`Appearance`: what the items of the table read when they paint, with the `TableLook`."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtGui import QPixmap

from scopa_desktop.rules.captures import ITALIAN_CAPTURE_VALUES, CaptureValues
from scopa_desktop.rules.cards import Card, Mask, card_name, cards_of
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.pictures.portraits import Expression
from scopa_desktop.ui.table.scene.arrangement import USUAL_ARRANGEMENT, Arrangement
from scopa_desktop.ui.theme.colours import GREEN_CLOTH, Cloth
from scopa_desktop.ui.theme.durations import REDUCED_MOTION, Speed
from scopa_desktop.ui.widgets.card_painting import CardChips


class ValueDisplay(Enum):
    """When values are shown on cards that do not print them; in a fan they are always shown."""

    WHERE_NEEDED = "needed"
    """With decks whose cards cannot be counted in the hand."""
    NEVER = "printed"
    ON_SELECTION = "aiming"
    """While any card is selected."""
    ALWAYS = "always"


@dataclass(frozen=True)
class TableLook:
    """What the person has chosen about the looks and the motion of the table."""

    deck_id: str
    back_id: str
    """The deck whose back is shown, or a back that belongs to no deck."""
    cloth: Cloth = GREEN_CLOTH
    arrangement: Arrangement = USUAL_ARRANGEMENT
    card_values: ValueDisplay = ValueDisplay.NEVER
    shows_suit_signs: bool = False
    """Whether each card shows its value and the coloured sign of its suit in the corner.

    French faces then have four colours, too.
    """
    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False
    """Whether cards cross-fade instead of moving."""
    has_expressions: bool = True
    """Whether the characters smile, frown and look at their cards."""


@dataclass
class Appearance:
    """Shared by all items of the table, which read it when they paint or move."""

    art: CardArt
    look: TableLook
    dpr: float = 1.0
    game_values: CaptureValues = ITALIAN_CAPTURE_VALUES
    """Capture values of the variant."""
    values: CaptureValues = ITALIAN_CAPTURE_VALUES
    """Capture values in this round: a declared wild card has its declared value."""
    has_selection: bool = False
    """Whether a card of the hand or the table is selected."""

    @property
    def deck(self) -> Deck:
        return self.art.decks[self.look.deck_id]

    @property
    def read_by_cards(self) -> tuple[object, ...]:
        """What cards read when they are painted; they are painted again when it is another."""
        is_aiming = self.has_selection and self.look.card_values is ValueDisplay.ON_SELECTION
        return self.look, self.values, self.game_values, is_aiming

    def card_pixmap(self, card: Card | None, width: float) -> QPixmap:
        """A card's face, or the back for None, rendered for a width in logical pixels."""
        if card is None:
            return self.art.back(self.look.back_id, self.look.deck_id, width, self.dpr)
        return self.art.card(self.look.deck_id, card_name(card), width, self.dpr)

    def overlay_value(self, card: Card) -> str:
        """The value to show over a card; empty if none is to be shown or the card prints it."""
        is_shown = {
            ValueDisplay.WHERE_NEEDED: self.deck.needs_values,
            ValueDisplay.NEVER: False,
            ValueDisplay.ON_SELECTION: self.has_selection,
            ValueDisplay.ALWAYS: True,
        }[self.look.card_values]
        printed, value = self.deck.printed_index(card_name(card)), str(self.values.number_of(card))
        return value if is_shown and printed not in (value, "A") else ""

    def index_label(self, card: Card) -> str:
        """The value to show on a card that another one partly covers; empty if it has an index."""
        return "" if self.deck.printed_index(card_name(card)) else str(self.values.number_of(card))

    def printed_label(self, card: Card) -> str:
        """The index that the card prints, else its value."""
        return self.deck.printed_index(card_name(card)) or str(self.values.number_of(card))

    def chips(self, cards: Mask) -> CardChips:
        """The cards as chips, in the order of the move list."""
        ordered = tuple(cards_of(cards))
        return CardChips(self.look.deck_id, ordered, tuple(map(self.printed_label, ordered)))

    def emblem(self, card: Card, side: float) -> QPixmap:
        """The emblem of a card's suit, as a square with a side in logical pixels."""
        return self.art.emblem(self.look.deck_id, card_name(card)[1], side, self.dpr)

    def portrait(
        self, name: str, diameter: float, expression: Expression = Expression.CALM
    ) -> QPixmap:
        """The portrait of a player; calm if the settings say so."""
        shown = expression if self.look.has_expressions else Expression.CALM
        return self.art.portrait(name, diameter, self.dpr, shown)

    def declared_value(self, card: Card) -> str:
        """The declared value of a wild card; empty for cards with their own value."""
        value = self.values.of(card)
        return str(value) if value != self.game_values.of(card) else ""

    def motion_ms(self, duration: int) -> int:
        """Milliseconds of a movement at the current speed, shortened by reduced motion."""
        if self.look.reduced_motion:
            duration = min(duration, REDUCED_MOTION)
        return self.look.speed.scaled(duration)

    def pause_ms(self, duration: int) -> int:
        """Milliseconds of a pause for reading at the current speed; not shortened."""
        return self.look.speed.scaled(duration)

    @property
    def is_motion_off(self) -> bool:
        """Whether animations are turned off."""
        return self.look.speed is Speed.OFF
