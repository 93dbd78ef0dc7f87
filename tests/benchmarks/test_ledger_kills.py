"""The campaign of kills of the ledger, in a short form, and that it notices what is wrong."""

import os
from pathlib import Path

import pytest

from benchmarks.ledger_kills import Campaign, due, kill, table
from scopa_desktop.play.ledger.ledger import Ledger
from scopa_desktop.rules.table_events import EndAgreed

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="the system cannot fork")


@pytest.mark.parametrize(
    ("kills", "matches"), [(6, 2), pytest.param(100, 20, marks=pytest.mark.slow)]
)
def test_the_books_balance_after_kills(tmp_path: Path, kills: int, matches: int) -> None:
    result = kill(kills, matches, 3, tmp_path)
    assert result.failures == []
    assert result.ends.total() == matches


def test_a_match_that_is_paid_wrongly_is_noticed(tmp_path: Path) -> None:
    campaign = Campaign(tmp_path, 1, 5)
    assert campaign.finish().total() == 1
    assert [*campaign.problems(), *campaign.wrong_payments()] == []
    ledger = Ledger(tmp_path)
    ledger.write(lambda connection: connection.execute("UPDATE seat SET share = share + 1"))
    ledger.close()
    assert any("not the" in problem for problem in campaign.problems())
    assert any("match 0 paid" in problem for problem in campaign.wrong_payments())
    assert any("chips, not" in problem for problem in campaign.wrong_payments())


def test_what_is_due_is_worked_out_from_the_record_alone(tmp_path: Path) -> None:
    match = table(tmp_path, 1, 1).match
    players = match.seating.players
    match.winner = 0
    receipts = due(match, 101, False)
    assert sum(receipt.share for receipt in receipts) <= 101 * players * 3 // 4 + 1
    assert all(receipt.experience >= 5 for receipt in receipts)
    match.winner = None
    match.apply(EndAgreed())
    assert due(match, 101, False) == [(101, 0)] * players
