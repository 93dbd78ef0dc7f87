"""The move that decided a match."""

import pytest

from scopa_desktop.ai.deciding_moment import FindDecidingMoment
from scopa_desktop.ai.player import Deadline
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.seating import PAIRS, TWO, Seating
from tests.playing import play_on


def finished(game: str, seating: Seating, deal: int = 1, **options: int) -> Match:
    """A match in which everybody makes the first legal move."""
    players = [Player(f"Robot {seat}", "casual") for seat in range(seating.players)]
    return play_on(Match(variant(game).configured(options), seating, players, deal))


@pytest.mark.parametrize(
    ("game", "seating"), [("scopa", TWO), ("scopone", PAIRS), ("cirulla", TWO), ("chkobba", TWO)]
)
def test_it_is_a_card_of_the_round_that_brought_the_winner_most(
    game: str, seating: Seating
) -> None:
    match = finished(game, seating)
    moment = FindDecidingMoment(match.record).run(Deadline(60))
    assert moment is not None
    assert match.winner is not None
    leads = [
        sheet.totals[match.winner]
        - max(made for side, made in enumerate(sheet.totals) if side != match.winner)
        for sheet in match.sheets
    ]
    assert leads[moment.round_number - 1] == max(leads)
    deal, moves = moment.position
    assert isinstance(match.recorded_round(deal).moves[moves], Move)
    assert moment.points > 0


def test_it_is_the_same_each_time() -> None:
    task = FindDecidingMoment(finished("scopa", TWO, deal=7).record)
    assert task.run(Deadline(60)) == task.run(Deadline(60))


def test_a_cancelled_search_finds_nothing() -> None:
    task = FindDecidingMoment(finished("scopa", TWO).record)
    assert task.run(Deadline(60, lambda: False)) is None


def test_a_match_that_nobody_has_won_is_refused() -> None:
    match = finished("scopa", TWO)
    with pytest.raises(ValueError, match="nobody has won"):
        FindDecidingMoment(match.record.until(1, 3)).run(Deadline(60))
