"""Positions played on by the kernel alone: what holds after every move of every game."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.rules.cards import CARD_COUNT, cards_of, union
from scopa_desktop.rules.kernel import move_codes
from scopa_desktop.rules.kernel.bits import popcount
from scopa_desktop.rules.kernel.move_codes import (
    DECLARE,
    PLAY,
    TAKE_TABLE,
    card_played,
    cards_in,
    encode_play,
    kind_of,
)
from scopa_desktop.rules.kernel.position import MAX_SEATS, NO_SEAT, Position
from scopa_desktop.rules.moves import action_from_code
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.variant import Variant
from tests.rules.positions import Dealt, moderately, rounds_dealt


def started(dealt: Dealt) -> Position:
    """The position of a round after its deal and the decisions that belong to it."""
    while dealt.round.is_deal_open:
        dealt.act_by_chance()
    return dealt.round.position


in_play = (
    rounds_dealt()
    .filter(lambda dealt: started(dealt).plays_left() > 0)
    .filter(lambda dealt: not dealt.round.is_over)
)
"""Rounds that are not void."""


def places_of(state: Position) -> list[int]:
    """Where cards are, except in the stock."""
    seats = range(MAX_SEATS)
    return [
        state.table,
        *(state.hands[seat] for seat in seats),
        *(state.piles[seat] for seat in seats),
    ]


def stock_of(state: Position) -> list[int]:
    return [state.stock[at] for at in range(state.next_card, CARD_COUNT)]


def state_of(state: Position) -> tuple[object, ...]:
    """All that a position is."""
    seats = range(MAX_SEATS)
    by_seat = (state.hands, state.piles, state.sweep_points, state.declared_points, state.declared)
    return (
        *(tuple(each[seat] for seat in seats) for each in by_seat),
        state.cards_in_hands,
        state.table,
        tuple(stock_of(state)),
        state.turn,
        state.is_declaring,
        state.dealer,
        state.last_capturer,
        state.instant_winner,
        state.wild,
        state.sweep_log,
        tuple(state.capture_finder.values[card] for card in range(CARD_COUNT)),
    )


def found_plays(state: Position) -> list[int]:
    """The plays of a card that are found by themselves."""
    number: int = state.find_plays()
    return [state.moves[at] for at in range(number)]


def declared_in(state: Position) -> tuple[list[int], list[int]]:
    """The cards that each seat has declared, and the points of each side."""
    seats = range(MAX_SEATS)
    return [state.declared[seat] for seat in seats], [state.declared_points[seat] for seat in seats]


def any_move(state: Position, chance: Random) -> int:
    # The moves may come to lie in a larger place when they are found.
    number: int = state.find_moves()
    return state.moves[int(chance.random() * number)]


def hold_all_cards(state: Position) -> None:
    """All cards of the pack lie somewhere, and the numbers say where."""
    places, stock = places_of(state), stock_of(state)
    assert union(places) | sum(1 << card for card in stock) == state.spec.pack
    assert sum(place.bit_count() for place in places) + len(stock) == state.spec.pack_size
    hands: list[int] = [state.hands[seat] for seat in range(MAX_SEATS)]
    assert state.cards_in_hands == sum(hand.bit_count() for hand in hands)
    assert state.stock_size() == len(stock)
    assert state.plays_left() == state.cards_in_hands + len(stock)


@moderately
@given(in_play)
def test_all_cards_lie_somewhere_until_the_piles_have_them_all(dealt: Dealt) -> None:
    one, chance = started(dealt), dealt.chance
    while not one.is_over():
        assert one.hands[one.turn]
        one.do(any_move(one, chance))
        hold_all_cards(one)
    assert one.find_moves() == 0
    piles = [one.piles[side] for side in range(MAX_SEATS)]
    if one.instant_winner != NO_SEAT:
        assert dealt.round.variant.instant_win_cards & ~piles[one.instant_winner] == 0
    elif one.last_capturer == NO_SEAT:
        assert (one.table, union(piles)) == (one.spec.pack, 0)
    else:
        assert (one.table, union(piles)) == (0, one.spec.pack)


@moderately
@given(in_play)
def test_each_move_does_what_its_numbers_say(dealt: Dealt) -> None:
    one, chance = started(dealt), dealt.chance
    before = Position(one.spec)
    while not one.is_over():
        before.copy_from(one)
        seat, side = one.turn, one.spec.side_of[one.turn]
        move = any_move(one, chance)
        taken = cards_in(move)
        one.do(move)
        match kind_of(move):
            case move_codes.PLAY:
                card = 1 << card_played(move)
                assert before.hands[seat] & card
                assert not any(one.hands[other] & card for other in range(MAX_SEATS))
                assert bool(one.piles[side] & card) == bool(taken) or one.plays_left() == 0
                assert one.turn == (seat + 1) % one.spec.players or one.is_declaring
            case move_codes.DECLARE:
                assert taken & ~before.hands[seat] == 0
                assert one.declared[seat] & taken == taken
                assert one.turn == seat or before.is_declaring
                assert (one.table, one.cards_in_hands) == (before.table, before.cards_in_hands)
            case move_codes.PASS:
                assert before.is_declaring
                assert declared_in(one) == declared_in(before)
                assert (one.table, one.cards_in_hands) == (before.table, before.cards_in_hands)
            case _:
                assert one.table == before.table & ~taken
                assert (one.turn, one.cards_in_hands) == (seat, before.cards_in_hands)
        if kind_of(move) != DECLARE and taken:
            assert taken & ~(before.table | 1 << card_played(move)) == 0
            assert taken & ~one.piles[side] == 0


@moderately
@given(in_play)
def test_the_moves_are_the_announcements_and_then_the_plays_of_each_card(dealt: Dealt) -> None:
    one, chance = started(dealt), dealt.chance
    while not one.is_over():
        number: int = one.find_moves()
        together = [one.moves[at] for at in range(number)]
        announcements = one.find_preliminary_moves()
        assert together[:announcements] == [one.moves[at] for at in range(announcements)]
        plays = together[announcements:]
        assert all(kind_of(move) == PLAY for move in plays)
        assert plays == ([] if one.is_declaring else found_plays(one))
        played = [*dict.fromkeys(map(card_played, plays))]
        can_play = [] if one.is_declaring else [*cards_of(one.playable_cards())]
        if one.spec.captures.forced_by_hand and any(map(cards_in, plays)):
            assert all(map(cards_in, plays))
            assert {*played} <= {*can_play}
        else:
            assert played == can_play
        assert len({*together}) == number
        one.do(together[int(chance.random() * number)])


@moderately
@given(in_play)
def test_a_round_and_its_position_are_played_to_the_same_end(dealt: Dealt) -> None:
    whole: Round = dealt.round
    one, chance = Position(started(dealt).spec), dealt.chance
    one.copy_from(whole.position)
    while not whole.is_over:
        assert state_of(one) == state_of(whole.position)
        move = any_move(one, chance)
        one.do(move)
        whole.play(action_from_code(move))
    assert one.is_over()
    counted = one.count_points()
    sides = range(whole.seating.sides)
    assert tuple(counted[side] for side in sides) == whole.sheet().totals


@moderately
@given(in_play, st.integers(0, 30))
def test_a_copy_goes_its_own_way(dealt: Dealt, plies: int) -> None:
    one, chance = started(dealt), dealt.chance
    while plies and not one.is_over():
        one.do(any_move(one, chance))
        plies -= 1
    other = Position(one.spec)
    other.copy_from(one)
    stood = state_of(one)
    assert state_of(other) == stood
    while not other.is_over():
        other.do(any_move(other, chance))
    assert state_of(one) == stood
    other.copy_from(one)
    assert state_of(other) == stood


@moderately
@given(in_play)
def test_who_clears_the_table_sweeps(dealt: Dealt) -> None:
    one, chance, variant = started(dealt), dealt.chance, dealt.round.variant
    before = Position(one.spec)
    while not one.is_over():
        before.copy_from(one)
        side, move = one.spec.side_of[one.turn], any_move(one, chance)
        one.do(move)
        assert one.sweep_points[side] - before.sweep_points[side] == points_of_sweep(
            variant, before, move
        )


def points_of_sweep(variant: Variant, before: Position, move: int) -> int:
    """What a move brings as a sweep, by the rules of a game; 0 where it is none."""
    taken = cards_in(move)
    if kind_of(move) == DECLARE or not taken or taken != before.table:
        return 0
    if kind_of(move) == TAKE_TABLE:
        return 1
    if before.plays_left() == 1 and not variant.sweep.on_last_play:
        return 0
    played = card_played(move)
    values = [before.capture_finder.values[card] for card in (played, *cards_of(taken))]
    if values[0] == 1 and 1 not in values[1:] and not variant.sweep.by_ace:
        return 0
    return sum(values) // (variant.sweep.total_per_point or sum(values))


@moderately
@given(in_play)
def test_the_sweeps_are_logged_in_their_order(dealt: Dealt) -> None:
    one, chance = started(dealt), dealt.chance
    made: list[int] = [side for side in range(MAX_SEATS) for _ in range(one.sweep_points[side])]
    while not one.is_over():
        before = [one.sweep_points[side] for side in range(MAX_SEATS)]
        one.do(any_move(one, chance))
        for side in range(MAX_SEATS):
            made += [side] * (one.sweep_points[side] - before[side])
    logged = [one.sweep_log >> 3 * at & 7 for at in reversed(range(len(made)))]
    assert logged == made


def test_a_move_is_one_number() -> None:
    move = encode_play(39, 1 << 38 | 1)
    assert (kind_of(move), card_played(move), cards_in(move)) == (PLAY, 39, 1 << 38 | 1)
    assert popcount(cards_in(move)) == 2
