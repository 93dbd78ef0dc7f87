"""What a plot shows, as a value."""

from datetime import date, timedelta

import pytest

from scopa_desktop.ui.charts.plot import (
    Column,
    Mark,
    Plot,
    Table,
    count_axis,
    course_plot,
    nice_step,
    round_axis,
    share_axis,
)
from scopa_desktop.ui.wording.text_direction import without_marks

DAY = date(2026, 3, 1)


def test_a_tip_is_the_row_of_the_table() -> None:
    columns = (Column("Opponent", is_number=False), Column("Won"), Column("Note", is_number=False))
    plot = Plot(Table(columns, (("Nino", "3", ""), ("Beppe", "2", "at last"))))
    assert [plot.tip(place) for place in range(2)] == [
        "Nino\nWon: 3",
        "Beppe\nWon: 2\nat last",
    ]


def test_a_share_axis_marks_the_middle() -> None:
    axis = share_axis(0, 0.5, 1)
    assert (axis.low, axis.high, axis.dashed) == (0, 1, 0.5)
    assert [without_marks(text) for _, text in axis.ticks] == ["0%", "50%", "100%"]


def test_a_count_axis_ends_at_its_counts() -> None:
    axis = count_axis(-3, 5, 2)
    assert (axis.low, axis.high) == (-3, 5)
    assert axis.ticks == ((0, "0"), (5, "5"))
    assert count_axis(-40, 10, 2).ticks == ((-40, "40"), (-20, "20"), (0, "0"))
    nothing = count_axis(0, 0, 2)
    assert nothing.low < nothing.high


def test_a_round_axis_holds_all_values_between_round_numbers() -> None:
    axis = round_axis([1_488, 1_733], 100)
    assert (axis.low, axis.high) == (1_400, 1_800)
    assert [text for _, text in axis.ticks] == ["1,400", "1,500", "1,600", "1,700", "1,800"]


@pytest.mark.parametrize("values", [[1_500], [1_500, 1_503], [100], [0]])
def test_small_differences_do_not_fill_the_axis(values: list[float]) -> None:
    axis = round_axis(values, 20)
    assert axis.high - axis.low >= 5
    assert axis.low <= min(values) <= max(values) <= axis.high


@pytest.mark.parametrize(
    ("largest", "most", "step"),
    [
        (1, 2, 1),
        (2, 2, 1),
        (3, 2, 2),
        (9, 2, 5),
        (11, 2, 10),
        (1_000, 2, 500),
        (10**9, 2, 5 * 10**8),
    ],
)
def test_steps_of_an_axis_are_round(largest: float, most: int, step: int) -> None:
    assert nice_step(largest, most) == step


def course_of(count: int) -> Plot:
    """A rating that rises by 10 each day."""
    days = [(DAY + timedelta(days=n), 1500.0 + 10 * n) for n in range(count)]
    return course_plot(days, "Rating", 100)


def test_a_course_is_a_line_that_ends_in_a_dot() -> None:
    plot = course_of(3)
    (panel,) = plot.panels
    line, dot = panel.series
    assert (line.mark, line.values) == (Mark.LINE, (1500, 1510, 1520))
    assert (dot.mark, dot.values) == (Mark.DOT, (None, None, 1520))
    assert plot.tip(1) == "Monday, 2 March 2026\nRating: 1,510"


def test_a_course_without_days_has_no_place() -> None:
    assert course_plot([], "Rating", 100) == Plot()


def test_a_long_course_has_the_last_value_of_each_day_or_month() -> None:
    several = [(DAY + timedelta(days=n // 4), float(n)) for n in range(240)]
    days = course_plot(several, "Rating", 100)
    assert days.panels[0].series[0].values == tuple(range(3, 240, 4))
    months = course_of(400)
    assert len(months.table.rows) == 14
    assert months.panels[0].series[1].values[-1] == 1500 + 3990


def test_a_course_of_many_years_shows_the_latest() -> None:
    years = course_of(12_000)
    assert len(years.table.rows) == 120
    assert years.panels[0].series[0].values[-1] == 1500 + 119_990
