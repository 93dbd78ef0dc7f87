"""Names of cards, sums, moves and refusals in the user's language and the deck's names."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from scopa_desktop.play.storage.profiles import DEFAULT_NAME
from scopa_desktop.rules.captures import CaptureSum, CaptureValues
from scopa_desktop.rules.cards import (
    CARD_COUNT,
    SETTEBELLO,
    SUIT_LETTERS,
    Card,
    Mask,
    Rank,
    Suit,
    card,
    card_name,
    cards_of,
    in_order,
    rank_of,
    whole_suit,
)
from scopa_desktop.rules.moves import Action, Move, Refusal, RefusalReason, TakeTable
from scopa_desktop.rules.scoring import (
    SWEEPS_CATEGORY,
    Contest,
    Measure,
    PrimieraOrder,
    PrimieraSum,
    ScoreLine,
    best_cards_of_suits,
    category_of,
)
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.pictures.decks import Deck
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.list_format import and_list, with_commas, with_semicolons
from scopa_desktop.ui.wording.number_format import counted


class ShownCard(NamedTuple):
    """A card with its caption."""

    card: Card
    caption: str = ""
    """What the card counts, where that is not one card."""


def shown_cards(measure: Measure | None, cards: Mask, deck: Deck) -> tuple[ShownCard, ...]:
    """The cards of a side in the order in which they count."""
    match measure:
        case PrimieraSum(rank_values=values):
            best = best_cards_of_suits(cards, values)
            return tuple(ShownCard(card, str(values[rank_of(card)])) for card in best)
        case PrimieraOrder(rank_values=values):
            best = best_cards_of_suits(cards, values)
            ordered = sorted(best, key=lambda card: values[rank_of(card)], reverse=True)
            return tuple(ShownCard(card, deck.rank_name(card_name(card))) for card in ordered)
        case _:
            return tuple(map(ShownCard, in_order(cards)))


def measure_of(variant: Variant, line: ScoreLine) -> Measure | None:
    """What the category of a line compares; None for one that each side can win by itself."""
    category = category_of(variant.categories, line)
    return category.measure if isinstance(category, Contest) else None


tr: Final = partial(translate, "Moves")
N_: Final = partial(QT_TRANSLATE_NOOP, "Refusals")

_CATEGORIES: dict[str, object] = {
    "cards": QT_TRANSLATE_NOOP("Categories", "Cards"),
    "coins": QT_TRANSLATE_NOOP("Categories", "Coins"),
    "settebello": QT_TRANSLATE_NOOP("Categories", "Settebello"),
    "primiera": QT_TRANSLATE_NOOP("Categories", "Primiera"),
    "setenta": QT_TRANSLATE_NOOP("Categories", "Setenta"),
    "all_cards": QT_TRANSLATE_NOOP("Categories", "All cards"),
    "all_coins": QT_TRANSLATE_NOOP("Categories", "All coins"),
    "sevens": QT_TRANSLATE_NOOP("Categories", "Sevens"),
    "four_sevens": QT_TRANSLATE_NOOP("Categories", "All four sevens"),
    "barmila": QT_TRANSLATE_NOOP("Categories", "Barmila"),
    "carimbo": QT_TRANSLATE_NOOP("Categories", "Carimbo"),
    "grande": QT_TRANSLATE_NOOP("Categories", "La grande"),
    "piccola": QT_TRANSLATE_NOOP("Categories", "La piccola"),
    "napola": QT_TRANSLATE_NOOP("Categories", "Napola"),
    "re_bello": QT_TRANSLATE_NOOP("Categories", "Re bello"),
    "aces_and_courts": QT_TRANSLATE_NOOP("Categories", "Aces and courts"),
    "declarations": QT_TRANSLATE_NOOP("Categories", "Declared"),
    "swords": QT_TRANSLATE_NOOP("Categories", "Swords"),
    "napula": QT_TRANSLATE_NOOP("Categories", "Napula"),
    "captures": QT_TRANSLATE_NOOP("Categories", "Picada, Cicera, Bigia"),
    "picula_bagher": QT_TRANSLATE_NOOP("Categories", "Picula, Bàgher"),
    "bagher": QT_TRANSLATE_NOOP("Categories", "Bàgher"),
}
_WITH_DIAMONDS: dict[str, object] = {
    "coins": QT_TRANSLATE_NOOP("Categories", "Diamonds"),
    "all_coins": QT_TRANSLATE_NOOP("Categories", "All diamonds"),
    "swords": QT_TRANSLATE_NOOP("Categories", "Spades"),
}

_NAMED_BY_CARD: Final = "settebello"
_SPANISH_DECK: Final = "castellana"
"""The games that are played with it at home have no word for the seven of coins but its name."""

_SUIT_FIELDS: Final = ("coins", "cups", "swords", "batons")
_RANK_FIELDS: Final = {"ace": Rank.ACE, "page": Rank.PAGE, "knight": Rank.KNIGHT, "king": Rank.KING}

_REASONS: dict[RefusalReason, object] = {
    RefusalReason.ROUND_OVER: N_("The round is over."),
    RefusalReason.NOT_IN_HAND: N_("You do not hold the {card}."),
    RefusalReason.NOT_ON_TABLE: N_("Not on the table: {cards}."),
    RefusalReason.MUST_CAPTURE: N_("The {card} can take {cards}, so you cannot lay it down."),
    RefusalReason.HAND_MUST_CAPTURE: N_(
        "The {by} can take {cards}, so you cannot lay down the {card}."
    ),
    RefusalReason.EQUAL_CARD_FIRST: N_("The {cards} matches your {card} and must be taken first."),
    RefusalReason.ONE_EQUAL_CARD: N_("The {card} takes only one equal card: choose one of them."),
    RefusalReason.WHOLE_TABLE: N_("The {card} takes the whole table, not only a part of it."),
    RefusalReason.NO_SUMS: N_("The {card} takes one equal card, never a sum."),
    RefusalReason.NOT_A_CAPTURE: N_("The {card} cannot take {take}: {sum}."),
    RefusalReason.COURT: N_(
        "The {card} cannot take {take}: a court card goes only with the same court card."
    ),
    RefusalReason.TOO_MANY_CARDS: N_("With the {card} you must take as few cards as possible."),
    RefusalReason.SUM_LIMIT: N_("The {card} cannot take {take}: a sum may take at most {limit}."),
    RefusalReason.NO_LAID_CARD: N_(
        "These cards were all dealt to the table. You can take cards without playing only if a "
        "player has laid down one of them."
    ),
    RefusalReason.PILE_ALONE: N_("A pile is taken alone: choose it, or cards of the table."),
    RefusalReason.TABLE_FIRST: N_("The {card} can take {cards} from the table, so no pile."),
    RefusalReason.OTHER_TOP: N_("The {card} takes only a pile with an equal card on top."),
    RefusalReason.DECLARED_FIRST: N_("Declared cards come first: {cards}."),
    RefusalReason.DECLARE_OR_PASS: N_("First declare or pass: nobody has played a card yet."),
    RefusalReason.NOT_NOW: N_("That is not possible now."),
}

_MOST_SETS = 3
"""More sets of table cards than these are counted, not named."""


_CODES: Final = tuple(map(card_name, range(CARD_COUNT)))
MAX_CARDS_ON_KEY: Final = 6
"""The most cards that a button names; more are counted."""


def words(text: str, context: str = "rules") -> str:
    """A text of the rules, such as a summary or the label of an option, in the user's language."""
    return translate(context, text)


def game_title(variant: Variant) -> str:
    """The player's name for the rules, or the game's name as it is written in the language."""
    return variant.own_name or words(variant.name)


def own_name(name: str) -> str:
    """The name of the user: the one of the profile, or else `You`."""
    return translate("Players", "You") if name == DEFAULT_NAME else name


def _capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]


class CardWording:
    """Cards, moves and texts of one game with the names of one deck."""

    def __init__(self, deck: Deck, variant: Variant, values: CaptureValues | None = None) -> None:
        """`values` are the round's own, where a wild card may have been declared."""
        self._deck = deck
        self._values = values or variant.captures.values
        self.variant = variant

    def summary(self) -> str:
        """What the player has said about their own game, or else the summary of the game."""
        return self.variant.own.sentence or self.text(self.variant.summary)

    def __eq__(self, other: object) -> bool:
        """Whether it has the same deck, values and game."""
        return isinstance(other, CardWording) and self._key == other._key

    __hash__ = None  # type: ignore[assignment]

    @property
    def _key(self) -> tuple[str, CaptureValues, Variant]:
        return self._deck.id, self._values, self.variant

    def card(self, card: Card) -> str:
        """`7 of Coins`."""
        return self._deck.card_name(card_name(card))

    def rank(self, rank: Rank) -> str:
        """`7`, `Ace`, `Knight`."""
        return self._deck.rank_name(card_name(card(rank, Suit.COINS)))

    def with_article(self, card: Card, *, has_suit: bool) -> str:
        """`the 7`, or with its suit `the 7 of Coins`: the card as the object of a sentence."""
        code = card_name(card)
        name = self._deck.card_name(code) if has_suit else self._deck.rank_name(code)
        return self._deck.with_article(code, name)

    def suits(self) -> list[str]:
        """The names of the four suits, in the order of the deck."""
        return [self._deck.suit_name(f"A{letter}") for letter in SUIT_LETTERS]

    def cards(self, mask: Mask) -> str:
        """`7 of Coins, 3 of Cups`."""
        return with_commas(map(self.card, in_order(mask)))

    def cards_with_articles(self, mask: Mask) -> str:
        """`the 7 of Coins and the 3 of Cups`: cards as the object of a sentence."""
        return and_list([self.with_article(card, has_suit=True) for card in in_order(mask)])

    def suit_or_cards(self, mask: Mask) -> str:
        """`Coins` for a whole suit, the names of the cards for other sets."""
        if whole_suit(mask) is None:
            return self.cards(mask)
        return self._deck.suit_name(card_name(next(cards_of(mask))))

    def category(self, category: str) -> str:
        """The name of a scoring category: `Coins` or `Diamonds`; sweeps by the game's own word."""
        if category == SWEEPS_CATEGORY:
            return _capitalized(self.sweeps)
        if category == _NAMED_BY_CARD and self.variant.deck == _SPANISH_DECK:
            return self.card(SETTEBELLO)
        if category in _CODES:
            return self.card(_CODES.index(category))
        names = _CATEGORIES | _WITH_DIAMONDS if self._deck.has_diamonds else _CATEGORIES
        return translate("Categories", str(names[category]))

    @property
    def sweep(self) -> str:
        """The game's word for clearing the table: `scopa`, `escoba`."""
        return words(self.variant.sweep_name.singular)

    @property
    def sweeps(self) -> str:
        """The plural of `sweep`: `scope`, `escobas`."""
        return words(self.variant.sweep_name.plural)

    def names(self) -> dict[str, str]:
        """The names that texts of the rules and the help leave open: `{coins}`, `{sweep}`, ..."""
        return {
            **dict(zip(_SUIT_FIELDS, self.suits(), strict=True)),
            **{field: self.rank(rank) for field, rank in _RANK_FIELDS.items()},
            "settebello": self.card(SETTEBELLO),
            "sweep": self.sweep,
            "sweeps": self.sweeps,
        }

    def text(self, text: str) -> str:
        """A text of the rules, such as a summary, with the names of this game and this deck.

        Besides `names` it can contain cards by their codes: `{7C}`.
        """
        pattern = words(text)
        if "{" not in pattern:
            return _capitalized(pattern)
        cards = {code: self.card(card) for card, code in enumerate(_CODES) if code in pattern}
        return _capitalized(pattern.format_map({**cards, **self.names()}))

    def ranks(self, mask: Mask) -> str:
        """`7, 3`: the ranks, the highest capture value first."""
        ordered = sorted(cards_of(mask), key=self._values.of, reverse=True)
        return with_commas(self._deck.rank_name(card_name(card)) for card in ordered)

    def taken_ranks(self, mask: Mask) -> str:
        """`3, 7`: the ranks of captured cards, in the order of `cards` and the move list."""
        return with_commas(self._deck.rank_name(card_name(card)) for card in in_order(mask))

    def sum(self, cards: Iterable[Card]) -> str:
        """`7 + 3 = 10`: the capture values added up; the value alone of a single card."""
        values = sorted(map(self._values.of, cards), reverse=True)
        if len(values) == 1:
            return str(values[0])
        return f"{' + '.join(map(str, values))} = {sum(values)}"

    def value(self, card: Card) -> str:
        """The capture value of the card, or the number that it is known by, as a figure."""
        return str(self._values.number_of(card))

    def court_values(self) -> str:
        """`Page 8, Knight 9 and King 10`: what the courts count, by rising values."""
        courts = sorted((Rank.PAGE, Rank.KNIGHT, Rank.KING), key=self._value_of_rank)
        return and_list([f"{self.rank(each)} {self._value_of_rank(each)}" for each in courts])

    def _value_of_rank(self, rank: Rank) -> int:
        return self._values.of(card(rank, Suit.COINS))

    def rank_labels(self) -> list[str]:
        """Short labels of all ranks: what the deck prints in the corners, else the values."""
        coins = [card(rank, Suit.COINS) for rank in Rank]
        values = ["A", *map(self.value, coins[1:])]
        return [
            self._deck.printed_index(card_name(coin)) or value
            for coin, value in zip(coins, values, strict=True)
        ]

    def key(self, move: Move | TakeTable) -> str:
        """The label of the button that makes a legal move: `Take 3, 7`, or `Take 15 cards`."""
        if not move.take:
            return tr("Discard")
        if isinstance(move, Move) and move.is_pile:
            return tr("Take the pile")
        if (number := move.take.bit_count()) > MAX_CARDS_ON_KEY:
            return tr("Take {cards}").format(cards=counted("cards", number))
        return tr("Take {cards}").format(cards=self.taken_ranks(move.take))

    def discard_tip(self, card: Card) -> str:
        """What the Discard button does with the selected card."""
        return tr("Lay the {card} on the table").format(card=self.card(card))

    def selected_sum(self, cards: Mask) -> str:
        """`7 + 3 = 10`: what the selected table cards add up to; `8 cards = 41` for many."""
        if (number := cards.bit_count()) > MAX_CARDS_ON_KEY:
            return f"{counted('cards', number)} = {self._values.total(cards)}"
        return self.sum(cards_of(cards))

    def key_in_full(self, move: Move | TakeTable) -> str:
        """The same for a capture, with the names of the cards in full: `Take 6 of Cups`."""
        if isinstance(move, Move) and move.is_pile:
            return tr("Take the pile under {card}").format(card=self.cards_with_articles(move.take))
        return tr("Take {cards}").format(cards=self.cards(move.take))

    def can_take(self, captures: Sequence[Mask], table: Mask, piles: Mask = 0) -> str:
        """`can take the 3 and the 4, or the 7 of Cups`: the sets of table cards, best first.

        A card is named by its rank, and with its suit where the table has another of that rank.
        Those among `piles` lie on top of piles, which are taken.
        """
        if not captures:
            return tr("takes nothing")
        named = captures if len(captures) <= _MOST_SETS else captures[: _MOST_SETS - 1]
        sets = [
            tr("the pile under {card}").format(card=self.cards_with_articles(capture))
            if capture & piles
            else self._set_of(capture, table)
            for capture in named
        ]
        if len(named) < len(captures):
            sets.append(counted("other sets", len(captures) - len(named)))
        text = sets[-1]
        if len(sets) > 1:
            text = tr("{sets}, or {last}").format(sets=with_commas(sets[:-1]), last=text)
        return tr("can take {cards}").format(cards=text)

    def _set_of(self, capture: Mask, table: Mask) -> str:
        """`the 3 and the 4`, in the order of `cards`."""
        ranks = Counter(map(rank_of, cards_of(table)))
        return and_list(
            [
                self.with_article(card, has_suit=ranks[rank_of(card)] > 1)
                for card in in_order(capture)
            ]
        )

    def impossible(self, refusal: Refusal) -> str:
        """Why a move is not legal, as short as a button has room for."""
        match refusal.reason:
            case RefusalReason.MUST_CAPTURE | RefusalReason.TOO_MANY_CARDS:
                short = tr("must take {cards}")
                reason = short.format(cards=self.taken_ranks(refusal.cards))
            case RefusalReason.HAND_MUST_CAPTURE if refusal.by is not None:
                short = tr("{card} can take {cards}")
                card = self.taken_ranks(1 << refusal.by)
                reason = short.format(card=card, cards=self.taken_ranks(refusal.cards))
            case RefusalReason.EQUAL_CARD_FIRST | RefusalReason.DECLARED_FIRST:
                short = tr("{cards} goes first")
                reason = short.format(cards=self.taken_ranks(refusal.cards))
            case RefusalReason.ONE_EQUAL_CARD:
                reason = tr("only one of them")
            case RefusalReason.NO_SUMS:
                reason = tr("no sums")
            case RefusalReason.WHOLE_TABLE:
                reason = tr("it takes the whole table")
            case RefusalReason.COURT:
                reason = tr("only the same court card")
            case RefusalReason.SUM_LIMIT:
                short = tr("at most {cards}")
                reason = short.format(cards=counted("cards", refusal.limit))
            case RefusalReason.NOT_A_CAPTURE:
                reason = self._sums_of(refusal.move, short=True)
            case _:
                return tr("Not possible now")
        return tr("Not possible: {reason}").format(reason=reason)

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not legal, as a sentence."""
        sentence = translate("Refusals", str(_REASONS[refusal.reason]))
        move = refusal.move if isinstance(refusal.move, Move) else None
        return sentence.format(
            card=self.card(move.card) if move else "",
            cards=self.cards(refusal.cards),
            take=self.cards(move.take) if move else "",
            by="" if refusal.by is None else self.card(refusal.by),
            sum=self._sums_of(refusal.move),
            limit=counted("cards", refusal.limit),
        )

    def _sums_of(self, move: Action, short: bool = False) -> str:
        """What a capture adds up to, and what it would have to: `7 + 3 = 10, not 9`.

        In each way in which the card could take these cards by a sum.
        """
        if not isinstance(move, Move):
            return ""
        attempts = self.variant.captures.attempted_sums(move.card, move.take, self._values)
        return with_semicolons(self._failed_sum(attempt, move, short) for attempt in attempts)

    def _failed_sum(self, attempt: CaptureSum, move: Move, short: bool) -> str:
        counted_cards = [*cards_of(move.take)]
        if attempt.cards >> move.card & 1:
            counted_cards.append(move.card)
        made = str(self._values.total(attempt.cards)) if short else self.sum(counted_cards)
        if attempt.multiples:
            pattern = tr("{sum}, not a multiple of {wanted}")
        else:
            pattern = tr("{sum}, not {wanted}")
        return pattern.format(sum=made, wanted=attempt.total)
