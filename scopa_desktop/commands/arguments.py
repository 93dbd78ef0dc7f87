"""Command lines whose mistakes are told in one line."""

import argparse
import sys
from collections.abc import Callable
from typing import Final, NoReturn, TypeVar

MISUSE: Final = 2
"""The exit code for arguments that make no sense."""

_T = TypeVar("_T")


def complain(program: str, message: str) -> int:
    """Say on the error stream what is wrong with the arguments; returns the exit code."""
    print(f"{program}: {message}", file=sys.stderr)
    return MISUSE


class CommandParser(argparse.ArgumentParser):
    """A parser that answers a mistake with one sentence and no block of usage."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and leave with exit code 2."""
        sys.exit(complain(self.prog, message))


def told_by(parse: Callable[[str], _T]) -> Callable[[str], _T]:
    """`parse` as an argument's type, with the sentence of its `ValueError` as the complaint."""

    def parsed(text: str) -> _T:
        try:
            return parse(text)
        except ValueError as wrong:
            raise argparse.ArgumentTypeError(str(wrong)) from None

    return parsed


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """The type of an argument that is a whole number in a range."""

    def parse(text: str) -> int:
        digits = text.removeprefix("-")
        number = int(text) if digits.isascii() and digits.isdigit() and len(digits) < 20 else None
        if number is None or not least <= number <= most:
            raise ValueError(f"{text[:40]!r} is not a whole number from {least} to {most}")
        return number

    return told_by(parse)
