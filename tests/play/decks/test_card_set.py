"""Card sets in folders and ZIP files: what is read, and the sentence about what cannot be."""

import gzip
import os
import struct
import zipfile
from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from benchmarks.faults.mutations import mutated
from scopa_desktop.play.decks.card_files import CODES, element_names
from scopa_desktop.play.decks.card_set import CardSet, read_card_set
from scopa_desktop.play.decks.own_decks import PrintedValues, SuitSystem
from scopa_desktop.play.storage.files import StorageError
from tests.examples import examples
from tests.play.decks.made_sets import (
    CARD,
    INDEX,
    KDE_RANKS,
    KDE_SUITS,
    SVG,
    folder_of,
    kde_drawing,
    named,
    png,
    zip_of,
)

WHOLE = {*CODES, "back"}


def rendered(drawing: QSvgRenderer, element: str = "") -> QImage:
    image = QImage(40, 60, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    drawing.render(painter, element) if element else drawing.render(painter)
    painter.end()
    return image


@pytest.mark.parametrize("place", ["", "my cards/", "a/b/"])
def test_the_same_set_is_read_from_a_folder_and_a_zip_file(tmp_path: Path, place: str) -> None:
    files = named() | {"readme.txt": b"x"}
    in_folder = read_card_set(folder_of(tmp_path / "Mine", files))
    entries = {f"{place}{name}": content for name, content in files.items()}
    in_file = read_card_set(zip_of(tmp_path / "Mine.zip", {**entries, "other/AD.svg": b"x"}))
    assert in_folder == in_file
    assert set(in_folder.pictures) == WHOLE
    assert (in_folder.name, in_folder.aspect) == ("Mine", 0.6667)
    assert in_folder.system is SuitSystem.ITALIAN


def test_a_drawing_of_kde_is_cut_into_its_cards(tmp_path: Path) -> None:
    drawing = kde_drawing()
    files = {"index.desktop": INDEX.encode(), "cards.svgz": gzip.compress(drawing), "11.png": png()}
    cards = read_card_set(folder_of(tmp_path / "svg-test", files))
    assert (cards.name, cards.system, cards.printed, set(cards.pictures)) == (
        "Test",
        SuitSystem.FRENCH,
        PrintedValues.LETTERS,
        WHOLE,
    )
    whole = QSvgRenderer(QByteArray(drawing))
    for element, code in element_names().items():
        alone = QSvgRenderer(QByteArray(cards.pictures[code][1]))
        assert rendered(alone) == rendered(whole, element), code


@pytest.mark.parametrize("name", ["cards.svg", "any name.svg"])
def test_a_drawing_alone_needs_no_index(tmp_path: Path, name: str) -> None:
    cards = read_card_set(folder_of(tmp_path / "Mine", {name: kde_drawing()}))
    assert set(cards.pictures) == WHOLE


@pytest.mark.parametrize(
    "names",
    [
        [f"{rank}_{suit}" for suit in KDE_SUITS for rank in KDE_RANKS],
        [*map(str, range(1, 53))],
        [f"{rank}{suit}" for suit in "CDHS" for rank in ("A", *"23456789", "10", *"JQK")],
    ],
    ids=["words", "numbers", "hearts"],
)
def test_fifty_two_png_pictures_are_a_deck_without_a_back(tmp_path: Path, names: list[str]) -> None:
    cards = read_card_set(folder_of(tmp_path / "Mine", named(names, ".png", png())))
    assert set(cards.pictures) == set(CODES)
    assert cards.system is SuitSystem.FRENCH


def test_a_large_png_picture_is_kept_smaller(tmp_path: Path) -> None:
    cards = read_card_set(folder_of(tmp_path / "Mine", named(["7D"], ".png", png(640, 1500))))
    content = cards.pictures["7D"][1]
    assert struct.unpack(">II", content[16:24]) == (512, 1200)


def test_a_large_drawing_is_kept_as_a_png_picture(tmp_path: Path) -> None:
    drawing = CARD.replace(b"</svg>", b"<path d='M 1 1'/>" * 10_000 + b"</svg>")
    cards = read_card_set(folder_of(tmp_path / "Mine", named(["7D"], content=drawing)))
    suffix, content = cards.pictures["7D"]
    assert suffix == ".png"
    image = QImage.fromData(QByteArray(content))
    assert (image.width(), image.height()) == (480, 720)
    assert image.pixelColor(240, 360).name() == "#ffcc00"


def test_missing_cards_are_missing(tmp_path: Path) -> None:
    cards = read_card_set(folder_of(tmp_path / "Mine", named(["7D", "KS"])))
    assert set(cards.pictures) == {"7D", "KS"}


NO_SIZE = b'<svg xmlns="http://www.w3.org/2000/svg"/>'
BOMB = gzip.compress(bytes(2**26), 1)
REFUSED: dict[str, tuple[Mapping[str, bytes], str]] = {
    "nothing": ({}, "There are no cards in"),
    "other files": ({"readme.txt": b"x", "back.svg": CARD}, "There are no cards in"),
    "a damaged picture": (named() | {"7D.svg": b"x"}, "The picture “7D.svg” in"),
    "a picture without size": (named(content=NO_SIZE), "The pict"),
    "a cut picture": (named(["AD"], ".png", png()[:30]), "The picture “AD.png” in"),
    "a picture bomb": (named(["AD"], ".png", png(60000, 60000)), "The picture “AD.png” in"),
    "a gzip bomb": (named(["AD"], ".svgz", BOMB), "The picture “AD.svgz” in"),
    "lying cards": (named(content=CARD.replace(b"20 30", b"30 20")), "are not upright"),
    "too many files": (named(map(str, range(501)), ".txt"), "files"),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSED)
@pytest.mark.parametrize("is_zip", [False, True])
def test_what_is_no_set_is_refused_in_one_sentence(tmp_path: Path, case: str, is_zip: bool) -> None:
    files, words = REFUSED[case]
    path = tmp_path / "Mine.zip"
    path = zip_of(path, files) if is_zip else folder_of(path, files)
    with pytest.raises(StorageError) as raised:
        read_card_set(path)
    assert words in raised.value.sentence
    assert str(path) in raised.value.sentence


def test_a_zip_bomb_is_refused(tmp_path: Path) -> None:
    many = {f"{code}.svg": bytes(4 * 2**20) for code in CODES}
    with pytest.raises(StorageError, match="128 MiB"):
        read_card_set(zip_of(tmp_path / "Mine.zip", many))


def test_a_zip_file_that_lies_about_a_size_is_refused(tmp_path: Path) -> None:
    path = zip_of(tmp_path / "Mine.zip", named() | {"AD.svg": bytes(20 * 2**20)})
    content = path.read_bytes()
    said, lie = struct.pack("<I", 20 * 2**20), struct.pack("<I", 1000)
    assert said in content
    path.write_bytes(content.replace(said, lie))
    with pytest.raises(StorageError):
        read_card_set(path)


@pytest.mark.parametrize(
    "name", ["../../7D.svg", "/7D.svg", "..\\7D.svg", "C:\\7D.svg", "a/../7D.svg"]
)
def test_a_path_in_a_zip_file_leads_nowhere(tmp_path: Path, name: str) -> None:
    path = zip_of(tmp_path / "Mine.zip", {name: CARD})
    before = {*tmp_path.rglob("*")}
    try:
        assert set(read_card_set(path).pictures) <= {"7D"}
    except StorageError as error:
        assert "no cards" in error.sentence
    assert {*tmp_path.rglob("*")} == before


@pytest.mark.parametrize("target", ["../secret.svg", "{}/secret.svg"])
def test_a_link_or_a_named_file_outside_the_folder_is_not_read(tmp_path: Path, target: str) -> None:
    (tmp_path / "secret.svg").write_bytes(kde_drawing())
    folder = folder_of(tmp_path / "Mine", {})
    place = target.format(tmp_path)
    (folder / "index.desktop").write_text(f"[KDE Backdeck]\nSVG={place}\n")
    (folder / "7D.svg").symlink_to(tmp_path / "secret.svg")
    with pytest.raises(StorageError, match="no cards"):
        read_card_set(folder)


def test_a_pipe_with_the_name_of_a_card_does_not_block(tmp_path: Path) -> None:
    folder = folder_of(tmp_path / "Mine", named(["KS"]))
    os.mkfifo(folder / "7D.svg")
    assert set(read_card_set(folder).pictures) == {"KS"}


def test_a_missing_folder_is_reported(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="There is no file"):
        read_card_set(tmp_path / "gone")


@pytest.mark.parametrize("name", ["", "x" * 300, "\x00\n\u202e", "=" * 50])
def test_a_name_from_elsewhere_is_short_and_printable(tmp_path: Path, name: str) -> None:
    files = named() | {"index.desktop": f"Name={name}\n".encode()}
    cards = read_card_set(folder_of(tmp_path / "Mine", files))
    assert cards.name.isprintable()
    assert 1 <= len(cards.name) <= 40


SOUND = {
    "names": named(),
    "PNG": named(suffix=".png", content=png()),
    "KDE": {"index.desktop": INDEX.encode(), "cards.svgz": gzip.compress(kde_drawing())},
}


@settings(max_examples=examples(60), deadline=None)
@given(seed=st.integers(0, 2**32), kind=st.sampled_from([*SOUND]), is_zip=st.booleans())
def test_any_change_gives_a_set_or_one_sentence(
    tmp_path_factory: pytest.TempPathFactory, seed: int, kind: str, is_zip: bool
) -> None:
    rng = Random(seed)
    files = dict(SOUND[kind])
    folder = tmp_path_factory.mktemp("set")
    path = folder / "Mine.zip"
    if is_zip:
        zip_of(path, files)
        path.write_bytes(mutated(path.read_bytes(), rng, [b""]))
    else:
        name = rng.choice([*files])
        files[name] = mutated(files[name], rng, [*files.values()])
        folder_of(path, files)
    try:
        cards = read_card_set(path)
    except StorageError as error:
        assert error.sentence.count("\n") == 0
        return
    assert isinstance(cards, CardSet)
    for suffix, content in cards.pictures.values():
        drawn = QImage.fromData(QByteArray(content)) if suffix == ".png" else None
        assert not drawn.isNull() if drawn is not None else content.startswith(b"<svg")


def test_an_entry_that_occurs_twice_is_refused(tmp_path: Path) -> None:
    path = zip_of(tmp_path / "Mine.zip", named())
    with pytest.warns(UserWarning, match="Duplicate"), zipfile.ZipFile(path, "a") as archive:
        archive.writestr("7D.svg", SVG.format(""))
    with pytest.raises(StorageError):
        read_card_set(path)
