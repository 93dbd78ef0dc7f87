"""The dialog of a review: progress, figures, moments, and the table of all decisions."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from scopa_desktop.ai.review.match_review import mover_of, step_of
from scopa_desktop.ai.review.results import DecisionReview, Grade
from scopa_desktop.play.analysis.review_run import RunState
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.table_events import AutomaticPlay
from scopa_desktop.ui.charts.plot import Mark, Plot, Shape
from scopa_desktop.ui.charts.plot_view import PlotView
from scopa_desktop.ui.review.decision_table import DecisionColumn
from scopa_desktop.ui.review.moment_button import GRADE_COLOURS
from scopa_desktop.ui.review.review_dialog import (
    MOST_MOMENTS,
    ChanceEvent,
    ChancePoint,
    ProgressRow,
    ReviewDialog,
    chance_plot,
)
from scopa_desktop.ui.widgets.buttons import Button
from scopa_desktop.ui.widgets.plain_text import PlainLabel
from scopa_desktop.ui.widgets.row_table import ROW_ROLE
from scopa_desktop.ui.wording.text_direction import without_marks
from tests.ai.review.matches import with_substitute
from tests.quick_analysis import QuickAnalysis

from ..accessible import tree_of
from ..parts import part, texts_of
from .conftest import MakeRun, ShowReview, bad_match, wait_until_finished

LEFT = Qt.MouseButton.LeftButton


def rows(dialog: ReviewDialog) -> list[DecisionReview]:
    """The decisions in the table, from above."""
    model = dialog.table.model()
    return [model.index(row, 0).data(ROW_ROLE) for row in range(model.rowCount())]


def marked_places(values: Sequence[float | None]) -> list[int]:
    """The places with a mark."""
    return [place for place, value in enumerate(values) if value is not None]


def wait_for_reasons(qtbot: QtBot, dialog: ReviewDialog) -> None:
    """Wait until the moments have their reasons."""
    qtbot.waitUntil(lambda: all(map(dialog.run.reasons, dialog.moments)))
    dialog.update_content()


# --- progress ----------------------------------------------------------------------------------


def test_it_is_stopped_and_continued_with_the_mouse(
    make_run: MakeRun, show_review: ShowReview, analysis: QuickAnalysis, qtbot: QtBot
) -> None:
    analysis.allowed = 6
    run = make_run()
    dialog = show_review(run)
    qtbot.waitUntil(lambda: run.done == 5, timeout=30_000)
    progress = dialog.findChildren(ProgressRow)[0]
    assert (progress.bar.value(), progress.bar.maximum()) == (5, run.total)
    qtbot.mouseClick(part(dialog, Button, "Stop"), LEFT)
    assert run.state is RunState.STOPPED
    analysis.allowed = None
    qtbot.mouseClick(part(dialog, Button, "Continue"), LEFT)
    wait_until_finished(qtbot, run)
    assert not progress.isVisible()


def test_the_figures_follow_the_results(
    make_run: MakeRun, show_review: ShowReview, analysis: QuickAnalysis, qtbot: QtBot
) -> None:
    analysis.allowed = 1
    run = make_run()
    dialog = show_review(run)
    qtbot.waitUntil(lambda: run.total > 0)
    (chart,) = dialog.findChildren(PlotView)
    assert chart.isHidden()
    assert "None so far." in texts_of(dialog, PlainLabel)
    analysis.allowed = None
    wait_until_finished(qtbot, run)
    qtbot.waitUntil(chart.isVisible)
    assert dialog.moment_buttons


# --- figures -----------------------------------------------------------------------------------


def test_every_player_has_a_figure(show_review: ShowReview) -> None:
    dialog = show_review()
    names = [node.name for node in tree_of(dialog)]
    for name in ("Anna", "Nino"):
        assert any(name in spoken and "accuracy" in spoken for spoken in names)


def test_the_verdict_comes_first_and_its_certainty_on_demand(
    show_review: ShowReview, qtbot: QtBot
) -> None:
    dialog = show_review()
    shown = [text for text in texts_of(dialog, PlainLabel) if text != "Review of the match"]
    assert "By your play you gave away about " in shown[0]
    assert "Nino" in shown[0]
    assert not any("±" in text and "Lead after" in text for text in shown)
    sure = part(dialog, Button, "How sure is this?")
    qtbot.mouseClick(sure, LEFT)
    details = " ".join(texts_of(dialog, PlainLabel))
    assert "Lead after 3 rounds" in details
    assert "Who plays better shows only over many matches" in details
    qtbot.mouseClick(sure, LEFT)
    assert "Lead after" not in " ".join(texts_of(dialog, PlainLabel))


def test_there_is_no_verdict_before_the_end(
    make_run: MakeRun, show_review: ShowReview, analysis: QuickAnalysis, qtbot: QtBot
) -> None:
    analysis.allowed = 40
    run = make_run()
    dialog = show_review(run)
    qtbot.waitUntil(lambda: run.done == 39, timeout=30_000)
    assert not any("gave away" in text for text in texts_of(dialog, PlainLabel))


def test_people_are_reviewed_first(
    make_run: MakeRun, show_review: ShowReview, analysis: QuickAnalysis, qtbot: QtBot
) -> None:
    analysis.allowed = 12
    run = make_run()
    qtbot.waitUntil(lambda: run.done == 11, timeout=30_000)
    assert {decision.seat for decision in run.review.decisions} == {0}
    progress = show_review(run).findChildren(ProgressRow)[0]
    assert "seconds left" in " ".join(texts_of(progress, PlainLabel))


# --- the course of the match ---------------------------------------------------------------------


def test_the_course_has_a_point_for_every_move(show_review: ShowReview) -> None:
    dialog = show_review()
    (chart,) = dialog.findChildren(PlotView)
    moves = [len(round_.moves) for round_ in dialog.run.record.rounds]
    rows = chart.plot.table.rows
    assert len(rows) == sum(moves) + len(moves)
    line, mistakes, sweeps, luck = chart.plot.panels[0].series
    assert None not in line.values
    marked = [marked_places(series.values) for series in (mistakes, sweeps, luck)]
    assert all(marked)
    errors = [
        decision
        for decision in dialog.run.review.real_decisions
        if decision.seat == 0 and decision.grade.is_error
    ]
    shown = [rows[place][0] for place in marked[0]]
    assert shown == [f"Round {one.round_number}, move {one.move_number}" for one in errors]
    assert "Chance to win: Anna" in texts_of(dialog, PlainLabel)


@pytest.mark.parametrize("by_key", [False, True], ids=["mouse", "enter"])
def test_a_mark_of_the_course_opens_its_decision(
    show_review: ShowReview, qtbot: QtBot, by_key: bool
) -> None:
    dialog = show_review()
    (chart,) = dialog.findChildren(PlotView)
    mistakes = chart.plot.panels[0].series[1]
    assert mistakes.mark is Mark.DOT
    place = marked_places(mistakes.values)[0]
    canvas = chart.canvas
    if by_key:
        canvas.setFocus()
        canvas.set_current(place)
        qtbot.keyClick(canvas, Qt.Key.Key_Return)
    else:
        qtbot.mouseClick(canvas, LEFT, pos=canvas.scene.boxes[place].center().toPoint())
    assert not dialog.isVisible()
    assert dialog.chosen is not None
    if by_key:
        move = f"Round {dialog.chosen.round_number}, move {dialog.chosen.move_number}"
        assert chart.plot.table.rows[place][0] == move
        assert dialog.chosen.grade.is_error
    assert dialog.chosen in dialog.moments


# --- moments -----------------------------------------------------------------------------------


def test_the_moments_are_the_five_most_expensive_of_the_person(show_review: ShowReview) -> None:
    dialog = show_review()
    shown = [moment.decision for moment in dialog.moment_buttons]
    review = dialog.run.review
    own = [decision for decision in review.real_decisions if decision.seat == 0]
    errors = [decision for decision in own if decision.grade.is_error]
    errors.sort(key=lambda decision: decision.loss.value, reverse=True)
    assert len(errors) > 2
    assert len(shown) == MOST_MOMENTS
    assert shown[: len(errors)] == errors[:MOST_MOMENTS]
    assert all(moment.grade is Grade.UNLUCKY for moment in shown[len(errors) :])


def test_a_moment_says_what_it_shows(show_review: ShowReview, qtbot: QtBot) -> None:
    dialog = show_review()
    wait_for_reasons(qtbot, dialog)
    for moment in dialog.moment_buttons:
        spoken = moment.accessibleName()
        is_error = moment.decision.grade.is_error
        better, cost = ("Better: ", "It cost ") if is_error else ("Better as the", "No mistake")
        for text in ("Round", "You played: ", better, cost):
            assert text in spoken
        assert texts_of(moment, PlainLabel)[0] in spoken
        assert without_marks(texts_of(moment, PlainLabel)[-1]) in spoken


def test_bad_luck_has_another_colour_than_a_mistake() -> None:
    errors = {GRADE_COLOURS[grade] for grade in Grade if grade.is_error}
    assert GRADE_COLOURS[Grade.UNLUCKY] not in errors


def test_the_arrow_keys_move_between_the_moments(show_review: ShowReview, qtbot: QtBot) -> None:
    dialog = show_review()
    first, second = dialog.moment_buttons[:2]
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Down)
    assert second.hasFocus()
    qtbot.keyClick(second, Qt.Key.Key_Up)
    assert first.hasFocus()


@pytest.mark.parametrize(
    "key", [None, Qt.Key.Key_Space, Qt.Key.Key_Return], ids=["mouse", "space", "enter"]
)
def test_a_moment_is_chosen(show_review: ShowReview, qtbot: QtBot, key: Qt.Key | None) -> None:
    dialog = show_review()
    moment = dialog.moment_buttons[1]
    if key is None:
        qtbot.mouseClick(moment, LEFT)
    else:
        qtbot.keyClick(moment, key)
    assert not dialog.isVisible()
    assert dialog.chosen == moment.decision
    assert dialog.chosen in dialog.moments


# --- all decisions -----------------------------------------------------------------------------


def test_all_decisions_are_listed_of_a_player_or_of_all(
    show_review: ShowReview, qtbot: QtBot
) -> None:
    dialog = show_review()
    qtbot.mouseClick(part(dialog, Button, "All moves"), LEFT)
    real = dialog.run.review.real_decisions
    assert rows(dialog) == [decision for decision in real if decision.seat == 0]
    box = dialog.findChildren(QComboBox)[0]
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Home)
    assert rows(dialog) == real
    qtbot.mouseClick(part(dialog, Button, "Back to the review"), LEFT)
    assert dialog.moment_buttons[0].isVisible()


@pytest.mark.parametrize(
    "column", [DecisionColumn.COST, DecisionColumn.GRADE], ids=["cost", "grade"]
)
def test_a_click_on_the_header_sorts(
    show_review: ShowReview, qtbot: QtBot, column: DecisionColumn
) -> None:
    dialog = show_review()
    qtbot.mouseClick(part(dialog, Button, "All moves"), LEFT)
    header = dialog.table.horizontalHeader()
    centre = header.sectionPosition(column) + 12
    point = header.rect().center()
    point.setX(centre)
    qtbot.mouseClick(header.viewport(), LEFT, pos=point)
    values = [
        d.loss.value if column is DecisionColumn.COST and d.grade.is_error else 0.0
        for d in rows(dialog)
    ]
    assert values == sorted(values)
    qtbot.mouseClick(header.viewport(), LEFT, pos=point)
    if column is DecisionColumn.COST:
        assert rows(dialog)[0].loss.value == max(d.loss.value for d in rows(dialog))
    else:
        assert not rows(dialog)[0].grade.is_error
    assert len({d.grade for d in rows(dialog)}) > 1


def test_enter_opens_an_own_decision_and_explains_the_others(
    show_review: ShowReview, qtbot: QtBot
) -> None:
    dialog = show_review()
    qtbot.mouseClick(part(dialog, Button, "All moves"), LEFT)
    box = dialog.findChildren(QComboBox)[0]
    box.setCurrentIndex(0)
    decisions = rows(dialog)
    other = next(row for row, decision in enumerate(decisions) if decision.seat != 0)
    dialog.table.selectRow(other)
    qtbot.keyClick(dialog.table, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert "On the table you can only look at your own moves." in texts_of(dialog, PlainLabel)
    own = next(row for row, decision in enumerate(decisions) if decision.seat == 0)
    dialog.table.selectRow(own)
    qtbot.keyClick(dialog.table, Qt.Key.Key_Return)
    assert dialog.chosen == decisions[own]
    assert list(dialog.moments) == [d for d in decisions if d.seat == 0]


def test_bad_luck_has_no_cost(show_review: ShowReview) -> None:
    dialog = show_review()
    model = dialog.table.model()
    costs = {
        model.index(row, 0).data(ROW_ROLE).grade: model.index(row, DecisionColumn.COST).data()
        for row in range(model.rowCount())
    }
    assert costs[Grade.UNLUCKY] == "–"
    unlucky = next(b for b in dialog.moment_buttons if b.decision.grade is Grade.UNLUCKY)
    assert not any("points" in text for text in texts_of(unlucky, PlainLabel))


@pytest.mark.parametrize("width", [600, 860])
def test_the_moves_are_never_cut_off(show_review: ShowReview, qtbot: QtBot, width: int) -> None:
    dialog = show_review()
    qtbot.mouseClick(part(dialog, Button, "All moves"), LEFT)
    dialog.resize(QSize(width, 700))
    qtbot.waitUntil(lambda: dialog.width() == width)
    table = dialog.table
    for row in range(table.model().rowCount()):
        for column in (DecisionColumn.PLAYED, DecisionColumn.BETTER):
            index = table.model().index(row, column)
            assert table.sizeHintForIndex(index).height() <= table.rowHeight(row)


def test_in_a_narrow_table_the_moves_get_the_room_of_the_margins(
    show_review: ShowReview, qtbot: QtBot
) -> None:
    dialog = show_review()
    qtbot.mouseClick(part(dialog, Button, "All moves"), LEFT)
    table = dialog.table
    moves = table.stretched_columns()
    short = [n for n in DecisionColumn if n not in moves and not table.isColumnHidden(n)]

    def margins() -> list[int]:
        header = table.horizontalHeader()
        needed = (max(table.sizeHintForColumn(n), header.sectionSizeHint(n)) for n in short)
        return [table.columnWidth(n) - width for n, width in zip(short, needed, strict=True)]

    dialog.resize(QSize(1600, 700))
    qtbot.waitUntil(lambda: set(margins()) == {table.cell_padding})
    dialog.resize(QSize(600, 700))
    qtbot.waitUntil(lambda: max(margins()) < table.cell_padding)
    assert min(margins()) > 0


def test_a_row_speaks_the_whole_decision(show_review: ShowReview) -> None:
    dialog = show_review()
    model = dialog.table.model()
    spoken = model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "You played" in spoken


# --- nothing hidden is shown -------------------------------------------------------------------


def everything_said(dialog: ReviewDialog) -> list[str]:
    """All that the dialog shows or speaks, the table included."""
    model = dialog.table.model()
    cells = [
        str(model.index(row, column).data(role))
        for row in range(model.rowCount())
        for column in DecisionColumn
        for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
    ]
    return [*(node.name for node in tree_of(dialog)), *cells]


def with_other_hidden_cards(match: Match) -> Match:
    """The match with its stock in the opposite order in the round that is in play."""
    record = match.record
    assert match.round is not None
    last = record.rounds[-1]
    dealt = len(last.pack) - len(match.round.stock)
    pack = (*last.pack[:dealt], *reversed(last.pack[dealt:]))
    return Match.replayed(replace(record, rounds=(*record.rounds[:-1], last._replace(pack=pack))))


def test_a_round_in_play_gives_no_hidden_card_away(
    make_run: MakeRun, show_review: ShowReview, qtbot: QtBot
) -> None:
    running = bad_match(1, moves=4)
    other = with_other_hidden_cards(running)
    assert other.record != running.record
    said = []
    for match in (running, other):
        run = make_run(match)
        wait_until_finished(qtbot, run)
        dialog = show_review(run)
        wait_for_reasons(qtbot, dialog)
        assert all(decision.round_number == 1 for decision in run.review.decisions)
        said.append(everything_said(dialog))
    assert said[0] == said[1]


# --- sizes -------------------------------------------------------------------------------------


def test_it_fits_into_the_smallest_window(show_review: ShowReview, qtbot: QtBot) -> None:
    dialog = show_review()
    dialog.resize(QSize(600, 440))
    qtbot.waitUntil(lambda: dialog.width() == 600)
    for moment in dialog.moment_buttons:
        assert moment.width() <= dialog.width()
    assert step_of(dialog.moment_buttons[0].decision)


# --- a substitute --------------------------------------------------------------------------------


def test_there_is_no_verdict_where_the_game_made_most_moves(
    make_run: MakeRun, show_review: ShowReview, qtbot: QtBot
) -> None:
    """One of its rounds was played by the person."""
    played = bad_match()
    by_game = Match.before(played.record)
    for deal, recorded in enumerate(played.record.rounds, 1):
        by_game.begin_round(recorded.pack)
        if deal == 2:
            by_game.apply(AutomaticPlay(0, True))
        for move in recorded.moves:
            by_game.play(move)
    run = make_run(by_game)
    wait_until_finished(qtbot, run)
    dialog = show_review(run)
    texts = texts_of(dialog, PlainLabel)
    assert "Most of your moves were made for you: there is no verdict on your play." in texts
    assert not any("By your play" in text for text in texts)
    assert not any(
        isinstance(key, Button) and "How sure" in key.text() for key in dialog.findChildren(Button)
    )


@pytest.mark.slow
def test_what_a_substitute_played_is_not_the_persons(
    make_run: MakeRun, show_review: ShowReview, qtbot: QtBot
) -> None:
    run = make_run(Match.replayed(with_substitute(bad_match().record, 0, 4, 30)))
    wait_until_finished(qtbot, run)
    dialog = show_review(run)
    names = [node.name for node in tree_of(dialog)]
    assert any("Ciro" in name and "accuracy" in name for name in names)
    person = run.record.movers[0]
    shown = [moment.decision for moment in dialog.moment_buttons]
    assert shown
    assert all(mover_of(run.record, decision) == person for decision in shown)
    qtbot.mouseClick(part(dialog, Button, "How sure is this?"), LEFT)
    assert any(text.startswith("Lead after 2 rounds") for text in texts_of(dialog, PlainLabel))
    qtbot.mouseClick(part(dialog, Button, "All moves"), LEFT)
    box = dialog.findChildren(QComboBox)[0]
    assert [box.itemText(place) for place in range(box.count())] == [
        "All players", "Anna", "Ciro", "Nino",
    ]  # fmt: skip
    assert {mover_of(run.record, decision) for decision in rows(dialog)} == {person}
    box.setCurrentIndex(2)
    substitute = {decision.move_number for decision in rows(dialog)}
    assert substitute
    assert substitute <= set(range(5, 31))
    dialog.table.selectRow(0)
    qtbot.keyClick(dialog.table, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert any("only look at your own moves" in text for text in texts_of(dialog, PlainLabel))


POINTS = [
    ChancePoint(1, 0, 0.5),
    ChancePoint(1, 1, 0.48, ChanceEvent.MISTAKE, "Blunder, 0.9 points"),
    ChancePoint(1, 2, 0.7, ChanceEvent.SWEEP, "Scopa: Nino"),
    ChancePoint(2, 0, 0.6, ChanceEvent.LUCK, "The cards gave you about 2 points."),
    ChancePoint(2, 1, 0.999),
]


def test_every_point_is_told() -> None:
    plot = chance_plot(POINTS, "Scope")
    tips = [without_marks(plot.tip(place)) for place in range(len(POINTS))]
    assert tips[1] == ("Round 1, move 1\nChance to win: 48%\nBlunder, 0.9 points")
    assert tips[4] == "Round 2, move 1\nChance to win: >99%"


def test_each_event_has_a_mark_of_its_own_on_the_line() -> None:
    (panel,) = chance_plot(POINTS, "Scope").panels
    line, *events = panel.series
    assert (line.mark, line.values) == (Mark.LINE, (0.5, 0.48, 0.7, 0.6, 0.999))
    assert [(series.shape, series.name) for series in events] == [
        (Shape.TRIANGLE, "Mistake"),
        (Shape.STAR, "Scope"),
        (Shape.DIAMOND, "Lucky or unlucky deal"),
    ]
    assert [
        series.values.index(value) for series, value in zip(events, (0.48, 0.7, 0.6), strict=True)
    ] == [1, 2, 3]
    assert all(series.values.count(None) == 4 for series in events)


def test_a_divider_stands_where_a_round_begins() -> None:
    assert chance_plot(POINTS, "Scope").dividers == {3}


def test_without_points_there_is_nothing() -> None:
    assert chance_plot([], "Scope") == Plot()
