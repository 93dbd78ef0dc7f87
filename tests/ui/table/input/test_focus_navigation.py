"""The arrow keys lead to every element of the table and back, on every table."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtWidgets import QApplication

from scopa_desktop.rules.seating import PAIRS, TWO, Seating
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.table.input.focus_navigation import next_element
from scopa_desktop.ui.table.scene.table_element import (
    STOCK,
    ElementKind,
    TableElement,
    card_element,
)
from scopa_desktop.ui.table.table_view import TableView
from tests.looping import loop_over

from ..conftest import EVERY_GAME, GAMES, MakeView, in_mid_round, match_of, unpainted_view

LEFT, RIGHT = QPointF(-1, 0), QPointF(1, 0)
UP, DOWN = QPointF(0, -1), QPointF(0, 1)
STEPS = (LEFT, RIGHT, UP, DOWN)
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
    match = in_mid_round(match_of(game, seating.players, pairs=seating.pairs), 3)
    with unpainted_view(art, match, QSize(*SIZES[0])) as view:
        for size in SIZES:
            view.resize(*size)
            QApplication.processEvents()
            ways = ways_of(view)
            kinds = {each.kind for each in ways}
            assert kinds >= {ElementKind.CARD, ElementKind.PLAQUE, ElementKind.PILE}
            assert (ElementKind.SCORE in kinds) is seating.pairs
            for start in ways:
                assert reached_from(start, ways) == set(ways), (size, start)


def test_an_opposite_step_within_a_row_leads_back(show: MakeView) -> None:
    view = show(in_mid_round(match_of("scopa"), 2))
    boxes, rows = view.table_scene.element_boxes(), rows_of(view)
    first, second = rows[-1][:2]
    assert next_element(boxes, rows, first, RIGHT) == second
    assert next_element(boxes, rows, second, LEFT) == first


@both_directions
def test_the_own_plaque_and_pile_are_beside_the_hand(
    show: MakeView, direction: Qt.LayoutDirection
) -> None:
    view = show(in_mid_round(match_of("scopa"), 2))
    boxes, rows = view.table_scene.element_boxes(), rows_of(view)
    plaque, pile = element(0), TableElement(ElementKind.PILE, 0)
    sides = [plaque, pile] if direction is Qt.LayoutDirection.LeftToRight else [pile, plaque]
    assert next_element(boxes, rows, rows[-1][0], LEFT) == sides[0]
    assert next_element(boxes, rows, rows[-1][-1], RIGHT) == sides[1]
    assert next_element(boxes, rows, sides[0], RIGHT) == rows[-1][0]
    assert next_element(boxes, rows, sides[1], LEFT) == rows[-1][-1]
    # Farther out there is nothing; the piles of others above are not in that direction.
    assert next_element(boxes, rows, sides[0], LEFT) == sides[0]
    assert next_element(boxes, rows, sides[1], RIGHT) == sides[1]


def test_an_empty_stock_cannot_be_focused(show: MakeView) -> None:
    view = show(in_mid_round(match_of("scopone-scientifico", 4, pairs=True), 0))
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
    assert next_element(boxes, [], element(0), LEFT) == element(0)
    assert next_element(boxes, [], element(0), RIGHT) == element(1)


def test_an_element_straight_ahead_is_nearer_than_one_aside() -> None:
    boxes = {
        element(0): QRectF(0, 0, 10, 10),
        element(1): QRectF(15, 60, 10, 10),
        element(2): QRectF(90, 0, 10, 10),
    }
    assert next_element(boxes, [], element(0), RIGHT) == element(2)
    assert next_element(boxes, [], element(0), DOWN) == element(1)
