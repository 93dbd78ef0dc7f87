"""The playout policy: a quick judgement of a move by what it takes and what it leaves.

Everything is counted in thousandths of a point of the mover's.
"""

from math import comb
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.rules.kernel.bits import (
    ALL_CARDS,
    BIT,
    CARD_COUNT,
    FIRST_SUIT,
    RANK_COUNT,
    SUIT_COUNT,
    card_of,
    larger,
    popcount,
    smaller,
    zeros,
)
from scopa_desktop.rules.kernel.capture_finder import (
    HIGHEST_VALUE,
)
from scopa_desktop.rules.kernel.move_codes import PLAY, card_played, cards_in, kind_of, points_in
from scopa_desktop.rules.kernel.position import Position

POINT: Final = 1000
"""The unit: a thousandth of a point."""
_CERTAIN: Final = 1000
_MOST_THREATS: Final = 20
_MOST_HELD: Final = 20


def _chances() -> vec[i64]:
    """The chance, in thousandths, that a hand drawn from the hidden cards holds a threat.

    By threats, cards of the hand and hidden cards, in this order.
    """
    made = vec[i64]()
    for threats in range(_MOST_THREATS + 1):
        for held in range(_MOST_HELD + 1):
            for hidden in range(CARD_COUNT + 1):
                safe = comb(hidden - threats, held) if hidden >= threats else 0
                hands = comb(hidden, held)
                chance = _CERTAIN - _CERTAIN * safe // hands if hands else 0
                made = append(made, i64(chance))
    return made


class PolicyWeights:
    """How much each consideration counts, in thousandths."""

    def __init__(self, laid: int = 600, threat: int = 1200) -> None:
        self.laid: i64 = laid
        """Of a card's price, where it is laid down for all."""
        self.threat: i64 = threat
        """Of a sweep that the next player may make."""


def _add_up(sums: vec[i64], by_card: list[int]) -> None:
    """Fill `sums` with the sum of every set of cards of one suit, suit by suit."""
    for suit in range(SUIT_COUNT):
        start: i64 = suit * (FIRST_SUIT + 1)
        ranks: i64 = 1
        while ranks <= FIRST_SUIT:
            low = ranks & -ranks
            card = suit * RANK_COUNT + card_of(low)
            sums[start + ranks] = sums[start + ranks - low] + i64(by_card[card])
            ranks += 1


class PlayoutPolicy:
    """Judges moves in any position of a game, from the mover's seat alone."""

    def __init__(self, like: Position, card_values: list[int], weights: PolicyWeights) -> None:
        """`like` is any position of the game; `prices` say what winning each card is worth."""
        spec = like.spec
        self._laid: i64 = weights.laid
        self._threat: i64 = weights.threat
        self._packet: i64 = spec.packet_size
        self._players: i64 = spec.players
        self._sides: i64 = spec.sides
        self._per_point: i64 = spec.sweep_total_per_point
        self._last_counts = spec.sweep_on_last_play
        self._ace_sweeps = spec.sweep_by_ace
        self._price: vec[i64] = zeros(SUIT_COUNT * (FIRST_SUIT + 1))
        """For each suit what every set of its cards is worth."""
        self._worth: vec[i64] = zeros(SUIT_COUNT * (FIRST_SUIT + 1))
        """For each suit the capture values of every set of its cards, added up."""
        _add_up(self._price, card_values)
        _add_up(self._worth, spec.values)
        self._own_value: i64 = 0
        if spec.declarations is not None and spec.declarations.wild >= 0:
            self._own_value = i64(spec.values[spec.declarations.wild])
        self._wild_bit: i64 = 0
        if self._own_value != 0 and spec.declarations is not None:
            self._wild_bit = BIT[spec.declarations.wild]
        self._chances: vec[i64] = _CHANCES

    def value_of(self, cards: i64) -> i64:
        """What winning these cards is worth."""
        price = self._price
        return (
            price[cards & FIRST_SUIT]
            + price[1024 + (cards >> 10 & FIRST_SUIT)]
            + price[2048 + (cards >> 20 & FIRST_SUIT)]
            + price[3072 + (cards >> 30 & FIRST_SUIT)]
        )

    def total_of(self, position: Position, cards: i64) -> i64:
        """The capture values of these cards added up."""
        worth = self._worth
        total = (
            worth[cards & FIRST_SUIT]
            + worth[1024 + (cards >> 10 & FIRST_SUIT)]
            + worth[2048 + (cards >> 20 & FIRST_SUIT)]
            + worth[3072 + (cards >> 30 & FIRST_SUIT)]
        )
        if position.wild != 0 and cards & self._wild_bit != 0:
            total += position.wild - self._own_value
        return total

    def hidden_from(self, position: Position) -> i64:
        """The cards that the seat on turn cannot see."""
        seen = position.hands[position.turn] | position.table
        side: i64 = 0
        while side < self._sides:
            seen |= position.piles[side]
            side += 1
        return ALL_CARDS & ~seen

    def judge(self, position: Position, move: i64, hidden: i64) -> i64:
        """What a move is thought to be worth."""
        if kind_of(move) != PLAY:
            return points_in(move) * POINT + self.value_of(cards_in(move)) + 10 * POINT
        taken = cards_in(move)
        card = card_played(move)
        left: i64 = position.plays_left() - 1
        if taken == 0:
            table = position.table | BIT[card]
            worth = -(self.value_of(BIT[card]) * self._laid // 1000)
        else:
            table = position.table & ~taken
            worth = self.value_of(taken | BIT[card])
            if table == 0 and (left > 0 or self._last_counts) and taken != BIT[card]:
                worth += POINT * position.points_for_sweep(card, taken)
        if table != 0 and (left > 1 or (left == 1 and self._last_counts)):
            worth -= self._threat_to(position, table, hidden)
        return worth

    def _threat_to(self, position: Position, table: i64, hidden: i64) -> i64:
        """What the next player's sweep of a table is feared to cost."""
        total = self.total_of(position, table)
        threats = position.capture_finder.sweeping_cards(table, total, self._ace_sweeps) & hidden
        if threats == 0:
            return 0
        following = position.turn + 1
        if following == self._players:
            following = 0
        held = popcount(position.hands[following])
        if held == 0:
            held = self._packet
        number = smaller(popcount(threats), _MOST_THREATS)
        held = smaller(held, _MOST_HELD)
        at = (number * (_MOST_HELD + 1) + held) * (CARD_COUNT + 1) + popcount(hidden)
        points: i64 = 1
        if self._per_point != 0:
            points = (total + HIGHEST_VALUE) // self._per_point
        return self._chances[at] * self._threat * points // 1000

    def choose(self, position: Position, chance: RandomGenerator) -> i64:
        """The move liked best, among equals any."""
        number = position.find_moves()
        if number == 1:
            return position.moves[0]
        hidden = self.hidden_from(position)
        best: i64 = self.judge(position, position.moves[0], hidden)
        liked: i64 = position.moves[0]
        equals: i64 = 1
        at: i64 = 1
        while at < number:
            move = position.moves[at]
            worth = self.judge(position, move, hidden)
            if worth > best:
                best = worth
                liked = move
                equals = 1
            elif worth == best:
                equals += 1
                if chance.below(equals) == 0:
                    liked = move
            at += 1
        return liked

    def regret(self, position: Position, move: i64) -> i64:
        """By how much a move is liked less than the best; 0 for the best."""
        hidden = self.hidden_from(position)
        number = position.find_moves()
        own = self.judge(position, move, hidden)
        best = own
        at: i64 = 0
        while at < number:
            worth = self.judge(position, position.moves[at], hidden)
            best = larger(best, worth)
            at += 1
        return best - own


_CHANCES: Final = _chances()
