"""Statistics from the database: equal to an independent count from the texts of the records."""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from datetime import date, datetime, timedelta, timezone
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.play.matches.match_note import Ending, MatchNote, Origin
from scopa_desktop.play.matches.match_rows import LOST, WON, save_match
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import NONE_BESIDE
from scopa_desktop.play.statistics.match_list import matches as list_matches
from scopa_desktop.play.statistics.match_sequence import LOST as LOST_BYTE
from scopa_desktop.play.statistics.match_sequence import WON as WON_BYTE
from scopa_desktop.play.statistics.match_sequence import MatchRun, MatchSequence
from scopa_desktop.play.statistics.match_statistics import MatchStatistics, Results, statistics_of
from scopa_desktop.play.storage.database import Database
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.messages import TextError
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import Record, write_record
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.table_events import AutomaticPlay, PlayerChanged, TableEvent, TimeRanOut
from scopa_desktop.rules.table_options import TableOptions
from scopa_desktop.rules.variant import Variant
from tests.looping import loop_over
from tests.play.matches.made_matches import made_match, made_note, made_round, save_made
from tests.play.matches.sample_matches import store
from tests.play.statistics.plain_count import PlainMatch, plain_days, plain_statistics
from tests.playing import play_on

ME, OTHER = "0" * 32, "f" * 32
_FIRST = datetime(2025, 12, 30, 22, 0, tzinfo=timezone.utc)
_LEVELS = ("beginner", "casual", "strong_traditional", "strong", "unknown_here", PERSON)
_DECKS = ("napoletane", "siciliane")
_MATCHES_OF_EACH = 2

FILTERS = {
    "own": MatchFilter(profile=ME),
    "of another profile": MatchFilter(profile=OTHER),
    "of an unknown profile": MatchFilter(profile="a" * 32),
    "of all people": MatchFilter(),
    "second seat": MatchFilter(seat=1),
    "fourth seat": MatchFilter(seat=3),
    "watched": MatchFilter(watched=True),
    "one game": MatchFilter(profile=ME, variants=frozenset({"cirulla"})),
    "two games": MatchFilter(profile=ME, variants=frozenset({"escopa", "baciga"})),
    "an opponent": MatchFilter(profile=ME, opponents=frozenset({"strong"})),
    "won": MatchFilter(profile=ME, results=frozenset({WON})),
    "lost or unfinished": MatchFilter(profile=ME, results=frozenset({LOST, None})),
    "a deck": MatchFilter(profile=ME, decks=frozenset({"siciliane"})),
    "a period": MatchFilter(profile=ME, since=date(2026, 1, 2), until=date(2026, 1, 9)),
    "everything at once": MatchFilter(
        profile=ME,
        variants=frozenset({"scopa", "chorizo", "scopone"}),
        opponents=frozenset({"casual", PERSON}),
        results=frozenset({WON, LOST}),
        since=date(2026, 1, 1),
    ),
}


def _played(variant: Variant, seating: Seating, rng: Random) -> Record:
    """The record of a match that is played by chance, now and then not to its end."""
    players = [Player("Nonna", rng.choice(_LEVELS)) for _ in range(seating.players)]
    table = TableOptions(turn_seconds=15)
    match = Match(variant, seating, players, rng.randrange(10**6), table)
    last = rng.randrange(80) if rng.random() < 0.15 else None
    # The game, the clock and players who sit in make many moves in some matches.
    share = rng.choice((0.0, 0.0, 0.1, 0.5))
    while not match.is_over and last != 0:
        if rng.random() < share:
            _change_mover(match, rng)
        before = match.position
        play_on(match, rng.choice, moves=1)
        if last is not None and match.position != before:
            last -= 1
    return match.record


def _change_mover(match: Match, rng: Random) -> None:
    """Somebody else makes the next moves of a seat, or its person does again, where possible."""
    seat = rng.randrange(len(match.players))
    first, now = match.first_players[seat], match.players[seat]
    events: list[TableEvent] = [TimeRanOut(seat), AutomaticPlay(seat, True)]
    if seat in match.automatic:
        events = [AutomaticPlay(seat, False)]
    elif first.is_person:
        events.append(PlayerChanged(seat, Player("Ciro", "strong") if now.is_person else first))
    with suppress(TextError):
        match.apply(rng.choice(events))


def _note(record: Record, number: int, rng: Random) -> MatchNote:
    profiles: list[str | None] = [None] * record.seating.players
    own, other = rng.sample(range(record.seating.players), 2)
    profiles[own] = ME if rng.random() < 0.8 else None
    profiles[other] = OTHER if rng.random() < 0.3 else None
    # Some end in the same second, as imported ones do.
    ended = _FIRST + timedelta(minutes=47 * (number - number % 3))
    return MatchNote(
        id=f"{number:032x}",
        began=ended,
        ended=ended,
        ending=Ending.FINISHED if Match.replayed(record).winner is not None else Ending.ABANDONED,
        origin=Origin.REPLAYED if rng.random() < 0.1 else Origin.PLAYED,
        profiles=tuple(profiles),
        deck=rng.choice(_DECKS),
        seconds=rng.randrange(2000),
    )


@pytest.fixture(scope="module")
def matches() -> list[PlainMatch]:
    """A few hundred matches of all games at all tables, in the order of time."""
    rng = Random("statistics")
    records = [
        _played(variant, seating, rng)
        for variant in CATALOGUE.values()
        for seating in variant.seatings
        for _ in range(_MATCHES_OF_EACH)
    ]
    rng.shuffle(records)
    return [
        PlainMatch(write_record(record), _note(record, number, rng))
        for number, record in enumerate(records)
    ]


@pytest.fixture(scope="module")
def connection(
    matches: Sequence[PlainMatch], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[sqlite3.Connection]:
    """A database with the matches, which are ordered by the times of their ends alone."""
    with closing(Database(tmp_path_factory.mktemp("matches"))) as database:
        # Those of one second are entered one after another.
        starts = Random("order").sample(range(0, len(matches), 3), -(-len(matches) // 3))
        with database.writing() as connection:
            for seconds in starts:
                for match in matches[seconds : seconds + 3]:
                    save_match(connection, note=match.note, record=match.record)
        yield database.connection


@loop_over(("name", "selection"), list(FILTERS.items()), ids=lambda case: case[0])
def test_statistics_equal_a_count_from_the_records(
    name: str, selection: MatchFilter, matches: Sequence[PlainMatch], connection: sqlite3.Connection
) -> None:
    counted = statistics_of(connection, selection)
    assert _comparable(counted.as_json()) == _comparable(plain_statistics(matches, selection))


@loop_over(("name", "selection"), list(FILTERS.items()), ids=lambda case: case[0])
def test_days_equal_a_count_from_the_records(
    name: str, selection: MatchFilter, matches: Sequence[PlainMatch], connection: sqlite3.Connection
) -> None:
    days = statistics_of(connection, selection).days
    counted = {
        day.day: {"won": day.won, "lost": day.lost, "unfinished": day.unfinished} for day in days
    }
    assert counted == plain_days(matches, selection)
    assert list(counted) == sorted(counted)
    assert all(day.tied == 0 for day in days)


def test_the_samples_have_what_is_counted(
    matches: Sequence[PlainMatch], connection: sqlite3.Connection
) -> None:
    own = statistics_of(connection, MatchFilter(profile=ME)).as_json()
    for key in ("won", "lost", "unfinished", "rounds_tied", "sweeps_for", "longest_streak"):
        assert own[key] > 0, key
    assert len(own["games"]) > 0.9 * len(CATALOGUE)
    assert {"strong", "person", "unknown_here"} <= set(own["opponents"])
    assert "strong_traditional" not in own["opponents"]
    assert {"napola", "all_cards"} & set(own["categories"]) or len(own["categories"]) > 10
    assert any(match.note.origin is Origin.REPLAYED for match in matches)
    counted = [match for match in matches if match.note.origin is not Origin.REPLAYED]
    left_out = [match for match in counted if match.played_by_game and match.winner is not None]
    assert len(left_out) > 3
    some = [match for match in counted if match.record.events and not match.played_by_game]
    assert len(some) > 3


def test_notable_matches(matches: Sequence[PlainMatch], connection: sqlite3.Connection) -> None:
    selection = MatchFilter(profile=ME)
    counted = statistics_of(connection, selection)
    by_id = {match.note.id: match for match in matches}
    finished = [
        match
        for match in matches
        if match.seat_for(selection) is not None and match.winner is not None
    ]
    lengths = [len(match.rounds) for match in finished]
    assert counted.longest is not None and counted.longest.rounds == max(lengths)
    assert counted.shortest is not None and counted.shortest.rounds == min(lengths)
    assert len(by_id[counted.longest.id].rounds) == max(lengths)
    leads = {match.note.id: _lead(match, selection) for match in finished}
    won = [
        key for key, match in by_id.items() if key in leads and _result(match, selection) == "won"
    ]
    lost = [key for key in leads if key not in won]
    assert counted.best is not None and counted.worst is not None
    assert leads[counted.best.id] == max(leads[key] for key in won)
    assert leads[counted.worst.id] == min(leads[key] for key in lost)
    totals = Match.replayed(by_id[counted.best.id].record).totals
    own = by_id[counted.best.id].side(by_id[counted.best.id].seat_for(selection) or 0)
    assert counted.best.totals[0] == totals[own]
    assert sorted(counted.best.totals) == sorted(totals)
    assert counted.best.result == WON and counted.worst.result == LOST


def test_streaks_name_their_matches(
    matches: Sequence[PlainMatch], connection: sqlite3.Connection
) -> None:
    selection = MatchFilter(profile=ME)
    streak = statistics_of(connection, selection).longest_streak
    assert streak is not None
    own = [match for match in matches if match.seat_for(selection) is not None]
    ids = [match.note.id for match in own]
    first, last = ids.index(streak.first), ids.index(streak.last)
    assert last - first + 1 == streak.length
    assert {_result(match, selection) for match in own[first : last + 1]} == {"won"}
    assert own[first].note.ended == datetime.fromtimestamp(streak.began, timezone.utc)
    assert own[last].note.ended == datetime.fromtimestamp(streak.ended, timezone.utc)


def test_matches_of_one_second_are_in_the_order_in_which_they_were_entered(
    tmp_path: Path,
) -> None:
    ids = [f"{number:032x}" for number in Random(1).sample(range(100), 6)]
    with closing(Database(tmp_path)) as database:
        for match_id, won in zip(ids, (False, True, True, True, False, True), strict=True):
            facts = made_match([made_round((11, 5) if won else (5, 11))], won=won)
            note = made_note(1, ME, id=match_id)
            database.write(partial(save_made, note=note, facts=facts))
        streak = statistics_of(database.connection, MatchFilter(profile=ME)).longest_streak
    assert streak is not None
    assert (streak.length, streak.first, streak.last) == (3, ids[1], ids[3])


def test_a_match_that_the_game_played_is_not_counted(tmp_path: Path) -> None:
    own = MatchFilter(profile=ME)
    by_game = made_match([made_round((11, 0))])._replace(played_by_game=frozenset({0}))
    with closing(Database(tmp_path)) as database:
        for number, facts in enumerate([made_match([made_round((11, 5))])] * 2 + [by_game]):
            database.write(partial(save_made, note=made_note(number, ME), facts=facts))
        statistics = statistics_of(database.connection, own)
        listed = list_matches(database.connection, own)
    assert statistics.matches == 2
    assert statistics.longest_streak is not None and statistics.longest_streak.length == 2
    assert statistics.best is not None and statistics.best.id != made_note(2).id
    assert [entry.is_by_game for entry in listed] == [True, False, False]


def test_without_matches_there_is_nothing_but_zeros(tmp_path: Path) -> None:
    with closing(Database(tmp_path)) as database:
        empty = statistics_of(database.connection, MatchFilter(profile=ME))
    assert empty == MatchStatistics()
    assert empty.results.share_won is None
    content = json.loads(json.dumps(empty.as_json()))
    assert content["matches"] == content["longest_streak"] == 0
    assert content["points_per_round"] is None and content["points_per_round_interval"] is None
    assert content["categories"] == {}


@pytest.mark.parametrize(("rounds", "has_interval"), [(2, False), (4, False), (5, True)])
def test_a_few_rounds_have_a_mean_without_an_interval(
    tmp_path: Path, rounds: int, has_interval: bool
) -> None:
    with closing(Database(tmp_path)) as database:
        store(database.connection, 1, rounds)
        statistics = statistics_of(database.connection, MatchFilter())
    for estimate in (statistics.points_per_round, statistics.margin_per_round):
        assert estimate is not None
        assert (estimate.interval is not None) is has_interval


def test_json_has_the_documented_keys(connection: sqlite3.Connection) -> None:
    content = json.loads(json.dumps(statistics_of(connection, MatchFilter(profile=ME)).as_json()))
    assert {
        "matches",
        "won",
        "lost",
        "tied",
        "unfinished",
        "watched",
        "rounds",
        "points_per_round",
        "categories",
        "sweeps_for",
        "sweeps_against",
        "longest_streak",
    } <= set(content)
    assert {"won", "lost"} <= set(content["categories"]["settebello"])
    assert (
        content["won"] + content["lost"] + content["tied"] + content["unfinished"]
        == (content["matches"])
    )


def test_watched_matches_are_counted_apart(
    matches: Sequence[PlainMatch], connection: sqlite3.Connection
) -> None:
    watched = MatchFilter(watched=True)
    expected = sum(match.seat_for(watched) is not None for match in matches)
    assert expected > 0
    own = statistics_of(connection, MatchFilter(profile=ME))
    assert own.beside.watched == expected
    assert statistics_of(connection, watched).matches == expected
    assert statistics_of(connection, watched).beside == NONE_BESIDE
    assert statistics_of(connection, MatchFilter(seat=0)).beside == NONE_BESIDE


@pytest.mark.parametrize(
    ("results", "longest", "current"),
    [
        ("", None, None),
        ("l", None, None),
        ("w", MatchRun(0, 0), MatchRun(0, 0)),
        ("wwlw", MatchRun(0, 1), MatchRun(3, 3)),
        ("wwlww", MatchRun(3, 4), MatchRun(3, 4)),
        ("wwul", MatchRun(0, 1), None),
        ("wuwt", MatchRun(2, 2), None),
    ],
)
def test_runs_end_at_any_other_result(
    results: str, longest: MatchRun | None, current: MatchRun | None
) -> None:
    sequence = _sequence(results)
    assert sequence.longest_run(WON_BYTE) == longest
    assert sequence.current_run(WON_BYTE) == current


@given(st.text("lwtu", max_size=40))
def test_the_longest_run_is_one_of_wins_and_none_is_longer(results: str) -> None:
    run = _sequence(results).longest_run(WON_BYTE)
    length = 0 if run is None else run.length
    assert "w" * length in results and "w" * (length + 1) not in results
    if run is not None:
        assert results[run.first : run.last + 1] == "w" * length
    lost = _sequence(results.replace("w", "x").replace("l", "w").replace("x", "l"))
    mirrored = lost.longest_run(LOST_BYTE)
    assert (0 if mirrored is None else mirrored.length) == length


@given(st.lists(st.integers(946_684_800, 1_700_000_000), max_size=30))
def test_days_hold_every_match_once(times: list[int]) -> None:
    matches = [(time, number, WON_BYTE) for number, time in enumerate(times)]
    days = list(MatchSequence(matches).days())
    assert sum(day.won for day in days) == len(times)
    assert [day.day for day in days] == sorted(
        {datetime.fromtimestamp(time).date() for time in times}
    )


def test_results_have_a_share_and_its_interval() -> None:
    results = Results(won=6, lost=3, tied=1, unfinished=4)
    assert results.matches == 14 and results.finished == 10
    assert results.share_won == 0.6
    assert results.interval.low == pytest.approx(0.3127, abs=1e-4)
    assert results.interval.high == pytest.approx(0.8318, abs=1e-4)


def _sequence(results: str) -> MatchSequence:
    return MatchSequence((n, n, "ltwu".index(result)) for n, result in enumerate(results))


def _result(match: PlainMatch, selection: MatchFilter) -> str:
    return match.result(match.seat_for(selection) or 0)


def _lead(match: PlainMatch, selection: MatchFilter) -> int:
    """The points in the match less those of the best other side."""
    totals = list(Match.replayed(match.record).totals)
    own = totals.pop(match.side(match.seat_for(selection) or 0))
    return own - max(totals)


def _comparable(content: dict[str, Any]) -> dict[str, Any]:
    """What both counts have, with rounded numbers."""
    keys = plain_statistics([], MatchFilter())
    return {key: _rounded(content[key]) for key in keys}


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 5)
    if isinstance(value, list):
        return [_rounded(each) for each in value]
    return value
