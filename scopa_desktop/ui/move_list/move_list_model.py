"""The moves of a match as a list model."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType
from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from scopa_desktop.rules.cards import Card, Mask
from scopa_desktop.rules.events import (
    CalledOut,
    Captured,
    CaptureScored,
    CutMade,
    DealVoided,
    Declared,
    Event,
    InstantWin,
    LeftoversTaken,
    OpeningLeft,
    OpeningTaken,
    PacketDealt,
    Played,
    Swept,
    TableDealt,
    TableTaken,
)
from scopa_desktop.rules.match import RecordPosition
from scopa_desktop.rules.moves import Action, Move, TakeTable
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import Record, RoundRecord
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.table_events import AutomaticPlay, PlayerChanged, TableEvent, TimeRanOut
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.widgets.model_index import Index
from scopa_desktop.ui.widgets.plain_text import plain_tool_tip
from scopa_desktop.ui.wording import table_event_wording
from scopa_desktop.ui.wording.card_wording import CardWording, own_name
from scopa_desktop.ui.wording.event_wording import EventWording
from scopa_desktop.ui.wording.list_format import with_semicolons
from scopa_desktop.ui.wording.move_wording import played_move_text
from scopa_desktop.ui.wording.player_names import numbered_people
from scopa_desktop.ui.wording.text_direction import signed, without_marks

tr: Final = partial(translate, "Moves")

MOVE_ROW_ROLE = Qt.ItemDataRole.UserRole
MOST_DEALS = 60
"""The deals that are listed, the last ones: the view measures every row after every move."""
SHORT_ROLE = Qt.ItemDataRole.UserRole + 1
"""A short text for a row without cards to show; empty for all others."""
FORMER_PLAYER_ROLE = Qt.ItemDataRole.UserRole + 2
"""The player of a move in whose seat somebody else sits by now; None for all others."""


@dataclass(frozen=True)
class DealRow:
    """The heading of a deal or of a further packet."""

    number: int
    """The number of the round, or of the packet."""
    dealer: int | None = None
    """The seat that deals the round; None for a further packet."""
    position: RecordPosition | None = None
    """The position in the record after the deal; None for a further packet."""
    is_scored: bool = False
    """Whether the round has been played out, so that it has a score sheet."""


@dataclass(frozen=True)
class CardsRow:
    """A move, or the capture of the opening cards or of the leftovers."""

    seat: int
    position: RecordPosition
    """The position in the record after it."""
    played: Card | None
    """None where no card was played."""
    taken: Mask = 0
    points: int = 0
    """Points of a sweep, of a declaration or for the capture as such."""
    is_sweep: bool = False
    """Whether a card was played that cleared the table for points."""
    is_automatic: bool = False
    """Whether the game made the move for a person."""
    is_pile: bool = False
    """Whether it took a pile, with the card taken on top."""


RowEvent: TypeAlias = OpeningTaken | OpeningLeft | CutMade | Declared | InstantWin | CalledOut


@dataclass(frozen=True)
class EventRow(CardsRow):
    """An event other than a move, with its cards."""

    event: RowEvent | None = None
    on_table: bool = False
    """Whether the combination was declared because of the opening cards on the table."""


@dataclass(frozen=True)
class VoidRow:
    """A void deal, with the cards on the table that made it void."""

    cards: Mask


@dataclass(frozen=True)
class TableRow:
    """An event of the table, such as a changed option."""

    event: TableEvent
    before: Player | None = None
    """Who sat in the seat of the event until then; None for events without a seat."""


@dataclass(frozen=True)
class EarlierRow:
    """Deals that are not listed, because the match is very long."""

    deals: int


MoveListRow: TypeAlias = DealRow | CardsRow | VoidRow | TableRow | EarlierRow


def _is_automatic(row: MoveListRow) -> bool:
    return isinstance(row, CardsRow) and row.is_automatic


def _automatic_text() -> str:
    return tr("played automatically")


def position_of(row: MoveListRow) -> RecordPosition | None:
    """The position that the table shows for a row; None for a row that has none."""
    return row.position if isinstance(row, DealRow | CardsRow) else None


def _counts_as_round(recorded: RoundRecord) -> bool:
    """Whether a deal that another one followed was played out; void deals have no card played."""
    return any(isinstance(move, Move) for move in recorded.moves)


class _DealRows:
    """The rows of one deal, which grow with its moves."""

    def __init__(self, record: Record, deal: int, variant: Variant) -> None:
        """The rows of a deal of the record, counted from 1, which has the rules of `variant`."""
        self._recorded = record.rounds[deal - 1]
        self._deal = deal
        self.variant = variant
        recorded = self._recorded
        self._round, events = Round.dealt(variant, record.seating, recorded.dealer, recorded.pack)
        self._rows: list[MoveListRow] = [*_rows_of_events(events, RecordPosition(deal, 0))]
        self._made: list[Action] = []
        self._play(recorded.moves)

    def rows(
        self,
        round_number: int,
        automatic: Collection[int] = (),
        table_rows: Sequence[tuple[int, TableRow]] = (),
    ) -> list[MoveListRow]:
        """The heading with the number of the round, and the rows below it.

        `automatic` are the moves that the game made for a person, counted from 0; `table_rows` are
        placed after the numbers of moves that they come with.
        """
        is_scored = self._round.is_over and not self._round.is_void
        position = RecordPosition(self._deal, 0)
        heading = DealRow(round_number, self._recorded.dealer, position, is_scored)
        rows: list[MoveListRow] = [heading, *_with_automatic_moves(self._rows, automatic)]
        places = [_row_after(rows, moves) for moves, _ in table_rows]
        for place, (_, table_row) in reversed([*zip(places, table_rows, strict=True)]):
            rows.insert(place, table_row)
        return rows

    def follow(self, recorded: RoundRecord) -> bool:
        """Add the moves made since; False if `recorded` is not a continuation of this deal."""
        if recorded is self._recorded:
            return True
        own, made = self._recorded, len(self._made)
        if recorded.dealer != own.dealer or recorded.pack != own.pack:
            return False
        if recorded.moves[:made] != tuple(self._made):
            return False
        self._recorded = recorded
        self._play(recorded.moves[made:])
        return True

    def _play(self, moves: Sequence[Action]) -> None:
        for move in moves:
            self._made.append(move)
            position = RecordPosition(self._deal, len(self._made))
            self._rows += _rows_of_events(self._round.play(move), position)


def _row_after(rows: Sequence[MoveListRow], moves: int) -> int:
    """The index of the first row that belongs to a later move of the deal."""
    for index, row in enumerate(rows):
        position = position_of(row)
        if position is not None and position.moves > moves:
            return index
    return len(rows)


def _table_rows(record: Record) -> Iterator[tuple[int, int, TableRow]]:
    """The events of the table, each with its deal and the moves made before it."""
    players = list(record.players)
    for deal, moves, event in record.events:
        if isinstance(event, TimeRanOut):
            continue  # It belongs to the move that the game made.
        before = None
        if isinstance(event, PlayerChanged):
            before, players[event.seat] = players[event.seat], event.player
        yield deal, moves, TableRow(event, before)


def _with_automatic_moves(
    rows: Sequence[MoveListRow], automatic: Collection[int]
) -> Iterator[MoveListRow]:
    """The rows of a deal, those of automatic moves marked; what follows from a move is not."""
    unmarked = set(automatic)
    for row in rows:
        if isinstance(row, CardsRow) and row.position.moves - 1 in unmarked:
            unmarked.remove(row.position.moves - 1)
            yield replace(row, is_automatic=True)
        else:
            yield row


def _rows_of_events(events: Sequence[Event], position: RecordPosition) -> Iterator[MoveListRow]:
    points = sum(event.points for event in events if isinstance(event, Swept | CaptureScored))
    is_sweep = any(isinstance(event, Swept) for event in events)
    captured = next((event for event in events if isinstance(event, Captured)), None)
    on_table = any(isinstance(event, TableDealt) for event in events)
    for event in events:
        match event:
            case Played(seat, card):
                _, taken, is_pile = Move(card) if captured is None else captured.move
                yield CardsRow(
                    seat, position, card, taken, points, is_sweep=is_sweep, is_pile=is_pile
                )
            case OpeningTaken(seat, cards):
                yield EventRow(seat, position, None, cards, points, event=event)
            case TableTaken(seat, cards):
                yield CardsRow(seat, position, None, cards, points)
            case OpeningLeft(seat, _) | CalledOut(seat):
                yield EventRow(seat, position, None, event=event)
            case CutMade(seat, _, _):
                yield EventRow(seat, position, None, event=event)
            case Declared(seat, cards):
                yield EventRow(
                    seat, position, None, cards, event.points, event=event, on_table=on_table
                )
            case InstantWin(side):
                yield EventRow(side, position, None, event=event)
            case LeftoversTaken(int(seat), cards) if cards:
                yield CardsRow(seat, position, None, cards)
            case DealVoided(cards, _):
                yield VoidRow(cards)
            case PacketDealt(number, _, _) if number > 1:
                yield DealRow(number)


class MoveListModel(QAbstractListModel):
    """The moves of the current match, oldest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[MoveListRow] = []
        self._deals: dict[int, _DealRows] = {}
        self._rules: tuple[Variant, Seating] | None = None
        self._names: tuple[str, ...] = ()
        self._own_seat: int | None = 0
        self._words: CardWording | None = None
        self._events: EventWording | None = None
        self._seat_changes: Sequence[tuple[RecordPosition, int, Player]] = ()
        """Where somebody else took a seat, with the player who sat there before."""
        self._has_one_person = True
        """Whether a single person began the match, who is called "you"."""

    def row_of(self, position: RecordPosition) -> QModelIndex:
        """The first row with a position; an invalid index where none is listed."""
        for number, row in enumerate(self._rows):
            if position_of(row) == position:
                return self.index(number)
        return QModelIndex()

    def set_record(
        self,
        record: Record,
        names: Sequence[str],
        words: CardWording,
        own_seat: int | None = 0,
        automatic: Mapping[int, Collection[int]] = MappingProxyType({}),
    ) -> None:
        """List the moves of a record; `names` of the players by seat.

        `own_seat` is the person's; None if computer players play alone. `automatic` are the moves
        that the game made for a person, counted from 0, by the deal, counted from 1. Rows that do
        not change are kept.
        """
        self._names = tuple(names)
        self._words = words
        self._own_seat = own_seat
        self._events = EventWording(record.variant, record.seating, self._names, words, own_seat)
        self._has_one_person = sum(player.is_person for player in record.players) == 1
        self._seat_changes = [
            (RecordPosition(deal, moves), row.event.seat, row.before)
            for deal, moves, row in _table_rows(record)
            if isinstance(row.event, PlayerChanged) and row.before is not None
        ]
        self._replace_rows(self._rows_of(record, automatic))

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The row itself for `MOVE_ROW_ROLE`, the short text for `SHORT_ROLE`, else a sentence."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        value: object = None
        match role:
            case _ if role == MOVE_ROW_ROLE:
                value = row
            case _ if role == SHORT_ROLE:
                value = self.short_text(row)
            case _ if role == FORMER_PLAYER_ROLE and isinstance(row, CardsRow):
                value = self._former_player(row.seat, row.position)
            case Qt.ItemDataRole.ToolTipRole if _is_automatic(row):
                value = plain_tool_tip(_automatic_text())
            case Qt.ItemDataRole.ToolTipRole if isinstance(row, DealRow):
                # A heading is shortened where it has no room.
                value = plain_tool_tip(self.sentence(row))
            case Qt.ItemDataRole.DisplayRole:
                value = self.sentence(row)
            case Qt.ItemDataRole.AccessibleTextRole:
                value = without_marks(self.sentence(row))
        return value

    def flags(self, index: Index) -> Qt.ItemFlag:
        """What has a position of its own is selectable: deals, moves and events."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if position_of(self._rows[index.row()]) is not None:
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return Qt.ItemFlag.ItemIsEnabled

    def sentence(self, row: MoveListRow) -> str:
        sentence = self._sentence(row)
        return with_semicolons((sentence, _automatic_text())) if _is_automatic(row) else sentence

    def _sentence(self, row: MoveListRow) -> str:
        words = self._words
        if words is None:
            return ""
        match row:
            case DealRow(number, None):
                return tr("Packet {number}").format(number=number)
            case DealRow(number, int(dealer), position):
                return self._round_sentence(number, dealer, position)
            case EarlierRow() | VoidRow() | TableRow():
                return self._summary(row, words)
            case EventRow(event=event) if event is not None:
                return self._event_sentence(event, row)
            case CardsRow():
                return self._cards_sentence(row, words)
        raise TypeError(f"no such row: {row}")

    def short_text(self, row: MoveListRow) -> str:
        """The text painted in a row without cards; empty for all others."""
        event = row.event if isinstance(row, EventRow) else None
        if self._events is None:
            return ""
        match event:
            case CutMade():
                return self._events.cut_summary(event)
            case OpeningLeft():
                return self._events.opening_left_summary
            case CalledOut():
                return self._events.call_out
            case InstantWin():
                return self._events.win_call
        return ""

    def _event_sentence(self, event: RowEvent, row: EventRow) -> str:
        wording = self._events
        if wording is None:
            return ""
        match event:
            case OpeningTaken():
                return wording.opening(event, row.points)
            case CutMade() | OpeningLeft():
                return wording.deal_decision(event)
            case Declared():
                return wording.declared(event, on_table=row.on_table)
            case InstantWin() | CalledOut():
                return wording.end_at_once(event)

    def _summary(self, row: EarlierRow | VoidRow | TableRow, words: CardWording) -> str:
        if isinstance(row, TableRow):
            return self._table_sentence(row)
        if isinstance(row, EarlierRow):
            return tr("Earlier deals: {number}").format(number=row.deals)
        return tr("Void deal: {cards}").format(cards=words.cards(row.cards))

    def _table_sentence(self, row: TableRow) -> str:
        assert self._rules is not None
        event, name = row.event, ""
        if isinstance(event, PlayerChanged):
            name = self._name_of(event.player, event.seat)
        elif isinstance(event, AutomaticPlay) and not (
            self._has_one_person and event.seat == self._own_seat
        ):
            name = self._names[event.seat]
        before = None
        if row.before is not None and isinstance(event, PlayerChanged):
            before = self._name_of(row.before, event.seat)
        return table_event_wording.event_sentence(event, before, name, self._rules[0])

    def _round_sentence(self, number: int, dealer: int, position: RecordPosition | None) -> str:
        name, is_own = self._name(dealer, position)
        if is_own:
            return tr("Round {number} · you deal").format(number=number)
        return tr("Round {number} · {name} deals").format(number=number, name=name)

    def _name(self, seat: int, position: RecordPosition | None) -> tuple[str, bool]:
        """Who sat in a seat before a position was left, and whether the texts call them "you"."""
        former = self._former_player(seat, position)
        if former is None:
            return self._names[seat], seat == self._own_seat
        return self._name_of(former, seat), former.is_person and self._has_one_person

    def _name_of(self, player: Player, seat: int) -> str:
        """The name of somebody who sits, or has sat, in a seat."""
        if self._has_one_person:
            return own_name(player.name)
        names = [*self._names]
        names[seat] = player.name
        are_people = [each == seat and player.is_person for each in range(len(names))]
        return numbered_people(names, are_people)[seat]

    def _former_player(self, seat: int, position: RecordPosition | None) -> Player | None:
        """Who sat in a seat at a position, if somebody else has taken it since."""
        if position is None:
            return None
        return next(
            (
                player
                for changed_at, changed_seat, player in self._seat_changes
                if changed_seat == seat and changed_at >= position
            ),
            None,
        )

    def _cards_sentence(self, row: CardsRow, words: CardWording) -> str:
        name, is_own = self._name(row.seat, row.position)
        move: Move | TakeTable = TakeTable(row.taken)
        if row.played is not None:
            move = Move(row.played, row.taken, row.is_pile)
        sentence = played_move_text(move, words, "" if is_own else name, is_sweep=row.is_sweep)
        has_points = row.played is not None and row.points
        return f"{sentence} ({signed(row.points)})" if has_points else sentence

    def _rows_of(
        self, record: Record, automatic: Mapping[int, Collection[int]]
    ) -> list[MoveListRow]:
        """All rows; only moves that were not listed before are played for it."""
        deals = range(max(0, len(record.rounds) - MOST_DEALS) + 1, len(record.rounds) + 1)
        rules = (record.variant, record.seating)
        known = self._deals if rules == self._rules else {}
        self._rules, self._deals = rules, {}
        variants = record.variants_of_deals
        table_rows: dict[int, list[tuple[int, TableRow]]] = {}
        for deal, moves, table_row in _table_rows(record):
            table_rows.setdefault(deal, []).append((moves, table_row))
        rows: list[MoveListRow] = [EarlierRow(deals.start - 1)] if deals.start > 1 else []
        rows += [table_row for _, table_row in table_rows.get(0, ())]
        round_number = 1 + sum(map(_counts_as_round, record.rounds[: deals.start - 1]))
        for deal in deals:
            listed = known.get(deal)
            rules_of_deal = variants[deal - 1]
            if (
                listed is None
                or listed.variant != rules_of_deal
                or not listed.follow(record.rounds[deal - 1])
            ):
                listed = _DealRows(record, deal, rules_of_deal)
            self._deals[deal] = listed
            rows += listed.rows(round_number, automatic.get(deal, ()), table_rows.get(deal, ()))
            round_number += _counts_as_round(record.rounds[deal - 1])
        return rows

    def _replace_rows(self, rows: list[MoveListRow]) -> None:
        """Replace the rows behind the first difference."""
        same = next(
            (i for i, (old, new) in enumerate(zip(self._rows, rows, strict=False)) if old != new),
            min(len(self._rows), len(rows)),
        )
        if same < len(self._rows):
            self.beginRemoveRows(QModelIndex(), same, len(self._rows) - 1)
            del self._rows[same:]
            self.endRemoveRows()
        if same < len(rows):
            self.beginInsertRows(QModelIndex(), same, len(rows) - 1)
            self._rows += rows[same:]
            self.endInsertRows()
        if same:
            # The texts can differ: another language or deck, or a new name of the player.
            self.dataChanged.emit(self.index(0), self.index(same - 1))
