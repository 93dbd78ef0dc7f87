"""Functions that fail, to take the place of those that a test lets fail."""

import os
from collections.abc import Callable
from typing import Any


def raising(error: BaseException | type[BaseException]) -> Callable[..., Any]:
    """A function that raises this error, whatever it is called with."""

    def fail(*_: object, **__: object) -> None:
        raise error

    return fail


def refusing(number: int) -> Callable[..., Any]:
    """A call of the system that fails with the error of this number."""
    return raising(OSError(number, os.strerror(number)))
