"""What may have been meant by a name that does not exist."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

_LONGEST: Final = 40


def unknown(what: str, name: str, known: Iterable[str]) -> str:
    """`no game 'scoppa'; did you mean 'scopa'?`, or without the question where none is alike."""
    name = name[:_LONGEST]
    alike = " or ".join(map(repr, get_close_matches(name, list(known), n=2, cutoff=0.7)))
    return f"no {what} {name!r}" + (f"; did you mean {alike}?" if alike else "")
