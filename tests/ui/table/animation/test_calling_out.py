"""The animations of calling out, of the dealer's choice and of the draw."""

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.events import CalledOut, DealerDrawn, OpeningLeft
from scopa_desktop.rules.seating import PAIRS, TWO
from scopa_desktop.ui.table.animation.speech_bubbles import CallBubble
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.theme.durations import Speed

from ...conftest import change_look
from ..conftest import MakeView, in_mid_round, match_of, until


def has_bubble(view: TableView) -> bool:
    return any(isinstance(item, CallBubble) for item in view.table_scene.items())


@pytest.mark.parametrize("is_reduced", [False, True])
@pytest.mark.usefixtures("hurried")
def test_a_claim_is_shown_in_a_bubble(qtbot: QtBot, show: MakeView, *, is_reduced: bool) -> None:
    view = show(in_mid_round(match_of("scopa", PAIRS), 3))
    change_look(view, reduced_motion=is_reduced)
    view.animate([CalledOut(1)])
    qtbot.waitUntil(
        lambda: (
            any(isinstance(item, CallBubble) for item in view.table_scene.items()) or view.is_idle
        )
    )
    assert has_bubble(view)
    qtbot.waitUntil(lambda: view.is_idle, timeout=20_000)
    assert not has_bubble(view)


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.FAST], ids=lambda speed: speed.name)
def test_what_the_dealer_leaves_is_said(
    qtbot: QtBot, show: MakeView, table_messages: list[str], speed: Speed
) -> None:
    match, events = until(
        lambda event: isinstance(event, OpeningLeft), "escoba", TWO, opening_may_decline=True
    )
    view = show(match)
    change_look(view, speed=speed)
    before = view.table_scene.table_rows()
    view.animate(events)
    qtbot.waitUntil(lambda: view.is_idle, timeout=20_000)
    assert any("on the table." in sentence for sentence in table_messages)
    assert view.table_scene.table_rows() == before


@pytest.mark.usefixtures("hurried")
def test_the_table_says_who_deals(qtbot: QtBot, show: MakeView, table_messages: list[str]) -> None:
    match = match_of("scopa", PAIRS)
    view = show(match)
    view.animate([match.draw])
    qtbot.waitUntil(lambda: view.is_idle, timeout=20_000)
    assert isinstance(match.draw, DealerDrawn)
    assert sum("highest card" in sentence for sentence in table_messages) == 1
