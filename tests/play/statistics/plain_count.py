"""Statistics counted from the texts of records, to compare those of the database with.

It replays each record by the rules and adds up in plain loops. It uses nothing of the database but
the values of a `MatchFilter` and of `MatchNote`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

from scopa_desktop.ai.confidence import half_width_of_mean
from scopa_desktop.play.matches.match_note import MatchNote, Origin
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.rules.events import Swept
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import Record, read_record
from scopa_desktop.rules.table_events import AutomaticPlay, PlayerChanged, TimeRanOut

_TRADITIONAL = "_traditional"
_FEWEST_ROUNDS = 5
"""Rounds from which a mean has an interval."""


class _Hands:
    """Who made the moves: goes through the events of a record beside its moves."""

    def __init__(self, record: Record) -> None:
        self._first = [player.level for player in record.players]
        self._levels = [*self._first]
        self._automatic: set[int] = set()
        self._left = list(record.events)
        self._own: list[list[bool]] = [[] for _ in record.players]

    def count(self, deal: int, moves: int, seat: int) -> None:
        """Count the next move, of a seat after so many moves of a deal."""
        late = False
        while self._left and (self._left[0].deal, self._left[0].moves) <= (deal, moves):
            match self._left.pop(0).event:
                case AutomaticPlay(who, True):
                    self._automatic.add(who)
                case AutomaticPlay(who, False):
                    self._automatic.discard(who)
                case PlayerChanged(who, player):
                    self._levels[who] = player.level
                    self._automatic.discard(who)
                case TimeRanOut(who):
                    late = who == seat
        is_own = self._levels[seat] == "person" and seat not in self._automatic and not late
        self._own[seat].append(is_own)

    def not_own(self) -> set[int]:
        """The seats of people who made less than half of the moves."""
        return {
            seat
            for seat, own in enumerate(self._own)
            if self._first[seat] == "person" and own.count(True) < own.count(False)
        }


@dataclass
class PlainMatch:
    """A match that was counted from its text."""

    text: str
    note: MatchNote
    rounds: list[dict[str, tuple[int, ...]]] = field(default_factory=list)
    """For each scored round the points of the sides by category."""
    sweeps: list[tuple[int, ...]] = field(default_factory=list)
    """For each scored round the sweeps of the seats."""

    def __post_init__(self) -> None:
        record = read_record(self.text)
        match = Match(record.variant, record.seating, record.players, record.deal_number)
        hands = _Hands(record)
        for deal, recorded in enumerate(record.rounds, 1):
            events = match.begin_round(recorded.pack)
            for number, move in enumerate(recorded.moves):
                assert match.round is not None
                hands.count(deal, number, match.round.turn)
                events += match.play(move)
            if len(match.sheets) > len(self.rounds):
                sheet = match.sheets[-1]
                self.rounds.append({line.category: line.points for line in sheet.lines})
                sweepers = [event.seat for event in events if isinstance(event, Swept)]
                seats = range(record.seating.players)
                self.sweeps.append(tuple(sweepers.count(seat) for seat in seats))
        self.record = record
        self.winner = match.winner
        self.played_by_game = hands.not_own()

    @property
    def levels(self) -> list[str]:
        """The level of each seat."""
        return [player.level for player in self.record.players]

    def seat_for(self, selection: MatchFilter) -> int | None:
        """The seat from which a filter sees the match; None if it does not select it."""
        is_watched = "person" not in self.levels and not any(self.note.profiles)
        if selection.seat is not None:
            seat = selection.seat if selection.seat < len(self.levels) else None
        elif selection.watched:
            seat = 0 if is_watched else None
        elif selection.profile is not None:
            profiles = list(self.note.profiles)
            seat = profiles.index(selection.profile) if selection.profile in profiles else None
        else:
            seat = None if is_watched else 0
        if seat is None or self.note.origin is Origin.REPLAYED or seat in self.played_by_game:
            return None
        return seat if self._fits(selection, seat) else None

    def _fits(self, selection: MatchFilter, seat: int) -> bool:
        assert self.note.ended is not None
        day = self.note.ended.astimezone().date()
        result = {"won": 1, "lost": -1, "unfinished": None}[self.result(seat)]
        return (
            (not selection.variants or self.record.variant.id in selection.variants)
            and (not selection.decks or self.note.deck in selection.decks)
            and (not selection.results or result in selection.results)
            and (not selection.opponents or bool(selection.opponents & self.opponents(seat)))
            and (selection.since is None or day >= selection.since)
            and (selection.until is None or day <= selection.until)
        )

    def side(self, seat: int) -> int:
        """The side of a seat."""
        return self.record.seating.side_of(seat)

    def opponents(self, seat: int) -> set[str]:
        """The levels on other sides."""
        own = self.side(seat)
        return {level for other, level in enumerate(self.levels) if self.side(other) != own}

    def result(self, seat: int) -> str:
        """`won`, `lost` or `unfinished`."""
        if self.winner is None:
            return "unfinished"
        return "won" if self.winner == self.side(seat) else "lost"


def plain_statistics(matches: Iterable[PlainMatch], selection: MatchFilter) -> dict[str, Any]:
    """What `MatchStatistics.as_json` says of the selected matches."""
    seats = {match.note.id: match.seat_for(selection) for match in matches}
    played = [match for match in matches if seats[match.note.id] is not None]
    played.sort(key=lambda match: match.note.ended or match.note.began)
    views = [(match, seats[match.note.id] or 0) for match in played]
    results = [match.result(seat) for match, seat in views]
    points = [_round_points(match, seat) for match, seat in views]
    own = [round_points[0] for of_match in points for round_points in of_match]
    margins = [margin for of_match in points for _, margin in of_match]
    sweeps = [_sweeps(match, seat) for match, seat in views]
    return {
        "matches": len(views),
        "won": results.count("won"),
        "lost": results.count("lost"),
        "tied": 0,
        "unfinished": results.count("unfinished"),
        "rounds": len(own),
        "rounds_won": sum(margin > 0 for margin in margins),
        "rounds_lost": sum(margin < 0 for margin in margins),
        "rounds_tied": margins.count(0),
        "points": sum(own),
        "points_per_round": _mean(own),
        "points_per_round_interval": _interval(own),
        "margin_per_round": _mean(margins),
        "margin_per_round_interval": _interval(margins),
        "categories": _categories(views),
        "sweeps_for": sum(mine for mine, _ in sweeps),
        "sweeps_against": sum(theirs for _, theirs in sweeps),
        "current_streak": _last_run(results, "won"),
        "longest_streak": _longest_run(results, "won"),
        "longest_losing_streak": _longest_run(results, "lost"),
        "games": _tally((match.record.variant.id, match.result(seat)) for match, seat in views),
        "opponents": _tally(
            (level, match.result(seat))
            for match, seat in views
            for level in {each.removesuffix(_TRADITIONAL) for each in match.opponents(seat)}
        ),
        "seconds": sum(match.note.seconds for match, _ in views),
    }


def plain_days(matches: Sequence[PlainMatch], selection: MatchFilter) -> dict[Any, dict[str, int]]:
    """The results of each day."""
    days: dict[Any, dict[str, int]] = {}
    for match in matches:
        seat = match.seat_for(selection)
        if seat is not None and match.note.ended is not None:
            day = match.note.ended.astimezone().date()
            tally = days.setdefault(day, {"won": 0, "lost": 0, "unfinished": 0})
            tally[match.result(seat)] += 1
    return days


def _round_points(match: PlainMatch, seat: int) -> list[tuple[int, int]]:
    """The own points in each round, and the lead over the best other side."""
    pairs = []
    for categories in match.rounds:
        totals = [sum(column) for column in zip(*categories.values(), strict=True)]
        own = totals.pop(match.side(seat))
        pairs.append((own, _lead(match, own, totals)))
    return pairs


def _lead(match: PlainMatch, own: int, others: Sequence[int]) -> int:
    """How much better the own points are than those of the best other side."""
    if match.record.variant.ending.lowest_wins:
        return min(others) - own
    return own - max(others)


def _sweeps(match: PlainMatch, seat: int) -> tuple[int, int]:
    own = others = 0
    for of_seats in match.sweeps:
        for sweeper, number in enumerate(of_seats):
            if match.side(sweeper) == match.side(seat):
                own += number
            else:
                others += number
    return own, others


def _categories(views: Iterable[tuple[PlainMatch, int]]) -> dict[str, dict[str, int]]:
    sums: dict[str, dict[str, int]] = {}
    for match, seat in views:
        for categories in match.rounds:
            for name, points in categories.items():
                others = list(points)
                own = others.pop(match.side(seat))
                line = sums.setdefault(
                    name, {"won": 0, "lost": 0, "points": 0, "points_against": 0}
                )
                line["won"] += _lead(match, own, others) > 0
                line["lost"] += _lead(match, own, others) < 0
                line["points"] += own
                line["points_against"] += sum(others)
    return sums


def _tally(entries: Iterable[tuple[str, str]]) -> dict[str, dict[str, int]]:
    tallies: dict[str, dict[str, int]] = {}
    for name, result in entries:
        empty = {"matches": 0, "won": 0, "lost": 0, "tied": 0, "unfinished": 0}
        tally = tallies.setdefault(name, empty)
        tally["matches"] += 1
        tally[result] += 1
    return tallies


def _mean(numbers: Sequence[int]) -> float | None:
    return mean(numbers) if numbers else None


def _interval(numbers: Sequence[int]) -> list[float] | None:
    half = half_width_of_mean(numbers)
    if half is None or len(numbers) < _FEWEST_ROUNDS:
        return None
    return [mean(numbers) - half, mean(numbers) + half]


def _longest_run(results: Sequence[str], result: str) -> int:
    longest = run = 0
    for each in results:
        run = run + 1 if each == result else 0
        longest = max(longest, run)
    return longest


def _last_run(results: Sequence[str], result: str) -> int:
    run = 0
    for each in results:
        run = run + 1 if each == result else 0
    return run
