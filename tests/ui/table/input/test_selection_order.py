"""Selecting table cards and a hand card in any order, and what a complete selection plays."""

import pytest
from PySide6.QtCore import Qt

from scopa_desktop.play.storage.settings import COMPLETE_SELECTION, CONFIRM, PLAY_ON_CLICK
from scopa_desktop.rules.cards import Card, cards_of, mask_of, parse_card, parse_cards
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.moves import Move, parse_move
from scopa_desktop.ui.table.scene.card_states import PLAIN, CardMark, CardState
from scopa_desktop.ui.table.scene.message_strip import MessageStrip, SumPlate

from ....looping import check_all, loop_over
from ...conftest import Game

Key = Qt.Key
GAMES = [name for name, entry in CATALOGUE.items() if not entry.deal.is_blind]
"""Those in which the person selects a card of the hand, and turns none over."""


def last_moves(game: Game) -> list[str]:
    """All moves of the round in notation."""
    return [str(move) for move in game.session.record.rounds[-1].moves]


def click(game: Game, *names: str) -> None:
    for name in names:
        game.click(parse_card(name))


def state(game: Game, name: str) -> CardState:
    return game.view.table_scene.marks.get(parse_card(name), PLAIN).state


def names_in_state(game: Game, wanted: CardState, names: str) -> set[str]:
    return {name for name in names.split() if state(game, name) is wanted}


def shown_sum(game: Game) -> str:
    """The sum on the plate beside the hand; empty if it is hidden."""
    plates = [item for item in game.view.table_scene.items() if isinstance(item, SumPlate)]
    return next((plate.text for plate in plates if plate.isVisible()), "")


def captures(game: Game) -> list[Move]:
    """The moves that take table cards; an Ace that takes itself takes none."""
    return [move for move in game.moves() if move.take and move.take != 1 << move.card]


def begin_with_capture(game: Game, game_id: str) -> Move:
    """Begin a match and play until the person can capture; gives a capture of the most cards."""
    game.begin(game_id, CATALOGUE[game_id].seatings[0])
    for _ in range(12):
        if found := captures(game):
            return max(found, key=lambda move: (move.take.bit_count(), move.take))
        before = game.session.position
        game.session.play(game.session.legal_moves()[-1])
        assert game.session.position != before
        game.to_own_turn()
    raise AssertionError("no capture in twelve turns")


def was_made(game: Game, move: Move, played: int) -> bool:
    """Whether the move was made after `played` moves of the round."""
    return last_moves(game)[played : played + 1] == [str(move)]


# --- table cards first ---------------------------------------------------------------------------


@loop_over("game_id", GAMES)
def test_a_capture_is_made_by_table_cards_first_in_every_game(game: Game, game_id: str) -> None:
    game.change(play_on_click=COMPLETE_SELECTION)
    move = begin_with_capture(game, game_id)
    played = len(last_moves(game))
    for card in cards_of(move.take):
        assert len(last_moves(game)) == played, "nothing is played before the hand card"
        game.click(card)
    game.click(move.card)
    assert was_made(game, move, played)


@loop_over("game_id", GAMES)
def test_a_capture_is_made_by_the_hand_card_first_in_every_game(game: Game, game_id: str) -> None:
    game.change(play_on_click=COMPLETE_SELECTION)
    move = begin_with_capture(game, game_id)
    played = len(last_moves(game))
    is_unique = not any(
        other.card == move.card and move.take & other.take == move.take and other != move
        for other in captures(game)
    )
    game.click(move.card)
    for card in cards_of(move.take):
        assert len(last_moves(game)) == played, "the selection is not complete"
        game.click(card)
    if not is_unique:
        assert len(last_moves(game)) == played, "a larger capture can still be meant"
        game.press_button(game.primary)
    assert was_made(game, move, played)


@loop_over("game_id", GAMES)
def test_a_capture_is_made_by_the_keyboard_in_every_game(game: Game, game_id: str) -> None:
    game.change(play_on_click=COMPLETE_SELECTION)
    move = begin_with_capture(game, game_id)
    played = len(last_moves(game))
    for card in (*cards_of(move.take), move.card):
        focus_on(game, card)
        game.hit(Key.Key_Space)
    assert was_made(game, move, played)


def focus_on(game: Game, card: Card) -> None:
    """Move the focus to a card of the hand or the table by the arrow keys."""
    rows = [*game.view.table_scene.table_rows(), game.view.table_scene.own_hand()]
    row = next(number for number, cards in enumerate(rows) if card in cards)
    for _ in range(2 * len(rows)):
        focused = game.view.table_scene.focused
        current = next(
            (number for number, cards in enumerate(rows) if focused and focused.card in cards),
            None,
        )
        if current == row:
            break
        game.hit(Key.Key_Up if current is None or current > row else Key.Key_Down)
    for _ in range(20):
        focused = game.view.table_scene.focused
        assert focused is not None and focused.card is not None
        step = rows[row].index(card) - rows[row].index(focused.card)
        if not step:
            return
        game.hit(Key.Key_Right if step > 0 else Key.Key_Left)
    raise AssertionError("the card is not reached")


def test_the_sum_so_far_is_shown_and_a_second_click_deselects(game: Game) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    click(game, "7B")
    assert shown_sum(game) == "7"
    click(game, "3C")
    assert shown_sum(game) == "7 + 3 = 10"
    assert names_in_state(game, CardState.TAKEN, "7B 3C 6D 4D") == {"7B", "3C"}
    click(game, "7B")
    assert shown_sum(game) == "3"
    click(game, "3C")
    assert shown_sum(game) == ""
    assert not any(mark.state is CardState.NOT_TAKEN for mark in marks(game).values())
    assert last_moves(game) == []


def marks(game: Game) -> dict[Card, CardMark]:
    return dict(game.view.table_scene.marks)


def test_the_sum_is_announced(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    sentences: list[str] = []
    game.change(play_on_click=CONFIRM)
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    monkeypatch.setattr(game.view, "announce", sentences.append)
    click(game, "7B", "3C", "KD")
    assert sentences == ["7", "7 + 3 = 10", "Take 3, 7"]


def test_cards_that_no_longer_fit_are_dimmed(game: Game) -> None:
    game.lay("KD QS 2C", "7B 3C 6D 5D")
    hand_and_table = "KD QS 2C 7B 3C 6D 5D"
    click(game, "6D")
    # The Queen counts 9 and takes six and three; nothing takes six with seven or five.
    dimmed = names_in_state(game, CardState.NOT_TAKEN, hand_and_table)
    assert dimmed == {"KD", "2C", "7B", "5D"}
    tip = game.view.table_scene.cards[parse_card("KD")].toolTip()
    assert "It cannot be combined with the selected cards." in tip
    click(game, "6D", "3C")
    dimmed = names_in_state(game, CardState.NOT_TAKEN, hand_and_table)
    assert dimmed == {"2C", "5D"}


@pytest.mark.parametrize("setting", PLAY_ON_CLICK)
def test_an_impossible_selection_is_explained_and_kept(
    game: Game, messages: list[str], setting: str
) -> None:
    game.change(play_on_click=setting)
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    click(game, "7B", "6D")
    assert messages == ["No card of your hand can take these cards together."]
    click(game, "KD")
    assert messages[1:] == [
        "The King of Coins cannot take 6 of Coins, 7 of Clubs: 7 + 6 = 13, not 10."
    ]
    assert last_moves(game) == []
    assert game.view.table_scene.marks[parse_card("KD")].state is CardState.SELECTED
    # Nothing is lost: with another table card in the place of the six it is a capture.
    click(game, "6D", "3C")
    if setting == CONFIRM:
        game.press_button(game.primary)
    assert last_moves(game)[:1] == ["KD x 3C 7B"]


def test_a_single_card_that_goes_with_nothing_is_explained(game: Game, messages: list[str]) -> None:
    game.lay("3B 2S AC", "7B KC 6D 4D")
    click(game, "7B")
    assert messages == ["No card of your hand can take this card."]
    click(game, "6D")
    assert len(messages) == 1


def test_cards_that_go_with_nothing_are_explained_once(game: Game, messages: list[str]) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    click(game, "7B", "6D", "4D", "4D")
    assert messages == ["No card of your hand can take these cards together."]


def test_the_explanation_disappears_with_the_selection(game: Game) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    (strip,) = [item for item in game.view.table_scene.items() if isinstance(item, MessageStrip)]
    for names in ("7B 6D", "KD"):
        click(game, *names.split())
        assert strip.isVisible()
    click(game, "6D")
    assert not strip.isVisible()


def test_another_match_can_begin_while_an_impossible_selection_is_shown(game: Game) -> None:
    game.change(play_on_click=CONFIRM)
    game.lay("7D 2S 4C", "7S QD 5C KC")
    click(game, "QD", "7D")
    assert not game.primary.isEnabled() and not game.secondary.isEnabled()
    game.begin("scopone", CATALOGUE["scopone"].seatings[0])
    assert game.is_ready() and not game.primary.isVisible()


# --- a complete selection ------------------------------------------------------------------------


def test_a_hand_card_alone_is_not_played_by_a_complete_selection(game: Game) -> None:
    game.change(play_on_click=COMPLETE_SELECTION)
    game.lay("2S 5C KD", "6D 4B 7S JC")
    click(game, "2S")
    assert last_moves(game) == []
    assert game.primary.text() == "Discard"
    game.press_button(game.primary)
    assert last_moves(game)[:1] == ["2S"]


def test_suggested_cards_look_other_than_selected_ones(game: Game) -> None:
    game.change(play_on_click=COMPLETE_SELECTION)
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    click(game, "KD")
    assert names_in_state(game, CardState.SUGGESTED, "7B 3C 6D 4D") == {"6D", "4D"}
    click(game, "3C")
    assert state(game, "3C") is CardState.TAKEN
    assert state(game, "7B") is CardState.SUGGESTED
    assert game.primary.text() == "Take 3, 7"
    assert last_moves(game) == []
    click(game, "7B")
    assert last_moves(game)[:1] == ["KD x 3C 7B"]


def test_a_suggestion_can_be_confirmed(game: Game) -> None:
    game.change(play_on_click=COMPLETE_SELECTION)
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    game.hit(Key(Key.Key_1 + game.view.table_scene.own_hand().index(parse_card("KD"))))
    game.hit(Key.Key_Tab)
    assert game.primary.text() == "Take 3, 7"
    game.hit(Key.Key_Return)
    assert last_moves(game)[:1] == ["KD x 3C 7B"]


def test_cards_that_make_fifteen_by_themselves_are_taken_at_once(game: Game) -> None:
    game.change(play_on_click=COMPLETE_SELECTION)
    game.lay("AD 2S 3C", "KD JD QD QS", "escoba-quince", laid="3C 5S", table_fifteen=True)
    click(game, "KD")
    assert last_moves(game)[2:] == []
    click(game, "5S")
    game.to_own_turn()
    assert last_moves(game)[2:] == ["x KD 5S"]
    assert game.match.round is not None and game.match.round.turn == 0


def test_dealt_cards_that_make_fifteen_by_themselves_are_not_taken(
    game: Game, messages: list[str]
) -> None:
    game.change(play_on_click=COMPLETE_SELECTION)
    game.lay("AD 2S 3C", "KD 5S JD QD", "escoba-quince", table_fifteen=True)
    assert not game.view.choice_sheet.isVisible()
    click(game, "KD", "5S")
    game.hit(Key.Key_Return)
    assert last_moves(game) == []
    assert messages[-1:] == [
        "These cards were all dealt to the table. You can take cards without playing only if a "
        "player has laid down one of them."
    ]


def test_a_set_within_a_larger_one_waits_unless_the_hand_card_comes_last(game: Game) -> None:
    game.change(play_on_click=COMPLETE_SELECTION)
    game.lay("KD 2S 3C", "5S 7D JC QC", "escopa")
    click(game, "KD", "5S")
    assert last_moves(game) == [], "the larger set can still be meant"
    click(game, "7D", "JC")
    assert last_moves(game)[:1] == ["KD x 7D JC 5S"]
    game.lay("KD 2S 3C", "5S 7D JC QC", "escopa")
    click(game, "5S", "KD")
    assert last_moves(game)[:1] == ["KD x 5S"]


def test_an_ace_that_takes_all_waits_for_all(game: Game) -> None:
    game.change(play_on_click=COMPLETE_SELECTION)
    game.lay("AD 2S 4C", "JD 3D KD 6C", "scopa-assi")
    click(game, "AD", "JD", "3D", "KD")
    assert last_moves(game) == []
    click(game, "6C")
    (move,) = [parse_move(text) for text in last_moves(game)[:1]]
    assert move == Move(parse_card("AD"), mask_of(parse_cards("JD 3D KD 6C")))


# --- the Discard key -----------------------------------------------------------------------------


@loop_over("game_id", GAMES)
def test_the_discard_key_lays_a_card_or_says_why_not_in_every_game(
    game: Game, messages: list[str], game_id: str
) -> None:
    game.change(play_on_click=CONFIRM)
    game.begin(game_id, CATALOGUE[game_id].seatings[0])
    check_all(range(3), lambda turn: check_discarding(game, messages))


def check_discarding(game: Game, sentences: list[str]) -> None:
    """Press Delete with each card of the hand selected, until one is laid."""
    for card in game.view.table_scene.own_hand():
        game.to_own_turn()
        played = len(last_moves(game))
        game.view.table_scene.set_focused(None)
        game.hit(Key.Key_Escape)
        game.click(card)
        is_legal = Move(card) in game.moves()
        sentences.clear()
        shown = [button for button in (game.primary, game.secondary) if button.text() == "Discard"]
        assert [button.isEnabled() for button in shown] in ([], [is_legal])
        assert not is_legal or shown
        game.hit(Key.Key_Delete)
        if is_legal:
            assert was_made(game, Move(card), played)
            game.to_own_turn()
            return
        assert len(last_moves(game)) == played
        assert len(sentences) == 1


def test_discarding_nothing_says_what_to_do(game: Game, messages: list[str]) -> None:
    game.lay("2S 5C KD", "6D 4B 7S JC")
    game.hit(Key.Key_Backspace)
    assert messages == ["Choose a card from your hand first."]
    assert last_moves(game) == []


def test_a_card_that_must_take_is_not_discarded(game: Game, messages: list[str]) -> None:
    game.change(play_on_click=CONFIRM)
    game.lay("7D 2S 4C", "7S QD 5C KC")
    click(game, "7D")
    assert game.secondary.text() == "Discard" and not game.secondary.isEnabled()
    game.hit(Key.Key_Delete)
    assert messages == ["The 7 of Coins can take 7 of Swords, so you cannot lay it down."]
    assert last_moves(game) == []


def test_the_shortcuts_dialog_shows_the_discard_key(game: Game) -> None:
    groups = dict(game.window.actions_by_name.shortcut_groups())
    assert ("Discard the selected card", "Delete or Backspace") in groups["At the table"]
