"""The rules of each deal of a match whose options were changed between its rounds."""

from collections import deque

from scopa_desktop.rules.record import Record
from scopa_desktop.rules.table_events import OptionChanged
from scopa_desktop.rules.table_options import FIELDS
from scopa_desktop.rules.variant import OptionValue, Variant


def with_changed_option(variant: Variant, name: str, value: OptionValue) -> Variant:
    """The rules with another value of an option; they keep the name a player gave them.

    Raises `ValueError` with a sentence if the value is not allowed.
    """
    settings = {**variant.changed, name: value}
    return variant.configured(settings).named(variant.own_name)


def variants_of_deals(record: Record) -> list[Variant]:
    """The rules of each deal of a record.

    Raises `ValueError` with a sentence if an option was changed to a value that is not allowed.
    """
    variant, variants = record.variant, []
    changes = deque(
        (placed.deal, placed.event)
        for placed in record.events
        if isinstance(placed.event, OptionChanged) and placed.event.name not in FIELDS
    )
    for deals_before in range(len(record.rounds)):
        while changes and changes[0][0] <= deals_before:
            _, change = changes.popleft()
            variant = with_changed_option(variant, change.name, change.value)
        variants.append(variant)
    return variants
