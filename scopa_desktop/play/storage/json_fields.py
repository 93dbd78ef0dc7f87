"""Reading JSON: files, lines and notes that people may edit and newer versions may extend.

Everything that reads JSON does it here, in three steps: bytes become a JSON value (`parse_json`),
an object becomes `Fields`, and each field becomes a typed value with one of the parsers below. What
is not as it should be is a `FormError` with a reason, or for a whole file (`read_json_file`) a
`StorageError` with a sentence. A parser raises `ValueError` for values that it does not accept.

Whatever is accepted can be written again: infinite numbers, NaN and lone surrogates are refused,
and unknown fields have a limited size and depth.
"""

import json
import logging
import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import date, datetime
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from PySide6.QtCore import QCoreApplication

from scopa_desktop.play.storage.files import DamagedFileError, read_bytes
from scopa_desktop.play.storage.times import checked_day, checked_time
from scopa_desktop.rules.messages import with_reason

tr: Final = partial(QCoreApplication.translate, "Storage")

_LONGEST_INTEGER: Final = 100
"""The maximum number of digits of an integer."""
_DEEPEST: Final = 500
"""The maximum nesting of lists and objects, far from the depth at which Python gives up."""
_LARGEST_UNKNOWN: Final = 32 * 1024
"""The maximum size of all unknown fields together, in bytes of JSON."""
_DEEPEST_UNKNOWN: Final = 32
"""The maximum nesting of lists and objects in an unknown field."""
_ESCAPED_SURROGATE: Final = re.compile(r"\\u[dD][89a-fA-F]")

_log = logging.getLogger(__name__)

_Entry = TypeVar("_Entry")
_Value = TypeVar("_Value")
_Kind = TypeVar("_Kind", bound=Enum)
Parser: TypeAlias = Callable[[object], _Value]


class FormError(ValueError):
    """JSON, or a value in it, is not as it should be; the message is a clause for the player.

    Attributes:
        value: the value that was refused, for a sentence; empty if a field is missing.
    """

    def __init__(self, reason: str, value: str = "") -> None:
        super().__init__(reason)
        self.value = value


def parse_json(data: bytes | str) -> object:
    """The value in a JSON text; raises `FormError` if it is none.

    A number that is too large becomes infinite, which no parser accepts. Of several fields with
    the same name, the last one is taken.
    """
    try:
        text = data.decode("utf-8-sig") if isinstance(data, bytes) else data
        content: object = json.loads(text, parse_constant=_refuse, parse_int=_integer)
        # A lone surrogate is valid in JSON, but cannot be written as UTF-8.
        if _ESCAPED_SURROGATE.search(text):
            json.dumps(content, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        reason = tr("line {line} is not valid JSON")
        raise FormError(reason.format(line=f"{error.lineno:,}")) from None
    except UnicodeError:
        raise FormError(tr("it is not text in UTF-8")) from None
    except RecursionError:
        raise FormError(_too_deep()) from None
    if text.count("[") + text.count("{") > _DEEPEST and _is_deeper(content, _DEEPEST):
        raise FormError(_too_deep())
    return content


def read_json_file(path: Path, limit: int, parse: Parser[_Value]) -> _Value:
    """The value of a JSON file of at most `limit` bytes.

    Raises:
        DamagedFileError: it is too large, no JSON, or `parse` refuses its content.
        MissingFileError: there is none.
        StorageError: it cannot be read.
    """
    data = read_bytes(path, limit)
    with damage_of(path):
        return parse(parse_json(data))


@contextmanager
def damage_of(path: Path) -> Iterator[None]:
    """Convert each `ValueError` of a block that reads a content to a `DamagedFileError`."""
    try:
        yield
    except ValueError as error:
        pattern = tr("“{path}” is damaged: {reason}.")
        raise DamagedFileError(path, with_reason(pattern, str(error), path=str(path))) from error


def read_lines(data: bytes, parse: Parser[_Value], path: Path) -> Iterator[_Value]:
    """The values of the lines of a file, each a JSON value by itself, as in `usable`."""
    lines = (line for line in data.split(b"\n") if line.strip())
    return usable(lines, lambda line: parse(parse_json(line)), path)


def usable(
    entries: Iterable[_Entry], parse: Callable[[_Entry], _Value], path: Path
) -> Iterator[_Value]:
    """The values of those entries of a file, or rows of a table, that `parse` accepts.

    One for which it raises `ValueError`, or an error that values of other types may explain, is
    skipped alone; the log says how many there were, and what is wrong with the first one.
    """
    skipped, first = 0, ""
    for number, entry in enumerate(entries, 1):
        try:
            value = parse(entry)
        except (ValueError, TypeError, AttributeError, ArithmeticError) as error:
            skipped += 1
            first = first or f"number {number}: {error}"
            continue
        yield value
    if skipped:
        _log.warning("skipped %d entries of %s that cannot be used, %s", skipped, path, first)


_REQUIRED: Final[Any] = object()


class Fields:
    """The fields of a JSON object, each of which is taken once with a parser."""

    def __init__(self, content: object, form: str | int | None = None) -> None:
        """The fields of an object that a file or line contains.

        Args:
            content: the JSON value.
            form: what its field `format` must be; None if it has none. `format` and `version` then
                count as taken.

        Raises:
            FormError: it is no object, or has another format.
        """
        if not isinstance(content, dict):
            raise FormError(tr("it is not a JSON object"))
        self._rest: dict[str, Any] = dict(content)
        self.version: object = None
        """The field `version` beside `format`, which is not checked."""
        if form is not None:
            found = self._rest.pop("format", None)
            self.version = self._rest.pop("version", None)
            if type(found) is not type(form) or found != form:
                mark = as_json({"format": form})[1:-1].strip()
                raise FormError(tr("“{mark}” is missing").format(mark=mark))

    def __contains__(self, name: str) -> bool:
        return name in self._rest

    def take(self, name: str, parse: Parser[_Value], default: Any = _REQUIRED) -> _Value:
        """The value of a field; raises `FormError` if the parser does not accept it.

        A field that is missing has the default, and none must be missing without one.
        """
        if name not in self._rest:
            if default is _REQUIRED:
                raise FormError(tr("“{mark}” is missing").format(mark=name))
            fallback: _Value = default
            return fallback
        value = self._rest.pop(name)
        try:
            return parse(value)
        except ValueError:
            reason = tr("“{field}” is {value}, which is not allowed")
            refused = printable(json_text(value))
            raise FormError(reason.format(field=name, value=refused), refused) from None

    def rest(self) -> dict[str, Any]:
        return self._rest


def anything(value: object) -> object:
    return value


def boolean(value: object) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise ValueError("neither true nor false")
    return value


def integer(least: int, most: int) -> Parser[int]:
    """A parser of whole numbers in an inclusive range."""

    def parse(value: object) -> int:
        if type(value) is not int or not least <= value <= most:
            raise ValueError(f"not a whole number from {least} to {most}")
        return value

    return parse


def number(least: float, most: float) -> Parser[float]:
    """A parser of numbers in an inclusive range."""

    def parse(value: object) -> float:
        if type(value) not in (int, float) or not least <= value <= most:  # type: ignore[operator]
            raise ValueError(f"not a number from {least} to {most}")
        return float(value)  # type: ignore[arg-type]

    return parse


def text(longest: int, least: int = 1) -> Parser[str]:
    """A parser of texts with so many characters."""

    def parse(value: object) -> str:
        if not isinstance(value, str) or not least <= len(value) <= longest:
            raise ValueError(f"not a text of {least} to {longest} characters")
        return value

    return parse


def matching(pattern: str) -> Parser[str]:
    """A parser of texts that match a regular expression as a whole."""
    compiled = re.compile(pattern)

    def parse(value: object) -> str:
        if not isinstance(value, str) or compiled.fullmatch(value) is None:
            raise ValueError(f"not a text that matches {pattern}")
        return value

    return parse


hex_id: Final = matching("[0-9a-f]{32}")
"""The id of a match or profile: 32 hexadecimal digits in lower case."""


def utc_time(value: object) -> datetime:
    """A time in ISO format with its time zone, in UTC; one that is ahead is brought back."""
    if not isinstance(value, str):
        raise ValueError("not a time")
    return checked_time(datetime.fromisoformat(value))


def calendar_day(value: object) -> date:
    """A day in ISO format, as it was written."""
    if not isinstance(value, str):
        raise ValueError("not a day")
    return checked_day(date.fromisoformat(value))


def one_of(kind: type[_Kind]) -> Parser[_Kind]:
    """A parser of the values of an enumeration of texts."""

    def parse(value: object) -> _Kind:
        if not isinstance(value, str):
            raise ValueError("not a text")
        return kind(value)

    return parse


def optional(parse: Parser[_Value]) -> Parser[_Value | None]:
    """A parser of values that may be null."""
    return lambda value: None if value is None else parse(value)


def list_of(parse: Parser[_Value], most: int | None = None) -> Parser[tuple[_Value, ...]]:
    """A parser of lists, with at most so many values."""

    def parse_list(value: object) -> tuple[_Value, ...]:
        if not isinstance(value, list) or (most is not None and len(value) > most):
            raise ValueError("not a list, or too long")
        return tuple(map(parse, value))

    return parse_list


def json_object(value: object) -> dict[str, Any]:
    """A JSON object."""
    if not isinstance(value, dict):
        raise ValueError("not a JSON object")
    return value


def map_of(
    parse_name: Callable[[str], _Entry], parse: Parser[_Value]
) -> Parser[dict[_Entry, _Value]]:
    """A parser of objects with any fields, whose names and values are parsed."""
    return lambda value: {
        parse_name(name): parse(part) for name, part in json_object(value).items()
    }


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
    raise FormError(tr("{value} is not a number").format(value=constant))


def _integer(digits: str) -> int | float:
    """The number; infinite, which no field accepts, if it has too many digits."""
    return int(digits) if len(digits) <= _LONGEST_INTEGER else math.inf


def _too_deep() -> str:
    return tr("lists or objects are nested too deeply")


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
    values = [value]
    for _ in range(levels + 1):
        nested = [each for each in values if isinstance(each, dict | list)]
        if not nested:
            return False
        values = [
            part for each in nested for part in (each.values() if isinstance(each, dict) else each)
        ]
    return True
