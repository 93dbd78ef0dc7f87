"""Hints in the real window: the best action is marked and explained when the advice arrives."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt

from scopa_desktop.ai.advice import advise_by_heuristics
from scopa_desktop.ai.engine_client import EngineClient
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.rules.cards import parse_card
from scopa_desktop.rules.moves import Action, Cut, Declare, TakeTable
from scopa_desktop.ui.table.scene.card_states import CardState
from scopa_desktop.ui.table.scene.message_strip import MessageStrip

from ..conftest import Game, MakeGame

ASKS = Settings(speed="off", sounds=False, declare=False, play_on_click="never")


@pytest.fixture
def game(open_game: MakeGame) -> Game:
    """A window in which nothing is declared or played automatically."""
    return open_game(ASKS)


def ask(game: Game) -> None:
    game.window.actions_by_name["hint"].trigger()


def cards_in(game: Game, state: CardState) -> set[int]:
    """The cards with a mark of this state."""
    scene = game.view.table_scene
    return {card for card, mark in scene.marks.items() if mark.state is state}


def test_the_move_is_marked_and_explained(game: Game, messages: list[str]) -> None:
    game.lay("7B 2C KS", "7D 3S QC JC")
    ask(game)
    assert messages == [], "the window has not waited"
    game.qtbot.waitUntil(lambda: bool(messages))
    assert messages[0].startswith(
        "Take the 7 of Coins with the 7 of Clubs: it counts for Settebello"
    )
    assert cards_in(game, CardState.HINT) == {parse_card("7B"), parse_card("7D")}
    game.hit(Qt.Key.Key_Escape)
    assert not cards_in(game, CardState.HINT)
    game.play()


def to_a_cut(game: Game) -> None:
    """Begin a deal in which the person cuts."""
    for deal in range(1, 50):
        game.begin("chkobba", deal=deal)
        if any(isinstance(action, Cut) for action in game.session.legal_moves()):
            return
    raise AssertionError("the person never cuts")


def to_a_declaration(game: Game) -> None:
    game.lay("7C AD 2S", "KD KS QD JD", "cirulla")


def to_a_table_of_fifteen(game: Game) -> None:
    game.lay("AD 2S 3C", "KD JD QD QS", "escoba-quince", laid="3C 5S", table_fifteen=True)


class Decision(NamedTuple):
    """A decision before a card is played."""

    kind: type[Action]
    begin: Callable[[Game], None]
    advised: tuple[str, ...]
    """Possible beginnings of the advice."""
    marked: int
    """Number of marked cards."""


@pytest.mark.parametrize(
    "decision",
    [
        Decision(Declare, to_a_declaration, ("Declare ",), 3),
        Decision(Cut, to_a_cut, ("Keep the card", "Put the card"), 1),
        Decision(TakeTable, to_a_table_of_fifteen, ("Take ",), 2),
    ],
    ids=["declaration", "cut", "table"],
)
def test_actions_before_a_card_are_advised_too(
    game: Game, messages: list[str], decision: Decision
) -> None:
    decision.begin(game)
    assert any(isinstance(action, decision.kind) for action in game.session.legal_moves())
    ask(game)
    game.qtbot.waitUntil(lambda: bool(messages))
    assert messages[0].startswith(decision.advised)
    assert len(cards_in(game, CardState.HINT)) == decision.marked


def test_a_repeated_request_gives_the_same_advice(game: Game, messages: list[str]) -> None:
    game.begin()
    questions = game.engine.asked
    ask(game)
    ask(game)
    game.qtbot.waitUntil(lambda: bool(messages))
    marked = cards_in(game, CardState.HINT)
    ask(game)
    assert messages == [messages[0], messages[0]]
    assert cards_in(game, CardState.HINT) == marked
    assert game.engine.asked == questions + 1


@pytest.mark.parametrize("change", ["play", "undo", "new game", "look back"])
def test_a_late_answer_is_not_shown(game: Game, messages: list[str], change: str) -> None:
    game.begin(deal=4, moves=1)
    game.engine.is_silent = True
    ask(game)
    late = game.engine.answer
    match change:
        case "play":
            game.engine.is_silent = False
            view = game.session.own_view()
            game.play()
            game.session.on_answer(game.engine.asked, advise_by_heuristics(view))
        case "undo":
            game.session.undo()
            late()
        case "new game":
            game.lay("7B 2C KS", "7D 3S QC JC")
            late()
        case "look back":
            game.controller.browse(game.session.position._replace(moves=0))
            late()
    game.qtbot.wait(1)
    assert messages == []
    assert not cards_in(game, CardState.HINT)


def test_a_card_selected_meanwhile_stays_selected(game: Game, messages: list[str]) -> None:
    game.lay("7B 2C KS", "7D 3S QC JC")
    game.engine.is_silent = True
    game.click(parse_card("2C"))
    ask(game)
    assert game.controller.input.selection.card is None, "requesting a hint clears the selection"
    game.click(parse_card("KS"))
    game.engine.answer()
    game.qtbot.waitUntil(lambda: bool(messages))
    assert game.controller.input.selection.card == parse_card("KS")
    assert not cards_in(game, CardState.HINT)


def is_said(game: Game) -> bool:
    """Whether a message is visible over the hand."""
    return any(isinstance(item, MessageStrip) and item.isVisible() for item in game.view.items())


@pytest.mark.parametrize("answer", ["another card", "put down"])
def test_advice_disappears_when_the_person_acts(game: Game, answer: str) -> None:
    game.lay("7B 2C KS", "7D 3S QC JC")
    ask(game)
    game.qtbot.waitUntil(lambda: is_said(game))
    if answer == "another card":
        game.engine.is_silent = True  # The table stays as it is when the card has been played.
        game.click(parse_card("2C"))
        assert is_said(game), "the message stays while other cards are looked at"
        game.press_button(game.primary)
    else:
        game.hit(Qt.Key.Key_Escape)
    assert not is_said(game)


def test_the_engine_process_gives_advice(game: Game, messages: list[str]) -> None:
    engine = EngineClient(game.session.on_answer)
    try:
        game.set_engine(engine)
        game.lay("7B 2C KS", "7D 3S QC JC")
        ask(game)
        game.qtbot.waitUntil(lambda: bool(messages), timeout=60_000)
        assert messages[0].startswith("Take the 7 of Coins with the 7 of Clubs")
    finally:
        engine.close()
