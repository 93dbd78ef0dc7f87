"""What is said when something other than a card played happens at the table."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from scopa_desktop.rules.cards import Mask
from scopa_desktop.rules.events import CutMade, DealVoided, Declared, OpeningTaken, WonAtOnce
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.painting import signed
from scopa_desktop.ui.wording.action_wording import combinations_sentence, with_wild
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.counted_nouns import counted
from scopa_desktop.ui.wording.list_format import with_commas

_CALLS: Final = {
    "small": "Buona!",
    "alike": "Buona da dieci!",
    "flor": "Flor!",
    "escalera": "Escalera!",
    "tres_de_nueva": "Tres de nueva!",
    "dos_de_miseria": "Dos de miseria!",
    "chorizo": "Chorizo!",
    "baciga": "Báciga!",
    "baciga_y_pares": "Báciga y pares!",
}
"""What is called out at the table, in the games' own languages."""

_MEANINGS: Final[dict[str, object]] = {
    "small": QT_TRANSLATE_NOOP("Events", "{total} in three cards"),
    "alike": QT_TRANSLATE_NOOP("Events", "three of a rank"),
    "flor": QT_TRANSLATE_NOOP("Events", "all of one suit"),
    "escalera": QT_TRANSLATE_NOOP("Events", "three in a row"),
    "tres_de_nueva": QT_TRANSLATE_NOOP("Events", "{total} in three cards"),
    "dos_de_miseria": QT_TRANSLATE_NOOP("Events", "{total} in three cards"),
    "chorizo": QT_TRANSLATE_NOOP("Events", "three of a rank"),
    "baciga": QT_TRANSLATE_NOOP("Events", "{total} in three cards"),
    "baciga_y_pares": QT_TRANSLATE_NOOP("Events", "{total} in three cards, two of a rank"),
}
"""What each combination is, for those who do not know its name."""


class EventWording:
    """Speaks of what happens in one round: of the person at the window as "you"."""

    def __init__(
        self,
        variant: Variant,
        seating: Seating,
        names: Sequence[str],
        words: CardWording,
        own_seat: int = 0,
    ) -> None:
        self._variant = variant
        self._seating = seating
        self._names = names
        self._words = words
        self._own_seat = own_seat

    def opening(self, taken: OpeningTaken, points: int) -> str:
        """`Nino takes the opening: 15, 1 point.`"""
        total = str(self._total(taken.cards, taken.wild))
        made = with_wild(total, taken.wild, self._variant, self._words)
        if points:
            made = with_commas((made, counted("points", points)))
        if taken.seat == self._own_seat:
            return translate("Events", "You take the opening: {made}.").format(made=made)
        told = translate("Events", "{name} takes the opening: {made}.")
        return told.format(name=self._names[taken.seat], made=made)

    def _total(self, cards: Mask, wild: int) -> int:
        """What cards add up to, the wild one among them counted as `wild`."""
        values, card = self._variant.captures.values, self._variant.wild_card
        if wild and card is not None:
            values = values.with_wild(card, wild)
        return values.total(cards)

    def voided(self, event: DealVoided) -> str:
        """Which cards void the deal, and who deals again."""
        if event.next_dealer == self._own_seat:
            told = translate("Events", "On the table: {cards}. The deal is void; you deal again.")
        else:
            told = translate(
                "Events", "On the table: {cards}. The deal is void; {name} deals again."
            )
        name = self._names[event.next_dealer]
        return told.format(cards=self._words.cards(event.cards), name=name)

    def cut_kept(self) -> str:
        """What the cutter did, as short as the list of moves has room for."""
        return translate("Events", "keeps the card cut")

    def cut_made(self, event: CutMade) -> str:
        """What the cutter does with his card; a card laid is seen by all."""
        if event.seat == self._own_seat:
            keeps = translate("Events", "You keep the card that you have cut.")
            lays = translate("Events", "You lay the {card} that you have cut.")
        else:
            keeps = translate("Events", "{name} keeps the card that was cut.")
            lays = translate("Events", "{name} lays the {card} that was cut.")
        told = keeps if event.keeps else lays
        return told.format(name=self._names[event.seat], card=self._words.card(event.card))

    def call(self, event: Declared) -> str:
        """The word that is called out: that of the dearest combination."""
        return _CALLS[max(event.combinations, key=lambda one: one.points).name]

    def meaning(self, event: Declared) -> str:
        """What was declared and what it brings: `8 in three cards, +3`."""
        if len(event.combinations) > 1:
            return combinations_sentence(event.combinations)
        pattern = translate("Events", str(_MEANINGS[event.combinations[0].name]))
        told = pattern.format(total=self._total(event.cards, event.wild))
        told = with_wild(told, event.wild, self._variant, self._words)
        return with_commas((told, signed(event.points)))

    @staticmethod
    def on_table(meaning: str) -> str:
        """The same of the opening table."""
        return translate("Events", "on the table, {meaning}").format(meaning=meaning)

    def declared(self, event: Declared, *, on_table: bool = False) -> str:
        """`Donna Rosa declares 5, 2, Ace: 8 in three cards, +3.`"""
        if on_table:
            return self._flor_of_table(event)
        if event.seat == self._own_seat:
            told = translate("Events", "You declare {cards}: {meaning}.")
        else:
            told = translate("Events", "{name} declares {cards}: {meaning}.")
        return told.format(
            name=self._names[event.seat],
            cards=self._words.ranks(event.cards),
            meaning=self.meaning(event),
        )

    def _flor_of_table(self, event: Declared) -> str:
        """The opening table brings the dealer a flor."""
        if event.seat == self._own_seat:
            told = translate("Events", "The opening table is a flor for you: {cards}, {points}.")
        else:
            told = translate("Events", "The opening table is a flor for {name}: {cards}, {points}.")
        return told.format(
            name=self._names[event.seat],
            cards=self._words.cards(event.cards),
            points=signed(event.points),
        )

    @property
    def win_call(self) -> str:
        """What is called out when a side wins at once."""
        return self._variant.win_call

    def won_at_once(self, event: WonAtOnce) -> str:
        """Who holds all the cards that win, and what it means."""
        if event.side == self._seating.side_of(self._own_seat):
            told = translate("Events", "{call} You hold every card of {cards} and win the match.")
            if self._seating.pairs:
                told = translate("Events", "{call} Your side holds every card of {cards} and wins.")
        elif self._seating.pairs:
            told = translate("Events", "{call} Their side holds every card of {cards} and wins.")
        else:
            told = translate("Events", "{call} {name} holds every card of {cards} and wins.")
        return told.format(
            call=self._variant.win_call,
            cards=self._words.suit_or_cards(event.cards),
            name=self._names[event.side],
        )
