"""The badges in words."""

from PySide6.QtWidgets import QApplication

from scopa_desktop.play.badges.badge_book import CAREER_GOALS, BadgeProgress
from scopa_desktop.ui.text_language import texts_in
from scopa_desktop.ui.wording.badge_wording import progress_text


def test_every_counter_says_what_counts(qapp: QApplication) -> None:
    counted = {badge: goal.needed for badge, goal in CAREER_GOALS.items() if goal.is_counted}
    with texts_in("en"):
        texts = {
            badge: progress_text(badge, BadgeProgress(1, needed))
            for badge, needed in counted.items()
        }
    assert texts["thousand_wins"] == "wins: 1 of 1,000"
    assert texts["streak_five"] == "in a row: 1 of 5"
    assert all(text.endswith(f": 1 of {counted[badge]:,}") for badge, text in texts.items())
