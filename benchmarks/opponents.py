"""How strong the levels are: each against the next weaker one, in every game, in duplicate.

Run as `python benchmarks/opponents.py [DEALS]`; figures are points a round.
"""

import os
import sys
from itertools import pairwise

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.commands.progress import with_progress
from scopa_desktop.commands.report import Report
from scopa_desktop.commands.series import Series
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant


def main() -> None:
    """Print a line for each game, seating and pair of levels."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    for variant in CATALOGUE.values():
        for seating in variant.seatings:
            for weaker, stronger in pairwise(LEVELS):
                print(_line(variant, seating, stronger, weaker, deals), flush=True)


def _line(variant: Variant, seating: Seating, stronger: str, weaker: str, deals: int) -> str:
    """The stronger level in every second seat, or beside two weaker ones among three."""
    players = tuple(stronger if player % 2 == 0 else weaker for player in range(seating.players))
    levels = (stronger, weaker, weaker) if seating.players == 3 else players
    series = Series(variant, seating, levels, deals, seed=1, duplicate=True)
    jobs = os.cpu_count() or 1
    report = Report.of(series, with_progress(series.results(jobs), deals, sys.stderr))
    margin, interval = report.margin
    error = (interval[1] - interval[0]) / 2 if interval else float("nan")
    return (
        f"{variant.id:<15} {seating!s:<11} {stronger} over {weaker}: "
        f"{margin:+.2f} ± {error:.2f}   won {report.won}, lost {report.lost}, tied {report.tied}   "
        + ", ".join(f"{level} {ms:.2f} ms" for level, ms in report.ms_per_move.items())
    )


if __name__ == "__main__":
    main()
