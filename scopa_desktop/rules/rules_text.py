"""The rules of a game as lines of text, in the head of records and in a player's own rules.

The lines are specified in RECORD.md beside this file.
"""

from scopa_desktop.rules import catalogue
from scopa_desktop.rules.i18n import QT_TRANSLATE_NOOP
from scopa_desktop.rules.line_reader import LineReader
from scopa_desktop.rules.variant import OptionValue, Variant, check_own_name


def rules_lines(variant: Variant) -> list[str]:
    """The lines of a game: its id, its custom name if it has one, and its changed options."""
    lines = [f"game: {variant.id}"]
    if variant.own_name:
        lines.append(f"name: {variant.own_name}")
    for name, value in variant.changed.items():
        lines.append(f"option: {name} = {variant.option(name).text(value)}")
    return lines


def read_rules(reader: LineReader) -> Variant:
    """Parse the game in the next lines; raises `RecordError` with a sentence."""
    entry = reader.field("game", catalogue.variant)
    has_name = reader.peek().startswith("name: ")
    own_name = reader.field("name", _parse_name) if has_name else ""
    settings: dict[str, OptionValue] = {}
    while reader.peek().startswith("option: "):
        name, value = reader.field("option", lambda text: _parse_option(entry, text))
        if name in settings:
            twice = QT_TRANSLATE_NOOP("rules", "option {option} is set twice")
            raise reader.error(twice, option=name)
        settings[name] = value
    return reader.parsed(lambda: entry.configured(settings)).named(own_name)


def _parse_name(text: str) -> str:
    check_own_name(text)
    return text


def _parse_option(entry: Variant, text: str) -> tuple[str, OptionValue]:
    name, _, value = text.partition(" = ")
    return name, entry.option(name).parse(value)
