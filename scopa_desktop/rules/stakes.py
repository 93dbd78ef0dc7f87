"""Experience and chips of a match (RULES, section 3).

Each side stakes the table's bet; the winner takes the pot less a quarter, rounded down, for the
bank. Experience grows with the number of players.
"""

from typing import Final, NamedTuple

from scopa_desktop.rules.seating import Seating

BANK_PERCENT: Final = 25
LOSER_EXPERIENCE: Final = 5
WINNER_EXPERIENCE_PER_PLAYER: Final = 10


class Experience(NamedTuple):
    """The points of experience of each player after a match."""

    winner: int
    loser: int


def experience(seating: Seating) -> Experience:
    """The experience of each winner (20, 30 or 40; in pairs 20 for each partner) and loser."""
    shared = WINNER_EXPERIENCE_PER_PLAYER * seating.players
    return Experience(shared // len(seating.seats_of(0)), LOSER_EXPERIENCE)


class Stakes(NamedTuple):
    """The chips of a match."""

    pot: int
    bank: int
    winners: int
    """The chips of the winner, or of the winning partners together."""


def stakes(seating: Seating, bet: int) -> Stakes:
    """The shares of the pot when every side stakes this bet; `ValueError` if it is negative."""
    if bet < 0:
        raise ValueError(f"a stake is not negative: {bet}")
    pot = seating.sides * bet
    bank = pot * BANK_PERCENT // 100
    return Stakes(pot, bank, pot - bank)
