"""What a player does at his turn, and why he may not."""

from enum import Enum
from typing import NamedTuple

from scopa_desktop.rules.cards import Card, Mask, card_name, names_of, parse_card, parse_cards


class Move(NamedTuple):
    """A card played from the hand, and the table cards it takes (none: it is laid down)."""

    card: Card
    take: Mask = 0

    def __str__(self) -> str:
        """The move in notation: `7D x 4C 3B`, or `KS` for a card laid down."""
        return (
            f"{card_name(self.card)} x {names_of(self.take)}" if self.take else card_name(self.card)
        )


def parse_move(text: str) -> Move:
    """The move that `text` says in notation.

    Raises `ValueError` with a sentence when it says none.
    """
    played, captures, taken = text.partition(" x ")
    take = parse_cards(taken)
    if captures and not take:
        raise ValueError(f"{text[:40]!r} does not say what is taken")
    return Move(parse_card(played.strip()), sum(1 << card for card in take))


class Reason(Enum):
    """Why a move is refused."""

    ROUND_OVER = "round over"
    NOT_IN_HAND = "not in hand"
    NOT_ON_TABLE = "not on table"
    MUST_CAPTURE = "must capture"
    EQUAL_CARD_FIRST = "equal card first"
    ONE_EQUAL_CARD = "one equal card"
    NOT_A_CAPTURE = "not a capture"
    TOO_MANY_CARDS = "too many cards"


class Refusal(NamedTuple):
    """Why a move is refused, with the cards that the reason speaks of."""

    reason: Reason
    move: Move
    cards: Mask = 0
    """The cards missing, to be taken first, or lying ready to be captured."""

    def __str__(self) -> str:
        """The reason as an English sentence."""
        return _SENTENCES[self.reason].format(
            card=card_name(self.move.card),
            take=names_of(self.move.take),
            cards=names_of(self.cards),
        )


_SENTENCES = {
    Reason.ROUND_OVER: "the round is over",
    Reason.NOT_IN_HAND: "{card} is not in the hand of the player whose turn it is",
    Reason.NOT_ON_TABLE: "{cards} is not on the table",
    Reason.MUST_CAPTURE: "{card} can capture {cards}, so it may not be laid down",
    Reason.EQUAL_CARD_FIRST: "{cards} equals {card} and goes before {take}",
    Reason.ONE_EQUAL_CARD: "{card} takes only one equal card, not {take}",
    Reason.NOT_A_CAPTURE: "{card} cannot take {take}",
    Reason.TOO_MANY_CARDS: "fewer cards than {take} must be taken with {card}",
}


class IllegalMoveError(ValueError):
    """A move that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
