"""The rollout policy: a fast evaluation of a move by what it captures and what it leaves.

All values are thousandths of a point, seen by the player to move.
"""

from math import comb
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.rules.kernel.bits import (
    BIT,
    CARD_COUNT,
    FIRST_SUIT,
    FURTHER_CARDS,
    RANK_COUNT,
    SUIT_COUNT,
    card_of,
    larger,
    popcount,
    smaller,
    zeros,
)
from scopa_desktop.rules.kernel.capture_finder import HIGHEST_VALUE
from scopa_desktop.rules.kernel.move_codes import PLAY, card_played, cards_in, kind_of, points_in
from scopa_desktop.rules.kernel.position import NO_SEAT, Position

POINT: Final = 1000
"""One point in the unit of all values of the search, a thousandth of a point."""
_PROBABILITY_ONE: Final = 1000
_MAX_THREATS: Final = 20
_MAX_HAND_SIZE: Final = 20
_FURTHER_SETS: Final = 4096
"""Where the sums of the cards that the pack of forty has not begin in a table of sums, and the
number of sets of them."""


def _threat_probabilities() -> vec[i64]:
    """Probabilities, in thousandths, that a hand drawn from the hidden cards holds a threat.

    A flat table indexed by the number of threats, the hand's size and the number of hidden cards.
    """
    table = vec[i64]()
    for threats in range(_MAX_THREATS + 1):
        for held in range(_MAX_HAND_SIZE + 1):
            for hidden in range(CARD_COUNT + 1):
                safe = comb(hidden - threats, held) if hidden >= threats else 0
                hands = comb(hidden, held)
                probability = _PROBABILITY_ONE - _PROBABILITY_ONE * safe // hands if hands else 0
                table = append(table, i64(probability))
    return table


class PolicyWeights:
    """Weights of the terms of a move's score, in thousandths."""

    def __init__(self, laid: int = 600, threat: int = 1200) -> None:
        self.laid: i64 = laid
        """Share of a card's value that is lost when it is laid on the table."""
        self.threat: i64 = threat
        """Weight of the sweep that the next player may make."""


def _fill_subset_sums(sums: vec[i64], by_card: list[int]) -> None:
    """Fill `sums` with the sum of every set of cards of one suit, suit by suit.

    Those of the cards that the pack of forty has not, all suits together, stand at the end.
    """
    for suit in range(SUIT_COUNT):
        start: i64 = suit * (FIRST_SUIT + 1)
        ranks: i64 = 1
        while ranks <= FIRST_SUIT:
            low = ranks & -ranks
            card = suit * RANK_COUNT + card_of(low)
            sums[start + ranks] = sums[start + ranks - low] + i64(by_card[card])
            ranks += 1
    further: i64 = 1
    while further < _FURTHER_SETS:
        low = further & -further
        sums[_FURTHER_SETS + further] = sums[_FURTHER_SETS + further - low] + i64(
            by_card[FURTHER_CARDS + card_of(low)]
        )
        further += 1


class PlayoutPolicy:
    """Scores moves in any position of a game from what the seat on turn knows."""

    def __init__(
        self,
        position: Position,
        card_values: list[int],
        weights: PolicyWeights,
        point_worth: int = 1,
    ) -> None:
        """Precompute tables for the game of `position`.

        `card_values` has the value of winning each card, in thousandths of a point;
        `point_worth` is -1 where points are lost by whoever scores them.
        """
        self.point_worth: i64 = point_worth
        spec = position.spec
        self._card_values = card_values
        self._laid_weight: i64 = weights.laid
        self._threat_weight: i64 = weights.threat
        self._pack: i64 = spec.pack
        self._players: i64 = spec.players
        self._sides: i64 = spec.sides
        self._sweep_total_per_point: i64 = spec.sweep_total_per_point
        self._last_play_sweeps = spec.sweep_on_last_play
        self._ace_sweeps = spec.sweep_by_ace
        self._has_sweeps = spec.has_sweeps
        self._takes_piles = spec.captures.open_piles != 0
        self._value_sums: vec[i64] = zeros(2 * _FURTHER_SETS)
        """For each suit the value of every subset of its cards, and of the further cards."""
        self._capture_value_sums: vec[i64] = zeros(2 * _FURTHER_SETS)
        """The same for capture values."""
        _fill_subset_sums(self._value_sums, card_values)
        _fill_subset_sums(self._capture_value_sums, spec.values)
        self._wild_own_value: i64 = 0
        if spec.declarations is not None and spec.declarations.wild >= 0:
            self._wild_own_value = i64(spec.values[spec.declarations.wild])
        self._wild_bit: i64 = 0
        if self._wild_own_value != 0 and spec.declarations is not None:
            self._wild_bit = BIT[spec.declarations.wild]
        self._threat_probabilities: vec[i64] = _THREAT_PROBABILITIES

    def limit_captures(self, position: Position) -> None:
        """Have `position` find only the most valuable captures of a very large table.

        So the work of a search does not grow with the number of captures. See
        `CaptureFinder.select_by_worth`.
        """
        position.capture_finder.select_by_worth(self._card_values)

    def value_of(self, cards: i64) -> i64:
        sums = self._value_sums
        return (
            sums[cards & FIRST_SUIT]
            + sums[1024 + (cards >> 10 & FIRST_SUIT)]
            + sums[2048 + (cards >> 20 & FIRST_SUIT)]
            + sums[3072 + (cards >> 30 & FIRST_SUIT)]
            + sums[_FURTHER_SETS + (cards >> FURTHER_CARDS)]
        )

    def capture_total(self, position: Position, cards: i64) -> i64:
        """Sum of the capture values of a set of cards."""
        sums = self._capture_value_sums
        total = (
            sums[cards & FIRST_SUIT]
            + sums[1024 + (cards >> 10 & FIRST_SUIT)]
            + sums[2048 + (cards >> 20 & FIRST_SUIT)]
            + sums[3072 + (cards >> 30 & FIRST_SUIT)]
            + sums[_FURTHER_SETS + (cards >> FURTHER_CARDS)]
        )
        if position.wild != 0 and cards & self._wild_bit != 0:
            total += position.wild - self._wild_own_value
        return total

    def hidden_cards(self, position: Position) -> i64:
        """The cards that the seat on turn cannot see."""
        seen = position.hands[position.turn] | position.table
        side: i64 = 0
        while side < self._sides:
            seen |= position.piles[side]
            side += 1
        return self._pack & ~seen

    def score(self, position: Position, move: i64, hidden: i64) -> i64:
        """Estimated value of a legal move; `hidden` is the result of `hidden_cards`.

        Whatever may be done before a card is played scores above every play.
        """
        if kind_of(move) != PLAY:
            return (
                points_in(move) * POINT * self.point_worth
                + self.value_of(cards_in(move))
                + 10 * POINT
            )
        taken = cards_in(move)
        card = card_played(move)
        remaining: i64 = position.plays_left() - 1
        if taken == 0:
            table = position.table | BIT[card]
            value = -(self.value_of(BIT[card]) * self._laid_weight // 1000)
        else:
            lying = position.table
            table = lying & ~taken
            value = self.value_of(taken | BIT[card])
            if position.spec.scores_captures:
                points = position.points_for_capture(card, taken, remaining)
                value += self.point_worth * POINT * points
            if table == 0 and (remaining > 0 or self._last_play_sweeps) and taken & lying != 0:
                value += self.point_worth * POINT * position.points_for_sweep(card, taken)
        if (
            self._has_sweeps
            and table != 0
            and (remaining > 1 or (remaining == 1 and self._last_play_sweeps))
        ):
            value -= self.point_worth * self._sweep_cost(position, table, hidden)
        if self._takes_piles:
            value += self._gain_from_piles(position, card, taken, hidden)
        return value

    def _gain_from_piles(self, position: Position, card: i64, taken: i64, hidden: i64) -> i64:
        """What a play wins of other piles beside `taken`, less what it puts at risk of the own."""
        own = position.spec.side_of[position.turn]
        pile = position.piles[own]
        if taken == 0:
            return -self._loss_of_pile(position, pile, position.tops[own], hidden)
        value: i64 = 0
        pile |= taken | BIT[card]
        robbed = position.robbed_side(taken)
        if robbed != NO_SEAT:
            won = position.piles[robbed]
            # The side that is robbed loses as much.
            value = self.value_of(won & ~taken) + self.value_of(won) // (self._sides - 1)
            pile |= won
        return value - self._loss_of_pile(position, pile, BIT[card], hidden)

    def _loss_of_pile(self, position: Position, pile: i64, top: i64, hidden: i64) -> i64:
        """Expected loss of a pile, with `top` on it, to the players before the next own turn."""
        if top == 0 or position.plays_left() <= 1:
            return 0
        values = position.capture_finder.values
        equal = position.capture_finder.cards_of_value[values[card_of(top)]]
        threats = smaller(popcount(equal & hidden), _MAX_THREATS)
        if threats == 0:
            return 0
        held: i64 = 0
        seat: i64 = 0
        while seat < self._players:
            if position.spec.side_of[seat] != position.spec.side_of[position.turn]:
                cards = popcount(position.hands[seat])
                held += cards if cards != 0 else position.next_packet_size()
            seat += 1
        held = smaller(held, _MAX_HAND_SIZE)
        at = (threats * (_MAX_HAND_SIZE + 1) + held) * (CARD_COUNT + 1) + popcount(hidden)
        return 2 * self.value_of(pile) * self._threat_probabilities[at] // _PROBABILITY_ONE

    def _sweep_cost(self, position: Position, table: i64, hidden: i64) -> i64:
        """Weighted expected cost of the next player's sweep of a table."""
        total = self.capture_total(position, table)
        threats = position.capture_finder.sweeping_cards(table, total, self._ace_sweeps) & hidden
        if threats == 0:
            return 0
        next_seat = position.turn + 1
        if next_seat == self._players:
            next_seat = 0
        held = popcount(position.hands[next_seat])
        if held == 0:
            held = position.next_packet_size()
        number = smaller(popcount(threats), _MAX_THREATS)
        held = smaller(held, _MAX_HAND_SIZE)
        at = (number * (_MAX_HAND_SIZE + 1) + held) * (CARD_COUNT + 1) + popcount(hidden)
        points: i64 = 1
        if self._sweep_total_per_point != 0:
            points = (total + HIGHEST_VALUE) // self._sweep_total_per_point
        return self._threat_probabilities[at] * self._threat_weight * points // 1000

    def choose(self, position: Position, rng: RandomGenerator) -> i64:
        """The move with the highest score, a random one of equal moves."""
        number = position.find_moves()
        if number == 1:
            return position.moves[0]
        hidden = self.hidden_cards(position)
        best: i64 = self.score(position, position.moves[0], hidden)
        chosen: i64 = position.moves[0]
        equals: i64 = 1
        at: i64 = 1
        while at < number:
            move = position.moves[at]
            value = self.score(position, move, hidden)
            if value > best:
                best = value
                chosen = move
                equals = 1
            elif value == best:
                equals += 1
                if rng.below(equals) == 0:
                    chosen = move
            at += 1
        return chosen

    def regret(self, position: Position, move: i64) -> i64:
        """Score of the best move less that of `move`; 0 for the best."""
        hidden = self.hidden_cards(position)
        number = position.find_moves()
        own = self.score(position, move, hidden)
        best = own
        at: i64 = 0
        while at < number:
            value = self.score(position, position.moves[at], hidden)
            best = larger(best, value)
            at += 1
        return best - own


_THREAT_PROBABILITIES: Final = _threat_probabilities()
