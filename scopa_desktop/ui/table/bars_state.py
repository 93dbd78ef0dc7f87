"""`BarsState`: what the bars above the table and the entries of the menus for them show.

It is the part of `TableState` that is not on the table itself: what is looked back at, watched,
paused, and played automatically.
"""

from collections.abc import Sequence
from typing import NamedTuple

from scopa_desktop.play.session.seats import (
    OpenHands,
    absent_seats,
    may_be_watched,
    person_seats,
    seats_to_give_back,
    seats_to_sit_in,
)
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.session.timeline import move_count
from scopa_desktop.rules.match import Match


class ShownPosition(NamedTuple):
    """What the bar says about an earlier position."""

    round_number: int
    """Counted from 1, as on the score sheets."""
    move: int
    """The number of moves made before the position; 0 after the deal."""
    moves: int
    """The number of moves of the round, or of those made so far."""
    is_void: bool
    """Whether the deal was void."""
    is_first: bool
    """Whether no earlier position exists."""


class Watching(NamedTuple):
    """How a match of computer players alone is watched."""

    names: tuple[str, ...]
    """The names of the players by seat."""
    hands: OpenHands
    seat: int
    """The seat that is looked from."""
    may_look: bool = True
    """Whether any hand may be face up."""
    free_seats: tuple[int, ...] = ()
    """The seats of players for whom the person can sit in."""
    is_paused: bool = False
    is_over: bool = False

    @property
    def seats(self) -> dict[int, str]:
        """The free seats and the names of their players."""
        return {seat: self.names[seat] for seat in self.free_seats}


class BarsState(NamedTuple):
    """What the bars show; without a match, nothing."""

    position: ShownPosition | None = None
    """The earlier position on the table; None while the game itself is shown."""
    watching: Watching | None = None
    """None while people play, or an earlier position is shown."""
    may_watch_again: bool = False
    """Whether the person sits in for a computer player."""
    automatic: tuple[tuple[int, str], ...] = ()
    """For whom the game plays: the seats, and the names if there are several people."""
    automatic_seat: int | None = None
    """The seat of the person at the screen; None if they cannot let the game play."""
    is_automatic: bool = False
    """Whether the game plays for that person."""
    is_paused: bool = False
    may_pause: bool = False
    is_pause_refused: bool = False
    """Whether no match with these stakes can be paused."""
    is_covered: bool = False
    """Whether the table is covered, because people have paused the match."""
    leaving: tuple[int, ...] = ()
    """The seats of the people who can leave the table now."""
    absent: tuple[int, ...] = ()
    """The seats of the people who have left and can come back."""
    is_at_stake: bool = False
    """Whether the match can be ended by agreement, if any person is there."""
    has_people: bool = False


def bars_state(
    session: Session, match: Match, browsed: Match | None, names: Sequence[str]
) -> BarsState:
    """What the bars show of a match, or of an earlier position in it; `names` are by seat."""
    is_shown, is_watched, is_paused = browsed is None, session.is_watched, session.is_paused
    automatic = () if match.is_over else sorted(match.automatic)
    own_seat = _automatic_seat(session, match) if is_shown else None
    return BarsState(
        None if browsed is None else shown_position(match, browsed),
        _watching(session, match, names) if is_shown and is_watched else None,
        bool(seats_to_give_back(match)),
        tuple((seat, names[seat] if session.is_shared else "") for seat in automatic),
        own_seat,
        own_seat in match.automatic,
        is_paused,
        session.may_pause and is_shown,
        match.table.is_competitive and not session.may_pause,
        is_paused and not is_watched and is_shown,
        _leaving(session, match),
        () if match.is_over else tuple(absent_seats(match)),
        match.table.is_competitive and not match.is_over,
        bool(person_seats(match)),
    )


def shown_position(match: Match, shown: Match) -> ShownPosition:
    """What the bar says about the position `shown` of a match."""
    is_void = shown.round is not None and shown.round.is_void
    is_scored = shown.round is not None and shown.round.is_over and not is_void
    return ShownPosition(
        round_number=len(shown.sheets) + (not is_scored),
        move=shown.moves_made,
        moves=move_count(match, shown.deals),
        is_void=is_void,
        is_first=shown.deals <= 1 and not shown.moves_made,
    )


def _watching(session: Session, match: Match, names: Sequence[str]) -> Watching:
    return Watching(
        tuple(names),
        session.open_hands,
        session.own_seat,
        may_be_watched(match),
        tuple(seats_to_sit_in(match)),
        session.is_paused,
        match.is_over,
    )


def _automatic_seat(session: Session, match: Match) -> int | None:
    """The seat of the person at the screen, if they can let the game play."""
    seat = session.person_seat
    if match.is_over or seat is None or session.is_paused:
        return None
    return seat if match.players[seat].is_person else None


def _leaving(session: Session, match: Match) -> tuple[int, ...]:
    """The person at the screen, or all people while it is passed on."""
    if match.is_over:
        return ()
    at_screen = session.person_seat
    return tuple(person_seats(match)) if at_screen is None else (at_screen,)
