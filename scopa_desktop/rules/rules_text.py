"""The rules of a game as lines of text, in the head of records and in a player's own rules.

The lines are specified in RECORD.md beside this file.
"""

from collections.abc import Callable, Mapping
from typing import Final

from scopa_desktop.rules import catalogue
from scopa_desktop.rules.line_reader import LineReader
from scopa_desktop.rules.variant import OptionValue, Variant, check_own_name

NO_OPTIONS: Final[Mapping[str, OptionValue]] = {}


def _nothing_implied(entry: Variant) -> Mapping[str, OptionValue]:
    return NO_OPTIONS


def rules_lines(variant: Variant, implied: Mapping[str, OptionValue] = NO_OPTIONS) -> list[str]:
    """The lines of a game: its id, its custom name if it has one, and its changed options.

    `implied` are values that hold without a line, in place of the game's defaults.
    """
    lines = [f"game: {variant.id}"]
    if variant.own_name:
        lines.append(f"name: {variant.own_name}")
    defaults = variant.defaults or variant
    for option in variant.options:
        value = option.read(variant)
        if value != implied.get(option.name, option.read(defaults)):
            lines.append(f"option: {option.name} = {option.text(value)}")
    return lines


def read_rules(
    reader: LineReader, implied: Callable[[Variant], Mapping[str, OptionValue]] = _nothing_implied
) -> Variant:
    """Parse the game in the next lines; raises `RecordError` with a sentence.

    `implied` gives the values that hold for a game without a line (see `rules_lines`).
    """
    entry = reader.field("game", catalogue.variant)
    has_name = reader.peek().startswith("name: ")
    own_name = reader.field("name", _parse_name) if has_name else ""
    settings = reader.settings("option", lambda name, text: entry.option(name).parse(text))
    return reader.parsed(lambda: entry.configured({**implied(entry), **settings})).named(own_name)


def _parse_name(text: str) -> str:
    check_own_name(text)
    return text
