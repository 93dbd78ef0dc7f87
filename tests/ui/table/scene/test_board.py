"""The board: applying events gives the same board as reading the match."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from scopa_desktop.rules.cards import PACK, mask_of, parse_cards, union
from scopa_desktop.rules.dealing import Deal
from scopa_desktop.rules.events import DealVoided, Played, RoundScored
from scopa_desktop.rules.match import Match, pack_of
from scopa_desktop.rules.scoring import SWEEPS_CATEGORY
from scopa_desktop.rules.seating import FOUR, Seating
from scopa_desktop.ui.table.scene.board import MAX_PER_ROW, Board, Rows, Viewpoint
from tests.looping import loop_over
from tests.sampling import parametrize_some

from ..conftest import EVERY_GAME, ONE_TABLE_OF_EACH, go_on, in_mid_round, match_of


@parametrize_some(("game", "seating"), EVERY_GAME, default=ONE_TABLE_OF_EACH, ids=str)
def test_events_lead_to_the_board_of_the_match(game: str, seating: Seating) -> None:
    for deal in range(3):
        rng = Random(deal)
        match = match_of(game, seating, deal=deal)
        board = Board.of(match)
        while len(match.sheets) < 2 and match.winner is None:
            for event in go_on(match, rng):
                board.apply(event)
            assert board == Board.of(match)
            expect_state_of_round(board, match)


@pytest.mark.parametrize(("game", "seating"), EVERY_GAME, ids=str)
def test_the_certain_points_of_a_round_are_those_of_its_sheet(game: str, seating: Seating) -> None:
    certain_points = 0
    for deal in range(40):
        if deal >= 4 and certain_points:
            break
        rng = Random(deal)
        match = match_of(game, seating, deal=deal)
        board = Board.of(match)
        rule = match.variant.declarations
        while match.winner is None and len(match.sheets) < 2:
            for event in go_on(match, rng):
                before = [*board.round_points]
                board.apply(event)
                if not isinstance(event, RoundScored):
                    continue
                certain = {SWEEPS_CATEGORY, "captures", "picula_bagher"}
                if rule is not None and not rule.scores_at_once:
                    certain.add("declarations")
                lines = [line.points for line in event.sheet.lines if line.category in certain]
                expected = [sum(each) for each in zip(*lines, strict=True)]
                assert before == (expected or [0] * seating.sides)
                assert board.round_points == [0] * seating.sides
                certain_points += sum(before)
    has_sweeps = match.variant.sweep.scores
    assert certain_points or not has_sweeps, "some round has a sweep, however rare they are"


def expect_state_of_round(board: Board, match: Match) -> None:
    current = match.round
    assert current is not None
    if current.is_void:
        return
    seats = range(match.seating.players)
    assert [board.open_cards(seat) for seat in seats] == [
        current.open_cards(seat) for seat in seats
    ]
    assert board.values == current.values
    assert board.is_cut is (current.cut_card is not None)
    rule = match.variant.declarations
    if rule is not None and rule.scores_at_once and not current.is_over:
        entered = [0] * match.seating.sides
        for bonus in current.bonuses:
            entered[match.seating.side_of(bonus.seat)] += bonus.points
        assert board.totals == [sum(both) for both in zip(match.totals, entered, strict=True)]
    else:
        assert board.totals == match.totals


@loop_over(("game", "seating"), EVERY_GAME)
def test_every_card_is_in_exactly_one_place(game: str, seating: Seating) -> None:
    match = match_of(game, seating)
    in_mid_round(match, 7)
    board = Board.of(match)
    hands = [mask_of(hand) for hand in board.hands]
    places = [*hands, mask_of(board.table.cards), board.stock, *board.piles]
    pack = match.variant.deal.pack
    assert union(places) == pack.cards
    assert sum(place.bit_count() for place in places) == pack.size


def test_a_void_deal_leaves_the_whole_pack_in_the_stock() -> None:
    match = match_of("scopa", deal=630)
    events = match.begin_round()
    assert isinstance(events[-1], DealVoided)
    board = Board.of(match)
    assert board.stock == PACK
    assert board.dealer == match.draw.dealer


def test_a_small_hand_keeps_the_deal_order() -> None:
    match = match_of("scopa", deal=3)
    match.begin_round()
    board = Board.of(match)
    received = [card for card in pack_of(3, 1) if card in board.hands[0]]
    assert board.hands[0] == received


def test_the_order_of_a_hidden_hand_reveals_nothing() -> None:
    match = whole_pack_dealt()
    board = Board.of(match)
    assert board.hands[0] == sorted(board.hands[0])
    assert board.hands[1] != sorted(board.hands[1])


@pytest.mark.parametrize("own_seat", [1, 2, 3])
def test_the_hand_of_the_own_seat_is_sorted(own_seat: int) -> None:
    match = whole_pack_dealt()
    hands = Board.of(match, Viewpoint(own_seat)).hands
    assert [hand == sorted(hand) for hand in hands] == [seat == own_seat for seat in range(4)]


def test_no_hand_is_sorted_where_computer_players_play_alone() -> None:
    board = Board.of(whole_pack_dealt(), Viewpoint(is_watched=True))
    assert not any(hand == sorted(hand) for hand in board.hands)
    assert (board.person_seat, board.person_side) == (None, None)


def whole_pack_dealt() -> Match:
    match = match_of("scopa", FOUR, deal=2)
    match.variant = replace(match.variant, deal=Deal(None, 0))
    match.begin_round()
    return match


def test_up_to_four_cards_are_in_one_row() -> None:
    rows = Rows()
    for count, card in enumerate(parse_cards("AD 2D 3D 4D"), 1):
        rows.add(card)
        assert rows.lengths == [count]


def test_more_cards_are_in_two_rows_the_longer_first() -> None:
    rows = Rows()
    for card in range(2 * MAX_PER_ROW):
        rows.add(card)
        if card >= 4:
            above, below = rows.lengths
            assert above - below in (0, 1)


def test_the_remaining_cards_keep_their_rows() -> None:
    rows = Rows(range(9))
    above, below = rows.rows
    rows.remove(mask_of((above[1], below[2])))
    assert rows.rows == [[above[0], *above[2:]], [*below[:2], below[3]]]


def test_a_much_longer_row_gives_up_a_card() -> None:
    rows = Rows(range(12))
    rows.remove(mask_of(rows.rows[1][:5]))
    assert max(rows.lengths) - min(rows.lengths) <= 2
    assert sorted(rows.cards) == [0, 1, 2, 3, 4, 5, 11]


def test_forty_cards_fit() -> None:
    rows = Rows()
    for card in range(40):
        rows.add(card)
    assert max(rows.lengths) <= MAX_PER_ROW
    assert all(above >= below for above, below in pairwise(rows.lengths))


def test_a_played_card_is_added_to_the_table() -> None:
    match = in_mid_round(match_of("scopa"), 0)
    board = Board.of(match)
    seat = 0 if board.hands[0] else 1
    card = board.hands[seat][0]
    board.apply(Played(seat, card))
    assert card in board.table.cards
    assert card not in board.hands[seat]
