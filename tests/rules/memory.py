"""Prints the memory that repeated calls of the core do not free, in bytes per call.

`python -m tests.rules.memory` calls the core from modules that are never compiled. If a number that
is passed to the compiled core is not freed, memory grows with every move of every player.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from scopa_desktop.rules.captures import ITALIAN_CAPTURE_VALUES
from scopa_desktop.rules.cards import FORTY, PACK_SIZE
from scopa_desktop.rules.catalogue import CATALOGUE, CHORIZO, CIRULLA, SCOPA
from scopa_desktop.rules.declarations import legal_declarations
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.scoring import SideResult, score_sheet
from scopa_desktop.rules.seating import TWO

TIMES: Final = 2000
PAGES: Final = Path("/proc/self/statm")
"""The current memory of the process on Linux; the peak would include that of its parent."""

_SIDE_RESULTS = [SideResult(suit) for suit in FORTY.suits]


def count_points() -> None:
    """Score two piles in all games."""
    for entry in CATALOGUE.values():
        score_sheet(entry.categories, _SIDE_RESULTS[:2])


def find_declarations() -> None:
    """Find the declarations of a hand in both kinds of games with declarations."""
    for entry in (CIRULLA, CHORIZO):
        assert entry.declarations is not None
        for declared in legal_declarations(entry.declarations, 0b111, True, ITALIAN_CAPTURE_VALUES):
            entry.declarations.combinations_of(declared, ITALIAN_CAPTURE_VALUES)


def find_captures() -> None:
    """Find the captures of a card in all games."""
    for entry in CATALOGUE.values():
        entry.captures.legal_captures(PACK_SIZE - 1, 0b1111111)


def play() -> None:
    """Deal and play a few moves."""
    round_, _ = Round.dealt(SCOPA, TWO, 0, range(PACK_SIZE))
    for _ in range(4):
        round_.play(round_.legal_moves()[0])


def growth(work: Callable[[], None]) -> int:
    """The bytes that are not freed per call, after a warm-up that fills the caches."""
    for _ in range(TIMES // 10):
        work()
    before = _memory()
    for _ in range(TIMES):
        work()
    return (_memory() - before) // TIMES


def _memory() -> int:
    return int(PAGES.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


if __name__ == "__main__":
    for work in (find_captures, play, count_points, find_declarations):
        print(work.__name__, growth(work))
