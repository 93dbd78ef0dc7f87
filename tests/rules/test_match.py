"""Matches: the draw, the dealers, the end, worked out by hand from RULES, section 1."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from scopa_desktop.rules.cards import PACK_SIZE, parse_cards
from scopa_desktop.rules.catalogue import CATALOGUE, ESCOBA_SETENTA, SCOPA
from scopa_desktop.rules.ending import winner_of
from scopa_desktop.rules.events import (
    DealerDrawn,
    DealVoided,
    LeftoversTaken,
    MatchWon,
    PacketDealt,
    RoundScored,
)
from scopa_desktop.rules.match import Match, draw_for_dealer, pack_of
from scopa_desktop.rules.moves import IllegalMoveError, RefusalReason, parse_move
from scopa_desktop.rules.record import read_record, write_record
from scopa_desktop.rules.seating import FOUR, PAIRS, THREE, TWO, Seating
from scopa_desktop.rules.variant import Variant
from tests.rules.positions import pack_opening_with, players

ROUND_WON_2_TO_3 = Path(__file__).parent / "rounds" / "scopa-2.scopa"
NO_KINGS = parse_cards("2D 3C 4S 5B")
THREE_KINGS = parse_cards("KD KC KS 5B")


def match_of(variant: Variant, seating: Seating = TWO, deal_number: int = 7) -> Match:
    return Match(variant, seating, players(seating), deal_number)


def play_round_out(match: Match) -> None:
    while match.round is not None and not match.round.is_over:
        match.play(match.round.legal_moves()[0])


# The draw


@pytest.mark.parametrize(
    ("number", "pack", "draws", "dealer"),
    [
        (2, "2D KD", ["2D", "KD"], 1),
        (3, "7D JD 6D", ["7D", "JD", "6D"], 1),
        # K Q J 7 6 5 4 3 2 A: the ace is the lowest.
        (2, "AD 2D", ["AD", "2D"], 1),
        (4, "QD JD KD 7D", ["QD", "JD", "KD", "7D"], 2),
        # Kings of seats 1, 3 and 4 draw again; the knights of 3 and 4 again; 7 beats 6.
        (4, "KD 2C KC KS AD QS QB 6D 7C", ["KD AD", "2C", "KC QS 6D", "KS QB 7C"], 3),
        # A second card counts only among those who tied: seat 2's queen is out.
        (3, "KD QD KC 3D 2D", ["KD 3D", "QD", "KC 2D"], 0),
        # The pack runs out before the tie is broken: the first of those who tie deals.
        (2, "KD KC 3D 3C", ["KD 3D", "KC 3C"], 0),
        (3, "2D KD KC 3D", ["2D", "KD", "KC"], 1),
    ],
)
def test_the_highest_card_deals_first(
    number: int, pack: str, draws: Sequence[str], dealer: int
) -> None:
    drawn = DealerDrawn(tuple(map(parse_cards, draws)), dealer)
    assert draw_for_dealer(number, parse_cards(pack)) == drawn


def test_the_draw_opens_the_match_and_says_who_deals() -> None:
    # In deal 7 seats 2 and 3 draw a King each; the 4 of seat 3 then beats the 3.
    match = match_of(ESCOBA_SETENTA, THREE)
    draw, packet, *_ = match.begin_round()
    assert draw == DealerDrawn(tuple(map(parse_cards, ["AB", "KB 3B", "KC 4D"])), 2)
    assert isinstance(packet, PacketDealt)
    assert packet.first == 0


# Dealers


def test_the_deal_passes_to_the_right_after_each_round() -> None:
    match = match_of(ESCOBA_SETENTA, THREE)
    dealers = []
    for _ in range(4):
        match.begin_round()
        assert match.round is not None
        dealers.append(match.round.dealer)
        play_round_out(match)
    assert dealers == [2, 0, 1, 2]


@pytest.mark.parametrize(("by", "dealers"), [("next", [2, 0, 1, 2]), ("same", [2, 2, 2, 0])])
def test_a_void_deal_is_dealt_again(by: str, dealers: list[int]) -> None:
    match = match_of(SCOPA.configured({"redeal_by": by}), THREE)
    tables = [THREE_KINGS, THREE_KINGS, NO_KINGS, NO_KINGS]
    dealt = []
    for table in tables:
        events = match.begin_round(pack_opening_with(table, SCOPA, THREE))
        assert match.round is not None
        dealt.append(match.round.dealer)
        assert isinstance(events[-1], DealVoided) == (table == THREE_KINGS) == match.needs_deal
        play_round_out(match)
    assert dealt == dealers
    assert [len(one.moves) for one in match.record.rounds] == [0, 0, 36, 36]
    assert len(match.sheets) == 2


def test_void_deals_are_not_counted_as_rounds() -> None:
    match = match_of(SCOPA)
    assert match.round_number == 0
    match.begin_round(pack_opening_with(THREE_KINGS, SCOPA, TWO))
    assert match.round_number == 0
    match.begin_round(pack_opening_with(NO_KINGS, SCOPA, TWO))
    assert match.round_number == 1
    play_round_out(match)
    assert match.round_number == 1
    match.begin_round()
    assert match.round_number == 2


def test_the_packs_of_a_numbered_deal_are_all_different() -> None:
    packs = [pack_of(7, number) for number in range(5)] + [pack_of(8, 1)]
    assert len(set(packs)) == 6
    assert pack_of(7, 1) == pack_of(7, 1)


def test_a_match_deals_the_packs_of_its_number() -> None:
    match = match_of(ESCOBA_SETENTA)
    for number in (1, 2):
        match.begin_round()
        assert match.record.rounds[-1].pack == pack_of(7, number)
        play_round_out(match)


# The end


@pytest.mark.parametrize(
    ("totals", "winner"),
    [
        ([10, 10], None),
        ([11, 0], 0),
        ([10, 12], 1),
        ([11, 11], None),
        ([14, 14], None),
        ([13, 12], 0),
        ([10, 11, 9], 1),
        ([12, 12, 11], None),
        ([13, 12, 12], 0),
        ([10, 10, 10, 11], 3),
        ([11, 15, 11, 15], None),
        ([11, 15, 16, 15], 2),
    ],
)
def test_the_highest_at_or_past_the_target_wins(totals: list[int], winner: int | None) -> None:
    assert winner_of(SCOPA, totals) == winner


def test_a_match_ends_at_its_own_target() -> None:
    assert winner_of(ESCOBA_SETENTA, [20, 3]) is None
    assert winner_of(ESCOBA_SETENTA, [21, 3]) == 0
    assert winner_of(SCOPA.configured({"target": 7}), [3, 7]) == 1


SHORTEST: Final = [
    game.configured({"target": 1})
    for game in CATALOGUE.values()
    if 1 in game.option("target").values
]


@pytest.mark.parametrize("variant", SHORTEST, ids=lambda variant: variant.id)
def test_a_match_to_one_point_is_over_as_soon_as_a_side_is_ahead(variant: Variant) -> None:
    match = match_of(variant, variant.seatings[0])
    best = min if variant.ending.lowest_wins else max
    while match.winner is None:
        assert match.totals.count(best(match.totals)) > 1
        match.begin_round()
        play_round_out(match)
    assert match.totals[match.winner] == best(match.totals)
    assert max(match.totals) >= 1
    assert Match.replayed(read_record(write_record(match.record))).winner == match.winner


def test_only_a_game_whose_rules_set_a_limit_has_no_match_to_one_point() -> None:
    limited = {game.id: game for game in CATALOGUE.values()} | {game.id: None for game in SHORTEST}
    assert [game.id for game in limited.values() if game] == ["escoba-quince"]  # RULES 2.15


def played_from(totals: list[int]) -> tuple[Match, list[object]]:
    """A round that seat 2 wins by 3 to 2, played from these totals; its last move's events."""
    record = read_record(ROUND_WON_2_TO_3.read_text(encoding="utf-8"))
    match = Match.replayed(record.until(1, 35))
    match.totals = totals
    return match, list(match.play(record.rounds[0].moves[35]))


def test_the_round_that_reaches_the_target_wins_the_match() -> None:
    match, events = played_from([9, 9])
    assert events[-1] == MatchWon(1)
    assert (match.winner, match.totals, match.needs_deal) == (1, [11, 12], False)
    with pytest.raises(ValueError, match="the match is over"):
        match.begin_round()


def test_a_tie_at_the_top_plays_another_round() -> None:
    match, events = played_from([10, 9])
    assert isinstance(events[-1], RoundScored)
    assert (match.winner, match.totals, match.needs_deal) == (None, [12, 12], True)
    assert isinstance(match.begin_round()[0], PacketDealt)


def test_below_the_target_the_match_goes_on() -> None:
    match, events = played_from([0, 0])
    assert [type(event) for event in events[-2:]] == [LeftoversTaken, RoundScored]
    assert (match.winner, match.totals) == (None, [2, 3])


def test_pairs_have_two_totals() -> None:
    match = match_of(SCOPA, PAIRS, deal_number=1)
    while not match.sheets:
        match.begin_round()
        play_round_out(match)
    assert len(match.totals) == 2
    assert match.totals == list(match.sheets[0].totals)


# Errors


def test_a_match_needs_a_seating_of_its_game() -> None:
    for_two = replace(SCOPA, seatings=(TWO,))
    with pytest.raises(ValueError, match="Scopa is not played by 3 players"):
        match_of(for_two, THREE)


def test_a_match_needs_a_player_for_every_seat() -> None:
    with pytest.raises(ValueError, match="4 players were expected, not 2"):
        Match(SCOPA, FOUR, players(TWO), 1)


def test_a_round_in_play_is_not_dealt_over() -> None:
    match = match_of(ESCOBA_SETENTA)
    match.begin_round()
    with pytest.raises(ValueError, match="the round on the table is not played out"):
        match.begin_round()


def test_a_wrong_pack_leaves_the_match_as_it_was() -> None:
    match = match_of(SCOPA)
    with pytest.raises(ValueError, match="a pack of this game has 40 different cards"):
        match.begin_round(range(PACK_SIZE - 1))
    assert (match.round, match.record.rounds) == (None, ())


def test_nothing_is_played_before_the_deal() -> None:
    with pytest.raises(ValueError, match="no round is on the table"):
        match_of(SCOPA).play(parse_move("7D"))


def test_nothing_is_played_on_a_void_deal() -> None:
    match = match_of(SCOPA)
    match.begin_round(pack_opening_with(THREE_KINGS, SCOPA, TWO))
    assert match.round is not None
    with pytest.raises(IllegalMoveError) as refused:
        match.play(parse_move("AD"))
    assert refused.value.refusal.reason is RefusalReason.ROUND_OVER
    assert match.record.rounds[-1].moves == ()


def test_moves_are_described_with_their_seats() -> None:
    record = read_record(ROUND_WON_2_TO_3.read_text(encoding="utf-8"))
    match = Match.replayed(record.until(1, 3))
    assert [(seat, str(move)) for seat, move in match.moves_of_round()] == [
        (0, "QC x AD 3D 5S"),
        (1, "5B"),
        (0, "KS x KD"),
    ]
    assert match_of(SCOPA).moves_of_round() == []
