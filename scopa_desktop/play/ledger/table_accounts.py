"""The accounts of the players at a table: who can stake, and what a profile has."""

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from scopa_desktop.ai.levels import MATCHED, character_id, find_level
from scopa_desktop.play.ledger.bookkeeping import (
    Account,
    AccountKind,
    character_account,
    profile_account,
)
from scopa_desktop.play.ledger.ledger import Books, Ledger, LedgerEntry
from scopa_desktop.play.session.seats import profiles_of_seats
from scopa_desktop.play.storage.profiles import ProfileStore
from scopa_desktop.rules.players import Player


class StakeProblem(Enum):
    """Why no chips can be staked."""

    OTHER_WINDOW = auto()
    """Another process plays with the chips of the data folder."""
    NOT_COMPETITIVE = auto()
    """Nothing is staked in the match on the table."""
    GUESTS = auto()
    NO_PEOPLE = auto()
    NOT_COUNTED = auto()
    """The ledger cannot be read, or has not been yet."""
    TOO_FEW_CHIPS = auto()
    MATCHED_PLAYER = auto()
    """A computer player adapts to the person, who could lose at will to win for chips later."""
    CHOSEN_DEAL = auto()
    """The number of the deal was chosen, so that its cards may be known."""


class StakeRefusal(NamedTuple):
    """Why these players cannot play for chips."""

    problem: StakeProblem
    names: tuple[str, ...] = ()
    """The players whom the problem concerns."""
    stake: int = 0


class AccountSummary(NamedTuple):
    """What a profile has."""

    chips: int
    staked: int
    """The chips that it has staked in matches that go on."""
    experience: int
    entries: list[LedgerEntry]
    """The newest first."""


def table_accounts(players: Sequence[Player], profiles: ProfileStore) -> list[Account | None]:
    """The account of each seat; None for a guest."""
    accounts: list[Account | None] = []
    seated = profiles_of_seats(players, profiles.profiles, profiles.current)
    for player, profile in zip(players, seated, strict=True):
        if player.is_person:
            accounts.append(None if profile is None else profile_account(profile.id))
        else:
            character = find_level(player.level)
            accounts.append(character_account(player.level if character is None else character.id))
    return accounts


def players_refusal(players: Sequence[Player], profiles: ProfileStore) -> StakeRefusal | None:
    """Why these players cannot play for chips, however many they have; None if they can."""
    if not any(player.is_person for player in players):
        return StakeRefusal(StakeProblem.NO_PEOPLE)
    if None in table_accounts(players, profiles):
        return StakeRefusal(StakeProblem.GUESTS)
    matched = [player.name for player in players if character_id(player.level) == MATCHED]
    return StakeRefusal(StakeProblem.MATCHED_PLAYER, tuple(matched)) if matched else None


def chips_refusal(
    books: Books | None,
    accounts: Sequence[Account | None],
    players: Sequence[Player],
    needed: int,
    stake: int,
) -> StakeRefusal | None:
    """Which players do not have the `needed` chips for a stake; None if all have them.

    Characters are lent what they lack. `books` is None if the chips are not known.
    """
    if books is None:
        return StakeRefusal(StakeProblem.NOT_COUNTED)
    names = tuple(
        player.name
        for player, account in zip(players, accounts, strict=True)
        if account is not None
        and account.kind is AccountKind.PROFILE
        and books.chips_of(account) < needed
    )
    return StakeRefusal(StakeProblem.TOO_FEW_CHIPS, names, stake) if names else None


def account_summary(ledger: Ledger, account: Account, most_entries: int) -> AccountSummary:
    """What is in an account, which is opened if it has not been; raises `StorageError`."""
    ledger.open_account(account)
    staked = sum(
        match.stake
        for match in ledger.open_matches()
        if any(seat.account == account for seat in match.seats)
    )
    entries = ledger.entries(account, most_entries)
    return AccountSummary(ledger.balance(account), staked, ledger.experience(account), entries)
