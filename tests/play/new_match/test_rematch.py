"""Deal numbers of rematches."""

from random import Random

from scopa_desktop.play.new_match import LARGEST_NEW_DEAL, rematch_deal_number
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import FOUR, PAIRS, THREE, TWO, Seating
from tests.looping import loop_over


@loop_over(
    ("seating", "deal_number"),
    [(seating, number) for seating in (TWO, THREE, FOUR, PAIRS) for number in range(1, 40)],
)
def test_the_next_player_deals_first_in_a_rematch(seating: Seating, deal_number: int) -> None:
    players = [Player("You", PERSON)] + [Player("Beppe", "casual")] * (seating.players - 1)
    match = Match(SCOPA, seating, players, deal_number)
    number = rematch_deal_number(match, Random(deal_number))
    rematch = Match(SCOPA, seating, players, number)
    assert rematch.draw.dealer == seating.next_seat(match.draw.dealer)
    assert 1 <= number <= LARGEST_NEW_DEAL
