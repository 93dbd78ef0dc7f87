"""Every figure of the statistics is shown: a figure that nobody sees is not worth counting."""

from collections.abc import Callable
from dataclasses import fields, replace
from datetime import date, datetime

import pytest
from PySide6.QtWidgets import QApplication

from scopa_desktop.ai.confidence import Interval
from scopa_desktop.play.matches.match_rows import LOST, WON
from scopa_desktop.play.statistics.category_sums import CategorySums
from scopa_desktop.play.statistics.match_list import MatchesBeside
from scopa_desktop.play.statistics.match_sequence import DayResults, TimedResult
from scopa_desktop.play.statistics.match_statistics import (
    Estimate,
    MatchInfo,
    MatchStatistics,
    Results,
    Streak,
)
from scopa_desktop.ui.history.statistics_page import opponents_plot, results_plot
from scopa_desktop.ui.wording.statistics_wording import figures

NOON = 1_700_000_000
ALL = MatchStatistics(
    results=Results(won=6, lost=3, tied=1, unfinished=2),
    rounds=120,
    rounds_won=70,
    rounds_lost=45,
    points=240,
    points_per_round=Estimate(2.0, Interval(1.9, 2.1)),
    margin_per_round=Estimate(-0.25, Interval(-0.5, 0.0)),
    sweeps_for=101,
    sweeps_against=90,
    seconds=7260,
    categories={"sweeps": CategorySums(points=101)},
    games=(("scopa", Results(won=6, lost=3, tied=1)),),
    opponents=(("easy", Results(won=6, lost=3, tied=1)),),
    days=(DayResults(date(2026, 5, 3), 6, 3, 1, 2),),
    single=(TimedResult(datetime(2026, 5, 3, 12), 0),),
    current_streak=Streak(2, "d" * 32, "e" * 32, NOON, NOON),
    longest_streak=Streak(4, "f" * 32, "0" * 32, NOON, NOON),
    longest_losing_streak=Streak(3, "1" * 32, "2" * 32, NOON, NOON),
    best=MatchInfo("b" * 32, "Scopa", NOON, (16, 3), WON, 4, 720),
    worst=MatchInfo("c" * 32, "Scopa", NOON, (3, 16), LOST, 4, 720),
    longest=MatchInfo("d" * 32, "Escoba", NOON, (19, 21), LOST, 9, 0),
    shortest=MatchInfo("e" * 32, "Escoba", NOON, (21, 1), WON, 2, 0),
    beside=MatchesBeside(watched=5, others=7),
)
"""A value for each figure that differs from that of a history without matches."""


def shown(statistics: MatchStatistics) -> tuple[object, ...]:
    """All that the page of statistics and the command `statistics` show."""
    return (
        statistics.as_json(),
        figures(statistics, "Sweeps"),
        results_plot(statistics),
        opponents_plot(statistics.opponents),
        results_plot(replace(statistics, single=())),
    )


@pytest.mark.parametrize("name", [field.name for field in fields(MatchStatistics)])
def test_every_figure_is_on_the_page_or_printed(name: str, qapp: QApplication) -> None:
    nothing = getattr(MatchStatistics(), name)
    assert getattr(ALL, name) != nothing, f"ALL needs a value for {name}"
    without = replace(ALL, **{name: nothing})
    assert shown(without) != shown(ALL), f"neither the page nor the command shows {name}"


DERIVED = {
    name: value.fget
    for name, value in vars(MatchStatistics).items()
    if isinstance(value, property) and value.fget is not None
}
"""The figures that follow from others."""


@pytest.mark.parametrize("name", DERIVED)
def test_every_derived_figure_is_on_the_page_or_printed(
    name: str, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    value: Callable[[MatchStatistics], object] = DERIVED[name]

    def recorded(statistics: MatchStatistics) -> object:
        read.append(name)
        return value(statistics)

    monkeypatch.setattr(MatchStatistics, name, property(recorded))
    shown(ALL)
    assert read, f"neither the page nor the command shows {name}"
