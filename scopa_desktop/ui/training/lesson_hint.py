"""`LessonHint`: offers the lesson for a game that the person has not played yet."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.lessons.catalogue import lesson_for
from scopa_desktop.play.lessons.lesson import Lesson
from scopa_desktop.play.training.lesson_progress import LessonProgress
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.training.training_context import TrainingContext
from scopa_desktop.ui.widgets.boxes import vbox
from scopa_desktop.ui.widgets.buttons import LinkButton
from scopa_desktop.ui.widgets.headings import paragraph
from scopa_desktop.ui.wording.card_wording import game_title
from scopa_desktop.ui.wording.lesson_wording import lesson_text, minutes_text


class LessonHint(QWidget):
    """A sentence and a link to the lesson; hidden where the person needs none.

    That is so when the lesson was completed, or a match of a game with the same lesson is in the
    history, and until the history has been read.
    """

    requested = Signal(object)
    """The person wants the `Lesson`."""
    updated = Signal()
    """`lesson` may be another."""

    def __init__(self, context: TrainingContext) -> None:
        """Raises `StorageError` with a sentence if the journal cannot be read."""
        super().__init__()
        self._completed = set(LessonProgress(context.journal()).completions)
        self._known: set[str] | None = None
        """The ids of the lessons that are not needed; None until the history has been read."""
        self._game: Variant | None = None
        self._sentence = paragraph()
        self.link = LinkButton("")
        self.link.setAutoDefault(True)
        self.link.clicked.connect(lambda: self.requested.emit(self.lesson))
        vbox(self._sentence, self.link, within=self, spacing=2)
        self.hide()
        profile = context.profiles.current.id

        def played(history: MatchHistory) -> list[str]:
            rows = history.connection.execute(
                "SELECT DISTINCT variant FROM seat WHERE profile = ?", (profile,)
            )
            return [row["variant"] for row in rows]

        context.reader.run(played, self._take, self)

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is offered; None where none is needed."""
        lesson = None if self._game is None else lesson_for(self._game)
        is_needed = self._known is not None and lesson is not None and lesson.id not in self._known
        return lesson if is_needed else None

    def show_for(self, game: Variant | None) -> None:
        """Offer the lesson for a game, if it is needed."""
        self._game = game
        self._update()

    def _take(self, games: list[str]) -> None:
        played = (lesson_for(CATALOGUE[game]) for game in games if game in CATALOGUE)
        self._known = self._completed | {lesson.id for lesson in played if lesson is not None}
        self._update()

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
        self.updated.emit()
