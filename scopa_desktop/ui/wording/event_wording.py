"""Sentences about the events of a round other than played cards."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from scopa_desktop.rules.cards import Mask
from scopa_desktop.rules.events import (
    CalledOut,
    CaptureScored,
    CutMade,
    DealerDrawn,
    DealVoided,
    Declared,
    InstantWin,
    OpeningLeft,
    OpeningTaken,
)
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.action_wording import combinations_sentence, with_wild
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.list_format import and_list, with_colon, with_commas, with_semicolons
from scopa_desktop.ui.wording.number_format import counted
from scopa_desktop.ui.wording.text_direction import signed

tr: Final = partial(translate, "Events")
N_: Final = partial(QT_TRANSLATE_NOOP, "Events")

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
"""The calls at the table, in the languages of the games."""

_CALL_OUT: Final = "Fuori!"

_MEANINGS: Final[dict[str, object]] = {
    "small": N_("{total} in three cards"),
    "alike": N_("three of a rank"),
    "flor": N_("all of one suit"),
    "escalera": N_("three in a row"),
    "tres_de_nueva": N_("{total} in three cards"),
    "dos_de_miseria": N_("{total} in three cards"),
    "chorizo": N_("three of a rank"),
    "baciga": N_("{total} in three cards"),
    "baciga_y_pares": N_("{total} in three cards, two of a rank"),
}
"""What each combination consists of."""


class EventWording:
    """Sentences about the events of one round, with the user in the second person."""

    def __init__(
        self,
        variant: Variant,
        seating: Seating,
        names: Sequence[str],
        words: CardWording,
        own_seat: int | None = 0,
    ) -> None:
        """`names` are those of the players by seat; `own_seat` is None where the user has none."""
        self._variant = variant
        self._seating = seating
        self._names = names
        self._words = words
        self._own_seat = own_seat

    def drawn(self, event: DealerDrawn) -> str:
        """`Don Ciro drew the highest card and deals.`"""
        if event.dealer == self._own_seat:
            return tr("You drew the highest card and deal.")
        return tr("{name} drew the highest card and deals.").format(name=self._names[event.dealer])

    def drawn_cards(self, event: DealerDrawn) -> str:
        """`Cards drawn: You, 7 of Coins; Don Ciro, King of Cups`: as a screen reader says it."""
        drawn = with_semicolons(
            with_commas((self._names[seat], *map(self._words.card, cards)))
            for seat, cards in enumerate(event.draws)
        )
        return tr("Cards drawn: {drawn}.").format(drawn=drawn)

    def opening(self, taken: OpeningTaken, points: int) -> str:
        """`Nino takes the opening: 15, 1 point.`"""
        total = str(self._total(taken.cards, taken.wild))
        result = with_wild(total, taken.wild, self._variant, self._words)
        if points:
            result = with_commas((result, counted("points", points)))
        if taken.seat == self._own_seat:
            return tr("You take the opening cards: {made}.").format(made=result)
        pattern = tr("{name} takes the opening cards: {made}.")
        return pattern.format(name=self._names[taken.seat], made=result)

    @property
    def opening_left_summary(self) -> str:
        """What a dealer does who leaves the opening cards, as short as a row of the move list."""
        return tr("leaves the opening cards")

    def opening_left(self, event: OpeningLeft) -> str:
        """The dealer leaves the opening cards."""
        if event.seat == self._own_seat:
            return tr("You leave the opening cards on the table.")
        pattern = tr("{name} leaves the opening cards on the table.")
        return pattern.format(name=self._names[event.seat])

    def deal_decision(self, event: CutMade | OpeningLeft) -> str:
        """What a player decided about the deal."""
        if isinstance(event, CutMade):
            return self.cut_made(event)
        return self.opening_left(event)

    def end_at_once(self, event: InstantWin | CalledOut) -> str:
        """What ended the match before all cards were played."""
        return self.won_at_once(event) if isinstance(event, InstantWin) else self.called_out(event)

    def _total(self, cards: Mask, wild: int) -> int:
        """The total of the cards, with the wild card counted as `wild`."""
        values, card = self._variant.captures.values, self._variant.wild_card
        if wild and card is not None:
            values = values.with_wild(card, wild)
        return values.total(cards)

    def voided(self, event: DealVoided) -> str:
        """Which cards void the deal, and who deals again."""
        if event.next_dealer == self._own_seat:
            pattern = tr("On the table: {cards}. The deal is void; you deal again.")
        else:
            pattern = tr("On the table: {cards}. The deal is void; {name} deals again.")
        name = self._names[event.next_dealer]
        return pattern.format(cards=self._words.cards(event.cards), name=name)

    def cut_summary(self, event: CutMade) -> str:
        """What the cutter does with the card, as short as a row of the move list."""
        if event.keeps:
            return tr("keeps the cut card")
        card = self._words.card(event.card)
        return tr("cut card: {card}").format(card=card)

    def cut_made(self, event: CutMade) -> str:
        """What the cutter does with the card; a card laid on the table is named."""
        if event.seat == self._own_seat:
            keeps = tr("You keep the card you cut.")
            lays = tr("You put the {card} you cut on the table.")
        else:
            keeps = tr("{name} keeps the cut card.")
            lays = tr("{name} puts the cut {card} on the table.")
        pattern = keeps if event.keeps else lays
        return pattern.format(name=self._names[event.seat], card=self._words.card(event.card))

    def call(self, event: Declared) -> str:
        """The call at the table: that of the combination with the most points."""
        return _CALLS[max(event.combinations, key=lambda combination: combination.points).name]

    def meaning(self, event: Declared) -> str:
        """The combinations and their points: `8 in three cards, +3`."""
        if len(event.combinations) > 1:
            return combinations_sentence(event.combinations)
        pattern = tr(str(_MEANINGS[event.combinations[0].name]))
        combination = pattern.format(total=self._total(event.cards, event.wild))
        combination = with_wild(combination, event.wild, self._variant, self._words)
        return with_commas((combination, signed(event.points)))

    @staticmethod
    def on_table(meaning: str) -> str:
        """The same for the opening table."""
        return tr("on the table, {meaning}").format(meaning=meaning)

    def declared(self, event: Declared, *, on_table: bool = False) -> str:
        """`Donna Rosa declares 5, 2, Ace: 8 in three cards, +3.`"""
        if on_table:
            return self._flor_of_table(event)
        if event.seat == self._own_seat:
            pattern = tr("You declare {cards}: {meaning}.")
        else:
            pattern = tr("{name} declares {cards}: {meaning}.")
        return pattern.format(
            name=self._names[event.seat],
            cards=self._words.ranks(event.cards),
            meaning=self.meaning(event),
        )

    def capture_scored(self, event: CaptureScored) -> str:
        """`Donna Rosa: Cicera +1, Bigia +1.`"""
        is_own = event.seat == self._own_seat
        name = translate("Players", "You") if is_own else self._names[event.seat]
        return f"{with_colon(name, combinations_sentence(event.combinations))}."

    def _flor_of_table(self, event: Declared) -> str:
        """The opening table brings the dealer a flor."""
        if event.seat == self._own_seat:
            pattern = tr("The opening cards are a flor for you: {cards}, {points}.")
        else:
            pattern = tr("The opening cards are a flor for {name}: {cards}, {points}.")
        return pattern.format(
            name=self._names[event.seat],
            cards=self._words.cards(event.cards),
            points=signed(event.points),
        )

    @property
    def call_out(self) -> str:
        """The call of a player who calls out, in the language of the games."""
        return _CALL_OUT

    @property
    def meaning_of_call_out(self) -> str:
        return tr("I have the points to win.")

    def called_out(self, event: CalledOut) -> str:
        """`Donna Rosa calls out: “I have the points to win.”`"""
        if event.seat == self._own_seat:
            return tr("You call out: you have the points to win.")
        pattern = tr("{name} calls out: “I have the points to win.”")
        return pattern.format(name=self._names[event.seat])

    @property
    def win_call(self) -> str:
        """The call when a side wins at once."""
        return self._variant.win_call

    def won_at_once(self, event: InstantWin) -> str:
        """Which side holds all the cards that win the match."""
        sides, name = self._seating, self._names[event.side]
        is_own = self._own_seat is not None and event.side == sides.side_of(self._own_seat)
        is_named = not is_own and not sides.has_one_other_side
        if sides.has_partners and (self._own_seat is None or is_named):
            # All names of the side, as on the score sheet.
            name = and_list([self._names[seat] for seat in sides.seats_of(event.side)])
            pattern = translate(
                "Score", "{call} {name} hold every card of {cards} and win the match."
            )
        elif is_own:
            pattern = tr("{call} You hold every card of {cards} and win the match.")
            if self._seating.has_partners:
                pattern = tr("{call} Your side holds every card of {cards} and wins.")
        elif self._seating.has_partners:
            pattern = tr("{call} Their side holds every card of {cards} and wins.")
        else:
            pattern = tr("{call} {name} holds every card of {cards} and wins.")
        return pattern.format(
            call=self._variant.win_call, cards=self._words.suit_or_cards(event.cards), name=name
        )
