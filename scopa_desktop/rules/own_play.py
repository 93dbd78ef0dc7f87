"""Whether people played their matches themselves."""

from collections import Counter

from scopa_desktop.rules.match import Match


def seats_played_by_game(match: Match) -> frozenset[int]:
    """The seats of people more than half of whose moves somebody else made.

    That is the game, in automatic play or because the time ran out, or a player who sat in. Such a
    match counts for nobody there: not for badges, experience, statistics and ratings, and there is
    no verdict on it.
    """
    record = match.record
    if not record.events:
        return frozenset()
    made, by_person = Counter[int](), Counter[int]()
    for deal in range(1, match.deals + 1):
        for move, seat in enumerate(match.seats_of_moves(deal)):
            made[seat] += 1
            is_person = record.mover(seat, deal, move).player.is_person
            by_person[seat] += is_person and not record.is_automatic(seat, deal, move)
    return frozenset(
        seat
        for seat, player in enumerate(match.first_players)
        if player.is_person and 2 * by_person[seat] < made[seat]
    )
