"""Lists of matches: what an entry has, their order, and what filters select."""

import sqlite3
from dataclasses import replace
from datetime import date

import pytest

from scopa_desktop.play.matches.match_facts import facts_of
from scopa_desktop.play.matches.match_note import Ending, Origin
from scopa_desktop.play.matches.match_rows import LOST, WON, save_match
from scopa_desktop.play.statistics.category_sums import category_sums
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import (
    MatchEntry,
    MatchesBeside,
    MatchOrder,
    count,
    matches,
    matches_beside,
)
from scopa_desktop.rules.players import PERSON, Player
from tests.play.matches.made_matches import made_match, made_note, save_made
from tests.play.matches.sample_matches import OTHER_PROFILE, PROFILE, note_of, record_of, store

ALL = MatchFilter()


def ids(connection: sqlite3.Connection, selection: MatchFilter = ALL) -> list[int]:
    """The numbers of the matches, the newest first."""
    return [int(entry.id, 16) for entry in matches(connection, selection)]


def test_an_entry_has_what_was_saved(connection: sqlite3.Connection) -> None:
    match_id = store(connection, 1)
    facts = facts_of(record_of(1))
    (entry,) = matches(connection, ALL)
    assert entry.id == match_id
    assert entry.players == (Player("You", "person"), Player("Beppe", "casual"))
    assert entry.totals == facts.totals
    assert entry.rounds == len(facts.scored_rounds)
    assert entry.result == (WON if facts.winner == 0 else LOST)
    assert entry.ending is Ending.FINISHED
    assert (entry.seconds, entry.deal_number, entry.deck) == (720, 1, "napoletane")
    assert entry.ended == note_of(1, record_of(1)).ended
    assert not entry.is_by_game


@pytest.mark.parametrize("order", MatchOrder, ids=lambda order: order.name)
def test_every_column_sorts_both_ways(connection: sqlite3.Connection, order: MatchOrder) -> None:
    for number in range(6):
        store(connection, number, rounds=1 + number % 3)
    ascending = matches(connection, ALL, order, is_descending=False)
    descending = matches(connection, ALL, order)
    assert {entry.id for entry in ascending} == {entry.id for entry in descending}

    def key(entry: MatchEntry) -> object:
        return {
            MatchOrder.ENDED: entry.ended,
            MatchOrder.GAME: entry.title,
            MatchOrder.OPPONENTS: entry.players[1].name,
            MatchOrder.RESULT: -2 if entry.result is None else entry.result,
            MatchOrder.SCORE: (entry.totals[1], entry.totals[0]),
            MatchOrder.LENGTH: entry.seconds,
            MatchOrder.ROUNDS: entry.rounds,
        }[order]

    assert [key(e) for e in ascending] == [key(e) for e in reversed(descending)]
    assert [key(e) for e in ascending] == sorted(map(key, ascending))  # type: ignore[type-var]


def test_pages_follow_each_other(connection: sqlite3.Connection) -> None:
    for number in range(5):
        store(connection, number, rounds=1)
    pages = [matches(connection, ALL, limit=2, offset=offset) for offset in (0, 2, 4)]
    assert [[int(entry.id, 16) for entry in page] for page in pages] == [[4, 3], [2, 1], [0]]


def test_matches_of_one_second_are_in_the_order_in_which_they_were_entered(
    connection: sqlite3.Connection,
) -> None:
    record = record_of(1, rounds=1)
    numbers = [7, 3, 12, 5]
    for number in numbers:
        note = replace(note_of(1, record), id=f"{number:032x}")
        save_match(connection, note, record)
    assert ids(connection) == numbers[::-1]
    oldest_first = matches(connection, ALL, is_descending=False)
    assert [int(entry.id, 16) for entry in oldest_first] == numbers
    by_game = matches(connection, ALL, MatchOrder.GAME, is_descending=False)
    assert [int(entry.id, 16) for entry in by_game] == numbers[::-1]
    # A match that is saved again keeps its place.
    save_match(connection, replace(note_of(1, record), id=f"{3:032x}"), record)
    assert ids(connection) == numbers[::-1]


def test_filters_select(connection: sqlite3.Connection) -> None:
    for number in range(4):
        store(connection, number, rounds=1)
    store(connection, 4)
    won = WON if facts_of(record_of(4)).winner == 0 else LOST
    expected = {
        MatchFilter(profile=PROFILE): [4, 3, 2, 1, 0],
        MatchFilter(profile=OTHER_PROFILE): [],
        MatchFilter(seat=1): [4, 3, 2, 1, 0],
        MatchFilter(seat=2): [],
        MatchFilter(watched=True): [],
        MatchFilter(others=True): [],
        MatchFilter(variants=frozenset({"scopa"}), seat=0): [4, 3, 2, 1, 0],
        MatchFilter(variants=frozenset({"cirulla"})): [],
        MatchFilter(opponents=frozenset({"casual", "master"})): [4, 3, 2, 1, 0],
        MatchFilter(opponents=frozenset({"cas_"})): [],
        MatchFilter(opponents=frozenset({"person"})): [],
        MatchFilter(seat=1, opponents=frozenset({"person"})): [4, 3, 2, 1, 0],
        MatchFilter(results=frozenset({won})): [4],
        MatchFilter(results=frozenset({None})): [3, 2, 1, 0],
        MatchFilter(results=frozenset({None, won})): [4, 3, 2, 1, 0],
        MatchFilter(decks=frozenset({"siciliane"})): [],
        MatchFilter(since=date(2026, 2, 1), until=date(2026, 2, 10)): [4, 3, 2, 1, 0],
        MatchFilter(since=date(2026, 2, 10)): [],
        MatchFilter(text="EPP"): [4, 3, 2, 1, 0],
        MatchFilter(text="SCOP"): [4, 3, 2, 1, 0],
        MatchFilter(text="_"): [],
        MatchFilter(deal_number=2): [2],
        MatchFilter(match_id=f"{3:032x}"): [3],
    }
    for selection, numbers in expected.items():
        assert ids(connection, selection) == numbers, selection
        assert count(connection, selection) == len(numbers), selection


def test_matches_that_are_not_counted_are_listed(connection: sqlite3.Connection) -> None:
    record = record_of(1)
    facts = facts_of(record)
    save_match(connection, note_of(1, record), record)
    save_match(connection, note_of(2, record, Origin.REPLAYED), record)
    save_match(connection, replace(note_of(3, record), ending=Ending.AGREED), record)
    by_game = facts._replace(played_by_game=frozenset({0}))
    save_match(connection, note_of(4, record), record, by_game)
    listed = matches(connection, MatchFilter(profile=PROFILE))
    assert [(int(entry.id, 16), entry.is_by_game) for entry in listed] == [
        (4, True), (3, False), (2, False), (1, False)
    ]  # fmt: skip
    assert ids(connection, MatchFilter(profile=PROFILE, counted_only=True)) == [1]
    # For the opponent, it is a match as any other.
    assert ids(connection, MatchFilter(seat=1, counted_only=True)) == [4, 1]


def test_a_running_match_is_not_listed(connection: sqlite3.Connection) -> None:
    record = record_of(1, rounds=1)
    note = note_of(1, record)
    save_match(connection, note, record)
    save_match(connection, replace(note, ending=Ending.RUNNING, ended=None), record)
    assert count(connection, ALL) == 0
    save_match(connection, note, record)
    assert ids(connection) == [1]


def test_more_matches_than_sqlite_has_parameters(connection: sqlite3.Connection) -> None:
    record = record_of(1, rounds=1)
    facts = facts_of(record)
    with connection:
        connection.execute("BEGIN")
        for number in range(1100):
            save_match(connection, note_of(number, record), record, facts)
    assert len(matches(connection, ALL)) == 1100


def test_matches_beside_those_of_a_profile_are_counted(connection: sqlite3.Connection) -> None:
    robot, person = Player("Beppe", "casual"), Player("Zoe", PERSON)
    made = made_match()
    for number, (players, profile) in enumerate(
        [
            ((robot, robot), None),
            ((robot, person), None),
            ((person, person), None),
            ((person, robot), PROFILE),
            ((person, robot), OTHER_PROFILE),
        ]
    ):
        save_made(connection, made_note(number, profile), made._replace(players=players))
    own = MatchFilter(profile=PROFILE)
    assert matches_beside(connection, own) == MatchesBeside(watched=1, others=2)
    assert matches_beside(connection, replace(own, text="zoe")) == MatchesBeside(others=2)
    assert matches_beside(connection, MatchFilter(seat=0)) == MatchesBeside()
    others = matches(connection, MatchFilter(others=True))
    assert [(int(entry.id, 16), entry.seat) for entry in others] == [(2, 0), (1, 1)]
    assert ids(connection, MatchFilter(watched=True)) == [0]


@pytest.mark.parametrize("game", ["scopa", "cirulla", "escoba-setenta"])
def test_the_sums_of_categories_are_those_of_the_score_sheets(
    connection: sqlite3.Connection, game: str
) -> None:
    expected: dict[str, list[int]] = {}
    for number in range(4):
        record = record_of(number, game=game)
        facts = facts_of(record)
        save_match(connection, note_of(number, record), record, facts)
        for round_facts in facts.scored_rounds:
            for name, points in round_facts.categories:
                of_category = expected.setdefault(name, [0, 0, 0, 0])
                own, other = points
                for index, value in enumerate((own > other, own < other, own, other)):
                    of_category[index] += value
    sums = category_sums(connection, ALL.condition())
    assert {name: list(values) for name, values in sums.items()} == expected
