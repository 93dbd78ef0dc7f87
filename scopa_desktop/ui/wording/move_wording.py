"""A move in words: as advice, as a hint, as part of a review, and as what a player does."""

from enum import Enum, auto
from typing import Final, NamedTuple

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


class Perspective(Enum):
    """For what a move is put into words; only hints have a full stop."""

    ADVICE = auto()
    """`Take the 7 of Cups with the 7 of Coins`."""
    HINT = auto()
    """`Hint: play the 7 of Coins.`: what to play, but not what to take with it."""
    REVIEW = auto()
    """`4 of Cups, laid down`, `7 of Coins takes 4 of Cups, 3 of Swords`."""
    BUTTON = auto()
    """`Put it on the table`: the label of a button, for decisions without cards."""
    OWN = auto()
    """`You take the 4 of Cups with the 4 of Swords`."""
    OTHER = auto()
    """`Don Ciro takes the 4 of Cups with the 4 of Swords`."""


class _Patterns(NamedTuple):
    """The untranslated texts of a perspective; empty for actions that it does not have."""

    context: str
    lay: object = ""
    capture: object = ""
    sweep: object = ""
    take_table: object = ""
    declare: object = ""
    keep_cut: object = ""
    lay_cut: object = ""
    take_opening: object = ""
    leave_opening: object = ""
    declare_nothing: object = ""
    call_out: object = ""


_PATTERNS: Final = {
    Perspective.ADVICE: _Patterns(
        "Hints",
        lay=QT_TRANSLATE_NOOP("Hints", "Lay down {card}"),
        capture=QT_TRANSLATE_NOOP("Hints", "Take {cards} with {card}"),
        take_table=QT_TRANSLATE_NOOP("Hints", "Take {cards} before you play"),
        declare=QT_TRANSLATE_NOOP("Hints", "Declare {cards}"),
        keep_cut=QT_TRANSLATE_NOOP("Hints", "Keep the card you cut"),
        lay_cut=QT_TRANSLATE_NOOP("Hints", "Put the card you cut on the table"),
        take_opening=QT_TRANSLATE_NOOP("Hints", "Take the opening cards"),
        leave_opening=QT_TRANSLATE_NOOP("Hints", "Leave the opening cards on the table"),
        declare_nothing=QT_TRANSLATE_NOOP("Hints", "Declare nothing"),
        call_out=QT_TRANSLATE_NOOP("Hints", "Call out"),
    ),
    Perspective.HINT: _Patterns(
        "Puzzles",
        lay=QT_TRANSLATE_NOOP("Puzzles", "Hint: play {card}."),
        capture=QT_TRANSLATE_NOOP("Puzzles", "Hint: play {card}."),
        take_table=QT_TRANSLATE_NOOP("Puzzles", "Hint: take cards from the table before you play."),
        declare=QT_TRANSLATE_NOOP("Puzzles", "Hint: declare {cards}."),
        keep_cut=QT_TRANSLATE_NOOP("Puzzles", "Hint: keep the card you cut."),
        lay_cut=QT_TRANSLATE_NOOP("Puzzles", "Hint: put the card you cut on the table."),
        declare_nothing=QT_TRANSLATE_NOOP("Puzzles", "Hint: declare nothing."),
    ),
    Perspective.REVIEW: _Patterns(
        "Review",
        lay=QT_TRANSLATE_NOOP("Review", "{card}, laid down"),
        capture=QT_TRANSLATE_NOOP("Review", "{card} takes {cards}"),
        take_table=QT_TRANSLATE_NOOP("Review", "taking {cards} before playing a card"),
        declare=QT_TRANSLATE_NOOP("Review", "declaring {cards}"),
        keep_cut=QT_TRANSLATE_NOOP("Review", "keeping the card that was cut"),
        lay_cut=QT_TRANSLATE_NOOP("Review", "putting the card that was cut on the table"),
        take_opening=QT_TRANSLATE_NOOP("Review", "taking the opening cards"),
        leave_opening=QT_TRANSLATE_NOOP("Review", "leaving the opening cards on the table"),
        declare_nothing=QT_TRANSLATE_NOOP("Review", "declaring nothing"),
    ),
    Perspective.BUTTON: _Patterns(
        "Actions",
        keep_cut=QT_TRANSLATE_NOOP("Actions", "Keep it as your first card"),
        lay_cut=QT_TRANSLATE_NOOP("Actions", "Put it on the table"),
        take_opening=QT_TRANSLATE_NOOP("Actions", "Take them"),
        leave_opening=QT_TRANSLATE_NOOP("Actions", "Leave them"),
        declare_nothing=QT_TRANSLATE_NOOP("Actions", "Declare nothing"),
        call_out=QT_TRANSLATE_NOOP("Actions", "Call out"),
    ),
    Perspective.OWN: _Patterns(
        "Moves",
        lay=QT_TRANSLATE_NOOP("Moves", "You lay down {card}"),
        capture=QT_TRANSLATE_NOOP("Moves", "You take {cards} with {card}"),
        sweep=QT_TRANSLATE_NOOP("Moves", "You take {cards} with {card} and make {sweep}"),
        take_table=QT_TRANSLATE_NOOP("Moves", "You take {cards} from the table"),
    ),
    Perspective.OTHER: _Patterns(
        "Moves",
        lay=QT_TRANSLATE_NOOP("Moves", "{name} lays down {card}"),
        capture=QT_TRANSLATE_NOOP("Moves", "{name} takes {cards} with {card}"),
        sweep=QT_TRANSLATE_NOOP("Moves", "{name} takes {cards} with {card} and makes {sweep}"),
        take_table=QT_TRANSLATE_NOOP("Moves", "{name} takes {cards} from the table"),
    ),
}


def move_text(
    action: Action,
    perspective: Perspective,
    words: CardWording,
    name: str = "",
    *,
    is_sweep: bool = False,
) -> str:
    """A move in words; `name` is that of the player, for `Perspective.OTHER`.

    That it `is_sweep` is said of what a player does, by the game's own word.

    Raises `ValueError` for an action that is not put into words from this perspective.
    """
    patterns, cards = _PATTERNS[perspective], 0
    match action:
        case Move(_, cards) if is_sweep and patterns.sweep:
            pattern = patterns.sweep
        case Move(_, cards):
            pattern = patterns.capture if cards else patterns.lay
        case TakeTable(cards):
            pattern = patterns.take_table
        case Declare(cards):
            pattern = patterns.declare
        case Cut(keeps):
            pattern = patterns.keep_cut if keeps else patterns.lay_cut
        case TakeOpening(takes):
            pattern = patterns.take_opening if takes else patterns.leave_opening
        case Pass():
            pattern = patterns.declare_nothing
        case CallOut():
            pattern = patterns.call_out
    if not pattern:
        raise ValueError(f"no text for {action} as {perspective.name}")
    name_cards = words.cards if perspective is Perspective.REVIEW else words.cards_with_articles
    card = name_cards(1 << action.card) if isinstance(action, Move) else ""
    text = translate(patterns.context, str(pattern))
    return text.format(name=name, card=card, cards=name_cards(cards), sweep=words.sweep)


def played_move_text(
    action: Move | TakeTable, words: CardWording, name: str, *, is_sweep: bool = False
) -> str:
    """What a player does with cards of the table; an empty name stands for the user."""
    perspective = Perspective.OTHER if name else Perspective.OWN
    return move_text(action, perspective, words, name, is_sweep=is_sweep)
