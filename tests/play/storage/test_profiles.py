"""The profiles: what their file may contain, what is kept, and what the store announces."""

import errno
import json
import os
import subprocess
import sys
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as example_settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from scopa_desktop.play.storage.profiles import (
    DEFAULT_NAME,
    MOST_PROFILES,
    OWN_PORTRAIT,
    Profile,
    ProfileStore,
    StoredProfiles,
    name_in_settings,
    new_profile,
    parse_profiles,
)
from scopa_desktop.play.storage.settings import AUTO_DECK, LastGame, Settings, load_settings
from tests.examples import examples
from tests.raising import raising

VERSION_1 = Path(__file__).parent / "data" / "settings-1.json"
ID, OTHER_ID = "0123456789abcdef" * 2, "f" * 32
GAME = LastGame("cirulla", "2", ("greedy",), {"target": 31}, "Nonna’s")
ANNA = Profile(ID, "Anna", "nonna", "siciliane", GAME, date(2026, 5, 3), {"x-later": [1, None]})
UGO = Profile(OTHER_ID, "Ugo", created=date(2026, 5, 4))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "profiles.json"


def write(path: Path, *entries: object, **fields: object) -> None:
    content = {"format": "scopa-desktop profiles", "profiles": list(entries), **fields}
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(content), encoding="utf-8")


def stored(path: Path) -> StoredProfiles:
    """What the file says, without an error."""
    profiles, problems = parse_profiles(path.read_text(encoding="utf-8"), path)
    assert problems == []
    return profiles


# --- the first start ----------------------------------------------------------------------------


def test_the_first_start_makes_a_profile_and_saves_it_when_told(path: Path) -> None:
    store = ProfileStore(path, "Anna")
    assert store.problems == []
    assert [profile.name for profile in store.profiles] == ["Anna"]
    assert (store.current.portrait, store.current.deck) == (OWN_PORTRAIT, AUTO_DECK)
    assert not path.exists()
    store.save_if_new()
    assert stored(path) == StoredProfiles((store.current,), store.current.id)
    assert ProfileStore(path, "Ugo").current == store.current


def test_a_profile_that_is_stored_is_not_written_again_at_a_start(path: Path) -> None:
    ProfileStore(path).save_if_new()
    before = path.stat().st_mtime_ns, path.stat().st_ino
    ProfileStore(path).save_if_new()
    assert (path.stat().st_mtime_ns, path.stat().st_ino) == before


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


# --- the file -----------------------------------------------------------------------------------


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
    unknown=st.dictionaries(identifiers.map("x-{}".format), st.integers(), max_size=2),
)


@example_settings(deadline=None, max_examples=examples(40))
@given(profiles=st.lists(all_profiles, min_size=1, max_size=4, unique_by=lambda each: each.id))
def test_what_was_written_is_read(profiles: list[Profile]) -> None:
    content = StoredProfiles(tuple(profiles), profiles[-1].id)
    assert parse_profiles(content.to_text(), Path("p")) == (content, [])


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", ""),
        ("name", "x" * 25),
        ("name", ["Anna"]),
        ("portrait", "../you"),
        ("portrait", None),
        ("deck", "tarot"),
        ("deck", 7),
        ("game", "scopa"),
        ("game", {"variant": "../x", "seating": "2", "levels": []}),
        ("created", "yesterday"),
        ("created", 20260503),
        ("created", None),
    ],
    ids=lambda value: f"{value!a}",
)
def test_an_invalid_field_is_named_and_the_others_are_kept(
    path: Path, field: str, value: object
) -> None:
    write(path, {**ANNA.content(), "game": vars(GAME), field: value})
    store = ProfileStore(path)
    assert len(store.problems) == 1
    assert f"“{field}”" in store.problems[0]
    assert str(path) in store.problems[0]
    default = getattr(Profile(ID), field)
    assert store.current == replace(ANNA, **{field: default})


def test_unknown_fields_are_kept(path: Path) -> None:
    write(
        path,
        {**UGO.content(), "x-friend": {"id": 1}},
        current=OTHER_ID,
        **{"x-shared": ["a"]},
    )
    store = ProfileStore(path)
    assert store.problems == []
    store.change(replace(store.current, name="Ugo II"))
    content = json.loads(path.read_text(encoding="utf-8"))
    assert content["x-shared"] == ["a"]
    assert content["profiles"][0]["x-friend"] == {"id": 1}
    assert content["profiles"][0]["name"] == "Ugo II"


def test_entries_that_are_no_profiles_are_named_and_written_again(path: Path) -> None:
    odd: list[Any] = ["Anna", {"id": "7", "name": "Eva"}, {**UGO.content(), "name": "Twin"}]
    write(path, UGO.content(), *odd)
    store = ProfileStore(path)
    assert len(store.problems) == 3
    assert list(store.profiles) == [UGO]
    store.add(ANNA)
    entries = json.loads(path.read_text(encoding="utf-8"))["profiles"]
    assert entries[2:] == odd


@pytest.mark.parametrize("current", ["Ugo", [], {}, None, 7, OTHER_ID[:-1]], ids=str)
def test_without_a_current_profile_the_first_one_is_taken(path: Path, current: object) -> None:
    write(path, UGO.content(), current=current)
    assert ProfileStore(path).current == UGO


@pytest.mark.parametrize(
    "content",
    [
        "",
        "no JSON",
        "[]",
        '{"format": "something else"}',
        '{"format": "scopa-desktop profiles"}',
        '{"format": "scopa-desktop profiles", "profiles": 7}',
        '{"format": "scopa-desktop profiles", "profiles": [{"name": "Anna"}]}',
        '{"format": "scopa-desktop profiles", "x": NaN}',
        "[" * 5000,
    ],
    ids=["empty", "text", "list", "foreign", "none", "number", "no-id", "nan", "deep"],
)
def test_a_file_without_profiles_is_renamed_and_named(path: Path, content: str) -> None:
    path.parent.mkdir()
    path.write_text(content, encoding="utf-8")
    store = ProfileStore(path, "Anna")
    aside = path.with_name("profiles.json.unreadable-1")
    assert aside.read_text(encoding="utf-8") == content
    assert str(path) in store.problems[0]
    assert aside.name in store.problems[0]
    assert store.current.name == "Anna"
    store.save_if_new()
    assert stored(path).profiles == (store.current,)


def test_a_file_that_cannot_be_renamed_is_left_until_it_can(
    path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    path.parent.mkdir()
    path.write_text("no JSON", encoding="utf-8")
    with monkeypatch.context() as disk:
        disk.setattr(Path, "rename", raising(PermissionError(errno.EACCES, "no")))
        store = ProfileStore(path)
        with qtbot.waitSignal(store.failed):
            store.save_if_new()
        assert path.read_text(encoding="utf-8") == "no JSON"
    store.save_if_new()
    assert path.with_name("profiles.json.unreadable-1").read_text(encoding="utf-8") == "no JSON"
    assert stored(path).current == store.current.id


@pytest.mark.skipif(os.name == "nt", reason="Windows has no FIFOs in folders")
def test_a_pipe_in_place_of_the_file_does_not_block(path: Path) -> None:
    path.parent.mkdir()
    os.mkfifo(path)
    store = ProfileStore(path)
    assert str(path) in store.problems[0]
    assert store.current.name == DEFAULT_NAME


def test_changes_apply_although_they_cannot_be_saved_and_that_is_told_once(
    path: Path, qtbot: QtBot
) -> None:
    path.parent.write_text("a file where the folder should be", encoding="utf-8")
    store = ProfileStore(path)
    failures: list[str] = []
    store.failed.connect(failures.append)
    store.change(replace(store.current, name="Anna"))
    store.change(replace(store.current, name="Eva"))
    assert store.current.name == "Eva"
    assert len(failures) == 1
    path.parent.unlink()
    store.change(replace(store.current, name="Ada"))
    assert stored(path).profiles[0].name == "Ada"
    assert len(failures) == 1


@pytest.mark.parametrize(
    "changes",
    [
        {"id": "X" * 32},
        {"id": "0" * 31},
        {"name": "\n"},
        {"portrait": "a/b"},
        {"deck": "tarot"},
        {"created": "2026-05-03"},
        {"unknown": {"name": 1}},
        {"unknown": {"x": float("inf")}},
    ],
    ids=str,
)
def test_a_profile_with_values_that_are_not_allowed_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"not allowed|known field|unknown fields"):
        replace(ANNA, **changes)


# --- several profiles ---------------------------------------------------------------------------


@pytest.fixture
def store(path: Path) -> ProfileStore:
    """Anna, who is current, and Ugo."""
    path.parent.mkdir()
    path.write_text(StoredProfiles((ANNA, UGO), ID).to_text(), encoding="utf-8")
    return ProfileStore(path)


class Heard:
    """What the signals of a store told, in order."""

    def __init__(self, store: ProfileStore) -> None:
        self.signals: list[str] = []
        store.changed.connect(lambda profile: self.signals.append(f"changed {profile.name}"))
        store.switched.connect(lambda profile: self.signals.append(f"switched {profile.name}"))
        store.list_changed.connect(lambda: self.signals.append("list"))


def test_another_profile_is_current_after_a_switch(store: ProfileStore, path: Path) -> None:
    heard = Heard(store)
    store.switch(OTHER_ID)
    assert store.current == UGO
    assert heard.signals == ["changed Ugo", "switched Ugo", "list"]
    assert stored(path).current == OTHER_ID
    assert ProfileStore(path).current == UGO


def test_nothing_is_told_or_written_without_a_change(store: ProfileStore, path: Path) -> None:
    heard, before = Heard(store), path.stat().st_ino
    store.switch(ID)
    store.change(ANNA)
    assert store.merge([ANNA, UGO]) == []
    assert heard.signals == []
    assert path.stat().st_ino == before


def test_a_change_of_another_profile_is_not_one_of_the_current(store: ProfileStore) -> None:
    heard = Heard(store)
    store.change(replace(UGO, name="Ugo II"))
    assert heard.signals == ["list"]
    store.change(replace(ANNA, name="Anna II"))
    assert heard.signals == ["list", "changed Anna II", "list"]


def test_the_current_profile_is_removed_and_put_back(store: ProfileStore, path: Path) -> None:
    heard = Heard(store)
    store.remove(ID)
    assert store.current == UGO
    assert heard.signals == ["changed Ugo", "switched Ugo", "list"]
    store.add(ANNA, 0)
    assert list(store.profiles) == [ANNA, UGO]
    assert store.current == UGO
    assert stored(path).profiles == (ANNA, UGO)


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


def test_there_is_room_for_many_profiles_and_no_more(store: ProfileStore, path: Path) -> None:
    many = [new_profile(f"Guest {number}") for number in range(MOST_PROFILES)]
    added = store.merge([UGO, *many, *many])
    assert list(added) == many[: MOST_PROFILES - 2]
    assert not store.has_room
    with pytest.raises(ValueError, match="cannot be added"):
        store.add(new_profile())
    assert list(ProfileStore(path).profiles) == list(store.profiles)


def test_an_entry_that_cannot_be_written_does_not_take_others_with_it(path: Path) -> None:
    entries = f'[1e999, "odd", {json.dumps(UGO.content())}]'
    path.parent.mkdir()
    path.write_text(f'{{"format": "scopa-desktop profiles", "profiles": {entries}}}', "utf-8")
    store = ProfileStore(path)
    assert len(store.problems) == 2
    store.change(replace(UGO, name="Ugo II"))
    written = json.loads(path.read_text(encoding="utf-8"))["profiles"]
    assert written == [{**UGO.content(), "name": "Ugo II"}, "odd"]


# --- several processes ---------------------------------------------------------------------------

EVA = new_profile("Eva")


def test_a_profile_that_another_process_has_added_is_kept(store: ProfileStore, path: Path) -> None:
    ProfileStore(path).merge([EVA])
    store.change(replace(ANNA, name="Anna II"))
    heard = [profile.name for profile in store.profiles]
    assert heard == ["Anna II", "Ugo", "Eva"]
    assert list(ProfileStore(path).profiles) == list(store.profiles)


def test_what_another_process_has_changed_is_seen(store: ProfileStore, path: Path) -> None:
    heard, other = Heard(store), ProfileStore(path)
    other.merge([EVA])
    other.change(replace(ANNA, name="Anna II"))
    store.refresh()
    assert [profile.name for profile in store.profiles] == ["Anna II", "Ugo", "Eva"]
    assert heard.signals == ["changed Anna II", "list"]
    store.refresh()
    assert len(heard.signals) == 2


def test_changes_of_two_stores_are_both_kept(store: ProfileStore, path: Path) -> None:
    other = ProfileStore(path)
    store.switch(OTHER_ID)
    other.change(replace(UGO, name="Ugo II"))
    other.remove(ID)
    store.change(replace(UGO, portrait="nonno"))
    # Both have changed Ugo, and here he is current.
    assert list(store.profiles) == [replace(UGO, portrait="nonno")]
    assert stored(path).current == OTHER_ID
    other.change(replace(UGO, name="Ugo III"))
    assert stored(path).profiles == (replace(UGO, name="Ugo III"),)


def test_a_removed_profile_does_not_come_back(store: ProfileStore, path: Path) -> None:
    other = ProfileStore(path)
    store.remove(OTHER_ID)
    other.merge([EVA])
    assert list(other.profiles) == [ANNA, EVA]


def test_the_current_profile_stays_if_another_process_removes_it(
    store: ProfileStore, path: Path
) -> None:
    ProfileStore(path).remove(ID)
    store.merge([EVA])
    assert store.current == ANNA
    assert stored(path).profiles == (ANNA, UGO, EVA)


def test_of_two_first_starts_one_profile_remains(path: Path) -> None:
    window, command = ProfileStore(path, "Anna"), ProfileStore(path, "Anna")
    command.save_if_new()
    window.save_if_new()
    assert window.current == command.current
    assert list(ProfileStore(path).profiles) == [command.current]


def test_a_file_that_was_damaged_meanwhile_is_kept(store: ProfileStore, path: Path) -> None:
    path.write_text("damaged", encoding="utf-8")
    store.refresh()
    store.merge([EVA])
    assert list(ProfileStore(path).profiles) == [ANNA, UGO, EVA]
    assert path.with_name(f"{path.name}.unreadable-1").read_text("utf-8") == "damaged"


def test_profiles_of_many_processes_are_all_kept(store: ProfileStore, path: Path) -> None:
    code = (
        "import sys; from pathlib import Path;"
        "from scopa_desktop.play.storage.profiles import ProfileStore, new_profile;"
        "store = ProfileStore(Path(sys.argv[1]));"
        "[store.merge([new_profile(f'{sys.argv[2]} {n}')]) for n in range(5)]"
    )
    processes = [subprocess.Popen([sys.executable, "-c", code, path, name]) for name in "ab"]
    for number in range(5):
        store.merge([new_profile(f"c {number}")])
    assert [process.wait() for process in processes] == [0, 0]
    store.refresh()
    names = {f"{name} {number}" for name in "abc" for number in range(5)}
    assert {profile.name for profile in store.profiles} == {"Anna", "Ugo", *names}


def test_a_profile_without_room_is_named(store: ProfileStore) -> None:
    store.merge([new_profile(f"Guest {number}") for number in range(MOST_PROFILES)])
    assert store.add_all([ANNA, EVA]) == [
        "There is no room for the profile “Eva”: there can be 40."
    ]


def test_a_file_with_more_than_can_be_written_again_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "profiles.json"
    ProfileStore(path).save_if_new()
    content = json.loads(path.read_text(encoding="utf-8"))
    content["profiles"] += [{"note": "x" * 500, "number": number} for number in range(100)]
    damaged = json.dumps(content).encode()
    path.write_bytes(damaged)
    store = ProfileStore(path)
    store.add(new_profile("Anna"))
    aside = path.with_name("profiles.json.unreadable-1")
    assert aside.read_bytes() == damaged
    store.add(new_profile("Bruno"))
    assert [each.name for each in path.parent.glob("profiles.json.unreadable-*")] == [aside.name]
    assert [profile.name for profile in ProfileStore(path).profiles][1:] == ["Anna", "Bruno"]
