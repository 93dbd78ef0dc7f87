"""Frames while cards move: the gaps between painted frames of random rounds at normal speed.

Run it from the source tree, with or without a display:

    python benchmarks/frames.py [--rounds N] [--size WIDTHxHEIGHT] [--scale RATIO] [--beside LEVEL]

With a level beside them, the process of the computer players thinks about every turn of the match
while the cards move, as it does in a game.
It prints the median gap, the longest, and how many were longer than two frames of sixty a second.
The window's own work in a gap is told beside it: on a busy machine the rest is waiting for others.
"""

import argparse
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time
from typing import NamedTuple

from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scopa_desktop.ai.engine_client import EngineClient
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.events import Event
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import Player
from scopa_desktop.ui.decks import CardArt, load_decks
from scopa_desktop.ui.table.scene.plaque import SeatInfo
from scopa_desktop.ui.table.table_view import TableView

LONGEST_WANTED_MS = 34.0
BEAT_MS, STILL_AFTER_MS = 4, 24


def arguments() -> argparse.Namespace:
    """What to measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--size", default="1280x800", help="of the cloth in logical pixels")
    parser.add_argument("--scale", default="1", help="the device pixel ratio")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--beside", choices=LEVELS, help="who thinks while the cards move")
    return parser.parse_args()


def main() -> None:
    """Play rounds by chance and print how evenly they were painted."""
    wanted = arguments()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = wanted.scale
    gaps = measure(wanted)
    print(f"frames          {len(gaps)}")
    tell("gap", [gap.ms for gap in gaps])
    tell("own work", [gap.work_ms for gap in gaps])


def tell(what: str, times: Sequence[float]) -> None:
    """Print what is usual and what is rare."""
    late = sum(time > LONGEST_WANTED_MS for time in times)
    print(
        f"{what:<16}median {median(times):.1f} ms, longest {max(times):.1f} ms, "
        f"{late} ({late / len(times):.1%}) over {LONGEST_WANTED_MS:.0f} ms"
    )


class Gap(NamedTuple):
    """What lies between one frame and the next."""

    ms: float
    work_ms: float
    """The time in which the window's thread had a processor."""


class Frames(QObject):
    """Notes the gaps between frames, but for those in which nothing had to be painted.

    A timer beats beside them: where it has beaten for a while and nothing was changed, cards stood
    still to be read, and no frame was late.
    """

    def __init__(self, view: TableView) -> None:
        super().__init__()
        self.gaps: list[Gap] = []
        self.last: tuple[float, float] | None = None
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
            now, worked = perf_counter(), thread_time()
            if self.last is not None:
                then, before = self.last
                self.gaps.append(Gap((now - then) * 1000, (worked - before) * 1000))
            self.last = now, worked
            self.still = 0
        return False


def measure(wanted: argparse.Namespace) -> list[Gap]:
    """The gaps between the frames of every movement."""
    application = QApplication([])
    variant = catalogue.variant("scopa")
    players = [Player("You", "person"), Player("Don Ciro", "strong")]
    match = Match(variant, variant.seatings[0], players, wanted.seed)
    view = table_of(match, *map(int, wanted.size.split("x")))
    chance = random.Random(wanted.seed)
    frames = Frames(view)
    shown = QEventLoop()
    view.settled.connect(shown.quit)
    engine = EngineClient()
    try:
        while len(match.sheets) < wanted.rounds and match.winner is None:
            events = go_on(match, chance)
            if wanted.beside is not None:
                think(engine, match, wanted.beside)
            frames.last = None
            view.animate(events)
            shown.exec()
            application.processEvents()
    finally:
        engine.close()
    return frames.gaps


def think(engine: EngineClient, match: Match, level: str) -> None:
    """Let a level think about the turn, which is made without it."""
    if match.round is not None and not match.round.is_over:
        engine.ask(SeatView.of(match, match.round.turn), level)


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
