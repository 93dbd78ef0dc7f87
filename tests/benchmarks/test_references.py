"""The reference players play by the rules of every game, and as they are meant to."""

from itertools import chain, count, cycle
from random import Random

import pytest

from benchmarks.players import (
    PERFECT_INFORMATION,
    REFERENCES,
    SEEING_HANDS,
    named_player,
    plain_search,
)
from benchmarks.references.alpha_beta import AlphaBetaPlayer, WebPlayer
from benchmarks.references.perfect_information import PerfectInformationPlayer
from benchmarks.references.simple import GreedyPlayer, RandomPlayer
from scopa_desktop.ai.player import ComputerPlayer, Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import PACK, Mask, mask_of, parse_cards
from scopa_desktop.rules.catalogue import CATALOGUE, SCOPA
from scopa_desktop.rules.match import pack_of
from scopa_desktop.rules.moves import Action, Cut, Declare, parse_action
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import THREE, TWO, Seating
from scopa_desktop.rules.variant import Variant

HASTY_SEEING = PerfectInformationPlayer(iterations=8, solved_plays=3, solved_plays_at_root=4)
HASTY: list[ComputerPlayer] = [plain_search(8), AlphaBetaPlayer(1, 2), WebPlayer(1, 2)]
"""Players who think too little to play well, and play by the rules all the same."""
THOUGHTFUL: list[ComputerPlayer | PerfectInformationPlayer] = [
    GreedyPlayer(),
    plain_search(300),
    AlphaBetaPlayer(20, 3),
    WebPlayer(6, 3),
    PerfectInformationPlayer(iterations=300, solved_plays=4, solved_plays_at_root=4),
]


def cards(text: str) -> Mask:
    """The set of the cards in notation."""
    return mask_of(parse_cards(" ".join(text.split())))


def view_of(round_: Round) -> SeatView:
    """What the seat on turn knows at the beginning of a match."""
    return SeatView.of_round(round_, round_.turn, [0] * round_.seating.sides)


def chosen(
    player: ComputerPlayer | PerfectInformationPlayer, round_: Round, seed: int = 1
) -> Action:
    """The move of a player in a round."""
    if isinstance(player, PerfectInformationPlayer):
        return player.choose(round_, view_of(round_), Random(seed))
    return player.choose(view_of(round_), Random(seed), Deadline(3600))


def of_kind(player: object) -> str:
    """The name of a test with a player."""
    return type(player).__name__


def played(variant: Variant, seating: Seating) -> list[Action]:
    """A round, of the first packs that are not void, which the players play by turns."""
    for number in count(1):
        round_, _ = Round.dealt(variant, seating, 0, pack_of(1, number, variant.deal.pack))
        done = play_by_turns(round_)
        if not round_.is_void:
            return done
    raise AssertionError("there is always another pack")


def play_by_turns(round_: Round) -> list[Action]:
    """Play a round to its end, each move with the next of the players."""
    able: list[ComputerPlayer | PerfectInformationPlayer] = [HASTY_SEEING, GreedyPlayer()]
    able += HASTY if round_.seating.sides == 2 else HASTY[:1]
    # Chance in between brings all sorts of tables, and takes no time.
    turns = chain.from_iterable((player, RandomPlayer(), RandomPlayer()) for player in cycle(able))
    done: list[Action] = []
    while not round_.is_over:
        done.append(chosen(next(turns), round_, len(done)))
        round_.play(done[-1])
    return done


@pytest.mark.parametrize("variant", CATALOGUE.values(), ids=lambda variant: variant.id)
def test_every_game_is_played_by_its_rules(variant: Variant) -> None:
    for seating in {variant.seatings[0], *variant.seatings} & {variant.seatings[0], THREE}:
        assert len(played(variant, seating)) >= 12


@pytest.mark.parametrize("player", THOUGHTFUL, ids=of_kind)
def test_everybody_cuts_and_declares(player: ComputerPlayer | PerfectInformationPlayer) -> None:
    chkobba, _ = Round.dealt(CATALOGUE["chkobba"], TWO, 0, pack_of(1, 1))
    assert isinstance(chosen(player, chkobba), Cut)
    cirulla = Round(CATALOGUE["cirulla"], TWO, dealer=1, hands=[cards("AC 2D 3S"), cards("7C KD")],
                    table=cards("KC"), stock=parse_cards("QC QD QB 5C 5D 6B"))  # fmt: skip
    assert isinstance(chosen(player, cirulla), Declare)


def beginning(hand: str, table: str, other: str, stock: str) -> Round:
    """A round of Scopa near its end; the first side has won all other cards, and is on turn."""
    left = cards(f"{hand} {table} {other} {stock}")
    return Round(SCOPA, TWO, dealer=1, hands=[cards(hand), cards(other)], table=cards(table),
                 stock=parse_cards(stock), piles=[PACK & ~left, 0], last_capturer=0)  # fmt: skip


# The four beside the three gives the seven a sweep, the five gives it to the jack.
SEVEN_NEXT = beginning("4C 5B", "3S", "7C QC", "JC 2D KS KB")
EIGHT_NEXT = beginning("4C 5B", "3S", "JC QC", "7C 2D KS KB")


def test_the_perfect_information_player_uses_hidden_cards() -> None:
    player = PerfectInformationPlayer(iterations=400)
    assert chosen(player, SEVEN_NEXT) == parse_action("5B")
    assert chosen(player, EIGHT_NEXT) == parse_action("4C")


def test_the_player_that_sees_the_hands_does_not_see_the_stock() -> None:
    player = PerfectInformationPlayer(iterations=400, sees_stock=False)
    assert chosen(player, SEVEN_NEXT) == parse_action("5B")
    assert chosen(player, EIGHT_NEXT) == parse_action("4C")
    position = beginning("4C 5B", "3S", "7C QC", "KB 2D KS JC")
    for seed in range(5):
        assert chosen(player, position, seed) == chosen(player, SEVEN_NEXT, seed)


SEEING = (PERFECT_INFORMATION, SEEING_HANDS)


@pytest.mark.parametrize("name", [name for name in REFERENCES if name not in SEEING])
def test_other_reference_players_use_no_hidden_cards(name: str) -> None:
    choices = {
        named_player(name).decide(round_, view_of(round_)) for round_ in (SEVEN_NEXT, EIGHT_NEXT)
    }
    assert len(choices) == 1


def test_hidden_cards_really_differ_and_nothing_else() -> None:
    assert view_of(SEVEN_NEXT) == view_of(EIGHT_NEXT)
    assert SEVEN_NEXT.hands[1] != EIGHT_NEXT.hands[1]


@pytest.mark.parametrize("player", THOUGHTFUL, ids=of_kind)
def test_only_the_random_player_leaves_the_settebello(
    player: ComputerPlayer | PerfectInformationPlayer,
) -> None:
    round_ = beginning("7C 2C JB", "7D KS", "7S QD KC", "KB QS 5C 6D AB AC")
    assert chosen(player, round_) == parse_action("7C x 7D")


def test_the_random_player_plays_every_card_equally_often() -> None:
    # The four takes in two ways, the jack in none.
    round_ = beginning("4C JB", "AC 3S AD", "QC QD", "KB QS KC KD")
    jacks = sum(chosen(RandomPlayer(), round_, seed) == parse_action("JB") for seed in range(200))
    assert 70 < jacks < 130


@pytest.mark.parametrize(
    "player", [WebPlayer(1, 1), AlphaBetaPlayer(1, 4), PerfectInformationPlayer(1)]
)
def test_the_last_plays_are_played_out_to_their_end(
    player: ComputerPlayer | PerfectInformationPlayer,
) -> None:
    """The queen now gives a sweep; the king gives nothing, and the queen takes the queen later."""
    round_ = beginning("QC KC", "", "QD 2S", "")
    assert chosen(player, round_) == parse_action("KC")


def test_a_parameter_of_the_search_can_be_named() -> None:
    round_ = SEVEN_NEXT
    view = view_of(round_)
    assert named_player("master@200@noise=0.5").decide(round_, view) in view.legal_moves()
    with pytest.raises(ValueError, match=r"no parameter 'nose'; it has: iterations, noise"):
        named_player("master@nose=1")


def test_a_player_can_play_like_another_one_near_the_end() -> None:
    first, last = named_player("first-legal"), named_player("seeing")
    differing = 0
    for round_ in (SEVEN_NEXT, EIGHT_NEXT):
        view, plays = view_of(round_), round_.position.plays_left()
        differing += first.decide(round_, view) != last.decide(round_, view)
        for plays_left, expected in ((plays, last), (plays - 1, first)):
            changing = named_player(f"first-legal/{plays_left}/seeing")
            assert changing.decide(round_, view) == expected.decide(round_, view)
    assert differing
    assert named_player("greedy/3/web").needs_two_sides
    with pytest.raises(ValueError, match="is not written like strong/12/master"):
        named_player("greedy/web")
