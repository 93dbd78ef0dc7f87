"""The deal of a date: what is pinned for ever, and that it can be played to its end."""

from datetime import date, timedelta

import pytest

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.daily.daily_deal import (
    PERSON_SEAT,
    DailyDeal,
    DailyResult,
    DealKey,
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
from scopa_desktop.rules.variant import Family
from tests.looping import loop_over

MONDAY = date(2026, 11, 23)
WEEK = [DealKey(MONDAY + timedelta(days=each), family) for each in range(7) for family in Family]

OF_DATE_ALONE = {
    date(1999, 12, 31): (601591686, "scopone-scientifico", "2D 3D 7D AC 2C 6C 7C 4S KS 5B"),
    date(2026, 11, 22): (193678296, "escopa", "3D KC 4B"),
    date(2026, 11, 23): (523397298, "scopa", "7D 7C JC"),
    date(2026, 11, 24): (459118380, "escoba", "7S JS JB"),
    date(2026, 11, 25): (357284649, "cirulla", "6D JD 7S"),
    date(2026, 11, 26): (670399922, "chkobba", ""),
    date(2026, 11, 27): (959471114, "scopone-scientifico", "3D 7C 3S 4S 5S KS 3B 4B 5B QB"),
    date(2026, 11, 28): (118775734, "chorizo", "AD 4C JC"),
    # Two Kings lie on the table: the first deal was void until 2026, and is not any more.
    date(2025, 4, 28): (41253200, "scopa", "2D 4C 2B"),
    date(2027, 2, 8): (406506174, "scopa", "3D JD QC"),
    date(2028, 2, 29): (118583047, "escoba", "6D KD 7B"),
    date(2099, 12, 31): (210984564, "chkobba", ""),
}
"""The number, the game and the person's first hand of the deal that some dates had when a date had
one. They must never change: two versions would deal different cards on the same day."""
PINNED: dict[DealKey, tuple[int, str, str]] = {
    DealKey(date(2026, 11, 23), Family.SCOPONE): (
        702483331,
        "scopone-scientifico",
        "2D 3D 6D QD KD 3C 5C KS 2B 5B",
    ),
    DealKey(date(2026, 11, 23), Family.FIFTEEN): (391461543, "escopa", "7C 4S 4B"),
    DealKey(date(2026, 11, 23), Family.CIRULLA): (460777190, "cirulla", "3D 5D 4C"),
    DealKey(date(2026, 11, 23), Family.PLATA): (15885358, "baciga", "5C 2S 4S"),
    DealKey(date(2027, 2, 9), Family.SCOPA): (685170700, "scopa", "5D 3C AB"),
    DealKey(date(2027, 2, 9), Family.CIRULLA): (187975486, "chkobba", ""),
    DealKey(date(2027, 2, 9), Family.PLATA): (3626881, "chorizo", "3D 4D 3B"),
    DealKey(date(2027, 2, 9), Family.SCOPONE): (
        699501112,
        "scopone-scientifico",
        "2D 3D 6D 6C 5S QS AB 5B 6B QB",
    ),
    DealKey(date(2099, 12, 30), Family.FIFTEEN): (573711558, "escopa", "2D 6S 3B"),
    DealKey(date(2099, 12, 30), Family.SCOPA): (382626555, "scopa", "6D JD AS"),
}
"""Those of the other families, which must never change either."""


def scopa(day: date) -> DealKey:
    return DealKey(day, Family.SCOPA)


def first_legal(deal: DailyDeal, most_moves: int = 1000) -> Match:
    """The match in which every seat makes its first legal move."""
    match = deal.match()
    for _ in range(most_moves):
        deal_if_needed(match)
        if is_over(match) or match.round is None:
            break
        match.play(match.round.legal_moves()[0])
    return match


def dealt(key: DealKey) -> tuple[int, str, str]:
    """The number, the game and the person's first hand."""
    deal = daily_deal(key)
    match = deal.match()
    deal_if_needed(match)
    assert match.round is not None
    hand = names_of(match.round.hands[PERSON_SEAT])
    return deal.number, deal.game.variant.id, hand


@loop_over("day", list(OF_DATE_ALONE))
def test_one_deal_of_a_date_is_that_of_the_date_alone(day: date) -> None:
    assert OF_DATE_ALONE[day] in [dealt(DealKey(day, family)) for family in Family]


@loop_over("key", list(PINNED))
def test_a_deal_never_changes(key: DealKey) -> None:
    assert dealt(key) == PINNED[key]


def test_the_families_of_a_date_have_different_cards() -> None:
    for first in range(0, len(WEEK), len(Family)):
        deals = list(map(daily_deal, WEEK[first : first + len(Family)]))
        assert [deal.game.variant.family for deal in deals] == list(Family)
        assert len({deal.number for deal in deals}) == len(Family)


@loop_over("key", WEEK)
def test_the_players_and_the_sides_are_those_of_the_game(key: DealKey) -> None:
    deal = daily_deal(key)
    match = deal.match()
    assert match.players[PERSON_SEAT].level == PERSON
    assert [player.level for player in match.players[1:]] == list(deal.game.levels)
    assert match.seating.sides == 2
    assert set(deal.game.levels) <= set(LEVELS)


def test_numbers_are_spread_over_the_whole_range() -> None:
    numbers = {daily_deal(scopa(MONDAY + timedelta(days=each))).number for each in range(1000)}
    assert len(numbers) == 1000
    assert 0 <= min(numbers) < LARGEST_DEAL / 100
    assert LARGEST_DEAL * 0.99 < max(numbers) <= LARGEST_DEAL


@loop_over("key", WEEK)
def test_a_deal_is_played_to_its_result(key: DealKey) -> None:
    deal = daily_deal(key)
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
    deal = daily_deal(DealKey(date(2026, 11, 26), Family.CIRULLA))
    moves = moves_of(first_legal(deal))
    for count in range(len(moves) + 1):
        assert moves_of(replayed(deal, moves[:count])) == moves[:count]


def test_moves_that_are_not_legal_are_left_out_with_those_after_them() -> None:
    deal = daily_deal(scopa(MONDAY))
    moves = moves_of(first_legal(deal))
    wrong = [*moves[:3], moves[0], *moves[4:]]
    assert moves_of(replayed(deal, wrong)) == moves[:3]


def test_there_is_no_result_before_the_end() -> None:
    with pytest.raises(ValueError, match="scored"):
        result_of(first_legal(daily_deal(scopa(MONDAY)), 5))


def test_a_match_won_at_once_is_the_best_result() -> None:
    assert CIRULLA.id in [daily_deal(key).game.variant.id for key in WEEK]
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
