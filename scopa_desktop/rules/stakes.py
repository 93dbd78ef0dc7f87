"""What a match is worth beside its points: experience, and the chips that were staked.

RULES, section 3: each side stakes the table's bet and the winner takes the pot less a quarter,
rounded down, for the bank; experience grows with the number of players at the table.
"""

from typing import Final, NamedTuple

from scopa_desktop.rules.seating import Seating

BANK_PERCENT: Final = 25
LOSER_EXPERIENCE: Final = 5
WINNER_EXPERIENCE_PER_PLAYER: Final = 10


class Experience(NamedTuple):
    """The points of experience that a match brings each player."""

    winner: int
    loser: int


def experience(seating: Seating) -> Experience:
    """What each winner and each loser gains: 20, 30 or 40 to win, in pairs 20 for each partner."""
    shared = WINNER_EXPERIENCE_PER_PLAYER * seating.players
    return Experience(shared // len(seating.seats_of(0)), LOSER_EXPERIENCE)


class Stakes(NamedTuple):
    """The chips of a match."""

    pot: int
    bank: int
    winners: int
    """What the winner gets, or the partners of the winning pair together."""


def stakes(seating: Seating, bet: int) -> Stakes:
    """How the pot is shared when every side stakes this bet."""
    pot = seating.sides * bet
    bank = pot * BANK_PERCENT // 100
    return Stakes(pot, bank, pot - bank)
