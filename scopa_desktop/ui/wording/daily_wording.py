"""The daily deal in words: its players, results and medals, and the text to send to a friend."""

from datetime import date
from functools import partial
from typing import Final

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.daily.daily_deal import PERSON_SEAT, DailyDeal, DailyResult, Medal
from scopa_desktop.ui.text_language import reads_from_right, translate
from scopa_desktop.ui.wording.card_wording import game_title
from scopa_desktop.ui.wording.list_format import and_list, with_colon
from scopa_desktop.ui.wording.number_format import counted, date_text, number
from scopa_desktop.ui.wording.text_direction import from_left, signed

tr: Final = partial(translate, "Daily")

SEATS_COMPARED: Final = len(LEVELS) + 1
"""The person and the characters."""
_STARS: Final = {Medal.GOLD: 3, Medal.SILVER: 2, Medal.BRONZE: 1, None: 0}
_MOST_STARS: Final = 3
_WITHOUT_MARKS: Final = dict.fromkeys(
    map(ord, "\N{LEFT-TO-RIGHT ISOLATE}\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}")
)
_STAR, _NO_STAR, _BETTER, _NOT_BETTER = "★", "☆", "■", "□"


def players_line(deal: DailyDeal) -> str:
    """`Escopa against Don Ciro`, `Scopone with Donna Rosa against Don Ciro and Beppe`."""
    game, seating = deal.game, deal.game.seating
    own_side = seating.side_of(PERSON_SEAT)
    partners: list[str] = []
    opponents: list[str] = []
    for seat, level in enumerate(game.levels, PERSON_SEAT + 1):
        group = partners if seating.side_of(seat) == own_side else opponents
        group.append(LEVELS[level].name)
    if not partners:
        pattern = tr("{game} against {opponents}")
        return pattern.format(game=game_title(game.variant), opponents=and_list(opponents))
    return tr("{game} with {partner} against {opponents}").format(
        game=game_title(game.variant), partner=and_list(partners), opponents=and_list(opponents)
    )


def result_points_text(deal: DailyDeal, result: DailyResult) -> str:
    """`7–4`: the own points and those of the others; with the call of a match won at once."""
    points = _points(result)
    return f"{points} {deal.game.variant.win_call}" if result.at_once else points


def _points(result: DailyResult) -> str:
    return from_left(f"{number(result.own)}–{number(result.other)}")


def lead_text(deal: DailyDeal, result: DailyResult) -> str:
    """`+3`, `−1`, `0`: the lead; the call of a match won or lost at once."""
    if result.at_once:
        return deal.game.variant.win_call
    return signed(result.lead) if result.lead else number(0)


def place_of_all_text(place: int) -> str:
    """`place 2 of 7`."""
    pattern = tr("place {place} of {all}", "after a comma or a colon")
    return pattern.format(place=number(place), all=number(SEATS_COMPARED))


def medal_text(medal: Medal | None) -> str:
    """`gold medal`."""
    return {
        Medal.GOLD: tr("gold medal"),
        Medal.SILVER: tr("silver medal"),
        Medal.BRONZE: tr("bronze medal"),
        None: tr("no medal"),
    }[medal]


def streak_text(days: int) -> str:
    """`Played 3 days in a row`; empty for fewer than two."""
    return tr("Played %n days in a row", "", days) if days > 1 else ""


def text_to_share(
    deal: DailyDeal, result: DailyResult, place: int | None, medal: Medal | None, days: int
) -> str:
    """The text for a friend who has not played the deal: no card, no move, no number of the deal.

    `place` is None while not all results are known; `days` is the length of the streak.
    """
    title = tr("Scopa Desktop, daily deal of {date}")
    points = with_colon(game_title(deal.game.variant), _points(result))
    lines = [title.format(date=date_text(deal.day))]
    if place is None:
        lines.append(points)
    else:
        lines += [f"{points}, {place_of_all_text(place)}", _symbols(place, medal)]
    if streak := streak_text(days):
        lines.append(streak)
    text = "\n".join(lines)
    # Other programs may show the invisible marks; only text from the right needs them.
    return text if reads_from_right() else text.translate(_WITHOUT_MARKS)


def _symbols(place: int, medal: Medal | None) -> str:
    """`★★☆ ■■■■■□`: the stars of the medal, and how many of the six did no better."""
    stars = _STARS[medal]
    reached = SEATS_COMPARED - place
    return from_left(
        _STAR * stars
        + _NO_STAR * (_MOST_STARS - stars)
        + " "
        + _BETTER * reached
        + _NOT_BETTER * (place - 1)
    )


def result_sentence(deal: DailyDeal, result: DailyResult) -> str:
    """`You made 7 points, the others 4.`"""
    return tr("You made {own}, the other side {other}.").format(
        own=counted("points", result.own), other=number(result.other)
    )


def medal_sentence(place: int, medal: Medal | None) -> str:
    """`That is place 2 of 7: silver medal.`"""
    return tr("That is {place}: {medal}.").format(
        place=place_of_all_text(place), medal=medal_text(medal)
    )


def practice_sentence(place: int) -> str:
    """`It would be place 2 of 7.`"""
    return tr("It would be {place}.").format(place=place_of_all_text(place))


def day_number(day: date) -> str:
    """`22`: the day of the month."""
    return number(day.day)
