"""The maxims of the strategy course: what each says, where it holds, and what it is worth.

The figures are measured: `benchmarks/maxims.py` plays rounds, compares the best move that follows a
maxim with the best that does not, and prints what stands here. `STRATEGY.md` says how, and where
the maxims come from.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Final

from scopa_desktop.ai.move_explainer import AdviceReason, MoveArgument
from scopa_desktop.rules.captures import AceTakesAll, EqualCard, SumWithPlayed
from scopa_desktop.rules.messages import QT_TRANSLATE_NOOP
from scopa_desktop.rules.scoring import SEVENS
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant

N_: Final = partial(QT_TRANSLATE_NOOP, "Lessons")


class Scope(Enum):
    """What a game or its seating must have for a maxim to hold."""

    EVERY = "every game"
    EQUALS = "an equal card or a sum of its value takes, and nothing else"
    FIFTEENS = "cards take by a total of fifteen"
    ACES = "an ace takes all"
    DECLARATIONS = "combinations are declared"
    PARTNERS = "two play against two, and an equal card takes"

    def admits(self, game: Variant, seating: Seating) -> bool:
        """Whether it is so in a game at a table."""
        kinds = game.captures.kinds
        takes_equals = any(isinstance(kind, EqualCard) and not kind.only_aces for kind in kinds)
        takes_fifteens = any(isinstance(kind, SumWithPlayed) for kind in kinds)
        return {
            Scope.EVERY: True,
            Scope.EQUALS: takes_equals and not takes_fifteens,
            Scope.FIFTEENS: takes_fifteens,
            Scope.ACES: any(isinstance(kind, AceTakesAll) for kind in kinds),
            Scope.DECLARATIONS: game.declarations is not None,
            Scope.PARTNERS: takes_equals and seating.players > seating.sides,
        }[self]


@dataclass(frozen=True)
class MaximFigure:
    """What following a maxim brings in a game, on common deals."""

    game: str
    """The id of the game."""
    points: float
    """Points a round that the best move which follows it gains over the best which does not."""
    half_width: float
    """Half the width of the 95 % interval."""
    decisions: int
    """In how many decisions there was the choice."""
    fails: int | None = None
    """In how many of 100 of them the other move was clearly better; None: not counted."""


@dataclass(frozen=True)
class Maxim:
    """A rule of play with its measured worth."""

    id: str
    name: str
    sentence: str
    scope: Scope = Scope.EVERY
    term: str = ""
    """What Italian players call it; not translated."""
    figures: tuple[MaximFigure, ...] = ()


_SCOPA, _SCOPONE, _ESCOBA = "scopa", "scopone-scientifico", "escoba-setenta"
_ASSI, _CIRULLA = "scopa-assi", "cirulla"

_ALL: Final = (
    Maxim(
        "points",
        N_("Know the points"),
        N_("A point that is already won or lost no longer counts: play for the others."),
        term="i punti",
    ),
    Maxim(
        "sweep",
        N_("Sweep when you can"),
        N_("A sweep is a point, and the next player has to lay a card on an empty table."),
        term="scopa",
        figures=(
            MaximFigure(_SCOPA, 1.35, 0.09, 173, 1),
            MaximFigure(_SCOPONE, 1.54, 0.18, 125, 1),
            MaximFigure(_ESCOBA, 1.46, 0.24, 64, 2),
        ),
    ),
    Maxim(
        "take",
        N_("Rather take than lay"),
        N_("Taking brings you cards, and gives none away."),
        term="presa",
        figures=(
            MaximFigure(_SCOPA, 0.36, 0.03, 2645, 7),
            MaximFigure(_ESCOBA, 0.57, 0.10, 388, 6),
            MaximFigure(_SCOPONE, 0.36, 0.06, 1122, 25),
        ),
    ),
    Maxim(
        "eleven",
        N_("Leave more than ten"),
        N_("No card is worth more than ten, so nobody can sweep eleven or more."),
        Scope.EQUALS,
        term="undici",
        figures=(
            MaximFigure(_SCOPONE, 0.57, 0.08, 247, 10),
            MaximFigure(_SCOPA, 0.11, 0.07, 316, 11),
        ),
    ),
    Maxim(
        "count_sweepers",
        N_("Count who can sweep"),
        N_("Ask which cards sweep what you leave, and how many of them you have not seen."),
        term="carte uscite",
    ),
    Maxim(
        "price_of_risk",
        N_("The price of a risk"),
        N_("A take is worth a risk of up to one in three. Above that, lay a safe card."),
        figures=(
            MaximFigure(_SCOPA, 0.11, 0.05, 210, 21),
            MaximFigure(_ESCOBA, 0.40, 0.21, 50, 6),
            MaximFigure(_SCOPONE, -0.11, 0.16, 76, 41),
        ),
    ),
    Maxim(
        "dead_rank",
        N_("Lay a dead rank"),
        N_("When three cards of a rank are gone, nobody can pair the fourth."),
        Scope.EQUALS,
        term="carta franca",
        figures=(
            MaximFigure(_SCOPA, 0.26, 0.08, 773, 13),
            MaximFigure(_SCOPONE, 0.12, 0.10, 394, 28),
            MaximFigure(_ESCOBA, -0.14, 0.12, 160, 31),
        ),
    ),
    Maxim(
        "lay_from_pair",
        N_("Lay from a pair"),
        N_("If you hold two of a rank, one fewer is elsewhere, and you can take yours back."),
        Scope.EQUALS,
        term="doppia",
        figures=(
            MaximFigure(_SCOPONE, 0.16, 0.04, 817, 12),
            MaximFigure(_SCOPA, 0.14, 0.10, 214, 7),
        ),
    ),
    Maxim(
        "settebello",
        N_("The settebello first"),
        N_("The settebello is a point, a coin, a seven and a card, all in one."),
        term="settebello",
    ),
    Maxim(
        "take_sevens",
        N_("Take sevens"),
        N_("Sevens decide the primiera. Take one when you can."),
        term="prendere i sette",
        figures=(
            MaximFigure(_SCOPA, 0.34, 0.10, 235, 12),
            MaximFigure(_ESCOBA, 0.62, 0.33, 41, 12),
            MaximFigure(_SCOPONE, 0.34, 0.29, 65, 32),
        ),
    ),
    Maxim(
        "keep_sevens",
        N_("Lay no seven"),
        N_("A seven on the table is half a primiera for somebody else."),
        term="tenere i sette",
        figures=(
            MaximFigure(_SCOPONE, 0.95, 0.11, 756, 6),
            MaximFigure(_SCOPA, 0.38, 0.08, 693, 6),
            MaximFigure(_ESCOBA, 0.32, 0.12, 124, 10),
        ),
    ),
    Maxim(
        "three_sevens",
        N_("Three sevens win, two draw"),
        N_("With three sevens the primiera is nearly won; with two, sixes and aces decide."),
        term="primiera",
    ),
    Maxim(
        "coins",
        N_("Coins and sixes"),
        N_("Of two equal cards take the one of coins, and lay the other one."),
        term="denari",
        figures=(
            MaximFigure(_SCOPA, 0.20, 0.03, 181, 0),
            MaximFigure(_ESCOBA, 0.18, 0.07, 95, 1),
            MaximFigure(_SCOPONE, 0.12, 0.04, 188, 2),
        ),
    ),
    Maxim(
        "many_cards",
        N_("More cards with one"),
        N_("Take three cards rather than two: the point for the cards is often close."),
        term="somma",
        figures=(
            MaximFigure(_SCOPA, 0.42, 0.06, 561, 9),
            MaximFigure(_ESCOBA, 0.44, 0.16, 115, 6),
            MaximFigure(_SCOPONE, 0.09, 0.13, 297, 35),
        ),
    ),
    Maxim(
        "court_cards",
        N_("“Lay court cards”"),
        N_("Many advise to lay court cards first. Here they take sums, so it is no rule."),
        figures=(
            MaximFigure(_SCOPA, -0.11, 0.05, 732, 27),
            MaximFigure(_ESCOBA, 0.02, 0.10, 161, 20),
            MaximFigure(_SCOPONE, 0.01, 0.04, 854, 29),
        ),
    ),
    Maxim(
        "no_seven_for_them",
        N_("Make no seven for them"),
        N_("Leave no sum of seven: their seven takes it, and goes to their own pile."),
        Scope.EQUALS,
    ),
    Maxim(
        "empty_table",
        N_("Beware the empty table"),
        N_("A card laid on an empty table can be swept by any equal card."),
        Scope.EQUALS,
        term="tavola vuota",
    ),
    Maxim(
        "whirlwind",
        N_("Stop the whirlwind"),
        N_("One side lays and the other sweeps, again and again. A dead or paired card ends it."),
        Scope.PARTNERS,
        term="mulinello",
    ),
    Maxim(
        "last_to_play",
        N_("Last to play"),
        N_("The dealer’s side answers every card and plays the last one. That is worth points."),
        Scope.PARTNERS,
        term="di mazzo",
    ),
    Maxim(
        "keep_pairs",
        N_("Keep the pairs"),
        N_("On the dealer’s side keep the ranks even: the last hand then finds its match."),
        Scope.PARTNERS,
        term="pareggio",
        figures=(MaximFigure(_SCOPONE, 0.21, 0.18, 161, 27),),
    ),
    Maxim(
        "break_pairs",
        N_("Break the pairs"),
        N_("Against the dealer’s side take sums: odd ranks turn the order of the last cards."),
        Scope.PARTNERS,
        term="spariglio",
        figures=(MaximFigure(_SCOPONE, 0.41, 0.15, 129, 24),),
    ),
    Maxim(
        "partners_card",
        N_("Leave the partner’s card"),
        N_(
            "Your partner often holds the double of a card that was laid: think before you take it."
        ),
        Scope.PARTNERS,
        figures=(MaximFigure(_SCOPONE, 0.01, 0.09, 379, 32),),
    ),
    Maxim(
        "answer",
        N_("Answer the partner"),
        N_("If your partner’s card was taken by an equal one, lay a third of that rank."),
        Scope.PARTNERS,
        term="giocata di riscontro",
    ),
    Maxim(
        "sevens_by_seat",
        N_("Sevens by seat"),
        N_("The dealer’s side may leave a seven to the partner; the other side takes it at once."),
        Scope.PARTNERS,
    ),
    Maxim(
        "own_rank",
        N_("Own a rank"),
        N_("With three of a rank in your hand only you can end the wait for the fourth."),
        Scope.EQUALS,
        term="carta mula",
    ),
    Maxim(
        "odd_list",
        N_("Remember odd ranks"),
        N_("Remember only the ranks of which an odd number has gone: their cards are still out."),
        Scope.EQUALS,
        term="il 48",
    ),
    Maxim(
        "pack_total",
        N_("The pack makes 220"),
        N_("The pack adds up to 220. Subtract what you have seen: the rest is the last hand."),
        term="220",
    ),
    Maxim(
        "last_take",
        N_("The last take"),
        N_("The last to take gets the rest of the table. Keep a card that surely takes."),
        term="ultima presa",
    ),
    Maxim(
        "who_did_not_take",
        N_("If they did not take, they could not"),
        N_("A card that the player after you passed over can be laid again."),
    ),
    Maxim(
        "wait",
        N_("Wait"),
        N_("A card that surely takes now may take more later."),
        term="saper aspettare",
    ),
    Maxim(
        "under_five",
        N_("Leave less than five, or fifteen"),
        N_("A king counts ten: with less than five on the table nobody makes fifteen."),
        Scope.FIFTEENS,
        figures=(MaximFigure(_ESCOBA, 0.26, 0.10, 124, 5),),
    ),
    Maxim(
        "save_the_ace",
        N_("Save the ace"),
        N_("An ace that takes all is worth most on a full table, or at the very end."),
        Scope.ACES,
        term="asso piglia tutto",
        figures=(
            MaximFigure(_ASSI, 0.10, 0.11, 164),
            MaximFigure(_CIRULLA, -0.59, 0.43, 56),
        ),
    ),
    Maxim(
        "declare",
        N_("Declare, and choose the value"),
        N_("Declare what scores. The value you give the matta decides what it takes next."),
        Scope.DECLARATIONS,
    ),
    Maxim(
        "score",
        N_("Play the score"),
        N_("Ahead, take few risks; behind, look for sweeps."),
    ),
)

MAXIMS: Final[Mapping[str, Maxim]] = {maxim.id: maxim for maxim in _ALL}
"""All maxims by id."""

_OF_REASON: Final[Mapping[AdviceReason, tuple[str, ...]]] = {
    AdviceReason.SWEEP: ("sweep",),
    AdviceReason.LEFTOVERS: ("last_take",),
    AdviceReason.AVOIDS_SWEEP: ("under_five", "count_sweepers"),
    AdviceReason.GIVES_SWEEP: ("under_five", "count_sweepers"),
    AdviceReason.PAIRS: ("keep_pairs",),
    AdviceReason.UNPAIRS: ("break_pairs",),
    AdviceReason.LAST_OF_RANK: ("dead_rank",),
    AdviceReason.KEEPS_CAPTURING_CARD: ("lay_from_pair",),
    AdviceReason.DECLARES: ("declare",),
}
_OF_CATEGORY: Final[Mapping[tuple[AdviceReason, str], str]] = {
    (AdviceReason.CATEGORY, "settebello"): "settebello",
    (AdviceReason.CATEGORY, "coins"): "coins",
    (AdviceReason.CATEGORY, "cards"): "many_cards",
    (AdviceReason.OFFERS, "coins"): "coins",
}
_OF_SEVENS: Final = {
    AdviceReason.CATEGORY: "take_sevens",
    AdviceReason.OFFERS: "keep_sevens",
}
_HIGHEST_VALUE: Final = 10


def maxim_of(argument: MoveArgument, game: Variant, seating: Seating) -> Maxim | None:
    """The maxim behind an argument about a move; None where none holds at that table."""
    held = (MAXIMS[each] for each in _ids_of(argument, game))
    return next((maxim for maxim in held if maxim.scope.admits(game, seating)), None)


def _ids_of(argument: MoveArgument, game: Variant) -> tuple[str, ...]:
    """The maxims that speak of an argument, the most fitting first."""
    reason = argument.reason
    if reason is AdviceReason.SAFE_TABLE:
        is_high = game.captures.values.total(argument.cards) > _HIGHEST_VALUE
        return ("under_five", "eleven" if is_high else "count_sweepers")
    if (named := _OF_CATEGORY.get((reason, argument.category))) is not None:
        return (named,)
    if argument.category and reason in _OF_SEVENS and argument.cards & SEVENS:
        return (_OF_SEVENS[reason],)
    return _OF_REASON.get(reason, ())
