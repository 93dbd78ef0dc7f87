"""The drawn files are what the generator draws, and fit for the table."""

import json
import os
import re
import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QRawFont
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from scopa_desktop.play.storage.profiles import OWN_PORTRAIT
from scopa_desktop.ui.pictures.backs import BACKS
from scopa_desktop.ui.pictures.badge_art import BADGE_IDS
from scopa_desktop.ui.pictures.portraits import PERSON_PORTRAITS
from tests.looping import loop_over

RESOURCES = Path(__file__).parents[2] / "resources"
CARDS = RESOURCES / "cards"
GENERATOR = Path(__file__).parents[2] / "packaging" / "art"
DECKS = sorted(description.parent.name for description in CARDS.glob("*/deck.json"))
FIELDS = {
    "id": str,
    "name": str,
    "own_name": str,
    "region": str,
    "land": str,
    "suits": list,
    "courts": list,
    "aspect": float,
    "index": dict,
    "courts_double_ended": bool,
    "emblems": str,
    "order": int,
    "width_mm": float,
    "needs_values": bool,
    "has_tens": bool,
}
HEIGHTS = (307, 329, 365, 424)
"""The heights for which backs that belong to no deck are drawn, 200 wide."""
PICTURES = {
    "portraits": ["nino", "pina", "beppe", "rosa", "ciro", "aurelio", "luna", "you"],
    "portraits/expressions": [
        f"{name}-{expression}"
        for name in ("nino", "pina", "beppe", "rosa", "ciro", "aurelio", "luna")
        for expression in (
            "thinking",
            "pondering",
            "smile",
            "delighted",
            "frown",
            "rueful",
            "sly",
        )
    ],
    "portraits/people": sorted(PERSON_PORTRAITS.keys() - {OWN_PORTRAIT}),
    "backs": [f"{back.id}-{height}" for back in BACKS for height in HEIGHTS],
    "badges": sorted(BADGE_IDS),
    "emblems": [*(f"{kind}_{suit}" for kind in ("it", "es", "fr") for suit in "DCSB"), "broom"],
    "icons": [
        "scopa-desktop",
        "scopa-desktop-small",
        "down",
        "up",
        "check",
        "down-night",
        "up-night",
    ],
}
WIDTH = 200
LIMIT = 36 * 1024
"""The bytes of a picture; a ten of batons of northern Italy has the most."""
DARK = 190
UPRIGHT = ("trevisane", "KB")  # the city on the shield is not turned
BANDS = {"triestine": 30}  # how high the middle of a court is that is lettered one way

pytestmark = pytest.mark.slow
every_deck = pytest.mark.parametrize("deck", DECKS)


def drawn_files(folder: Path) -> dict[str, bytes]:
    """Every drawn file under a folder by its path."""
    patterns = ("cards/*/*.svg", "cards/*/deck.json", "fonts/*.ttf")
    pictures = (f"{folder_name}/*.svg" for folder_name in PICTURES)
    paths = chain.from_iterable(folder.glob(pattern) for pattern in (*patterns, *pictures))
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def description(deck: str) -> dict[str, object]:
    """The fields of a deck's deck.json."""
    fields = json.loads((CARDS / deck / "deck.json").read_text(encoding="utf-8"))
    assert isinstance(fields, dict)
    return fields


def pictures_of(deck: str) -> list[str]:
    """The names of the pictures that a deck must have: its cards, and its back."""
    ranks = "A23456789TJQK" if description(deck)["has_tens"] else "A234567JQK"
    return [*(rank + suit for suit in "DCSB" for rank in ranks), "back"]


FACES = [(deck, code) for deck in DECKS for code in pictures_of(deck)]


def grey_rows(path: Path) -> list[bytes]:
    """A picture on white, 200 pixels wide, as rows of grey values."""
    renderer = QSvgRenderer(str(path))
    size = renderer.defaultSize()
    height = round(WIDTH * size.height() / size.width())
    image = QImage(WIDTH, height, QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, WIDTH, height))
    painter.end()
    grey, stride = bytes(image.constBits()), image.bytesPerLine()
    return [grey[y * stride : y * stride + WIDTH] for y in range(height)]


@pytest.mark.parametrize("seed", ["1", "2"])
def test_files_are_what_the_generator_draws(tmp_path: Path, seed: str) -> None:
    subprocess.run(
        [sys.executable, str(GENERATOR), "--out", str(tmp_path)],
        check=True,
        env={**os.environ, "PYTHONHASHSEED": seed},
    )
    fresh, kept = drawn_files(tmp_path), drawn_files(RESOURCES)
    assert sorted(kept) == sorted(fresh)
    assert [path for path in fresh if fresh[path] != kept[path]] == []


def test_only_one_part_can_be_drawn(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "art", "--out", str(tmp_path), "--only", "emblems"]
    subprocess.run(command, check=True, cwd=GENERATOR.parent)
    assert set(drawn_files(tmp_path)) == {f"emblems/{name}.svg" for name in PICTURES["emblems"]}


def test_every_package_is_a_deck() -> None:
    packages = {path.parent.name for path in (GENERATOR / "decks").glob("*/__init__.py")}
    assert packages == set(DECKS)


@every_deck
def test_deck_is_complete(deck: str) -> None:
    assert {path.stem for path in (CARDS / deck).glob("*.svg")} == set(pictures_of(deck))
    fields = description(deck)
    assert {name: type(value) for name, value in fields.items()} == FIELDS
    assert fields["id"] == deck
    suits, courts = fields["suits"], fields["courts"]
    assert isinstance(suits, list) and isinstance(courts, list)
    assert (len(suits), len(courts)) == (4, 3)
    index = fields["index"]
    assert isinstance(index, dict)
    assert set(index) <= {code[0] for code in pictures_of(deck) if code != "back"}
    assert all(isinstance(text, str) and text for text in index.values())
    assert (RESOURCES / "emblems" / f"{fields['emblems']}_D.svg").is_file()


@pytest.mark.parametrize("folder", PICTURES)
def test_pictures_are_complete(folder: str) -> None:
    assert {path.stem for path in (RESOURCES / folder).glob("*.svg")} == set(PICTURES[folder])


@loop_over("path", sorted(p for p in drawn_files(RESOURCES) if p.endswith(".svg")))
def test_picture_is_valid_and_small(path: str) -> None:
    assert (RESOURCES / path).stat().st_size <= LIMIT
    assert QSvgRenderer(str(RESOURCES / path)).isValid()


@loop_over("path", sorted(p for p in drawn_files(RESOURCES) if p.endswith(".svg")))
def test_picture_needs_no_font_and_no_other_file(path: str) -> None:
    elements = set(re.findall(r"<([a-zA-Z]+)", (RESOURCES / path).read_text(encoding="utf-8")))
    assert elements <= {"svg", "title", "defs", "g", "path", "rect", "use"}


@loop_over(("deck", "code"), FACES)
def test_card_has_the_declared_aspect(deck: str, code: str) -> None:
    size = QSvgRenderer(str(CARDS / deck / f"{code}.svg")).viewBoxF()
    assert size.width() / size.height() == pytest.approx(description(deck)["aspect"], abs=1e-4)


@loop_over(("deck", "code"), FACES)
def test_rim_of_a_card_is_free_of_ink(deck: str, code: str) -> None:
    rows = grey_rows(CARDS / deck / f"{code}.svg")
    level = rows[3][12:-12] + rows[-4][12:-12]
    upright = bytes(row[x] for row in rows[12:-12] for x in (3, WIDTH - 4))
    assert min(level + upright) >= DARK


@loop_over(
    ("deck", "code"),
    [
        (deck, code)
        for deck, code in FACES
        if (code == "back" or (code[0] in "JQK" and description(deck)["courts_double_ended"]))
        and (deck, code) != UPRIGHT
    ],
)
def test_backs_and_double_ended_courts_look_the_same_turned(deck: str, code: str) -> None:
    rows = grey_rows(CARDS / deck / f"{code}.svg")
    kept = (len(rows) - BANDS.get(deck, 0)) // 2
    picture = b"".join(rows if code == "back" else rows[:kept] + rows[-kept:])
    changed = sum(abs(a - b) > 60 for a, b in zip(picture, picture[::-1], strict=True))
    assert changed <= len(picture) / 250


@loop_over("name", PICTURES["backs"])
def test_backs_of_no_deck_look_the_same_turned_and_have_a_free_rim(name: str) -> None:
    rows = grey_rows(RESOURCES / "backs" / f"{name}.svg")
    assert len(rows) == int(name.split("-")[1])
    picture = b"".join(rows)
    changed = sum(abs(a - b) > 60 for a, b in zip(picture, picture[::-1], strict=True))
    assert changed <= len(picture) / 250
    assert min(rows[3][12:-12] + rows[-4][12:-12]) >= DARK


def test_every_deck_has_a_back_of_nearly_its_shape() -> None:
    for deck in DECKS:
        height = WIDTH / float(str(description(deck)["aspect"]))
        assert min(abs(height / drawn - 1) for drawn in HEIGHTS) < 0.035


@pytest.mark.parametrize(
    "words",
    [
        "Partita ùltima: 11 + 21!",
        "São João",
        "Ñandú",
        "Übung, Maß",
        "Français & c’est 50 %",
        "2×−1",
    ],
)
def test_the_font_covers_what_headings_need(qtbot: QtBot, words: str) -> None:
    letters = QRawFont(str(RESOURCES / "fonts" / "scopa-lettering.ttf"), 100)
    assert [char for char in words if not letters.supportsCharacter(ord(char))] == []


def test_accents_rise_above_their_letter_and_do_not_widen_it(qtbot: QtBot) -> None:
    letters = QRawFont(str(RESOURCES / "fonts" / "scopa-lettering.ttf"), 100)
    plain, accented = letters.glyphIndexesForString("EÉ")
    assert letters.boundingRect(accented).top() < letters.boundingRect(plain).top() - 5
    advances = letters.advancesForGlyphIndexes([plain, accented])
    assert advances[0] == advances[1]


def test_crossing_strokes_stay_filled(qtbot: QtBot) -> None:
    """An overlap of two strokes with opposite directions would be a hole in the letter."""
    letters = QRawFont(str(RESOURCES / "fonts" / "scopa-lettering.ttf"), 100)
    (letter,) = letters.glyphIndexesForString("H")
    path = letters.pathForGlyph(letter)
    path.setFillRule(Qt.FillRule.WindingFill)
    crossbar_meets_stem = QPointF(14, -35)
    assert path.contains(crossbar_meets_stem)


def test_lower_case_becomes_small_capitals(qtbot: QtBot) -> None:
    letters = QRawFont(str(RESOURCES / "fonts" / "scopa-lettering.ttf"), 100)
    large, small = map(letters.boundingRect, letters.glyphIndexesForString("Hh"))
    assert small.height() == pytest.approx(large.height() * 0.8, abs=0.5)


def test_anybody_may_embed_the_font(qtbot: QtBot) -> None:
    """``fsType`` of the table OS/2 (OpenType 1.9): 0 is installable embedding."""
    letters = QRawFont(str(RESOURCES / "fonts" / "scopa-lettering.ttf"), 100)
    assert letters.fontTable("OS/2").data()[8:10] == b"\0\0"
