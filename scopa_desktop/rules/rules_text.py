"""The rules of a game as lines of text, in the head of records and in a player's own rules.

The lines are specified in RECORD.md beside this file.
"""

from collections.abc import Callable, Mapping
from typing import Final

from scopa_desktop.rules import catalogue
from scopa_desktop.rules.line_reader import LineReader
from scopa_desktop.rules.options.own_games import widened
from scopa_desktop.rules.variant import NOT_OWN, OptionValue, OwnGame, Variant

NO_OPTIONS: Final[Mapping[str, OptionValue]] = {}


def _nothing_implied(entry: Variant) -> Mapping[str, OptionValue]:
    return NO_OPTIONS


def unwritten_options(entry: Variant) -> dict[str, OptionValue]:
    """The values that hold without a line: the game's defaults, or what they were at first."""
    defaults = {option.name: option.read(entry) for option in entry.options}
    return {**defaults, **dict(entry.record_defaults)}


def written_options(
    variant: Variant, implied: Mapping[str, OptionValue] = NO_OPTIONS
) -> dict[str, OptionValue]:
    """The options that have to be written, because they differ from what holds without it.

    `implied` are further values that hold so, in place of `unwritten_options`.
    """
    unwritten = {**unwritten_options(variant.defaults or variant), **implied}
    values = {option.name: option.read(variant) for option in variant.options}
    return {name: value for name, value in values.items() if value != unwritten[name]}


def rules_lines(variant: Variant, implied: Mapping[str, OptionValue] = NO_OPTIONS) -> list[str]:
    """The lines of a game: its id, what makes it a player's own, and its changed options.

    `implied` is that of `written_options`.
    """
    lines = [f"game: {variant.id}"]
    lines += [f"{name}: {text}" for name, text in variant.own._asdict().items() if text]
    lines += [
        f"option: {name} = {variant.option(name).text(value)}"
        for name, value in written_options(variant, implied).items()
    ]
    return lines


def has_new_parts(variant: Variant) -> bool:
    """Whether the lines of a game say more than its own name and options that it offers."""
    return variant.is_widened or any(variant.own[1:])


def read_rules(
    reader: LineReader, implied: Callable[[Variant], Mapping[str, OptionValue]] = _nothing_implied
) -> Variant:
    """Parse the game in the next lines; raises `RecordError` with a sentence.

    `implied` gives further values that hold for a game without a line (see `rules_lines`).
    """
    entry = reader.field("game", catalogue.variant)
    own = _read_own(reader)
    settings = reader.settings("option", lambda name, text: _parse_value(entry, name, text))
    unwritten = {**dict(entry.record_defaults), **implied(entry)}
    return reader.parsed(lambda: catalogue.configured(entry.id, {**unwritten, **settings}, own))


def _read_own(reader: LineReader) -> OwnGame:
    own = NOT_OWN
    for name in OwnGame._fields:
        if reader.peek().startswith(f"{name}: "):
            own = own._replace(**{name: reader.field(name, str)})
            reader.parsed(own.check)
    return own


def _parse_value(entry: Variant, name: str, text: str) -> OptionValue:
    """The value of an option, which the game need not offer."""
    known = {option.name for option in widened(entry).options}
    return (widened(entry) if name in known else entry).option(name).parse(text)
