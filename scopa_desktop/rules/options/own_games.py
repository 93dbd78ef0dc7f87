"""All options of the family, and which of them the parts of a game allow.

A game offers the options that people play it with. A game of a player's own can have every option
here whose needs its parts meet. The codes stand in the lines of games (RECORD.md): they never
change, and a new option gets a new one.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from scopa_desktop.rules import options
from scopa_desktop.rules.captures import AceTakesAll, EqualCard, SumToOwnValue, SumWithPlayed
from scopa_desktop.rules.cards import Suit
from scopa_desktop.rules.dealing import FIFTEEN
from scopa_desktop.rules.declarations import HandCombinations
from scopa_desktop.rules.messages import N_
from scopa_desktop.rules.scoring import CompleteSet, Contest, EnoughCards, FirstScoring, Run, Tie
from scopa_desktop.rules.variant import Option, OptionCondition, OptionValue, Variant

_OPENING_CARDS: Final = 4


class FamilyOption(NamedTuple):
    """An option with all its values, and what forbids it."""

    code: str
    """Two letters, which never change."""
    option: Option
    group: str
    """The page of the editor: `deal`, `captures` or `points`."""
    forbidden: tuple[OptionCondition, ...] = ()
    """The conditions of a game under which it cannot have the option, with the reason."""

    def refusal(self, entry: Variant) -> str:
        """Why a game of the catalogue cannot have the option; empty if it can."""
        return next((each.sentence for each in self.forbidden if each.holds(entry)), "")


def _has_kind(variant: Variant, kind: type) -> bool:
    return any(isinstance(each, kind) for each in variant.captures.kinds)


def _takes_in_two_ways(variant: Variant) -> bool:
    """Whether a card captures both by its value and by making a total."""
    return _has_kind(variant, SumToOwnValue) and _has_kind(variant, SumWithPlayed)


def _lacks_category(name: str) -> Callable[[Variant], bool]:
    return lambda variant: all(each.name != name for each in variant.categories)


def _replaces(kind: type) -> Callable[[Variant], bool]:
    """Whether a category of this kind scores in place of another one."""
    return lambda variant: any(
        isinstance(each, FirstScoring) and isinstance(each.choices[0], kind)
        for each in variant.categories
    )


_NO_OPENING_TABLE: Final = OptionCondition(
    lambda variant: variant.deal.table != _OPENING_CARDS,
    N_("Not every deal begins with four cards on the table."),
)
_WILD_CARD: Final = OptionCondition(
    lambda variant: variant.wild_card is not None,
    N_("The wild card decides what the opening table is worth."),
)
_OTHER_TOTAL: Final = OptionCondition(
    lambda variant: any(
        isinstance(each, SumWithPlayed) and each.total != FIFTEEN for each in variant.captures.kinds
    ),
    N_("Cards make another total than fifteen in this game."),
)
_NO_COMBINATIONS: Final = OptionCondition(
    lambda variant: not isinstance(variant.declarations, HandCombinations),
    N_("No combinations of a whole hand are declared."),
)
_NO_EQUAL_CARD: Final = OptionCondition(
    lambda variant: not _has_kind(variant, EqualCard),
    N_("Cards are taken only by making a total, so no equal card is taken."),
)
_NO_SUMS: Final = OptionCondition(
    lambda variant: all(isinstance(each, EqualCard) for each in variant.captures.kinds),
    N_("Only equal cards are taken, never several table cards."),
)
_NO_SWEEPS: Final = OptionCondition(
    lambda variant: not variant.sweep.scores, N_("Clearing the table scores nothing in this game.")
)
_NO_FIFTEENS: Final = OptionCondition(
    lambda variant: variant.captures.tiers != ((SumWithPlayed(FIFTEEN),),),
    N_("Cards are not taken by making exactly fifteen, and nothing else."),
)
_ONE_WAY: Final = OptionCondition(
    lambda variant: not _takes_in_two_ways(variant),
    N_("An Ace takes either by its value or by fifteens, never by both."),
)
_ACE_TAKES_ALL: Final = OptionCondition(
    lambda variant: _has_kind(variant, AceTakesAll),
    N_("The Ace takes the whole table in this game already."),
)
_ACE_MAKES_TOTALS: Final = OptionCondition(
    lambda variant: _has_kind(variant, SumWithPlayed),
    N_("An Ace can take by making a total too, and then it has to."),
)
_SWEEPS_BY_TOTAL: Final = OptionCondition(
    lambda variant: bool(variant.sweep.total_per_point),
    N_("A sweep scores by its fifteens, and what an Ace takes need not make any."),
)
_NO_PRIMIERA: Final = OptionCondition(
    _lacks_category("primiera"), N_("There is no primiera in this game.")
)
_NO_SETENTA: Final = OptionCondition(
    _lacks_category("setenta"), N_("There is no setenta in this game.")
)
_HAS_RUN: Final = OptionCondition(
    lambda variant: any(
        isinstance(each, Run) and each.suit is Suit.COINS and each.name != "napola"
        for each in variant.categories
    ),
    N_("A run of {coins} scores in this game already."),
)
_WINS_AT_ONCE: Final = OptionCondition(
    lambda variant: bool(variant.instant_win_cards) and _lacks_category("napola")(variant),
    N_("Other cards win this match at once."),
)
_NUMBERLESS: Final = OptionCondition(
    lambda variant: bool(variant.captures.values.numberless),
    N_("The courts have no number in this game."),
)
_SHARED: Final = OptionCondition(
    lambda variant: any(
        isinstance(each, Contest) and each.tie is Tie.SHARED for each in variant.categories
    ),
    N_("Who tie for the most cards share the points in this game."),
)
_NO_TWO_POINTS: Final = OptionCondition(
    lambda variant: not _replaces(EnoughCards)(variant),
    N_("The cards bring no more than one point in this game."),
)
_NO_WHOLE_SET: Final = OptionCondition(
    lambda variant: not _replaces(CompleteSet)(variant),
    N_("No whole set of cards brings two points in this game."),
)
_IS_RACE: Final = OptionCondition(
    lambda variant: variant.ending.is_race,
    N_("The points are counted one by one, and the first side at the target wins at once."),
)
_TIES_BY_MATCH: Final = OptionCondition(
    lambda variant: bool(variant.ending.tie_breaks),
    N_("A tie at the end is decided by the whole match."),
)

_DECLARES: Final = OptionCondition(
    lambda variant: variant.declarations is not None,
    N_("Combinations are declared, and for that you look at your hand."),
)
_CUTS: Final = OptionCondition(
    lambda variant: variant.deal.cut, N_("Who cuts the pack looks at a card of their hand.")
)
_SCORES_CAPTURES: Final = OptionCondition(
    lambda variant: variant.capture_bonuses is not None and _lacks_category("bagher")(variant),
    N_("Certain captures score in this game already."),
)
_DECLARED: Final = OptionCondition(
    lambda variant: variant.declarations is not None,
    N_("Combinations are declared in this game, and their points would not be told apart."),
)
_LOWEST_WINS: Final = OptionCondition(
    lambda variant: variant.ending.lowest_wins, N_("The fewest points win this game.")
)

FAMILY_OPTIONS: Final = (
    FamilyOption("to", options.target(), "points"),
    FamilyOption("kr", options.KING_REDEAL, "deal", (_NO_OPENING_TABLE,)),
    FamilyOption("ar", options.ACE_REDEAL, "deal", (_NO_OPENING_TABLE,)),
    FamilyOption("rb", options.REDEAL_BY, "deal", (_NO_OPENING_TABLE,)),
    FamilyOption(
        "op",
        options.opening("none", "cards", "15", "15+30", "groups"),
        "deal",
        (_NO_OPENING_TABLE, _WILD_CARD, _OTHER_TOTAL, _NUMBERLESS, _NO_SWEEPS),
    ),
    FamilyOption("od", options.OPENING_MAY_DECLINE, "deal", (_NO_OPENING_TABLE,)),
    FamilyOption("ba", options.BONUS_BEFORE_ACES, "deal", (_NO_OPENING_TABLE,)),
    FamilyOption("bh", options.BLIND_HANDS, "deal", (_DECLARES, _CUTS)),
    FamilyOption("da", options.DECLARE_AT, "deal", (_NO_COMBINATIONS,)),
    FamilyOption("dw", options.DECLARE_WHICH, "deal", (_NO_COMBINATIONS,)),
    FamilyOption("cf", options.CAPTURE_FORCED, "captures"),
    FamilyOption("mc", options.MUST_CAPTURE, "captures"),
    FamilyOption("rf", options.RANK_FIRST, "captures", (_NO_EQUAL_CARD, _NO_SUMS)),
    FamilyOption("fc", options.FEWEST_CARDS_OF_KINDS, "captures", (_NO_SUMS,)),
    FamilyOption("tc", options.TWO_CARDS_AT_MOST, "captures", (_NO_SUMS,)),
    FamilyOption("tf", options.TABLE_FIFTEEN, "captures", (_NO_FIFTEENS,)),
    FamilyOption("af", options.ACE_FIFTEEN_WITH_ACE, "captures", (_ONE_WAY,)),
    FamilyOption("ap", options.ASSO_PIGLIATUTTO, "captures", (_ACE_TAKES_ALL, _SWEEPS_BY_TOTAL)),
    FamilyOption("ai", options.ACE_TAKES_ITSELF, "captures", (_SWEEPS_BY_TOTAL,)),
    FamilyOption("fw", options.FIRST_ACE_WAITS, "captures", (_SWEEPS_BY_TOTAL,)),
    FamilyOption("ad", options.ACE_MAY_DECLINE, "captures", (_ACE_MAKES_TOTALS,)),
    FamilyOption("as", options.ACE_SWEEP_SCORES, "captures", (_SWEEPS_BY_TOTAL, _NO_SWEEPS)),
    FamilyOption("pi", options.open_piles("never", "freely", "last"), "captures"),
    FamilyOption("ls", options.LAST_PLAY_SWEEP, "captures", (_NO_SWEEPS,)),
    FamilyOption("pk", options.PRIMIERA_KIND, "points", (_NO_PRIMIERA,)),
    FamilyOption("pf", options.PRIMIERA_NEEDS_FOUR_SUITS, "points", (_NO_PRIMIERA,)),
    FamilyOption("se", options.setenta("order", "sum", "face", "sevens"), "points", (_NO_SETENTA,)),
    FamilyOption("re", options.RE_BELLO, "points"),
    FamilyOption("na", options.NAPOLA, "points", (_HAS_RUN, _WINS_AT_ONCE, _LOWEST_WINS)),
    FamilyOption("bg", options.BAGHER, "points", (_NO_SUMS, _SCORES_CAPTURES, _DECLARED)),
    FamilyOption("ac", options.ALL_CARDS_AT, "points", (_SHARED, _NO_TWO_POINTS)),
    FamilyOption("ab", options.ALL_BONUS, "points", (_NO_WHOLE_SET,)),
    FamilyOption(
        "ti",
        options.ties("nobody", "leaders", "next", "next_of_all"),
        "points",
        (_IS_RACE, _SHARED),
    ),
    FamilyOption("lt", options.LEAD_BY_TWO, "points", (_IS_RACE, _TIES_BY_MATCH)),
    FamilyOption("co", options.CALL_OUT, "points", (_IS_RACE, _LOWEST_WINS)),
)
"""The options in the order in which they apply: one that builds on another comes after it."""

OF_FAMILY: Final = {each.option.name: each for each in FAMILY_OPTIONS}


@lru_cache(maxsize=64)
def widened(entry: Variant) -> Variant:
    """A game of the catalogue with every option that its parts allow, each with all its values."""
    allowed = (each.option for each in FAMILY_OPTIONS if not each.refusal(entry))
    return replace(entry, options=tuple(_worded(each, entry) for each in allowed), offered=entry)


def _worded(option: Option, entry: Variant) -> Option:
    """The option of the same name that is for the captures of a game."""
    if option is options.FEWEST_CARDS_OF_KINDS and not _takes_in_two_ways(entry):
        return options.FEWEST_CARDS_FIRST
    if option is options.ASSO_PIGLIATUTTO and entry.captures.takes_piles:
        return options.ACE_TAKES_PILES
    return option


def configured(entry: Variant, settings: Mapping[str, OptionValue]) -> Variant:
    """A game of the catalogue with these options, also with some that it does not offer.

    Raises `ValueError` like `Variant.configured`.
    """
    known = {option.name for option in entry.options} | OF_FAMILY.keys()
    has_all = entry.offers(settings) or not known.issuperset(settings)
    return (entry if has_all else widened(entry)).configured(settings)
