"""A player's choice depends on nothing that its seat cannot see."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_desktop.ai.advice import hint
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.ai.view import SeatView
from scopa_desktop.rules.cards import cards_of
from tests.ai.positions import views
from tests.ai.quick_levels import quick


def with_other_hidden_cards(view: SeatView, chance: Random) -> SeatView:
    """The same seat's view when the cards it cannot see lie in other places."""
    unseen = list(cards_of(view.unseen))
    chance.shuffle(unseen)
    return SeatView.of_round(view.guessed(unseen), view.seat, view.totals, view.moves)


@pytest.mark.parametrize("level_id", LEVELS)
@settings(deadline=None)
@given(view=views(), seed=st.text(max_size=4), chance=st.randoms(use_true_random=False))
def test_hidden_cards_never_change_the_choice(
    level_id: str, view: SeatView, seed: str, chance: Random
) -> None:
    other = with_other_hidden_cards(view, chance)
    assert quick(level_id).choose(view, seed) == quick(level_id).choose(other, seed)


@given(view=views(), chance=st.randoms(use_true_random=False))
def test_hidden_cards_never_change_the_hint(view: SeatView, chance: Random) -> None:
    assert hint(view) == hint(with_other_hidden_cards(view, chance))
