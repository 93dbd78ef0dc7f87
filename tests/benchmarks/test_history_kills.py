"""The campaign of kills, in a short form: nothing is lost and nothing counts twice."""

import os
from pathlib import Path

import pytest

from benchmarks.history_kills import Campaign, Counted, File, counted_once, kill
from scopa_desktop.play.history.match_history import DATABASE, MatchHistory
from scopa_desktop.play.storage.record_files import MATCHES

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="the system cannot fork")

FEW_KILLS, KILLS = 3, 24
COUNTED = Counted("d" * 64, 5, (11, 8), 0, ())
UNFINISHED = COUNTED._replace(digest="e" * 64, winner=None)


@pytest.mark.parametrize("kills", [FEW_KILLS, pytest.param(KILLS, marks=pytest.mark.slow)])
def test_the_books_agree_after_kills(tmp_path: Path, kills: int) -> None:
    result = kill(kills, 7, tmp_path)
    assert result.failures == []
    assert result.actions["record"] > 0


def test_a_lost_match_is_noticed(tmp_path: Path) -> None:
    campaign = Campaign(tmp_path, 1)
    # A process that is killed while it records has not yet reported the match.
    while not campaign._added or not any((tmp_path / MATCHES).glob("*.scopa")):
        assert campaign.kill_once() == []
    for path in [*tmp_path.rglob("*.scopa"), *tmp_path.glob("bundle*")]:
        path.unlink()
    problems = campaign.kill_once()
    assert any("is lost" in problem for problem in problems)


def test_rows_that_disagree_are_noticed(tmp_path: Path) -> None:
    campaign = Campaign(tmp_path, 2)
    while not any((tmp_path / MATCHES).glob("*.scopa")):
        assert campaign.kill_once() == []
    history = MatchHistory(tmp_path)
    history.connection.execute("UPDATE match SET rounds = rounds + 1")
    history.close()
    problems = list(campaign.problems())
    assert any(", not Counted" in problem for problem in problems)
    (tmp_path / DATABASE).with_name(f"{DATABASE}.unreadable-1").touch()
    assert any("was renamed" in problem for problem in campaign.problems())


def test_files_of_one_match_count_once() -> None:
    own = File("b.scopa", "1", True, COUNTED)
    copied = own._replace(name="a.scopa")
    imported = File("0.scopa", "dd", False, COUNTED)
    continued = own._replace(name="c.scopa", counted=UNFINISHED)
    other = own._replace(name="d.scopa", id="2")
    assert counted_once([own, copied, imported, continued]) == {"1": COUNTED}
    assert counted_once([continued, imported]) == {"1": UNFINISHED, "dd": COUNTED}
    assert counted_once([own, other]) == {"1": COUNTED, "2": COUNTED}
    assert counted_once([]) == {}
