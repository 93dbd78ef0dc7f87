"""`TableOptions`: what the players of a match agree on beside the rules of the game.

They are written as `table:` lines in the head of a record (RECORD.md); some may be changed between
two rounds of a running match (`OptionChanged`).
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final, TypeAlias

from scopa_desktop.rules.line_reader import LineReader
from scopa_desktop.rules.messages import N_, Sentence, TextError
from scopa_desktop.rules.variant import Option

TableValue: TypeAlias = bool | int

LARGEST_STAKE: Final = 1_000_000
SHORTEST_TURN: Final = 10
LONGEST_TURN: Final = 120


@dataclass(frozen=True)
class TableOptions:
    """The options of the table of a match."""

    is_competitive: bool = False
    """Whether chips are staked and experience is won; there are no undo, hint and coach then."""
    stake: int = 0
    """The chips that each player stakes; only in competitive matches."""
    turn_seconds: int = 0
    """The time for a move, in seconds, after which the game plays for the person; 0: no limit."""
    is_private: bool = False
    """Whether no person may sit in for a computer player during the match."""
    has_watchers: bool = True
    """Whether the hands may be shown while only computer players play."""
    draws_seats: bool = False
    """Whether the cards that are drawn for the deal also decide who sits where."""
    seats_partners_in_order: bool = False
    """Whether the drawn cards seat partners in their order too, so that the highest card does not
    play with the next."""
    cuts_pack: bool = False
    """Whether a player cuts the pack before each deal."""

    @property
    def changed(self) -> dict[str, TableValue]:
        """The options that differ from the default, by their names in records."""
        return {
            name: value
            for name, field_name in FIELDS.items()
            if (value := getattr(self, field_name)) != getattr(DEFAULT_TABLE, field_name)
        }

    def value(self, name: str) -> TableValue:
        """The value of an option by its name in records; raises `KeyError` if there is none."""
        value: TableValue = getattr(self, FIELDS[name])
        return value

    @property
    def with_fixed_seats(self) -> "TableOptions":
        """The options for another match in the same seats."""
        return replace(self, draws_seats=False, seats_partners_in_order=False)

    def with_value(self, name: str, value: TableValue) -> "TableOptions":
        """The options with another value of the one with this name in records.

        Raises `ValueError` with a sentence if it is not allowed, `KeyError` if there is no such
        option.
        """
        changes: dict[str, Any] = {FIELDS[name]: value}
        changed = replace(self, **changes)
        check_table(changed)
        return changed


FIELDS: Final[Mapping[str, str]] = {
    "competitive": "is_competitive",
    "stake": "stake",
    "time": "turn_seconds",
    "private": "is_private",
    "watchers": "has_watchers",
    "draw": "draws_seats",
    "draw_order": "seats_partners_in_order",
    "cut": "cuts_pack",
}
"""The name of each option in records, with its field."""
FIXED: Final = frozenset({"competitive", "draw", "draw_order"})
"""The options that cannot be changed in a running match."""

DEFAULT_TABLE: Final = TableOptions()

assert {field.name for field in fields(TableOptions)} == set(FIELDS.values())


def check_table(table: TableOptions) -> None:
    """Raise `ValueError` with a sentence when a value is not allowed."""
    if not 0 <= table.stake <= LARGEST_STAKE:
        raise TextError("a stake is a number of chips from 0 to {most}", most=f"{LARGEST_STAKE:,}")
    if table.stake and not table.is_competitive:
        raise TextError("chips are staked in competitive matches only")
    if table.turn_seconds and not SHORTEST_TURN <= table.turn_seconds <= LONGEST_TURN:
        raise TextError(
            "the time for a move is 0 for no limit, or {least} to {most} seconds",
            least=SHORTEST_TURN,
            most=LONGEST_TURN,
        )


def parse_value(name: str, text: str) -> TableValue:
    """The value of an option by its name in records; raises `ValueError` with a sentence."""
    if name not in FIELDS:
        raise TextError("a table has no option {name}", name=repr(name[:40]))
    is_switch = isinstance(DEFAULT_TABLE.value(name), bool)
    if is_switch and text in ("on", "off"):
        return text == "on"
    is_number = text.isascii() and text.isdigit() and len(text) <= len(str(LARGEST_STAKE))
    if not is_switch and is_number and text == str(int(text)):
        return int(text)
    expected = "on, off" if is_switch else N_("a whole number")
    raise TextError(
        "option {option} cannot be {value}: use {allowed}",
        option=name,
        value=repr(text[:40]),
        allowed=expected if is_switch else Sentence(expected),
    )


def table_lines(table: TableOptions) -> list[str]:
    """The lines of the options that differ from the default, for the head of a record."""
    return [f"table: {name} = {Option.text(value)}" for name, value in table.changed.items()]


def read_table(reader: LineReader) -> TableOptions:
    """Parse the `table:` lines that follow; raises `RecordError` with a sentence."""
    values = reader.settings("table", parse_value)
    arguments: dict[str, Any] = {FIELDS[name]: value for name, value in values.items()}
    table = TableOptions(**arguments)
    reader.parsed(lambda: check_table(table))
    return table
