"""The list of moves as a model: rows, sentences, and which rows stay."""

from typing import TypeVar

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.cards import parse_cards
from scopa_desktop.rules.catalogue import SCOPA, variant
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import Record
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO
from scopa_desktop.ui.move_list.move_list_model import (
    MOST_DEALS,
    MOVE_ROW_ROLE,
    CardsRow,
    DealRow,
    EarlierRow,
    MoveListModel,
)
from scopa_desktop.ui.pictures.decks import load_decks
from scopa_desktop.ui.wording.card_wording import CardWording
from tests.playing import match_against, play_on
from tests.rules.positions import pack_opening_with, players

NAMES = ("You", "Beppe")

_Row = TypeVar("_Row")


def match_of(plays: int, deal: int = 1, game: str = "scopa") -> Match:
    """Every player makes the first legal move."""
    match = match_against("greedy", game, deal)
    return play_on(match, moves=plays)


def record_of(plays: int, deal: int = 1, game: str = "scopa") -> Record:
    return match_of(plays, deal, game).record


@pytest.fixture
def words() -> CardWording:
    return CardWording(load_decks()["napoletane"], variant("scopa"))


@pytest.fixture
def model(qtbot: QtBot) -> MoveListModel:
    return MoveListModel()


def sentences(model: QAbstractItemModel) -> list[str]:
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def rows(model: QAbstractItemModel, kind: type[_Row]) -> list[_Row]:
    every = (model.index(row, 0).data(MOVE_ROW_ROLE) for row in range(model.rowCount()))
    return [row for row in every if isinstance(row, kind)]


def test_the_model_keeps_what_qt_expects_of_one(
    qtmodeltester: ModelTester, model: MoveListModel, words: CardWording
) -> None:
    model.set_record(record_of(13), NAMES, words)
    qtmodeltester.check(model)
    model.set_record(record_of(7), NAMES, words)


def test_every_move_has_a_row_and_every_packet_a_head(
    model: MoveListModel, words: CardWording
) -> None:
    model.set_record(record_of(13), NAMES, words)
    moves = [row for row in rows(model, CardsRow) if row.played is not None]
    assert len(moves) == 13
    assert [row.number for row in rows(model, DealRow)] == [1, 2, 3]


def test_moves_are_described_as_sentences(model: MoveListModel, words: CardWording) -> None:
    record = record_of(6)
    model.set_record(record, NAMES, words)
    texts = sentences(model)
    first = 1 - record.rounds[0].dealer
    assert texts[0] == ("Round 1 · you deal" if first else "Round 1 · Beppe deals")
    starts = {0: ("You take", "You lay down"), 1: ("Beppe takes", "Beppe lays down")}
    for number, sentence in enumerate(texts[1:7]):
        assert sentence.startswith(starts[(first + number) % 2])


@pytest.mark.parametrize("own_seat", [1, None])
def test_only_the_own_seat_is_addressed(
    model: MoveListModel, words: CardWording, own_seat: int | None
) -> None:
    record = record_of(6)
    names = ("Rosa", "Beppe")
    model.set_record(record, names, words, own_seat)
    texts = sentences(model)
    dealer = record.rounds[0].dealer
    assert texts[0].endswith("you deal" if dealer == own_seat else f"{names[dealer]} deals")
    for number, sentence in enumerate(texts[1:7]):
        seat = (1 - dealer + number) % 2
        assert sentence.startswith("You " if seat == own_seat else names[seat])


def test_a_row_knows_the_place_after_its_move(model: MoveListModel, words: CardWording) -> None:
    record = record_of(40)
    model.set_record(record, NAMES, words)
    moves = [row for row in rows(model, CardsRow) if row.played is not None]
    for row in moves:
        then = Match.replayed(record.until(*row.position)).record
        last = then.rounds[-1].moves[-1]
        assert isinstance(last, Move)
        assert last.card == row.played
    assert moves[-1].position == RecordPosition(2, 4)


def test_rows_that_stay_the_same_are_kept(
    qtbot: QtBot, model: MoveListModel, words: CardWording
) -> None:
    model.set_record(record_of(5), NAMES, words)
    with (
        qtbot.waitSignal(model.rowsInserted) as inserted,
        qtbot.assertNotEmitted(model.rowsRemoved),
    ):
        model.set_record(record_of(6), NAMES, words)
    assert inserted.args is not None
    assert inserted.args[1] == 6
    with qtbot.waitSignal(model.rowsRemoved) as removed:
        model.set_record(record_of(4), NAMES, words)
    assert removed.args is not None
    assert removed.args[1] == 5


def test_another_match_replaces_every_row(model: MoveListModel, words: CardWording) -> None:
    model.set_record(record_of(20, deal=1), NAMES, words)
    model.set_record(record_of(3, deal=2), NAMES, words)
    fresh = MoveListModel()
    fresh.set_record(record_of(3, deal=2), NAMES, words)
    assert sentences(model) == sentences(fresh)


def test_another_name_is_shown_in_the_rows_that_stay(
    qtbot: QtBot, model: MoveListModel, words: CardWording
) -> None:
    model.set_record(record_of(5), NAMES, words)
    with qtbot.waitSignal(model.dataChanged):
        model.set_record(record_of(5), ("You", "Ciro"), words)
    assert any("Ciro" in sentence for sentence in sentences(model))
    assert not any("Beppe" in sentence for sentence in sentences(model))


def test_deals_and_moves_can_be_chosen_and_packets_cannot(
    model: MoveListModel, words: CardWording
) -> None:
    model.set_record(record_of(13), NAMES, words)
    kinds = set()
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        can = bool(index.flags() & Qt.ItemFlag.ItemIsSelectable)
        listed = index.data(MOVE_ROW_ROLE)
        is_packet = isinstance(listed, DealRow) and listed.dealer is None
        assert can is not is_packet
        kinds.add((type(listed), is_packet))
    assert kinds == {(DealRow, False), (DealRow, True), (CardsRow, False)}


def test_a_heading_says_whether_its_round_has_a_score_sheet(
    model: MoveListModel, words: CardWording
) -> None:
    def headings() -> list[tuple[int, bool]]:
        return [
            (row.number, row.is_scored) for row in rows(model, DealRow) if row.dealer is not None
        ]

    model.set_record(record_of(35), NAMES, words)
    assert headings() == [(1, False)]
    model.set_record(record_of(36), NAMES, words)
    assert headings() == [(1, True)]
    model.set_record(record_of(40), NAMES, words)
    assert headings() == [(1, True), (2, False)]


def test_void_deals_do_not_count_as_rounds(model: MoveListModel, words: CardWording) -> None:
    match = Match(SCOPA, TWO, players(TWO), 3)
    match.begin_round(pack_opening_with(parse_cards("KD KC KS 3B"), SCOPA, TWO))
    match.begin_round(pack_opening_with(parse_cards("AD 7C 2S 3B"), SCOPA, TWO))
    model.set_record(match.record, NAMES, words)
    headings = [row for row in rows(model, DealRow) if row.dealer is not None]
    assert [row.number for row in headings] == [1, 1]
    assert [row.position for row in headings] == [(1, 0), (2, 0)]
    assert not any(row.is_scored for row in headings)


def test_a_position_has_a_row(model: MoveListModel, words: CardWording) -> None:
    model.set_record(record_of(40), NAMES, words)
    heading = model.row_of(RecordPosition(2, 0)).data(MOVE_ROW_ROLE)
    assert isinstance(heading, DealRow)
    assert heading.number == 2
    last = model.row_of(RecordPosition(1, 36)).data(MOVE_ROW_ROLE)
    assert isinstance(last, CardsRow)
    assert last.played is not None, "the move comes before the leftovers"
    assert not model.row_of(RecordPosition(3, 0)).isValid()


def test_the_points_of_a_sweep_are_described(model: MoveListModel, words: CardWording) -> None:
    for deal in range(1, 40):
        model.set_record(record_of(36, deal), NAMES, words)
        swept = [row for row in rows(model, CardsRow) if row.points]
        if swept:
            break
    assert model.sentence(swept[0]).endswith("(\N{LEFT-TO-RIGHT MARK}+1)")


def test_leftovers_are_described_to_whom_they_go(model: MoveListModel, words: CardWording) -> None:
    for deal in range(1, 40):
        model.set_record(record_of(36, deal), NAMES, words)
        leftovers = [row for row in rows(model, CardsRow) if row.played is None]
        if leftovers:
            break
    assert "from the table" in model.sentence(leftovers[0])


def test_only_new_moves_are_played_for_the_list(
    model: MoveListModel, words: CardWording, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = record_of(80)
    model.set_record(record.until(len(record.rounds), 1), NAMES, words)
    played: list[object] = []
    play = Round.play

    def count(current: Round, move: object) -> object:
        played.append(move)
        return play(current, move)  # type: ignore[arg-type]

    monkeypatch.setattr(Round, "play", count)
    model.set_record(record.until(len(record.rounds), 3), NAMES, words)
    assert played == list(record.rounds[-1].moves[1:3])
    played.clear()
    model.set_record(record.until(len(record.rounds), 3), NAMES, words)
    assert played == []


@pytest.mark.parametrize("other", ["scopa-quindici", "scopone"])
def test_the_same_cards_under_other_rules_are_another_list(
    qtbot: QtBot, words: CardWording, other: str
) -> None:
    model, fresh = MoveListModel(), MoveListModel()
    for game in ("scopa", other):
        seating = variant(game).seatings[0]
        players = [Player(f"Player {seat}", "greedy") for seat in range(seating.players)]
        match = Match(variant(game), seating, players, 1)
        match.begin_round()
        names = [player.name for player in players]
        model.set_record(match.record, names, words)
    fresh.set_record(match.record, names, words)
    assert sentences(model) == sentences(fresh)


def test_of_a_very_long_match_the_last_deals_are_listed(
    qtmodeltester: ModelTester, model: MoveListModel, words: CardWording
) -> None:
    record = record_of(3)
    long = Record(record.variant, TWO, record.players, 1, record.rounds * 100)
    model.set_record(long, NAMES, words)
    qtmodeltester.check(model)
    heads = [row.number for row in rows(model, DealRow)]
    assert heads == list(range(101 - MOST_DEALS, 101))
    assert rows(model, EarlierRow) == [EarlierRow(100 - MOST_DEALS)]
    assert sentences(model)[0] == f"Earlier deals: {100 - MOST_DEALS}"
