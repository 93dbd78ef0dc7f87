"""The weight of cards: what lands, is knocked aside and shuffled, and that all comes to rest."""

import itertools
import math

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF, QTimer
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.events import Captured, Event, PacketDealt, Played, Swept
from scopa_desktop.rules.seating import TWO
from scopa_desktop.ui.table.animation.highlights import point_card
from scopa_desktop.ui.table.animation.impact import impact
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.theme.durations import DUST, PLAY, Speed, rhythm

from ...conftest import change_look
from ..conftest import MakeView, in_mid_round, match_of, until


def advance(animation: QAbstractAnimation, now: int) -> None:
    if animation.state() is QAbstractAnimation.State.Stopped:
        animation.start()
        animation.pause()
    animation.setCurrentTime(now)


def running(view: TableView) -> int:
    """How many timers and animations are at work anywhere in the view."""
    timers = [timer for timer in view.findChildren(QTimer) if timer.isActive()]
    animations = view.findChildren(QAbstractAnimation)
    at_work = [each for each in animations if each.state() is QAbstractAnimation.State.Running]
    return len(timers) + len(at_work) + view.table_scene.is_animating


def test_a_card_that_lands_knocks_the_others_aside_and_they_come_back(show: MakeView) -> None:
    view = show(in_mid_round(match_of("scopa"), 3))
    scene = view.table_scene
    card, *others = scene.table_cards()
    places = {other: scene.cards[other].pos() for other in others}
    landing = impact(scene, card, shake=2.0)
    moved = 0.0
    for now in range(0, landing.duration() + 1, 10):
        advance(landing, now)
        for other, place in places.items():
            way = scene.cards[other].pos() - place
            moved = max(moved, math.hypot(way.x(), way.y()))
    assert 0.5 < moved <= 2.0
    assert {other: scene.cards[other].pos() for other in others} == places
    assert scene.cards[card].scale() == pytest.approx(1.0)


def test_nobody_waits_for_the_dust_of_a_card_that_is_laid(qtbot: QtBot, show: MakeView) -> None:
    match, events = until(lambda event: isinstance(event, Played), "scopa", TWO)
    assert len(events) == 1, "nothing is captured"
    view = show(match)
    change_look(view, speed=Speed.NORMAL)
    queue, scene = view._queue, view.table_scene
    view.animate(events)
    queue._next_timer.stop()
    queue._show_next()
    assert queue._running is not None
    assert queue._running.duration() == PLAY
    with qtbot.waitSignal(view.animations_finished):
        advance(queue._running, PLAY)
    assert view.is_idle
    assert scene._effects, "the dust is still in the air"
    assert scene.is_animating
    (dust,) = scene._settling
    dust.setCurrentTime(DUST)
    assert_at_rest(view)
    assert not running(view)


def test_nothing_is_shaken_pressed_or_dusty_with_reduced_motion(show: MakeView) -> None:
    view = show(in_mid_round(match_of("scopa"), 3))
    change_look(view, reduced_motion=True)
    scene = view.table_scene
    landing = impact(scene, scene.table_cards()[0], shake=2.0)
    assert landing.duration() == 0
    items = len(scene.items())
    landing.start()
    assert len(scene.items()) == items


def test_the_intervals_between_cards_that_are_taken_become_shorter() -> None:
    times = [rhythm(100, number) for number in range(5)]
    gaps = [after - before for before, after in itertools.pairwise(times)]
    assert times[:2] == [0, 100]
    assert gaps == sorted(gaps, reverse=True)
    assert len({*gaps}) == len(gaps)


def is_shuffled(event: Event) -> bool:
    return isinstance(event, PacketDealt) and event.number == 1


def takes_point(event: Event) -> bool:
    return point_card(event, match_of("scopa").variant) is not None


KINDS = {
    "deal": lambda event: isinstance(event, PacketDealt) and event.number == 1,
    "play": lambda event: isinstance(event, Played),
    "capture": lambda event: isinstance(event, Captured),
    "sweep": lambda event: isinstance(event, Swept),
    "settebello": takes_point,
}


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.FAST])
@pytest.mark.parametrize("kind", KINDS)
def test_after_it_everything_lies_where_it_belongs_and_nothing_is_at_work(
    qtbot: QtBot, show: MakeView, hurried: None, kind: str, speed: Speed
) -> None:
    match, events = until(KINDS[kind], "scopa", TWO)
    view = show(match)
    change_look(view, speed=speed)
    view.animate(events)
    qtbot.waitUntil(lambda: view.is_idle and not running(view), timeout=20_000)
    assert_at_rest(view)


@pytest.mark.parametrize("share", [0.2, 0.5, 0.8])
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_skipped_leaves_no_trace(show: MakeView, kind: str, share: float) -> None:
    match, events = until(KINDS[kind], "scopa", TWO)
    view = show(match)
    queue = view._queue
    view.animate(events)
    queue._next_timer.stop()
    queue._show_next()
    assert queue._running is not None
    advance(queue._running, round(queue._running.duration() * share))
    view.skip()
    assert_at_rest(view)


def assert_at_rest(view: TableView) -> None:
    scene = view.table_scene
    for card, pose in scene.resting_poses().items():
        item = scene.cards[card]
        assert item.isVisible() is pose.is_visible
        if pose.is_visible:
            assert (item.pos() - pose.centre).manhattanLength() < 1
            assert (item.scale(), item.rotation(), item.opacity()) == (1.0, pose.rotation, 1.0)
    stock, piles = scene.static_items.stock, scene.static_items.piles
    assert stock.isVisible()
    assert [item.pos() for item in (stock, *piles)] == [QPointF()] * (1 + len(piles))
    assert not scene._effects
