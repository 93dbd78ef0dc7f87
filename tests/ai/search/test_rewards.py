"""What the end of a round is worth: its lead, and near the match's end the chance to win that."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.ai.search.policy import POINT
from scopa_desktop.ai.search.rewards import MatchStanding, Rewards
from scopa_desktop.rules.catalogue import SCOPA, SCOPA_RACE
from scopa_desktop.rules.kernel.position import Position
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import THREE, TWO
from tests.rules.positions import moderately, position

ALL_OF_IT = "AD 2D 3D 4D 5D 6D 7D JD QD KD AC 2C 3C 4C 5C 6C 7C JC QC KC"
THE_REST = "AS 2S 3S 4S 5S 6S 7S JS QS KS AB 2B 3B 4B 5B 6B 7B JB QB KB"


def stakes(
    *totals: int, target: int = 11, lead: int = 1, in_order: bool = False, point_worth: int = 1
) -> MatchStanding:
    return MatchStanding(
        [*totals],
        target=target,
        points_per_round=4.0,
        lead=lead,
        in_order=in_order,
        point_worth=point_worth,
    )


def finished(points: int = 0, other: int = 0) -> Position:
    """A round that is over; the sides have made so many points by sweeps, and nothing else."""
    round_ = position(SCOPA, ["", ""]).position
    round_.add_sweep(0, points)
    round_.add_sweep(1, other)
    return round_


def rewards_of(round_: Position, match: MatchStanding) -> list[int]:
    rewards = Rewards(match)
    rewards.compute(round_)
    return [rewards.by_side[side] for side in range(match.sides)]


def test_far_from_the_end_of_a_match_it_is_the_lead_in_points() -> None:
    round_ = position(SCOPA, ["", ""], piles=[ALL_OF_IT, THE_REST]).position
    # Coins and settebello; cards and primiera are even.
    assert rewards_of(round_, stakes(0, 0)) == [2 * POINT, -2 * POINT]
    assert rewards_of(finished(1, 4), stakes(3, 0)) == [-3 * POINT, 3 * POINT]


def test_of_three_each_counts_against_the_mean_of_the_others() -> None:
    round_ = position(SCOPA, ["", "", ""], seating=THREE).position
    for seat, points in enumerate((4, 2, 0)):
        round_.add_sweep(seat, points)
    assert rewards_of(round_, stakes(0, 0, 0)) == [3 * POINT, 0, -3 * POINT]


def test_where_the_fewest_points_win_a_point_is_a_loss() -> None:
    assert rewards_of(finished(1, 4), stakes(3, 0, point_worth=-1)) == [3 * POINT, -3 * POINT]
    near = stakes(10, 9, point_worth=-1)
    lost, won = rewards_of(finished(1, 0), near), rewards_of(finished(0, 2), near)
    assert lost[0] < 0 < lost[1]
    assert won == [-points for points in lost]
    # At ten all somebody may still do better, and at a tie past the target nobody has won.
    assert rewards_of(finished(0, 1), near) == [0, 0]
    assert rewards_of(finished(1, 2), near) == [0, 0]


def test_near_the_end_the_match_is_what_counts() -> None:
    match = stakes(10, 9)
    won, missed = rewards_of(finished(1, 0), match), rewards_of(finished(0, 1), match)
    assert won[0] > 0 > won[1]
    # More than enough is worth no more than enough.
    assert rewards_of(finished(5, 0), match) == won
    assert abs(missed[0]) < POINT / 10


def test_a_lead_that_wins_is_worth_more_than_one_that_does_not() -> None:
    by_one = rewards_of(finished(1, 0), stakes(10, 10, lead=2))
    by_two = rewards_of(finished(2, 0), stakes(10, 10, lead=2))
    assert 0 <= by_one[0] < by_two[0]


def test_where_points_are_entered_in_order_the_first_to_arrive_wins() -> None:
    round_ = position(SCOPA_RACE, ["", ""], piles=[THE_REST, ALL_OF_IT]).position
    round_.add_sweep(0, 11)
    # Both arrive, the first side with more; but coins and settebello come before the sweeps.
    early, late = (
        rewards_of(round_, stakes(2, 10, in_order=in_order)) for in_order in (True, False)
    )
    assert early[1] > 0 > early[0]
    assert late[0] > 0 > late[1]


def test_a_sweep_that_came_first_wins_the_race() -> None:
    round_ = position(SCOPA_RACE, ["", ""]).position
    round_.add_sweep(1, 1)
    round_.add_sweep(0, 1)
    reward = rewards_of(round_, stakes(10, 10, in_order=True))
    assert reward[1] > 0 > reward[0]


def test_after_a_lowered_target_the_race_goes_to_the_side_with_more_points() -> None:
    round_ = position(SCOPA_RACE, ["", ""]).position
    for side in (0, 1, 1):
        round_.add_sweep(side, 1)
    rewards = {
        totals: rewards_of(round_, stakes(*totals, target=4, in_order=True))
        for totals in ((9, 4), (4, 4), (5, 4), (5, 3))
    }
    assert rewards[9, 4][0] > 0 > rewards[9, 4][1]
    assert rewards[4, 4][1] > 0 > rewards[4, 4][0]
    # A tie is played on, though the first side was ahead and scored first.
    assert rewards[5, 4] == [0, 0]
    assert rewards[5, 3][0] > 0 > rewards[5, 3][1]


def test_a_match_won_on_the_spot_is_won() -> None:
    round_ = finished(0, 7)
    round_.instant_winner = 0
    assert rewards_of(round_, stakes(0, 0))[0] > rewards_of(finished(3, 0), stakes(0, 0))[0]


totals = st.tuples(st.integers(0, 10), st.integers(0, 10))
made = st.tuples(st.integers(0, 8), st.integers(0, 8))


@moderately
@given(totals, made, st.sampled_from([1, 2]))
def test_what_one_side_gets_the_other_loses(
    before: tuple[int, int], points: tuple[int, int], lead: int
) -> None:
    round_, other = rewards_of(finished(*points), stakes(*before, lead=lead))
    # Chances are rounded to thousandths of a point.
    assert abs(round_ + other) <= 1


@moderately
@given(totals, made, st.sampled_from([1, 2]))
def test_a_point_more_is_never_worth_less(
    before: tuple[int, int], points: tuple[int, int], lead: int
) -> None:
    match, (own, other) = stakes(*before, lead=lead), points
    assert (
        rewards_of(finished(own + 1, other), match)[0]
        >= (rewards_of(finished(own, other), match)[0])
    )


@pytest.mark.parametrize("seed", range(5))
def test_the_points_are_those_that_the_rules_count(seed: int) -> None:
    round_, rng = Round.dealt(SCOPA, TWO, 0, range(40))[0], Random(seed)
    while not round_.is_over:
        round_.play(rng.choice(round_.legal_moves()))
    own, other = round_.sheet().totals
    assert rewards_of(round_.position, stakes(0, 0)) == [
        (own - other) * POINT,
        (other - own) * POINT,
    ]
