"""Card backs that are earned: shown by the table only once the matches have been won."""

from functools import partial

import pytest

from scopa_desktop.play.storage.profiles import new_profile
from tests.play.matches.made_matches import made_match, made_note, made_round, save_made

from .conftest import Game

WON, LOST = made_round((11, 5)), made_round((5, 11))


def enter(game: Game, numbers: range, *, won: bool = True) -> None:
    """Enter matches of Scopa of the current profile into the history."""
    facts = made_match([WON if won else LOST], won=won)
    for number in numbers:
        note = made_note(number, game.profiles.current.id)
        game.database.write(partial(save_made, note=note, facts=facts))


@pytest.fixture
def with_two_wins(game: Game) -> Game:
    """A game with two wins and a lost match in the history, and the brooms as its back."""
    game.profiles.save_if_new()
    game.change(back="brooms")
    game.begin()
    enter(game, range(2))
    enter(game, range(2, 4), won=False)
    with game.qtbot.waitSignal(game.host.cards.changed):
        game.host.start_recording()
    return game


def shown_back(game: Game) -> str:
    return game.view.table_scene.appearance.look.back_id


def test_the_deck_shows_its_own_back_until_the_chosen_one_is_earned(with_two_wins: Game) -> None:
    game = with_two_wins
    assert shown_back(game) == game.controller.deck.id
    game.change(deck="siciliane")
    assert shown_back(game) == "siciliane"
    assert game.store.current.back == "brooms"
    enter(game, range(4, 5))
    with game.qtbot.waitSignal(game.host.cards.earned):
        game.database_thread.matches_changed.emit()
    assert shown_back(game) == "brooms"
    assert "Brooms" in game.notice_text


def test_another_profile_has_not_earned_the_backs_of_the_first(with_two_wins: Game) -> None:
    game = with_two_wins
    enter(game, range(4, 5))
    with game.qtbot.waitSignal(game.host.cards.earned):
        game.database_thread.matches_changed.emit()
    first, other = game.profiles.current.id, new_profile("Ugo")
    game.profiles.add(other)
    with game.qtbot.waitSignal(game.host.cards.changed):
        game.profiles.switch(other.id)
    assert shown_back(game) == game.controller.deck.id
    with (
        game.qtbot.assertNotEmitted(game.host.cards.earned),
        game.qtbot.waitSignal(game.host.cards.changed),
    ):
        game.profiles.switch(first)
    assert shown_back(game) == "brooms"


def test_a_back_that_nobody_needs_to_earn_is_shown_at_once(game: Game) -> None:
    game.change(back="night")
    game.begin()
    assert shown_back(game) == "night"
    with game.qtbot.waitSignal(game.host.cards.changed):
        game.host.cards.start()
    assert shown_back(game) == "night"
