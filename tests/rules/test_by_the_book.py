"""Random play of games under every two of their options, judged by independent reference rules.

Judged are the games whose parameters stand in `by_the_book/games.py`; the others are skipped.
"""

import pytest

from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.variant import Variant
from tests.looping import check_all
from tests.rules.by_the_book import counting
from tests.rules.by_the_book.games import GAMES
from tests.rules.by_the_book.judging import play_by_the_book
from tests.rules.campaign import LineUp, line_ups
from tests.sampling import parametrize_some


@parametrize_some("step", [9, 1], default=[9])
@pytest.mark.parametrize("entry", CATALOGUE.values(), ids=lambda entry: entry.id)
def test_random_play_goes_by_the_book(entry: Variant, step: int) -> None:
    """In every line-up of a game, or in every ninth one."""
    if entry.id not in GAMES:
        pytest.skip(f"{entry.id} has no parameters in tests/rules/by_the_book/games.py")

    def judge(line_up: LineUp) -> None:
        play_by_the_book(line_up)

    check_all([*line_ups(entry)][::step], judge)


def test_the_reference_knows_no_game_or_line_that_is_not_there() -> None:
    assert GAMES.keys() <= CATALOGUE.keys()
    named = {name for game in GAMES.values() for name in game.lines}
    assert named == counting.LINES.keys()
