"""The window opens whatever is wrong in the player's files, and nothing in them is lost."""

from itertools import product
from pathlib import Path
from random import Random

import pytest

from benchmarks.faults.damage import (
    DAMAGES,
    DATA,
    FAULTS,
    KEPT,
    PLACES,
    SOUND,
    Damage,
    huge,
    make_apart,
    mutated,
    put,
    start,
)
from tests.needs import needs_odd_files
from tests.odd_files import NO_FILES, Maker, a_link_to_a_device, a_pipe, traits
from tests.sampling import parametrize_some


@parametrize_some("damage", DAMAGES, default=DAMAGES[1::3], ids=lambda damage: damage.__name__)
def test_damage_in_every_place_at_once_lets_the_window_open(
    player_home: Path, damage: Damage
) -> None:
    rng = Random(3)
    contents = {place: damage(SOUND[place], rng) for place in PLACES}
    for place, content in contents.items():
        put(player_home, place, content)
    assert start() == (0, "")
    # Exceptions that nobody has caught would be written there.
    assert (player_home / FAULTS).read_bytes() == contents[FAULTS]
    kept = [path.read_bytes() for path in player_home.rglob("*") if path.is_file()]
    for place in KEPT:
        # Bytes behind the end of a database, or in an unused part of it, are no damage.
        is_read = place == DATA and damage in (huge, mutated)
        assert is_read or contents[place] in kept, place


@pytest.mark.slow
@pytest.mark.parametrize("place", PLACES)
def test_damage_in_one_place_lets_the_window_open(player_home: Path, place: str) -> None:
    for sound, text in SOUND.items():
        put(player_home, sound, text)
    content = mutated(SOUND[place], Random(place))
    put(player_home, place, content)
    assert start() == (0, "")
    faults = content if place == FAULTS else SOUND[FAULTS]
    assert (player_home / FAULTS).read_bytes() == faults


@needs_odd_files
@parametrize_some("make", NO_FILES, default=NO_FILES[::3], ids=lambda make: make.__name__)
def test_odd_things_in_every_place_let_the_window_open_and_stay(
    player_home: Path, make: Maker
) -> None:
    for place in PLACES:
        (player_home / place).parent.mkdir(exist_ok=True)
        make_apart(player_home / place, make)
    before = traits(player_home)
    assert start() == (0, "")
    assert set(before) <= set(traits(player_home))


@needs_odd_files
@parametrize_some(
    ("folder", "make"),
    [*product(("config", "data"), (a_pipe, a_link_to_a_device))],
    default=[("config", a_pipe), ("data", a_link_to_a_device)],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_a_start_with_odd_things_in_the_place_of_a_folder(
    player_home: Path, folder: str, make: Maker
) -> None:
    make(player_home / folder)
    before = traits(player_home)
    assert start() == (0, "")
    assert set(before) <= set(traits(player_home))


@needs_odd_files
def test_a_start_is_asked_to_open_a_pipe(player_home: Path, tmp_path: Path) -> None:
    a_pipe(tmp_path / "pipe.scopa")
    assert start(str(tmp_path / "pipe.scopa")) == (0, "")
