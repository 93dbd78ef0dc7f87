"""The base class of the pages of the history, and the note that they show while they are empty."""

import sqlite3
from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.theme.fonts import BODY_SIZE
from scopa_desktop.ui.widgets.boxes import STRETCH, vbox
from scopa_desktop.ui.widgets.buttons import LinkButton
from scopa_desktop.ui.widgets.headings import SUBTITLE, Heading, Tone, secondary_label

_Result = TypeVar("_Result")


class HistoryPage(QWidget):
    """A page that reads what it shows in the thread of the database.

    It reads again whenever it is shown, since the history can have changed.
    """

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._database, self._context = context.database_thread, context
        self._everything = MatchFilter(profile=context.profiles.current.id)
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
        query: Callable[[sqlite3.Connection], _Result],
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

        self._database.read(query, show_last, self)


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
