"""Ratings from the first match on."""

from collections.abc import Iterable, Mapping
from datetime import datetime

from scopa_desktop.play.leaderboard.glicko2 import Rating
from scopa_desktop.play.leaderboard.ratings import ProfileRatings, RatedMatch, RatingRecord


def profile_records(
    matches: Iterable[RatedMatch], characters: Mapping[str, Rating], now: datetime
) -> dict[str, RatingRecord]:
    """The ratings of the profiles in rated matches, by id; see `ProfileRatings`.

    `matches` are in the order in which they ended.
    """
    ratings = ProfileRatings(characters)
    for match in matches:
        ratings.add(match)
    return ratings.records(now)
