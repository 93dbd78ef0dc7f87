"""The end of a match under mouse and keyboard."""

import operator
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from scopa_desktop.ai.deciding_moment import DecidingMoment, MomentKind
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.leaderboard.match_news import MatchNews
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.moves import Move
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.pictures.portraits import Expression
from scopa_desktop.ui.platform.sounds import Sound
from scopa_desktop.ui.score.card_strip import CardStrip
from scopa_desktop.ui.score.match_end_dialog import MatchEndDialog
from scopa_desktop.ui.score.score_model import SideInfo
from scopa_desktop.ui.score.sheet_dialog import ScoreDialogChoice
from scopa_desktop.ui.score.winner_stage import WinnerStage
from scopa_desktop.ui.table.animation.highlights import EFFECTS, Highlight
from scopa_desktop.ui.table.scene.appearance import Appearance, TableLook
from scopa_desktop.ui.theme.durations import Speed
from scopa_desktop.ui.widgets.buttons import Button, LinkButton
from scopa_desktop.ui.widgets.card_label import CardSpread
from scopa_desktop.ui.wording.match_end_wording import remark_of
from scopa_desktop.ui.wording.remarks import Occasion, remarks_about
from tests.playing import match_against, play_on
from tests.sampling import parametrize_some

from ..conftest import show_widget
from ..parts import texts_of

LEFT = Qt.MouseButton.LeftButton
NEWS = MatchNews(7, ("first_win", "photo_finish"), (1500, 1520))
Open = Callable[..., MatchEndDialog]


def finished(is_won: bool, level: str = "skilled") -> Match:
    """A match of the person against a character, which the person has won or lost."""
    for deal in range(1, 100):
        match = play_on(match_against(level, deal=deal, name="Donna Rosa"))
        if (match.winner == 0) is is_won:
            return match
    raise AssertionError("no such match")


@pytest.fixture
def opened(qtbot: QtBot, art: CardArt) -> Open:
    def make(
        *, is_won: bool = True, sounds: list[Highlight] | None = None, **appearance: object
    ) -> MatchEndDialog:
        chosen = replace(TableLook("napoletane", "napoletane"), **appearance)  # type: ignore[arg-type]
        look = Appearance(art, chosen)
        sides = [SideInfo(("You",), ("you",)), SideInfo(("Donna Rosa",), ("rosa",))]
        fanfare = None if sounds is None else sounds.append
        dialog = show_widget(qtbot, MatchEndDialog(finished(is_won), sides, look, fanfare=fanfare))
        qtbot.waitExposed(dialog)
        return dialog

    return make


LOST, WON = Occasion.LOST, Occasion.WON


def texts(dialog: MatchEndDialog) -> str:
    return "\n".join(texts_of(dialog))


def test_it_names_the_winner_and_a_character_says_something(opened: Open) -> None:
    won = opened(is_won=True)
    assert won.windowTitle() == "You win"
    assert "You win the match" in texts(won)
    assert any(f"Donna Rosa: “{each}”" in texts(won) for each in remarks_about(LOST, "skilled"))
    lost = opened(is_won=False)
    assert lost.windowTitle() == "Donna Rosa wins"
    assert any(f"Donna Rosa: “{each}”" in texts(lost) for each in remarks_about(WON, "skilled"))


@pytest.mark.parametrize("is_won", [True, False])
def test_the_character_frowns_if_beaten_and_smiles_otherwise(
    opened: Open, art: CardArt, is_won: bool
) -> None:
    dialog = opened(is_won=is_won)
    expression = Expression.RUEFUL if is_won else Expression.DELIGHTED
    shown = [label.pixmap() for label in dialog.findChildren(QLabel) if label.isVisible()]
    face = next(picture for picture in shown if not picture.isNull())
    wanted = art.portrait("rosa", face.deviceIndependentSize().width(), 1.0, expression)
    assert face.toImage() == wanted.toImage()


@pytest.mark.parametrize("level", LEVELS)
def test_every_character_has_a_remark_for_both_ends(level: str) -> None:
    remarks = [remark_of(finished(is_won, level)) for is_won in (True, False)]
    assert None not in remarks
    assert len({remark.text for remark in remarks if remark}) == 2


def test_a_character_says_the_same_whenever_a_match_is_shown_and_nothing_twice() -> None:
    matches = [finished(True, "skilled") for _ in range(4)]
    remarks = [remark_of(match) for match in matches]
    assert [remark_of(match) for match in matches] == remarks
    assert {remark.text for remark in remarks if remark} == {*remarks_about(LOST, "skilled")}
    assert remarks[3] is None, "all has been said"


def test_the_news_come_one_by_one_and_a_key_shows_all(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(sounds=[])
    dialog.panel.show_news(NEWS)
    assert dialog.panel.shown_news == []
    qtbot.waitUntil(lambda: len(dialog.panel.shown_news) == 1)
    assert dialog.panel.shown_news == ["Your best result in Scopa: 7 points ahead."]
    focus = dialog.focusWidget()
    assert focus is not None
    qtbot.keyClick(focus, Qt.Key.Key_Space)
    assert len(dialog.panel.shown_news) == 4
    assert dialog.isVisible()
    assert dialog.panel.shown_news[1].startswith("New badge: First win.")
    assert "1500 → 1520" in dialog.panel.shown_news[3].replace(",", "")
    dialog.panel.show_winnings("Pot: 200 chips.")
    assert dialog.panel.shown_news[4] == "Pot: 200 chips."


@parametrize_some(
    ("has_level", "sound"),
    [(True, Sound.LEVEL), (False, Sound.CHIPS)],
    default=[(True, Sound.LEVEL)],
    ids=str,
)
def test_badges_and_winnings_are_heard_as_they_are_shown(
    opened: Open, qtbot: QtBot, has_level: bool, sound: Sound
) -> None:
    dialog = opened(sounds=[])
    heard: list[Sound] = []
    dialog.panel.sounded.connect(heard.append)
    dialog.panel.show_news(NEWS)
    dialog.panel.show_winnings("Pot: 200 chips.", has_level=has_level)
    qtbot.waitUntil(lambda: len(dialog.panel.shown_news) == 5)
    assert heard == [Sound.BADGE, Sound.BADGE, sound]


def press(dialog: MatchEndDialog, qtbot: QtBot, key: Qt.Key) -> None:
    focus = dialog.focusWidget()
    assert focus is not None
    qtbot.keyClick(focus, key)


def test_space_starts_no_rematch_and_enter_does(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(sounds=[])
    dialog.panel.show_news(NEWS)
    for _ in range(6):
        press(dialog, qtbot, Qt.Key.Key_Space)
    assert dialog.isVisible()
    press(dialog, qtbot, Qt.Key.Key_Return)
    assert dialog.outcome is ScoreDialogChoice.REMATCH


def test_space_presses_the_button_reached_with_tab(opened: Open, qtbot: QtBot) -> None:
    dialog = opened()
    rematch = next(key for key in dialog.findChildren(Button) if key.text() == "R&ematch")
    for _ in range(10):
        press(dialog, qtbot, Qt.Key.Key_Tab)
        if dialog.focusWidget() is rematch:
            break
    press(dialog, qtbot, Qt.Key.Key_Space)
    assert dialog.outcome is ScoreDialogChoice.REMATCH


def test_the_sound_is_played_once_and_not_with_reduced_motion(opened: Open) -> None:
    sounds: list[Highlight] = []
    dialog = opened(sounds=sounds)
    dialog.hide()
    dialog.show()
    assert sounds == [Highlight.VICTORY]
    opened(is_won=False, sounds=sounds)
    assert sounds == [Highlight.VICTORY, Highlight.DEFEAT]
    opened(sounds=sounds, reduced_motion=True)
    assert sounds == [Highlight.VICTORY, Highlight.DEFEAT]


def test_without_animations_all_is_shown_at_once(opened: Open) -> None:
    dialog = opened(sounds=[], speed=Speed.OFF)
    dialog.panel.show_news(NEWS)
    assert len(dialog.panel.shown_news) == 4


def test_the_deciding_move_can_be_looked_at(opened: Open, qtbot: QtBot) -> None:
    dialog = opened()
    links = {link.text(): link for link in dialog.findChildren(LinkButton)}
    assert not links["Look at it"].isVisible()
    match = finished(is_won=True)
    deal, moves = match.deals, match.recorded_round(match.deals).moves
    count = next(i for i, move in enumerate(moves) if isinstance(move, Move) and move.take)
    moment = DecidingMoment(RecordPosition(deal, count), 1, MomentKind.GAIN, 0.4, 0.62)
    dialog.panel.show_moment(moment)
    assert "The move that decided it" in texts(dialog)
    assert "Round 1:" in texts(dialog)
    assert "Your chance to win the match rose from" in texts(dialog)
    move = moves[count]
    assert isinstance(move, Move)
    before = match.at(deal, count).round
    assert before is not None
    drawn = {shown.card for cards in dialog.findChildren(CardSpread) for shown in cards.cards}
    assert drawn == {card for card in range(40) if (before.table | 1 << move.card) >> card & 1}
    qtbot.mouseClick(links["Look at it"], LEFT)
    assert dialog.outcome is ScoreDialogChoice.LOOK


def test_where_the_cards_decided_there_is_no_move_to_show(opened: Open, qtbot: QtBot) -> None:
    dialog = opened()
    moment = DecidingMoment(RecordPosition(1, 6), 1, MomentKind.CARDS, 0.4, 0.62)
    dialog.panel.show_moment(moment)
    assert "What decided it" in texts(dialog)
    assert "the cards decided" in texts(dialog)
    assert not any(strip.isVisible() for strip in dialog.findChildren(CardStrip))
    links = {link.text(): link for link in dialog.findChildren(LinkButton)}
    qtbot.mouseClick(links["Look at it"], LEFT)
    assert dialog.outcome is ScoreDialogChoice.LOOK


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("&Close", ScoreDialogChoice.CLOSED),
        ("&New game", ScoreDialogChoice.NEW_GAME),
        ("Re&view", ScoreDialogChoice.REVIEW),
        ("R&ematch", ScoreDialogChoice.REMATCH),
    ],
)
def test_each_button_is_a_choice(
    opened: Open, qtbot: QtBot, text: str, choice: ScoreDialogChoice
) -> None:
    dialog = opened()
    keys = dialog.findChildren(QPushButton)
    qtbot.mouseClick(next(key for key in keys if key.text() == text), LEFT)
    assert dialog.outcome is choice
    assert not dialog.isVisible()


@pytest.mark.parametrize("size", [(820, 620), (640, 480)], ids=str)
def test_the_emblem_keeps_its_place_while_text_arrives(
    opened: Open, qtbot: QtBot, size: tuple[int, int]
) -> None:
    dialog = opened(sounds=[])
    dialog.resize(*size)
    (stage,) = dialog.findChildren(WinnerStage)
    qtbot.waitUntil(lambda: stage.has_begun)

    def place() -> QRect:
        box = stage.emblem_box.toAlignedRect()
        return box.translated(stage.mapTo(dialog, QPoint()))

    before = place()
    assert stage.rect().contains(stage.emblem_box.toAlignedRect())
    dialog.panel.show_news(NEWS)
    dialog.panel.show_winnings("Pot: 200 chips.")
    moment = DecidingMoment(RecordPosition(1, 6), 1, MomentKind.GAIN, 0.4, 0.62)
    dialog.panel.show_moment(moment)
    qtbot.waitUntil(lambda: len(dialog.panel.shown_news) == 1)
    assert place() == before
    dialog.skip()
    assert len(dialog.panel.shown_news) == 5
    assert stage.height() == stage.heightForWidth(stage.width())
    assert place() == before


@pytest.mark.parametrize("width", [200, 280, 640])
@pytest.mark.parametrize("call", ["You win", "Donna Rosa e Don Ciro", "11"])
def test_sun_and_ribbon_are_whole(qtbot: QtBot, art: CardArt, call: str, width: int) -> None:
    look = Appearance(art, TableLook("napoletane", "napoletane"))
    stage = WinnerStage(look, ["you"], EFFECTS[Highlight.CLOSE_VICTORY])
    qtbot.addWidget(stage)
    stage.set_call(call)
    stage.resize(width, stage.heightForWidth(width))
    stage.show()
    assert stage.rect().contains(stage.emblem_box.toAlignedRect())
    assert stage.emblem_box.height() > stage.height() * 0.5


def test_the_cloth_is_bare_until_the_celebration_begins(qtbot: QtBot, art: CardArt) -> None:
    look = Appearance(art, TableLook("napoletane", "napoletane"))
    stage = WinnerStage(look, ["you"], EFFECTS[Highlight.CLOSE_VICTORY])
    bare = WinnerStage(look, ["you"], EFFECTS[Highlight.CLOSE_VICTORY])
    for each, call in ((stage, "You win"), (bare, "")):
        each.set_call(call)
        show_widget(qtbot, each, QSize(280, 190))

    def difference() -> int:
        """How many bytes differ from the picture of the bare cloth."""
        images = [each.grab().toImage() for each in (stage, bare)]
        return sum(map(operator.ne, *(bytes(image.constBits()) for image in images)))

    assert difference() > 10_000
    stage.hold()
    assert difference() < 40, "a sun that is not larger than a point"
    stage.resize(300, 205)
    bare.resize(300, 205)
    assert difference() < 40
    stage.enter()
    qtbot.waitUntil(lambda: stage.has_begun)
    stage.skip()
    assert difference() > 10_000
