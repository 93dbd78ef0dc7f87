"""A smaller `libicudata`: Qt's copy holds 30 MiB, of which the game uses a tenth.

Qt asks ICU for collation, letter case and time zones. Omitted are the tables of converters for old
character sets, of transliteration, of text boundaries (Qt has its own), of spelled numbers, the
names of units, currencies, languages, regions and time zones, and the locales and word orders of
all languages but those of the window. For the others ICU falls back to its root, whose order holds
for any script.
"""

import ctypes
import re
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from standalone.contents import LANGUAGES, Entry
from standalone.product import BuildError
from standalone.tools import empty_folder, run

TOOLS: Final = ("as", "icupkg", "ld", "nm")
"""The tools that `reduced` runs."""

_LIBRARY: Final = "libicudata.so.*"
_OMITTED: Final = (
    "*.cfu",
    "*.cnv",
    "*.spp",
    "brkitr/*",
    "curr/*",
    "lang/*",
    "rbnf/*",
    "region/*",
    "translit/*",
    "unames.icu",
    "unit/*",
    "zone/*",
)
_KEPT: Final = tuple(
    f"{folder}/{name}.res"
    for folder in ("rbnf", "zone")
    for name in ("pool", "res_index", "root", "supplementalData", "tzdbNames")
)
"""What ICU looks up in folders that Qt asks for, whatever the language."""
_LOCALE: Final = re.compile(r"(?:coll/)?([a-z]{2,3})(?:_\w+)?\.res")
"""The data of a locale; files for all locales have longer names."""
_SPOKEN: Final = frozenset(language.partition("_")[0] for language in LANGUAGES)

_ASSEMBLY: Final = """\
.section .rodata
.balign 16
.globl {symbol}
.type {symbol}, @object
{symbol}: .incbin "{data}"
.size {symbol}, . - {symbol}
.section .note.GNU-stack, "", @progbits
"""


def with_reduced_icu(entries: list[Entry], folder: Path) -> list[Entry]:
    """The entries with a `libicudata` made in `folder` instead of Qt's; the same without one."""
    return [
        (target, str(reduced(Path(source), folder)), kind)
        if fnmatch(Path(target).name, _LIBRARY)
        else (target, source, kind)
        for target, source, kind in entries
    ]


def reduced(library: Path, folder: Path) -> Path:
    """Make a smaller library with the same name in `folder`, which is emptied; returns its path.

    Raises `BuildError` if the library has no table of data or a tool fails.
    """
    empty_folder(folder)
    whole, kept, omitted = (folder / name for name in ("whole.dat", "kept.dat", "omitted.txt"))
    symbol, content = _table_of(library)
    whole.write_bytes(content)
    names = run("icupkg", "--auto_toc_prefix", "--list", whole).split()
    omitted.write_text("\n".join(filter(_is_omitted, names)), encoding="ascii")
    run("icupkg", "--auto_toc_prefix", "--remove", omitted, whole, kept)
    source, compiled = folder / "data.s", folder / "data.o"
    source.write_text(_ASSEMBLY.format(symbol=symbol, data=kept), encoding="utf-8")
    run("as", "-o", compiled, source)
    made = folder / library.name
    run("ld", "-shared", "-soname", library.name, "-o", made, compiled)
    return made


def _table_of(library: Path) -> tuple[str, bytes]:
    """The symbol of the data in a library of ICU, and the data."""
    symbols = run("nm", "--dynamic", "--defined-only", "--print-size", library)
    match = re.search(r"^\w+ (\w+) . (icudt\d+_dat)$", symbols, re.MULTILINE)
    if match is None:
        raise BuildError(f"{library} has no table icudt…_dat: is it a library of ICU?")
    size, symbol = int(match[1], 16), match[2]
    start = ctypes.c_char.in_dll(ctypes.CDLL(str(library)), symbol)
    return symbol, ctypes.string_at(ctypes.addressof(start), size)


def _is_omitted(name: str) -> bool:
    if (locale := _LOCALE.fullmatch(name)) is not None:
        return locale[1] not in _SPOKEN
    return name not in _KEPT and any(fnmatch(name, pattern) for pattern in _OMITTED)
