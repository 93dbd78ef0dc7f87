"""Statistics as the data of the charts."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.history.accuracy_course import WeekAccuracy
from scopa_desktop.play.history.category_sums import CategorySums
from scopa_desktop.play.history.match_sequence import LOST, TIED, WON, DayResults
from scopa_desktop.play.history.statistics import MatchStatistics, Results
from scopa_desktop.play.leaderboard.kept_ratings import RatedTime
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.players import PERSON
from scopa_desktop.rules.scoring import SWEEPS_CATEGORY
from scopa_desktop.ui.charts.categories_chart import CategoryRow
from scopa_desktop.ui.charts.rating_chart import MOST_POINTS, RatingMark
from scopa_desktop.ui.charts.result_periods import ResultsPoint
from scopa_desktop.ui.charts.results_chart import ResultsData
from scopa_desktop.ui.charts.share_charts import OpponentRow
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.match_wording import level_name

_WINDOWS: Final = {60: 10, 300: 25}
"""How many matches the moving share counts back for fewer matches than these."""
_WINDOW: Final = 50


def results_data(statistics: MatchStatistics) -> ResultsData:
    """The finished matches, one by one or those of each day."""
    points = tuple(
        ResultsPoint(ended.date(), result == WON, result == LOST, result == TIED, ended)
        for ended, result in statistics.single
    ) or tuple(
        ResultsPoint(day.day, day.won, day.lost, day.tied)
        for day in statistics.days
        if day.won + day.lost + day.tied
    )
    finished = sum(point.matches for point in points)
    window = next((size for most, size in _WINDOWS.items() if finished < most), _WINDOW)
    return ResultsData(points, window)


def rating_marks(
    course: Sequence[RatedTime], since: date | None = None, until: date | None = None
) -> list[RatingMark]:
    """The rating after each match from one day to another, both included.

    Of more than fit, the last one of each day or of each month.
    """
    marks = [
        RatingMark(time.astimezone().date(), rating.rating, (rating.high - rating.low) / 2)
        for time, rating in course
    ]
    marks = [mark for mark in marks if (since or mark.day) <= mark.day <= (until or mark.day)]
    if len(marks) > MOST_POINTS:
        marks = list({mark.day: mark for mark in marks}.values())
    if len(marks) > MOST_POINTS:
        marks = list({(mark.day.year, mark.day.month): mark for mark in marks}.values())
    return marks


def accuracy_marks(course: Sequence[WeekAccuracy]) -> list[RatingMark]:
    """The accuracy of each week, with half the width of its interval."""
    return [RatingMark(each.week, each.accuracy, (each.high - each.low) / 2) for each in course]


def matches_by_day(days: Sequence[DayResults]) -> dict[date, int]:
    """The number of matches of each day, unfinished ones included."""
    return {day.day: day.matches for day in days}


def category_rows(
    categories: Mapping[str, CategorySums], words: CardWording, sweeps: str
) -> list[CategoryRow]:
    """The categories in the order of the score sheets, the sweeps last."""
    order = {name: place for place, name in enumerate(_category_order())}
    names = sorted(categories, key=lambda name: (order.get(name, len(order)), name))
    names.sort(key=SWEEPS_CATEGORY.__eq__)
    return [
        CategoryRow(
            label=sweeps if name == SWEEPS_CATEGORY else words.category(name),
            won=categories[name].won,
            lost=categories[name].lost,
            points=categories[name].points,
            points_against=categories[name].points_against,
        )
        for name in names
    ]


def opponent_rows(opponents: Sequence[tuple[str, Results]]) -> list[OpponentRow]:
    """The opponents with finished matches, the weakest character first, people last."""
    order = [*LEVELS, *(level for level, _ in opponents if level not in LEVELS), PERSON]
    return [
        OpponentRow(_opponent_name(level), results.won, results.finished)
        for level, results in sorted(opponents, key=lambda entry: _place(order, entry[0]))
        if results.finished
    ]


def _category_order() -> Sequence[str]:
    names = (category.name for entry in CATALOGUE.values() for category in entry.categories)
    return list(dict.fromkeys(names))


def _place(order: Sequence[str], level: str) -> int:
    """The last place of a level, which is the end for people."""
    return len(order) - 1 - order[::-1].index(level)


def _opponent_name(level: str) -> str:
    if level == PERSON:
        return translate("Statistics", "People")
    return level_name(level)
