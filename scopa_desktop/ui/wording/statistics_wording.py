"""The figures of the statistics in words: what stands on their tiles."""

from functools import partial
from typing import Final, NamedTuple

from scopa_desktop.play.statistics.match_statistics import MatchInfo, MatchStatistics, Streak
from scopa_desktop.play.storage.times import time_of_seconds
from scopa_desktop.ui.text_language import reads_from_right, translate
from scopa_desktop.ui.wording.card_wording import words
from scopa_desktop.ui.wording.list_format import with_commas
from scopa_desktop.ui.wording.match_wording import day_text, duration_text, rounds_text
from scopa_desktop.ui.wording.number_format import decimal, number, percentage
from scopa_desktop.ui.wording.text_direction import from_left, own_way

tr: Final = partial(translate, "Statistics")

_NOTHING = "–"
_SURE_ROUNDS: Final = 40
"""After fewer rounds, their number is told in place of the lead."""


class Figure(NamedTuple):
    """A figure with its caption."""

    caption: str
    value: str
    note: str = ""
    """What it consists of, or when it was; can be empty."""
    match: str | None = None
    """The id of the match that it is about."""


def figures(statistics: MatchStatistics, sweeps: str) -> list[Figure]:
    """All figures; `sweeps` is the word for clearing the table, in the plural."""
    return [
        _matches(statistics),
        _share_won(statistics),
        _points(statistics),
        _sweeps(statistics, sweeps),
        _rounds(statistics),
        _winning_streak(statistics),
        _losing_streak(statistics),
        _time_played(statistics),
        _result(tr("Best result"), statistics.best),
        _result(tr("Worst result"), statistics.worst),
        _length(tr("Longest match"), statistics.longest),
        _length(tr("Shortest match"), statistics.shortest),
    ]


def others_sentence(others: int) -> str:
    """That matches of other people are not counted."""
    pattern = tr("{count} matches of other people are not counted here.", "", others)
    return pattern.format(count=number(others))


def watched_sentence(watched: int) -> str:
    """That matches of computer players alone are not counted."""
    pattern = tr(
        "{count} matches between computer players alone are not counted here.", "", watched
    )
    return pattern.format(count=number(watched))


def _matches(statistics: MatchStatistics) -> Figure:
    unfinished = statistics.results.unfinished
    pattern = tr("{count} unfinished", "matches", unfinished)
    note = pattern.format(count=number(unfinished)) if unfinished else ""
    return Figure(tr("Matches"), number(statistics.matches), note)


def _share_won(statistics: MatchStatistics) -> Figure:
    caption, results = tr("Won"), statistics.results
    if results.share_won is None:
        return Figure(caption, _NOTHING)
    counts = tr("{won} of {finished}").format(
        won=number(results.won), finished=number(results.finished)
    )
    return Figure(caption, percentage(results.share_won, 0), counts)


def _points(statistics: MatchStatistics) -> Figure:
    caption, points = tr("Points a round"), statistics.points_per_round
    if points is None:
        return Figure(caption, _NOTHING)
    margin, note = statistics.margin_per_round, ""
    if margin is not None:
        lead = from_left(_decimal(margin.mean, signed=True))
        note = tr("Lead: {points}").format(points=lead)
    if statistics.rounds < _SURE_ROUNDS:
        note = tr("after {rounds}").format(rounds=rounds_text(statistics.rounds))
    return Figure(caption, from_left(_decimal(points.mean)), note)


def _rounds(statistics: MatchStatistics) -> Figure:
    parts = (
        tr("{count} won", "rounds", statistics.rounds_won).format(
            count=number(statistics.rounds_won)
        ),
        tr("{count} lost", "rounds", statistics.rounds_lost).format(
            count=number(statistics.rounds_lost)
        ),
        tr("{count} tied", "rounds", statistics.rounds_tied).format(
            count=number(statistics.rounds_tied)
        ),
    )
    note = with_commas(parts) if statistics.rounds else ""
    return Figure(tr("Rounds"), number(statistics.rounds), note)


def _sweeps(statistics: MatchStatistics, sweeps: str) -> Figure:
    pattern = tr("{count} by the others", "sweeps", statistics.sweeps_against)
    note = pattern.format(count=number(statistics.sweeps_against))
    return Figure(sweeps, number(statistics.sweeps_for), note)


def _winning_streak(statistics: MatchStatistics) -> Figure:
    figure = _streak(tr("Longest winning streak"), statistics.longest_streak)
    current = statistics.current_streak
    if current is None or current == statistics.longest_streak:
        return figure
    pattern = tr("{count} now", "matches won in a row", current.length)
    now = pattern.format(count=number(current.length))
    return figure._replace(note=_note(figure.note, now))


def _losing_streak(statistics: MatchStatistics) -> Figure:
    caption = tr("Longest losing streak")
    return _streak(caption, statistics.longest_losing_streak)


def _streak(caption: str, streak: Streak | None) -> Figure:
    if streak is None:
        return Figure(caption, number(0))
    days = [day_text(time_of_seconds(seconds)) for seconds in (streak.began, streak.ended)]
    note = days[0] if days[0] == days[1] else _note(" – ".join(days))
    return Figure(caption, number(streak.length), note, match=streak.last)


def _result(caption: str, match: MatchInfo | None) -> Figure:
    if match is None:
        return Figure(caption, _NOTHING)
    score = from_left("–".join(map(number, match.totals)))
    note = _note(words(match.title), day_text(time_of_seconds(match.ended)))
    return Figure(caption, score, note, match=match.id)


def _length(caption: str, match: MatchInfo | None) -> Figure:
    if match is None:
        return Figure(caption, _NOTHING)
    day, duration = day_text(time_of_seconds(match.ended)), duration_text(match.seconds)
    note = _note(words(match.title), day, duration)
    return Figure(caption, rounds_text(match.rounds), note, match=match.id)


def _time_played(statistics: MatchStatistics) -> Figure:
    caption = tr("Time played")
    return Figure(caption, duration_text(statistics.seconds) or _NOTHING)


def _decimal(value: float, *, signed: bool = False) -> str:
    text = decimal(abs(value))
    if value < 0 and text != decimal(0.0):
        return f"−{text}"
    return f"+{text}" if signed else text


def _note(*parts: str) -> str:
    """`Scopa · 3 May 2026`, in the direction of the language, whatever it begins with."""
    if not reads_from_right():
        return " · ".join(filter(None, parts))
    isolated = " · ".join(map(own_way, filter(None, parts)))
    return f"\N{RIGHT-TO-LEFT MARK}{isolated}"
