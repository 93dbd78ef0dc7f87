"""Card sets in folders and ZIP files: what is read, and the sentence about what cannot be."""

import gzip
import os
import struct
import sys
import zipfile
from collections.abc import Mapping
from itertools import product
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from benchmarks.faults.mutations import mutated
from scopa_desktop.play.decks import picture_client
from scopa_desktop.play.decks.card_files import CODES, element_names
from scopa_desktop.play.decks.card_set import CardSet, DeckReading, read_card_set
from scopa_desktop.play.decks.own_decks import PrintedValues, SuitSystem
from scopa_desktop.play.decks.picture_client import DrawingLimits
from scopa_desktop.play.decks.picture_process import KEPT_HEIGHT, REPLY, REPLY_START, PictureOutcome
from scopa_desktop.play.storage.files import StorageError
from tests.examples import examples
from tests.needs import needs_links, needs_pipes
from tests.play.decks.made_sets import (
    CARD,
    ENDLESS,
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
from tests.sampling import parametrize_some

WHOLE = {*CODES, "back"}


def rendered(drawing: QSvgRenderer, element: str) -> QImage:
    image = QImage(933, 1400, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    drawing.render(painter, element)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_ARGB32)


@pytest.mark.parametrize("place", ["", "my cards/", "a/b/"])
def test_the_same_set_is_read_from_a_folder_and_a_zip_file(tmp_path: Path, place: str) -> None:
    files = named(suffix=".png", content=png()) | {"readme.txt": b"x"}
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
        assert QImage.fromData(cards.pictures[code]) == rendered(whole, element), code


KDE_SOURCES = {
    "as it is installed": {"cards.svgz": gzip.compress(kde_drawing()), "11.png": png()},
    "as it lies in the sources": {"cards.svg": kde_drawing(), "11.png": png()},
    "without a preview": {"cards.svg": kde_drawing()},
    "with another name": {"renamed.svg": kde_drawing(), "11.png": png()},
}


@pytest.mark.slow  # Each draws forty cards.
@pytest.mark.parametrize("case", KDE_SOURCES)
@pytest.mark.parametrize("has_index", [False, True])
def test_the_preview_of_kde_is_no_card(tmp_path: Path, case: str, has_index: bool) -> None:
    files = KDE_SOURCES[case] | ({"index.desktop": INDEX.encode()} if has_index else {})
    cards = read_card_set(folder_of(tmp_path / "svg-test", files))
    assert set(cards.pictures) == WHOLE
    # The preview is no drawing of this height.
    assert QImage.fromData(cards.pictures["QC"]).height() == KEPT_HEIGHT


@pytest.mark.slow
@pytest.mark.parametrize("name", ["cards.svg", "cards.svgz"])
def test_the_drawing_is_the_one_that_the_index_names(tmp_path: Path, name: str) -> None:
    files = {
        "index.desktop": INDEX.encode(),
        name: kde_drawing(),
        "logo.svg": CARD,
        "11.png": png(),
    }
    assert set(read_card_set(folder_of(tmp_path / "svg-test", files)).pictures) == WHOLE


def test_a_drawing_that_is_named_and_missing_is_reported(tmp_path: Path) -> None:
    files = {"index.desktop": INDEX.encode(), "11.png": png()}
    with pytest.raises(StorageError, match="names the drawing “cards"):
        read_card_set(folder_of(tmp_path / "svg-test", files))


def test_cards_of_their_own_count_more_than_a_drawing_that_is_missing(tmp_path: Path) -> None:
    pictures = named(suffix=".png", content=png())
    files = pictures | {"index.desktop": INDEX.encode(), "logo.svg": CARD}
    cards = read_card_set(folder_of(tmp_path / "Mine", files))
    assert (set(cards.pictures), cards.system) == (WHOLE, SuitSystem.ITALIAN)


@parametrize_some("name", ["cards.svg", "any name.svg"], default=["any name.svg"])
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


def test_what_is_kept_of_a_drawing_are_its_points(tmp_path: Path) -> None:
    steps: list[tuple[int, int]] = []
    reading = DeckReading(on_progress=lambda done, total: steps.append((done, total)))
    cards = read_card_set(folder_of(tmp_path / "Mine", named(["7D", "KS", "back"])), reading)
    assert steps == [(0, 3), (1, 3), (2, 3)]
    for content in cards.pictures.values():
        image = QImage.fromData(content)
        assert image.height() == KEPT_HEIGHT
        assert image.pixelColor(240, 360).name() == "#ffcc00"


def test_missing_cards_are_missing(tmp_path: Path) -> None:
    cards = read_card_set(folder_of(tmp_path / "Mine", named(["7D", "KS"])))
    assert set(cards.pictures) == {"7D", "KS"}


NO_SIZE = b'<svg xmlns="http://www.w3.org/2000/svg"/>'
BOMB = gzip.compress(bytes(2**26), 1)
REFUSED: dict[str, tuple[Mapping[str, bytes], str]] = {
    "nothing": ({}, "with a name such as 7D.svg for the seven of coins"),
    "other files": ({"readme.txt": b"x", "back.svg": CARD}, "There are no cards in “"),
    "photographs": (named(suffix=".jpg"), "Each card is an SVG or PNG picture"),
    "a drawing of something else": ({"logo.svg": CARD}, "There are no cards in “"),
    "a damaged picture": (
        named() | {"7D.svg": b"x"},
        "“7D.svg” is no SVG or PNG picture, or it is damaged.",
    ),
    "a picture without size": (named(content=NO_SIZE), "“AD.svg” has no width or no height."),
    "many points": (
        named(["7D"], ".png", png(6000, 9000)),
        "“7D.png” is 6000 × 9000 pixels; a picture may have at most 16 million.",
    ),
    "a gzip bomb": (
        named(["AD"], ".svgz", BOMB),
        "“AD.svgz” is larger than 32 MiB when it is unpacked.",
    ),
    "a large file": (
        named(["AD"], ".png", png() + bytes(17 * 2**20)),
        "“AD.png” is larger than 16 MiB.",
    ),
    "lying cards": (
        named(content=CARD.replace(b"20 30", b"30 20")),
        "“AD.svg” is 30 × 20; the width of a card must be 40% to 90% of its height.",
    ),
    "a damaged drawing": (
        {"cards.svg": kde_drawing()[:-20]},
        "“cards.svg” is no SVG or PNG picture, or it is damaged.",
    ),
    "a lying element": (
        {"cards.svg": kde_drawing().replace(b'"20" height="30"/><use', b'"90" height="9"/><use')},
        "“cards.svg, 1_club” is 90 × 12; the",
    ),
    "too many files": (named(map(str, range(501)), ".txt"), "500 files"),
}


@parametrize_some(
    ("case", "is_zip"),
    [*product(REFUSED, (False, True))],
    default=[(case, number % 2 == 1) for number, case in enumerate(REFUSED)],
    ids=str,
)
def test_what_is_no_set_is_refused_in_one_sentence(tmp_path: Path, case: str, is_zip: bool) -> None:
    files, words = REFUSED[case]
    path = tmp_path / "Mine.zip"
    path = zip_of(path, files) if is_zip else folder_of(path, files)
    with pytest.raises(StorageError) as raised:
        read_card_set(path)
    assert words in raised.value.sentence
    assert "\n" not in raised.value.sentence


@pytest.mark.parametrize(
    ("content", "limits", "sentence"),
    [
        (
            ENDLESS["doubled ids"],
            DrawingLimits(picture=0.2),
            "“7D.svg” takes longer to draw than 1 seconds, the limit for a picture.",
        ),
        (
            ENDLESS["patterns by class"],
            DrawingLimits(whole_set=0.2),
            "The pictures take longer to draw than 1 seconds, the limit for a set; the last one "
            "was “7D.svg”.",
        ),
    ],
)
def test_the_sentence_names_the_picture_and_its_limit(
    tmp_path: Path, content: bytes, limits: DrawingLimits, sentence: str
) -> None:
    path = folder_of(tmp_path / "Mine", {"7D.svg": content})
    with pytest.raises(StorageError) as raised:
        read_card_set(path, DeckReading(limits=limits))
    assert raised.value.sentence == sentence


READY = f"open(1, 'wb').write({REPLY.pack(REPLY_START, PictureOutcome.READY, 0, 0)!r})"


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (["/no/such/program"], "the process that draws them does not start"),
        ([sys.executable, "-c", ""], "the process that draws them does not start"),
        ([sys.executable, "-c", READY], "“7D.svg” cannot be drawn: it is damaged, or it needs"),
    ],
)
def test_a_process_that_fails_ends_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str], sentence: str
) -> None:
    monkeypatch.setattr(picture_client, "process_command", lambda _module: command)
    with pytest.raises(StorageError, match=sentence):
        read_card_set(folder_of(tmp_path / "Mine", named(["7D"])))


def test_a_zip_bomb_is_refused(tmp_path: Path) -> None:
    many = {f"{code}.svg": bytes(4 * 2**20) for code in CODES}
    with pytest.raises(StorageError, match="128 MiB"):
        read_card_set(zip_of(tmp_path / "Mine.zip", many))


def test_pictures_that_are_too_large_together_are_refused(tmp_path: Path) -> None:
    many = named(CODES[:9], ".png", png() + bytes(15 * 2**20))
    with pytest.raises(StorageError, match="are larger than 128 MiB together"):
        read_card_set(folder_of(tmp_path / "Mine", many))


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


@needs_links
@pytest.mark.parametrize("target", ["../secret.svg", "{}/secret.svg"])
def test_a_link_or_a_named_file_outside_the_folder_is_not_read(tmp_path: Path, target: str) -> None:
    (tmp_path / "secret.svg").write_bytes(kde_drawing())
    folder = folder_of(tmp_path / "Mine", {})
    place = target.format(tmp_path)
    (folder / "index.desktop").write_text(f"[KDE Backdeck]\nSVG={place}\n")
    (folder / "7D.svg").symlink_to(tmp_path / "secret.svg")
    with pytest.raises(StorageError, match="which is not in"):
        read_card_set(folder)


@needs_pipes
def test_a_pipe_with_the_name_of_a_card_does_not_block(tmp_path: Path) -> None:
    folder = folder_of(tmp_path / "Mine", named(["KS"]))
    os.mkfifo(folder / "7D.svg")
    assert set(read_card_set(folder).pictures) == {"KS"}


def test_a_missing_folder_is_reported(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="There is no file"):
        read_card_set(tmp_path / "gone")


@parametrize_some(
    "name",
    ["", "x" * 300, "\x00\n\u202e", "=" * 50],
    default=["x" * 300, "\x00\n\u202e"],
    ids=repr,
)
def test_a_name_from_elsewhere_is_short_and_printable(tmp_path: Path, name: str) -> None:
    files = named(["7D", "KS", "back"]) | {"index.desktop": f"Name={name}\n".encode()}
    cards = read_card_set(folder_of(tmp_path / "Mine", files))
    assert cards.name.isprintable()
    assert 1 <= len(cards.name) <= 40


SOUND = {
    "names": named(["7D", "KS", "back"]),
    "PNG": named(["7D", "KS", "back"], ".png", png()),
    "KDE": {
        "index.desktop": INDEX.encode(),
        "cards.svgz": gzip.compress(kde_drawing(["1_club", "king_heart"])),
    },
}


@settings(max_examples=examples(20), deadline=None)
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
    assert not any(QImage.fromData(content).isNull() for content in cards.pictures.values())


def test_an_entry_that_occurs_twice_is_refused(tmp_path: Path) -> None:
    path = zip_of(tmp_path / "Mine.zip", named())
    with pytest.warns(UserWarning, match="Duplicate"), zipfile.ZipFile(path, "a") as archive:
        archive.writestr("7D.svg", SVG.format(""))
    with pytest.raises(StorageError):
        read_card_set(path)
