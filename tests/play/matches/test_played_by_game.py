"""A match that somebody else played for a person is kept, and counts nowhere as theirs.

It is the same match each time, which the person wins: played by themselves, in automatic play, by a
player who sits in, and by the clock.
"""

from collections.abc import Callable
from functools import partial

import pytest

from scopa_desktop.ai.review.match_review import MatchReview, PlayerReview
from scopa_desktop.ai.review.verdict import verdict
from scopa_desktop.play.badges import award, earned
from scopa_desktop.play.leaderboard.match_news import MatchNews, news_of
from scopa_desktop.play.leaderboard.player_ratings import rated_matches
from scopa_desktop.play.matches.match_note import MatchNote
from scopa_desktop.play.matches.match_rows import save_match
from scopa_desktop.play.statistics.fairness import fairness_of
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import MatchEntry, matches
from scopa_desktop.play.statistics.match_statistics import MatchStatistics, statistics_of
from scopa_desktop.play.statistics.profile_summary import profile_summary
from scopa_desktop.play.storage.database import Database
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import Record
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.table_events import AutomaticPlay, PlayerChanged, TimeRanOut
from scopa_desktop.rules.table_options import TableOptions
from tests.play.matches.sample_matches import PLAYERS, PROFILE, note_of
from tests.playing import play_on

OWN = MatchFilter(profile=PROFILE)
OF_A_DECK = MatchFilter(profile=PROFILE, decks=frozenset({"napoletane"}))


def by_the_person(match: Match) -> None:
    play_on(match)


def automatically(match: Match) -> None:
    match.apply(AutomaticPlay(0, True))
    play_on(match, rounds=1)
    match.apply(AutomaticPlay(0, False))
    match.begin_round()
    play_on(match, moves=4)
    match.apply(AutomaticPlay(0, True))
    play_on(match)


def by_a_stand_in(match: Match) -> None:
    play_on(match, moves=8)
    match.apply(PlayerChanged(0, Player("Don Ciro", "strong")))
    play_on(match)


def by_the_clock(match: Match) -> None:
    while not match.is_over:
        if match.round is not None and not match.round.is_over and match.round.turn == 0:
            match.apply(TimeRanOut(0))
        play_on(match, moves=1)


Way = Callable[[Match], None]
FOR_THE_PERSON: tuple[Way, ...] = (automatically, by_a_stand_in, by_the_clock)


def played(way: Way) -> Record:
    """The record of a match that the person's seat wins."""
    for deal in range(1, 50):
        match = Match(SCOPA, TWO, PLAYERS, deal, TableOptions(turn_seconds=15))
        way(match)
        if match.winner == 0:
            return match.record
    raise AssertionError("no such match")


def entered(database: Database, way: Way, number: int = 1) -> MatchNote:
    record = played(way)
    note = note_of(number, record)
    database.write(partial(save_match, note=note, record=record))
    database.write(partial(award, match_id=note.id))
    return note


def listed(database: Database) -> list[MatchEntry]:
    return matches(database.connection, OWN)


def counted(database: Database) -> MatchStatistics:
    return statistics_of(database.connection, OWN)


def test_played_by_the_person_it_counts_everywhere(database: Database) -> None:
    note = entered(database, by_the_person)
    [entry] = listed(database)
    assert not entry.is_by_game
    statistics = counted(database)
    assert (statistics.results.won, statistics.matches) == (1, 1)
    assert statistics.best is not None
    assert statistics.longest_streak is not None
    assert earned(database.connection, PROFILE)
    assert len(list(rated_matches(database.connection, None))) == 1
    assert news_of(database.connection, note.id, PROFILE).badges
    assert profile_summary(database.connection, PROFILE).won == 1


@pytest.mark.parametrize("way", FOR_THE_PERSON)
def test_played_by_somebody_else_it_is_marked_and_counts_nowhere(
    database: Database, way: Way
) -> None:
    note = entered(database, way)
    [entry] = listed(database)
    assert entry.is_by_game
    assert entry.result == 1
    assert counted(database) == MatchStatistics()
    assert earned(database.connection, PROFILE) == []
    assert list(rated_matches(database.connection, None)) == []
    assert news_of(database.connection, note.id, PROFILE) == MatchNews()
    summary = profile_summary(database.connection, PROFILE)
    assert (summary.matches, summary.won) == (0, 0)
    record = played(way)
    assert verdict(MatchReview.of(record, ()), record.movers[0]) is None


@pytest.mark.parametrize("way", FOR_THE_PERSON)
def test_it_neither_ends_a_streak_nor_beats_a_best_result(database: Database, way: Way) -> None:
    entered(database, by_the_person, 1)
    before = counted(database)
    entered(database, way, 2)
    assert counted(database) == before
    later = entered(database, by_the_person, 3)
    streak = counted(database).current_streak
    assert streak is not None
    assert (streak.length, streak.last) == (2, later.id)


@pytest.mark.parametrize("way", FOR_THE_PERSON)
def test_its_cards_are_counted_for_fairness(database: Database, way: Way) -> None:
    entered(database, way)
    report = fairness_of(database.connection, OWN)
    assert report.matches == 1
    assert report == fairness_of(database.connection, OF_A_DECK)


def test_a_verdict_needs_a_seat_that_its_person_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also with own decisions, and rounds that are finished."""
    monkeypatch.setattr(MatchReview, "players", _players_of)
    mine = played(by_the_person)
    assert verdict(MatchReview.of(mine, ()), mine.movers[0]) is not None
    theirs = played(automatically)
    assert verdict(MatchReview.of(theirs, ()), theirs.movers[0]) is None


def _players_of(review: MatchReview) -> list[PlayerReview]:
    return [
        PlayerReview(
            mover, rounds=3, decisions=4, loss=1.0, loss_error=0.1, result=4.0, luck=0.0,
            adjusted_half_width=None,
        )
        for mover in review.record.movers
    ]  # fmt: skip
