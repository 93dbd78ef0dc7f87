"""What is face up for somebody who watches a match of computer players alone."""

from collections.abc import Collection
from enum import Enum


class OpenHands(Enum):
    """Which hands a watcher sees."""

    ALL = "all"
    """Every hand."""
    SEAT = "seat"
    """The hand of the seat at the lower edge of the table: what that player sees."""
    NONE = "none"
    """No hand."""

    def seats(self, own_seat: int, players: int) -> Collection[int]:
        """The seats whose hands are face up, with `own_seat` at the lower edge."""
        match self:
            case OpenHands.ALL:
                return range(players)
            case OpenHands.SEAT:
                return (own_seat,)
            case OpenHands.NONE:
                return ()
