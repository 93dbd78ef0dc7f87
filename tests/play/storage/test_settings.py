"""Settings survive slips of the pen, damage, newer versions and full disks."""

import errno
import json
import string
from dataclasses import fields as dataclass_fields
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as example_settings
from hypothesis import strategies as st

from scopa_desktop.play.storage import settings as module
from scopa_desktop.play.storage.paths import back_ids, deck_ids, resource_folder
from scopa_desktop.play.storage.settings import (
    AUTO_DECK,
    LastGame,
    Settings,
    SettingsStore,
    load_settings,
)
from tests.examples import examples
from tests.raising import raising, refusing

DECK_CHOICES = (AUTO_DECK, *deck_ids())
VERSION_1 = Path(__file__).parent / "data" / "settings-1.json"
GAME = LastGame(
    "escoba-setenta",
    "two",
    ("greedy",),
    {"asso": True, "target": 21, "end": "exact"},
    "Nonna’s escoba",
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def write(path: Path, **values: Any) -> None:
    """A settings file with `values`, as a player might have written it."""
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps({"format": "scopa-desktop settings", **values}), encoding="utf-8")


identifiers = st.text(string.ascii_lowercase + string.digits + "-_", min_size=1, max_size=40)
# Letters, digits and the like; without those that are there and not seen.
seen = st.characters(
    exclude_categories=["C", "Z", "M"], exclude_characters="\u115f\u1160\u3164\uffa0\u2800"
)
names = st.text(seen, min_size=1, max_size=24)
words = names | st.just("")
numbers = st.integers(-(10**9), 10**9)
json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda parts: st.lists(parts) | st.dictionaries(identifiers, parts),
)
games = st.builds(
    LastGame,
    variant=identifiers,
    seating=identifiers,
    levels=st.lists(identifiers, max_size=3).map(tuple),
    options=st.dictionaries(identifiers, st.booleans() | numbers | words, max_size=5),
    name=words,
)
all_settings = st.builds(
    Settings,
    deck=st.sampled_from(DECK_CHOICES),
    back=st.sampled_from((*DECK_CHOICES, *back_ids())),
    table_colour=st.sampled_from(module.TABLE_COLOURS),
    speed=st.sampled_from(module.SPEEDS),
    sounds=st.booleans(),
    volume=st.integers(0, 100),
    card_values=st.sampled_from(module.CARD_VALUES),
    play_single_move=st.booleans(),
    declare=st.booleans(),
    remarks=st.booleans(),
    play_on_click=st.sampled_from(module.PLAY_ON_CLICK),
    show_moves=st.sampled_from(module.SHOW_MOVES),
    reduced_motion=st.sampled_from(module.REDUCED_MOTION),
    language=st.sampled_from(module.LANGUAGES),
    last_game=st.none() | games,
    unknown=st.dictionaries(identifiers.map("x-{}".format), st.integers() | words, max_size=3),
)


@example_settings(deadline=None)
@given(settings=all_settings)
def test_what_was_saved_is_loaded(
    tmp_path_factory: pytest.TempPathFactory, settings: Settings
) -> None:
    path = tmp_path_factory.getbasetemp() / "round-trip.json"
    path.write_text(settings.to_text(), encoding="utf-8")
    assert load_settings(path) == (settings, [])


@example_settings(deadline=None, max_examples=examples(40))
@given(
    fields=st.dictionaries(
        identifiers | st.sampled_from([each.name for each in dataclass_fields(Settings)]),
        json_values | games.map(vars),
        max_size=6,
    )
)
def test_whatever_was_loaded_is_written_so_that_it_is_loaded_again(
    tmp_path_factory: pytest.TempPathFactory, fields: dict[str, Any]
) -> None:
    path = tmp_path_factory.getbasetemp() / "any.json"
    content = {**fields, "format": "scopa-desktop settings"}
    path.write_text(json.dumps(content), encoding="utf-8")
    settings, _ = load_settings(path)
    path.write_text(settings.to_text(), encoding="utf-8")
    assert load_settings(path) == (settings, [])


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


@pytest.mark.parametrize(
    "value",
    [
        "1e999",
        "-1e999",
        '{"far": [1e999]}',
        "9" * 101,
        "9" * 5000,
        nested(33),
        nested(400),
        nested(450),
        '"' + "x" * 40_000 + '"',
        "[" + ",".join(["1e15"] * 5_000) + "]",
        "[" + ",".join(["[[[0]]]"] * 5_000) + "]",
    ],
    ids=lambda value: f"{value[:8]}…",
)
def test_an_unknown_field_that_could_not_be_read_again_is_named_and_left_out(
    path: Path, value: str
) -> None:
    path.parent.mkdir()
    head = '{"format": "scopa-desktop settings", "volume": 5, "lace": [1.5, "a"]'
    path.write_text(f'{head}, "tablecloth": {value}}}', encoding="utf-8")
    store = SettingsStore(path)
    (sentence,) = store.problems
    assert str(path) in sentence
    assert "“tablecloth” is too large" in sentence
    store.change(replace(store.current, volume=6))
    again = SettingsStore(path)
    assert again.problems == []
    assert again.current == Settings(volume=6, unknown={"lace": [1.5, "a"]})


def test_many_unknown_fields_are_kept_as_long_as_there_is_room(path: Path) -> None:
    long = {f"field-{number}": "x" * 1000 for number in range(60)}
    write(path, volume=7, **long)
    settings, problems = load_settings(path)
    assert settings.volume == 7
    assert len(settings.unknown) + len(problems) == 60
    assert len(settings.unknown) > 25
    path.write_text(settings.to_text(), encoding="utf-8")
    assert load_settings(path) == (settings, [])


def test_the_largest_settings_are_loaded_again(path: Path) -> None:
    options = {f"{number:040}": "🂡" * 40 for number in range(40)}
    table = {f"{number:040}": 10**9 for number in range(40)}
    game = LastGame("x" * 40, "x" * 40, ("x" * 40,) * 5, options, "🂡" * 40, table=table)
    unknown = {str(number): "x" * 1000 for number in range(31)}
    settings = Settings(last_game=game, unknown=unknown)
    path.parent.mkdir()
    path.write_text(settings.to_text(), encoding="utf-8")
    assert load_settings(path) == (settings, [])


def test_a_known_field_of_great_depth_is_named(path: Path) -> None:
    path.parent.mkdir()
    head = '{"format": "scopa-desktop settings", "speed": "fast"'
    path.write_text(f'{head}, "volume": {nested(450)}}}', encoding="utf-8")
    settings, (sentence,) = load_settings(path)
    assert settings == Settings(speed="fast")
    assert "“volume” is …" in sentence


def test_signs_that_turn_the_direction_are_spelled_out_in_a_sentence(path: Path) -> None:
    write(path, deck="\u202eten\u200b", **{"\u202ex" + "y" * 90: 10**200})
    _, problems = load_settings(path)
    assert len(problems) == 2
    assert r"“deck” is \"\u202eten\u200b\"" in problems[0].replace('"', r"\"")
    assert r"“\u202exyyy" in problems[1]
    assert all(sentence.isprintable() for sentence in problems)


def test_no_file_means_the_defaults_and_nothing_to_say(path: Path) -> None:
    assert load_settings(path) == (Settings(), [])
    assert not path.parent.exists()


def test_the_file_of_version_1_loads() -> None:
    expected = Settings(
        deck="siciliane",
        back="auto",
        table_colour="burgundy",
        speed="fast",
        sounds=False,
        volume=35,
        card_values="aiming",
        play_single_move=True,
        declare=False,
        play_on_click="never",
        show_moves="never",
        reduced_motion="on",
        language="it",
        last_game=GAME,
        unknown={"player_name": "Nicolò"},
    )
    assert load_settings(VERSION_1) == (expected, [])
    written = json.loads(expected.to_text())
    in_file = json.loads(VERSION_1.read_text(encoding="utf-8"))
    assert (in_file.pop("single_click"), written.pop("play_on_click")) == (False, "never")
    assert written["last_game"].pop("persons") == []
    assert written["last_game"].pop("table") == {}
    assert written["last_game"].pop("own_level") == ""
    assert {name: written[name] for name in in_file} == in_file


@pytest.mark.parametrize(("old", "value"), [(True, "only_move"), (False, "never")], ids=repr)
def test_single_click_of_an_older_version_is_read(path: Path, old: bool, value: str) -> None:
    write(path, single_click=old)
    assert load_settings(path) == (Settings(play_on_click=value), [])
    assert "single_click" not in load_settings(path)[0].to_text()


def test_a_field_that_was_removed_is_not_kept(path: Path) -> None:
    write(path, volume=7, cards_volume=50, coach_limit="never")
    settings, problems = load_settings(path)
    assert (settings, problems) == (Settings(volume=7), [])
    assert "coach_limit" not in settings.to_text()


def test_the_newer_field_comes_before_single_click(path: Path) -> None:
    write(path, single_click=False, play_on_click="selection")
    assert load_settings(path) == (Settings(play_on_click="selection"), [])


def test_a_bad_single_click_is_named_and_replaced(path: Path) -> None:
    write(path, single_click=None)
    settings, (sentence,) = load_settings(path)
    assert settings == Settings()
    assert "“play_on_click” is null" in sentence


_MANY_OPTIONS = {str(number): 1 for number in range(41)}


@pytest.mark.parametrize(
    "table",
    [{"Time": 30}, {"time": "30"}, {"time": 10**10}, {"time": 1.5}, _MANY_OPTIONS],
    ids=["name", "text", "large", "fraction", "many"],
)
def test_options_that_no_table_has_are_refused(table: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"identifier|option"):
        LastGame("scopa", "2", ("casual",), table=table)


def test_the_options_of_the_table_are_loaded_again(path: Path) -> None:
    game = LastGame("scopa", "2", ("casual",), table={"time": 30, "watchers": False})
    settings = Settings(last_game=game)
    path.parent.mkdir()
    path.write_text(settings.to_text(), encoding="utf-8")
    assert load_settings(path) == (settings, [])


@pytest.mark.parametrize(
    "persons",
    [("guest ",), ("guest  ",), ("guest a\nb",), ("A b",), ("",) * 6, (3,)],
    ids=repr,
)
def test_nobody_else_is_seated(persons: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="a seat is given"):
        LastGame("scopa", "2", ("casual",), persons=persons)


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("deck", "tarot", '"napoletane"'),
        ("back", None, '"auto"'),
        ("back", "plaid", '"night"'),
        ("back", ["night"], '"night"'),
        ("table_colour", ["green"], '"burgundy"'),
        ("speed", "FAST", '"fast"'),
        ("sounds", 1, "true, false"),
        ("volume", 101, "from 0 to 100"),
        ("volume", -1, "from 0 to 100"),
        ("volume", True, "from 0 to 100"),
        ("volume", 50.5, "from 0 to 100"),
        ("card_values", {}, '"aiming"'),
        ("volume", 10**200, "from 0 to 100"),
        ("play_single_move", "true", "true, false"),
        ("play_on_click", True, '"only_move"'),
        ("show_moves", True, '"always"'),
        ("reduced_motion", False, '"system"'),
        ("language", "tlh", '"it"'),
        ("last_game", "scopa", "a variant"),
        ("last_game", {"variant": "scopa"}, "a variant"),
        ("last_game", {"variant": "../scopa", "seating": "two", "levels": []}, "a variant"),
        ("last_game", {"variant": "scopa", "seating": "two", "levels": "abc"}, "a variant"),
        ("last_game", {"variant": "scopa", "seating": "two", "levels": [1]}, "a variant"),
        ("last_game", {"variant": "scopa", "seating": "two", "levels": ["a"] * 6}, "a variant"),
        (
            "last_game",
            {"variant": "scopa", "seating": "two", "levels": [], "options": {"a": [1]}},
            "a variant",
        ),
        (
            "last_game",
            {"variant": "scopa", "seating": "two", "levels": [], "options": ["a"]},
            "a variant",
        ),
        *(
            (
                "last_game",
                {"variant": "scopa", "seating": "two", "levels": [], "options": {"a": value}},
                "a variant",
            )
            for value in (10**10, "x" * 41, "\u202e", 1.5, None)
        ),
    ],
)
def test_a_bad_value_costs_one_setting_and_is_explained(
    path: Path, name: str, value: Any, allowed: str
) -> None:
    others: dict[str, Any] = {"volume": 11} if name != "volume" else {"speed": "slow"}
    write(path, **{name: value}, **others)
    settings, problems = load_settings(path)
    assert settings == Settings(**others)
    (sentence,) = problems
    assert str(path) in sentence
    assert f"“{name}”" in sentence
    assert allowed in sentence
    assert path.exists()


def test_several_bad_values_are_all_named(path: Path) -> None:
    write(path, deck=1, speed=2, volume=3)
    settings, problems = load_settings(path)
    assert settings == Settings(volume=3)
    assert len(problems) == 2


def test_a_bad_value_from_code_is_refused() -> None:
    with pytest.raises(ValueError, match="volume"):
        Settings(volume=101)
    with pytest.raises(ValueError, match="identifier"):
        LastGame("Scopa!", "two", ("greedy",))
    with pytest.raises(ValueError, match="volume is a known field"):
        Settings(unknown={"volume": 5})
    with pytest.raises(ValueError, match="unknown fields"):
        Settings(unknown={"x": float("inf")})
    with pytest.raises(ValueError, match="unknown fields"):
        Settings(unknown={"x": object})


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[" * 60_000,
        b"null",
        b'"text"',
        b'{"name": "another program", "volume": 3}',
        b'{"format": "scopa-desktop settings", "x": NaN}',
        b'{"format": "scopa-desktop settings", "x": "\\ud800"}',
        b'{"format": "scopa-desktop settings", "x": "' + b"x" * 70_000 + b'"}',
        b"\xff\xfe\x00\x00",
        b"\x89PNG\r\n\x1a\n\x00\x00",
    ],
)
def test_a_file_without_sense_is_set_aside_whole(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    settings, problems = load_settings(path)
    aside = path.with_name("settings.json.unreadable-1")
    assert settings == Settings()
    assert aside.read_bytes() == content
    assert not path.exists()
    (sentence,) = problems
    assert str(path) in sentence
    assert str(aside) in sentence


def test_a_file_that_cannot_even_be_set_aside_is_reported(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.parent.mkdir()
    path.write_text("{", encoding="utf-8")
    monkeypatch.setattr("pathlib.Path.rename", refusing(errno.EROFS))
    settings, (sentence,) = load_settings(path)
    assert settings == Settings()
    assert "damaged" in sentence
    assert "read-only disk" in sentence


def test_fields_of_a_newer_version_are_kept(path: Path) -> None:
    write(path, version=7, volume=5, tablecloth="lace", seats={"far": [1, 2]})
    store = SettingsStore(path)
    store.change(replace(store.current, volume=6))
    written = json.loads(path.read_text(encoding="utf-8"))
    assert (written["volume"], written["tablecloth"], written["seats"]) == (
        6,
        "lace",
        {"far": [1, 2]},
    )


def test_the_store_saves_each_change_and_emits_it(path: Path) -> None:
    store = SettingsStore(path)
    changes: list[Settings] = []
    store.changes().connect(changes.append)
    loud = replace(store.current, volume=100)
    store.change(loud)
    store.change(loud)
    assert changes == [loud]
    assert store.current == loud
    assert load_settings(path) == (loud, [])


def test_a_change_is_told_once_to_those_who_depend_on_it(path: Path) -> None:
    store = SettingsStore(path)
    told: list[str] = []
    for names in (("volume",), ("volume", "sounds"), ("sounds",), ("deck", "back")):
        store.changes(*names).connect(lambda _, names=names: told.append("+".join(names)))
    store.change(replace(store.current, volume=7))
    assert told == ["volume", "volume+sounds"]
    told.clear()
    store.change(replace(store.current, volume=8, sounds=False))
    assert told == ["volume", "volume+sounds", "sounds"]


def test_a_setting_that_does_not_exist_cannot_be_followed(path: Path) -> None:
    with pytest.raises(ValueError, match="no settings: colour"):
        SettingsStore(path).changes("volume", "colour")


def test_no_change_writes_nothing(path: Path) -> None:
    store = SettingsStore(path)
    store.change(Settings())
    assert not path.exists()


def test_the_store_names_what_was_wrong_in_the_file(path: Path) -> None:
    write(path, volume="loud")
    assert "“volume”" in SettingsStore(path).problems[0]


def test_a_full_disk_is_reported_once_until_saving_works_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse = refusing(errno.ENOSPC)
    store = SettingsStore(path)
    messages: list[str] = []
    store.failed.connect(messages.append)

    def change_volume(volume: int) -> None:
        store.change(replace(store.current, volume=volume))

    with monkeypatch.context() as disk:
        disk.setattr("pathlib.Path.replace", refuse)
        change_volume(1)
        change_volume(2)
        assert len(messages) == 1
        assert store.current.volume == 2
    change_volume(3)
    assert load_settings(path)[0].volume == 3
    monkeypatch.setattr("pathlib.Path.replace", refuse)
    change_volume(4)
    assert len(messages) == 2
    assert "full" in messages[1]


def test_the_decks_to_choose_from_are_those_that_are_drawn() -> None:
    drawn = {picture.parent.name for picture in (resource_folder() / "cards").glob("*/*.svg")}
    assert set(deck_ids()) == drawn
    for deck_id in drawn:
        assert Settings(deck=deck_id, back=deck_id).deck == deck_id


@pytest.mark.parametrize("deck", ["", "art", "tarot", "..", "../cards/napoletane", "Napoletane"])
def test_a_deck_that_does_not_ship_is_refused(deck: str) -> None:
    with pytest.raises(ValueError, match="napoletane"):
        Settings(deck=deck)


def test_decks_are_accepted_without_reading_their_descriptions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    refuse = raising(AssertionError("a file was read"))
    monkeypatch.setattr(Path, "open", refuse)
    monkeypatch.setattr(Path, "read_text", refuse)
    assert Settings(deck="siciliane").deck == "siciliane"


@pytest.mark.parametrize("is_taken_away", [False, True])
def test_settings_that_could_not_be_set_aside_are_not_written_over(
    path: Path, monkeypatch: pytest.MonkeyPatch, is_taken_away: bool
) -> None:
    """Those that the player has taken away meanwhile hold nothing up."""
    path.parent.mkdir()
    path.write_text("{", encoding="utf-8")
    failures: list[str] = []
    with monkeypatch.context() as disk:
        disk.setattr("pathlib.Path.rename", refusing(errno.EIO))
        store = SettingsStore(path)
        store.failed.connect(failures.append)
        if is_taken_away:
            path.unlink()
        else:
            store.change(replace(store.current, volume=1))
            assert path.read_text(encoding="utf-8") == "{"
    assert len(failures) == (not is_taken_away)
    store.change(replace(store.current, volume=3))
    assert load_settings(path) == (Settings(volume=3), [])
    if not is_taken_away:
        aside = path.with_name("settings.json.unreadable-1")
        assert aside.read_text(encoding="utf-8") == "{"
