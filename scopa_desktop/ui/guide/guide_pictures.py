"""The pictures of the guide: the game as the reader sees it, in their language and with their deck.

They show a position of a fixed deal. Nothing of it is saved, heard or seen on the screen.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from scopa_desktop.ai.levels import level
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.play.storage.profiles import Profile
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import TWO
from scopa_desktop.ui.pictures.decks import CardArt, shown_deck
from scopa_desktop.ui.platform.sounds import Sounds
from scopa_desktop.ui.score.score_dialog import ScoreDialog
from scopa_desktop.ui.score.score_model import SideInfo
from scopa_desktop.ui.table.table_controller import TableController
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.wording.match_wording import level_name

_TABLE, _SHEET = QSize(760, 480), QSize(760, 700)
_GAME, _OPPONENT = "scopa", "casual"
_DEAL, _PLIES = 1, 18
"""A deal, and the plies after which one of the person's cards has several captures."""
_PLAYED_BY: Final = "greedy"
"""The level that plays the deal: it always chooses the same moves."""


class GuidePictures:
    """Renders the pictures of the guide."""

    def __init__(self, art: CardArt, settings: Settings, profile: Profile) -> None:
        self._art, self._profile = art, profile
        self._settings = replace(settings, speed="off", remarks=False)
        self._pictures: dict[str, Callable[[], QPixmap]] = {
            "table": self._table,
            "score": self._score,
        }
        self.names = frozenset(self._pictures)
        """The names of all pictures."""

    def picture(self, name: str) -> QPixmap:
        """A picture by its name, which is one of `names`."""
        return self._pictures[name]()

    def _table(self) -> QPixmap:
        """The table with a selected card that could capture in several ways."""
        match = self._match()
        for _ in range(_PLIES):
            _play_on(match)
        view, session = TableView(self._art), Session()
        sounds = Sounds(resource_folder() / "sounds")
        controller = TableController(
            view, session, self._art, sounds, self._settings, profile=self._profile
        )
        session.resume(match)
        view.resize(_TABLE)
        moves = Counter(action.card for action in session.legal_moves() if isinstance(action, Move))
        controller.input.click_card(max(moves, key=moves.__getitem__))
        return _grab(view)

    def _score(self) -> QPixmap:
        """The score sheet of the round, with the cards that decided its first category."""
        match = self._match()
        while not match.needs_deal:
            _play_on(match)
        sheet = ScoreDialog(
            match,
            SideInfo.of_match(match, self._profile),
            self._art,
            shown_deck(match, self._art, self._settings),
        )
        sheet.resize(_SHEET)
        return _grab(sheet)

    def _match(self) -> Match:
        players = (
            Player(self._profile.name, PERSON),
            Player(level_name(_OPPONENT), _OPPONENT),
        )
        match = Match(variant(_GAME), TWO, players, _DEAL)
        match.begin_round()
        return match


def _play_on(match: Match) -> None:
    assert match.round is not None
    match.play(level(_PLAYED_BY).choose(SeatView.of(match, match.round.turn)))


def _grab(widget: QWidget) -> QPixmap:
    """What a widget shows that is never on the screen; it is deleted afterwards."""
    widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    widget.show()
    # What is shown may have become wider.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    picture = widget.grab()
    widget.deleteLater()
    return picture
