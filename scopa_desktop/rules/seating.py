"""Seatings: the number of players, and which of them play together."""

from typing import Final, NamedTuple

from scopa_desktop.rules.messages import N_, TextError


class Seating(NamedTuple):
    """The number of players, and whether four play in two partnerships.

    Seats are counted counter-clockwise from 0, sides from 0; without pairs they are the same.
    """

    players: int
    pairs: bool = False

    @property
    def sides(self) -> int:
        return 2 if self.pairs else self.players

    def side_of(self, seat: int) -> int:
        """The side a seat plays for; partners sit opposite each other."""
        return seat % 2 if self.pairs else seat

    def seats_of(self, side: int) -> range:
        return range(side, self.players, self.sides)

    def next_seat(self, seat: int) -> int:
        """The seat to the right, which plays next."""
        return (seat + 1) % self.players

    @property
    def description(self) -> str:
        """`3 players`, or `4 players in pairs`; marked for translation in the context `rules`."""
        return _DESCRIPTIONS[self.players, self.pairs]

    def __str__(self) -> str:
        """As written in records: `3`, or `4 in pairs`."""
        return f"{self.players} in pairs" if self.pairs else str(self.players)


_DESCRIPTIONS: Final = {
    (2, False): N_("2 players"),
    (3, False): N_("3 players"),
    (4, False): N_("4 players"),
    (4, True): N_("4 players in pairs"),
}

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
    allowed = ", ".join(map(str, SEATINGS))
    raise TextError("{text} is not a seating: use {allowed}", text=repr(text[:20]), allowed=allowed)
