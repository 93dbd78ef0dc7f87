"""`PuzzleOverview`: which puzzles the player wants, and what came of the earlier ones."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QSizePolicy, QWidget

from scopa_desktop.ai.puzzles.themes import Theme
from scopa_desktop.play.statistics.glicko2 import Rating
from scopa_desktop.play.training.puzzle_attempts import RatingPoint
from scopa_desktop.play.training.puzzle_choice import Challenge, PuzzleFilter
from scopa_desktop.play.training.repetition import local_day
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.ui.charts.rating_chart import RatingChart, RatingMark
from scopa_desktop.ui.dialogs import choose_save_path
from scopa_desktop.ui.training.training_panel import TrainingPanel
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.headings import BodyLabel, caption, secondary_label
from scopa_desktop.ui.widgets.inputs import ChoiceBox
from scopa_desktop.ui.widgets.segmented_choice import SegmentedChoice
from scopa_desktop.ui.wording.card_wording import game_title
from scopa_desktop.ui.wording.number_format import number, rating_text
from scopa_desktop.ui.wording.puzzle_wording import challenge_name, theme_name

_WIDTH: Final = 720
_CHALLENGES: Final = tuple(Challenge)


class PuzzleProgress(NamedTuple):
    """What came of the player's puzzles."""

    rating: Rating
    solved: int
    """Different puzzles that were solved."""
    due: int
    """Puzzles that come back today."""
    course: tuple[RatingPoint, ...]


class PuzzleOverview(TrainingPanel):
    """The page before and between puzzles: a filter, the figures and the course of the rating."""

    next_requested = Signal()
    """Show a puzzle of this kind."""
    filter_changed = Signal()
    """The player wants other puzzles."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._progress = PuzzleProgress(Rating(), 0, 0, ())
        self._variants: Sequence[str] = ()
        self._themes: Sequence[Theme] = ()
        self._is_empty = False
        self.games, self.themes = _choice_box(), _choice_box()
        self.challenge = SegmentedChoice([""] * len(_CHALLENGES))
        self.chart = RatingChart("", choose_save_path)
        self._captions = [caption("") for _ in range(6)]
        self._rating, self._solved, self._due = (BodyLabel("", 15, bold=False) for _ in range(3))
        self._note = secondary_label("")
        self.next_button = self.add_button("", ButtonKind.GOLD)
        self.next_button.clicked.connect(self.next_requested)
        self._fill_content()
        self.setMinimumSize(0, 0)
        self.setMaximumWidth(_WIDTH)
        self.games.currentIndexChanged.connect(self.filter_changed)
        self.themes.currentIndexChanged.connect(self.filter_changed)
        self.update_texts()

    @property
    def filter(self) -> PuzzleFilter:
        """Which puzzles the player wants."""
        theme = self.themes.currentData()
        return PuzzleFilter(
            self.games.currentData(),
            None if theme is None else Theme(theme),
            _CHALLENGES[self.challenge.index()],
        )

    def set_filter(self, wanted: PuzzleFilter) -> None:
        """Set which puzzles the player wants, as far as they are among the choices."""
        theme = None if wanted.theme is None else wanted.theme.value
        for box, value in ((self.games, wanted.variant), (self.themes, theme)):
            box.setCurrentIndex(max(0, box.findData(value)))
        self.challenge.set_index(_CHALLENGES.index(wanted.challenge))

    def set_choices(self, variants: Sequence[str], themes: Sequence[Theme]) -> None:
        """Set the games and themes to choose from; the chosen ones stay if they are among them."""
        self._variants, self._themes = tuple(variants), tuple(themes)
        self._fill_boxes()

    def set_progress(self, progress: PuzzleProgress) -> None:
        """Show what came of the player's puzzles."""
        self._progress = progress
        self._show_progress()

    def set_empty(self, is_empty: bool) -> None:
        """Say that there is no puzzle of the chosen kind, or no longer."""
        self._is_empty = is_empty
        self._note.setText(self.tr("There is no such puzzle. Choose another game or theme."))
        self._note.setVisible(is_empty)

    def update_texts(self) -> None:
        """Set all texts in the current language."""
        self._retranslate()
        self.set_heading(self.tr("Puzzles"))
        self.set_sentence(
            self.tr(
                "Each puzzle is a position in which one move is clearly the best. Find it! What "
                "you miss comes back after 1, 3, 7, 14 and 30 days."
            )
        )
        texts = (
            self.tr("Game"),
            self.tr("Theme"),
            self.tr("Difficulty"),
            self.tr("Your rating"),
            self.tr("Solved"),
            self.tr("Waiting for you today"),
        )
        for label, text in zip(self._captions, texts, strict=True):
            label.setText(text)
        self._replace_challenge(texts[2])
        self.chart.set_title(self.tr("Your rating over time"))
        self.next_button.setText(self.tr("Next puzzle"))
        self._fill_boxes()
        self._show_progress()
        self.set_empty(self._is_empty)

    # --- inside --------------------------------------------------------------------------------

    def _fill_content(self) -> None:
        column = self.content
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(12)
        self._form = QFormLayout()
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setVerticalSpacing(8)
        fields = (
            self.games,
            self.themes,
            self.challenge,
            self._rating,
            self._solved,
            self._due,
        )
        for label, field in zip(self._captions, fields, strict=True):
            self._form.addRow(label, field)
            label.setBuddy(field)
        column.addLayout(self._form)
        column.addWidget(self._note)
        column.addWidget(self.chart)

    def _replace_challenge(self, name: str) -> None:
        """Make the segments again, whose texts cannot be changed."""
        old = self.challenge
        labels = [challenge_name(challenge) for challenge in _CHALLENGES]
        index = old.index() if self.challenge.accessibleName() else 1
        self.challenge = SegmentedChoice(labels, index, name)
        self.challenge.chosen.connect(lambda _: self.filter_changed.emit())
        self._form.replaceWidget(old, self.challenge)
        old.deleteLater()
        self._captions[2].setBuddy(self.challenge)

    def _fill_boxes(self) -> None:
        games = {game_title(CATALOGUE[variant]): variant for variant in self._variants}
        self.games.set_choices(self.tr("Game"), self.tr("All games"), games)
        themes = {theme_name(theme): theme.value for theme in self._themes}
        self.themes.set_choices(self.tr("Theme"), self.tr("All themes"), themes)

    def _show_progress(self) -> None:
        rating, solved, due, course = self._progress
        self._rating.setText(rating_text(rating))
        self._solved.setText(number(solved))
        self._due.setText(number(due))
        marks = [
            RatingMark(
                local_day(point.time), point.rating.rating, point.rating.high - point.rating.rating
            )
            for point in course
        ]
        self.chart.set_data(marks)
        self.chart.setVisible(bool(course))


def _choice_box() -> ChoiceBox:
    box = ChoiceBox()
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return box
