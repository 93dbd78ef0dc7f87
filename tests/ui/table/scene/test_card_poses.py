"""Poses of cards: which of them show an index because their neighbours hide them."""

import pytest
from PySide6.QtCore import QSizeF

from scopa_desktop.rules.cards import mask_of
from scopa_desktop.rules.seating import PAIRS, TWO, Seating
from scopa_desktop.ui.table.scene.card_poses import (
    hides_faces,
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
