"""The course of a match: a chance after each move, and what changed it."""

import pytest

from scopa_desktop.ai.odds import chances_of_round
from scopa_desktop.ai.review import match_review
from scopa_desktop.ai.review.match_review import MatchReview, Reviewer
from scopa_desktop.ai.review.verdict import LUCKY_DEAL, course_of
from scopa_desktop.rules.catalogue import CATALOGUE, SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.seating import PAIRS
from tests.ai.review.matches import played


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches so short that an interpreted core answers at once."""
    monkeypatch.setattr(match_review, "ITERATIONS_PER_DEPTH", 12)


def test_every_position_of_a_finished_round_has_a_chance() -> None:
    record = played(deals=2, moves=7)
    review = MatchReview.of(record, Reviewer(record, 1).results())
    points = course_of(review)
    moves = len(record.rounds[0].moves)
    assert [(point.round_number, point.moves) for point in points] == [
        (1, number) for number in range(moves + 1)
    ]
    assert all(0 <= point.chance <= 1 for point in points)


def test_errors_sweeps_and_lucky_deals_are_marked() -> None:
    record = played(deals=3)
    review = MatchReview.of(record, Reviewer(record, 1).results())
    points = {(point.round_number, point.moves): point for point in course_of(review)}
    errors = [d for d in review.real_decisions if d.grade.is_error and d.seat == 0]
    assert errors
    for error in errors:
        assert points[error.round_number, error.move_number].error == error
    match = Match.replayed(record)
    for deal in range(1, 4):
        sweeps = match.at(deal, len(record.rounds[deal - 1].moves)).round
        assert sweeps is not None
        marked = [p.sweeper for at, p in points.items() if at[0] == deal and p.sweeper is not None]
        assert marked == [sweep.seat for sweep in sweeps.sweeps]
    given = {
        (round_.round_number, deal.moves): deal.leads[0]
        for round_ in review.rounds
        for deal in round_.deals
        if abs(deal.leads[0]) >= LUCKY_DEAL
    }
    assert given == {at: point.luck for at, point in points.items() if point.luck is not None}


def test_the_luck_of_the_deals_adds_up() -> None:
    record = played()
    review = MatchReview.of(record, Reviewer(record, 1).results())
    (round_,) = review.rounds
    assert sum(deal.leads[0] for deal in round_.deals) == pytest.approx(round_.luck[0])
    assert [deal.moves for deal in round_.deals] == [0, 6, 12, 18, 24, 30]


def test_the_last_chance_is_the_result() -> None:
    match = Match.replayed(played(SCOPA.configured({"target": 1})))
    assert match.winner is not None
    for seat in (0, 1):
        last = chances_of_round(match, seat, match.deals, playouts=4)[-1]
        assert last == float(match.seating.side_of(seat) == match.winner)


def test_hidden_cards_change_no_chance() -> None:
    """The chance before a packet is dealt does not depend on what it will be."""
    record = played()
    recorded = record.rounds[0]
    pack = (*recorded.pack[:-12], *reversed(recorded.pack[-12:]))
    other = Match(record.variant, record.seating, record.players, record.deal_number)
    other.begin_round(pack)
    match = Match(record.variant, record.seating, record.players, record.deal_number)
    match.begin_round(recorded.pack)
    first, second = (chances_of_round(each, 0, 1, playouts=8) for each in (match, other))
    assert first == second


def test_partners_have_one_chance() -> None:
    record = played(CATALOGUE["scopone"], PAIRS)
    chances = chances_of_round(Match.replayed(record), 2, 1, playouts=4)
    assert len(chances) == len(record.rounds[0].moves) + 1
