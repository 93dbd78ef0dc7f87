"""The player's own decks: added completely or not at all, exported, removed, and damaged."""

import json
import stat
from pathlib import Path
from shutil import copytree

import pytest
from PySide6.QtGui import QImage

from scopa_desktop.play.decks.card_set import DeckReading
from scopa_desktop.play.decks.deck_transfer import NewDeck, export_deck, remove_deck
from scopa_desktop.play.decks.own_decks import (
    DeckDescription,
    OwnDeck,
    PrintedValues,
    SuitSystem,
    load_own_decks,
)
from scopa_desktop.play.decks.picture_client import StoppedError
from scopa_desktop.play.decks.picture_process import KEPT_HEIGHT
from scopa_desktop.play.storage import files as files_module
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.paths import OWN_DECK, resource_folder
from tests.needs import needs_links, needs_permissions
from tests.play.decks.made_sets import CARD, folder_of, named, png
from tests.raising import raising


def pictures() -> dict[str, bytes]:
    """Small pictures, which are drawn at once."""
    return named(suffix=".png", content=png())


SAID = DeckDescription("Mine", 0.65, SuitSystem.SPANISH, PrintedValues.TO_TWELVE)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return folder_of(tmp_path / "source", pictures())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data" / "decks"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> OwnDeck:
    """A deck that was added once for all tests, which use copies of it."""
    made = tmp_path_factory.mktemp("kept")
    return NewDeck(folder_of(made / "source", pictures()), made / "decks").keep(SAID)


def copy_of(kept: OwnDeck, folder: Path, name: str) -> OwnDeck:
    folder.mkdir(0o700, parents=True, exist_ok=True)
    return kept._replace(folder=Path(copytree(kept.folder, folder / name)))


@pytest.fixture
def deck(kept: OwnDeck, folder: Path) -> OwnDeck:
    return copy_of(kept, folder, "own-00000000000a")


@pytest.fixture
def other_deck(kept: OwnDeck, folder: Path) -> OwnDeck:
    return copy_of(kept, folder, "own-00000000000b")


def test_a_deck_counts_when_it_is_kept_and_not_before(source: Path, folder: Path) -> None:
    new = NewDeck(source, folder)
    assert load_own_decks(folder) == ([], [])
    deck = new.keep(SAID)
    assert OWN_DECK.fullmatch(deck.id)
    assert load_own_decks(folder) == ([deck], [])
    assert [path.name for path in folder.iterdir()] == [deck.id]


def test_what_is_discarded_leaves_nothing(source: Path, folder: Path) -> None:
    NewDeck(source, folder).discard()
    assert [*folder.iterdir()] == []


def test_what_a_killed_process_left_is_removed_by_the_next_deck(
    source: Path, folder: Path, deck: OwnDeck
) -> None:
    left = NewDeck(source, folder).folder
    assert left.is_dir()
    new = NewDeck(source, folder)
    assert {*folder.iterdir()} == {deck.folder, new.folder}


@needs_permissions
def test_a_deck_is_for_the_player_alone(source: Path, folder: Path) -> None:
    deck = NewDeck(source, folder).keep(SAID)
    assert stat.S_IMODE(deck.folder.stat().st_mode) == 0o700
    assert {stat.S_IMODE(path.stat().st_mode) for path in deck.folder.iterdir()} == {0o600}


def test_a_full_disk_leaves_nothing(
    source: Path, folder: Path, deck: OwnDeck, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files_module, "_sync", raising(OSError(28, "No space left on device")))
    with pytest.raises(StorageError, match="disk is full"):
        NewDeck(source, folder)
    assert [*folder.iterdir()] == [deck.folder]


def test_a_deck_without_a_back_gets_that_of_another_one(tmp_path: Path, folder: Path) -> None:
    files = {name: content for name, content in pictures().items() if "back" not in name}
    new = NewDeck(folder_of(tmp_path / "source", files), folder)
    assert not new.has_back
    with pytest.raises(ValueError, match="not complete"):
        new.keep(SAID)
    other = resource_folder() / "cards" / "napoletane"
    deck = new.keep(SAID, other)
    assert QImage(str(deck.folder / "back.png")).height() == KEPT_HEIGHT
    assert load_own_decks(folder) == ([deck], [])


def test_another_back_replaces_its_own(source: Path, folder: Path) -> None:
    deck = NewDeck(source, folder).keep(SAID, resource_folder() / "cards" / "napoletane")
    assert {path.name for path in deck.folder.glob("back.*")} == {"back.png"}
    assert QImage(str(deck.folder / "back.png")).height() == KEPT_HEIGHT


@pytest.mark.parametrize("content", [None, b"<svg>"])
def test_a_back_that_the_game_lacks_is_reported(
    tmp_path: Path, source: Path, folder: Path, content: bytes | None
) -> None:
    other = folder_of(tmp_path / "other", {} if content is None else {"back.svg": content})
    with pytest.raises(StorageError, match=r"back\.svg"):
        NewDeck(source, folder).keep(SAID, other)


def test_cards_that_are_missing_are_listed(tmp_path: Path, folder: Path) -> None:
    files = pictures()
    del files["7D.png"], files["KS.png"]
    new = NewDeck(folder_of(tmp_path / "source", files), folder)
    assert new.missing == ["7D", "KS"]
    with pytest.raises(ValueError, match="not complete"):
        new.keep(SAID)


def test_an_exported_deck_is_the_same_when_it_is_added_again(
    tmp_path: Path, folder: Path, deck: OwnDeck
) -> None:
    path = tmp_path / "deck.zip"
    export_deck(deck, path)
    again = NewDeck(path, folder)
    assert again.description == SAID._replace(aspect=0.6667)
    kept = again.keep(SAID)
    assert kept.id != deck.id
    for file in deck.folder.iterdir():
        assert (kept.folder / file.name).read_bytes() == file.read_bytes()


def test_a_deck_is_removed_with_all_its_files(folder: Path, deck: OwnDeck) -> None:
    remove_deck(deck)
    assert [*folder.iterdir()] == []
    with pytest.raises(StorageError):
        remove_deck(deck)


def damaged(deck: OwnDeck, name: str, content: bytes | None) -> None:
    (deck.folder / name).unlink()
    if content is not None:
        (deck.folder / name).write_bytes(content)


SOUND = json.loads(SAID.to_text())
DAMAGES: dict[str, tuple[str, bytes | None]] = {
    "no description": ("deck.json", None),
    "no JSON": ("deck.json", b"{"),
    "another format": ("deck.json", json.dumps(SOUND | {"format": "x"}).encode()),
    "a landscape": ("deck.json", json.dumps(SOUND | {"aspect": 3}).encode()),
    "unknown suits": ("deck.json", json.dumps(SOUND | {"system": "de"}).encode()),
    "a long name": ("deck.json", json.dumps(SOUND | {"name": "x" * 41}).encode()),
    "a missing card": ("7D.png", None),
    "a missing back": ("back.png", None),
}


@pytest.mark.parametrize("case", DAMAGES)
def test_a_damaged_deck_is_left_out_in_one_sentence(
    folder: Path, deck: OwnDeck, other_deck: OwnDeck, case: str
) -> None:
    damaged(deck, *DAMAGES[case])
    decks, problems = load_own_decks(folder)
    assert decks == [other_deck]
    assert problems == [f"Your deck in “{deck.folder}” is damaged and was left out."]


@pytest.mark.parametrize("name", ["7D", "back"])
def test_a_deck_with_drawings_of_an_earlier_version_is_left_out_and_can_be_added_again(
    folder: Path, deck: OwnDeck, other_deck: OwnDeck, name: str
) -> None:
    (deck.folder / f"{name}.png").unlink()
    (deck.folder / f"{name}.svg").write_bytes(CARD)
    sentence = (
        f"Your deck “Mine” was added by an earlier version and was left out. Add it again from the "
        f"folder “{deck.folder}”, then delete that folder."
    )
    assert load_own_decks(folder) == ([other_deck], [sentence])
    again = NewDeck(deck.folder, folder)
    assert (again.missing, again.description.name) == ([], "Mine")


def test_a_set_that_is_not_wanted_any_more_leaves_nothing(source: Path, folder: Path) -> None:
    def is_stopped() -> bool:
        return folder.is_dir() and any(folder.glob(".*.part/7D.png"))

    with pytest.raises(StoppedError):
        NewDeck(source, folder, DeckReading(is_stopped))
    assert [*folder.iterdir()] == []


def test_a_folder_that_cannot_be_listed_ends_in_a_sentence(
    source: Path, folder: Path, deck: OwnDeck, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused = raising(PermissionError(13, "Permission denied"))
    monkeypatch.setattr(Path, "iterdir", refused)
    monkeypatch.setattr(Path, "mkdir", refused)
    with pytest.raises(StorageError, match="You do not have permission to use"):
        NewDeck(source, folder)


@needs_links
def test_a_file_or_link_in_place_of_a_deck_is_left_out(folder: Path, deck: OwnDeck) -> None:
    (folder / "own-000000000000").write_bytes(CARD)
    (folder / "own-000000000001").symlink_to(deck.folder)
    (folder / "other").mkdir()
    decks, problems = load_own_decks(folder)
    assert decks == [deck]
    assert len(problems) == 2


def test_a_file_in_place_of_the_folder_is_reported(folder: Path, source: Path) -> None:
    folder.parent.mkdir(parents=True)
    folder.write_bytes(b"")
    assert load_own_decks(folder) == (
        [],
        [f"There is a file where the folder of “{folder}” should be."],
    )
    with pytest.raises(StorageError):
        NewDeck(source, folder)
