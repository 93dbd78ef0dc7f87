"""The last choice comes back, as far as it still makes sense."""

import pytest

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.settings import LastGame
from scopa_desktop.rules.catalogue import CATALOGUE, SCOPA
from scopa_desktop.rules.seating import PAIRS, SEATINGS, TWO, Seating
from scopa_desktop.ui.dialogs.game_choice import GameChoice, full_table


def test_a_first_start_has_scopa_for_two() -> None:
    choice = GameChoice.recalled(None)
    assert choice.variant is SCOPA
    assert choice.seating == TWO
    assert [level in LEVELS for level in choice.levels] == [True]
    assert choice.deal_number is None


@pytest.mark.parametrize("seating", SEATINGS)
@pytest.mark.parametrize("variant_id", CATALOGUE)
def test_a_choice_is_recalled_as_it_was_left(variant_id: str, seating: Seating) -> None:
    variant = CATALOGUE[variant_id].configured({"target": 31})
    choice = GameChoice(variant, seating, ("random",) * (seating.players - 1))
    assert GameChoice.recalled(choice.last_game()) == choice


def test_the_number_of_the_deal_is_not_kept() -> None:
    choice = GameChoice(SCOPA, TWO, ("random",), 7)
    assert GameChoice.recalled(choice.last_game()).deal_number is None


def test_an_unknown_game_has_none_of_its_options() -> None:
    choice = GameChoice.recalled(LastGame("tressette", "4-pairs", ("random",), {"target": 21}))
    assert choice.variant is SCOPA
    assert choice.seating == PAIRS
    assert choice.levels[0] == "random"


def test_each_bad_field_costs_itself_alone() -> None:
    options = {"target": 1000, "king_redeal": 3, "last_play_sweep": 1, "matta": True}
    choice = GameChoice.recalled(LastGame("scopa", "six", ("hal", "random"), options))
    assert choice.variant.changed == {"king_redeal": 3}
    assert choice.seating == TWO
    assert choice.levels[0] in LEVELS


def test_empty_seats_go_first_to_those_who_do_not_sit_yet() -> None:
    seated = full_table(("random",))
    assert len(seated) == 3
    assert seated[0] == "random"
    assert seated[1] != "random"
    assert full_table(("greedy", "hal", "greedy"))[::2] == ("greedy", "greedy")
