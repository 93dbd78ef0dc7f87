"""A session of a game in which everybody declares before the first card of a packet is played."""

from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.ai.advice import advise_by_heuristics
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.session.session import Session
from scopa_desktop.rules.catalogue import CHORIZO
from scopa_desktop.rules.events import Declared, Event, Played
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Declare, IllegalMoveError, Move, Pass, RefusalReason
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import THREE
from tests.rules.positions import pack_dealing

OWN, FIRST_ROBOT, SECOND_ROBOT = "AS 2S 3S", "2D JC 6B", "KD KC KB"
"""Worth 8 points, nothing and 20 points."""
TABLE = "JD QS 7B 4S"


class FirstMoves:
    """Engine that answers at once with the first legal move, and keeps the views."""

    def __init__(self, session: Session) -> None:
        session.set_engine(self)
        self._answer = session.on_answer
        self.views: list[SeatView] = []

    def ask(self, view: SeatView, level: str) -> int:
        self.views.append(view)
        self._answer(len(self.views), view.legal_moves()[0])
        return len(self.views)

    def ask_advice(self, view: SeatView) -> int:
        self._answer(-1, advise_by_heuristics(view))
        return -1

    def cancel(self) -> None:
        pass


class Table:
    """A session whose events are shown at once."""

    def __init__(self, qtbot: QtBot, *, declares: bool) -> None:
        self._qtbot = qtbot
        self.session = Session()
        self.session.declares_automatically = declares
        self.engine = FirstMoves(self.session)
        self.events: list[Event] = []
        self.session.events_occurred.connect(self._show)

    def _show(self, events: Sequence[Event]) -> None:
        self.events += events
        self.session.settled()

    def begin(self, dealer: int) -> None:
        """Resume a match just dealt, with the person in seat 0, and wait for a decision."""
        players = [Player("You", PERSON), Player("B", "greedy"), Player("C", "greedy")]
        deals = (Match(CHORIZO, THREE, players, number) for number in range(1, 100))
        match = next(match for match in deals if match.draw.dealer == dealer)
        match.begin_round(pack_dealing([OWN, FIRST_ROBOT, SECOND_ROBOT], TABLE, dealer))
        self.session.resume(match)
        self.to_own_turn()

    def to_own_turn(self) -> None:
        """Wait until the person has to decide something."""
        self._qtbot.waitUntil(lambda: self.session.is_own_turn and self._waits())

    def _waits(self) -> bool:
        actions = self.session.legal_moves()
        declares = any(isinstance(action, Declare) for action in actions)
        return not (declares and self.session.declares_automatically)

    @property
    def declared(self) -> list[int]:
        """The seats that have declared, in order, before any card was played."""
        played = next((n for n, e in enumerate(self.events) if isinstance(e, Played)), None)
        return [event.seat for event in self.events[:played] if isinstance(event, Declared)]


@pytest.mark.parametrize(("dealer", "before"), [(0, [2]), (1, [2]), (2, [])])
def test_the_person_is_asked_before_anybodys_first_card(
    qtbot: QtBot, dealer: int, before: list[int]
) -> None:
    table = Table(qtbot, declares=False)
    table.begin(dealer)
    assert [type(action) for action in table.session.legal_moves()] == [Declare, Pass]
    assert table.declared == before
    assert not any(isinstance(event, Played) for event in table.events)
    with pytest.raises(IllegalMoveError) as refused:
        table.session.play(Move(20))
    assert refused.value.refusal.reason is RefusalReason.DECLARE_OR_PASS
    table.session.play(table.session.legal_moves()[0])
    table.to_own_turn()
    assert sorted(table.declared) == [0, 2]
    match = table.session.match
    assert match is not None and match.round is not None
    assert not match.round.is_declaring


def test_the_person_may_pass_and_nobody_learns_of_it(qtbot: QtBot) -> None:
    table = Table(qtbot, declares=False)
    table.begin(dealer=2)
    table.session.play(Pass())
    table.to_own_turn()
    assert table.declared == [2]
    assert all(isinstance(action, Move) for action in table.session.legal_moves())
    assert table.session.record.rounds[0].moves[0] == Pass()
    assert table.engine.views
    assert all(view.moves[:1] != ((0, Pass()),) for view in table.engine.views)


def test_the_best_declaration_is_made_automatically_before_the_first_card(qtbot: QtBot) -> None:
    table = Table(qtbot, declares=True)
    table.begin(dealer=0)
    # The person deals and is asked last, after the robot with the Kings.
    assert table.declared == [2, 0]


def test_undo_goes_over_a_declaration_made_automatically(qtbot: QtBot) -> None:
    table = Table(qtbot, declares=True)
    table.begin(dealer=2)
    for _ in range(3):
        first = table.session.legal_moves()[0]
        assert isinstance(first, Move)
        table.session.play(first)
        table.to_own_turn()
    positions = []
    while table.session.can_undo:
        table.session.undo()
        table.to_own_turn()
        positions.append(table.session.position.moves)
    # Before each card of the person; the first packet begins with two declarations.
    assert positions == [8, 5, 2]


def test_an_own_declaration_is_undone(qtbot: QtBot) -> None:
    table = Table(qtbot, declares=False)
    table.begin(dealer=2)
    table.session.play(table.session.legal_moves()[0])
    table.to_own_turn()
    table.session.undo()
    assert table.session.position.moves == 0
    assert [type(action) for action in table.session.legal_moves()] == [Declare, Pass]
    table.session.redo()
    table.to_own_turn()
    assert table.session.position.moves == 2
