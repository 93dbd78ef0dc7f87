"""The base class of the pages of the history, and the note that they show while they are empty."""

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.history.history_reader import HistoryReader
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.ledger.competition import Competition
from scopa_desktop.play.storage.profiles import ProfileStore
from scopa_desktop.play.storage.settings import LastGame
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.theme.colours import Cloth
from scopa_desktop.ui.theme.fonts import BODY_SIZE
from scopa_desktop.ui.widgets.boxes import STRETCH, vbox
from scopa_desktop.ui.widgets.buttons import LinkButton
from scopa_desktop.ui.widgets.headings import SUBTITLE, Heading, Tone, secondary_label


class HistoryContext(NamedTuple):
    """The pictures and names that are shown, and whose matches they are."""

    art: CardArt
    deck: Deck
    """The deck on the table."""
    cloth: Cloth
    own_name: str
    """The name of the person, as the profile has it."""
    profile: str | None = None
    """The id of the profile whose matches are shown; None for those of all people."""
    profiles: ProfileStore | None = None
    """The profiles of this computer."""
    competition: Competition | None = None
    """Knows the chips of the profiles."""
    last_game: LastGame | None = None
    """The last choice in the New game dialog."""


_Result = TypeVar("_Result")


class HistoryPage(QWidget):
    """A page that reads what it shows in the thread of the reader.

    It reads again whenever it is shown, since the history can have changed.
    """

    def __init__(self, reader: HistoryReader, context: HistoryContext) -> None:
        super().__init__()
        self._reader, self._context = reader, context
        self._everything = MatchFilter(profile=context.profile)
        self._requests = 0
        """The number of requests so far; only the answer to the last one is shown."""

    def reload(self) -> None:
        """Read again what is shown."""
        raise NotImplementedError

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self.reload()

    def _request(
        self,
        query: Callable[[MatchHistory], _Result],
        show: Callable[[_Result], object],
        *,
        is_new: bool = True,
    ) -> None:
        """Run a query, and show its result unless there has been a new request meanwhile.

        One that is not new reads more for the last request.
        """
        self._requests += is_new
        request = self._requests

        def show_last(result: _Result) -> None:
            if request == self._requests:
                show(result)

        self._reader.run(query, show_last, self)


class EmptyNote(QWidget):
    """A heading and a sentence in place of matches or figures, with a link to clear the filter."""

    cleared = Signal()
    """The link was clicked."""

    def __init__(self, link: str = "") -> None:
        """`link` is the text of the link; empty for none."""
        super().__init__()
        self._heading = Heading("", SUBTITLE, Tone.TEXT)
        self._sentence = secondary_label("", BODY_SIZE)
        self._link = LinkButton(link)
        self._link.clicked.connect(self.cleared)
        vbox(
            self._heading,
            self._sentence,
            (self._link, Qt.AlignmentFlag.AlignLeft),
            STRETCH,
            within=self,
            margins=(10, 20, 10, 0),
            spacing=8,
        )

    def show_text(self, heading: str, sentence: str, *, has_link: bool = False) -> None:
        self._heading.setText(heading)
        self._sentence.setText(sentence)
        self._link.setVisible(has_link)
