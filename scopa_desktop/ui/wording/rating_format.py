"""Ratings as the user's language writes them."""

from scopa_desktop.play.statistics.glicko2 import Rating
from scopa_desktop.ui.wording.number_format import number, plus_minus
from scopa_desktop.ui.wording.text_direction import from_left


def rating_text(rating: Rating) -> str:
    """`1480 ± 90`: a rating with its 95 % interval."""
    half_width = (rating.high - rating.low) / 2
    return plus_minus(number(round(rating.rating)), number(round(half_width)))


def rating_interval_text(rating: Rating) -> str:
    """`1390–1570`: the 95 % interval."""
    return from_left(f"{number(round(rating.low))}–{number(round(rating.high))}")
