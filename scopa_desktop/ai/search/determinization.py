"""Determinizations: complete deals that agree with what a seat knows.

Each has the right number of cards in every hand, with the shown cards where they are. Two kinds of
evidence weigh them: a hand that could have been declared and was not is unlikely, and so is a hand
that had a much better play than the one its player made.
"""

from math import comb, exp
from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from scopa_desktop.ai.search.policy import PlayoutPolicy
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.rules.kernel.bits import BIT, CARD_COUNT, card_of, popcount, smaller, zeros
from scopa_desktop.rules.kernel.move_codes import card_played
from scopa_desktop.rules.kernel.position import MAX_SEATS, Position

_REGRET_SCALE: Final = 300
"""The regret, in thousandths of a point, that divides the likelihood of a play by e."""
_MAX_REGRET: Final = 900
"""Regrets are cut off here, so that no single play decides."""
_MAX_TRIES: Final = 12
"""Deals tried for one sample before a hand that contradicts a missing declaration is accepted."""


class ObservedPlay(NamedTuple):
    """A play of the current packet, and the public position before it.

    Sets of cards are masks.
    """

    seat: int
    move: int
    table: int
    piles: tuple[int, ...]
    """The cards in the pile of each side."""
    tops: tuple[int, ...]
    """The card on top of each, as a set, where piles are open; otherwise 0."""
    held: int
    """The number of cards in all hands together."""
    declared: int
    """The cards that the seat had declared."""
    wild: int
    """The value declared for the wild card; 0 while it had its own."""


_SEAT: Final = 0
_MOVE: Final = 1
_TABLE: Final = 2
_HELD: Final = 3
_DECLARED: Final = 4
_WILD: Final = 5
_PILES: Final = 6
_TOPS: Final = _PILES + MAX_SEATS
_PLAY_FIELDS: Final = _TOPS + MAX_SEATS
"""The places of the fields of a play among the numbers of all plays."""


class DeterminizationSampler:
    """Samples determinizations for the seat on turn in `root`."""

    def __init__(
        self,
        root: Position,
        shown: list[int],
        undeclared: list[int],
        plays: list[ObservedPlay],
        rng: RandomGenerator,
        *,
        is_perfect_information: bool = False,
    ) -> None:
        """Create a sampler of what the seat on turn knows.

        `root` is any position that agrees with that; `shown` are the cards in each hand that all
        have seen, `undeclared` the cards that each seat has played, maybe none, of a packet from
        which it declared nothing (-1: no evidence), `plays` the plays of the current packet,
        oldest first. With `is_perfect_information` the only sample is `root` itself.
        """
        self.root = root
        self._is_perfect_information = is_perfect_information
        self._own_seat: i64 = root.turn
        self._rng = rng
        self._stock: vec[i64] = zeros(CARD_COUNT)
        self._shown: vec[i64] = zeros(MAX_SEATS)
        self._hidden_counts: vec[i64] = zeros(MAX_SEATS)
        """Number of cards in each hand that the own seat does not know."""
        self._undeclared: vec[i64] = zeros(MAX_SEATS)
        self._hidden_cards: vec[i64] = vec[i64]()
        """All cards that the own seat does not know."""
        self._has_silence_evidence = False
        for seat in range(root.spec.players):
            self._shown[seat] = i64(shown[seat])
            self._undeclared[seat] = i64(undeclared[seat])
            if seat != root.turn:
                hidden = root.hands[seat] & ~i64(shown[seat])
                self._hidden_counts[seat] = popcount(hidden)
                self._hide(hidden)
                self._has_silence_evidence = self._has_silence_evidence or undeclared[seat] >= 0
        for at in range(root.next_card, CARD_COUNT):
            self._hide(BIT[root.stock[at]])
        self._plays: vec[i64] = vec[i64]()
        self._play_count: i64 = len(plays)
        for play in plays:
            fields = [play.seat, play.move, play.table, play.held, play.declared, play.wild]
            none = [0] * (MAX_SEATS - len(play.piles))
            for field in [*fields, *play.piles, *none, *play.tops, *none]:
                self._plays = append(self._plays, i64(field))
        self._candidates: vec[i64] = vec[i64]()
        self._weights: list[float] = []
        self._pool: vec[i64] = vec[i64]()
        self._pool_size: i64 = 0
        self._scratch = Position(root.spec)

    def _hide(self, cards: i64) -> None:
        while cards != 0:
            low = cards & -cards
            cards ^= low
            self._hidden_cards = append(self._hidden_cards, card_of(low))

    def hidden_count(self) -> i64:
        """Number of cards that the own seat does not know."""
        return len(self._hidden_cards)

    def has_observed_plays(self) -> bool:
        """Whether anybody has played from the current packet."""
        return self._play_count != 0

    def is_fully_known(self) -> bool:
        """Whether only one determinization is possible."""
        if self.root.next_card < CARD_COUNT:
            return False
        hands = 0
        for seat in range(self.root.spec.players):
            if self._hidden_counts[seat] != 0:
                hands += 1
        return hands <= 1

    def sample(self, position: Position) -> None:
        """Overwrite `position` with a random determinization."""
        if self._is_perfect_information:
            position.copy_from(self.root)
        elif self._pool_size != 0:
            self._sample_from_pool(position)
        else:
            self._sample_uniformly(position)

    def _sample_uniformly(self, position: Position) -> None:
        position.copy_from(self.root)
        position.stock = self._stock
        self._deal_hidden_cards(position)
        if not self._has_silence_evidence:
            return
        tries: i64 = 1
        while tries < _MAX_TRIES and self._contradicts_silence(position):
            self._deal_hidden_cards(position)
            tries += 1

    def _deal_hidden_cards(self, position: Position) -> None:
        """Deal the hidden cards to the other hands and the stock, uniformly at random."""
        hidden = self._hidden_cards
        self._rng.shuffle(hidden, 0, len(hidden))
        at: i64 = 0
        seat: i64 = 0
        while seat < position.spec.players:
            if seat != self._own_seat:
                cards = self._shown[seat]
                end = at + self._hidden_counts[seat]
                while at < end:
                    cards |= BIT[hidden[at]]
                    at += 1
                position.hands[seat] = cards
            seat += 1
        stock_index = position.next_card
        while stock_index < CARD_COUNT:
            self._stock[stock_index] = hidden[at]
            stock_index += 1
            at += 1

    def _contradicts_silence(self, position: Position) -> bool:
        """Whether a hand could have declared something and did not."""
        announcer = position.declaration_finder
        if announcer is None:
            return False
        seat: i64 = 0
        while seat < position.spec.players:
            if seat != self._own_seat and self._undeclared[seat] >= 0:
                packet = position.hands[seat] | self._undeclared[seat]
                if announcer.find(packet, True, position.capture_finder.values) != 0:
                    return True
            seat += 1
        return False

    # --- enumeration ----------------------------------------------------------------------------

    def world_count(self) -> int:
        """Number of ways to deal the hidden cards to the other hands; the stock must be empty."""
        left = len(self._hidden_cards)
        number = 1
        for seat in range(self.root.spec.players):
            number *= comb(left, int(self._hidden_counts[seat]))
            left -= int(self._hidden_counts[seat])
        return number

    def enumerate_worlds(self, policy: PlayoutPolicy | None) -> list[float]:
        """Make the pool of all determinizations, and return their weights, the highest 1.

        The stock must be empty. The weights are the likelihoods of the others' plays; without
        `policy` they are equal.
        """
        self._pool = vec[i64]()
        self._pool_size = 0
        hidden: i64 = 0
        for card in self._hidden_cards:
            hidden |= BIT[card]
        position = self._scratch
        position.copy_from(self.root)
        for seat in range(self.root.spec.players):
            if seat != self._own_seat:
                position.hands[seat] = self._shown[seat]
        self._deal_every_way(0, hidden)
        if policy is None:
            return [1.0] * int(self._pool_size)
        policy.limit_captures(position)
        weights: list[float] = []
        for index in range(int(self._pool_size)):
            self.set_world(index, position)
            weights.append(self._log_likelihood(position, policy))
        highest = max(weights)
        return [exp(weight - highest) for weight in weights]

    def set_world(self, index: i64, position: Position) -> None:
        """Overwrite `position` with a determinization of the pool."""
        position.copy_from(self.root)
        at: i64 = index * MAX_SEATS
        seat: i64 = 0
        while seat < position.spec.players:
            position.hands[seat] = self._pool[at + seat]
            seat += 1

    def _deal_every_way(self, seat: i64, hidden: i64) -> None:
        """Add all deals of the hidden cards to the seats from `seat` on to the pool."""
        if seat == self._own_seat:
            seat += 1
        if seat < self.root.spec.players:
            self._give_every_way(seat, self._hidden_counts[seat], hidden, hidden)
            return
        other: i64 = 0
        while other < MAX_SEATS:
            self._pool = append(self._pool, self._scratch.hands[other])
            other += 1
        self._pool_size += 1

    def _give_every_way(self, seat: i64, number: i64, choices: i64, hidden: i64) -> None:
        """Give `number` of the `choices` to a seat, and the rest of `hidden` to the later ones."""
        if number == 0:
            self._deal_every_way(seat + 1, hidden)
            return
        while popcount(choices) >= number:
            card = choices & -choices
            choices ^= card
            self._scratch.hands[seat] = self._scratch.hands[seat] | card
            self._give_every_way(seat, number - 1, choices, hidden & ~card)
            self._scratch.hands[seat] = self._scratch.hands[seat] & ~card

    # --- importance resampling ------------------------------------------------------------------

    def add_candidates(self, number: i64, policy: PlayoutPolicy) -> None:
        """Add `number` determinizations, weighted by the likelihood of the others' plays."""
        position = self._scratch
        policy.limit_captures(position)
        while number > 0:
            self._sample_uniformly(position)
            seat: i64 = 0
            while seat < MAX_SEATS:
                self._candidates = append(self._candidates, position.hands[seat])
                seat += 1
            self._weights.append(self._log_likelihood(position, policy))
            number -= 1

    def _log_likelihood(self, position: Position, policy: PlayoutPolicy) -> float:
        """Log-likelihood of the others' plays; takes the plays back in `position`."""
        regret_sum: i64 = 0
        plays = self._plays
        index: i64 = self._play_count - 1
        while index >= 0:
            at: i64 = index * _PLAY_FIELDS
            seat = plays[at + _SEAT]
            move = plays[at + _MOVE]
            position.hands[seat] = position.hands[seat] | BIT[card_played(move)]
            if seat != self._own_seat:
                position.turn = seat
                position.table = plays[at + _TABLE]
                position.cards_in_hands = plays[at + _HELD]
                position.declared[seat] = plays[at + _DECLARED]
                position.set_wild(plays[at + _WILD])
                side: i64 = 0
                while side < MAX_SEATS:
                    position.piles[side] = plays[at + _PILES + side]
                    position.tops[side] = plays[at + _TOPS + side]
                    side += 1
                regret_sum += smaller(policy.regret(position, move), _MAX_REGRET)
            index -= 1
        return -float(regret_sum) / float(_REGRET_SCALE)

    def resample(self, number: i64) -> None:
        """Draw the pool of `number` samples from the candidates (systematic resampling).

        There must be a candidate. Later samples are taken from the pool.
        """
        highest = max(self._weights)
        total = 0.0
        for at in range(len(self._weights)):
            self._weights[at] = exp(self._weights[at] - highest)
            total += self._weights[at]
        step = total / float(number)
        threshold = step * float(self._rng.below(1_000_000)) / 1_000_000.0
        cumulative = self._weights[0]
        index: i64 = 0
        last: i64 = len(self._weights) - 1
        while self._pool_size < number:
            while cumulative < threshold and index < last:
                index += 1
                cumulative += self._weights[index]
            seat: i64 = 0
            while seat < MAX_SEATS:
                self._pool = append(self._pool, self._candidates[index * MAX_SEATS + seat])
                seat += 1
            self._pool_size += 1
            threshold += step

    def _sample_from_pool(self, position: Position) -> None:
        position.copy_from(self.root)
        at: i64 = self._rng.below(self._pool_size) * MAX_SEATS
        dealt: i64 = 0
        seat: i64 = 0
        while seat < position.spec.players:
            position.hands[seat] = self._pool[at + seat]
            dealt |= self._pool[at + seat]
            seat += 1
        if position.next_card == CARD_COUNT:
            return
        position.stock = self._stock
        self._rng.shuffle(self._hidden_cards, 0, len(self._hidden_cards))
        stock_index = position.next_card
        index: i64 = 0
        while stock_index < CARD_COUNT:
            card = self._hidden_cards[index]
            index += 1
            if BIT[card] & dealt == 0:
                self._stock[stock_index] = card
                stock_index += 1
