"""The last capture, the own pile, and the number of the deal at the table."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel

from scopa_desktop.rules.cards import parse_card, parse_cards
from scopa_desktop.rules.catalogue import SCOPONE
from scopa_desktop.rules.seating import PAIRS
from scopa_desktop.ui.dialogs.deal_dialog import DealDialog
from scopa_desktop.ui.score.captures_dialog import CapturesDialog
from scopa_desktop.ui.widgets.buttons import DealNumberButton
from scopa_desktop.ui.widgets.card_label import CardSpread

from .conftest import LEFT, Game


class Seen:
    """What a captures dialog shows."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.cards: list[list[int]] = []
        self.height = 0

    def look(self, dialog: CapturesDialog) -> None:
        self.texts = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
        for cards in dialog.findChildren(CardSpread):
            self.cards.append([card.card for card in cards.cards])
        self.height = dialog.height()
        dialog.accept()


def pile_place(game: Game, side: int) -> QPoint:
    scene = game.view.table_scene
    return game.view.mapFromScene(scene.static_items.piles[side].card_box.center())


def look_at_captures(game: Game, do: Callable[[], None]) -> Seen:
    seen = Seen()
    with game.answering({CapturesDialog: seen.look}) as titles:
        do()
        game.qtbot.waitUntil(lambda: bool(titles))
    assert titles == ["Last capture"]
    return seen


@pytest.fixture
def captured(game: Game) -> Game:
    """The person has taken the 4 and the 3 with the 7."""
    game.engine.is_silent = True
    game.lay("7D 5C KD", "4D 3B 2S JC")
    game.click(parse_card("7D"))
    game.qtbot.waitUntil(lambda: game.session.turn == 1 and game.view.is_idle)
    return game


def test_the_key_shows_the_last_capture_and_the_own_pile(captured: Game) -> None:
    seen = look_at_captures(captured, captured.window.actions_by_name["last_capture"].trigger)
    assert captured.window.actions_by_name["last_capture"].shortcut().toString() == "L"
    assert "You take the 4 of Coins and the 3 of Clubs with the 7 of Coins." in seen.texts
    assert "Your pile: 3 cards" in seen.texts
    capture, pile = seen.cards
    assert capture == [parse_card("7D"), *sorted(parse_cards("4D 3B"))]
    assert pile == sorted(parse_cards("7D 4D 3B"))


def test_a_click_on_the_pile_shows_it(captured: Game) -> None:
    def click() -> None:
        place = pile_place(captured, 0)
        captured.qtbot.mouseClick(captured.view.viewport(), LEFT, pos=place)

    seen = look_at_captures(captured, click)
    assert "Your pile: 3 cards" in seen.texts


def test_an_empty_pile_is_cloth(captured: Game) -> None:
    with captured.qtbot.waitSignal(captured.view.pointer.cloth_clicked):
        place = pile_place(captured, 1)
        captured.qtbot.mouseClick(captured.view.viewport(), LEFT, pos=place)


def test_nobody_looks_into_the_pile_of_another(captured: Game) -> None:
    seen = look_at_captures(captured, lambda: captured.host.score.show_captures(1))
    assert not [text for text in seen.texts if "pile" in text]
    assert len(seen.cards) == 1


def test_the_last_capture_alone_needs_less_room_than_with_the_pile(captured: Game) -> None:
    alone, with_pile = (
        look_at_captures(captured, partial(captured.host.score.show_captures, side))
        for side in (1, 0)
    )
    assert alone.height < with_pile.height


def test_a_round_without_a_capture_says_so(game: Game) -> None:
    game.engine.is_silent = True
    game.lay("7D 5C KD", "4D 6B 2S JC")
    seen = look_at_captures(game, game.window.actions_by_name["last_capture"].trigger)
    assert "Nothing has been captured in this round yet." in seen.texts
    assert seen.cards == []


def test_piles_stay_closed_in_scopone(game: Game) -> None:
    game.begin(SCOPONE.id, PAIRS, deal=1)
    for _ in range(3):
        game.play_turn()
    seen = look_at_captures(game, game.window.actions_by_name["last_capture"].trigger)
    assert "In Scopone nobody looks through the piles during a round." in seen.texts
    assert len(seen.cards) == 1, "the last capture alone"


def test_the_past_has_its_own_last_capture(game: Game) -> None:
    game.begin(deal=4)
    for _ in range(6):
        game.play_turn()
    game.window.actions_by_name["look_back"].trigger()
    game.window.actions_by_name["look_back"].trigger()
    shown = game.controller.shown_match
    assert shown is not None
    assert shown.round is not None
    seen = look_at_captures(game, game.window.actions_by_name["last_capture"].trigger)
    count = shown.round.piles[0].bit_count()
    assert any(text.startswith(f"Your pile: {count} card") for text in seen.texts)


# --- the number of the deal --------------------------------------------------------------------


def test_the_number_of_the_deal_is_copied_from_the_move_list(game: Game) -> None:
    game.change(show_moves="always")
    game.begin(deal=48213)
    (button,) = game.window.findChildren(DealNumberButton)
    assert button.text() == "Deal no. 48213"
    game.qtbot.mouseClick(button, LEFT)
    assert QApplication.clipboard().text() == "48213"
    assert button.text() == "Copied: 48213"
    game.qtbot.waitUntil(lambda: button.text() == "Deal no. 48213", timeout=10_000)
    game.begin(deal=7)
    assert button.text() == "Deal no. 7"


def test_the_number_of_the_deal_stands_alone_where_its_words_have_no_room(game: Game) -> None:
    game.change(show_moves="always")
    game.begin(deal=48213)
    (button,) = game.window.findChildren(DealNumberButton)
    room = button.sizeHint().width()
    button.fit(room - 1)
    assert button.isVisible()
    assert button.text() == "48213"
    assert button.accessibleName() == "Deal no. 48213"
    button.fit(button.sizeHint().width() - 1)
    assert not button.isVisible()
    button.fit(room)
    assert button.isVisible()
    assert button.text() == "Deal no. 48213"


def test_this_deal_is_reported_in_a_dialog(game: Game) -> None:
    texts: list[str] = []

    def look(dialog: DealDialog) -> None:
        (button,) = dialog.findChildren(DealNumberButton)
        game.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        texts.extend(label.text() for label in dialog.findChildren(QLabel))
        dialog.accept()

    game.begin(deal=48213)
    with game.answering({DealDialog: look}) as titles:
        game.window.actions_by_name["deal_info"].trigger()
    assert titles == ["This deal"]
    assert QApplication.clipboard().text() == "48213"
    assert "Scopa" in texts
    assert "You and Robot 1" in texts
