"""Computer players where the fewest points win: they take little, and leave sweeps to others."""

from math import inf
from random import Random
from typing import Final

import pytest

from scopa_desktop.ai.card_values import CardValues
from scopa_desktop.ai.computer_players import ImpulsivePlayer, SearchPlayer
from scopa_desktop.ai.dangers import safer_play
from scopa_desktop.ai.heuristics import HeuristicPlayer
from scopa_desktop.ai.move_evaluation import SearchConfig
from scopa_desktop.ai.move_explainer import AdviceReason, MoveExplainer
from scopa_desktop.ai.player import ComputerPlayer, Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import PACK, SETTEBELLO, card_name, cards_of
from scopa_desktop.rules.catalogue import SCOPA, SCOPA_A_PERDERE
from scopa_desktop.rules.moves import Move, parse_move
from scopa_desktop.rules.variant import Variant
from tests.rules.positions import mask, position

PLAYERS: Final = [HeuristicPlayer(), ImpulsivePlayer(), SearchPlayer(SearchConfig(iterations=200))]


def view_of(variant: Variant, hand: str, table: str) -> SeatView:
    """The view of seat 0, with six cards in the stock and the others in the piles by turns."""
    other, stock = "JS QS KS", "AC 2S 3C 5C 6C JC"
    lie = mask(f"{hand} {table} {other} {stock}")
    gone = [card_name(card) for card in cards_of(PACK & ~lie)]
    piles = [" ".join(gone[side::2]) for side in range(2)]
    round_ = position(variant, [hand, other], table, stock=stock, piles=piles)
    return SeatView.of_round(round_, 0, [0, 0])


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: type(player).__name__)
def test_a_sweep_with_the_settebello_is_left_alone(player: ComputerPlayer) -> None:
    chosen = {
        variant.id: player.choose(view_of(variant, "7S 2C 4B", "7D"), Random(1), Deadline(inf))
        for variant in (SCOPA, SCOPA_A_PERDERE)
    }
    assert chosen == {
        "scopa": parse_move("7S x 7D"),
        "scopa-a-perdere": chosen["scopa-a-perdere"],
    }
    assert chosen["scopa-a-perdere"] in [parse_move("2C"), parse_move("4B")]


def test_a_card_that_scores_is_worth_less_than_nothing() -> None:
    wanted = CardValues.of(view_of(SCOPA, "7S 2C 4B", "7D")).total
    unwanted = CardValues.of(view_of(SCOPA_A_PERDERE, "7S 2C 4B", "7D")).total
    assert wanted[SETTEBELLO] > 0 > unwanted[SETTEBELLO]
    assert unwanted == tuple(-value for value in wanted)


def test_no_play_gives_a_sweep_away() -> None:
    for variant, safer in ((SCOPA, True), (SCOPA_A_PERDERE, False)):
        view = view_of(variant, "KD 4C AB", "6S 2B")
        plays = [move for move in view.legal_moves() if isinstance(move, Move)]
        assert any(safer_play(view, play) for play in plays) is safer


def reasons_for(variant: Variant, hand: str, table: str, move: str) -> dict[AdviceReason, bool]:
    """The arguments about a move, and whether they speak for it."""
    arguments = MoveExplainer(view_of(variant, hand, table)).arguments(parse_move(move))
    return {argument.reason: argument.is_favourable for argument in arguments}


def test_what_is_taken_speaks_against_a_move() -> None:
    taken = reasons_for(SCOPA_A_PERDERE, "7S 2C 4B", "7D", "7S x 7D")
    assert taken == {AdviceReason.SWEEP: False, AdviceReason.CATEGORY: False}
    assert reasons_for(SCOPA, "7S 2C 4B", "7D", "7S x 7D")[AdviceReason.CATEGORY]


def test_a_card_that_takes_nothing_is_praised_and_one_that_counts_is_got_rid_of() -> None:
    assert reasons_for(SCOPA_A_PERDERE, "7S 2C 4B", "7D", "2C")[AdviceReason.TAKES_NOTHING]
    rid = reasons_for(SCOPA_A_PERDERE, "7D 2C 4B", "5S", "7D")
    assert rid[AdviceReason.GIVES_AWAY]
    assert AdviceReason.TAKES_NOTHING not in rid


def test_the_cheapest_capture_is_the_one_to_make() -> None:
    hand, table = "7S 4C 2B", "7D 4S"
    assert reasons_for(SCOPA_A_PERDERE, hand, table, "4C x 4S")[AdviceReason.TAKES_LEAST]
    assert AdviceReason.TAKES_LEAST not in reasons_for(SCOPA_A_PERDERE, hand, table, "7S x 7D")
