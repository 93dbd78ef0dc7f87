"""Makes the ledger agree with a match: its stake, the departures of its people, and its end.

Everything is worked out from the match, so that it can be done again at any time: after each event
of the table, and at the next start for what a killed process has left undone.
"""

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import NamedTuple

from scopa_desktop.play.ledger.ledger import Ledger
from scopa_desktop.play.ledger.match_payments import ChipsError, LedgerMatch, MatchState
from scopa_desktop.play.session.seats import absent_seats
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.table_events import PlayerChanged

_log = logging.getLogger(__name__)


class Departure(NamedTuple):
    """A person has left the own seat during a match."""

    seat: int
    number: int
    """How often the person has left it so far, from 1."""


def departures(match: Match) -> Iterator[Departure]:
    """The departures of the people with whom a match began, in their order."""
    left = [0] * len(match.first_players)
    for placed in match.events:
        # Nobody sits in for a computer player in a competitive match.
        if isinstance(placed.event, PlayerChanged) and not placed.event.player.is_person:
            seat = placed.event.seat
            left[seat] += 1
            yield Departure(seat, left[seat])


def settle(ledger: Ledger, match_id: str, match: Match) -> LedgerMatch | None:
    """Make the ledger agree with a match, and pay it if it is over.

    Returns the match in the ledger; None if no stakes were taken for it. Raises `StorageError`.
    """
    known = ledger.match(match_id)
    if known is None or known.state is not MatchState.OPEN:
        return known
    if known.stake != match.table.stake:
        # A process was killed between changing the stake and saving the match. If the chips are
        # gone meanwhile, the stake that was taken is played for.
        with suppress(ChipsError):
            ledger.change_stake(match_id, match.table.stake)
    for seat, number in departures(match):
        ledger.charge_penalty(match_id, seat, number)
    if match.is_ended_by_agreement:
        return ledger.return_stakes(match_id)
    if match.winner is not None:
        return ledger.settle_match(match_id, match.winner, absent_seats(match))
    return ledger.match(match_id)


def abandon(ledger: Ledger, match_id: str, match: Match) -> LedgerMatch | None:
    """Pay a match that is left for good, or that is over.

    Returns the match in the ledger; None if no stakes were taken for it. Raises `StorageError`.
    """
    known = settle(ledger, match_id, match)
    if known is None or known.state is not MatchState.OPEN:
        return known
    people = [seat for seat, player in enumerate(match.first_players) if player.is_person]
    return ledger.abandon_match(match_id, people, absent_seats(match))


def settle_lost(
    ledger: Ledger, match_ids: Iterable[str], find: Callable[[str], Match | None]
) -> list[LedgerMatch]:
    """Pay the matches that are no longer on the table and still have their stakes in the pot.

    A killed process has left them: what the history has is paid as it ended there, and a match that
    it does not have was never played, so its stakes go back.

    Args:
        ledger: the ledger.
        match_ids: the ids of these matches.
        find: returns the match of the history with an id; None if the history does not have it.

    Returns the matches in the ledger. Raises `StorageError`.
    """
    paid: list[LedgerMatch | None] = []
    for match_id in match_ids:
        match = find(match_id)
        if match is None:
            _log.warning("the stakes of match %s, which is not known, go back", match_id)
            paid.append(ledger.return_stakes(match_id))
        else:
            paid.append(abandon(ledger, match_id, match))
    return [match for match in paid if match is not None]
