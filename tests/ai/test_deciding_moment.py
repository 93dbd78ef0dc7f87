"""What decided a match."""

from itertools import pairwise
from math import inf
from random import Random

import pytest

from scopa_desktop.ai import deciding_moment
from scopa_desktop.ai.advice import advise_by_heuristics
from scopa_desktop.ai.deciding_moment import FindDecidingMoment, MomentKind, _rises
from scopa_desktop.ai.odds import chance_at_deal
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.review.match_review import Reviewer, ReviewStep
from scopa_desktop.ai.review.results import DecisionReview, Grade, RoundReview
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import CallOut, Move
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import PAIRS, THREE, TWO, Seating
from scopa_desktop.rules.table_events import AutomaticPlay
from tests.playing import play_on
from tests.sampling import parametrize_some

FOREVER = Deadline(inf)


def finished(game: str, seating: Seating, deal: int = 1, **options: int) -> Match:
    """A match of a person in seat 0 against players who move well, but not always."""
    levels = (PERSON, *["casual"] * (seating.players - 1))
    players = [Player(f"Player {seat}", level) for seat, level in enumerate(levels)]
    match = Match(variant(game).configured(options), seating, players, deal)
    rng = Random(deal)
    while match.winner is None:
        if match.needs_deal:
            match.begin_round()
            continue
        assert match.round is not None
        view = SeatView.of(match, match.round.turn)
        is_careless = rng.random() < 0.3
        moves = match.round.legal_moves()
        match.play(rng.choice(moves) if is_careless else advise_by_heuristics(view).action)
    return match


def curve(match: Match, deal: int) -> tuple[float, ...]:
    """The winner's chances by the review, which shows those of seat 0; for two sides."""
    result = Reviewer(match.record).result_of(ReviewStep(deal, None))
    assert isinstance(result, RoundReview)
    return tuple(chance if match.winner == 0 else 1 - chance for chance in result.chances)


@parametrize_some("deal", [5, 6, 7], default=[6])
def test_it_is_the_move_with_the_largest_rise_of_the_reviews_curve(deal: int) -> None:
    """In a game without packets, where only the first deal can have done more."""
    match = finished("scopone-scientifico", PAIRS, deal)
    assert match.winner is not None
    by_move, by_cards = [], []
    for number in range(1, match.deals + 1):
        chances = curve(match, number)
        by_cards.append(chances[0] - chance_at_deal(match, number, match.winner))
        by_move += [
            (after - before, (number, count))
            for count, (before, after) in enumerate(pairwise(chances))
        ]
    most, place = max(by_move)
    moment = FindDecidingMoment(match.record).run(FOREVER)
    if max(most, *by_cards) < deciding_moment.LEAST_RISE:
        assert moment is None
    elif max(by_cards) > most:
        assert moment is not None
        assert moment.kind is MomentKind.CARDS
    else:
        assert moment is not None
        assert moment.after - moment.before == pytest.approx(most, abs=1e-3)
        assert moment.position == place
        assert moment.kind is not MomentKind.CARDS


@pytest.mark.slow
def test_the_round_with_the_largest_lead_need_not_hold_it() -> None:
    """A match is often decided late, by little."""
    others = 0
    for deal in range(1, 7):
        match = finished("scopa", TWO, deal)
        moment = FindDecidingMoment(match.record).run(FOREVER)
        assert match.winner is not None
        leads = [
            sheet.totals[match.winner] - sheet.totals[1 - match.winner] for sheet in match.sheets
        ]
        others += moment is not None and leads[moment.round_number - 1] < max(leads)
    assert others


@pytest.mark.parametrize(
    ("game", "seating"),
    [
        ("scopa", TWO),
        *(
            pytest.param(*case, marks=pytest.mark.slow)
            for case in (("scopa", THREE), ("escoba", TWO), ("cirulla", TWO), ("chkobba", TWO))
        ),
    ],
)
def test_its_kind_says_whose_doing_it_was(game: str, seating: Seating) -> None:
    kinds = set()
    for deal in range(1, 3):
        match = finished(game, seating, deal)
        moment = FindDecidingMoment(match.record).run(FOREVER)
        if moment is None:
            continue
        kinds.add(moment.kind)
        assert moment.after - moment.before >= deciding_moment.LEAST_RISE
        assert 1 <= moment.round_number <= len(match.sheets)
        number, count = moment.position
        if moment.kind is MomentKind.CARDS:
            continue
        assert isinstance(match.recorded_round(number).moves[count], Move)
        side = match.seating.side_of(match.seats_of_moves(number)[count])
        assert (moment.kind is MomentKind.GAIN) is (side == match.winner)
        step, reviewer = ReviewStep(number, count + 1), Reviewer(match.record)
        if moment.kind is MomentKind.FORCED:
            assert step not in reviewer.steps()
        elif moment.kind is not MomentKind.GAIN:
            decision = reviewer.result_of(step)
            assert isinstance(decision, DecisionReview)
            is_mistake = decision.grade in (Grade.MISTAKE, Grade.BLUNDER)
            assert (moment.kind is MomentKind.MISTAKE) is is_mistake
            assert (moment.kind is MomentKind.SLIP) is (decision.grade is Grade.SLIP)
    assert kinds


def test_the_cards_of_a_packet_are_not_counted_for_the_move_before_it() -> None:
    match = finished("scopa", TWO, 3)
    assert match.winner is not None
    rises = list(_rises(match, match.deals, match.winner))
    packets = [rise.moves for rise in rises if not rise.is_move]
    assert packets == list(range(0, 36, 6))
    chances = curve(match, match.deals)
    for rise in rises:
        if rise.is_move and rise.moves + 1 in packets:
            (dealt,) = (
                each for each in rises if (each.moves, each.is_move) == (rise.moves + 1, False)
            )
            assert rise.before == pytest.approx(chances[rise.moves], abs=1e-3)
            assert rise.after == dealt.before
            assert dealt.after == pytest.approx(chances[rise.moves + 1], abs=1e-3)


@pytest.mark.slow
def test_a_move_that_the_game_made_is_nobodys_mistake() -> None:
    kinds: list[MomentKind] = []
    for deal in range(1, 40):
        if kinds:
            break
        match = finished("scopa", TWO, deal)
        record = match.record
        by_game = Match.before(record)
        by_game.apply(AutomaticPlay(0, True))
        for recorded in record.rounds:
            by_game.begin_round(recorded.pack)
            for move in recorded.moves:
                by_game.play(move)
        moment = FindDecidingMoment(by_game.record).run(FOREVER)
        if moment is not None and moment.kind is not MomentKind.CARDS and match.winner == 1:
            number, count = moment.position
            if match.seats_of_moves(number)[count] == 0:
                kinds.append(moment.kind)
    assert kinds
    assert set(kinds) == {MomentKind.FORCED}


def test_where_no_chance_rose_by_much_nothing_decided_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deciding_moment, "LEAST_RISE", 1.0)
    assert FindDecidingMoment(finished("scopa", TWO).record).run(FOREVER) is None


def test_a_wrong_call_decided_it_and_no_move() -> None:
    players = [Player(f"Player {seat}", "casual") for seat in range(2)]
    rules = variant("scopa").configured({"call_out": True})
    match = play_on(Match(rules, TWO, players, 3), rounds=1)
    match.begin_round()
    match.play(CallOut())
    assert match.winner is not None
    assert FindDecidingMoment(match.record).run(FOREVER) is None


@pytest.mark.slow
def test_it_is_the_same_each_time() -> None:
    task = FindDecidingMoment(finished("scopa", TWO, deal=7).record)
    assert task.run(FOREVER) == task.run(FOREVER)


def test_a_cancelled_search_finds_nothing() -> None:
    task = FindDecidingMoment(finished("scopa", TWO).record)
    assert task.run(Deadline(60, lambda: False)) is None


def test_a_match_that_nobody_has_won_is_refused() -> None:
    match = finished("scopa", TWO)
    with pytest.raises(ValueError, match="nobody has won"):
        FindDecidingMoment(match.record.until(1, 3)).run(FOREVER)
