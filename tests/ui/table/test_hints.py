"""A hint is asked for in the real window: the move is marked and explained when it is found."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt

from scopa_desktop.ai.advice import advise_by_heuristics
from scopa_desktop.ai.engine_client import EngineClient
from scopa_desktop.play.settings import Settings
from scopa_desktop.rules.cards import parse_card
from scopa_desktop.rules.moves import Action, Cut, Declare, TakeTable
from scopa_desktop.ui.table.scene.card_states import CardState
from scopa_desktop.ui.table.scene.message_strip import MessageStrip
from scopa_desktop.ui.table.scene.table_scene import TableScene

from ..conftest import Game, MakeGame

ASKS = Settings(speed="off", sounds=False, declare=False, single_click=False)


@pytest.fixture
def asked(open_game: MakeGame) -> Game:
    """A window in which nothing is declared or played without asking."""
    return open_game(ASKS)


@pytest.fixture
def said(asked: Game, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the strip over the hand has said."""
    sentences: list[str] = []
    monkeypatch.setattr(asked.view, "say", sentences.append)
    return sentences


def ask(game: Game) -> None:
    game.window.actions_by_name["hint"].trigger()


def cards_in(game: Game, state: CardState) -> set[int]:
    """The cards that are marked so."""
    scene = game.view.scene()
    assert isinstance(scene, TableScene)
    return {card for card, mark in scene.marks.items() if mark.state is state}


def test_the_move_is_marked_and_explained(asked: Game, said: list[str]) -> None:
    asked.lay("7B 2C KS", "7D 3S QC JC")
    ask(asked)
    assert said == [], "the window has not waited"
    asked.qtbot.waitUntil(lambda: bool(said))
    assert said[0].startswith("Take 7 of Coins with the 7 of Clubs: it counts for Settebello")
    assert cards_in(asked, CardState.HINT) == {parse_card("7B"), parse_card("7D")}
    asked.hit(Qt.Key.Key_Escape)
    assert not cards_in(asked, CardState.HINT)
    asked.play()


def to_a_cut(game: Game) -> None:
    """Begin a deal in which the person cuts."""
    for deal in range(1, 50):
        game.begin("chkobba", deal=deal)
        if any(isinstance(one, Cut) for one in game.session.legal_moves()):
            return
    raise AssertionError("the person never cuts")


def to_a_declaration(game: Game) -> None:
    game.lay("7C AD 2S", "KD KS QD JD", "cirulla")


def to_a_table_of_fifteen(game: Game) -> None:
    game.lay("AD 2S 3C", "KD 5S JD QD", "escoba-quince", table_fifteen=True)


class Decision(NamedTuple):
    """Something to decide before a card is played."""

    kind: type[Action]
    begin: Callable[[Game], None]
    advised: tuple[str, ...]
    """How the advice may begin."""
    marked: int
    """How many cards are marked."""


@pytest.mark.parametrize(
    "decision",
    [
        Decision(Declare, to_a_declaration, ("Declare ",), 3),
        Decision(Cut, to_a_cut, ("Keep the card", "Lay the card"), 1),
        Decision(TakeTable, to_a_table_of_fifteen, ("Take ",), 2),
    ],
    ids=["declaration", "cut", "table"],
)
def test_what_goes_before_a_card_is_advised_too(
    asked: Game, said: list[str], decision: Decision
) -> None:
    decision.begin(asked)
    assert any(isinstance(one, decision.kind) for one in asked.session.legal_moves())
    ask(asked)
    asked.qtbot.waitUntil(lambda: bool(said))
    assert said[0].startswith(decision.advised)
    assert len(cards_in(asked, CardState.HINT)) == decision.marked


def test_asked_twice_it_says_the_same_again(asked: Game, said: list[str]) -> None:
    asked.begin()
    questions = asked.brain.asked
    ask(asked)
    ask(asked)
    asked.qtbot.waitUntil(lambda: bool(said))
    marked = cards_in(asked, CardState.HINT)
    ask(asked)
    assert said == [said[0], said[0]]
    assert cards_in(asked, CardState.HINT) == marked
    assert asked.brain.asked == questions + 1


@pytest.mark.parametrize("change", ["play", "undo", "new game", "look back"])
def test_a_late_answer_is_not_shown(asked: Game, said: list[str], change: str) -> None:
    asked.begin(deal=4)
    asked.play()
    asked.to_own_turn()
    asked.brain.is_silent = True
    ask(asked)
    late = asked.brain.answer
    match change:
        case "play":
            asked.brain.is_silent = False
            view = asked.session.own_view()
            asked.play()
            asked.session.hear(asked.brain.asked, advise_by_heuristics(view))
        case "undo":
            asked.session.undo()
            late()
        case "new game":
            asked.lay("7B 2C KS", "7D 3S QC JC")
            late()
        case "look back":
            asked.controller.look_at(asked.session.place._replace(moves=0))
            late()
    asked.qtbot.wait(1)
    assert said == []
    assert not cards_in(asked, CardState.HINT)


def test_a_card_taken_up_meanwhile_stays_up(asked: Game, said: list[str]) -> None:
    asked.lay("7B 2C KS", "7D 3S QC JC")
    asked.brain.is_silent = True
    asked.click(parse_card("2C"))
    ask(asked)
    assert asked.controller.input.card is None, "the hint is to be seen on a tidy table"
    asked.click(parse_card("KS"))
    asked.brain.answer()
    asked.qtbot.waitUntil(lambda: bool(said))
    assert asked.controller.input.card == parse_card("KS")
    assert not cards_in(asked, CardState.HINT)


def is_said(game: Game) -> bool:
    """Whether a sentence stands over the hand."""
    return any(isinstance(item, MessageStrip) and item.isVisible() for item in game.view.items())


@pytest.mark.parametrize("answer", ["another card", "put down"])
def test_advice_that_was_answered_goes(asked: Game, answer: str) -> None:
    asked.lay("7B 2C KS", "7D 3S QC JC")
    ask(asked)
    asked.qtbot.waitUntil(lambda: is_said(asked))
    if answer == "another card":
        asked.brain.is_silent = True  # The table stays as it is when the card has been played.
        asked.click(parse_card("2C"))
        assert is_said(asked), "it may be read while one looks at other cards"
        asked.press_key(asked.primary)
    else:
        asked.hit(Qt.Key.Key_Escape)
    assert not is_said(asked)


def test_the_thinking_process_advises(asked: Game, said: list[str]) -> None:
    engine = EngineClient(asked.session.hear)
    try:
        asked.set_engine(engine)
        asked.lay("7B 2C KS", "7D 3S QC JC")
        ask(asked)
        asked.qtbot.waitUntil(lambda: bool(said), timeout=60_000)
        assert said[0].startswith("Take 7 of Coins with the 7 of Clubs")
    finally:
        engine.close()
