"""The current profile in the window: its name, portrait and favourites."""

from dataclasses import replace

import pytest

from scopa_desktop.play.storage.database_file import DATABASE
from scopa_desktop.play.storage.paths import config_folder
from scopa_desktop.play.storage.profiles import OWN_PORTRAIT, Profile, ProfileStore, new_profile
from scopa_desktop.play.storage.settings import LastGame, SettingsStore
from scopa_desktop.rules.seating import PAIRS
from scopa_desktop.ui.new_game.new_game_dialog import NewGameDialog
from scopa_desktop.ui.new_game.opponent_picker import SeatTile
from scopa_desktop.ui.score.score_model import SideInfo

from .conftest import Game, MakeGame

CIRULLA = LastGame("cirulla", "4-pairs", ("casual", "easy", "beginner"))


def plaque(game: Game) -> tuple[str, str]:
    """The name and the portrait at the person's plaque."""
    scene = game.view.table_scene
    info = scene.static_items.plaques[0].info
    return info.name, info.portrait


def test_the_first_start_stores_a_profile(game: Game) -> None:
    game.host.start()
    assert not ProfileStore(game.database).is_new
    assert plaque(game) == ("You", OWN_PORTRAIT)


def test_the_name_in_the_settings_of_an_older_version_is_that_of_the_first_profile(
    open_game: MakeGame,
) -> None:
    path = config_folder() / "settings.json"
    path.parent.mkdir(parents=True)
    path.write_text('{"format": "scopa-desktop settings", "player_name": "Nicolò"}', "utf-8")
    settings = SettingsStore(path).current
    game = open_game(replace(settings, speed="off", sounds=False))
    game.host.start()
    assert plaque(game)[0] == "Nicolò"
    assert game.match.players[0].name == "Nicolò"
    game.rename("Anna")
    again = open_game(game.store.current)
    again.host.start()
    assert plaque(again)[0] == "Anna"


def test_the_portrait_of_the_profile_is_seen_at_once(game: Game) -> None:
    game.begin()
    game.profiles.change(replace(game.profiles.current, portrait="nonna"))
    assert plaque(game)[1] == "nonna"
    assert game.controller.portraits[0] == "nonna"
    assert SideInfo.of_match(game.match, game.profiles.current)[0] == SideInfo(("You",), ("nonna",))


def test_the_portrait_sits_in_the_new_game_dialog(game: Game) -> None:
    game.change(last_game=CIRULLA)
    game.profiles.change(replace(game.profiles.current, portrait="nonna"))
    seen: list[str] = []

    def look(dialog: NewGameDialog) -> None:
        seen.append(dialog.findChildren(SeatTile)[0].portrait)
        dialog.reject()

    with game.answering({NewGameDialog: look}):
        game.host.new_game()
    assert seen == ["nonna"]


def test_switching_shows_the_other_person_and_applies_favourites(game: Game) -> None:
    game.begin()
    game.change(deck="piacentine")
    first = game.profiles.current
    other = Profile(new_profile().id, "Anna", deck="siciliane", game=CIRULLA)
    game.profiles.add(other)
    game.profiles.switch(other.id)
    assert plaque(game)[0] == "You", "the match is that of the person who began it"
    game.rename("Maria")
    assert plaque(game)[0] == "You"
    assert (game.store.current.deck, game.store.current.last_game) == ("siciliane", CIRULLA)
    assert game.controller.deck.id == "siciliane"
    # The first one has no favourite game: the last one stays.
    game.profiles.switch(first.id)
    assert (game.store.current.deck, game.store.current.last_game) == ("auto", CIRULLA)


def test_the_next_match_is_that_of_the_profile_switched_to(game: Game) -> None:
    game.begin()
    game.profiles.add(new_profile("Anna", "nonna"))
    game.profiles.switch(game.profiles.others[0].id)
    assert plaque(game) == ("You", OWN_PORTRAIT)
    game.begin()
    assert plaque(game) == ("Anna", "nonna")


def test_after_a_restart_the_match_is_still_that_of_who_began_it(open_game: MakeGame) -> None:
    game = open_game()
    game.host.start()
    game.host.start_recording()
    game.rename("Ugo")
    game.play()
    other = new_profile("Anna")
    game.profiles.add(other)
    game.profiles.switch(other.id)
    game.saver.finish()
    game.host.close()
    again = open_game(game.store.current)
    again.host.start()
    again.host.start_recording()
    assert again.profiles.current.name == "Anna"
    assert plaque(again)[0] == "Ugo"


def test_the_match_begun_after_a_switch_is_that_of_the_other_person(game: Game) -> None:
    other = Profile(new_profile().id, "Anna", game=CIRULLA)
    game.profiles.add(other)
    game.profiles.switch(other.id)
    game.host.start()
    game.to_own_turn()
    assert game.match.variant.id == "cirulla"
    assert game.match.seating == PAIRS
    assert game.match.players[0].name == "Anna"


def test_damaged_profiles_are_told_at_the_start(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game.profiles, "problems", ["The profiles are damaged."])
    game.host.start()
    assert game.notice_text == "The profiles are damaged."


def test_profiles_that_cannot_be_saved_are_told(game: Game) -> None:
    game.begin()
    game.database.connection.execute("DROP TABLE profile")
    game.rename("Anna")
    assert DATABASE in game.notice_text
