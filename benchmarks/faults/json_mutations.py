"""Random changes of the structure of JSON: of values, of fields, and of lines of JSON.

Whatever comes out is text that JSON's grammar mostly allows, but its values have other types, are
extremes, missing, doubled or deeply nested, and its times lie anywhere.
"""

import json
from random import Random
from typing import Any, Final

_VALUES: Final = (
    "null", "true", "false", "0", "1", "-1", "1.0", "0.5", "1e999", "-1e999", "NaN", "-Infinity",
    "9" * 19, "-" + "9" * 19, "9" * 101, "9" * 5000, "2147483648", "9223372036854775808",
    '""', '" "', '"x"', '"\\u0000"', '"\\ud800"', '"\\udc00\\ud800"', '"\\u202ex"', '"a\\nb"',
    json.dumps("x" * 5000), json.dumps("\u0301" * 50), json.dumps("0" * 32), json.dumps("🂡" * 99),
    "[]", "{}", "[[]]", "[{}]", '{"": null}', '{"id": []}', "[" * 40 + "]" * 40,
    "[" * 600 + "]" * 600, '{"a":' * 600 + "1" + "}" * 600, "[" * 20_000,
    '"0001-01-01T00:00:00+14:00"', '"9999-12-31T23:59:59-14:00"', '"0001-01-01T00:00:00+00:00"',
    '"9999-12-31T23:59:59.999999+00:00"', '"1969-12-31T23:59:59+00:00"', '"2026-05-03T12:00:00"',
    '"2026-05-03T12:00:00+23:59"', '"2038-01-19T03:14:08+00:00"', '"2026-13-45T25:61:61+00:00"',
    '"0001-01-01"', '"9999-12-31"', '"1969-12-31"', '"2026-02-30"', '"yesterday"',
    '"../../x"', '"/etc/passwd"', '"C:\\\\x"', '"con.scopa"', '"..".scopa', '"running"',
)  # fmt: skip
"""JSON texts to put in the place of a value; some are none."""


class _Object(list[tuple[str, Any]]):
    """A JSON object as its fields, of which several may have the same name."""


class _Text(str):
    """JSON that is written as it is."""

    __slots__ = ()


def restructured(content: bytes, rng: Random) -> bytes:
    """The content of a JSON file, or of a file with JSON lines, after one to four changes.

    Content that is no JSON is returned as it is.
    """
    lines = content.splitlines(keepends=True)
    if len(lines) > 1 and lines[0].rstrip().endswith(b"}"):
        place = rng.randrange(len(lines))
        lines[place] = _restructured(lines[place], rng) + b"\n"
        return b"".join(lines)
    return _restructured(content, rng)


def _restructured(content: bytes, rng: Random) -> bytes:
    try:
        value = json.loads(content, object_pairs_hook=_Object)
        for _ in range(rng.choice([1, 1, 1, 2, 4])):
            value = _changed(value, rng)
        return _written(value).encode("utf-8", "surrogatepass")
    except (ValueError, RecursionError):
        # No JSON, or made too deep before.
        return content


def _changed(value: Any, rng: Random) -> Any:
    """The value with a change in it or of it."""
    if value and rng.random() < 0.85:
        if isinstance(value, _Object):
            return _Object(_changed_fields(value, rng))
        if isinstance(value, list):
            return _changed_list(value, rng)
    if isinstance(value, str) and value.startswith("{") and rng.random() < 0.5:
        # A note in a note.
        return _restructured(value.encode(), rng).decode("utf-8", "replace")
    return _any_value(rng)


def _changed_fields(fields: _Object, rng: Random) -> list[tuple[str, Any]]:
    """The fields of an object with one missing, doubled, renamed, mixed up or changed."""
    place = rng.randrange(len(fields))
    name, part = fields[place]
    changed = [(name, _changed(part, rng))]
    match rng.randrange(12):
        case 0:
            changed = []
        case 1:
            changed = [(name, part), (name, _any_value(rng))]
        case 2:
            names = [name * 50, name.upper(), "", "\ud800", f"x-{name}"]
            changed = [(rng.choice(names), part)]
        case 3:
            changed = [(name, rng.choice(fields)[1])]
    return [*fields[:place], *changed, *fields[place + 1 :]]


def _changed_list(values: list[Any], rng: Random) -> list[Any]:
    """The list with a value missing or changed, or all of them several times."""
    place = rng.randrange(len(values))
    match rng.randrange(6):
        case 0:
            return [*values[:place], *values[place + 1 :]]
        case 1:
            return values * rng.choice([2, 2, 50])
    return [*values[:place], _changed(values[place], rng), *values[place + 1 :]]


def _any_value(rng: Random) -> _Text:
    return _Text(rng.choice(_VALUES))


def _written(value: Any) -> str:
    match value:
        case _Text():
            return str(value)
        case _Object():
            fields = (f"{json.dumps(name)}: {_written(part)}" for name, part in value)
            return f"{{{', '.join(fields)}}}"
        case list():
            return f"[{', '.join(map(_written, value))}]"
    return json.dumps(value)
