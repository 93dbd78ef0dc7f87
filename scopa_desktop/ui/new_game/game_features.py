"""What makes a game what it is, each with cards that show it, a title and a sentence.

The features follow from the rules. What no earlier game of the catalogue has comes first, so that
each game begins with its own; the catalogue lists a game before those that are made from it.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from itertools import combinations
from typing import Final, TypeAlias

from PySide6.QtCore import Qt

from scopa_desktop.rules.captures import AceTakesAll, OpenPiles
from scopa_desktop.rules.cards import (
    FORTY,
    RANK_MASKS,
    Card,
    Pack,
    Rank,
    Suit,
    card,
    card_name,
    cards_of,
    in_order,
    is_whole_pack,
    mask_of,
)
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.declarations import ScoredCombination
from scopa_desktop.rules.scoring import (
    Category,
    CompleteSet,
    Contest,
    CountOf,
    CountWithTieBreak,
    EachCard,
    PrimieraOrder,
    PrimieraSum,
    Run,
    Tie,
    choices_of,
)
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.help.examples import (
    CaptureExample,
    declared_hands,
    find_examples,
    hand_with_wild,
)
from scopa_desktop.ui.pictures.decks import Deck
from scopa_desktop.ui.text_language import text_locale, translate
from scopa_desktop.ui.wording.action_wording import combination_name
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.list_format import with_colon, with_commas, with_semicolons
from scopa_desktop.ui.wording.number_format import counted
from scopa_desktop.ui.wording.text_direction import from_left


@dataclass(frozen=True)
class CaptureFeature:
    """A way to capture."""

    example: CaptureExample
    is_optional: bool
    """Whether the card could also be laid down."""
    sweep_points: int
    """The points of the example for clearing the table."""


@dataclass(frozen=True)
class PileFeature:
    """The piles of others can be taken."""

    played: Card
    top: Card
    is_last: bool
    """Whether only where the card takes nothing from the table."""


@dataclass(frozen=True)
class SuitFeature:
    """A capture of one suit scores its cards."""

    name: str
    played: Card
    taken: tuple[Card, ...]
    points: int
    """The points of this capture."""


@dataclass(frozen=True)
class DeclarationFeature:
    """A combination that is declared for points."""

    cards: tuple[Card, ...]
    combination: ScoredCombination
    wild: Card | None
    """The wild card, if it is one of the cards."""
    any_three: bool
    """Whether any three cards of a larger hand may be declared, at any turn."""
    scores_at_once: bool


@dataclass(frozen=True)
class WholePackFeature:
    """The whole pack is dealt at once, so that there is no stock."""

    hand: tuple[Card, ...]
    """As many cards as a player is dealt."""
    table: tuple[Card, ...]


@dataclass(frozen=True)
class BlindFeature:
    """Nobody sees a hand; a card is turned over and played."""

    turned: Card


@dataclass(frozen=True)
class PartnersFeature:
    """Only four in two partnerships can play."""


@dataclass(frozen=True)
class RaceFeature:
    """Categories are entered one by one, and the first side at the target wins."""

    target: int
    categories: tuple[str, ...]
    """Their names, in the order in which they are counted."""
    cards: tuple[Card | None, ...]
    """A card for each category that cards decide; None where any card counts."""


@dataclass(frozen=True)
class LowestFeature:
    """The fewest points win, and the first side at the target has lost."""

    target: int
    cards: tuple[Card, ...]
    """Cards that nobody wants."""


@dataclass(frozen=True)
class CategoryFeature:
    """Cards that score."""

    name: str
    points: int
    cards: tuple[Card, ...]
    needs_all: bool
    """Whether a side needs all these cards; otherwise more than the others have."""
    each: bool = False
    """Whether each of them brings the points to the side that has it."""
    ranks: tuple[Rank, ...] = ()
    """The order of the ranks, the best first, where the best card of each suit counts."""
    tie: Tie = Tie.NOBODY


Feature: TypeAlias = (
    CaptureFeature
    | PileFeature
    | SuitFeature
    | DeclarationFeature
    | WholePackFeature
    | BlindFeature
    | PartnersFeature
    | RaceFeature
    | LowestFeature
    | CategoryFeature
)
_Key: TypeAlias = tuple[object, ...]
"""What is compared between games: two features with the same key are the same rule."""


def features_of(variant: Variant) -> tuple[Feature, ...]:
    """What to show of a game, the most characteristic first; at least one way to capture.

    Features that a change of an option has added come before all others.
    """
    features = _features(variant)
    entry = variant.defaults or variant
    own = _keys(entry)
    earlier = _keys_of_earlier(entry.id)
    changed = [feature for key, feature in features if key not in own]
    new = [feature for key, feature in features if key in own - earlier]
    captures = [
        (key, feature)
        for key, feature in features
        if key in own & earlier and isinstance(feature, CaptureFeature)
    ]
    if not new:
        # What few games have says more of a game that has nothing of its own.
        captures.sort(
            key=lambda shown: sum(shown[0] in _keys(other) for other in CATALOGUE.values())
        )
    return (*changed, *new, *(feature for _, feature in captures))


def _keys(variant: Variant) -> frozenset[_Key]:
    return frozenset(key for key, _ in _features(variant))


@cache
def _keys_of_earlier(variant_id: str) -> frozenset[_Key]:
    """The features of the games that the catalogue lists before one."""
    ids = list(CATALOGUE)
    earlier = ids[: ids.index(variant_id)] if variant_id in ids else ids
    return frozenset(key for other in earlier for key in _keys(CATALOGUE[other]))


@lru_cache(maxsize=64)
def _features(variant: Variant) -> tuple[tuple[_Key, Feature], ...]:
    """The features of a game with their keys: play, then deal, then score."""
    return (*_ending(variant), *_captures(variant), *_declarations(variant), *_others(variant))


def _ending(variant: Variant) -> Iterator[tuple[_Key, Feature]]:
    """The feature that turns all others round."""
    if variant.ending.lowest_wins:
        found = (_category(category) for category in variant.categories)
        cards = tuple(c for feature in found if feature for c in feature.cards[-1:])
        yield ("lowest", variant.family), LowestFeature(variant.target, cards)


def _others(variant: Variant) -> Iterator[tuple[_Key, Feature]]:
    """The features of deal, players and score."""
    deal = variant.deal
    if deal.is_blind:
        yield ("blind",), BlindFeature(_SEVENS[0])
    elif deal.hand is None:
        players = variant.seatings[0].players
        yield (
            ("whole pack", deal.table),
            _whole_pack(deal.packet_size(players), deal.table, deal.pack),
        )
    if all(seating.has_partners for seating in variant.seatings):
        yield ("partners",), PartnersFeature()
    if variant.ending.is_race:
        yield ("race",), _race(variant)
    for category in variant.categories:
        for choice in choices_of(category):
            if feature := _category(choice):
                yield ("category", choice), feature


def _captures(variant: Variant) -> Iterator[tuple[_Key, Feature]]:
    rule = variant.captures
    numbers: Counter[object] = Counter()
    for example in find_examples(rule, variation=_games_with_rule_before(variant)):
        points = variant.sweep.points(example.played, mask_of(example.taken), rule.values)
        numbers[example.kind] += 1
        key = (example.kind, numbers[example.kind], rule.forced, rule.values, points)
        yield ("capture", *key), CaptureFeature(example, not rule.forced, points)
    if rule.takes_piles:
        feature = PileFeature(_SEVENS[0], _SEVENS[1], rule.open_piles is OpenPiles.LAST)
        yield ("piles", rule.open_piles), feature
    if suited := _suited(variant):
        yield ("suit", suited.points), suited


def _suited(variant: Variant) -> SuitFeature | None:
    """The highest sword that takes two others, where such a capture scores its cards."""
    bonuses, rule = variant.capture_bonuses, variant.captures
    if bonuses is None or not bonuses.each_of_suit:
        return None
    for played in reversed(_SWORDS):
        for taken in combinations(reversed(_SWORDS), 2):
            if played not in taken and mask_of(taken) in rule.legal_captures(
                played, mask_of(taken)
            ):
                (scored,) = bonuses.of(played, mask_of(taken), 0, rule.values)
                return SuitFeature(scored.name, played, taken, scored.points)
    return None


def _games_with_rule_before(variant: Variant) -> int:
    """The number of earlier games with the same captures: each shows another example."""
    games = list(CATALOGUE.values())
    ids = [game.id for game in games]
    before = games[: ids.index(variant.id)] if variant.id in ids else []
    return sum(game.captures.tiers == variant.captures.tiers for game in before)


def _declarations(variant: Variant) -> Iterator[tuple[_Key, Feature]]:
    rule = variant.declarations
    if rule is None:
        return
    for combination, hands in declared_hands(rule, variant.captures.values).items():
        hand = hand_with_wild(rule, hands)
        wild = rule.wild if rule.wild in hand else None
        feature = DeclarationFeature(
            hand, combination, wild, any_three=rule.played_first, scores_at_once=rule.scores_at_once
        )
        yield ("declaration", combination, rule.played_first), feature


def _whole_pack(hand: int, table: int, pack: Pack) -> WholePackFeature:
    # Ordered by rank, so that the example has several suits.
    mixed = [card(rank, suit) for rank in pack.ranks for suit in Suit]
    places = (index * pack.size // hand + index % len(Suit) for index in range(hand))
    held = tuple(mixed[place] for place in places)
    others = [c for c in reversed(mixed) if c not in held]
    return WholePackFeature(held, tuple(others[:: len(others) // max(table, 1)][:table]))


def _race(variant: Variant) -> RaceFeature:
    """The race; contests for any cards are shown as a card back, sweeps not at all."""
    shown: list[Card | None] = []
    for category in variant.categories:
        feature = _category(category)
        if feature is not None:
            shown.append(_emblem(feature))
        elif isinstance(category, Contest):
            shown.append(None)
    names = tuple(category.name for category in variant.categories)
    return RaceFeature(variant.target, names, tuple(shown))


def _emblem(feature: CategoryFeature) -> Card:
    return card(feature.ranks[0], Suit.CUPS) if feature.ranks else feature.cards[-1]


def _category(category: Category) -> CategoryFeature | None:
    """The cards of a category; None for one that has no cards of its own."""
    match category:
        case CompleteSet(name, cards, points):
            return CategoryFeature(name, points, tuple(cards_of(cards)), needs_all=True)
        case Run(name, _, length) as run:
            return CategoryFeature(name, length, run.cards(length), needs_all=True)
        case Contest(name, PrimieraSum() | PrimieraOrder() as measure, points, tie):
            ranks = sorted(FORTY.ranks, key=lambda rank: -measure.rank_values[rank])
            best = tuple(card(rank, suit) for rank, suit in zip(ranks, Suit, strict=False))
            order = tuple(ranks[: len(best)])
            return CategoryFeature(name, points, best, needs_all=False, ranks=order, tie=tie)
        case Contest(name, CountOf(counted), points, tie) | Contest(
            name, CountWithTieBreak((CountOf(counted), *_)), points, tie
        ) if not is_whole_pack(counted):
            return CategoryFeature(name, points, tuple(in_order(counted)), False, tie=tie)
        case EachCard():
            return _each_card(category)
    return None


def _each_card(category: EachCard) -> CategoryFeature:
    """One card of each rank that scores, in several suits."""
    ranks = [rank for rank in Rank if category.counted & RANK_MASKS[rank]]
    cards = tuple(card(rank, suit) for rank, suit in zip(ranks, Suit, strict=False))
    return CategoryFeature(category.name, category.points, cards, needs_all=False, each=True)


tr: Final = partial(translate, "Features")

_SWORDS: Final = tuple(cards_of(FORTY.suits[Suit.SWORDS]))
_SEVENS: Final = (card(Rank.SEVEN, Suit.COINS), card(Rank.SEVEN, Suit.CUPS))


class FeatureWording:
    """The words for the features of one game, with the names of its deck."""

    def __init__(self, variant: Variant, deck: Deck) -> None:
        self._variant = variant
        self._deck = deck
        self._words = CardWording(deck, variant)

    def title(self, feature: Feature) -> str:
        """`7 takes 4 and 3`, `Three of a rank: 10 points`."""
        match feature:
            case CaptureFeature():
                title = self._capture_title(feature)
            case PileFeature():
                title = tr("{card} takes a pile").format(card=self._rank(feature.played))
            case SuitFeature(name=name, points=points):
                title = _worth(combination_name(name), points)
            case DeclarationFeature(combination=combination):
                title = _worth(combination_name(combination.name), combination.points)
            case WholePackFeature(hand=hand):
                title = tr("%n cards each", "", len(hand))
            case BlindFeature():
                title = tr("Nobody sees a hand")
            case PartnersFeature():
                title = tr("Two against two")
            case RaceFeature(target=target):
                title = tr("First to {points} wins at once").format(points=target)
            case LowestFeature():
                title = tr("The fewest points win")
            case CategoryFeature(cards=(only,)):
                title = _worth(self._deck.card_name(card_name(only)), feature.points)
            case CategoryFeature(name=name, points=points):
                title = _worth(self._words.category(name), points)
        return title

    def sentence(self, feature: Feature) -> str:
        """The reason or the details of the title: `4 + 3 = 7`."""
        match feature:
            case CaptureFeature():
                sentence = self._capture_sentence(feature)
            case PileFeature(is_last=is_last):
                sentence = tr("whole, by the equal card on top of it")
                if is_last:
                    sentence = tr("whole, by the equal card on top, if it takes no table card")
            case SuitFeature():
                sentence = tr("a capture of one suit: a point for each card, the played one too")
            case DeclarationFeature():
                sentence = self._declaration_sentence(feature)
            case WholePackFeature(table=table):
                sentence = _whole_pack_sentence(len(table))
            case BlindFeature():
                sentence = tr("you turn over any one of your cards, and that one is played")
            case PartnersFeature():
                sentence = tr("partners sit opposite each other and share pile and score")
            case RaceFeature(categories=names):
                pattern = tr("counted in this order: {categories}")
                categories = with_commas(self._words.category(name) for name in names)
                sentence = pattern.format(categories=categories)
            case LowestFeature(target=target):
                sentence = tr("whoever reaches {points} first has lost").format(points=target)
            case CategoryFeature():
                sentence = self._category_sentence(feature)
        return sentence

    def _capture_title(self, feature: CaptureFeature) -> str:
        example = feature.example
        taken = [self._rank(card) for card in example.taken]
        if example.kind.takes_whole_table:
            pattern = tr("{card} takes everything")
        elif len(taken) == 1:
            pattern = tr("{card} takes {other}")
        else:
            pattern = tr("{card} takes {other} and {last}")
        return pattern.format(card=self._rank(example.played), other=taken[0], last=taken[-1])

    def _capture_sentence(self, feature: CaptureFeature) -> str:
        """`4 + 3 = 7, and a 7 on the table would go first`."""
        example = feature.example
        pattern = "{sum}"
        if example.equal_goes_first:
            pattern = tr("{sum}; a {card} on the table would have to be taken first")
        elif example.equal_will_do:
            pattern = tr("{sum}, or one {card} from the table")
        elif feature.sweep_points > 1:
            pattern = tr("{sum}: {points} for clearing the table")
        elif not feature.sweep_points and self._variant.sweep.scores:
            pattern = tr("{sum}; this is never a {sweep}")
        elif example.kind.takes_whole_table and not self._variant.captures.has_choice_of_kinds:
            pattern = tr("{sum}; this is a {sweep} as well")
        elif feature.is_optional:
            pattern = tr("{sum}, or lay the card down")
        return pattern.format(
            sum=self._reason(feature),
            card=self._rank(example.played),
            points=counted("points", feature.sweep_points),
            sweep=_in_latin(self._variant.sweep_name.singular),
        )

    def _reason(self, feature: CaptureFeature) -> str:
        example = feature.example
        if example.kind.takes_whole_table:
            pattern = tr("as long as there is no {card} on the table")
            if isinstance(example.kind, AceTakesAll) and example.kind.takes_itself:
                pattern = tr("as long as there is no {card} on the table, or itself if it is empty")
            return pattern.format(card=self._rank(example.played))
        if len(example.taken) == 1 and not example.counts_played:
            return tr("a card takes one of its own rank")
        summands = [*example.taken, *[example.played] * example.counts_played]
        values = [self._variant.captures.values.of(card) for card in summands]
        return _in_latin(f"{' + '.join(map(str, values))} = {sum(values)}")

    def _declaration_sentence(self, feature: DeclarationFeature) -> str:
        if feature.wild is not None:
            pattern = tr("the {card} counts as any value")
            wild = pattern.format(card=self._deck.card_name(card_name(feature.wild)))
        else:
            wild = ""
        if feature.any_three:
            when = tr("with any three cards of your hand, at any turn")
        elif feature.scores_at_once:
            when = tr("shown before you play; the points count at once")
        else:
            when = tr("shown before you play your first card")
        return with_semicolons(filter(None, (when, wild)))

    def _category_sentence(self, feature: CategoryFeature) -> str:
        if len(feature.cards) == 1:
            return tr("for the player who captures this card")
        if feature.ranks:
            order = with_commas(map(self._rank_name, feature.ranks))
            pattern = tr("for the best card of each suit: {ranks} …")
            sentence = pattern.format(ranks=order)
        elif feature.each:
            sentence = tr("for each that a player captures")
        elif feature.needs_all:
            sentence = tr("for the player who captures all of these")
        else:
            sentence = tr("for the player who captures most of these")
        pattern = "{sentence}"
        if feature.tie is Tie.LEADERS:
            pattern = tr("{sentence}; in a tie for each")
        elif feature.tie in (Tie.NEXT_BEST, Tie.NEXT_OF_ALL):
            pattern = tr("{sentence}; in a tie for the next best")
        return pattern.format(sentence=sentence)

    def _rank(self, card: Card) -> str:
        return self._deck.rank_name(card_name(card))

    def _rank_name(self, rank: Rank) -> str:
        return self._rank(card(rank, Suit.COINS))


def _in_latin(text: str) -> str:
    """Words or sums that are read from the left, among words that are read from the right."""
    is_mirrored = text_locale().textDirection() == Qt.LayoutDirection.RightToLeft
    return from_left(text) if is_mirrored else text


def _worth(name: str, points: int) -> str:
    """`Three of a rank: 10 points`."""
    return with_colon(name[:1].upper() + name[1:], counted("points", points))


def _whole_pack_sentence(on_table: int) -> str:
    if on_table:
        return tr("the whole pack is dealt: %n on the table", "", on_table)
    return tr("the whole pack is dealt, and the table is empty")
