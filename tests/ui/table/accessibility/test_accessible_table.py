"""The table over Qt's accessibility tree, in the real window."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtWidgets import QApplication, QListView, QWidget

import scopa_desktop
from scopa_desktop.rules.cards import cards_of, mask_of, parse_card
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.seating import PAIRS
from scopa_desktop.ui.platform.sounds import Sound, Sounds
from scopa_desktop.ui.table.accessibility import accessible_table
from scopa_desktop.ui.table.accessibility.accessible_table import (
    ButtonProxy,
    CardProxy,
    GroupProxy,
    TextProxy,
)
from scopa_desktop.ui.table.scene.card_states import CardMark, CardState
from scopa_desktop.ui.table.scene.table_element import (
    STOCK,
    ElementKind,
    TableElement,
    card_element,
)

from ...accessible import Node, Role, press, tree_of
from ...conftest import Game

Key = Qt.Key
HAND, TABLE = "KD 2S AC", "7B 3C 6D 4D"


@pytest.fixture
def table(screen_reader: None, game: Game) -> Game:
    """A game whose table is accessible."""
    # Here only the clicks are of interest.
    game.view.pointer.plaque_clicked.disconnect(game.host.history_pages.show_fairness)
    game.lay(HAND, TABLE)
    settle()
    return game


def settle() -> None:
    """Let the proxies follow the scene, and those that are no longer needed go."""
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def tree(game: Game) -> Node:
    settle()
    return tree_of(game.view)


def proxy(game: Game, name: str) -> QWidget:
    """The proxy whose name begins so."""
    settle()
    proxies = [
        *game.view.findChildren(CardProxy),
        *game.view.findChildren(ButtonProxy),
        *game.view.findChildren(TextProxy),
    ]
    return next(each for each in proxies if each.accessibleName().startswith(name))


# --- what is there ------------------------------------------------------------------------------


def test_without_a_screen_reader_there_are_no_proxies(game: Game) -> None:
    game.lay(HAND, TABLE)
    settle()
    assert not game.view.findChildren(GroupProxy)
    assert not game.view.findChildren(CardProxy)


def test_a_screen_reader_that_starts_later_finds_the_table(game: Game) -> None:
    game.lay(HAND, TABLE)
    QAccessible.setActive(True)
    try:
        game.hit(Key.Key_Right)
        assert tree(game).find("Your hand").names()
    finally:
        QAccessible.setActive(False)


def test_everything_on_the_table_is_there_in_reading_order(table: Game) -> None:
    (viewport,) = tree(table).children
    names = {group.name: group.names() for group in viewport.children}
    assert names == {
        "Players": [
            "Robot, casual: 3 cards in hand, 0 points; dealer",
            "You: 3 cards in hand, 0 points; master of the table; your turn",
        ],
        "Table: 4 cards": ["7 of Clubs", "3 of Cups", "6 of Coins", "4 of Coins"],
        "Stock and piles": ["Stock: 30 cards", "Robot’s pile: empty", "Your pile: empty"],
        "Your hand: 3 cards": [
            "King of Coins, can take the 4 and the 6, or the 3 and the 7",
            "2 of Swords, takes nothing",
            "Ace of Cups, takes nothing",
        ],
    }


def test_the_elements_have_roles_and_places(table: Game) -> None:
    scene, port = table.view.table_scene, table.view.viewport()
    roles = {
        "Your hand": Role.Grouping,
        "King of Coins": Role.CheckBox,
        "7 of Clubs": Role.CheckBox,
        "Your pile": Role.StaticText,
        "Stock:": Role.StaticText,
        "You:": Role.StaticText,
    }
    whole = tree(table)
    assert {name: whole.find(name).role for name in roles} == roles
    box = scene.element_boxes()[card_element(parse_card("7B"))].toRect()
    assert whole.find("7 of Clubs").box == box.translated(port.mapToGlobal(QPoint()))


def test_what_is_hidden_stays_hidden(table: Game) -> None:
    assert table.match.round is not None
    names = " ".join(node.name for node in tree(table))
    words = table.controller.card_wording
    assert words is not None
    hidden = [words.card(card) for card in cards_of(table.match.round.hands[1])]
    assert hidden
    assert not [name for name in hidden if name in names]


def test_partners_have_one_pile_and_one_score(screen_reader: None, game: Game) -> None:
    game.begin("scopone-scientifico", PAIRS)
    whole = tree(game)
    assert whole.find("Their side: 0 points").role is Role.StaticText
    assert whole.find("Your side’s pile").role is Role.StaticText
    assert whole.find("Their side’s pile").role is Role.StaticText
    assert "points" not in whole.find("Robot 1").name
    assert not [node for node in whole if node.name.startswith("Stock:")]


def test_the_buttons_and_the_choice_sheet_are_there(table: Game) -> None:
    table.hit(Key(Key.Key_1))
    buttons = [node.name for node in tree(table) if node.role is Role.Button]
    assert buttons.pop(0).startswith("Robot, casual:")
    assert buttons == ["Take 4, 6", "Next capture, 1 of 2"]


def test_a_locked_card_says_why(table: Game) -> None:
    reason = "Another must be played."
    table.view.set_marks({parse_card("AC"): CardMark(CardState.LOCKED, reason=reason)})
    assert tree(table).find("Ace of Cups").name == f"Ace of Cups, takes nothing. {reason}"


# --- actions ------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", ["Press", "Toggle"])
def test_a_card_is_selected_by_an_action(table: Game, action: str) -> None:
    press(proxy(table, "King of Coins"), action)
    table.qtbot.waitUntil(lambda: table.primary.text() == "Take 4, 6")
    whole = tree(table)
    checked = [node.name.split(",")[0] for node in whole if "checked" in node.states]
    assert checked == ["6 of Coins", "4 of Coins", "King of Coins"]
    press(proxy(table, "King of Coins"), action)
    table.qtbot.waitUntil(lambda: not table.primary.isVisible())
    assert not [node for node in tree(table) if "checked" in node.states]


def test_a_move_is_made_by_actions_alone(table: Game) -> None:
    press(proxy(table, "King of Coins"), "Press")
    table.qtbot.waitUntil(table.primary.isVisible)
    before = table.session.position
    press(table.primary, "Press")
    table.qtbot.waitUntil(lambda: table.session.position != before)
    table.to_own_turn()
    whole = tree(table)
    assert whole.find("Your hand: 2 cards").names()[0].startswith("2 of Swords")
    assert "Your pile: 3 cards" in [node.name for node in whole]


def test_the_tree_follows_a_whole_round(screen_reader: None, game: Game) -> None:
    game.begin("cirulla", deal=3)
    words, scene = game.controller.card_wording, game.view.table_scene
    assert words is not None
    for _ in range(4):
        game.qtbot.waitUntil(lambda: game.is_ready() and game.controller.input.can_select)
        game.play()
        game.qtbot.waitUntil(game.is_ready)
        whole = tree(game)
        table = next(node for node in whole if node.name.startswith("Table:"))
        assert table.names() == [words.card(card) for card in scene.table_cards()]
        hand = whole.find("Your hand").names()
        for name, card in zip(hand, scene.own_hand(), strict=True):
            assert name.startswith(words.card(card))


# --- focus --------------------------------------------------------------------------------------


def focused(game: Game) -> list[str]:
    """The names of the elements that the tree says have the focus."""
    (viewport,) = tree(game).children
    return [node.name for group in viewport.children for node in group if "focused" in node.states]


@pytest.fixture
def reported(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the proxies whose focus was reported."""
    names: list[str] = []
    original = accessible_table._report

    def report(widget: QWidget, event: QAccessible.Event) -> None:
        if event is QAccessible.Event.Focus:
            names.append(widget.accessibleName())
        original(widget, event)

    monkeypatch.setattr(accessible_table, "_report", report)
    return names


def test_the_arrow_keys_move_the_focus_of_the_tree(table: Game, reported: list[str]) -> None:
    table.hit(Key.Key_Right)
    king = "King of Coins, can take the 4 and the 6, or the 3 and the 7"
    assert focused(table) == [king]
    table.hit(Key.Key_Left)
    assert focused(table) == ["You: 3 cards in hand, 0 points; master of the table; your turn"]
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Right, Key.Key_Right):
        table.hit(key)
    assert focused(table) == ["Your pile: empty"]
    assert reported[:2] == [king, "You: 3 cards in hand, 0 points; master of the table; your turn"]
    assert reported[-1] == "Your pile: empty"


def test_the_focus_comes_back_to_its_element(table: Game, reported: list[str]) -> None:
    table.hit(Key.Key_Right)
    table.hit(Key.Key_Tab)
    assert focused(table) == []
    reported.clear()
    table.view.setFocus()
    table.qtbot.waitUntil(lambda: bool(reported))
    assert reported[0].startswith("King of Coins")
    assert table.view.hasFocus()


def test_a_screen_reader_can_set_the_focus(table: Game) -> None:
    for name, element in (
        ("Stock:", STOCK),
        ("Your pile", TableElement(ElementKind.PILE, 0)),
        ("Robot,", TableElement(ElementKind.PLAQUE, 1)),
        ("3 of Cups", card_element(parse_card("3C"))),
    ):
        press(proxy(table, name), QAccessibleActionInterface.setFocusAction())
        settle()
        assert table.view.table_scene.focused == element
        assert table.view.hasFocus()
        assert len(focused(table)) == 1


def test_a_card_that_is_played_leaves_the_focus_with_the_table(table: Game) -> None:
    table.hit(Key.Key_Right)
    table.hit(Key.Key_Return)
    table.hit(Key.Key_Return)
    table.to_own_turn()
    settle()
    assert table.view.hasFocus()
    assert focused(table) == []
    table.hit(Key.Key_Right)
    assert len(focused(table)) == 1


def test_enter_on_an_element_that_is_no_card_clears_the_selection(table: Game) -> None:
    table.hit(Key(Key.Key_1))
    assert table.primary.isVisible()
    while table.view.table_scene.focused != TableElement(ElementKind.PLAQUE, 0):
        table.hit(Key.Key_Left)
    table.hit(Key.Key_Return)
    assert not table.primary.isVisible()


def test_the_plaque_of_an_opponent_is_a_button(table: Game) -> None:
    plaque = proxy(table, "Robot,")
    assert plaque.accessibleDescription() == "Shows how fairly the cards were dealt"
    with table.qtbot.waitSignal(table.view.pointer.plaque_clicked) as clicked:
        press(plaque, "Press")
    assert clicked.args == [1]
    assert not isinstance(proxy(table, "You"), ButtonProxy)


def test_enter_on_the_plaque_of_an_opponent_clicks_it(table: Game) -> None:
    table.hit(Key(Key.Key_1))
    table.view.table_scene.set_focused(TableElement(ElementKind.PLAQUE, 1))
    with table.qtbot.waitSignal(table.view.pointer.plaque_clicked) as clicked:
        table.hit(Key.Key_Return)
    assert clicked.args == [1]
    assert table.primary.isVisible(), "the selection stays"


def test_the_arrows_lead_to_the_plaque_of_an_opponent(table: Game) -> None:
    plaque = TableElement(ElementKind.PLAQUE, 1)
    table.hit(Key.Key_Right)
    for _ in range(4):
        table.hit(Key.Key_Up)
    for key in (Key.Key_Left, Key.Key_Right, Key.Key_Right):
        if table.view.table_scene.focused != plaque:
            table.hit(key)
    assert table.view.table_scene.focused == plaque


# --- what others notice of it -------------------------------------------------------------------


def test_the_mouse_does_not_see_the_proxies(table: Game) -> None:
    port = table.view.viewport()
    for each in (
        *table.view.findChildren(ButtonProxy),
        *table.view.findChildren(CardProxy),
        *table.view.findChildren(TextProxy),
    ):
        middle = each.mapTo(port, each.rect().center())
        assert port.childAt(middle) is None
    table.click(parse_card("2S"))
    assert "2S" in str(table.session.record.rounds[-1].moves[0])


def test_tab_passes_over_the_proxies(table: Game) -> None:
    table.view.setFocus()
    for _ in range(12):
        table.hit(Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert not isinstance(focus, ButtonProxy | CardProxy | TextProxy | GroupProxy)


def test_nothing_of_the_proxies_is_painted(game: Game) -> None:
    game.lay(HAND, TABLE)
    settle()
    before = game.view.grab().toImage()
    QAccessible.setActive(True)
    try:
        game.view.table_scene.updated.emit()
        settle()
        assert game.view.findChildren(GroupProxy)
        assert game.view.grab().toImage() == before
    finally:
        QAccessible.setActive(False)


def announced(game: Game, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the table says from now on."""
    said: list[str] = []
    monkeypatch.setattr(game.view, "announce", lambda text, **_: said.append(text))
    return said


def test_moves_and_deals_are_announced(table: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    sentences = announced(table, monkeypatch)
    table.play_by_keyboard(Move(parse_card("KD"), mask_of(map(parse_card, ("6D", "4D")))))
    table.to_own_turn()
    assert sentences[0] == "Take 4, 6", "the move that Enter would make"
    assert sentences[1] == "You take the 4 of Coins and the 6 of Coins with the King of Coins"
    assert sentences[2].startswith("Robot lays down the ")
    turn = sentences[-1].split("; ")
    assert turn[0] == "Your turn"
    assert turn[1].startswith("Table: 7 of Clubs, 3 of Cups")
    assert turn[2] == "Your hand: 2 of Swords, Ace of Cups"


def test_a_sweep_is_announced(
    screen_reader: None, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    game.lay("KD 2S AC", "7B AD AB AS")
    settle()
    sentences = announced(game, monkeypatch)
    game.play_by_keyboard(next(move for move in game.moves() if move.take.bit_count() == 4))
    assert sentences[0].endswith("with the King of Coins and make scopa")


def test_the_turn_is_announced_before_what_the_cards_can_take(
    table: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_name = CardProxy.setAccessibleName

    def record_name(proxy: CardProxy, name: str) -> None:
        spoken.append(name)
        set_name(proxy, name)

    table.play_by_keyboard(next(move for move in table.moves() if move.card == parse_card("2S")))
    spoken = announced(table, monkeypatch)
    monkeypatch.setattr(CardProxy, "setAccessibleName", record_name)
    table.to_own_turn()
    settle()
    notes = [text for text in spoken if "takes nothing" in text or "can take" in text]
    assert notes
    turn = next(text for text in spoken if text.startswith("Your turn"))
    assert spoken.index(turn) < spoken.index(notes[0])


def test_only_what_has_a_name_has_the_focus(table: Game) -> None:
    table.view.setFocus()
    whole = tree(table)
    assert [node.name for node in whole if "focused" in node.states] == ["Card table"]
    assert all(node.name for node in whole if "focusable" in node.states)


def test_a_click_on_the_table_gives_it_the_focus(table: Game) -> None:
    table.window.show_moves(True)
    moves = table.window.findChild(QListView)
    assert moves is not None
    moves.setFocus()
    table.click(parse_card("2S"))
    assert table.view.hasFocus()


def test_the_focus_ring_is_at_the_element(table: Game) -> None:
    scene = table.view.table_scene
    table.view.table_scene.set_focused(STOCK)
    ring = scene._focus_ring
    assert ring.isVisible()
    assert ring.boundingRect().contains(scene.element_boxes()[STOCK])
    table.view.table_scene.set_focused(card_element(parse_card("2S")))
    assert not ring.isVisible()
    assert scene.cards[parse_card("2S")].has_focus


def test_signals_are_heard_by_those_who_use_a_screen_reader(
    table: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Sound] = []
    monkeypatch.setattr(Sounds, "play", lambda _, sound, *__: heard.append(sound))
    table.hit(Key.Key_Return)
    for _ in range(6):
        table.hit(Key.Key_Down)
    assert heard[0] is Sound.REFUSED
    assert heard[-1] is Sound.EDGE
    QAccessible.setActive(False)
    heard.clear()
    table.hit(Key.Key_Down)
    assert not heard


ROOT = Path(scopa_desktop.__file__).parents[1]
LOADED = """
import sys
from scopa_desktop.lazy_modules import is_loaded, load_lazily
load_lazily()
import scopa_desktop.ui.main_window.main_window
package = "scopa_desktop.ui.table.accessibility."
modules = {name: module for name, module in sys.modules.items() if name.startswith(package)}
print(*sorted(name.removeprefix(package) for name, module in modules.items() if is_loaded(module)))
"""


def test_the_window_loads_only_what_waits_for_a_screen_reader() -> None:
    run = subprocess.run(
        [sys.executable, "-c", LOADED], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == ["activation"]
