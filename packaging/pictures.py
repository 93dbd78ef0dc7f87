"""Takes the pictures of the guide anew, from the window itself.

    .venv/bin/python packaging/pictures.py

Two computer players play to a moment worth showing. There a card is taken in hand, a hint is asked
for, and the sheets are opened; each picture is kept as a PNG in `resources/docs/pictures`.
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
from scopa_desktop.play.house_rules import HouseRules  # noqa: E402
from scopa_desktop.play.paths import resource_folder  # noqa: E402
from scopa_desktop.play.session import OWN_SEAT, Session  # noqa: E402
from scopa_desktop.play.settings import Settings  # noqa: E402
from scopa_desktop.rules.catalogue import variant  # noqa: E402
from scopa_desktop.rules.match import Match  # noqa: E402
from scopa_desktop.rules.moves import Move  # noqa: E402
from scopa_desktop.rules.record import PERSON, Player  # noqa: E402
from scopa_desktop.rules.seating import TWO  # noqa: E402
from scopa_desktop.ui.decks import CardArt, load_decks  # noqa: E402
from scopa_desktop.ui.dialogs.new_game.new_game_dialog import NewGameDialog  # noqa: E402
from scopa_desktop.ui.dialogs.rules_dialog import RulesDialog  # noqa: E402
from scopa_desktop.ui.dialogs.score.score_dialog import ScoreDialog  # noqa: E402
from scopa_desktop.ui.dialogs.score.score_model import SideInfo  # noqa: E402
from scopa_desktop.ui.main_window import MainWindow  # noqa: E402
from scopa_desktop.ui.sounds import Sounds  # noqa: E402
from scopa_desktop.ui.theme.fonts import set_application_font  # noqa: E402
from scopa_desktop.ui.window_state import WindowState  # noqa: E402

PICTURES: Final = ROOT / "resources" / "docs" / "pictures"
_TABLE: Final = QSize(720, 480)
_SHEET: Final = QSize(868, 600)
_ROUND: Final = 2
_SETS: Final = 3
_RIVAL: Final = "casual"
_PLAYERS: Final = (Player("You", PERSON), Player("Beppe", _RIVAL))
_REST_MS: Final = 400
"""Until what glides has arrived, and all that is drawn in idle moments is there."""
_ADVICE_MS: Final = 10_000
"""Long enough for any advice."""


def moment() -> tuple[Match, int]:
    """A match at the person's turn in its second round, and the place in the hand of a card.

    That card has several sets to choose from.
    """
    for deal_number in count(1):
        match = Match(variant("scopa"), TWO, _PLAYERS, deal_number)
        while match.winner is None and len(match.sheets) < _ROUND:
            chosen = _card_with_a_choice(match) if len(match.sheets) == _ROUND - 1 else None
            if chosen is not None:
                return match, chosen
            play_on(match)
    raise AssertionError("numbers never end")


def _card_with_a_choice(match: Match) -> int | None:
    """The place in the person's hand of a card with at least `_SETS` sets to take."""
    if match.needs_deal or match.round is None or match.round.turn != OWN_SEAT:
        return None
    moves = [move for move in match.round.legal_moves() if isinstance(move, Move) and move.take]
    hand = sorted({move.card for move in match.round.legal_moves() if isinstance(move, Move)})
    for place, card in enumerate(hand):
        if sum(move.card == card for move in moves) >= _SETS:
            return place
    return None


def play_on(match: Match) -> None:
    """Deal, or let the player on turn make a move, as computer players do."""
    if match.needs_deal:
        match.begin_round()
        return
    assert match.round is not None
    seat = match.round.turn
    match.play(level(_RIVAL).choose(SeatView.of(match, seat)))


class Photographer:
    """Shows things in a window without a screen, and keeps what is seen."""

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
        self._window = MainWindow(self._session, self._art, sounds, self._settings, state)

    def take_all(self) -> None:
        """Every picture of the guide."""
        match, place = moment()
        self._session.resume(match)
        self._window.resize(_TABLE)
        self._shown(self._window)
        QTest.keyClick(self._window.view, Qt.Key(Qt.Key.Key_1 + place))
        self._keep("table", self._window)
        QTest.keyClick(self._window.view, Qt.Key.Key_Escape)
        self._ask_for_a_hint()
        self._keep("hint", self._window)
        self._keep_sheet("new-game", self._new_game)
        self._keep_sheet("rules", self._rules)
        while not match.needs_deal:
            play_on(match)
        self._keep_sheet("score", lambda: self._score(match))
        self._engine.close()

    def _ask_for_a_hint(self) -> None:
        """Ask, and wait for the advice of the engine process."""
        waiting = QEventLoop()
        self._session.advised.connect(waiting.quit)
        QTimer.singleShot(_ADVICE_MS, waiting.quit)
        self._window.actions_by_name["hint"].trigger()
        waiting.exec()

    def _new_game(self) -> QWidget:
        art = self._art
        return NewGameDialog(None, "", False, art, art.decks, house=self._house)

    def _rules(self) -> QWidget:
        game = variant("cirulla")
        return RulesDialog(game, self._art.decks[game.deck], self._art, language=lambda: "en")

    def _score(self, match: Match) -> QWidget:
        sides = [SideInfo(("You",), ("you",)), SideInfo(("Beppe",), (level(_RIVAL).portrait,))]
        deck = self._art.decks[match.variant.deck]
        return ScoreDialog(match, sides, self._art, deck, animated=False)

    def _keep_sheet(self, name: str, make: Callable[[], QWidget]) -> None:
        sheet = make()
        sheet.resize(_SHEET)
        self._shown(sheet)
        self._keep(name, sheet)
        sheet.close()

    def _shown(self, widget: QWidget) -> None:
        widget.show()
        widget.activateWindow()
        QTest.qWaitForWindowActive(widget)

    def _keep(self, name: str, widget: QWidget) -> None:
        QTest.qWait(_REST_MS)
        writer = QImageWriter(str(self._folder / f"{name}.png"))
        writer.setCompression(100)
        if not writer.write(widget.grab().toImage()):
            sys.exit(f"“{writer.fileName()}” could not be written: {writer.errorString()}")
        print(f"{name}: {Path(writer.fileName()).stat().st_size // 1024} KB")


def main() -> None:
    """Take the pictures in a home of their own."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["SCOPA_DESKTOP_HOME"] = home
        application = QApplication(["scopa-desktop"])
        application.setStyle("Fusion")
        set_application_font(application)
        Photographer(PICTURES, Path(home)).take_all()


if __name__ == "__main__":
    main()
