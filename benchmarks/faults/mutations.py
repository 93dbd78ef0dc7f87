"""Random changes of texts: bytes, tokens, lines and longer pieces."""

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
