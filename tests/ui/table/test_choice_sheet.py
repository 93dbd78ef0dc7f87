"""What goes before a card, in the real window: the sheet of offers, its keys and marks."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication

from scopa_desktop.play.settings import Settings
from scopa_desktop.rules.moves import Cut, Declare, TakeTable
from scopa_desktop.rules.seating import PAIRS
from scopa_desktop.ui.table.input.choice_sheet import ChoiceSheet
from scopa_desktop.ui.table.scene.card_states import CardState
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.widgets.buttons import Button as PaperKey

from ..conftest import Game, MakeGame

Button = Qt.Key
ASKS = Settings(speed="off", sounds=False, declare=False)


@pytest.fixture
def asked(open_game: MakeGame) -> Game:
    """A window in which nothing is declared without asking."""
    return open_game(ASKS)


def sheet(game: Game) -> ChoiceSheet:
    return game.view.findChildren(ChoiceSheet)[0]


def keys(game: Game) -> list[PaperKey]:
    """The keys that can be seen on the sheet."""
    return [key for key in sheet(game).findChildren(PaperKey) if key.isVisible()]


def scene(game: Game) -> TableScene:
    shown = game.view.scene()
    assert isinstance(shown, TableScene)
    return shown


def states(game: Game) -> dict[CardState, int]:
    """How many cards are in each state."""
    found = [item.mark.state for item in scene(game).cards.values() if item.isVisible()]
    return {state: found.count(state) for state in set(found)}


def small_hand(game: Game) -> None:
    game.lay("7C AD 2S", "KD KS QD JD", "cirulla")


def test_the_sheet_offers_what_the_hand_allows(asked: Game) -> None:
    small_hand(asked)
    offered = [one for one in asked.session.legal_moves() if isinstance(one, Declare)]
    words = [key.text() for key in keys(asked)]
    assert len(words) == len(offered) + 1
    assert words[0] == "Small total \N{LEFT-TO-RIGHT MARK}+3, matta as Ace"
    assert words[-1] == "Not now"
    assert "2 of " in keys(asked)[0].accessibleName()


def test_the_keys_of_the_sheet_stand_in_its_middle(asked: Game) -> None:
    asked.lay("4D AC 3S", "KD KS QD JD", "cirulla")
    middle = sheet(asked).width() / 2
    offset = [key.mapTo(sheet(asked), key.rect().center()).x() - middle for key in keys(asked)]
    assert len(offset) == 2
    assert all(abs(aside) <= 2 for aside in offset)


def test_enter_does_what_the_gold_key_says(asked: Game) -> None:
    small_hand(asked)
    asked.hit(Button.Key_Return)
    one = asked.match.round
    assert one is not None
    assert one.declared[0] == one.hands[0]
    assert not sheet(asked).isVisible()


def test_tab_leads_to_the_sheet_and_a_number_chooses(asked: Game) -> None:
    small_hand(asked)
    asked.hit(Button.Key_Tab)
    assert QApplication.focusWidget() is keys(asked)[0]
    asked.hit(Button.Key_3)
    one = asked.match.round
    assert one is not None
    assert one.bonuses
    assert one.values.of(one.variant.wild_card or 0) == 3
    assert QApplication.focusWidget() is asked.view


def test_a_hand_is_played_by_numbers_while_the_sheet_lies_there(asked: Game) -> None:
    asked.change(single_click=False)
    small_hand(asked)
    asked.hit(Button.Key_2)
    assert asked.primary.isVisible()
    assert sheet(asked).isVisible()
    asked.hit(Button.Key_Return)
    assert asked.session.record.rounds[-1].moves


@pytest.mark.parametrize("from_sheet", [False, True], ids=["from the table", "from the sheet"])
def test_escape_folds_the_sheet_and_its_key_opens_it(asked: Game, from_sheet: bool) -> None:
    small_hand(asked)
    if from_sheet:
        asked.hit(Button.Key_Tab)
    asked.hit(Button.Key_Escape)
    (opens,) = keys(asked)
    assert opens.text() == "You may declare 7, 2, Ace."
    assert QApplication.focusWidget() is asked.view
    asked.press_key(opens)
    assert len(keys(asked)) > 1


def test_not_now_leaves_the_cards_to_be_played(asked: Game) -> None:
    small_hand(asked)
    asked.press_key(keys(asked)[-1])
    asked.play()
    one = asked.match.round
    assert one is not None
    assert not one.declared[0]


def test_a_cut_cannot_wait(asked: Game) -> None:
    asked.begin("chkobba", deal=next_own_cut(asked))
    assert [key.text() for key in keys(asked)] == [
        "Keep it as your first card",
        "Lay it on the table",
    ]
    asked.hit(Button.Key_Escape)
    assert len(keys(asked)) == 2
    asked.click(asked.view.hand_cards()[0])
    assert not asked.session.record.rounds[-1].moves
    asked.press_key(keys(asked)[1])
    assert asked.session.record.rounds[-1].moves[0] == Cut(False)


@pytest.mark.parametrize(("key", "keeps"), [(Button.Key_1, True), (Button.Key_2, False)])
def test_before_the_deal_numbers_choose_from_the_sheet(
    asked: Game, key: Qt.Key, keeps: bool
) -> None:
    asked.begin("chkobba", deal=next_own_cut(asked))
    asked.hit(key)
    assert asked.session.record.rounds[-1].moves[0] == Cut(keeps)


def next_own_cut(game: Game) -> int:
    """A deal in which the person cuts."""
    for deal in range(1, 50):
        game.begin("chkobba", deal=deal)
        if any(isinstance(one, Cut) for one in game.session.legal_moves()):
            return deal
    raise AssertionError("the person never cuts")


def test_looking_at_an_offer_shows_its_cards(asked: Game) -> None:
    asked.lay("AD 2S 3C", "KD 5S JD QD", "escoba-quince", table_fifteen=True)
    assert any(isinstance(one, TakeTable) for one in asked.session.legal_moves())
    asked.hit(Button.Key_Tab)
    assert states(asked)[CardState.TAKEN] == 2
    asked.hit(Button.Key_Escape)
    assert CardState.TAKEN not in states(asked)


def test_captures_from_the_table_are_told_apart(asked: Game) -> None:
    asked.lay("AD 2S 3C", "KD 5S 5C QD", "escoba-quince", table_fifteen=True)
    words = [key.text() for key in keys(asked)][:-1]
    assert len(set(words)) == len(words) == 2


def test_declared_cards_lock_the_others(asked: Game) -> None:
    asked.begin("cirullone", PAIRS, deal=3)
    declared = next(one for one in asked.session.legal_moves() if isinstance(one, Declare))
    asked.view.choice_sheet.chosen.emit(declared)
    asked.to_own_turn()
    held = len(asked.view.hand_cards())
    assert states(asked)[CardState.LOCKED] == held - 3
    locked = next(
        item for item in scene(asked).cards.values() if item.mark.state is CardState.LOCKED
    )
    assert "Play the cards that you have declared first" in locked.toolTip()
    for item in scene(asked).cards.values():
        if item.card in asked.view.hand_cards() and item.mark.state is not CardState.LOCKED:
            assert item.mark.state is CardState.OPEN


@pytest.mark.parametrize("size", [(640, 480), (1000, 720), (1600, 900)], ids=str)
@pytest.mark.parametrize("game_id", ["cirulla", "cirullone"])
def test_the_sheet_never_covers_hand_or_keys(
    asked: Game, size: tuple[int, int], game_id: str
) -> None:
    asked.window.resize(*size)
    if game_id == "cirulla":
        small_hand(asked)
    else:
        asked.begin("cirullone", PAIRS, deal=3)
    box, cloth = sheet(asked).geometry(), asked.view.rect()
    layout = scene(asked).table_layout
    assert layout is not None
    assert cloth.contains(box)
    assert box.bottom() <= layout.own_hand.top() - layout.metrics.lift
    assert not box.intersects(layout.buttons.toAlignedRect())
    assert not QRect(box).isEmpty()
