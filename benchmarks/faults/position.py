"""Positions of a match, as the playing processes print them."""

from collections.abc import Iterable
from typing import NamedTuple
from zlib import crc32

from scopa_desktop.rules.record import Record


class Position(NamedTuple):
    """A position of a match: the deal, the number of moves, and a checksum of the moves."""

    deal_number: int
    rounds: int
    moves: int
    """The moves made in the last round."""
    checksum: int
    """CRC-32 of the text of these moves."""

    @classmethod
    def of(cls, record: Record) -> "Position":
        """The position at the end of a record."""
        moves = record.rounds[-1].moves if record.rounds else ()
        text = " ".join(map(str, moves))
        return cls(record.deal_number, len(record.rounds), len(moves), crc32(text.encode()))

    def __str__(self) -> str:
        return " ".join(map(str, self))


def printed_positions(lines: Iterable[str], what: str) -> list[Position]:
    """The positions in the lines that begin with the word `what`, in their order.

    The position is the last four words of a line.
    """
    words = [line.split() for line in lines if line.startswith(f"{what} ")]
    return [Position(*map(int, each[-4:])) for each in words]


def printed_serials(lines: Iterable[str], what: str) -> list[int]:
    """The serial numbers in the lines that begin with the word `what`, in their order."""
    return [int(line.split()[1]) for line in lines if line.startswith(f"{what} ")]
