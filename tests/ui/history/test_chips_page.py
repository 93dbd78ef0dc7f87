"""The page of chips and experience."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QProgressBar

from scopa_desktop.play.training.lesson_progress import LessonProgress
from scopa_desktop.play.training.trainee import Trainee
from scopa_desktop.ui.history.chips_page import ChipsPage, level_colour
from scopa_desktop.ui.history.history_dialog import HistoryDialog
from scopa_desktop.ui.theme.colours import BRONZE, GOLD, SILVER
from tests.play.chips.staked import enter_stakes

from ..conftest import Game

ISOLATES = dict.fromkeys(map(ord, "\u2066\u2069"))


def page_texts(game: Game) -> list[str]:
    """What the page lists of the entries, opened by its action."""
    shown: list[str] = []

    def read(dialog: HistoryDialog) -> None:
        page = dialog.page
        assert isinstance(page, ChipsPage)
        game.wait_for_saving()
        assert page.findChild(QProgressBar) is not None
        shown.extend(text.translate(ISOLATES) for text in page.texts)
        QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
        dialog.reject()

    with game.answering({HistoryDialog: read}):
        game.window.actions_by_name["chips"].trigger()
    return shown


@pytest.fixture
def game(game: Game) -> Game:
    game.profiles.save_if_new()
    game.begin()
    game.host.start_recording()
    return game


def test_the_entries_are_listed_in_plain_words(game: Game) -> None:
    profile = game.profiles.current.id
    game.database.write(
        lambda connection: enter_stakes(connection, profile, "strong", 100, is_won=True)
    )
    texts = page_texts(game)
    ends = ("Won a match +150 +20 1050", "Stake of a match −100 900", "Your first chips +1000 1000")
    assert len(texts) == len(ends)
    for text, end in zip(texts, ends, strict=True):
        assert text.replace(",", "").endswith(end)


def test_opening_the_page_pays_what_was_earned_in_training(game: Game) -> None:
    profile = game.profiles.current.id
    game.database.write(
        lambda connection: enter_stakes(connection, profile, "strong", 1000, is_won=False)
    )
    LessonProgress(Trainee(game.database, profile)).complete("first")
    assert any("Completed a lesson +25 25" in text for text in page_texts(game))


def test_the_badge_of_a_level_has_its_metal(qapp: QApplication) -> None:
    assert [level_colour(level) for level in (1, 9, 10, 19, 20, 30)] == [
        BRONZE, BRONZE, SILVER, SILVER, GOLD, GOLD,
    ]  # fmt: skip
