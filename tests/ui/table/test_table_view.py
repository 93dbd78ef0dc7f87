"""The table view: it always ends in the state of the match."""

from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QPoint, QRectF, QSize
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.cards import cards_of
from scopa_desktop.rules.events import Captured, Event, PacketDealt, Played, Swept
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import Record
from scopa_desktop.rules.seating import PAIRS, THREE, Seating
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.table.scene import message_strip
from scopa_desktop.ui.table.scene.card_states import CardMark, CardState
from scopa_desktop.ui.table.scene.coach_mark import CoachMark, CoachMarkKind
from scopa_desktop.ui.table.scene.message_strip import MessageStrip
from scopa_desktop.ui.table.scene.table_element import card_element
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.theme.badges import card_badge_circle
from scopa_desktop.ui.theme.colours import BLUE_CLOTH
from scopa_desktop.ui.theme.durations import Speed
from tests.sampling import parametrize_some

from ..conftest import change_look
from .conftest import (
    EVERY_GAME,
    GAMES,
    HURRY,
    ONE_TABLE_OF_EACH,
    RARE,
    MakeView,
    Rare,
    go_on,
    in_mid_round,
    match_of,
    unpainted_view,
)

Shown = dict[str, object]


def shown_on(view: TableView) -> Shown:
    """The visible state of all items, as comparable values."""
    scene = view.table_scene
    cards = {}
    for card, item in scene.cards.items():
        if item.isVisible():
            place = (round(item.x(), 3), round(item.y(), 3), round(item.rotation(), 3))
            cards[card] = (*place, item.scale(), item.is_face_up, item.mark, item.opacity())
    return {
        "cards": cards,
        "stock": scene.static_items.stock.count,
        "piles": [(pile.count, pile.sweeps) for pile in scene.static_items.piles],
        "labels": [label.text for label in scene.static_items.pile_labels],
        "scores": [
            scene.static_items.score_item(side).score.value
            for side in range(len(scene.static_items.piles))
        ],
        "dealer": [plaque.is_dealer for plaque in scene.static_items.plaques],
        "zones": [plaque.box for plaque in scene.static_items.plaques]
        + [pile.box for pile in scene.static_items.piles],
        "items": len(scene.items()),
    }


def is_at_rest(view: TableView) -> bool:
    running = [
        animation
        for animation in view.findChildren(QAbstractAnimation)
        if animation.state() is not QAbstractAnimation.State.Stopped
    ]
    return view.is_idle and not running and not view.table_scene.is_animating


def expect_match_shown(view: TableView, match: Match, art: CardArt) -> None:
    """Assert that the view looks like a new view that shows the match."""
    with unpainted_view(art, match, view.size()) as fresh:
        assert shown_on(view) == shown_on(fresh)


def wait_until_idle(qtbot: QtBot, view: TableView) -> None:
    qtbot.waitUntil(lambda: view.is_idle, timeout=20_000)


# ----------------------------------------------------------------- animating events


@parametrize_some(("game", "seating"), EVERY_GAME, default=ONE_TABLE_OF_EACH, ids=str)
def test_without_animation_the_table_follows_the_match(
    qtbot: QtBot, show: MakeView, art: CardArt, game: str, seating: Seating
) -> None:
    match = match_of(game, seating, deal=4)
    view = show(match)
    change_look(view, speed=Speed.OFF)
    view.setUpdatesEnabled(
        False
    )  # Only the last state is painted: painting takes most of the time.
    rng = Random(4)
    for _ in range(45):
        if match.winner is not None:
            break
        view.animate(go_on(match, rng))
        wait_until_idle(qtbot, view)
        assert is_at_rest(view)
    view.setUpdatesEnabled(True)
    view.repaint()
    expect_match_shown(view, match, art)


@pytest.mark.usefixtures("hurried")
@parametrize_some(("game", "seating"), GAMES, default=GAMES[::5], ids=str)
def test_skipping_at_any_moment_ends_in_the_state_of_the_match(
    qtbot: QtBot, show: MakeView, art: CardArt, game: str, seating: Seating
) -> None:
    match = match_of(game, seating, deal=9)
    view = show(match)
    rng = Random(9)
    for _ in range(24):
        view.animate(go_on(match, rng))
        # At the same moments of the animations as 0, 10, 80 and 240 ms at the usual speed.
        qtbot.wait(rng.choice((0, 0, 10, 80, 240)) // HURRY)
        if rng.random() < 0.2:
            view.resize(rng.randint(640, 900), rng.randint(480, 700))
        else:
            view.skip()
        expect_match_shown(view, match, art)
        wait_until_idle(qtbot, view)
        assert is_at_rest(view)


@pytest.mark.usefixtures("hurried")
@parametrize_some("rare", RARE, default=RARE[::2], ids=str)
def test_skipping_rare_events_ends_in_the_state_of_the_match(
    qtbot: QtBot, show: MakeView, art: CardArt, rare: Rare
) -> None:
    game, seating, options = rare
    match = match_of(game, seating, deal=3, **options)
    view = show(match)
    rng = Random(3)
    for _ in range(30):
        if match.winner is not None:
            break
        events = go_on(match, rng)
        view.animate(events)
        if not all(isinstance(event, Played | Captured | PacketDealt) for event in events):
            qtbot.wait(rng.choice((30, 200, 600)) // HURRY)
        view.skip()
        expect_match_shown(view, match, art)
        wait_until_idle(qtbot, view)
        assert is_at_rest(view)


@pytest.mark.usefixtures("hurried")
@parametrize_some(
    ("rare", "reduced"),
    [*product(RARE, (False, True))],
    default=[(rare, number % 2 == 1) for number, rare in enumerate(RARE[1::2])],
    ids=str,
)
def test_animating_rare_events_ends_in_the_state_of_the_match(
    qtbot: QtBot, show: MakeView, art: CardArt, rare: Rare, reduced: bool
) -> None:
    game, seating, options = rare
    match = match_of(game, seating, deal=2, **options)
    view = show(match)
    change_look(view, reduced_motion=reduced)
    rng = Random(2)
    items = set()
    for _ in range(24):
        if match.winner is not None:
            break
        events = go_on(match, rng)
        if all(isinstance(event, Played | Captured | PacketDealt) for event in events):
            continue
        view.show_match(Match.replayed(before_last(match)))
        view.animate(events)
        wait_until_idle(qtbot, view)
        expect_match_shown(view, match, art)
        items.add(len(view.scene().items()))
    assert len(items) <= 1


def before_last(match: Match) -> Record:
    """The record of the match before its last move, or before its last deal."""
    rounds = match.record.rounds
    moves = len(rounds[-1].moves)
    return (
        match.record.until(len(rounds), moves - 1)
        if moves
        else match.record.until(len(rounds) - 1, len(rounds[-2].moves) if len(rounds) > 1 else 0)
    )


@pytest.mark.usefixtures("hurried")
@parametrize_some("reduced", [False, True], default=[False], ids=str)
def test_animating_a_round_ends_in_the_state_of_the_match(
    qtbot: QtBot, show: MakeView, art: CardArt, reduced: bool
) -> None:
    match = match_of("scopa", deal=21)
    view = show(match)
    change_look(view, reduced_motion=reduced)
    rng = Random(2)
    while not match.sheets:
        view.animate(go_on(match, rng))
        qtbot.waitUntil(lambda: is_at_rest(view), timeout=20_000)
        expect_match_shown(view, match, art)


def test_events_of_many_turns_are_queued(qtbot: QtBot, show: MakeView, art: CardArt) -> None:
    match = match_of("escoba-setenta", deal=6)
    view = show(match)
    change_look(view, speed=Speed.OFF)
    rng = Random(6)
    for _ in range(20):
        view.animate(go_on(match, rng))
    wait_until_idle(qtbot, view)
    expect_match_shown(view, match, art)


def test_animations_finished_is_never_emitted_within_a_call(qtbot: QtBot, show: MakeView) -> None:
    match = match_of("scopa")
    view = show(match)
    emitted: list[bool] = []
    view.animations_finished.connect(lambda: emitted.append(True))
    for speed in (Speed.OFF, Speed.NORMAL):
        change_look(view, speed=speed)
        view.animate(go_on(match, Random(1)))
        assert not view.is_idle
        view.skip()
        assert not emitted
        wait_until_idle(qtbot, view)
        assert emitted == [True]
        emitted.clear()


def test_showing_a_match_drops_queued_animations(
    qtbot: QtBot, show: MakeView, art: CardArt
) -> None:
    match = match_of("scopa", deal=2)
    view = show(match)
    view.animate(go_on(match, Random(1)))
    qtbot.wait(30)
    other = in_mid_round(match_of("scopa", deal=8), 3)
    with qtbot.waitSignal(view.animations_finished):
        view.show_match(other)
    expect_match_shown(view, other, art)


def test_another_seating_replaces_the_static_items(show: MakeView, art: CardArt) -> None:
    view = show(in_mid_round(match_of("scopa", PAIRS), 5))
    match = in_mid_round(match_of("escoba-setenta", THREE), 4)
    view.show_match(match)
    expect_match_shown(view, match, art)


CHANGES: dict[str, Callable[[TableView], None]] = {
    "back": lambda view: change_look(view, deck_id="napoletane", back_id="night"),
    "deck": lambda view: change_look(view, deck_id="trevisane", back_id="siciliane"),
    "cloth": lambda view: change_look(view, cloth=BLUE_CLOTH),
    "size": lambda view: view.resize(1000, 640),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_during_an_animation_keeps_the_state(
    qtbot: QtBot, show: MakeView, change: str
) -> None:
    match = match_of("scopa", deal=5)
    view = show(match)
    view.animate(go_on(match, Random(1)))
    qtbot.wait(100)
    CHANGES[change](view)
    wait_until_idle(qtbot, view)
    fresh = show(match, view.width(), view.height())
    CHANGES[change](fresh)
    assert shown_on(view) == shown_on(fresh)


def test_no_effects_are_left_after_a_round(qtbot: QtBot, show: MakeView) -> None:
    """The effect items and animations of a whole round are removed at its end."""
    match = in_mid_round(match_of("scopa", deal=1), 0)
    view = show(match)
    change_look(view, speed=Speed.FAST)
    items = len(view.scene().items())
    rng = Random(1)
    while not match.sheets:
        view.animate(go_on(match, rng))
        qtbot.wait(20)
        view.skip()
        wait_until_idle(qtbot, view)
    assert len(view.scene().items()) == items
    qtbot.waitUntil(lambda: not view.findChildren(QAbstractAnimation))


# ----------------------------------------------------------------- reported events


def play_until(match: Match, kind: type, limit: int = 400) -> list[Event]:
    """Play randomly until an event of a kind happens; the events of that turn."""
    rng = Random(3)
    for _ in range(limit):
        events = go_on(match, rng)
        if any(isinstance(event, kind) for event in events):
            return events
    raise AssertionError(f"no {kind.__name__} in {limit} turns")


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.FAST])
def test_every_animated_event_is_reported(
    qtbot: QtBot, show: MakeView, monkeypatch: pytest.MonkeyPatch, speed: Speed
) -> None:
    match = match_of("scopa", deal=3)
    events = play_until(match, Swept)
    view = show(match_of("scopa", deal=3))
    # The view shows the match before that turn.
    record = match.record
    before = Match.replayed(record.until(len(record.rounds), len(record.rounds[-1].moves) - 1))
    view.show_match(before)
    change_look(view, speed=speed)
    reported: list[Event] = []
    view.event_shown.connect(reported.append)
    view.animate(events)
    wait_until_idle(qtbot, view)
    assert reported == events


# ----------------------------------------------------------------- marks, messages, buttons


def test_a_selected_card_is_raised_and_lowered_again(qtbot: QtBot, show: MakeView) -> None:
    match = in_mid_round(match_of("scopa", deal=1), 2)
    view = show(match)
    card = view.table_scene.own_hand()[0]
    item = view.table_scene.cards[card]
    lies_at = item.y()
    view.set_marks({card: CardMark(CardState.SELECTED, "7")})
    qtbot.waitUntil(lambda: not view.table_scene.is_animating)
    assert item.y() < lies_at
    view.set_marks({})
    qtbot.waitUntil(lambda: not view.table_scene.is_animating)
    assert item.y() == pytest.approx(lies_at)


def test_the_animation_of_hints_ends(show: MakeView) -> None:
    match = in_mid_round(match_of("scopa"), 2)
    view = show(match)
    view.set_marks({view.table_scene.own_hand()[0]: CardMark(CardState.HINT)})
    assert view.table_scene.is_animating
    view.set_marks({})
    assert is_at_rest(view)


def test_the_focus_ring_moves(show: MakeView) -> None:
    view = show(in_mid_round(match_of("scopa"), 2))
    first, second = view.table_scene.own_hand()[:2]
    view.table_scene.set_focused(card_element(first))
    view.table_scene.set_focused(card_element(second))
    ringed = [card for card, item in view.table_scene.cards.items() if item.has_focus]
    assert ringed == [second]
    view.table_scene.set_focused(None)
    assert not any(item.has_focus for item in view.table_scene.cards.values())


def test_open_cards_have_tool_tips(show: MakeView) -> None:
    match = in_mid_round(match_of("scopa", deal=2), 2)
    view = show(match)
    assert match.round is not None
    scene = view.table_scene
    held, table_card = view.table_scene.own_hand()[0], view.table_scene.table_rows()[0][0]
    hidden = next(cards_of(match.round.hands[1]))
    assert scene.cards[held].toolTip().endswith("in your hand")
    assert scene.cards[table_card].toolTip().endswith("on the table")
    assert not scene.cards[hidden].toolTip()
    view.set_marks({held: CardMark(CardState.LOCKED, reason="Another must be played.")})
    assert scene.cards[held].toolTip().endswith("Another must be played.")


def test_no_tool_tip_stays_over_a_card_that_moves(qtbot: QtBot, show: MakeView) -> None:
    match = in_mid_round(match_of("scopa"), 0)
    view = show(match)
    change_look(view, speed=Speed.SLOW)
    card = view.table_scene.own_hand()[0]
    place = view.mapFromScene(view.table_scene.cards[card].pos())

    def hover() -> None:
        event = QHelpEvent(QEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
        QApplication.sendEvent(view.viewport(), event)

    hover()
    assert QToolTip.text()
    view.animate(go_on(match, Random(1)))
    # Qt hides a tool tip a moment later.
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    assert not view.is_idle
    hover()
    assert not QToolTip.isVisible()
    wait_until_idle(qtbot, view)


def test_a_message_disappears_by_itself(
    qtbot: QtBot, show: MakeView, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scopa_desktop.ui.table.scene.message_strip._MIN_DURATION", 10)
    monkeypatch.setattr("scopa_desktop.ui.table.scene.message_strip._DURATION_PER_LETTER", 1)
    view = show(in_mid_round(match_of("scopa"), 2))
    before = len([item for item in view.scene().items() if item.isVisible()])
    view.show_message("It is not your turn.")
    assert len([item for item in view.scene().items() if item.isVisible()]) == before + 1
    qtbot.waitUntil(
        lambda: len([item for item in view.scene().items() if item.isVisible()]) == before
    )


def test_without_animation_a_message_disappears_at_once_after_its_time(
    qtbot: QtBot, show: MakeView, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(message_strip, "_MIN_DURATION", 0)
    monkeypatch.setattr(message_strip, "_DURATION_PER_LETTER", 0)
    view = show(in_mid_round(match_of("scopa"), 2))
    change_look(view, speed=Speed.OFF)
    view.show_message("It is not your turn.")
    (strip,) = (item for item in view.scene().items() if isinstance(item, MessageStrip))
    assert strip.isVisible()
    qtbot.waitUntil(lambda: not strip.isVisible())
    assert not strip.is_animating
    assert strip.opacity() == 1.0


def test_a_panel_fits_only_if_cards_keep_their_size(show: MakeView) -> None:
    view = show(in_mid_round(match_of("scopa"), 2))
    assert view.has_room_beside(QSize(1280, 767), 240)
    assert not view.has_room_beside(QSize(800, 767), 240)
    assert not view.has_room_beside(QSize(700, 400), 240)


def test_a_panel_does_not_squeeze_a_large_hand(show: MakeView) -> None:
    view = show(in_mid_round(match_of("scopone-scientifico", PAIRS), 2))
    assert not view.has_room_beside(QSize(1280, 767), 240)
    assert view.has_room_beside(QSize(1920, 1047), 300)


@pytest.mark.parametrize("plays", [0, 6, 9])
@pytest.mark.parametrize("size", [(640, 480), (1280, 767)], ids=str)
@pytest.mark.parametrize("game", ["scopa", "escoba"])
def test_a_message_covers_no_open_card(
    show: MakeView, game: str, size: tuple[int, int], plays: int
) -> None:
    view = show(in_mid_round(match_of(game, deal=4), plays), *size)
    view.show_message("The 7 of Coins can take the 4 and the 3, so you cannot lay it down.")
    (strip,) = (item for item in view.scene().items() if isinstance(item, MessageStrip))
    assert view.sceneRect().contains(strip.box)
    assert not any(map(strip.box.intersects, view.table_scene.face_up_boxes()))


@pytest.mark.parametrize("game", ["scopa", "cirulla"])
@pytest.mark.parametrize("size", [(640, 370), (640, 480), (1280, 767)], ids=str)
def test_a_message_covers_no_mark_of_the_coach_and_no_plaque(
    show: MakeView, size: tuple[int, int], game: str
) -> None:
    view = show(in_mid_round(match_of(game, deal=4), 0), *size)
    mark = CoachMark(CoachMarkKind.COSTLY, "−0.2")
    view.table_scene.set_coach_marks(dict.fromkeys(view.table_scene.own_hand(), mark))
    view.show_message(
        "Take the King of Swords with the King of Clubs: it counts for Cards, and nobody can sweep."
    )
    (strip,) = (item for item in view.scene().items() if isinstance(item, MessageStrip))
    marks = view.table_scene.coach_mark_boxes()
    plaques = [plaque.box for plaque in view.table_scene.static_items.plaques]
    assert len(marks) == 3
    assert not any(map(strip.box.intersects, [*marks, *plaques]))


@pytest.mark.parametrize("size", [(640, 480), (1280, 767), (1920, 1047)], ids=str)
def test_the_message_of_the_draw_covers_no_drawn_card_and_no_plaque(
    qtbot: QtBot,
    show: MakeView,
    hurried: None,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
) -> None:
    match = match_of("scopa", PAIRS)
    view = show(match, *size)
    shown: list[tuple[QRectF, list[QRectF]]] = []
    show_message = MessageStrip.show_message

    def note(strip: MessageStrip, *arguments: Any) -> None:
        show_message(strip, *arguments)
        shown.append((QRectF(strip.box), view.table_scene.face_up_boxes()))

    monkeypatch.setattr(MessageStrip, "show_message", note)
    view.animate([match.draw])
    qtbot.waitUntil(lambda: bool(shown))
    strip, boxes = shown[0]
    assert len(boxes) >= 4
    circles = map(card_badge_circle, boxes)
    badges = [QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r) for at, r in circles]
    plaques = [plaque.box for plaque in view.table_scene.static_items.plaques]
    assert not any(map(strip.intersects, [*boxes, *badges, *plaques]))
    assert view.sceneRect().contains(strip)


def test_a_partial_repaint_does_not_cancel_a_full_one(qtbot: QtBot, show: MakeView) -> None:
    view = show(None)

    def is_displayed_as_painted() -> bool:
        displayed = QApplication.primaryScreen().grabWindow(view.winId()).toImage()
        painted = view.grab().toImage()
        return displayed.size() == painted.size() and displayed.pixel(at) == painted.pixel(at)

    at = QPoint(400, 300)
    qtbot.waitUntil(is_displayed_as_painted)
    change_look(view, cloth=BLUE_CLOTH)
    view.viewport().repaint(0, 0, 40, 40)
    qtbot.waitUntil(is_displayed_as_painted)


def test_a_table_without_a_match_shows_no_items(show: MakeView) -> None:
    view = show(None)
    view.show_message("Nothing is dealt.")
    view.buttons.set_texts("Deal the cards", True, None)
    view.skip()
    assert view.is_idle
    assert not any(item.isVisible() for item in view.scene().items())
