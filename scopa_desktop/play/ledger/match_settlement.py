"""What has become of a match, for the ledger: worked out from its record alone.

So it can be done again at any time: after each event of the table, and at the next start for what a
killed process has left undone.
"""

import logging
from collections.abc import Callable, Iterable, Iterator

from scopa_desktop.play.ledger.accounts import AccountKind
from scopa_desktop.play.ledger.ledger import Ledger
from scopa_desktop.play.ledger.match_payments import Departure, LedgerMatch, MatchOutcome
from scopa_desktop.play.session.seats import absent_seats, has_several_people, seats_played_by_game
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.table_events import PlayerChanged

_log = logging.getLogger(__name__)


def outcome_of(match: Match, *, is_left: bool = False) -> MatchOutcome:
    """What has become of a match; `is_left`: its people leave it for good.

    Nobody gains experience in a match of several people of this computer, and nobody for whom the
    game made most moves.
    """
    seats = range(match.seating.players)
    return MatchOutcome(
        stake=match.table.stake,
        departures=tuple(_departures(match)),
        winner=match.winner,
        is_void=match.is_ended_by_agreement,
        is_left=is_left,
        people=frozenset(seat for seat in seats if match.first_players[seat].is_person),
        absent=frozenset(absent_seats(match)),
        without_experience=frozenset(
            seats if has_several_people(match) else seats_played_by_game(match)
        ),
    )


def _departures(match: Match) -> Iterator[Departure]:
    """The departures of the people with whom a match began, in their order."""
    left = [0] * len(match.first_players)
    for placed in match.events:
        # Nobody sits in for a computer player in a competitive match.
        if isinstance(placed.event, PlayerChanged) and not placed.event.player.is_person:
            seat = placed.event.seat
            left[seat] += 1
            yield Departure(seat, left[seat])


def settle_lost(
    ledger: Ledger, matches: Iterable[LedgerMatch], find: Callable[[str], Match | None]
) -> list[LedgerMatch]:
    """Pay the matches that are no longer on the table and still have their stakes in the pot.

    A killed process has left them: what the history has is paid as it ended there. A match that it
    does not have was deleted while it was running, and so left: the stakes are taken only when its
    file is on the disk.

    Args:
        ledger: the ledger.
        matches: these matches.
        find: returns the match of the history with an id; None if the history does not have it.

    Returns the matches in the ledger. Raises `StorageError`.
    """
    paid = []
    for known in matches:
        match = find(known.id)
        if match is None:
            _log.warning("match %s, which was played for chips, is gone: it was left", known.id)
            kinds = [seat.account.kind for seat in known.seats]
            people = (seat for seat, kind in enumerate(kinds) if kind is AccountKind.PROFILE)
            outcome = MatchOutcome(is_left=True, people=frozenset(people))
        else:
            outcome = outcome_of(match, is_left=True)
        paid.append(ledger.settle(known.id, outcome))
    return [match for match in paid if match is not None]
