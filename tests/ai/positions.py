"""Positions for tests of players: by hand from notation, or from the middle of a random round."""

from random import Random

from hypothesis import assume
from hypothesis import strategies as st

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import Mask, mask_of, parse_cards
from scopa_desktop.rules.catalogue import CATALOGUE, SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO, Seating
from scopa_desktop.rules.variant import Variant


def cards(text: str) -> Mask:
    """The set of the cards in notation."""
    return mask_of(parse_cards(text))


def position(
    hand: str,
    table: str = "",
    *,
    others: tuple[str, ...] = ("",),
    piles: tuple[str, ...] = ("", ""),
    stock: str = "",
    last_capturer: int | None = None,
    variant: Variant = SCOPA,
    seating: Seating = TWO,
) -> SeatView:
    """The view of seat 0, whose turn it is."""
    round_ = Round(
        variant,
        seating,
        dealer=seating.players - 1,
        hands=[cards(hand), *map(cards, others)],
        table=cards(table),
        stock=parse_cards(stock),
        piles=[cards(pile) for pile in piles],
        turn=0,
        last_capturer=last_capturer,
    )
    return SeatView.of_round(round_, 0, [0] * seating.sides)


@st.composite
def views(draw: st.DrawFn) -> SeatView:
    """The view of the seat on turn somewhere in a round of any game at any table."""
    variant = draw(st.sampled_from(list(CATALOGUE.values())))
    seating = draw(st.sampled_from(variant.seatings))
    deal_number = draw(st.integers(0, 10_000))
    match = Match(variant, seating, [Player("A", "random")] * seating.players, deal_number)
    rng = Random(deal_number)
    plies = draw(st.integers(0, 35))
    while match.round is None or match.round.is_over or plies:
        # A match won in mid-round leaves nobody to look on.
        assume(match.winner is None)
        if match.round is None or match.round.is_over:
            match.begin_round()
        else:
            moves = match.round.legal_moves()
            match.play(moves[int(rng.random() * len(moves))])
            plies -= 1
    return SeatView.of(match, match.round.turn)
