"""What the window shows of the results of a day: the rows of the bars, and the calendar's mark."""

from collections.abc import Mapping
from datetime import date

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.daily.daily_deal import DailyDeal, DailyResult, daily_deal
from scopa_desktop.play.storage.profiles import Profile
from scopa_desktop.play.training.daily_results import DailyResults
from scopa_desktop.ui.daily.month_scene import DayMark
from scopa_desktop.ui.daily.result_rows import ResultRow
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording import daily_wording
from scopa_desktop.ui.wording.card_wording import own_name
from scopa_desktop.ui.wording.list_format import with_commas
from scopa_desktop.ui.wording.number_format import long_date


def result_rows(
    deal: DailyDeal, own: DailyResult, characters: Mapping[str, DailyResult], profile: Profile
) -> list[ResultRow]:
    """The rows of the person and all characters, the best first, those still to come last."""
    known: list[tuple[DailyResult, ResultRow]] = []
    to_come: list[ResultRow] = []
    name = own_name(profile.name)
    known.append((own, _row(deal, own, name, profile.portrait)._replace(is_own=True)))
    for level in reversed(LEVELS.values()):
        result = characters.get(level.id)
        if result is not None:
            known.append((result, _row(deal, result, level.name, level.portrait)))
        else:
            tip = with_commas((level.name, translate("Daily", "still playing")))
            to_come.append(ResultRow(level.name, level.portrait, "", 0, tip, is_known=False))
    known.sort(key=lambda each: each[0].rank_key, reverse=True)
    return [row for _, row in known] + to_come


def _row(deal: DailyDeal, result: DailyResult, name: str, portrait: str) -> ResultRow:
    tip = with_commas((name, daily_wording.result_points_text(deal, result)))
    return ResultRow(name, portrait, daily_wording.lead_text(deal, result), result.lead, tip)


def day_mark(results: DailyResults, day: date) -> DayMark:
    """What the calendar shows of a day."""
    counted, deal = results.try_of(day), daily_deal(day)
    title = long_date(day)
    if counted is None:
        return DayMark("\n".join((title, daily_wording.players_line(deal))))
    if counted.result is None:
        tip = "\n".join((title, translate("Daily", "not finished")))
        return DayMark(tip, is_begun=True)
    place, medal = results.place_of(day), results.medal_of(day)
    parts = [daily_wording.result_points_text(deal, counted.result)]
    if place is not None:
        parts += [daily_wording.place_of_all_text(place), daily_wording.medal_text(medal)]
    tip = "\n".join((title, with_commas(parts)))
    return DayMark(tip, is_finished=True, medal=medal)
