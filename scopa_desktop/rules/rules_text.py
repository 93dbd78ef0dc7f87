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


def unwritten_options(entry: Variant) -> dict[str, OptionValue]:
    """The values that hold without a line: the game's defaults, or what they were at first."""
    defaults = {option.name: option.read(entry) for option in entry.options}
    return {**defaults, **dict(entry.record_defaults)}


def rules_lines(variant: Variant, implied: Mapping[str, OptionValue] = NO_OPTIONS) -> list[str]:
    """The lines of a game: its id, its custom name if it has one, and its changed options.

    `implied` are further values that hold without a line, in place of `unwritten_options`.
    """
    lines = [f"game: {variant.id}"]
    if variant.own_name:
        lines.append(f"name: {variant.own_name}")
    unwritten = {**unwritten_options(variant.defaults or variant), **implied}
    for option in variant.options:
        value = option.read(variant)
        if value != unwritten[option.name]:
            lines.append(f"option: {option.name} = {option.text(value)}")
    return lines


def read_rules(
    reader: LineReader, implied: Callable[[Variant], Mapping[str, OptionValue]] = _nothing_implied
) -> Variant:
    """Parse the game in the next lines; raises `RecordError` with a sentence.

    `implied` gives further values that hold for a game without a line (see `rules_lines`).
    """
    entry = reader.field("game", catalogue.variant)
    has_name = reader.peek().startswith("name: ")
    own_name = reader.field("name", _parse_name) if has_name else ""
    settings = reader.settings("option", lambda name, text: entry.option(name).parse(text))
    unwritten = {**dict(entry.record_defaults), **implied(entry)}
    return reader.parsed(lambda: entry.configured({**unwritten, **settings})).named(own_name)


def _parse_name(text: str) -> str:
    check_own_name(text)
    return text
