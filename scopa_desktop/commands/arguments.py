"""Command line arguments with errors of one line."""

import argparse
import sys
from collections.abc import Callable
from typing import Final, NoReturn, TypeVar

from scopa_desktop.rules.messages import completed

USAGE_ERROR: Final = 2
"""Exit code for invalid arguments."""

_T = TypeVar("_T")


def print_usage_error(program: str, message: str) -> int:
    """Print what is wrong with the arguments to stderr; returns the exit code."""
    print(f"{program}: {completed(message)}", file=sys.stderr)
    return USAGE_ERROR


class CommandParser(argparse.ArgumentParser):
    """A parser that reports an error in one line, without the usage text."""

    def error(self, message: str) -> NoReturn:
        """Print the error and exit with code 2."""
        sys.exit(print_usage_error(self.prog, message))


def argument_type(parse: Callable[[str], _T]) -> Callable[[str], _T]:
    """Make `parse` the `type` of an argument, with its `ValueError` as the error message."""

    def parsed(text: str) -> _T:
        try:
            return parse(text)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from None

    return parsed


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """The `type` of an argument that is an integer in an inclusive range."""

    def parse(text: str) -> int:
        digits = text.removeprefix("-")
        number = int(text) if digits.isascii() and digits.isdigit() and len(digits) < 20 else None
        if number is None or not least <= number <= most:
            raise ValueError(f"{text[:40]!r} is not a whole number from {least} to {most}")
        return number

    return argument_type(parse)
