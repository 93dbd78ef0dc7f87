"""The figures of the statistics in words."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from scopa_desktop.ai.confidence import Interval
from scopa_desktop.play.matches.match_rows import LOST, WON
from scopa_desktop.play.statistics.category_sums import CategorySums
from scopa_desktop.play.statistics.match_statistics import (
    Estimate,
    MatchInfo,
    MatchStatistics,
    Results,
    Streak,
)
from scopa_desktop.ui.wording.statistics_wording import Figure, figures, watched_sentence

_NOON = 1_700_000_000
_BEST = MatchInfo("b" * 32, "Scopa", _NOON, (16, 3), WON, 4, 720)
_LONGEST = MatchInfo("c" * 32, "Escoba", _NOON, (19, 21), LOST, 3, 0)
_STATISTICS = MatchStatistics(
    results=Results(won=6, lost=3, tied=1, unfinished=2),
    rounds=1200,
    rounds_won=700,
    rounds_lost=450,
    points=2400,
    points_per_round=Estimate(2.0, Interval(1.9, 2.1)),
    margin_per_round=Estimate(-0.25, Interval(-0.5, 0.0)),
    sweeps_for=1010,
    sweeps_against=905,
    seconds=7260,
    categories={"sweeps": CategorySums(points=1010)},
    current_streak=Streak(2, "d" * 32, "e" * 32, _NOON, _NOON),
    longest_streak=Streak(4, "f" * 32, "0" * 32, _NOON, _NOON + 10 * 86_400),
    best=_BEST,
    longest=_LONGEST,
)


@pytest.fixture(autouse=True)
def american(qapp: QApplication) -> Iterator[None]:
    """Numbers and dates as in the United States."""
    before = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    yield
    QLocale.setDefault(before)


def _figure(caption: str, statistics: MatchStatistics = _STATISTICS) -> Figure:
    return next(each for each in figures(statistics, "Scope") if each.caption == caption)


def _plain(text: str) -> str:
    return text.replace("\u2066", "").replace("\u2069", "")


@pytest.mark.parametrize(
    ("caption", "value", "note"),
    [
        ("Matches", "12", "2 unfinished"),
        ("Won", "60%", "6 of 10"),
        ("Points a round", "2.00", "Lead: −0.25"),
        ("Rounds", "1,200", "700 won, 450 lost, 50 tied"),
        ("Scope", "1,010", "905 by the others"),
        ("Longest winning streak", "4", "Nov 14, 2023 – Nov 24, 2023 · 2 now"),
        ("Longest losing streak", "0", ""),
        ("Time played", "2 h 1 min", ""),
        ("Best result", "16–3", "Scopa · Nov 14, 2023"),
        ("Worst result", "–", ""),
        ("Longest match", "3 rounds", "Escoba · Nov 14, 2023"),
        ("Shortest match", "–", ""),
    ],
)
def test_a_figure_has_its_value_and_a_note(caption: str, value: str, note: str) -> None:
    figure = _figure(caption)
    assert _plain(figure.value) == value
    assert _plain(figure.note) == note


def test_figures_name_the_matches_that_they_are_about() -> None:
    assert _figure("Best result").match == _BEST.id
    assert _figure("Longest match").match == _LONGEST.id
    assert _figure("Longest winning streak").match == "0" * 32
    assert _figure("Matches").match is _figure("Worst result").match is None


def test_a_length_in_minutes_is_part_of_the_note() -> None:
    statistics = replace(_STATISTICS, longest=_BEST)
    assert _plain(_figure("Longest match", statistics).note) == "Scopa · Nov 14, 2023 · 12 min"


def test_points_of_few_rounds_are_told_to_be_so() -> None:
    figure = _figure("Points a round", replace(_STATISTICS, rounds=11))
    assert _plain(figure.note) == "after 11 rounds"


def test_a_margin_that_rounds_to_zero_has_no_minus() -> None:
    margin = Estimate(-0.001, Interval(-0.1, 0.098))
    figure = _figure("Points a round", replace(_STATISTICS, margin_per_round=margin))
    assert _plain(figure.note) == "Lead: +0.00"


def test_the_current_streak_is_not_told_twice() -> None:
    longest = replace(_STATISTICS, current_streak=_STATISTICS.longest_streak)
    note = _plain(_figure("Longest winning streak", longest).note)
    assert note == "Nov 14, 2023 – Nov 24, 2023"


def test_unfinished_matches_alone_have_no_share() -> None:
    unfinished = MatchStatistics(results=Results(unfinished=1))
    assert _figure("Won", unfinished).value == "–"
    assert _figure("Points a round", unfinished).value == "–"
    assert _figure("Matches", unfinished).note == "1 unfinished"


def test_watched_matches_are_said_not_to_be_counted() -> None:
    assert watched_sentence(1200).startswith("1,200 matches between computer players alone")
