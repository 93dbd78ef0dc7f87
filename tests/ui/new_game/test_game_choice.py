"""The last choice comes back, as far as it still makes sense."""

from dataclasses import replace

import pytest

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.session.seats import SeatedPerson
from scopa_desktop.play.storage.profiles import Profile
from scopa_desktop.play.storage.settings import LastGame
from scopa_desktop.rules.catalogue import CATALOGUE, SCOPA
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import FOUR, PAIRS, THREE, TWO, Seating
from scopa_desktop.rules.table_options import TableOptions
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.new_game.game_choice import GameChoice, all_seat_levels, numbered_names


def test_a_first_start_has_scopa_for_two() -> None:
    choice = GameChoice.from_last_game(None)
    assert choice.variant is SCOPA
    assert choice.seating == TWO
    assert [level in LEVELS for level in choice.levels] == [True]
    assert choice.deal_number is None


PLAYED = [(entry, seating) for entry in CATALOGUE.values() for seating in entry.seatings]


@pytest.mark.parametrize(
    ("entry", "seating"), PLAYED, ids=[f"{entry.id}-{seating}" for entry, seating in PLAYED]
)
def test_a_choice_is_recalled_as_it_was_left(entry: Variant, seating: Seating) -> None:
    variant = entry.configured({"target": 27})
    choice = GameChoice(variant, seating, ("beginner",) * (seating.players - 1))
    assert GameChoice.from_last_game(choice.last_game()) == choice


def test_own_rules_are_recalled_under_their_name() -> None:
    mine = SCOPA.configured({"target": 16}).named("Nonna’s scopa")
    choice = GameChoice(mine, TWO, ("beginner",))
    assert choice.last_game().name == "Nonna’s scopa"
    assert GameChoice.from_last_game(choice.last_game()).variant == mine


def test_options_that_exclude_each_other_are_not_recalled_together() -> None:
    options = {"rank_first": True, "ace_fifteen_with_ace_on_table": True, "target": 31}
    choice = GameChoice.from_last_game(LastGame("cirulla", "2", (), options))
    assert choice.variant.changed == {"rank_first": True, "target": 31}


def test_who_sits_twice_has_a_number() -> None:
    choice = GameChoice(SCOPA, PAIRS, ("casual", "beginner", "casual"))
    seat_levels = [(player.name, player.level) for player in choice.players("Ada")]
    assert seat_levels == [
        *(("Ada", "person"), ("Beppe", "casual"), ("Nino", "beginner"), ("Beppe 2", "casual"))
    ]
    assert numbered_names(["a", "a", "a"]) == ["a", "a 2", "a 3"]
    assert numbered_names(["ab", "a\u200db"]) == ["ab", "a\u200db 2"], "they look the same"


def test_people_are_recalled_with_their_seats() -> None:
    nina = Profile("0" * 31 + "1", "Nina")
    persons = (SeatedPerson("Nina", nina.id), None, SeatedPerson("Zio Pippo"))
    choice = GameChoice(SCOPA, PAIRS, ("casual", "beginner", "casual"), persons=persons)
    last = choice.last_game()
    assert last.persons == (nina.id, "", "guest Zio Pippo")
    assert GameChoice.from_last_game(last, [nina]).persons == persons
    renamed = replace(nina, name="Nina M.")
    assert GameChoice.from_last_game(last, [renamed]).persons[0] == SeatedPerson("Nina M.", nina.id)
    removed = GameChoice.from_last_game(last)
    assert removed.persons == (None, None, persons[2])
    assert removed.levels == choice.levels
    twice = LastGame("scopa", "4-pairs", choice.levels, persons=(nina.id, nina.id))
    assert GameChoice.from_last_game(twice, [nina]).persons == (persons[0], None, None)


def test_people_of_the_same_name_have_numbers() -> None:
    persons = (SeatedPerson("Ada"), None, SeatedPerson("Ada"))
    choice = GameChoice(SCOPA, PAIRS, ("casual", "beginner", "casual"), persons=persons)
    assert choice.players("Ada") == [
        *(Player("Ada", PERSON), Player("Ada 2", PERSON)),
        *(Player("Nino", "beginner"), Player("Ada 3", PERSON)),
    ]


def test_the_number_of_the_deal_is_not_kept() -> None:
    choice = GameChoice(SCOPA, TWO, ("beginner",), 7)
    assert GameChoice.from_last_game(choice.last_game()).deal_number is None


def test_an_unknown_game_has_none_of_its_options() -> None:
    choice = GameChoice.from_last_game(
        LastGame("tressette", "4-pairs", ("beginner",), {"target": 21})
    )
    assert choice.variant is SCOPA
    assert choice.seating == PAIRS
    assert choice.levels[0] == "beginner"


def test_each_bad_field_costs_itself_alone() -> None:
    options = {"target": 1000, "king_redeal": 2, "last_play_sweep": 1, "matta": True}
    choice = GameChoice.from_last_game(LastGame("scopa", "six", ("hal", "beginner"), options))
    assert choice.variant.changed == {"king_redeal": 2}
    assert choice.seating == TWO
    assert choice.levels[0] in LEVELS


def test_the_options_of_the_table_are_kept() -> None:
    table = TableOptions(is_competitive=True, stake=100, turn_seconds=45, has_watchers=False)
    choice = GameChoice(SCOPA, TWO, ("beginner",), table=table)
    assert choice.last_game().table == {"time": 45, "watchers": False}
    without_chips = TableOptions(turn_seconds=45, has_watchers=False)
    assert GameChoice.from_last_game(choice.last_game()).table == without_chips


def test_each_bad_option_of_the_table_costs_itself_alone() -> None:
    stored = {"stake": 100, "time": 7, "private": 1, "cut": True, "smoke": True}
    last = LastGame("scopa", "2", ("beginner",), table=stored)
    assert GameChoice.from_last_game(last).table == TableOptions(cuts_pack=True)


def test_empty_seats_go_first_to_those_who_do_not_sit_yet() -> None:
    seat_levels = all_seat_levels(("beginner",))
    assert len(seat_levels) == 5
    assert seat_levels[0] == "beginner"
    assert seat_levels[1] != "beginner"
    assert all_seat_levels(("casual", "hal", "casual"))[:3:2] == ("casual", "casual")


@pytest.mark.parametrize("stored", ["strong", "greedy", "hal"])
def test_a_watched_match_is_recalled(stored: str) -> None:
    """Also with the former name of a level, and with one that does not exist."""
    last = LastGame("scopa", "3", ("casual", "easy"), own_level=stored)
    choice = GameChoice.from_last_game(last)
    assert choice.own_level == {"strong": "strong", "greedy": "casual"}.get(stored, "master")
    players = choice.players("Ada")
    assert [player.level for player in players] == [choice.own_level, "casual", "easy"]
    assert len({player.name for player in players}) == 3
    assert GameChoice.from_last_game(choice.last_game()) == choice


def test_nobody_sits_at_the_screen_of_a_watched_match() -> None:
    persons = (SeatedPerson("Zio Pippo"), None)
    choice = GameChoice(SCOPA, THREE, ("casual", "beginner"), persons=persons).watched()
    assert choice.persons == ()
    assert not any(player.is_person for player in choice.players("Ada"))
    assert choice.own_level not in choice.levels


def test_the_person_plays_where_the_settings_say_nothing_of_watching() -> None:
    choice = GameChoice.from_last_game(LastGame("scopa", "2", ("casual",)))
    assert (choice.own_level, choice.players("Ada")[0]) == ("", Player("Ada", PERSON))


@pytest.mark.parametrize(("seating", "partner"), [(FOUR, "master_traditional"), (PAIRS, "master")])
def test_a_partner_follows_the_conventions_unless_a_game_in_pairs_says_otherwise(
    seating: Seating, partner: str
) -> None:
    choice = GameChoice(SCOPA, seating, ("casual", "master", "easy"))
    assert choice.seat_levels[:3] == ("casual", partner, "easy")
