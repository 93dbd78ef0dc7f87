"""Competitive matches that are played on, or begun, for practice."""

from dataclasses import replace

from scopa_desktop.rules.match import Match
from scopa_desktop.rules.table_events import OptionChanged

_STAKE = "stake"


def practice_match(match: Match) -> Match:
    """The same match without chips; the match itself if it has none."""
    if not match.table.is_competitive:
        return match
    record = match.record
    events = tuple(
        placed
        for placed in record.events
        if not (isinstance(placed.event, OptionChanged) and placed.event.name == _STAKE)
    )
    table = replace(record.table, is_competitive=False, stake=0)
    return Match.replayed(replace(record, table=table, events=events))
