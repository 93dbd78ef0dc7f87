"""Seats by drawn cards, and the cut before a deal in a session."""

from itertools import count

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.play.new_match import deal_from_seat, same_deal
from scopa_desktop.play.session.packs import computer_cut, number_of_packs
from scopa_desktop.play.session.seats import seated_by_draw
from scopa_desktop.play.session.session import Session
from scopa_desktop.rules.cards import FORTY
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.dealing import draw_for_seats
from scopa_desktop.rules.events import DealerDrawn, Event, PacketDealt
from scopa_desktop.rules.match import Match, cut_pack, pack_of
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import read_record, write_record
from scopa_desktop.rules.seating import SEATINGS, THREE, TWO, Seating
from scopa_desktop.rules.table_events import PackCut
from scopa_desktop.rules.table_options import TableOptions
from tests.play.session.test_session import Sitting

CUT = TableOptions(cuts_pack=True)
DRAWN = TableOptions(draws_seats=True)
NINA, ROCCO = Player("Nina", PERSON), Player("Rocco", "greedy")


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    return Sitting(qtbot)


def number_with_cutter(seat: int) -> int:
    """A deal number in which this seat of two cuts first."""
    return next(n for n in count(1) if Match(SCOPA, TWO, [NINA, ROCCO], n).cutter == seat)


def begin(sitting: Sitting, cutter: int) -> Match:
    match = Match(SCOPA, TWO, [NINA, ROCCO], number_with_cutter(cutter), CUT)
    sitting.session.resume(match)
    return match


def seen_events(session: Session) -> list[Event]:
    events: list[Event] = []
    session.events_occurred.connect(events.extend)
    return events


# --- seats ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_players_sit_as_they_drew(seating: Seating) -> None:
    names = [Player(f"Player {number}", "greedy") for number in range(seating.players)]
    for number in range(20):
        seated = seated_by_draw(seating, names, number, DRAWN, FORTY)
        order = draw_for_seats(seating, pack_of(number, 0)).order
        assert seated == tuple(names[player] for player in order)


def test_everybody_stays_in_their_seat_in_matches_with_the_same_deal() -> None:
    players = seated_by_draw(THREE, [NINA, ROCCO, ROCCO], 7, DRAWN, FORTY)
    match = Match(SCOPA, THREE, players, 7, DRAWN)
    match.begin_round()
    again = same_deal(match)
    assert again.players == match.players
    assert not again.table.draws_seats
    assert again.recorded_round(1).dealer == match.recorded_round(1).dealer == 0
    assert again.recorded_round(1).pack == match.recorded_round(1).pack
    turned = deal_from_seat(match, 1)
    assert turned.recorded_round(1).dealer == 2
    Match.replayed(turned.record)


# --- the cut --------------------------------------------------------------------------------------


def test_a_computer_player_cuts_at_once_after_the_draw(sitting: Sitting) -> None:
    events = seen_events(sitting.session)
    match = begin(sitting, 1)
    sitting.to_own_turn()
    cards = computer_cut(Match(SCOPA, TWO, [NINA, ROCCO], match.deal_number, CUT))
    assert 8 <= cards <= 32
    assert [placed.event for placed in match.events] == [PackCut(cards)]
    assert match.recorded_round(1).pack == cut_pack(pack_of(match.deal_number, 1), cards)
    assert sum(isinstance(event, DealerDrawn) for event in events) == 1
    assert isinstance(events[0], DealerDrawn)
    assert isinstance(events[1], PacketDealt)


def test_a_person_is_asked_and_the_deal_waits(qtbot: QtBot, sitting: Sitting) -> None:
    with qtbot.waitSignal(sitting.session.cut_due) as due:
        match = begin(sitting, 0)
    assert due.args == [0]
    assert match.deals == 0
    assert sitting.session.is_cut_due
    sitting.session.cut(17)
    assert not sitting.session.is_cut_due
    assert match.recorded_round(1).pack == cut_pack(pack_of(match.deal_number, 1), 17)
    with pytest.raises(ValueError, match="no person is to cut"):
        sitting.session.cut(5)


def test_the_record_holds_the_cut_and_is_replayed(qtbot: QtBot, sitting: Sitting) -> None:
    with qtbot.waitSignal(sitting.session.cut_due):
        match = begin(sitting, 0)
    sitting.session.cut(17)
    text = write_record(match.record)
    assert "cut: 17\n" in text
    again = Match.replayed(read_record(text))
    assert again.recorded_round(1) == match.recorded_round(1)
    assert number_of_packs(again) == match.deal_number


def test_a_deal_that_is_undone_is_not_cut_again(qtbot: QtBot, sitting: Sitting) -> None:
    with qtbot.waitSignal(sitting.session.cut_due):
        begin(sitting, 0)
    sitting.session.cut(17)
    sitting.to_own_turn()
    session = sitting.session
    sitting.play_turn()
    session.restart_deal()
    sitting.to_own_turn()
    assert session.match is not None
    assert [placed.event for placed in session.match.events] == [PackCut(17)]


def test_each_deal_is_cut(qtbot: QtBot, sitting: Sitting) -> None:
    match = begin(sitting, 1)
    sitting.to_own_turn()
    sitting.play_round()
    assert match.cutter == 0
    with qtbot.waitSignal(sitting.session.cut_due):
        sitting.session.next_round()
    sitting.session.cut(3)
    assert match.recorded_round(2).pack == cut_pack(pack_of(match.deal_number, 2), 3)


def test_without_the_option_nothing_is_cut(sitting: Sitting) -> None:
    match = Match(SCOPA, TWO, [NINA, ROCCO], 7)
    sitting.session.resume(match)
    sitting.to_own_turn()
    assert match.events == []
    assert match.recorded_round(1).pack == pack_of(7, 1)
