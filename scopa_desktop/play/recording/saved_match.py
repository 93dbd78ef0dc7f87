"""`enter`: a match with all that follows from saving it, in one transaction."""

import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timezone
from typing import NamedTuple

from scopa_desktop.play.badges import EarnedBadge, award
from scopa_desktop.play.chips.accounts import Balances, balances
from scopa_desktop.play.chips.earnings import GrantReason, PaidActivity, earn
from scopa_desktop.play.chips.stakes import StakedMatch, settle, settle_lost
from scopa_desktop.play.matches.match_facts import MatchFacts
from scopa_desktop.play.matches.match_note import Ending, MatchNote, Origin
from scopa_desktop.play.matches.match_rows import (
    forget_match,
    running_match,
    save_match,
    set_running_aside,
)
from scopa_desktop.rules.record import Record


class SavedMatch(NamedTuple):
    """A match that is in the database now, with what followed from saving it."""

    note: MatchNote
    record: Record
    facts: MatchFacts | None = None
    """None while it is running."""
    badges: Sequence[EarnedBadge] = ()
    """The badges that were earned with it."""
    stakes: StakedMatch | None = None
    """Its stakes; None if no chips are staked in it."""
    balances: Balances | None = None
    """What everybody has now; None if no chips can have been moved."""


def enter(
    connection: sqlite3.Connection,
    note: MatchNote,
    record: Record,
    last: SavedMatch | None = None,
) -> SavedMatch:
    """Save a match, and do what follows from it: award badges, and move chips.

    Another match that is running is ended as one that was left. `last` is what this process saved
    before. Inside `Database.write`.
    """
    if note.ending is Ending.RUNNING:
        _end_other(connection, note.id)
    facts = save_match(connection, note, record)
    badges = [] if facts is None else award(connection, note.id)
    now = datetime.now().astimezone()
    if record.table.is_competitive:
        if last is not None and _has_same_stakes(last, note, record):
            return SavedMatch(note, record, facts, badges, last.stakes)
        stakes = settle(connection, note, record, now)
        return SavedMatch(note, record, facts, badges, stakes, balances(connection))
    if facts is not None and note.ending is Ending.FINISHED and note.origin is Origin.PLAYED:
        activity = PaidActivity(GrantReason.PRACTICE, note.id)
        players = {
            profile
            for seat, profile in enumerate(note.profiles)
            if profile is not None and seat not in facts.played_by_game
        }
        paid = sum(earn(connection, profile, activity, now) for profile in players)
        if paid:
            return SavedMatch(note, record, facts, badges, None, balances(connection))
    return SavedMatch(note, record, facts, badges)


def forget(connection: sqlite3.Connection, note: MatchNote, record: Record) -> SavedMatch:
    """Remove a match that was left before a person has played in it; stakes in it are lost."""
    forget_match(connection, note.id)
    if not record.table.is_competitive:
        return SavedMatch(note, record)
    settle_lost(connection, datetime.now(timezone.utc))
    return SavedMatch(note, record, balances=balances(connection))


def _end_other(connection: sqlite3.Connection, match_id: str) -> None:
    """End the running match, unless it has this id: another one takes its place."""
    try:
        other = running_match(connection)
        if other is None or other.note.id == match_id:
            return
        ended = datetime.now(timezone.utc).replace(microsecond=0)
        note = replace(other.note, ended=ended, ending=Ending.ABANDONED)
        enter(connection, note, other.record)
    except ValueError:
        # Its record or its note is damaged.
        set_running_aside(connection, match_id)
        settle_lost(connection, datetime.now(timezone.utc))


def _has_same_stakes(last: SavedMatch, note: MatchNote, record: Record) -> bool:
    """Whether nothing has happened since a match was saved that moves its chips."""
    is_same = last.note.id == note.id and last.note.ending is note.ending
    return is_same and last.record.events == record.events
