"""One message at a time lies over the table, which keeps its place."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import product

import pytest
from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget

from scopa_desktop.rules.seating import FIVE, SEATINGS, TWO_THREES, Seating
from scopa_desktop.ui.aids.odds_panel import OddsPanel
from scopa_desktop.ui.move_list.move_list_panel import MoveListPanel
from scopa_desktop.ui.table.controls.message_sheet import Message, MessageButton, Urgency
from scopa_desktop.ui.table.scene.message_strip import MessageStrip
from scopa_desktop.ui.theme.fonts import set_text_size
from tests.sampling import parametrize_some

from ...conftest import QUICK, Game, MakeGame
from ...room import cramped

VOID_DEAL = (
    "On the table: King of Coins, King of Cups, King of Swords. The deal is void; Nino 2 deals "
    "again."
)
WINDOW_SIZES = [(1920, 1080), (1280, 800), (640, 480)]
LONG = "The disk is full, so that this match cannot be saved until there is room again. " * 2


def offer(
    text: str,
    accept: Callable[[], object] = lambda: None,
    closed: Callable[[], object] | None = None,
) -> Message:
    return Message(
        lambda: text, Urgency.OFFER, lambda: [MessageButton("Yes", accept)], closed=closed
    )


def state(text: str) -> Message:
    return Message(lambda: text, Urgency.STATE, can_be_closed=False)


def test_the_next_message_waits_for_the_one_before_it(game: Game) -> None:
    game.begin()
    messages = game.view.messages
    messages.report("First.")
    messages.report("Second.")
    messages.report("First.")
    assert messages.sentences == ["First.", "Second."]
    assert game.message.text == "First."
    game.qtbot.mouseClick(game.message.close_button, Qt.MouseButton.LeftButton)
    assert game.message.text == "Second."
    game.qtbot.mouseClick(game.message.close_button, Qt.MouseButton.LeftButton)
    assert not game.message.isVisible()


def test_what_went_wrong_is_shown_before_what_is_offered(game: Game) -> None:
    game.begin()
    messages, offered, lasting = game.view.messages, offer("A lesson?"), state("Automatic.")
    for message in (offered, lasting):
        messages.show(message)
        assert game.message.text == message.text()
    messages.report("The disk is full.")
    assert messages.sentences == ["The disk is full.", "Automatic.", "A lesson?"]
    assert game.message.text == "The disk is full."
    game.qtbot.mouseClick(game.message.close_button, Qt.MouseButton.LeftButton)
    assert not game.message.close_button.isVisible(), "it lasts as long as what it says"
    messages.withdraw(lasting)
    messages.withdraw(lasting)
    assert game.message.text == "A lesson?"


def test_a_message_with_the_focus_is_not_exchanged(game: Game) -> None:
    game.begin()
    accepted: list[bool] = []
    game.view.messages.show(offer("A lesson?", lambda: accepted.append(True)))
    game.message.buttons[0].setFocus()
    game.view.messages.report("The disk is full.")
    assert game.message.text == "A lesson?"
    game.hit(Qt.Key.Key_Return)
    assert accepted == [True]
    assert game.message.text == "The disk is full."
    assert QApplication.focusWidget() is game.view


@pytest.mark.parametrize("size", [QSize(640, 480), QSize(1280, 800)], ids=str)
def test_a_message_that_comes_later_does_not_hide_the_text_over_the_table(
    game: Game, size: QSize
) -> None:
    game.begin("scopa", TWO_THREES)
    game.window.resize(size)
    game.view.show_message(VOID_DEAL)
    (strip,) = (item for item in game.view.scene().items() if isinstance(item, MessageStrip))
    game.view.messages.show(offer("New to Scopa? Learn it in ten minutes."))
    assert strip.isVisible()
    assert game.message.isVisible()
    assert not strip.box.intersects(QRectF(game.message.geometry()))


def test_escape_closes_the_message_and_says_so(game: Game) -> None:
    game.begin()
    closed: list[bool] = []
    game.view.messages.show(offer("A lesson?", closed=lambda: closed.append(True)))
    game.message.close_button.setFocus()
    game.hit(Qt.Key.Key_Escape)
    assert closed == [True]
    assert not game.message.isVisible()


def places(game: Game) -> dict[str, QRect]:
    """Where the parts of the window are, and the cards of the table."""
    kinds = (MoveListPanel, OddsPanel)
    parts: list[QWidget] = [game.view]
    parts += [part for kind in kinds for part in game.window.findChildren(kind)]
    boxes = {type(part).__name__: part.geometry() for part in parts}
    card = game.view.table_scene.own_hand()[0]
    boxes["card"] = game.view.table_scene.cards[card].sceneBoundingRect().toRect()
    return boxes


@pytest.mark.parametrize("size", [(1280, 800), (640, 480)], ids=str)
def test_a_message_moves_nothing(open_game: MakeGame, size: tuple[int, int]) -> None:
    game = open_game(replace(QUICK, show_moves="always", odds=True), QSize(*size))
    game.begin()
    before = places(game)
    game.view.messages.report(LONG)
    game.view.messages.show(offer("A lesson?"))
    game.show_changes()
    assert places(game) == before
    game.view.messages.clear()
    game.show_changes()
    assert places(game) == before


@pytest.mark.parametrize("text_size", ["normal", "double"])
@pytest.mark.parametrize("size", [(1280, 800), (640, 480)], ids=str)
def test_a_long_message_has_room(
    open_game: MakeGame, qapp: QApplication, size: tuple[int, int], text_size: str
) -> None:
    set_text_size(qapp, text_size)
    game = open_game(QUICK, QSize(*size))
    game.begin()
    game.view.messages.report(LONG)
    game.show_changes()
    assert cramped(game.message) == []
    assert game.view.viewport().rect().contains(game.message.geometry())
    layout = game.view.table_scene.table_layout
    assert layout is not None
    assert game.message.geometry().bottom() < layout.own_hand.top()
    set_text_size(qapp, "normal")


@parametrize_some(
    ("text_size", "size", "seating"),
    [*product(("normal", "double"), WINDOW_SIZES, SEATINGS)],
    default=[
        *product(["double"], [(640, 480)], SEATINGS),
        *product(["normal"], WINDOW_SIZES, [SEATINGS[0]]),
    ],
    ids=lambda value: value.description if isinstance(value, Seating) else str(value),
)
def test_a_message_covers_nothing_of_the_play(
    request: pytest.FixtureRequest,
    open_game: MakeGame,
    size: tuple[int, int],
    text_size: str,
    seating: Seating,
) -> None:
    qapp = request.getfixturevalue("qapp")
    request.addfinalizer(partial(set_text_size, qapp, "normal"))
    set_text_size(qapp, text_size)
    game = open_game(QUICK, QSize(*size))
    game.begin("escoba" if seating == FIVE else "scopa", seating)
    game.view.messages.report("The disk is full.")
    game.show_changes()
    place, scene = QRectF(game.message.geometry()), game.view.table_scene
    cards = [item.resting_box for item in scene.cards.values() if item.isVisible()]
    plaques = [item.box for item in scene.static_items.plaques]
    assert not [box for box in (*cards, *plaques) if box.intersects(place)]


LESSON = "New to Scopa? Learn it in ten minutes.", "Show me how"
RULES = "Would you like to learn how this game is played?", "Open the lesson", "Read the rules"


@pytest.mark.parametrize(("size", "texts"), [((800, 600), RULES), ((640, 480), LESSON)], ids=str)
def test_texts_are_smaller_where_large_ones_would_cover_the_play(
    open_game: MakeGame,
    request: pytest.FixtureRequest,
    size: tuple[int, int],
    texts: tuple[str, ...],
) -> None:
    qapp = request.getfixturevalue("qapp")
    request.addfinalizer(partial(set_text_size, qapp, "normal"))
    set_text_size(qapp, "double")
    game = open_game(QUICK, QSize(*size))
    game.begin()
    sentence, *words = texts
    answers = [MessageButton(word, list) for word in words]
    game.view.messages.show(Message(lambda: sentence, Urgency.OFFER, lambda: answers))
    game.show_changes()
    place = QRectF(game.message.geometry())
    occupied = game.view.table_scene.occupied_boxes()
    assert not [box for box in occupied if box.intersects(place)]
    assert cramped(game.message) == []
    assert game.message.height() == game.message.heightForWidth(game.message.width())
    small = game.message.buttons[0].height()
    assert small >= 28
    game.view.messages.fit()
    assert place == QRectF(game.message.geometry()), "it stays as it is"
    game.window.resize(1600, 1000)
    game.qtbot.waitUntil(lambda: game.message.buttons[0].height() > small)


def test_a_message_gives_way_to_what_comes_to_its_place(game: Game) -> None:
    game.begin()
    game.view.messages.show(offer(LONG))
    at_first = game.message.geometry()
    assert at_first == game.message.geometry(), "it stays where it is"
    paper = QWidget(game.view.viewport())
    paper.setGeometry(at_first)
    paper.show()
    game.view.messages.fit()
    assert not game.message.geometry().intersects(at_first)
    moved = game.message.geometry()
    paper.hide()
    game.view.messages.fit()
    assert game.message.geometry() == moved, "it goes back only if it has to"


def test_the_sheet_is_as_wide_as_its_words(game: Game) -> None:
    game.begin()
    game.view.messages.report("Saved.")
    narrow = game.message.width()
    game.view.messages.clear()
    game.view.messages.show(offer("Would you like to see how it is played?"))
    assert game.message.width() > narrow
