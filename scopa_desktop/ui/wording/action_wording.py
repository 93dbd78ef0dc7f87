"""What the window says of declarations, cuts and captures on the table."""

from collections.abc import Callable, Sequence
from functools import partial, reduce
from operator import and_
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from scopa_desktop.rules.captures import CaptureValues
from scopa_desktop.rules.cards import Mask, cards_of
from scopa_desktop.rules.declarations import NamedCombination
from scopa_desktop.rules.moves import Action, Cut, Declare, Move, TakeTable
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.painting import signed
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.list_format import with_commas

_COMBINATIONS: Final[dict[str, object]] = {
    "small": QT_TRANSLATE_NOOP("Combinations", "small total"),
    "alike": QT_TRANSLATE_NOOP("Combinations", "three of a rank"),
    "flor": QT_TRANSLATE_NOOP("Combinations", "flor"),
    "escalera": QT_TRANSLATE_NOOP("Combinations", "escalera"),
    "tres_de_nueva": QT_TRANSLATE_NOOP("Combinations", "tres de nueva"),
    "dos_de_miseria": QT_TRANSLATE_NOOP("Combinations", "dos de miseria"),
    "chorizo": QT_TRANSLATE_NOOP("Combinations", "chorizo"),
    "baciga": QT_TRANSLATE_NOOP("Combinations", "báciga"),
    "baciga_y_pares": QT_TRANSLATE_NOOP("Combinations", "báciga y pares"),
}


def combination_name(name: str) -> str:
    """A combination as the game calls it."""
    return translate("Combinations", str(_COMBINATIONS[name]))


def combinations_sentence(combinations: Sequence[NamedCombination]) -> str:
    """`Flor +3, escalera +3`."""
    told = with_commas(f"{combination_name(one.name)} {signed(one.points)}" for one in combinations)
    return told[:1].upper() + told[1:]


def with_wild(told: str, wild: int, variant: Variant, words: CardWording) -> str:
    """The same with the value that the wild card has, if there is one: `15, matta as 4`."""
    if not wild:
        return told
    worth = variant.captures.values.cards_worth(wild)
    pattern = translate("Actions", "{declared}, matta as {value}")
    return pattern.format(declared=told, value=words.ranks(worth & -worth))


def _cards_of(action: Action) -> Mask:
    match action:
        case Declare(cards):
            return cards
        case TakeTable(take) | Move(_, take):
            return take
        case Cut():
            return 0


class ActionWording:
    """Actions other than playing a card, in the words of one game at one moment."""

    def __init__(self, variant: Variant, values: CaptureValues, words: CardWording) -> None:
        self._variant = variant
        self._values = values
        self._words = words

    def title(self, actions: Sequence[Action]) -> str:
        """What the sheet of offers asks."""
        match actions[0]:
            case Cut():
                return translate("Actions", "You have cut this card.")
            case Declare(cards) if self._is_one_hand(actions):
                told = translate("Actions", "You may declare {cards}.")
                return told.format(cards=self._words.ranks(cards))
            case Declare():
                return translate("Actions", "You may declare before you play.")
        return translate("Actions", "You may take from the table before you play.")

    def keys(self, actions: Sequence[Action]) -> list[str]:
        """What the keys of that sheet say; cards in full where ranks do not tell them apart."""
        names_cards = not self._is_one_hand(actions)
        short = [self._key(action, self._words.ranks, names_cards) for action in actions]
        keys = []
        for words, action in zip(short, actions, strict=True):
            alike = [
                _cards_of(one) for one, told in zip(actions, short, strict=True) if told == words
            ]
            telling = partial(self._with_names_but, reduce(and_, alike))
            keys.append(words if len(alike) == 1 else self._key(action, telling, names_cards))
        return keys

    def _with_names_but(self, common: Mask, cards: Mask) -> str:
        """`5, 2 of Cups`: the cards that keys have in common by rank, the others in full."""
        ordered = sorted(cards_of(cards), key=self._values.of, reverse=True)
        return with_commas(
            self._words.ranks(1 << card) if common >> card & 1 else self._words.card(card)
            for card in ordered
        )

    def spoken(self, actions: Sequence[Action]) -> list[str]:
        """The same with every card by its full name."""
        return [self._key(action, self._words.cards, names_cards=True) for action in actions]

    @staticmethod
    def _is_one_hand(actions: Sequence[Action]) -> bool:
        """Whether everything that may be declared is the same cards."""
        return len({action.cards for action in actions if isinstance(action, Declare)}) == 1

    def _key(self, action: Action, told: Callable[[Mask], str], names_cards: bool) -> str:
        match action:
            case Cut(keeps=True):
                return translate("Actions", "Keep it as your first card")
            case Cut():
                return translate("Actions", "Lay it on the table")
            case TakeTable(take):
                return translate("Actions", "Take {cards}").format(cards=told(take))
            case Declare():
                declared = self._declaration(action)
                return f"{told(action.cards)}: {declared}" if names_cards else declared
            case Move():
                return self._words.key(action)

    def _declaration(self, action: Declare) -> str:
        rule = self._variant.declarations
        told = combinations_sentence(rule.names(action, self._values) if rule else ())
        return with_wild(told, action.wild, self._variant, self._words)
