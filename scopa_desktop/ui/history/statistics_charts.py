"""Statistics as the data of the charts."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.history.category_sums import CategorySums
from scopa_desktop.play.history.match_sequence import DayResults
from scopa_desktop.play.history.statistics import Results
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.players import PERSON
from scopa_desktop.rules.scoring import SWEEPS_CATEGORY
from scopa_desktop.ui.charts.categories_chart import CategoryRow
from scopa_desktop.ui.charts.opponents_chart import OpponentRow
from scopa_desktop.ui.charts.result_periods import ResultsPoint
from scopa_desktop.ui.charts.results_chart import ResultsData
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.match_wording import level_name

_WINDOWS: Final = {60: 10, 300: 25}
"""How many matches the moving share counts back for fewer matches than these."""
_WINDOW: Final = 50


def results_data(days: Sequence[DayResults]) -> ResultsData:
    """The finished matches of each day."""
    points = tuple(
        ResultsPoint(day.day, day.won, day.lost, day.tied)
        for day in days
        if day.won + day.lost + day.tied
    )
    finished = sum(point.matches for point in points)
    window = next((size for most, size in _WINDOWS.items() if finished < most), _WINDOW)
    return ResultsData(points, window)


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
