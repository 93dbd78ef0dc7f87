"""Moves in notation and as kernel codes, and the reasons for refusing one."""

import re
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from scopa_desktop.rules.cards import (
    Card,
    Mask,
    card_name,
    mask_of,
    names_of,
    parse_card,
    parse_cards,
)
from scopa_desktop.rules.kernel import move_codes as kernel
from scopa_desktop.rules.messages import N_, Sentence, TextError

_PILE: Final = "pile "


class Move(NamedTuple):
    """A card played from the hand, and the table cards it takes (none: it is laid down)."""

    card: Card
    take: Mask = 0
    is_pile: bool = False
    """Whether it takes another side's pile; `take` is the card on top of that."""

    def __str__(self) -> str:
        """In notation: `7D x 4C 3B`, `KS` for a card laid down, `5C x pile 5D` for a pile taken."""
        if not self.take:
            return card_name(self.card)
        return f"{card_name(self.card)} x {_PILE if self.is_pile else ''}{names_of(self.take)}"


class Declare(NamedTuple):
    """Cards of the hand declared for points."""

    cards: Mask
    points: int
    wild: int = 0
    """The value given to the wild card among them; 0 when there is none."""

    def __str__(self) -> str:
        """The declaration in notation: `! 7C KD KB = 10, wild 10`."""
        wild = f", wild {self.wild}" if self.wild else ""
        return f"! {names_of(self.cards)} = {self.points}{wild}"


class TakeTable(NamedTuple):
    """Table cards captured without playing a card, before the play of the turn."""

    take: Mask

    def __str__(self) -> str:
        """The capture in notation: `x KD 5S`."""
        return f"x {names_of(self.take)}"


class Cut(NamedTuple):
    """The decision of the cutter: to keep the drawn card, or lay it as the first table card."""

    keeps: bool

    def __str__(self) -> str:
        """`cut keep` or `cut lay`."""
        return f"cut {'keep' if self.keeps else 'lay'}"


@dataclass(frozen=True)
class TakeOpening:
    """The decision of a dealer who may leave the opening table: to take it, or to leave it.

    As a tuple it would be equal to a `Cut`.
    """

    takes: bool

    def __str__(self) -> str:
        """`opening take` or `opening leave`."""
        return f"opening {'take' if self.takes else 'leave'}"


@dataclass(frozen=True)
class CallOut:
    """The claim that the own side has reached the target with what it has won so far.

    As a tuple it would be equal to `Pass`.
    """

    def __str__(self) -> str:
        """`out`."""
        return "out"


class Pass(NamedTuple):
    """To declare nothing, where everybody is asked before the first card of a packet is played."""

    def __str__(self) -> str:
        """`pass`."""
        return "pass"


KernelAction: TypeAlias = Move | Declare | TakeTable | Pass
"""The moves that the kernel knows."""
DealAction: TypeAlias = Cut | TakeOpening
"""The decisions that belong to the deal, before any player has a turn."""
Action: TypeAlias = Move | Declare | TakeTable | Cut | TakeOpening | Pass | CallOut
"""Any move of a player.

A `Move` ends the turn, and where everybody is asked for a declaration, `Declare` and `Pass` do.
`CallOut` ends the match.
"""


def cards_of_action(action: Action) -> tuple[Mask, Mask]:
    """The cards of the hand that an action plays or declares, and the table cards it takes."""
    match action:
        case Move(card, take):
            return 1 << card, take
        case Declare(cards):
            return cards, 0
        case TakeTable(take):
            return 0, take
        case Cut() | TakeOpening() | Pass() | CallOut():
            return 0, 0


def action_from_code(move: int) -> KernelAction:
    cards, kind = kernel.cards_in(move), kernel.kind_of(move)
    if kind == kernel.PLAY:
        return Move(kernel.card_played(move), cards, kernel.takes_pile(move))
    if kind == kernel.DECLARE:
        return Declare(cards, kernel.points_in(move), kernel.wild_value(move))
    return Pass() if kind == kernel.PASS else TakeTable(cards)


def cards_won(action: Action) -> Mask:
    """The cards of the hand and of the table that a move brings to a pile; of a pile, its top."""
    played, taken = cards_of_action(action)
    return played | taken if taken else 0


def code_of_action(action: KernelAction) -> int:
    match action:
        case Move(card, take, is_pile):
            return (kernel.encode_pile if is_pile else kernel.encode_play)(card, take)
        case Declare(cards, points, wild):
            return kernel.encode_declaration(cards, points, wild)
        case TakeTable(take):
            return kernel.encode_table_capture(take)
        case Pass():
            return kernel.encode_pass()


_DECLARATION: Final = re.compile(r"! ([^=]+) = (0|[1-9][0-9]?)(?:, wild ([1-9][0-9]?))?")


_WITHOUT_CARDS: Final = (
    Cut(True),
    Cut(False),
    TakeOpening(True),
    TakeOpening(False),
    Pass(),
    CallOut(),
)
_CACHED_NOTATIONS: Final = 4096
"""The same moves occur again and again in the records of a history."""
_BY_NOTATION: Final[dict[str, Action]] = {str(action): action for action in _WITHOUT_CARDS}


@lru_cache(maxsize=_CACHED_NOTATIONS)
def parse_action(text: str) -> Action:
    """The action that `text` gives in notation.

    Raises `ValueError` with a sentence when it gives none.
    """
    if text in _BY_NOTATION:
        return _BY_NOTATION[text]
    if text.startswith("x "):
        return TakeTable(mask_of(parse_cards(text[2:])))
    if text.startswith("!"):
        return _parse_declaration(text)
    return parse_move(text)


def _parse_declaration(text: str) -> Declare:
    matched = _DECLARATION.fullmatch(text)
    if matched is None:
        example = repr(str(Declare(mask_of(parse_cards("7C KD KB")), 10, wild=10)))
        raise TextError(
            "{text} is not a declaration, as in {example}", text=repr(text[:40]), example=example
        )
    cards, points, wild = matched.groups()
    return Declare(mask_of(parse_cards(cards)), int(points), int(wild or 0))


def parse_move(text: str) -> Move:
    """The play that `text` gives in notation; raises `ValueError` with a sentence."""
    played, captures, taken = text.partition(" x ")
    is_pile = taken.startswith(_PILE)
    take = parse_cards(taken.removeprefix(_PILE))
    if captures and not take:
        raise TextError("{text} does not say what is taken", text=repr(text[:40]))
    return Move(parse_card(played), mask_of(take), is_pile)


class RefusalReason(Enum):
    """The reason for refusing a move."""

    ROUND_OVER = "round over"
    NOT_IN_HAND = "not in hand"
    NOT_ON_TABLE = "not on table"
    MUST_CAPTURE = "must capture"
    HAND_MUST_CAPTURE = "hand must capture"
    EQUAL_CARD_FIRST = "equal card first"
    ONE_EQUAL_CARD = "one equal card"
    WHOLE_TABLE = "whole table"
    """The card takes the whole table and nothing else."""
    NO_SUMS = "no sums"
    """In this game no card takes several table cards by their sum."""
    NOT_A_CAPTURE = "not a capture"
    """The cards do not make any sum by which the card captures."""
    COURT = "court"
    """A court without a number takes another card, or is taken by one."""
    TOO_MANY_CARDS = "too many cards"
    """Fewer cards can be taken, and then must be."""
    SUM_LIMIT = "sum limit"
    """The sum is right, but takes more cards than a sum may take."""
    NO_LAID_CARD = "no laid card"
    """The table cards make the sum by themselves, but all of them were dealt to the table."""
    PILE_ALONE = "pile alone"
    """A pile is taken alone, without table cards or another pile."""
    TABLE_FIRST = "table first"
    """The card can take something from the table, so no pile."""
    OTHER_TOP = "other top"
    """The card on top of the pile is not equal to the card played."""
    DECLARED_FIRST = "declared first"
    DECLARE_OR_PASS = "declare or pass"
    NOT_NOW = "not now"


class Refusal(NamedTuple):
    """The refusal of a move, with the cards that the reason names."""

    reason: RefusalReason
    move: Action
    cards: Mask = 0
    """The cards that are missing, must be played or taken first, or can be captured."""
    by: Card | None = None
    """The card of the hand that can capture them, where it is not the card of the move."""
    limit: int = 0
    """For `SUM_LIMIT`: the largest number of table cards that a sum may take."""

    def __str__(self) -> str:
        """The reason as an English sentence."""
        return str(self.sentence)

    @property
    def sentence(self) -> Sentence:
        """The reason, with the cards in notation."""
        card = take = ""
        if isinstance(self.move, Move):
            card, take = card_name(self.move.card), names_of(self.move.take)
        pattern = _SENTENCES[self.reason]
        move = str(self.move)
        return Sentence(
            pattern,
            card=card,
            take=take,
            cards=names_of(self.cards),
            move=move,
            by="" if self.by is None else card_name(self.by),
            limit=str(self.limit),
        )


_SENTENCES: Final = {
    RefusalReason.ROUND_OVER: N_("the round is over"),
    RefusalReason.NOT_IN_HAND: N_("{card} is not in the hand of the player whose turn it is"),
    RefusalReason.NOT_ON_TABLE: N_("the table does not hold {cards}"),
    RefusalReason.MUST_CAPTURE: N_("{card} can capture {cards}, so it may not be laid down"),
    RefusalReason.HAND_MUST_CAPTURE: N_("{by} can capture {cards}, so {card} may not be laid down"),
    RefusalReason.EQUAL_CARD_FIRST: N_("{card} takes an equal card first, {cards}, so not {take}"),
    RefusalReason.ONE_EQUAL_CARD: N_("{card} takes only one equal card, not {take}"),
    RefusalReason.WHOLE_TABLE: N_("{card} takes the whole table, {cards}, not only {take}"),
    RefusalReason.NO_SUMS: N_("{card} takes an equal card and makes no sums, so not {take}"),
    RefusalReason.NOT_A_CAPTURE: N_("{card} cannot take {take}"),
    RefusalReason.COURT: N_("{card} cannot take {take}: a court goes only with the same court"),
    RefusalReason.TOO_MANY_CARDS: N_("{card} must take fewer cards than {take}, such as {cards}"),
    RefusalReason.SUM_LIMIT: N_(
        "{card} cannot take {take}: a sum may take no more than {limit} table cards"
    ),
    RefusalReason.NO_LAID_CARD: N_(
        "{cards} were dealt to the table: one that was laid down must be among the cards taken"
    ),
    RefusalReason.PILE_ALONE: N_("{card} takes one pile and nothing else, so not {take}"),
    RefusalReason.TABLE_FIRST: N_("{card} can take {cards} from the table, so no pile"),
    RefusalReason.OTHER_TOP: N_("{card} is not equal to {take} on top of the pile"),
    RefusalReason.DECLARED_FIRST: N_("the declared {cards} must be played before {card}"),
    RefusalReason.DECLARE_OR_PASS: N_(
        "the player on turn declares or passes before the first card is played"
    ),
    RefusalReason.NOT_NOW: N_("{move} is not possible now"),
}


class IllegalMoveError(ValueError):
    """An illegal move; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
