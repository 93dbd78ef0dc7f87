"""The settings of accessibility offered at the first start, if the system asks for such things."""

import pytest

from scopa_desktop.ui.controllers import application_controller
from scopa_desktop.ui.settings.settings_dialog import SettingsDialog
from scopa_desktop.ui.settings.settings_pages import AccessibilityPage

from .conftest import Game


@pytest.mark.parametrize("asks", [True, False])
def test_the_offer_opens_the_page_and_the_lesson_follows(
    game: Game, monkeypatch: pytest.MonkeyPatch, asks: bool
) -> None:
    monkeypatch.setattr(application_controller, "system_asks_for_help", lambda: asks)
    game.host.start()
    game.host.start_recording()
    shown: list[bool] = []

    def look(dialog: SettingsDialog) -> None:
        shown.extend(page.isVisible() for page in dialog.findChildren(AccessibilityPage))
        dialog.reject()

    if asks:
        game.qtbot.waitUntil(lambda: game.notice_text.startswith("Need larger cards"))
        with game.answering({SettingsDialog: look}):
            game.press_button(game.message.buttons[0])
        assert shown == [True]
    game.qtbot.waitUntil(lambda: game.notice_text.startswith("New to Scopa?"))
    assert bool(shown) is asks
