"""What cannot be had for nothing: an agreed end, other terms, chosen deals, opened files."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from scopa_desktop.ai.odds import EstimateOdds, JudgeEnd
from scopa_desktop.play.chips.accounts import START_CAPITAL, Account, chips_of
from scopa_desktop.play.matches.match_rows import find_match
from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.play.storage.record_files import save_record
from scopa_desktop.play.storage.settings import GUEST, LastGame
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.table_options import DEFAULT_TABLE, TableOptions
from scopa_desktop.ui.dialogs.question_dialog import ChoiceDialog, QuestionDialog
from scopa_desktop.ui.new_game.new_game_dialog import NewGameDialog
from scopa_desktop.ui.new_game.table_fields import DealNumberField, StakesField
from scopa_desktop.ui.new_game.table_options_dialog import TableOptionsDialog
from scopa_desktop.ui.score.score_dialog import ScoreDialog
from scopa_desktop.ui.table.scene.message_strip import MessageStrip
from tests.quick_analysis import QuickAnalysis

from .conftest import Game, MakeGame, entered_since_its_start

pytestmark = pytest.mark.usefixtures("sound_database")

ROSA = Player("Donna Rosa", "skilled")
STAKE = 100
TABLE = TableOptions(is_competitive=True, stake=STAKE)
YES, NO = 0, 1


class Votes(QuickAnalysis):
    """Computer players who agree or not, as they are told."""

    agree = True

    def result_of(self, task: object) -> bool:
        assert isinstance(task, JudgeEnd)
        return self.agree


@pytest.fixture
def votes(game: Game) -> Votes:
    analysis = Votes()
    game.set_analysis(analysis)
    return analysis


@pytest.fixture
def game(game: Game) -> Game:
    return entered_since_its_start(game)


def begin(game: Game, *others: Player, target: int = 11, table: TableOptions = TABLE) -> None:
    """Begin a match against Rosa or other players, and wait for a turn."""
    players = [Player(game.profiles.current.name, PERSON), *(others or [ROSA])]
    rules = variant("scopa").configured({"target": target})
    seating = next(each for each in rules.seatings if each.players == len(players))
    game.host.deal(Match(rules, seating, players, 1, table))
    game.qtbot.waitUntil(
        lambda: game.session.is_own_turn or game.session.is_handover_due, timeout=20_000
    )
    game.wait_for_saving()


def chips(game: Game) -> int:
    game.wait_for_saving()
    account = Account(profile=game.profiles.current.id)
    return game.database.read(lambda connection: chips_of(connection, account))


def answering(index: int, sentences: list[str]) -> Callable[[QuestionDialog], None]:
    def answer(dialog: QuestionDialog) -> None:
        sentences.append(dialog.accessibleDescription())
        dialog.give(index)

    return answer


def ask_for_the_end(game: Game, votes: Votes) -> str:
    """Ask for the end, and return what the table says then."""
    sentences: list[str] = []
    with game.answering({QuestionDialog: answering(YES, sentences)}):
        game.window.actions_by_name["agree_end"].trigger()
        game.qtbot.waitUntil(lambda: bool(sentences))
        game.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    game.qtbot.waitUntil(lambda: bool(votes.tasks) and votes.is_idle)
    assert "if their own chances are not better than even" in sentences[0]
    strip = next(item for item in game.view.table_scene.items() if isinstance(item, MessageStrip))
    return strip.text


# --- the end by agreement ------------------------------------------------------------------------


def test_a_computer_player_with_good_chances_plays_on(game: Game, votes: Votes) -> None:
    begin(game)
    votes.agree = False
    assert "Donna Rosa has good chances" in ask_for_the_end(game, votes)
    assert not game.match.is_over
    assert chips(game) == START_CAPITAL - STAKE


def test_a_computer_player_with_bad_chances_agrees(game: Game, votes: Votes) -> None:
    begin(game)
    assert "Agreed with Donna Rosa" in ask_for_the_end(game, votes)
    assert game.match.is_ended_by_agreement
    assert chips(game) == START_CAPITAL
    (task,) = votes.tasks
    assert isinstance(task, JudgeEnd)
    assert isinstance(task.odds, EstimateOdds)
    assert task.odds.view.seat == 1, "what Rosa knows, and nothing else"


# --- the terms -----------------------------------------------------------------------------------


def to_the_score(game: Game) -> None:
    """Play to the end of the round, and close the score sheet."""
    with game.answering({ScoreDialog: ScoreDialog.reject}) as titles:
        while not game.match.needs_deal:
            if game.session.is_handover_due:
                game.session.take_screen()
            if game.session.is_own_turn:
                game.session.play(game.session.legal_moves()[0])
            game.qtbot.waitUntil(
                lambda: (
                    game.session.is_own_turn
                    or game.session.is_handover_due
                    or game.match.needs_deal
                ),
                timeout=20_000,
            )
        game.qtbot.waitUntil(lambda: bool(titles), timeout=20_000)
    game.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)


def test_against_computer_players_the_terms_are_fixed(game: Game) -> None:
    begin(game)
    to_the_score(game)
    enabled: list[bool] = []

    def look(dialog: TableOptionsDialog) -> None:
        fields = dialog._fields
        assert fields is not None
        assert "fixed from its first card" in " ".join(
            label.text() for label in dialog.findChildren(QLabel)
        )
        enabled.extend(editor.isEnabled() for editor in fields.editors)
        dialog.reject()

    with game.answering({TableOptionsDialog: look}):
        game.host.table_options.show_options()
    # The target and the stake; the time for a move is free.
    assert enabled[:3].count(False) == 2
    assert any(enabled)


def test_during_a_round_the_options_say_that_the_terms_are_fixed(game: Game) -> None:
    """The other options can be changed for the next round."""
    begin(game)
    assert not game.match.needs_deal
    texts: list[str] = []

    def look(dialog: TableOptionsDialog) -> None:
        texts.extend(label.text() for label in dialog.findChildren(QLabel))
        dialog.reject()

    with game.answering({TableOptionsDialog: look}):
        game.host.table_options.show_options()
    assert any(
        "hold from the next deal on" in text and "fixed from its first card" in text
        for text in texts
    )


def test_a_match_for_practice_has_no_fixed_terms(game: Game) -> None:
    for are_fixed in (False, True):
        dialog = TableOptionsDialog(
            game.match, game.window.controller.deck, are_terms_fixed=are_fixed
        )
        game.qtbot.addWidget(dialog)
        texts = " ".join(label.text() for label in dialog.findChildren(QLabel))
        assert "competitive match are fixed" not in texts


@pytest.mark.parametrize("answer", [YES, NO])
def test_the_others_must_agree_to_another_target(game: Game, answer: int) -> None:
    guest = Player("Nina", PERSON)
    game.host.put_on_table(
        Match(variant("scopa"), TWO, (Player("Anna", PERSON), guest), 1, TABLE), MatchSource.NEW
    )
    game.qtbot.waitUntil(lambda: game.session.is_handover_due, timeout=20_000)
    to_the_score(game)
    questions: list[str] = []

    def lower(dialog: TableOptionsDialog) -> None:
        next(rule for rule in dialog._rules if rule.option.name == "target").set_value(7)
        dialog.accept()

    with game.answering(
        {
            TableOptionsDialog: lower,
            QuestionDialog: answering(answer, questions),
            ChoiceDialog: lambda who: who.answers[0].click(),
        }
    ):
        game.host.table_options.show_options()
    assert "would like to change this" in questions[0]
    assert game.match.variant.target == (7 if answer == YES else 11)


# --- New game ------------------------------------------------------------------------------------


def test_a_chosen_deal_is_not_competitive(game: Game) -> None:
    texts: list[str] = []

    def choose(dialog: NewGameDialog) -> None:
        field = dialog.findChild(StakesField)
        assert isinstance(field, StakesField)
        field.kind.set_index(1)
        field.kind.chosen.emit(1)
        deal_number = dialog.findChild(DealNumberField)
        assert deal_number is not None
        deal_number.field.setText("12345")
        texts.extend(label.text() for label in dialog.findChildren(QLabel))
        dialog.accept()
        dialog.accept()
        assert dialog.isVisible()
        dialog.reject()

    with game.answering({NewGameDialog: choose}):
        game.host.new_game()
    assert any("A deal number of your own is for practice only" in text for text in texts)
    assert not game.match.table.is_competitive


def test_new_game_says_at_once_what_leaving_costs(game: Game) -> None:
    begin(game)
    texts: list[str] = []

    def look(dialog: NewGameDialog) -> None:
        texts.extend(label.text() for label in dialog.findChildren(QLabel))
        dialog.reject()

    with game.answering({NewGameDialog: look}):
        game.host.new_game()
    assert any("you pay 50 chips more" in text for text in texts)
    assert chips(game) == START_CAPITAL - STAKE


def test_opening_a_match_asks_first(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "other.scopa"
    save_record(path, game.session.record)
    begin(game)
    with game.answering({QuestionDialog: answering(NO, [])}) as titles:
        game.host.open()
    assert titles == ["Leave the competitive match?"], "before a file is chosen"
    with game.answering({QuestionDialog: answering(NO, [])}) as titles:
        game.host.open_record(path)
    assert titles == ["Leave the competitive match?"]
    assert game.match.table.is_competitive


def test_a_start_with_a_file_asks_before_a_running_match_is_left(
    open_game: MakeGame, game: Game, tmp_path: Path
) -> None:
    path = tmp_path / "other.scopa"
    save_record(path, game.session.record)
    begin(game)
    match_id = game.host.recorder.match_id
    game.saver.finish()
    later = open_game()
    with later.answering({QuestionDialog: answering(NO, [])}) as titles:
        later.host.start(path)
    assert titles == ["Leave the competitive match?"]
    assert later.match.table.is_competitive
    assert later.host.recorder.match_id == match_id


def test_an_opened_competitive_match_goes_on_for_practice(game: Game, tmp_path: Path) -> None:
    begin(game)
    path = tmp_path / "saved.scopa"
    save_record(path, game.session.record)
    with game.answering({QuestionDialog: answering(YES, [])}):
        game.host.open_record(path)
    assert not game.match.table.is_competitive
    assert "goes on for practice" in game.notice_text
    assert chips(game) == START_CAPITAL - STAKE - STAKE // 2


def test_people_of_one_computer_are_told_what_they_play_for(game: Game) -> None:
    players = (f"{GUEST}Nina",)
    last = LastGame("scopa", "2", ("skilled",), {}, "", players)
    game.change(last_game=last)
    texts: list[str] = []

    def seat(dialog: NewGameDialog) -> None:
        texts.extend(label.text() for label in dialog.findChildren(QLabel))
        dialog.reject()

    with game.answering({NewGameDialog: seat}):
        game.host.new_game()
    assert any("bring no badges and no rating" in text for text in texts)


def test_a_match_that_is_not_played_on_leaves_no_copy(game: Game) -> None:
    begin(game, table=DEFAULT_TABLE)
    game.play_turn()
    game.host.play_on_from(RecordPosition(1, game.session.position.moves))
    copy = game.host.recorder.match_id
    game.host.leave_match(game.match, lambda: None)
    game.begin(deal=2)
    game.wait_for_saving()
    assert copy is not None
    assert game.database.read(lambda connection: find_match(connection, copy)) is None
