"""Competitive matches in the window: stakes, what is off, leaving, the end, killed processes."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QLabel

from scopa_desktop.play.chips.accounts import (
    START_CAPITAL,
    Account,
    EntryKind,
    chips_of,
    entries,
    staked_chips,
)
from scopa_desktop.play.chips.stakes import StakeProblem, StakeRefusal, StakeState
from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.play.storage.times import current_time
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.table_events import AutomaticPlay, EndAgreed, OptionChanged, PlayerChanged
from scopa_desktop.rules.table_options import TableOptions
from scopa_desktop.ui.dialogs.question_dialog import QuestionDialog
from scopa_desktop.ui.main_window.competition_bar import CompetitionBar
from scopa_desktop.ui.main_window.main_window import COMPETITIVE_ACTIONS
from scopa_desktop.ui.new_game.new_game_dialog import NewGameDialog
from scopa_desktop.ui.new_game.table_fields import StakesField
from scopa_desktop.ui.score.match_end_dialog import MatchEndDialog
from scopa_desktop.ui.score.score_dialog import ScoreDialog
from scopa_desktop.ui.score.sheet_dialog import ScoreDialogChoice
from scopa_desktop.ui.wording.chips_wording import refusal_sentence
from tests.play.chips.staked import enter_stakes

from .conftest import Game, MakeGame, entered_since_its_start

pytestmark = pytest.mark.usefixtures("sound_database")

ROSA = Player("Donna Rosa", "skilled")
STAKE = 100
TABLE = TableOptions(is_competitive=True, stake=STAKE)


@pytest.fixture
def game(game: Game) -> Game:
    return entered_since_its_start(game)


def begin(game: Game, deal: int = 1, target: int = 11) -> None:
    """Begin a competitive match against Rosa; wait for the own turn, and until it is saved."""
    players = [Player(game.profiles.current.name, PERSON), ROSA]
    rules = variant("scopa").configured({"target": target})
    game.host.deal(Match(rules, TWO, players, deal, TABLE))
    game.to_own_turn()
    game.wait_for_saving()


def chips(game: Game, account: Account | None = None) -> int:
    """The chips of an account, of the current profile by default, once all are paid."""
    game.wait_for_saving()
    whose = account or Account(profile=game.profiles.current.id)
    return game.database.read(lambda connection: chips_of(connection, whose))


def lose(game: Game, stake: int) -> None:
    """Let the current profile lose chips in another match."""
    profile = game.profiles.current.id
    game.database.write(
        lambda connection: enter_stakes(connection, profile, "strong", stake, is_won=False)
    )
    game.host.competition.refresh()
    game.wait_for_saving()


def answer(index: int) -> dict[type, Callable[[QuestionDialog], None]]:
    return {QuestionDialog: lambda dialog: dialog.give(index)}


def bar(game: Game) -> CompetitionBar:
    return game.window.findChildren(CompetitionBar)[0]


def play_to_the_end(game: Game) -> None:
    """Play the match by its first moves, until its last score sheet was shown."""
    while not game.match.is_over:
        game.qtbot.waitUntil(lambda: game.session.is_own_turn or game.match.is_over, timeout=20_000)
        if not game.match.is_over:
            game.session.play(game.session.legal_moves()[0])


# --- a match -----------------------------------------------------------------------------------


def test_the_stake_is_taken_and_the_match_is_marked(game: Game) -> None:
    begin(game)
    assert chips(game) == START_CAPITAL - STAKE
    assert bar(game).isVisible()
    pot, seats = bar(game).texts
    assert "200 chips" in pot
    assert "900 chips" in seats
    assert "level 1" in seats


def test_help_is_off_with_a_reason_and_comes_back(game: Game) -> None:
    game.change(coach=True, memory_aid=True)
    begin(game)
    game.play_turn()
    actions = game.window.actions_by_name
    for name in COMPETITIVE_ACTIONS:
        assert not actions[name].isEnabled(), name
        assert "not in competitive matches" in actions[name].toolTip(), name
    assert game.aids.coach is None
    assert game.aids.memory is None
    position = game.session.position
    game.session.undo()
    game.session.restart_deal()
    assert game.session.position == position
    with pytest.raises(ValueError, match="no advice"):
        game.session.ask_advice()
    with game.answering(answer(0)):
        game.host.leave_match(game.match, lambda: None)
    game.begin(deal=2)
    assert game.aids.coach is not None
    assert actions["coach"].isEnabled()
    assert "competitive" not in actions["coach"].toolTip()
    assert not bar(game).isVisible()


def test_the_end_says_what_was_won(game: Game) -> None:
    begin(game, target=1)
    shown: list[str] = []

    def finish(dialog: ScoreDialog) -> None:
        assert "replay this deal" not in {
            button.text().lower().replace("&", "") for button in dialog.offer_keys.values()
        }
        dialog.choose(ScoreDialogChoice.FINISH)

    def read(dialog: MatchEndDialog) -> None:
        game.qtbot.waitUntil(lambda: any("Pot" in text for text in dialog.panel.shown_news))
        shown.append("\n".join(dialog.panel.shown_news))
        dialog.reject()

    with game.answering({ScoreDialog: finish, MatchEndDialog: read}):
        play_to_the_end(game)
        game.qtbot.waitUntil(lambda: bool(shown), timeout=20_000)
    paid = game.host.competition.match
    assert paid is not None
    assert paid.state is StakeState.WON
    assert "Pot: 200 chips, of which the bank takes 50." in shown[-1]
    assert "150 chips, 20 points of experience" in shown[-1]
    assert chips(game) == START_CAPITAL - STAKE + paid.seats[0].share


def test_leaving_is_asked_for_and_costs_the_match(game: Game) -> None:
    begin(game)
    with game.answering(answer(1)) as titles:
        game.host.play_on_from(RecordPosition(1, 0))
        assert game.match.table.is_competitive
    with game.answering(answer(0)):
        game.host.leave_match(game.match, lambda: None)
    assert titles == ["Leave the competitive match?"]
    assert chips(game) == START_CAPITAL - STAKE - STAKE // 2
    assert chips(game, Account(level="skilled")) == START_CAPITAL + 50


def test_what_is_played_on_from_a_competitive_match_is_practice(game: Game) -> None:
    begin(game)
    with game.answering(answer(0)):
        game.host.play_on_from(RecordPosition(1, 0))
    assert not game.match.table.is_competitive
    assert game.host.competition.match is None


def test_events_of_the_table_are_paid(game: Game) -> None:
    begin(game)
    you = game.match.players[0]
    game.session.apply(PlayerChanged(0, ROSA._replace(name="Rosa 2")))
    assert chips(game) == START_CAPITAL - STAKE - STAKE // 2
    seats = bar(game).texts[1]
    assert "850 chips" in seats, "the chips of the person who left"
    assert "Rosa 2" not in seats, "who sits in has staked nothing"
    game.session.apply(PlayerChanged(0, you))
    game.session.apply(EndAgreed())
    assert chips(game) == START_CAPITAL - STAKE // 2
    paid = game.host.competition.match
    assert paid is not None
    assert paid.state is StakeState.RETURNED


def test_the_stake_is_changed_between_rounds(game: Game) -> None:
    begin(game)
    competition = game.host.competition
    game.wait_for_saving()
    assert competition.refusal_of_stake(START_CAPITAL) is None
    refusal = competition.refusal_of_stake(START_CAPITAL + 1)
    assert refusal is not None
    assert refusal.problem is StakeProblem.TOO_FEW_CHIPS
    with game.answering({ScoreDialog: ScoreDialog.reject}) as titles:
        while not game.match.needs_deal:
            game.session.play(game.session.legal_moves()[0])
            game.qtbot.waitUntil(
                lambda: game.session.is_own_turn or game.match.needs_deal, timeout=20_000
            )
        game.qtbot.waitUntil(lambda: bool(titles), timeout=20_000)
    game.session.apply(OptionChanged("stake", 40))
    assert chips(game) == START_CAPITAL - 40


def test_who_has_too_few_chips_plays_for_practice(game: Game) -> None:
    lose(game, START_CAPITAL - 10)
    begin(game)
    assert not game.match.table.is_competitive
    assert "too few" in game.notice_text


# --- after a killed process --------------------------------------------------------------------


def test_a_match_that_goes_on_keeps_its_stakes(open_game: MakeGame, game: Game) -> None:
    begin(game)
    match_id = game.host.recorder.match_id
    game.host.close()
    later = open_game()
    later.host.start()
    later.host.start_recording()
    later.wait_for_saving()
    paid = later.host.competition.match
    assert paid is not None
    assert (paid.id, paid.state) == (match_id, StakeState.OPEN)
    assert chips(later) == START_CAPITAL - STAKE


# --- the New game dialog -----------------------------------------------------------------------


def test_the_stake_is_chosen_in_new_game(game: Game) -> None:

    def choose(dialog: NewGameDialog) -> None:
        field = dialog.findChild(StakesField)
        assert isinstance(field, StakesField)
        field.kind.set_index(1)
        field.kind.chosen.emit(1)
        field.stakes.setCurrentIndex(2)
        texts = [label.text() for label in dialog.findChildren(QLabel)]
        assert "You stake 50 chips now." in texts
        dialog.accept()
        if dialog.isVisible():
            # Where there is no room for both, the first time opens the page of the game.
            dialog.accept()

    with game.answering({NewGameDialog: choose}):
        game.host.new_game()
    assert game.match.table == TableOptions(is_competitive=True, stake=50)
    assert chips(game) == START_CAPITAL - 50


def test_guests_do_not_play_for_chips(game: Game) -> None:
    competition = game.host.competition
    people = [Player("You", PERSON), Player("Somebody", PERSON)]
    assert competition.refusal(people, TABLE) == StakeRefusal(StakeProblem.GUESTS)
    watched = [ROSA, Player("Zia Pina", "easy")]
    assert competition.refusal(watched, TABLE) == StakeRefusal(StakeProblem.NO_PEOPLE)
    assert competition.refusal([people[0], ROSA, watched[1]], TABLE) is None


def test_nobody_plays_for_chips_with_a_player_who_adapts(game: Game) -> None:
    players = [Player("You", PERSON), Player("Luna", "matched_240")]
    refusal = game.host.competition.refusal(players, TABLE)
    assert refusal == StakeRefusal(StakeProblem.MATCHED_PLAYER, ("Luna",))
    assert refusal_sentence(refusal) == (
        "Luna always plays as well as you do, and never for chips."
    )


def test_practice_earns_chips_for_those_who_have_none(game: Game) -> None:
    lose(game, START_CAPITAL)
    players = [Player(game.profiles.current.name, PERSON), ROSA]
    match = Match(variant("scopa").configured({"target": 1}), TWO, players, 3)
    game.host.put_on_table(match, MatchSource.NEW)
    game.to_own_turn()
    with game.answering({ScoreDialog: ScoreDialog.reject}) as titles:
        play_to_the_end(game)
        game.qtbot.waitUntil(lambda: bool(titles), timeout=20_000)
        game.qtbot.waitUntil(lambda: chips(game) == 10, timeout=20_000)


def test_practice_that_the_game_played_earns_nothing(game: Game) -> None:
    lose(game, START_CAPITAL)
    players = [Player(game.profiles.current.name, PERSON), ROSA]
    match = Match(variant("scopa").configured({"target": 1}), TWO, players, 3)
    game.host.put_on_table(match, MatchSource.NEW)
    game.session.apply(AutomaticPlay(0, True))
    recorder = game.host.recorder
    with (
        game.answering({ScoreDialog: ScoreDialog.reject}) as titles,
        game.qtbot.waitSignal(recorder.completed, timeout=20_000),
    ):
        play_to_the_end(game)
        game.qtbot.waitUntil(lambda: bool(titles), timeout=20_000)
    game.wait_for_saving()
    assert chips(game) == 0


def test_a_competitive_match_is_no_practice(game: Game) -> None:
    # So few chips that practice would earn some.
    lose(game, START_CAPITAL - STAKE)
    begin(game, target=1)
    assert game.match.table.is_competitive
    recorder = game.host.recorder
    with (
        game.answering({ScoreDialog: ScoreDialog.reject}) as titles,
        game.qtbot.waitSignal(recorder.completed, timeout=20_000),
    ):
        play_to_the_end(game)
        game.qtbot.waitUntil(lambda: bool(titles), timeout=20_000)
    game.wait_for_saving()
    profile = game.profiles.current.id
    assert game.database.read(lambda connection: staked_chips(connection, profile)) == 0
    lines = game.database.read(lambda connection: entries(connection, profile, current_time()))
    assert EntryKind.GRANT not in {entry.kind for entry in lines}


def test_the_bar_leaves_the_players_out_where_there_is_no_room(game: Game) -> None:
    begin(game)
    labels = [label for label in bar(game).findChildren(QLabel) if label.text()]
    assert all(label.isVisible() for label in labels)
    for label in labels:
        assert label.width() >= label.fontMetrics().horizontalAdvance(label.text())
    game.window.resize(640, 480)
    game.qtbot.waitUntil(lambda: bar(game).width() < 700)
    assert [label.isVisible() for label in labels] == [True, False]
    assert "900 chips" in bar(game).toolTip()
