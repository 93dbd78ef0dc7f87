"""SVG pictures made to take time, memory or the files of others, read as card sets.

They are made by construction: each has one or more of the tricks below, chosen by chance. Whatever
a picture does, it ends as a deck or as a sentence, and Cancel works at any time.
"""

import base64
import gzip
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Event, Thread
from time import monotonic, sleep
from typing import Final

from PySide6.QtGui import QImage

from benchmarks.faults.mutations import mutated
from benchmarks.faults.tally import Tally
from scopa_desktop.play.decks.card_set import DeckReading
from scopa_desktop.play.decks.deck_transfer import NewDeck
from scopa_desktop.play.decks.picture_client import DrawingLimits, PictureError, StoppedError
from scopa_desktop.play.decks.picture_process import LARGEST_SIZE
from scopa_desktop.play.storage.files import StorageError
from tests.play.decks.made_sets import png

ALLOWED_SECONDS: Final = 0.3
"""For the wait after Cancel."""
LIMITS: Final = DrawingLimits(picture=1.0, drawing=2.0)
"""Shorter than those of the game, so that a campaign ends; a picture does the same with them."""
_FROZEN_SECONDS: Final = 60.0
"""A set that takes longer than this holds the program."""
_LATEST_CANCEL: Final = 1.5
_PAUSE: Final = 0.005
_ROOT: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    ' viewBox="{box}">{content}</svg>'
)
_BOX: Final = "0 0 200 300"
_HUGE: Final = ("1e9", "1e30", "1e308", "1e999", "-1e308", "NaN", "inf", "9" * 400, "1e-300", "0")
_OUTSIDE: Final = (
    "/dev/zero",
    "file:///dev/zero",
    "/dev/stdin",
    "../7D.svg",
    "http://a/b",
    "\\\\a",
)

Trick = Callable[[Random], str]
"""Makes the content of a picture 200 wide and 300 high."""


# --- what is drawn at the end of a chain ----------------------------------------------------------


def _rectangle(rng: Random) -> str:
    return f'<rect width="200" height="300" fill="#f00" opacity="{rng.random():.2f}"/>'


def _star(rng: Random) -> str:
    """A path with many corners and a thick, dashed line."""
    corners = rng.choice([50, 500, 5_000, 50_000])
    path = "L".join(f"{rng.randrange(200)} {rng.randrange(300)}" for _ in range(corners))
    join = rng.choice(["round", "bevel", "miter"])
    width = rng.choice([1, 40, 1000, *_HUGE])
    return (
        f'<path d="M{path}" stroke="#000" stroke-width="{width}" stroke-linejoin="{join}"'
        f' stroke-linecap="round" fill-rule="evenodd"{rng.choice(["", _dashes(rng)])}/>'
    )


def _dashes(rng: Random) -> str:
    lengths = rng.choice([1, 2, 1_000, 100_000])
    length = rng.choice(["0.00001", "0.001", "1", *_HUGE])
    return f' stroke-dasharray="{f"{length} " * lengths}" stroke-dashoffset="{rng.choice(_HUGE)}"'


def _text(rng: Random) -> str:
    size = rng.choice([0.001, 20, 10_000, *_HUGE])
    words = rng.choice(["7", "fi" * 10_000, "\u202e\u0301" * 5_000, "字" * 3_000, "🂡" * 3_000])
    family = rng.choice(["serif", "x" * 10_000, "Noto Sans, " * 1_000])
    spans = rng.choice([1, 1_000])
    inner = f"<tspan dx='1'>{words[: 200_000 // spans]}</tspan>" * spans
    return f'<text x="9" y="90" font-size="{size}" font-family="{family}">{inner}</text>'


def _image(rng: Random) -> str:
    width, height = rng.choice([(4, 6), (4_000, 4_000), (30_000, 30_000), (2**31 - 1, 2**31 - 1)])
    content = base64.b64encode(png(width, height)).decode()
    place = rng.choice([f"data:image/png;base64,{content}", *_OUTSIDE])
    return f'<image width="{rng.choice([200, *_HUGE])}" height="300" xlink:href="{place}"/>'


def _gradient(rng: Random) -> str:
    stops = "".join(
        f'<stop offset="{rng.random()}" stop-color="#{rng.randrange(4096):03x}"/>'
        for _ in range(rng.choice([2, 100, 20_000]))
    )
    kind = rng.choice(["linear", "radial"])
    spread = rng.choice(["pad", "repeat", "reflect"])
    end = rng.choice(["1", "1e-9", *_HUGE])
    return (
        f'<{kind}Gradient id="paint" spreadMethod="{spread}" x2="{end}" r="{end}"'
        f' xlink:href="#{rng.choice(["paint", "none"])}">{stops}</{kind}Gradient>'
        '<rect width="200" height="300" fill="url(#paint)" stroke="url(#paint)"/>'
    )


def _filter(rng: Random) -> str:
    steps = "".join(
        rng.choice([
            f'<feGaussianBlur stdDeviation="{rng.choice([5, 500, *_HUGE])}"/>',
            f'<feOffset dx="{rng.choice([5, *_HUGE])}"/>',
            '<feFlood flood-color="#00f"/>',
            '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode/></feMerge>',
            '<feComposite operator="arithmetic" in2="SourceGraphic" k1="1e30"/>',
            '<feBlend mode="multiply" in2="BackgroundImage"/>',
            '<feColorMatrix type="matrix" values="' + "1e308 " * 20 + '"/>',
            f'<feImage xlink:href="{rng.choice(_OUTSIDE)}"/>',
        ])
        for _ in range(rng.choice([1, 5, 200]))
    )  # fmt: skip
    units = rng.choice(["userSpaceOnUse", "objectBoundingBox"])
    size = rng.choice(["1", "100", "100000", *_HUGE])
    return (
        f'<filter id="soft" filterUnits="{units}" x="-{size}" y="-{size}" width="{size}"'
        f' height="{size}">{steps}</filter><g filter="url(#soft)">{_rectangle(rng)}</g>'
    )


def _numbers(rng: Random) -> str:
    def number() -> str:
        return rng.choice([*_HUGE, "5", "-7", "0.1"])

    shapes = (
        f'<ellipse cx="{number()}" cy="{number()}" rx="{number()}" ry="{number()}"/>',
        f'<rect x="{number()}" width="{number()}" height="{number()}" rx="{number()}"/>',
        f'<path d="M0 0A{number()} {number()} {number()} 1 0 {number()} {number()}Z"/>',
        f'<path d="M{number()} {number()}C{number()} 0 0 {number()} 9 9"/>',
        f'<g transform="matrix({" ".join(number() for _ in range(6))})">{_rectangle(rng)}</g>',
        f'<g transform="rotate({number()}) scale({number()})">{_rectangle(rng)}</g>',
        f'<svg viewBox="0 0 {number()} {number()}" width="{number()}">{_rectangle(rng)}</svg>',
    )
    paint = f'stroke="#000" stroke-width="{number()}" stroke-miterlimit="{number()}"'
    return f"<g {paint}>{''.join(rng.choices(shapes, k=rng.choice([1, 5, 1_000])))}</g>"


_ENDS: Final[tuple[Trick, ...]] = (
    _rectangle, _rectangle, _star, _text, _image, _gradient, _filter, _numbers,
)  # fmt: skip


# --- chains: each link shows the one before it several times --------------------------------------

_PLAIN: Final = '<rect width="200" height="300" {}/>'
_LINKS: Final[dict[str, tuple[str, str]]] = {
    "use": ("<g {id}>{inner}</g>", '<use xlink:href="#{target}"{style}/>'),
    "symbol": ("<symbol {id}>{inner}</symbol>", '<use href="#{target}"{style}/>'),
    "pattern": (
        '<pattern {id} width="1" height="1" patternUnits="objectBoundingBox">{inner}</pattern>',
        _PLAIN.format("{fill}"),
    ),
    "small pattern": (
        '<pattern {id} width=".1" height=".1" patternUnits="userSpaceOnUse">{inner}</pattern>',
        _PLAIN.format("{stroke}"),
    ),
    "mask": ("<mask {id}>{inner}</mask>", _PLAIN.format('fill="#fff" {mask}')),
    "clip path": ("<clipPath {id}>{inner}</clipPath>", _PLAIN.format("{clip}")),
    "filter": (
        '<filter {id}><feGaussianBlur stdDeviation="30"/></filter><g>{inner}</g>',
        "<g {filter}>" * 3 + _PLAIN.format("{filter}") + "</g>" * 3,
    ),
    "marker": (
        '<marker {id} markerWidth="9" markerHeight="9">{inner}</marker>',
        '<path d="M0 0L9 9L5 5L1 7" stroke="#000" {marker}/>',
    ),
}
_PROPERTIES: Final = {
    "fill": ("fill",),
    "stroke": ("stroke",),
    "mask": ("mask",),
    "clip": ("clip-path",),
    "filter": ("filter",),
    "marker": ("marker-start", "marker-mid", "marker-end"),
}


class _Sheet:
    """Says for elements what refers to what, in one of the ways that SVG has for it."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self.rules: list[str] = []

    def reference(self, properties: tuple[str, ...], target: str) -> str:
        """The attribute of an element that sets properties to a reference."""
        quote = self._rng.choice(["", "'", "&quot;"])
        value = f"url({quote}#{target}{quote})"
        declared = ";".join(f"{name}:{value}" for name in properties)
        match self._rng.randrange(4):
            case 0:
                return " ".join(f'{name}="{value}"' for name in properties)
            case 1:
                return f'style="{declared}"'
            case 2:
                name = f"c{len(self.rules)}"
                self.rules.append(f".{name}{{{declared.replace('&quot;', chr(34))}}}")
                return f'class="{name}"'
            case _:
                name = f"i{len(self.rules)}"
                important = declared.replace("&quot;", '"').replace(";", " !important;")
                self.rules.append(f"#{name}{{{important}}}")
                return f'id="{name}"'

    def element(self) -> str:
        text = "".join(self.rules)
        return (
            f"<style><![CDATA[{text}]]></style>"
            if self._rng.random() < 0.5
            else (f'<style type="text/css">{text}</style>')
        )


def _chain(rng: Random) -> str:
    """Links whose number of shapes grows with their power."""
    sheet = _Sheet(rng)
    uses, levels = rng.choice([(10, 10), (10, 5), (2, 40), (3, 12), (1, 3_000), (100, 4)])
    kinds = rng.choices([*_LINKS], k=rng.choice([1, 1, 2, 5]))
    parts = [_LINKS[kinds[0]][0].format(id='id="n0"', inner=rng.choice(_ENDS)(rng))]
    for level in range(1, levels):
        shown = _shown(rng.choice(kinds), f"n{level - 1}", sheet) * uses
        parts.append(_LINKS[rng.choice(kinds)][0].format(id=f'id="n{level}"', inner=shown))
    if rng.random() < 0.3:
        loop = _shown(rng.choice(kinds), f"n{levels - 1}", sheet)
        parts.append(_LINKS[rng.choice(kinds)][0].format(id='id="n0"', inner=loop))
    harmless = "".join(f'<g id="n{level}"/>' for level in range(levels))
    where = rng.randrange(4)
    body = (harmless if where == 0 else "") + "".join(parts) + (harmless if where == 1 else "")
    last = _shown(rng.choice(kinds), f"n{levels - 1}", sheet)
    around = rng.choice(["<defs>{}</defs>", "<g display='none'>{}</g>", "<switch>{}</switch>"])
    return sheet.element() + around.format(body) + last


def _shown(kind: str, target: str, sheet: _Sheet) -> str:
    pattern = _LINKS[kind][1]
    values = {
        key: sheet.reference(names, target) if f"{{{key}}}" in pattern else ""
        for key, names in _PROPERTIES.items()
    }
    return pattern.format(target=target, style="", **values)


# --- whole documents ------------------------------------------------------------------------------


def _deep(rng: Random) -> str:
    depth = rng.choice([90, 1_000, 20_000, 300_000])
    name = rng.choice(["g", "svg", "a", "switch", "text", "tspan", "defs", "mask"])
    return f"<{name}>" * depth + _rectangle(rng) + f"</{name}>" * depth


def _many(rng: Random) -> str:
    return rng.choice(_ENDS)(rng)[:500_000] * rng.choice([10, 300])


def _animated(rng: Random) -> str:
    steps = "".join(
        f'<animate attributeName="width" values="{";".join(rng.choices(_HUGE, k=99))}"'
        f' dur="{rng.choice(["0.000001s", "1s", "9e99s"])}" repeatCount="indefinite"/>'
        for _ in range(rng.choice([1, 1_000]))
    )
    frames = "@keyframes k{0%{opacity:0}100%{opacity:1}}rect{animation:k 0.0001s infinite}"
    return f"<style>{rng.choice(['', frames])}</style><rect width='9' height='9'>{steps}</rect>"


def _outward(rng: Random) -> str:
    place = rng.choice(_OUTSIDE)
    return rng.choice([
        f'<image width="9" height="9" href="{place}"/>',
        f'<x:image xmlns:x="http://www.w3.org/2000/svg" width="9" height="9" x:href="{place}"/>',
        f'<style>@import url("{place}");</style>',
        f'<style>rect{{fill:url({place}#a)}}</style><rect width="9" height="9"/>',
        f'<use href="{place}#a"/>',
        f'<script href="{place}"/>',
        f'<rect width="9" height="9" filter="url({place}#a)"/>',
        f'<text font-family="a">{"a" * 9}</text><style>@font-face{{src:url({place})}}</style>',
    ])  # fmt: skip


_TRICKS: Final[tuple[Trick, ...]] = (
    *_ENDS, *[_chain] * 12, _deep, _deep, _many, _many, _animated, _outward, _outward,
)  # fmt: skip


def hostile_picture(rng: Random) -> bytes:
    """A picture with one or more tricks; one time in ten, its bytes are changed besides."""
    tricks = rng.choices(_TRICKS, k=rng.choice([1, 1, 1, 2]))
    content = "".join(f"<g>{trick(rng)}</g>" for trick in tricks)
    box = _BOX if rng.random() < 0.9 else " ".join(rng.choices(_HUGE, k=4))
    drawn = _ROOT.format(box=box, content=f'<g id="1_club">{content}</g>')
    head = rng.choice(["", "", "", '<?xml version="1.0"?>', _laughs(rng), _instruction(rng)])
    picture = (head + drawn).encode(rng.choice(["utf-8"] * 9 + ["utf-16"]))
    if rng.random() < 0.1:
        picture = mutated(picture, rng, [picture])
    if rng.random() < 0.1:
        picture = gzip.compress(picture + b" " * rng.choice([0, 10**8]), 1)
    return picture


def _laughs(rng: Random) -> str:
    """A document type with entities of entities, or of files."""
    levels = rng.choice([3, 9, 30])
    entities = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, levels))
    outside = f'<!ENTITY % b SYSTEM "{rng.choice(_OUTSIDE)}">%b;'
    return f'<!DOCTYPE svg [<!ENTITY a0 "a">{entities}{rng.choice(["", outside])}]>'


def _instruction(rng: Random) -> str:
    return f'<?xml-stylesheet type="text/css" href="{rng.choice(_OUTSIDE)}"?>'


# --- the trials -----------------------------------------------------------------------------------


def read_hostile_pictures(
    first: int,
    count: int,
    seed: int,
    folder: Path,
    allowed_seconds: float = ALLOWED_SECONDS,
) -> Tally:
    """Read so many sets, each with a hostile picture, and cancel half of them at any time.

    `allowed_seconds` is for the wait after Cancel.
    """
    tally = Tally()
    for number in range(first, first + count):
        rng = Random(f"pictures {seed} {number}")
        shutil.rmtree(folder, ignore_errors=True)
        source = folder / "source"
        source.mkdir(parents=True)
        picture = hostile_picture(rng)
        name, kind = rng.choice([("7D.svg", "pictures"), ("cards.svg", "drawings")])
        (source / name).write_bytes(picture)
        tally.tried[kind] += 1
        trial = _Trial(source, folder / "decks")
        trial.run(rng.uniform(0, _LATEST_CANCEL) if rng.random() < 0.5 else None)
        tally.seen[trial.result] += 1
        for what, seconds in trial.waits.items():
            tally.longest[what] = max(seconds, tally.longest.get(what, 0.0))
        if trial.waits.get(_CANCEL, 0.0) > allowed_seconds:
            trial.losses.append(f"Cancel took {trial.waits[_CANCEL]:.2f} s")
        tally.losses += [f"pictures {number}: {loss}"[:600] for loss in trial.losses]
    return tally


_CANCEL: Final = "wait for Cancel"
_WINDOW: Final = "pause of the window"
_SET: Final = "set"


class _Trial:
    """Reads a set in a thread, as the dialog does."""

    def __init__(self, source: Path, folder: Path) -> None:
        self._source, self._folder = source, folder
        self._stopped = Event()
        self.result = "frozen"
        self.losses: list[str] = []
        self.waits: dict[str, float] = {}
        """The longest waits in seconds."""

    def run(self, cancel_after: float | None) -> None:
        """Read the set; cancel it after so many seconds."""
        thread = Thread(target=self._read, daemon=True)
        began = last = monotonic()
        cancelled: float | None = None
        thread.start()
        while thread.is_alive() and monotonic() < began + _FROZEN_SECONDS:
            if cancel_after is not None and cancelled is None and last > began + cancel_after:
                self._stopped.set()
                cancelled = monotonic()
            sleep(_PAUSE)
            now = monotonic()
            self.waits[_WINDOW] = max(self.waits.get(_WINDOW, 0.0), now - last - _PAUSE)
            last = now
        if thread.is_alive():
            self.losses.append(f"frozen for {_FROZEN_SECONDS:.0f} s")
        if cancelled is None:
            self.waits[_SET] = last - began
        else:
            self.waits[_CANCEL] = last - cancelled

    def _read(self) -> None:
        try:
            new = NewDeck(
                self._source, self._folder, DeckReading(self._stopped.is_set, limits=LIMITS)
            )
        except StoppedError:
            self.result = "stopped"
        except StorageError as error:
            cause = error.__cause__
            reason = cause.reason.name if isinstance(cause, PictureError) else "not drawn"
            self.result = f"refused ({reason})"
            if len(error.sentence.splitlines()) != 1:
                self.losses.append(f"no line: {error.sentence!r}")
        except Exception as error:
            self.result = "crashed"
            self.losses.append(f"crash, {type(error).__name__}: {error}")
        else:
            self.result = "drawn"
            for file in new.folder.iterdir():
                size = QImage(str(file)).size()
                if size.isEmpty() or size.boundedTo(LARGEST_SIZE) != size:
                    self.losses.append(f"{file.name} has {size.width()} × {size.height()} points")
            new.discard()
