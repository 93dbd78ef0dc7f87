"""The engine of the daily deal: a real process whose levels use no clock."""

from datetime import date

from pytestqt.qtbot import QtBot

from scopa_desktop.ai.fixed_strength import FixedMoveTask
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.daily.daily_deal import DealKey, daily_deal, deal_if_needed
from scopa_desktop.play.session.session import Session
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.variant import Family
from scopa_desktop.ui.platform.engines import started_fixed_engine


class Answers(Session):
    """Keeps the answers of the engine."""

    def __init__(self) -> None:
        super().__init__()
        self.moves: dict[int, object] = {}

    def on_answer(self, ticket: int, reply: object) -> None:
        self.moves[ticket] = reply


def test_it_plays_the_moves_that_the_tasks_play(qtbot: QtBot) -> None:
    match = daily_deal(DealKey(date(2026, 11, 27), Family.SCOPONE)).match("strong")
    session = Answers()
    engine = started_fixed_engine(session)
    try:
        for _ in range(4):
            deal_if_needed(match)
            assert match.round is not None
            seat = match.round.turn
            view, level = SeatView.of(match, seat), match.players[seat].level
            expected: Action = FixedMoveTask(view, level).run(Deadline(600.0))
            ticket = engine.ask(view, level)
            qtbot.waitUntil(lambda number=ticket: number in session.moves, timeout=30_000)  # type: ignore[misc]
            assert session.moves[ticket] == expected
            match.play(expected)
    finally:
        engine.close()
