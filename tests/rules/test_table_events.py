"""Options and events of the table: the record holds them, and every replay follows them."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from scopa_desktop.rules.catalogue import ESCOBA_QUINCE, SCOPA
from scopa_desktop.rules.match import Match, cut_pack, pack_of
from scopa_desktop.rules.messages import RecordError, TextError
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import LengthCounter, read_record, write_record
from scopa_desktop.rules.seating import FOUR, PAIRS, TWO, Seating
from scopa_desktop.rules.table_events import (
    AutomaticPlay,
    EndAgreed,
    OptionChanged,
    PackCut,
    PlacedEvent,
    PlayerChanged,
    TableEvent,
    TimeRanOut,
    event_line,
)
from scopa_desktop.rules.table_options import DEFAULT_TABLE, TableOptions
from scopa_desktop.rules.variant import Variant
from tests.playing import play_on

NINA, ROCCO = Player("Nina", PERSON), Player("Ròcco", "greedy")
TABLE = TableOptions(is_competitive=True, stake=100, turn_seconds=30, cuts_pack=True)


def new_match(
    variant: Variant = SCOPA, seating: Seating = TWO, table: TableOptions = TABLE
) -> Match:
    players = [NINA, *(Player(f"Rocco {seat}", "greedy") for seat in range(1, seating.players))]
    return Match(variant, seating, players, 48213, table)


def begun_match(**settings: Any) -> Match:
    """A match whose first cards are dealt."""
    match = new_match(**settings)
    match.begin_round()
    return match


def play_round(match: Match) -> None:
    match.begin_round()
    while match.round is not None and not match.round.is_over:
        match.play(match.round.legal_moves()[0])


def possible_events(match: Match, rng: Random) -> Iterator[TableEvent]:
    seat = rng.randrange(match.seating.players)
    yield PlayerChanged(seat, rng.choice([NINA, ROCCO, Player("Ada", PERSON)]))
    yield AutomaticPlay(seat, rng.random() < 0.5)
    yield TimeRanOut(seat)
    yield PackCut(rng.randrange(1, 40))
    yield OptionChanged("target", rng.choice([1, 7, 16, 31]))
    yield OptionChanged("time", rng.choice([0, 10, 60]))
    yield OptionChanged("stake", rng.choice([0, 50, 100]))
    yield OptionChanged("watchers", rng.random() < 0.5)


def apply_some(match: Match, rng: Random) -> None:
    for event in possible_events(match, rng):
        if rng.random() < 0.3 and not match.is_over:
            try:
                match.apply(event)
            except TextError:
                continue


def random_match(seed: int, variant: Variant, seating: Seating) -> Match:
    """A match of a few rounds with random events wherever they are possible."""
    rng = Random(seed)
    match = new_match(variant, seating)
    for _ in range(3):
        apply_some(match, rng)
        if match.is_over:
            break
        match.begin_round()
        apply_some(match, rng)
        while match.round is not None and not match.round.is_over:
            match.play(rng.choice(match.round.legal_moves()))
            apply_some(match, rng)
    is_attended = any(player.is_person for player in match.players)
    if rng.random() < 0.5 and is_attended and not match.is_over:
        match.apply(EndAgreed())
    return match


def state_of(match: Match) -> tuple[object, ...]:
    hands = () if match.round is None else tuple(match.round.hands)
    return (
        match.record,
        match.variant,
        match.table,
        match.players,
        match.automatic,
        tuple(match.totals),
        match.winner,
        match.is_ended_by_agreement,
        hands,
    )


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("seating", [TWO, FOUR, PAIRS], ids=str)
def test_a_match_with_events_is_replayed_from_its_text(seed: int, seating: Seating) -> None:
    match = random_match(seed, SCOPA, seating)
    text = write_record(match.record)
    record = read_record(text)
    assert record == match.record
    assert write_record(record) == text
    assert state_of(Match.replayed(record)) == state_of(match)
    assert LengthCounter().count(record) == len(text)


@pytest.mark.parametrize("seed", range(4))
def test_each_position_has_what_had_happened_by_then(seed: int) -> None:
    match = random_match(seed, SCOPA, TWO)
    record = match.record
    for deal in range(match.deals + 1):
        last = len(match.recorded_round(deal).moves) if deal else 0
        for moves in range(0, last + 1, 5):
            there = match.at(deal, moves)
            assert state_of(there) == state_of(Match.replayed(record.until(deal, moves)))


def test_the_lines_stand_between_the_moves() -> None:
    match = new_match(table=TableOptions(turn_seconds=30, cuts_pack=True))
    match.apply(PackCut(17))
    match.begin_round()
    assert match.round is not None
    while match.round.turn != 0:
        match.play(match.round.legal_moves()[0])
    match.apply(TimeRanOut(0))
    match.play(match.round.legal_moves()[0])
    match.apply(PlayerChanged(0, ROCCO))
    text = write_record(match.record)
    lines = text.splitlines()
    assert lines[0] == "Scopa Desktop record, version 3"
    assert lines[8:11] == ["table: time = 30", "table: cut = on", "cut: 17"]
    first = lines.index("time: 1")
    assert lines[first + 1][0].isdigit()
    assert lines[first + 2] == "seat: 1, Ròcco, greedy"


def test_a_match_without_them_is_written_as_before() -> None:
    match = new_match(table=DEFAULT_TABLE)
    play_round(match)
    assert write_record(match.record).startswith("Scopa Desktop record, version 1\n")


def test_the_pack_is_cut_as_the_record_says() -> None:
    match = new_match()
    match.apply(PackCut(17))
    with pytest.raises(TextError, match="not cut here"):
        match.apply(PackCut(5))
    match.begin_round()
    assert match.recorded_round(1).pack == cut_pack(pack_of(48213, 1), 17)
    assert match.cut_cards == 0


def test_a_lowered_target_counts_at_the_end_of_the_next_round() -> None:
    match = new_match()
    play_round(match)
    assert max(match.totals) >= 1
    assert match.winner is None
    match.apply(OptionChanged("target", 1))
    assert match.winner is None
    assert match.first_variant.target == SCOPA.target
    while match.winner is None:
        play_round(match)
    assert Match.replayed(match.record).winner == match.winner
    assert match.deals < 11


def test_the_rules_of_the_next_round_follow_a_changed_option() -> None:
    match = new_match(ESCOBA_QUINCE)
    play_round(match)
    before = match.round
    match.apply(OptionChanged("table_fifteen", True))
    match.begin_round()
    assert before is not None
    assert match.round is not None
    assert not before.variant.table_capture
    assert match.round.variant.table_capture
    assert match.at(1, 3).variant.table_capture == 0
    assert match.at(2, 0).variant.table_capture


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (OptionChanged("target", 7), "between two rounds only"),
        (AutomaticPlay(1, True), "automatic play of seat 2"),
        (AutomaticPlay(0, False), "automatic play of seat 1"),
        (TimeRanOut(1), "no time that can run out"),
        (PlayerChanged(0, NINA), "Nina sits in seat 1 already"),
        (PackCut(3), "not cut here"),
    ],
    ids=str,
)
def test_an_event_out_of_place_is_refused(event: TableEvent, sentence: str) -> None:
    match = begun_match()
    before = state_of(match)
    with pytest.raises(TextError, match=sentence):
        match.apply(event)
    assert state_of(match) == before


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("competitive", False, "cannot be changed"),
        ("time", 5, "10 to 120 seconds"),
        ("target", 1000, "option target cannot be 1000"),
        ("stake", -1, "option stake cannot be '-1'"),
        ("nothing", 1, "has no option"),
    ],
)
def test_a_value_that_is_not_allowed_is_refused(name: str, value: int, sentence: str) -> None:
    match = new_match()
    with pytest.raises(TextError, match=sentence):
        match.apply(OptionChanged(name, value))
    assert not match.events


ADA = Player("Ada", PERSON)


@pytest.mark.parametrize(
    ("table", "event", "sentence"),
    [
        # “a computer player for a person who leaves, the person who comes back, or a person in
        # place of a computer player”
        (DEFAULT_TABLE, PlayerChanged(0, ADA), "seat 1 passes from a person to a computer player"),
        (DEFAULT_TABLE, PlayerChanged(1, ROCCO), "seat 2 passes from a person to a computer"),
        # “private: nobody sits in for a computer player during the match”
        (TableOptions(is_private=True), PlayerChanged(1, ADA), "nobody sits in"),
        # “competitive: … nobody sits in for a computer player”
        (TABLE, PlayerChanged(1, ADA), "nobody sits in"),
    ],
)
def test_a_seat_is_passed_on_as_the_record_allows(
    table: TableOptions, event: TableEvent, sentence: str
) -> None:
    match = begun_match(table=table)
    before = state_of(match)
    with pytest.raises(TextError, match=sentence):
        match.apply(event)
    assert state_of(match) == before
    text = write_record(match.record)
    if table == DEFAULT_TABLE:
        text = text.replace("version 1", "version 3")
    with pytest.raises(RecordError, match=f"round 1, after move 0: {sentence}"):
        Match.replayed(read_record(f"{text}{event_line(event)}\n"))


@pytest.mark.parametrize("table", [TableOptions(is_private=True), TABLE], ids=["private", "chips"])
def test_who_has_left_comes_back_to_a_closed_table(table: TableOptions) -> None:
    match = new_match(table=table)
    match.apply(PlayerChanged(0, ROCCO))
    with pytest.raises(TextError, match="nobody sits in"):
        match.apply(PlayerChanged(0, ADA))
    match.apply(PlayerChanged(0, NINA))
    assert match.players[0] == NINA


def test_who_sat_in_before_the_table_was_private_comes_back() -> None:
    match = new_match(table=DEFAULT_TABLE)
    match.apply(PlayerChanged(1, ADA))
    match.apply(PlayerChanged(1, ROCCO))
    match.apply(OptionChanged("private", True))
    match.apply(PlayerChanged(1, ADA))
    assert match.players[1] == ADA


def test_without_persons_nobody_agrees_to_an_end() -> None:
    # “all persons agreed to end the match”
    match = new_match()
    match.apply(PlayerChanged(0, ROCCO))
    with pytest.raises(TextError, match="no person is at the table"):
        match.apply(EndAgreed())
    assert not match.is_over
    with pytest.raises(RecordError, match="before the first deal: no person is at the table"):
        Match.replayed(read_record(write_record(match.record) + "end: agreed\n"))


def test_nothing_follows_an_end_by_agreement() -> None:
    match = begun_match()
    match.apply(EndAgreed())
    assert match.is_over
    assert not match.needs_deal
    with pytest.raises(TextError, match="the match is over"):
        match.apply(AutomaticPlay(0, True))
    with pytest.raises(ValueError, match="no round"):
        match.play(match.record.rounds[0].moves[0] if match.record.rounds[0].moves else None)  # type: ignore[arg-type]
    text = write_record(match.record) + "1. 7D\n"
    with pytest.raises(RecordError, match="was ended before"):
        Match.replayed(read_record(text))


def test_moves_made_by_the_game_are_known() -> None:
    match = begun_match()
    assert match.round is not None
    expected = set()
    while not match.round.is_over:
        made = match.moves_made
        if made == 8:
            match.apply(AutomaticPlay(0, True))
        if made == 20:
            match.apply(AutomaticPlay(0, False))
        if match.round.turn == 0 and made < 3:
            match.apply(TimeRanOut(0))
            expected.add(made)
        elif match.round.turn == 0 and 8 <= made < 20:
            expected.add(made)
        match.play(match.round.legal_moves()[0])
    assert len(expected) > 3
    assert match.automatic_moves(1) == expected


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("time: 3", "a seat is a number from 1 to 2"),
        ("time: 0", "a seat is a number from 1 to 2"),
        ("automatic: 1 maybe", "automatic play is on or off"),
        ("seat: 1, Rocco", "a seat is a name, a comma and a level"),
        ("cut: 40", "after 1 to 39 cards"),
        ("cut: 07", "after 1 to 39 cards"),
        ("change: draw = on", "cannot be changed during a match"),
        ("change: time = 30s", "a whole number"),
        ("change: watchers = 1", "use on, off"),
        ("end: now", "expected a move or an event"),
        ("pause: 1", "expected a move or an event"),
    ],
)
def test_a_wrong_line_is_named(line: str, sentence: str) -> None:
    match = begun_match()
    text = write_record(match.record) + f"{line}\n"
    with pytest.raises(RecordError, match=f"line {len(text.splitlines())}: .*{sentence}"):
        read_record(text)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("table: stake = 5", "in competitive matches only"),
        ("table: time = 5", "10 to 120 seconds"),
        ("table: stake = 2000000", "from 0 to 1,000,000"),
        ("table: chairs = 4", "a table has no option 'chairs'"),
    ],
)
def test_a_wrong_option_of_the_table_is_named(line: str, sentence: str) -> None:
    text = write_record(new_match(table=TableOptions(turn_seconds=30)).record)
    with pytest.raises(RecordError, match=f"line 9: .*{sentence}"):
        read_record(text.replace("table: time = 30", line))


def test_an_older_version_has_no_events() -> None:
    match = begun_match(table=DEFAULT_TABLE)
    text = write_record(match.record)
    with pytest.raises(RecordError, match="expected move 1"):
        read_record(text + "automatic: 1 on\n")


def test_events_after_a_position_are_left_out() -> None:
    match = begun_match()
    match.apply(PlayerChanged(0, ROCCO))
    play_on(match, moves=1)
    match.apply(PlayerChanged(0, NINA))
    there = match.record.until(1, 0)
    assert there.events == (PlacedEvent(1, 0, PlayerChanged(0, ROCCO)),)
    assert match.at(1, 0).players[0] == ROCCO
