"""`SeatView`: the knowledge of one seat, the only door between a round and a player.

A computer player gets nothing else, so it cannot look into another hand: the hidden cards are not
in the object that is sent to it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from scopa_desktop.rules.cards import PACK, Card, Mask, cards_of, union
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.round import Round, Sweep
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
    totals: tuple[int, ...]
    """The match's points before this round, for each side."""
    moves: tuple[tuple[int, Move], ...] = ()
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
        moves: Sequence[tuple[int, Move]] = (),
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
            totals=tuple(totals),
            moves=tuple(moves),
        )

    @property
    def side(self) -> int:
        """The side this seat plays for."""
        return self.seating.side_of(self.seat)

    @property
    def unseen(self) -> Mask:
        """The cards that lie in other hands or in the stock."""
        return PACK & ~(self.hand | self.table | union(self.piles))

    def legal_moves(self) -> Sequence[Move]:
        """The moves of this seat, as if it were on turn."""
        return self.guessed(self._any_deal()).legal_moves()

    def guessed(self, unseen: Sequence[Card]) -> Round:
        """A round in which the unseen cards lie in this order: the other hands, then the stock.

        Every guess agrees with what the seat knows; the seat is on turn.
        """
        cards = iter(unseen)
        hands = [
            self.hand if seat == self.seat else sum(1 << next(cards) for _ in range(size))
            for seat, size in enumerate(self.hand_sizes)
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
            turn=self.seat,
            last_capturer=self.last_capturer,
        )

    def _any_deal(self) -> tuple[Card, ...]:
        return tuple(cards_of(self.unseen))
