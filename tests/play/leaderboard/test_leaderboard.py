"""Tests of the leaderboard: which matches in the database count, and the order of the rows."""

import sqlite3
from datetime import timedelta
from typing import Any

import pytest

from scopa_desktop.play.leaderboard.character_matches import PAIRINGS, CharacterMatches
from scopa_desktop.play.leaderboard.leaderboard import Leaderboard, leaderboard_of
from scopa_desktop.play.leaderboard.player_ratings import rated_matches
from scopa_desktop.play.leaderboard.ratings import Competitor
from scopa_desktop.play.matches.match_facts import MatchFacts, facts_of
from scopa_desktop.play.matches.match_note import Ending, Origin
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import PAIRS, THREE, TWO
from scopa_desktop.rules.table_events import AutomaticPlay, PlayerChanged, TableEvent, TimeRanOut
from scopa_desktop.rules.table_options import TableOptions
from tests.play.matches.made_matches import (
    ANNA,
    START,
    UGO,
    made_match,
    made_note,
    made_round,
    save_made,
)

CHARACTERS = CharacterMatches(1, {}, {"scopa": dict.fromkeys(PAIRINGS, "LLLLLLWLLLLL")})
NOW = START + timedelta(days=1)


def add(
    connection: sqlite3.Connection, number: int, facts: MatchFacts | None = None, **note: Any
) -> None:
    # Matches with equal records would be taken for copies of each other.
    facts = (facts or won())._replace(digest=f"{number:064x}")
    save_made(connection, made_note(number, **note), facts)


def won(points: tuple[int, ...] = (11, 5), **changes: Any) -> MatchFacts:
    return made_match([made_round(points)], **changes)


def numbers(connection: sqlite3.Connection, game: str | None = None) -> list[int]:
    """The numbers of the matches that count."""
    matches = rated_matches(connection, game)
    return [round((match.ended - START) / timedelta(hours=1)) for match in matches]


def board(
    connection: sqlite3.Connection,
    *profiles: str,
    game: str | None = None,
    matches: Any = CHARACTERS,
    competitive_only: bool = False,
) -> Leaderboard:
    return leaderboard_of(
        connection, matches, profiles, game, NOW, competitive_only=competitive_only
    )


# --- which matches count -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "note",
    [
        {"undos": 1},
        {"hints": 1},
        {"coach": True},
        {"origin": Origin.IMPORTED},
        {"origin": Origin.REPLAYED},
        {"ending": Ending.ABANDONED},
        {"ending": Ending.RUNNING},
    ],
    ids=["undo", "hint", "coach", "imported", "replayed", "abandoned", "running"],
)
def test_matches_with_aids_or_from_elsewhere_do_not_count(
    connection: sqlite3.Connection, note: dict[str, Any]
) -> None:
    add(connection, 1)
    add(connection, 2, **note)
    add(connection, 3)
    assert numbers(connection) == [1, 3]


def test_a_match_without_a_winner_does_not_count(connection: sqlite3.Connection) -> None:
    add(connection, 1, made_match([made_round((5, 5))], won=None), ending=Ending.FINISHED)
    assert numbers(connection) == []


def test_matches_of_computer_players_alone_do_not_count(connection: sqlite3.Connection) -> None:
    watched = won()._replace(players=(Player("Nino", "beginner"), Player("Beppe", "casual")))
    add(connection, 1, watched, profile=None)
    assert numbers(connection) == []


def with_event(*events: TableEvent) -> MatchFacts:
    """A match in which the first card is played always, with events of the person's seat."""
    players = [Player("Anna", PERSON), Player("Nino", "beginner")]
    match = Match(SCOPA, TWO, players, 1, TableOptions(turn_seconds=30))
    left = list(events)
    while match.winner is None:
        match.begin_round()
        assert match.round is not None
        while not match.round.is_over:
            while left and match.round.turn == 0:
                match.apply(left.pop(0))
            match.play(match.round.legal_moves()[0])
    return facts_of(match.record)


def test_a_match_in_which_somebody_sat_in_does_not_count(connection: sqlite3.Connection) -> None:
    robot, anna = Player("Beppe", "casual"), Player("Anna", PERSON)
    add(connection, 1, with_event())
    add(connection, 2, with_event(PlayerChanged(0, robot), PlayerChanged(0, anna)))
    add(connection, 3, with_event(AutomaticPlay(0, is_on=True), AutomaticPlay(0, is_on=False)))
    assert numbers(connection) == [1]


def test_a_single_move_after_the_time_ran_out_still_counts(connection: sqlite3.Connection) -> None:
    add(connection, 1, with_event(TimeRanOut(0)))
    assert numbers(connection) == [1]


def test_matches_come_in_the_order_in_which_they_ended(connection: sqlite3.Connection) -> None:
    for number in (3, 1, 2):
        add(connection, number)
    add(connection, 4, won(game="escoba"))
    assert numbers(connection) == [1, 2, 3, 4]
    assert numbers(connection, "scopa") == [1, 2, 3]
    assert numbers(connection, "escoba") == [4]
    assert numbers(connection, "cirulla") == []


# --- who played ----------------------------------------------------------------------------------


def test_competitive_matches_have_a_table_of_their_own(connection: sqlite3.Connection) -> None:
    for number in range(4):
        add(connection, number, won()._replace(is_competitive=number == 2))
    records = [
        next(
            standing.record
            for standing in board(connection, ANNA, competitive_only=only).standings
            if standing.competitor.profile == ANNA
        )
        for only in (True, False, True)
    ]
    assert [record.matches for record in records] == [1, 4, 1]
    assert records[0] == records[2]
    add(connection, 5, won()._replace(is_competitive=True))
    assert len(list(rated_matches(connection, None, competitive_only=True))) == 2


def test_a_match_of_several_people_does_not_count(connection: sqlite3.Connection) -> None:
    three = won(points=(11, 5, 3), levels=("casual", "casual"), seating=THREE)
    players = (Player("Anna", PERSON), Player("Ugo", PERSON), Player("Rosa", "casual"))
    add(connection, 1, three._replace(players=players), profiles=(ANNA, UGO, None))
    assert numbers(connection) == []


def test_a_match_has_its_sides_with_profiles_and_levels(connection: sqlite3.Connection) -> None:
    three = won(points=(11, 5, 3), levels=("casual", "casual"), seating=THREE)
    add(connection, 1, three._replace(winner=1))
    add(connection, 2, won(levels=("strong", "strong_traditional", "level_of_2040"), seating=PAIRS))
    alone, pairs = rated_matches(connection, None)
    casual = [Competitor(level="casual")]
    assert alone.sides == [[Competitor(profile=ANNA)], casual, casual]
    assert alone.winner == 1
    assert pairs.sides == [
        [Competitor(profile=ANNA), Competitor(level="strong")],
        [Competitor(level="strong"), None],
    ]


# --- the leaderboard -----------------------------------------------------------------------------


def test_all_characters_and_profiles_are_listed(connection: sqlite3.Connection) -> None:
    for number in range(24):
        add(connection, number, won(won=number % 2 == 0))
    for number in range(24, 27):
        add(connection, number, profile=UGO)
    shown = board(connection, UGO, ANNA, "c" * 32)
    names = [
        standing.competitor.level or standing.competitor.profile for standing in shown.standings
    ]
    assert sorted(names) == sorted(
        ["beginner", "easy", "casual", "skilled", "strong", "master", ANNA, UGO, "c" * 32]
    )
    assert names[-1] == "c" * 32
    ratings = [standing.record.rating.rating for standing in shown.standings[:-1]]
    assert ratings == sorted(ratings, reverse=True)
    by_name = dict(zip(names, shown.standings, strict=True))
    assert by_name[ANNA].record.matches == 24
    assert (by_name[UGO].record.won, by_name[UGO].record.lost) == (3, 0)
    assert by_name["c" * 32].record.matches == 0
    assert shown.character_matches == 15 * 12
    assert by_name["master"].record.matches == 5 * 12


def test_provisional_ratings_have_no_place(connection: sqlite3.Connection) -> None:
    add(connection, 1)
    shown = board(connection, ANNA, UGO)
    unplaced = {each.competitor.profile for each in shown.standings if each.place is None}
    assert unplaced == {ANNA, UGO}
    places = [each.place for each in shown.standings if each.place is not None]
    assert places == [1, 2, 3, 4, 5, 6]


def test_people_do_not_move_the_characters(connection: sqlite3.Connection) -> None:
    def characters() -> dict[str, object]:
        standings = board(connection, ANNA).standings
        return {each.competitor.level: each.record for each in standings if each.competitor.level}

    before = characters()
    for number in range(5):
        add(connection, number)
    assert characters() == before


def test_a_game_counts_its_own_matches(connection: sqlite3.Connection) -> None:
    add(connection, 1)
    add(connection, 2, won(game="escoba"))
    matches = [
        next(
            each.record.matches
            for each in board(connection, ANNA, game=game).standings
            if each.competitor.profile == ANNA
        )
        for game in (None, "scopa", "escoba", "cirulla")
    ]
    assert matches == [2, 1, 1, 0]
    assert board(connection, game="escoba").character_matches == 0


def test_json_has_the_documented_keys(connection: sqlite3.Connection) -> None:
    add(connection, 1)
    shown = board(connection, ANNA, UGO)
    names = {each.competitor: "name" for each in shown.standings}
    rows = shown.as_json(names)
    keys = {"place", "name", "level", "profile", "rating", "interval", "matches", "won", "lost"}
    assert all(row.keys() == keys | {"provisional"} for row in rows)
    anna = next(row for row in rows if row["profile"] == ANNA)
    assert anna["interval"][0] < anna["rating"] < anna["interval"][1]
    assert anna["provisional"]
    assert rows[-1]["rating"] is None
