"""The seat from which the aids at the table look at a match."""

from scopa_desktop.play.session import Session
from scopa_desktop.rules.record import PERSON


def own_seat(session: Session) -> int:
    """The seat of the person at the window; 0 if computer players play alone."""
    players = session.match.players if session.match is not None else ()
    return next((seat for seat, player in enumerate(players) if player.level == PERSON), 0)
