"""A move in words: as advice, as a hint, as part of a review, and as what a player does."""

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from PySide6.QtCore import QT_TRANSLATE_NOOP

from scopa_desktop.rules.moves import (
    Action,
    CallOut,
    Cut,
    Declare,
    Move,
    Pass,
    TakeOpening,
    TakeTable,
)
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.card_wording import CardWording

Decision: TypeAlias = Cut | TakeOpening | Pass | CallOut
"""The moves that need no card named."""


@dataclass(frozen=True)
class _Decisions:
    """The untranslated texts of the moves that need no card named."""

    context: str
    keep_cut: object
    lay_cut: object
    take_opening: object
    leave_opening: object
    declare_nothing: object
    call_out: object

    def pattern(self, decision: Decision) -> str:
        match decision:
            case Cut(keeps):
                text = self.keep_cut if keeps else self.lay_cut
            case TakeOpening(takes):
                text = self.take_opening if takes else self.leave_opening
            case Pass():
                text = self.declare_nothing
            case CallOut():
                text = self.call_out
        return translate(self.context, str(text))


@dataclass(frozen=True, kw_only=True)
class _Actions:
    """The untranslated texts of all moves."""

    lay: object
    capture: object
    take_pile: object
    take_table: object
    declare: object
    decisions: _Decisions

    def pattern(self, action: Action) -> str:
        match action:
            case Move(is_pile=True):
                text = self.take_pile
            case Move(_, cards):
                text = self.capture if cards else self.lay
            case TakeTable():
                text = self.take_table
            case Declare():
                text = self.declare
            case _:
                return self.decisions.pattern(action)
        return translate(self.decisions.context, str(text))


@dataclass(frozen=True)
class _Plays:
    """The untranslated texts of what a player does with cards of the table."""

    lay: object
    capture: object
    sweep: object
    take_pile: object
    take_table: object

    def pattern(self, action: Move | TakeTable, *, is_sweep: bool) -> str:
        match action:
            case TakeTable():
                text = self.take_table
            case Move(is_pile=True):
                text = self.take_pile
            case Move(_, cards) if cards:
                text = self.sweep if is_sweep else self.capture
            case _:
                text = self.lay
        return translate("Moves", str(text))


class Purpose(Enum):
    """For what a move is put into words; only hints have a full stop."""

    ADVICE = _Actions(
        lay=QT_TRANSLATE_NOOP("Hints", "Lay down {card}"),
        capture=QT_TRANSLATE_NOOP("Hints", "Take {cards} with {card}"),
        take_pile=QT_TRANSLATE_NOOP("Hints", "Take the pile under {cards} with {card}"),
        take_table=QT_TRANSLATE_NOOP("Hints", "Take {cards} before you play"),
        declare=QT_TRANSLATE_NOOP("Hints", "Declare {cards}"),
        decisions=_Decisions(
            "Hints",
            keep_cut=QT_TRANSLATE_NOOP("Hints", "Keep the card you cut"),
            lay_cut=QT_TRANSLATE_NOOP("Hints", "Put the card you cut on the table"),
            take_opening=QT_TRANSLATE_NOOP("Hints", "Take the opening cards"),
            leave_opening=QT_TRANSLATE_NOOP("Hints", "Leave the opening cards on the table"),
            declare_nothing=QT_TRANSLATE_NOOP("Hints", "Declare nothing"),
            call_out=QT_TRANSLATE_NOOP("Hints", "Call out"),
        ),
    )
    """`Take the 7 of Cups with the 7 of Coins`."""
    HINT = _Actions(
        lay=QT_TRANSLATE_NOOP("Puzzles", "Hint: play {card}."),
        capture=QT_TRANSLATE_NOOP("Puzzles", "Hint: play {card}."),
        take_pile=QT_TRANSLATE_NOOP("Puzzles", "Hint: play {card}."),
        take_table=QT_TRANSLATE_NOOP("Puzzles", "Hint: take cards from the table before you play."),
        declare=QT_TRANSLATE_NOOP("Puzzles", "Hint: declare {cards}."),
        decisions=_Decisions(
            "Puzzles",
            keep_cut=QT_TRANSLATE_NOOP("Puzzles", "Hint: keep the card you cut."),
            lay_cut=QT_TRANSLATE_NOOP("Puzzles", "Hint: put the card you cut on the table."),
            take_opening=QT_TRANSLATE_NOOP("Puzzles", "Hint: take the opening cards."),
            leave_opening=QT_TRANSLATE_NOOP("Puzzles", "Hint: leave the opening cards."),
            declare_nothing=QT_TRANSLATE_NOOP("Puzzles", "Hint: declare nothing."),
            call_out=QT_TRANSLATE_NOOP("Puzzles", "Hint: call out."),
        ),
    )
    """`Hint: play the 7 of Coins.`: what to play, but not what to take with it."""
    REVIEW = _Actions(
        lay=QT_TRANSLATE_NOOP("Review", "{card}, laid down"),
        capture=QT_TRANSLATE_NOOP("Review", "{card} takes {cards}"),
        take_pile=QT_TRANSLATE_NOOP("Review", "{card} takes the pile under {cards}"),
        take_table=QT_TRANSLATE_NOOP("Review", "taking {cards} before playing a card"),
        declare=QT_TRANSLATE_NOOP("Review", "declaring {cards}"),
        decisions=_Decisions(
            "Review",
            keep_cut=QT_TRANSLATE_NOOP("Review", "keeping the card that was cut"),
            lay_cut=QT_TRANSLATE_NOOP("Review", "putting the card that was cut on the table"),
            take_opening=QT_TRANSLATE_NOOP("Review", "taking the opening cards"),
            leave_opening=QT_TRANSLATE_NOOP("Review", "leaving the opening cards on the table"),
            declare_nothing=QT_TRANSLATE_NOOP("Review", "declaring nothing"),
            call_out=QT_TRANSLATE_NOOP("Review", "calling out"),
        ),
    )
    """`4 of Cups, laid down`, `7 of Coins takes 4 of Cups, 3 of Swords`."""


_BUTTONS: Final = _Decisions(
    "Actions",
    keep_cut=QT_TRANSLATE_NOOP("Actions", "Keep it as your first card"),
    lay_cut=QT_TRANSLATE_NOOP("Actions", "Put it on the table"),
    take_opening=QT_TRANSLATE_NOOP("Actions", "Take them"),
    leave_opening=QT_TRANSLATE_NOOP("Actions", "Leave them"),
    declare_nothing=QT_TRANSLATE_NOOP("Actions", "Declare nothing"),
    call_out=QT_TRANSLATE_NOOP("Actions", "Call out"),
)
_OWN_PLAYS: Final = _Plays(
    lay=QT_TRANSLATE_NOOP("Moves", "You lay down {card}"),
    capture=QT_TRANSLATE_NOOP("Moves", "You take {cards} with {card}"),
    sweep=QT_TRANSLATE_NOOP("Moves", "You take {cards} with {card} and make {sweep}"),
    take_pile=QT_TRANSLATE_NOOP("Moves", "You take the pile under {cards} with {card}"),
    take_table=QT_TRANSLATE_NOOP("Moves", "You take {cards} from the table"),
)
_PLAYS: Final = _Plays(
    lay=QT_TRANSLATE_NOOP("Moves", "{name} lays down {card}"),
    capture=QT_TRANSLATE_NOOP("Moves", "{name} takes {cards} with {card}"),
    sweep=QT_TRANSLATE_NOOP("Moves", "{name} takes {cards} with {card} and makes {sweep}"),
    take_pile=QT_TRANSLATE_NOOP("Moves", "{name} takes the pile under {cards} with {card}"),
    take_table=QT_TRANSLATE_NOOP("Moves", "{name} takes {cards} from the table"),
)


def move_text(action: Action, purpose: Purpose, words: CardWording) -> str:
    """A move in words, without the player who makes it."""
    name_cards = words.cards if purpose is Purpose.REVIEW else words.cards_with_articles
    card = name_cards(1 << action.card) if isinstance(action, Move) else ""
    cards = ""
    match action:
        case Move(_, named) | TakeTable(named) | Declare(named):
            cards = name_cards(named)
    return purpose.value.pattern(action).format(card=card, cards=cards)


def decision_text(decision: Decision) -> str:
    """`Put it on the table`: the label of the button that decides so."""
    return _BUTTONS.pattern(decision)


def played_move_text(
    action: Move | TakeTable, words: CardWording, name: str, *, is_sweep: bool = False
) -> str:
    """What a player does with cards of the table; an empty name stands for the user.

    `Don Ciro takes the 4 of Cups with the 4 of Swords`; that it `is_sweep` is said by the game's
    own word.
    """
    pattern = (_PLAYS if name else _OWN_PLAYS).pattern(action, is_sweep=is_sweep)
    card = words.cards_with_articles(1 << action.card) if isinstance(action, Move) else ""
    cards = words.cards_with_articles(action.take)
    return pattern.format(name=name, card=card, cards=cards, sweep=words.sweep)
