"""The results of the characters, with a real process and with one that fails."""

from datetime import date
from random import Random

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from scopa_desktop.ai.computer_players import searches, with_search
from scopa_desktop.ai.fixed_strength import MOST_ITERATIONS, FixedMoveTask, fixed_level
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.ai.move_evaluation import SearchConfig
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.analysis.analysis_client import AnalysisClient
from scopa_desktop.play.daily.character_results import CharacterResults
from scopa_desktop.play.daily.daily_deal import (
    DailyResult,
    DealKey,
    daily_deal,
    deal_if_needed,
    is_over,
    result_of,
)
from scopa_desktop.rules.cards import cards_of
from scopa_desktop.rules.variant import Family
from tests.looping import loop_over

DEAL = daily_deal(DealKey(date(2026, 11, 23), Family.SCOPA))
SLOW = [level for level in LEVELS if searches(LEVELS[level].player)]
QUICK = [level for level in LEVELS if level not in SLOW]


def computed(client: AnalysisClient, qtbot: QtBot, known: list[str]) -> dict[str, DailyResult]:
    results: dict[str, DailyResult] = {}
    characters = CharacterResults(client, DEAL, known)
    characters.found.connect(results.__setitem__)
    with qtbot.waitSignal(characters.finished, timeout=60_000):
        characters.start()
    return results


def played_here(level: str) -> DailyResult:
    """The result of a level, computed in this process."""
    match = DEAL.match(level)
    while not is_over(match):
        deal_if_needed(match)
        assert match.round is not None
        seat = match.round.turn
        move = FixedMoveTask(SeatView.of(match, seat), match.players[seat].level)
        match.play(move.run(Deadline(600.0)))
    return result_of(match)


def test_the_process_finds_what_any_other_finds(client: AnalysisClient, qtbot: QtBot) -> None:
    results = computed(client, qtbot, SLOW)
    assert results == {level: played_here(level) for level in QUICK}


def test_nothing_is_computed_twice(client: AnalysisClient, qtbot: QtBot) -> None:
    assert computed(client, qtbot, list(LEVELS)) == {}
    assert client.process_id == 0


def test_it_stops_in_the_middle(client: AnalysisClient, qtbot: QtBot) -> None:
    results: list[str] = []
    characters = CharacterResults(client, DEAL, SLOW)
    characters.found.connect(lambda level, _: results.append(level))
    characters.start()
    characters.stop()
    assert computed(client, qtbot, SLOW).keys() == set(QUICK)
    assert results == []


def test_it_ends_with_its_owner(client: AnalysisClient, qtbot: QtBot) -> None:
    owner = QObject()
    results: list[str] = []
    characters = CharacterResults(client, DEAL, SLOW, owner)
    characters.found.connect(lambda level, _: results.append(level))
    characters.start()
    owner.deleteLater()
    with qtbot.waitSignal(owner.destroyed):
        pass
    assert computed(client, qtbot, SLOW).keys() == set(QUICK)
    assert results == []


def checked_config(config: SearchConfig) -> SearchConfig:
    assert config.iterations <= MOST_ITERATIONS
    return config


@loop_over("level", list(LEVELS))
def test_a_fixed_level_uses_no_clock(level: str) -> None:
    match = DEAL.match(level)
    deal_if_needed(match)
    view = SeatView.of(match, 0)
    player = fixed_level(level).player
    with_search(player, checked_config)
    moves = {player.choose(view, Random(view.seed), Deadline(each)) for each in (600.0, 1e9)}
    assert moves == {FixedMoveTask(view, level).run(Deadline(600.0))}
    assert fixed_level(level).seconds >= 600.0


@loop_over("level", list(LEVELS))
def test_a_character_does_not_see_hidden_cards(level: str) -> None:
    """Another deal of the unseen cards is the same view, so the same move."""
    match = DEAL.match(level)
    deal_if_needed(match)
    assert match.round is not None
    seat = match.round.turn
    view = SeatView.of(match, seat)
    unseen = [*cards_of(view.unseen)]
    other = view.determinized(unseen[::-1])
    assert other.hands != match.round.hands
    other_view = SeatView.of_round(other, seat, match.totals, match.moves_of_round())
    assert other_view == view
    deadline = Deadline(600.0)
    assert FixedMoveTask(other_view, level).run(deadline) == FixedMoveTask(view, level).run(
        deadline
    )
