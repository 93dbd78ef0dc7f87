"""The accounts of the ledger."""

from enum import Enum
from typing import Final, NamedTuple


class AccountKind(Enum):
    """Whose chips an account holds."""

    BANK = "bank"
    """The only account that may be negative: it gives the first chips to everybody."""
    POT = "pot"
    """The stakes of a match that goes on."""
    PROFILE = "profile"
    CHARACTER = "character"


class Account(NamedTuple):
    """An account; it comes into being with its first entry."""

    kind: AccountKind
    owner: str
    """The id of a profile, the level of a character, the id of a match; empty for the bank."""


BANK: Final = Account(AccountKind.BANK, "")


def profile_account(profile: str) -> Account:
    return Account(AccountKind.PROFILE, profile)


def character_account(level: str) -> Account:
    return Account(AccountKind.CHARACTER, level)


def pot_account(match_id: str) -> Account:
    return Account(AccountKind.POT, match_id)
