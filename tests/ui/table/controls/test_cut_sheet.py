"""The cut before a deal, and the draw for the deal, in the real window."""

from itertools import count

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.table_events import PackCut
from scopa_desktop.rules.table_options import TableOptions
from scopa_desktop.ui.table.accessibility.readings import spoken_events
from scopa_desktop.ui.table.controls.cut_sheet import CutSheet

from ...conftest import Game, MakeGame

Key = Qt.Key


@pytest.fixture
def game(open_game: MakeGame) -> Game:
    return open_game(Settings(speed="off", sounds=False))


def begin(game: Game) -> CutSheet:
    """Begin a match whose first pack the person cuts."""
    players = [Player("You", PERSON), Player("Robot", "greedy")]
    matches = (Match(SCOPA, TWO, players, n, TableOptions(cuts_pack=True)) for n in count(1))
    game.host.put_on_table(next(match for match in matches if match.cutter == 0), MatchSource.NEW)
    game.qtbot.waitUntil(lambda: game.view.cut_sheet is not None)
    assert game.view.cut_sheet is not None
    return game.view.cut_sheet


def cuts(game: Game) -> list[object]:
    return [placed.event for placed in game.match.events]


def test_the_person_chooses_where_to_cut(game: Game) -> None:
    sheet = begin(game)
    assert sheet.isVisible()
    assert sheet.text == "Cut the pack before the deal."
    assert sheet.slider.value() == 20
    assert sheet.slider.hasFocus()
    sheet.slider.setValue(33)
    game.press_button(sheet.button)
    assert not sheet.isVisible()
    game.to_own_turn()
    assert cuts(game) == [PackCut(33)]
    assert game.view.hasFocus()


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter])
def test_enter_cuts_in_the_middle(game: Game, key: Qt.Key) -> None:
    sheet = begin(game)
    QTest.keyClick(sheet.slider, key)
    game.to_own_turn()
    assert cuts(game) == [PackCut(20)]


def test_space_does_not_cut(game: Game, messages: list[str]) -> None:
    sheet = begin(game)
    for _ in range(3):
        game.hit(Key.Key_Space)
    assert sheet.isVisible()
    assert cuts(game) == []
    assert messages == []


def test_arrow_keys_move_the_cut(game: Game) -> None:
    sheet = begin(game)
    QTest.keyClick(sheet.slider, Key.Key_Right)
    QTest.keyClick(sheet.slider, Key.Key_Return)
    game.to_own_turn()
    assert cuts(game) == [PackCut(21)]


def test_another_match_takes_the_sheet_away(game: Game) -> None:
    sheet = begin(game)
    game.begin()
    assert not sheet.isVisible()


def test_the_sheet_stays_on_the_table_of_any_size(game: Game) -> None:
    sheet = begin(game)
    for width, height in ((640, 480), (1280, 780)):
        game.window.resize(width, height)
        game.qtbot.waitUntil(lambda: game.view.viewport().rect().contains(sheet.geometry()))


def test_the_draw_is_told_to_screen_readers(game: Game) -> None:
    game.begin(deal=1)
    draw = game.match.draw
    (sentence,) = spoken_events(game.view.table_scene, [draw])
    assert sentence.startswith("Cards drawn: ")
    assert sentence.endswith(" drew the highest card and deals." if draw.dealer else " and deal.")
