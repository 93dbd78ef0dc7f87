"""The badges that are earned in a single match, worked out from its facts and its note.

They count only in a match that was played to its end, for practice or for chips: not in one that
was replayed, watched, imported or left, nor in one of several people of this computer, nor for a
person for whom the game made most moves.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from scopa_desktop.ai.levels import LEVELS, character_id
from scopa_desktop.play.matches.match_facts import MatchFacts, RoundFacts
from scopa_desktop.play.matches.match_note import Ending, MatchNote, Origin
from scopa_desktop.rules.cards import COINS, RANK_MASKS, SETTEBELLO
from scopa_desktop.rules.ending import lead_of
from scopa_desktop.rules.scoring import DeclaredPoints, SweepPoints

LEVEL_OF_BADGE: Final[Mapping[str, str]] = {
    f"beat_{level.portrait}": level.id for level in LEVELS.values()
}
"""The computer player, by level, that a badge is earned against."""
GAMES_OF_BADGE: Final[Mapping[str, frozenset[str]]] = {
    "scopone_win": frozenset(["scopone", "scopone-scientifico"]),
    "cirulla_win": frozenset(["cirulla", "cirullone"]),
    "chkobba_win": frozenset(["chkobba"]),
}
"""The games, by id, of which one must be won."""
BIG_ROUND: Final = 10
"""Points in a round."""
MANY_SWEEPS: Final[Mapping[str, int]] = {"sweep_three": 3, "sweep_five": 5}
"""Sweeps of one's own in a round."""
STREAK_OF_ROUNDS: Final = 4
"""Rounds in a row with the settebello; rounds of a match with the primiera."""
ROUNDS_WITHOUT_POINTS: Final = 3
SHORT_MATCH: Final = 2
LONG_MATCH: Final = 8
"""Scored rounds."""
LEAST_TARGET: Final = 11
"""The target below which a short match is no achievement."""
LEAST_DEFICIT: Final = 5
DECLARED: Final = 10

_SEVENS: Final = RANK_MASKS[6]
_NAPOLA: Final = COINS & sum(RANK_MASKS[:5])
"""The coins from the ace to the five."""
_PRIMIERA: Final = frozenset(["primiera", "setenta"])
_STRONG: Final = frozenset(level.id for level in LEVELS.values() if level.strength >= 5)


class PlayedMatch(NamedTuple):
    """A finished match, seen from a seat."""

    facts: MatchFacts
    note: MatchNote
    seat: int

    @property
    def side(self) -> int:
        return self.facts.seating.side_of(self.seat)

    @property
    def others(self) -> Sequence[int]:
        return [side for side in range(self.facts.seating.sides) if side != self.side]

    @property
    def rounds(self) -> Sequence[RoundFacts]:
        return self.facts.scored_rounds

    @property
    def is_won(self) -> bool:
        return self.facts.winner == self.side

    @property
    def opponents(self) -> frozenset[str]:
        """The levels on the other sides, without conventions."""
        return frozenset(
            character_id(player.level)
            for seat, player in enumerate(self.facts.players)
            if self.facts.seating.side_of(seat) != self.side
        )

    def lead(self, totals: Sequence[int]) -> int:
        """The lead of the own side over the best other one."""
        return lead_of(totals, self.side, self.facts.variant.ending.point_worth)

    def own_sweeps(self, round_facts: RoundFacts) -> int:
        """The sweeps that the seat made with its cards; none in a round whose deal gave it some."""
        if round_facts.dealer == self.seat and round_facts.opening_points:
            return 0
        return round_facts.sweeps[self.seat]

    def points_of_others(self, round_facts: RoundFacts) -> int:
        return sum(round_facts.points(side) for side in self.others)


Rule = Callable[[PlayedMatch], bool]


def _longest_run(values: Iterator[bool]) -> int:
    longest = current = 0
    for value in values:
        current = current + 1 if value else 0
        longest = max(longest, current)
    return longest


def _swept(match: PlayedMatch, number: int) -> bool:
    return any(match.own_sweeps(each) >= number for each in match.rounds)


def _captured(match: PlayedMatch, cards: int) -> bool:
    return any(each.piles[match.side] & cards == cards for each in match.rounds)


def _won_every_category(match: PlayedMatch) -> bool:
    """Whether in a round the side won each of at least four categories.

    Sweeps, declarations and captures that score are no contests.
    """
    collected = {
        category.name
        for category in match.facts.variant.categories
        if isinstance(category, SweepPoints | DeclaredPoints)
    }
    for each in match.rounds:
        leaders = [line.leader() for line in each.categories if line.name not in collected]
        contested = [leader for leader in leaders if leader is not None]
        if len(contested) >= 4 and all(leader == match.side for leader in contested):
            return True
    return False


def _scored_much(match: PlayedMatch) -> bool:
    return any(each.points(match.side) >= BIG_ROUND for each in match.rounds)


def _kept_the_settebello(match: PlayedMatch) -> bool:
    """Whether the side took the seven of coins in several rounds in a row."""
    taken = (bool(each.piles[match.side] >> SETTEBELLO & 1) for each in match.rounds)
    return _longest_run(taken) >= STREAK_OF_ROUNDS


def _won_the_primiera(match: PlayedMatch) -> bool:
    won = sum(
        line.leader() == match.side
        for each in match.rounds
        for line in each.categories
        if line.name in _PRIMIERA
    )
    return won >= STREAK_OF_ROUNDS


def _conceded_nothing(match: PlayedMatch) -> bool:
    """Whether the others made no point in several rounds in a row."""
    without_points = (match.points_of_others(each) == 0 for each in match.rounds)
    return _longest_run(without_points) >= ROUNDS_WITHOUT_POINTS


def _won_to_nothing(match: PlayedMatch) -> bool:
    return match.is_won and all(match.facts.totals[side] == 0 for side in match.others)


def _suffered_no_sweep(match: PlayedMatch) -> bool:
    """Whether the match was won in two or more rounds without a sweep of another side."""
    seating = match.facts.seating
    other_seats = [seat for side in match.others for seat in seating.seats_of(side)]
    swept = any(each.sweeps[seat] for each in match.rounds for seat in other_seats)
    return match.is_won and len(match.rounds) >= 2 and not swept


def _came_back(match: PlayedMatch) -> bool:
    """Whether the match was won after having been behind by half the target."""
    deficits = (-match.lead(each.totals) for each in match.rounds)
    least = max(LEAST_DEFICIT, match.facts.variant.target // 2)
    return match.is_won and max(deficits, default=0) >= least


def _won_with_the_last_card(match: PlayedMatch) -> bool:
    """Whether a last round was needed and its last card played to overtake the others."""
    if not match.is_won or len(match.rounds) < 2:
        return False
    before, last = match.rounds[-2:]
    was_behind = match.lead(before.totals) < 0
    return was_behind and last.last_player == match.seat


def _won_by_a_point(match: PlayedMatch) -> bool:
    return match.is_won and match.lead(match.facts.totals) == 1


def _won_in_overtime(match: PlayedMatch) -> bool:
    """Whether the match was won although it went on after a side had reached the target."""
    target = match.facts.variant.target
    return match.is_won and any(max(each.totals) >= target for each in match.rounds[:-1])


def _won_with_declarations(match: PlayedMatch) -> bool:
    declared = sum(each.declared_points[match.seat] for each in match.rounds)
    return match.is_won and declared >= DECLARED


def _won_with_an_opening(match: PlayedMatch) -> bool:
    """Whether the match was won in which the table gave the seat points as the dealer."""
    given = any(each.dealer == match.seat and each.opening_points for each in match.rounds)
    return match.is_won and given


def _is_quick(match: PlayedMatch) -> bool:
    is_long_enough = match.facts.variant.target >= LEAST_TARGET
    return match.is_won and is_long_enough and len(match.rounds) <= SHORT_MATCH


def _beat(level: str) -> Rule:
    return lambda match: match.is_won and level in match.opponents


def _won_one_of(games: frozenset[str]) -> Rule:
    return lambda match: match.is_won and match.facts.variant.id in games


def _many_sweeps(number: int) -> Rule:
    return lambda match: _swept(match, number)


def _beat_the_strong(match: PlayedMatch) -> bool:
    return match.is_won and bool(match.opponents & _STRONG)


MATCH_RULES: Final[Mapping[str, Rule]] = {
    "first_scopa": lambda match: _swept(match, 1),
    "cappotto": _won_to_nothing,
    "all_coins": lambda match: _captured(match, COINS),
    "all_sevens": lambda match: _captured(match, _SEVENS),
    "all_points": _won_every_category,
    "no_sweep_suffered": _suffered_no_sweep,
    "shutout": _conceded_nothing,
    "comeback": _came_back,
    "last_card": _won_with_the_last_card,
    "photo_finish": _won_by_a_point,
    "overtime": _won_in_overtime,
    "settebello_streak": _kept_the_settebello,
    "primiera_master": _won_the_primiera,
    "napola": lambda match: _captured(match, _NAPOLA),
    "declaration": _won_with_declarations,
    "opening_points": _won_with_an_opening,
    "partner_win": lambda match: match.is_won and match.facts.seating.has_partners,
    "three_at_table": lambda match: match.is_won and match.facts.seating.sides == 3,
    "four_at_table": lambda match: match.is_won and match.facts.seating.sides == 4,
    "no_hints": lambda match: (
        _beat_the_strong(match) and match.note.hints == 0 and not match.note.coach
    ),
    "no_undo": lambda match: _beat_the_strong(match) and match.note.undos == 0,
    "short_match": _is_quick,
    "long_match": lambda match: match.is_won and len(match.rounds) >= LONG_MATCH,
    "big_round": _scored_much,
    "instant_win": lambda match: any(
        each.instant_winner == match.side for each in match.facts.rounds
    ),
    **{badge: _many_sweeps(number) for badge, number in MANY_SWEEPS.items()},
    **{badge: _beat(level) for badge, level in LEVEL_OF_BADGE.items()},
    **{badge: _won_one_of(games) for badge, games in GAMES_OF_BADGE.items()},
}
"""Whether a badge is earned in a match, by its id."""


def counts(note: MatchNote) -> bool:
    """Whether badges can be earned in a match."""
    return note.origin is Origin.PLAYED and note.ending is Ending.FINISHED


def _counts_for(facts: MatchFacts, seat: int) -> bool:
    return len(facts.persons) == 1 and seat not in facts.played_by_game


def badges_of_match(facts: MatchFacts, note: MatchNote, seat: int) -> list[str]:
    """The badges that a seat has earned in a match, whether it had them before or not."""
    if not counts(note) or facts.winner is None or not _counts_for(facts, seat):
        return []
    match = PlayedMatch(facts, note, seat)
    return [badge for badge, rule in MATCH_RULES.items() if rule(match)]


def feats_of_seats(facts: MatchFacts, note: MatchNote) -> dict[int, list[str]]:
    """The badges that each seat has earned in a match, for the seats for which it counts.

    It counts for the first seat of each profile. Matches that were left count too, because they end
    a streak.
    """
    is_over = note.ending in (Ending.FINISHED, Ending.ABANDONED)
    if note.origin is not Origin.PLAYED or not is_over or note.ended is None:
        return {}
    seats: dict[str, int] = {}
    for seat in range(facts.seating.players):
        profile = note.profile_of(seat)
        if profile is not None and _counts_for(facts, seat):
            seats.setdefault(profile, seat)
    return {seat: badges_of_match(facts, note, seat) for seat in seats.values()}
