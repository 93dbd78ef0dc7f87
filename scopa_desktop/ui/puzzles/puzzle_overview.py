"""`PuzzleOverview`: which puzzles the player wants, and what came of the earlier ones."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QSizePolicy

from scopa_desktop.ai.puzzles.puzzle import Theme
from scopa_desktop.play.statistics.glicko2 import Rating
from scopa_desktop.play.training.puzzle_attempts import RatingPoint, local_day
from scopa_desktop.play.training.puzzle_choice import Challenge, PuzzleFilter
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.ui.charts.rating_chart import RatingChart, RatingMark
from scopa_desktop.ui.dialogs import choose_save_path
from scopa_desktop.ui.training.training_panel import TrainingPanel
from scopa_desktop.ui.widgets.boxes import fill
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.headings import BodyLabel, caption, secondary_label
from scopa_desktop.ui.widgets.inputs import ChoiceBox
from scopa_desktop.ui.widgets.segmented_choice import SegmentedChoice
from scopa_desktop.ui.wording.card_wording import game_title
from scopa_desktop.ui.wording.number_format import number
from scopa_desktop.ui.wording.puzzle_wording import challenge_name, theme_name
from scopa_desktop.ui.wording.rating_format import rating_text

_WIDTH: Final = 720
_CHALLENGES: Final = tuple(Challenge)


class PuzzleOverview(TrainingPanel):
    """The page before and between puzzles: a filter, the figures and the course of the rating."""

    next_requested = Signal()
    """Show a puzzle of this kind."""
    filter_changed = Signal()
    """The player wants other puzzles."""

    def __init__(self) -> None:
        super().__init__()
        self.games, self.themes = _choice_box(), _choice_box()
        challenges = list(map(challenge_name, _CHALLENGES))
        self.challenge = SegmentedChoice(challenges, 1, self.tr("Difficulty"))
        self.chart = RatingChart(self.tr("Your rating over time"), choose_save_path)
        self._rating, self.solved, self.due = (BodyLabel("", 15, bold=False) for _ in range(3))
        self.note = secondary_label(
            self.tr("There is no such puzzle. Choose another game or theme.")
        )
        self.next_button = self.add_button(self.tr("Next puzzle"), ButtonKind.GOLD)
        self.next_button.clicked.connect(self.next_requested)
        self._fill_content()
        self.set_empty(False)
        self.setMinimumSize(0, 0)
        self.setMaximumWidth(_WIDTH)
        self.games.currentIndexChanged.connect(self.filter_changed)
        self.themes.currentIndexChanged.connect(self.filter_changed)
        self.challenge.chosen.connect(lambda _: self.filter_changed.emit())

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
        games = {game_title(CATALOGUE[variant]): variant for variant in variants}
        self.games.set_choices(self.tr("Game"), self.tr("All games"), games)
        named = {theme_name(theme): theme.value for theme in themes}
        self.themes.set_choices(self.tr("Theme"), self.tr("All themes"), named)

    def set_progress(
        self, rating: Rating, solved: int, due: int, course: Sequence[RatingPoint]
    ) -> None:
        """Show what came of the player's puzzles.

        `solved` is the number of different ones that were solved, `due` of those that come back
        today.
        """
        self._rating.setText(rating_text(rating))
        self.solved.setText(number(solved))
        self.due.setText(number(due))
        marks = [
            RatingMark(
                local_day(point.time), point.rating.rating, point.rating.high - point.rating.rating
            )
            for point in course
        ]
        self.chart.set_data(marks)
        self.chart.setVisible(bool(course))

    def set_empty(self, is_empty: bool) -> None:
        """Say that there is no puzzle of the chosen kind, or no longer."""
        self.note.setVisible(is_empty)

    # --- inside --------------------------------------------------------------------------------

    def _fill_content(self) -> None:
        self.set_heading(self.tr("Puzzles"))
        self.set_sentence(
            self.tr(
                "Each puzzle is a position in which one move is clearly the best. Find it! What "
                "you miss comes back after 1, 3, 7, 14 and 30 days."
            )
        )
        column = self.content
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(12)
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setVerticalSpacing(8)
        fields = {
            self.tr("Game"): self.games,
            self.tr("Theme"): self.themes,
            self.tr("Difficulty"): self.challenge,
            self.tr("Your rating"): self._rating,
            self.tr("Solved"): self.solved,
            self.tr("Waiting for you today"): self.due,
        }
        for text, field in fields.items():
            label = caption(text)
            form.addRow(label, field)
            label.setBuddy(field)
        fill(column, form, self.note, self.chart)


def _choice_box() -> ChoiceBox:
    box = ChoiceBox()
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return box
