"""Renders the windows that software centres show: `packaging/screenshots.py LANGUAGE`.

They are the windows of the running game, at the size of their first start on a small screen, with
the system's usual settings. `packaging/pictures.py` calls it for each language.
"""

import json
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from pictures import SCREENSHOTS, save
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from scopa_desktop.ai.levels import level
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.storage.paths import config_folder
from scopa_desktop.play.storage.profiles import new_profile
from scopa_desktop.play.storage.settings import Settings, SettingsStore
from scopa_desktop.rules.cards import Card, cards_of
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action, Move
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO
from scopa_desktop.ui.application import Game, made_context
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.pictures.decks import CardArt, load_decks
from scopa_desktop.ui.theme.fonts import set_application_font
from scopa_desktop.ui.theme.theme_settings import ThemeSettings
from scopa_desktop.ui.wording.match_wording import level_name

SIZE: Final = (1000, 700)
"""The largest that Flathub asks for."""
WINDOWS: Final = ("new_game", "score", "puzzles", "leaderboard")
"""The windows after the table, by their entries of the menus."""
_DEAL: Final = 1
_PLAYED_BY, _OPPONENT = "greedy", "casual"
_SETTLE_MS, _STEP_MS, _DEADLINE_MS = 1500, 20, 20_000


def main() -> None:
    """Render the windows in one language."""
    language = sys.argv[1]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        os.environ["SCOPA_DESKTOP_HOME"] = home
        screen = {"name": "screen", "x": 0, "y": 0, "width": SIZE[0], "height": SIZE[1]}
        screens = Path(home) / "screens.json"
        screens.write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screens}"
        folder = SCREENSHOTS / language
        folder.mkdir(parents=True, exist_ok=True)
        settings = Settings(
            language=language, speed="off", sounds=False, remarks=False, play_on_click="never"
        )
        _render(settings, folder)


def _render(settings: Settings, folder: Path) -> None:
    application = QApplication(["scopa-desktop", "-style", "fusion"])
    set_application_font(application)
    store = SettingsStore(config_folder() / "settings.json")
    store.change(settings)
    language = Language(application)
    language.apply(settings)
    ThemeSettings(application).apply(settings)
    game = Game(application, made_context(store, language, CardArt(load_decks())))
    window, session = game.window, game.context.session
    window.resize(*SIZE)
    game.begin_when_seen(None, lambda: None)
    window.show()
    _wait_until(lambda: session.match is not None)
    session.resume(_match())
    _wait_until(lambda: session.is_own_turn and window.view.is_idle)
    window.controller.input.click_card(_choices(session.legal_moves()).most_common(1)[0][0])
    QTest.qWait(_SETTLE_MS)
    save(window.grab(), folder / "table.png")
    for name in WINDOWS:
        _save_opened(game, name, folder / f"{name}.png")
    game.end()
    game.close()


def _match() -> Match:
    """A match whose first round is over, at a move of the person's with a choice."""
    players = (Player(new_profile().name, PERSON), Player(level_name(_OPPONENT), _OPPONENT))
    match = Match(variant("scopa"), TWO, players, _DEAL)
    match.begin_round()
    while match.round is None or not match.sheets or not _has_choice(match.round):
        if match.needs_deal:
            match.begin_round()
        assert match.round is not None
        match.play(level(_PLAYED_BY).choose(SeatView.of(match, match.round.turn)))
    return match


def _has_choice(round_: Round) -> bool:
    """Whether the person has a whole hand, and a card in it that can take in several ways."""
    if round_.is_over or round_.turn != 0:
        return False
    moves = round_.legal_moves() if len(list(cards_of(round_.hands[0]))) == 3 else []
    return max(_choices(moves).values(), default=0) > 1


def _choices(actions: Iterable[Action]) -> Counter[Card]:
    """The captures that each card of the hand can make."""
    return Counter(action.card for action in actions if isinstance(action, Move) and action.take)


def _save_opened(game: Game, name: str, path: Path) -> None:
    """Open what a menu entry opens, save its picture and close it.

    It is a window of its own, or a sheet on the table.
    """
    is_saved = False

    def save_it() -> None:
        # The window may have a loop of its own, within which this is called.
        nonlocal is_saved
        opened = _other_window(game.window)
        save((opened or game.window).grab(), path)
        if opened is not None:
            opened.close()
        else:
            QTest.keyClick(game.window, Qt.Key.Key_Escape)
        is_saved = True

    QTimer.singleShot(_SETTLE_MS, save_it)
    game.window.actions_by_name[name].trigger()
    _wait_until(lambda: is_saved)
    QTest.qWait(_STEP_MS)


def _other_window(window: QWidget) -> QWidget | None:
    others = (other for other in QApplication.topLevelWidgets() if other.isVisible())
    return next((other for other in others if other is not window), None)


def _wait_until(is_so: Callable[[], bool]) -> None:
    for _ in range(_DEADLINE_MS // _STEP_MS):
        if is_so():
            return
        QTest.qWait(_STEP_MS)
    raise SystemExit("The game has not gone on in time.")


if __name__ == "__main__":
    main()
