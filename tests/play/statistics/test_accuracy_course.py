"""The accuracy by week counts the player's own moves only."""

import json
import sqlite3
from dataclasses import replace
from datetime import datetime, timedelta, timezone

from scopa_desktop.ai.review.loss import Loss
from scopa_desktop.ai.review.match_review import DEFAULT_DEPTH, accuracy
from scopa_desktop.ai.review.results import DecisionReview
from scopa_desktop.play.matches.match_facts import facts_of
from scopa_desktop.play.matches.match_rows import insert, save_match
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_sequence import accuracy_course
from scopa_desktop.rules.match import Match
from tests.play.matches.sample_matches import PROFILE, note_of, record_of

NOON = datetime(2026, 3, 4, 12, tzinfo=timezone.utc)


def add_reviewed(
    connection: sqlite3.Connection,
    number: int,
    ended: datetime,
    points: float,
    *,
    has_substitutes: bool = False,
    by_game: frozenset[int] = frozenset(),
) -> None:
    """Add a match with one reviewed decision of the first seat."""
    record = record_of(number)
    note = replace(note_of(number, record), ended=ended)
    facts = facts_of(record)._replace(has_substitutes=has_substitutes, played_by_game=by_game)
    save_match(connection, note, record, facts)
    move_number = Match.replayed(record).seats_of_moves(1).index(0)
    move = record.rounds[0].moves[move_number]
    loss = Loss(move, points, 0.0, is_indifferent=False)
    decision = DecisionReview(1, move_number + 1, 0, move, loss, None, None)
    [match] = connection.execute("SELECT match FROM match WHERE id = ?", (note.id,)).fetchone()
    row = {
        "match": match,
        "depth": DEFAULT_DEPTH,
        "deal": 1,
        "move": move_number + 1,
        "digest": "",
        "result": json.dumps(decision.to_json()),
    }
    insert(connection, "review", [row])


def test_matches_in_which_others_moved_are_left_out(connection: sqlite3.Connection) -> None:
    add_reviewed(connection, 1, NOON, 0.1)
    add_reviewed(connection, 2, NOON + timedelta(days=7), 0.5, has_substitutes=True)
    add_reviewed(connection, 4, NOON + timedelta(days=14), 0.5, by_game=frozenset({0}))
    weeks = accuracy_course(connection, MatchFilter(profile=PROFILE))
    assert [(week.week.isoformat(), week.accuracy) for week in weeks] == [
        ("2026-03-02", accuracy(10 * 0.1))
    ]


def test_the_decisions_of_a_week_are_taken_together(connection: sqlite3.Connection) -> None:
    for number, points in enumerate((0.1, 0.3)):
        add_reviewed(connection, number, NOON + timedelta(days=number), points)
    add_reviewed(connection, 6, NOON + timedelta(days=14), 0.0)
    weeks = accuracy_course(connection, MatchFilter(profile=PROFILE))
    assert [week.accuracy for week in weeks] == [accuracy(10 * 0.2), accuracy(0.0)]
