"""How many examples hypothesis tries: fewer in the default run than in that of the slow tests."""

from typing import Final

from hypothesis import settings

_PROFILE: Final = "scopa"
_USUAL: Final = 100
"""The number of hypothesis itself."""
_FEW_PERCENT: Final = 35

_tries_all = True


def set_examples(tries_all: bool) -> None:
    """Choose the number of examples of all tests; called before they are imported."""
    global _tries_all  # noqa: PLW0603
    _tries_all = tries_all
    # The current profile is another one where the environment variable `CI` is set.
    settings.register_profile(_PROFILE, settings.default, max_examples=examples(_USUAL))
    settings.load_profile(_PROFILE)


def tries_all() -> bool:
    """Whether the slow tests are run, with all their examples."""
    return _tries_all


def examples(number: int) -> int:
    """The number of examples of a test that tries `number` of them when it tries all."""
    return number if _tries_all else max(5, number * _FEW_PERCENT // 100)
