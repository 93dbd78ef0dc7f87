"""What is heard beside the cards: buttons, pages, the cut, and what follows a victory."""

import pytest
from PySide6.QtWidgets import QPushButton

from scopa_desktop.rules.table_events import PackCut
from scopa_desktop.ui.controllers.match_end_controller import MatchEndController
from scopa_desktop.ui.platform.sounds import Instrument, Place, Sound
from scopa_desktop.ui.settings.settings_dialog import SettingsDialog
from scopa_desktop.ui.table.animation.highlights import Highlight

from ..conftest import Game


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The sounds that are played, with the instrument of a victory."""
    sounds: list[object] = []

    def play(_: object, sound: Sound, version: Place | Instrument = Place.NEAR) -> None:
        sounds.append((sound, version) if isinstance(version, Instrument) else sound)

    monkeypatch.setattr("scopa_desktop.ui.platform.sounds.Sounds.play", play)
    return sounds


def test_pages_and_gold_buttons_of_windows_are_heard(game: Game, heard: list[object]) -> None:
    def use(settings: SettingsDialog) -> None:
        heard.clear()
        settings.select_page(1)
        done = next(b for b in settings.findChildren(QPushButton) if b.isDefault())
        done.click()

    with game.answering({SettingsDialog: use}):
        game.window.actions_by_name["settings"].trigger()
    assert heard == [Sound.PAGE, Sound.BUTTON]


def test_the_cut_of_the_pack_is_heard(game: Game, heard: list[object]) -> None:
    game.begin()
    heard.clear()
    game.session.table_changed.emit(PackCut(12))
    assert heard == [Sound.CUT]


def test_a_badge_is_heard_after_the_music_of_the_victory(game: Game, heard: list[object]) -> None:
    game.begin()
    (controller,) = game.window.findChildren(MatchEndController)
    heard.clear()
    controller._play_sound(Highlight.VICTORY)
    controller._play_news(Sound.CHIPS)
    controller._play_news(Sound.BADGE)
    controller._play_news(Sound.LEVEL)
    controller._play_news(Sound.BADGE)
    assert heard == [(Sound.WIN, Instrument.MANDOLIN), Sound.CHIPS]
    controller._music.timeout.emit()
    assert heard[2:] == [Sound.LEVEL]
