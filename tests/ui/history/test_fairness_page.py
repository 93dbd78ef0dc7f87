"""The page about fairness, with a real history behind it or a reader that answers when told."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.matches.match_note import Ending, MatchNote, Origin
from scopa_desktop.play.matches.match_rows import save_match
from scopa_desktop.play.statistics.fairness import (
    FairnessFigure,
    FairnessReport,
    LeftOut,
    PlayerFairness,
    Subject,
)
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_thread import DatabaseThread
from scopa_desktop.rules.cards import Rank
from scopa_desktop.rules.record import Record
from scopa_desktop.rules.seating import TWO
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.history.fairness_page import LEAST_DEALS, FairnessAnswer, FairnessPage
from scopa_desktop.ui.history.history_dialog import FAIRNESS, HistoryDialog
from scopa_desktop.ui.text_language import texts_in
from scopa_desktop.ui.widgets.flow_layout import FlowLayout
from scopa_desktop.ui.wording.fairness_wording import fairness_basis_sentence, verdict
from tests.play.matches.simulated_deals import NOON, after, enter, honest, simulated
from tests.playing import match_against

from ..conftest import show_widget
from .conftest import ME, ReaderByHand

_LEFT = Qt.MouseButton.LeftButton
OpenPage = Callable[[DatabaseThread], FairnessPage]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with 40 deals against two opponents, few against a third, and imports."""
    folder = tmp_path_factory.mktemp("data")
    database, random = Database(folder), Random(8)
    for game, level, matches in (
        ("cirulla", "casual", 6),
        ("scopa", "master", 4),
        ("scopa", "easy", 1),
    ):
        enter(
            database.connection,
            (
                simulated(game, TWO, (level,), honest(random), after(4), first=number % 2)
                for number in range(matches)
            ),
            ME,
        )
    imported = simulated("scopa", TWO, ("skilled",), honest(random), after(4))
    enter(database.connection, iter([imported]), ME, Origin.IMPORTED)
    database.close()
    return folder


@pytest.fixture
def open_page(qtbot: QtBot, context: Context) -> OpenPage:
    """Opens the page in a window of its own."""

    def open_page(database_thread: DatabaseThread) -> FairnessPage:
        page = FairnessPage(replace(context, database_thread=database_thread))
        return show_widget(qtbot, page, QSize(800, 600))

    return open_page


@pytest.fixture
def page(qtbot: QtBot, open_page: OpenPage, database_thread: DatabaseThread) -> FairnessPage:
    """The page with the figures of all matches."""
    page = open_page(database_thread)
    qtbot.waitUntil(lambda: page.report is not None)
    return page


def rows(page: FairnessPage) -> list[list[str]]:
    """The texts of the table."""
    model = page.table.model()
    places = range(model.rowCount())
    return [[model.index(row, column).data() for column in range(3)] for row in places]


def choose(page: FairnessPage, qtbot: QtBot, name: str) -> None:
    """Choose a player with the keyboard."""
    page.players.setFocus()
    while page.players.currentText() != name:
        before = page.players.currentIndex()
        qtbot.keyClick(page.players, Qt.Key.Key_Down)
        assert page.players.currentIndex() > before


def test_no_wrapping_row_lies_inside_another_layout(page: FairnessPage) -> None:
    """PySide would keep the wrappers of its items after Qt has deleted these."""
    flows = page.findChildren(FlowLayout)
    assert flows
    assert [flow for flow in flows if not isinstance(flow.parent(), QWidget)] == []


def test_what_was_dealt_stands_beside_what_was_to_be_expected(page: FairnessPage) -> None:
    assert page.table.isVisible()
    names = [row[0] for row in rows(page)]
    assert names == ["Settebello", "Coins", "First deal", "Opening points"]
    assert page.report is not None
    own = page.report.players[0]
    settebello = own.figures[0]
    assert rows(page)[0][1:] == [str(settebello.times), f"{settebello.expected:.0f}"]
    assert page.verdict.isVisible()


def test_the_page_says_on_what_the_figures_rest(page: FairnessPage) -> None:
    with texts_in("en"):
        page.show_opponent("casual")
    assert page.basis.text() == "From 24 deals. Imported, and left out: 1 match."


def test_imported_matches_are_counted_on_request(qtbot: QtBot, page: FairnessPage) -> None:
    qtbot.mouseClick(page.with_imported, _LEFT, pos=page.with_imported.rect().center() / 8)
    qtbot.waitUntil(lambda: page.basis.text() == "From 48 deals.")
    assert page.with_imported.isVisible()


def test_an_opponent_is_chosen_with_the_keyboard(qtbot: QtBot, page: FairnessPage) -> None:
    names = [page.players.itemText(index) for index in range(page.players.count())]
    assert names == ["You", "Zia Pina", "Beppe", "Aurelio"]
    choose(page, qtbot, "Beppe")
    assert page.basis.text().startswith("From 24 deals.")
    assert page.players.hasFocus()


def test_too_few_deals_show_no_figures(page: FairnessPage) -> None:
    page.show_opponent("easy")
    assert not page.table.isVisible()
    assert not page.verdict.isVisible()
    assert f"after {LEAST_DEALS} deals. So far: 4 deals." in page.basis.text()
    assert page.players.isVisible()


def test_an_opponent_that_was_never_met_can_be_shown(page: FairnessPage) -> None:
    page.show_opponent("of-a-newer-version")
    assert "So far: 0 deals" in page.basis.text()


def test_without_matches_the_page_still_says_what_is_known(
    qtbot: QtBot, open_page: OpenPage, tmp_path: Path
) -> None:
    database_thread = DatabaseThread(tmp_path)
    page = open_page(database_thread)
    qtbot.waitUntil(lambda: page.report is not None)
    assert "So far: 0 deals" in page.basis.text()
    assert not page.check.check_button.isEnabled()
    for part in (page.with_imported, page.players, page.table):
        assert not part.isVisible()
    database_thread.close()


def recorded_match(*, is_honest: bool) -> Record:
    """Six moves against the weakest level; a dishonest one does not choose its moves itself."""
    levels = {1: LEVELS["beginner"]} if is_honest else {}
    match = match_against("beginner", deal=8, name="Nino")
    while match.needs_deal:
        match.begin_round()
    for _ in range(6):
        assert match.round is not None
        seat, moves = match.round.turn, match.round.legal_moves()
        chosen = levels[seat].choose(SeatView.of(match, seat)) if seat in levels else moves[-1]
        match.play(chosen)
    return match.record


@pytest.mark.parametrize(
    ("is_honest", "answer"),
    [(True, "Checked: every pack comes from"), (False, "Not everything could be confirmed:")],
)
def test_a_button_checks_the_last_match(
    is_honest: bool, answer: str, *, qtbot: QtBot, open_page: OpenPage, tmp_path: Path
) -> None:
    database = Database(tmp_path)
    record = recorded_match(is_honest=is_honest)
    note = MatchNote("b" * 32, NOON, NOON, Ending.ABANDONED, profiles=(ME, None))
    database.write(lambda connection: save_match(connection, note, record))
    database.close()
    database_thread = DatabaseThread(tmp_path)
    page = open_page(database_thread)
    check = page.check
    qtbot.waitUntil(check.check_button.isEnabled)
    qtbot.keyClick(check.check_button, Qt.Key.Key_Space)
    assert not check.check_button.isEnabled()
    qtbot.waitUntil(lambda: check.result.text().startswith(answer), timeout=60_000)
    assert check.check_button.isEnabled() and not check.stop_button.isVisible()
    database_thread.close()


def test_a_check_can_be_stopped(
    qtbot: QtBot, open_page: OpenPage, database_thread: DatabaseThread
) -> None:
    page = open_page(database_thread)
    qtbot.waitUntil(lambda: page.report is not None)
    check = page.check
    check.set_record(recorded_match(is_honest=True))
    qtbot.mouseClick(check.check_button, _LEFT)
    qtbot.mouseClick(check.stop_button, _LEFT)
    assert check.result.text() == "Stopped."
    assert check.check_button.isEnabled()


def test_what_is_left_out_is_counted_and_named(qapp: QApplication) -> None:
    report = report_of(20)._replace(left_out=LeftOut(imported=3, chosen=1, cut=2))
    with texts_in("en"):
        sentence = fairness_basis_sentence(report, 20)
    assert sentence.endswith(
        "Imported, and left out: 3 matches. With a chosen or repeated deal, and left out: 1 match. "
        "With a cut or arranged pack, and left out: 2 deals."
    )


def test_only_the_last_answer_is_shown(open_page: OpenPage, by_hand: ReaderByHand) -> None:
    page = open_page(by_hand)  # type: ignore[arg-type]
    page.reload()
    first, second = by_hand.answers
    second(FairnessAnswer(report_of(3), None))
    first(FairnessAnswer(report_of(7), None))
    assert page.report == report_of(3)
    page.hide()
    page.show()
    assert len(by_hand.answers) == 3, "the history may have changed meanwhile"


@pytest.mark.parametrize("direction", list(Qt.LayoutDirection)[:2], ids=["ltr", "rtl"])
@pytest.mark.parametrize("size", [QSize(560, 320), QSize(1100, 700)], ids=["small", "large"])
def test_everything_fits_the_width(
    qtbot: QtBot, page: FairnessPage, size: QSize, direction: Qt.LayoutDirection
) -> None:
    page.setLayoutDirection(direction)
    page.resize(size)
    content = page.area.widget()
    assert content is not None
    qtbot.waitUntil(lambda: content.width() == page.area.viewport().width())
    parts = (page.table, page.check, page.players, page.with_imported, page.basis)
    for part in parts:
        left = part.mapTo(content, part.rect().topLeft()).x()
        assert left >= 0
        assert left + part.width() <= content.width()


def test_a_screen_reader_finds_names_for_everything(page: FairnessPage) -> None:
    for widget in (
        page.players,
        page.with_imported,
        page.table,
        page.check.check_button,
        page.area,
    ):
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface is not None
        assert interface.text(QAccessible.Text.Name)


# --- in the dialog -------------------------------------------------------------------------------


def test_the_dialog_opens_at_the_figures_of_an_opponent(
    qtbot: QtBot, context: Context, qapp: QApplication
) -> None:
    dialog = HistoryDialog(context, FAIRNESS)
    qtbot.addWidget(dialog)
    dialog.show_fairness_of("master")
    dialog.show()
    page = dialog.page
    assert isinstance(page, FairnessPage)
    qtbot.waitUntil(lambda: page.players.currentText() == "Aurelio")


# --- verdicts -----------------------------------------------------------------------------------


INSIDE = FairnessFigure(Subject.SETTEBELLO, None, 5, 10, 4.5, 2, 7)
RARE = INSIDE._replace(subject=Subject.RANK, rank=Rank.ACE, times=1)


def report_of(deals: int, *figures: FairnessFigure) -> FairnessReport:
    player = PlayerFairness(None, deals, figures, ())
    return FairnessReport(1, deals, (player,), LeftOut())


def test_the_verdict_never_claims_more_than_chance_allows(qapp: QApplication) -> None:
    usual = "This is what honest shuffles give."
    assert verdict(report_of(10, *[INSIDE] * 14)) == usual
    assert verdict(report_of(10, *[INSIDE] * 13, RARE)) == usual
    assert "Chance alone can do it" in verdict(report_of(10, *[INSIDE] * 6, *[RARE] * 8))
