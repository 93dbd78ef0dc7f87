"""Random changes of texts: bytes, tokens, lines and longer pieces, and the structure of JSON."""

import json
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

Mutation = Callable[[bytes, Random, Sequence[bytes]], bytes]
"""Changes a content; other contents of the same kind are given."""

_TOKEN: Final = re.compile(rb"[A-Za-z0-9_.+-]+")
_NASTY: Final = tuple(
    each.encode("utf-8", "surrogatepass")
    for each in (
        "\0", "\n", "\r", "\r\n", "\n\n", "\t", " ", "\ufeff", "\u202e", "\u200b", "\u2028",
        "\u3164", "a" + "\u0301" * 9, "\ud800", "\U0001f0a1", "٣", "é", "<img src=/dev/zero>",
        "1e999", "-1", "NaN", "Infinity", "9" * 30, "9" * 5000, "true", "null", "[]", "{}", '"',
        "\\ud800", "\\u0000", ",", ":", "x" * 41, "x" * 3000, "%n", "{path}", "../..",
        " x ", "! ", "KD KD", "cut keep", "[" * 2000, '{"a":' * 300, "on", "off", "person",
    )
)  # fmt: skip


class _Raw(str):
    """A JSON text that is inserted unchanged."""

    __slots__ = ()


class _Members(list[tuple[str, Any]]):
    """The members of a JSON object; unlike in a dictionary, a name may occur twice."""


TIMES: Final = (
    "0001-01-01T00:00:00+14:00", "0001-01-01T00:00:00+00:00", "0001-01-01T00:00:00-23:59",
    "9999-12-31T23:59:59-12:00", "9999-12-31T23:59:59+00:00", "9999-12-31T23:59:59.999999+23:59",
    "1969-12-31T23:59:59+00:00", "1999-12-31T23:59:59+00:00", "2000-01-01T00:00:00+00:00",
    "2999-01-01T00:00:00+00:00", "2026-02-30T10:00:00+00:00", "2026-11-22T25:00:00+00:00",
    "2026-11-22T10:00:00", "2026-11-22", "2026-11-22T10:00:00+24:00", "2026-W48-1",
    "2038-01-19T03:14:08+00:00", "2026-11-22T10:00:00+23:59",
    "2026-11-22T10:00:00+00:00:01.5", "0000-01-01", "0001-01-01", "9999-12-31", "20261122",
)  # fmt: skip
"""Times and dates at and beyond every limit, in the form in which JSON has them."""
NAMES: Final = (
    "../letter.txt", "../../../outside.scopa", "letter.txt", "",
    ".", "..", "../matches/letter.txt", "deleted/x.scopa", "a/b.scopa", "..\\letter.txt",
    "C:\\letter.scopa", "CON.scopa", "nul.scopa", "../scopa.sqlite3", "x.scopa\n",
    "x.scopa.scopa", ".scopa", ".x.scopa", "x.SCOPA", "x.json", "x" * 300 + ".scopa",
    "x\ud800.scopa", "x\0.scopa", "/etc/passwd",
    "~/letter.txt", "file:///etc/passwd", "x.scopa/", "x.scopa:stream", "%2e%2e/letter.txt",
)  # fmt: skip
"""Texts in the place of the name of a file."""
_SCALARS: Final[tuple[Any, ...]] = (
    None, True, False, 0, 1, -1, 2, 2**31, 2**63, -(2**63) - 1, 10**30, 0.0, -0.0, 0.5, 1e308,
    _Raw("1e999"), _Raw("-1e999"), _Raw("NaN"), _Raw("Infinity"), _Raw("9" * 5000), _Raw("1.0"),
    "", " ", "0", "1", "true", "null", "[]", "x" * 41, "x" * 70_000, "\ud800", "a\udfffb", "\0",
    "\n", "\u2028", "\u202e", "\ufeff", "e\u0301", "\u0301" * 50, "🂡" * 99, "١٢٣", "a" * 32,
    "A" * 32, "a" * 31, "0" * 33, "a" * 32 + "\n", "<img src=/dev/zero>", "{path}", "%s",
    "person", "master", "played", "imported", "replayed", "running", "finished", "abandoned",
    "agreed",
)  # fmt: skip
_CONTAINERS: Final[tuple[Any, ...]] = (
    [], [[]], [None], [0], [""], [{}], _Members(), _Members([("", None)]), _Members([("a", [])]),
    [*range(5_000)], _Members((f"x{number}", number) for number in range(2_000)),
    *(_Raw("[" * depth + "]" * depth) for depth in (5, 33, 200, 990, 20_000)),
    *(_Raw('{"a":' * depth + "1" + "}" * depth) for depth in (5, 33, 200, 990, 20_000)),
)  # fmt: skip


def mutated_json(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    """The content after one to eight changes, most of them of its structure.

    `content` is a JSON text, or has one on each line.
    """
    if rng.random() < 0.25:
        return mutated(content, rng, others)
    lines = content.split(b"\n") if _parsed(content) is None else [content]
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        number = rng.randrange(len(lines))
        lines[number] = _restructured(lines[number], rng, others)
    changed = b"\n".join(lines)
    return mutated(changed, rng, others) if rng.random() < 0.1 else changed


def _parsed(content: bytes) -> Any:
    """The value of a JSON text, its objects as `_Members`; None if it is none."""
    try:
        return json.loads(content, object_pairs_hook=_Members)
    except (ValueError, RecursionError):
        return None


def _restructured(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    """A JSON text with another value, type, member or element in one place.

    Unchanged if it is no JSON, or too deeply nested.
    """
    value = _parsed(content)
    if value is None:
        return content
    holder = [value]
    try:
        place, number = rng.choice([*_places(holder)])
        if isinstance(place, _Members):
            _change_member(place, number, rng, others)
        else:
            place[number] = _other_value(place[number], rng, others)
        return _json_text(holder[0]).encode("utf-8", "surrogatepass")
    except RecursionError:
        return content


def _places(value: Any) -> list[tuple[list[Any], int]]:
    """Each element of the lists and each member of the objects in a value, with its number."""
    places = []
    for number, each in enumerate(value):
        places.append((value, number))
        part = each[1] if isinstance(value, _Members) else each
        places += _places(part) if isinstance(part, list) else []
    return places


def _change_member(members: _Members, number: int, rng: Random, others: Sequence[bytes]) -> None:
    name, value = members[number]
    other = rng.randrange(len(members))
    match rng.randrange(10):
        case 0:
            del members[number]
        case 1:
            members.insert(other, (name, _other_value(value, rng, others)))
        case 2:
            new_names = ["", f"x-{name}", "\ud800", "x" * 300, name.upper(), *dict(members)]
            members[number] = (rng.choice(new_names), value)
        case 3:
            other_name, other_value = members[other]
            members[number], members[other] = (name, other_value), (other_name, value)
        case _:
            members[number] = (name, _other_value(value, rng, others))


def _other_value(value: Any, rng: Random, others: Sequence[bytes]) -> Any:
    """Another value: an extreme one, one of another type, or a part of another content."""
    if isinstance(value, str) and value.startswith("{") and rng.random() < 0.8:
        # A JSON text in a text.
        text = value.encode("utf-8", "surrogatepass")
        return _restructured(text, rng, others).decode("utf-8", "surrogatepass")
    other = _parsed(rng.choice(rng.choice(others).split(b"\n"))) or _parsed(others[0])
    return rng.choice(
        [
            rng.choice(_SCALARS),
            rng.choice(_SCALARS),
            rng.choice(TIMES),
            rng.choice(NAMES),
            rng.choice(_CONTAINERS),
            _exchanged(value, rng),
            rng.choice(_values([other])),
            type(value)(value * rng.choice([2, 5, 300])) if isinstance(value, list) else [value],
        ]
    )


def _exchanged(value: Any, rng: Random) -> Any:
    """The value as another type."""
    match value:
        case _Members():
            return rng.choice([[each for _, each in value], [list(each) for each in value], "{}"])
        case list():
            return rng.choice([_Members((str(n), each) for n, each in enumerate(value)), "[]"])
        case str():
            return rng.choice([_Members([(value, value)]), len(value), list(value), True])
        case None | bool():
            return rng.choice([_Members(), str(value), 0, 1])
        case _:
            return rng.choice([str(value), float(value), -value, _Members([("", value)])])


def _values(value: list[Any]) -> list[Any]:
    """All values in a list and below."""
    return [
        place[number][1] if isinstance(place, _Members) else place[number]
        for place, number in _places(value)
    ]


def _json_text(value: Any) -> str:
    match value:
        case _Raw():
            return value
        case _Members():
            parts = (f"{json.dumps(name)}: {_json_text(each)}" for name, each in value)
            return f"{{{', '.join(parts)}}}"
        case list():
            return f"[{', '.join(map(_json_text, value))}]"
        case str() if value.isprintable():
            return json.dumps(value, ensure_ascii=False)
        case _:
            return json.dumps(value)


def mutated(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    """The content after one to eight changes; only one in a third of the cases."""
    for _ in range(rng.choice([1, 1, 1, 2, 2, 3, 5, 8])):
        content = rng.choice(_MUTATIONS)(content, rng, others)
    return content


def _place(content: bytes, rng: Random) -> int:
    return rng.randint(0, len(content))


def _piece(content: bytes, rng: Random) -> tuple[int, int]:
    start = _place(content, rng)
    return start, min(len(content), start + rng.choice([1, 1, 2, 5, 20, 200]))


def _change_byte(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    place = _place(content, rng)
    return content[:place] + bytes([rng.randrange(256)]) + content[place + 1 :]


def _delete_piece(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    start, end = _piece(content, rng)
    return content[:start] + content[end:]


def _repeat_piece(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    start, end = _piece(content, rng)
    return content[:end] + content[start:end] * rng.choice([1, 1, 1, 3, 400]) + content[end:]


def _cut(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    return content[: _place(content, rng)]


def _insert(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    place = _place(content, rng)
    return content[:place] + rng.choice(_NASTY) + content[place:]


def _splice(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    other = rng.choice(others)
    return content[: _place(content, rng)] + other[_place(other, rng) :]


def _replace_token(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    tokens = [*_TOKEN.finditer(content)]
    if not tokens:
        return content
    token = rng.choice(tokens)
    candidates = _TOKEN.findall(rng.choice([content, *others[:20]])) or [b"1"]
    new: bytes = rng.choice(candidates if rng.random() < 0.8 else _NASTY)
    return content[: token.start()] + new + content[token.end() :]


def _change_number(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    numbers = [*re.finditer(rb"[0-9]+", content)]
    if not numbers:
        return content
    number = rng.choice(numbers)
    value = int(number[0][:15]) + rng.choice([-1, 1, -10, 10, 1000, 10**9])
    return content[: number.start()] + str(value).encode() + content[number.end() :]


def _swap_tokens_of_a_line(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    lines = content.split(b"\n")
    number = rng.randrange(len(lines))
    words = lines[number].split(b" ")
    first, second = rng.randrange(len(words)), rng.randrange(len(words))
    words[first], words[second] = words[second], words[first]
    lines[number] = b" ".join(words)
    return b"\n".join(lines)


def _change_lines(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    lines = content.split(b"\n")
    first, second = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(4):
        case 0:
            del lines[first]
        case 1:
            lines[first], lines[second] = lines[second], lines[first]
        case 2:
            lines.insert(first, lines[second])
        case _:
            lines.insert(first, rng.choice(rng.choice(others).split(b"\n")))
    return b"\n".join(lines)


def _cut_at_a_line(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    lines = content.splitlines(keepends=True)
    return b"".join(lines[: rng.randint(0, len(lines))])


def _change_line_ends(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    return content.replace(b"\n", b"\r\n", rng.choice([-1, 1, 5]))


def _add_end(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    return content + rng.choice([b"\n", b"\n\n", b" \t\n", b" ", b"\r\n", b"\x1a", b"\0"])


def _add_mark(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    return b"\xef\xbb\xbf" + content


_MUTATIONS: Final[tuple[Mutation, ...]] = (
    _change_byte,
    _delete_piece,
    _repeat_piece,
    _cut,
    _insert,
    _splice,
    _replace_token,
    _replace_token,
    _change_number,
    _swap_tokens_of_a_line,
    _swap_tokens_of_a_line,
    _change_lines,
    _cut_at_a_line,
    _change_line_ends,
    _add_end,
    _add_mark,
)
