"""Takes the screenshots of the guide.

    .venv/bin/python packaging/pictures.py

Two computer players play to a suitable position. There a card is selected, a hint is requested, and
the dialogs are opened; each screenshot is saved as a PNG in `resources/docs/pictures`.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEventLoop, QSize, Qt, QTimer
from PySide6.QtGui import QImageWriter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scopa_desktop.ai.engine_client import EngineClient  # noqa: E402
from scopa_desktop.ai.levels import level  # noqa: E402
from scopa_desktop.ai.seat_view import SeatView  # noqa: E402
from scopa_desktop.play.session.session import Session  # noqa: E402
from scopa_desktop.play.storage.house_rules import HouseRules  # noqa: E402
from scopa_desktop.play.storage.paths import resource_folder  # noqa: E402
from scopa_desktop.play.storage.profiles import new_profile  # noqa: E402
from scopa_desktop.play.storage.settings import Settings  # noqa: E402
from scopa_desktop.rules.catalogue import variant  # noqa: E402
from scopa_desktop.rules.match import Match  # noqa: E402
from scopa_desktop.rules.moves import Move  # noqa: E402
from scopa_desktop.rules.players import PERSON, Player  # noqa: E402
from scopa_desktop.rules.seating import TWO  # noqa: E402
from scopa_desktop.ui.dialogs.rules_dialog import RulesDialog  # noqa: E402
from scopa_desktop.ui.main_window.main_window import MainWindow  # noqa: E402
from scopa_desktop.ui.new_game.new_game_dialog import NewGameDialog  # noqa: E402
from scopa_desktop.ui.pictures.decks import CardArt, load_decks  # noqa: E402
from scopa_desktop.ui.platform.sounds import Sounds  # noqa: E402
from scopa_desktop.ui.platform.window_state import WindowState  # noqa: E402
from scopa_desktop.ui.score.score_dialog import ScoreDialog  # noqa: E402
from scopa_desktop.ui.score.score_model import SideInfo  # noqa: E402
from scopa_desktop.ui.theme.fonts import set_application_font  # noqa: E402

PICTURES: Final = ROOT / "resources" / "docs" / "pictures"
_TABLE: Final = QSize(696, 464)
_DIALOG: Final = QSize(868, 600)
_SCORE_DIALOG: Final = QSize(868, 680)
"""High enough for the cards of the sheet."""
_HAND_SIZE: Final = 3
_ROUND: Final = 2
_MIN_CAPTURES: Final = 3
_OPPONENT: Final = "casual"
_PLAYERS: Final = (Player("You", PERSON), Player("Beppe", _OPPONENT))
_SETTLE_MS: Final = 400
"""Enough for animations to end and for pictures that are rendered in idle time."""
_ADVICE_TIMEOUT_MS: Final = 10_000


def find_position() -> tuple[Match, int]:
    """A match at the person's turn in its second round, and the index of a card in the hand.

    That card has at least `_MIN_CAPTURES` captures, and the hand all its cards.
    """
    for deal_number in count(1):
        match = Match(variant("scopa"), TWO, _PLAYERS, deal_number)
        while match.winner is None and len(match.sheets) < _ROUND:
            index = _card_with_captures(match) if len(match.sheets) == _ROUND - 1 else None
            if index is not None:
                return match, index
            play_on(match)
    raise AssertionError("unreachable: count() is infinite")


def _card_with_captures(match: Match) -> int | None:
    """The index in the person's hand of a card with at least `_MIN_CAPTURES` captures."""
    if match.needs_deal or match.round is None:
        return None
    if match.players[match.round.turn].level != PERSON:
        return None
    moves = [move for move in match.round.legal_moves() if isinstance(move, Move) and move.take]
    hand = sorted({move.card for move in match.round.legal_moves() if isinstance(move, Move)})
    if len(hand) < _HAND_SIZE:
        return None
    for index, card in enumerate(hand):
        if sum(move.card == card for move in moves) >= _MIN_CAPTURES:
            return index
    return None


def play_on(match: Match) -> None:
    """Deal the next round, or play a computer player's move for the player on turn."""
    if match.needs_deal:
        match.begin_round()
        return
    assert match.round is not None
    seat = match.round.turn
    match.play(level(_OPPONENT).choose(SeatView.of(match, seat)))


class ScreenshotTaker:
    """Shows the window and dialogs on the offscreen platform and saves screenshots of them."""

    def __init__(self, folder: Path, home: Path) -> None:
        self._folder = folder
        self._art = CardArt(load_decks())
        self._session = Session()
        self._engine = EngineClient(self._session.on_answer)
        self._session.set_engine(self._engine)
        self._settings = Settings(speed="off", sounds=False, language="en")
        state = WindowState(home / "window.json")
        sounds = Sounds(resource_folder() / "sounds")
        self._house = HouseRules(home / "rules")
        self._window = MainWindow(
            self._session, self._art, sounds, self._settings, state, profile=new_profile()
        )

    def take_all(self) -> None:
        """Take every screenshot of the guide."""
        match, card_index = find_position()
        self._session.resume(match)
        self._window.resize(_TABLE)
        self._show(self._window)
        QTest.keyClick(self._window.view, Qt.Key(Qt.Key.Key_1 + card_index))
        self._save("table", self._window)
        QTest.keyClick(self._window.view, Qt.Key.Key_Escape)
        self._request_hint()
        self._save("hint", self._window)
        self._save_dialog("new-game", self._new_game)
        self._save_dialog("rules", self._rules)
        while not match.needs_deal:
            play_on(match)
        self._save_dialog("score", lambda: self._score(match), _SCORE_DIALOG)
        self._engine.close()

    def _request_hint(self) -> None:
        """Request a hint and wait for the engine's answer."""
        loop = QEventLoop()
        self._session.advised.connect(loop.quit)
        QTimer.singleShot(_ADVICE_TIMEOUT_MS, loop.quit)
        self._window.actions_by_name["hint"].trigger()
        loop.exec()

    def _new_game(self) -> QWidget:
        art = self._art
        return NewGameDialog(None, "", False, art, house=self._house)

    def _rules(self) -> QWidget:
        game = variant("cirulla")
        return RulesDialog(game, self._art.decks[game.deck], self._art, language="en")

    def _score(self, match: Match) -> QWidget:
        sides = [SideInfo(("You",), ("you",)), SideInfo(("Beppe",), (level(_OPPONENT).portrait,))]
        deck = self._art.decks[match.variant.deck]
        return ScoreDialog(match, sides, self._art, deck, animated=False)

    def _save_dialog(self, name: str, create: Callable[[], QWidget], size: QSize = _DIALOG) -> None:
        dialog = create()
        dialog.resize(size)
        self._show(dialog)
        self._save(name, dialog)
        dialog.close()

    def _show(self, widget: QWidget) -> None:
        widget.show()
        widget.activateWindow()
        QTest.qWaitForWindowActive(widget)

    def _save(self, name: str, widget: QWidget) -> None:
        QTest.qWait(_SETTLE_MS)
        writer = QImageWriter(str(self._folder / f"{name}.png"))
        writer.setCompression(100)
        if not writer.write(widget.grab().toImage()):
            sys.exit(f"“{writer.fileName()}” could not be written: {writer.errorString()}")
        print(f"{name}: {Path(writer.fileName()).stat().st_size // 1024} KB")


def main() -> None:
    """Take the screenshots with a temporary folder for the player's files."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["SCOPA_DESKTOP_HOME"] = home
        application = QApplication(["scopa-desktop"])
        application.setStyle("Fusion")
        set_application_font(application)
        ScreenshotTaker(PICTURES, Path(home)).take_all()


if __name__ == "__main__":
    main()
