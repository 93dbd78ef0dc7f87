"""Rules pages of hundreds of settings are made by several tests of this folder."""

from collections.abc import Iterator
from functools import lru_cache

import pytest

from scopa_desktop.ui.help import examples


@pytest.fixture(scope="session", autouse=True)
def keep_worked_rounds() -> Iterator[None]:
    """Play the worked round of each setting only once; the program keeps those of a few."""
    with pytest.MonkeyPatch.context() as patch:
        every_round = lru_cache(maxsize=None)(examples.worked_round.__wrapped__)
        patch.setattr(examples, "worked_round", every_round)
        yield
