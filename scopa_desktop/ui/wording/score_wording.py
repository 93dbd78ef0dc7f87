"""Sentences that explain the lines of a score sheet."""

from collections.abc import Sequence
from functools import partial
from typing import Final, TypeVar

from PySide6.QtCore import QT_TRANSLATE_NOOP

from scopa_desktop.rules.cards import (
    COINS,
    KING_OF_COINS,
    PACK,
    SETTEBELLO,
    SUIT_LETTERS,
    SUIT_MASKS,
    Mask,
    card_name,
    cards_of,
    is_whole_pack,
    whole_suit,
)
from scopa_desktop.rules.ending import TieBreak
from scopa_desktop.rules.events import Declared
from scopa_desktop.rules.match import Call
from scopa_desktop.rules.scoring import (
    ACES,
    FIVES,
    SEVENS,
    SIXES,
    SWEEPS_CATEGORY,
    CapturePoints,
    Category,
    CompleteSet,
    Contest,
    CountOf,
    CountWithTieBreak,
    DeclaredPoints,
    EnoughCards,
    PrimieraOrder,
    PrimieraSum,
    Run,
    ScoreLine,
    SweepPoints,
    Tie,
    category_of,
)
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.pictures.decks import Deck
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.action_wording import combinations_sentence, with_wild
from scopa_desktop.ui.wording.card_wording import CardWording, shown_cards
from scopa_desktop.ui.wording.list_format import and_list, with_colon, with_semicolons
from scopa_desktop.ui.wording.number_format import counted

tr: Final = partial(translate, "Score")
N_: Final = partial(QT_TRANSLATE_NOOP, "Score")

_Result = TypeVar("_Result", int, tuple[int, ...])

_MOST: Final[dict[Mask, object]] = {
    PACK: N_("Most cards: {figures}."),
    COINS: N_("Most coins: {figures}."),
    SEVENS: N_("Most sevens: {figures}."),
    SIXES: N_("Most sixes: {figures}."),
    ACES: N_("Most Aces: {figures}."),
    FIVES: N_("Most fives: {figures}."),
}
_MOST_DIAMONDS: Final = N_("Most diamonds: {figures}.")
_EQUAL: Final[dict[Mask, object]] = {
    SEVENS: N_("Sevens: {figure} each."),
    SIXES: N_("Sixes: {figure} each."),
    ACES: N_("Aces: {figure} each."),
    FIVES: N_("Fives: {figure} each."),
}


class SideWording:
    """Sides in sentences: the user's own side in the second person, others by their names."""

    def __init__(self, names: Sequence[Sequence[str]], own_side: int | None) -> None:
        """`names` are those of each side's players; `own_side` is None where the user has none."""
        self._names = names
        self._own_side = own_side

    @property
    def sides(self) -> int:
        return len(self._names)

    def name(self, side: int) -> str:
        """`Don Ciro`, or the names of both partners."""
        return and_list(self._names[side])

    def sentence(
        self, side: int, *, second_person: str, singular: str, plural: str, **fields: str
    ) -> str:
        """The form of a sentence that fits the side, with `{name}` and the fields filled in."""
        form = second_person if side == self._own_side else singular
        if len(self._names[side]) > 1:
            form = plural
        return form.format(name=self.name(side), **fields)


class ScoreWording:
    """Explains the lines of one variant's score sheets."""

    def __init__(
        self,
        variant: Variant,
        deck: Deck,
        sides: SideWording,
        declared: Sequence[Sequence[Declared]] = (),
    ) -> None:
        """`declared` is what each side declared in the round that is explained."""
        self._variant = variant
        self._deck = deck
        self._sides = sides
        self._declared = declared
        self._words = CardWording(deck, variant)

    def sentence(self, line: ScoreLine) -> str:
        """Why these sides scored in a category, or why nobody did."""
        match category_of(self._variant.categories, line):
            case Contest() as contest:
                return self._contest(line, contest)
            case CapturePoints():
                return self._points(line)
            case DeclaredPoints():
                return self._declarations()
            case SweepPoints():
                return self._sweeps(line)
            case category:
                return self._card_category(line, category)

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

    def _card_category(self, line: ScoreLine, category: Category) -> str:
        """A category for certain cards, which each side can win by itself."""
        match category:
            case CompleteSet(cards=cards):
                return self._whole(line, cards)
            case EnoughCards() as at_least:
                return self._at_least(line, at_least)
            case Run() as run:
                return self._run(line, run)
        return self._points(line)

    def won_at_once(self, side: int) -> str:
        """Why the match was won before all points were counted."""
        return self._sides.sentence(
            side,
            second_person=tr("{call} You hold every card of {cards} and win the match."),
            singular=tr("{call} {name} holds every card of {cards} and wins the match."),
            plural=tr("{call} {name} hold every card of {cards} and win the match."),
            call=self._variant.win_call,
            cards=self._words.suit_or_cards(self._variant.instant_win_cards),
        )

    def called_out(self, call: Call, side: int) -> str:
        """How a match was decided by the claim of a player of a side."""
        if call.is_right:
            sentence = self._sides.sentence(
                side,
                second_person=tr("You called out and were right: {points}. You win the match."),
                singular=tr("{name} called out and was right: {points}. {name} wins the match."),
                plural=tr("{name} called out and were right: {points}. They win the match."),
                points=counted("points", call.points),
            )
        else:
            sentence = self._sides.sentence(
                side,
                second_person=tr("You called out with {points} of {needed} and lose the match."),
                singular=tr("{name} called out with {points} of {needed} and loses the match."),
                plural=tr("{name} called out with {points} of {needed} and lose the match."),
                points=counted("points", call.points),
                needed=str(call.needed),
            )
        only = tr("Only points that were certain count.")
        return f"{sentence} {only}"

    def decided_by(self, decision: TieBreak) -> str:
        """What decided a match at equal points."""
        names = {
            "sweeps": self._words.category(SWEEPS_CATEGORY),
            "coins": self._words.category("coins"),
            "sevens_of_coins": self._words.card(SETTEBELLO),
            "cards": self._words.category("cards"),
            "kings_of_coins": self._words.card(KING_OF_COINS),
        }
        pattern = tr("Equal points: the whole match decides ({what}: {figures}).")
        figures = _against([str(count) for count in decision.counts])
        return pattern.format(what=names[decision.name], figures=figures)

    @staticmethod
    def not_entered() -> str:
        """Why the points of a line count no more: the match was won with it or before it."""
        return tr("Once the match is won, no more points are counted.")

    def _count(self, line: ScoreLine, counted: Mask, tie: Tie) -> str:
        figures = [figure or 0 for figure in line.figures]
        leaders = _leaders(figures)
        if len(leaders) > 1:
            return self._tied(line, str(max(figures)), leaders, tie)
        against = _against([str(figure) for figure in sorted(figures, reverse=True)])
        if is_whole_pack(counted):
            counted = PACK
        if counted in _MOST:
            return self._most(counted).format(figures=against)
        return f"{with_colon(self._words.category(line.category), against)}."

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
        sentence = tr("{category} {figures}: {sum}.").format(
            category=name,
            figures=_against([str(figure) for figure in sorted(figures, reverse=True)]),
            sum=" + ".join(card.caption for card in cards),
        )
        return " ".join([sentence, *self._missing_suits(line)])

    def _order(self, line: ScoreLine, order: PrimieraOrder, tie: Tie) -> str:
        ranks = [order.ranking(cards) for cards in line.cards]
        best = max(ranks)
        if not best:
            return self._nobody(line)
        hands = [self._ranks(order, cards) for cards in line.cards]
        leaders = _leaders(ranks)
        if len(leaders) > 1:
            return self._tied(line, hands[leaders[0]], leaders, tie)
        beaten = sorted((side for side, own in enumerate(ranks) if own and own < best),
                        key=lambda side: ranks[side], reverse=True)  # fmt: skip
        pattern = tr("{category}: {best} beats {others}.") if beaten else tr("{category}: {best}.")
        sentence = pattern.format(
            category=self._words.category(line.category),
            best=hands[leaders[0]],
            others=and_list([hands[side] for side in beaten]),
        )
        return " ".join([sentence, *self._missing_suits(line)])

    def _ranks(self, order: PrimieraOrder, cards: Mask) -> str:
        """`7 6 5 4`: the ranks of the best cards."""
        return " ".join(card.caption for card in shown_cards(order, cards, self._deck))

    def _whole(self, line: ScoreLine, cards: Mask) -> str:
        """Who took all of the cards; a whole suit by its name."""
        names = and_list([self._deck.card_name(card_name(card)) for card in cards_of(cards)])
        owner = next((side for side, own in enumerate(line.cards) if own == cards), None)
        if whole_suit(cards) is not None:
            return self._whole_suit(owner, cards)
        if owner is None and cards.bit_count() > 1:
            return tr("Nobody took all of these: {cards}.").format(cards=names)
        if owner is None:
            return tr("Nobody took the {cards}.").format(cards=names)
        return self._sides.sentence(
            owner,
            second_person=tr("You took the {cards}."),
            singular=tr("{name} took the {cards}.", "one player"),
            plural=tr("{name} took the {cards}.", "partners"),
            cards=names,
        )

    def _whole_suit(self, owner: int | None, cards: Mask) -> str:
        if owner is None:
            pattern = tr("Nobody took every card of {cards}.")
            return pattern.format(cards=self._words.suit_or_cards(cards))
        return self._sides.sentence(
            owner,
            second_person=tr("You took every card of {cards}."),
            singular=tr("{name} took every card of {cards}.", "one player"),
            plural=tr("{name} took every card of {cards}.", "partners"),
            cards=self._words.suit_or_cards(cards),
        )

    def _at_least(self, line: ScoreLine, category: EnoughCards) -> str:
        """The best side's cards, and how many are needed."""
        best = max(range(len(line.points)), key=lambda side: line.figures[side] or 0)
        best_count = self._sides.sentence(
            best,
            second_person=tr("You have {count}"),
            singular=tr("{name} has {count}"),
            plural=tr("{name} have {count}"),
            count=self._counted_cards(line, best, category.counted),
        )
        needed = tr("{least} are needed.").format(least=category.min_cards)
        return with_semicolons((best_count, needed))

    def _counted_cards(self, line: ScoreLine, side: int, counted_set: Mask) -> str:
        """The number of a side's cards, or their names where only some cards count."""
        if is_whole_pack(counted_set):
            return counted("cards", line.figures[side] or 0)
        return self._words.cards(line.cards[side]) or tr("none of them")

    def _run(self, line: ScoreLine, run: Run) -> str:
        """The runs from the Ace."""
        sentences = [
            tr("{name}: {cards}, {points}.").format(
                name=self._sides.name(side),
                cards=self._from_ace(run, cards.bit_count()),
                points=counted("points", line.points[side]),
            )
            for side, cards in enumerate(line.cards)
            if line.points[side]
        ]
        if not sentences:
            shortest = self._from_ace(run, run.min_length)
            return tr("Nobody took {cards}.").format(cards=shortest)
        if run.max_points is not None and run.max_points in line.points:
            sentences.append(tr("It cannot be worth more."))
        return " ".join(sentences)

    def _from_ace(self, run: Run, length: int) -> str:
        """`Ace to 5 of Coins`."""
        first, *_, last = run.cards(length)
        pattern = tr("{first} to {last} of {suit}")
        return pattern.format(
            first=self._words.ranks(1 << first),
            last=self._words.ranks(1 << last),
            suit=self._deck.suit_name(card_name(first)),
        )

    def _declarations(self) -> str:
        """The declarations of each side, with the cards."""
        sentences = [
            tr("{name}: {declared}.").format(
                name=self._sides.name(side),
                declared=with_semicolons(map(self._declaration, declared)),
            )
            for side, declared in enumerate(self._declared)
            if declared
        ]
        return " ".join(sentences) or tr("Nobody declared anything.")

    def _declaration(self, event: Declared) -> str:
        """`Ace, 2, 5 – small total +3, matta as 2`."""
        combinations = combinations_sentence(event.combinations)
        combinations = with_wild(combinations, event.wild, self._variant, self._words)
        return f"{self._words.ranks(event.cards)} – {combinations}"

    def _in_turn(self, line: ScoreLine, measures: Sequence[CountOf]) -> str:
        """The measures up to the one that decides; `line.cards` are the cards of all of them."""
        sentences: list[str] = []
        leaders: Sequence[int] = range(len(line.cards))
        for measure in measures:
            counts = {side: measure.figure(line.cards[side]) or 0 for side in leaders}
            most = max(counts.values())
            leaders = [side for side, count in counts.items() if count == most]
            if len(leaders) == len(counts):
                sentences.append(self._equal(measure.counted, most))
                continue
            against = _against([str(count) for count in sorted(counts.values(), reverse=True)])
            sentences.append(self._most(measure.counted).format(figures=against))
            if len(leaders) == 1:
                return " ".join(sentences)
        return " ".join([*sentences, self._points(line)])

    def _most(self, counted: Mask) -> str:
        if counted == COINS and self._deck.has_diamonds:
            return tr(str(_MOST_DIAMONDS))
        return tr(str(_MOST.get(counted, "{figures}.")))

    def _equal(self, counted: Mask, figure: int) -> str:
        pattern = tr(str(_EQUAL.get(counted, "{figure}")))
        return pattern.format(figure=figure)

    def _sweeps(self, line: ScoreLine) -> str:
        if not any(line.points):
            return tr("Nobody swept the table.")
        return " ".join(
            tr("{name}: {cards}.").format(
                name=self._sides.name(side),
                cards=and_list([self._deck.card_name(card_name(card)) for card in cards_of(cards)]),
            )
            for side, cards in enumerate(line.cards)
            if cards
        )

    def _points(self, line: ScoreLine) -> str:
        """The points alone, for any category."""
        if not any(line.points):
            return tr("Nobody scores.")
        return " ".join(
            tr("{name}: %n points.", "", points).format(name=self._sides.name(side))
            for side, points in enumerate(line.points)
            if points
        )

    def _tied(self, line: ScoreLine, result: str, leaders: Sequence[int], tie: Tie) -> str:
        names = and_list([self._sides.name(side) for side in leaders])
        others = [side for side in range(self._sides.sides) if line.points[side]]
        if tie in (Tie.NEXT_BEST, Tie.NEXT_OF_ALL) and others:
            pattern = tr("{worth} each for {names}, so the next best scores: {next}.")
            return pattern.format(
                worth=result, names=names, next=and_list([self._sides.name(s) for s in others])
            )
        if tie is Tie.LEADERS and others:
            pattern = tr("{worth} each for {names}: all of them score.")
        elif len(leaders) < self._sides.sides:
            pattern = tr("{worth} each for {names}: nobody scores.")
        else:
            pattern = tr("{worth} each: nobody scores.")
        return pattern.format(worth=result, names=names)

    def _nobody(self, line: ScoreLine) -> str:
        pattern = tr("No {category}: {reasons}")
        category = self._words.category(line.category)
        return pattern.format(category=category, reasons=" ".join(self._missing_suits(line)))

    def _missing_suits(self, line: ScoreLine) -> list[str]:
        """A sentence for each side without a card of some suit, which therefore cannot win."""
        return [
            self._sides.sentence(
                side,
                second_person=tr("You have no {suits}."),
                singular=tr("{name} has no {suits}."),
                plural=tr("{name} have no {suits}."),
                suits=and_list(missing),
            )
            for side, cards in enumerate(line.cards)
            if line.figures[side] is None and (missing := self._missing_suit_names(cards))
        ]

    def _missing_suit_names(self, cards: Mask) -> list[str]:
        return [
            self._deck.suit_name(f"A{letter}")
            for letter, suit in zip(SUIT_LETTERS, SUIT_MASKS, strict=True)
            if not cards & suit
        ]


def _leaders(results: Sequence[_Result]) -> list[int]:
    best = max(results)
    return [side for side, result in enumerate(results) if result == best]


def _against(results: Sequence[str]) -> str:
    """`22 against 18`: the best first."""
    if len(results) == 1:
        return results[0]
    return tr("{best} against {others}").format(best=results[0], others=and_list(results[1:]))
