"""Controls and words that each window shows when it is opened.

    python benchmarks/window_words.py [--language CODE] [--screen WIDTHxHEIGHT] [--text-size SIZE]
                                      [--dark] [--windows NAMES] [--pictures FOLDER]

The game runs on Qt's offscreen platform, wired as by `scopa_desktop/ui/application.py`, with
settings as at the first start and eight matches in the history. Each window is opened by its entry
of a menu, at the size that it has by itself on a screen of 1280x800, and is counted a moment later.
So is a sheet on the table; its picture is that of the main window:

- controls: buttons, fields, boxes, sliders, lists and tables, tabs and entries of a menu bar that
  are at least partly in sight, and those that one has to scroll to;
- words: of all that is painted, also in lists and charts; numbers are words.

`--windows` are names of menu entries (`scopa_desktop/ui/main_window/actions.py`), and `table` the
main window. `--pictures` also saves a picture of each window.

In English, on 29 November 2026: commit d749e4aa and, at the right, after each window was given a
first page with what is needed most:

    window         controls  out of sight   words    controls  out of sight   words
    table                 9             0      25           9             0      25
    new_game             23            16     246          19             0     178
    table_options         6             0      35           5             0      26
    puzzles               7             0      53           3             0      73
    daily                36             0     108          35             0      63
    matches              15             0     138          10             0     128
    statistics           16             3     104           7             2      54
    leaderboard           6             0     126           6             0      98
    fairness              5             3     166           5             0      96
    profile              27            33     110          27            33     156
    settings             15            29      80          15            30      80
"""

import argparse
import json
import os
import re
import sys
import tempfile
from collections.abc import Callable, Sequence
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple
from xml.etree import ElementTree

ROOT: Final = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QBuffer, QIODevice, QTimer  # noqa: E402
from PySide6.QtSvg import QSvgGenerator  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import (  # noqa: E402
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QMenuBar,
    QScrollBar,
    QTabBar,
    QTextEdit,
    QWidget,
)

from benchmarks.matches import random_record  # noqa: E402
from scopa_desktop.play.matches.match_facts import facts_of  # noqa: E402
from scopa_desktop.play.matches.match_note import Ending, MatchNote, new_match_id, utc_now  # noqa: E402
from scopa_desktop.play.matches.match_rows import save_match  # noqa: E402
from scopa_desktop.play.storage.database import Database  # noqa: E402
from scopa_desktop.play.storage.paths import config_folder, data_folder  # noqa: E402
from scopa_desktop.play.storage.profiles import ProfileStore  # noqa: E402
from scopa_desktop.play.storage.settings import Settings, SettingsStore  # noqa: E402
from scopa_desktop.rules.catalogue import variant  # noqa: E402
from scopa_desktop.rules.players import PERSON, Player  # noqa: E402
from scopa_desktop.rules.seating import TWO  # noqa: E402
from scopa_desktop.ui.application import Game, made_context  # noqa: E402
from scopa_desktop.ui.language import Language  # noqa: E402
from scopa_desktop.ui.pictures.decks import CardArt, load_decks  # noqa: E402
from scopa_desktop.ui.theme.fonts import set_application_font  # noqa: E402
from scopa_desktop.ui.theme.theme_settings import ThemeSettings  # noqa: E402

_TABLE: Final = "table"
_WINDOWS: Final = (
    _TABLE, "new_game", "table_options", "puzzles", "daily", "matches", "statistics", "leaderboard",
    "fairness", "profile", "settings",
)  # fmt: skip
_GAMES: Final = ("scopa", "scopa", "cirulla", "escoba")
_MATCHES: Final = 8
_DEAL: Final = 3
_SETTLE_MS: Final = 1500
_DEADLINE_MS: Final = 20_000
_STEP_MS: Final = 20
_CONTROLS: Final = (
    QAbstractButton, QAbstractItemView, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit,
    QTextEdit,
)  # fmt: skip
_WORD: Final = re.compile(r"\S*\w\S*")
_SVG_TEXT: Final = "{http://www.w3.org/2000/svg}text"


class Shown(NamedTuple):
    """What a window shows."""

    controls: int
    """Controls in sight."""
    out_of_sight: int
    """Controls that one has to scroll to."""
    words: int

    @classmethod
    def by(cls, window: QWidget) -> "Shown":
        """What a visible window shows now."""
        controls = [
            widget
            for widget in window.findChildren(QWidget)
            if widget.isVisible() and widget.window() is window.window() and _is_control(widget)
        ]
        in_sight = [widget for widget in controls if not widget.visibleRegion().isEmpty()]
        counts = sum(map(_count, in_sight)), sum(map(_count, controls))
        words = sum(len(_WORD.findall(text)) for text in painted_texts(window))
        return cls(counts[0], counts[1] - counts[0], words)


def painted_texts(window: QWidget) -> list[str]:
    """The texts that a window paints, as it writes them into a drawing."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(window.size())
    window.render(generator)
    root = ElementTree.fromstring(bytes(buffer.data().data()))
    return [text.text or "" for text in root.iter(_SVG_TEXT)]


def _is_control(widget: QWidget) -> bool:
    """Whether something can be done with a widget itself, not as a part of another control."""
    if isinstance(widget, QScrollBar | QHeaderView):
        return False
    parent = widget.parentWidget()
    while parent is not None and not parent.isWindow():
        if isinstance(parent, QComboBox | QAbstractSpinBox | QLineEdit | QTabBar | QMenuBar):
            return False
        parent = parent.parentWidget()
    return isinstance(widget, (*_CONTROLS, QTabBar, QMenuBar))


def _count(control: QWidget) -> int:
    match control:
        case QTabBar():
            return control.count()
        case QMenuBar():
            return sum(action.isVisible() for action in control.actions())
    return 1


def _size(text: str) -> tuple[int, int]:
    width, height = map(int, text.split("x"))
    return width, height


def main() -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--language", default="en")
    parser.add_argument("--screen", type=_size, default=(1280, 800))
    parser.add_argument("--text-size", default="normal", help="as in the settings file")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--windows", default=",".join(_WINDOWS))
    parser.add_argument("--pictures", type=Path)
    options = parser.parse_args()
    settings = Settings(
        language=options.language,
        text_size=options.text_size,
        colour_scheme="dark" if options.dark else "light",
        speed="off",
        sounds=False,
    )
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        os.environ["SCOPA_DESKTOP_HOME"] = home
        screens = Path(home) / "screens.json"
        width, height = options.screen
        screen = {"name": "screen", "x": 0, "y": 0, "width": width, "height": height}
        screens.write_text(json.dumps({"screens": [screen]}), "utf-8")
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screens}"
        _Counting(settings, options.screen, options.pictures).run(options.windows.split(","))


class _Counting:
    """Opens windows of a game and prints what they show."""

    def __init__(self, settings: Settings, screen: tuple[int, int], pictures: Path | None) -> None:
        self._pictures = pictures
        application = QApplication(["scopa-desktop", "-style", "fusion"])
        set_application_font(application)
        self._fill_history()
        store = SettingsStore(config_folder() / "settings.json")
        store.change(settings)
        language = Language(application)
        language.apply(settings)
        ThemeSettings(application).apply(settings)
        self._game = Game(application, made_context(store, language, CardArt(load_decks())))
        self._window = self._game.window
        self._window.resize(*screen)
        self._game.begin_when_seen(None, lambda: None)

    def run(self, names: Sequence[str]) -> None:
        """Count in the windows of these names."""
        game = self._game
        self._window.show()
        _wait_until(lambda: game.context.session.match is not None)
        players = [Player("You", PERSON), Player("Beppe", "casual")]
        game.context.session.begin(variant("scopa"), TWO, players, _DEAL)
        _wait_until(lambda: game.context.session.is_own_turn and self._window.view.is_idle)
        print(f"{'window':16}{'controls':>10}{'out of sight':>14}{'words':>8}")
        for name in names:
            if name == _TABLE:
                QTest.qWait(_SETTLE_MS)
                self._report(name, self._window)
            else:
                self._open(name)
        game.end()
        game.close()

    @staticmethod
    def _fill_history() -> None:
        """Save matches of the profile, played by chance, one a day."""
        database = Database(data_folder())
        profiles = ProfileStore(database)
        profiles.save_if_new()
        rng, now = Random(1), utc_now()
        for number in range(_MATCHES):
            record = random_record(rng, variant(_GAMES[number % len(_GAMES)]), TWO)
            facts, ended = facts_of(record), now - timedelta(days=number)
            note = MatchNote(
                id=new_match_id(),
                began=ended - timedelta(minutes=20),
                ended=ended,
                ending=Ending.ABANDONED if facts.winner is None else Ending.FINISHED,
                profiles=(profiles.current.id, None),
                deck="napoletane",
                seconds=900,
            )
            database.write(partial(save_match, note=note, record=record, facts=facts))
        database.close()

    def _open(self, name: str) -> None:
        """Open the window of a menu entry, count and close it."""
        action = self._window.actions_by_name[name]
        if not action.isEnabled():
            print(f"{name:16}{'cannot be opened':>32}")
            return
        is_counted = False

        def count() -> None:
            # Without waiting: the window can have a loop of its own, within which this is called.
            nonlocal is_counted
            window = next(
                (
                    widget
                    for widget in QApplication.topLevelWidgets()
                    if widget.isVisible() and widget is not self._window
                ),
                self._window.view.sheets.sheet,
            )
            if window is None:
                print(f"{name:16}{'opens no window':>32}")
            else:
                self._report(name, window)
                window.close()
            is_counted = True

        QTimer.singleShot(_SETTLE_MS, count)
        action.trigger()
        _wait_until(lambda: is_counted)
        QTest.qWait(_STEP_MS)

    def _report(self, name: str, window: QWidget) -> None:
        shown = Shown.by(window)
        print(f"{name:16}{shown.controls:10}{shown.out_of_sight:14}{shown.words:8}", flush=True)
        if self._pictures is not None:
            self._pictures.mkdir(parents=True, exist_ok=True)
            window.window().grab().save(str(self._pictures / f"{name}.png"))


def _wait_until(is_so: Callable[[], bool]) -> None:
    for _ in range(_DEADLINE_MS // _STEP_MS):
        if is_so():
            return
        QTest.qWait(_STEP_MS)
    raise SystemExit("The game has not gone on in time.")


if __name__ == "__main__":
    main()
