"""JSON files that people may edit and newer versions may extend: reading, and unknown fields.

Whatever is accepted here can be written again: infinite numbers, NaN and lone surrogates are
refused, and unknown fields have a limited size and depth.
"""

import json
import math
from collections.abc import Mapping
from typing import Any

_LONGEST_INTEGER = 100
"""The maximum number of digits of an integer."""
_LARGEST_UNKNOWN = 32 * 1024
"""The maximum size of all unknown fields together, in bytes of JSON."""
_DEEPEST_UNKNOWN = 32
"""The maximum nesting of lists and objects in an unknown field."""


def parse_json(text: str) -> object:
    """The value in a JSON text; raises `ValueError` or `RecursionError` if it is none."""
    content: object = json.loads(text, parse_constant=_refuse, parse_int=_integer)
    # A lone surrogate is valid in JSON, but cannot be written as UTF-8.
    json.dumps(content, ensure_ascii=False).encode()
    return content


def as_json(content: Mapping[str, Any]) -> str:
    """The content as JSON; raises `ValueError` for infinite numbers and NaN."""
    return json.dumps(content, default=vars, ensure_ascii=False, allow_nan=False, indent=2)


def writable(unknown: Mapping[str, Any]) -> dict[str, Any]:
    """The unknown fields that can be written and read again; the first ones if there are many."""
    fields: dict[str, Any] = {}
    room = _LARGEST_UNKNOWN
    for name, value in unknown.items():
        size = _json_size(name, value)
        if size is not None and size <= room:
            fields[name] = value
            room -= size
    return fields


def json_text(value: object) -> str:
    """The value as JSON for a sentence; `…` if it is too deeply nested to be converted."""
    return "…" if _is_deeper(value, _DEEPEST_UNKNOWN) else json.dumps(value, ensure_ascii=False)


def printable(text: str) -> str:
    """The first 40 characters of a text, those that are not printable as escape sequences."""
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode() for char in text[:40]
    )


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is no number")


def _integer(digits: str) -> int | float:
    """The number; infinite, which no field accepts, if it has too many digits."""
    return int(digits) if len(digits) <= _LONGEST_INTEGER else math.inf


def _json_size(name: str, value: object) -> int | None:
    """The size of a field in the file, in bytes; None if it cannot be written."""
    if _is_deeper(value, _DEEPEST_UNKNOWN):
        return None
    try:
        return len(as_json({name: value}).encode())
    except (TypeError, ValueError):
        return None


def _is_deeper(value: object, levels: int) -> bool:
    """Whether lists and objects are nested more than `levels` deep."""
    match value:
        case dict():
            parts = list(value.values())
        case list():
            parts = value
        case _:
            return False
    return levels == 0 or any(_is_deeper(part, levels - 1) for part in parts)
