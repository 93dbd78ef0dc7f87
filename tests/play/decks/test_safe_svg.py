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

from scopa_desktop.play.decks.safe_svg import LARGEST_SVG, SvgError, SvgPicture
from tests.examples import examples
from tests.play.decks.made_sets import SVG, png

RED, GREEN, CLEAR = "#ffff0000", "#ff00ff00", "#00000000"


def colour(content: bytes) -> str:
    """The colour in the middle of a picture as Qt shows it."""
    image = QImage(20, 30, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    drawing = QSvgRenderer(QByteArray(content))
    assert drawing.isValid()
    drawing.render(painter)
    painter.end()
    return image.pixelColor(10, 15).name(QColor.NameFormat.HexArgb)


def kept(content: str | bytes) -> bytes:
    return SvgPicture(content if isinstance(content, bytes) else content.encode()).whole()


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


OUTWARD = [
    "<script>1</script>",
    '<script href="a.js"/>',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
    '<style>@import url("a.css");</style>',
    "<style>rect{fill:url(a.svg#b)}</style>",
    '<use href="a.svg#b"/>',
    '<rect fill="url(a.svg#b)"/>',
    '<rect fill="URL( &quot;a.svg#b&quot;)"/>',
    '<rect style="fill:u\\72l(a.svg#b)"/>',
    "<rect onclick=\"open('a')\"/>",
    '<image href="data:image/svg+xml;base64,YQ=="/>',
    '<image href="data:image/png;base64,YQ=="/>',
    '<a href="http://a"><rect/></a>',
    '<feImage href="a.png"/>',
    '<rect filter="url(#a)" stroke-dasharray="0.001"/>',
    '<rect style="fill:red;stroke-dasharray:0.001"/>',
    '<animate attributeName="x" from="0" to="1"/>',
]


@pytest.mark.parametrize("element", OUTWARD)
def test_what_leads_outside_or_has_no_end_is_left_out(element: str) -> None:
    written = kept(SVG.format(element)).decode()
    assert not any(
        word in written
        for word in ("a.", "script", "foreign", "@", "onclick", "data:", "http://a", "dash", "anim")
    ), written


def test_what_draws_is_kept() -> None:
    image = base64.b64encode(png(colour=b"\xff\0\0")).decode()
    picture = SVG.format(IMAGE.format("xlink:href", f"data:image/png;base64,\n{image}"))
    assert colour(kept(picture)) == RED
    gradient = '<linearGradient id="a"><stop stop-color="#f00"/></linearGradient>'
    assert (
        colour(kept(SVG.format(f'{gradient}<rect width="20" height="30" fill="url(#a)"/>'))) == RED
    )
    style = '<style>.a{fill:#f00}</style><rect class="a" width="20" height="30"/>'
    assert colour(kept(SVG.format(style))) == RED
    assert kept(gzip.compress(SVG.format(style).encode())) == kept(SVG.format(style))


def test_short_entities_are_texts_as_some_drawing_programs_write_them() -> None:
    doctype = (
        '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://a/svg.dtd" [<!ENTITY r "red">]>'
    )
    assert colour(kept(doctype + SVG.format('<rect width="20" height="30" fill="&r;"/>'))) == RED


LARGE_IMAGE = base64.b64encode(png(9000, 9000)).decode()
BILLION = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10))
LAUGHS = "".join(
    f'<g id="g{n}">{f"<use href={chr(34)}#g{n - 1}{chr(34)}/>" * 10}</g>' for n in range(1, 9)
)


@pytest.mark.parametrize(
    "picture",
    [
        '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>' + SVG.format("<text>&a;</text>"),
        '<!DOCTYPE svg [<!ENTITY % a SYSTEM "a.dtd"> %a;]>' + SVG.format(""),
        f'<!DOCTYPE svg [<!ENTITY a0 "a">{BILLION}]>' + SVG.format("<text>&a9;</text>"),
        '<!DOCTYPE svg [<!ENTITY a "' + "a" * 200 + '">]>' + SVG.format("<text>&a;</text>"),
        SVG.format('<g id="g0"><rect/></g>' + LAUGHS),
        SVG.format('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
        SVG.format('<pattern id="a"><rect fill="url(#a)"/></pattern>'),
        SVG.format("<g>" * 200 + "</g>" * 200),
        SVG.format(
            "".join(f'<g id="c{n}"><use href="#c{n + 1}"/></g>' for n in range(2000)) + "<rect/>"
        ),
        SVG.format(f'<image href="data:image/png;base64,{LARGE_IMAGE}"/>'),
        "<html/>",
        "no XML",
        "",
        SVG.format("<rect>"),
    ],
    ids=range(14),
)  # fmt: skip
def test_what_would_not_end_or_is_no_picture_is_refused(picture: str) -> None:
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
    with pytest.raises(SvgError, match="too large"):
        kept(gzip.compress(content.ljust(LARGEST_SVG + 1), 1))


def test_a_bomb_is_not_unpacked() -> None:
    with pytest.raises(SvgError, match="too large"):
        kept(packed_blanks(40))


@settings(max_examples=examples(200), deadline=None)
@given(
    st.one_of(
        st.binary(max_size=200),
        st.text(alphabet='<>/&;"=#(): abghref', max_size=100).map(
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
    assert SvgPicture(written).whole() == written
