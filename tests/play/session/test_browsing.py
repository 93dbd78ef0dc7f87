"""Steps through the positions of a match."""

import pytest

from scopa_desktop.play.session.timeline import BrowsingStep, move_count, position_after
from scopa_desktop.rules.cards import parse_cards
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import TWO
from tests.playing import play_on
from tests.rules.positions import pack_opening_with

PLAYERS = (Player("You", PERSON), Player("Beppe", "greedy"))


@pytest.fixture(scope="module")
def match() -> Match:
    """A void deal, a whole round of 36 moves, and a round with 5 moves."""
    match = Match(SCOPA, TWO, PLAYERS, 3)
    match.begin_round(pack_opening_with(parse_cards("KD KC KS 3B"), SCOPA, TWO))
    match.begin_round(pack_opening_with(parse_cards("AD 7C 2S 3B"), SCOPA, TWO))
    play_on(match, moves=36)
    return play_on(match, moves=5)


def test_all_positions_are_stepped_through_in_both_directions(match: Match) -> None:
    positions = [RecordPosition(1, 0)]
    while (following := position_after(match, positions[-1], BrowsingStep.NEXT)) != positions[-1]:
        positions.append(following)
    expected = [RecordPosition(1, 0)]
    expected += [RecordPosition(2, moves) for moves in range(37)]
    expected += [RecordPosition(3, moves) for moves in range(6)]
    assert positions == expected
    backwards = [positions[-1]]
    while (earlier := position_after(match, backwards[-1], BrowsingStep.PREVIOUS)) != backwards[-1]:
        backwards.append(earlier)
    assert backwards == positions[::-1]


@pytest.mark.parametrize(
    ("at", "step", "to"),
    [
        ((2, 7), BrowsingStep.FIRST, (1, 0)),
        ((2, 7), BrowsingStep.LAST, (3, 5)),
        ((2, 7), BrowsingStep.PREVIOUS_ROUND, (2, 0)),
        ((2, 0), BrowsingStep.PREVIOUS_ROUND, (1, 0)),
        ((1, 0), BrowsingStep.PREVIOUS_ROUND, (1, 0)),
        ((2, 7), BrowsingStep.NEXT_ROUND, (3, 0)),
        ((3, 0), BrowsingStep.NEXT_ROUND, (3, 5)),
        ((3, 5), BrowsingStep.NEXT, (3, 5)),
    ],
    ids=str,
)
def test_a_step_leads_to(
    match: Match, at: tuple[int, int], step: BrowsingStep, to: tuple[int, int]
) -> None:
    assert position_after(match, RecordPosition(*at), step) == to


@pytest.mark.parametrize("step", list(BrowsingStep), ids=lambda step: step.name)
def test_a_match_before_its_first_deal_has_one_position(step: BrowsingStep) -> None:
    match = Match(SCOPA, TWO, PLAYERS, 3)
    assert position_after(match, RecordPosition(0, 0), step) == (0, 0)
    assert move_count(match, 0) == 0
