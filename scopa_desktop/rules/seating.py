"""Who plays with whom: seats and sides."""

from typing import Final, NamedTuple


class Seating(NamedTuple):
    """The number of players, and whether four play in two partnerships."""

    players: int
    pairs: bool = False

    @property
    def sides(self) -> int:
        """The number of sides that score."""
        return 2 if self.pairs else self.players

    def side_of(self, seat: int) -> int:
        """The side a seat plays for; partners sit opposite each other."""
        return seat % 2 if self.pairs else seat

    def seats_of(self, side: int) -> range:
        """The seats of a side."""
        return range(side, self.players, self.sides)

    def after(self, seat: int) -> int:
        """The seat to the right, whose turn follows."""
        return (seat + 1) % self.players

    @property
    def told(self) -> str:
        """As a sentence tells it: `3 players`, or `4 players in pairs`."""
        return f"{self.players} players in pairs" if self.pairs else f"{self.players} players"

    def __str__(self) -> str:
        """As written in records: `3`, or `4 in pairs`."""
        return f"{self.players} in pairs" if self.pairs else str(self.players)


TWO: Final = Seating(2)
THREE: Final = Seating(3)
FOUR: Final = Seating(4)
PAIRS: Final = Seating(4, pairs=True)
SEATINGS: Final = (TWO, THREE, FOUR, PAIRS)


def parse_seating(text: str) -> Seating:
    """The seating that `text` names; raises `ValueError` with a sentence when it names none."""
    for seating in SEATINGS:
        if str(seating) == text:
            return seating
    raise ValueError(f"{text[:20]!r} is not a seating: use {', '.join(map(str, SEATINGS))}")
