"""Where a paper fits on the cloth."""

from PySide6.QtCore import QRectF, QSizeF

from scopa_desktop.ui.table.scene.free_space import DISTANCE, first_free, is_free, places

ROOM = QRectF(0, 0, 300, 200)
WIDE, NARROW = QSizeF(200, 20), QSizeF(80, 50)


def best(obstacles: list[QRectF]) -> QRectF:
    return first_free(places([WIDE, NARROW], ROOM, obstacles), obstacles)


def test_the_middle_of_the_upper_edge_is_the_best_place() -> None:
    assert best([]) == QRectF(50, 0, 200, 20)


def test_a_place_beside_an_obstacle_is_taken_in_the_next_size() -> None:
    beside = best([QRectF(100, 0, 100, 180)])
    assert beside == QRectF(100 - DISTANCE - 80, 0, 80, 50)


def test_a_place_below_is_taken_in_the_first_size_if_it_is_near() -> None:
    assert best([QRectF(0, 0, 300, 20)]) == QRectF(50, 20 + DISTANCE, 200, 20)


def test_where_there_is_no_room_least_is_covered() -> None:
    cards = [QRectF(0, 0, 300, 150), QRectF(0, 150, 230, 50)]
    place = best(cards)
    assert not is_free(place, cards)
    assert place == QRectF(220, 150, 80, 50)


def test_a_place_is_within_the_room() -> None:
    for place in places([WIDE, NARROW, QSizeF(400, 300)], ROOM, [QRectF(140, 90, 20, 20)]):
        assert place.topLeft() == ROOM.topLeft() or ROOM.contains(place)
