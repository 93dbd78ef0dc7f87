"""Ratings as figures."""

from scopa_desktop.play.statistics.glicko2 import Rating
from scopa_desktop.ui.wording.text_direction import from_left


def rating_text(rating: Rating) -> str:
    """`1480 ± 90`: a rating with its 95 % interval."""
    half_width = (rating.high - rating.low) / 2
    return from_left(f"{round(rating.rating)} ± {round(half_width)}")


def interval_text(rating: Rating) -> str:
    """`1390–1570`: the 95 % interval."""
    return from_left(f"{round(rating.low)}–{round(rating.high)}")
