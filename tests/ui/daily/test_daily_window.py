"""The window of the daily deal, played with real events and a clock of the test."""

from collections.abc import Callable, Iterator
from datetime import date, timedelta

import pytest
from PySide6.QtCore import QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from scopa_desktop.ai.engine_process import AnalysisTask
from scopa_desktop.ai.fixed_strength import FixedMoveTask
from scopa_desktop.play.analysis.analysis_client import AnalysisClient, Priority
from scopa_desktop.play.daily import daily_deal as deal_module
from scopa_desktop.play.daily.daily_deal import (
    DailyResult,
    DealKey,
    Medal,
    daily_deal,
    deal_if_needed,
    is_over,
    moves_of,
    replayed,
)
from scopa_desktop.play.lessons.catalogue import lesson_for
from scopa_desktop.play.storage.database_file import DATABASE
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.play.training.daily_results import DailyResults
from scopa_desktop.play.training.lesson_progress import LessonProgress
from scopa_desktop.rules.cards import Card, card_name, cards_of, shuffled
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.seating import PAIRS
from scopa_desktop.rules.variant import Family
from scopa_desktop.ui.daily.daily_window import DailyWindow, DealState
from scopa_desktop.ui.dialogs.rules_dialog import RulesDialog
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.review.review_dialog import ReviewDialog
from scopa_desktop.ui.score.score_dialog import ScoreDialog
from scopa_desktop.ui.widgets.buttons import Button
from scopa_desktop.ui.wording.daily_wording import text_to_share
from scopa_desktop.ui.wording.text_direction import without_marks
from tests.sampling import parametrize_some

from ..conftest import LEFT, Game

MONDAY = date(2026, 11, 16)
THURSDAY = date(2026, 11, 19)
ONE_DAY = timedelta(days=1)
KEY = DealKey(MONDAY, Family.SCOPA)


def scopa(day: date) -> DealKey:
    return DealKey(day, Family.SCOPA)


class FirstMoveAnalysis(AnalysisClient):
    """Answers each question for a move with the first legal one, without a process."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_silent = False
        self.tasks = 0

    def submit(
        self,
        task: AnalysisTask,
        on_result: Callable[[object], object],
        *,
        priority: Priority = Priority.BACKGROUND,
        receiver: QObject | None = None,
    ) -> int:
        assert isinstance(task, FixedMoveTask)
        assert receiver is not None
        self.tasks += 1
        move = task.view.legal_moves()[0]
        if not self.is_silent:
            QTimer.singleShot(0, receiver, lambda: on_result(move))
        return self.tasks


class Clock:
    """The date that the test sets."""

    def __init__(self) -> None:
        self.today = MONDAY

    def __call__(self) -> date:
        return self.today


class Daily:
    """Opens the window and uses it as a person does."""

    def __init__(self, game: Game, qtbot: QtBot) -> None:
        self.game, self.qtbot = game, qtbot
        self.clock = Clock()
        self.analysis = FirstMoveAnalysis(game.window)
        self.windows: list[DailyWindow] = []

    def open(self) -> DailyWindow:
        self.game.set_analysis(self.analysis)
        window = DailyWindow(self.game.context, self.game.window, self.clock)
        self.windows.append(window)
        window.choose_family(Family.SCOPA)
        window.open()
        window.activateWindow()
        self.qtbot.waitUntil(window.isActiveWindow)
        return window

    def begin(self) -> DailyWindow:
        """Open the window, and begin the try of the day."""
        window = self.open()
        self.press(window.play_button)
        return window

    @property
    def results(self) -> DailyResults:
        """What the journal says now."""
        return DailyResults(self.game.context.trainee())

    def press(self, button: QAbstractButton) -> None:
        assert button.isVisible() and button.isEnabled()
        self.qtbot.mouseClick(button, LEFT)

    def to_own_turn(self, window: DailyWindow) -> None:
        self.qtbot.waitUntil(
            lambda: window.session.is_own_turn and window.view.is_idle, timeout=20_000
        )

    def click(self, window: DailyWindow, card: Card) -> None:
        scene = window.view.table_scene
        item = scene.cards[card]
        place = item.pos() - QPointF(item.shape().boundingRect().width() * 0.3, 0)
        self.qtbot.mouseClick(window.view.viewport(), LEFT, pos=window.view.mapFromScene(place))

    def play_by_mouse(self, window: DailyWindow, move: Move) -> None:
        before = window.session.position
        for card in (move.card, *cards_of(move.take)):
            if window.session.position == before:
                self.click(window, card)
        if window.session.position == before:
            gold = window.view.viewport().findChildren(
                Button, options=Qt.FindChildOption.FindDirectChildrenOnly
            )[0]
            self.press(gold)
        assert window.session.position != before

    def play_moves(self, window: DailyWindow, count: int = 1000) -> None:
        """Make the first legal move so many times, or to the end of the round."""
        match = window.session.match
        assert match is not None
        for _ in range(count):
            self.qtbot.waitUntil(
                lambda: is_over(match) or (window.session.is_own_turn and window.view.is_idle),
                timeout=20_000,
            )
            if is_over(match):
                break
            window.session.play(window.session.legal_moves()[0])

    def play_to_the_end(self, window: DailyWindow) -> None:
        self.play_moves(window)
        self.qtbot.waitUntil(window.calendar.isVisible, timeout=20_000)

    def wait_for_place(self, window: DailyWindow, key: DealKey) -> None:
        self.qtbot.waitUntil(lambda: self.results.place_of(key) is not None, timeout=20_000)


@pytest.fixture
def daily(game: Game, qtbot: QtBot) -> Iterator[Daily]:
    # A game whose lesson is another than those of the deals.
    game.begin("cirulla")
    daily = Daily(game, qtbot)
    yield daily
    for window in daily.windows:
        if isValid(window):
            window.close()


def text_of(window: DailyWindow) -> str:
    return window.panel.sentence.text()


def chosen_in_menu(daily: Daily, window: DailyWindow, text: str) -> None:
    """Choose an entry of the menu of games with the mouse."""
    daily.press(window.game_button)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    (action,) = (each for each in menu.actions() if each.text() == text)
    daily.qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())


def verdict_of(window: DailyWindow) -> str:
    return window.verdict.text()


# --- the counted try -----------------------------------------------------------------------------


def test_the_counted_try_is_played_by_mouse_to_its_medal(daily: Daily) -> None:
    files = daily.game.session.record
    window = daily.open()
    assert window.state_of(KEY) is DealState.READY
    daily.press(window.play_button)
    assert window.state_of(KEY) is DealState.BEGUN
    match = window.session.match
    assert match is not None
    while not is_over(match):
        daily.qtbot.waitUntil(
            lambda: is_over(match) or (window.session.is_own_turn and window.view.is_idle),
            timeout=20_000,
        )
        if not is_over(match):
            move = window.session.legal_moves()[0]
            assert isinstance(move, Move)
            daily.play_by_mouse(window, move)
    daily.qtbot.waitUntil(window.calendar.isVisible, timeout=20_000)
    daily.wait_for_place(window, KEY)
    results = daily.results
    assert window.state_of(KEY) is DealState.FINISHED
    # Everybody has made the first legal moves.
    assert results.medal_of(KEY) is Medal.GOLD
    assert set(results.characters_of(KEY).values()) == {results.result_of(KEY)}
    assert "place 1 of 7" in verdict_of(window)
    assert "gold medal" in verdict_of(window)
    assert daily.game.session.record == files


@pytest.mark.usefixtures("largest_text")
def test_the_buttons_are_whole_in_the_smallest_window(daily: Daily) -> None:
    daily.game.window.resize(640, 480)
    window = daily.open()
    for button in window.panel.findChildren(Button):
        if button.isVisible():
            assert not button.visibleRegion().isEmpty()
            assert button.visibleRegion().boundingRect() == button.rect()


def test_a_try_that_was_killed_goes_on_and_cannot_begin_again(daily: Daily) -> None:
    daily.clock.today = THURSDAY
    killed = daily.begin()
    daily.play_moves(killed, 3)
    daily.to_own_turn(killed)
    assert killed.session.match is not None
    moves = moves_of(killed.session.match)
    # A process that is killed does nothing more: another window reads what is in the file.
    again = daily.open()
    assert again.state_of(scopa(THURSDAY)) is DealState.BEGUN
    assert again.play_button.text() == "Go on"
    daily.press(again.play_button)
    daily.to_own_turn(again)
    assert again.session.match is not None
    assert moves_of(again.session.match) == moves
    daily.play_to_the_end(again)
    assert daily.results.result_of(scopa(THURSDAY)) is not None


def test_a_try_goes_on_on_a_later_day_and_counts(daily: Daily) -> None:
    window = daily.begin()
    daily.play_moves(window, 2)
    window.close()
    daily.clock.today = MONDAY + 3 * ONE_DAY
    window = daily.open()
    assert window.day == daily.clock.today
    window.show_day(MONDAY)
    daily.press(window.play_button)
    daily.play_to_the_end(window)
    assert daily.results.result_of(KEY) is not None


def test_a_process_killed_before_the_result_was_saved_shows_it_at_once(daily: Daily) -> None:
    window = daily.begin()
    daily.play_to_the_end(window)
    daily.game.context.trainee().write(
        "UPDATE daily_try SET own = NULL, other = NULL, at_once = NULL WHERE profile = ?"
    )
    again = daily.open()
    assert again.state_of(KEY) is DealState.BEGUN
    daily.press(again.play_button)
    assert again.state_of(KEY) is DealState.FINISHED
    assert again.calendar.isVisible()


@parametrize_some("days", [-1, 1], default=[-1])
def test_a_changed_clock_gives_no_second_try(daily: Daily, days: int) -> None:
    window = daily.begin()
    daily.play_to_the_end(window)
    result = daily.results.result_of(KEY)
    for day in (MONDAY + days * ONE_DAY, MONDAY):
        daily.clock.today = day
        window.close()
        window = daily.open()
    assert window.state_of(KEY) is DealState.FINISHED
    daily.press(window.play_button)
    daily.play_to_the_end(window)
    assert "not counted" in verdict_of(window)
    assert daily.results.result_of(KEY) == result
    assert daily.results.keys == [KEY]


def test_midnight_between_showing_and_pressing_begins_nothing(daily: Daily) -> None:
    window = daily.open()
    daily.clock.today = MONDAY + ONE_DAY
    daily.press(window.play_button)
    assert window.session.match is None
    assert window.play_button.text() == "Practise"
    assert daily.results.keys == []


@pytest.mark.parametrize(
    ("key", "modifiers"),
    [
        (Qt.Key.Key_H, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier),
    ],
    ids=["hint", "undo", "restart", "look back"],
)
def test_no_key_gives_help_or_takes_back(
    daily: Daily, key: Qt.Key, modifiers: Qt.KeyboardModifier
) -> None:
    window = daily.begin()
    daily.play_moves(window, 2)
    daily.to_own_turn(window)
    assert window.session.match is not None
    moves = moves_of(window.session.match)
    advised: list[object] = []
    window.session.advised.connect(advised.append)
    daily.qtbot.keyClick(window.view, key, modifiers)
    QApplication.processEvents()
    assert moves_of(window.session.match) == moves
    assert not window.controller.is_browsing
    assert advised == []


def test_a_try_that_cannot_be_saved_does_not_begin(daily: Daily) -> None:
    window = daily.open()
    with daily.game.full_disk_for("daily_try"):
        daily.press(window.play_button)
    assert "The disk is full" in text_of(window)
    assert window.session.match is None
    daily.press(window.play_button)
    assert "The disk is full" not in text_of(window)
    assert window.state_of(KEY) is DealState.BEGUN


def test_moves_that_could_not_be_saved_are_saved_with_the_next_one(daily: Daily) -> None:
    window = daily.begin()
    with daily.game.full_disk_for("daily_try"):
        daily.play_moves(window, 1)
    assert "The disk is full" in text_of(window)
    daily.play_moves(window, 1)
    counted = daily.results.try_of(KEY)
    assert counted is not None
    assert window.session.match is not None
    assert counted.moves == moves_of(window.session.match)[: len(counted.moves)]
    assert len(counted.moves) >= 3


# --- the others ----------------------------------------------------------------------------------


def test_the_others_are_computed_while_the_person_plays_and_shown_afterwards(
    daily: Daily,
) -> None:
    window = daily.begin()
    daily.to_own_turn(window)
    daily.qtbot.waitUntil(lambda: len(daily.results.characters_of(KEY)) == 6, timeout=20_000)
    assert not window.results.isVisible()
    assert verdict_of(window) == ""
    daily.play_to_the_end(window)
    assert window.results.isVisible()
    assert len(window.results.rows) == 7


def test_results_appear_one_by_one(daily: Daily) -> None:
    daily.analysis.is_silent = True
    window = daily.begin()
    daily.play_to_the_end(window)
    assert "still play" in verdict_of(window)
    window.close()
    daily.analysis.is_silent = False
    window = daily.open()
    daily.wait_for_place(window, KEY)
    assert "place" in verdict_of(window)


def test_a_process_that_fails_is_reported(daily: Daily) -> None:
    daily.analysis.is_silent = True
    window = daily.begin()
    daily.play_to_the_end(window)
    daily.analysis.failed.emit(daily.analysis.tasks)
    assert "cannot be computed" in text_of(window)


def test_what_is_shown_during_play_is_the_same_for_other_hidden_cards(
    daily: Daily, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = []
    for number in (1, 2):
        daily.game.context.trainee().write("DELETE FROM daily_try WHERE profile = ?")
        other = daily_deal(KEY)._replace(number=number)
        monkeypatch.setattr("scopa_desktop.ui.daily.daily_window.daily_deal", lambda _, d=other: d)
        window = daily.begin()
        daily.to_own_turn(window)
        labels = window.panel.findChildren(type(window.panel.sentence))
        shown = [label.text() for label in labels if label.isVisible()]
        texts.append([window.panel.accessibleName(), *shown])
        window.close()
    assert texts[0] == texts[1]
    assert any("Beppe" in text for text in texts[0])


# --- practice, calendar, text --------------------------------------------------------------------


def test_a_missed_day_is_played_for_practice_without_a_medal(daily: Daily) -> None:
    daily.clock.today = THURSDAY
    window = daily.open()
    window.calendar.setFocus()
    daily.qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Left)
    assert window.day == THURSDAY - ONE_DAY
    window.show_day(MONDAY)
    assert window.state_of(KEY) is DealState.MISSED
    daily.press(window.play_button)
    assert "not counted" in text_of(window)
    daily.play_to_the_end(window)
    daily.qtbot.waitUntil(lambda: "would be place" in verdict_of(window), timeout=20_000)
    assert daily.results.keys == []
    assert daily.results.medal_of(KEY) is None
    assert not window.copy_button.isVisible()
    assert window.state_of(scopa(THURSDAY)) is DealState.READY


def test_a_day_to_come_cannot_be_played(daily: Daily) -> None:
    window = daily.open()
    window.show_day(MONDAY + ONE_DAY)
    assert not window.play_button.isEnabled()


def test_the_calendar_is_used_with_keys_and_mouse(daily: Daily) -> None:
    journal = daily.results
    journal.start(scopa(date(2026, 9, 30)))
    window = daily.open()
    calendar = window.calendar
    calendar.setFocus()
    daily.qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Up)
    assert window.day == MONDAY - 7 * ONE_DAY
    daily.qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Left)
    assert window.day == MONDAY - 8 * ONE_DAY
    for key, month in ((Qt.Key.Key_PageUp, 10), (Qt.Key.Key_PageUp, 9), (Qt.Key.Key_PageUp, 9)):
        daily.qtbot.keyClick(window.focusWidget(), key)
        shown = [day for day in calendar.days if day.isVisible()]
        assert len(shown) == {9: 30, 10: 31}[month]
    assert not calendar.previous_button.isEnabled()
    last = calendar.days[29]
    assert "not finished" in last.toolTip()
    daily.press(last)
    assert window.day == date(2026, 9, 30)
    daily.press(calendar.next_button)
    calendar.setFocus()
    daily.qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Right)
    assert window.day == date(2026, 10, 2)


def test_the_copied_text_gives_no_card_and_no_number_away(daily: Daily) -> None:
    window = daily.begin()
    daily.play_to_the_end(window)
    daily.wait_for_place(window, KEY)
    daily.qtbot.waitUntil(lambda: "place" in verdict_of(window))
    assert window.session.match is not None
    daily.press(window.copy_button)
    assert window.copy_button.text() == "Copied"
    text = QGuiApplication.clipboard().text()
    result = daily.results.result_of(KEY)
    assert result is not None
    for part in ("Scopa", f"{result.own}–{result.other}", "place 1 of 7", "★★★", "2026"):
        assert part in text
    deal = daily_deal(KEY)
    hidden = [str(deal.number), *map(str, moves_of(window.session.match))]
    hidden += [card_name(card) for card in shuffled("all cards")]
    assert not [each for each in hidden if each in text]


def test_the_text_depends_on_the_result_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    deal, result = daily_deal(KEY), DailyResult(0, 3, 7, 4)
    texts = {
        text_to_share(each, result, 2, Medal.SILVER, 5)
        for each in (deal, deal._replace(number=1), deal._replace(number=2))
    }
    (text,) = texts
    assert text.splitlines()[2:] == ["★★☆ ■■■■■□", "Played 5 days in a row"]
    assert deal_module.PERSON_NAME not in text
    assert all(character.isprintable() for line in text.splitlines() for character in line)
    at_once = text_to_share(deal, DailyResult(1, 3, 7, 4), 2, Medal.SILVER, 5)
    assert at_once == text


# --- the window ----------------------------------------------------------------------------------


def test_enter_begins_and_the_results_do_not_begin_practice(daily: Daily) -> None:
    window = daily.open()
    daily.qtbot.waitUntil(window.play_button.hasFocus)
    daily.qtbot.keyClick(window.play_button, Qt.Key.Key_Return)
    assert window.state_of(KEY) is DealState.BEGUN
    daily.play_to_the_end(window)
    daily.qtbot.waitUntil(window.copy_button.isVisible)
    QGuiApplication.clipboard().setText("something else")
    focus = window.focusWidget()
    assert focus is not None
    daily.qtbot.keyClick(focus, Qt.Key.Key_Return)
    assert QGuiApplication.clipboard().text() == "something else"
    assert window.state_of(KEY) is DealState.FINISHED


def test_the_calendar_button_leaves_a_try_that_goes_on(daily: Daily) -> None:
    window = daily.begin()
    daily.play_moves(window, 1)
    daily.press(window.calendar_button)
    assert window.calendar.isVisible()
    assert not window.view.isEnabled()
    assert window.play_button.text() == "Go on"
    assert faces(window) == []


def test_escape_leaves_a_try_that_goes_on_later(daily: Daily) -> None:
    window = daily.begin()
    daily.play_moves(window, 1)
    daily.to_own_turn(window)
    assert window.session.match is not None
    moves = moves_of(window.session.match)
    with daily.qtbot.waitSignal(window.closed):
        daily.qtbot.keyClick(window.view, Qt.Key.Key_Escape)
    window = daily.begin()
    daily.to_own_turn(window)
    assert window.session.match is not None
    assert moves_of(window.session.match) == moves


# --- the first page ------------------------------------------------------------------------------


def faces(window: DailyWindow) -> list[Card]:
    """The cards that are face up on the table."""
    cards = window.view.table_scene.cards
    return [card for card, item in cards.items() if item.isVisible() and item.is_face_up]


def test_the_cards_lie_face_down_until_they_are_played(daily: Daily) -> None:
    window = daily.open()
    match = daily_deal(KEY).match()
    deal_if_needed(match)
    assert match.round is not None
    scene = window.view.table_scene
    dealt = cards_of(match.round.table | match.round.hands[0] | match.round.hands[1])
    assert all(scene.cards[card].isVisible() for card in dealt)
    assert faces(window) == []
    named = [element.card for element in scene.element_boxes() if element.card is not None]
    assert named == [], "for screen readers"
    tips = "".join(item.toolTip() for item in scene.cards.values())
    assert tips == ""
    daily.press(window.play_button)
    daily.to_own_turn(window)
    assert set(faces(window)) >= set(cards_of(match.round.hands[0]))


def test_it_opens_with_the_family_of_the_game_on_the_table(game: Game, qtbot: QtBot) -> None:
    game.begin("scopone", PAIRS)
    daily = Daily(game, qtbot)
    window = DailyWindow(game.context, game.window, daily.clock)
    assert window.key == DealKey(MONDAY, Family.SCOPONE)
    window.close()


def test_each_family_has_a_try_of_its_own(daily: Daily) -> None:
    window = daily.begin()
    daily.play_to_the_end(window)
    chosen_in_menu(daily, window, "Fifteen")
    other = DealKey(MONDAY, Family.FIFTEEN)
    assert window.key == other
    assert window.state_of(other) is DealState.READY
    assert "Escopa" in text_of(window)
    daily.press(window.play_button)
    daily.play_to_the_end(window)
    assert {key for key in daily.results.keys if daily.results.result_of(key)} == {KEY, other}
    chosen_in_menu(daily, window, "Scopa")
    assert window.state_of(window.key) is DealState.FINISHED


def test_a_day_on_which_another_family_was_played_shows_its_deal(daily: Daily) -> None:
    other = DealKey(MONDAY - ONE_DAY, Family.PLATA)
    daily.results.start(other)
    daily.results.finish(other, DailyResult(0, 3, 7, 4))
    window = daily.open()
    window.show_day(other.day)
    assert window.key == other
    window.show_day(MONDAY)
    assert window.key == KEY


def test_the_result_of_yesterday_and_the_streak_are_shown(daily: Daily) -> None:
    window = daily.open()
    assert not window.past.isVisible()
    window.close()
    for back in (1, 2):
        key = scopa(MONDAY - back * ONE_DAY)
        daily.results.start(key)
        daily.results.finish(key, DailyResult(0, 3, 7, 4))
    window = daily.open()
    shown = without_marks(window.past.text()).splitlines()
    assert shown == ["Yesterday: 7–4", "Played 2 days in a row"]


def test_a_narrow_window_shows_results_in_place_of_the_table(daily: Daily) -> None:
    window = daily.open()
    window.resize(640, 480)
    assert window.view.isVisible()
    daily.press(window.play_button)
    daily.play_to_the_end(window)
    assert not window.view.isVisible()
    window.resize(1000, 700)
    assert window.view.isVisible()


def test_the_score_sheet_and_the_rules_open(daily: Daily) -> None:
    window = daily.open()
    chosen_in_menu(daily, window, "Rules…")
    rules = QApplication.activeModalWidget()
    assert isinstance(rules, RulesDialog)
    rules.close()
    daily.press(window.play_button)
    daily.play_to_the_end(window)
    daily.press(window.score_button)
    sheet = window.view.sheets.sheet
    assert isinstance(sheet, ScoreDialog)
    sheet.accept()


def test_a_finished_day_has_its_sheet_and_review_also_later(daily: Daily) -> None:
    window = daily.open()
    assert not window.review_button.isVisible()
    daily.press(window.play_button)
    daily.play_to_the_end(window)
    match = window.session.match
    assert match is not None
    window.close()
    window = daily.open()
    assert window.score_button.isVisible()
    requested: list[Match] = []
    window.review_requested.connect(requested.append)
    with daily.qtbot.waitSignal(window.closed):
        daily.press(window.review_button)
    (emitted,) = requested
    assert emitted.record.rounds == match.record.rounds


def test_the_review_leads_back_to_the_daily_deal(game: Game, qtbot: QtBot) -> None:
    game.begin()
    game.window.actions_by_name["daily"].trigger()
    window = QApplication.activeModalWidget()
    assert isinstance(window, DailyWindow)
    deal = daily_deal(window.key)
    match = replayed(deal, [])
    if match.needs_deal:
        match.begin_round()
    while not is_over(match):
        assert match.round is not None
        match.play(match.round.legal_moves()[0])
    with game.answering({ReviewDialog: ReviewDialog.reject}) as titles:
        window.review_requested.emit(match)
        window.close()
        qtbot.waitUntil(lambda: bool(titles), timeout=20_000)
        qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), DailyWindow))
    again = QApplication.activeModalWidget()
    assert again is not None
    again.close()


@pytest.mark.parametrize("is_known", [False, True])
def test_the_lesson_of_the_game_is_offered(daily: Daily, is_known: bool) -> None:
    lesson = lesson_for(daily_deal(KEY).game.variant)
    assert lesson is not None
    if is_known:
        LessonProgress(daily.game.context.trainee()).complete(lesson.id)
    window = daily.open()
    read: list[bool] = []
    daily.game.database_thread.run(lambda _: True, read.append)
    daily.qtbot.waitUntil(lambda: bool(read))
    assert window.hint.isVisible() is not is_known
    requested: list[object] = []
    window.lesson_requested.connect(requested.append)
    with daily.qtbot.waitSignal(window.closed):
        if is_known:
            chosen_in_menu(daily, window, f"Lesson: {lesson.title}…")
        else:
            daily.press(window.hint.link)
    assert requested == [lesson]


def test_a_finished_deal_is_no_new_game(daily: Daily) -> None:
    def wait_for_history() -> None:
        read: list[bool] = []
        daily.game.database_thread.run(lambda _: True, read.append)
        daily.qtbot.waitUntil(lambda: bool(read))

    window = daily.open()
    wait_for_history()
    assert window.hint.isVisible()
    daily.press(window.play_button)
    daily.play_to_the_end(window)
    assert not window.hint.isVisible()
    window.close()
    families = ((0, Family.SCOPA, False), (7, Family.SCOPA, False), (0, Family.FIFTEEN, True))
    for days, family, is_new in families:
        daily.clock.today = MONDAY + days * ONE_DAY
        window = daily.open()
        window.choose_family(family)
        wait_for_history()
        assert window.hint.isVisible() is is_new
        window.close()


def test_the_menu_opens_it_and_the_match_waits(game: Game, qtbot: QtBot) -> None:
    game.begin()
    game.window.actions_by_name["daily"].trigger()
    window = QApplication.activeModalWidget()
    assert isinstance(window, DailyWindow)
    assert window.day == date.today()
    window.close()


def test_tries_that_cannot_be_read_are_reported(game: Game) -> None:
    game.begin()
    game.database.connection.execute("DROP TABLE daily_try")
    game.window.actions_by_name["daily"].trigger()
    assert QApplication.activeModalWidget() is None
    assert DATABASE in game.notice_text


def test_it_is_in_the_language_of_the_window(daily: Daily, qapp: QApplication) -> None:
    language = Language(qapp)
    language.apply(Settings(language="ar"))
    try:
        window = daily.open()
        assert window.play_button.text() == "العب"
        assert window.isRightToLeft()
        assert window.calendar.days[0].isVisible()
    finally:
        language.apply(Settings(language="en"))
