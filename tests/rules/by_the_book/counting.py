"""What the piles are worth: RULES, section 2, in their own words."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from tests.rules.by_the_book.taking import RANKS, SUITS, THIRTEEN_RANKS, Cards, Rules

Points: TypeAlias = list[int]
"""One figure for each side."""

_PRIMIERA: Final = dict(zip(RANKS, (16, 12, 13, 14, 15, 18, 21, 10, 10, 10), strict=True))
_CHORIZO: Final = dict(zip(RANKS, (1, 2, 3, 4, 5, 6, 7, 0, 0, 0), strict=True))
_LOW_COINS: Final = {"AD": 1, "2D": 2, "3D": 3}
_SETENTA: Final = dict(zip(RANKS, (6, 2, 3, 4, 5, 7, 8, 1, 1, 1), strict=True))


def count(rules: Rules, piles: Sequence[Cards]) -> Points:
    """The points of each side without its sweeps and declarations."""
    return [sum(line) for line in zip(*lines_of(rules, piles), strict=True)]


def lines_of(rules: Rules, piles: Sequence[Cards]) -> list[Points]:
    """The same for each thing that is counted."""
    return [LINES[name](rules, piles) for name in rules.game.lines] + _house_lines(rules, piles)


def _or_else(line: Points, other: Points) -> Points:
    """The first line where it gives anybody a point."""
    return line if any(line) else other


def _house_lines(rules: Rules, piles: Sequence[Cards]) -> list[Points]:
    lines = []
    if rules.has("re_bello"):
        lines.append(holds(piles, {"KD"}))
    napola = rules.options.get("napola", "off")
    if napola != "off":
        most = 10 if napola == "on" else int(napola)
        ranks = "A234567QJK" if rules.game.queen_is_eight else RANKS
        lines.append([_run(pile, most, ranks) for pile in piles])
    return lines


def _primiera(rules: Rules, piles: Sequence[Cards]) -> Points:
    match rules.options.get("primiera", "classic"):
        case "sevens":
            return _best(rules, piles, sevens)
        case "settanta":
            return [int(sevens(pile) >= 3) for pile in piles]
        case "order":
            return _best(rules, piles, best_in_order)
    needs_all = bool(rules.options.get("primiera_needs_four_suits", True))
    return _best(rules, piles, lambda pile: _sum_of_best(pile, _PRIMIERA, needs_all))


# --- what is measured -----------------------------------------------------------------------------


def _suit(suit: str) -> Cards:
    return frozenset(rank + suit for rank in RANKS)


def _rank(rank: str) -> Cards:
    return frozenset(rank + suit for suit in SUITS)


def _number(pile: Cards, counted: Cards) -> int:
    return len(pile & counted)


def coins(pile: Cards) -> int:
    """The coins of a pile."""
    return _number(pile, _suit("D"))


def sevens(pile: Cards) -> int:
    """The sevens of a pile."""
    return _number(pile, _rank("7"))


def _best_of_suits(pile: Cards, worth: dict[str, int]) -> list[int]:
    suits = [[worth[card[0]] for card in pile if card[1] == suit] for suit in SUITS]
    return [max(suit) for suit in suits if suit]


def _sum_of_best(pile: Cards, worth: dict[str, int], needs_all: bool) -> int | None:
    best = _best_of_suits(pile, worth)
    return None if not best or (needs_all and len(best) < len(SUITS)) else sum(best)


def _setenta(rules: Rules, piles: Sequence[Cards]) -> Points:
    match rules.options["setenta"]:
        case "order":
            return _best(rules, piles, best_in_order)
        case "sevens":
            return _best(rules, piles, _sevens_sixes_aces_fives)
        case "face":
            return _best(rules, piles, lambda pile: _sum_of_best(pile, _CHORIZO, needs_all=False))
    return _best(rules, piles, lambda pile: _sum_of_best(pile, _PRIMIERA, needs_all=True))


def _sevens_sixes_aces_fives(pile: Cards) -> int:
    """A seven outweighs all sixes, a six all Aces, an Ace all fives: there are four of each."""
    return sum({"7": 125, "6": 25, "A": 5, "5": 1}.get(card[0], 0) for card in pile)


def best_in_order(pile: Cards) -> tuple[int, ...] | None:
    """The best card of each suit, the highest first; None where a suit is missing."""
    best = sorted(_best_of_suits(pile, _SETENTA), reverse=True)
    return tuple(best) if len(best) == len(SUITS) else None


def _run(pile: Cards, most: int, ranks: str = RANKS, suit: str = "D") -> int:
    length = 0
    while length < len(ranks) and ranks[length] + suit in pile:
        length += 1
    return min(length, most) if length >= 3 else 0


# --- who scores -----------------------------------------------------------------------------------

Measure: TypeAlias = Callable[[Cards], "int | tuple[int, ...] | None"]
Line: TypeAlias = Callable[[Rules, Sequence[Cards]], Points]


def holds(piles: Sequence[Cards], wanted: Cards | set[str], points: int = 1) -> Points:
    """Points for the side that has all these cards."""
    return [points * (wanted <= pile) for pile in piles]


def _sides_with_most(piles: Sequence[Cards], measure: Measure, sides: Sequence[int]) -> list[int]:
    """Those of some sides that measure most; none where nothing is measured."""
    measured = {side: found for side in sides if (found := measure(piles[side])) is not None}
    most = max(measured.values(), default=None)
    return [side for side, found in measured.items() if found == most]


def _points_of(piles: Sequence[Cards], sides: list[int]) -> Points:
    return [int(side in sides) for side in range(len(piles))]


def _best(rules: Rules, piles: Sequence[Cards], measure: Measure) -> Points:
    """A point for the best side; at a tie for those whom the option says."""
    first = _sides_with_most(piles, measure, range(len(piles)))
    others = [side for side in range(len(piles)) if side not in first]
    match rules.options.get("ties", "nobody"):
        case _ if len(first) == 1:
            return _points_of(piles, first)
        case "leaders":
            return _points_of(piles, [side for side in first if measure(piles[side])])
        case "next":
            others = [side for side in others if measure(piles[side])]
        case "nobody":
            others = []
    second = _sides_with_most(piles, lambda pile: measure(pile) or 0, others)
    return _points_of(piles, second if len(second) == 1 else [])


# --- the lines of the score sheet -----------------------------------------------------------------

COINS: Final = _suit("D")
SEVENS: Final = _rank("7")
SIXES: Final = _rank("6")


def _enough_cards_or_most(rules: Rules, piles: Sequence[Cards]) -> Points:
    enough = int(rules.options["all_cards_at"])
    return _or_else([2 * (len(pile) >= enough) for pile in piles], _best(rules, piles, len))


def _whole_set_or_most(cards: Cards, measure: Measure) -> Line:
    """Two points for the whole set, in place of the point for most of it or beside it."""

    def line(rules: Rules, piles: Sequence[Cards]) -> Points:
        whole, most = holds(piles, cards, 2), _best(rules, piles, measure)
        if rules.options.get("all_bonus") == "add":
            return [bonus + point for bonus, point in zip(whole, most, strict=True)]
        return _or_else(whole, most)

    return line


def _sevens_then_sixes(rules: Rules, piles: Sequence[Cards]) -> Points:
    return _best(rules, piles, lambda pile: (sevens(pile), _number(pile, SIXES)))


def swords(pile: Cards) -> int:
    """The swords of a pile."""
    return sum(card[1] == "S" for card in pile)


def _two_for_cards(rules: Rules, piles: Sequence[Cards]) -> Points:
    """Two points for more than half of the fifty-two; one for each side that has half of them."""
    return [(len(pile) >= 26) + (len(pile) > 26) for pile in piles]


LINES: Final[dict[str, Line]] = {
    "cards": lambda rules, piles: _best(rules, piles, len),
    "enough cards or most": _enough_cards_or_most,
    "coins": lambda rules, piles: _best(rules, piles, coins),
    "all coins or most": _whole_set_or_most(COINS, coins),
    "all coins, 3 points": lambda rules, piles: holds(piles, COINS, 3),
    "run of coins": lambda rules, piles: [_run(pile, most=6) for pile in piles],
    "courts of coins": lambda rules, piles: holds(piles, {"JD", "QD", "KD"}, 5),
    "low coins": lambda rules, piles: [
        sum(points * (card in pile) for card, points in _LOW_COINS.items()) for pile in piles
    ],
    "aces and courts": lambda rules, piles: [
        sum(card[0] in "AJQK" for card in pile) for pile in piles
    ],
    "settebello": lambda rules, piles: holds(piles, {"7D"}),
    "two for cards": _two_for_cards,
    "swords": lambda rules, piles: [int(swords(pile) >= 7) for pile in piles],
    "run of swords": lambda rules, piles: [
        _run(pile, most=13, ranks=THIRTEEN_RANKS, suit="S") for pile in piles
    ],
    "single cards of Cicera": lambda rules, piles: [
        len(pile & {"TD", "2S", "JC"}) for pile in piles
    ],
    "two for cards of forty": lambda rules, piles: [
        (len(pile) >= 20) + (len(pile) > 20) for pile in piles
    ],
    "two for swords of ten": lambda rules, piles: [
        (swords(pile) >= 5) + (swords(pile) > 5) for pile in piles
    ],
    "run of ten swords": lambda rules, piles: [_run(pile, most=10, suit="S") for pile in piles],
    "single cards of Spazzino": lambda rules, piles: [len(pile & {"JS", "2S"}) for pile in piles],
    "two of batons": lambda rules, piles: holds(piles, {"2B"}, 4),
    "all sevens": lambda rules, piles: holds(piles, SEVENS),
    "all sevens or most": _whole_set_or_most(SEVENS, sevens),
    "sevens, then sixes": _sevens_then_sixes,
    "primiera": _primiera,
    "setenta": _setenta,
    "setenta of Chorizo": _setenta,
}
"""The points of each side for one thing that is counted, by the names that a game gives."""
