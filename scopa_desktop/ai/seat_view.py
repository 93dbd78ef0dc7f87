"""`SeatView`: what one seat knows, the only information that a computer player gets.

The hidden cards are not in the object, so a player cannot look into another hand. `card_places` is
what a seat can remember of the cards.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import islice

from scopa_desktop.rules.captures import CaptureValues
from scopa_desktop.rules.cards import Card, Mask, cards_of, mask_of, union
from scopa_desktop.rules.dealing import OpeningCapture
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action, Move, Pass
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.scoring import Bonus, Sweep
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
    """The own cards; in a game of blind hands only the one that this seat has turned over."""
    hand_sizes: tuple[int, ...]
    """The number of cards each seat holds; in a game of blind hands those that are turned over
    before the next ones, which are counted in `stock_size`."""
    table: Mask
    stock_size: int
    piles: tuple[Mask, ...]
    """The cards each side has won; all were seen when they were captured."""
    sweeps: tuple[Sweep, ...]
    last_capturer: int | None
    values: CaptureValues
    """Capture values in this round; a declared wild card has its declared value."""
    declared: tuple[Mask, ...]
    """The cards each seat has declared in this round."""
    shown: tuple[Mask, ...]
    """The declared cards that each seat still holds."""
    bonuses: tuple[Bonus, ...]
    packets_dealt: int
    cut_card: Card | None
    """The card this seat has cut and must keep or lay; None otherwise."""
    totals: tuple[int, ...]
    """Points of each side in the match before this round."""
    moves: tuple[tuple[int, Action], ...] = ()
    """All moves of the round so far, each with its seat, without the passes of others.

    Only who could declare something is asked, so to know of a pass would be to know of that.
    """
    is_declaring: bool = False
    """Whether this seat is asked for a declaration before the first card of the packet is played.

    The seats before it in turn have declared, or had nothing to declare, or passed.
    """
    opening_offer: OpeningCapture | None = None
    """What the opening table brings this seat, which deals and has to decide; None otherwise."""
    dealt_to_table: Mask = 0
    """The cards of the opening table that still lie there."""
    tops: tuple[Mask, ...] = ()
    """The card on top of each side's pile, as a set, where piles are open."""

    @classmethod
    def of(cls, match: Match, seat: int, *, is_turned: bool = True) -> "SeatView":
        """The view of `seat` in the current round of a match; `is_turned` as in `of_round`.

        Raises `ValueError` when the match has no current round.
        """
        if match.round is None:
            raise ValueError("no round is on the table")
        moves = match.moves_of_round()
        return cls.of_round(match.round, seat, match.totals, moves, is_turned=is_turned)

    @classmethod
    def of_round(
        cls,
        round_: Round,
        seat: int,
        totals: Sequence[int],
        moves: Sequence[tuple[int, Action]] = (),
        *,
        is_turned: bool = True,
    ) -> "SeatView":
        """The view of `seat` in a round; `totals` are the sides' points before it.

        `is_turned` is whether the seat on turn has turned over its card, where hands are blind.
        """
        knows_card = is_turned and round_.turn == seat and not round_.is_deal_open
        is_hidden = round_.variant.deal.is_blind and not knows_card
        return cls(
            variant=round_.variant,
            seating=round_.seating,
            seat=seat,
            dealer=round_.dealer,
            hand=0 if is_hidden else round_.hands[seat],
            hand_sizes=tuple(hand.bit_count() for hand in round_.hands),
            table=round_.table,
            stock_size=len(round_.stock),
            piles=tuple(round_.piles),
            sweeps=tuple(round_.sweeps),
            last_capturer=round_.last_capturer,
            values=round_.values,
            declared=tuple(round_.declared),
            shown=tuple(
                declared & hand
                for declared, hand in zip(round_.declared, round_.hands, strict=True)
            ),
            bonuses=tuple(round_.bonuses),
            packets_dealt=round_.packets_dealt,
            cut_card=round_.cut_card if round_.turn == seat else None,
            totals=tuple(totals),
            moves=tuple(
                (mover, action)
                for mover, action in moves
                if mover == seat or not isinstance(action, Pass)
            ),
            is_declaring=round_.is_declaring and round_.turn == seat,
            opening_offer=round_.opening_offer if round_.turn == seat else None,
            dealt_to_table=round_.dealt_to_table,
            tops=tuple(round_.tops) if round_.variant.captures.takes_piles else (),
        )

    @property
    def is_deal_open(self) -> bool:
        """Whether this seat has a decision of the deal to make: on the cut or the opening table."""
        return self.cut_card is not None or self.opening_offer is not None

    @property
    def side(self) -> int:
        return self.seating.side_of(self.seat)

    def pile_taken(self, move: Move) -> Mask:
        """The pile that a play takes; 0 where it takes none."""
        return self.piles[self.tops.index(move.take)] if move.is_pile else 0

    @property
    def unseen(self) -> Mask:
        """The cards in other hands or in the stock that were not shown."""
        cut = 0 if self.cut_card is None else 1 << self.cut_card
        seen = self.hand | self.table | union(self.piles) | union(self.shown) | cut
        return self.variant.deal.pack.cards & ~seen

    @property
    def last_laid(self) -> Mask:
        """The card that the last play laid down; none after a capture."""
        plays = (action for _, action in reversed(self.moves) if isinstance(action, Move))
        last = next(plays, None)
        return 0 if last is None or last.take else 1 << last.card

    @property
    def seed(self) -> str:
        """Seed of the random numbers of a decision: a digest of what this seat knows.

        So the same view always gives the same decision, whatever the hidden cards are.
        """
        moves = " ".join(f"{seat}:{action}" for seat, action in self.moves)
        position = (
            f"{self.seat} {self.dealer} {self.hand} {self.table} {self.cut_card} {self.totals}"
        )
        return hashlib.sha256(f"{self.variant.id} {position} {moves}".encode()).hexdigest()

    def legal_moves(self) -> Sequence[Action]:
        """The legal moves of this seat, as if it were on turn."""
        return self.determinized(tuple(cards_of(self.unseen))).legal_moves()

    def plays(self) -> list[Move]:
        """The legal plays of a card, with what they capture."""
        return [action for action in self.legal_moves() if isinstance(action, Move)]

    def determinized(self, unseen: Sequence[Card], turn: int | None = None) -> Round:
        """A round with the unseen cards dealt in this order to the other hands, then the stock.

        `unseen` is a permutation of the cards of the mask `unseen`; that is not checked. The round
        agrees with the view, and this seat is on turn unless `turn` is another one.
        """
        cards = iter(unseen)
        hands = [self._determinized_hand(seat, cards) for seat in range(self.seating.players)]
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
            turn=self.seat if turn is None else turn,
            is_declaring=self.is_declaring,
            last_capturer=self.last_capturer,
            packets_dealt=self.packets_dealt,
            cut_card=self.cut_card,
            opening_offer=self.opening_offer,
            dealt_to_table=self.dealt_to_table,
            tops=self.tops,
            last_laid=self.last_laid,
        )

    def _determinized_hand(self, seat: int, cards: Iterator[Card]) -> Mask:
        known = self.hand if seat == self.seat else self.shown[seat]
        return known | mask_of(islice(cards, self.hand_sizes[seat] - known.bit_count()))


class CardPlace(Enum):
    """Where a card is, as far as a seat knows."""

    OWN = "own"
    """In the own hand, or cut and not placed yet."""
    TABLE = "table"
    SHOWN = "shown"
    """Declared, and still in another hand."""
    GONE = "gone"
    """In a pile."""
    OUT = "out"
    """In another hand or in the stock."""


def card_places(view: SeatView) -> tuple[CardPlace, ...]:
    """The place of each card of the pack."""
    size = view.variant.deal.pack.size
    places = [CardPlace.OUT] * size
    own = view.hand | (0 if view.cut_card is None else 1 << view.cut_card)
    seen = {CardPlace.TABLE: view.table, CardPlace.OWN: own}
    for pile in view.piles:
        seen[CardPlace.GONE] = seen.get(CardPlace.GONE, 0) | pile
    for seat, shown in enumerate(view.shown):
        if seat != view.seat:
            seen[CardPlace.SHOWN] = seen.get(CardPlace.SHOWN, 0) | shown
    for place, cards in seen.items():
        for card in range(size):
            if cards >> card & 1:
                places[card] = place
    return tuple(places)
