"""What a capture scores as such (RULES 2.25, 2.30), for the computer players."""

import pytest

from scopa_desktop.ai.levels import level
from scopa_desktop.ai.position_evaluation import PositionEvaluation
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.catalogue import CATALOGUE, CICERA, SCOPA, SPAZZINO, configured
from scopa_desktop.rules.events import CaptureScored
from scopa_desktop.rules.moves import Move, parse_move
from scopa_desktop.rules.options.own_games import widened
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import PAIRS, TWO
from scopa_desktop.rules.variant import Variant
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


OWN_BAGHER = configured("scopa", {"bagher": True})


def in_spazzino(hand: str, table: str, other: str = "KD", game: Variant = SPAZZINO) -> Round:
    return Round(game, TWO, dealer=1, hands=[mask(hand), mask(other)], table=mask(table))


@pytest.mark.parametrize(
    ("hand", "table", "move", "points"),
    [
        ("5S", "2S 3S QB", "5S x 2S 3S", 3),
        ("6B", "AB 2B 3B QB", "6B x AB 2B 3B", 4),
        ("5S", "2S 3C QB", "5S x 2S 3C", 0),
        ("5S", "5C QB", "5S x 5C", 0),
    ],
    ids=["two", "three", "of two suits", "an equal card"],
)
def test_a_bagher_is_worth_a_point_for_each_card_of_it(
    hand: str, table: str, move: str, points: int
) -> None:
    for game in (SPAZZINO, OWN_BAGHER):
        round_ = in_spazzino(hand, table, game=game)
        view = SeatView.of_round(round_, 0, [0, 0], [])
        evaluation = PositionEvaluation(view)
        assert evaluation.capture_points(evaluation.after(parse_move(move))) == points
        events = round_.play(parse_move(move))
        assert sum(event.points for event in events if isinstance(event, CaptureScored)) == points
        assert round_.side_results()[0].declared_points == points


def test_the_last_card_makes_neither_picula_nor_bagher() -> None:
    for laid, table, last in (("7D", "2S 3S QB", "5S x 2S 3S"), ("5D", "4S QB", "5S x 5D")):
        round_ = in_spazzino(laid, table, "5S")
        round_.play(parse_move(laid))
        view = SeatView.of_round(round_, 1, [0, 0], [(0, parse_move(laid))])
        evaluation = PositionEvaluation(view)
        assert evaluation.capture_points(evaluation.after(parse_move(last))) == 0
        events = round_.play(parse_move(last))
        assert not any(isinstance(event, CaptureScored) for event in events)
        assert [result.declared_points for result in round_.side_results()] == [0, 0]


def test_a_card_just_laid_is_a_picula_of_one_point() -> None:
    round_ = in_spazzino("5D 2D", "4S QB", "5S 7C")
    round_.play(parse_move("5D"))
    events = round_.play(parse_move("5S x 5D"))
    scored = [event.combinations for event in events if isinstance(event, CaptureScored)]
    assert scored == [(("picula", 1),)]


@pytest.mark.parametrize("name", ["casual", "strong", "master"])
def test_computer_players_go_for_a_bagher(name: str) -> None:
    """Three points by 2 and 3 of the suit, none by the equal card."""
    round_ = in_spazzino("5C 2B", "5B 2C 3C QB", "KD QS")
    view = SeatView.of_round(round_, 0, [0, 0], [])
    assert str(level(name).choose(view)) == "5C x 2C 3C"


def test_a_bagher_can_be_added_where_no_capture_scores_yet() -> None:
    names = [category.name for category in OWN_BAGHER.categories]
    assert names[-2:] == ["bagher", "sweeps"]
    assert OWN_BAGHER.configured({"bagher": False}).categories == SCOPA.categories
    allowed = {
        entry.id
        for entry in CATALOGUE.values()
        if any(option.name == "bagher" for option in widened(entry).options)
    }
    assert allowed.isdisjoint({"spazzino", "cicera", "rubamazzo", "chorizo", "cirulla"})
    assert {"scopa", "escoba", "scopone", "scopa-frac"} <= allowed
