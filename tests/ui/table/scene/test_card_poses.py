"""Poses of cards: which of them show an index because their neighbours hide them."""

import pytest
from PySide6.QtCore import QSizeF

from scopa_desktop.rules.cards import mask_of
from scopa_desktop.rules.seating import PAIRS, TWO, Seating
from scopa_desktop.ui.table.scene.card_poses import (
    hides_faces,
    open_hand_poses,
    opponent_hand_poses,
    own_hand_poses,
)
from scopa_desktop.ui.table.scene.layout import TableLayout, compute_layout

NEAPOLITAN = 0.6061


def layout(seating: Seating, hand: int, width: int = 1040, height: int = 767) -> TableLayout:
    return compute_layout(QSizeF(width, height), seating, hand, NEAPOLITAN)


@pytest.mark.parametrize("chosen", [None, 0, 4, 9])
def test_ten_cards_in_a_fan_show_an_index(chosen: int | None) -> None:
    poses = own_hand_poses(range(10), layout(PAIRS, 10), chosen)
    assert all(pose.shows_index for pose in poses.values())


def test_three_cards_side_by_side_show_none() -> None:
    poses = own_hand_poses(range(3), layout(TWO, 3), None)
    assert not any(pose.shows_index for pose in poses.values())


def test_a_fan_that_has_become_short_shows_none() -> None:
    poses = own_hand_poses(range(2), layout(PAIRS, 10), None)
    assert not any(pose.shows_index for pose in poses.values())


def test_hidden_cards_of_others_show_none() -> None:
    poses = opponent_hand_poses(range(10), 0, layout(PAIRS, 10), 2)
    assert not any(pose.shows_index for pose in poses.values())


def test_open_cards_of_others_show_an_index_where_they_overlap() -> None:
    """At the left and right side open cards lie one above the other."""
    hand, table = range(10), layout(PAIRS, 10)
    poses = opponent_hand_poses(hand, mask_of(hand), table, 1)
    assert all(pose.shows_index for pose in poses.values())


def test_a_crowded_row_of_the_table_hides_faces() -> None:
    table = layout(TWO, 3, 640, 480)
    [few], [many] = table.table_centres([4]), table.table_centres([16])
    assert not hides_faces(few, table.card)
    assert hides_faces(many, table.card)


def watched_layout(seating: Seating, hand: int, width: int, height: int) -> TableLayout:
    return compute_layout(QSizeF(width, height), seating, hand, NEAPOLITAN, has_open_hands=True)


@pytest.mark.parametrize("seat", [1, 2, 3])
@pytest.mark.parametrize(("width", "height"), [(640, 400), (1280, 720), (2560, 1400)], ids=str)
def test_each_card_of_a_watched_hand_can_be_told(seat: int, width: int, height: int) -> None:
    poses = open_hand_poses(range(10), watched_layout(PAIRS, 10, width, height), seat, 10)
    assert all(pose.face_up for pose in poses.values())
    assert all(pose.shows_index or pose.shows_small_index for pose in poses.values())
    assert not any(pose.shows_index and pose.shows_small_index for pose in poses.values())


def test_large_cards_of_a_watched_hand_show_no_index() -> None:
    poses = open_hand_poses(range(2), watched_layout(TWO, 3, 1920, 1080), 1, 3)
    assert not any(pose.shows_index or pose.shows_small_index for pose in poses.values())


def test_the_cards_keep_their_size_while_the_hand_becomes_smaller() -> None:
    table = watched_layout(PAIRS, 10, 640, 400)
    for seat in (1, 2, 3):
        widths = {
            pose.width
            for count in range(1, 11)
            for pose in open_hand_poses(range(count), table, seat, 10).values()
        }
        assert len(widths) == 1
