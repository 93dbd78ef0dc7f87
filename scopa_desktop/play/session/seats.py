"""Who sits at the table of a match: the master, the persons, and those who have left."""

from scopa_desktop.rules.match import Match


def master_seat(match: Match) -> int | None:
    """The seat of the table's master, who changes the options: the first person who plays now.

    None while computer players play alone.
    """
    seats = (seat for seat, player in enumerate(match.players) if player.is_person)
    return next(seats, None)


def person_seats(match: Match) -> list[int]:
    """The seats in which persons sit now."""
    return [seat for seat, player in enumerate(match.players) if player.is_person]


def absent_seats(match: Match) -> list[int]:
    """The seats of the persons who began the match and have left it to a computer player."""
    seated = zip(match.first_players, match.players, strict=True)
    return [seat for seat, (first, now) in enumerate(seated) if first.is_person > now.is_person]
