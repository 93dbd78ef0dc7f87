"""The profiles: what the database keeps of them, and what the store announces."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as example_settings
from hypothesis import strategies as st

from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.profiles import (
    DEFAULT_NAME,
    MOST_PROFILES,
    OWN_PORTRAIT,
    Profile,
    ProfileStore,
    name_in_settings,
    new_profile,
    store_profiles,
    stored_profiles,
)
from scopa_desktop.play.storage.settings import AUTO_DECK, LastGame, Settings, load_settings
from tests.examples import examples
from tests.raising import raising

VERSION_1 = Path(__file__).parent / "data" / "settings-1.json"
ID, OTHER_ID = "0123456789abcdef" * 2, "f" * 32
GAME = LastGame("cirulla", "2", ("greedy",), {"target": 31}, "Nonna’s")
ANNA = Profile(ID, "Anna", "nonna", "siciliane", GAME, date(2026, 5, 3))
UGO = Profile(OTHER_ID, "Ugo", created=date(2026, 5, 4))
EVA = new_profile("Eva")


# --- the first start ----------------------------------------------------------------------------


def test_the_first_start_makes_a_profile_and_saves_it_when_told(database: Database) -> None:
    store = ProfileStore(database, "Anna")
    assert store.problems == []
    assert store.is_new
    assert [profile.name for profile in store.profiles] == ["Anna"]
    assert (store.current.portrait, store.current.deck) == (OWN_PORTRAIT, AUTO_DECK)
    assert database.read(stored_profiles) == ([], "")
    store.save_if_new()
    assert not store.is_new
    assert database.read(stored_profiles) == ([store.current], store.current.id)
    assert ProfileStore(database, "Ugo").current == store.current


def test_new_profiles_have_different_ids() -> None:
    assert len({new_profile().id for _ in range(20)}) == 20


def test_the_name_comes_from_the_settings_of_an_older_version() -> None:
    settings, problems = load_settings(VERSION_1)
    assert problems == []
    assert name_in_settings(settings) == "Nicolò"


@pytest.mark.parametrize(
    "name", [None, 7, "", "  ", "x" * 25, "a\nb", "\u202eliob"], ids=lambda name: f"{name!a}"
)
def test_an_invalid_name_in_the_settings_is_no_name(name: object) -> None:
    assert name_in_settings(Settings(unknown={"player_name": name})) == DEFAULT_NAME
    assert name_in_settings(Settings()) == DEFAULT_NAME


# --- the rows -----------------------------------------------------------------------------------

identifiers = st.from_regex("[a-z0-9_-]{1,40}", fullmatch=True)
all_profiles = st.builds(
    Profile,
    id=st.from_regex("[0-9a-f]{32}", fullmatch=True),
    name=st.text(st.characters(categories=["L", "N", "P", "S"]), min_size=1, max_size=24).filter(
        lambda text: text.isprintable() and not set(text) & set("\u115f\u1160\u3164\uffa0\u2800")
    ),
    portrait=identifiers,
    deck=st.sampled_from([AUTO_DECK, "siciliane", "napoletane"]),
    game=st.none() | st.just(GAME),
    created=st.dates(date(2000, 1, 1), date(2026, 1, 1)),
)


def test_what_was_written_is_read(database: Database) -> None:
    @example_settings(deadline=None, max_examples=examples(40))
    @given(profiles=st.lists(all_profiles, min_size=1, max_size=4, unique_by=lambda each: each.id))
    def check(profiles: list[Profile]) -> None:
        current = profiles[-1].id
        database.write(lambda connection: store_profiles(connection, profiles, current))
        assert database.read(stored_profiles) == (profiles, current)

    check()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("id", "x"),
        ("name", ""),
        ("name", "x" * 25),
        ("portrait", "../you"),
        ("deck", "tarot"),
        ("game", "scopa"),
        ("game", '{"variant": "../x", "seating": "2", "levels": []}'),
        ("created", "yesterday"),
    ],
    ids=lambda value: f"{value!a}",
)
def test_a_profile_with_a_value_that_is_not_allowed_is_left_out(
    database: Database, field: str, value: str
) -> None:
    database.write(lambda connection: store_profiles(connection, [ANNA, UGO], ID))
    database.write(
        lambda connection: connection.execute(
            f"UPDATE profile SET {field} = ? WHERE id = ?", (value, ID)
        )
    )
    store = ProfileStore(database)
    assert (list(store.profiles), store.current) == ([UGO], UGO)


def test_without_a_current_profile_the_first_one_is_taken(database: Database) -> None:
    database.write(lambda connection: store_profiles(connection, [UGO, ANNA], "0" * 32))
    assert ProfileStore(database).current == UGO


def test_a_database_that_cannot_be_read_is_reported_and_one_can_play(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    failure = raising(StorageError(database.path, "It is in use."))
    monkeypatch.setattr(Database, "read", failure)
    monkeypatch.setattr(Database, "write", failure)
    store = ProfileStore(database, "Anna")
    assert store.problems == ["It is in use."]
    assert not store.is_new
    store.change(replace(store.current, name="Anna II"))
    assert store.current.name == "Anna II"


def test_a_failure_to_save_is_told_once(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = ProfileStore(database, "Anna")
    sentences: list[str] = []
    store.failed.connect(sentences.append)
    with monkeypatch.context() as failing:
        failing.setattr(Database, "write", raising(StorageError(database.path, "It is full.")))
        store.save_if_new()
        store.add(UGO)
    assert sentences == ["It is full."]
    assert len(store.profiles) == 2
    store.add(EVA)
    assert [each.name for each in ProfileStore(database).profiles] == ["Anna", "Ugo", "Eva"]


@pytest.mark.parametrize(
    "changes",
    [
        {"id": "X" * 32},
        {"id": "0" * 31},
        {"name": "\n"},
        {"portrait": "a/b"},
        {"deck": "tarot"},
        {"created": "2026-05-03"},
    ],
    ids=str,
)
def test_a_profile_with_values_that_are_not_allowed_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="not allowed"):
        replace(ANNA, **changes)


# --- several profiles ---------------------------------------------------------------------------


@pytest.fixture
def store(database: Database) -> ProfileStore:
    """Anna, who is current, and Ugo."""
    database.write(lambda connection: store_profiles(connection, [ANNA, UGO], ID))
    return ProfileStore(database)


@pytest.fixture
def other(store: ProfileStore, tmp_path: Path) -> Iterator[ProfileStore]:
    """The store of another process."""
    database = Database(tmp_path)
    yield ProfileStore(database)
    database.close()


class Heard:
    """What the signals of a store told, in order."""

    def __init__(self, store: ProfileStore) -> None:
        self.signals: list[str] = []
        store.changed.connect(lambda profile: self.signals.append(f"changed {profile.name}"))
        store.switched.connect(lambda profile: self.signals.append(f"switched {profile.name}"))
        store.list_changed.connect(lambda: self.signals.append("list"))


def test_another_profile_is_current_after_a_switch(store: ProfileStore, database: Database) -> None:
    heard = Heard(store)
    store.switch(OTHER_ID)
    assert store.current == UGO
    assert heard.signals == ["changed Ugo", "switched Ugo", "list"]
    assert ProfileStore(database).current == UGO


def test_nothing_is_told_or_written_without_a_change(
    store: ProfileStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = Heard(store)
    monkeypatch.setattr(Database, "write", raising(AssertionError("nothing is written")))
    store.switch(ID)
    store.change(ANNA)
    assert heard.signals == []


def test_a_change_of_another_profile_is_not_one_of_the_current(store: ProfileStore) -> None:
    heard = Heard(store)
    store.change(replace(UGO, name="Ugo II"))
    assert heard.signals == ["list"]
    store.change(replace(ANNA, name="Anna II"))
    assert heard.signals == ["list", "changed Anna II", "list"]


def test_the_current_profile_is_removed_and_put_back(
    store: ProfileStore, database: Database
) -> None:
    heard = Heard(store)
    store.remove(ID)
    assert store.current == UGO
    assert heard.signals == ["changed Ugo", "switched Ugo", "list"]
    store.add(ANNA, 0)
    assert list(store.profiles) == [ANNA, UGO]
    assert database.read(stored_profiles) == ([ANNA, UGO], OTHER_ID)


def test_the_only_profile_stays(store: ProfileStore) -> None:
    store.remove(OTHER_ID)
    with pytest.raises(ValueError, match="only profile"):
        store.remove(ID)
    assert list(store.profiles) == [ANNA]


def test_profiles_that_do_not_exist_are_refused(store: ProfileStore) -> None:
    with pytest.raises(ValueError, match="no such"):
        store.switch("0" * 32)
    with pytest.raises(ValueError, match="no such"):
        store.change(new_profile("Eva"))
    with pytest.raises(ValueError, match="cannot be added"):
        store.add(replace(ANNA, name="Eva"))


def test_there_is_room_for_many_profiles_and_no_more(store: ProfileStore) -> None:
    for number in range(MOST_PROFILES - 2):
        assert store.has_room
        store.add(new_profile(f"Guest {number}"))
    assert not store.has_room
    with pytest.raises(ValueError, match="cannot be added"):
        store.add(new_profile())


# --- several processes ---------------------------------------------------------------------------


def test_what_another_process_has_changed_is_seen(store: ProfileStore, other: ProfileStore) -> None:
    heard = Heard(store)
    other.add(EVA)
    other.change(replace(ANNA, name="Anna II"))
    store.refresh()
    assert [profile.name for profile in store.profiles] == ["Anna II", "Ugo", "Eva"]
    assert heard.signals == ["changed Anna II", "list"]
    store.refresh()
    assert len(heard.signals) == 2


def test_changes_of_two_stores_are_both_kept(store: ProfileStore, other: ProfileStore) -> None:
    other.add(EVA)
    store.change(replace(UGO, name="Ugo II"))
    other.remove(ID)
    store.refresh()
    assert [profile.name for profile in store.profiles] == ["Ugo II", "Eva"]


def test_the_own_current_profile_stays_while_another_process_switches(
    store: ProfileStore, other: ProfileStore
) -> None:
    other.switch(OTHER_ID)
    store.refresh()
    assert store.current == ANNA
    other.remove(ID)
    store.refresh()
    assert store.current == UGO, "Anna was removed"


def test_of_two_first_starts_one_profile_remains(database: Database, tmp_path: Path) -> None:
    window, command = ProfileStore(database, "Anna"), ProfileStore(Database(tmp_path), "Anna")
    command.save_if_new()
    window.save_if_new()
    assert window.current == command.current
    assert ProfileStore(database).profiles == [command.current]


def test_profiles_of_many_processes_are_all_kept(store: ProfileStore, tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path;"
        "from scopa_desktop.play.storage.database import Database;"
        "from scopa_desktop.play.storage.profiles import ProfileStore, new_profile;"
        "store = ProfileStore(Database(Path(sys.argv[1])));"
        "[store.add(new_profile(f'{sys.argv[2]} {n}')) for n in range(5)]"
    )
    processes = [
        subprocess.Popen([sys.executable, "-c", code, str(tmp_path), name]) for name in "ab"
    ]
    for number in range(5):
        store.add(new_profile(f"c {number}"))
    assert [process.wait() for process in processes] == [0, 0]
    store.refresh()
    names = {f"{name} {number}" for name in "abc" for number in range(5)}
    assert {profile.name for profile in store.profiles} == {"Anna", "Ugo", *names}
