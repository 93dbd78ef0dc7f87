"""`SeatView`: the knowledge of one seat, the only door between a round and a player.

A computer player gets nothing else, so it cannot look into another hand: the hidden cards are not
in the object that is sent to it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice

from scopa_desktop.rules.captures import CaptureValues
from scopa_desktop.rules.cards import PACK, Card, Mask, cards_of, mask_of, union
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action, Move
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.round_points import Bonus, Sweep
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant


@dataclass(frozen=True)
class SeatView:
    """What one seat knows at its turn."""

    variant: Variant
    seating: Seating
    seat: int
    dealer: int
    hand: Mask
    hand_sizes: tuple[int, ...]
    """The number of cards each seat holds."""
    table: Mask
    stock_size: int
    piles: tuple[Mask, ...]
    """The cards each side has won; all were seen when they were taken."""
    sweeps: tuple[Sweep, ...]
    last_capturer: int | None
    values: CaptureValues
    """What the cards are worth in this round; a wild card declared has the value given to it."""
    declared: tuple[Mask, ...]
    """The cards each seat has declared in this round."""
    shown: tuple[Mask, ...]
    """The cards that each seat holds and everybody has seen."""
    bonuses: tuple[Bonus, ...]
    packets_dealt: int
    cut_card: Card | None
    """The card this seat has drawn in cutting and must decide on."""
    totals: tuple[int, ...]
    """The match's points before this round, for each side."""
    moves: tuple[tuple[int, Action], ...] = ()
    """The round so far: each seat's moves in the order made."""

    @classmethod
    def of(cls, match: Match, seat: int) -> "SeatView":
        """The view of `seat` on the round on the table.

        Raises `ValueError` when no round is on the table.
        """
        if match.round is None:
            raise ValueError("no round is on the table")
        return cls.of_round(match.round, seat, match.totals, match.moves_of_round())

    @classmethod
    def of_round(
        cls,
        one: Round,
        seat: int,
        totals: Sequence[int],
        moves: Sequence[tuple[int, Action]] = (),
    ) -> "SeatView":
        """The view of `seat` on a position."""
        return cls(
            variant=one.variant,
            seating=one.seating,
            seat=seat,
            dealer=one.dealer,
            hand=one.hands[seat],
            hand_sizes=tuple(hand.bit_count() for hand in one.hands),
            table=one.table,
            stock_size=len(one.stock),
            piles=tuple(one.piles),
            sweeps=tuple(one.sweeps),
            last_capturer=one.last_capturer,
            values=one.values,
            declared=tuple(one.declared),
            shown=tuple(d & h for d, h in zip(one.declared, one.hands, strict=True)),
            bonuses=tuple(one.bonuses),
            packets_dealt=one.packets_dealt,
            cut_card=one.cut_card if one.turn == seat else None,
            totals=tuple(totals),
            moves=tuple(moves),
        )

    @property
    def side(self) -> int:
        """The side this seat plays for."""
        return self.seating.side_of(self.seat)

    @property
    def unseen(self) -> Mask:
        """The cards that lie in other hands or in the stock, and were not shown."""
        drawn = 0 if self.cut_card is None else 1 << self.cut_card
        seen = self.hand | self.table | union(self.piles) | union(self.shown) | drawn
        return PACK & ~seen

    @property
    def seed(self) -> str:
        """What all chance in a decision comes from: a digest of what this seat knows and no more.

        A match played again is so the same match, and a deal that looks the same is played the
        same.
        """
        made = " ".join(f"{seat}:{action}" for seat, action in self.moves)
        lies = f"{self.seat} {self.dealer} {self.hand} {self.table} {self.cut_card} {self.totals}"
        return sha256(f"{self.variant.id} {lies} {made}".encode()).hexdigest()

    def legal_moves(self) -> Sequence[Action]:
        """The moves of this seat, as if it were on turn."""
        return self.guessed(tuple(cards_of(self.unseen))).legal_moves()

    def plays(self) -> list[Move]:
        """The cards that this seat may play, with what they take."""
        return [action for action in self.legal_moves() if isinstance(action, Move)]

    def guessed(self, unseen: Sequence[Card]) -> Round:
        """A round in which the unseen cards lie in this order: the other hands, then the stock.

        Every guess agrees with what the seat knows; the seat is on turn.
        """
        cards = iter(unseen)
        hands = [
            self.hand if seat == self.seat else self._guessed_hand(seat, cards)
            for seat in range(self.seating.players)
        ]
        return Round(
            self.variant,
            self.seating,
            dealer=self.dealer,
            hands=hands,
            table=self.table,
            stock=tuple(cards),
            piles=self.piles,
            sweeps=self.sweeps,
            bonuses=self.bonuses,
            declared=self.declared,
            values=self.values,
            turn=self.seat,
            last_capturer=self.last_capturer,
            packets_dealt=self.packets_dealt,
            cut_card=self.cut_card,
        )

    def _guessed_hand(self, seat: int, cards: Iterator[Card]) -> Mask:
        shown = self.shown[seat]
        return shown | mask_of(islice(cards, self.hand_sizes[seat] - shown.bit_count()))
