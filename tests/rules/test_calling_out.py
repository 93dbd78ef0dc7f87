"""Chiamarsi fuori, worked out by hand from RULES, section 4, and checked in random play."""

from collections.abc import Sequence
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.rules.cards import PACK, card_name, cards_of, mask_of
from scopa_desktop.rules.catalogue import CATALOGUE, CIRULLA, SCOPA, SCOPONE_SCIENTIFICO
from scopa_desktop.rules.ending import Tally, certain_sheet, needed_to_call_out, winner_against
from scopa_desktop.rules.events import CalledOut, MatchWon, RoundScored
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import (
    Action,
    CallOut,
    Cut,
    IllegalMoveError,
    Pass,
    TakeOpening,
    parse_action,
)
from scopa_desktop.rules.record import read_record, write_record
from scopa_desktop.rules.replay import round_events
from scopa_desktop.rules.scoring import Bonus, SideResult, Sweep
from scopa_desktop.rules.seating import FOUR, PAIRS, THREE, TWO, Seating
from scopa_desktop.rules.table_events import OptionChanged
from scopa_desktop.rules.variant import Variant
from tests.playing import play_on
from tests.rules.by_the_book import deciding
from tests.rules.by_the_book.taking import Rules
from tests.rules.positions import Dealt, mask, moderately, players, position, rounds_dealt, variants

OUT = SCOPA.configured({"call_out": True})
OFFERING = tuple(
    entry
    for entry in CATALOGUE.values()
    if any(option.name == "call_out" for option in entry.options)
)
COINS = "AD 2D 3D 4D 5D 6D"


def certain(variant: Variant, *piles: str) -> list[tuple[int, ...]]:
    """The certain points of each category, by side, for these piles."""
    sheet = certain_sheet(variant.categories, [SideResult(mask(pile)) for pile in piles])
    return [line.points for line in sheet.lines]


def ready(variant: Variant, totals: Sequence[int], seating: Seating = TWO) -> Match:
    """A match with these totals whose first round is on the table."""
    match = Match(variant, seating, players(seating), 7)
    match.begin_round()
    match.totals = [*totals]
    return match


# --- what is certain ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("piles", "points"),
    [
        # Cards, coins, settebello, primiera, sweeps. Nothing is certain of empty piles.
        (("", ""), [(0, 0), (0, 0), (0, 0), (0, 0), (0, 0)]),
        # The settebello in the pile is; in no pile it is not.
        (("7D", ""), [(0, 0), (0, 0), (1, 0), (0, 0), (0, 0)]),
        # Five coins can be equalled, six cannot.
        (("AD 2D 3D 4D 5D", ""), [(0, 0)] * 5),
        ((COINS, ""), [(0, 0), (1, 0), (0, 0), (0, 0), (0, 0)]),
        # Of three sides each can still get all the others.
        ((COINS, "", ""), [(0, 0, 0), (1, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0)]),
        (("AD 2D 3D 4D 5D", "6D 7D JD", "QD"),
         [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 0), (0, 0, 0)]),
        # Three sevens and a six are 81: with the fourth seven and three sixes the other has 75.
        (("7C 7S 7B 6D", ""), [(0, 0), (0, 0), (0, 0), (1, 0), (0, 0)]),
        # Two sevens and two sixes are 78, and so could the other have.
        (("7C 7S 6B 6D", ""), [(0, 0)] * 5),
        # Sevens of three suits: the fourth suit is missing, and without it there is no primiera.
        (("7C 7S 7B", ""), [(0, 0)] * 5),
    ],
)  # fmt: skip
def test_points_are_certain_when_nobody_can_take_them_away(
    piles: Sequence[str], points: list[tuple[int, ...]]
) -> None:
    assert certain(SCOPA, *piles) == points


def test_twenty_cards_are_not_certain_and_twenty_one_are() -> None:
    cards = [*cards_of(PACK)]
    for number, points in ((20, (0, 0)), (21, (1, 0))):
        sides = [SideResult(mask_of(cards[-number:])), SideResult(0)]
        assert certain_sheet(SCOPA.categories, sides).lines[0].points == points


def test_extra_points_are_certain_by_the_cards_in_the_pile() -> None:
    variant = SCOPA.configured({"napola": "on", "re_bello": True, "primiera": "settanta"})
    points = certain(variant, "AD 2D 3D 4D 6D KD 7S 7C 7B", "")
    by_category = dict(zip((each.name for each in variant.categories), points, strict=True))
    assert by_category["napola"] == (4, 0)
    assert by_category["re_bello"] == (1, 0)
    assert by_category["primiera"] == (1, 0)


def test_sweeps_and_declared_points_are_certain() -> None:
    sides = [SideResult(0, sweep_points=2, declared_points=10), SideResult(0, declared_points=3)]
    lines = {line.category: line.points for line in certain_sheet(CIRULLA.categories, sides).lines}
    assert (lines["sweeps"], lines["declarations"]) == ((2, 0), (10, 3))


@moderately
@given(rounds_dealt(st.deferred(lambda: variants(OFFERING))), st.integers(0, 40))
def test_what_is_certain_is_in_the_score_of_the_round(dealt: Dealt, actions: int) -> None:
    """Whatever is still played, no side gets less in any category than was certain."""
    dealt.play_by_chance(actions)
    round_ = dealt.round
    before = certain_sheet(round_.variant.categories, round_.side_results())
    assert all(
        sure <= made
        for line, piles in zip(before.lines, round_.sheet().lines, strict=True)
        for sure, made in zip(line.points, piles.points, strict=True)
    )
    dealt.play_by_chance()
    if round_.is_void or round_.instant_winner is not None:
        return
    for line, end in zip(before.lines, round_.sheet().lines, strict=True):
        assert all(sure <= made for sure, made in zip(line.points, end.points, strict=True))


@moderately
@given(rounds_dealt(st.deferred(lambda: variants(OFFERING))), st.integers(0, 40))
def test_the_certain_points_are_those_of_the_reference(dealt: Dealt, actions: int) -> None:
    """For each side the least that the reference counts when one other side gets all the rest."""
    dealt.play_by_chance(actions)
    round_ = dealt.round
    if round_.is_void:
        return
    rules = Rules.of(round_.variant)
    piles = [frozenset(names(pile)) for pile in round_.piles]
    results = [
        result._replace(sweep_points=0, declared_points=0) for result in round_.side_results()
    ]
    sure = certain_sheet(round_.variant.categories, results)
    assert [*sure.totals] == deciding.certain_points(rules, piles)


def names(cards: int) -> list[str]:
    return [card_name(card) for card in cards_of(cards)]


# --- right and wrong ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "certain", "side", "needed"),
    [
        (11, [0, 0], 0, 11),
        (11, [10, 3], 1, 11),
        (11, [11, 11], 0, 12),
        (11, [11, 12], 0, 13),
        (11, [11, 12], 1, 12),
        (11, [9, 13, 13], 1, 14),
        (11, [13, 9, 12], 0, 13),
        (1, [0, 0], 0, 1),
        # The target was lowered to what sides have.
        (1, [1, 4], 0, 5),
        (1, [1, 4], 1, 2),
        (4, [10, 3], 0, 4),
        (4, [10, 3], 1, 11),
        (4, [10, 4, 4], 0, 5),
        (4, [10, 10, 3], 1, 11),
        # And raised.
        (16, [12, 12], 0, 16),
    ],
)
def test_a_claim_needs_the_target_and_more_than_every_other_side(
    target: int, certain: list[int], side: int, needed: int
) -> None:
    assert needed_to_call_out(target, certain, side) == needed


def with_points(match: Match, *, sweeps: Sequence[int] = (), coins: str = "") -> Match:
    """The match with sweeps made by these seats, and coins in the first side's pile."""
    round_ = match.round
    assert round_ is not None
    for seat in sweeps:
        round_.sweeps.append(Sweep(seat, 1, ()))
    round_.position.piles[0] = mask(coins)
    return match


def test_a_right_claim_wins_at_once() -> None:
    match = with_points(ready(OUT, [9, 10]), sweeps=[0, 0, 1])
    assert match.round is not None
    seat = match.round.turn
    match.totals = [9, 9] if seat == 0 else [8, 10]
    side = match.seating.side_of(seat)
    events = match.play(CallOut())
    assert events[0] == CalledOut(seat)
    assert isinstance(events[1], RoundScored)
    assert events[2:] == [MatchWon(side)]
    assert match.call is not None
    assert match.call.is_right
    assert (match.call.points, match.call.needed, match.winner) == (11, 11, side)
    assert match.round.is_over
    assert not match.needs_deal
    assert match.record.rounds[-1].moves[-1] == CallOut()


@pytest.mark.parametrize("others", [1, 2], ids=["even", "behind"])
def test_who_has_the_target_and_does_not_lead_loses(others: int) -> None:
    match = ready(OUT, [10, 10])
    assert match.round is not None
    seat = match.round.turn
    with_points(match, sweeps=[seat, *[1 - seat] * others])
    match.play(CallOut())
    assert match.call is not None
    assert (match.call.is_right, match.call.points) == (False, 11)
    assert match.call.needed == 11 + others
    assert match.winner == 1 - seat


@pytest.mark.parametrize("leads", [True, False])
def test_after_a_lowered_target_only_the_side_ahead_calls_out(leads: bool) -> None:
    deals = (play_on(Match(OUT, TWO, players(TWO), deal), rounds=1) for deal in count(1))
    match = next(match for match in deals if 0 < min(match.totals) < max(match.totals))
    ahead = match.totals.index(max(match.totals))
    match.apply(OptionChanged("target", min(match.totals)))
    while match.needs_deal:
        match.begin_round()
    assert match.round is not None
    if (match.round.turn == ahead) != leads:
        play_on(match, moves=1)
    match.play(CallOut())
    assert match.call is not None
    assert (match.winner, match.call.is_right) == (ahead, leads)
    again = Match.replayed(read_record(write_record(match.record)))
    assert (again.winner, again.call) == (match.winner, match.call)


def test_a_wrong_claim_loses_at_once() -> None:
    match = ready(OUT, [10, 3])
    assert match.round is not None
    seat = match.round.turn
    match.totals[seat] = 10
    match.play(CallOut())
    assert match.call is not None
    assert (match.call.is_right, match.call.points) == (False, 10)
    assert match.winner == 1 - seat


@pytest.mark.parametrize(
    ("totals", "tallies", "loser", "winner"),
    [
        ([10, 3, 5], [Tally()] * 3, 0, 2),
        ([3, 10, 5], [Tally()] * 3, 0, 1),
        # Equal points: sweeps, coins, sevens of coins, cards; then the next in turn.
        ([9, 5, 5], [Tally(), Tally(1), Tally(2)], 0, 2),
        ([9, 5, 5], [Tally(), Tally(1, 9, 0, 0), Tally(1, 8, 9, 9)], 0, 1),
        ([5, 9, 5], [Tally(1), Tally(), Tally(1)], 1, 2),
        ([5, 5, 9], [Tally(1), Tally(1), Tally()], 2, 0),
        ([5, 5, 5, 9], [Tally()] * 4, 3, 0),
        ([5, 9, 5, 5], [Tally()] * 4, 1, 2),
    ],
)
def test_who_wins_when_one_of_several_was_wrong(
    totals: list[int], tallies: list[Tally], loser: int, winner: int
) -> None:
    order = [(loser + step) % len(totals) for step in range(len(totals))]
    assert winner_against(order, totals, tallies, loser) == winner


@pytest.mark.parametrize("seating", [THREE, FOUR, PAIRS], ids=str)
def test_the_side_of_a_wrong_claim_never_wins(seating: Seating) -> None:
    match = ready(OUT, [10] * seating.sides, seating)
    assert match.round is not None
    seat = match.round.turn
    match.play(CallOut())
    assert match.winner is not None
    assert match.winner != seating.side_of(seat)


def test_the_sheet_has_the_certain_points_only() -> None:
    match = ready(OUT, [6, 0])
    assert match.round is not None
    with_points(match, sweeps=[0, 0], coins=f"{COINS} 7D KD")
    match.round.position.turn = 0
    match.play(CallOut())
    points = {line.category: line.points for line in match.sheets[-1].lines}
    assert points == {
        "cards": (0, 0),
        "coins": (1, 0),
        "settebello": (1, 0),
        "primiera": (0, 0),
        "sweeps": (2, 0),
    }
    assert match.totals == [10, 0]
    assert match.winner == 1


# --- when -----------------------------------------------------------------------------------------


def test_nobody_calls_out_without_the_option() -> None:
    match = ready(SCOPA, [10, 10])
    with pytest.raises(IllegalMoveError, match=r"^out is not possible now$"):
        match.play(CallOut())


def test_nobody_calls_out_where_two_points_must_be_between() -> None:
    match = ready(SCOPA.configured({"call_out": True, "lead_by_two": True}), [10, 10])
    assert match.round is not None
    assert not match.round.may_call_out


def test_nobody_calls_out_after_the_round() -> None:
    match = ready(OUT, [0, 0])
    match.play(CallOut())
    assert match.round is not None
    refusal = match.round.refusal(CallOut())
    assert str(refusal) == "the round is over"
    assert not match.round.legal_moves()


def test_the_claim_comes_before_the_card_and_after_a_declaration() -> None:
    variant = CIRULLA.configured({"call_out": True, "target": 3})
    round_ = position(variant, ["AD 2D 3D", "KD KC KS"], "JD QC QS", stock="4D 5D 6D 4C 5C 6C")
    assert round_.may_call_out
    round_.play(parse_action("! AD 2D 3D = 3"))
    assert round_.may_call_out
    round_.play(CallOut())
    assert (round_.called_out_by, round_.is_over) == (0, True)
    assert round_.bonuses == [Bonus(0, "small", 3)]


def test_a_claim_is_no_listed_move_and_no_pass() -> None:
    match = ready(OUT, [0, 0])
    assert match.round is not None
    assert CallOut() not in match.round.legal_moves()
    others: list[Action] = [Pass(), Cut(True), Cut(False), TakeOpening(True), TakeOpening(False)]
    assert CallOut() not in others
    assert len({*others, CallOut()}) == len(others) + 1


def test_races_and_other_families_have_no_claim() -> None:
    assert {entry.id for entry in OFFERING} == {
        "scopa", "scopa-sevens", "scopa-pairs", "scopa-assi", "scopa-quindici",
        "scopone", "scopone-scientifico", "cirulla", "cirullone",
        "asso-piglia-tutto", "scopa-milanese", "scopone-de-trente", "scopa-undici",
        "scopa-a-quindici", "scopone-alla-cieca",
    }  # fmt: skip


# --- records --------------------------------------------------------------------------------------


def test_a_record_holds_the_claim_and_is_of_version_3() -> None:
    match = ready(SCOPONE_SCIENTIFICO.configured({"call_out": True}), [0, 0], PAIRS)
    assert match.round is not None
    match.play(match.round.legal_moves()[0])
    match.play(CallOut())
    text = write_record(match.record)
    assert text.startswith("Scopa Desktop record, version 3\n")
    assert text.endswith("\n2. out\n")
    again = Match.replayed(read_record(text))
    assert (again.winner, again.call, again.sheets) == (match.winner, match.call, match.sheets)
    assert write_record(again.record) == text
    undone = again.at(1, 1)
    assert (undone.winner, undone.call) == (None, None)
    events = [*round_events(again.variant, PAIRS, again.record.rounds[0])][-1]
    assert events == [CalledOut(again.seats_of_moves(1)[-1])]


@pytest.mark.parametrize("version", [1, 2])
def test_an_older_version_cannot_say_it(version: int) -> None:
    text = write_record(ready(OUT, [0, 0]).record).replace("version 3", f"version {version}")
    with pytest.raises(ValueError, match="these options need a record of version 3"):
        read_record(text)
