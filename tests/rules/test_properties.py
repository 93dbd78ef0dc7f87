"""What holds in every match, whatever is dealt and played."""

from collections.abc import Iterable
from itertools import chain, combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_desktop.rules.cards import PACK, PACK_SIZE, Card, Mask, cards_of, mask_of, union
from scopa_desktop.rules.catalogue import ESCOBA_SETENTA, SCOPA
from scopa_desktop.rules.events import (
    Captured,
    DealVoided,
    LeftoversTaken,
    MatchWon,
    OpeningTaken,
    Played,
    RoundScored,
    Swept,
)
from scopa_desktop.rules.lines import RecordError
from scopa_desktop.rules.match import Match, winner_of
from scopa_desktop.rules.moves import Move, Reason
from scopa_desktop.rules.record import read_record, write_record
from scopa_desktop.rules.replay import round_events
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.variant import Variant
from tests.rules.positions import (
    Dealt,
    MatchByChance,
    matches_by_chance,
    moderately,
    rounds_dealt,
    rounds_in_play,
    snapshot,
)


def value(card: Card) -> int:
    return card % 10 + 1


# Cards


@moderately
@given(rounds_dealt())
def test_forty_cards_lie_somewhere_at_every_ply(dealt: Dealt) -> None:
    one = dealt.round
    for _ in range(PACK_SIZE):
        places = [*one.hands, one.table, *one.piles, mask_of(one.stock)]
        assert union(places) == PACK
        assert sum(place.bit_count() for place in places) == PACK_SIZE
        dealt.play_by_chance(plies=1)
    assert one.is_over


@moderately
@given(rounds_dealt())
def test_after_a_round_the_piles_hold_the_pack(dealt: Dealt) -> None:
    dealt.play_by_chance()
    one = dealt.round
    if one.is_void:
        assert one.piles == [0] * one.seating.sides
    elif one.last_capturer is None:
        assert (one.table, one.piles) == (PACK, [0] * one.seating.sides)
    else:
        assert (one.table, union(one.piles)) == (0, PACK)


@moderately
@given(rounds_dealt(st.just(ESCOBA_SETENTA)))
def test_what_is_left_of_a_game_to_fifteen_adds_up_to_ten(dealt: Dealt) -> None:
    dealt.play_by_chance()
    left = dealt.events[-1]
    assert isinstance(left, LeftoversTaken)
    assert sum(map(value, cards_of(left.cards))) % 15 == 10


@moderately
@given(rounds_dealt())
def test_events_tell_all_that_happens(dealt: Dealt) -> None:
    dealt.play_by_chance()
    one, events = dealt.round, dealt.events
    piles = [0] * one.seating.sides
    sweeps = [0] * one.seating.sides
    for event in events:
        match event:
            case OpeningTaken(seat, cards):
                piles[one.side_of(seat)] |= cards
            case Captured(seat, card, taken):
                piles[one.side_of(seat)] |= taken | 1 << card
            case LeftoversTaken(int(seat), cards):
                piles[one.side_of(seat)] |= cards
            case Swept(seat, points, markers):
                sweeps[one.side_of(seat)] += points
                assert mask_of(markers) & ~piles[one.side_of(seat)] == 0
    assert piles == one.piles
    assert tuple(sweeps) == one.sheet().lines[-1].points
    assert isinstance(events[-1], DealVoided if one.is_void else LeftoversTaken)
    assert sum(isinstance(event, Played) for event in events) == (0 if one.is_void else 36)


# Legal moves


def subsets(cards: Mask) -> list[Mask]:
    each = list(cards_of(cards))
    chosen = chain.from_iterable(combinations(each, size) for size in range(len(each) + 1))
    return [mask_of(one) for one in chosen]


def allowed_in_scopa(card: Card, table: Mask) -> set[Mask]:
    """RULES 2.1 in its own words: one card of the rank, else two or more that add up."""
    same = {1 << other for other in cards_of(table) if other % 10 == card % 10}
    return same or {
        taken
        for taken in subsets(table)
        if taken.bit_count() >= 2 and sum(map(value, cards_of(taken))) == value(card)
    }


def allowed_in_escoba(card: Card, table: Mask) -> set[Mask]:
    """RULES 2.14: any cards that make fifteen with the one played."""
    return {
        taken for taken in subsets(table) if sum(map(value, cards_of(taken))) + value(card) == 15
    }


ALLOWED = {SCOPA.id: allowed_in_scopa, ESCOBA_SETENTA.id: allowed_in_escoba}


@moderately
@given(st.sampled_from([SCOPA, ESCOBA_SETENTA]), st.permutations(range(PACK_SIZE)), st.data())
def test_a_move_is_refused_exactly_when_it_is_not_legal(
    variant: Variant, order: list[Card], data: st.DataObject
) -> None:
    table = order[: data.draw(st.integers(0, 7))]
    hand = order[7 : data.draw(st.integers(8, 10))]
    one = Round(
        *(variant, TWO),
        dealer=1,
        hands=[mask_of(hand), mask_of(order[10:13])],
        table=mask_of(table),
    )
    legal = set()
    for card in hand:
        allowed = ALLOWED[variant.id](card, one.table)
        for taken in subsets(one.table):
            move = Move(card, taken)
            fits = taken in allowed if taken else not allowed
            refusal = one.refusal(move)
            assert (refusal is None) == fits
            if refusal is None:
                legal.add(move)
            else:
                assert (refusal.reason is Reason.MUST_CAPTURE) == (not taken)
                assert str(refusal)
    assert len(one.legal_moves()) == len(legal)
    assert set(one.legal_moves()) == legal


@moderately
@given(rounds_in_play(), st.integers(0, PACK_SIZE - 1), st.integers(0, PACK))
def test_any_move_at_all_is_legal_or_refused_in_a_sentence(
    one: Round, card: Card, taken: Mask
) -> None:
    move = Move(card, taken)
    refusal = one.refusal(move)
    assert (refusal is None) == (move in one.legal_moves())
    if refusal is not None:
        assert refusal.move == move
        assert str(refusal)


@moderately
@given(rounds_in_play())
def test_whoever_is_on_turn_can_play_every_card_of_the_hand(one: Round) -> None:
    if not one.is_over:
        assert mask_of(move.card for move in one.legal_moves()) == one.hands[one.turn]


# Matches and their records


@moderately
@given(matches_by_chance())
def test_a_record_is_read_as_it_was_written(played: MatchByChance) -> None:
    record = played.match.record
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text


@moderately
@given(matches_by_chance())
def test_a_match_replayed_stands_as_it_stood(played: MatchByChance) -> None:
    match = played.match
    again = Match.replayed(read_record(write_record(match.record)))
    assert snapshot(again) == snapshot(match)
    assert again.record == match.record


@moderately
@given(matches_by_chance())
def test_a_replay_gives_the_same_events(played: MatchByChance) -> None:
    match = played.match
    again = Match(match.variant, match.seating, match.players, match.deal_number)
    events = []
    for one in match.record.rounds:
        events += again.begin_round(one.pack)
        for move in one.moves:
            events += again.play(move)
    assert events == played.events


@moderately
@given(matches_by_chance())
def test_the_rounds_of_a_record_are_told_without_the_match(played: MatchByChance) -> None:
    match = played.match
    told = [
        event
        for recorded in match.record.rounds
        for step in round_events(match.variant, match.seating, recorded)
        for event in step
    ]
    scored = [event for event in played.events if not isinstance(event, RoundScored | MatchWon)]
    # The match begins with the draw for the dealer.
    assert told == scored[1:]


@moderately
@given(matches_by_chance(), st.data())
def test_a_record_cut_anywhere_replays_to_that_position(
    played: MatchByChance, data: st.DataObject
) -> None:
    (deals, moves), stood = data.draw(st.sampled_from(list(played.positions.items())))
    cut = played.match.record.until(deals, moves)
    assert snapshot(Match.replayed(cut)) == stood


def play_all(match: Match, moves: Iterable[Move]) -> None:
    for move in moves:
        match.play(move)


@moderately
@given(matches_by_chance(), st.data())
def test_taking_back_and_playing_again_changes_nothing(
    played: MatchByChance, data: st.DataObject
) -> None:
    record = played.match.record
    deals, moves = data.draw(st.sampled_from(list(played.positions)))
    match = Match.replayed(record.until(deals, moves))
    if deals:
        play_all(match, record.rounds[deals - 1].moves[moves:])
    for recorded in record.rounds[deals:]:
        match.begin_round(recorded.pack)
        play_all(match, recorded.moves)
    assert snapshot(match) == snapshot(played.match)


@moderately
@given(matches_by_chance())
def test_totals_are_the_sheets_added_up_and_decide_the_match(played: MatchByChance) -> None:
    match = played.match
    sides = range(match.seating.sides)
    assert match.totals == [sum(sheet.totals[side] for sheet in match.sheets) for side in sides]
    scored = [event for event in played.events if isinstance(event, RoundScored)]
    assert [event.sheet for event in scored] == match.sheets
    assert all(winner_of(match.variant, event.totals) is None for event in scored[:-1])
    won = [event for event in played.events if isinstance(event, MatchWon)]
    assert won == ([] if match.winner is None else [MatchWon(match.winner)])
    assert match.winner == winner_of(match.variant, match.totals)


RECORD_CHARACTERS = "A7QK DCSB x.:,=\n123456789 round pack seat deal"


@settings(moderately, max_examples=200)
@given(matches_by_chance(most_steps=40), st.data())
def test_a_damaged_record_is_followed_or_refused_in_a_sentence(
    played: MatchByChance, data: st.DataObject
) -> None:
    text = write_record(played.match.record)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 30)))
    damage = data.draw(st.text(RECORD_CHARACTERS, max_size=30) | st.text(max_size=5))
    try:
        Match.replayed(read_record(text[:start] + damage + text[end:]))
    except RecordError as error:
        assert str(error).startswith(("line ", "round "))
