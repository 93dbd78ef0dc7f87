"""Random play judged ply by ply by the reference rules.

`python -m tests.rules.by_the_book.judging scopone 100000` plays at least 100000 plies of a game, in
all its line-ups in turn, and fails at the first difference.
"""

import sys
from itertools import count
from random import Random

from scopa_desktop.rules.cards import card_name, cards_of, mask_of
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.events import DealVoided
from scopa_desktop.rules.moves import Action, Move
from scopa_desktop.rules.round import Round
from tests.rules.by_the_book.referee import Referee
from tests.rules.by_the_book.taking import MATTA, Rules
from tests.rules.campaign import LineUp, line_ups
from tests.rules.positions import mask

MOST_LOOKED_THROUGH = 10
"""The cards of a table whose every choice a referee looks at in good time."""
OPENINGS = mask(f"AD AC AS KD KC KS {MATTA} 7D 5S 3B")
"""Cards that make opening tables worth a look."""


def dealt(line_up: LineUp, chance: Random) -> tuple[Round, Referee, list[object]]:
    """A round of a line-up as the rules deal it and as a referee does."""
    variant, seating = line_up.entry.configured(line_up.settings), line_up.seating
    cards = [*cards_of(variant.deal.pack.cards)]
    pack = chance.sample(cards, len(cards))
    if variant.deal.table and chance.random() < 0.25:
        number = variant.deal.table_size(seating.players)
        table = chance.sample([*cards_of(OPENINGS)], number)
        others = [card for card in pack if not mask_of(table) >> card & 1]
        place = variant.deal.packet_size(seating.players) * seating.players
        pack = [*others[:place], *table, *others[place:]]
    dealer = chance.randrange(seating.players)
    played, events = Round.dealt(variant, seating, dealer, pack)
    referee = Referee(Rules.of(variant), seating, dealer, [*map(card_name, pack)])
    return played, referee, [*events]


def any_move(round_: Round, chance: Random) -> Action:
    """Something legal; more often a capture, and what is done before a card is played."""
    moves = round_.legal_moves()
    eager = [move for move in moves if not isinstance(move, Move) or move.take]
    return chance.choice(eager if eager and chance.random() < 0.6 else moves)


def agree(round_: Round, referee: Referee) -> None:
    """Fail unless both see the same on the table, and the same to do."""
    assert round_.is_over == referee.is_over
    assert round_.is_void == (referee.deals_again is not None)
    if round_.is_void:
        return
    on_turn = None if round_.is_deal_open else round_.turn
    seen = [
        hand if seat == on_turn or not referee.rules.is_blind else 0
        for seat, hand in enumerate(round_.hands)
    ]
    # Where cards have won the match, nobody turns over another one.
    has_ended = round_.is_over and referee.rules.is_blind
    is_hidden = has_ended or round_.cut_card is not None
    assert is_hidden or seen == [mask_of_names(hand) for hand in referee.hands]
    assert round_.table == mask_of_names(referee.table)
    assert round_.piles == [mask_of_names(pile) for pile in referee.piles]
    assert [haul.sweep_points for haul in round_.side_results()] == referee.swept
    assert [haul.declared_points for haul in round_.side_results()] == referee.declared
    assert (round_.last_capturer, round_.instant_winner) == (referee.last_taker, referee.won_by)
    if not round_.is_over and round_.table.bit_count() <= MOST_LOOKED_THROUGH:
        assert round_.turn == referee.turn
        moves = [str(move) for move in round_.legal_moves()]
        assert len(moves) == len(set(moves))
        assert set(moves) == referee.moves()


def mask_of_names(cards: set[str]) -> int:
    """The cards that a referee names."""
    return mask(" ".join(cards))


def play_by_the_book(line_up: LineUp, seed: str = "") -> int:
    """Play a round of a line-up at random and return the number of its plies.

    Raises `AssertionError` where the reference disagrees.
    """
    chance = Random(f"{line_up}{seed}")
    round_, referee, events = dealt(line_up, chance)
    plies = 0
    agree(round_, referee)
    while not round_.is_over:
        move = any_move(round_, chance)
        plies += 1
        events += round_.play(move)
        referee.do(str(move))
        agree(round_, referee)
    if round_.is_void:
        voided = [event for event in events if isinstance(event, DealVoided)]
        assert [event.next_dealer for event in voided] == [referee.deals_again]
    else:
        assert [*round_.sheet().totals] == referee.points
    return plies


def judge(game: str, plies: int) -> tuple[int, int]:
    """Play at least this number of plies of a game; returns the rounds and plies played.

    Raises `AssertionError` where the reference disagrees.
    """
    tables = [*line_ups(CATALOGUE[game])]
    rounds = played = 0
    for seed in count():
        for line_up in tables:
            if played >= plies:
                return rounds, played
            played += play_by_the_book(line_up, str(seed))
            rounds += 1
    raise AssertionError("a count has no end")


if __name__ == "__main__":
    print("{} rounds, {} plies, 0 differences".format(*judge(sys.argv[1], int(sys.argv[2]))))
