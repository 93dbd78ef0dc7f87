"""The filter of the matches: what is chosen and typed becomes a `MatchFilter`."""

from datetime import date, timedelta

import pytest
from PySide6.QtCore import QDate, QSize, Qt
from PySide6.QtWidgets import QComboBox, QDateEdit, QLabel, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.play.matches.match_rows import WON
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.ui.history.match_filter_bar import ActiveFilter, MatchFilterBar, searched
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.text_language import texts_in
from scopa_desktop.ui.widgets.buttons import LinkButton
from tests.looping import loop_over

from ..conftest import show_widget

EVERYTHING = MatchFilter(profile="a" * 32)
TODAY = date.today()


@pytest.fixture
def bar(qtbot: QtBot, art: CardArt) -> MatchFilterBar:
    return show_widget(qtbot, MatchFilterBar(art.decks, EVERYTHING), QSize(1100, 80))


def box(bar: MatchFilterBar, name: str) -> QComboBox:
    return next(box for box in bar.findChildren(QComboBox) if box.accessibleName() == name)


def choose(bar: MatchFilterBar, name: str, text: str) -> None:
    """Choose with the keyboard, as a person would: by the first letters."""
    field = box(bar, name)
    index = field.findText(text)
    assert index >= 0
    field.setCurrentIndex(index)


def texts(bar: MatchFilterBar) -> list[str]:
    labels = [label.text() for label in bar.findChildren(QLabel) if label.isVisible()]
    return [text for text in labels if text]


@loop_over(
    ("name", "text", "expected"),
    [
        ("Game", "Cirulla", {"variants": frozenset({"cirulla"})}),
        ("Opponent", "Zia Pina", {"opponents": frozenset({"easy"})}),
        ("Opponent", "Beppe", {"opponents": frozenset({"casual", "greedy"})}),
        ("Opponent", "Don Ciro", {"opponents": frozenset({"strong", "strong_traditional"})}),
        ("Result", "Won", {"results": frozenset({1})}),
        ("Result", "Tied", {"results": frozenset({0})}),
        ("Result", "Unfinished", {"results": frozenset({None})}),
        ("Deck", "Sicilian", {"decks": frozenset({"siciliane"})}),
        ("Period", "This month", {"since": TODAY.replace(day=1)}),
        ("Period", "This year", {"since": TODAY.replace(month=1, day=1)}),
        ("Period", "Last 30 days", {"since": TODAY - timedelta(days=29)}),
    ],
    ids=lambda case: case[1],
)
def test_a_choice_is_a_filter(
    qtbot: QtBot, bar: MatchFilterBar, name: str, text: str, expected: dict[str, object]
) -> None:
    bar.clear()
    with qtbot.waitSignal(bar.changed) as changed:
        choose(bar, name, text)
    assert changed.args == [bar.selection]
    assert {field: getattr(bar.selection, field) for field in expected} == expected
    assert bar.selection.profile == EVERYTHING.profile
    bar.clear()
    assert bar.selection == EVERYTHING


def test_own_dates_have_two_fields(qtbot: QtBot, bar: MatchFilterBar) -> None:
    since, until = bar.findChildren(QDateEdit)
    bar.toggle.click()
    assert not since.isVisible()
    choose(bar, "Period", "Own dates…")
    assert since.isVisible()
    assert until.isVisible()
    since.setDate(QDate(2026, 2, 3))
    with qtbot.waitSignal(bar.changed):
        until.setDate(QDate(2026, 3, 4))
    assert (bar.selection.since, bar.selection.until) == (date(2026, 2, 3), date(2026, 3, 4))


@loop_over(
    ("text", "number"),
    [
        ("48213", 48213), ("#48,213", 48213), ("Deal no. 48213", 48213), ("7", 7), ("٤٨٢١٣", 48213),
        ("Zia Pina 2", None), ("Escoba de 15", None), ("Nino", None), ("", None),
    ],
    ids=lambda case: case[0],
)  # fmt: skip
def test_a_number_is_a_deal_number_and_anything_else_a_name(text: str, number: int | None) -> None:
    selection = searched(EVERYTHING, f" {text} ")
    assert selection.deal_number == number
    assert selection.text == ("" if number is not None else text)


def test_typing_filters_and_the_clear_button_ends_it(qtbot: QtBot, bar: MatchFilterBar) -> None:
    field = bar.search_field
    links = bar.findChildren(LinkButton)
    clear = next(link for link in links if link.text() == "Clear the filter")
    bar.set_counts(12, 12)
    assert texts(bar) == ["12 matches"]
    assert not clear.isVisible()
    qtbot.keyClicks(field, "pina")
    choose(bar, "Game", "Cirulla")
    assert not clear.isVisible()
    choose(bar, "Result", "Lost")
    bar.set_counts(3, 12)
    assert bar.selection == MatchFilter(
        profile=EVERYTHING.profile,
        text="pina",
        variants=frozenset({"cirulla"}),
        results=frozenset({-1}),
    )
    assert texts(bar)[-1] == "3 of 12 matches"
    with texts_in("de"):
        bar.set_counts(1204, 3051)
        assert texts(bar)[-1] == "1.204 of 3.051 matches"
    with qtbot.waitSignal(bar.changed) as changed:
        qtbot.mouseClick(clear, Qt.MouseButton.LeftButton)
    assert changed.args == [EVERYTHING]
    assert field.text() == ""
    assert box(bar, "Result").currentIndex() == 0
    assert not clear.isVisible()


def active(bar: MatchFilterBar) -> list[ActiveFilter]:
    return [each for each in bar.findChildren(ActiveFilter) if each.isVisible()]


def test_the_choices_are_behind_a_button(qtbot: QtBot, bar: MatchFilterBar) -> None:
    games = box(bar, "Game")
    assert not games.isVisible()
    qtbot.mouseClick(bar.toggle, Qt.MouseButton.LeftButton)
    assert games.isVisible()
    assert bar.heightForWidth(500) > bar.heightForWidth(1400)
    qtbot.mouseClick(bar.toggle, Qt.MouseButton.LeftButton)
    assert not games.isVisible()


def test_what_is_chosen_is_shown_and_can_be_ended(qtbot: QtBot, bar: MatchFilterBar) -> None:
    assert active(bar) == []
    choose(bar, "Game", "Cirulla")
    choose(bar, "Result", "Won")
    game, result = active(bar)
    assert texts(bar)[:4] == ["Cirulla", "×", "Won", "×"]
    assert game.accessibleName() == "End the filter: Cirulla"
    qtbot.mouseClick(game, Qt.MouseButton.LeftButton)
    assert active(bar) == [result]
    assert bar.selection == MatchFilter(profile=EVERYTHING.profile, results=frozenset({WON}))
    assert bar.toggle.hasFocus()


def test_own_dates_are_shown_as_they_are(bar: MatchFilterBar) -> None:
    choose(bar, "Period", "Own dates…")
    since, until = bar.findChildren(QDateEdit)
    until.setDate(QDate(2026, 3, 4))
    assert texts(bar)[0] == f"{since.text()} – {until.text()}"


def test_every_field_has_a_name(bar: MatchFilterBar) -> None:
    fields: list[QWidget] = [*bar.findChildren(QComboBox), *bar.findChildren(QDateEdit)]
    fields.append(bar.search_field)
    assert len(fields) == 9
    assert all(field.accessibleName() for field in fields)


def test_the_down_key_leaves_the_search_field(qtbot: QtBot, bar: MatchFilterBar) -> None:
    field = bar.search_field
    field.setFocus()
    with qtbot.waitSignal(bar.down_pressed):
        qtbot.keyClick(field, Qt.Key.Key_Down)
