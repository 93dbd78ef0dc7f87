"""Actions before a card in the real window: the choice sheet, its buttons and marks."""

from itertools import count
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QScrollArea

from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.rules.cards import parse_cards
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Cut, Declare, Pass, TakeTable
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import PAIRS, TWO
from scopa_desktop.ui.table.controls.choice_sheet import ActionChoice, ChoiceSheet
from scopa_desktop.ui.table.scene.card_states import CardState
from scopa_desktop.ui.widgets.buttons import Button

from ...conftest import Game, MakeGame

Key = Qt.Key
PEOPLE = (Player("You", PERSON), Player("Robot", "greedy"))
ASKS = Settings(speed="off", sounds=False, declare=False)


@pytest.fixture
def game(open_game: MakeGame) -> Game:
    """A window in which nothing is declared automatically."""
    return open_game(ASKS)


def sheet(game: Game) -> ChoiceSheet:
    return game.view.findChildren(ChoiceSheet)[0]


def buttons(game: Game) -> list[Button]:
    """The visible buttons of the sheet."""
    return [button for button in sheet(game).findChildren(Button) if button.isVisible()]


def states(game: Game) -> dict[CardState, int]:
    """Number of visible cards by state."""
    states = [item.mark.state for item in game.view.table_scene.cards.values() if item.isVisible()]
    return {state: states.count(state) for state in set(states)}


def small_hand(game: Game) -> None:
    game.lay("7C AD 2S", "KD KS QD JD", "cirulla")


def test_the_sheet_offers_what_the_hand_allows(game: Game) -> None:
    small_hand(game)
    offered = [action for action in game.session.legal_moves() if isinstance(action, Declare)]
    texts = [button.text() for button in buttons(game)]
    assert len(texts) == len(offered) + 1
    assert texts[0] == "Small total \N{LEFT-TO-RIGHT MARK}+3, matta as Ace"
    assert texts[1] == "Not now", "beside the first of many"
    assert "2 of " in buttons(game)[0].accessibleName()


def test_space_chooses_nothing_and_enter_chooses_the_first(game: Game) -> None:
    small_hand(game)
    before, shown = game.session.position, len(buttons(game))
    for _ in range(3):
        game.hit(Key.Key_Space)
    assert game.session.position == before
    assert len(buttons(game)) == shown
    game.hit(Key.Key_Return)
    assert game.session.position != before


def test_space_opens_a_collapsed_sheet(game: Game) -> None:
    small_hand(game)
    before, shown = game.session.position, len(buttons(game))
    sheet(game).collapse()
    for _ in range(2):
        game.hit(Key.Key_Space)
        assert len(buttons(game)) == shown
    assert game.session.position == before


def test_declining_is_beside_the_first_of_many_choices(game: Game) -> None:
    small_hand(game)
    choices = [ActionChoice(f"Choice {index}", f"Choice {index}", Pass()) for index in range(12)]
    sheet(game).set_choices("You can declare.", choices, can_collapse=True)
    game.qtbot.waitUntil(lambda: len(buttons(game)) == 13)
    in_rows = sorted(buttons(game), key=lambda button: (button.y(), button.x()))
    assert [button.text() for button in in_rows[:3]] == ["Choice 0", "Not now", "Choice 1"]
    game.press_button(in_rows[1])
    assert len(buttons(game)) == 1, "collapsed"


def test_the_buttons_of_the_sheet_are_centred(game: Game) -> None:
    game.lay("4D AC 3S", "KD KS QD JD", "cirulla")
    row = QRect()
    for button in buttons(game):
        row |= QRect(button.mapTo(sheet(game), QPoint()), button.size())
    assert len(buttons(game)) == 2
    assert abs(row.center().x() - sheet(game).rect().center().x()) <= 2


def test_enter_chooses_the_first_button(game: Game) -> None:
    small_hand(game)
    game.hit(Key.Key_Return)
    played_round = game.match.round
    assert played_round is not None
    assert played_round.declared[0] == played_round.hands[0]
    assert not sheet(game).isVisible()


def test_tab_leads_to_the_sheet_and_a_number_chooses(game: Game) -> None:
    small_hand(game)
    game.hit(Key.Key_Tab)
    assert QApplication.focusWidget() is buttons(game)[0]
    game.hit(Key.Key_3)
    played_round = game.match.round
    assert played_round is not None
    assert played_round.bonuses
    assert played_round.values.of(played_round.variant.wild_card or 0) == 3
    assert QApplication.focusWidget() is game.view


def test_numbers_select_cards_while_the_sheet_is_open(game: Game) -> None:
    game.change(play_on_click="never")
    small_hand(game)
    game.hit(Key.Key_2)
    assert game.primary.isVisible()
    assert sheet(game).isVisible()
    game.hit(Key.Key_Return)
    assert game.session.record.rounds[-1].moves


@pytest.mark.parametrize("from_sheet", [False, True], ids=["from the table", "from the sheet"])
def test_escape_collapses_the_sheet_and_its_button_expands_it(game: Game, from_sheet: bool) -> None:
    small_hand(game)
    if from_sheet:
        game.hit(Key.Key_Tab)
    game.hit(Key.Key_Escape)
    (expand_button,) = buttons(game)
    assert expand_button.text() == "You can declare 7, 2, Ace."
    assert QApplication.focusWidget() is game.view
    game.press_button(expand_button)
    assert len(buttons(game)) > 1


def test_enter_expands_the_collapsed_sheet(game: Game) -> None:
    small_hand(game)
    game.hit(Key.Key_Escape)
    assert len(buttons(game)) == 1
    game.hit(Key.Key_Return)
    assert len(buttons(game)) > 1
    assert not game.session.record.rounds[-1].moves, "nothing is declared by the same key"


@pytest.mark.parametrize("size", [(640, 480), (1280, 800)], ids=str)
def test_a_sheet_that_scrolls_ends_with_a_whole_row(game: Game, size: tuple[int, int]) -> None:
    small_hand(game)
    game.window.resize(*size)
    choices = [ActionChoice(f"Choice {index} " * 3, "Choice", Pass()) for index in range(60)]
    sheet(game).set_choices("You can declare.", choices, can_collapse=True)
    game.window.resize(size[0] + 1, size[1])
    game.qtbot.waitUntil(lambda: len(buttons(game)) == 61)
    foot = sheet(game).height()
    boxes = [QRect(each.mapTo(sheet(game), QPoint()), each.size()) for each in buttons(game)]
    area = sheet(game).findChildren(QScrollArea)[0].geometry()
    assert not [box for box in boxes if box.top() <= area.bottom() < box.bottom()]
    assert any(box.bottom() <= foot for box in boxes)


def test_the_wheel_leaves_no_card_highlighted(game: Game) -> None:
    small_hand(game)
    game.window.resize(640, 480)
    texts = [f"Choice {index} " * 3 for index in range(60)]
    choices = [ActionChoice(text, text, Cut(keeps=True)) for text in texts]
    sheet(game).set_choices("You can declare.", choices, can_collapse=True)
    game.qtbot.waitUntil(lambda: len(buttons(game)) == 61)
    lit: list[object] = []
    sheet(game).highlighted.connect(lit.append)
    bar = sheet(game).findChildren(QScrollArea)[0].verticalScrollBar()
    game.qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    assert lit == [None]
    buttons(game)[-2].setFocus()
    assert lit[-1] == Cut(keeps=True)
    bar.setValue(0)
    assert lit[-1] == Cut(keeps=True), "the button with the focus"


def test_nothing_is_kept_free_for_a_scroll_bar_that_is_not_needed(game: Game) -> None:
    game.begin("cirullone", PAIRS, deal=1)
    area = sheet(game).findChildren(QScrollArea)[0]
    assert not area.verticalScrollBar().isVisible()
    lowest = max(button.geometry().bottom() for button in buttons(game))
    assert area.viewport().height() - 1 == lowest


def test_after_not_now_a_card_can_be_played(game: Game) -> None:
    small_hand(game)
    game.press_button(next(each for each in buttons(game) if each.text() == "Not now"))
    game.play()
    played_round = game.match.round
    assert played_round is not None
    assert not played_round.declared[0]


def test_the_sheet_of_a_cut_cannot_be_collapsed(game: Game) -> None:
    game.begin("chkobba", deal=next_own_cut(game))
    assert [button.text() for button in buttons(game)] == [
        "Keep it as your first card",
        "Put it on the table",
    ]
    game.hit(Key.Key_Escape)
    assert len(buttons(game)) == 2
    game.click(game.view.table_scene.own_hand()[0])
    assert not game.session.record.rounds[-1].moves
    game.press_button(buttons(game)[1])
    assert game.session.record.rounds[-1].moves[0] == Cut(False)


def flor(game: Game) -> None:
    """The person is asked for a declaration before the first card is played."""
    game.lay("AS 2S 3S", "JD QS 7B 4S", "chorizo")


def test_before_the_first_card_everybody_declares_or_passes(game: Game) -> None:
    flor(game)
    texts = [button.text().replace("\N{LEFT-TO-RIGHT MARK}", "") for button in buttons(game)]
    assert texts == ["Flor +3, escalera +3, dos de miseria +2", "Declare nothing"]
    game.hit(Key.Key_Escape)
    assert len(buttons(game)) == 2
    assert not game.session.record.rounds[-1].moves


@pytest.mark.parametrize(("key", "points"), [(Key.Key_1, 8), (Key.Key_Return, 8), (Key.Key_2, 0)])
def test_keys_declare_or_pass_before_the_first_card(game: Game, key: Qt.Key, points: int) -> None:
    flor(game)
    game.hit(key)
    game.to_own_turn()
    played_round = game.match.round
    assert played_round is not None
    assert sum(bonus.points for bonus in played_round.bonuses if bonus.seat == 0) == points
    assert not played_round.is_declaring
    assert not sheet(game).isVisible()
    first = game.session.record.rounds[-1].moves[0]
    assert isinstance(first, Declare if points else Pass)


@pytest.mark.parametrize(("key", "keeps"), [(Key.Key_1, True), (Key.Key_2, False)])
def test_before_the_deal_numbers_choose_from_the_sheet(
    game: Game, key: Qt.Key, keeps: bool
) -> None:
    game.begin("chkobba", deal=next_own_cut(game))
    game.hit(key)
    assert game.session.record.rounds[-1].moves[0] == Cut(keeps)


def next_own_cut(game: Game) -> int:
    """The number of a deal in which the person cuts."""
    for deal in range(1, 50):
        game.begin("chkobba", deal=deal)
        if any(isinstance(action, Cut) for action in game.session.legal_moves()):
            return deal
    raise AssertionError("the person never cuts")


def test_highlighting_a_choice_marks_its_cards(game: Game) -> None:
    game.lay("AD 2S 3C", "KD JD QD QS", "escoba-quince", laid="3C 5S", table_fifteen=True)
    assert any(isinstance(action, TakeTable) for action in game.session.legal_moves())
    game.hit(Key.Key_Tab)
    assert states(game)[CardState.TAKEN] == 2
    game.hit(Key.Key_Escape)
    assert CardState.TAKEN not in states(game)


def test_captures_from_the_table_are_shown_as_cards(game: Game) -> None:
    game.lay("AD 2S 5C", "KD JD QD QS", "escoba-quince", laid="5C 5S", table_fifteen=True)
    shown = [button.chips for button in buttons(game)[:-1]]
    assert [chips and chips.cards for chips in shown] == [
        tuple(parse_cards(cards)) for cards in ("KD 5S", "KD 5C")
    ]
    assert len({button.accessibleName() for button in buttons(game)}) == 3


def match_with_question(table_cards: int) -> Match:
    """A match in which the person may take some of that many table cards before playing."""
    rules = variant("escoba-quince").configured({"table_fifteen": True})
    for number in count(1):
        match, rng = Match(rules, TWO, PEOPLE, number), Random(number)
        match.begin_round()
        while not match.needs_deal:
            current = match.round
            assert current is not None
            legal = current.legal_moves()
            is_asked = any(isinstance(action, TakeTable) for action in legal)
            if current.turn == 0 and current.table.bit_count() == table_cards and is_asked:
                return match
            match.play(rng.choice(legal))
    raise AssertionError


@pytest.mark.parametrize("table_cards", [4, 8])
@pytest.mark.parametrize("size", [(640, 480), (1280, 800), (1920, 1080)], ids=str)
def test_the_question_does_not_cover_the_cards_it_is_about(
    open_game: MakeGame, size: tuple[int, int], table_cards: int
) -> None:
    game = open_game(ASKS, QSize(*size))
    game.host.put_on_table(match_with_question(table_cards), MatchSource.NEW)
    game.to_own_turn()
    assert sheet(game).isVisible()
    assert all(button.height() <= sheet(game).height() for button in buttons(game))
    covered = game.view.mapToScene(sheet(game).geometry()).boundingRect()
    for card in (*game.view.table_scene.table_cards(), *game.view.table_scene.own_hand()):
        assert not game.view.table_scene.cards[card].resting_box.intersects(covered)


@pytest.mark.parametrize("size", [(640, 480), (1280, 800)], ids=str)
def test_many_choices_are_no_strip_and_lie_over_no_message(
    game: Game, size: tuple[int, int]
) -> None:
    game.window.resize(*size)
    game.view.messages.report("The disk is full.")
    game.begin("cirullone", TWO, deal=1)
    assert len(buttons(game)) > 100
    rows = {button.y() for button in buttons(game) if not button.visibleRegion().isEmpty()}
    assert len(rows) >= 5
    assert not sheet(game).geometry().intersects(game.message.geometry())
    assert sheet(game).y() > game.view.table_scene.static_items.plaques[1].box.bottom()


def test_declared_cards_lock_the_others(game: Game) -> None:
    game.begin("cirullone", PAIRS, deal=3)
    declared = next(action for action in game.session.legal_moves() if isinstance(action, Declare))
    game.view.choice_sheet.chosen.emit(declared)
    game.to_own_turn()
    held = len(game.view.table_scene.own_hand())
    assert states(game)[CardState.LOCKED] == held - 3
    locked = next(
        item for item in game.view.table_scene.cards.values() if item.mark.state is CardState.LOCKED
    )
    assert "Declared cards come first" in locked.toolTip()
    for item in game.view.table_scene.cards.values():
        if (
            item.card in game.view.table_scene.own_hand()
            and item.mark.state is not CardState.LOCKED
        ):
            assert item.mark.state is CardState.OPEN


@pytest.mark.parametrize("size", [(640, 480), (1000, 720), (1600, 900)], ids=str)
@pytest.mark.parametrize("game_id", ["cirulla", "cirullone"])
def test_the_sheet_never_covers_hand_or_buttons(
    game: Game, size: tuple[int, int], game_id: str
) -> None:
    game.window.resize(*size)
    if game_id == "cirulla":
        small_hand(game)
    else:
        game.begin("cirullone", PAIRS, deal=3)
    box, cloth = sheet(game).geometry(), game.view.rect()
    layout = game.view.table_scene.table_layout
    assert layout is not None
    assert cloth.contains(box)
    assert box.bottom() <= layout.own_hand.top() - layout.metrics.lift
    assert not box.intersects(layout.buttons.toAlignedRect())
    assert not QRect(box).isEmpty()
