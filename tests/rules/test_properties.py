"""What holds in every match, whatever is dealt and played."""

from collections.abc import Iterable
from itertools import chain, combinations
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_desktop.rules.captures import CaptureValues
from scopa_desktop.rules.cards import CARD_COUNT, FIFTY_TWO, Card, Mask, cards_of, mask_of, union
from scopa_desktop.rules.catalogue import CATALOGUE, CIRULLONE, ESCOBA_QUINCE
from scopa_desktop.rules.ending import winner_of
from scopa_desktop.rules.events import (
    Captured,
    DealVoided,
    Declared,
    InstantWin,
    LeftoversTaken,
    MatchWon,
    OpeningTaken,
    Played,
    RoundScored,
    Swept,
    TableTaken,
)
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.messages import RecordError
from scopa_desktop.rules.moves import Action, Cut, Declare, Move, Pass, RefusalReason, TakeTable
from scopa_desktop.rules.record import read_record, write_record
from scopa_desktop.rules.replay import round_events
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.variant import Variant
from tests.examples import examples
from tests.rules.positions import (
    Dealt,
    MatchByChance,
    matches_by_chance,
    moderately,
    rounds_dealt,
    rounds_in_play,
    snapshot,
    variants,
)


def places_of(round_: Round) -> list[Mask]:
    drawn = 0 if round_.cut_card is None else 1 << round_.cut_card
    return [*round_.hands, round_.table, *round_.piles, mask_of(round_.stock), drawn]


# Cards


@moderately
@given(rounds_dealt())
def test_all_cards_of_the_pack_lie_somewhere_at_every_ply(dealt: Dealt) -> None:
    one = dealt.round
    while True:
        places = places_of(one)
        assert union(places) == one.variant.deal.pack.cards
        assert sum(place.bit_count() for place in places) == one.variant.deal.pack.size
        if one.is_over:
            break
        dealt.act_by_chance()


@moderately
@given(rounds_dealt())
def test_after_a_round_the_piles_hold_the_pack(dealt: Dealt) -> None:
    dealt.play_by_chance()
    one = dealt.round
    if one.is_void:
        assert one.piles == [0] * one.seating.sides
    elif one.instant_winner is not None:
        assert one.variant.instant_win_cards & ~one.piles[one.instant_winner] == 0
    elif one.last_capturer is None:
        assert (one.table, one.piles) == (one.variant.deal.pack.cards, [0] * one.seating.sides)
    else:
        assert (one.table, union(one.piles)) == (0, one.variant.deal.pack.cards)


TO_FIFTEEN = [entry for entry in CATALOGUE.values() if not entry.captures.can_clear_table_at_end]


def test_the_games_in_which_all_is_taken_to_fifteen() -> None:
    assert {entry.id for entry in TO_FIFTEEN} == {
        "scopa-quindici",
        "escoba",
        "escoba-setenta",
        "escoba-quince",
        "escopa",
        "escova",
        "chorizo",
        "baciga",
        "desescoba",
    }


@moderately
@given(rounds_dealt(variants(TO_FIFTEEN)))
def test_what_is_left_of_a_game_to_fifteen_adds_up_to_ten(dealt: Dealt) -> None:
    # Also in multiples of fifteen, and after captures of the opening table and on the table.
    dealt.play_by_chance()
    left, captures = dealt.events[-1], dealt.round.variant.captures
    if isinstance(left, LeftoversTaken) and captures.counts_played_card:
        assert captures.values.total(left.cards) % 15 == 10


@moderately
@given(rounds_dealt())
def test_events_tell_all_that_happens(dealt: Dealt) -> None:
    dealt.play_by_chance()
    one, events = dealt.round, dealt.events
    piles, sweeps, declared = ([0] * one.seating.sides for _ in range(3))
    for event in events:
        match event:
            case OpeningTaken(seat, cards) | TableTaken(seat, cards):
                piles[one.side_of(seat)] |= cards
            case Captured(seat, card, taken, robbed, pile):
                if robbed is not None:
                    assert pile == piles[robbed] and not taken & ~pile
                    piles[robbed] = 0
                piles[one.side_of(seat)] |= taken | pile | 1 << card
            case LeftoversTaken(int(seat), cards):
                piles[one.side_of(seat)] |= cards
            case Swept(seat, points, markers):
                sweeps[one.side_of(seat)] += points
                assert mask_of(markers) & ~piles[one.side_of(seat)] == 0
            case Declared(seat, _, combinations_held, points):
                declared[one.side_of(seat)] += points
                assert points == sum(held.points for held in combinations_held)
    lines = {line.category: line.points for line in one.sheet().lines}
    assert piles == one.piles
    assert tuple(sweeps) == lines.get("sweeps", (0,) * len(sweeps))
    assert tuple(declared) == lines.get("declarations", (0,) * len(declared))
    wins = [event for event in events if isinstance(event, InstantWin)]
    assert [event.side for event in wins] == (
        [] if one.instant_winner is None else [one.instant_winner]
    )
    if not wins:
        assert isinstance(events[-1], DealVoided if one.is_void else LeftoversTaken)
        deal = one.variant.deal
        in_hands = 0 if one.is_void else deal.pack.size - deal.table_size(one.seating.players)
        assert sum(isinstance(event, Played) for event in events) == in_hands


# Legal moves


def subsets(cards: Mask) -> list[Mask]:
    each = list(cards_of(cards))
    chosen = chain.from_iterable(combinations(each, size) for size in range(len(each) + 1))
    return [mask_of(one) for one in chosen]


class Table(NamedTuple):
    """A card played to a table, in the words of RULES."""

    card: Card
    table: Mask
    values: CaptureValues

    @property
    def value(self) -> int:
        return self.values.of(self.card)

    def equal(self) -> set[Mask]:
        """One card of the rank."""
        return {1 << other for other in cards_of(self.table) if self.values.of(other) == self.value}

    def sums(self) -> set[Mask]:
        """Two or more cards that add up to the card's value, which is no court without one."""
        return {some for some in subsets(self.table) if some.bit_count() >= 2
                and self.values.total(some) == self.value <= 10}  # fmt: skip

    def to(self, *totals: int) -> set[Mask]:
        """One or more cards that make one of the totals with the card."""
        return {some for some in subsets(self.table) if some
                and self.values.total(some) + self.value in totals}  # fmt: skip

    def everything(self) -> set[Mask]:
        """An Ace takes all where no Ace lies."""
        return {self.table} if self.value == 1 and self.table else set()

    def itself(self) -> set[Mask]:
        """An Ace goes to the pile from an empty table."""
        return {1 << self.card} if self.value == 1 and not self.table else set()


def allowed(variant: Variant, on: Table) -> set[Mask]:
    """What a card may take in a game without options by RULES, section 2."""
    match variant.id:
        case "escopa":
            return on.to(*range(15, 221, 15))
        case _ if variant in TO_FIFTEEN or variant.id == "scopa-undici":
            return on.to(15 if variant in TO_FIFTEEN else 11)
        case "scopa-a-quindici" | "scopa-frac":
            return on.equal() | (on.sums() if variant.id == "scopa-frac" else on.to(15))
        case "cirulla" | "cirullone":
            with_an_ace = on.value == 1 and on.equal()
            return with_an_ace or on.equal() | on.sums() | on.to(15) | on.everything()
        case "scopa-assi" | "asso-piglia-tutto" | "scopa-milanese":
            itself = on.itself() if variant.id == "scopa-milanese" else set()
            return on.equal() or on.sums() | on.everything() | itself
    sums = set() if variant.id == "rubamazzo" else on.sums()
    by_choice = variant.id in ("cicera", "spazzino")
    return on.equal() | sums if by_choice else on.equal() or sums


FREE = {"escopa", "escoba", "escoba-quince", "escova", "chorizo", "baciga", "cicera"}
"""RULES: capturing is optional."""


@settings(moderately, max_examples=examples(300))
@given(st.sampled_from(list(CATALOGUE.values())), st.permutations(range(CARD_COUNT)), st.data())
def test_a_move_is_refused_exactly_when_it_is_not_legal(
    variant: Variant, order: list[Card], data: st.DataObject
) -> None:
    order = [card for card in order if variant.deal.pack.cards >> card & 1]
    table = order[: data.draw(st.integers(0, 6))]
    hand = order[7 : data.draw(st.integers(8, 9))]
    values = variant.captures.values
    if variant.declarations and variant.declarations.wild is not None:
        values = values.with_wild(variant.declarations.wild, data.draw(st.integers(1, 10)))
    round_ = Round(
        variant,
        TWO,
        dealer=1,
        hands=[mask_of(hand), mask_of(order[10:13])],
        table=mask_of(table),
        values=values,
        declared=[mask_of(hand), 0],
    )
    legal = set()
    for card in hand:
        sets = allowed(variant, Table(card, round_.table, values))
        for taken in {*subsets(round_.table), *sets}:
            move = Move(card, taken)
            fits = taken in sets if taken else variant.id in FREE or not sets
            refusal = round_.refusal(move)
            assert (refusal is None) == fits
            if refusal is None:
                legal.add(move)
            else:
                assert (refusal.reason is RefusalReason.MUST_CAPTURE) == (not taken)
                assert str(refusal)
    assert len(round_.legal_moves()) == len(legal)
    assert set(round_.legal_moves()) == legal


@moderately
@given(rounds_in_play(), st.integers(0, CARD_COUNT - 1), st.integers(0, FIFTY_TWO.cards))
def test_any_move_at_all_is_legal_or_refused_in_a_sentence(
    round_: Round, card: Card, taken: Mask
) -> None:
    actions: list[Action] = [Move(card, taken), TakeTable(taken), Declare(taken, 3, 1), Cut(True)]
    actions += [Pass(), Move(card, taken, is_pile=True)]
    for action in actions:
        refusal = round_.refusal(action)
        assert (refusal is None) == (action in round_.legal_moves())
        if refusal is not None:
            assert refusal.move == action
            assert str(refusal)


@moderately
@given(rounds_in_play())
def test_the_seat_on_turn_can_play_every_card_that_is_free(round_: Round) -> None:
    plays = [move for move in round_.legal_moves() if isinstance(move, Move)]
    playable = mask_of(move.card for move in plays)
    if round_.is_over or round_.is_deal_open or round_.is_declaring:
        assert not playable
        return
    free = round_.must_play_first(round_.turn) or round_.hands[round_.turn]
    rule = round_.variant.captures
    if rule.forced_by_hand:
        capturing = mask_of(
            card
            for card in cards_of(free)
            if rule.legal_captures(card, round_.table, round_.values)
        )
        assert all(move.take for move in plays) or not capturing
        free = capturing or free
    assert playable == free


@moderately
@given(rounds_dealt(variants([CIRULLONE])))
def test_declared_cards_are_played_before_all_others(dealt: Dealt) -> None:
    one = dealt.round
    owed = [0] * one.seating.players
    while not one.is_over:
        seat = one.turn
        match dealt.act_by_chance():
            case Declare(cards):
                assert not owed[seat]
                owed[seat] = cards
            case Move(card):
                assert not owed[seat] or owed[seat] >> card & 1
                owed[seat] &= ~(1 << card)


@moderately
@given(rounds_dealt(variants([ESCOBA_QUINCE], table_fifteen=True)))
def test_what_is_taken_on_the_table_makes_fifteen_with_a_laid_card(dealt: Dealt) -> None:
    one, laid = dealt.round, 0
    while not one.is_over:
        seat, table = one.turn, one.table
        action = dealt.act_by_chance()
        if isinstance(action, Move) and not action.take:
            laid |= 1 << action.card
        if isinstance(action, TakeTable):
            assert one.values.total(action.take) == 15
            assert action.take & laid
            assert (one.turn, one.table, one.last_capturer) == (seat, table & ~action.take, seat)


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
def test_the_rounds_of_a_record_are_known_without_the_match(played: MatchByChance) -> None:
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
@given(matches_by_chance(keeps_positions=True), st.data())
def test_a_record_cut_anywhere_replays_to_that_position(
    played: MatchByChance, data: st.DataObject
) -> None:
    assert played.positions is not None
    (deals, moves), stood = data.draw(st.sampled_from(list(played.positions.items())))
    cut = played.match.record.until(deals, moves)
    assert snapshot(Match.replayed(cut)) == stood


def play_all(match: Match, moves: Iterable[Action]) -> None:
    for move in moves:
        match.play(move)


@moderately
@given(matches_by_chance(), st.data())
def test_taking_back_and_playing_again_changes_nothing(
    played: MatchByChance, data: st.DataObject
) -> None:
    record = played.match.record
    deals = data.draw(st.integers(0, len(record.rounds)))
    moves = data.draw(st.integers(0, len(record.rounds[deals - 1].moves) if deals else 0))
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
    scored = [event for event in played.events if isinstance(event, RoundScored)]
    assert [event.sheet for event in scored] == match.sheets
    assert match.totals == list(scored[-1].totals if scored else [0] * match.seating.sides)
    before = [0] * match.seating.sides
    for event in scored[: -1 if match.winner is not None else None]:
        before = [old + new for old, new in zip(before, event.sheet.totals, strict=True)]
        assert event.totals == tuple(before)
        # With the tallies of the end: a tie that they break would have ended the match earlier.
        assert winner_of(match.variant, event.totals) is None
    won = [event for event in played.events if isinstance(event, MatchWon)]
    assert won == ([] if match.winner is None else [MatchWon(match.winner)])


@moderately
@given(matches_by_chance())
def test_the_winner_is_the_one_whom_the_end_names(played: MatchByChance) -> None:
    match = played.match
    if match.winner is None:
        return
    points = [sum(sheet.totals[side] for sheet in match.sheets) for side in
              range(match.seating.sides)]  # fmt: skip
    at_once = [event for event in played.events if isinstance(event, InstantWin)]
    if at_once:
        assert match.winner == at_once[-1].side
    elif match.call is not None:
        assert (match.winner == match.seating.side_of(match.call.seat)) == match.call.is_right
    elif match.variant.ending.is_race:
        assert match.totals[match.winner] >= match.variant.target
        others = [total for side, total in enumerate(match.totals) if side != match.winner]
        assert max(others) < match.totals[match.winner]
        assert all(total <= most for total, most in zip(match.totals, points, strict=True))
    else:
        assert match.totals == points
        assert match.winner == winner_of(match.variant, match.totals, match.tallies)


RECORD_CHARACTERS = "A7QK DCSB x!.:,=\n123456789 round pack seat deal"


@settings(moderately, max_examples=examples(200))
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
