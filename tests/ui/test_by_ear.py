"""Whole matches from what a screen reader says alone: no test looks at the table."""

import re
from itertools import pairwise

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from scopa_desktop.rules.seating import PAIRS, TWO, Seating

from .conftest import Game

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("screen_reader")]

END = re.compile(r"wins? the match")


class Listener:
    """Somebody who hears sentences and presses keys, and sees nothing."""

    def __init__(self, main: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
        self._main = main
        self.heard: list[str] = []
        self._next = 0
        self._dialog: QWidget | None = None
        update = QAccessible.updateAccessibility

        def hear(event: QAccessibleEvent) -> None:
            if isinstance(event, QAccessibleAnnouncementEvent):
                self.heard.append(event.message())
            update(event)

        monkeypatch.setattr(QAccessible, "updateAccessibility", hear)

    def act(self) -> None:
        """React to what was said since the last time; screen readers also read a new dialog."""
        focus = dialog = QApplication.focusWidget()
        if focus is None or QApplication.activeWindow() is None:
            self._main.activateWindow()  # As a window manager does when a dialog has closed.
            return
        while dialog is not None and not isinstance(dialog, QDialog):
            dialog = dialog.parentWidget()
        if dialog is not None and dialog is not self._dialog:
            interface = QAccessible.queryAccessibleInterface(dialog)
            assert interface.role() == QAccessible.Role.Dialog
            self.heard.append(f"{interface.text(QAccessible.Text.Name)} dialog")
        self._dialog = dialog
        while self._next < len(self.heard):
            sentence = self.heard[self._next]
            self._next += 1
            if keys := self.answer(sentence):
                self.press(focus, keys)
                return

    def answer(self, sentence: str) -> str:
        """The key with which a player reacts to a sentence; empty for none."""
        if sentence.endswith("dialog"):
            # The score sheet goes on to the next round or to the end of the match.
            return "Return" if "Round" in sentence or self.heard.count(sentence) == 1 else ""
        if END.search(sentence):
            return "Escape"
        if re.search(r"[.?:] 1: ", sentence) and "Your hand: 1: " not in sentence:
            return "1"
        if "Your turn" in sentence:
            return "Shift+H"
        if (hand := re.search(r"Your hand: (1: .*)", sentence)) is not None:
            cards = hand[1].split("; ")
            return next((card for card in cards if "can take" in card), cards[0])[0]
        return "Return" if re.match(r"(Take|Lay|Put|Play) ", sentence) else ""

    def press(self, focus: QWidget, keys: str) -> None:
        QTest.keySequence(focus, keys)


@pytest.mark.parametrize(
    ("name", "seating", "options"),
    [
        ("scopa", TWO, {}),
        ("cirulla", TWO, {}),
        ("escoba", TWO, {"opening_may_decline": True}),
        ("scopone-scientifico", PAIRS, {}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_match_is_played_to_its_end_from_sentences_alone(
    game: Game,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    seating: Seating,
    options: dict[str, bool],
) -> None:
    listener = Listener(game.window, monkeypatch)
    timer = QTimer(game.window)
    timer.setInterval(5)
    timer.timeout.connect(listener.act)
    game.begin(name, seating, **options)
    timer.start()
    game.qtbot.waitUntil(lambda: any(map(END.search, listener.heard)), timeout=180_000)
    timer.stop()
    assert game.match.winner is not None
    # A deal may be announced on its own before the turn, which then does not repeat the table.
    heard = [text for text in listener.heard if not text.startswith("Your hand: 1: ")]
    turns = "\n".join(["", *heard]).split("Your turn")
    assert len(turns) > 15
    for before, turn in pairwise(turns):
        since_last_turn = before.partition("\n")[2]
        assert turn.startswith("; Table: ") or "Table: " in since_last_turn
