"""Scopone alla cieca in the window: no hand is seen, and a card is turned over and played."""

from collections.abc import Callable
from itertools import count

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.catalogue import SCOPA, variant
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.options import own_games
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import PAIRS, TWO, Seating
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.score.match_end_dialog import MatchEndDialog
from scopa_desktop.ui.table.accessibility.accessible_table import CardProxy

from .conftest import Game

Key = Qt.Key
GAME = "scopone-alla-cieca"


def begin(game: Game) -> None:
    """Begin a match, and wait until the person is to turn over a card."""
    game.begin(GAME, PAIRS, is_awaited=False)
    to_turning(game)


def to_turning(game: Game) -> None:
    game.qtbot.waitUntil(lambda: game.session.is_turning_due and game.view.is_idle)
    game.show_changes()


def hand_of(game: Game) -> list[Card]:
    """The person's hand as it lies on the table."""
    return game.view.table_scene.own_hand()


def match_before_choice() -> Match:
    """A match in which the card that the person turns over next can be played in several ways."""
    people = [Player("You", PERSON), *(Player(f"Robot {seat}", "greedy") for seat in (1, 2, 3))]
    for deal in count(1):
        match = Match(variant(GAME), PAIRS, people, deal)
        match.begin_round()
        while match.round is not None and not match.round.is_over:
            moves = match.round.legal_moves()
            if match.round.turn == 0 and len(moves) > 1 and match.round.hands[0]:
                return match
            match.play(moves[0])
    raise AssertionError("no deal has a choice")


@pytest.fixture
def chosen(game: Game) -> Game:
    """The window with a card turned over that can be played in several ways: the last one."""
    game.host.put_on_table(match_before_choice(), MatchSource.NEW)
    to_turning(game)
    game.click(hand_of(game)[-1])
    game.to_own_turn()
    return game


class Somebody:
    """Somebody who turns over cards and plays them, with keys or by mouse."""

    def __init__(self, game: Game, turn_over: Callable[[], None], play: Callable[[], None]) -> None:
        self._game, self._turn_over, self._play = game, turn_over, play
        self.is_over = False
        self.turned = 0

    def act(self) -> None:
        """Do the next thing: close a sheet, go on, turn over a card, or choose what it takes."""
        game = self._game
        if QApplication.activeWindow() is None or QApplication.focusWidget() is None:
            game.window.activateWindow()
        elif isinstance(game.sheet, MatchEndDialog):
            self.is_over = True
            game.sheet.reject()
        elif game.sheet is not None:
            game.hit(Key.Key_Return)
        elif not game.view.is_idle:
            pass
        elif game.session.is_turning_due:
            self.turned += 1
            self._turn_over()
        elif game.session.is_own_turn:
            self._play()
        elif game.view.state.offer is not None:
            game.press_button(game.primary)


BLIND_SCOPA = own_games.configured(SCOPA, {"blind_hands": True, "target": 1})


@pytest.mark.parametrize(
    ("by", "rules", "seating", "cards"),
    [
        ("keys", variant(GAME).configured({"target": 1}), PAIRS, 10),
        ("mouse", variant(GAME).configured({"target": 1}), PAIRS, 10),
        ("mouse", BLIND_SCOPA, TWO, 18),
    ],
    ids=["keys", "mouse", "packets"],
)
def test_a_match_is_played(
    game: Game, by: str, rules: Variant, seating: Seating, cards: int
) -> None:
    def turn_over() -> None:
        if by == "keys":
            game.hit(Key.Key_2 if len(hand_of(game)) > 1 else Key.Key_1)
        else:
            game.click(hand_of(game)[-1])

    def play() -> None:
        if by == "keys":
            if len(game.controller.input.selection.choices) > 1:
                game.hit(Key.Key_Tab)
            game.hit(Key.Key_Return)
        elif game.controller.input.selection.is_legal:
            game.press_button(game.primary)
        else:
            game.click(hand_of(game)[-1])

    player = Somebody(game, turn_over, play)
    timer = QTimer()
    timer.setInterval(2)
    timer.timeout.connect(player.act)
    people = [Player("You", PERSON), *(Player(f"Robot {seat}", "greedy") for seat in range(1, 4))]
    match = Match(rules, seating, people[: seating.players], 1)
    game.host.put_on_table(match, MatchSource.NEW)
    timer.start()
    game.qtbot.waitUntil(lambda: player.is_over, timeout=60_000)
    timer.stop()
    assert game.match.winner is not None
    assert player.turned == cards * game.match.deals


def test_no_hand_is_seen_before_a_card_is_turned_over(game: Game) -> None:
    begin(game)
    assert not game.face_up_seats()
    assert not game.session.legal_moves()
    assert game.session.own_view().hand == 0
    assert game.primary.text() == "Turn over a card"
    texts = [game.view.table_scene.card_description(card) for card in hand_of(game)]
    assert texts == [f"Face-down card {number} of 10" for number in range(1, 11)]


def test_the_card_turned_over_lies_where_the_person_pointed(game: Game) -> None:
    game.host.put_on_table(match_before_choice(), MatchSource.NEW)
    to_turning(game)
    before = hand_of(game)
    game.click(before[-1])
    game.to_own_turn()
    turned = game.session.turned_card
    assert hand_of(game)[-1] == turned
    assert sorted(hand_of(game)) == sorted(before)
    assert [card for card in before if not game.view.table_scene.is_hidden(card)] == [turned]
    assert game.controller.input.selection.card == turned
    assert len(game.controller.input.selection.choices) > 1


def test_another_card_cannot_be_turned_over(chosen: Game, messages: list[str]) -> None:
    turned = chosen.session.turned_card
    hidden = [card for card in hand_of(chosen) if card != turned]
    if hidden:
        chosen.controller.input.click_card(hidden[0])
        assert messages[-1] == "You have turned over a card: play that one."
    assert chosen.session.turned_card == turned
    assert chosen.controller.input.selection.card == turned


def test_a_table_card_cannot_be_marked_first(game: Game, messages: list[str]) -> None:
    game.host.put_on_table(match_before_choice(), MatchSource.NEW)
    to_turning(game)
    game.click(game.view.table_scene.table_cards()[0])
    assert messages[-1] == "First turn over one of your cards."


def test_a_turned_card_is_still_turned_after_looking_back(chosen: Game) -> None:
    turned, position = chosen.session.turned_card, chosen.session.position
    chosen.controller.browse(position._replace(moves=0))
    assert 0 not in chosen.face_up_seats()
    chosen.controller.return_to_game()
    chosen.show_changes()
    assert chosen.session.turned_card == turned
    assert chosen.face_up_seats() == {0}


def test_an_undone_choice_is_made_again(chosen: Game) -> None:
    position = chosen.session.position
    chosen.session.play(chosen.session.legal_moves()[0])
    chosen.qtbot.waitUntil(lambda: chosen.view.is_idle)
    chosen.session.undo()
    to_turning(chosen)
    assert chosen.session.position == position
    assert not chosen.face_up_seats()


def test_a_saved_match_goes_on_with_hands_face_down(chosen: Game) -> None:
    saved = chosen.reloaded()
    assert saved.record.rounds == chosen.match.record.rounds
    chosen.session.resume(saved)
    to_turning(chosen)
    assert not chosen.face_up_seats()


def test_aids_know_nothing_of_a_card_before_it_is_turned_over(game: Game) -> None:
    begin(game)
    game.change(memory_aid=True, coach=True, odds=True)
    game.show_changes()
    with pytest.raises(ValueError, match="no advice"):
        game.session.ask_advice()


def test_a_screen_reader_turns_over_a_card(screen_reader: None, game: Game) -> None:
    begin(game)
    game.view.table_scene.updated.emit()
    game.show_changes()
    proxies = game.view.viewport().findChildren(CardProxy)
    backs = [proxy for proxy in proxies if proxy.accessibleName().startswith("Face-down card")]
    assert len(backs) == 10
    backs[3].activated.emit()
    assert game.session.turned_card is not None or len(hand_of(game)) == 9
