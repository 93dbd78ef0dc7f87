"""Every choice of the options about captures."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from scopa_desktop.rules.options import capture_options
from scopa_desktop.rules.variant import Option, OptionConflictError, OptionValue, Variant

CAPTURE_OPTIONS: Final = frozenset(
    value.name for value in vars(capture_options).values() if isinstance(value, Option)
)
"""The names of the options about captures."""


def capture_settings(variant: Variant) -> Iterator[dict[str, OptionValue]]:
    """Every choice of the options about captures that a game allows."""
    options = [option for option in variant.options if option.name in CAPTURE_OPTIONS]
    for values in product(*(option.values for option in options)):
        settings = dict(zip((option.name for option in options), values, strict=True))
        try:
            variant.configured(settings)
        except OptionConflictError:
            continue
        yield settings
