"""Watching a match of computer players alone: which hands are face up, and who may sit in."""

from collections.abc import Collection
from enum import Enum

from scopa_desktop.play.session.seats import absent_seats
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.table_events import PlayerChanged


class OpenHands(Enum):
    """Which hands a watcher sees."""

    ALL = "all"
    """Every hand."""
    SEAT = "seat"
    """The hand of the seat at the lower edge of the table: what that player sees."""
    NONE = "none"
    """No hand."""

    def seats(self, own_seat: int, players: int) -> Collection[int]:
        """The seats whose hands are face up, with `own_seat` at the lower edge."""
        match self:
            case OpenHands.ALL:
                return range(players)
            case OpenHands.SEAT:
                return (own_seat,)
            case OpenHands.NONE:
                return ()


def may_be_watched(match: Match) -> bool:
    """Whether the hands may be shown while only computer players play.

    They may not at a table without watchers, nor in a match that a person has left: he may come
    back.
    """
    return match.table.has_watchers and not absent_seats(match)


def seats_to_sit_in(match: Match) -> list[int]:
    """The seats of computer players whose place a person who watches may take.

    There are none in private and in competitive matches.
    """
    if match.is_over or match.table.is_private or match.table.is_competitive:
        return []
    if any(player.is_person for player in match.players):
        return []
    return list(range(len(match.players)))


def seats_to_give_back(match: Match) -> list[int]:
    """The seats in which a person sits in for the computer player with whom the match began."""
    if match.is_over:
        return []
    players = enumerate(zip(match.players, match.first_players, strict=True))
    return [seat for seat, (now, first) in players if now.is_person and not first.is_person]


def has_person_sat(match: Match) -> bool:
    """Whether a person has ever sat at the table."""
    sat_in = any(
        isinstance(placed.event, PlayerChanged) and placed.event.player.is_person
        for placed in match.events
    )
    return sat_in or any(player.is_person for player in match.first_players)
