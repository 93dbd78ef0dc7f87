"""Options that are on or off."""

from collections.abc import Callable
from dataclasses import replace
from operator import attrgetter
from typing import Any, NamedTuple

from scopa_desktop.rules.variant import Option, OptionCondition, Variant


class Access(NamedTuple):
    """How a switch is read from a variant, and written to it."""

    read: Callable[[Variant], bool]
    write: Callable[[Variant, bool], Variant]


def field(path: str, on: object = True, off: object = False) -> Access:
    """A field of a variant, such as `captures.forced`, that has one of two values."""
    value_of = attrgetter(path)
    return Access(
        lambda variant: bool(value_of(variant) == on),
        lambda variant, is_on: _with_field(variant, path, on if is_on else off),
    )


def _with_field(variant: Variant, path: str, value: object) -> Variant:
    """The variant with another value of a field, or of a field of one of its parts."""
    part, _, name = path.rpartition(".")
    changes: dict[str, Any] = {name: value}
    if part:
        changes = {part: replace(getattr(variant, part), **changes)}
    return replace(variant, **changes)


def switch(
    name: str,
    label: str,
    explanation: str,
    read: Callable[[Variant], bool],
    write: Callable[[Variant, bool], Variant],
    *,
    idle: tuple[OptionCondition, ...] = (),
    conflict: OptionCondition | None = None,
    known_as: tuple[str, ...] = (),
    record_version: int = 1,
) -> Option:
    """An option that is on or off; `label` and `explanation` are marked for translation."""
    return Option(
        name=name,
        label=label,
        help=explanation,
        values={False: "off", True: "on"},
        read=read,
        write=lambda variant, on: write(variant, bool(on)),
        idle=idle,
        conflict=conflict,
        known_as=known_as,
        record_version=record_version,
    )
