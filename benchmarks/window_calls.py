"""Python calls that a change of a setting and a card played by mouse take.

    python benchmarks/window_calls.py

The game runs on Qt's offscreen platform, wired as by `scopa_desktop/ui/application.py`, with an
empty data folder. Prints for each change how many calls of how many functions in how many files of
the game it took until the statement or the mouse event returned, and the files called most. Events
that Qt delivers later are not counted.
"""

import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QPoint, Qt  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from scopa_desktop.play.storage.paths import config_folder  # noqa: E402
from scopa_desktop.play.storage.settings import Settings, SettingsStore  # noqa: E402
from scopa_desktop.rules.catalogue import variant  # noqa: E402
from scopa_desktop.rules.moves import Move  # noqa: E402
from scopa_desktop.rules.players import PERSON, Player  # noqa: E402
from scopa_desktop.rules.seating import TWO  # noqa: E402
from scopa_desktop.ui.application import Game, made_context  # noqa: E402
from scopa_desktop.ui.language import Language  # noqa: E402
from scopa_desktop.ui.pictures.decks import CardArt, load_decks  # noqa: E402

_PACKAGE: Final = str(ROOT / "scopa_desktop")
_SIZE: Final = (1000, 720)
_DEAL: Final = 3
"""The number of a deal in which the person plays first, and has a card with one move."""
_DEADLINE_MS: Final = 30_000
_STEP_MS: Final = 20
_MOST_FILES: Final = 5


class Calls(NamedTuple):
    """The Python functions of the game that were called, with how often."""

    counts: Counter[CodeType]

    def __str__(self) -> str:
        files: Counter[str] = Counter()
        for code, count in self.counts.items():
            files[code.co_filename] += count
        most = ", ".join(
            f"{Path(file).name} {count}" for file, count in files.most_common(_MOST_FILES)
        )
        calls, functions = self.counts.total(), len(self.counts)
        return f"{calls:6,} calls {functions:5,} functions {len(files):4} files   {most}"


def counted(change: Callable[[], object]) -> Calls:
    """What is called until `change` returns."""
    counts: Counter[CodeType] = Counter()

    def count(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(_PACKAGE):
            counts[frame.f_code] += 1

    sys.setprofile(count)
    try:
        change()
    finally:
        sys.setprofile(None)
    return Calls(counts)


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        os.environ["SCOPA_DESKTOP_HOME"] = home
        _measure()


def _measure() -> None:
    application = QApplication([])
    store = SettingsStore(config_folder() / "settings.json")
    store.change(Settings(speed="fast", sounds=False, language="en"))
    language = Language(application)
    game = Game(application, made_context(store, language, CardArt(load_decks())))
    window = game.window
    window.resize(*_SIZE)
    game.begin_when_seen(None, lambda: None)
    window.show()
    view, session = window.view, game.context.session
    _wait_until(lambda: session.match is not None)
    session.begin(variant("scopa"), TWO, [Player("You", PERSON), Player("Robot", "greedy")], _DEAL)
    _wait_until(lambda: session.is_own_turn and view.is_idle)

    def change(**fields: Any) -> Callable[[], None]:
        return lambda: store.change(replace(store.current, **fields))

    print("a step of the volume ", counted(change(volume=store.current.volume - 1)))
    print("odds switched on     ", counted(change(odds=True)))
    _settle()
    store.change(replace(store.current, odds=False))
    _settle()
    cards = Counter(action.card for action in session.legal_moves() if isinstance(action, Move))
    card = min(cards, key=cards.__getitem__)  # A click plays a card that has one move.
    assert cards[card] == 1
    at: QPoint = view.mapFromScene(view.table_scene.cards[card].sceneBoundingRect().center())
    QTest.mouseMove(view.viewport(), at)
    print(
        "a card played        ",
        counted(lambda: QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)),
    )
    assert not session.is_own_turn
    game.end()
    game.close()


def _wait_until(is_so: Callable[[], bool]) -> None:
    for _ in range(_DEADLINE_MS // _STEP_MS):
        if is_so():
            return
        QTest.qWait(_STEP_MS)
    raise SystemExit("The game has not dealt in time.")


def _settle() -> None:
    QTest.qWait(10 * _STEP_MS)


if __name__ == "__main__":
    main()
