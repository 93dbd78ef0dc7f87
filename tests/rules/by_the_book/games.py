"""The games that the reference rules know: the parameters of each, in the reference's own terms.

This is the one place that says which games are judged. A game of the catalogue that is missing
here is skipped by `tests/rules/test_by_the_book.py`; an entry in `GAMES` makes it judged. The
entries are written down from RULES, section 2, and not derived from the catalogue: otherwise a
mistake there would repeat itself here.
"""

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

Taking: TypeAlias = Literal[
    "equal",
    "equal, else sums",
    "equal or sums",
    "to the total",
    "equal or to the total",
    "to any multiple",
    "every way",
]
"""How a card takes.

"equal": a card of its value.
"equal, else sums": a card of its value; where there is none, cards that add up to its value.
"equal or sums": a card of its value, or cards that add up to it, as the player likes.
"to the total": cards that make `Game.total` together with it.
"equal or to the total": a card of its value, or cards that make `Game.total` together with it.
"to any multiple": cards that make `Game.total`, twice that, three times that … together with it.
"every way": an equal card, cards that add up to its value, cards that make `Game.total` together
with it, and by an Ace the whole table; but an Ace takes nothing but an Ace that lies there.
"""
Voids: TypeAlias = Literal["as the options say", "two Aces", "three of a rank"]
"""Opening cards that void the deal."""
Declares: TypeAlias = Literal["nothing", "small or alike", "combinations"]
"""What a hand may declare.

"small or alike": cards that make nine or less, or three of a rank; the matta is any value.
"combinations": a suit, a run, three of a rank and small cards, added up.
"""


@dataclass(frozen=True)
class Game:
    """What sets a game apart; as it stands, Scopa. What the options of a game set is not here."""

    taking: Taking = "equal, else sums"
    total: int = 15
    """What the played card and the cards it takes make together."""
    may_lay: bool = False
    """Whether a card that could take something may be laid down. An option may say otherwise."""
    queen_is_eight: bool = False
    """Whether the queen counts 8 and the jack 9."""
    has_sweeps: bool = True
    """Whether clearing the table scores."""
    ace_takes_all: bool = False
    ace_sweeps: bool = True
    """Whether an Ace that takes everything makes a sweep. An option may say otherwise."""
    sweep_per_total: bool = False
    """Whether a sweep brings a point for each `total` in it, instead of one."""
    deals_all: bool = False
    """Whether all cards are dealt at once, instead of three to each hand."""
    table: int = 4
    """The cards that are laid on the table."""
    is_blind: bool = False
    """Whether nobody sees a hand, and who is on turn turns over a card and plays it."""
    has_cut: bool = False
    """Whether the first card is shown to the player who then keeps it or lays it."""
    void: Voids = "as the options say"
    opening: str = "none"
    """What the dealer takes of the opening table, in the words of the option of that name."""
    flor: bool = False
    """Whether the dealer scores opening cards of one suit."""
    declares: Declares = "nothing"
    any_three: bool = False
    """Whether any three cards may be declared at any time, and are then played first."""
    small_by_total: bool = False
    """Whether small cards bring points by their total, instead of by their ranks."""
    all_coins_win: bool = False
    """Whether all ten coins win the match. The napola does the same where an option allows it."""
    has_tens: bool = False
    """Whether each suit has an eight, a nine and a ten too, and the courts have no number."""
    courts_apart: bool = False
    """Whether the courts have no number, as they have none where there are tens."""
    captures_score: Literal["no", "a point each", "suits by their cards"] = "no"
    """What captures are worth as such.

    "a point each": one of the card just laid by an equal one, one of one suit, and one of three
    cards bring a point each. "suits by their cards": that of the card just laid brings a point, and
    one of one suit a point for each of its cards and for the card played; the last card of a round
    brings neither.
    """
    all_swords_win: bool = False
    """Whether all swords win the match."""
    low_coins_win: bool = False
    """Whether Ace, 2 and 3 of coins together win the match."""
    is_race: bool = False
    """Whether the first side at the target wins, in the order in which points are entered."""
    lowest_wins: bool = False
    """Whether the side with the fewest points wins when one reaches the target."""
    breaks_ties: Literal["no", "by the match", "by the king"] = "no"
    """How a tie at the top is decided: by what was won in the whole match, by the kings of coins
    that were taken in it, or by playing on."""
    lines: tuple[str, ...] = ("cards", "coins", "settebello", "primiera")
    """What is counted at the end beside sweeps and declarations: names of `counting.LINES`."""


_SCOPA: Final = Game()
_TO_FIFTEEN: Final = replace(_SCOPA, taking="to the total")
_ESCOBA: Final = replace(
    _TO_FIFTEEN, may_lay=True, lines=("coins", "cards", "all sevens or most", "settebello")
)
_CIRULLA: Final = replace(
    _SCOPA,
    taking="every way",
    void="two Aces",
    opening="matta",
    declares="small or alike",
    all_coins_win=True,
    lines=(*_SCOPA.lines, "courts of coins", "run of coins"),
)
_CHORIZO: Final = replace(
    _TO_FIFTEEN,
    may_lay=True,
    opening="15+30",
    declares="combinations",
    small_by_total=True,
    lines=("cards", "coins", "setenta of Chorizo", "settebello", "two of batons"),
)

GAMES: Final[dict[str, Game]] = {
    "scopa": _SCOPA,
    "scopa-race": replace(_SCOPA, is_race=True),
    "scopa-sevens": _SCOPA,
    "scopa-pairs": _SCOPA,
    "scopa-assi": replace(_SCOPA, ace_takes_all=True, ace_sweeps=False),
    "scopa-quindici": _TO_FIFTEEN,
    "scopone": replace(_SCOPA, deals_all=True),
    "scopone-scientifico": replace(_SCOPA, deals_all=True, table=0),
    "cirulla": _CIRULLA,
    "cirullone": replace(_CIRULLA, deals_all=True, any_three=True),
    "chkobba": replace(
        _SCOPA,
        queen_is_eight=True,
        has_cut=True,
        void="three of a rank",
        lines=("cards", "coins", "settebello", "sevens, then sixes"),
    ),
    "escoba": _ESCOBA,
    "escoba-setenta": replace(_TO_FIFTEEN, lines=("cards", "coins", "settebello", "setenta")),
    "escoba-quince": replace(
        _ESCOBA,
        breaks_ties="by the match",
        lines=("all coins or most", "all sevens or most", "cards", "settebello"),
    ),
    "escopa": replace(
        _ESCOBA,
        taking="to any multiple",
        sweep_per_total=True,
        opening="15+30",
        lines=("enough cards or most", "coins", "settebello", "all sevens", "all coins, 3 points"),
    ),
    "escova": replace(_ESCOBA, lines=("cards", "all coins or most", "settebello")),
    "chorizo": _CHORIZO,
    "baciga": replace(_CHORIZO, flor=True, small_by_total=False),
    "asso-piglia-tutto": replace(_SCOPA, ace_takes_all=True),
    "scopa-milanese": replace(
        _SCOPA, deals_all=True, table=0, ace_takes_all=True, ace_sweeps=False
    ),
    "scopone-de-trente": replace(
        _SCOPA, deals_all=True, low_coins_win=True, lines=(*_SCOPA.lines, "low coins")
    ),
    "scopone-alla-cieca": replace(_SCOPA, deals_all=True, table=0, is_blind=True),
    "scopa-undici": replace(_TO_FIFTEEN, total=11),
    "scopa-a-perdere": replace(_SCOPA, lowest_wins=True),
    "desescoba": replace(_ESCOBA, may_lay=False, lowest_wins=True),
    "cicera": replace(
        _SCOPA,
        taking="equal or sums",
        may_lay=True,
        has_tens=True,
        captures_score="a point each",
        deals_all=True,
        all_swords_win=True,
        lines=("two for cards", "swords", "run of swords", "single cards of Cicera"),
    ),
    "rubamazzo": replace(_SCOPA, taking="equal", has_sweeps=False, lines=("cards",)),
    "scopa-a-quindici": replace(_SCOPA, taking="equal or to the total"),
    "scopa-frac": replace(
        _SCOPA,
        taking="equal or sums",
        has_sweeps=False,
        breaks_ties="by the king",
        lines=("aces and courts",),
    ),
    "spazzino": replace(
        _SCOPA,
        taking="equal or sums",
        courts_apart=True,
        captures_score="suits by their cards",
        lines=(
            "two for cards of forty",
            "two for swords of ten",
            "settebello",
            "run of ten swords",
            "single cards of Spazzino",
        ),
    ),
}
"""The games that are judged, by their ids in the catalogue."""
