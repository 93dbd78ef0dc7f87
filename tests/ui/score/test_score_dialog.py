"""The score sheet under mouse and keyboard."""

from collections.abc import Callable, Sequence
from itertools import permutations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.rules import catalogue
from scopa_desktop.rules.cards import COINS, FORTY, PACK
from scopa_desktop.rules.ending import Tally, winner_of
from scopa_desktop.rules.match import Call, Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.scoring import ScoreSheet, SideResult, score_sheet
from scopa_desktop.rules.seating import FOUR, PAIRS, SIX, THREE, TWO, TWO_THREES, Seating
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.score.score_dialog import ScoreDialog, TotalsPanel
from scopa_desktop.ui.score.score_marks import ScoreBar
from scopa_desktop.ui.score.score_model import ScoreModel, SideInfo
from scopa_desktop.ui.score.score_view import ScoreView
from scopa_desktop.ui.score.sheet_dialog import ScoreDialogChoice
from scopa_desktop.ui.theme.fonts import body_font
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind, DealNumberButton, LinkButton
from scopa_desktop.ui.widgets.card_label import CardSpread
from tests.playing import play_on
from tests.sampling import parametrize_some

NAMES = ("You", "Don Ciro", "Zia Pina", "Donna Rosa", "Aurelio", "Beppe")
PORTRAITS = ("you", "ciro", "pina", "rosa", "aurelio", "beppe")
MINE = [SideResult(COINS), SideResult(PACK & ~COINS, 1, 1 << 39)]
"""You win coins and settebello, Don Ciro cards and a sweep; nobody has a primiera."""


Open = Callable[..., ScoreDialog]


@pytest.fixture
def opened(qtbot: QtBot, art: CardArt) -> Open:
    """Opens and shows the score sheet of a match, by default at 900 by 680."""

    def make(match: Match, size: tuple[int, int] = (900, 680), **kw: object) -> ScoreDialog:
        sides = [
            SideInfo(
                tuple(NAMES[seat] for seat in match.seating.seats_of(side)),
                tuple(PORTRAITS[seat] for seat in match.seating.seats_of(side)),
            )
            for side in range(match.seating.sides)
        ]
        deck = art.decks[match.variant.deck]
        dialog = ScoreDialog(match, sides, art, deck, **kw)  # type: ignore[arg-type]
        qtbot.addWidget(dialog)
        dialog.resize(*size)
        dialog.show()
        qtbot.waitExposed(dialog)
        return dialog

    return make


def scored(
    before: Sequence[int],
    side_results: Sequence[SideResult] = MINE,
    *,
    seating: Seating = TWO,
    variant: Variant = catalogue.SCOPA,
) -> Match:
    """A match that stood so before its second and last round, which ended with these hauls."""
    players = [Player(NAMES[0], PERSON)]
    players += [Player(name, "greedy") for name in NAMES[1 : seating.players]]
    match = play_on(Match(variant, seating, players, 1), rounds=1)
    sheet = score_sheet(variant.categories, side_results)
    earlier = [line._replace(points=(0,) * len(before)) for line in sheet.lines]
    earlier[0] = earlier[0]._replace(points=tuple(before))
    match.sheets = [ScoreSheet(tuple(earlier)), sheet]
    match.totals = [old + new for old, new in zip(before, sheet.totals, strict=True)]
    match.winner = winner_of(match.variant, match.totals)
    return match


def part(dialog: QWidget, kind: type) -> QWidget:
    return dialog.findChildren(kind)[0]


def view_of(dialog: ScoreDialog) -> ScoreView:
    return dialog.findChildren(ScoreView)[0]


def keys_of(dialog: ScoreDialog) -> list[str]:
    return [key.text() for key in dialog.findChildren(Button)]


def has_words(dialog: ScoreDialog, words: str) -> bool:
    return any(label.text() == words and label.isVisible() for label in dialog.findChildren(QLabel))


def bars(dialog: ScoreDialog) -> list[str]:
    return [bar.accessibleName() for bar in dialog.findChildren(ScoreBar)]


# --- what it says ------------------------------------------------------------------------------


def test_a_running_match_is_dealt_on(opened: Open, qtbot: QtBot) -> None:
    match = scored((3, 4))
    dialog = opened(match)
    assert dialog.windowTitle() == "Round 2"
    assert match.round is not None
    dealer = NAMES[match.seating.next_seat(match.round.dealer)]
    sentence = "You deal next." if dealer == "You" else f"{dealer} deals next."
    assert has_words(dialog, sentence)
    assert keys_of(dialog) == ["&Table options…", "&Replay this deal", "&Next round"]
    assert bars(dialog) == [
        "You: 2 this round, 5 in the match, 6 short of 11",
        "Don Ciro: 2 this round, 6 in the match, 5 short of 11",
    ]


@pytest.mark.parametrize(
    ("before", "title", "foot"),
    [
        ((10, 5), "You win", "You win the match, 12 to 7."),
        ((5, 10), "Don Ciro wins", "Don Ciro wins the match, 12 to 7."),
        ((9, 9), "Round 2", "11 to 11: another round will decide."),
    ],
)
def test_the_end_says_who_won(opened: Open, before: tuple[int, int], title: str, foot: str) -> None:
    dialog = opened(scored(before))
    assert dialog.windowTitle() == title
    assert has_words(dialog, foot)
    is_tied = before == (9, 9)
    offers = ["&Next round"] if is_tied else ["&Finish"]
    options = ["&Table options…"] if is_tied else []
    assert keys_of(dialog) == [*options, "&Replay this deal", *offers]
    best = bars(dialog)[0 if before[0] >= before[1] else 1]
    assert best.endswith("at the target of 11" if is_tied else "past the target of 11")


def test_the_end_says_what_decided_a_tie(opened: Open) -> None:
    variant = catalogue.variant("escoba-quince")
    in_round = scored((0, 0), variant=variant).totals
    match = scored([16 - points for points in in_round], variant=variant)
    match.tallies = [Tally(4, 20), Tally(4, 17)]
    match.winner = winner_of(variant, match.totals, match.tallies)
    assert has_words(
        opened(match),
        "You win the match, 16 to 16. Equal points: the whole match decides "
        "(Coins: 20 against 17).",
    )


@pytest.mark.parametrize(
    ("seating", "seat", "points", "winner", "title", "foot"),
    [
        (TWO, 0, 11, 0, "You win",
         "You called out and were right: 11 points. You win the match."),
        (TWO, 1, 11, 1, f"{NAMES[1]} wins",
         f"{NAMES[1]} called out and was right: 11 points. {NAMES[1]} wins the match."),
        (TWO, 0, 9, 1, f"{NAMES[1]} wins",
         "You called out with 9 points of 11 and lose the match."),
        (THREE, 1, 9, 2, f"{NAMES[2]} wins",
         f"{NAMES[1]} called out with 9 points of 11 and loses the match."),
        (PAIRS, 1, 9, 0, f"{NAMES[0]} and {NAMES[2]} win",
         f"{NAMES[1]} and {NAMES[3]} called out with 9 points of 11 and lose the match."),
    ],
)  # fmt: skip
def test_the_end_says_who_called_out(
    opened: Open, *, seating: Seating, seat: int, points: int, winner: int, title: str, foot: str
) -> None:
    none = [SideResult(0)] * seating.sides
    match = scored((0,) * seating.sides, none, seating=seating)
    match.call, match.winner = Call(seat, points, 11), winner
    dialog = opened(match)
    assert dialog.windowTitle() == title
    assert has_words(dialog, f"{foot} Only points that were certain count.")


def test_a_single_round_says_nothing_of_a_match(opened: Open) -> None:
    dialog = opened(scored((0, 0)), is_single_round=True)
    assert has_words(dialog, "2 to 2 after this round.")
    assert not any(bar.isVisible() for bar in dialog.findChildren(ScoreBar))


def test_partners_win_together(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(scored((3, 12), seating=PAIRS))
    assert dialog.windowTitle() == "Don Ciro and Donna Rosa win"
    # The footer is final when the layout is.
    qtbot.waitUntil(lambda: has_words(dialog, "Don Ciro and Donna Rosa win the match, 14 to 5."))
    assert bars(dialog)[0].startswith("You and Zia Pina: ")


def test_three_scores_are_reported_best_first(opened: Open) -> None:
    side_results = [SideResult(COINS), SideResult(FORTY.suits[1] | FORTY.suits[2]), SideResult(0)]
    dialog = opened(scored((3, 4, 12), side_results, seating=THREE))
    assert has_words(dialog, "Zia Pina wins the match, 12, 5 and 5.")


def test_an_earlier_round_is_only_looked_at(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(scored((3, 4)), round_number=1)
    assert dialog.windowTitle() == "Round 1"
    assert has_words(dialog, "4 to 3 for Don Ciro after this round.")
    assert keys_of(dialog) == ["&Close"]


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        ((4, 2), "4 to 2 for you after this round."),
        ((2, 4), "4 to 2 for Don Ciro after this round."),
        ((3, 3), "3 to 3 after this round."),
    ],
    ids=str,
)
def test_the_score_of_an_earlier_round_says_whose_it_is(
    opened: Open, points: tuple[int, int], sentence: str
) -> None:
    assert has_words(opened(scored(points), round_number=1), sentence)


def test_partners_lead_together(opened: Open) -> None:
    sides = [SideResult(0), SideResult(COINS)]
    own = opened(scored((4, 2), sides, seating=PAIRS), round_number=1)
    assert has_words(own, "4 to 2 for your side after this round.")
    theirs = opened(scored((2, 4), sides, seating=PAIRS), round_number=1)
    assert has_words(theirs, "4 to 2 for Don Ciro and Donna Rosa after this round.")


def test_three_scores_have_their_names(opened: Open) -> None:
    side_results = [SideResult(COINS), SideResult(FORTY.suits[1] | FORTY.suits[2]), SideResult(0)]
    dialog = opened(scored((3, 4, 1), side_results, seating=THREE), round_number=1)
    assert has_words(dialog, "Don Ciro 4, You 3, Zia Pina 1 after this round.")


def test_other_rounds_are_looked_at_from_a_sheet(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(scored((3, 4)))
    links = {button.text(): button for button in dialog.findChildren(LinkButton)}
    assert "Round 3 ›" not in [text for text, button in links.items() if button.isVisible()]
    qtbot.mouseClick(links["‹ Round 1"], Qt.MouseButton.LeftButton)
    assert dialog.windowTitle() == "Round 1"
    assert dialog.round_number == 1
    hidden = [key.text() for key in dialog.findChildren(Button) if not key.isVisible()]
    assert hidden == ["&Replay this deal"], "it is the deal of the last round"
    qtbot.mouseClick(links["Round 3 ›"], Qt.MouseButton.LeftButton)
    assert dialog.windowTitle() == "Round 2"
    assert all(key.isVisible() for key in dialog.findChildren(Button))
    assert not links["Round 3 ›"].isVisible(), "there is no later one"


def test_the_deal_number_is_copied_from_a_sheet(opened: Open, qtbot: QtBot) -> None:
    match = scored((3, 4))
    dialog = opened(match)
    (button,) = dialog.findChildren(DealNumberButton)
    assert button.text() == f"Deal no. {match.deal_number}"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text() == str(match.deal_number)
    assert button.text() == f"Copied: {match.deal_number}"


def test_a_round_that_was_not_played_has_no_sheet(art: CardArt, qtbot: QtBot) -> None:
    match = scored((3, 4))
    with pytest.raises(ValueError, match="not played out"):
        ScoreDialog(match, [], art, art.decks["napoletane"], round_number=3)


def test_the_caller_may_offer_other_keys(opened: Open) -> None:
    dialog = opened(scored((3, 4)), offers=(ScoreDialogChoice.CLOSED, ScoreDialogChoice.REPLAY))
    assert keys_of(dialog) == ["&Close", "&Replay this deal"]
    gold = [key for key in dialog.findChildren(Button) if key.kind is ButtonKind.GOLD]
    assert [key.text() for key in gold] == ["&Replay this deal"]


# --- what is chosen ----------------------------------------------------------------------------


def test_keys_decide_the_outcome(opened: Open, qtbot: QtBot) -> None:
    outcomes = (
        ScoreDialogChoice.TABLE_OPTIONS,
        ScoreDialogChoice.REPLAY,
        ScoreDialogChoice.DEAL_ON,
    )
    for place, outcome in enumerate(outcomes):
        dialog = opened(scored((3, 4)))
        assert dialog.outcome is ScoreDialogChoice.CLOSED
        with qtbot.waitSignal(dialog.accepted):
            qtbot.mouseClick(dialog.findChildren(Button)[place], Qt.MouseButton.LeftButton)
        assert dialog.outcome is outcome


def test_enter_is_the_gold_key_and_escape_closes(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(scored((10, 4)))
    qtbot.keyClick(view_of(dialog), Qt.Key.Key_Return)
    assert dialog.outcome is ScoreDialogChoice.FINISH
    dialog = opened(scored((10, 4)))
    qtbot.keyClick(view_of(dialog), Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.outcome is ScoreDialogChoice.CLOSED


def test_arrows_go_through_the_reasons(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(scored((3, 4)))
    view = view_of(dialog)
    assert has_words(dialog, "Most cards: 30 against 10.")
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert has_words(dialog, "Most coins: 10 against 0.")
    qtbot.keyClick(view, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert has_words(dialog, "Don Ciro: King of Clubs.")


def test_a_click_on_a_row_or_its_name_explains_it(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(scored((3, 4)))
    view = view_of(dialog)
    cell = view.visualRect(view.model().index(2, 1)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    assert has_words(dialog, "You took the 7 of Coins.")
    header = view.verticalHeader()
    name = QPoint(10, header.sectionViewportPosition(1) + 5)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=name)
    assert has_words(dialog, "Most coins: 10 against 0.")


def test_the_cards_of_the_chosen_row_lie_below_and_say_their_names(
    opened: Open, qtbot: QtBot
) -> None:
    dialog = opened(scored((3, 4)))
    mine, theirs = dialog.findChildren(CardSpread)
    view_of(dialog).selectRow(2)
    spots = [QPointF(x, mine.height() / 2) for x in range(0, mine.width(), 5)]
    assert {mine.name_at(spot) for spot in spots} == {"", "7 of Coins"}
    assert not theirs.cards


# --- input -------------------------------------------------------------------------------------


def test_space_never_deals_the_next_round(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(scored((3, 4)))
    for _ in range(4):
        focus = dialog.focusWidget()
        assert focus is not None
        qtbot.keyClick(focus, Qt.Key.Key_Space)
    assert dialog.isVisible()


# --- sizes -------------------------------------------------------------------------------------


@parametrize_some("size", [(640, 480), (900, 680), (1920, 1080)], default=[(640, 480)])
@pytest.mark.parametrize("seating", [TWO, THREE, FOUR, PAIRS, SIX, TWO_THREES], ids=str)
@pytest.mark.parametrize("variant", [catalogue.SCOPA, catalogue.ESCOBA])
def test_nothing_is_cut_at_any_size(
    opened: Open, qtbot: QtBot, *, size: tuple[int, int], seating: Seating, variant: Variant
) -> None:
    piles = [*FORTY.suits, 0, 0]
    side_results = [SideResult(pile) for pile in piles[: seating.sides]]
    dialog = opened(
        scored((1,) * seating.sides, side_results, seating=seating, variant=variant), size
    )
    area = dialog.findChildren(QScrollArea)[0]
    assert not area.horizontalScrollBar().maximum()
    view = view_of(dialog)
    last = view.model().index(view.model().rowCount() - 1, seating.sides - 1)
    assert view.viewport().rect().contains(view.visualRect(last))
    if size != (640, 480) and (seating.sides <= 4 or size != (900, 680)):
        # Labels that wrap have their height when the layout is final.
        qtbot.waitUntil(lambda: not area.verticalScrollBar().maximum())
    for key in dialog.findChildren(Button):
        assert dialog.rect().contains(key.geometry())
    names = [label for label in dialog.findChildren(QLabel) if label.text() in NAMES]
    assert len(names) == seating.players
    for name in names:
        words = max(map(name.fontMetrics().horizontalAdvance, name.text().split()))
        assert name.width() >= words, name.text()


def test_cards_are_smaller_rather_than_that_the_sheet_scrolls_a_little(
    opened: Open, qtbot: QtBot
) -> None:
    dialog = opened(scored((3, 4)))
    area = dialog.findChildren(QScrollArea)[0]
    for height in range(660, 760, 3):
        dialog.resize(900, height)
        qtbot.waitUntil(lambda: not area.verticalScrollBar().maximum())


@pytest.mark.parametrize("size", [(600, 440), (640, 480), (900, 680)], ids=str)
def test_the_totals_are_in_sight_at_every_size(opened: Open, size: tuple[int, int]) -> None:
    dialog = opened(scored((3, 4)), size)
    area = dialog.findChildren(QScrollArea)[0]
    (totals,) = dialog.findChildren(TotalsPanel)
    top = totals.mapTo(area.viewport(), totals.rect().topLeft()).y()
    assert area.viewport().rect().contains(totals.rect().translated(0, top))
    assert (top > view_of(dialog).mapTo(area.viewport(), QPoint()).y()) is (size == (900, 680))


def test_cards_grow_with_the_sheet(opened: Open) -> None:
    dialog = opened(scored((3, 4)))
    view = view_of(dialog)
    small = view.rowHeight(1)
    dialog.resize(1600, 1000)
    assert view.rowHeight(1) > small * 1.3
    assert isinstance(view.model(), ScoreModel)


def test_a_chosen_row_is_scrolled_into_sight(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(scored((3, 4)), (640, 360))
    area = dialog.findChildren(QScrollArea)[0]
    assert not area.verticalScrollBar().value()
    qtbot.keyClick(view_of(dialog), Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert area.verticalScrollBar().value()


@pytest.mark.usefixtures("largest_text")
def test_huge_names_and_labels_do_not_touch(opened: Open) -> None:
    """The names of partners are below their portraits where there is no room beside them."""
    dialog = opened(scored((3, 12), seating=PAIRS), (600, 440))
    (view,) = dialog.findChildren(ScoreView)
    letters = QFontMetrics(body_font(14, bold=True)).tightBoundingRect("Ág").height()
    names = [label for label in dialog.findChildren(QLabel) if label.text() in NAMES]
    assert len(names) == 4
    assert all(label.height() >= label.heightForWidth(label.width()) for label in names)
    assert not any(
        label.geometry().intersects(other.geometry())
        for label, other in permutations(names, 2)
        if label.parentWidget() is other.parentWidget()
    )
    assert all(view.rowHeight(row) >= letters for row in range(view.model().rowCount()))
    (totals,) = dialog.findChildren(TotalsPanel)
    assert totals.height() >= 4 * letters


def test_names_start_where_their_portraits_do(opened: Open, qapp: QApplication) -> None:
    """Latin names are at the right in a right-to-left window."""
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        dialog = opened(scored((1,) * 6, [SideResult(0)] * 6, seating=SIX), (640, 480))
        names = [label for label in dialog.findChildren(QLabel) if label.text() in NAMES]
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
        assert len(names) == 6
        assert all(label.alignment() & right == right for label in names)
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
