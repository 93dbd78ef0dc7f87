"""What is chosen in the history happens at the table, and nothing that is on it is lost."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QListView

from scopa_desktop.play.session.packs import number_of_packs
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.ui.dialogs.deal_dialog import DealDialog
from scopa_desktop.ui.history.history_dialog import HistoryDialog
from scopa_desktop.ui.history.leaderboard_page import LeaderboardPage
from scopa_desktop.ui.history.matches_page import MatchesPage
from scopa_desktop.ui.review.review_dialog import ReviewDialog
from scopa_desktop.ui.score.score_dialog import ScoreDialog
from scopa_desktop.ui.widgets.buttons import DealNumberButton
from tests.playing import play_on

from ..conftest import Game
from ..parts import open_menu
from .conftest import Library, record_of

FINISHED = record_of(deal=11)
UNFINISHED = record_of("scopa", "strong", 33, moves=20)


def page_of(dialog: HistoryDialog) -> MatchesPage:
    assert isinstance(dialog.page, MatchesPage)
    return dialog.page


def when_listed(dialog: HistoryDialog, act: Callable[[], object]) -> None:
    """Act as soon as the list is there."""
    model = page_of(dialog).model
    if model.rowCount():
        act()
    else:
        model.listed.connect(lambda _: act(), Qt.ConnectionType.SingleShotConnection)


@pytest.fixture(autouse=True)
def own_matches(game: Game, library: Library) -> None:
    """The matches were played by the current profile."""
    library.profile = game.profiles.current.id


def look_at_first(dialog: HistoryDialog) -> None:
    """Press Enter as soon as the list is there."""
    page = page_of(dialog)
    when_listed(dialog, lambda: QTest.keyClick(page.table, Qt.Key.Key_Return))


def play_first_again(dialog: HistoryDialog, seat: int) -> None:
    """Choose a seat in the menu of the button as soon as the list is there."""
    page = page_of(dialog)

    def choose() -> None:
        QTest.mouseClick(page.again_button, Qt.MouseButton.LeftButton)
        menu = open_menu()
        menu.actions()[seat].trigger()
        menu.close()

    when_listed(dialog, choose)


def open_history(game: Game) -> None:
    game.window.actions_by_name["matches"].trigger()


def test_the_menu_opens_the_history_and_escape_closes_it(game: Game, library: Library) -> None:
    library.add(FINISHED)
    game.begin(deal=5)
    before = game.session.record
    escape = Qt.Key.Key_Escape
    with game.answering({HistoryDialog: lambda dialog: QTest.keyClick(dialog, escape)}) as seen:
        open_history(game)
    assert seen == ["Matches"]
    assert game.session.record == before
    game.play()


def test_the_menu_opens_the_leaderboard_with_the_own_matches(game: Game, library: Library) -> None:
    library.add(FINISHED)
    library.add(UNFINISHED)
    game.begin(deal=5)
    matches: list[int] = []

    def look(dialog: HistoryDialog) -> None:
        page = dialog.page
        assert isinstance(page, LeaderboardPage)

        def read() -> None:
            own = next(row for row in page.model.rows if row.face.is_current)
            matches.append(own.standing.record.matches)
            QTest.keyClick(dialog, Qt.Key.Key_Escape)

        QTest.keyClick(page.kinds, Qt.Key.Key_Down)
        page.model.modelReset.connect(read)

    with game.answering({HistoryDialog: look}) as seen:
        game.window.actions_by_name["leaderboard"].trigger()
    assert seen == ["Leaderboard"]
    assert matches == [1]
    game.play()


def test_a_finished_match_is_looked_at_from_its_first_position(
    game: Game, library: Library
) -> None:
    library.add(FINISHED)
    game.begin(deal=5, moves=1)
    before = game.session.record
    game.window.show_moves(True)
    with game.answering({HistoryDialog: look_at_first, ScoreDialog: QDialog.reject}) as seen:
        open_history(game)
        game.qtbot.waitUntil(lambda: game.controller.is_browsing)
        for _ in range(3):
            QApplication.processEvents()
    assert seen == ["Matches"], "no score sheet lies over the first position"
    assert game.controller.shown_position == RecordPosition(1, 0)
    assert game.session.record == FINISHED
    assert before in game.archived()
    moves = game.window.findChild(QListView)
    assert moves is not None
    assert moves.verticalScrollBar().value() == 0, "the first moves are in sight"
    game.hit(Qt.Key.Key_Right)
    assert game.controller.shown_position == RecordPosition(1, 1)


def test_a_match_that_was_looked_at_is_not_saved_twice(game: Game, library: Library) -> None:
    library.add(FINISHED)
    with game.answering({HistoryDialog: look_at_first}):
        open_history(game)
    assert game.session.record == FINISHED
    game.host.play_on_from(RecordPosition(1, 4))
    game.to_own_turn()
    assert game.session.record.rounds[0].moves[:4] == FINISHED.rounds[0].moves[:4]
    assert game.archived() == [FINISHED]


def test_the_match_on_the_table_is_looked_at_without_leaving_it(
    game: Game, library: Library
) -> None:
    library.add(FINISHED)
    for _ in range(2):
        with game.answering({HistoryDialog: look_at_first, ScoreDialog: QDialog.reject}):
            open_history(game)
            game.qtbot.waitUntil(lambda: game.controller.is_browsing)
        assert game.controller.shown_position == RecordPosition(1, 0)
    assert game.archived() == [FINISHED]


def test_an_unfinished_match_that_was_only_looked_at_stays_as_it_was(
    game: Game, library: Library
) -> None:
    library.add(UNFINISHED)
    before = library.entries()
    with game.answering({HistoryDialog: look_at_first}):
        open_history(game)
    game.controller.return_to_game()
    game.to_own_turn()
    assert game.reloaded().record == UNFINISHED, "it goes on"
    game.host.leave_match(game.match, lambda: None)
    game.begin(deal=5)
    game.wait_for_saving()
    assert library.entries() == before


def test_the_same_deal_is_dealt_again(game: Game, library: Library) -> None:
    library.add(FINISHED)
    game.begin(deal=5, moves=1)
    before = game.session.record
    with game.answering({HistoryDialog: lambda dialog: play_first_again(dialog, 0)}):
        open_history(game)
    game.to_own_turn()
    assert game.match.deal_number == 11
    assert game.match.recorded_round(1)[:2] == FINISHED.rounds[0][:2]
    assert game.match.players == FINISHED.players
    assert before in game.archived()


def test_the_deal_is_played_from_the_other_seat(game: Game, library: Library) -> None:
    library.add(FINISHED)
    with game.answering({HistoryDialog: lambda dialog: play_first_again(dialog, 1)}):
        open_history(game)
    game.to_own_turn()
    dealt, earlier = game.match.recorded_round(1), FINISHED.rounds[0]
    assert dealt.pack == earlier.pack
    assert dealt.dealer == 1 - earlier.dealer
    assert number_of_packs(game.match) == 11

    numbers: list[str] = []

    def read_number(dialog: DealDialog) -> None:
        button = dialog.findChild(DealNumberButton)
        assert button is not None
        numbers.append(button.text())
        dialog.reject()

    with game.answering({DealDialog: read_number}):
        game.window.actions_by_name["deal_info"].trigger()
    assert numbers == ["Deal no. 11"]


def of_second_seat() -> Match:
    """The finished match with the players in the other order: the person sits in seat 2."""
    match = Match(FINISHED.variant, FINISHED.seating, FINISHED.players[::-1], FINISHED.deal_number)
    return play_on(match)


def test_a_match_played_from_another_seat_is_looked_at_from_it(
    game: Game, library: Library
) -> None:
    match = of_second_seat()
    library.add(match.record, profiles=(None, library.profile))
    with game.answering({HistoryDialog: look_at_first, ScoreDialog: QDialog.reject}):
        open_history(game)
        game.qtbot.waitUntil(lambda: game.controller.is_browsing)
    assert game.session.record == match.record
    assert game.session.own_seat == 1
    first = match.at(1, 0).round
    assert first is not None
    assert sum(1 << card for card in game.view.table_scene.own_hand()) == first.hands[1]


@pytest.mark.parametrize(("choice", "seat", "own_seat"), [(0, 1, 1), (1, 0, 0)])
def test_the_deal_of_another_seat_is_played_again(
    game: Game, library: Library, choice: int, seat: int, own_seat: int
) -> None:
    match = of_second_seat()
    library.add(match.record, profiles=(None, library.profile))
    with game.answering({HistoryDialog: lambda dialog: play_first_again(dialog, choice)}):
        open_history(game)
    game.to_own_turn()
    first, again = match.at(1, 0).round, game.match.at(1, 0).round
    assert first is not None
    assert again is not None
    assert game.session.own_seat == own_seat
    assert again.hands[own_seat] == first.hands[seat]


def test_a_review_leads_back_to_the_history_as_it_was(game: Game, library: Library) -> None:
    library.add(UNFINISHED)
    library.add(FINISHED)
    game.begin(deal=5)
    seen: list[str] = []

    def search(dialog: HistoryDialog) -> None:
        page = page_of(dialog)

        def review() -> None:
            if page.model.rowCount() == 1:
                page.model.listed.disconnect(review)
                QTest.mouseClick(page.review_button, Qt.MouseButton.LeftButton)

        def select() -> None:
            page.model.listed.connect(review, Qt.ConnectionType.QueuedConnection)
            page.filter_bar.search_for("11")

        when_listed(dialog, select)

    def act() -> None:
        window = QApplication.activeModalWidget()
        if isinstance(window, ReviewDialog):
            seen.append("review")
            window.reject()
        elif isinstance(window, HistoryDialog) and "review" in seen:
            page = page_of(window)
            entry = page.table.selected_entry
            if entry is None:
                return
            seen.append(f"{page.model.rowCount()} {entry.rounds > 0}")
            timer.stop()
            window.reject()

    timer = QTimer()
    timer.setInterval(5)
    timer.timeout.connect(act)
    timer.start()
    with game.answering({HistoryDialog: search}):
        open_history(game)
        game.qtbot.waitUntil(lambda: len(seen) == 2)
    assert seen == ["review", "1 True"]


def test_what_is_deleted_and_restored_is_counted_by_the_window_at_once(
    game: Game, library: Library
) -> None:
    wins = [
        record
        for deal in range(1, 30)
        if Match.replayed(record := record_of(deal=deal)).winner == 0
    ]
    library.add(wins[0])
    game.begin(deal=5)
    game.host.start_recording()
    game.wait_for_saving()
    counted = [game.host.cards.wins[FINISHED.variant.family]]

    def delete_and_restore(dialog: HistoryDialog) -> None:
        page = page_of(dialog)

        def act() -> None:
            for key, modifier in (
                (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier),
                (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier),
            ):
                with game.qtbot.waitSignal(game.host.cards.changed):
                    QTest.keyClick(page.table, key, modifier)
                counted.append(game.host.cards.wins.get(FINISHED.variant.family, 0))
            dialog.reject()

        when_listed(dialog, act)

    with game.answering({HistoryDialog: delete_and_restore}):
        open_history(game)
    assert counted == [1, 0, 1]
