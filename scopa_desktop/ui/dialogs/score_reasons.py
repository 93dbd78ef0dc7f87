"""Why the points of a category went where they did, in one sentence."""

from collections.abc import Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from scopa_desktop.rules.cards import (
    COINS,
    PACK,
    SUIT_LETTERS,
    SUIT_MASKS,
    Mask,
    card_name,
    cards_of,
)
from scopa_desktop.rules.scoring import (
    SEVENS,
    Contest,
    CountOf,
    Line,
    PrimieraOrder,
    PrimieraSum,
    Sweeps,
    Tie,
    Whole,
)
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.decks import Deck
from scopa_desktop.ui.models.score import SideInfo, category_of, listed, shown_cards
from scopa_desktop.ui.words import category_name

translate = QCoreApplication.translate

_Worth = TypeVar("_Worth", int, tuple[int, ...])

_MOST: Final[dict[Mask, object]] = {
    PACK: QT_TRANSLATE_NOOP("Score", "Most cards: {figures}."),
    COINS: QT_TRANSLATE_NOOP("Score", "Most coins: {figures}."),
    SEVENS: QT_TRANSLATE_NOOP("Score", "Most sevens: {figures}."),
}


class Speaker:
    """Speaks of sides: of the person at the window as "you", of others by their names."""

    def __init__(self, sides: Sequence[SideInfo], own_side: int | None) -> None:
        self._sides = sides
        self._own_side = own_side

    @property
    def sides(self) -> int:
        """How many there are."""
        return len(self._sides)

    def name(self, side: int) -> str:
        """`Don Ciro`, or both partners."""
        return listed(self._sides[side].names)

    def say(self, side: int, *, you: str, one: str, many: str, **fields: str) -> str:
        """The form of a sentence that fits a side, with `{name}` and the fields filled in."""
        alone = you if side == self._own_side else one
        form = many if len(self._sides[side].names) > 1 else alone
        return form.format(name=self.name(side), **fields)


class Reasons:
    """Explains the lines of one variant's score sheets."""

    def __init__(self, variant: Variant, deck: Deck, speaker: Speaker) -> None:
        self._variant = variant
        self._deck = deck
        self._speaker = speaker

    def sentence(self, line: Line) -> str:
        """Why these sides scored, or nobody did."""
        match category_of(self._variant, line):
            case Contest(measure=CountOf(counted=counted), tie=tie):
                return self._count(line, counted, tie)
            case Contest(measure=PrimieraSum() as primiera, tie=tie):
                return self._primiera(line, primiera, tie)
            case Contest(measure=PrimieraOrder() as order, tie=tie):
                return self._order(line, order, tie)
            case Whole(cards=cards):
                return self._whole(line, cards)
            case Sweeps():
                return self._sweeps(line)
            case _:
                return self._points(line)

    def _count(self, line: Line, counted: Mask, tie: Tie) -> str:
        figures = [figure or 0 for figure in line.figures]
        leaders = _leaders(figures)
        if len(leaders) > 1:
            return self._tied(str(max(figures)), leaders, tie)
        against = _against([str(figure) for figure in sorted(figures, reverse=True)])
        if counted in _MOST:
            return translate("Score", str(_MOST[counted])).format(figures=against)
        return f"{category_name(line.category)}: {against}."

    def _primiera(self, line: Line, primiera: PrimieraSum, tie: Tie) -> str:
        figures = [figure for figure in line.figures if figure is not None]
        if not figures:
            return self._nobody(line)
        best = max(figures)
        leaders = [side for side, figure in enumerate(line.figures) if figure == best]
        name = category_name(line.category)
        if len(leaders) > 1:
            return self._tied(f"{name} {best}", leaders, tie)
        cards = shown_cards(primiera, line.cards[leaders[0]], self._deck)
        told = translate("Score", "{category} {figures}: {sum}.").format(
            category=name,
            figures=_against([str(figure) for figure in sorted(figures, reverse=True)]),
            sum=" + ".join(shown.caption for shown in cards),
        )
        return " ".join([told, *self._lacks(line)])

    def _order(self, line: Line, order: PrimieraOrder, tie: Tie) -> str:
        worth = [order.of(cards) for cards in line.cards]
        best = max(worth)
        if not best:
            return self._nobody(line)
        hands = [self._hand(order, cards) for cards in line.cards]
        leaders = _leaders(worth)
        if len(leaders) > 1:
            return self._tied(hands[leaders[0]], leaders, tie)
        beaten = sorted((side for side, own in enumerate(worth) if own and own < best),
                        key=lambda side: worth[side], reverse=True)  # fmt: skip
        pattern = (
            translate("Score", "{category}: {best} beats {others}.")
            if beaten
            else translate("Score", "{category}: {best}.")
        )
        told = pattern.format(
            category=category_name(line.category),
            best=hands[leaders[0]],
            others=listed([hands[side] for side in beaten]),
        )
        return " ".join([told, *self._lacks(line)])

    def _hand(self, order: PrimieraOrder, cards: Mask) -> str:
        """`7 6 5 4`."""
        return " ".join(shown.caption for shown in shown_cards(order, cards, self._deck))

    def _whole(self, line: Line, cards: Mask) -> str:
        names = listed([self._deck.card_name(card_name(card)) for card in cards_of(cards)])
        owner = next((side for side, own in enumerate(line.cards) if own == cards), None)
        if owner is None:
            return translate("Score", "Nobody took the {cards}.").format(cards=names)
        return self._speaker.say(
            owner,
            you=translate("Score", "You took the {cards}."),
            one=translate("Score", "{name} took the {cards}.", "one player"),
            many=translate("Score", "{name} took the {cards}.", "partners"),
            cards=names,
        )

    def _sweeps(self, line: Line) -> str:
        if not any(line.points):
            return translate("Score", "Nobody swept the table.")
        return " ".join(
            translate("Score", "{name}: {cards}.").format(
                name=self._speaker.name(side),
                cards=listed([self._deck.card_name(card_name(card)) for card in cards_of(cards)]),
            )
            for side, cards in enumerate(line.cards)
            if cards
        )

    def _points(self, line: Line) -> str:
        """What can be said of any category."""
        if not any(line.points):
            return translate("Score", "Nobody scores.")
        return " ".join(
            translate("Score", "{name}: %n points.", "", points).format(
                name=self._speaker.name(side)
            )
            for side, points in enumerate(line.points)
            if points
        )

    def _tied(self, worth: str, leaders: Sequence[int], tie: Tie) -> str:
        names = listed([self._speaker.name(side) for side in leaders])
        if tie is Tie.LEADERS:
            pattern = translate("Score", "{worth} each for {names}: all of them score.")
        elif len(leaders) < self._speaker.sides:
            pattern = translate("Score", "{worth} each for {names}: nobody scores.")
        else:
            pattern = translate("Score", "{worth} each: nobody scores.")
        return pattern.format(worth=worth, names=names)

    def _nobody(self, line: Line) -> str:
        pattern = translate("Score", "No {category}: {reasons}")
        category = QLocale().toLower(category_name(line.category))
        return pattern.format(category=category, reasons=" ".join(self._lacks(line)))

    def _lacks(self, line: Line) -> list[str]:
        """A sentence for each side that lacks a suit and therefore cannot win."""
        return [
            self._speaker.say(
                side,
                you=translate("Score", "You have no {suits}."),
                one=translate("Score", "{name} has no {suits}."),
                many=translate("Score", "{name} have no {suits}."),
                suits=listed(missing),
            )
            for side, cards in enumerate(line.cards)
            if line.figures[side] is None and (missing := self._missing_suits(cards))
        ]

    def _missing_suits(self, cards: Mask) -> list[str]:
        return [
            QLocale().toLower(self._deck.suit_name(f"A{letter}"))
            for letter, suit in zip(SUIT_LETTERS, SUIT_MASKS, strict=True)
            if not cards & suit
        ]


def _leaders(worth: Sequence[_Worth]) -> list[int]:
    best = max(worth)
    return [side for side, own in enumerate(worth) if own == best]


def _against(worth: Sequence[str]) -> str:
    """`22 against 18`: the best first."""
    if len(worth) == 1:
        return worth[0]
    return translate("Score", "{best} against {others}").format(
        best=worth[0], others=listed(worth[1:])
    )
