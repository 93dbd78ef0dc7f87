"""`DailyWindow`: plays the daily deals, and shows their results and the calendar."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date, timedelta
from enum import Enum
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.daily.character_results import CharacterResults
from scopa_desktop.play.daily.daily_deal import (
    PERSON_SEAT,
    DailyDeal,
    DailyResult,
    DealKey,
    daily_deal,
    deal_if_needed,
    is_over,
    moves_of,
    place_of,
    replayed,
    result_of,
)
from scopa_desktop.play.lessons.catalogue import lesson_for
from scopa_desktop.play.lessons.lesson import Lesson
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.profiles import Profile
from scopa_desktop.play.training.daily_results import DailyResults
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.variant import Family
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.daily.month_calendar import DayMark, MonthCalendar, MonthView, days_of
from scopa_desktop.ui.dialogs import rules_dialog
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.platform.engines import ClosableEngine
from scopa_desktop.ui.score import score_dialog, score_model, sheet_dialog
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.fonts import BODY_SIZE, SMALL_SIZE, text_scale
from scopa_desktop.ui.training.lesson_hint import LessonHint
from scopa_desktop.ui.training.training_window import PanelSize, TrainingWindow
from scopa_desktop.ui.widgets.boxes import clear_box, hbox
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind, LinkButton
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.headings import BodyLabel, paragraph, secondary_label
from scopa_desktop.ui.widgets.menu import Menu
from scopa_desktop.ui.widgets.plain_text import button_text, set_tool_tip
from scopa_desktop.ui.widgets.portrait_label import PortraitLabel
from scopa_desktop.ui.wording import daily_wording
from scopa_desktop.ui.wording.card_wording import own_name, words
from scopa_desktop.ui.wording.lesson_wording import lesson_text
from scopa_desktop.ui.wording.list_format import with_commas
from scopa_desktop.ui.wording.number_format import long_date

_ROW, _PORTRAIT, _BAR, _GAP = 27, 22, 12, 5


class ResultRow(NamedTuple):
    """A result to show."""

    name: str
    portrait: str
    value: str
    """`+3`; empty while it is computed."""
    lead: int
    """The length of the bar, below 0 to the other side."""
    tip: str
    is_own: bool = False
    is_known: bool = True


def result_rows(
    deal: DailyDeal, own: DailyResult, characters: Mapping[str, DailyResult], profile: Profile
) -> list[ResultRow]:
    """The rows of the person and all characters, the best first, those still to come last."""
    known: list[tuple[DailyResult, ResultRow]] = []
    to_come: list[ResultRow] = []
    name = own_name(profile.name)
    known.append((own, _row(deal, own, name, profile.portrait)._replace(is_own=True)))
    for level in reversed(LEVELS.values()):
        result = characters.get(level.id)
        if result is not None:
            known.append((result, _row(deal, result, level.name, level.portrait)))
        else:
            tip = with_commas((level.name, translate("Daily", "still playing")))
            to_come.append(ResultRow(level.name, level.portrait, "", 0, tip, is_known=False))
    known.sort(key=lambda each: each[0].rank_key, reverse=True)
    return [row for _, row in known] + to_come


def _row(deal: DailyDeal, result: DailyResult, name: str, portrait: str) -> ResultRow:
    tip = with_commas((name, daily_wording.result_points_text(deal, result)))
    return ResultRow(name, portrait, daily_wording.lead_text(deal, result), result.lead, tip)


def day_mark(results: DailyResults, key: DealKey) -> DayMark:
    """What the calendar shows of the day of a deal."""
    counted, deal = results.try_of(key), daily_deal(key)
    title = long_date(key.day)
    if counted is None:
        return DayMark("\n".join((title, daily_wording.players_line(deal))))
    if counted.result is None:
        tip = "\n".join((title, translate("Daily", "not finished")))
        return DayMark(tip, is_begun=True)
    tip = "\n".join((title, result_text(results, key)))
    return DayMark(tip, is_finished=True, medal=results.medal_of(key))


def result_text(results: DailyResults, key: DealKey) -> str:
    """`7–4, place 2 of 7, silver medal`, as far as it is known; empty without a result."""
    result, place = results.result_of(key), results.place_of(key)
    if result is None:
        return ""
    parts = [daily_wording.result_points_text(daily_deal(key), result)]
    if place is not None:
        medal = daily_wording.medal_text(results.medal_of(key))
        parts += [daily_wording.place_of_all_text(place), medal]
    return with_commas(parts)


class ResultBoard(QWidget):
    """The rows of a day: portrait, name, bar and value."""

    def __init__(self, art: CardArt) -> None:
        super().__init__()
        self._art = art
        self.rows: Sequence[ResultRow] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._grid.setHorizontalSpacing(_GAP)
        self._grid.setColumnStretch(3, 1)
        for edge in (0, 5):  # Inside of the frame round the own row.
            self._grid.setColumnMinimumWidth(edge, 1)

    def show_rows(self, rows: Sequence[ResultRow]) -> None:
        """Replace all rows."""
        self.rows = rows
        clear_box(self._grid)
        leads = [0, *(row.lead for row in rows if row.is_known)]
        for place, row in enumerate(rows):
            if row.is_own:
                frame = QFrame()
                frame.setProperty("tile", "chosen")
                self._grid.addWidget(frame, place, 0, 1, 6)
            portrait, name, bar, value = self._widgets(row, min(leads), max(leads))
            self._grid.addWidget(portrait, place, 1)
            self._grid.addWidget(name, place, 2, Qt.AlignmentFlag.AlignLeading)
            self._grid.addWidget(bar, place, 3)
            self._grid.addWidget(value, place, 4, Qt.AlignmentFlag.AlignTrailing)
            self._grid.setRowMinimumHeight(place, round(_ROW * text_scale()))

    def _widgets(self, row: ResultRow, least: int, most: int) -> Sequence[QWidget]:
        """The widgets of a row; the bars of all rows reach from the least to the highest lead."""
        portrait = PortraitLabel(self._art, row.portrait, _PORTRAIT * text_scale())
        name = BodyLabel(row.name, BODY_SIZE, bold=row.is_own)
        name.setAccessibleName(row.tip)
        value = BodyLabel(row.value, SMALL_SIZE, bold=True)
        widgets = (portrait, name, _bar(row, least, most), value)
        for widget in widgets:
            set_tool_tip(widget, row.tip)
            widget.setProperty("chosen", row.is_own)
        return widgets


def _bar(row: ResultRow, least: int, most: int) -> QWidget:
    """A bar on a line that stands at 0."""
    widget, line, bar = QWidget(), QFrame(), QFrame()
    line.setProperty("bar", "zero")
    line.setFixedWidth(2)
    bar.setProperty("bar", "ahead" if row.lead > 0 else "behind" if row.lead < 0 else "level")
    bar.setFixedHeight(round(_BAR * text_scale()))
    bar.setVisible(row.is_known)
    lead = row.lead if row.is_known else 0
    parts = hbox(within=widget, spacing=0)
    parts.addStretch(min(0, lead) - least)
    if lead < 0:
        parts.addWidget(bar, -lead)
    parts.addWidget(line)
    if lead >= 0:
        parts.addWidget(bar, lead)
    parts.addStretch(most - max(0, lead))
    return widget


_COPIED_MS: Final = 2_000
"""How long the button says that the text was copied."""
_SPACING: Final = 10
_ONE_DAY: Final = timedelta(days=1)


class DealState(Enum):
    """What can be done with a deal."""

    READY = "ready"
    """Today's deal, whose counted try has not begun."""
    BEGUN = "begun"
    """The counted try goes on."""
    FINISHED = "finished"
    MISSED = "missed"
    """A day of the past without a counted try."""
    FUTURE = "future"


class DailyWindow(TrainingWindow):
    """The deals of the date on a table of its own, with the results and the calendar beside it.

    Each family of games has a deal; the window opens with that of the game on the main table. Its
    cards lie face down until it is played.

    The first try on the day itself counts. Every move of it is saved when it is made, so that it
    goes on where it was left. There are no hints in this window, and nothing is taken back.
    """

    review_requested = Signal(Match)
    """The person wants the review of a round; the window is about to close."""
    lesson_requested = Signal(object)
    """The person wants a `Lesson`; the window is about to close."""

    def __init__(
        self, context: Context, parent: QWidget, clock: Callable[[], date] = date.today
    ) -> None:
        """`clock` gives the local date. Raises `StorageError` if the results cannot be read."""
        self._results = DailyResults(context.trainee())
        super().__init__(context, parent, translate("DailyWindow", "Daily deal"))
        self._clock = clock
        match = context.session.match
        self._family = Family.SCOPA if match is None else match.variant.family
        """The family that is wanted; on other days, that of another may have been played."""
        self.key = DealKey(clock(), self._family)
        """The deal that is shown or played."""
        self._month = self.day.replace(day=1)
        self._played: Match | None = None
        """The match that is being played; None while results are shown."""
        self._is_counted = False
        self._practised: dict[DealKey, DailyResult] = {}
        """The last result of each deal that was played for practice in this window."""
        self._finished_matches: dict[DealKey, Match] = {}
        self._characters: CharacterResults | None = None
        self._problem = ""
        self._make_panel()
        self.session.events_occurred.connect(self._save)
        self.controller.score_ready.connect(self._end)
        self.show_deal(self.key)

    @property
    def day(self) -> date:
        return self.key.day

    def state_of(self, key: DealKey) -> DealState:
        """What can be done with a deal now."""
        counted, today = self._results.try_of(key), self._clock()
        if counted is not None:
            return DealState.BEGUN if counted.result is None else DealState.FINISHED
        if key.day == today:
            return DealState.READY
        return DealState.MISSED if key.day < today else DealState.FUTURE

    def open(self) -> None:
        """Show the window, with the button of the next step in focus."""
        super().open()
        self._focus_next_step()

    def show_day(self, day: date) -> None:
        """Show the deal of a day: on another day than today, one that was played, if any was."""
        is_today = day == self._clock()
        wanted = DealKey(day, self._family)
        self.show_deal(wanted if is_today else self._results.played_on(*wanted))

    def choose_family(self, family: Family) -> None:
        """Show the deal of another family on the same day."""
        self._family = family
        self.show_deal(DealKey(self.day, family))

    def show_deal(self, key: DealKey) -> None:
        """Show a deal face down, and its result."""
        self.key, self._month = key, key.day.replace(day=1)
        self._problem = ""
        self._lay_face_down()
        self._show()
        if self._shown_result() is not None:
            self._compute(daily_deal(key))

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._characters is not None:
            self._characters.stop()
        super().closeEvent(event)

    def make_engine(self) -> ClosableEngine:
        """The engine whose levels play the same moves on every machine."""
        return self.context.make_fixed_engine(self.session)

    def _make_panel(self) -> None:
        self.verdict = paragraph("", bold=True)
        self.hint = LessonHint(self.context)
        self.hint.requested.connect(self._request_lesson)
        self.results = ResultBoard(self.context.art)
        self.results.setAccessibleName(self.tr("Results"))
        self.copy_button = Button(self.tr("Share"))
        set_tool_tip(self.copy_button, self.tr("Copies a text that gives nothing away."))
        self.review_button = Button(self.tr("Review"))
        self.score_button = Button(self.tr("Score sheet"))
        self.game_button = LinkButton(self.tr("Game and rules"))
        buttons = (self.copy_button, self.review_button, self.score_button)
        first = min([*(key.day for key in self._results.keys), self.day]).replace(day=1)
        self.calendar = MonthCalendar(self._month_view(), first)
        self.past = secondary_label()
        """The result of yesterday, and the streak."""
        self._medal_rule = secondary_label(
            self.tr(
                "The six characters play the same cards in your seat. Gold if none of them did "
                "better, silver if at most two did, bronze if at most four did."
            )
        )
        self.panel.content.setSpacing(_SPACING)
        for widget in (
            self.game_button,
            self.hint,
            self.verdict,
            self.results,
            FlowRow(8, 6, *buttons),
            self._medal_rule,
            self.past,
            self.calendar,
        ):
            self.panel.content.addWidget(widget)
        self.play_button = self.panel.add_button("", ButtonKind.GOLD)
        self.calendar_button = self.panel.add_button(self.tr("Calendar"))
        self.play_button.clicked.connect(self._play)
        self.calendar_button.clicked.connect(self._leave)
        self.copy_button.clicked.connect(self._copy)
        self.score_button.clicked.connect(self._show_score)
        self.review_button.clicked.connect(self._request_review)
        self.game_button.clicked.connect(self._show_games)
        self.calendar.day_chosen.connect(self.show_day)
        self.calendar.month_changed.connect(self._show_month)
        self._copied = QTimer(self, singleShot=True)
        self._copied.setInterval(_COPIED_MS)
        self._copied.timeout.connect(lambda: self.copy_button.setText(self.tr("Share")))

    def _show_month(self, month: date) -> None:
        self._month = month
        self._show()

    def _show(self) -> None:
        """Show the day: its deal while it is played, else its result and the calendar."""
        is_playing = self._played is not None
        deal, state = daily_deal(self.key), self.state_of(self.key)
        result = self._shown_result()
        self.view.setEnabled(is_playing)
        self._set_sentence(deal, state, is_playing=is_playing)
        self._show_rows(deal, None if is_playing else result)
        self.copy_button.setVisible(state is DealState.FINISHED and not is_playing)
        for button in (self.score_button, self.review_button):
            button.setVisible(result is not None and not is_playing)
        self.hint.show_for(None if is_playing else deal.game.variant)
        self.calendar.setVisible(not is_playing)
        self.calendar.set_view(self._month_view())
        self.past.setText(self._past_text())
        is_today = self.day == self._clock()
        self.past.setVisible(not is_playing and is_today and bool(self.past.text()))
        self._medal_rule.setVisible(not is_playing and result is not None)
        self.play_button.setVisible(not is_playing)
        self.play_button.setEnabled(state is not DealState.FUTURE)
        self.play_button.setText(self._play_text(state))
        is_next_step = state in (DealState.READY, DealState.BEGUN)
        self.play_button.kind = ButtonKind.GOLD if is_next_step else ButtonKind.PAPER
        self.calendar_button.setVisible(is_playing)
        first_page = PanelSize.HALF if result is None else PanelSize.ALL
        self.set_panel_size(PanelSize.STRIP if is_playing else first_page)

    def _past_text(self) -> str:
        """`Yesterday: 7–4, place 2 of 7, silver medal`, and the streak."""
        today = self._clock()
        result = result_text(self._results, self._results.played_on(today - _ONE_DAY, self._family))
        yesterday = self.tr("Yesterday: {result}").format(result=result) if result else ""
        streak = daily_wording.streak_text(self._results.streak(today))
        return "\n".join(filter(None, (yesterday, streak)))

    def _play_text(self, state: DealState) -> str:
        if state is DealState.READY:
            return self.tr("Play")
        return self.tr("Go on") if state is DealState.BEGUN else self.tr("Practise")

    def _set_sentence(self, deal: DailyDeal, state: DealState, *, is_playing: bool) -> None:
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

    def _state_text(self, deal: DailyDeal, state: DealState) -> str:
        match state:
            case DealState.READY:
                return self.tr("The same cards for everybody. Your first try counts.")
            case DealState.BEGUN:
                return self.tr("Your try goes on where you left it.")
            case DealState.MISSED:
                return self.tr(
                    "You did not play on this day. You can play its deal for practice; the result "
                    "is not counted."
                )
            case DealState.FUTURE:
                return self.tr("The deal of this day is yet to come.")
            case DealState.FINISHED:
                result = self._results.result_of(deal.key)
                assert result is not None
                return daily_wording.result_sentence(deal, result)

    def _shown_result(self) -> DailyResult | None:
        """The own result of the deal: the counted one, else the last one of practice."""
        return self._results.result_of(self.key) or self._practised.get(self.key)

    def _show_rows(self, deal: DailyDeal, result: DailyResult | None) -> None:
        if result is not None:
            characters = self._results.characters_of(deal.key)
            profile = self.context.profiles.current
            self.results.show_rows(result_rows(deal, result, characters, profile))
        self.results.setVisible(result is not None)
        verdict = "" if result is None else self._verdict_text(deal, result)
        self.verdict.setText(verdict)
        self.verdict.setVisible(bool(verdict))

    def _verdict_text(self, deal: DailyDeal, result: DailyResult) -> str:
        practised = self._practised.get(deal.key)
        lines = []
        if practised is not None:
            pattern = self.tr("Practice: {points}, not counted.")
            points = daily_wording.result_points_text(deal, practised)
            lines.append(pattern.format(points=points))
        known = self._results.characters_of(deal.key)
        if len(known) < len(LEVELS):
            lines.append(self.tr("The six others still play the same cards …"))
        elif self._results.result_of(deal.key) is not None:
            place, medal = self._results.place_of(deal.key), self._results.medal_of(deal.key)
            assert place is not None
            lines.insert(0, daily_wording.medal_sentence(place, medal))
        else:
            lines.append(daily_wording.practice_sentence(place_of(result, known.values())))
        return "\n".join(lines)

    def _month_view(self) -> MonthView:
        keys = (self._results.played_on(day, self._family) for day in days_of(self._month))
        marks = {key.day: day_mark(self._results, key) for key in keys}
        return MonthView(self._month, marks, self._clock(), self.day)

    def _play(self) -> None:
        """Begin the counted try, go on with it, or play for practice."""
        state, deal = self.state_of(self.key), daily_deal(self.key)
        if self._play_text(state) != self.play_button.text():
            self._show()  # The day has changed since the button was shown.
            return
        self._problem = ""
        counted = self._results.try_of(self.key)
        if state is DealState.READY:
            try:
                counted = self._results.start(self.key)
            except StorageError as error:
                self._report(error)
                return
        self._is_counted = state in (DealState.READY, DealState.BEGUN)
        moves = counted.moves if self._is_counted and counted is not None else []
        self._played = replayed(deal, moves)
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
                self._results.add_moves(self.key, moves_of(match))
            if is_over(match):
                self._results.finish(self.key, result_of(match))
        except StorageError as error:
            self._report(error)
        else:
            self._problem = ""

    def _end(self) -> None:
        """Show the result: the animations of the round have finished."""
        match = self._played
        if match is None:
            return
        self._finished_matches[self.key] = match
        self.hint.add_played(match.variant)
        if not self._is_counted:
            self._practised[self.key] = result_of(match)
        elif self._results.result_of(self.key) is None:
            self._save(None)  # Where saving failed, or the process was killed before the result.
        self._leave()

    def _leave(self) -> None:
        """Show the results and the calendar; a try that is not over waits, face down."""
        is_waiting = self._played is not None and not is_over(self._played)
        self._played = None
        self.session.set_suspended(True)
        self.view.skip()
        if is_waiting:
            self._lay_face_down()
        self._show()
        self._focus_next_step()

    def _lay_face_down(self) -> None:
        match = daily_deal(self.key).match()
        deal_if_needed(match)
        self.controller.show_closed(match)

    def _focus_next_step(self) -> None:
        # Not on a button after the end: a key pressed for the last card may come late.
        is_finished = self.state_of(self.key) is DealState.FINISHED
        (self.calendar if is_finished else self.play_button).setFocus()

    def _report(self, error: StorageError) -> None:
        self._problem = error.sentence
        self._show()

    def _compute(self, deal: DailyDeal) -> None:
        """Let the characters play a deal in the background, unless their results are known."""
        known = self._results.characters_of(deal.key)
        if self._characters is not None:
            if self._characters.key == deal.key:
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
            self._results.add_character(self._characters.key, level, result)
        except StorageError as error:
            self._problem = error.sentence
        if self._played is None:
            self._show()

    def _report_failure(self) -> None:
        self._problem = self.tr("The results of the others cannot be computed.")
        self._show()

    def _copy(self) -> None:
        """Copy the text for a friend."""
        result = self._results.result_of(self.key)
        assert result is not None
        text = daily_wording.text_to_share(
            daily_deal(self.key),
            result,
            self._results.place_of(self.key),
            self._results.medal_of(self.key),
            self._results.streak(self._clock()) if self.day == self._clock() else 0,
        )
        QGuiApplication.clipboard().setText(text)
        self.copy_button.setText(self.tr("Copied"))
        self._copied.start()

    def _show_score(self) -> None:
        """Show the score sheet of the round that was played last."""
        match, profile = self._finished_match(), self.context.profiles.current
        make = partial(
            score_dialog.ScoreDialog,
            match,
            score_model.SideInfo.of_match(match, profile),
            self.context.art,
            self.controller.deck,
            offers=(sheet_dialog.ScoreDialogChoice.CLOSED,),
            cloth=self.context.cloth,
            is_single_round=True,
            parent=self,
        )
        self.view.sheets.show(make, lambda _: None)

    def _finished_match(self) -> Match:
        """The round of the deal that was played last here, else the counted one."""
        if self.key in self._finished_matches:
            return self._finished_matches[self.key]
        counted = self._results.try_of(self.key)
        assert counted is not None
        return replayed(daily_deal(self.key), counted.moves)

    def _request_review(self) -> None:
        self.review_requested.emit(self._finished_match())
        self.close()

    def _show_games(self) -> None:
        """Show the menu of the families of games, with the rules and the lesson of the game."""
        menu = Menu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if self._played is None:
            for family in Family:
                menu.add_choice(
                    words(family.value),
                    is_chosen=family is self.key.family,
                    choose=partial(self.choose_family, family),
                )
            menu.addSeparator()
        menu.addAction(self.tr("Rules…")).triggered.connect(self._show_rules)
        lesson = self._lesson
        if lesson is not None:
            text = self.tr("Lesson: {title}…").format(title=lesson_text(lesson.title))
            menu.addAction(button_text(text)).triggered.connect(self._request_lesson)
        menu.popup_below(self.game_button)

    @property
    def _lesson(self) -> Lesson | None:
        return lesson_for(daily_deal(self.key).game.variant)

    def _request_lesson(self) -> None:
        self.lesson_requested.emit(self._lesson)
        self.close()

    def _show_rules(self) -> None:
        variant = daily_deal(self.key).game.variant
        dialog = rules_dialog.RulesDialog(
            variant,
            self.context.art.deck_for(
                self.context.store.current.deck, variant.deck, variant.deal.pack
            ),
            self.context.art,
            language=self.context.language.code,
            cloth=self.context.cloth,
            parent=self,
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
