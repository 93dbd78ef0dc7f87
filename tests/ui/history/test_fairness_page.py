"""The page about fairness, with a real history behind it or a reader that answers when told."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.history.fairness import (
    EXAMPLE_DEALS,
    FairnessFigure,
    FairnessReport,
    LeftOut,
    PlayerFairness,
    Subject,
)
from scopa_desktop.play.history.history_reader import HistoryReader
from scopa_desktop.play.history.match_facts import facts_of
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.history.match_note import Ending, MatchNote, Origin
from scopa_desktop.rules.cards import Rank
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.record import Record
from scopa_desktop.rules.seating import TWO
from scopa_desktop.ui.history.fairness_page import LEAST_DEALS, FairnessAnswer, FairnessPage
from scopa_desktop.ui.history.history_dialog import FAIRNESS, HistoryDialog
from scopa_desktop.ui.history.history_page import HistoryContext
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.text_language import texts_in
from scopa_desktop.ui.theme.colours import GREEN_CLOTH
from scopa_desktop.ui.widgets.flow_layout import FlowLayout
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.fairness_wording import (
    fairness_basis_sentence,
    player_verdict,
    verdict,
)
from tests.play.history.simulated_deals import NOON, after, enter, honest, simulated
from tests.playing import match_against

from ..conftest import show_widget
from .conftest import ReaderByHand

ME = "a" * 32
_LEFT = Qt.MouseButton.LeftButton
OpenPage = Callable[[HistoryReader], FairnessPage]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with 40 deals against two opponents, few against a third, and imports."""
    folder = tmp_path_factory.mktemp("data")
    history, random = MatchHistory(folder), Random(8)
    for game, level, matches in (
        ("cirulla", "casual", 6),
        ("scopa", "master", 4),
        ("scopa", "easy", 1),
    ):
        enter(
            history.connection,
            (
                simulated(game, TWO, (level,), honest(random), after(4), first=number % 2)
                for number in range(matches)
            ),
            ME,
        )
    imported = simulated("scopa", TWO, ("skilled",), honest(random), after(4))
    enter(history.connection, iter([imported]), ME, Origin.IMPORTED)
    history.close()
    return folder


@pytest.fixture
def context(art: CardArt) -> HistoryContext:
    return HistoryContext(art, art.decks["napoletane"], GREEN_CLOTH, "You", ME)


@pytest.fixture
def open_page(qtbot: QtBot, context: HistoryContext) -> OpenPage:
    """Opens the page in a window of its own."""

    def open_page(reader: HistoryReader) -> FairnessPage:
        return show_widget(qtbot, FairnessPage(reader, context), QSize(800, 600))

    return open_page


@pytest.fixture
def page(qtbot: QtBot, open_page: OpenPage, reader: HistoryReader) -> FairnessPage:
    """The page with the figures of all matches."""
    page = open_page(reader)
    qtbot.waitUntil(lambda: page.report is not None)
    return page


def titles(page: FairnessPage) -> list[str]:
    return [chart.chart.title() for chart in page.charts]


def choose(page: FairnessPage, qtbot: QtBot, name: str) -> None:
    """Choose an opponent with the keyboard."""
    page.opponents.setFocus()
    while page.opponents.currentText() != name:
        before = page.opponents.currentIndex()
        qtbot.keyClick(page.opponents, Qt.Key.Key_Down)
        assert page.opponents.currentIndex() > before


def test_no_wrapping_row_lies_inside_another_layout(page: FairnessPage) -> None:
    """PySide would keep the wrappers of its items after Qt has deleted these."""
    flows = page.findChildren(FlowLayout)
    assert flows
    assert [flow for flow in flows if not isinstance(flow.parent(), QWidget)] == []


def test_every_player_has_a_chart(page: FairnessPage) -> None:
    assert titles(page) == ["You: 44 deals", "Beppe: 24 deals", "Aurelio: 16 deals"]
    own = page.charts[0].chart
    rows = own.table().rows
    labels = [row[0] for row in rows]
    assert labels[:3] == ["Settebello", "Coins", "Ace"]
    assert labels[-3:] == ["King", "First deal", "Opening points"]
    assert rows[0][2] == "44 deals"
    assert rows[1][2] == "440 cards"
    assert rows[-2][2] == "11 matches"
    assert own.canvas.accessibleName() == "You: 44 deals"


def test_the_page_says_on_what_the_figures_rest(page: FairnessPage) -> None:
    assert page.basis.text().startswith("From 44 deals in 11 matches.")
    assert "Imported, and left out: 1 match" in page.basis.text()
    assert f"after {LEAST_DEALS} deals against them" in page.basis.text()
    assert page.report is not None
    shown = [player for player in page.report.players if player.deals >= LEAST_DEALS]
    number = sum(len(player.figures) for player in shown)
    assert str(number) in page.verdict.text()


def test_imported_matches_are_counted_on_request(qtbot: QtBot, page: FairnessPage) -> None:
    qtbot.mouseClick(page.with_imported, _LEFT, pos=page.with_imported.rect().center() / 8)
    qtbot.waitUntil(lambda: titles(page)[0] == "You: 48 deals")
    assert "Imported" not in page.basis.text()
    assert page.with_imported.isVisible()


def test_an_opponent_is_chosen_with_the_keyboard(qtbot: QtBot, page: FairnessPage) -> None:
    names = [page.opponents.itemText(index) for index in range(page.opponents.count())]
    assert names[0] == "All opponents"
    assert set(names) >= {"Beppe", "Aurelio"}
    choose(page, qtbot, "Beppe")
    qtbot.waitUntil(lambda: titles(page) == ["You: 24 deals", "Beppe: 24 deals"])
    assert page.opponents.currentText() == "Beppe"
    assert page.opponents.hasFocus()


def test_too_few_deals_show_no_figures(qtbot: QtBot, page: FairnessPage) -> None:
    page.show_opponent("easy")
    qtbot.waitUntil(lambda: titles(page) == [])
    assert "after 10 deals. So far there are 4 deals" in page.basis.text()
    assert not page.verdict.isVisible()
    page.show_selection(MatchFilter(profile=ME))
    qtbot.waitUntil(lambda: len(titles(page)) == 3)


def test_an_opponent_that_was_never_met_can_be_shown(qtbot: QtBot, page: FairnessPage) -> None:
    page.show_opponent("of-a-newer-version")
    qtbot.waitUntil(lambda: titles(page) == [])
    assert "So far there are 0 deals" in page.basis.text()


def test_without_matches_the_page_still_says_what_is_known(
    qtbot: QtBot, open_page: OpenPage, tmp_path: Path
) -> None:
    reader = HistoryReader(tmp_path)
    page = open_page(reader)
    qtbot.waitUntil(lambda: page.report is not None)
    assert "So far there are 0 deals" in page.basis.text()
    assert not page.knowledge.check.check_button.isEnabled()
    assert not page.with_imported.isVisible()
    reader.close()


def recorded_match(*, is_honest: bool) -> Record:
    """Six moves against the weakest level; a dishonest one does not choose its moves itself."""
    levels = {1: LEVELS["beginner"]} if is_honest else {}
    match = match_against("beginner", deal=5, name="Nino")
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
    history = MatchHistory(tmp_path)
    record = recorded_match(is_honest=is_honest)
    note = MatchNote("b" * 32, NOON, NOON, Ending.ABANDONED, profiles=(ME, None))
    history.files.write("match.scopa", record, note)
    history.write("match.scopa", note, facts_of(record))
    history.close()
    reader = HistoryReader(tmp_path)
    page = open_page(reader)
    check = page.knowledge.check
    qtbot.waitUntil(check.check_button.isEnabled)
    qtbot.keyClick(check.check_button, Qt.Key.Key_Space)
    assert not check.check_button.isEnabled()
    qtbot.waitUntil(lambda: check.result.text().startswith(answer), timeout=60_000)
    assert check.check_button.isEnabled() and not check.stop_button.isVisible()
    reader.close()


def test_a_check_can_be_stopped(qtbot: QtBot, open_page: OpenPage, reader: HistoryReader) -> None:
    page = open_page(reader)
    qtbot.waitUntil(lambda: page.report is not None)
    check = page.knowledge.check
    check.set_record(Path("missing.scopa"))
    qtbot.mouseClick(check.check_button, _LEFT)
    qtbot.mouseClick(check.stop_button, _LEFT)
    assert check.result.text() == "Stopped."
    assert check.check_button.isEnabled()


def test_without_enough_deals_an_example_is_shuffled(
    qtbot: QtBot, open_page: OpenPage, tmp_path: Path
) -> None:
    reader = HistoryReader(tmp_path)
    page = open_page(reader)
    qtbot.waitUntil(page.example.isVisible)
    chart = page.example.chart
    assert chart.title() == f"Example: {EXAMPLE_DEALS} deals"
    before = chart.table().rows
    qtbot.keyClick(page.shuffle_button, Qt.Key.Key_Space)
    assert chart.table().rows != before
    reader.close()


def test_with_enough_deals_there_is_no_example(page: FairnessPage) -> None:
    assert page.charts and not page.example.isVisible()


def test_what_is_left_out_is_counted_and_named(qapp: QApplication) -> None:
    report = report_of(20)._replace(left_out=LeftOut(imported=3, chosen=1, cut=2))
    with texts_in("en"):
        sentence = fairness_basis_sentence(report)
    assert sentence.endswith(
        "Imported, and left out: 3 matches. With a chosen or repeated deal, and left out: 1 match. "
        "With a cut or arranged pack, and left out: 2 deals."
    )


def test_only_the_last_answer_is_shown(open_page: OpenPage, by_hand: ReaderByHand) -> None:
    page = open_page(by_hand)  # type: ignore[arg-type]
    page.show_opponent("easy")
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
    parts = (*page.charts, page.knowledge, page.opponents, page.with_imported, page.basis)
    for part in parts:
        left = part.mapTo(content, part.rect().topLeft()).x()
        assert left >= 0
        assert left + part.width() <= content.width()
    own = page.charts[0].chart
    is_right = own.menu_button.mapTo(content, own.menu_button.rect().center()).x() > (
        content.width() / 2
    )
    assert is_right is (direction is Qt.LayoutDirection.LeftToRight)


def test_a_screen_reader_finds_names_for_everything(page: FairnessPage) -> None:
    check_button = page.knowledge.check.check_button
    for widget in (page.opponents, page.with_imported, check_button, page.area):
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface is not None
        assert interface.text(QAccessible.Text.Name)


# --- in the dialog -------------------------------------------------------------------------------


def test_the_dialog_opens_at_the_figures_of_an_opponent(
    qtbot: QtBot, reader: HistoryReader, context: HistoryContext, qapp: QApplication
) -> None:
    dialog = HistoryDialog(reader, context, FAIRNESS)
    qtbot.addWidget(dialog)
    dialog.show_fairness_of("master")
    dialog.show()
    page = dialog.page
    assert isinstance(page, FairnessPage)
    qtbot.waitUntil(lambda: titles(page) == ["You: 16 deals", "Aurelio: 16 deals"])


# --- verdicts -----------------------------------------------------------------------------------


INSIDE = FairnessFigure(Subject.SETTEBELLO, None, 5, 10, 4.5, 2, 7)
RARE = INSIDE._replace(subject=Subject.RANK, rank=Rank.ACE, times=1)
FREQUENT = INSIDE._replace(subject=Subject.RANK, rank=Rank.KING, times=8)


def report_of(deals: int, *figures: FairnessFigure) -> FairnessReport:
    player = PlayerFairness(None, deals, figures, ())
    return FairnessReport(1, deals, (player,), LeftOut(), frozenset())


def test_the_verdict_never_claims_more_than_chance_allows(qapp: QApplication) -> None:
    assert verdict(report_of(10, *[INSIDE] * 14)) == (
        "All 14 figures lie within what chance gives."
    )
    usual = verdict(report_of(10, *[INSIDE] * 13, RARE))
    assert usual.startswith("Figures outside their bands: 1 of 14. That is nothing special")
    unusual = verdict(report_of(10, *[INSIDE] * 6, *[RARE] * 8))
    assert "8 of 14" in unusual
    assert "Chance alone can do this" in unusual


def test_the_figures_outside_are_named_with_their_side(art: CardArt) -> None:
    words = CardWording(art.decks["napoletane"], CATALOGUE["scopa"])
    player = report_of(10, INSIDE, RARE, FREQUENT).players[0]
    assert player_verdict(player, words) == (
        "Rarer than in nine of ten honest shuffles: Ace. "
        "More often than in nine of ten honest shuffles: King."
    )
    player = report_of(10, INSIDE).players[0]
    assert player_verdict(player, words) == "Within what chance gives."
