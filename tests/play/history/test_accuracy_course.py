"""The accuracy by week counts the player's own moves only."""

from dataclasses import replace
from datetime import datetime, timedelta, timezone
from pathlib import Path

from scopa_desktop.ai.review.loss import Loss
from scopa_desktop.ai.review.match_review import DEFAULT_DEPTH, accuracy
from scopa_desktop.ai.review.results import DecisionReview
from scopa_desktop.play.history.accuracy_course import accuracy_course
from scopa_desktop.play.history.match_facts import facts_of
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.history.review_results import store_results
from scopa_desktop.rules.match import Match

from .sample_matches import note_of, record_of

NOON = datetime(2026, 3, 4, 12, tzinfo=timezone.utc)


def add_reviewed(
    history: MatchHistory, number: int, ended: datetime, points: float, *, has_substitutes: bool
) -> str | None:
    """Add a match with one reviewed decision of the first seat; returns the seat's profile."""
    record = record_of(number)
    note = replace(note_of(number, record), ended=ended)
    facts = facts_of(record)._replace(has_substitutes=has_substitutes)
    history.files.write(f"{number}.scopa", record, note)
    history.write(f"{number}.scopa", note, facts)
    move_number = Match.replayed(record).seats_of_moves(1).index(0)
    move = record.rounds[0].moves[move_number]
    loss = Loss(move, points, 0.0, is_indifferent=False)
    decision = DecisionReview(1, move_number + 1, 0, move, loss, None, None)
    store_results(record, DEFAULT_DEPTH, note.id, [decision])(history)
    return note.profiles[0]


def test_matches_in_which_somebody_sat_in_are_left_out(tmp_path: Path) -> None:
    history = MatchHistory(tmp_path)
    profile = add_reviewed(history, 1, NOON, 0.1, has_substitutes=False)
    add_reviewed(history, 2, NOON + timedelta(days=7), 0.5, has_substitutes=True)
    weeks = accuracy_course(history.connection, MatchFilter(profile=profile))
    history.close()
    assert [(week.week.isoformat(), week.accuracy) for week in weeks] == [
        ("2026-03-02", accuracy(10 * 0.1))
    ]
