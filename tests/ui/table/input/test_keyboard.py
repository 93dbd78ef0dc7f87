"""The table played with the keyboard alone; the arrow keys lead to every element and back."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtWidgets import QApplication

from scopa_desktop.rules.cards import Card, parse_card
from scopa_desktop.rules.seating import PAIRS, TWO, Seating
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.table.input.keyboard import next_element
from scopa_desktop.ui.table.scene.table_element import (
    STOCK,
    ElementKind,
    TableElement,
    card_element,
)
from scopa_desktop.ui.table.table_view import TableView
from tests.looping import loop_over

from ...conftest import LEFT, Game
from ..conftest import EVERY_GAME, GAMES, MakeView, in_mid_round, match_of, unpainted_view

Key = Qt.Key


def last_move(game: Game) -> str:
    moves = game.session.record.rounds[-1].moves
    return str(moves[0]) if moves else ""


@pytest.fixture
def focused(game: Game) -> list[Card | None]:
    """The cards that have had the focus ring, in order; None for no element or another one."""
    cards: list[Card | None] = [None]

    def add(element: TableElement | None) -> None:
        cards.append(element.card if element is not None else None)

    game.view.table_scene.focus_changed.connect(add)
    return cards


def test_numbers_select_hand_cards(game: Game) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    for number, card in enumerate(game.view.table_scene.own_hand()):
        game.hit(Key(Key.Key_1 + number))
        if card == parse_card("KD"):
            break
    assert game.primary.text() == "Take 4, 6"


def test_a_number_without_a_card_does_nothing(game: Game) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    game.hit(Key.Key_9)
    assert not game.primary.isVisible()


def test_arrows_move_the_focus_through_hand_and_table(
    game: Game, focused: list[Card | None]
) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    hand, (row,) = game.view.table_scene.own_hand(), game.view.table_scene.table_rows()
    game.hit(Key.Key_Right)
    assert focused[-1] == hand[0]
    for key, card in (
        (Key.Key_Right, hand[1]),
        (Key.Key_Right, hand[2]),
        (Key.Key_Up, row[3]),
        (Key.Key_Left, row[2]),
    ):
        game.hit(key)
        assert focused[-1] == card
    game.hit(Key.Key_Down)
    assert focused[-1] in hand


@pytest.mark.parametrize("enter", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_enter_selects_and_then_plays(game: Game, focused: list[Card | None], enter: Key) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    while focused[-1] != parse_card("KD"):
        game.hit(Key.Key_Right)
    game.hit(enter)
    assert game.primary.text() == "Take 4, 6"
    game.hit(enter)
    assert last_move(game) == "KD x 4D 6D"
    assert focused[-1] is None


def test_enter_on_a_table_card_marks_it(game: Game, focused: list[Card | None]) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    game.hit(Key(Key.Key_1 + game.view.table_scene.own_hand().index(parse_card("KD"))))
    game.hit(Key.Key_Up)
    while focused[-1] != parse_card("7B"):
        game.hit(Key.Key_Left)
    game.hit(Key.Key_Return)
    assert last_move(game) == "KD x 3C 7B"


def test_tab_goes_through_the_captures_forwards_and_back(game: Game) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    game.hit(Key(Key.Key_1 + game.view.table_scene.own_hand().index(parse_card("KD"))))
    game.hit(Key.Key_Tab)
    assert game.primary.text() == "Take 3, 7"
    game.hit(Key.Key_Backtab)
    assert game.primary.text() == "Take 4, 6"


def test_tab_leaves_the_table_when_there_is_nothing_to_choose(game: Game) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    game.hit(Key.Key_Tab)
    assert not game.view.hasFocus()


def test_escape_clears_the_selection(game: Game) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    game.hit(Key(Key.Key_1 + game.view.table_scene.own_hand().index(parse_card("KD"))))
    game.hit(Key.Key_Escape)
    assert not game.primary.isVisible()


def test_escape_puts_a_dragged_card_back(game: Game) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    scene, viewport = game.view.table_scene, game.view.viewport()
    card = scene.own_hand()[0]
    home = scene.cards[card].pos()
    at = game.view.mapFromScene(home)
    over_table = game.view.mapFromScene(scene.table_box().center())
    game.qtbot.mousePress(viewport, LEFT, pos=at)
    game.qtbot.mouseMove(viewport, over_table)
    assert scene.dragged == card
    game.hit(Key.Key_Escape)
    assert scene.dragged is None
    game.qtbot.mouseRelease(viewport, LEFT, pos=over_table)
    game.qtbot.waitUntil(lambda: scene.cards[card].pos() == home)
    assert scene.own_hand()[0] == card
    assert not game.primary.isVisible()


def test_enter_without_a_card_shows_a_message(game: Game, messages: list[str]) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    game.hit(Key.Key_Return)
    assert messages == ["Choose a card from your hand first."]


def test_keys_with_control_or_alt_are_left_to_the_menus(game: Game) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    for modifier in (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier):
        game.qtbot.keyClick(game.view, Key.Key_1, modifier)
    assert not game.primary.isVisible()


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Escape, Key.Key_Return])
def test_skip_keys_end_a_running_animation(game: Game, key: Key) -> None:
    game.engine.is_silent = True
    game.lay("2S 5C KD", "6D 4B 7S JC")
    game.change(speed="slow")
    game.play()
    assert not game.view.is_idle
    game.hit(key)
    QApplication.processEvents()
    assert game.view.is_idle


LEFTWARDS, RIGHTWARDS = QPointF(-1, 0), QPointF(1, 0)
UPWARDS, DOWNWARDS = QPointF(0, -1), QPointF(0, 1)
STEPS = (LEFTWARDS, RIGHTWARDS, UPWARDS, DOWNWARDS)
SIZES = ((640, 440), (1280, 800), (640, 1000))


def element(number: int) -> TableElement:
    return TableElement(ElementKind.PLAQUE, number)


def rows_of(view: TableView) -> list[list[TableElement]]:
    rows = (*view.table_scene.table_rows(), view.table_scene.own_hand())
    return [[card_element(card) for card in row] for row in rows if row]


Ways = dict[TableElement, set[TableElement]]
"""To which elements the four arrow keys lead from each element."""


def reached_from(start: TableElement, ways: Ways) -> set[TableElement]:
    reached, ahead = {start}, [start]
    while ahead:
        new = ways[ahead.pop()] - reached
        reached |= new
        ahead += new
    return reached


def ways_of(view: TableView) -> Ways:
    boxes, rows = view.table_scene.element_boxes(), rows_of(view)
    return {start: {next_element(boxes, rows, start, step) for step in STEPS} for start in boxes}


@pytest.fixture
def direction(request: pytest.FixtureRequest) -> Iterator[Qt.LayoutDirection]:
    QApplication.setLayoutDirection(request.param)
    yield request.param
    QApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


both_directions = pytest.mark.parametrize(
    "direction",
    [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft],
    indirect=True,
    ids=["from left", "from right"],
)


@loop_over(("game", "seating"), EVERY_GAME)
def test_every_element_is_reached_from_every_other(
    art: CardArt, game: str, seating: Seating
) -> None:
    expect_all_reached(art, game, seating)


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.RightToLeft], indirect=True, ids=str)
@loop_over(("game", "seating"), [*GAMES, ("scopone-scientifico", PAIRS), ("cirullone", TWO)])
def test_every_element_is_reached_on_a_table_from_right_to_left(
    art: CardArt, direction: Qt.LayoutDirection, game: str, seating: Seating
) -> None:
    expect_all_reached(art, game, seating)


def expect_all_reached(art: CardArt, game: str, seating: Seating) -> None:
    """Assert that on a table of each size the arrow keys lead everywhere from everywhere."""
    match = in_mid_round(match_of(game, seating), 3)
    with unpainted_view(art, match, QSize(*SIZES[0])) as view:
        for size in SIZES:
            view.resize(*size)
            QApplication.processEvents()
            ways = ways_of(view)
            kinds = {each.kind for each in ways}
            assert kinds >= {ElementKind.CARD, ElementKind.PLAQUE, ElementKind.PILE}
            assert (ElementKind.SCORE in kinds) is seating.has_one_other_side
            for start in ways:
                assert reached_from(start, ways) == set(ways), (size, start)


def test_an_opposite_step_within_a_row_leads_back(show: MakeView) -> None:
    view = show(in_mid_round(match_of("scopa"), 2))
    boxes, rows = view.table_scene.element_boxes(), rows_of(view)
    first, second = rows[-1][:2]
    assert next_element(boxes, rows, first, RIGHTWARDS) == second
    assert next_element(boxes, rows, second, LEFTWARDS) == first


@both_directions
def test_the_own_plaque_and_pile_are_beside_the_hand(
    show: MakeView, direction: Qt.LayoutDirection
) -> None:
    view = show(in_mid_round(match_of("scopa"), 2))
    boxes, rows = view.table_scene.element_boxes(), rows_of(view)
    plaque, pile = element(0), TableElement(ElementKind.PILE, 0)
    sides = [plaque, pile] if direction is Qt.LayoutDirection.LeftToRight else [pile, plaque]
    assert next_element(boxes, rows, rows[-1][0], LEFTWARDS) == sides[0]
    assert next_element(boxes, rows, rows[-1][-1], RIGHTWARDS) == sides[1]
    assert next_element(boxes, rows, sides[0], RIGHTWARDS) == rows[-1][0]
    assert next_element(boxes, rows, sides[1], LEFTWARDS) == rows[-1][-1]
    # Farther out there is nothing; the piles of others above are not in that direction.
    assert next_element(boxes, rows, sides[0], LEFTWARDS) == sides[0]
    assert next_element(boxes, rows, sides[1], RIGHTWARDS) == sides[1]


def test_an_empty_stock_cannot_be_focused(show: MakeView) -> None:
    view = show(in_mid_round(match_of("scopone-scientifico", PAIRS), 0))
    assert STOCK not in view.table_scene.element_boxes()
    view.table_scene.set_focused(STOCK)
    assert view.table_scene.focused is None


def test_a_card_that_leaves_the_table_loses_the_focus(show: MakeView) -> None:
    match = in_mid_round(match_of("scopa"), 2)
    view = show(match)
    view.table_scene.set_focused(card_element(view.table_scene.own_hand()[0]))
    assert view.table_scene.focused is not None
    view.show_match(in_mid_round(match_of("scopa", deal=9), 2))
    assert (
        view.table_scene.focused is None
        or view.table_scene.focused in view.table_scene.element_boxes()
    )


def test_without_an_element_in_the_direction_the_focus_stays() -> None:
    boxes = {element(0): QRectF(0, 0, 10, 10), element(1): QRectF(20, 0, 10, 10)}
    assert next_element(boxes, [], element(0), LEFTWARDS) == element(0)
    assert next_element(boxes, [], element(0), RIGHTWARDS) == element(1)


def test_an_element_straight_ahead_is_nearer_than_one_aside() -> None:
    boxes = {
        element(0): QRectF(0, 0, 10, 10),
        element(1): QRectF(15, 60, 10, 10),
        element(2): QRectF(90, 0, 10, 10),
    }
    assert next_element(boxes, [], element(0), RIGHTWARDS) == element(2)
    assert next_element(boxes, [], element(0), DOWNWARDS) == element(1)
