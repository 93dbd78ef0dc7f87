"""The table controller: sounds, status lines, skipping and settings."""

from dataclasses import fields
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.rules.cards import parse_card
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import FOUR, PAIRS, TWO
from scopa_desktop.ui.platform.sounds import Sound
from scopa_desktop.ui.table.table_controller import TABLE_SETTINGS
from scopa_desktop.ui.theme import system_wishes

from ..conftest import Game, MakeGame

MOVING = Settings(speed="fast", sounds=False)
DEALT_BY_THE_PERSON = 6
"""A deal that is not void and in which the opponent plays first."""


@pytest.fixture
def animated(open_game: MakeGame, monkeypatch: pytest.MonkeyPatch) -> tuple[Game, list[Sound]]:
    """A game with animations, and the sounds that it plays."""
    sounds: list[Sound] = []
    monkeypatch.setattr(
        "scopa_desktop.ui.platform.sounds.Sounds.play", lambda _, sound, *__: sounds.append(sound)
    )
    return open_game(MOVING), sounds


def test_animations_play_sounds(animated: tuple[Game, list[Sound]]) -> None:
    game, sounds = animated
    game.engine.is_silent = True
    game.lay("2S 5C KD", "5D 3B 7S JC")
    sounds.clear()
    game.click(parse_card("5C"))
    game.qtbot.waitUntil(lambda: Sound.CAPTURE in sounds)
    assert sounds[0] is Sound.PLAY


def test_a_sweep_plays_its_sound(animated: tuple[Game, list[Sound]]) -> None:
    game, sounds = animated
    game.engine.is_silent = True
    game.lay("KD 5C 2D", "4D 3B 2S AC")
    game.click(parse_card("KD"))
    game.qtbot.waitUntil(lambda: Sound.SWEEP in sounds)


def test_points_that_are_counted_are_heard(animated: tuple[Game, list[Sound]]) -> None:
    game, sounds = animated
    game.engine.is_silent = True
    game.lay("KD 5C 2D", "4D 3B 2S AC")
    sounds.clear()
    game.view.points_counted.emit(1)
    assert sounds == [Sound.SETTEBELLO]


# --- the turn ----------------------------------------------------------------------------------


def test_no_seat_is_on_turn_while_cards_are_dealt(open_game: MakeGame) -> None:
    game = open_game(MOVING)
    game.engine.is_silent = True
    scene = game.view.table_scene
    players = [Player("You", PERSON), Player("Robot", "greedy")]
    game.session.begin(variant("scopa"), TWO, players, DEALT_BY_THE_PERSON)
    game.qtbot.waitUntil(lambda: game.session.turn is not None)
    assert game.session.turn == 1
    assert not game.view.is_idle
    assert not any(plaque.is_on_turn for plaque in scene.static_items.plaques)
    game.qtbot.waitUntil(lambda: scene.static_items.plaques[1].is_on_turn, timeout=20_000)
    assert game.view.is_idle


# --- settings -----------------------------------------------------------------------------------


def test_the_table_follows_the_settings_that_it_reads(game: Game) -> None:
    game.lay("2S 5C KD", "5D 3B 7S JC")
    names = {each.name for each in fields(Settings)}
    read: set[str] = set()

    class NotedSettings(Settings):
        def __getattribute__(self, name: str) -> object:
            if name in names:
                read.add(name)
            return super().__getattribute__(name)

    settings = NotedSettings(card_values="always")
    read.clear()
    game.controller.apply_settings(settings)
    assert read == set(TABLE_SETTINGS)


# --- skipping -----------------------------------------------------------------------------------


def test_one_skip_ends_an_animation_and_two_reach_the_own_turn(open_game: MakeGame) -> None:
    game = open_game(Settings(sounds=False))
    game.change(speed="off")
    game.begin("scopa", FOUR, deal=3)
    game.change(speed="slow")
    game.play()
    game.controller.skip()
    QApplication.processEvents()
    assert game.view.is_idle
    with game.qtbot.waitSignal(game.session.events_occurred):
        pass
    QApplication.processEvents()
    assert not game.view.is_idle, "the next player's move is shown"
    game.controller.skip()
    offered: list[object] = []
    game.view.event_shown.connect(offered.append)
    game.to_own_turn()
    assert offered == []


def test_the_own_turn_resets_the_skip_count(open_game: MakeGame) -> None:
    game = open_game(Settings(speed="off", sounds=False))
    game.begin(deal=3)
    game.controller.skip()
    game.controller.skip()
    game.play_turn()
    game.change(speed="slow")
    game.play()
    assert not game.view.is_idle


def test_turning_the_speed_off_ends_running_animations(open_game: MakeGame) -> None:
    game = open_game(Settings(speed="off", sounds=False))
    game.begin(deal=3)
    game.engine.is_silent = True
    game.change(speed="slow")
    game.play()
    assert not game.view.is_idle
    game.change(speed="off")
    QApplication.processEvents()
    assert game.view.is_idle


# --- status -------------------------------------------------------------------------------------


def statuses(game: Game) -> list[str]:
    """The status lines on the plaques, by seat."""
    return [plaque.info.status for plaque in game.view.table_scene.static_items.plaques]


def test_the_plaques_show_turn_and_partner(game: Game) -> None:
    game.begin("scopa", PAIRS)
    assert statuses(game) == ["your turn", "casual", "your partner", "casual"]
    game.engine.is_silent = True
    game.play()
    game.show_changes()
    assert statuses(game) == ["", "thinks", "your partner", "casual"]


# --- reduced motion -----------------------------------------------------------------------------


def is_motion_reduced(game: Game) -> bool:
    return game.view.table_scene.appearance.look.reduced_motion


@pytest.mark.parametrize(("setting", "reduces"), [("on", True), ("off", False)])
def test_the_setting_for_reduced_motion_is_applied(game: Game, setting: str, reduces: bool) -> None:
    game.begin()
    game.change(reduced_motion=setting)
    assert is_motion_reduced(game) is reduces


@pytest.mark.parametrize("reduces", [True, False])
def test_by_default_the_system_setting_is_applied(
    game: Game, monkeypatch: pytest.MonkeyPatch, reduces: bool
) -> None:
    asked: list[bool] = []

    def system_reduces_motion() -> bool:
        asked.append(reduces)
        return reduces

    monkeypatch.setattr(
        "scopa_desktop.ui.table.table_controller.system_reduces_motion", system_reduces_motion
    )
    game.change(reduced_motion="system")
    assert not asked, "the system was asked before there was anything to move"
    game.begin()
    assert is_motion_reduced(game) is reduces
    game.begin()
    assert len(asked) == 1


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
def test_the_system_setting_is_read_from_gtk(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: str | None, reduces: bool
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    if content is not None:
        (tmp_path / "gtk-3.0").mkdir()
        (tmp_path / "gtk-3.0" / "settings.ini").write_text(content, encoding="utf-8")
    assert system_wishes.system_reduces_motion() is reduces
