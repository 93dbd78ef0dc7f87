"""The session as it is seen at the table: sounds, names, hurry, and what the player is told."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from scopa_desktop.play.settings import Settings
from scopa_desktop.rules.cards import parse_card
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.record import PERSON, Player
from scopa_desktop.rules.seating import FOUR, PAIRS, TWO
from scopa_desktop.ui.sounds import Sound
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.theme import reduced_motion

from ..conftest import Game, MakeGame

MOVING = Settings(speed="fast", sounds=False)
DEALT_BY_THE_PERSON = 6
"""A deal that counts, so that the other one plays first."""


@pytest.fixture
def heard(open_game: MakeGame, monkeypatch: pytest.MonkeyPatch) -> tuple[Game, list[Sound]]:
    """A game whose cards move, and the sounds they make."""
    sounds: list[Sound] = []
    monkeypatch.setattr(
        "scopa_desktop.ui.sounds.Sounds.play", lambda _, sound: sounds.append(sound)
    )
    return open_game(MOVING), sounds


def test_what_moves_is_heard(heard: tuple[Game, list[Sound]]) -> None:
    game, sounds = heard
    game.brain.is_silent = True
    game.lay("2S 5C KD", "5D 3B 7S JC")
    sounds.clear()
    game.click(parse_card("5C"))
    game.qtbot.waitUntil(lambda: Sound.CAPTURE in sounds)
    assert sounds[0] is Sound.PLAY


def test_a_sweep_is_heard(heard: tuple[Game, list[Sound]]) -> None:
    game, sounds = heard
    game.brain.is_silent = True
    game.lay("KD 5C 2D", "4D 3B 2S AC")
    game.click(parse_card("KD"))
    game.qtbot.waitUntil(lambda: Sound.SWEEP in sounds)


# --- whose turn it is ---------------------------------------------------------------------------


def test_nobody_is_on_turn_while_the_cards_are_dealt(open_game: MakeGame) -> None:
    game = open_game(MOVING)
    game.brain.is_silent = True
    scene = game.view.scene()
    assert isinstance(scene, TableScene)
    players = [Player("You", PERSON), Player("Robot", "greedy")]
    game.session.begin(variant("scopa"), TWO, players, DEALT_BY_THE_PERSON)
    game.qtbot.waitUntil(lambda: game.session.turn is not None)
    assert game.session.turn == 1
    assert not game.view.is_idle
    assert not any(plaque.is_on_turn for plaque in scene.static_items.plaques)
    game.qtbot.waitUntil(lambda: scene.static_items.plaques[1].is_on_turn, timeout=20_000)
    assert game.view.is_idle


# --- hurrying -----------------------------------------------------------------------------------


def test_one_skip_ends_a_movement_and_two_lead_to_the_own_turn(open_game: MakeGame) -> None:
    game = open_game(Settings(sounds=False))
    game.change(speed="off")
    game.begin("scopa", FOUR, deal=3)
    game.change(speed="slow")
    game.play()
    game.controller.skip()
    QApplication.processEvents()
    assert game.view.is_idle
    game.controller.skip()
    shown: list[object] = []
    game.view.event_shown.connect(shown.append)
    game.to_own_turn()
    assert shown == []


def test_in_the_own_turn_nothing_is_hurried_any_more(open_game: MakeGame) -> None:
    game = open_game(Settings(speed="off", sounds=False))
    game.begin(deal=3)
    game.controller.skip()
    game.controller.skip()
    game.play()
    game.to_own_turn()
    game.change(speed="slow")
    game.play()
    assert not game.view.is_idle


def test_turning_the_speed_off_ends_what_moves(open_game: MakeGame) -> None:
    game = open_game(Settings(speed="off", sounds=False))
    game.begin(deal=3)
    game.brain.is_silent = True
    game.change(speed="slow")
    game.play()
    assert not game.view.is_idle
    game.change(speed="off")
    QApplication.processEvents()
    assert game.view.is_idle


# --- words --------------------------------------------------------------------------------------


@pytest.fixture
def seated(game: Game, monkeypatch: pytest.MonkeyPatch) -> dict[int, str]:
    """What stands below each name at the table."""
    words: dict[int, str] = {}
    really = game.view.set_status

    def set_words(seat: int, said: str) -> None:
        words[seat] = said
        really(seat, said)

    monkeypatch.setattr(game.view, "set_status", set_words)
    return words


def test_the_plaques_say_who_is_on_turn_and_who_plays_with_you(
    game: Game, seated: dict[int, str]
) -> None:
    game.begin("scopa", PAIRS)
    assert seated == {0: "your turn", 1: "casual", 2: "your partner", 3: "casual"}
    game.brain.is_silent = True
    game.play()
    assert seated == {0: "", 1: "thinks", 2: "your partner", 3: "casual"}


# --- the wish for little motion -----------------------------------------------------------------


@pytest.fixture
def reduced(game: Game, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """The wishes that have reached the table."""
    wishes: list[bool] = []
    monkeypatch.setattr(game.view, "set_reduced_motion", wishes.append)
    return wishes


@pytest.mark.parametrize(("wish", "reduces"), [("on", True), ("off", False)])
def test_the_players_wish_for_little_motion_is_heeded(
    game: Game, reduced: list[bool], wish: str, reduces: bool
) -> None:
    game.controller.apply_settings(replace(game.store.current, reduced_motion=wish))
    assert reduced == [reduces]


@pytest.mark.parametrize("reduces", [True, False])
def test_without_a_wish_the_systems_is_heeded(
    game: Game, reduced: list[bool], monkeypatch: pytest.MonkeyPatch, reduces: bool
) -> None:
    monkeypatch.setattr(
        "scopa_desktop.ui.table.table_controller.system_reduces_motion", lambda: reduces
    )
    game.controller.apply_settings(replace(game.store.current, reduced_motion="system"))
    assert reduced == [reduces]


@pytest.mark.parametrize(
    ("content", "reduces"),
    [
        ("[Settings]\ngtk-enable-animations=0\n", True),
        ("[Settings]\ngtk-enable-animations=true\n", False),
        ("[Settings]\ngtk-theme-name=Adwaita\n", False),
        ("no settings at all", False),
        ("[Settings]\ngtk-enable-animations=perhaps\n", False),
        (None, False),
    ],
)
def test_the_system_is_asked_through_the_settings_of_gtk(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: str | None, reduces: bool
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    if content is not None:
        (tmp_path / "gtk-3.0").mkdir()
        (tmp_path / "gtk-3.0" / "settings.ini").write_text(content, encoding="utf-8")
    assert reduced_motion.system_reduces_motion() is reduces
