"""What the opening table brings, and what a hand may declare: RULES, section 2."""

from itertools import combinations
from typing import NamedTuple

from tests.rules.by_the_book.taking import MATTA, RANKS, SUITS, Cards, Rules, Table, in_order

# --- the opening table ----------------------------------------------------------------------------


def is_void(table: Table) -> bool:
    """Whether the opening cards void the deal."""
    rules = table.rules
    shown = {rank: sum(card[0] == rank for card in table.cards) for rank in RANKS}
    if rules.game.void == "three of a rank" and max(shown.values()) >= 3:
        return True
    kings = int(rules.options.get("king_redeal", 0))
    if kings > 0 and shown["K"] >= kings:
        return True
    goes_first = rules.has("dealer_bonus_before_aces") and dealers_points(table) is not None
    return are_aces_void(table) and not goes_first


def are_aces_void(table: Table) -> bool:
    """Whether two Aces void the deal, unless the dealer takes the table before."""
    is_rule = table.rules.options.get("ace_redeal", table.rules.game.void == "two Aces")
    return bool(is_rule) and sum(card[0] == "A" for card in table.cards) >= 2


def same_deals_again(rules: Rules) -> bool:
    """Whether the same player deals after a void deal."""
    return rules.options.get("redeal_by", "same") == "same"


def dealers_points(table: Table) -> int | None:
    """The sweep points with which the dealer takes the opening table; None where it stays."""
    opening = str(table.rules.options.get("opening", table.rules.game.opening))
    total = table.total(table.cards)
    if opening == "matta" and MATTA in table.cards:
        rest = total - 7
        return next((points for made, points in ((15, 1), (30, 2)) if 1 <= made - rest <= 10), None)
    if opening == "groups" and total == 30:
        first, *others = map(table.worth, table.cards)
        return 2 if 15 - first in others else None
    brings = {"none": {}, "cards": {15: 0}, "15": {15: 1}}
    return brings.get(opening, {15: 1, 30: 2}).get(total)


def flor_on_the_table(table: Table) -> int:
    """The dealer's points for opening cards of one suit."""
    most = max(sum(card[1] == suit for card in table.cards) for suit in SUITS)
    return most if table.rules.game.flor and most >= 3 else 0


# --- hands ----------------------------------------------------------------------------------------


class Declared(NamedTuple):
    """Cards that are declared, their points, and the value of the matta among them or 0."""

    cards: Cards
    points: int
    wild: int = 0

    def __str__(self) -> str:
        wild = f", wild {self.wild}" if self.wild else ""
        return f"! {' '.join(in_order(self.cards))} = {self.points}{wild}"


def declarations(table: Table, hand: Cards, is_new_packet: bool) -> set[Declared]:
    """All that may be declared from a hand that has nothing declared in it."""
    game = table.rules.game
    if game.any_three:
        return {one for three in combinations(hand, 3) for one in _small_or_alike(table, three)}
    if not is_new_packet or game.declares == "nothing":
        return set()
    if game.declares == "small or alike":
        return _small_or_alike(table, tuple(hand))
    points = _combinations(table, hand)
    least = 1 if table.rules.options["declare_which"] == "some" else max(1, len(points))
    named = (some for size in range(least, len(points) + 1) for some in combinations(points, size))
    return {Declared(hand, sum(some)) for some in named}


def _small_or_alike(table: Table, three: tuple[str, ...]) -> set[Declared]:
    """Three of a rank, or nine and less; the matta is anything."""
    found = set()
    for wild in range(1, 11) if MATTA in three else (0,):
        worth = [wild if card == MATTA else table.worth(card) for card in three]
        if len(set(worth)) == 1:
            found.add(Declared(frozenset(three), 10, wild))
        elif sum(worth) <= 9:
            found.add(Declared(frozenset(three), 3, wild))
    return found


def _combinations(table: Table, hand: Cards) -> list[int]:
    """The points of everything that three cards have."""
    low, middle, high = sorted(map(table.worth, hand))
    total, ranks = low + middle + high, {card[0] for card in hand}
    points = [
        3 * (len({card[1] for card in hand}) == 1),
        3 * (middle == low + 1 and high == middle + 1),
        20 * (len(ranks) == 1),
    ]
    if table.rules.game.small_by_total:
        points += [3 * (total == 9), 2 * (total <= 7)]
    else:
        points.append((total <= 9) * (2 if len(ranks) == 3 else 3))
    return [*filter(None, points)]
