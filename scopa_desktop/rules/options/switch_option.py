"""Options that are on or off."""

from collections.abc import Callable

from scopa_desktop.rules.variant import Option, OptionCondition, Variant


def switch(
    name: str,
    label: str,
    explanation: str,
    read: Callable[[Variant], bool],
    write: Callable[[Variant, bool], Variant],
    *,
    idle: OptionCondition | None = None,
    conflict: OptionCondition | None = None,
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
        record_version=record_version,
    )
