"""What the declarations before the first card of a packet say about the hidden hands."""

import pytest

from scopa_desktop.ai.move_evaluation import determinization_sampler
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.catalogue import CHORIZO
from scopa_desktop.rules.declarations import legal_declarations
from scopa_desktop.rules.kernel.position import Position
from scopa_desktop.rules.moves import Declare, Pass
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import FOUR
from tests.rules.positions import mask, pack_dealing

HANDS = ["2D JC 6B", "AS 2S 3S", "AD QC 5B", "KD KC KB"]
"""The second and the fourth seat can declare."""
SAMPLES = 300


def dealt(hands: list[str] | None = None, dealer: int = 3) -> Round:
    pack = pack_dealing(hands or HANDS, "JD QS 7B 4S", dealer)
    return Round.dealt(CHORIZO, FOUR, dealer, pack)[0]


def declarable_shares(view: SeatView) -> list[float]:
    """How often each other seat could declare something in the samples of a view."""
    root = view.determinized([card for card in range(40) if view.unseen >> card & 1]).position
    sampler = determinization_sampler(view, root, RandomGenerator(7))
    position = Position(root.spec)
    rule, values = CHORIZO.declarations, CHORIZO.captures.values
    assert rule is not None
    found = [0] * 4
    for _ in range(SAMPLES):
        sampler.sample(position)
        for seat in range(4):
            found[seat] += bool(legal_declarations(rule, position.hands[seat], True, values))
    return [number / SAMPLES for number in found]


def test_a_seat_that_was_silent_before_the_first_card_has_nothing_to_declare() -> None:
    round_ = dealt()
    while round_.is_declaring:
        round_.play(round_.legal_moves()[0])
    view = SeatView.of_round(round_, 0, [0] * 4)
    _, second, third, fourth = declarable_shares(view)
    assert (second, fourth) == (1, 1)
    assert third < 0.02


def test_declared_hands_are_known_before_the_first_card() -> None:
    round_ = dealt()
    assert isinstance(round_.legal_moves()[0], Declare)
    round_.play(round_.legal_moves()[0])
    view = SeatView.of_round(round_, 3, [0] * 4)
    assert view.is_declaring
    assert view.shown == (0, mask("AS 2S 3S"), 0, 0)


def test_only_the_seats_before_the_own_one_have_been_silent() -> None:
    # The third seat is asked; the first has nothing, the second declares, the fourth comes later.
    round_ = dealt(["2D JC 6B", "AS 2S 3S", "KD KC KB", "AD QC 5B"])
    round_.play(round_.legal_moves()[0])
    view = SeatView.of_round(round_, 2, [0] * 4)
    first, second, _, fourth = declarable_shares(view)
    assert first < 0.02
    assert second == 1
    assert fourth > 0.1


def test_a_pass_says_nothing_to_the_others() -> None:
    passing, silent = dealt(), dealt(["2D JC 6B", "AS 2S QD", *HANDS[2:]])
    passing.play(Pass())
    views = [
        SeatView.of_round(round_, 3, [0] * 4, moves)
        for round_, moves in ((passing, [(1, Pass())]), (silent, []))
    ]
    assert [view.is_declaring for view in views] == [True, True]
    assert views[0] == views[1]
    assert views[0].seed == views[1].seed


@pytest.mark.parametrize("seat", [1, 3])
def test_a_view_says_whether_its_own_seat_is_asked(seat: int) -> None:
    round_ = dealt()
    asked = SeatView.of_round(round_, seat, [0] * 4)
    assert asked.is_declaring == (seat == 1)
    if asked.is_declaring:
        assert [type(move) for move in asked.legal_moves()] == [Declare, Pass]
