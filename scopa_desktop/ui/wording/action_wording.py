"""Texts of declarations, cuts and captures on the table."""

from collections.abc import Callable, Sequence
from functools import partial, reduce
from operator import and_
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from scopa_desktop.rules.captures import CaptureValues
from scopa_desktop.rules.cards import Mask, cards_of
from scopa_desktop.rules.declarations import ScoredCombination
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
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.list_format import with_colon, with_commas
from scopa_desktop.ui.wording.move_wording import decision_text
from scopa_desktop.ui.wording.number_format import counted
from scopa_desktop.ui.wording.text_direction import signed

tr: Final = partial(translate, "Actions")
N_: Final = partial(QT_TRANSLATE_NOOP, "Combinations")

_COMBINATIONS: Final[dict[str, object]] = {
    "small": N_("small total"),
    "alike": N_("three of a rank"),
    "flor": N_("flor"),
    "escalera": N_("escalera"),
    "tres_de_nueva": N_("tres de nueva"),
    "dos_de_miseria": N_("dos de miseria"),
    "chorizo": N_("chorizo"),
    "baciga": N_("báciga"),
    "baciga_y_pares": N_("báciga y pares"),
    "picada": N_("picada"),
    "cicera": N_("cicera"),
    "bigia": N_("bigia"),
    "picula": N_("picula"),
    "bagher": N_("bàgher"),
}


def combination_name(name: str) -> str:
    return translate("Combinations", str(_COMBINATIONS[name]))


def combinations_sentence(combinations: Sequence[ScoredCombination]) -> str:
    """`Flor +3, escalera +3`."""
    text = with_commas(
        f"{combination_name(combination.name)} {signed(combination.points)}"
        for combination in combinations
    )
    return text[:1].upper() + text[1:]


def with_wild(text: str, wild: int, variant: Variant, words: CardWording) -> str:
    """The text with the value of the wild card, if it has one (not 0): `15, matta as 4`."""
    if not wild:
        return text
    worth = variant.captures.values.cards_of_value[wild]
    pattern = tr("{declared}, matta as {value}")
    return pattern.format(declared=text, value=words.ranks(worth & -worth))


def _cards_of(action: Action) -> Mask:
    match action:
        case Declare(cards):
            return cards
        case TakeTable(take) | Move(_, take):
            return take
        case Cut() | TakeOpening() | Pass() | CallOut():
            return 0


def cut_title(name: str) -> str:
    """The title of the sheet for the cut before a deal; `name` is empty for the only person."""
    if not name:
        return tr("Cut the pack before the deal.")
    return tr("{name} cuts the pack before the deal.").format(name=name)


class ActionWording:
    """Texts of the actions other than playing a card, for one game and its current values."""

    def __init__(self, variant: Variant, values: CaptureValues, words: CardWording) -> None:
        self._variant = variant
        self._values = values
        self._words = words

    def title(self, actions: Sequence[Action], *, are_all: bool = True) -> str:
        """The title of the sheet that offers the actions, which may not be all."""
        match actions[0]:
            case Cut():
                return tr("You cut this card.")
            case TakeOpening():
                return tr("You may take the opening cards.")
            case Declare(cards) if self._is_one_hand(actions):
                return tr("You can declare {cards}.").format(cards=self._words.ranks(cards))
            case Declare():
                return tr("You can declare before you play.")
        if are_all:
            return tr("You can take cards from the table before you play.")
        pattern = tr("Select cards that make {total}, or take one of these:")
        return pattern.format(total=self._variant.table_capture)

    @staticmethod
    def call_out_question(target: int, *, is_in_pairs: bool) -> str:
        """The title of the sheet that asks whether to call out, with the points that it needs.

        How many of their points are certain, the others need not tell.
        """
        if is_in_pairs:
            pattern = tr(
                "Call out? Your side needs {points} that nobody can take away, and more than "
                "any other side. If it has fewer, you lose the match."
            )
        else:
            pattern = tr(
                "Call out? You need {points} that nobody can take away, and more than anybody "
                "else. If you have fewer, you lose the match."
            )
        return pattern.format(points=counted("points", target))

    def keys(self, actions: Sequence[Action]) -> list[str]:
        """The labels of the buttons of that sheet; with suits where the ranks are the same.

        Those of captures on the table have none: they show the cards.
        """
        names_cards = not self._is_one_hand(actions)
        short = [self._key(action, self._words.ranks, names_cards) for action in actions]
        keys = []
        for label, action in zip(short, actions, strict=True):
            same_label = [
                _cards_of(other)
                for other, other_label in zip(actions, short, strict=True)
                if other_label == label
            ]
            cards_text = partial(self._names_except, reduce(and_, same_label))
            is_unique = len(same_label) == 1 or not label
            keys.append(label if is_unique else self._key(action, cards_text, names_cards))
        return keys

    def _names_except(self, common: Mask, cards: Mask) -> str:
        """`5, 2 of Cups`: the names of the cards, but only the ranks of the common ones."""
        ordered = sorted(cards_of(cards), key=self._values.of, reverse=True)
        return with_commas(
            self._words.ranks(1 << card) if common >> card & 1 else self._words.card(card)
            for card in ordered
        )

    def spoken(self, actions: Sequence[Action]) -> list[str]:
        """The labels for a screen reader, with every card by its full name."""
        return [
            self._words.key_in_full(action)
            if isinstance(action, TakeTable)
            else self._key(action, self._words.cards, names_cards=True)
            for action in actions
        ]

    @staticmethod
    def _is_one_hand(actions: Sequence[Action]) -> bool:
        """Whether all declarations are of the same cards."""
        return len({action.cards for action in actions if isinstance(action, Declare)}) == 1

    def _key(self, action: Action, cards_text: Callable[[Mask], str], names_cards: bool) -> str:
        match action:
            case TakeTable():
                return ""
            case Declare():
                declared = self._declaration(action)
                return with_colon(cards_text(action.cards), declared) if names_cards else declared
            case Move():
                return self._words.key(action)
            case _:
                return decision_text(action)

    def _declaration(self, action: Declare) -> str:
        rule = self._variant.declarations
        combinations = combinations_sentence(
            rule.combinations_of(action, self._values) if rule else ()
        )
        return with_wild(combinations, action.wild, self._variant, self._words)
