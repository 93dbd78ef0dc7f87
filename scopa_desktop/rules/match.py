"""`Match`: rounds up to the target.

A match is determined by its record: the variant, the players, the pack and the moves of each round.
Everything else follows from replaying them, which is how a match is opened and reviewed.
"""

from collections.abc import Sequence
from typing import NamedTuple

from scopa_desktop.rules.cards import RANKS, Card, shuffled
from scopa_desktop.rules.certain_points import (
    certain_sheet,
    needed_to_call_out,
    winner_against,
)
from scopa_desktop.rules.ending import Tally, run_race, score_entries, winner_of
from scopa_desktop.rules.events import (
    DealerDrawn,
    DealVoided,
    Event,
    MatchWon,
    RoundScored,
)
from scopa_desktop.rules.i18n import QT_TRANSLATE_NOOP
from scopa_desktop.rules.messages import RecordError, Sentence
from scopa_desktop.rules.moves import Action, CallOut, IllegalMoveError
from scopa_desktop.rules.record import (
    Player,
    Record,
    RoundRecord,
    check_deal_number,
    check_player,
)
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.scoring import ScoreSheet
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant


def draw_for_dealer(players: int, pack: Sequence[Card]) -> DealerDrawn:
    """The draw for the first dealer from the front of `pack`: the highest rank deals.

    Players who tie for the highest draw again (RULES, section 1). If they still tie when the pack
    has run out, the first of them deals.
    """
    draws: list[list[Card]] = [[] for _ in range(players)]
    left = list(pack)
    tied = list(range(players))
    while 1 < len(tied) <= len(left):
        for seat in tied:
            draws[seat].append(left.pop(0))
        highest = max(draws[seat][-1] % RANKS for seat in tied)
        tied = [seat for seat in tied if draws[seat][-1] % RANKS == highest]
    return DealerDrawn(tuple(map(tuple, draws)), tied[0])


def pack_of(deal_number: int, round_number: int) -> tuple[Card, ...]:
    """The pack of a round of a numbered deal, counted from 1; 0 is the draw for the dealer."""
    return shuffled(f"scopa deal {deal_number} round {round_number}")


class Call(NamedTuple):
    """The claim of a player that his side has reached the target, which ended the match."""

    seat: int
    points: int
    """The points of his side that were certain, those of earlier rounds included."""
    needed: int
    """The points that the claim needed."""

    @property
    def is_right(self) -> bool:
        """Whether the claim is right, so that his side wins; otherwise it loses."""
        return self.points >= self.needed


class _Start(NamedTuple):
    """The state of the match when a round was dealt, from which the round can be replayed."""

    dealer: int
    totals: tuple[int, ...]
    tallies: tuple[Tally, ...]
    sheets: int
    """The number of rounds scored."""
    last_played: int
    """The last round before this one in which a move was made, counted from 1; 0: none."""


class Match:
    """A match in play.

    Attributes may be read; `begin_round` and `play` change them.
    """

    def __init__(
        self, variant: Variant, seating: Seating, players: Sequence[Player], deal_number: int
    ) -> None:
        """A new match before its first deal.

        `players` sit in the order of play; raises `ValueError` with a sentence when the seating is
        not one of the variant's, the players do not fill it, or a record could not hold a name, a
        level or the number of the deal.
        """
        if seating not in variant.seatings:
            raise ValueError(f"{variant.name} is not played by {seating.description}")
        if len(players) != seating.players:
            raise ValueError(f"{seating.description} were expected, not {len(players)}")
        for player in players:
            check_player(player)
        check_deal_number(deal_number)
        self.variant = variant
        self.seating = seating
        self.players = tuple(players)
        self.deal_number = deal_number
        self.draw = draw_for_dealer(seating.players, pack_of(deal_number, 0))
        self.totals = [0] * seating.sides
        self.tallies = [Tally()] * seating.sides
        """What each side has won in the scored rounds."""
        self.sheets: list[ScoreSheet] = []
        """The sheets of the scored rounds."""
        self.winner: int | None = None
        self.call: Call | None = None
        """The claim that ended the match in mid-round; None where nobody called out."""
        self.round: Round | None = None
        """The round on the table; None before the first."""
        self._rounds: list[RoundRecord] = []
        """All rounds; the moves of the last one are in `_moves` alone while it is on the table."""
        self._moves: list[tuple[int, Action]] = []
        self._seats: list[tuple[int, ...]] = []
        """The seats of the moves of every round before the one on the table."""
        self._starts: list[_Start] = []
        self._scored: list[int] = []
        self._next_dealer = self.draw.dealer

    @classmethod
    def replayed(cls, record: Record) -> "Match":
        """The match that a record describes.

        Raises `RecordError` with a sentence that names the round and the move that is not legal.
        """
        match = cls(record.variant, record.seating, record.players, record.deal_number)
        for number, recorded in enumerate(record.rounds, 1):
            match._replay_round(recorded, number)
        return match

    @property
    def record(self) -> Record:
        """The record of the match so far."""
        rounds = [*self._rounds]
        if self.round is not None:
            rounds[-1] = rounds[-1]._replace(moves=self._actions())
        return Record(self.variant, self.seating, self.players, self.deal_number, tuple(rounds))

    @property
    def deals(self) -> int:
        """The number of rounds dealt, void deals included."""
        return len(self._rounds)

    @property
    def moves_made(self) -> int:
        """The number of moves made in the round on the table."""
        return len(self._moves)

    def recorded_round(self, deal: int) -> RoundRecord:
        """A round with its moves so far; deals are counted from 1.

        Raises `IndexError` when there was no such deal.
        """
        if not 1 <= deal <= len(self._rounds):
            raise IndexError(f"there was no deal {deal}")
        recorded = self._rounds[deal - 1]
        return recorded._replace(moves=self._actions()) if deal == len(self._rounds) else recorded

    def scored_round(self, number: int) -> RoundRecord | None:
        """The round that was scored as the `number`-th, counted from 1; None if there is none.

        Void deals do not count.
        """
        if not 1 <= number <= len(self._scored):
            return None
        return self.recorded_round(self._scored[number - 1])

    def seats_of_moves(self, deal: int) -> tuple[int, ...]:
        """The seat that made each move of a round; deals are counted from 1."""
        if deal == len(self._rounds):
            return tuple(seat for seat, _ in self._moves)
        return self._seats[deal - 1]

    def last_played_before(self, deal: int) -> int:
        """The last round before a deal in which a move was made, counted from 1; 0: none."""
        return self._starts[deal - 1].last_played

    def at(self, deals: int, moves: int) -> "Match":
        """The match as it was after a number of deals and a number of moves in the last of them.

        Only that round is replayed. Raises `IndexError` when there were fewer.
        """
        match = Match(self.variant, self.seating, self.players, self.deal_number)
        if not deals:
            return match
        recorded, start = self.recorded_round(deals), self._starts[deals - 1]
        if moves > len(recorded.moves):
            raise IndexError(f"there was no move {moves} in deal {deals}")
        match.totals = list(start.totals)
        match.tallies = list(start.tallies)
        match.sheets = self.sheets[: start.sheets]
        match._scored = self._scored[: start.sheets]
        match._rounds = self._rounds[: deals - 1]
        match._seats = self._seats[: deals - 1]
        match._starts = self._starts[: deals - 1]
        match._next_dealer = start.dealer
        match.begin_round(recorded.pack)
        for move in recorded.moves[:moves]:
            match.play(move)
        return match

    @property
    def needs_deal(self) -> bool:
        """Whether the next step is to deal a round."""
        return self.winner is None and (self.round is None or self.round.is_over)

    @property
    def round_number(self) -> int:
        """The number of rounds scored or on the table; void deals do not count."""
        on_table = self.round is not None and not self.round.is_over
        return len(self.sheets) + on_table

    def moves_of_round(self) -> list[tuple[int, Action]]:
        """The moves of the round on the table, each with its seat."""
        return list(self._moves)

    def begin_round(self, pack: Sequence[Card] | None = None) -> list[Event]:
        """Deal the next round and return the events; `pack` replaces that of the deal number.

        Raises `ValueError` when the match is over, a round is on the table or `pack` is not valid.
        """
        if not self.needs_deal:
            raise ValueError("the round on the table is not played out, or the match is over")
        if pack is None:
            pack = pack_of(self.deal_number, len(self._rounds) + 1)
        dealer = self._next_dealer
        new_round, events = Round.dealt(self.variant, self.seating, dealer, pack)
        last_played = self._store_moves()
        self._starts.append(
            _Start(dealer, tuple(self.totals), tuple(self.tallies), len(self.sheets), last_played)
        )
        self._rounds.append(RoundRecord(dealer, tuple(pack), ()))
        self.round = new_round
        self._next_dealer = self.seating.next_seat(dealer)
        if new_round.is_void:
            self._set_dealer_after_void_deal(events)
        return events if len(self._rounds) > 1 else [self.draw, *events]

    def play(self, move: Action) -> list[Event]:
        """Make a move for the seat on turn and return the events, with the score of the round.

        Raises `IllegalMoveError`, and `ValueError` when no round is on the table.
        """
        if self.round is None:
            raise ValueError("no round is on the table")
        seat = self.round.turn
        events = self.round.play(move)
        self._moves.append((seat, move))
        if isinstance(move, CallOut):
            events += self._end_by_call(self.round, seat)
        elif self.round.is_void:
            self._set_dealer_after_void_deal(events)
        elif self.round.is_over:
            events += self._score_round(self.round)
        return events

    def _end_by_call(self, round_: Round, seat: int) -> list[Event]:
        """End the match by the claim of a seat: its side wins, or loses if it is not true."""
        sheet = certain_sheet(self.variant.categories, round_.side_results())
        needed = needed_to_call_out(self.variant.target, self.totals)
        self._enter_sheet(round_, sheet)
        self.totals = [old + new for old, new in zip(self.totals, sheet.totals, strict=True)]
        side = self.seating.side_of(seat)
        self.call = Call(seat, self.totals[side], needed)
        if self.call.is_right:
            self.winner = side
        else:
            order = [(side + step) % self.seating.sides for step in range(self.seating.sides)]
            self.winner = winner_against(order, self.totals, self.tallies, side)
        return [RoundScored(sheet, tuple(self.totals)), MatchWon(self.winner)]

    def _enter_sheet(self, finished: Round, sheet: ScoreSheet) -> None:
        """Keep the score sheet of a round, and add its piles to what the sides have won."""
        self.sheets.append(sheet)
        self._scored.append(len(self._rounds))
        self.tallies = [
            tally.with_pile(result.pile, result.sweep_points)
            for tally, result in zip(self.tallies, finished.side_results(), strict=True)
        ]

    def _score_round(self, finished: Round) -> list[Event]:
        sheet = finished.sheet()
        self._enter_sheet(finished, sheet)
        if finished.instant_winner is not None:
            self.winner = finished.instant_winner
        elif self.variant.ending.is_race:
            self._enter_in_race(finished, sheet)
        else:
            self.totals = [old + new for old, new in zip(self.totals, sheet.totals, strict=True)]
            self.winner = winner_of(self.variant, self.totals, self.tallies)
        events: list[Event] = [RoundScored(sheet, tuple(self.totals))]
        if self.winner is not None:
            events.append(MatchWon(self.winner))
        return events

    def _enter_in_race(self, finished: Round, sheet: ScoreSheet) -> None:
        sweeps = [(finished.side_of(sweep.seat), sweep.points) for sweep in finished.sweeps]
        race = run_race(self.totals, score_entries(sheet, sweeps), self.variant.target)
        self.totals, self.winner = list(race.totals), race.winner

    def _set_dealer_after_void_deal(self, events: Sequence[Event]) -> None:
        self._next_dealer = next(e.next_dealer for e in events if isinstance(e, DealVoided))

    def _actions(self) -> tuple[Action, ...]:
        return tuple(action for _, action in self._moves)

    def _store_moves(self) -> int:
        """Store the moves of the round on the table in its record.

        Returns the last round in which a move was made, counted from 1; 0: none.
        """
        if self.round is not None:
            self._rounds[-1] = self._rounds[-1]._replace(moves=self._actions())
            self._seats.append(tuple(seat for seat, _ in self._moves))
            self._moves = []
        if not self._rounds:
            return 0
        return len(self._rounds) if self._seats[-1] else self._starts[-1].last_played

    def _replay_round(self, recorded: RoundRecord, number: int) -> None:
        if not self.needs_deal:
            too_early = QT_TRANSLATE_NOOP(
                "rules", "round {round}: the match or the round before it does not end there"
            )
            raise RecordError(Sentence(too_early, round=number))
        if recorded.dealer != self._next_dealer:
            other = QT_TRANSLATE_NOOP("rules", "round {round}: seat {seat} deals, not {dealer}")
            seat, dealer = self._next_dealer + 1, recorded.dealer + 1
            raise RecordError(Sentence(other, round=number, seat=seat, dealer=dealer))
        self.begin_round(recorded.pack)
        for move_number, move in enumerate(recorded.moves, 1):
            self._replay_move(move, number, move_number)

    def _replay_move(self, move: Action, round_number: int, number: int) -> None:
        try:
            self.play(move)
        except IllegalMoveError as refused:
            pattern = QT_TRANSLATE_NOOP("rules", "round {round}, move {move}: {reason}")
            reason = refused.refusal.sentence
            sentence = Sentence(pattern, round=round_number, move=number, reason=reason)
            raise RecordError(sentence) from None
