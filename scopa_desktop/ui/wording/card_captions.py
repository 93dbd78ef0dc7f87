"""The cards that count for a category, with the captions that they have on the score sheet."""

from typing import NamedTuple

from scopa_desktop.rules.cards import RANKS, Card, Mask, card_name, cards_of
from scopa_desktop.rules.scoring import Measure, PrimieraOrder, PrimieraSum, best_cards_of_suits
from scopa_desktop.ui.pictures.decks import Deck


class ShownCard(NamedTuple):
    """A card with its caption."""

    card: Card
    caption: str = ""
    """What the card counts, where that is not one card."""


def shown_cards(measure: Measure | None, cards: Mask, deck: Deck) -> tuple[ShownCard, ...]:
    """The cards of a side in the order in which they count."""
    match measure:
        case PrimieraSum(rank_values=values):
            best = best_cards_of_suits(cards, values)
            return tuple(ShownCard(card, str(values[card % RANKS])) for card in best)
        case PrimieraOrder(rank_values=values):
            best = best_cards_of_suits(cards, values)
            ordered = sorted(best, key=lambda card: values[card % RANKS], reverse=True)
            return tuple(ShownCard(card, deck.rank_name(card_name(card))) for card in ordered)
        case _:
            return tuple(map(ShownCard, cards_of(cards)))
