"""Command line arguments, and errors of one line or, with `--json`, of one JSON object."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NoReturn, TypeVar
from unicodedata import category

from scopa_desktop.commands.output import FAILED
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.messages import completed
from scopa_desktop.rules.variant import Variant

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

INTERRUPTED: Final = 130
"""Exit code after Ctrl-C."""
USAGE_ERROR: Final = 2
"""Exit code for invalid arguments."""

_LINE_ENDS: Final = "\u2028\u2029"

_T = TypeVar("_T")


def print_error(program: str, message: str, *, as_json: bool = False, code: int = FAILED) -> int:
    """Print an error; returns the exit code.

    It is a sentence on standard error, or as JSON an object with the key `error` on standard
    output. Names of files in it cannot control the terminal.
    """
    sentence = completed(message)
    if as_json:
        print(json.dumps({"error": sentence}))
    else:
        print(f"{program}: {without_controls(sentence)}", file=sys.stderr)
    return code


def without_controls(text: str) -> str:
    """A text with `?` for what is no character to see: controls, marks of direction, line ends."""
    return "".join("?" if category(each)[0] == "C" or each in _LINE_ENDS else each for each in text)


def print_usage_error(program: str, message: str, *, as_json: bool = False) -> int:
    """Print what is wrong with the arguments like `print_error`; returns the exit code."""
    return print_error(program, message, as_json=as_json, code=USAGE_ERROR)


def counted(number: int, noun: str) -> str:
    """A number with its noun, which is plural unless the number is 1: `3 matches`."""
    ending = "" if number == 1 else "es" if noun.endswith("ch") else "s"
    return f"{number:,} {noun}{ending}"


class CommandParser(argparse.ArgumentParser):
    """A parser that reports an error in one line, without the usage text."""

    _wants_json = False

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Parse arguments; with `--json` among them, an error is printed as JSON."""
        given = sys.argv[1:] if args is None else list(args)
        self._wants_json = "--json" in given
        return super().parse_known_args(given, namespace)

    def print_help(self, file: "SupportsWrite[str] | None" = None) -> None:
        """Print the help; unlike argparse's own method, it does not ignore that this fails."""
        print(self.format_help(), end="", file=file)

    def error(self, message: str) -> NoReturn:
        """Print the error and exit with code 2."""
        sys.exit(print_usage_error(self.prog, message, as_json=self._wants_json))


def argument_type(parse: Callable[[str], _T]) -> Callable[[str], _T]:
    """Make `parse` the `type` of an argument, with its `ValueError` as the error message."""

    def parsed(text: str) -> _T:
        try:
            return parse(text)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from None

    return parsed


def parse_variant(text: str) -> Variant:
    """The game with an id; raises `ValueError` with a sentence that lists the games."""
    try:
        return catalogue.variant(text)
    except ValueError as error:
        games = ", ".join(catalogue.CATALOGUE)
        raise ValueError(f"{completed(str(error))} The games: {games}.") from None


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """The `type` of an argument that is an integer in an inclusive range."""

    def parse(text: str) -> int:
        digits = text.removeprefix("-")
        number = int(text) if digits.isascii() and digits.isdigit() and len(digits) < 20 else None
        if number is None or not least <= number <= most:
            raise ValueError(f"{text[:40]!r} is not a whole number from {least} to {most}")
        return number

    return argument_type(parse)
