"""Facts of matches that were never played, for tests of what is counted from them."""

import sqlite3
from collections.abc import Sequence
from datetime import datetime, timedelta, timezone
from typing import Any
from uuid import UUID

from scopa_desktop.play.matches.match_facts import CategoryFacts, MatchFacts, RoundFacts
from scopa_desktop.play.matches.match_note import Ending, MatchNote
from scopa_desktop.play.matches.match_rows import save_match
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import Record
from scopa_desktop.rules.seating import TWO, Seating
from scopa_desktop.rules.table_options import TableOptions

ANNA, UGO = "a" * 32, "b" * 32
START = datetime(2026, 5, 3, 12, tzinfo=timezone.utc)


def made_round(totals: Sequence[int], **changes: Any) -> RoundFacts:
    """A scored round after which the sides have these totals; the seats are the sides."""
    nothing = (0,) * len(totals)
    return RoundFacts(
        deal=1,
        dealer=len(totals) - 1,
        is_void=False,
        dealt=nothing,
        opening=0,
        opening_points=0,
        sweeps=nothing,
        declared_points=nothing,
        piles=nothing,
        moves=36,
        last_player=len(totals) - 1,
        categories=(CategoryFacts("cards", (1, *nothing[1:])),),
        totals=tuple(totals),
    )._replace(**changes)


def made_match(
    rounds: Sequence[RoundFacts] = (),
    *,
    won: bool | None = True,
    game: str = "scopa",
    target: int | None = None,
    levels: Sequence[str] = ("beginner",),
    seating: Seating = TWO,
) -> MatchFacts:
    """A match of a person in seat 0; `won` is None if it was not played to its end."""
    rules = variant(game) if target is None else variant(game).configured({"target": target})
    sides = seating.sides
    if seating.has_partners:
        rounds = [
            each._replace(sweeps=each.sweeps * 2, declared_points=each.declared_points * 2)
            for each in rounds
        ]
    return MatchFacts(
        variant=rules,
        seating=seating,
        players=(Player("Anna", PERSON), *(Player(level, level) for level in levels)),
        deal_number=1,
        digest="0" * 64,
        rounds=tuple(each._replace(deal=deal) for deal, each in enumerate(rounds, 1)),
        totals=rounds[-1].totals if rounds else (0,) * sides,
        winner=None if won is None else int(not won),
        has_person_played=True,
    )


def made_note(number: int = 0, profile: str | None = ANNA, **changes: Any) -> MatchNote:
    """The note of the match with a number, which ended that many hours after the first one."""
    ended = START + timedelta(hours=number)
    values: dict[str, Any] = {
        "id": UUID(int=number).hex,
        "began": ended - timedelta(minutes=20),
        "ended": ended,
        "ending": Ending.FINISHED,
        "profiles": (profile,),
    }
    return MatchNote(**{**values, **changes})


def save_made(connection: sqlite3.Connection, note: MatchNote, facts: MatchFacts) -> None:
    """Save a match that was never played, with a record that has its head alone."""
    record = Record(
        facts.variant,
        facts.seating,
        facts.players,
        facts.deal_number,
        table=TableOptions(is_competitive=facts.is_competitive, stake=10 * facts.is_competitive),
    )
    save_match(connection, note, record, facts)
