"""The counting of a round on the table: what is counted, where the cards lie, and how it ends."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QEvent, QRectF, QSizeF, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.cards import union
from scopa_desktop.rules.events import CalledOut, Event, InstantWin, RoundScored
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.score_count import called_categories
from scopa_desktop.rules.scoring import deciding_card
from scopa_desktop.rules.seating import PAIRS, SEATINGS, THREE, TWO, Seating
from scopa_desktop.ui.table.animation import counting
from scopa_desktop.ui.table.scene.board import Board
from scopa_desktop.ui.table.scene.count_layout import are_few, count_layout
from scopa_desktop.ui.table.scene.layout import compute_layout, mirrored_layout
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.theme import fonts
from tests.looping import loop_over

from ...conftest import change_look
from ..conftest import EVERY_GAME, MakeView, go_on, match_of, unpainted_view


def scored(game: str, seating: Seating, deal: int = 1) -> tuple[Match, list[Event], Match]:
    """A match before the last play of its first round, the events of that, and the match after."""
    match = match_of(game, seating, deal=deal)
    rng = Random(deal)
    while True:
        before = match.record
        events = go_on(match, rng)
        if match.sheets:
            return Match.replayed(before), events, match


def board_before(match: Match, events: list[Event]) -> tuple[Board, RoundScored]:
    """The board before the round is scored, and the event that scores it."""
    board = Board.of(match)
    for event in events:
        if isinstance(event, RoundScored):
            return board, event
        board.apply(event)
    raise AssertionError("no round was scored")


@loop_over(("game", "seating"), EVERY_GAME)
def test_the_categories_lead_from_the_score_before_the_round_to_that_after_it(
    game: str, seating: Seating
) -> None:
    """Also where declarations have been counted at once: they are called, but add nothing."""
    for deal in range(1, 6):
        match, events, after = scored(game, seating, deal)
        if any(isinstance(event, InstantWin | CalledOut) for event in events):
            continue
        board, event = board_before(match, events)
        declared = [
            union(board.declared[seat] for seat in seating.seats_of(side))
            for side in range(seating.sides)
        ]
        called = called_categories(after.variant, event, board.totals, declared)
        totals, left = list(board.totals), list(board.round_points)
        for category in called:
            totals = [old + new for old, new in zip(totals, category.gained, strict=True)]
            assert tuple(totals) == category.totals
            assert all(now <= old for now, old in zip(category.certain, left, strict=True))
            left = list(category.certain)
        assert totals == after.totals
        assert not any(left)


@pytest.mark.parametrize("size", [(640, 420), (1280, 767)])
@pytest.mark.parametrize("seating", SEATINGS, ids=str)
@pytest.mark.parametrize("has_large_cards", [False, True])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_everything_has_its_place_while_the_score_is_counted(
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    seating: Seating,
    has_large_cards: bool,
    scale: float,
) -> None:
    monkeypatch.setattr(fonts._Chosen, "text_factor", scale)
    layout = compute_layout(QSizeF(*size), seating, 3, 0.62, has_large_cards=has_large_cards)
    cloth = QRectF(0, 0, *size)
    for shown in (layout, mirrored_layout(layout)):
        for counts in ([40] + [0] * (seating.sides - 1), [40 // seating.sides] * seating.sides):
            places = count_layout(shown, seating, counts)
            boxes = [
                card_box(pose.centre.x(), pose.centre.y(), pose.width)
                for side, count in enumerate(counts)
                for called in ([True] * count, [number < 4 for number in range(count)])
                for pose in places.called(side, called, are_few=are_few([sum(called)]))
            ]
            assert all(cloth.contains(box) for box in boxes)
            for plate in places.plates:
                assert cloth.contains(plate)
                assert not any(box.intersects(plate.adjusted(1, 1, -1, -1)) for box in boxes)


def card_box(x: float, y: float, width: float) -> QRectF:
    height = width / 0.62
    return QRectF(x - width / 2, y - height / 2, width, height)


# ----------------------------------------------------------------- on the table


def count_on_table(
    qtbot: QtBot,
    show: MakeView,
    seating: Seating = TWO,
    *,
    interrupt: Callable[[TableView], object] | None = None,
) -> tuple[TableView, Match, list[tuple[int, int]]]:
    """A view in which a round was counted, the match, and what was counted.

    Of each time a side and its score before it. With the first points the interruption comes.
    """
    match, events, after = scored("scopa", seating)
    view = show(match)
    counted: list[tuple[int, int]] = []
    scene = view.table_scene

    def note(side: int) -> None:
        assert any(item.isVisible() and item.is_face_up for item in scene.cards.values())
        if not counted and interrupt is not None:
            QTimer.singleShot(0, view, lambda: interrupt(view))
        counted.append((side, scene.static_items.score_item(side).score.value))

    view.points_counted.connect(note)
    view.animate(events)
    qtbot.waitUntil(lambda: view.is_idle, timeout=20_000)
    return view, after, counted


def expect_end(view: TableView, match: Match) -> None:
    scene = view.table_scene
    with unpainted_view(scene.appearance.art, match, view.size()) as fresh:
        other = fresh.table_scene
        for side in range(match.seating.sides):
            score = scene.static_items.score_item(side).score
            assert score.shows(match.totals[side])
            pile, same = scene.static_items.piles[side], other.static_items.piles[side]
            assert (pile.count, pile.sweeps) == (same.count, same.sweeps)
        assert not any(item.isVisible() for item in scene.cards.values())
        assert len(scene.items()) == len(other.items())


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("seating", [TWO, THREE, PAIRS], ids=str)
def test_points_come_to_the_scores_one_category_after_the_other(
    qtbot: QtBot, show: MakeView, seating: Seating
) -> None:
    view, after, counted = count_on_table(qtbot, show, seating)
    expect_end(view, after)
    gained = [0] * seating.sides
    for side, score in counted:
        assert score >= gained[side]
        gained[side] = score
    assert {side for side, _ in counted} == {s for s, total in enumerate(after.totals) if total}


INTERRUPTIONS: dict[str, Callable[[TableView], object]] = {
    "skip": lambda view: view.skip(),
    "size": lambda view: view.resize(900, 640),
    "language": lambda view: QApplication.sendEvent(view, QEvent(QEvent.Type.LanguageChange)),
    "motion": lambda view: change_look(view, reduced_motion=True),
    "deck": lambda view: change_look(view, deck_id="trevisane"),
}


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("name", INTERRUPTIONS)
def test_the_score_is_right_after_the_counting_was_interrupted(
    qtbot: QtBot, show: MakeView, name: str
) -> None:
    view, after, _ = count_on_table(qtbot, show, interrupt=INTERRUPTIONS[name])
    expect_end(view, after)


@pytest.mark.usefixtures("hurried")
def test_another_match_takes_the_place_of_the_counting(qtbot: QtBot, show: MakeView) -> None:
    other = match_of("escoba-setenta", THREE)
    view, _, _ = count_on_table(qtbot, show, interrupt=lambda view: view.show_match(other))
    expect_end(view, other)


@pytest.mark.parametrize("reason", ["motion", "screen reader", "cards in hand"])
def test_the_score_is_not_counted_where_the_sheet_is_simply_there(
    show: MakeView, monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    match, _, after = scored("scopa", TWO)
    view = show(match if reason == "cards in hand" else after)
    assert counting.can_be_counted(view.table_scene) is (reason != "cards in hand")
    if reason == "motion":
        change_look(view, reduced_motion=True)
    if reason == "screen reader":
        monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    assert not counting.can_be_counted(view.table_scene)


def decisive_cards(match: Match) -> list[int]:
    """The cards that alone decided a category of the last round."""
    lines = match.sheets[-1].lines
    cards = (deciding_card(match.variant.categories, line) for line in lines)
    return [card for card in cards if card is not None]


def test_a_card_that_alone_decided_a_category_shines_for_a_while(show: MakeView) -> None:
    rounds = (scored("scopa", TWO, deal) for deal in range(1, 99))
    match, events, after = next(each for each in rounds if decisive_cards(each[2]))
    (card,) = decisive_cards(after)
    view = show(match)
    scene = view.table_scene
    scene.apply(event for event in events if not isinstance(event, RoundScored))
    scene.arrange()
    _, event = board_before(match, events)
    animation = counting.RoundCounting(scene, event, lambda _: None).animation()
    animation.start()
    animation.pause()
    item, sizes = scene.cards[card], set()
    for now in range(0, animation.duration(), 40):
        animation.setCurrentTime(now)
        sizes.add(round(item.scale(), 2))
    assert max(sizes) > 1.05
    animation.setCurrentTime(animation.duration())
    assert not item.isVisible()
    assert item.scale() <= 1.0
