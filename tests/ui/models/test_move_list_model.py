"""The list of moves as a model: rows, sentences, and which rows stay."""

from typing import TypeVar

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from scopa_desktop.play.session import RecordPosition
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.record import PERSON, Player, Record
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO
from scopa_desktop.ui.decks import load_decks
from scopa_desktop.ui.move_list.move_list_model import (
    MOST_DEALS,
    MOVE_ROW_ROLE,
    CardsRow,
    DealRow,
    EarlierRow,
    MoveListModel,
)
from scopa_desktop.ui.wording.card_wording import CardWording

NAMES = ("You", "Beppe")

_Row = TypeVar("_Row")


def match_of(plays: int, deal: int = 1, game: str = "scopa") -> Match:
    """Everybody makes his first move."""
    players = (Player("You", PERSON), Player("Beppe", "greedy"))
    match = Match(variant(game), TWO, players, deal)
    while plays:
        if match.needs_deal:
            match.begin_round()
        else:
            assert match.round is not None
            match.play(match.round.legal_moves()[0])
            plays -= 1
    return match


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


def test_moves_are_told_as_sentences(model: MoveListModel, words: CardWording) -> None:
    record = record_of(6)
    model.set_record(record, NAMES, words)
    texts = sentences(model)
    first = 1 - record.rounds[0].dealer
    assert texts[0] == ("Deal 1 · you deal" if first else "Deal 1 · Beppe deals")
    starts = {0: ("You take", "You lay"), 1: ("Beppe takes", "Beppe lays")}
    for number, sentence in enumerate(texts[1:7]):
        assert sentence.startswith(starts[(first + number) % 2])


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


def test_another_name_is_told_in_the_rows_that_stay(
    qtbot: QtBot, model: MoveListModel, words: CardWording
) -> None:
    model.set_record(record_of(5), NAMES, words)
    with qtbot.waitSignal(model.dataChanged):
        model.set_record(record_of(5), ("You", "Ciro"), words)
    assert any("Ciro" in sentence for sentence in sentences(model))
    assert not any("Beppe" in sentence for sentence in sentences(model))


def test_only_moves_can_be_chosen(model: MoveListModel, words: CardWording) -> None:
    model.set_record(record_of(13), NAMES, words)
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        can = bool(index.flags() & Qt.ItemFlag.ItemIsSelectable)
        assert can is isinstance(index.data(MOVE_ROW_ROLE), CardsRow)


def test_the_points_of_a_sweep_are_told(model: MoveListModel, words: CardWording) -> None:
    for deal in range(1, 40):
        model.set_record(record_of(36, deal), NAMES, words)
        swept = [row for row in rows(model, CardsRow) if row.points]
        if swept:
            break
    assert model.sentence(swept[0]).endswith("(\N{LEFT-TO-RIGHT MARK}+1)")


def test_leftovers_are_told_to_whom_they_go(model: MoveListModel, words: CardWording) -> None:
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
