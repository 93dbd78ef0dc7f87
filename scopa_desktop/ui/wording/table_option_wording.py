"""The options of the table in words."""

from typing import Final

from scopa_desktop.rules.table_options import LONGEST_TURN, SHORTEST_TURN
from scopa_desktop.ui.text_language import translate

TURN_TIMES: Final = (0, 10, 15, 20, 30, 45, 60, 90, 120)
"""The times for a move that are offered, in seconds; 0: no limit."""

assert TURN_TIMES[1] == SHORTEST_TURN
assert TURN_TIMES[-1] == LONGEST_TURN


def turn_time_text(seconds: int) -> str:
    """A time for a move: "no limit", "30 seconds"."""
    if not seconds:
        return translate("TableOptions", "no limit")
    return translate("TableOptions", "{seconds} seconds").format(seconds=seconds)
