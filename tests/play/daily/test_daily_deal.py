"""The deal of a date: what is pinned for ever, and that it can be played to its end."""

from datetime import date, timedelta

import pytest

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.daily.daily_deal import (
    GAMES,
    PERSON_SEAT,
    DailyDeal,
    DailyResult,
    Medal,
    daily_deal,
    deal_if_needed,
    is_over,
    medal_for,
    moves_of,
    place_of,
    replayed,
    result_of,
)
from scopa_desktop.rules.cards import names_of
from scopa_desktop.rules.catalogue import CIRULLA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON
from scopa_desktop.rules.record import LARGEST_DEAL
from tests.looping import loop_over

MONDAY = date(2026, 11, 23)
WEEK = [MONDAY + timedelta(days=each) for each in range(7)]

PINNED = {
    date(1999, 12, 31): (601591686, "scopone-scientifico", "2D 3D 7D AC 2C 6C 7C 4S KS 5B"),
    date(2026, 11, 22): (193678296, "escopa", "3D KC 4B"),
    date(2026, 11, 23): (523397298, "scopa", "7D 7C JC"),
    date(2026, 11, 24): (459118380, "escoba", "7S JS JB"),
    date(2026, 11, 25): (357284649, "cirulla", "6D JD 7S"),
    date(2026, 11, 26): (670399922, "chkobba", ""),
    date(2026, 11, 27): (959471114, "scopone-scientifico", "3D 7C 3S 4S 5S KS 3B 4B 5B QB"),
    date(2026, 11, 28): (118775734, "chorizo", "AD 4C JC"),
    date(2028, 2, 29): (118583047, "escoba", "6D KD 7B"),
    date(2099, 12, 31): (210984564, "chkobba", ""),
}
"""The number, the game and the person's first hand of some dates. They must never change: two
versions would deal different cards on the same day."""


def first_legal(deal: DailyDeal, most_moves: int = 1000) -> Match:
    """The match in which every seat makes its first legal move."""
    match = deal.match()
    for _ in range(most_moves):
        deal_if_needed(match)
        if is_over(match) or match.round is None:
            break
        match.play(match.round.legal_moves()[0])
    return match


@loop_over("day", list(PINNED))
def test_the_deal_of_a_date_never_changes(day: date) -> None:
    deal = daily_deal(day)
    match = deal.match()
    deal_if_needed(match)
    assert match.round is not None
    hand = names_of(match.round.hands[PERSON_SEAT])
    assert (deal.number, deal.game.variant.id, hand) == PINNED[day]


def test_each_day_of_the_week_has_another_game() -> None:
    games = [daily_deal(day).game for day in WEEK]
    assert games == list(GAMES)
    assert len({game.variant.id for game in games}) == 7


@loop_over("day", WEEK)
def test_the_players_and_the_sides_are_those_of_the_game(day: date) -> None:
    deal = daily_deal(day)
    match = deal.match()
    assert match.players[PERSON_SEAT].level == PERSON
    assert [player.level for player in match.players[1:]] == list(deal.game.levels)
    assert match.seating.sides == 2
    assert set(deal.game.levels) <= set(LEVELS)


def test_numbers_are_spread_over_the_whole_range() -> None:
    numbers = {daily_deal(MONDAY + timedelta(days=each)).number for each in range(1000)}
    assert len(numbers) == 1000
    assert 0 <= min(numbers) < LARGEST_DEAL / 100
    assert LARGEST_DEAL * 0.99 < max(numbers) <= LARGEST_DEAL


@loop_over("day", WEEK)
def test_a_deal_is_played_to_its_result(day: date) -> None:
    deal = daily_deal(day)
    match = first_legal(deal)
    assert is_over(match)
    assert len(match.sheets) == 1
    result = result_of(match)
    totals = match.sheets[0].totals
    assert (result.own, result.other) == (totals[0], totals[1])
    assert result.lead == -result_of(match, 1).lead
    again = replayed(deal, moves_of(match))
    assert (again.record, result_of(again)) == (match.record, result)


def test_a_match_goes_on_after_each_of_its_moves() -> None:
    deal = daily_deal(date(2026, 11, 26))
    moves = moves_of(first_legal(deal))
    for count in range(len(moves) + 1):
        assert moves_of(replayed(deal, moves[:count])) == moves[:count]


def test_moves_that_are_not_legal_are_left_out_with_those_after_them() -> None:
    deal = daily_deal(MONDAY)
    moves = moves_of(first_legal(deal))
    wrong = [*moves[:3], moves[0], *moves[4:]]
    assert moves_of(replayed(deal, wrong)) == moves[:3]


def test_there_is_no_result_before_the_end() -> None:
    with pytest.raises(ValueError, match="scored"):
        result_of(first_legal(daily_deal(MONDAY), 5))


def test_a_match_won_at_once_is_the_best_result() -> None:
    assert CIRULLA in [game.variant for game in GAMES]
    at_once, ahead = DailyResult(1, -1, 5, 6), DailyResult(0, 20, 22, 2)
    assert place_of(ahead, [at_once]) == 2
    assert place_of(at_once, [ahead]) == 1
    assert place_of(DailyResult(-1, 5, 9, 4), [ahead, DailyResult(0, -9, 1, 10)]) == 3


def test_equal_results_share_the_better_place() -> None:
    others = [DailyResult(0, lead, 10 + lead, 10) for lead in (5, 3, 3, 1, 0, -2)]
    places = {lead: place_of(DailyResult(0, lead, lead, 0), others) for lead in (6, 5, 3, 2, 0, -3)}
    assert places == {6: 1, 5: 1, 3: 2, 2: 4, 0: 5, -3: 7}


def test_a_medal_needs_that_enough_of_the_six_did_no_better() -> None:
    medals = [medal_for(place) for place in range(1, 8)]
    assert medals == [
        Medal.GOLD,
        *[Medal.SILVER] * 2,
        *[Medal.BRONZE] * 2,
        None,
        None,
    ]
