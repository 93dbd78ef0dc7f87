"""The name of the profile is typed."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.profiles import DEFAULT_NAME, ProfileStore, new_profile
from scopa_desktop.ui.dialogs.profile_name_field import ProfileNameField

from ..conftest import show_active


@pytest.fixture
def database(tmp_path: Path) -> Database:
    return Database(tmp_path)


@pytest.fixture
def profiles(database: Database) -> ProfileStore:
    store = ProfileStore(database)
    store.save_if_new()
    return store


@pytest.fixture
def field(qtbot: QtBot, profiles: ProfileStore) -> Iterator[ProfileNameField]:
    """The field in a window with another one, and the focus in it."""
    window = QWidget()
    field = ProfileNameField(profiles)
    column = QVBoxLayout(window)
    column.addWidget(field)
    column.addWidget(QLineEdit())
    show_active(qtbot, window)
    field.setFocus()
    yield field
    window.close()


def test_a_name_is_saved_once_when_typing_pauses(
    qtbot: QtBot, profiles: ProfileStore, field: ProfileNameField
) -> None:
    saved: list[str] = []
    profiles.changed.connect(lambda profile: saved.append(profile.name))
    qtbot.keyClicks(field, "Nonna Concetta")
    assert saved == []
    qtbot.waitUntil(lambda: bool(saved))
    assert saved == ["Nonna Concetta"]
    assert profiles.current.name == "Nonna Concetta"


def test_typing_goes_on_after_a_pause_in_the_middle_of_a_name(
    qtbot: QtBot, profiles: ProfileStore, field: ProfileNameField
) -> None:
    qtbot.keyClicks(field, "Nonna ")
    qtbot.waitUntil(lambda: profiles.current.name == "Nonna")
    qtbot.keyClicks(field, "Concetta")
    assert field.text() == "Nonna Concetta"


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("علی\u200cرضا", "علی\u200cرضا"),
        ("علی\u200c", "علی"),
        ("\u200d", DEFAULT_NAME),
        ("A\u202eda", "Ada"),
        ("\u0301Ada", "Ada"),
        ("Ada" + "\u0301" * 9, "Ada" + "\u0301" * 4),
        ("\u3164", DEFAULT_NAME),
    ],
    ids=ascii,
)
def test_what_no_name_has_is_left_out(
    database: Database, profiles: ProfileStore, field: ProfileNameField, typed: str, name: str
) -> None:
    profiles.change(replace(profiles.current, name="Ugo"))
    field.setText(typed)
    field.textEdited.emit(typed)
    field.editingFinished.emit()
    assert profiles.current.name == name
    assert ProfileStore(database).current.name == name


@pytest.mark.parametrize(
    "leave",
    [
        lambda qtbot, field: qtbot.keyClick(field, Qt.Key.Key_Tab),
        lambda qtbot, field: qtbot.keyClick(field, Qt.Key.Key_Return),
        lambda qtbot, field: field.window().close(),
    ],
    ids=["tab", "return", "close"],
)
def test_leaving_the_field_saves_at_once(
    qtbot: QtBot,
    profiles: ProfileStore,
    field: ProfileNameField,
    leave: Callable[[QtBot, ProfileNameField], None],
) -> None:
    qtbot.keyClicks(field, " Ugo ")
    leave(qtbot, field)
    assert profiles.current.name == "Ugo"
    assert field.text() == "Ugo"


def test_a_change_from_elsewhere_does_not_replace_what_is_typed(
    qtbot: QtBot, profiles: ProfileStore, field: ProfileNameField
) -> None:
    qtbot.keyClicks(field, "Ugo")
    profiles.change(replace(profiles.current, name="Anna", portrait="nonna"))
    assert field.text() == "Ugo"
    qtbot.keyClicks(field, "lino")
    qtbot.waitUntil(lambda: profiles.current.name == "Ugolino")
    assert profiles.current.portrait == "nonna"


def test_a_change_of_the_profile_saves_what_was_typed_for_the_other(
    qtbot: QtBot, profiles: ProfileStore, field: ProfileNameField
) -> None:
    first, other = profiles.current, new_profile("Anna")
    profiles.add(other)
    qtbot.keyClicks(field, "Ugo")
    profiles.switch(other.id)
    assert field.text() == "Anna"
    assert [profile.name for profile in profiles.profiles] == ["Ugo", "Anna"]
    profiles.switch(first.id)
    assert field.text() == "Ugo"
