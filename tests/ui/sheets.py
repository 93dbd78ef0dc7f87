"""Every sheet of the game, made as the window makes it, for tests that look at all of them."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication, QDialog, QMenuBar

from scopa_desktop.ai.deciding_moment import DecidingMoment, MomentKind
from scopa_desktop.play.leaderboard.match_news import MatchNews
from scopa_desktop.play.lessons.catalogue import LESSONS
from scopa_desktop.play.matches.match_note import owner_of
from scopa_desktop.play.recording.record_import import enter_imported, found_record
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import count
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.house_rules import HouseRules
from scopa_desktop.play.storage.paths import data_folder
from scopa_desktop.play.storage.profiles import Profile, ProfileStore, new_profile
from scopa_desktop.play.storage.settings import LastGame, Settings, SettingsStore
from scopa_desktop.play.storage.times import current_time
from scopa_desktop.play.training.lesson_progress import LessonState
from scopa_desktop.rules.catalogue import CATALOGUE, variant
from scopa_desktop.rules.game_line import SharedGame
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import PAIRS, SEATINGS, THREE, TWO, Seating
from scopa_desktop.ui.application import made_context
from scopa_desktop.ui.dialogs.about_dialog import AboutDialog
from scopa_desktop.ui.dialogs.deal_dialog import DealDialog
from scopa_desktop.ui.dialogs.file_dialogs import ReplaceFileDialog
from scopa_desktop.ui.dialogs.lessons_dialog import LessonsDialog
from scopa_desktop.ui.dialogs.question_dialog import ChoiceDialog, QuestionDialog
from scopa_desktop.ui.dialogs.rules_dialog import RulesDialog
from scopa_desktop.ui.dialogs.shortcuts_dialog import ShortcutsDialog
from scopa_desktop.ui.guide.guide_dialog import GuideDialog
from scopa_desktop.ui.guide.guide_pictures import GuidePictures
from scopa_desktop.ui.history.history_dialog import HistoryDialog
from scopa_desktop.ui.history.matches_page import MatchesPage
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.main_window.actions import Actions
from scopa_desktop.ui.new_game.name_dialog import GuestNameDialog
from scopa_desktop.ui.new_game.new_game_dialog import NewGameContext, NewGameDialog
from scopa_desktop.ui.new_game.own_game_dialog import OwnGameDialog
from scopa_desktop.ui.new_game.share_dialogs import ReceiveDialog, ShareDialog
from scopa_desktop.ui.new_game.table_options_dialog import TableOptionsDialog
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.score.captures_dialog import CapturesDialog, CapturesPanel
from scopa_desktop.ui.score.match_end_dialog import MatchEndDialog
from scopa_desktop.ui.score.score_dialog import ScoreDialog
from scopa_desktop.ui.score.score_model import SideInfo
from scopa_desktop.ui.settings.settings_dialog import SettingsDialog
from scopa_desktop.ui.table.scene.appearance import Appearance, TableLook
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.colours import GREEN_CLOTH
from scopa_desktop.ui.wording.card_wording import CardWording
from tests.playing import play_on

SETTINGS_PAGES = 6
NAMES = ("You", "Don Ciro", "Zia Pina", "Donna Rosa")
FACES = ("you", "ciro", "pina", "rosa")
_SAVED = Path("/home/concetta/Documents/Games of cards/Nonna Concetta’s scopa.scopa")
_SEATING_IDS = {seating: str(seating).replace(" in ", "-") for seating in SEATINGS}
_SEATINGS = {name: seating for seating, name in _SEATING_IDS.items()}
_SCORED = (
    ("scopa", TWO), ("scopone-scientifico", PAIRS), ("cirulla", TWO), ("cirullone", PAIRS),
    ("escoba", THREE), ("chkobba", TWO),
)  # fmt: skip


@dataclass(frozen=True)
class Sheets:
    """Makes sheets out of what the window would give them."""

    art: CardArt
    store: SettingsStore
    house: HouseRules
    language: Callable[[], str]

    @staticmethod
    def names() -> list[str]:
        """What the sheets are called."""
        return [
            *(f"settings {page}" for page in range(SETTINGS_PAGES)),
            *(f"deal {game}" for game in _first_of_each_family()),
            *(f"score {game} {_SEATING_IDS[seating]}" for game, seating in _SCORED),
            *(f"end {game} {_SEATING_IDS[seating]}" for game, seating in _SCORED[:2]),
            "rules scopa",
            "rules cirulla",
            "keys",
            "about",
            "this-deal",
            "options",
            *(f"captures {game} {_SEATING_IDS[seating]}" for game, seating in _SCORED[:2]),
            *(f"own {page}" for page in range(4)),
            "share",
            "receive",
            "guest",
            "replace",
            "history",
            "lessons",
            "guide",
            "question",
            "restore",
            "choice",
        ]

    def make(self, name: str) -> QDialog:
        """The sheet of that name."""
        kind, *arguments = name.split()
        makers: dict[str, Callable[..., QDialog]] = {
            "settings": lambda page: self.settings(int(page)),
            "deal": self.new_game,
            "score": lambda game, seating: self.score(game, _SEATINGS[seating]),
            "end": lambda game, seating: self.end(game, _SEATINGS[seating]),
            "rules": self.rules,
            "keys": self.keys,
            "about": AboutDialog,
            "this-deal": self.this_deal,
            "options": self.table_options,
            "captures": lambda game, seating: self.captures(game, _SEATINGS[seating]),
            "own": lambda page: self.own_game(int(page)),
            "share": lambda: ShareDialog(SharedGame(self.house.variants[0], 4711, TWO)),
            "receive": lambda: ReceiveDialog("scopa:1/escoba!"),
            "guest": GuestNameDialog,
            "replace": lambda: ReplaceFileDialog(_SAVED),
            "history": self.history,
            "lessons": self.lessons,
            "guide": self.guide,
            "question": self.question,
            "restore": self.restore,
            "choice": self.choice,
        }
        return makers[kind](*arguments)

    def guide(self) -> QDialog:
        pictures = GuidePictures(self.art, Settings(), new_profile())
        return GuideDialog(self.language(), pictures.picture)

    @staticmethod
    def question() -> QDialog:
        """The question whether to delete a profile."""
        words = partial(translate, "ProfileList")
        sentence = words(
            "“{name}” and the badges of this profile disappear. The matches and the training "
            "stay among your files."
        )
        answers = [words("Delete the profile"), words("Keep it")]
        title = words("Delete the profile?")
        return QuestionDialog(title, sentence.format(name=NAMES[3]), answers)

    def restore(self) -> QDialog:
        """The question about the defaults of the settings."""
        settings = self.settings(0)
        assert isinstance(settings, SettingsDialog)
        question = settings.restore_question()
        question.setParent(None, question.windowFlags())
        settings.deleteLater()
        return question

    @staticmethod
    def choice() -> QDialog:
        """The choice of who leaves a seat."""
        words = partial(translate, "SeatsController")
        sentence = words(
            "A computer player sits in for a person who leaves, and gives the seat back."
        )
        answers = [words("{name} leaves").format(name=name) for name in NAMES[:2]]
        return ChoiceDialog(words("The seats"), sentence, answers, words("Cancel"))

    @staticmethod
    def lessons() -> QDialog:
        """The list of lessons: one done, one begun, the others new."""
        states = [LessonState(0, is_done=True), LessonState(2)]
        return LessonsDialog(LESSONS, [*states, *[LessonState()] * (len(LESSONS) - 2)])

    def settings(self, page: int) -> QDialog:
        """The settings, opened at a page."""
        sheet = SettingsDialog(
            self.store,
            self.art,
            profiles=ProfileStore(Database(data_folder())),
        )
        sheet.select_page(page)
        return sheet

    def own_game(self, page: int) -> QDialog:
        """A saved game that is edited, opened at a page."""
        saved = self.house.variants[0]
        deck = self.art.decks[saved.deck]
        sheet = OwnGameDialog(self.house, saved, saved, art=self.art, deck=deck)
        sheet.select_page(page)
        return sheet

    def new_game(self, game: str) -> QDialog:
        """The New game sheet at a game, at its fullest table."""
        seating = max(
            CATALOGUE[game].seatings, key=lambda seating: (seating.players, seating.has_partners)
        )
        last = LastGame(game, _SEATING_IDS[seating], ())
        self.store.change(replace(self.store.current, last_game=last, more_options=True))
        return NewGameDialog(new_game_context(self.art, self.store, self.house, is_running=True))

    def score(self, game: str, seating: Seating) -> QDialog:
        """The score after a round."""
        match = _after_a_round(game, seating)
        sides = _sides(seating)
        deck = self.art.decks[match.variant.deck]
        return ScoreDialog(match, sides, self.art, deck)

    def end(self, game: str, seating: Seating) -> QDialog:
        """The end of a match, with all that can be new."""
        match = _after_a_round(game, seating, until_won=True)
        deck = self.art.decks[match.variant.deck]
        look = Appearance(self.art, TableLook(deck.id, deck.id))
        sheet = MatchEndDialog(match, _sides(seating), look, fanfare=None)
        sheet.panel.show_news(MatchNews(7, ("first_win", "comeback", "photo_finish"), (1480, 1512)))
        sheet.panel.show_winnings("Pot: 200 chips, of which the bank takes 50.")
        moves = match.recorded_round(match.deals).moves
        count = next(number for number, move in enumerate(moves) if isinstance(move, Move))
        position = RecordPosition(match.deals, count)
        number = len(match.sheets)
        sheet.panel.show_moment(DecidingMoment(position, number, MomentKind.SOUND, 0.42, 0.675))
        return sheet

    @staticmethod
    def this_deal() -> QDialog:
        """The number of the deal, with the longest of names."""
        return DealDialog(_after_a_round("scopone-scientifico", PAIRS), NAMES)

    def table_options(self) -> QDialog:
        """The options of the table between two rounds."""
        match = _after_a_round("escoba-quince", PAIRS)
        return TableOptionsDialog(match, self.art.decks[match.variant.deck])

    def captures(self, game: str, seating: Seating) -> QDialog:
        """The last capture after a round, and the own pile."""
        match = _after_a_round(game, seating)
        sides = _sides(seating)
        deck = self.art.decks[match.variant.deck]
        wording = CardWording(deck, match.variant)
        return CapturesDialog(
            CapturesPanel(match, 0, sides, wording, art=self.art, deck=deck, cloth=GREEN_CLOTH)
        )

    def history(self) -> QDialog:
        """The history with its list of matches."""
        _fill_history()
        qapp = QApplication.instance()
        assert isinstance(qapp, QApplication)
        context = made_context(self.store, Language(qapp), self.art)
        sheet = HistoryDialog(context)
        assert isinstance(sheet.page, MatchesPage)
        loop = QEventLoop()
        sheet.page.model.listed.connect(loop.quit)
        context.database_thread.failed.connect(loop.quit)
        loop.exec()
        context.close()  # So that no thread runs when the sheet is deleted.
        return sheet

    def rules(self, game: str) -> QDialog:
        """The book of rules at a game."""
        rules = variant(game)
        return RulesDialog(rules, self.art.decks[rules.deck], self.art, language=self.language())

    @staticmethod
    def keys() -> QDialog:
        """The sheet of keys, with the keys of the menus."""
        bar = QMenuBar()
        actions = Actions(bar)
        actions.add_menus(bar)
        sheet = ShortcutsDialog(actions.shortcut_groups())
        bar.setParent(sheet)
        bar.hide()
        return sheet


def new_game_context(
    art: CardArt,
    store: SettingsStore,
    house: HouseRules,
    *,
    name: str = NAMES[0],
    is_running: bool = False,
) -> NewGameContext:
    """What New game has to know in a home with one profile, of this name."""
    profiles = ProfileStore(Database(data_folder()), name)
    return NewGameContext(art, store, house, profiles, is_running=is_running)


def _sides(seating: Seating) -> list[SideInfo]:
    """Names and portraits of each side."""
    return [
        SideInfo(
            tuple(NAMES[seat] for seat in seating.seats_of(side)),
            tuple(FACES[seat] for seat in seating.seats_of(side)),
        )
        for side in range(seating.sides)
    ]


def _after_a_round(game: str, seating: Seating, *, until_won: bool = False) -> Match:
    """A match whose first round, or all, were played with the first moves there were."""
    players = [Player(NAMES[0], PERSON)]
    players += [Player(name, "greedy") for name in NAMES[1 : seating.players]]
    match = Match(variant(game), seating, players, 1)
    return play_on(match, rounds=None if until_won else 1)


def _fill_history() -> None:
    """Put two matches into the history of the test's data folder, unless there are some."""
    database = Database(data_folder())
    if not database.read(lambda connection: count(connection, MatchFilter())):
        profiles = ProfileStore(database)
        profiles.add(Profile("0" * 32, NAMES[0]))
        profiles.switch("0" * 32)
        for game, seating in _SCORED[:2]:
            record = _after_a_round(game, seating).record
            found = found_record(
                Path(f"{game}.scopa"), record, current_time(), owner_of(Profile("0" * 32))
            )
            database.write(partial(enter_imported, found=found))
    database.close()


def _first_of_each_family() -> list[str]:
    return list({game.family: game.id for game in reversed(CATALOGUE.values())}.values())


def sheets_in(folder: Path, art: CardArt, language: Callable[[], str] = lambda: "en") -> Sheets:
    """Sheets with settings in a folder, and a game with rules of the house."""
    house = HouseRules(folder / "my.scopa-rules")
    house.save(CATALOGUE["scopa"].configured({"target": 16}).named("Nonna"))
    return Sheets(art, SettingsStore(folder / "settings.json"), house, language)
