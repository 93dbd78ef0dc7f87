"""The table by touch: taps, drags, long presses, two fingers, and a whole match."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from scopa_desktop.rules.cards import Card, cards_of, parse_card
from scopa_desktop.ui.score.match_end_dialog import MatchEndDialog
from scopa_desktop.ui.theme.touch_targets import set_touched
from scopa_desktop.ui.widgets.buttons import Button

from .conftest import Game


@pytest.fixture(autouse=True)
def untouched() -> Iterator[None]:
    """No finger has been used before, and none afterwards."""
    yield
    set_touched(is_touched=False)


@pytest.fixture(scope="module")
def screen() -> QPointingDevice:
    """A touch screen."""
    return QTest.createTouchDevice()


class Finger:
    """Touches the window of a game."""

    def __init__(self, game: Game, screen: QPointingDevice) -> None:
        self.game, self._screen = game, screen

    def touch(self, action: str, *at: QPoint, widget: QWidget | None = None) -> None:
        """Press, move or release a finger at each of these places of a widget, at once."""
        target = widget or self.game.view.viewport()
        sequence = QTest.touchEvent(target, self._screen, False)
        for number, point in enumerate(at):
            getattr(sequence, action)(number, point, target)
        sequence.commit()

    def tap(self, at: QPoint, widget: QWidget | None = None) -> None:
        self.touch("press", at, widget=widget)
        self.touch("release", at, widget=widget)

    def tap_card(self, card: Card) -> None:
        self.tap(self.game.place_of(card))

    def tap_button(self, button: QWidget) -> None:
        self.tap(button.rect().center(), widget=button)


@pytest.fixture
def finger(game: Game, screen: QPointingDevice) -> Finger:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    return Finger(game, screen)


def test_a_tap_selects_and_the_button_plays(finger: Finger) -> None:
    game = finger.game
    finger.tap_card(parse_card("KD"))
    assert game.primary.text() == "Take 4, 6"
    assert game.primary.height() >= 44
    before = game.session.position
    finger.tap_button(game.primary)
    assert game.session.position != before


def test_a_card_is_dragged_to_the_table(finger: Finger) -> None:
    game = finger.game
    start, end = game.place_of(parse_card("AC")), game.view.viewport().rect().center()
    before = game.session.position
    finger.touch("press", start)
    finger.touch("move", start - QPoint(0, 60))
    finger.touch("move", end)
    finger.touch("release", end)
    assert game.session.position != before


def test_two_fingers_go_through_the_captures(finger: Finger) -> None:
    game = finger.game
    finger.tap_card(parse_card("KD"))
    one, two, down = QPoint(200, 200), QPoint(260, 200), QPoint(0, 60)
    finger.touch("press", one, two)
    finger.touch("move", one + QPoint(0, 10), two + QPoint(0, 10))
    finger.touch("move", one + down, two + down)
    finger.touch("release", one + down, two + down)
    assert game.primary.text() == "Take 3, 7"
    assert game.controller.input.selection.card == parse_card("KD")


def test_a_finger_that_rests_is_told_what_the_card_takes(finger: Finger) -> None:
    game = finger.game
    at = game.place_of(parse_card("KD"))
    finger.touch("press", at)
    game.qtbot.waitUntil(lambda: "King of Coins" in QToolTip.text(), timeout=5_000)
    assert "an take" in QToolTip.text()
    finger.touch("release", at)
    assert game.controller.input.selection.card is None


@pytest.mark.slow
def test_a_match_is_played_by_touch_alone(game: Game, screen: QPointingDevice) -> None:
    finger, ends = Finger(game, screen), []
    game.window.resize(780, 700)  # A finger reaches only what is on the screen.

    def act() -> None:
        if isinstance(game.sheet, MatchEndDialog):
            ends.append(True)
            game.sheet.reject()
        elif game.sheet is not None:
            default = next(each for each in game.sheet.findChildren(Button) if each.isDefault())
            finger.tap_button(default)
        elif QApplication.activeWindow() is None:
            game.window.activateWindow()
        elif game.session.is_own_turn and game.view.is_idle and game.moves():
            play()
        elif game.view.state.offer is not None:
            finger.tap_button(game.primary)

    def play() -> None:
        move, before = game.moves()[0], game.session.position
        for card in (move.card, *cards_of(move.take)):
            if game.session.position == before:
                finger.tap_card(card)
        if game.session.position == before and game.primary.isVisible():
            finger.tap_button(game.primary)

    timer = QTimer()
    timer.setInterval(5)
    timer.timeout.connect(act)
    game.begin()
    timer.start()
    game.qtbot.waitUntil(lambda: bool(ends), timeout=60_000)
    timer.stop()
    assert game.match.winner is not None
