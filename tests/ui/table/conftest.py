"""Fixtures for table views, and matches to show in them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

import pytest
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.rules import catalogue
from scopa_desktop.rules.events import DealVoided, Event
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.seating import PAIRS, THREE, TWO, Seating
from scopa_desktop.rules.variant import OptionValue
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.table.scene.plaque import SeatInfo
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.theme.durations import Speed

from ..conftest import change_look, deleted_afterwards

EVERY_GAME = [(game.id, s) for game in catalogue.CATALOGUE.values() for s in game.seatings]
ONE_TABLE_OF_EACH = [
    (game.id, game.seatings[number % len(game.seatings)])
    for number, game in enumerate(catalogue.CATALOGUE.values())
]
"""Every game at one table, for the default run of slow tests."""
GAMES = [
    (game, seating)
    for game in ("scopa", "escoba")
    for seating in catalogue.CATALOGUE[game].seatings
]
"""One game of each family of captures, for slow tests."""

Rare = tuple[str, Seating, dict[str, OptionValue]]
RARE: list[Rare] = [
    ("cirulla", PAIRS, {}),
    ("cirulla", TWO, {}),
    ("cirullone", PAIRS, {}),
    ("chkobba", TWO, {}),
    ("escoba-quince", TWO, {"table_fifteen": True}),
    ("escopa", THREE, {}),
    ("chorizo", THREE, {}),
    ("baciga", PAIRS, {}),
]
"""Games with rare events, and a seating for each."""

HURRY = 20
"""How much faster animations are with the fixture `hurried`; most still have several frames."""

PORTRAITS = ("you", "ciro", "pina", "rosa", "beppe", "nino")

MakeMatch = Callable[..., Match]
MakeView = Callable[..., TableView]


def match_of(game: str, seating: Seating = TWO, *, deal: int = 1, **options: OptionValue) -> Match:
    """A match before its first deal."""
    variant = catalogue.configured(game, options)
    seats = [Player(f"Player {seat + 1}", "random") for seat in range(seating.players)]
    return Match(variant, seating, seats, deal)


def go_on(match: Match, rng: Random) -> list[Event]:
    """Deal, or play a random legal move; the resulting events."""
    if match.needs_deal:
        return list(match.begin_round())
    assert match.round is not None
    return list(match.play(rng.choice(match.round.legal_moves())))


def in_mid_round(match: Match, plays: int, rng: Random | None = None) -> Match:
    """The match after some plays of its first round."""
    rng = rng or Random(1)
    while match.needs_deal:
        match.begin_round()
    for _ in range(plays):
        go_on(match, rng)
    return match


def until(
    is_wanted: Callable[[Event], bool],
    game: str,
    seating: Seating,
    *,
    beside: type[object] = object,
    **options: OptionValue,
) -> tuple[Match, list[Event]]:
    """A match just before a turn with an event that satisfies `wanted`, and that turn's events.

    The turn has no void deal, and also an event of the type `beside`.
    """
    for deal in range(1, 400):
        match, rng = (
            match_of(game, seating, deal=deal, **options),
            Random(deal),
        )
        while not match.sheets:
            before = match.record
            events = go_on(match, rng)
            kinds = {type(event) for event in events}
            is_fit = DealVoided not in kinds and any(issubclass(kind, beside) for kind in kinds)
            if is_fit and any(is_wanted(event) for event in events):
                return Match.replayed(before), events
    raise AssertionError(f"no such event happens in {game}")


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Divide all durations by `HURRY`, so that whole rounds can be animated."""
    monkeypatch.setattr(Speed, "scaled", lambda _speed, duration: duration // HURRY)


@contextmanager
def unpainted_view(art: CardArt, match: Match, size: QSize) -> Iterator[TableView]:
    """A new view that shows the match, laid out but not painted, and deleted afterwards."""
    view = TableView(art)
    change_look(view, deck_id="napoletane", back_id="napoletane")
    view.resize(size)
    view.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    with deleted_afterwards(view):
        view.show()
        _show_match(view, match)
        yield view


def _show_match(view: TableView, match: Match) -> None:
    view.set_players(
        [
            SeatInfo(player.name, face)
            for player, face in zip(match.players, PORTRAITS, strict=False)
        ]
    )
    view.show_match(match)


@pytest.fixture
def table_messages(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sentences shown over the table."""
    messages: list[str] = []
    monkeypatch.setattr(
        TableView, "_show_message", lambda _view, sentence: messages.append(sentence)
    )
    return messages


@pytest.fixture
def show(qtbot: QtBot, art: CardArt) -> Iterator[MakeView]:
    """Create and show a table view, with a match if one is given."""

    def make(match: Match | None = None, width: int = 800, height: int = 600) -> TableView:
        view = TableView(art)
        qtbot.addWidget(view, before_close_func=come_to_rest)
        change_look(view, deck_id="napoletane", back_id="napoletane")
        view.resize(width, height)
        view.show()
        qtbot.waitExposed(view)
        if match is not None:
            _show_match(view, match)
        return view

    def come_to_rest(view: QWidget) -> None:
        """Wait until nothing moves, and stop rendering cards ahead."""
        assert isinstance(view, TableView)
        scene = view.table_scene
        change_look(view, speed=Speed.OFF)
        view.pointer.return_dragged()
        view.skip()
        qtbot.waitUntil(lambda: view.is_idle and not scene.is_animating)
        for idle in art.findChildren(QTimer):
            idle.stop()  # Rendering ahead must not go on in the next test.

    yield make
