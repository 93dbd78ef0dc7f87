"""Pictures of the animations of table, papers and winner, to be looked at one by one.

Run it from the source tree, with or without a display:

    python benchmarks/film.py FOLDER [--scene NAME] [--size WIDTHxHEIGHT] [--scale RATIO]
                              [--language CODE] [--step MS] [--columns N]

There is a picture every 33 ms of the animation, or after another `--step`; the time is set, not
measured, so that a busy machine leaves out none. With `--columns` the pictures of a scene are put
together on one sheet, so many beside each other.
"""

import argparse
import math
import os
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QAbstractAnimation, QRect, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from benchmarks.frames import deal_or_play, table_of
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.events import (
    Captured,
    Declared,
    Event,
    InstantWin,
    LeftoversTaken,
    PacketDealt,
    Played,
    RoundScored,
    Swept,
)
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.scoring import deciding_card
from scopa_desktop.rules.seating import TWO
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.score.winner_stage import WinnerStage
from scopa_desktop.ui.table.animation.highlights import EFFECTS, Highlight, point_card
from scopa_desktop.ui.table.controls.choice_sheet import ActionChoice
from scopa_desktop.ui.table.controls.paper_sheet import PaperSheet
from scopa_desktop.ui.table.table_state import Choices

Wanted = Callable[[Sequence[Event], Match], bool]
STAGES = {
    "victory": Highlight.VICTORY,
    "close": Highlight.CLOSE_VICTORY,
    "defeat": Highlight.DEFEAT,
}
STAGE = QSize(400, 330)
_SMALL_PILE = 6
PAPERS = ("choice", "message")


def has(kind: type) -> Wanted:
    """Whether an event of a kind is among those of a turn."""
    return lambda events, _: any(isinstance(event, kind) for event in events)


def takes_point(events: Sequence[Event], match: Match) -> bool:
    """Whether a card is captured that is a point by itself, without a sweep."""
    return not has(Swept)(events, match) and any(
        point_card(event, match.variant) is not None for event in events
    )


def takes_pile(events: Sequence[Event], _: Match) -> bool:
    """Whether a pile of several captures is taken."""
    captures = [event for event in events if isinstance(event, Captured)]
    return any(event.pile.bit_count() > _SMALL_PILE for event in captures)


def is_plain(events: Sequence[Event], match: Match) -> bool:
    """Whether several cards are captured, and nothing else happens."""
    taken = [event.taken.bit_count() for event in events if isinstance(event, Captured)]
    return len(events) == 2 and max(taken, default=0) > 1 and not takes_point(events, match)


def is_decided_by_one_card(events: Sequence[Event], match: Match) -> bool:
    """Whether a round is scored in which the primiera was won by one card."""
    categories = match.variant.categories
    lines = [
        line for event in events if isinstance(event, RoundScored) for line in event.sheet.lines
    ]
    return any(deciding_card(categories, line) is not None for line in lines)


SCENES: dict[str, tuple[str, Wanted]] = {
    "deal": ("scopa", has(PacketDealt)),
    "play": ("scopa", lambda events, _: len(events) == 1 and isinstance(events[0], Played)),
    "capture": ("scopa", is_plain),
    "sweep": ("scopa", has(Swept)),
    "settebello": ("scopa", takes_point),
    "leftovers": ("scopa", has(LeftoversTaken)),
    "counting": ("scopa", has(RoundScored)),
    "one-card": ("scopa", is_decided_by_one_card),
    "pile-taken": ("rubamazzo", takes_pile),
    "declaration": ("cirulla", has(Declared)),
    "instant-win": ("cirulla", has(InstantWin)),
}
"""The scenes of the table: the game, and which turn is shown."""


def main() -> None:
    """Write the pictures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--scene", choices=[*SCENES, *PAPERS, *STAGES])
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--scale", default="1")
    parser.add_argument("--language", default="en")
    parser.add_argument("--step", type=int, default=33)
    parser.add_argument("--columns", type=int, default=0)
    parser.add_argument("--width", type=int, default=0, help="of each picture on the sheet")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = options.scale
    application = QApplication([])
    Language(application).apply(replace(Settings(), language=options.language))
    options.folder.mkdir(parents=True, exist_ok=True)
    for name in [options.scene] if options.scene else [*SCENES, *PAPERS, *STAGES]:
        film = stage_film if name in STAGES else paper_film if name in PAPERS else table_film
        pictures = list(film(name, options))
        if options.columns:
            pictures = [sheet_of(pictures, options.columns, options.width)]
        for number, picture in enumerate(pictures):
            picture.save(str(options.folder / f"{name}-{number:03}.png"))
        application.processEvents()


def table_film(name: str, options: argparse.Namespace) -> Iterator[QPixmap]:
    """The pictures of a scene of the table."""
    game, is_wanted = SCENES[name]
    match, events = turn_with(game, is_wanted)
    view = table_of(match, options.size)
    queue = view._queue
    view.animate(events)
    queue._next_timer.stop()
    queue._show_next()
    while (running := queue._running) is not None:
        queue._frame_timer.stop()
        yield from frames_of(running, view, options.step)
    for settling in list(view.table_scene._settling):
        settling.pause()
        yield from frames_of(settling, view, options.step)


def paper_film(name: str, options: argparse.Namespace) -> Iterator[QPixmap]:
    """The pictures of a paper that comes onto the table, and goes."""
    match, _ = turn_with("cirulla", has(Declared))
    view = table_of(match, options.size)
    texts = ("Declare three of a kind", "Keep it to yourself")
    declaring = tuple(ActionChoice(text, text, None) for text in texts)
    state = view.state
    if name == "choice":
        view.show_state(replace(state, choices=Choices("You hold three alike", declaring, True)))
        sheet: PaperSheet = view.choice_sheet
    else:
        view.messages.report("The match cannot be saved: the disk is full.")
        assert view.messages.sheet is not None
        sheet = view.messages.sheet
    yield from paper_frames(sheet, view, options.step)
    view.show_state(state)
    view.messages.clear()
    yield from paper_frames(sheet, view, options.step)


def paper_frames(sheet: PaperSheet, view: QWidget, step: int) -> Iterator[QPixmap]:
    """The pictures of a paper that has begun to move."""
    movement = sheet._movement
    assert movement is not None
    movement._tween.pause()
    yield from frames_of(movement._tween, view, step)


def stage_film(name: str, options: argparse.Namespace) -> Iterator[QPixmap]:
    """The pictures of the winner's stage."""
    variant = catalogue.variant("scopa")
    match = Match(variant, variant.seatings[0], [Player("You", "person")] * 2, 1)
    appearance = table_of(match, options.size).table_scene.appearance
    highlight = STAGES[name]
    is_lost = highlight is Highlight.DEFEAT
    stage = WinnerStage(appearance, ["ciro" if is_lost else "you"], EFFECTS[highlight])
    stage.set_call("Don Ciro" if is_lost else "You win")
    stage.resize(STAGE)
    stage.show()
    stage.enter()
    animation = stage._animation
    assert animation is not None
    animation.pause()
    yield from frames_of(animation, stage, options.step)


def frames_of(animation: QAbstractAnimation, shown: QWidget, step: int) -> Iterator[QPixmap]:
    """The pictures of an animation that is paused, up to its end."""
    whole = animation.duration()
    for now in range(0, whole, step):
        animation.setCurrentTime(now)
        yield shown.grab()
    animation.setCurrentTime(whole)
    yield shown.grab()


def turn_with(game: str, is_wanted: Wanted) -> tuple[Match, list[Event]]:
    """A match before a turn that is wanted, and the events of that turn."""
    variant = catalogue.variant(game)
    for seed in range(1, 2000):
        match = Match(variant, TWO, [Player("You", "person")] * 2, seed)
        rng = random.Random(seed)
        while not match.sheets:
            before = match.record
            events = deal_or_play(match, rng)
            if is_wanted(events, match):
                return Match.replayed(before), events
    raise LookupError(f"no such turn in {game}")


def sheet_of(pictures: Sequence[QPixmap], columns: int, width: int) -> QPixmap:
    """The pictures beside and below each other, each of them scaled to a width in pixels."""
    size = pictures[0].size()
    cell = QSize(width, width * size.height() // size.width()) if width else size
    rows = math.ceil(len(pictures) / columns)
    sheet = QPixmap(cell.width() * columns, cell.height() * rows)
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for number, picture in enumerate(pictures):
        row, column = divmod(number, columns)
        box = QRect(column * cell.width(), row * cell.height(), cell.width(), cell.height())
        painter.drawPixmap(box, picture)
    painter.end()
    return sheet


if __name__ == "__main__":
    main()
