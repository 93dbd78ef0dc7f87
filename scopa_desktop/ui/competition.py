"""`Competition`: ties the match on the table to the ledger of chips and experience."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Signal

from scopa_desktop.play.session.seats import profiles_of_seats
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.profiles import Profile, ProfileStore
from scopa_desktop.play.storage.saves import open_match
from scopa_desktop.rules.events import MatchWon
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.table_options import TableOptions
from scopa_desktop.ui.wording.card_wording import own_name
from scopa_desktop.ui.wording.counted_nouns import counted
from scopa_desktop.ui.wording.list_format import and_list

if TYPE_CHECKING:
    from scopa_desktop.play.history.history_reader import HistoryReader
    from scopa_desktop.play.history.match_files import StoredMatch
    from scopa_desktop.play.history.match_history import MatchHistory
    from scopa_desktop.play.history.match_recorder import MatchRecorder
    from scopa_desktop.play.ledger.accounts import Account
    from scopa_desktop.play.ledger.ledger import Ledger, LedgerEntry
    from scopa_desktop.play.ledger.match_payments import LedgerMatch

_DATABASES = ("ledger.sqlite3", "ledger.sqlite3.copy")

_Result = TypeVar("_Result")


class Standing(NamedTuple):
    """What a profile has."""

    chips: int
    staked: int
    """The chips that it has staked in matches that go on."""
    experience: int
    entries: "list[LedgerEntry]"
    """The newest first."""


class Competition(QObject):
    """Takes the stakes of competitive matches, follows them, and pays them.

    The ledger is opened when it is first needed, not before the first frame.
    """

    changed = Signal()
    """The stakes, the chips or the state of the match on the table have changed."""
    failed = Signal(str)
    """Chips could not be moved; emitted with a sentence for the player."""

    def __init__(
        self,
        session: Session,
        *,
        profiles: ProfileStore,
        recorder: "Callable[[], MatchRecorder]",
        reader: "Callable[[], HistoryReader]",
        data_folder: Path,
        may_write: bool,
        parent: QObject,
    ) -> None:
        """The competition of a session.

        Args:
            session: the match on the table.
            profiles: the people of this computer.
            recorder: returns what enters the match into the history; not before the first frame.
            reader: returns the reader of the history; not before the first frame.
            data_folder: where the ledger is.
            may_write: False if another process plays the running match of the folder.
            parent: the owner.
        """
        super().__init__(parent)
        self._session = session
        self._profiles = profiles
        self._recorder = recorder
        self._reader = reader
        self._data_folder = data_folder
        self._may_write = may_write
        self._ledger: Ledger | None = None
        self._match: LedgerMatch | None = None
        session.events_occurred.connect(self._on_events)
        session.table_changed.connect(self._settle)
        session.replaced.connect(self._on_replaced)

    # --- the match on the table ----------------------------------------------------------------

    @property
    def match(self) -> "LedgerMatch | None":
        """The match on the table in the ledger; None if nothing is staked in it."""
        return self._match

    @property
    def ledger(self) -> "Ledger":
        """The ledger; raises `StorageError` with a sentence if it cannot be used."""
        if self._ledger is None:
            # Not before the first frame.
            from scopa_desktop.play.ledger.ledger import Ledger  # noqa: PLC0415

            self._ledger = Ledger(self._data_folder)
            if self._ledger.problem:
                self.failed.emit(self._ledger.problem)
        return self._ledger

    @property
    def is_used(self) -> bool:
        """Whether anybody has chips yet."""
        return any((self._data_folder / name).exists() for name in _DATABASES)

    def begin(self, match: Match) -> None:
        """Take the stakes of the competitive match that was just put on the table."""
        match_id = self._recorder().match_id
        accounts = self._accounts(match.players)
        if match_id is None or None in accounts:
            self._show_no_stakes()
            return
        seated = [account for account in accounts if account is not None]
        stake = match.table.stake
        self._match = self._guarded(
            lambda ledger: ledger.begin_match(match_id, match.seating, seated, stake)
        )
        if self._match is None:
            self._show_no_stakes()
        self.changed.emit()

    def start(self) -> None:
        """Follow the match that is on the table at the start, and pay what was left unpaid."""
        self._recorder().completed.connect(self._earn_by_practice)
        match = self._session.match
        is_competitive = match is not None and match.table.is_competitive
        if not self._may_write or not (is_competitive or self.is_used):
            return
        if is_competitive and self._match is None:
            self._settle()
            if self._match is None:
                self._show_no_stakes()
        # What is in the folder of the matches is in the history then.
        self._reader().synchronized.connect(self._pay_lost)

    def leave(self, match: Match, match_id: str | None) -> None:
        """Pay a match that is left for another one: its people lose it.

        Nothing happens if it is over, or nothing is staked in it.
        """
        if match_id is None or not match.table.is_competitive:
            return
        # Not before the first frame.
        from scopa_desktop.play.ledger.match_settlement import abandon  # noqa: PLC0415

        self._guarded(lambda ledger: abandon(ledger, match_id, match))
        self._match = None
        self.changed.emit()

    def chips_of_seats(self) -> list[int]:
        """The chips of the account of each seat of the match on the table."""
        return self._of_seats(lambda ledger, account: ledger.balance(account))

    def experience_of_seats(self) -> list[int]:
        """The points of experience of the account of each seat of the match on the table."""
        return self._of_seats(lambda ledger, account: ledger.experience(account))

    def _of_seats(self, value: "Callable[[Ledger, Account], int]") -> list[int]:
        match = self._match
        if match is None:
            return []
        values = self._guarded(lambda ledger: [value(ledger, seat.account) for seat in match.seats])
        return [0] * len(match.seats) if values is None else values

    @property
    def penalty(self) -> int:
        """The chips that it costs a person to leave the match on the table; 0 without stakes."""
        if self._match is None:
            return 0
        # Not before the first frame.
        from scopa_desktop.play.ledger.match_payments import penalty_for  # noqa: PLC0415

        return penalty_for(self._match.stake)

    def leaving_sentence(self) -> str:
        """What leaving the match on the table for good costs; empty if it costs nothing."""
        # Not before the first frame.
        from scopa_desktop.play.ledger.match_payments import (  # noqa: PLC0415
            MatchState,
            penalty_for,
        )

        if self._match is None or self._match.state is not MatchState.OPEN:
            return ""
        return self.tr(
            "If you leave this competitive match, it is lost: the stake of {stake} stays in the "
            "pot, and leaving costs each person {penalty} more."
        ).format(
            stake=counted("chips", self._match.stake),
            penalty=counted("chips", penalty_for(self._match.stake)),
        )

    def close(self) -> None:
        """Close the ledger."""
        if self._ledger is not None:
            self._ledger.close()
            self._ledger = None

    # --- before a match, and between its rounds ------------------------------------------------

    def refusal(self, players: Sequence[Player], table: TableOptions) -> str:
        """Why these players cannot play for chips; empty if they can.

        A guest has no chips, and a profile may have too few for the stake.
        """
        if not self._may_write:
            return self.tr("Another window of the game plays with your chips.")
        accounts = self._accounts(players)
        guests = [
            player.name
            for player, account in zip(players, accounts, strict=True)
            if account is None
        ]
        if guests:
            return self.tr("Guests have no chips: only people with a profile play for them.")
        if all(not player.is_person for player in players):
            return self.tr("Chips are staked by people only.")
        return self._refusal_of_stake(
            [account for account in accounts if account is not None],
            players,
            table.stake,
            table.stake,
        )

    def refusal_of_stake(self, stake: int) -> str:
        """Why the stake of the match on the table cannot become this; empty if it can."""
        match = self._session.match
        if match is None or self._match is None:
            return self.tr("Nothing is staked in this match.")
        accounts = [seat.account for seat in self._match.seats]
        needed = stake - self._match.stake
        return self._refusal_of_stake(accounts, match.first_players, needed, stake)

    def change_stake(self, stake: int) -> bool:
        """Take or return the difference to another stake of the match on the table.

        Called before the change is applied to the session. Returns whether it was done; `failed`
        says why not.
        """
        if sentence := self.refusal_of_stake(stake):
            self.failed.emit(sentence)
            return False
        assert self._match is not None
        match_id = self._match.id
        changed = self._guarded(lambda ledger: ledger.change_stake(match_id, stake))
        if changed is None:
            return False
        self._match = changed
        self.changed.emit()
        return True

    def chips(self) -> int | None:
        """The chips of the current profile; None if the ledger cannot be used."""
        standing = self.standing(0)
        return None if standing is None else standing.chips

    def standing(self, most_entries: int) -> Standing | None:
        """What the current profile has; None if the ledger cannot be used."""
        # Not before the first frame.
        from scopa_desktop.play.ledger.accounts import profile_account  # noqa: PLC0415

        account = profile_account(self._profiles.current.id)

        def standing(ledger: "Ledger") -> Standing:
            ledger.open_account(account)
            staked = sum(
                match.stake
                for match in ledger.open_matches()
                if any(seat.account == account for seat in match.seats)
            )
            return Standing(
                ledger.balance(account),
                staked,
                ledger.experience(account),
                ledger.entries(account, most_entries),
            )

        return self._guarded(standing)

    def earn_by_training(self) -> int:
        """Pay the current profile for what it has done in training today; returns the chips."""
        # Not before the first frame.
        from scopa_desktop.play.ledger.earnings import earn_by_training  # noqa: PLC0415
        from scopa_desktop.play.training.journal import TrainingJournal  # noqa: PLC0415

        profile = self._profiles.current.id
        journal = TrainingJournal(self._data_folder, profile)
        return self._guarded(lambda ledger: earn_by_training(ledger, journal, profile)) or 0

    # --- inside --------------------------------------------------------------------------------

    def _refusal_of_stake(
        self, accounts: Sequence["Account"], players: Sequence[Player], needed: int, stake: int
    ) -> str:
        """Why these players cannot stake the `needed` chips; empty if they can."""
        poor = self._guarded(lambda ledger: ledger.without_chips(accounts, needed))
        if poor is None:
            return self.tr("The chips cannot be counted now.")
        if not poor:
            return ""
        names = [
            own_name(player.name)
            for player, account in zip(players, accounts, strict=True)
            if account in poor
        ]
        return self.tr(
            "{names}: too few for a stake of {stake}. Choose a smaller one, or earn chips by "
            "practice, lessons, puzzles and the daily deal."
        ).format(names=and_list(names), stake=counted("chips", stake))

    def _accounts(self, players: Sequence[Player]) -> list["Account | None"]:
        """The account of each seat; None for a guest."""
        # Not before the first frame.
        from scopa_desktop.ai.levels import find_level  # noqa: PLC0415
        from scopa_desktop.play.ledger.accounts import (  # noqa: PLC0415
            character_account,
            profile_account,
        )

        def account_of(player: Player, profile: Profile | None) -> "Account | None":
            if player.is_person:
                return None if profile is None else profile_account(profile.id)
            character = find_level(player.level)
            return character_account(player.level if character is None else character.id)

        current, profiles = self._profiles.current, self._profiles.profiles
        return list(map(account_of, players, profiles_of_seats(players, profiles, current)))

    def _on_events(self, events: Sequence[object]) -> None:
        if any(isinstance(event, MatchWon) for event in events):
            self._settle()

    def _on_replaced(self) -> None:
        """Another match may be on the table; `begin` and `start` say what is staked in it."""
        match = self._session.match
        if self._match is not None and (match is None or self._match.id != self._match_id()):
            self._match = None
            self.changed.emit()

    def _match_id(self) -> str | None:
        match = self._session.match
        if match is None or not match.table.is_competitive:
            return None
        return self._recorder().match_id

    def _settle(self) -> None:
        """Make the ledger agree with the match on the table."""
        match, match_id = self._session.match, self._match_id()
        if match is None or match_id is None or not self._may_write:
            return
        # Not before the first frame.
        from scopa_desktop.play.ledger.match_settlement import settle  # noqa: PLC0415

        self._match = self._guarded(lambda ledger: settle(ledger, match_id, match))
        self.changed.emit()

    def _pay_lost(self) -> None:
        """Pay the matches that a killed process has left; their records are in the history."""
        running = self._match_id()
        known = self._guarded(lambda ledger: [each.id for each in ledger.open_matches()])
        lost = [match_id for match_id in known or [] if match_id != running]
        if lost:
            self._reader().run(
                partial(_matches_of_history, lost), partial(self._settle_lost, running), self
            )

    def _settle_lost(self, running: str | None, matches: "Mapping[str, Match]") -> None:
        # Not before the first frame.
        from scopa_desktop.play.ledger.match_settlement import settle_lost  # noqa: PLC0415

        if self._guarded(lambda ledger: settle_lost(ledger, running, matches.get)):
            self.changed.emit()

    def _earn_by_practice(self, stored: "StoredMatch") -> None:
        """Pay the profiles that have played a practice match to its end."""
        # Not before the first frame.
        from scopa_desktop.play.history.match_note import Ending, Origin  # noqa: PLC0415
        from scopa_desktop.play.ledger.earnings import (  # noqa: PLC0415
            Deed,
            GrantReason,
            earn,
        )

        note = stored.note
        is_practice = note.ending is Ending.FINISHED and note.origin is Origin.PLAYED
        if not is_practice or not self.is_used or not self._may_write:
            return
        known = self._guarded(lambda ledger: [ledger.match(note.id)])
        if known != [None]:
            return
        deed = Deed(GrantReason.PRACTICE, note.id)
        for profile in filter(None, note.profiles):
            self._guarded(partial(earn, profile=profile, deed=deed))

    def _show_no_stakes(self) -> None:
        self.failed.emit(
            self.tr("No chips are staked in this match: nothing is won or lost in it.")
        )

    def _guarded(self, action: "Callable[[Ledger], _Result]") -> "_Result | None":
        """The result of something done with the ledger; None after an error, which is reported."""
        # Not before the first frame.
        from scopa_desktop.play.ledger.match_payments import ChipsError  # noqa: PLC0415

        try:
            return action(self.ledger)
        except StorageError as error:
            self.failed.emit(error.sentence)
        except ChipsError:
            self.failed.emit(self.tr("Somebody has too few chips for the stake."))
        return None


def _matches_of_history(ids: Sequence[str], history: "MatchHistory") -> dict[str, Match]:
    """The matches of the history with these ids; those that it does not have are missing."""
    files = history.record_files(ids)
    return {match_id: open_match(history.files.path(file)) for match_id, file in files.items()}
