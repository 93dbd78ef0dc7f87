"""With large texts everything grows but the room that the cards lose: the panels give way."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import cycle, product
from typing import Any

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QToolButton

from scopa_desktop.ui.aids.aid_tabs import AidTabs
from scopa_desktop.ui.move_list.move_list_panel import MoveListPanel
from scopa_desktop.ui.theme.fonts import set_text_size
from tests.sampling import parametrize_some

from ..conftest import QUICK, Game, MakeGame

SIZES = [(1280, 800), (640, 480)]
PANELS: dict[str, dict[str, Any]] = {
    "none": {},
    "moves": {"show_moves": "always"},
    "coach": {"coach": True},
    "memory": {"memory_aid": True},
    "odds": {"odds": True},
    "all": {"show_moves": "always", "coach": True, "memory_aid": True, "odds": True},
}
SetTextSize = Callable[[str], None]


@pytest.fixture
def set_size(qapp: QApplication) -> Iterator[SetTextSize]:
    """Sets the text size; it is as usual again after the test."""
    yield lambda size: set_text_size(qapp, size)
    set_text_size(qapp, "normal")


def opened(open_game: MakeGame, size: tuple[int, int], panel: str) -> Game:
    game = open_game(replace(QUICK, **PANELS[panel]), QSize(*size))
    game.begin()
    return game


def settle(game: Game) -> None:
    """Let the menu bar, the panels and the table find their places one after another."""
    for _ in range(4):
        game.show_changes()


def card_height(game: Game) -> float:
    settle(game)
    layout = game.view.table_scene.table_layout
    assert layout is not None
    return layout.card.height()


def tabs(game: Game) -> AidTabs:
    (found,) = game.window.findChildren(AidTabs)
    return found


@parametrize_some(
    ("panel", "size"),
    [*product(PANELS, SIZES)],
    default=[*zip(PANELS, cycle(SIZES), strict=False)],
    ids=str,
)
def test_large_texts_make_no_card_smaller(
    open_game: MakeGame, set_size: SetTextSize, panel: str, size: tuple[int, int]
) -> None:
    game = opened(open_game, size, panel)
    usual = card_height(game)
    for text_size in ("largest", "double"):
        set_size(text_size)
        assert card_height(game) >= usual
    set_size("normal")
    assert card_height(game) == pytest.approx(usual, abs=0.5)


def test_one_aid_at_a_time_is_shown_over_the_table(
    open_game: MakeGame, set_size: SetTextSize
) -> None:
    set_size("double")
    game = opened(open_game, (640, 480), "all")
    game.show_changes()
    assert game.aids.coach_bar is not None and game.aids.memory is not None
    coach, odds, memory = tabs(game).buttons
    assert [each.accessibleName() for each in (coach, odds, memory)] == [
        "Coach",
        "Odds",
        "Cards out and gone",
    ]
    assert game.aids.coach_bar.isVisible()
    game.qtbot.mouseClick(memory, Qt.MouseButton.LeftButton)
    assert game.aids.memory.isVisible()
    assert not game.aids.coach_bar.isVisible()
    assert [each.isChecked() for each in (coach, odds, memory)] == [False, False, True]
    game.qtbot.mouseClick(memory, Qt.MouseButton.LeftButton)
    assert not game.aids.memory.isVisible()
    assert tabs(game).open_aid is None
    game.change(coach=False, memory_aid=False, odds=False)
    game.qtbot.waitUntil(lambda: not tabs(game).isVisible())


def test_the_aids_return_to_their_places(open_game: MakeGame, set_size: SetTextSize) -> None:
    game = opened(open_game, (1280, 800), "all")
    game.show_changes()

    def places() -> list[QRect]:
        settle(game)
        parts = (game.aids.coach_bar, game.aids.odds, game.aids.memory)
        return [each.geometry() for each in parts if each is not None]

    before = places()
    set_size("double")
    assert places() != before
    set_size("normal")
    assert places() == before
    assert not tabs(game).isVisible()


def test_tool_buttons_grow_with_texts_and_stay_in_the_menu_bar(
    open_game: MakeGame, set_size: SetTextSize
) -> None:
    game = opened(open_game, (1280, 800), "none")
    bar = game.window.menuBar()

    def buttons() -> list[QToolButton]:
        return [each for each in bar.findChildren(QToolButton) if each.isVisible()]

    usual = buttons()[0].height()
    set_size("double")
    game.show_changes()
    assert buttons()[0].height() > 1.5 * usual
    for button in buttons():
        centre = button.mapTo(bar, button.rect().center())
        assert abs(centre.y() - bar.rect().center().y()) <= 3


def test_a_narrow_list_shows_a_capture_in_one_line(
    open_game: MakeGame, set_size: SetTextSize
) -> None:
    set_size("double")
    game = opened(open_game, (640, 480), "moves")
    (panel,) = game.window.findChildren(MoveListPanel)
    assert panel.width() == 240
    assert 1 < panel._delegate.scale < 2
