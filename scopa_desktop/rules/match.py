"""`Match`: rounds up to the target.

A match is determined by its record: the variant, the players, the pack and the moves of each round.
Everything else follows from replaying them, which is how a match is opened and reviewed.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from scopa_desktop.rules.cards import FORTY, Card, Pack, height_of, shuffled
from scopa_desktop.rules.dealing import draw_for_seats
from scopa_desktop.rules.ending import (
    Tally,
    certain_sheet,
    needed_to_call_out,
    run_race,
    score_entries,
    winner_against,
    winner_of,
)
from scopa_desktop.rules.events import DealerDrawn, DealVoided, Event, MatchWon, RoundScored
from scopa_desktop.rules.messages import RecordError, Sentence, TextError
from scopa_desktop.rules.moves import Action, CallOut, IllegalMoveError
from scopa_desktop.rules.players import Player, check_player
from scopa_desktop.rules.record import LARGEST_DEAL, Record, RoundRecord, check_deal_number
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.scoring import ScoreSheet
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.table_events import (
    AutomaticPlay,
    EndAgreed,
    OptionChanged,
    PackCut,
    PlacedEvent,
    PlayerChanged,
    TableEvent,
    TimeRanOut,
)
from scopa_desktop.rules.table_options import (
    DEFAULT_TABLE,
    FIELDS,
    FIXED,
    TableOptions,
    check_table,
    parse_value,
)
from scopa_desktop.rules.variant import Option, OptionValue, Variant

_SIMILAR_STEP: Final = 1_000_000
"""One more than the largest number of a deal that was not chosen by its number."""


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
        highest = max(height_of(draws[seat][-1]) for seat in tied)
        tied = [seat for seat in tied if height_of(draws[seat][-1]) == highest]
    return DealerDrawn(tuple(map(tuple, draws)), tied[0])


def similar_deal_numbers(number: int) -> Iterator[int]:
    """All other deal numbers with the same last six digits, the next higher first."""
    count = (LARGEST_DEAL + 1) // _SIMILAR_STEP
    return ((number + step * _SIMILAR_STEP) % (LARGEST_DEAL + 1) for step in range(1, count))


def similar_number_with_dealer(number: int, players: int, dealer: int, pack: Pack = FORTY) -> int:
    """The first of `similar_deal_numbers` whose draw gives this dealer."""
    return next(
        each
        for each in similar_deal_numbers(number)
        if draw_for_dealer(players, pack_of(each, 0, pack)).dealer == dealer
    )


def pack_of(deal_number: int, round_number: int, pack: Pack = FORTY) -> tuple[Card, ...]:
    """The pack of a round of a numbered deal, counted from 1; 0 is the draw for the dealer."""
    return shuffled(f"scopa deal {deal_number} round {round_number}", pack)


def cut_pack(pack: Sequence[Card], cards: int) -> tuple[Card, ...]:
    """The pack with its first `cards` put below the others."""
    return (*pack[cards:], *pack[:cards])


class Call(NamedTuple):
    """The claim of a player that their side has the target and leads, which ended the match."""

    seat: int
    points: int
    """The points of their side that were certain, those of earlier rounds included."""
    needed: int
    """The points that the claim needed."""

    @property
    def is_right(self) -> bool:
        """Whether the claim is right, so that their side wins; otherwise it loses."""
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
    variant: Variant
    table: TableOptions
    players: tuple[Player, ...]
    automatic: frozenset[int]


class RecordPosition(NamedTuple):
    """A position in a record: the number of deals, and of moves in the last of them."""

    deals: int
    moves: int


class Match:
    """A match in play.

    Attributes may be read; `begin_round`, `play` and `apply` change them.
    """

    def __init__(
        self,
        variant: Variant,
        seating: Seating,
        players: Sequence[Player],
        deal_number: int,
        table: TableOptions = DEFAULT_TABLE,
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
        check_table(table)
        self.variant = variant
        """The rules now; see `first_variant`."""
        self.first_variant = variant
        """The rules with which the match began; options may have been changed since."""
        self.seating = seating
        self.players = tuple(players)
        """Who sits in each seat now."""
        self.first_players = self.players
        """Who sat in each seat when the match began."""
        self.table = table
        """The options of the table now."""
        self.first_table = table
        """The options of the table when the match began."""
        self.automatic: frozenset[int] = frozenset()
        """The seats of persons whose moves the game makes until they play themselves again."""
        self.is_ended_by_agreement = False
        self.events: list[PlacedEvent] = []
        """The events of the table, in the order of their positions."""
        self.deal_number = deal_number
        self.draw = self._drawn()
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

    def _drawn(self) -> DealerDrawn:
        """The draw for the first dealer, or for the seats where that is agreed on."""
        pack = pack_of(self.deal_number, 0, self.variant.deal.pack)
        if self.first_table.draws_seats:
            in_order = self.first_table.seats_partners_in_order
            return draw_for_seats(self.seating, pack, partners_in_order=in_order).drawn
        return draw_for_dealer(self.seating.players, pack)

    @classmethod
    def replayed(cls, record: Record) -> "Match":
        """The match that a record describes.

        Raises `RecordError` with a sentence that names the round and the move that is not legal.
        """
        match = cls.before(record)
        for _ in match.replay(record):
            pass
        return match

    @classmethod
    def before(cls, record: Record) -> "Match":
        """The match of a record before its first event and deal."""
        return cls(record.variant, record.seating, record.players, record.deal_number, record.table)

    def replay(self, record: Record) -> Iterator[list[Event]]:
        """Play the deals, moves and events of a record in a match that is `before` it.

        Yields the events of the rules after each deal and after each move. Raises `RecordError`
        like `replayed`.
        """
        placed_events = deque(record.events)
        self._replay_events(placed_events)
        for number, recorded in enumerate(record.rounds, 1):
            events = self._replay_deal(recorded, number)
            self._replay_events(placed_events)
            yield events
            for move_number, move in enumerate(recorded.moves, 1):
                events = self._replay_move(move, number, move_number)
                if placed_events:
                    self._replay_events(placed_events)
                yield events

    @property
    def record(self) -> Record:
        rounds = [*self._rounds]
        if self.round is not None:
            rounds[-1] = rounds[-1]._replace(moves=self._actions())
        return Record(
            self.first_variant,
            self.seating,
            self.first_players,
            self.deal_number,
            tuple(rounds),
            self.first_table,
            tuple(self.events),
        )

    @property
    def is_over(self) -> bool:
        """Whether a side has won, or the match was ended by agreement."""
        return self.winner is not None or self.is_ended_by_agreement

    @property
    def has_time_run_out(self) -> bool:
        """Whether the time of the person on turn has run out, so that the game makes the move."""
        position = self.position
        return any(
            isinstance(placed.event, TimeRanOut)
            for placed in self.events
            if (placed.deal, placed.moves) == position
        )

    @property
    def cutter(self) -> int:
        """The seat that cuts the pack of the next deal: the one at the dealer's left.

        Where the cutter draws a card, it is the one who draws it, at the dealer's right.
        """
        if self.variant.deal.cut:
            return self.seating.next_seat(self._next_dealer)
        return (self._next_dealer - 1) % self.seating.players

    @property
    def cut_cards(self) -> int:
        """The number of cards by which the pack of the next deal was cut; 0 if it was not."""
        position = self.position
        return next(
            (
                placed.event.cards
                for placed in reversed(self.events)
                if (placed.deal, placed.moves) == position and isinstance(placed.event, PackCut)
            ),
            0,
        )

    def automatic_moves(self, deal: int) -> frozenset[int]:
        """The moves of a round, counted from 0, that the game made for a person.

        Deals are counted from 1.
        """
        record, seats = self.record, self.seats_of_moves(deal)
        return frozenset(
            move for move, seat in enumerate(seats) if record.is_automatic(seat, deal, move)
        )

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

    @property
    def position(self) -> RecordPosition:
        """The current position, which is the last one of the record."""
        return RecordPosition(self.deals, self.moves_made)

    def at(self, deals: int, moves: int) -> "Match":
        """The match as it was after a number of deals and a number of moves in the last of them.

        Only that round is replayed. Raises `IndexError` when there were fewer.
        """
        match = Match(
            self.first_variant,
            self.seating,
            self.first_players,
            self.deal_number,
            self.first_table,
        )
        events = deque(
            placed for placed in self.events if (placed.deal, placed.moves) <= (deals, moves)
        )
        if not deals:
            match._replay_events(events)
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
        match.variant, match.table = start.variant, start.table
        match.players, match.automatic = start.players, start.automatic
        while events and events[0].deal < deals:
            match.events.append(events.popleft())
        match.begin_round(recorded.pack)
        match._replay_events(events)
        for move in recorded.moves[:moves]:
            match.play(move)
            match._replay_events(events)
        return match

    @property
    def needs_deal(self) -> bool:
        """Whether the next step is to deal a round."""
        return not self.is_over and (self.round is None or self.round.is_over)

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

        The pack of the deal number is cut first if a `PackCut` says so; a given one is dealt as
        it is.

        Raises `ValueError` when the match is over, a round is on the table or `pack` is not valid.
        """
        if not self.needs_deal:
            raise ValueError("the round on the table is not played out, or the match is over")
        if pack is None:
            dealt = pack_of(self.deal_number, len(self._rounds) + 1, self.variant.deal.pack)
            pack = cut_pack(dealt, self.cut_cards)
        dealer = self._next_dealer
        new_round, events = Round.dealt(self.variant, self.seating, dealer, pack)
        last_played = self._store_moves()
        self._starts.append(
            _Start(
                dealer,
                tuple(self.totals),
                tuple(self.tallies),
                len(self.sheets),
                last_played,
                self.variant,
                self.table,
                self.players,
                self.automatic,
            )
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
        if self.round is None or self.is_ended_by_agreement:
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
        sheet = certain_sheet(
            self.variant.categories, round_.side_results(), self.variant.deal.pack
        )
        self._enter_sheet(round_, sheet)
        self.totals = [old + new for old, new in zip(self.totals, sheet.totals, strict=True)]
        side = self.seating.side_of(seat)
        needed = needed_to_call_out(self.variant.target, self.totals, side)
        self.call = Call(seat, self.totals[side], needed)
        if self.call.is_right:
            self.winner = side
        else:
            order = [(side + step) % self.seating.sides for step in range(self.seating.sides)]
            self.winner = winner_against(order, self.totals, self.tallies, side)
        return [RoundScored(sheet, tuple(self.totals)), MatchWon(self.winner)]

    def apply(self, event: TableEvent) -> None:
        """Perform an event of the table at the current position.

        Raises `TextError` with a sentence if it is not possible now; nothing is changed then.
        """
        if self.is_over:
            raise TextError("the match is over")
        match event:
            case OptionChanged(name, value):
                self._change_option(name, value)
            case TimeRanOut(seat):
                self._check_time(seat)
            case AutomaticPlay(seat, is_on):
                self._set_automatic(seat, is_on)
            case PlayerChanged(seat, player):
                self._change_player(seat, player)
            case PackCut():
                self._check_cut()
            case EndAgreed():
                self._end_by_agreement()
        self.events.append(PlacedEvent(self.deals, self.moves_made, event))

    def _change_option(self, name: str, value: OptionValue) -> None:
        if not self.needs_deal:
            raise TextError("options are changed between two rounds only")
        if name in FIXED:
            raise TextError("option {option} cannot be changed during a match", option=name)
        if name in FIELDS:
            self.table = self.table.with_value(name, parse_value(name, Option.text(value)))
        else:
            self.variant = self.variant.with_option(name, value)

    def _check_time(self, seat: int) -> None:
        is_on_turn = self.round is not None and not self.round.is_over and self.round.turn == seat
        is_limited = self.table.turn_seconds > 0 and self.players[seat].is_person
        if not (is_on_turn and is_limited) or seat in self.automatic or self.has_time_run_out:
            raise TextError("seat {seat} has no time that can run out here", seat=seat + 1)

    def _set_automatic(self, seat: int, is_on: bool) -> None:
        if not self.players[seat].is_person or (seat in self.automatic) == is_on:
            raise TextError("automatic play of seat {seat} cannot be changed here", seat=seat + 1)
        self.automatic = self.automatic | {seat} if is_on else self.automatic - {seat}

    def _change_player(self, seat: int, player: Player) -> None:
        check_player(player)
        if self.players[seat] == player:
            raise TextError("{name} sits in seat {seat} already", name=player.name, seat=seat + 1)
        if self.players[seat].is_person == player.is_person:
            raise TextError(
                "seat {seat} passes from a person to a computer player or back only", seat=seat + 1
            )
        is_closed = self.table.is_private or self.table.is_competitive
        if player.is_person and is_closed and not self._has_sat(seat, player):
            raise TextError(
                "nobody sits in for a computer player at a private table or in a competitive match"
            )
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])
        self.automatic -= {seat}

    def _has_sat(self, seat: int, player: Player) -> bool:
        return self.first_players[seat] == player or any(
            placed.event == PlayerChanged(seat, player) for placed in self.events
        )

    def _end_by_agreement(self) -> None:
        if not any(player.is_person for player in self.players):
            raise TextError("no person is at the table who could agree to end the match")
        self.is_ended_by_agreement = True

    def _check_cut(self) -> None:
        if not self.needs_deal or not self.table.cuts_pack or self.cut_cards:
            raise TextError("the pack is not cut here")

    def _replay_events(self, events: "deque[PlacedEvent]") -> None:
        """Apply the events of the current position, and remove them from the front of `events`."""
        position = self.position
        while events and (events[0].deal, events[0].moves) == position:
            self._replay_event(events.popleft().event)

    def _replay_event(self, event: TableEvent) -> None:
        try:
            self.apply(event)
        except TextError as error:
            reason = error.sentence
            if not self.deals:
                raise RecordError("before the first deal: {reason}", reason=reason) from None
            raise RecordError(
                "round {round}, after move {move}: {reason}",
                round=self.deals,
                move=self.moves_made,
                reason=reason,
            ) from None

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

    def _replay_deal(self, recorded: RoundRecord, number: int) -> list[Event]:
        if not self.needs_deal:
            raise RecordError(
                "round {round}: the match or the round before it does not end there", round=number
            )
        if recorded.dealer != self._next_dealer:
            seat, dealer = self._next_dealer + 1, recorded.dealer + 1
            raise RecordError(
                "round {round}: seat {seat} deals, not {dealer}",
                round=number,
                seat=seat,
                dealer=dealer,
            )
        return self.begin_round(recorded.pack)

    def _replay_move(self, move: Action, round_number: int, number: int) -> list[Event]:
        if self.is_ended_by_agreement:
            raise RecordError(
                "round {round}, move {move}: the match was ended before",
                round=round_number,
                move=number,
            )
        try:
            return self.play(move)
        except IllegalMoveError as refused:
            reason = refused.refusal.sentence
            sentence = Sentence(
                "round {round}, move {move}: {reason}",
                round=round_number,
                move=number,
                reason=reason,
            )
            raise RecordError(sentence) from None
