"""The window round the table: menus, settings in force at once, languages and sizes."""

import gc
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QPoint, QRect, QSize, Qt, QTranslator
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QLayoutItem, QListView, QMenu, QToolButton

from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.rules.match import RecordPosition
from scopa_desktop.ui.main_window import main_window
from scopa_desktop.ui.move_list.move_list_panel import MoveListPanel
from scopa_desktop.ui.score.score_dialog import ScoreDialog
from scopa_desktop.ui.theme.fonts import body_font
from scopa_desktop.ui.widgets.screen_space import available_screen_size
from tests.sampling import parametrize_some

from ..conftest import Game, MakeGame
from ..pseudo import compiled

RESIZED = ((640, 480), (1600, 1000), (900, 640))
TRANSLATIONS = Path(__file__).resolve().parents[3] / "translations"


def panel_of(game: Game) -> MoveListPanel:
    return game.window.findChildren(MoveListPanel)[0]


# --- keys and menus -----------------------------------------------------------------------------


def test_no_two_actions_share_a_key(game: Game) -> None:
    at_table, left, right, *menus = game.window.actions_by_name.shortcut_groups()
    # Keys for one hand are off or take the place of others.
    for groups in ([at_table, *menus], [left], [right]):
        keys = [keys for _, group in groups for _, keys in group]
        assert len(keys) == len(set(keys))


def test_every_shortcut_is_listed_and_can_be_typed(game: Game) -> None:
    for action in game.window.actions_by_name.findChildren(QAction):
        # Nothing where there is no key, or none that is known.
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        assert keys
        assert keys in action.toolTip()


def test_the_window_and_its_frame_fit_a_small_screen(
    open_game: MakeGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = QSize(640, 480)
    monkeypatch.setattr(main_window, "available_screen_size", lambda _: screen)
    window = open_game(size=None).window
    title_bar = 30
    assert window.height() <= screen.height() - title_bar
    assert window.minimumHeight() <= screen.height() - title_bar
    assert window.width() <= screen.width()


@pytest.mark.parametrize(("height", "fills"), [(800, True), (1200, False)])
def test_where_panels_are_hidden_the_window_fills_a_screen_without_room(
    open_game: MakeGame, monkeypatch: pytest.MonkeyPatch, height: int, fills: bool
) -> None:
    monkeypatch.setattr(main_window, "available_screen_size", lambda _: QSize(1920, height))
    monkeypatch.setattr(main_window, "hides_panels", lambda: True)
    window = open_game(size=None).window
    assert bool(window.windowState() & Qt.WindowState.WindowMaximized) is fills


def test_the_speed_has_a_tool_that_opens_its_menu(game: Game) -> None:
    actions = game.window.actions_by_name
    tool = next(
        each
        for each in game.window.menuBar().findChildren(QToolButton)
        if each.defaultAction() is actions["speed"]
    )
    assert tool.toolTip() == "Game speed"
    menu = tool.defaultAction().menu()
    assert isinstance(menu, QMenu)
    assert menu.actions() == actions.speeds.actions()
    assert tool.popupMode() is QToolButton.ToolButtonPopupMode.InstantPopup


def test_no_key_is_turned_round_by_the_words_beside_it(game: Game) -> None:
    actions = game.window.actions_by_name
    keys = dict(entry for _, group in actions.shortcut_groups() for entry in group)
    assert keys["Settings"] == "\u2066Ctrl+,\u2069"
    assert actions["settings"].toolTip() == "Settings (\u2066Ctrl+,\u2069)"


@pytest.mark.parametrize(
    ("key", "speed"),
    [
        (Qt.Key.Key_1, "slow"),
        (Qt.Key.Key_2, "normal"),
        (Qt.Key.Key_3, "fast"),
        (Qt.Key.Key_4, "off"),
    ],
)
def test_the_speed_follows_its_key(game: Game, key: Qt.Key, speed: str) -> None:
    game.begin()
    game.change(speed="normal" if speed != "normal" else "fast")
    game.qtbot.keyClick(game.view, key, Qt.KeyboardModifier.AltModifier)
    assert game.store.current.speed == speed
    assert game.window.actions_by_name.speeds.checkedAction().data() == speed


def test_actions_are_offered_only_while_they_mean_something(game: Game) -> None:
    actions = game.window.actions_by_name
    game.begin()
    assert not actions["undo"].isEnabled()
    assert not actions["score"].isEnabled()
    assert actions["hint"].isEnabled()
    game.engine.is_silent = True
    game.play()
    game.show_changes()
    assert actions["undo"].isEnabled()
    assert not actions["hint"].isEnabled()


# --- settings in the middle of a round ----------------------------------------------------------


@pytest.mark.parametrize("deck", ["piacentine", "siciliane", "francesi"])
def test_another_deck_lies_on_the_table_at_once(game: Game, deck: str) -> None:
    game.begin()
    game.change(deck=deck)
    assert game.controller.deck.id == deck
    assert game.is_ready()
    game.play()


def test_every_setting_can_change_while_a_card_is_taken_up(game: Game) -> None:
    game.change(play_on_click="never")
    game.begin()
    card = game.moves()[0].card
    game.click(card)
    aimed = game.primary.text()
    game.change(deck="piacentine", back="siciliane", table_colour="blue", card_values="always")
    game.change(reduced_motion="on", show_moves="never", volume=10)
    assert game.primary.text() == aimed
    game.press_button(game.primary)
    assert game.session.position.moves > 0


def test_a_new_name_is_called_at_once(game: Game) -> None:
    game.begin()
    game.rename("Anna")
    assert game.controller.player_names == ["Anna", "Robot 1"]


def test_a_single_click_plays_only_where_it_is_wanted(game: Game) -> None:
    game.change(play_on_click="never")
    game.begin(deal=3)
    sure = next(m for m in game.moves() if [o.card for o in game.moves()].count(m.card) == 1)
    before = game.session.position
    game.click(sure.card)
    assert game.session.position == before
    game.change(play_on_click="only_move")
    game.click(sure.card)
    game.click(sure.card)
    assert game.session.position != before


def test_a_forced_only_move_is_made_where_it_is_wanted(game: Game) -> None:
    game.change(play_single_move=True)
    counts: list[int] = []
    game.session.own_turn.connect(lambda: counts.append(len(game.session.legal_moves())))
    game.begin(deal=2)
    with game.answering({ScoreDialog: lambda dialog: dialog.reject()}) as sheets:

        def wait_for_a_turn_after(turns: int) -> None:
            game.qtbot.waitUntil(lambda: len(counts) > turns or bool(sheets))

        for turns in range(20):
            wait_for_a_turn_after(turns)
            if sheets:
                break
            game.play()
    assert counts
    assert min(counts) > 1
    assert len(counts) < 18


# --- the list of moves --------------------------------------------------------------------------


def test_the_list_of_moves_gives_way_in_a_small_window(game: Game) -> None:
    game.begin()
    game.window.resize(1280, 800)
    assert panel_of(game).isVisible()
    game.window.resize(640, 480)
    assert not panel_of(game).isVisible()


@pytest.mark.parametrize(("wish", "visible"), [("always", True), ("never", False)])
def test_the_wish_for_the_list_of_moves_is_heeded_at_every_size(
    game: Game, wish: str, visible: bool
) -> None:
    game.begin()
    game.change(show_moves=wish)
    for size in (QSize(640, 480), QSize(1280, 800)):
        game.window.resize(size)
        assert panel_of(game).isVisible() is visible


def test_the_list_opened_by_hand_stays_open(game: Game) -> None:
    game.begin()
    game.window.resize(640, 480)
    game.window.actions_by_name["moves"].trigger()
    assert panel_of(game).isVisible()
    game.change(volume=20)
    game.window.resize(700, 500)
    assert panel_of(game).isVisible()
    game.change(show_moves="never")
    assert not panel_of(game).isVisible()


# --- sizes --------------------------------------------------------------------------------------


def is_animating(game: Game) -> bool:
    """Whether anything on the table still glides to its place."""
    animations = game.view.findChildren(QAbstractAnimation)
    return any(animation.state() is QAbstractAnimation.State.Running for animation in animations)


@parametrize_some("sizes", [RESIZED[:1], RESIZED], default=[RESIZED[:1]], ids=str)
def test_resizing_while_cards_move_leaves_everything_in_its_place(
    open_game: MakeGame, sizes: Sequence[tuple[int, int]]
) -> None:
    game = open_game(Settings(speed="fast", sounds=False))
    game.begin(deal=4)
    for width, height in sizes:
        game.play()
        assert not game.view.is_idle
        game.window.resize(width, height)
        game.to_own_turn()
        game.qtbot.waitUntil(lambda: not is_animating(game))
        on_cloth = game.view.viewport().rect()
        cards = [
            *game.view.table_scene.own_hand(),
            *(c for row in game.view.table_scene.table_rows() for c in row),
        ]
        assert all(on_cloth.contains(game.place_of(card)) for card in cards)
        assert {*game.view.table_scene.own_hand()} == {move.card for move in game.moves()}


def test_the_headline_is_short_in_a_narrow_window(game: Game) -> None:
    game.begin()
    game.window.resize(1000, 700)
    title = next(
        label
        for label in game.window.findChildren(QLabel)
        if "Scopa" in label.text() and "round 1" in label.text()
    )
    game.window.resize(640, 480)
    assert title.text() == "Scopa"


def test_full_screen_and_back(game: Game) -> None:
    game.begin()
    action = game.window.actions_by_name["full_screen"]
    action.trigger()
    game.qtbot.waitUntil(game.window.isFullScreen)
    assert action.isChecked()
    action.trigger()
    game.qtbot.waitUntil(lambda: not game.window.isFullScreen())
    assert not action.isChecked()


def test_the_window_comes_back_as_large_as_it_was(open_game: MakeGame) -> None:
    first = open_game()
    first.window.resize(760, 560)
    first.window.close()
    second = open_game(size=None)
    assert second.window.size() == QSize(760, 560)


# --- languages ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def inverted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A compiled language in which every sentence begins with a sign of its own."""
    texts = ET.parse(TRANSLATIONS / "scopa_desktop_es.ts")
    for message in texts.iter("message"):
        translation = message.find("translation")
        assert translation is not None
        for form in translation.findall("numerusform") or [translation]:
            form.text = f"¡{message.findtext('source')}"
    source = tmp_path_factory.mktemp("language") / "inverted.ts"
    texts.write(source, encoding="utf-8")
    return compiled(source)


@pytest.fixture
def speak_inverted(qapp: QApplication, inverted: Path) -> Iterator[Callable[[], None]]:
    """Another language from now on, as the settings bring it."""
    translator = QTranslator()
    assert translator.load(str(inverted))

    def speak() -> None:
        qapp.installTranslator(translator)
        QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)

    yield speak
    qapp.removeTranslator(translator)
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)


def test_another_language_is_spoken_at_once(game: Game, speak_inverted: Callable[[], None]) -> None:
    game.change(play_on_click="never")
    game.begin(moves=1)
    game.click(game.moves()[0].card)
    speak_inverted()
    spoken = [action.text() for action in game.window.menuBar().actions()]
    spoken += [game.window.actions_by_name["undo"].text(), game.window.windowTitle()]
    spoken += [game.primary.text(), game.view.accessibleName(), game.controller.player_names[0]]
    moves = game.window.findChildren(QListView)[0]
    spoken += [str(moves.model().index(row, 0).data()) for row in range(2)]
    assert [words for words in spoken if not words.startswith("¡")] == []
    game.press_button(game.primary)


def test_offers_are_shown_in_the_new_language(
    game: Game, speak_inverted: Callable[[], None]
) -> None:
    game.begin(moves=1)
    game.controller.browse(RecordPosition(1, 0))
    speak_inverted()
    assert game.primary.text() == "¡Back to the game"


def test_an_own_name_is_not_translated(game: Game, speak_inverted: Callable[[], None]) -> None:
    game.rename("Anna")
    game.begin()
    speak_inverted()
    assert game.controller.player_names == ["Anna", "Robot 1"]


def test_the_first_window_fits_the_screen(open_game: MakeGame) -> None:
    game = open_game(size=None)
    screen = available_screen_size(game.window)
    assert game.window.size() == game.window.size().boundedTo(screen)


@pytest.mark.usefixtures("largest_text")
def test_all_menus_fit_into_the_smallest_window_with_the_largest_text(
    game: Game, language: str
) -> None:
    window, bar = game.window, game.window.menuBar()
    for size in (QSize(640, 480), QSize(1280, 800)):
        window.resize(size)
        QApplication.processEvents()
        more = bar.findChild(QToolButton, "qt_menubar_ext_button")
        assert more is not None
        assert not more.isVisible()
    # Where there is room, they are as large as other texts.
    assert bar.font().pixelSize() == body_font().pixelSize()


@pytest.mark.usefixtures("largest_text")
def test_the_move_list_is_no_wider_than_the_cards_allow(game: Game) -> None:
    game.window.show_moves(True)
    game.window.resize(640, 480)
    QApplication.processEvents()
    panel = panel_of(game)
    assert panel.width() == 240
    assert game.window.rect().contains(QRect(panel.mapTo(game.window, QPoint()), panel.size()))


def test_measuring_the_bars_leaves_no_wrapper_of_a_layout_item(game: Game) -> None:
    """PySide would take such a wrapper for what is at the address after Qt deleted the item."""
    strip = QLabel("strip")
    game.window.add_below(strip)
    gc.collect()
    before = sum(isinstance(each, QLayoutItem) for each in gc.get_objects())
    room = game.window.height_below()
    strip.show()
    assert room - game.window.height_below() == strip.sizeHint().height()
    assert room == game.window.height_below(strip)
    gc.collect()
    assert sum(isinstance(each, QLayoutItem) for each in gc.get_objects()) == before
