"""The fairness campaign finds a player that looks at hidden cards, and no other."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from benchmarks import fairness
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.round import Round

POSITIONS = 12


def test_fair_players_pass(capsys: pytest.CaptureFixture[str]) -> None:
    results = [fairness.compare_choices(1, 4, number) for number in range(POSITIONS)]
    assert len({result.game for result in results}) > 5
    assert fairness.report(results) == 0
    assert f"| together | {POSITIONS} |" in capsys.readouterr().out


def test_a_view_that_shows_a_hidden_card_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    honest = SeatView.of_round

    def peeping(
        round_: Round,
        seat: int,
        totals: Sequence[int],
        moves: Sequence[tuple[int, Action]] = (),
        *,
        is_turned: bool = True,
    ) -> SeatView:
        # What lies uppermost on the stock, hidden in a number that looks harmless.
        view = honest(round_, seat, totals, moves, is_turned=is_turned)
        return replace(view, packets_dealt=hash((*round_.hands, round_.stock)))

    monkeypatch.setattr(SeatView, "of_round", peeping)
    monkeypatch.setattr(fairness, "LEVELS", {"casual": LEVELS["casual"]})
    results = [fairness.compare_choices(1, 4, number) for number in range(POSITIONS)]
    assert all("view" in result.differing for result in results)
    assert fairness.report(results) == 1
    assert ": view: " in capsys.readouterr().out
