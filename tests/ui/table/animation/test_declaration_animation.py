"""Animations of declarations, the cut and an instant win, and their messages."""

from collections.abc import Callable
from itertools import product
from typing import NamedTuple

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.cards import COINS, Mask, cards_of, mask_of
from scopa_desktop.rules.events import (
    CutMade,
    CutOffered,
    Declared,
    Event,
    InstantWin,
    OpeningTaken,
    TableDealt,
)
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.seating import PAIRS, TWO, Seating
from scopa_desktop.ui.table.animation import speech_bubbles
from scopa_desktop.ui.table.animation.speech_bubbles import CallBubble
from scopa_desktop.ui.table.scene.card_states import CardState
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.theme.durations import Speed
from tests.sampling import parametrize_some

from ...conftest import change_look
from ..conftest import MakeView, match_of, until


def face_up(view: TableView, cards: Mask) -> set[int]:
    items = view.table_scene.cards
    return {card for card in cards_of(cards) if items[card].isVisible() and items[card].is_face_up}


def bubbles(view: TableView) -> list[CallBubble]:
    return [item for item in view.scene().items() if isinstance(item, CallBubble)]


def declared_by(seat: int) -> Callable[[Event], bool]:
    return lambda event: isinstance(event, Declared) and event.seat == seat


def begin(view: TableView, turn: tuple[Match, list[Event]]) -> Declared:
    """Animate the turn; its declaration."""
    match, events = turn
    view.show_match(match)
    view.animate(events)
    return next(event for event in events if isinstance(event, Declared))


class Case(NamedTuple):
    """A game, the declaring seat, and whether its cards stay open."""

    game: str
    seating: Seating
    seat: int
    stays_open: bool


CASES = [
    Case("cirulla", PAIRS, 1, True),
    Case("cirulla", PAIRS, 2, True),
    Case("cirulla", TWO, 1, True),
    Case("cirullone", PAIRS, 3, True),
    Case("chorizo", TWO, 1, False),
]


@parametrize_some(
    ("case", "reduced"),
    [*product(CASES, (False, True))],
    default=[(CASES[0], False), (CASES[2], True), (CASES[4], False)],
    ids=str,
)
def test_declared_cards_are_shown_and_stay_open_in_some_games(
    qtbot: QtBot,
    show: MakeView,
    case: Case,
    reduced: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # The bubble stays for half a second, long enough to be seen on a busy computer.
    monkeypatch.setattr(speech_bubbles, "DECLARATION_HOLD", 1000)
    turn = until(declared_by(case.seat), case.game, case.seating)
    view = show(turn[0])
    change_look(view, speed=Speed.FAST)
    change_look(view, reduced_motion=reduced)
    declared = begin(view, turn)
    qtbot.waitUntil(lambda: bool(bubbles(view)), timeout=20_000)
    declared_cards = set(cards_of(declared.cards))
    assert face_up(view, declared.cards) == declared_cards
    marks = {view.table_scene.cards[card].mark.state for card in declared_cards}
    assert marks == {CardState.OPEN}
    qtbot.waitUntil(lambda: view.is_idle, timeout=20_000)
    assert not bubbles(view)
    assert face_up(view, declared.cards) == (declared_cards if case.stays_open else set())
    tips = {bool(view.table_scene.cards[card].toolTip()) for card in declared_cards}
    assert tips == {case.stays_open}


def test_the_last_open_card_of_a_hand_is_not_covered(qtbot: QtBot, show: MakeView) -> None:
    turn = until(declared_by(1), "cirulla", PAIRS)
    view = show(turn[0])
    change_look(view, speed=Speed.OFF)
    declared = begin(view, turn)
    qtbot.waitUntil(lambda: view.is_idle)
    items = [view.table_scene.cards[card] for card in cards_of(declared.cards)]
    items.sort(key=lambda item: item.zValue())
    assert [item.y() for item in items] == sorted(item.y() for item in items)
    assert items[-1].rotation() == 0


def test_a_click_ends_the_bubble(qtbot: QtBot, show: MakeView) -> None:
    turn = until(declared_by(1), "chorizo", TWO)
    view = show(turn[0])
    declared = begin(view, turn)
    qtbot.waitUntil(lambda: bool(bubbles(view)), timeout=20_000)
    view.skip()
    assert not bubbles(view)
    assert not face_up(view, declared.cards)


def test_points_that_count_at_once_are_shown_on_the_plaque(qtbot: QtBot, show: MakeView) -> None:
    turn = until(declared_by(1), "chorizo", TWO)
    view = show(turn[0])
    change_look(view, speed=Speed.OFF)
    before = view.table_scene.static_items.score_item(1).score.value
    declared = begin(view, turn)
    qtbot.waitUntil(lambda: view.is_idle)
    assert view.table_scene.static_items.score_item(1).score.value == before + declared.points


def test_points_that_count_later_are_not_shown(qtbot: QtBot, show: MakeView) -> None:
    turn = until(declared_by(1), "cirulla", TWO)
    view = show(turn[0])
    change_look(view, speed=Speed.OFF)
    begin(view, turn)
    qtbot.waitUntil(lambda: view.is_idle)
    assert view.table_scene.static_items.score_item(1).score.value == 0


def test_the_matta_shows_its_declared_value(qtbot: QtBot, show: MakeView) -> None:
    turn = until(
        lambda event: isinstance(event, Declared) and event.seat == 0 and event.wild not in (0, 7),
        "cirulla",
        PAIRS,
    )
    view = show(turn[0])
    change_look(view, speed=Speed.OFF)
    declared = begin(view, turn)
    qtbot.waitUntil(lambda: view.is_idle)
    variant = turn[0].variant
    assert variant.wild_card is not None
    scene = view.table_scene
    assert scene.appearance.declared_value(variant.wild_card) == str(declared.wild)
    others = [card for card in range(40) if card != variant.wild_card]
    assert not any(scene.appearance.declared_value(card) for card in others)
    assert f"It counts as {declared.wild}." in scene.card_description(variant.wild_card)
    view.show_match(match_of("cirulla", PAIRS))
    assert not scene.appearance.declared_value(variant.wild_card)


@pytest.mark.slow
def test_a_flor_of_the_opening_table_marks_its_cards(qtbot: QtBot, show: MakeView) -> None:
    turn = until(
        lambda event: isinstance(event, Declared) and event.combinations[0].name == "flor",
        "baciga",
        TWO,
        beside=TableDealt,
    )
    view = show(turn[0])
    declared = begin(view, turn)
    qtbot.waitUntil(lambda: bool(bubbles(view)), timeout=20_000)
    marked = [c for c, item in view.table_scene.cards.items() if item.mark.state is CardState.OPEN]
    assert mask_of(marked) == declared.cards


# ----------------------------------------------------------------- the cut


@pytest.mark.parametrize("seat", [0, 1])
def test_only_the_cutter_sees_the_card_that_was_cut(
    qtbot: QtBot, show: MakeView, seat: int
) -> None:
    match, events = until(
        lambda event: isinstance(event, CutOffered) and event.seat == seat, "chkobba", TWO
    )
    view = show(match)
    change_look(view, speed=Speed.OFF)
    view.animate(events)
    qtbot.waitUntil(lambda: view.is_idle)
    card = next(event.card for event in events if isinstance(event, CutOffered))
    item = view.table_scene.cards[card]
    assert item.isVisible()
    assert item.is_face_up is (seat == 0)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("keeps", [True, False], ids=["kept", "laid"])
def test_the_cut_card_is_the_first_of_a_hand_or_of_the_table(
    qtbot: QtBot, show: MakeView, keeps: bool
) -> None:
    match, events = until(
        lambda event: isinstance(event, CutMade) and event.keeps is keeps and event.seat == 0,
        "chkobba",
        TWO,
    )
    view = show(match)
    view.animate(events)
    qtbot.waitUntil(lambda: view.is_idle, timeout=20_000)
    card = next(event.card for event in events if isinstance(event, CutMade))
    assert card == (view.table_scene.own_hand() if keeps else view.table_scene.table_rows()[0])[0]
    assert view.table_scene.static_items.stock.count == 40 - 6 - 4


# ----------------------------------------------------------------- instant win and messages


def test_an_instant_win_shows_the_winning_cards(
    qtbot: QtBot, show: MakeView, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Not so hurried that the cards turn back before a busy computer has looked at them.
    monkeypatch.setattr(Speed, "scaled", lambda _speed, duration: duration // 3)
    view = show(match_of("cirulla"))
    view.animate([InstantWin(1, COINS)])
    qtbot.waitUntil(lambda: face_up(view, COINS) == set(cards_of(COINS)), timeout=20_000)
    qtbot.waitUntil(lambda: view.is_idle, timeout=20_000)
    assert not face_up(view, COINS)


@pytest.mark.parametrize(
    ("game", "is_wanted", "words"),
    [
        ("cirulla", declared_by(1), "Player 2 declares"),
        ("escopa", lambda event: isinstance(event, OpeningTaken), "the opening cards: "),
        ("chkobba", lambda event: isinstance(event, CutMade), "cut"),
    ],
    ids=["declaration", "opening", "cut"],
)
def test_without_animation_a_message_is_shown(
    qtbot: QtBot,
    show: MakeView,
    table_messages: list[str],
    *,
    game: str,
    is_wanted: Callable[[Event], bool],
    words: str,
) -> None:
    match, events = until(is_wanted, game, TWO)
    view = show(match)
    change_look(view, speed=Speed.OFF)
    table_messages.clear()
    view.animate(events)
    qtbot.waitUntil(lambda: view.is_idle)
    assert any(words in sentence for sentence in table_messages), table_messages
