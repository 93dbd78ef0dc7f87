"""Frames while cards move: the gaps between painted frames of random rounds at normal speed.

Run it from the source tree, with or without a display:

    python benchmarks/frames.py [--rounds N] [--size WIDTHxHEIGHT] [--scale RATIO]

It prints the median gap, the longest, and how many were longer than two frames of sixty a second.
"""

import argparse
import os
import random
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scopa_desktop.rules import catalogue
from scopa_desktop.rules.events import Event
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import Player
from scopa_desktop.ui.decks import CardArt, load_decks
from scopa_desktop.ui.table.plaque import SeatInfo
from scopa_desktop.ui.table.view import TableView

LONGEST_WANTED_MS = 34.0
BEAT_MS, STILL_AFTER_MS = 4, 24


def arguments() -> argparse.Namespace:
    """What to measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--size", default="1280x800", help="of the cloth in logical pixels")
    parser.add_argument("--scale", default="1", help="the device pixel ratio")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    """Play rounds by chance and print how evenly they were painted."""
    wanted = arguments()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = wanted.scale
    gaps = measure(wanted)
    late = [gap for gap in gaps if gap > LONGEST_WANTED_MS]
    print(f"frames          {len(gaps)}")
    print(f"median gap      {median(gaps):.1f} ms")
    print(f"longest gap     {max(gaps):.1f} ms (goal {LONGEST_WANTED_MS:.0f} ms)")
    print(f"over the goal   {len(late)} ({len(late) / len(gaps):.1%})")


class Frames(QObject):
    """Notes the gaps between frames, but for those in which nothing had to be painted.

    A timer beats beside them: where it has beaten for a while and nothing was changed, cards stood
    still to be read, and no frame was late.
    """

    def __init__(self, view: TableView) -> None:
        super().__init__()
        self.gaps: list[float] = []
        self.last: float | None = None
        self.still = 0
        self.beat = QTimer(self, interval=BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
        self.beat.timeout.connect(self.note_beat)
        self.beat.start()
        view.viewport().installEventFilter(self)
        view.scene().changed.connect(self.note_change)

    def note_beat(self) -> None:
        """Time has passed."""
        self.still += 1

    def note_change(self) -> None:
        """Something has to be painted anew."""
        if self.still * BEAT_MS > STILL_AFTER_MS:
            self.last = None
        self.still = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Note a frame."""
        if event.type() == QEvent.Type.Paint:
            now = perf_counter()
            if self.last is not None:
                self.gaps.append((now - self.last) * 1000)
            self.last = now
            self.still = 0
        return False


def measure(wanted: argparse.Namespace) -> list[float]:
    """The gaps in milliseconds between the frames of every movement."""
    application = QApplication([])
    variant = catalogue.variant("scopa")
    players = [Player("You", "person"), Player("Don Ciro", "strong")]
    match = Match(variant, variant.seatings[0], players, wanted.seed)
    view = table_of(match, *map(int, wanted.size.split("x")))
    chance = random.Random(wanted.seed)
    frames = Frames(view)
    shown = QEventLoop()
    view.settled.connect(shown.quit)
    while len(match.sheets) < wanted.rounds and match.winner is None:
        frames.last = None
        view.animate(go_on(match, chance))
        shown.exec()
        application.processEvents()
    return frames.gaps


def table_of(match: Match, width: int, height: int) -> TableView:
    """A table of that size with the match on it, once all its cards are drawn."""
    art = CardArt(load_decks())
    view = TableView(art)
    view.resize(width, height)
    view.set_deck("napoletane", "napoletane")
    view.show()
    view.set_players([SeatInfo("You", "you"), SeatInfo("Don Ciro", "ciro", "strong")])
    view.show_match(match)
    warmed = QEventLoop()
    art.warmed.connect(warmed.quit)
    warmed.exec()
    return view


def go_on(match: Match, chance: random.Random) -> list[Event]:
    """Deal, or make any move."""
    if match.needs_deal:
        return match.begin_round()
    assert match.round is not None
    return match.play(chance.choice(match.round.legal_moves()))


if __name__ == "__main__":
    main()
