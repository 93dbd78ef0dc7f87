"""The duplicate-deal harness: who decides for which seat, what is timed, and void deals."""

from itertools import count

import pytest

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands.processes import TaskRunner
from scopa_desktop.commands.series import Clock, Decide, DuplicateDeal, play_duplicate, play_round
from scopa_desktop.rules.catalogue import CATALOGUE, SCOPA
from scopa_desktop.rules.match import pack_of
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import SEATINGS, TWO, Seating


def first_move(_round: Round, view: SeatView) -> Action:
    """Decides for the first legal move."""
    return view.legal_moves()[0]


@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_each_player_decides_for_its_own_seats(seating: Seating) -> None:
    seats: list[set[int]] = [set(), set()]

    def spy(player: int) -> Decide:
        def decide(round_: Round, view: SeatView) -> Action:
            assert view.seat == round_.turn
            seats[player].add(view.seat)
            return view.legal_moves()[0]

        return decide

    own_seats = set(seating.seats_of(seating.sides - 1))
    round_, _ = Round.dealt(SCOPA, seating, 0, pack_of(2, 1))
    player_of_seat = [0 if seat in own_seats else 1 for seat in range(seating.players)]
    play_round(round_, [spy(0), spy(1)], player_of_seat, Clock(2))
    assert round_.is_over
    assert seats == [own_seats, set(range(seating.players)) - own_seats]


def test_all_moves_are_counted_and_only_choices_are_timed() -> None:
    round_, _ = Round.dealt(SCOPA, TWO, 0, pack_of(1, 1))
    clock = Clock(2)
    play_round(round_, [first_move, first_move], [0, 1], clock)
    assert clock.moves == [18, 18]
    # The last of three cards in hand is no choice, unless it captures in two ways.
    assert all(10 <= len(seconds) < 18 for seconds in clock.seconds)


def test_the_rounds_of_a_deal_are_recorded() -> None:
    deal = DuplicateDeal(1, pack_of(1, 1))
    played = play_duplicate(SCOPA, TWO, [deal], [[0, 1], [1, 0]], [first_move, first_move])
    assert len(played.records) == 2
    for recorded, round_ in zip(played.records, played.rounds, strict=True):
        assert (recorded.dealer, recorded.pack) == deal
        replayed, _ = Round.dealt(SCOPA, TWO, recorded.dealer, recorded.pack)
        for move in recorded.moves:
            replayed.play(move)
        assert replayed.is_over
        assert replayed.piles == round_.piles


def test_a_player_sees_the_moves_made_before() -> None:
    views: list[SeatView] = []

    def record(_round: Round, view: SeatView) -> Action:
        views.append(view)
        return view.legal_moves()[0]

    round_, _ = Round.dealt(SCOPA, TWO, 0, pack_of(1, 1))
    play_round(round_, [record], [0, 0], Clock(1))
    assert len(views[0].moves) == 0
    assert len(views[1].moves) == 1
    assert views[1].moves[0][0] == views[0].seat


def test_every_seating_is_dealt_the_same_pack() -> None:
    deal = DuplicateDeal(1, pack_of(1, 1))
    hands: list[list[int]] = []

    def record(round_: Round, view: SeatView) -> Action:
        if not view.moves:
            hands.append(round_.hands)
        return view.legal_moves()[0]

    played = play_duplicate(SCOPA, TWO, [deal], [[0, 1], [1, 0]], [record, record])
    assert len(played.rounds) == 2
    assert all(round_.is_over and round_.dealer == 1 for round_ in played.rounds)
    assert hands[0] == hands[1]


def test_a_deal_void_in_one_seating_is_replaced_in_all() -> None:
    # Whether an opening table of chkobba is void can depend on the cutter's decision.
    chkobba = CATALOGUE["chkobba"]

    def keep(keeps: bool) -> Decide:
        def decide(_round: Round, view: SeatView) -> Action:
            moves = view.legal_moves()
            return moves[keeps] if view.cut_card is not None else moves[0]

        return decide

    def is_void(deal: DuplicateDeal, decide: Decide) -> bool:
        round_, _ = Round.dealt(chkobba, TWO, *deal)
        play_round(round_, [decide], [0, 0], Clock(1))
        return round_.is_void

    void = next(
        deal
        for deal in (DuplicateDeal(0, pack_of(number, 1)) for number in count(1))
        if is_void(deal, keep(True)) != is_void(deal, keep(False))
    )
    other = next(
        deal
        for deal in (DuplicateDeal(0, pack_of(number, 2)) for number in count(1))
        if not is_void(deal, keep(True)) and not is_void(deal, keep(False))
    )
    played = play_duplicate(
        chkobba, TWO, [void, other], [[0, 1], [1, 0]], [keep(True), keep(False)]
    )
    expected = play_duplicate(chkobba, TWO, [other], [[0, 1], [1, 0]], [keep(True), keep(False)])
    assert [round_.piles for round_ in played.rounds] == [
        round_.piles for round_ in expected.rounds
    ]
    assert played.clock.moves == expected.clock.moves


def test_only_void_deals_are_an_error() -> None:
    void = next(
        deal
        for deal in (DuplicateDeal(0, pack_of(number, 1)) for number in count(1))
        if Round.dealt(SCOPA, TWO, *deal)[0].is_void
    )
    with pytest.raises(ValueError, match="void"):
        play_duplicate(SCOPA, TWO, [void], [[0, 1]], [first_move, first_move])


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_numbers(jobs: int) -> None:
    runner = TaskRunner(jobs)
    try:
        assert list(runner.results(abs, range(-20, 20))) == [*map(abs, range(-20, 20))]
    finally:
        runner.close()
