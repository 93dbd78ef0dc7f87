"""Kills processes that play competitive matches, and checks the books of the ledger.

`python -m benchmarks.ledger_kills --kills 1000 --matches 200 --seed 1` lets two processes at once
play matches of one to four people and computer players by chance, with stakes that change between
rounds, people who leave and come back or let the game play, matches that are ended by agreement and
others that are left, and kills both at random moments. Each match is saved like the one on the
table, and goes on from its file after the kill. After each kill the books are checked: every entry
sums to zero, no account but the bank's is negative, every pot holds the stakes of its match while
it goes on and nothing after it, and no match was paid twice. At the end each match was played to
its end, and what each seat has received is compared with what is worked out here from its record
alone.

It needs `fork`, so it does not run on Windows.
"""

import argparse
import os
import shutil
import sys
import tempfile
from collections import Counter, deque
from collections.abc import Iterator, Sequence, Set
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, NoReturn

from benchmarks.killed_processes import run_and_kill, tell
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.ledger.bookkeeping import (
    START_CAPITAL,
    Account,
    EntryKind,
    character_account,
    profile_account,
)
from scopa_desktop.play.ledger.ledger import Ledger
from scopa_desktop.play.ledger.ledger_jobs import outcome_of
from scopa_desktop.play.ledger.match_payments import ChipsError, MatchState
from scopa_desktop.play.ledger.schema import problems
from scopa_desktop.play.storage.running_file import RunningFile, whole_lines
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import read_record
from scopa_desktop.rules.table_events import AutomaticPlay, EndAgreed, OptionChanged, PlayerChanged
from scopa_desktop.rules.table_options import TableOptions

_PROCESSES: Final = 2
_LEVELS: Final = tuple(LEVELS)
_PEOPLE: Final = tuple(f"{number:032x}" for number in range(1, 5))
_STAKES: Final = (0, 1, 10, 33, 50, 100)
_LONGEST_LIFE: Final = 0.12
"""Seconds until a process is killed, at most."""
_STARTED_SHARE: Final = 0.8
"""The share of kills at which both processes have begun to play."""
_LEFT: Final = ".left"
"""The suffix of the file that says that a match was left for good."""


class Table(NamedTuple):
    """A match of the campaign, worked out from its number alone."""

    id: str
    path: Path
    match: Match
    accounts: tuple[Account, ...]


def table(folder: Path, seed: int, number: int) -> Table:
    """The match with a number, before its first deal."""
    rng = Random(f"table {seed} {number}")
    game = variant(rng.choice(("scopa", "escoba", "cirulla", "scopone"))).configured({"target": 21})
    seating = rng.choice(game.seatings)
    people = rng.randint(1, seating.players)
    names = rng.sample(range(len(_PEOPLE)), people)
    players = [Player(f"Person {name}", PERSON) for name in names]
    accounts = [profile_account(_PEOPLE[name]) for name in names]
    for level in (rng.choice(_LEVELS) for _ in range(seating.players - people)):
        players.append(Player(level, level))
        accounts.append(character_account(level))
    options = TableOptions(is_competitive=True, stake=rng.choice(_STAKES))
    match = Match(game, seating, players, rng.randrange(10**6), options)
    match_id = f"{number:032x}"
    return Table(match_id, folder / f"{number}.scopa", match, tuple(accounts))


def saved(path: Path) -> Match | None:
    """The match in a file of the campaign; None if it was not begun."""
    try:
        text = whole_lines(path.read_bytes()).decode()
    except FileNotFoundError:
        return None
    return Match.replayed(read_record(text))


# --- the processes that are killed -------------------------------------------------------------


class Worker:
    """Plays matches and pays them until it is killed."""

    def __init__(self, folder: Path, seed: int, numbers: Sequence[int], log: int) -> None:
        """A worker that plays the matches with these numbers, and no other worker does."""
        self._folder = folder
        self._seed = seed
        self._numbers = numbers
        self._log = log
        self._rng = Random()
        self._ledger = Ledger(folder)

    def run(self) -> None:
        """Play all matches to their ends, and pay those that a killed process has left."""
        tell(self._log, "ready")
        for number in self._numbers:
            self._play_and_pay(number)
        open_ids = {known.id for known in self._ledger.open_matches()}
        if not open_ids.isdisjoint(f"{number:032x}" for number in self._numbers):
            raise AssertionError("a match was not paid")

    def run_forever(self) -> NoReturn:
        """Play all matches to their ends, then pay them again and again."""
        self.run()
        while True:
            self._pay(table(self._folder, self._seed, self._rng.choice(self._numbers)))

    def close(self) -> None:
        """Close the ledger."""
        self._ledger.close()

    def _play_and_pay(self, number: int) -> None:
        started = table(self._folder, self._seed, number)
        known = self._ledger.match(started.id)
        if known is not None and known.state is not MatchState.OPEN:
            return
        if not started.path.with_suffix(_LEFT).exists():
            self._play(started)
        self._pay(started)
        tell(self._log, "paid", str(number))

    def _play(self, started: Table) -> None:
        match, file = saved(started.path), RunningFile(started.path)
        match = match or started.match
        file.write(match.record)
        if self._ledger.match(started.id) is None:
            self._begin(started, match, file)
        self._ledger.settle(started.id, outcome_of(match))
        while not match.is_over:
            if not self._step(started, match):
                started.path.with_suffix(_LEFT).touch()
                return
            tell(self._log, "step")
            file.write(match.record)
            self._ledger.settle(started.id, outcome_of(match))

    def _begin(self, started: Table, match: Match, file: RunningFile) -> None:
        """Take the stakes of a match whose file is on the disk, before its first deal."""
        stake = match.table.stake
        try:
            self._ledger.begin_match(started.id, match.seating, started.accounts, stake)
        except ChipsError:
            match.apply(OptionChanged("stake", 0))
            file.write(match.record)
            self._ledger.begin_match(started.id, match.seating, started.accounts, 0)

    def _step(self, started: Table, match: Match) -> bool:
        """Do what comes next in a match; returns whether it goes on."""
        if match.needs_deal:
            if self._rng.random() < 0.3:
                self._change_stake(started, match)
            match.begin_round()
            return True
        chance = self._rng.random()
        if chance < 0.001:
            return False
        if chance < 0.002 and any(player.is_person for player in match.players):
            match.apply(EndAgreed())
        elif chance < 0.02:
            self._change_player(match)
        elif chance < 0.05:
            self._change_automatic_play(match)
        else:
            assert match.round is not None
            match.play(self._rng.choice(match.round.legal_moves()))
        return True

    def _change_stake(self, started: Table, match: Match) -> None:
        stake = self._rng.choice(_STAKES)
        known = self._ledger.settle(started.id, outcome_of(match)._replace(stake=stake))
        assert known is not None
        if known.stake == stake:
            match.apply(OptionChanged("stake", stake))

    def _change_player(self, match: Match) -> None:
        """Let a person leave, or come back."""
        seats = [seat for seat, player in enumerate(match.first_players) if player.is_person]
        seat = self._rng.choice(seats)
        is_there = match.players[seat].is_person
        match.apply(
            PlayerChanged(
                seat, Player("Sits in", _LEVELS[0]) if is_there else match.first_players[seat]
            )
        )

    def _change_automatic_play(self, match: Match) -> None:
        """Let the game play for a person, or no longer."""
        people = [seat for seat, player in enumerate(match.players) if player.is_person]
        if people:
            seat = self._rng.choice(people)
            match.apply(AutomaticPlay(seat, seat not in match.automatic))

    def _pay(self, started: Table) -> None:
        """Pay a match, more than once."""
        match = saved(started.path)
        assert match is not None
        outcome = outcome_of(match, is_left=started.path.with_suffix(_LEFT).exists())
        for _ in range(self._rng.randint(1, 3)):
            self._ledger.settle(started.id, outcome)


# --- the independent count ---------------------------------------------------------------------


class Due(NamedTuple):
    """What a seat receives at the end of a match."""

    share: int
    experience: int


def due(match: Match, stake: int, is_left: bool) -> list[Due]:
    """What each seat receives, worked out from the match."""
    players = len(match.first_players)
    people = {seat for seat in range(players) if match.first_players[seat].is_person}
    away = {seat for seat in people if not match.players[seat].is_person}
    pot = players * stake
    prize = pot - pot // 4
    if match.is_ended_by_agreement:
        return [Due(stake, 0)] * players
    sides = 2 if match.seating.pairs else players
    if is_left and match.winner is None:
        lost = {seat % sides for seat in people}
        others = [seat for seat in range(players) if seat % sides not in lost]
        return [Due(prize // len(others) if seat in others else 0, 0) for seat in range(players)]
    assert match.winner is not None
    winners = [seat for seat in range(players) if seat % sides == match.winner]
    points = 20 if match.seating.pairs else 10 * players
    idle = set(range(players)) if len(people) > 1 else mostly_played_by_others(match, people)
    payments = [
        Due(prize // len(winners), points) if seat in winners else Due(0, 5)
        for seat in range(players)
    ]
    for seat in idle:
        payments[seat] = payments[seat]._replace(experience=0)
    return [Due(0, 0) if seat in away else payments[seat] for seat in range(players)]


def mostly_played_by_others(match: Match, people: Set[int]) -> set[int]:
    """The seats of people who made fewer than half of their moves themselves."""
    record = match.record
    events = deque(record.events)
    automatic, gone = set[int](), set[int]()
    made, own = Counter[int](), Counter[int]()
    for deal, played in enumerate(record.rounds, 1):
        for number, seat in enumerate(match.seats_of_moves(deal)[: len(played.moves)]):
            while events and (events[0].deal, events[0].moves) <= (deal, number):
                match events.popleft().event:
                    case AutomaticPlay(changed, is_on):
                        (automatic.add if is_on else automatic.discard)(changed)
                    case PlayerChanged(changed, player):
                        automatic.discard(changed)
                        (gone.discard if player.is_person else gone.add)(changed)
            made[seat] += 1
            own[seat] += seat not in automatic | gone
    return {seat for seat in people if 2 * own[seat] < made[seat]}


# --- the campaign ------------------------------------------------------------------------------


class Result(NamedTuple):
    """What a campaign found."""

    kills: int
    matches: int
    interrupted: int
    """The number of processes that were killed between two moves of a match."""
    ends: Counter[str]
    """How the matches ended."""
    failures: list[str]


class Campaign:
    """Kills processes that play the matches of one folder."""

    def __init__(self, folder: Path, matches: int, seed: int) -> None:
        """A campaign in an empty folder."""
        self._folder = folder
        self._matches = matches
        self._seed = seed
        self._rng = Random(f"ledger kills {seed}")
        self.interrupted = 0

    def kill_once(self, begun: int) -> list[str]:
        """Let processes play, kill them, and return what is wrong in the books.

        At most the first `begun` matches are played.
        """
        numbers = [range(process, begun, _PROCESSES) for process in range(min(_PROCESSES, begun))]
        workers = [partial(self._work, each) for each in numbers]
        seconds = self._rng.uniform(0, _LONGEST_LIFE)
        waits = self._rng.random() < _STARTED_SHARE
        for text in run_and_kill(workers, seconds, waits_for_first=waits):
            lines = text.splitlines()
            crashed = [line for line in lines if line.startswith("crashed")]
            if crashed:
                raise AssertionError(crashed[0])
            self.interrupted += bool(lines) and lines[-1] == "step"
        return self.problems()

    def _work(self, numbers: Sequence[int], log: int) -> None:
        Worker(self._folder, self._seed, numbers, log).run_forever()

    def problems(self) -> list[str]:
        """What is wrong in the books."""
        ledger = Ledger(self._folder)
        try:
            found = ledger.read(problems)
            return [ledger.problem, *found] if ledger.problem else found
        finally:
            ledger.close()

    def finish(self) -> Counter[str]:
        """Play and pay all matches to their ends, without kills; returns how they ended."""
        with Path(os.devnull).open("wb") as nowhere:
            worker = Worker(self._folder, self._seed, range(self._matches), nowhere.fileno())
            worker.run()
            worker.close()
        ledger = Ledger(self._folder)
        try:
            matches = [ledger.match(f"{number:032x}") for number in range(self._matches)]
        finally:
            ledger.close()
        return Counter(match.state.value for match in matches if match is not None)

    def wrong_payments(self) -> Iterator[str]:
        """Where the ledger does not have what the records say; after `finish`."""
        ledger = Ledger(self._folder)
        expected: Counter[Account] = Counter()
        try:
            for number in range(self._matches):
                started = table(self._folder, self._seed, number)
                known = ledger.match(started.id)
                match = saved(started.path)
                assert match is not None
                if known is None or known.state is MatchState.OPEN:
                    yield f"match {number} was not paid"
                    continue
                is_left = started.path.with_suffix(_LEFT).exists()
                paid = [Due(seat.share, seat.experience) for seat in known.seats]
                if paid != (right := due(match, known.stake, is_left)):
                    yield f"match {number} paid {paid}, not {right}"
                if known.stake != match.table.stake:
                    yield f"match {number} was played for {known.stake}"
                for seat in known.seats:
                    expected[seat.account] += seat.share - known.stake - seat.penalty
            yield from _wrong_balances(ledger, expected)
        finally:
            ledger.close()


def _wrong_balances(ledger: Ledger, expected: Counter[Account]) -> Iterator[str]:
    for account, gain in expected.items():
        debt = sum(
            entry.chips
            for entry in ledger.entries(account)
            if entry.kind in (EntryKind.LOAN, EntryKind.REPAYMENT)
        )
        right = START_CAPITAL + gain + debt
        if ledger.balance(account) != right:
            yield f"{account} has {ledger.balance(account)} chips, not {right}"


def kill(kills: int, matches: int, seed: int, folder: Path, *, is_verbose: bool = False) -> Result:
    """Run a campaign in an empty folder. The matches are begun one after another."""
    campaign = Campaign(folder, matches, seed)
    failures: list[str] = []
    for number in range(1, kills + 1):
        begun = -(-number * matches // kills)
        failures += [f"kill {number}: {text}" for text in campaign.kill_once(begun)]
        if is_verbose and number % 50 == 0:
            print(f"{number} kills, {len(failures)} failures", flush=True)
    ends = campaign.finish()
    failures += [*campaign.problems(), *campaign.wrong_payments()]
    return Result(kills, matches, campaign.interrupted, ends, failures)


def main() -> None:
    """Run the campaign and print its result."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="ledger-kills-"))
    result = kill(options.kills, options.matches, options.seed, folder, is_verbose=True)
    print(*result.failures, sep="\n")
    if result.failures:
        print("the data folder is kept:", folder)
    else:
        shutil.rmtree(folder)
    print("ends:", ", ".join(f"{name} {number}" for name, number in sorted(result.ends.items())))
    print(
        f"{result.kills} kills of {_PROCESSES} processes, {result.interrupted} of which were in "
        f"the middle of a match; {result.matches} matches, {len(result.failures)} failures"
    )
    sys.exit(bool(result.failures))


if __name__ == "__main__":
    main()
