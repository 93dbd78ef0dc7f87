"""The place of a result among those of the characters, and its medal."""

from collections.abc import Iterable
from enum import Enum
from typing import Final

from scopa_desktop.play.daily.daily_deal import DailyResult


class Medal(Enum):
    """What a counted try is worth, against the six characters in the same seat."""

    GOLD = "gold"
    """First place: none of the six did better."""
    SILVER = "silver"
    """Second or third place: at most two did better."""
    BRONZE = "bronze"
    """Fourth or fifth place: at most four did better."""


_LAST_PLACES: Final = {Medal.GOLD: 1, Medal.SILVER: 3, Medal.BRONZE: 5}
"""The last place of each medal, the best medal first."""


def place_of(result: DailyResult, others: Iterable[DailyResult]) -> int:
    """The place of a result, from 1; equal results share the better place."""
    return 1 + sum(other.rank_key > result.rank_key for other in others)


def medal_for(place: int) -> Medal | None:
    """The medal of a place; None for the last two of seven."""
    return next((medal for medal, last in _LAST_PLACES.items() if place <= last), None)
