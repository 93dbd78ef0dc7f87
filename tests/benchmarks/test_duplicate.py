"""Duplicate deals give every side its turn, count for the right one, and are the same again."""

from itertools import count, islice

import pytest

from benchmarks.contestants import Contestant, contestant
from benchmarks.duplicate import Pairing, Table, margin_of, play_round, points_of
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import mask_of, parse_cards
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import pack_of
from scopa_desktop.rules.moves import Action, parse_action
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import FOUR, PAIRS, SEATINGS, THREE, TWO, Seating


def margins(pairing: Pairing, deals: int) -> list[tuple[float, ...]]:
    """The margins of the first deals, side by side."""
    return [pairing.play_deal(number).margins for number in range(1, deals + 1)]


@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_who_plays_with_himself_wins_nothing(seating: Seating) -> None:
    deals = margins(Pairing("scopa", seating, "greedy", "greedy"), 3)
    assert [sum(deal) for deal in deals] == pytest.approx([0, 0, 0])
    assert any(any(deal) for deal in deals)


def test_what_one_wins_the_other_loses() -> None:
    here = margins(Pairing("cirulla", TWO, "greedy", "random"), 4)
    there = margins(Pairing("cirulla", TWO, "random", "greedy"), 4)
    assert there == [tuple(-margin for margin in reversed(deal)) for deal in here]


@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_each_contestant_decides_for_his_own_seats(seating: Seating) -> None:
    asked: dict[str, set[int]] = {"challenger": set(), "other": set()}

    def spy(name: str) -> Contestant:
        def decide(one: Round, view: SeatView) -> Action:
            asked[name].add(view.seat)
            return view.legal_moves()[0]

        return Contestant(name, decide)

    own = seating.sides - 1
    one, _ = Round.dealt(CATALOGUE["scopa"], seating, 0, pack_of(2, 1))
    watch: tuple[list[float], list[float]] = ([], [])
    play_round(one, own, (spy("challenger"), spy("other")), watch)
    assert one.is_over
    assert asked["challenger"] == set(seating.seats_of(own))
    assert asked["other"] == set(range(seating.players)) - asked["challenger"]


def test_only_choices_are_timed() -> None:
    one, _ = Round.dealt(CATALOGUE["scopa"], TWO, 0, pack_of(1, 1))
    watch: tuple[list[float], list[float]] = ([], [])
    play_round(one, 0, (contestant("greedy"), contestant("random")), watch)
    # Of three cards in hand the last is no choice, unless it takes in two ways.
    assert 10 <= len(watch[0]) < 18
    assert 10 <= len(watch[1]) < 18


def test_a_margin_is_over_the_mean_of_the_others() -> None:
    assert margin_of((5, 2), 1) == -3
    assert margin_of((1, 6, 2), 1) == 4.5
    assert margin_of((1, 6, 2, 3), 0) == pytest.approx(-8 / 3)


def test_a_match_won_on_the_spot_is_worth_its_target_to_the_winner() -> None:
    cirulla = CATALOGUE["cirulla"]
    coins = mask_of(parse_cards("AD 2D 3D 4D 5D 6D 7D JD QD KD"))
    last = mask_of(parse_cards("KD"))
    one = Round(cirulla, TWO, dealer=1, hands=[mask_of(parse_cards("KC 2C")), 1],
                table=last, piles=[0, 0], turn=0)  # fmt: skip
    one.position.piles[0] = coins & ~last
    one.play(parse_action("KC x KD"))
    assert one.instant_winner == 0
    assert points_of(one) == (cirulla.target, 0)


def test_a_round_played_out_is_worth_its_points() -> None:
    one, _ = Round.dealt(CATALOGUE["scopa"], THREE, 0, pack_of(1, 1))
    both = (contestant("random"), contestant("random"))
    play_round(one, 0, both, ([], []))
    assert points_of(one) == one.sheet().totals


def test_a_void_deal_is_dealt_again() -> None:
    scopa = CATALOGUE["scopa"]
    void = next(
        number
        for number in count(1)
        if Round.dealt(scopa, TWO, number % 2, pack_of(number, 1))[0].is_void
    )
    result = Pairing("scopa", TWO, "greedy", "random").play_deal(void)
    assert len(result.margins) == 2


def test_processes_give_the_results_of_one_in_the_order_of_the_deals() -> None:
    pairing = Pairing("scopa", PAIRS, "greedy", "random")
    table = Table(2)
    try:
        played = [result.margins for result in islice(table.results(pairing, 1, 1000), 5)]
    finally:
        table.close()
    assert played == margins(pairing, 5)


def test_alpha_beta_sits_out_where_more_than_two_sides_play() -> None:
    assert Pairing("scopa", PAIRS, "greedy", "pimc").is_possible
    assert not Pairing("scopa", FOUR, "greedy", "pimc").is_possible
    assert not Pairing("scopa", THREE, "web", "greedy").is_possible
    assert Pairing("scopa", THREE, "seeing", "ismcts-1000").is_possible
