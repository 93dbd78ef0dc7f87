"""The odds in words: what is certain is told without decimals."""

from math import inf
from random import Random

import pytest

from scopa_desktop.ai.coach import MoveCost
from scopa_desktop.ai.odds import EstimateOdds, Odds, decided_odds, odds_task
from scopa_desktop.ai.player import Deadline
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import parse_action
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.seating import TWO
from scopa_desktop.ui.wording.coach_wording import (
    chance_text,
    expected_points_text,
    mark_text,
    odds_text,
)
from scopa_desktop.ui.wording.number_format import chance_percentage, measured_points, plus_minus
from scopa_desktop.ui.wording.text_direction import without_marks

NAMES = {0: "Nina", 1: "Don Ciro"}


def texts(odds: Odds) -> str:
    return without_marks(odds_text(odds, NAMES))


def test_after_the_end_there_is_nothing_but_the_result() -> None:
    odds = decided_odds((4, 2), 0)
    assert texts(odds) == (
        "Nina: 4 points this round, 100% chance of the match; "
        "Don Ciro: 2 points this round, 0% chance of the match"
    )


def test_what_is_open_is_expected() -> None:
    odds = Odds(400, (1000, 600), (2600, 1300), (220.0, 180.0), (0, 0))
    assert texts(odds).startswith(
        "Nina: 2.5 points expected this round, 55% chance of the match; Don Ciro"
    )


@pytest.mark.parametrize(("chance", "text"), [(0.998, ">99%"), (0.0, "<1%"), (0.994, "99%")])
def test_what_is_not_settled_is_never_all_or_nothing(chance: float, text: str) -> None:
    wins = 1000 * chance
    odds = Odds(1000, (1000, 1000), (1200, 1200), (wins, 1000 - wins), (0, 0))
    assert without_marks(chance_text(odds, 0)) == text


def test_only_certain_points_are_whole_in_any_position_of_a_match() -> None:
    players = [Player("A", "casual"), Player("B", "casual")]
    match = Match(SCOPA.configured({"target": 11}), TWO, players, 4)
    rng = Random(3)
    kinds = set()
    while match.winner is None:
        if match.needs_deal:
            match.begin_round()
        assert match.round is not None
        match.play(rng.choice(match.round.legal_moves()))
        task = None if match.winner is not None else odds_task(match, 0)
        if task is not None:
            odds = task._replace(playouts=40).run(Deadline(inf))
            for side in NAMES:
                points = without_marks(expected_points_text(odds, side))
                is_certain = odds.of(side).half_width == 0
                assert ("." in points) is not is_certain
                kinds.add((isinstance(task, EstimateOdds), is_certain, odds.is_settled))
    assert {(True, True, False), (True, False, False), (False, True, False)} <= kinds


def test_exact_figures_are_whole() -> None:
    assert measured_points(3.0, 0.0) == "3 points"
    assert measured_points(1.0, 0.1) == "1.0 points"
    assert measured_points(0.5, 0.0) == "0.5 points"
    assert without_marks(measured_points(0.62, 0.08, 2, with_interval=True)) == "0.62 ± 0.08 points"
    assert without_marks(plus_minus("0.62", "0.00")) == "0.62"
    exact, about = (MoveCost(parse_action("KS"), 2.0, half_width) for half_width in (0.0, 0.2))
    assert (mark_text(exact), mark_text(about)) == ("−2", "−2.0")


def test_chances_are_whole_figures() -> None:
    shown = [without_marks(chance_percentage(chance)) for chance in (1.0, 0.5417, 0.999, 0.0)]
    assert shown == ["100%", "54%", ">99%", "0%"]
