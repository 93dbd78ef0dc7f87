"""Worlds: ways in which the hidden cards may lie, as a seat can imagine them.

Every world has the right number of cards in each hand, with those that were shown where they are.
Two things make one world likelier than another: a hand that would have had something to declare
was probably not there, and a player who laid a card probably had nothing much better to do.
"""

from math import exp
from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from scopa_desktop.ai.search.policy import PlayoutPolicy
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.rules.kernel.bits import BIT, CARD_COUNT, card_of, popcount, smaller, zeros
from scopa_desktop.rules.kernel.move_codes import card_played
from scopa_desktop.rules.kernel.position import MAX_SEATS, Position

_TEMPERATURE: Final = 300
"""The shortfall of a move, in thousandths of a point, that makes it unlikely."""
_WORST: Final = 900
"""The largest shortfall that counts, so that no single move decides."""
_MOST_TRIES: Final = 12
"""The worlds drawn anew for a hand that would have been declared."""


class Play(NamedTuple):
    """A play of the packet in hand, and what lay there before it."""

    seat: int
    move: int
    table: int
    won: int
    """The cards in all piles."""
    held: int
    """The cards in all hands."""
    declared: int
    """The cards that the seat had declared."""
    wild: int
    """The value of the wild card; 0 while it had its own."""


_FIELDS: Final = 7


class DeterminizationSampler:
    """Samples worlds for the seat on turn in `root`."""

    def __init__(
        self,
        root: Position,
        shown: list[int],
        silent: list[int],
        plays: list[Play],
        chance: RandomGenerator,
        *,
        is_open: bool = False,
    ) -> None:
        """What the seat knows.

        `root` is any position that agrees with it; `shown` are the cards of each seat that
        everybody has seen, `silent` those that each seat has played of a packet from which it
        declared nothing (-1: its packet tells nothing), `plays` the plays of the packet in hand.
        Where all cards lie open, `root` itself is the only world.
        """
        self.root = root
        self._is_open = is_open
        self._me: i64 = root.turn
        self._chance = chance
        self._stock: vec[i64] = zeros(CARD_COUNT)
        self._shown: vec[i64] = zeros(MAX_SEATS)
        self._hidden_in: vec[i64] = zeros(MAX_SEATS)
        """The cards of each hand that this seat does not know."""
        self._silent: vec[i64] = zeros(MAX_SEATS)
        self._hidden: vec[i64] = vec[i64]()
        """All cards that this seat does not know."""
        self._tells_by_silence = False
        for seat in range(root.spec.players):
            self._shown[seat] = i64(shown[seat])
            self._silent[seat] = i64(silent[seat])
            if seat != root.turn:
                hidden = root.hands[seat] & ~i64(shown[seat])
                self._hidden_in[seat] = popcount(hidden)
                self._hide(hidden)
                self._tells_by_silence = self._tells_by_silence or silent[seat] >= 0
        for at in range(root.next_card, CARD_COUNT):
            self._hide(BIT[root.stock[at]])
        self._plays: vec[i64] = vec[i64]()
        self._number_of_plays: i64 = len(plays)
        for one in plays:
            for field in one:
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
            self._hidden = append(self._hidden, card_of(low))

    def hidden(self) -> i64:
        """The number of cards that this seat does not know."""
        return len(self._hidden)

    def has_seen_plays(self) -> bool:
        """Whether anybody has played from the packet in hand."""
        return self._number_of_plays != 0

    def is_known(self) -> bool:
        """Whether only one world is possible."""
        if self.root.next_card < CARD_COUNT:
            return False
        hands = 0
        for seat in range(self.root.spec.players):
            if self._hidden_in[seat] != 0:
                hands += 1
        return hands <= 1

    def sample(self, world: Position) -> None:
        """Make `world` one of the worlds."""
        if self._is_open:
            world.copy_from(self.root)
        elif self._pool_size != 0:
            self._take_from_pool(world)
        else:
            self._imagine(world)

    def _imagine(self, world: Position) -> None:
        world.copy_from(self.root)
        world.stock = self._stock
        self._share_out(world)
        if not self._tells_by_silence:
            return
        tries: i64 = 1
        while tries < _MOST_TRIES and self._would_have_declared(world):
            self._share_out(world)
            tries += 1

    def _share_out(self, world: Position) -> None:
        """Hidden cards to every hand and the stock, each way as likely as the others."""
        hidden = self._hidden
        self._chance.shuffle(hidden, 0, len(hidden))
        at: i64 = 0
        seat: i64 = 0
        while seat < world.spec.players:
            if seat != self._me:
                cards = self._shown[seat]
                end = at + self._hidden_in[seat]
                while at < end:
                    cards |= BIT[hidden[at]]
                    at += 1
                world.hands[seat] = cards
            seat += 1
        place = world.next_card
        while place < CARD_COUNT:
            self._stock[place] = hidden[at]
            place += 1
            at += 1

    def _would_have_declared(self, world: Position) -> bool:
        """Whether a hand could have declared something, and did not."""
        announcer = world.declaration_finder
        if announcer is None:
            return False
        seat: i64 = 0
        while seat < world.spec.players:
            if seat != self._me and self._silent[seat] >= 0:
                packet = world.hands[seat] | self._silent[seat]
                if announcer.find(packet, True, world.capture_finder.values) != 0:
                    return True
            seat += 1
        return False

    # --- the filter ----------------------------------------------------------------------------

    def imagine_some(self, number: i64, policy: PlayoutPolicy) -> None:
        """Imagine worlds and judge how well the plays of the others agree with them."""
        world = self._scratch
        while number > 0:
            self._imagine(world)
            seat: i64 = 0
            while seat < MAX_SEATS:
                self._candidates = append(self._candidates, world.hands[seat])
                seat += 1
            self._weights.append(self._likelihood(world, policy))
            number -= 1

    def _likelihood(self, world: Position, policy: PlayoutPolicy) -> float:
        """How likely the plays of the others are in a world, as a logarithm."""
        missing: i64 = 0
        plays = self._plays
        one: i64 = self._number_of_plays - 1
        side: i64 = 0
        while side < MAX_SEATS:
            world.piles[side] = 0
            side += 1
        while one >= 0:
            at: i64 = one * _FIELDS
            seat = plays[at]
            move = plays[at + 1]
            world.hands[seat] = world.hands[seat] | BIT[card_played(move)]
            if seat != self._me:
                world.turn = seat
                world.table = plays[at + 2]
                world.piles[0] = plays[at + 3]
                world.cards_in_hands = plays[at + 4]
                world.declared[seat] = plays[at + 5]
                world.set_wild(plays[at + 6])
                missing += smaller(policy.regret(world, move), _WORST)
            one -= 1
        return -float(missing) / float(_TEMPERATURE)

    def keep(self, number: i64) -> None:
        """Of the worlds imagined keep so many, the likelier ones more often."""
        most = max(self._weights)
        together = 0.0
        for at in range(len(self._weights)):
            self._weights[at] = exp(self._weights[at] - most)
            together += self._weights[at]
        step = together / float(number)
        mark = step * float(self._chance.below(1_000_000)) / 1_000_000.0
        reached = self._weights[0]
        one: i64 = 0
        last: i64 = len(self._weights) - 1
        while self._pool_size < number:
            while reached < mark and one < last:
                one += 1
                reached += self._weights[one]
            seat: i64 = 0
            while seat < MAX_SEATS:
                self._pool = append(self._pool, self._candidates[one * MAX_SEATS + seat])
                seat += 1
            self._pool_size += 1
            mark += step

    def _take_from_pool(self, world: Position) -> None:
        world.copy_from(self.root)
        at: i64 = self._chance.below(self._pool_size) * MAX_SEATS
        dealt: i64 = 0
        seat: i64 = 0
        while seat < world.spec.players:
            world.hands[seat] = self._pool[at + seat]
            dealt |= self._pool[at + seat]
            seat += 1
        if world.next_card == CARD_COUNT:
            return
        world.stock = self._stock
        self._chance.shuffle(self._hidden, 0, len(self._hidden))
        place = world.next_card
        one: i64 = 0
        while place < CARD_COUNT:
            card = self._hidden[one]
            one += 1
            if BIT[card] & dealt == 0:
                self._stock[place] = card
                place += 1
