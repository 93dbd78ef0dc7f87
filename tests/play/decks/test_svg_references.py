"""SVG from elsewhere: what refers to other files is left out, and what draws is kept."""

import base64
import gzip
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from scopa_desktop.play.decks.svg_references import (
    LARGEST_SVG,
    LargeSvgError,
    SvgError,
    without_outward_references,
)
from tests.examples import examples
from tests.play.decks.made_sets import SVG, kde_drawing, png

RED, GREEN, CLEAR = "#ffff0000", "#ff00ff00", "#00000000"


def shown(content: bytes) -> QImage:
    """A picture as Qt shows it."""
    image = QImage(20, 30, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    drawing = QSvgRenderer(QByteArray(content))
    assert drawing.isValid()
    drawing.render(painter)
    painter.end()
    return image


def colour(content: bytes) -> str:
    """The colour in the middle of a picture as Qt shows it."""
    return shown(content).pixelColor(10, 15).name(QColor.NameFormat.HexArgb)


def kept(content: str | bytes) -> bytes:
    return without_outward_references(content if isinstance(content, bytes) else content.encode())


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A red picture and a green style sheet, also found by relative paths."""
    (tmp_path / "out.png").write_bytes(png(colour=b"\xff\0\0"))
    (tmp_path / "out.css").write_text("rect{fill:#00ff00}")
    monkeypatch.chdir(tmp_path)
    yield tmp_path


IMAGE = '<image width="20" height="30" {}="{}"/>'
RECT = '<rect width="20" height="30"/>'


@pytest.mark.parametrize("attribute", ["href", "xlink:href"])
@pytest.mark.parametrize(
    "place", ["out.png", "{}/out.png", "../{name}/out.png", "file://{}/out.png"]
)
def test_qt_opens_files_that_an_image_names_and_none_is_kept(
    outside: Path, attribute: str, place: str
) -> None:
    picture = SVG.format(IMAGE.format(attribute, place.format(outside, name=outside.name)))
    if "file:" not in place:
        assert colour(picture.encode()) == RED
    assert colour(kept(picture)) == CLEAR


@pytest.mark.parametrize("place", ["out.css", "{}/out.css"])
def test_qt_opens_style_sheets_of_an_instruction_and_none_is_kept(
    outside: Path, place: str
) -> None:
    instruction = f'<?xml-stylesheet type="text/css" href="{place.format(outside)}"?>'
    picture = instruction + SVG.format(RECT)
    assert colour(picture.encode()) == GREEN
    assert colour(kept(picture)) == "#ff000000"


def test_a_picture_within_an_image_names_no_file(outside: Path) -> None:
    inner = base64.b64encode(SVG.format(IMAGE.format("href", outside / "out.png")).encode())
    for kind in ("svg+xml", "png"):
        outer = SVG.format(IMAGE.format("href", f"data:image/{kind};base64,{inner.decode()}"))
        assert colour(kept(outer)) == CLEAR


OUTWARD = [
    '<script href="a.js"/>',
    '<style>@import url("a.css");</style>',
    '<style><g/>@import url("a.css");</style>',
    "<style>\\40 import url(a.css);</style>",
    '<use href="a.svg#b"/>',
    '<x:image xmlns:x="http://www.w3.org/2000/svg" x:href="a.png"/>',
    '<image HREF="a.png"/>',
    '<image href="data:image/svg+xml;base64,YS4="/>',
    '<image href="data:image/png;base64,YS4="/>',
    '<g xml:base="a.svg"/>',
    '<a href="http://a.a"><rect/></a>',
    '<feImage href="a.png"/>',
    "<!-- a.png -->",
]


@pytest.mark.parametrize("element", OUTWARD)
def test_what_leads_outside_is_left_out(element: str) -> None:
    written = kept(SVG.format(element)).decode()
    assert not any(word in written for word in ("a.", "@", "\\40", "YS4")), written


def test_what_draws_is_kept() -> None:
    image = base64.b64encode(png(colour=b"\xff\0\0")).decode()
    picture = SVG.format(IMAGE.format("xlink:href", f"data:image/png;base64,\n{image}"))
    assert colour(kept(picture)) == RED
    style = '<style>.a{fill:#f00}</style><rect class="a" width="20" height="30"/>'
    assert colour(kept(SVG.format(style))) == RED
    assert kept(gzip.compress(SVG.format(style).encode())) == kept(SVG.format(style))
    dashes = '<path d="M0 15H20" stroke="#f00" stroke-width="9" stroke-dasharray="3 1"/>'
    for drawing in (SVG.format(dashes).encode(), kde_drawing()):
        assert shown(kept(drawing)) == shown(drawing)


def test_entities_are_texts_as_some_drawing_programs_write_them() -> None:
    doctype = (
        '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://a/svg.dtd" [<!ENTITY r "red">]>'
    )
    assert colour(kept(doctype + SVG.format('<rect width="20" height="30" fill="&r;"/>'))) == RED


def test_an_entity_of_a_file_is_left_out(outside: Path) -> None:
    doctype = f'<!DOCTYPE svg [<!ENTITY r SYSTEM "{outside}/out.css">]>'
    assert "00ff00" not in kept(doctype + SVG.format("<text>&r;</text>")).decode()


BILLION = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 12))


@pytest.mark.parametrize(
    "picture",
    [
        f'<!DOCTYPE svg [<!ENTITY a0 "aaaaaaaaaa">{BILLION}]>' + SVG.format("<text>&a11;</text>"),
        "no XML",
        "",
        SVG.format("<rect>"),
        b"\x1f\x8b no gzip",
        gzip.compress(SVG.format("").encode())[:-4],
    ],
    ids=range(6),
)
def test_what_is_no_picture_is_refused(picture: str | bytes) -> None:
    with pytest.raises(SvgError):
        kept(picture)


def packed_blanks(times: int) -> bytes:
    """So many times as many blanks as a picture may have bytes, most of them packed only once.

    Their checksum is wrong, which is found where all of them are unpacked.
    """
    packer = zlib.compressobj(1, wbits=31)
    start = packer.compress(b"<svg>") + packer.flush(zlib.Z_FULL_FLUSH)
    block = packer.compress(b" " * (LARGEST_SVG // 32)) + packer.flush(zlib.Z_FULL_FLUSH)
    return start + block * 32 * times + packer.flush()


def test_a_picture_that_unpacks_to_a_byte_too_many_is_refused() -> None:
    content = SVG.format("").encode()
    with pytest.raises(LargeSvgError):
        kept(gzip.compress(content.ljust(LARGEST_SVG + 1), 1))


def test_a_bomb_is_not_unpacked() -> None:
    with pytest.raises(LargeSvgError):
        kept(packed_blanks(40))


@settings(max_examples=examples(200), deadline=None)
@given(
    st.one_of(
        st.binary(max_size=200),
        st.text(alphabet='<>/&;"=#(): abghref@', max_size=100).map(
            lambda text: SVG.format(text).encode()
        ),
        st.binary(max_size=60).map(lambda content: gzip.compress(content)[:-1]),
    )
)
def test_any_bytes_are_a_picture_or_refused(content: bytes) -> None:
    try:
        written = kept(content)
    except SvgError:
        return
    assert kept(written) == written
