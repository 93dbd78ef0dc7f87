"""The rule-of-thumb player plays as an old hand would."""

from random import Random

import pytest

from scopa_desktop.ai.heuristics import HeuristicPlayer, choose_preplay_action
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.position_evaluation import PositionEvaluation
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import parse_card
from scopa_desktop.rules.catalogue import CATALOGUE, ESCOBA_SETENTA
from scopa_desktop.rules.moves import Cut
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import PAIRS, THREE, TWO
from tests.ai.positions import position


def chosen(view: SeatView) -> str:
    """The move chosen, in notation."""
    return str(HeuristicPlayer().choose(view, Random("any"), Deadline(1.0)))


def test_it_takes_a_sweep() -> None:
    assert chosen(position("5B KS 2C", "3D 2D", others=("4C 6C 7C",))) == "5B x 2D 3D"


def test_it_takes_a_sweep_of_fifteen() -> None:
    view = position("5B KS 2C", "3D 7S", others=("4C 6C 7C",), variant=ESCOBA_SETENTA)
    assert chosen(view) == "5B x 3D 7S"


def test_it_takes_the_settebello_before_more_cards() -> None:
    assert chosen(position("7B JS", "7D 3C 5C KB", others=("4C 6C 2C",))) == "7B x 7D"


def test_of_equal_cards_it_takes_the_coin() -> None:
    assert chosen(position("QB", "QC QD 5S", others=("4C 6C 2C",))) == "QB x QD"


def test_it_leaves_no_table_that_the_rival_surely_sweeps() -> None:
    # The stock is empty, so the opponent's hand is known: a king and a page.
    view = position(
        "4S 3S 2C",
        "6D",
        others=("KD JB AC",),
        piles=(
            "AD 2D 3D 4D 5D 7D JD QD AS 2S 5S 6S 7S JS QS KS",
            "2B 3B 4B 5B 6B 7B QB KB 3C 4C 5C 6C 7C JC QC KC AB",
        ),
        last_capturer=1,
    )
    assert chosen(view) == "3S"


def test_it_lays_down_one_of_a_pair_to_take_it_back() -> None:
    assert chosen(position("QS QB KC", others=("4C 6C 2C",))) in {"QS", "QB"}


def test_a_partner_shares_the_gain_and_opponents_share_the_loss() -> None:
    hands = ("KD KC QC", "2D 3D 4D", "JC JS")
    in_pairs = PositionEvaluation(position("JD KS", "AC", others=hands, seating=PAIRS))
    assert in_pairs.turns == ((3, -1), (3, 1), (2, -1))
    alone = PositionEvaluation(
        position("JD KS", "AC", others=hands[1:], piles=("",) * 3, seating=THREE)
    )
    assert alone.turns == ((3, -0.5), (2, -0.5))


def test_after_the_last_card_of_a_packet_the_next_one_counts() -> None:
    view = position("JD", "AC", others=("",), stock="2D 3D 4D 5D 6D 7D")
    assert PositionEvaluation(view).turns == ((3, -1),)


def test_it_takes_last_for_the_leftovers() -> None:
    view = position(
        "5B KS",
        "5C 3D 6S KB",
        others=("2C",),
        piles=(
            "AD 2D 4D 5D 6D 7D JD QD AS 2S 3S 4S 5S 7S JS QS",
            "2B 3B 4B 6B 7B JB QB AB AC 3C 4C 6C 7C JC QC KC KD",
        ),
        last_capturer=1,
    )
    assert chosen(view) in {"5B x 5C", "KS x KB"}


@pytest.mark.parametrize("seed", ["a", "b"])
def test_the_same_seed_gives_the_same_choice(seed: str) -> None:
    view = position("QS QB QC", others=("4C 6C 2C",))
    player = HeuristicPlayer()
    choices = {player.choose(view, Random(seed), Deadline(1.0)) for _ in range(5)}
    assert len(choices) == 1


def test_among_equals_every_choice_occurs() -> None:
    view = position("QS QB QC", others=("4C 6C 2C",))
    player = HeuristicPlayer()
    choices = {player.choose(view, Random(seed), Deadline(1.0)) for seed in range(60)}
    assert choices == set(view.legal_moves())


@pytest.mark.parametrize(("card", "keeps"), [("7D", True), ("7S", True), ("QS", False)])
def test_a_card_worth_having_is_kept_and_a_plain_one_laid(card: str, keeps: bool) -> None:
    cut = parse_card(card)
    pack = [cut, *(other for other in range(40) if other != cut)]
    round_, _ = Round.dealt(CATALOGUE["chkobba"], TWO, 0, pack)
    view = SeatView.of_round(round_, round_.turn, (0, 0))
    assert choose_preplay_action(view) == Cut(keeps)
