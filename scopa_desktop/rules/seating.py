"""Seatings: the number of players, and which of them play together."""

from typing import Final, NamedTuple

from scopa_desktop.rules.messages import N_, TextError

MOST_PLAYERS: Final = 6


class Seating(NamedTuple):
    """The number of players, and how many of them play together on each side.

    Seats are counted counter-clockwise from 0, sides from 0; where each plays alone they are the
    same. The players of a side sit at equal distances around the table.
    """

    players: int
    side_size: int = 1

    @property
    def sides(self) -> int:
        return self.players // self.side_size

    @property
    def partners(self) -> int:
        """The number of partners that each player has; `pairs` in the database."""
        return self.side_size - 1

    @property
    def has_partners(self) -> bool:
        """Whether several players share a side, its pile and its score."""
        return self.side_size > 1

    def side_of(self, seat: int) -> int:
        """The side a seat plays for: the sides are on turn one after the other."""
        return seat % self.sides

    def seats_of(self, side: int) -> range:
        return range(side, self.players, self.sides)

    def partners_of(self, seat: int) -> tuple[int, ...]:
        """The other seats of a seat's side, counter-clockwise from it."""
        shifts = range(self.sides, self.players, self.sides)
        return tuple((seat + shift) % self.players for shift in shifts)

    def seat_of_side(self, side: int, own_seat: int) -> int:
        """The seat at which the pile and the score of a side are found: the nearest to a seat."""
        shifts = {seat: (seat - own_seat) % self.players for seat in self.seats_of(side)}
        return min(shifts, key=lambda seat: min(shifts[seat], self.players - shifts[seat]))

    @property
    def has_one_other_side(self) -> bool:
        """Whether partners play against one other side."""
        return self.has_partners and self.sides == 2

    def next_seat(self, seat: int) -> int:
        """The seat to the right, which plays next."""
        return (seat + 1) % self.players

    @property
    def description(self) -> str:
        """`3 players`, or `4 players in pairs`; marked for translation in the context `rules`."""
        return _DESCRIPTIONS[self]

    def __str__(self) -> str:
        """As written in records: `3`, `4 in pairs`, or `6 in threes`."""
        return f"{self.players}{GROUPS[self.side_size]}"


GROUPS: Final = {1: "", 2: " in pairs", 3: " in threes"}
"""What follows the number of players, by the size of the sides."""

TWO: Final = Seating(2)
THREE: Final = Seating(3)
FOUR: Final = Seating(4)
PAIRS: Final = Seating(4, 2)
FIVE: Final = Seating(5)
SIX: Final = Seating(6)
THREE_PAIRS: Final = Seating(6, 2)
TWO_THREES: Final = Seating(6, 3)
UP_TO_FOUR: Final = (TWO, THREE, FOUR, PAIRS)
SEATINGS: Final = (*UP_TO_FOUR, FIVE, SIX, THREE_PAIRS, TWO_THREES)
"""All there are; each game has some of them."""

_DESCRIPTIONS: Final = {
    TWO: N_("2 players"),
    THREE: N_("3 players"),
    FOUR: N_("4 players"),
    PAIRS: N_("4 players in pairs"),
    FIVE: N_("5 players"),
    SIX: N_("6 players"),
    THREE_PAIRS: N_("6 players in pairs"),
    TWO_THREES: N_("6 players in threes"),
}


def parse_seating(text: str) -> Seating:
    """The seating that `text` names; raises `ValueError` with a sentence when it names none."""
    for seating in SEATINGS:
        if str(seating) == text:
            return seating
    allowed = ", ".join(map(str, SEATINGS))
    raise TextError("{text} is not a seating: use {allowed}", text=repr(text[:20]), allowed=allowed)
