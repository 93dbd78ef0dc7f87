"""Random changes of texts: bytes, tokens, lines and whole pieces."""

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

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


def mutated(content: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    """The content after one to eight changes; a third has only one."""
    for _ in range(chance.choice([1, 1, 1, 2, 2, 3, 5, 8])):
        content = chance.choice(_MUTATIONS)(content, chance, others)
    return content


def _place(content: bytes, chance: Random) -> int:
    return chance.randint(0, len(content))


def _piece(content: bytes, chance: Random) -> tuple[int, int]:
    start = _place(content, chance)
    return start, min(len(content), start + chance.choice([1, 1, 2, 5, 20, 200]))


def _change_byte(content: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    place = _place(content, chance)
    return content[:place] + bytes([chance.randrange(256)]) + content[place + 1 :]


def _delete_piece(content: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    start, end = _piece(content, chance)
    return content[:start] + content[end:]


def _repeat_piece(content: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    start, end = _piece(content, chance)
    return content[:end] + content[start:end] * chance.choice([1, 1, 1, 3, 400]) + content[end:]


def _cut(content: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    return content[: _place(content, chance)]


def _insert(content: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    place = _place(content, chance)
    return content[:place] + chance.choice(_NASTY) + content[place:]


def _splice(content: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    other = chance.choice(others)
    return content[: _place(content, chance)] + other[_place(other, chance) :]


def _replace_token(content: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    tokens = [*_TOKEN.finditer(content)]
    if not tokens:
        return content
    token = chance.choice(tokens)
    candidates = _TOKEN.findall(chance.choice([content, *others[:20]])) or [b"1"]
    new: bytes = chance.choice(candidates if chance.random() < 0.8 else _NASTY)
    return content[: token.start()] + new + content[token.end() :]


def _change_number(content: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    numbers = [*re.finditer(rb"[0-9]+", content)]
    if not numbers:
        return content
    number = chance.choice(numbers)
    value = int(number[0][:15]) + chance.choice([-1, 1, -10, 10, 1000, 10**9])
    return content[: number.start()] + str(value).encode() + content[number.end() :]


def _swap_tokens_of_a_line(content: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    lines = content.split(b"\n")
    number = chance.randrange(len(lines))
    words = lines[number].split(b" ")
    first, second = chance.randrange(len(words)), chance.randrange(len(words))
    words[first], words[second] = words[second], words[first]
    lines[number] = b" ".join(words)
    return b"\n".join(lines)


def _change_lines(content: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    lines = content.split(b"\n")
    first, second = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(4):
        case 0:
            del lines[first]
        case 1:
            lines[first], lines[second] = lines[second], lines[first]
        case 2:
            lines.insert(first, lines[second])
        case _:
            lines.insert(first, chance.choice(chance.choice(others).split(b"\n")))
    return b"\n".join(lines)


def _cut_at_a_line(content: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    lines = content.splitlines(keepends=True)
    return b"".join(lines[: chance.randint(0, len(lines))])


def _change_line_ends(content: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    return content.replace(b"\n", b"\r\n", chance.choice([-1, 1, 5]))


def _add_end(content: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    return content + chance.choice([b"\n", b"\n\n", b" \t\n", b" ", b"\r\n", b"\x1a", b"\0"])


def _add_mark(content: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
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
