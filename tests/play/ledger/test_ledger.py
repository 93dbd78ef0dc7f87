"""The ledger: stakes, the pot, experience and penalties are paid once, and the books balance."""

from collections.abc import Iterator
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from scopa_desktop.play.ledger.bookkeeping import (
    BANK,
    START_CAPITAL,
    Account,
    EntryKind,
    character_account,
    profile_account,
)
from scopa_desktop.play.ledger.ledger import Ledger
from scopa_desktop.play.ledger.match_payments import (
    ChipsError,
    Departure,
    LedgerMatch,
    MatchOutcome,
    MatchState,
    penalty_for,
)
from scopa_desktop.play.ledger.schema import problems
from scopa_desktop.rules.seating import FOUR, PAIRS, SEATINGS, THREE, TWO, Seating
from scopa_desktop.rules.stakes import experience, stakes

ANNA, BRUNO = profile_account("a" * 32), profile_account("b" * 32)
CIRO, ROSA = character_account("ciro"), character_account("rosa")
FOUR_ACCOUNTS = (ANNA, CIRO, BRUNO, ROSA)
LEFT_ONCE = MatchOutcome(departures=(Departure(0, 1),))
LEFT_TWICE = MatchOutcome(departures=(Departure(0, 1), Departure(0, 2)))


@pytest.fixture
def ledger(tmp_path: Path) -> Iterator[Ledger]:
    """An empty ledger, whose books are checked after the test."""
    ledger = Ledger(tmp_path)
    yield ledger
    assert ledger.read(problems) == []
    assert ledger.problem == ""
    ledger.close()


def balances(ledger: Ledger, accounts: tuple[Account, ...] = FOUR_ACCOUNTS) -> list[int]:
    return [ledger.balance(account) for account in accounts]


def left(people: set[int]) -> MatchOutcome:
    """Its people have left the match for good."""
    return MatchOutcome(is_left=True, people=frozenset(people))


def settled(ledger: Ledger, outcome: MatchOutcome, match_id: str = "m") -> LedgerMatch:
    """The match in the ledger after this."""
    match = ledger.settle(match_id, outcome)
    assert match is not None
    return match


def lose_everything(ledger: Ledger, account: Account = ANNA) -> None:
    """Let an account lose all its chips."""
    ledger.open_account(account)
    ledger.begin_match("loss", TWO, [account, CIRO], ledger.balance(account))
    ledger.settle("loss", MatchOutcome(winner=1))
    assert ledger.balance(account) == 0


# --- matches -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_winners_share_the_pot_less_a_quarter(ledger: Ledger, seating: Seating) -> None:
    accounts = FOUR_ACCOUNTS[: seating.players]
    begun = ledger.begin_match("m", seating, accounts, 101)
    assert begun.pot == 101 * seating.players
    assert balances(ledger, accounts) == [START_CAPITAL - 101] * seating.players
    ended = settled(ledger, MatchOutcome(winner=0))
    due, points = stakes(seating, 101), experience(seating)
    for seat, account in enumerate(accounts):
        has_won = seat in seating.seats_of(0)
        share = due.share if has_won else 0
        assert ledger.balance(account) == START_CAPITAL - 101 + share
        assert ledger.experience(account) == (points.winner if has_won else points.loser)
        assert ended.seats[seat].share == share
    assert ended.state is MatchState.WON
    assert ended.bank == due.bank
    assert ledger.balance(BANK) == -START_CAPITAL * seating.players + due.bank


def test_four_in_pairs_at_100(ledger: Ledger) -> None:
    """The example of RULES, section 3."""
    ledger.begin_match("m", PAIRS, FOUR_ACCOUNTS, 100)
    ended = settled(ledger, MatchOutcome(winner=1))
    assert (ended.pot, ended.bank, ended.seats[1].share) == (400, 100, 150)
    assert [seat.experience for seat in ended.seats] == [5, 20, 5, 20]


def test_everything_is_paid_once(ledger: Ledger) -> None:
    for _ in range(2):
        ledger.begin_match("m", THREE, (ANNA, CIRO, ROSA), 100)
    assert ledger.balance(ANNA) == START_CAPITAL - 100
    for _ in range(2):
        ledger.settle("m", LEFT_ONCE)
    ledger.settle("m", MatchOutcome(winner=2))
    after = balances(ledger)
    for _ in range(2):
        assert settled(ledger, MatchOutcome(winner=0)).seats[0].share == 0
        assert settled(ledger, MatchOutcome(is_void=True)).state is MatchState.WON
        assert settled(ledger, left({0})).state is MatchState.WON
        assert settled(ledger, MatchOutcome(stake=500)).stake == 100
        assert settled(ledger, LEFT_TWICE).seats[0].penalty == 50
        assert ledger.begin_match("m", THREE, (ANNA, CIRO, ROSA), 100).state is MatchState.WON
    assert balances(ledger) == after
    assert ledger.open_matches() == []


def test_nobody_sits_down_without_the_stake(ledger: Ledger) -> None:
    with pytest.raises(ChipsError) as error:
        ledger.begin_match("m", TWO, [ANNA, CIRO], START_CAPITAL + 1)
    assert error.value.accounts == (ANNA,)
    assert ledger.match("m") is None
    assert ledger.entries(ANNA) == []


def test_a_character_without_chips_borrows_and_repays(ledger: Ledger) -> None:
    ledger.begin_match("first", TWO, [ANNA, CIRO], START_CAPITAL)
    ledger.settle("first", MatchOutcome(winner=0))
    assert ledger.balance(CIRO) == 0
    ledger.begin_match("second", THREE, [ANNA, CIRO, CIRO], 50)
    assert ledger.balance(CIRO) == 0
    assert [entry.kind for entry in ledger.entries(CIRO, 2)] == [EntryKind.STAKE, EntryKind.LOAN]
    ledger.settle("second", MatchOutcome(winner=1))
    # Of the pot of 150 Ciro receives 113, and repays 100.
    assert ledger.balance(CIRO) == 13
    assert ledger.entries(CIRO, 1)[0].kind is EntryKind.REPAYMENT


def test_the_stake_is_raised_and_lowered_between_rounds(ledger: Ledger) -> None:
    ledger.begin_match("m", TWO, [ANNA, CIRO], 100)
    assert settled(ledger, MatchOutcome(stake=250)).pot == 500
    assert ledger.balance(ANNA) == START_CAPITAL - 250
    for stake in (250, 40, 250):
        assert settled(ledger, MatchOutcome(stake=stake)).stake == stake
    assert ledger.balance(ANNA) == START_CAPITAL - 250
    assert settled(ledger, MatchOutcome(stake=START_CAPITAL + 1)).stake == 250, "too few chips"
    assert ledger.balance(ANNA) == START_CAPITAL - 250
    assert settled(ledger, MatchOutcome(winner=0)).seats[0].share == 375


def test_a_void_match_gives_the_stakes_back(ledger: Ledger) -> None:
    ledger.begin_match("m", FOUR, FOUR_ACCOUNTS, 77)
    ended = settled(ledger, MatchOutcome(is_void=True))
    assert balances(ledger) == [START_CAPITAL] * 4
    assert ended.bank == 0
    assert ledger.experience(ANNA) == 0


def test_leaving_costs_half_the_stake_each_time(ledger: Ledger) -> None:
    ledger.begin_match("m", TWO, [ANNA, CIRO], 101)
    assert settled(ledger, LEFT_ONCE).seats[0].penalty == penalty_for(101) == 51
    assert settled(ledger, LEFT_ONCE).seats[0].penalty == 51
    assert settled(ledger, LEFT_TWICE).seats[0].penalty == 102
    assert ledger.balance(ANNA) == START_CAPITAL - 101 - 102


def test_nobody_pays_a_penalty_with_chips_that_are_not_there(ledger: Ledger) -> None:
    ledger.begin_match("m", TWO, [ANNA, CIRO], START_CAPITAL - 10)
    assert settled(ledger, LEFT_TWICE).seats[0].penalty == 10
    assert ledger.balance(ANNA) == 0


def test_who_is_absent_at_the_end_receives_nothing(ledger: Ledger) -> None:
    ledger.begin_match("m", PAIRS, FOUR_ACCOUNTS, 100)
    ended = settled(ledger, MatchOutcome(winner=0, absent=frozenset({0})))
    assert [seat.share for seat in ended.seats] == [0, 0, 150, 0]
    assert [seat.experience for seat in ended.seats] == [0, 5, 20, 5]
    assert ended.bank == 250


@pytest.mark.parametrize(
    ("people", "shares", "bank"),
    [({0}, [0, 100, 100, 100], 100), ({0, 2}, [0, 150, 0, 150], 100), ({0, 1, 2, 3}, [0] * 4, 400)],
)
def test_the_others_win_a_match_that_its_people_leave(
    ledger: Ledger, people: set[int], shares: list[int], bank: int
) -> None:
    ledger.begin_match("m", FOUR, FOUR_ACCOUNTS, 100)
    ended = settled(ledger, left(people))
    assert [seat.share for seat in ended.seats] == shares
    assert ended.bank == bank
    assert [seat.penalty for seat in ended.seats] == [
        50 if seat in people else 0 for seat in range(4)
    ]
    assert {seat.experience for seat in ended.seats} == {0}


def test_who_has_left_before_is_not_charged_again(ledger: Ledger) -> None:
    ledger.begin_match("m", PAIRS, FOUR_ACCOUNTS, 100)
    ledger.settle("m", LEFT_ONCE)
    ended = settled(ledger, left({0, 2})._replace(absent=frozenset({0})))
    assert [seat.penalty for seat in ended.seats] == [50, 0, 50, 0]
    assert [seat.share for seat in ended.seats] == [0, 150, 0, 150]


def test_a_stake_may_be_nothing(ledger: Ledger) -> None:
    ledger.begin_match("m", TWO, [ANNA, CIRO], 0)
    ended = settled(ledger, left({0}))
    assert ended.seats[0].penalty == 0
    ledger.begin_match("n", TWO, [ANNA, CIRO], 0)
    assert settled(ledger, MatchOutcome(winner=0), "n").seats[0].experience == 20
    assert ledger.balance(ANNA) == START_CAPITAL


def test_a_match_without_stakes_is_unknown(ledger: Ledger) -> None:
    assert ledger.match("m") is None
    for outcome in (MatchOutcome(winner=0), MatchOutcome(stake=5), LEFT_ONCE, left({0})):
        assert ledger.settle("m", outcome) is None
    assert ledger.accounts() == []


def test_a_seat_without_experience_has_its_chips(ledger: Ledger) -> None:
    ledger.begin_match("m", TWO, [ANNA, CIRO], 100)
    ended = settled(ledger, MatchOutcome(winner=0, without_experience=frozenset({0})))
    assert [seat.share for seat in ended.seats] == [150, 0]
    assert [seat.experience for seat in ended.seats] == [0, 5]


@pytest.mark.parametrize(
    ("accounts", "stake"), [([ANNA], 5), ([ANNA, CIRO], -1), ([ANNA, BANK], 5)], ids=str
)
def test_a_match_that_makes_no_sense_is_refused(
    ledger: Ledger, accounts: list[Account], stake: int
) -> None:
    with pytest.raises(ValueError, match=r"stake|profiles"):
        ledger.begin_match("m", TWO, accounts, stake)


# --- entries -----------------------------------------------------------------------------------


def test_the_entries_of_an_account_are_in_the_order_in_which_they_were_made(
    ledger: Ledger,
) -> None:
    """Also if the clock is set back between them."""
    now = datetime(2026, 5, 1, 12, tzinfo=timezone.utc)
    ledger.begin_match("m", TWO, [ANNA, CIRO], 100, now)
    ledger.settle("m", MatchOutcome(winner=0), now=now - timedelta(days=400))
    entries = ledger.entries(ANNA)
    assert [(entry.kind, entry.chips, entry.balance, entry.experience) for entry in entries] == [
        (EntryKind.WIN, 150, 1050, 20),
        (EntryKind.STAKE, -100, 900, 0),
        (EntryKind.CAPITAL, 1000, 1000, 0),
    ]
    assert entries[0].time < entries[1].time == now
    assert ledger.entries(ANNA, 1) == entries[:1]
    assert {entry.match for entry in entries} == {"m", None}
