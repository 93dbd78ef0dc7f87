"""`DailyWindow`: plays the daily deal, and shows its results and the calendar."""

from collections.abc import Callable
from datetime import date
from enum import Enum
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.daily.character_results import CharacterResults
from scopa_desktop.play.daily.daily_deal import (
    PERSON_SEAT,
    DailyDeal,
    DailyResult,
    daily_deal,
    is_over,
    moves_of,
    place_of,
    replayed,
    result_of,
)
from scopa_desktop.play.lessons.catalogue import lesson_for
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.training.daily_results import DailyResults
from scopa_desktop.rules.match import Match
from scopa_desktop.ui import dialogs
from scopa_desktop.ui.charts.chart_canvas import ChartCanvas
from scopa_desktop.ui.charts.chart_scene import ChartFrame, ChartScene
from scopa_desktop.ui.daily.month_calendar import MonthCalendar, MonthView, days_of
from scopa_desktop.ui.daily.result_rows import (
    ResultRow,
    ResultScene,
    day_mark,
    height_of,
    result_rows,
)
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.current_palette import palette_notifier
from scopa_desktop.ui.training.lesson_hint import LessonHint
from scopa_desktop.ui.training.training_context import ClosableEngine, TrainingContext
from scopa_desktop.ui.training.training_window import TrainingWindow
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.headings import paragraph, secondary_label
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.wording import daily_wording
from scopa_desktop.ui.wording.lesson_wording import lesson_text
from scopa_desktop.ui.wording.number_format import long_date

_COPIED_MS: Final = 2_000
"""How long the button says that the text was copied."""
_SPACING: Final = 10


class DayState(Enum):
    """What can be done with the deal of a day."""

    READY = "ready"
    """Today's deal, whose counted try has not begun."""
    BEGUN = "begun"
    """The counted try goes on."""
    FINISHED = "finished"
    MISSED = "missed"
    """A day of the past without a counted try."""
    FUTURE = "future"


class DailyWindow(TrainingWindow):
    """The deal of the date on a table of its own, with the results and the calendar beside it.

    The first try on the day itself counts. Every move of it is saved when it is made, so that it
    goes on where it was left. There are no hints in this window, and nothing is taken back.
    """

    review_requested = Signal(Match)
    """The person wants the review of a round; the window is about to close."""
    lesson_requested = Signal(object)
    """The person wants a `Lesson`; the window is about to close."""

    def __init__(self, context: TrainingContext, clock: Callable[[], date] = date.today) -> None:
        """`clock` gives the local date. Raises `StorageError` if the journal cannot be read."""
        self._results = DailyResults(context.journal())
        super().__init__(context, translate("DailyWindow", "Daily deal"))
        self._clock = clock
        self.day = self._month = clock()
        """The day that is shown or played."""
        self._month = self.day.replace(day=1)
        self._played: Match | None = None
        """The match that is being played; None while results are shown."""
        self._is_counted = False
        self._practised: dict[date, DailyResult] = {}
        """The last result of each day that was played for practice in this window."""
        self._finished_matches: dict[date, Match] = {}
        self._characters: CharacterResults | None = None
        self._problem = ""
        self._make_panel()
        self.session.events_occurred.connect(self._save)
        self.controller.score_ready.connect(self._end)
        self.show_day(self.day)

    def state_of(self, day: date) -> DayState:
        """What can be done with the deal of a day now."""
        counted, today = self._results.try_of(day), self._clock()
        if counted is not None:
            return DayState.BEGUN if counted.result is None else DayState.FINISHED
        if day == today:
            return DayState.READY
        return DayState.MISSED if day < today else DayState.FUTURE

    def open(self) -> None:
        """Show the window, with the button of the next step in focus."""
        super().open()
        self._focus_next_step()

    def show_day(self, day: date) -> None:
        """Show the deal and the result of a day."""
        self.day, self._month = day, day.replace(day=1)
        self._problem = ""
        self._show()
        if self._shown_result() is not None:
            self._compute(daily_deal(day))

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._characters is not None:
            self._characters.stop()
        super().closeEvent(event)

    def make_engine(self) -> ClosableEngine:
        """The engine whose levels play the same moves on every machine."""
        return self.context.make_fixed_engine(self.session)

    # --- the panel -----------------------------------------------------------------------------

    def _make_panel(self) -> None:
        self.verdict = paragraph("", bold=True)
        self.hint = LessonHint(self.context)
        self.hint.requested.connect(self._request_lesson)
        self.hint.updated.connect(self._show_lesson_button)
        self._rows: list[ResultRow] = []
        self.results_canvas = ChartCanvas(self._scene, lambda _: height_of(self._rows))
        palette_notifier().changed.connect(self._update_rows)
        self.results_canvas.setAccessibleName(self.tr("Results"))
        self.copy_button = Button(self.tr("Share"))
        set_tool_tip(self.copy_button, self.tr("Copies a text that gives nothing away."))
        self.review_button = Button(self.tr("Review"))
        self.score_button = Button(self.tr("Score sheet"))
        self.lesson_button = Button(self.tr("Lesson"))
        self.rules_button = Button(self.tr("Rules"))
        buttons = (
            self.copy_button,
            self.review_button,
            self.score_button,
            self.lesson_button,
            self.rules_button,
        )
        first = min([*self._results.days, self.day]).replace(day=1)
        self.calendar = MonthCalendar(self._month_view(), first)
        self._streak = secondary_label()
        self._medal_rule = secondary_label(
            self.tr(
                "The six characters play the same cards in your seat. Gold if none of them did "
                "better, silver if at most two did, bronze if at most four did."
            )
        )
        self.panel.content.setSpacing(_SPACING)
        for widget in (
            self.hint,
            self.verdict,
            self.results_canvas,
            FlowRow(8, 6, *buttons),
            self._streak,
            self.calendar,
            self._medal_rule,
        ):
            self.panel.content.addWidget(widget)
        self.play_button = self.panel.add_button("", ButtonKind.GOLD)
        self.calendar_button = self.panel.add_button(self.tr("Calendar"))
        self.play_button.clicked.connect(self._play)
        self.calendar_button.clicked.connect(self._leave)
        self.copy_button.clicked.connect(self._copy)
        self.score_button.clicked.connect(self._show_score)
        self.review_button.clicked.connect(self._request_review)
        self.lesson_button.clicked.connect(self._request_lesson)
        self.rules_button.clicked.connect(self._show_rules)
        self.calendar.day_chosen.connect(self.show_day)
        self.calendar.month_changed.connect(self._show_month)
        self._copied = QTimer(self, singleShot=True, interval=_COPIED_MS)
        self._copied.timeout.connect(lambda: self.copy_button.setText(self.tr("Share")))

    def _show_month(self, month: date) -> None:
        self._month = month
        self._show()

    def _show(self) -> None:
        """Show the day: its deal while it is played, else its result and the calendar."""
        is_playing = self._played is not None
        deal, state = daily_deal(self.day), self.state_of(self.day)
        result = self._shown_result()
        self._set_sentence(deal, state, is_playing=is_playing)
        self._show_rows(deal, None if is_playing else result)
        self.rules_button.setVisible(is_playing or result is None)
        self.copy_button.setVisible(state is DayState.FINISHED and not is_playing)
        for button in (self.score_button, self.review_button):
            button.setVisible(result is not None and not is_playing)
        self.hint.show_for(None if is_playing else deal.game.variant)
        self.calendar.setVisible(not is_playing)
        self.calendar.set_view(self._month_view())
        days = self._results.streak(self._clock())
        parts = [daily_wording.streak_text(days), daily_wording.target_text(days)]
        self._streak.setText(" · ".join(filter(None, parts)))
        self._streak.setVisible(not is_playing)
        self._medal_rule.setVisible(not is_playing)
        self.play_button.setVisible(not is_playing)
        self.play_button.setEnabled(state is not DayState.FUTURE)
        self.play_button.setText(self._play_text(state))
        is_next_step = state in (DayState.READY, DayState.BEGUN)
        self.play_button.kind = ButtonKind.GOLD if is_next_step else ButtonKind.PAPER
        self.calendar_button.setVisible(is_playing)
        self.set_table_needed(is_playing)

    def _play_text(self, state: DayState) -> str:
        if state is DayState.READY:
            return self.tr("Play")
        return self.tr("Go on") if state is DayState.BEGUN else self.tr("Practise")

    def _set_sentence(self, deal: DailyDeal, state: DayState, *, is_playing: bool) -> None:
        day = long_date(deal.day)
        lines = [day[:1].upper() + day[1:], daily_wording.players_line(deal)]
        if not is_playing:
            lines.append("")
        if is_playing and self._is_counted:
            lines.append(
                self.tr(
                    "One round, and it counts: no hints, nothing is taken back. You can close the "
                    "window and go on later."
                )
            )
        elif is_playing:
            lines.append(self.tr("You play for practice. The result is not counted."))
        else:
            lines.append(self._state_text(deal, state))
        if self._problem:
            lines += ["", self._problem]
        self.panel.set_sentence("\n".join(lines))

    def _state_text(self, deal: DailyDeal, state: DayState) -> str:
        match state:
            case DayState.READY:
                return self.tr(
                    "The same cards for everybody, one round, and only your first try counts: no "
                    "hints, nothing is taken back."
                )
            case DayState.BEGUN:
                return self.tr("Your try goes on where you left it.")
            case DayState.MISSED:
                return self.tr(
                    "You did not play on this day. You can play its deal for practice; the result "
                    "is not counted."
                )
            case DayState.FUTURE:
                return self.tr("The deal of this day is yet to come.")
            case DayState.FINISHED:
                result = self._results.result_of(deal.day)
                assert result is not None
                return daily_wording.result_sentence(deal, result)

    def _shown_result(self) -> DailyResult | None:
        """The own result of the day: the counted one, else the last one of practice."""
        return self._results.result_of(self.day) or self._practised.get(self.day)

    def _show_rows(self, deal: DailyDeal, result: DailyResult | None) -> None:
        self._rows = []
        if result is not None:
            characters = self._results.characters_of(deal.day)
            profile = self.context.profiles.current
            self._rows = result_rows(deal, result, characters, profile)
        self.results_canvas.setVisible(bool(self._rows))
        self._update_rows()
        verdict = "" if result is None else self._verdict_text(deal, result)
        self.verdict.setText(verdict)
        self.verdict.setVisible(bool(verdict))

    def _verdict_text(self, deal: DailyDeal, result: DailyResult) -> str:
        practised = self._practised.get(deal.day)
        lines = []
        if practised is not None:
            pattern = self.tr("Practice: {points}, not counted.")
            points = daily_wording.result_points_text(deal, practised)
            lines.append(pattern.format(points=points))
        known = self._results.characters_of(deal.day)
        if len(known) < len(LEVELS):
            lines.append(self.tr("The six others still play the same cards …"))
        elif self._results.result_of(deal.day) is not None:
            place, medal = self._results.place_of(deal.day), self._results.medal_of(deal.day)
            assert place is not None
            lines.insert(0, daily_wording.medal_sentence(place, medal))
        else:
            lines.append(daily_wording.practice_sentence(place_of(result, known.values())))
        return "\n".join(lines)

    def _scene(self, frame: ChartFrame) -> ChartScene:
        return ResultScene(frame, self._rows, self.context.art)

    def _update_rows(self) -> None:
        self.results_canvas.update_scene(is_empty=not self._rows)

    def _month_view(self) -> MonthView:
        marks = {day: day_mark(self._results, day) for day in days_of(self._month)}
        return MonthView(self._month, marks, self._clock(), self.day)

    # --- playing -------------------------------------------------------------------------------

    def _play(self) -> None:
        """Begin the counted try, go on with it, or play for practice."""
        state, deal = self.state_of(self.day), daily_deal(self.day)
        if self._play_text(state) != self.play_button.text():
            self._show()  # The day has changed since the button was shown.
            return
        self._problem = ""
        counted = self._results.try_of(self.day)
        if state is DayState.READY:
            try:
                counted = self._results.start(self.day)
            except StorageError as error:
                self._report(error)
                return
        self._is_counted = state in (DayState.READY, DayState.BEGUN)
        moves = counted.moves if self._is_counted and counted is not None else []
        self._played = replayed(deal, moves)
        self.view.setEnabled(True)
        self.session.set_suspended(False)
        self._compute(deal)
        self.put_on_table(self._played)
        if self._played is not None:  # It is over if the process was killed before the result.
            self._show()
            self.view.setFocus()

    def _save(self, _events: object) -> None:
        """Save the counted try after each own move, and its result."""
        match = self._played
        if match is None or not self._is_counted:
            return
        moves = match.moves_of_round()
        try:
            if is_over(match) or (moves and moves[-1][0] == PERSON_SEAT):
                self._results.add_moves(self.day, moves_of(match))
            if is_over(match):
                self._results.finish(self.day, result_of(match))
        except StorageError as error:
            self._report(error)
        else:
            self._problem = ""

    def _end(self) -> None:
        """Show the result: the animations of the round have finished."""
        match = self._played
        if match is None:
            return
        self._finished_matches[self.day] = match
        if not self._is_counted:
            self._practised[self.day] = result_of(match)
        elif self._results.result_of(self.day) is None:
            self._save(None)  # Where saving failed, or the process was killed before the result.
        self._leave()

    def _leave(self) -> None:
        """Show the results and the calendar; a counted try waits."""
        self._played = None
        self.session.set_suspended(True)
        self.view.skip()
        self.view.setEnabled(False)
        self._show()
        self._focus_next_step()

    def _focus_next_step(self) -> None:
        # Not on a button after the end: a key pressed for the last card may come late.
        is_finished = self.state_of(self.day) is DayState.FINISHED
        (self.calendar.canvas if is_finished else self.play_button).setFocus()

    def _report(self, error: StorageError) -> None:
        self._problem = error.sentence
        self._show()

    # --- the characters ------------------------------------------------------------------------

    def _compute(self, deal: DailyDeal) -> None:
        """Let the characters play a deal in the background, unless their results are known."""
        known = self._results.characters_of(deal.day)
        if self._characters is not None:
            if self._characters.day == deal.day:
                return
            self._characters.stop()
            self._characters.deleteLater()
            self._characters = None
        if len(known) == len(LEVELS):
            return
        self._characters = CharacterResults(self.context.analysis, deal, known, self)
        self._characters.found.connect(self._add_character)
        self._characters.failed.connect(self._report_failure)
        self._characters.start()

    def _add_character(self, level: str, result: DailyResult) -> None:
        assert self._characters is not None
        try:
            self._results.add_character(self._characters.day, level, result)
        except StorageError as error:
            self._problem = error.sentence
        if self._played is None:
            self._show()

    def _report_failure(self) -> None:
        self._problem = self.tr("The results of the others cannot be computed.")
        self._show()

    # --- buttons -------------------------------------------------------------------------------

    def _copy(self) -> None:
        """Copy the text for a friend."""
        result = self._results.result_of(self.day)
        assert result is not None
        text = daily_wording.text_to_share(
            daily_deal(self.day),
            result,
            self._results.place_of(self.day),
            self._results.medal_of(self.day),
            self._results.streak(self._clock()) if self.day == self._clock() else 0,
        )
        QGuiApplication.clipboard().setText(text)
        self.copy_button.setText(self.tr("Copied"))
        self._copied.start()

    def _show_score(self) -> None:
        """Show the score sheet of the round that was played last."""
        match, profile = self._finished_match(), self.context.profiles.current
        dialog = dialogs.ScoreDialog(
            match,
            dialogs.SideInfo.of_match(match, profile),
            self.context.art,
            self.controller.deck,
            animated=False,
            offers=(dialogs.ScoreDialogChoice.CLOSED,),
            cloth=self.context.cloth,
            is_single_round=True,
            parent=self,
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _finished_match(self) -> Match:
        """The round of the day that was played last here, else the counted one."""
        if self.day in self._finished_matches:
            return self._finished_matches[self.day]
        counted = self._results.try_of(self.day)
        assert counted is not None
        return replayed(daily_deal(self.day), counted.moves)

    def _request_review(self) -> None:
        self.review_requested.emit(self._finished_match())
        self.close()

    def _show_lesson_button(self) -> None:
        """Show the button of the lesson where no link above it leads to the same lesson."""
        lesson = lesson_for(daily_deal(self.day).game.variant)
        is_offered = self.hint.lesson is not None
        is_shown = lesson is not None and self._played is None and not is_offered
        self.lesson_button.setVisible(is_shown)
        set_tool_tip(self.lesson_button, "" if lesson is None else lesson_text(lesson.title))

    def _request_lesson(self) -> None:
        self.lesson_requested.emit(lesson_for(daily_deal(self.day).game.variant))
        self.close()

    def _show_rules(self) -> None:
        variant = daily_deal(self.day).game.variant
        dialog = dialogs.RulesDialog(
            variant,
            self.context.art.deck_for(self.context.store.current.deck, variant.deck),
            self.context.art,
            language=self.context.language.code,
            cloth=self.context.cloth,
            parent=self,
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
