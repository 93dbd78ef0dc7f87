"""Whole matches with the keys of one half of the keyboard, and the table with those keys."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from scopa_desktop.rules.cards import parse_card
from scopa_desktop.rules.seating import PAIRS, TWO, Seating
from scopa_desktop.ui.score.match_end_dialog import MatchEndDialog
from scopa_desktop.ui.table.input.one_handed_keys import ONE_HANDED_KEYS, ONE_HANDED_SHORTCUTS

from .conftest import Game

Key = Qt.Key
HALVES = {"left": "12345 QWERT ASDFG ZXCVB", "right": "67890 YUIOP HJKL NM"}


class OneHand:
    """Somebody who plays with one hand, and sees table and buttons."""

    def __init__(self, game: Game, half: str) -> None:
        self._game, self._keys = game, ONE_HANDED_KEYS[half]
        self.is_over = False
        self._by_usual = {usual: key for key, usual in self._keys.meanings.items()}

    def act(self) -> None:
        """Do the next thing: close a sheet, go on, or make a move."""
        game = self._game
        if QApplication.activeWindow() is None or QApplication.focusWidget() is None:
            game.window.activateWindow()
        elif isinstance(game.sheet, MatchEndDialog):
            self.is_over = True
            game.sheet.reject()
        elif game.sheet is not None:
            game.hit(self._by_usual[Key.Key_Return])
        elif game.view.choice_sheet.isVisible() and not game.controller.input.can_select:
            game.hit(self._keys.cards[0])
        elif game.session.is_own_turn and game.view.is_idle and game.moves():
            self._play()
        elif game.view.state.offer is not None:
            game.hit(self._by_usual[Key.Key_Return])

    def _play(self) -> None:
        game = self._game
        move = max(game.moves(), key=lambda each: each.take.bit_count())
        before, hand = game.session.position, game.view.table_scene.own_hand()
        index = hand.index(move.card)
        if index < len(self._keys.cards):
            game.hit(self._keys.cards[index])
        else:
            game.hit(self._keys.cards[-1])
            for _ in range(index - len(self._keys.cards) + 1):
                game.hit(self._by_usual[Key.Key_Right])
            game.hit(self._by_usual[Key.Key_Return])
        for _ in game.controller.input.selection.choices:
            if game.controller.input.selection.move == move:
                break
            game.hit(self._by_usual[Key.Key_Tab])
        if game.session.position == before:
            game.hit(self._by_usual[Key.Key_Return])


@pytest.mark.slow
@pytest.mark.parametrize("half", HALVES)
@pytest.mark.parametrize(
    ("name", "seating"),
    [("scopa", TWO), ("cirulla", TWO), ("scopone-scientifico", PAIRS)],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_match_is_played_with_one_hand(
    game: Game, half: str, name: str, seating: Seating
) -> None:
    game.change(one_handed_keys=half)
    hand = OneHand(game, half)
    timer = QTimer()
    timer.setInterval(5)
    timer.timeout.connect(hand.act)
    game.begin(name, seating)
    timer.start()
    game.qtbot.waitUntil(lambda: hand.is_over, timeout=60_000)
    timer.stop()
    assert game.match.winner is not None


@pytest.mark.parametrize("half", HALVES)
def test_all_keys_are_on_one_half_and_listed(half: str) -> None:
    keys = ONE_HANDED_KEYS[half]
    used = [*keys.meanings, *keys.cards, keys.undo, keys.hint]
    assert len(used) == len(set(used))
    letters = {chr(key) for key in used}
    assert letters <= set(HALVES[half])
    listed = " ".join(str(row[1 + list(HALVES).index(half)]) for row in ONE_HANDED_SHORTCUTS)
    numbers = {letter for letter in letters if letter.isdigit()}
    assert all(letter in listed for letter in letters - numbers)


@pytest.mark.parametrize("half", HALVES)
def test_one_hand_undoes_asks_and_deselects(game: Game, half: str) -> None:
    game.change(one_handed_keys=half)
    keys = ONE_HANDED_KEYS[half]
    by_usual = {usual: key for key, usual in keys.meanings.items()}
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    hand = game.view.table_scene.own_hand()
    game.hit(keys.cards[hand.index(parse_card("KD"))])
    assert game.primary.text() == "Take 4, 6"
    game.hit(by_usual[Key.Key_Tab])
    assert game.primary.text() == "Take 3, 7"
    game.hit(by_usual[Key.Key_Escape])
    assert game.controller.input.selection.card is None
    asked: list[bool] = []
    game.session.advised.connect(lambda *_: asked.append(True))
    game.hit(keys.hint)
    game.qtbot.waitUntil(lambda: bool(asked))
    before = game.session.position
    game.play_turn()
    game.hit(keys.undo)
    assert game.session.position == before


def test_the_usual_keys_are_as_ever_without_the_setting(game: Game) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    game.hit(Key.Key_R)
    game.hit(Key.Key_O)
    assert not game.session.record.rounds[-1].moves
