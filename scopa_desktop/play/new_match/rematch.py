"""The deal number of a rematch."""

from random import Random

from scopa_desktop.rules.match import Match, draw_for_dealer, pack_of

LARGEST_NEW_DEAL = 999_999
"""Random deal numbers have at most six digits, so that they are easy to pass on."""


def new_deal_number(random: Random) -> int:
    """A random number for a deal that was not chosen by its number."""
    return random.randint(1, LARGEST_NEW_DEAL)


def rematch_deal_number(match: Match, random: Random) -> int:
    """A random deal number whose first dealer is the one after the first dealer of `match`."""
    players = match.seating.players
    dealer = match.seating.next_seat(match.draw.dealer)
    while True:
        number = new_deal_number(random)
        if draw_for_dealer(players, pack_of(number, 0)).dealer == dealer:
            return number
