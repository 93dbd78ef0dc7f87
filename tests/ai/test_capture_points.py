"""What a capture scores as such, in Cicera (RULES 2.25), for the computer players."""

from scopa_desktop.ai.position_evaluation import PositionEvaluation
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.catalogue import CICERA
from scopa_desktop.rules.moves import Move, parse_move
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import PAIRS
from tests.rules.positions import mask


def test_a_card_just_laid_one_suit_and_three_cards_are_worth_a_point_each() -> None:
    round_ = Round(
        CICERA,
        PAIRS,
        dealer=3,
        hands=[mask("8S"), mask("8C TS 6D"), mask("KD QD"), mask("KC QC")],
        table=mask("2S 3S 5S AD AC"),
    )
    laid = parse_move("8S")
    round_.play(laid)
    view = SeatView.of_round(round_, 1, [0, 0], [(0, laid)])
    evaluation = PositionEvaluation(view)
    worth = {
        text: evaluation.capture_points(evaluation.after(parse_move(text)))
        for text in ("8C x 8S", "TS x 2S 3S 5S", "TS x 2S 8S", "6D x AD 5S", "6D")
    }
    assert worth == {
        "8C x 8S": 1,
        "TS x 2S 3S 5S": 2,
        "TS x 2S 8S": 1,
        "6D x AD 5S": 0,
        "6D": 0,
    }
    assert all(isinstance(action, Move) for action in view.legal_moves())
