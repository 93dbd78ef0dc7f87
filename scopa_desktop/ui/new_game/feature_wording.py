"""The words beside the picture of a game: a title and a sentence for each of its features."""

from functools import partial
from typing import Final

from PySide6.QtCore import Qt

from scopa_desktop.rules.cards import Card, Rank, Suit, card, card_name
from scopa_desktop.rules.scoring import Tie
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.new_game.game_features import (
    CaptureFeature,
    CategoryFeature,
    DeclarationFeature,
    Feature,
    PartnersFeature,
    RaceFeature,
    WholePackFeature,
)
from scopa_desktop.ui.pictures.decks import Deck
from scopa_desktop.ui.text_language import text_locale, translate
from scopa_desktop.ui.wording.action_wording import combination_name
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.list_format import with_colon, with_commas, with_semicolons
from scopa_desktop.ui.wording.number_format import counted
from scopa_desktop.ui.wording.text_direction import from_left

tr: Final = partial(translate, "Features")


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
            case DeclarationFeature(combination=combination):
                title = _worth(combination_name(combination.name), combination.points)
            case WholePackFeature(hand=hand):
                title = tr("%n cards each", "", len(hand))
            case PartnersFeature():
                title = tr("Two against two")
            case RaceFeature(target=target):
                title = tr("First to {points} wins at once").format(points=target)
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
            case DeclarationFeature():
                sentence = self._declaration_sentence(feature)
            case WholePackFeature(table=table):
                sentence = _whole_pack_sentence(len(table))
            case PartnersFeature():
                sentence = tr("partners sit opposite each other and share pile and score")
            case RaceFeature(categories=names):
                pattern = tr("counted in this order: {categories}")
                categories = with_commas(self._words.category(name) for name in names)
                sentence = pattern.format(categories=categories)
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
        elif not feature.sweep_points:
            pattern = tr("{sum}; this is never a {sweep}")
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
