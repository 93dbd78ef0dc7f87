"""`LessonHint`: offers the lesson for a game that the person has not played yet."""

import sqlite3
from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.daily.daily_deal import daily_deal
from scopa_desktop.play.lessons.catalogue import lesson_for
from scopa_desktop.play.lessons.lesson import Lesson
from scopa_desktop.play.training.daily_results import DailyResults
from scopa_desktop.play.training.lesson_progress import LessonProgress
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.widgets.boxes import vbox
from scopa_desktop.ui.widgets.buttons import LinkButton
from scopa_desktop.ui.widgets.headings import paragraph
from scopa_desktop.ui.wording.card_wording import game_title
from scopa_desktop.ui.wording.lesson_wording import lesson_text, minutes_text


class LessonHint(QWidget):
    """A sentence and a link to the lesson; hidden where the person needs none.

    That is so when the lesson was completed, or a match of a game with the same lesson was played
    or begun, or a daily deal was played, and until that has been read.
    """

    requested = Signal(object)
    """The person wants the `Lesson`."""

    def __init__(self, context: Context) -> None:
        """Raises `StorageError` with a sentence if what was done cannot be read."""
        super().__init__()
        trainee = context.trainee()
        self._known = set(LessonProgress(trainee).completions)
        """The ids of the lessons that are not needed."""
        self._is_read = False
        """Whether the history has been read."""
        results = DailyResults(trainee)
        finished = (key for key in results.keys if results.result_of(key) is not None)
        self._add(daily_deal(key).game.variant for key in finished)
        self._game: Variant | None = None
        self._sentence = paragraph()
        self.link = LinkButton("")
        self.link.clicked.connect(lambda: self.requested.emit(self.lesson))
        vbox(self._sentence, self.link, within=self, spacing=2)
        self.hide()
        profile = context.profiles.current.id

        def played(connection: sqlite3.Connection) -> list[str]:
            rows = connection.execute(
                "SELECT variant FROM seen WHERE profile = ?1 UNION"
                " SELECT variant FROM match WHERE ending = 'running' AND instr(profiles, ?1)",
                (profile,),
            )
            return [row["variant"] for row in rows]

        context.database_thread.read(played, self._take, self)

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is offered; None where none is needed."""
        lesson = None if self._game is None else lesson_for(self._game)
        is_needed = self._is_read and lesson is not None and lesson.id not in self._known
        return lesson if is_needed else None

    def add_played(self, game: Variant) -> None:
        """Take account of a game that is not in the history, as a daily deal."""
        self._add([game])
        self._update()

    def show_for(self, game: Variant | None) -> None:
        """Offer the lesson for a game, if it is needed."""
        self._game = game
        self._update()

    def _take(self, games: list[str]) -> None:
        self._add(CATALOGUE[game] for game in games if game in CATALOGUE)
        self._is_read = True
        self._update()

    def _add(self, games: Iterable[Variant]) -> None:
        lessons = map(lesson_for, games)
        self._known |= {lesson.id for lesson in lessons if lesson is not None}

    def _update(self) -> None:
        lesson = self.lesson
        if lesson is not None and self._game is not None:
            pattern = self.tr("New to {game}? There is a lesson of {minutes}.")
            self._sentence.setText(
                pattern.format(game=game_title(self._game), minutes=minutes_text(lesson.minutes))
            )
            link = self.tr("Lesson: {title}")
            self.link.setText(link.format(title=lesson_text(lesson.title)))
        self.setVisible(lesson is not None)
