"""Why the points of a category went where they did, in one sentence."""

from collections.abc import Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from scopa_desktop.rules.cards import (
    COINS,
    PACK,
    SUIT_LETTERS,
    SUIT_MASKS,
    Mask,
    card_name,
    cards_of,
)
from scopa_desktop.rules.events import Declared
from scopa_desktop.rules.scoring import (
    SEVENS,
    SIXES,
    Category,
    CoinRun,
    CompleteSet,
    Contest,
    CountOf,
    CountWithTieBreak,
    DeclaredPoints,
    EnoughCards,
    Measure,
    PrimieraOrder,
    PrimieraSum,
    ScoreLine,
    SweepPoints,
    Tie,
)
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.decks import Deck
from scopa_desktop.ui.dialogs.score.score_model import SideInfo, category_of, shown_cards
from scopa_desktop.ui.wording.action_wording import combinations_sentence, with_wild
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.list_format import listed, with_semicolons

translate = QCoreApplication.translate

_Worth = TypeVar("_Worth", int, tuple[int, ...])

_MOST: Final[dict[Mask, object]] = {
    PACK: QT_TRANSLATE_NOOP("Score", "Most cards: {figures}."),
    COINS: QT_TRANSLATE_NOOP("Score", "Most coins: {figures}."),
    SEVENS: QT_TRANSLATE_NOOP("Score", "Most sevens: {figures}."),
    SIXES: QT_TRANSLATE_NOOP("Score", "Most sixes: {figures}."),
}
_MOST_DIAMONDS: Final = QT_TRANSLATE_NOOP("Score", "Most diamonds: {figures}.")
_EQUAL: Final[dict[Mask, object]] = {
    SEVENS: QT_TRANSLATE_NOOP("Score", "Sevens: {figure} each."),
    SIXES: QT_TRANSLATE_NOOP("Score", "Sixes: {figure} each."),
}


class SideWording:
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


class ScoreWording:
    """Explains the lines of one variant's score sheets."""

    def __init__(
        self,
        variant: Variant,
        deck: Deck,
        speaker: SideWording,
        declared: Sequence[Sequence[Declared]] = (),
    ) -> None:
        """`declared` is what each side declared in the round that is explained."""
        self._variant = variant
        self._deck = deck
        self._speaker = speaker
        self._declared = declared
        self._words = CardWording(deck, variant)

    def sentence(self, line: ScoreLine) -> str:
        """Why these sides scored, or nobody did."""
        match category_of(self._variant, line):
            case Contest() as contest:
                return self._contest(line, contest)
            case DeclaredPoints():
                return self._declarations()
            case SweepPoints():
                return self._sweeps(line)
            case prize:
                return self._prize(line, prize)

    def _contest(self, line: ScoreLine, contest: Contest) -> str:
        match contest.measure:
            case CountOf(counted=counted):
                return self._count(line, counted, contest.tie)
            case PrimieraSum() as primiera:
                return self._primiera(line, primiera, contest.tie)
            case PrimieraOrder() as order:
                return self._order(line, order, contest.tie)
            case CountWithTieBreak(measures=measures):
                return self._in_turn(line, measures)
        return self._points(line)

    def _prize(self, line: ScoreLine, prize: Category | None) -> str:
        """Points for certain cards, whoever has them."""
        match prize:
            case CompleteSet(cards=cards):
                return self._whole(line, cards)
            case EnoughCards() as enough:
                return self._at_least(line, enough)
            case CoinRun() as run:
                return self._run(line, run)
        return self._points(line)

    def won_at_once(self, side: int) -> str:
        """Why the match was over before all points were counted."""
        return self._speaker.say(
            side,
            you=translate("Score", "{call} You hold every card of {cards} and win the match."),
            one=translate("Score", "{call} {name} holds every card of {cards} and wins the match."),
            many=translate("Score", "{call} {name} hold every card of {cards} and win the match."),
            call=self._variant.win_call,
            cards=self._words.suit_or_cards(self._variant.instant_win_cards),
        )

    @staticmethod
    def not_entered() -> str:
        """What is said of a row during which, or before which, the match was won."""
        return translate("Score", "Once the match is won, no more points are entered.")

    def _count(self, line: ScoreLine, counted: Mask, tie: Tie) -> str:
        figures = [figure or 0 for figure in line.figures]
        leaders = _leaders(figures)
        if len(leaders) > 1:
            return self._tied(line, str(max(figures)), leaders, tie)
        against = _against([str(figure) for figure in sorted(figures, reverse=True)])
        if counted in _MOST:
            return self._most(counted).format(figures=against)
        return f"{self._words.category(line.category)}: {against}."

    def _primiera(self, line: ScoreLine, primiera: PrimieraSum, tie: Tie) -> str:
        figures = [figure for figure in line.figures if figure is not None]
        if not figures:
            return self._nobody(line)
        best = max(figures)
        leaders = [side for side, figure in enumerate(line.figures) if figure == best]
        name = self._words.category(line.category)
        if len(leaders) > 1:
            return self._tied(line, f"{name} {best}", leaders, tie)
        cards = shown_cards(primiera, line.cards[leaders[0]], self._deck)
        told = translate("Score", "{category} {figures}: {sum}.").format(
            category=name,
            figures=_against([str(figure) for figure in sorted(figures, reverse=True)]),
            sum=" + ".join(shown.caption for shown in cards),
        )
        return " ".join([told, *self._lacks(line)])

    def _order(self, line: ScoreLine, order: PrimieraOrder, tie: Tie) -> str:
        worth = [order.ranking(cards) for cards in line.cards]
        best = max(worth)
        if not best:
            return self._nobody(line)
        hands = [self._hand(order, cards) for cards in line.cards]
        leaders = _leaders(worth)
        if len(leaders) > 1:
            return self._tied(line, hands[leaders[0]], leaders, tie)
        beaten = sorted((side for side, own in enumerate(worth) if own and own < best),
                        key=lambda side: worth[side], reverse=True)  # fmt: skip
        pattern = (
            translate("Score", "{category}: {best} beats {others}.")
            if beaten
            else translate("Score", "{category}: {best}.")
        )
        told = pattern.format(
            category=self._words.category(line.category),
            best=hands[leaders[0]],
            others=listed([hands[side] for side in beaten]),
        )
        return " ".join([told, *self._lacks(line)])

    def _hand(self, order: PrimieraOrder, cards: Mask) -> str:
        """`7 6 5 4`."""
        return " ".join(shown.caption for shown in shown_cards(order, cards, self._deck))

    def _whole(self, line: ScoreLine, cards: Mask) -> str:
        """The cards by name; of a whole suit, only its name."""
        names = listed([self._deck.card_name(card_name(card)) for card in cards_of(cards)])
        owner = next((side for side, own in enumerate(line.cards) if own == cards), None)
        if cards in SUIT_MASKS:
            return self._whole_suit(owner, cards)
        if owner is None and cards.bit_count() > 1:
            return translate("Score", "Nobody took all of these: {cards}.").format(cards=names)
        if owner is None:
            return translate("Score", "Nobody took the {cards}.").format(cards=names)
        return self._speaker.say(
            owner,
            you=translate("Score", "You took the {cards}."),
            one=translate("Score", "{name} took the {cards}.", "one player"),
            many=translate("Score", "{name} took the {cards}.", "partners"),
            cards=names,
        )

    def _whole_suit(self, owner: int | None, cards: Mask) -> str:
        if owner is None:
            nobody = translate("Score", "Nobody took every card of {cards}.")
            return nobody.format(cards=self._words.suit_or_cards(cards))
        return self._speaker.say(
            owner,
            you=translate("Score", "You took every card of {cards}."),
            one=translate("Score", "{name} took every card of {cards}.", "one player"),
            many=translate("Score", "{name} took every card of {cards}.", "partners"),
            cards=self._words.suit_or_cards(cards),
        )

    def _at_least(self, line: ScoreLine, prize: EnoughCards) -> str:
        """Enough cards for a prize of their own."""
        best = max(range(len(line.points)), key=lambda side: line.figures[side] or 0)
        told = self._speaker.say(
            best,
            you=translate("Score", "You have {count}"),
            one=translate("Score", "{name} has {count}"),
            many=translate("Score", "{name} have {count}"),
            count=self._counted(line, best, prize.counted),
        )
        enough = translate("Score", "{least} are needed.").format(least=prize.min_cards)
        return with_semicolons((told, enough))

    def _counted(self, line: ScoreLine, side: int, counted: Mask) -> str:
        """Cards by their number, or those of a kind by their names."""
        if counted == PACK:
            return translate("Score", "%n cards", "", line.figures[side] or 0)
        return self._words.cards(line.cards[side]) or translate("Score", "none of them")

    def _run(self, line: ScoreLine, run: CoinRun) -> str:
        """Consecutive cards from the Ace."""
        told = [
            translate("Score", "{name}: {cards}, {points}.").format(
                name=self._speaker.name(side),
                cards=self._from_ace(cards),
                points=translate("Score", "%n points", "", line.points[side]),
            )
            for side, cards in enumerate(line.cards)
            if line.points[side]
        ]
        if not told:
            shortest = self._from_ace((1 << run.min_length) - 1)
            return translate("Score", "Nobody took {cards}.").format(cards=shortest)
        if run.max_points is not None and run.max_points in line.points:
            told.append(translate("Score", "It cannot be worth more."))
        return " ".join(told)

    def _from_ace(self, cards: Mask) -> str:
        """`Ace to 5 of Coins`."""
        pattern = translate("Score", "{first} to {last} of {suit}")
        return pattern.format(
            first=self._words.ranks(cards & -cards),
            last=self._words.ranks(1 << cards.bit_length() - 1),
            suit=self._words.suit_or_cards(COINS),
        )

    def _declarations(self) -> str:
        """What each side has declared, with the cards."""
        told = [
            translate("Score", "{name}: {declared}.").format(
                name=self._speaker.name(side),
                declared=with_semicolons(map(self._declaration, declared)),
            )
            for side, declared in enumerate(self._declared)
            if declared
        ]
        return " ".join(told) or translate("Score", "Nobody declared anything.")

    def _declaration(self, one: Declared) -> str:
        """`Ace, 2, 5 – small total +3, matta as 2`."""
        told = combinations_sentence(one.combinations)
        told = with_wild(told, one.wild, self._variant, self._words)
        return f"{self._words.ranks(one.cards)} – {told}"

    def _in_turn(self, line: ScoreLine, measures: Sequence[Measure]) -> str:
        """The first measure that decides; `cards` of a side hold the cards of all of them."""
        told: list[str] = []
        for measure in measures:
            figures = [measure.figure(cards) or 0 for cards in line.cards]
            against = _against([str(figure) for figure in sorted(figures, reverse=True)])
            counted = measure.counted if isinstance(measure, CountOf) else 0
            if len(_leaders(figures)) == 1:
                return " ".join([*told, self._most(counted).format(figures=against)])
            told.append(self._equal(counted, max(figures)))
        return " ".join([*told, translate("Score", "Nobody scores.")])

    def _most(self, counted: Mask) -> str:
        if counted == COINS and self._deck.has_diamonds:
            return translate("Score", str(_MOST_DIAMONDS))
        return translate("Score", str(_MOST.get(counted, "{figures}.")))

    def _equal(self, counted: Mask, figure: int) -> str:
        pattern = translate("Score", str(_EQUAL.get(counted, "{figure}")))
        return pattern.format(figure=figure)

    def _sweeps(self, line: ScoreLine) -> str:
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

    def _points(self, line: ScoreLine) -> str:
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

    def _tied(self, line: ScoreLine, worth: str, leaders: Sequence[int], tie: Tie) -> str:
        names = listed([self._speaker.name(side) for side in leaders])
        others = [side for side in range(self._speaker.sides) if line.points[side]]
        if tie is Tie.NEXT_BEST and others:
            pattern = translate(
                "Score", "{worth} each for {names}, so the next best scores: {next}."
            )
            return pattern.format(
                worth=worth, names=names, next=listed([self._speaker.name(s) for s in others])
            )
        if tie is Tie.LEADERS:
            pattern = translate("Score", "{worth} each for {names}: all of them score.")
        elif len(leaders) < self._speaker.sides:
            pattern = translate("Score", "{worth} each for {names}: nobody scores.")
        else:
            pattern = translate("Score", "{worth} each: nobody scores.")
        return pattern.format(worth=worth, names=names)

    def _nobody(self, line: ScoreLine) -> str:
        pattern = translate("Score", "No {category}: {reasons}")
        category = self._words.category(line.category)
        return pattern.format(category=category, reasons=" ".join(self._lacks(line)))

    def _lacks(self, line: ScoreLine) -> list[str]:
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
            self._deck.suit_name(f"A{letter}")
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
