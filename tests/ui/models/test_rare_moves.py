"""What happens beside the cards played, as rows of the list of moves."""

from random import Random
from typing import TypeVar

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.rules import catalogue
from scopa_desktop.rules.cards import card_name
from scopa_desktop.rules.events import (
    CalledOut,
    CutMade,
    Declared,
    Event,
    OpeningLeft,
    OpeningTaken,
    TableTaken,
)
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.moves import CallOut, Pass, TakeOpening
from scopa_desktop.rules.replay import round_events
from scopa_desktop.rules.variant import OptionValue
from scopa_desktop.ui.move_list.move_list_model import (
    MOVE_ROW_ROLE,
    SHORT_ROLE,
    CardsRow,
    EventRow,
    MoveListModel,
)
from scopa_desktop.ui.pictures.decks import load_decks
from scopa_desktop.ui.wording.card_wording import CardWording
from tests.playing import match_against, play_on
from tests.rules.positions import pack_dealing

_Event = TypeVar("_Event", bound=Event)


def played(game: str, deal: int, **options: OptionValue) -> Match:
    """A match after its first rounds, played at random."""
    match = match_against("casual", catalogue.configured(game, options), deal)
    rng = Random(deal)
    return play_on(match, rng.choice, rounds=1)


def happened(match: Match, kind: type[_Event]) -> list[_Event]:
    return [
        event
        for deal_record in match.record.rounds
        for events in round_events(match.variant, match.seating, deal_record)
        for event in events
        if isinstance(event, kind)
    ]


def listed(match: Match) -> tuple[list[CardsRow], list[str], list[str]]:
    """The rows of the match, their sentences, and their few words."""
    model = MoveListModel()
    deck = load_decks()[match.variant.deck]
    model.set_record(match.record, ("You", "Beppe"), CardWording(deck, match.variant))
    indexes = [model.index(row, 0) for row in range(model.rowCount())]
    return (
        [index.data(MOVE_ROW_ROLE) for index in indexes],
        [index.data() for index in indexes],
        [index.data(SHORT_ROLE) for index in indexes],
    )


def test_a_pass_has_no_row(qtbot: QtBot) -> None:
    # It would say that there was something to declare.
    matches = (played("chorizo", deal) for deal in range(1, 60))
    match = next(
        match
        for match in matches
        if any(isinstance(move, Pass) for one in match.record.rounds for move in one.moves)
    )
    rows, _, _ = listed(match)
    after_moves = {row.position for row in rows if isinstance(row, CardsRow)}
    for deal, one in enumerate(match.record.rounds, 1):
        for number, move in enumerate(one.moves, 1):
            assert (RecordPosition(deal, number) in after_moves) != isinstance(move, Pass)


@pytest.mark.parametrize(
    ("game", "kind", "words"),
    [
        ("cirulla", Declared, "declare"),
        ("chorizo", Declared, "declare"),
        ("chkobba", CutMade, "cut"),
        ("escopa", OpeningTaken, "the opening cards: "),
    ],
)
def test_each_has_a_row_that_describes_it(
    qtbot: QtBot, game: str, kind: type[Event], words: str
) -> None:
    matches = (played(game, deal) for deal in range(1, 60))
    match = next(match for match in matches if happened(match, kind))
    rows, sentences, _ = listed(match)
    texts = [
        sentence
        for row, sentence in zip(rows, sentences, strict=True)
        if isinstance(row, EventRow) and isinstance(row.event, kind)
    ]
    assert len(texts) == len(happened(match, kind))
    assert all(words in sentence for sentence in texts)


def test_captures_from_the_table_have_rows(qtbot: QtBot) -> None:
    match = next(
        match
        for match in (played("escoba-quince", deal, table_fifteen=True) for deal in range(1, 60))
        if happened(match, TableTaken)
    )
    taken = [row.taken for row in listed(match)[0] if isinstance(row, CardsRow) and not row.played]
    assert all(event.cards in taken for event in happened(match, TableTaken))


def test_a_cut_card_is_no_move(qtbot: QtBot) -> None:
    """A kept card is not named; one that is put on the table is named, but not shown as played."""
    decisions = set()
    for deal in range(1, 60):
        match = played("chkobba", deal)
        rows, _, words = listed(match)
        for row, short in zip(rows, words, strict=True):
            if isinstance(row, EventRow) and isinstance(row.event, CutMade):
                decisions.add(row.event.keeps)
                assert row.played is None
                assert row.taken == 0
                named = load_decks()[match.variant.deck].card_name(card_name(row.event.card))
                expected = "keeps the cut card" if row.event.keeps else f"cut card: {named}"
                assert short == expected
    assert decisions == {True, False}


@pytest.mark.parametrize("takes", [True, False])
def test_the_choice_of_the_dealer_has_a_row(qtbot: QtBot, takes: bool) -> None:
    rules = catalogue.configured("escopa", {"opening_may_decline": True})
    match = match_against("casual", rules)
    pack = pack_dealing(["2D 3D 4D", "5B 6B 7S"], "AD 2C 5S 7B", match.draw.dealer)
    match.begin_round(pack)
    match.play(TakeOpening(takes))
    rows, sentences, short = listed(match)
    assert isinstance(rows[-1], EventRow)
    assert isinstance(rows[-1].event, OpeningTaken if takes else OpeningLeft)
    assert ("take" if takes else "leave") in sentences[-1]
    assert short[-1] == ("" if takes else "leaves the opening cards")


def test_a_claim_has_a_row(qtbot: QtBot) -> None:
    rules = catalogue.configured("scopa", {"call_out": True})
    match = match_against("casual", rules)
    while match.needs_deal:
        match.begin_round()
    assert match.round is not None
    seat = match.round.turn
    match.play(CallOut())
    rows, sentences, short = listed(match)
    assert isinstance(rows[-1], EventRow)
    assert rows[-1].event == CalledOut(seat)
    assert short[-1] == "Fuori!"
    assert "out: " in sentences[-1]


def test_a_win_at_once_is_called_in_the_list(qtbot: QtBot) -> None:
    match = next(
        match
        for match in (played("cirulla", deal) for deal in range(1, 3000))
        if match.round is not None and match.round.instant_winner is not None
    )
    rows, sentences, words = listed(match)
    assert words[-1] == "Cappotto!"
    assert sentences[-1].startswith("Cappotto! ")
    assert isinstance(rows[-1], EventRow)
