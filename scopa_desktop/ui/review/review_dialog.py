"""The review of a match: verdict, course, accuracy, the moments, and all decisions."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QProgressBar, QScrollArea, QWidget

from scopa_desktop.ai.review.match_review import (
    MatchReview,
    PlayerReview,
    ReviewStep,
    replayed,
    reviewed_seat,
    step_of,
)
from scopa_desktop.ai.review.results import DecisionReview
from scopa_desktop.ai.review.verdict import Verdict, course_of, verdict
from scopa_desktop.play.analysis.review_run import ReviewRun, RunState
from scopa_desktop.rules.own_play import seats_played_by_game
from scopa_desktop.rules.record import Mover
from scopa_desktop.rules.scoring import SWEEPS_CATEGORY
from scopa_desktop.ui.charts.plot import (
    Column,
    Mark,
    MarkSeries,
    Panel,
    Plot,
    Shape,
    Table,
    share_axis,
)
from scopa_desktop.ui.charts.plot_view import PlotView
from scopa_desktop.ui.review.decision_table import (
    DecisionColumn,
    DecisionFilter,
    DecisionModel,
    DecisionTable,
)
from scopa_desktop.ui.review.moment_button import MomentButton
from scopa_desktop.ui.review.reviewed_match import ReviewedMatch
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.colours import BLUE, GOLD, RED_BUTTON
from scopa_desktop.ui.theme.fonts import BODY_SIZE, LARGE_SIZE
from scopa_desktop.ui.widgets.boxes import STRETCH, clear_box, hbox, vbox
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.headings import (
    GROUP,
    BodyLabel,
    Heading,
    caption,
    paragraph,
    secondary_label,
)
from scopa_desktop.ui.widgets.inputs import ChoiceBox
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.widgets.row_table import ROW_ROLE
from scopa_desktop.ui.wording.list_format import and_list, with_colon, with_commas
from scopa_desktop.ui.wording.number_format import chance_percentage, counted
from scopa_desktop.ui.wording.review_wording import (
    accuracy_text,
    certainty_sentences,
    decision_cost_text,
    grade_word,
    luck_sentence,
    unjudged_sentence,
    verdict_sentences,
)
from scopa_desktop.ui.wording.text_direction import without_marks


class ProgressRow(QWidget):
    """A sentence, a bar, and a button to stop or continue; hidden when all is done."""

    stop_requested = Signal()
    continue_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._state = RunState.PREPARING
        self._sentence = paragraph()
        self.bar = QProgressBar(textVisible=False)
        self.button = Button("")
        self.button.clicked.connect(self._on_clicked)
        hbox(
            (vbox(self._sentence, self.bar, spacing=4), 1),
            (self.button, Qt.AlignmentFlag.AlignBottom),
            within=self,
            spacing=12,
        )
        self.show_progress(RunState.PREPARING, 0, 0)

    def show_progress(self, state: RunState, done: int, total: int, seconds_left: int = 0) -> None:
        """Show the state of a run, its steps done, all its steps, and the time left."""
        self._state = state
        self.bar.setRange(0, max(1, total))
        self.bar.setValue(done)
        sentence = self._text(done, total, seconds_left)
        self._sentence.setText(sentence)
        self.bar.setAccessibleName(sentence)
        is_active = state in (RunState.PREPARING, RunState.RUNNING)
        text = self.tr("&Stop") if is_active else self.tr("&Continue")
        if self.button.text() != text:
            self.button.setText(text)
        self.setVisible(state is not RunState.FINISHED)

    def _text(self, done: int, total: int, seconds: int) -> str:
        if self._state is RunState.FAILED:
            return self.tr("The review was interrupted. Continue to take it up again.")
        if not total:
            return self.tr("The review begins…")
        share = round(100 * done / total)
        if self._state is RunState.STOPPED:
            return self.tr("Stopped at {percent}%. What is known so far is below.").format(
                percent=share
            )
        left = self.tr("about %n seconds left", "", _rounded(seconds))
        pattern = self.tr("Looking at every move: {percent}%, {left}")
        return pattern.format(percent=share, left=left)

    def _on_clicked(self) -> None:
        if self._state in (RunState.PREPARING, RunState.RUNNING):
            self.stop_requested.emit()
        else:
            self.continue_requested.emit()


def _rounded(seconds: int) -> int:
    """Seconds in steps of five, so that the text does not change all the time."""
    return max(5, 5 * round(seconds / 5))


tr: Final = partial(translate, "Review")


class ChanceEvent(Enum):
    """What is marked on the line."""

    MISTAKE = "mistake"
    SWEEP = "sweep"
    LUCK = "luck"


class ChancePoint(NamedTuple):
    """The chance after a move."""

    round: int
    """The number of the round as it is shown."""
    moves: int
    """The number of moves made in it."""
    chance: float
    event: ChanceEvent | None = None
    sentence: str = ""
    """The event in words."""


def chance_plot(points: Sequence[ChancePoint], sweeps: str) -> Plot:
    """A line through the chances, with a mark where something changed them.

    `sweeps` is the game's word for sweeps. A divider stands where a round begins.
    """
    if not points:
        return Plot()
    columns = (
        Column(tr("Move"), is_number=False),
        Column(tr("Chance to win")),
        Column(tr("What happened"), is_number=False),
    )
    pattern = tr("Round {number}, move {move}")
    rows = tuple(
        (
            pattern.format(number=point.round, move=point.moves),
            chance_percentage(point.chance),
            point.sentence,
        )
        for point in points
    )
    looks = {
        ChanceEvent.MISTAKE: (Shape.TRIANGLE, RED_BUTTON, tr("Mistake")),
        ChanceEvent.SWEEP: (Shape.STAR, GOLD, sweeps),
        ChanceEvent.LUCK: (Shape.DIAMOND, BLUE, tr("Lucky or unlucky deal")),
    }
    line = MarkSeries(Mark.LINE, tuple(point.chance for point in points))
    marks = (
        MarkSeries(Mark.DOT, _chances_with(event, points), fill, shape, name)
        for event, (shape, fill, name) in looks.items()
    )
    panel = Panel(share_axis(0, 0.25, 0.5, 0.75, 1), (line, *marks))
    dividers = (place for place, point in enumerate(points) if place and not point.moves)
    return Plot(Table(columns, rows), (panel,), dividers=frozenset(dividers))


def _chances_with(event: ChanceEvent, points: Sequence[ChancePoint]) -> tuple[float | None, ...]:
    return tuple(point.chance if point.event is event else None for point in points)


MOST_MOMENTS: Final = 5
_SIZE: Final = QSize(860, 700)
_UPDATE_MS: Final = 250
"""The results that arrive in this time are shown together."""


class ReviewDialog(PaperDialog):
    """Shows a `ReviewRun` while it goes on, and closes for a decision to be looked at.

    Attributes:
        chosen: the decision to show on the table, after the dialog is closed; None if
            it was only closed.
        moments: the decisions among which the player can step from there.
    """

    def __init__(
        self,
        run: ReviewRun,
        match: ReviewedMatch,
        *,
        selected: ReviewStep | None = None,
        shows_all: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Show a run; `selected` is the decision that has the focus, on the page `shows_all`."""
        super().__init__(self.tr("Review of the match"), _SIZE, parent)
        self.chosen: DecisionReview | None = None
        self.moments: Sequence[DecisionReview] = ()
        self.run = run
        """The review that is shown; it may still go on."""
        self._match = match
        self._selected = selected
        self._timer = QTimer(self, singleShot=True)
        self._timer.setInterval(_UPDATE_MS)
        self._timer.timeout.connect(self.update_content)
        self._build()
        self._connect()
        self._set_texts()
        if shows_all:
            self._show_all(True)

    def _set_texts(self) -> None:
        names = self._match.names
        person = next((place for place, mover in enumerate(names) if mover.player.is_person), -1)
        self._seat_box.setAccessibleName(self.tr("Player"))
        self._seat_box.addItem(self.tr("All players"))
        for name in names.values():
            self._seat_box.addItem(name)
        self._seat_box.setCurrentIndex(1 + person)
        self.table.setAccessibleName(self.tr("All moves"))
        self._chart.set_title(self.tr("Chance to win: {name}").format(name=self._name_of_side()))
        self.update_content()
        self._update_page_button()

    def _name_of_side(self) -> str:
        """Whose chance to win the chart shows."""
        record, names = self._match.record, self._match.names
        seats = record.seating.seats_of(record.seating.side_of(reviewed_seat(record)))
        return and_list([names[record.mover(seat, 1, 0)] for seat in seats])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move between the moments with the arrow keys."""
        keys = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        focused = next((b for b in self.moment_buttons if b.hasFocus()), None)
        if focused is None or Qt.Key(event.key()) not in keys:
            super().keyPressEvent(event)
            return
        place = self.moment_buttons.index(focused) + keys[Qt.Key(event.key())]
        if 0 <= place < len(self.moment_buttons):
            self._focus(self.moment_buttons[place])

    def _build(self) -> None:
        self.moment_buttons: list[MomentButton] = []
        """The listed moments, the most expensive first."""
        self._progress = ProgressRow(self)
        self.shows_all = False
        """Whether the table of all decisions is shown."""
        self._overview = QWidget()
        self._sections = [_Section() for _ in range(4)]
        self._verdict, self._figures, self._moments, self._details = self._sections
        self._has_details = False
        self._chart = PlotView("")
        self._chart.make_clickable()
        vbox(
            self._verdict,
            self._chart,
            self._figures,
            self._moments,
            self._details,
            STRETCH,
            within=self._overview,
            spacing=10,
        )
        self._all_page = self._made_all_page()
        self._all_page.hide()
        self.body.setSpacing(10)
        self.body.addWidget(self._progress)
        # Not in a QStackedWidget, which is as high as its highest page.
        self.body.addWidget(self._overview, 1)
        self.body.addWidget(self._all_page, 1)
        self._page_button = self.add_button("")
        self._close_button = self.add_button(self.tr("&Close"), ButtonKind.GOLD)
        self._area = self.findChildren(QScrollArea)[0]

    def _made_all_page(self) -> QWidget:
        page = QWidget()
        self._model = DecisionModel(self._match, self)
        self._filter = DecisionFilter(self._model, self)
        self.table = DecisionTable(self._filter)
        self._seat_box = ChoiceBox()
        vbox(
            hbox(caption(self.tr("Player")), self._seat_box, STRETCH), (self.table, 1), within=page
        )
        return page

    def _connect(self) -> None:
        self.run.changed.connect(self._on_changed)
        self._chart.canvas.activated.connect(self._open_point)
        self._progress.stop_requested.connect(self.run.stop)
        self._progress.continue_requested.connect(self.run.go_on)
        self._page_button.clicked.connect(lambda: self._show_all(not self.shows_all))
        self._close_button.clicked.connect(self.accept)
        self._seat_box.currentIndexChanged.connect(self._show_seat)
        self.table.opened.connect(self._open_from_table)

    def _show_all(self, shows_all: bool) -> None:
        """Show the table of all decisions, or what is worth looking at."""
        self.shows_all = shows_all
        self._overview.setVisible(not shows_all)
        self._all_page.setVisible(shows_all)
        self.set_footer("")
        self._update_page_button()
        if shows_all:
            self._select_in_table()
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _select_in_table(self) -> None:
        """Select the decision that was looked at, else keep the selection or take the first."""
        rows = range(self._filter.rowCount())
        steps = [step_of(self._filter.index(row, 0).data(ROW_ROLE)) for row in rows]
        if self._selected in steps:
            self.table.selectRow(steps.index(self._selected))
            self._selected = None
        elif steps and not self.table.currentIndex().isValid():
            self.table.selectRow(0)

    def _show_seat(self) -> None:
        """Show the decisions of the chosen player, whose name is not repeated in each row."""
        place = self._seat_box.currentIndex()
        mover = [None, *self._match.names][max(place, 0)]
        self._filter.show_player(mover)
        self.table.setColumnHidden(DecisionColumn.PLAYER, mover is not None)
        self.table.update_rows()

    def _update_page_button(self) -> None:
        self._page_button.setText(
            self.tr("&Back to the review") if self.shows_all else self.tr("&All moves")
        )

    def _on_changed(self) -> None:
        self._show_progress()
        if self.run.state is not RunState.RUNNING:
            self.update_content()
        elif not self._timer.isActive():
            self._timer.start()

    def _show_progress(self) -> None:
        run = self.run
        self._progress.show_progress(run.state, run.done, run.total, run.seconds_left)

    def update_content(self) -> None:
        """Make what has changed again, and nothing else, so that no click goes astray."""
        run = self.run
        self._show_progress()
        review = run.review
        self._model.set_rows(review.real_decisions)
        players = review.players()
        self._figures.show_content(players, lambda: self._made_figures(players))
        found = self._found_verdict(review)
        unjudged = "" if found is not None else self._unjudged_sentence(review)
        self._verdict.show_content((found, unjudged), lambda: self._made_verdict(found, unjudged))
        self._details.show_content(found, lambda: self._made_details(found))
        sweeps = self._match.words.category(SWEEPS_CATEGORY)
        self._chart.set_plot(chance_plot(self._course(review), sweeps))
        moments = review.moments(self._match.learners, MOST_MOMENTS)
        reasons = [run.reasons(moment) for moment in moments]
        if any(button.isDown() for button in self.moment_buttons):
            self._timer.start()
            return
        focused = next((step_of(b.decision) for b in self.moment_buttons if b.hasFocus()), None)
        shown = (moments, reasons, run.state is RunState.FINISHED)
        if self._moments.show_content(shown, lambda: self._made_moments(moments)):
            self.moments = [moment for moment in moments if self._match.may_open(moment)]
            self._restore_focus(focused)

    def _found_verdict(self, review: MatchReview) -> Verdict | None:
        """The verdict for the first learner; None before everything is known."""
        if self.run.state is not RunState.FINISHED:
            return None
        return verdict(review, self._first_learner)

    @property
    def _first_learner(self) -> Mover:
        learners = self._match.learners
        return next(one for one in self._match.names if one in learners)

    def _unjudged_sentence(self, review: MatchReview) -> str:
        """Why there is no verdict for the first learner; empty unless the game played for them."""
        mover = self._first_learner
        if mover.seat in seats_played_by_game(replayed(review.record)):
            return unjudged_sentence(self._match.name_or_you(mover))
        return ""

    def _made_figures(self, players: Sequence[PlayerReview]) -> list[QWidget]:
        note = self.tr("0 to 100: the fewer points the moves cost, the higher.")
        return [
            Heading(self.tr("Accuracy"), GROUP),
            PlayerFigures(players, self._match.names),
            secondary_label(note),
        ]

    def _made_verdict(self, found: Verdict | None, unjudged: str) -> list[QWidget]:
        sentences = unjudged
        if found is not None:
            sentences = verdict_sentences(found, self._match.name_or_you)
        if not sentences:
            return []
        label = BodyLabel(sentences, LARGE_SIZE, bold=True)
        label.setWordWrap(True)
        return [label]

    def _made_details(self, found: Verdict | None) -> list[QWidget]:
        if found is None:
            return []
        sentences = certainty_sentences(found, self._match.names)
        details = _Details(self.tr("&How sure is this?"), sentences, self._has_details)
        details.button.toggled.connect(self._on_details)
        return [details]

    def _on_details(self, is_shown: bool) -> None:
        self._has_details = is_shown

    def _course(self, review: MatchReview) -> Sequence[ChancePoint]:
        """The points of the chart."""
        match = self._match
        points = []
        for point in course_of(review):
            event, sentence = None, ""
            if point.error is not None:
                event = ChanceEvent.MISTAKE
                cost = decision_cost_text(point.error)
                sentence = with_commas((grade_word(point.error.grade), cost))
            elif point.sweeper is not None:
                event = ChanceEvent.SWEEP
                mover = match.record.mover(point.sweeper, point.round_number, point.moves - 1)
                sentence = with_colon(match.words.category(SWEEPS_CATEGORY), match.names[mover])
            elif point.luck is not None:
                event = ChanceEvent.LUCK
                mover = match.record.mover(
                    reviewed_seat(match.record), point.round_number, point.moves
                )
                sentence = luck_sentence(point.luck, match.name_or_you(mover))
            number = match.round_numbers[point.round_number]
            points.append(ChancePoint(number, point.moves, point.chance, event, sentence))
        return points

    def _open_point(self, place: int) -> None:
        """Look at the own decision at a point of the chart, or at the last one before it."""
        review = self.run.review
        point = course_of(review)[place]
        own = [one for one in review.real_decisions if self._match.may_open(one)]
        order = (point.round_number, point.moves)
        before = [one for one in own if (one.round_number, one.move_number) <= order]
        if chosen := [*before[-1:], *own[:1]]:
            self._open(chosen[0], own)

    def _made_moments(self, moments: Sequence[DecisionReview]) -> list[QWidget]:
        self.moment_buttons = []
        for moment in moments:
            button = MomentButton(self._match, moment, self.run.reasons(moment))
            button.clicked.connect(lambda _=False, moment=moment: self._open(moment, self.moments))
            self.moment_buttons.append(button)
        heading = Heading(self.tr("The most expensive moments"), GROUP)
        if moments:
            return [heading, *self.moment_buttons]
        none = self.tr("None: no move cost anything that could be known.")
        is_finished = self.run.state is RunState.FINISHED
        sentence = none if is_finished else self.tr("None so far.")
        return [heading, secondary_label(sentence, BODY_SIZE)]

    def _restore_focus(self, focused: ReviewStep | None) -> None:
        wanted = focused or self._selected
        if wanted is None or self.shows_all:
            return
        for button in self.moment_buttons:
            if step_of(button.decision) == wanted:
                self._selected = None
                self._focus(button)

    def _focus(self, button: MomentButton) -> None:
        button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._area.ensureWidgetVisible(button)

    def _open_from_table(self, decision: DecisionReview) -> None:
        rows = (self._filter.index(row, 0) for row in range(self._filter.rowCount()))
        listed: list[DecisionReview] = [row.data(ROW_ROLE) for row in rows]
        self._open(decision, [one for one in listed if self._match.may_open(one)])

    def _open(self, decision: DecisionReview, among: Sequence[DecisionReview]) -> None:
        if self._match.may_open(decision):
            self.chosen, self.moments = decision, among
            self.accept()
        else:
            self.set_footer(self.tr("On the table you can only look at your own moves."))


class _Section(QWidget):
    """A part of the dialog that is made again when what it shows has changed."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: object = None
        self._column = vbox(within=self, spacing=8)

    def show_content(self, content: object, make: Callable[[], Sequence[QWidget]]) -> bool:
        """Show the widgets made for a content, if it is another one; returns whether it is."""
        if content == self._shown:
            return False
        self._shown = content
        clear_box(self._column)
        for widget in make():
            self._column.addWidget(widget)
            widget.show()
        return True


class _Details(QWidget):
    """A button that shows and hides some sentences."""

    def __init__(self, text: str, sentences: Sequence[str], is_shown: bool) -> None:
        super().__init__()
        self.button = Button(text)
        self.button.setCheckable(True)
        column = vbox((self.button, Qt.AlignmentFlag.AlignLeading), within=self)
        for sentence in sentences:
            label = secondary_label(sentence, BODY_SIZE)
            label.setVisible(is_shown)
            self.button.toggled.connect(label.setVisible)
            column.addWidget(label)
        self.button.setChecked(is_shown)


class PlayerFigures(QWidget):
    """For each player the accuracy and the number of decisions."""

    def __init__(self, players: Sequence[PlayerReview], names: Mapping[Mover, str]) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(2, 1)
        for row, player in enumerate(players):
            name = BodyLabel(names[player.mover], BODY_SIZE, bold=True)
            figure = BodyLabel(accuracy_text(player), BODY_SIZE, bold=True)
            decisions = secondary_label(counted("moves", player.decisions), BODY_SIZE)
            spoken = self.tr("accuracy {number} of 100").format(number=accuracy_text(player))
            figure.setAccessibleName(without_marks(with_commas((names[player.mover], spoken))))
            for column, label in enumerate((name, figure, decisions)):
                grid.addWidget(label, row, column)
