"""Gaps between painted frames while cards move, and the time that another deck takes.

Run it from the source tree, with or without a display:

    python benchmarks/frames.py [--rounds N] [--size WIDTHxHEIGHT] [--scale RATIO] [--beside LEVEL]
                                [--threads | --opengl]
    python benchmarks/frames.py --decks [--size WIDTHxHEIGHT] [--scale RATIO] [--threads]

The rounds are random, at normal speed and with the pause before an opponent's move. With `--beside`
the engine process searches a move at every turn while the cards move, as in a game. It prints the
median gap, the 99th percentile, the longest, and the number of gaps longer than two frames at 60
Hz. The processor time of the window's thread within the gaps is printed too, also for each kind of
turn alone: on a busy machine the rest is spent waiting for other processes. After the rounds the
stage of the winner is measured, with a victory, a close one and a defeat.

The program paints in one thread where there are at most four processors (see
`application.limit_painting_threads`); with `--threads` Qt uses one for each processor.

With `--opengl` the table is painted on a QOpenGLWidget, which needs a display. The program uses the
raster engine. On two busy cores, with 1280x800 at ratio 2 under Xvfb (--rounds 1 --seed 3), raster
took 3.2 ms of the window's thread for each frame (median; 99 %: 14.9 ms) and 11 ms of all threads;
OpenGL took 9.8 ms (99 %: 83.6 ms) and 201 ms. Xvfb has no graphics processor: llvmpipe paints with
the other threads, so the 201 ms say nothing about a computer that has one. The time of the window's
thread, in which Qt prepares what is painted, is needed there too; it is three times as long because
all of the table is painted in every frame, where raster paints what has changed.

With `--decks`, each deck replaces the one before it on a table in the middle of a round, with no
card of it rendered before: printed are the time until the table is painted with it, the time until
all its cards are rendered, and the memory of the cache in the end.
"""

import argparse
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time, thread_time
from typing import NamedTuple

from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scopa_desktop.ai.engine_client import EngineClient
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.events import Captured, Event, PacketDealt, Played, RoundScored
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.ui.application import limit_painting_threads
from scopa_desktop.ui.pictures.decks import CACHE_BUDGET, CardArt, load_decks
from scopa_desktop.ui.score.winner_stage import WinnerStage
from scopa_desktop.ui.table.animation.highlights import EFFECTS, Highlight, highlight_of
from scopa_desktop.ui.table.scene.appearance import TableLook
from scopa_desktop.ui.table.scene.plaque import SeatInfo
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.theme.durations import FRAME, OPPONENT_DELAY

LATE_FRAME_MS = 34.0
TICK_MS = 4
IDLE_AFTER_MS = FRAME + TICK_MS
STAGE_WIDTH = 380


def arguments() -> argparse.Namespace:
    """The command line options."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--size", default="1280x800", help="of the cloth in logical pixels")
    parser.add_argument("--scale", default="1", help="the device pixel ratio")
    parser.add_argument("--decks", action="store_true", help="change the deck instead")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--beside", choices=LEVELS, help="who thinks while the cards move")
    parser.add_argument("--threads", action="store_true", help="let Qt paint in several threads")
    parser.add_argument("--opengl", action="store_true", help="paint by OpenGL, for comparison")
    return parser.parse_args()


def main() -> None:
    """Play random rounds and print the gaps between frames."""
    options = arguments()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = options.scale
    if not options.threads:
        limit_painting_threads()
    if options.decks:
        change_decks(options)
        return
    begin = process_time()
    gaps = measure(options)
    whole = (process_time() - begin) * 1000
    print(f"frames              {len(gaps)}, {whole / len(gaps):.1f} ms of all threads for each")
    print_summary("gap", [gap.ms for gap in gaps])
    print_summary("own work", [gap.work_ms for gap in gaps])
    for kind in sorted({gap.kind for gap in gaps}):
        times = [gap.work_ms for gap in gaps if gap.kind == kind]
        if len(times) > 1:
            print_summary(f"  {kind}", times)


def print_summary(name: str, times: Sequence[float]) -> None:
    """Print the median, the maximum and the number of long times."""
    late = sum(time > LATE_FRAME_MS for time in times)
    print(
        f"{name:<20}median {median(times):.1f} ms, 99 % {quantiles(times, n=100)[-1]:.1f} ms, "
        f"longest {max(times):.1f} ms, "
        f"{late} ({late / len(times):.1%}) over {LATE_FRAME_MS:.0f} ms"
    )


class Gap(NamedTuple):
    """The interval between two painted frames."""

    ms: float
    work_ms: float
    """Processor time of the window's thread in the interval."""
    kind: str = ""
    """What is animated: a deal, a capture, a sweep and so on."""


class Frames(QObject):
    """Records the gaps between frames, except those in which nothing had to be painted.

    A timer detects the pauses: when it has fired for longer than a frame without a change, there
    was nothing to be painted, and no frame is late.
    """

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__()
        self.gaps: list[Gap] = []
        self.last: tuple[float, float] | None = None
        self.idle_ticks = 0
        self.kind = ""
        self.timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer)
        self.timer.setInterval(TICK_MS)
        self.timer.timeout.connect(self.on_tick)
        self.timer.start()
        view.viewport().installEventFilter(self)
        view.scene().changed.connect(self.on_change)

    def on_tick(self) -> None:
        """Count a tick without a change."""
        self.idle_ticks += 1

    def on_change(self) -> None:
        """Drop the present gap if the scene was idle before this change."""
        if self.idle_ticks * TICK_MS > IDLE_AFTER_MS:
            self.last = None
        self.idle_ticks = 0

    def on_event(self, event: Event) -> None:
        """Note that the counting of a round begins, which follows its last play."""
        if isinstance(event, RoundScored):
            self.kind = "counting"

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Record the gap before a paint event."""
        if event.type() == QEvent.Type.Paint:
            now, work = perf_counter(), thread_time()
            if self.last is not None:
                last, last_work = self.last
                self.gaps.append(Gap((now - last) * 1000, (work - last_work) * 1000, self.kind))
            self.last = now, work
            self.idle_ticks = 0
        return False


def measure(options: argparse.Namespace) -> list[Gap]:
    """The gaps between the frames of all animations."""
    application = QApplication([])
    variant = catalogue.variant("scopa")
    players = [Player("You", "person"), Player("Don Ciro", "strong")]
    match = Match(variant, variant.seatings[0], players, options.seed)
    make_view = OpenGLView if options.opengl else TableView
    view = table_of(match, options.size, make_view)
    rng = random.Random(options.seed)
    frames = Frames(view)
    pause = QEventLoop()
    animation = QEventLoop()
    view.animations_finished.connect(animation.quit)
    view.event_shown.connect(frames.on_event)
    engine = EngineClient()
    try:
        while len(match.sheets) < options.rounds and match.winner is None:
            events = deal_or_play(match, rng)
            if options.beside is not None:
                search_beside(engine, match, options.beside)
            frames.kind = kind_of(events, match)
            frames.last = None
            view.animate(events)
            animation.exec()
            QTimer.singleShot(OPPONENT_DELAY, pause.quit)
            pause.exec()
            application.processEvents()
    finally:
        engine.close()
    return frames.gaps + stage_gaps(view)


def kind_of(events: Sequence[Event], match: Match) -> str:
    """What is animated: the greatest highlight, or else the last event that moves cards."""
    highlights = [highlight_of(event, match.variant) for event in events]
    greatest = max(filter(None, highlights), key=lambda each: EFFECTS[each].duration, default=None)
    if greatest is not None:
        return greatest.name.lower().replace("_", " ")
    kinds = {type(event) for event in events}
    names = {PacketDealt: "deal", Captured: "capture", Played: "play"}
    return next((name for kind, name in names.items() if kind in kinds), "other")


def stage_gaps(view: TableView) -> list[Gap]:
    """The gaps between the frames of the winner's stage, for each end of a match."""
    gaps: list[Gap] = []
    for highlight in (Highlight.VICTORY, Highlight.CLOSE_VICTORY, Highlight.DEFEAT):
        stage = WinnerStage(view.table_scene.appearance, ["you"], EFFECTS[highlight])
        stage.set_call("You win")
        stage.resize(STAGE_WIDTH, stage.heightForWidth(STAGE_WIDTH))
        stage.show()
        QApplication.processEvents()
        frames = Frames(stage)
        frames.kind = highlight.name.lower().replace("_", " ")
        wait = QEventLoop()
        QTimer.singleShot(EFFECTS[highlight].duration, wait.quit)
        stage.enter()
        wait.exec()
        stage.hide()
        gaps += frames.gaps
    return gaps


def change_decks(options: argparse.Namespace) -> None:
    """Print what each change of the deck takes, and the memory of the cards afterwards."""
    application = QApplication([])
    variant = catalogue.variant("scopa")
    players = [Player("You", "person"), Player("Don Ciro", "strong")]
    match = Match(variant, variant.seatings[0], players, options.seed)
    rng = random.Random(options.seed)
    for _ in range(8):
        deal_or_play(match, rng)
    view = table_of(match, options.size)
    art = view.table_scene.appearance.art
    changes: list[Gap] = []
    wholes: list[Gap] = []
    prerendered = QEventLoop()
    art.prerendered.connect(prerendered.quit)
    for deck_id in [*list(art.decks)[1:], next(iter(art.decks))]:
        begin, work = perf_counter(), thread_time()
        view.set_look(TableLook(deck_id, deck_id))
        view.viewport().repaint()
        changes.append(Gap((perf_counter() - begin) * 1000, (thread_time() - work) * 1000))
        prerendered.exec()
        wholes.append(Gap((perf_counter() - begin) * 1000, (thread_time() - work) * 1000))
        application.processEvents()
        print(f"{deck_id:<14}{changes[-1].ms:6.0f} ms, own work {changes[-1].work_ms:4.0f} ms")
    for name, gaps in (("painted", changes), ("all cards", wholes)):
        works = [gap.work_ms for gap in gaps]
        print(
            f"{name:<14}median {median(gap.ms for gap in gaps):.0f} ms, own work "
            f"{median(works):.0f} ms, at most {max(works):.0f} ms"
        )
    print(f"cache         {art.bytes_used / 2**20:.1f} MiB of {CACHE_BUDGET / 2**20:.0f}")


def search_beside(engine: EngineClient, match: Match, level: str) -> None:
    """Let a level search a move at this turn; the result is not used."""
    if match.round is not None and not match.round.is_over:
        engine.ask(SeatView.of(match, match.round.turn), level)


class OpenGLView(TableView):
    """A table on a QOpenGLWidget, which is painted as a whole in every frame."""

    def setViewport(self, _widget: QWidget | None) -> None:  # noqa: N802
        """Use a QOpenGLWidget instead."""
        # Not on the offscreen platform, and not installed everywhere.
        from PySide6.QtOpenGLWidgets import QOpenGLWidget  # noqa: PLC0415

        super().setViewport(QOpenGLWidget())

    def setViewportUpdateMode(self, _mode: QGraphicsView.ViewportUpdateMode) -> None:  # noqa: N802
        """Update all of it: what was painted before is lost."""
        super().setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)


def table_of(match: Match, size: str, make_view: type[TableView] = TableView) -> TableView:
    """A table of a size as in the options showing the match, with all card images loaded."""
    art = CardArt(load_decks())
    view = make_view(art)
    view.resize(*map(int, size.split("x")))
    view.set_look(TableLook("napoletane", "napoletane"))
    view.show()
    view.set_players([SeatInfo("You", "you"), SeatInfo("Don Ciro", "ciro", "strong")])
    view.show_match(match)
    prerendered = QEventLoop()
    art.prerendered.connect(prerendered.quit)
    prerendered.exec()
    return view


def deal_or_play(match: Match, rng: random.Random) -> list[Event]:
    """Deal, or make a random move."""
    if match.needs_deal:
        return match.begin_round()
    assert match.round is not None
    return match.play(rng.choice(match.round.legal_moves()))


if __name__ == "__main__":
    main()
