"""A played match in words: its result, score, opponents, date and length."""

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import Final

from PySide6.QtCore import QDate, QDateTime, QLocale

from scopa_desktop.ai.levels import find_level
from scopa_desktop.play.matches.match_note import Ending, Origin
from scopa_desktop.play.matches.match_rows import LOST, TIED, WON
from scopa_desktop.play.statistics.match_list import MatchEntry
from scopa_desktop.rules.players import Player
from scopa_desktop.ui.text_language import text_locale, translate
from scopa_desktop.ui.wording.card_wording import words
from scopa_desktop.ui.wording.list_format import and_list, with_commas
from scopa_desktop.ui.wording.number_format import WEEKDAY, clock_time, grouped, number

tr: Final = partial(translate, "Matches")

_DAYS_BY_NAME: Final = 7
"""Days less long ago than this many are called by the day of the week."""


def result_word(result: int | None) -> str:
    """`Won`, `Lost`, `Tied`; `Unfinished` for a match that was not played to its end."""
    if result is None:
        return tr("Unfinished")
    return {WON: tr("Won"), TIED: tr("Tied"), LOST: tr("Lost")}[result]


def ending_word(entry: MatchEntry) -> str:
    """The result, or how a match without one ended."""
    return agreed_word() if entry.ending is Ending.AGREED else result_word(entry.result)


def agreed_word() -> str:
    """`By agreement`: how a match ended that all people agreed to end."""
    return tr("By agreement", "how a match ended: short")


def origin_word(origin: Origin) -> str:
    """`imported`, `played again`; empty for a match that was played as usual."""
    return {
        Origin.PLAYED: "",
        Origin.IMPORTED: tr("imported"),
        Origin.REPLAYED: tr("played again"),
    }[origin]


def origin_explanation(origin: Origin) -> str:
    """What the word means; empty for a match that was played as usual."""
    return {
        Origin.PLAYED: "",
        Origin.IMPORTED: tr("From a file that was not recorded here."),
        Origin.REPLAYED: tr(
            "Begun from a deal or a position of an earlier match. It is not counted in the "
            "statistics."
        ),
    }[origin]


def kind_explanations(entry: MatchEntry) -> Sequence[str]:
    """What the words of `kind_text` mean, in sentences, where they need it."""
    by_game = tr(
        "Automatic play, a computer player in your seat or the clock made most of your moves. "
        "It is not counted in the statistics."
    )
    explanations = (origin_explanation(entry.origin), by_game if entry.is_by_game else "")
    return [*filter(None, explanations)]


def match_title(entry: MatchEntry) -> str:
    """The player's name for the rules, or the game's name as it is written in the language."""
    return words(entry.title)


def match_score_text(entry: MatchEntry) -> str:
    """`11–7`: the points of the own side, then those of the others."""
    own = entry.seating.side_of(entry.seat)
    others = [points for side, points in enumerate(entry.totals) if side != own]
    return "–".join(map(number, [entry.totals[own], *others]))


def opponents_of(entry: MatchEntry) -> Sequence[Player]:
    """The players of other sides, in the order of play."""
    seating = entry.seating
    own = seating.side_of(entry.seat)
    return [player for seat, player in enumerate(entry.players) if seating.side_of(seat) != own]


def partners_of(entry: MatchEntry) -> Sequence[Player]:
    """The other players of the side, in the order of play."""
    return [entry.players[seat] for seat in entry.seating.partners_of(entry.seat)]


def opponents_text(entry: MatchEntry) -> str:
    """`Zia Pina`, `Zia Pina and Beppe`."""
    return and_list([player.name for player in opponents_of(entry)])


def partner_text(entry: MatchEntry) -> str:
    """`with Zia Pina`; empty without a partner."""
    names = [partner.name for partner in partners_of(entry)]
    return tr("with {name}").format(name=and_list(names)) if names else ""


def day_text(time: datetime) -> str:
    """`Today`, `Yesterday`, `Friday`, `Nov 22, 2026`: the day in local time."""
    locale, day = text_locale(), _local(time).date()
    days = day.daysTo(QDate.currentDate())
    if days == 0:
        return tr("Today")
    if days == 1:
        return tr("Yesterday")
    if 1 < days < _DAYS_BY_NAME:
        name = locale.standaloneDayName(day.dayOfWeek())
        return name[:1].upper() + name[1:]
    long_format = locale.dateFormat(QLocale.FormatType.LongFormat)
    return locale.toString(day, WEEKDAY.sub("", long_format).replace("MMMM", "MMM"))


def time_text(time: datetime) -> str:
    """`18:40`: the time of day in local time."""
    return clock_time(time.astimezone())


def duration_text(seconds: int) -> str:
    """`23 min`, `1 h 20 min`; empty for 0, which means unknown."""
    if not seconds:
        return ""
    hours, minutes = divmod(max(1, round(seconds / 60)), 60)
    if not hours:
        return tr("{minutes} min").format(minutes=number(minutes))
    return tr("{hours} h {minutes} min").format(hours=number(hours), minutes=number(minutes))


def rounds_text(rounds: int) -> str:
    """`8 rounds`."""
    return grouped(tr("%n rounds", "", rounds), rounds)


def kind_text(entry: MatchEntry) -> str:
    """`imported`, `with the coach`: what sets a match apart; empty for most."""
    coach = tr("with the coach") if entry.coach else ""
    by_game = tr("mostly played for you") if entry.is_by_game else ""
    return with_commas(filter(None, (origin_word(entry.origin), coach, by_game)))


def match_sentence(entry: MatchEntry) -> str:
    """All that the list shows of a match, for screen readers."""
    against = tr("against {names}").format(names=opponents_text(entry))
    time = entry.ended or entry.began
    parts = (
        ending_word(entry),
        match_score_text(entry),
        against,
        partner_text(entry),
        match_title(entry),
        day_text(time),
        time_text(time),
        duration_text(entry.seconds),
        rounds_text(entry.rounds),
        kind_text(entry),
    )
    return with_commas(filter(None, parts))


def level_name(level: str) -> str:
    """The name of the character with a level; the level itself if there is none."""
    known = find_level(level)
    return known.name if known else level


def _local(time: datetime) -> QDateTime:
    return QDateTime.fromSecsSinceEpoch(int(time.timestamp()))
