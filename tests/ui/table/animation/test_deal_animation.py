"""Dealing: from the dealer's seat, with the stock in the dealer's hands."""

from itertools import product

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.events import PacketDealt, TableDealt
from scopa_desktop.rules.seating import PAIRS, THREE, TWO, TWO_THREES, Seating
from scopa_desktop.ui.pictures.portraits import Expression
from scopa_desktop.ui.table.animation.choreography import Choreography
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.theme.durations import Speed
from tests.sampling import parametrize_some

from ...conftest import change_look
from ..conftest import MakeView, match_of, until


@parametrize_some(
    ("seating", "deal"),
    [*product((TWO, THREE, PAIRS, TWO_THREES), (1, 5))],
    default=[(TWO, 1), (TWO_THREES, 5)],
    ids=str,
)
def test_the_dealer_deals_from_the_seat(
    qtbot: QtBot, show: MakeView, seating: Seating, deal: int
) -> None:
    match = match_of("scopa", seating, deal=deal)
    view = show(match)
    change_look(view, speed=Speed.FAST)
    scene, stock = view.table_scene, view.table_scene.static_items.stock
    offsets: list[QPointF] = []
    events = match.begin_round()
    watched = next(event for event in events if isinstance(event, PacketDealt)).hands[0][0]
    scene.cards[watched].visibleChanged.connect(lambda: offsets.append(stock.pos()))
    view.animate(events)
    qtbot.waitUntil(lambda: view.is_idle)
    assert match.round is not None
    layout = scene.table_layout
    assert layout is not None
    zone = layout.seats[match.round.dealer]
    hand = layout.own_hand if match.round.dealer == layout.own_seat else zone.hand
    assert offsets
    held = stock.box.translated(offsets[0])
    assert held.intersects(hand)
    assert abs(held.center().x() - hand.center().x()) < 1
    assert scene.sceneRect().contains(held)
    assert not any(held.intersects(seat.plaque) for seat in layout.seats)
    assert stock.pos() == QPointF()


def test_the_opening_cards_are_dealt_in_the_same_movement(qtbot: QtBot, show: MakeView) -> None:
    match = match_of("scopa")
    view = show(match)
    change_look(view, speed=Speed.FAST)
    steps: list[None] = []
    view.cards_rested.connect(lambda: steps.append(None))
    events = match.begin_round()
    assert {PacketDealt, TableDealt} <= set(map(type, events))
    view.animate(events)
    qtbot.waitUntil(lambda: view.is_idle)
    assert len(steps) == len(events) - 1 == 2
    assert len(scene_cards := view.table_scene.table_cards()) == 4
    assert all(view.table_scene.cards[card].is_face_up for card in scene_cards)


def test_what_the_next_animations_need_is_rendered_when_all_is_at_rest(
    qtbot: QtBot, show: MakeView, monkeypatch: pytest.MonkeyPatch
) -> None:
    rendered: list[str] = []
    sweep, portrait = Choreography.render_sweep, Appearance.portrait

    def render_sweep(choreography: Choreography) -> None:
        rendered.append("sweep")
        sweep(choreography)

    def render_portrait(
        appearance: Appearance, name: str, diameter: float, expression: Expression
    ) -> QPixmap:
        rendered.append(f"{name} {expression.value}")
        return portrait(appearance, name, diameter, expression)

    monkeypatch.setattr(Choreography, "render_sweep", render_sweep)
    monkeypatch.setattr(Appearance, "portrait", render_portrait)
    match = match_of("scopa")
    view = show(match)
    change_look(view, speed=Speed.FAST)
    view.animate(match.begin_round())
    qtbot.waitUntil(lambda: "sweep" in rendered, timeout=20_000)
    assert {f"ciro {each.value}" for each in Expression} <= set(rendered)


@pytest.mark.parametrize("reduced_motion", [False, True])
def test_the_dealer_shuffles_once_a_round_before_the_cards_are_dealt(
    qtbot: QtBot, show: MakeView, hurried: None, reduced_motion: bool
) -> None:
    match = match_of("scopa")
    view = show(match)
    change_look(view, reduced_motion=reduced_motion)
    heard: list[str] = []
    view.pack_shuffled.connect(lambda: heard.append("shuffle"))
    view.event_shown.connect(lambda event: heard.append(type(event).__name__))
    view.animate(match.begin_round())
    qtbot.waitUntil(lambda: view.is_idle)
    assert heard == ["DealerDrawn", "shuffle", "PacketDealt", "TableDealt"]
    heard.clear()
    later, events = until(lambda e: isinstance(e, PacketDealt) and e.number == 2, "scopa", TWO)
    view.show_match(later)
    view.animate(events)
    qtbot.waitUntil(lambda: view.is_idle)
    assert "PacketDealt" in heard
    assert "shuffle" not in heard
