"""The score dialog after a round: what decided each category, and the score of the match."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QFont, QFontMetrics, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.session.packs import number_of_packs
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.score.card_strip import CardStrip
from scopa_desktop.ui.score.score_bars import TotalsPanel
from scopa_desktop.ui.score.score_grid import Grid, fitting_grid
from scopa_desktop.ui.score.score_model import ScoreModel, SideInfo, standing_of
from scopa_desktop.ui.score.score_view import ScoreView
from scopa_desktop.ui.score.sheet_dialog import AutoNext, ScoreDialogChoice, SheetDialog
from scopa_desktop.ui.theme.colours import GREEN_CLOTH, Cloth
from scopa_desktop.ui.theme.durations import SCORE_ROW
from scopa_desktop.ui.theme.fonts import BODY_SIZE, body_font
from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.boxes import vbox
from scopa_desktop.ui.widgets.buttons import DealNumberButton, LinkButton
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip
from scopa_desktop.ui.wording.list_format import and_list, with_colon, with_commas
from scopa_desktop.ui.wording.match_end_wording import (
    own_side_of,
    score_text,
    victory_sentence,
    winner_title,
)
from scopa_desktop.ui.wording.score_wording import ScoreWording
from scopa_desktop.ui.wording.text_direction import from_left

_SIZE = QSize(900, 680)
_SPACING = 8
_MARGINS = 48
"""The dialog's own, on both sides."""
_ROUND_KEYS = {-1: "Alt+Left", 1: "Alt+Right"}
_PARTS = 4
"""Table, totals, sentence, and cards."""


class ScoreDialog(SheetDialog):
    """The score of a finished round."""

    def __init__(
        self,
        match: Match,
        sides: Sequence[SideInfo],
        art: CardArt,
        deck: Deck,
        *,
        animated: bool,
        parent: QWidget | None = None,
        round_number: int | None = None,
        offers: Sequence[ScoreDialogChoice] | None = None,
        cloth: Cloth = GREEN_CLOTH,
        is_single_round: bool = False,
        seconds_to_next: int = 0,
    ) -> None:
        """The score of a round.

        Args:
            match: the match.
            sides: the players of each side, with names that are not translated yet.
            art: the pictures of cards and portraits.
            deck: the deck whose cards are shown.
            animated: whether the rows are counted one after the other.
            parent: the parent widget.
            round_number: the round, counted from 1; by default the last one.
            offers: the buttons from left to right, the gold one last; by default the choices that
                are possible after the round.
            cloth: the cloth below the cards.
            is_single_round: whether the round is not played as part of a match, so that nothing is
                said about the target and the next deal.
            seconds_to_next: after how many seconds the next round follows by itself, unless
                somebody uses the dialog; 0 for never.

        Raises:
            ValueError: the round is not finished.
        """
        number = len(match.sheets) if round_number is None else round_number
        super().__init__(match, sides, _SIZE, parent)
        self._art, self._deck, self._cloth = art, deck, cloth
        self._standing = standing_of(match, number)
        self._is_single_round = is_single_round
        self._rolling = QTimer(self, interval=SCORE_ROW)
        self._rolling.timeout.connect(self._count_next_row)
        # A screen reader would read totals that are not counted yet.
        self._animated = animated and not QAccessible.isActive()
        self._counted = 0
        self._offers = self._default_offers() if offers is None else offers
        self.offer_keys = self._add_choices(self._offers, self._offers[-1])
        """The buttons, by what they offer."""
        self._add_title_widgets()
        self._build()
        self._view.choose_row(0)
        self._view.setFocus()
        self._area.verticalScrollBar().rangeChanged.connect(self._show_footer)
        self.auto_next: AutoNext | None = None
        """Deals on after some seconds."""
        if seconds_to_next and (next_key := self.offer_keys.get(ScoreDialogChoice.DEAL_ON)):
            self.auto_next = AutoNext(self, next_key, seconds_to_next)

    @property
    def round_number(self) -> int:
        """The number of the round that is shown, counted from 1."""
        return self._standing.round_number

    def show_round(self, number: int) -> None:
        """Show the sheet of another round, with all its rows counted.

        Raises `ValueError` when the round was not played out.
        """
        self._standing = standing_of(self._match, number)
        had_focus = self._view.hasFocus()
        self._build()
        self._view.choose_row(0)
        if had_focus:
            self._view.setFocus()
        self.skip()

    @property
    def is_rolling(self) -> bool:
        """Whether rows are still being counted, one after the other."""
        return self._rolling.isActive()

    def skip(self) -> None:
        """Count all rows at once."""
        self._show_counted(self._model.rowCount())

    def showEvent(self, event: QShowEvent) -> None:
        """Count the rows one by one when the dialog is shown for the first time."""
        super().showEvent(event)
        if self._counted:
            return
        lines = map(self._model.line, range(self._model.rowCount()))
        announce(self, " ".join(map(self._score_wording.sentence, lines)))
        if self._animated:
            self._start_counting()
        else:
            self.skip()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale the table with the dialog."""
        super().resizeEvent(event)
        self._set_grid(self._grid_for_size())

    # --- the parts -----------------------------------------------------------------------------

    def _build(self) -> None:
        """Make the widgets and all texts in the current language."""
        variant, standing, deck = self._match.variant, self._standing, self._deck
        sides, self._side_wording = self._named_sides()
        self._score_wording = ScoreWording(variant, deck, self._side_wording, standing.declared)
        self._model = ScoreModel(variant, standing, sides, deck, self)
        self._follow_up = self._consequence()
        self.set_title(self._title())
        for offer, key in self.offer_keys.items():
            key.setText(self._button_text(offer))
            key.setVisible(offer is not ScoreDialogChoice.REPLAY or self._is_latest)
        self._update_round_buttons()
        self._strip = CardStrip(self._art, deck, sides, self._cloth)
        grid = self._grid_for_size()
        self._view = ScoreView(self._model, self._art, deck, grid)
        self._view.setAccessibleName(self.tr("Score of the round"))
        self._view.row_chosen.connect(self._explain)
        names = [and_list(side.names) for side in sides]
        self._totals = TotalsPanel(
            names, standing.before, self._model.totals, self._match.variant.target
        )
        self._sentence = PlainLabel(wraps=True)
        self.set_content(self._content())
        self._set_grid(grid)

    def _content(self) -> QWidget:
        content = QWidget()
        vbox(
            self._view,
            self._totals,
            self._sentence,
            (self._strip, 1),
            within=content,
            spacing=_SPACING,
        )
        # A widget that is shown before it is laid out would be a window.
        self._totals.setHidden(self._is_single_round)
        return content

    def _set_grid(self, grid: Grid) -> None:
        self._sentence.setFont(_sentence_font(grid.scale))
        self._view.set_grid(grid)
        self._totals.set_grid(grid)
        # A sentence that needs a second line takes it from the cloth.
        self._strip.setMinimumHeight(
            max(grid.strip_height - self._line_height(), self._least_strip_height())
        )

    def _grid_for_size(self) -> Grid:
        labels = [
            str(self._model.headerData(row, Qt.Orientation.Vertical))
            for row in range(self._model.rowCount())
        ]
        room = self._area.size()
        extra = _PARTS * _SPACING + self._line_height()
        labels.append(self.tr("This round"))
        return fitting_grid(self._model, labels, room, extra, self._least_strip_height())

    def _least_strip_height(self) -> int:
        """The height in which the cards of every row can be recognised."""
        counts = (
            len(self._model.cards(row, side))
            for row in range(self._model.rowCount())
            for side in range(self._model.columnCount())
        )
        # The area has its size only when the dialog has been laid out.
        width = self._area.width() if self.isVisible() else self.width() - _MARGINS
        return self._strip.height_for(max(counts, default=0), width)

    def _line_height(self) -> int:
        return QFontMetrics(_sentence_font(1.0)).height()

    def _add_title_widgets(self) -> None:
        """The buttons for the rounds before and after, the number of the deal."""
        self._round_buttons = {-1: LinkButton(""), 1: LinkButton("")}
        for step, button in self._round_buttons.items():
            button.clicked.connect(partial(self._step, step))
            button.setShortcut(QKeySequence(_ROUND_KEYS[step]))
            self.add_title_widget(button)
        deal = DealNumberButton()
        deal.set_number(number_of_packs(self._match))
        self.add_title_widget(deal)

    def _update_round_buttons(self) -> None:
        hints = {-1: self.tr("Previous score sheet"), 1: self.tr("Next score sheet")}
        for step, button in self._round_buttons.items():
            number = self._standing.round_number + step
            sheet = self.tr("Round {0}").format(number)
            button.setText(f"‹ {sheet}" if step < 0 else f"{sheet} ›")
            # The text of a button is its shortcut as well: set it again.
            button.setShortcut(QKeySequence(_ROUND_KEYS[step]))
            button.setAccessibleName(with_colon(hints[step], sheet))
            keys = button.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            set_tool_tip(button, f"{hints[step]} ({from_left(keys)})")
            button.setVisible(1 <= number <= len(self._match.sheets))

    def _step(self, step: int) -> None:
        self.show_round(self._standing.round_number + step)

    def _button_text(self, offer: ScoreDialogChoice) -> str:
        texts = {
            ScoreDialogChoice.DEAL_ON: self.tr("&Next round"),
            ScoreDialogChoice.REPLAY: self.tr("&Replay this deal"),
            ScoreDialogChoice.TABLE_OPTIONS: self.tr("&Table options…"),
            ScoreDialogChoice.NEW_GAME: self.tr("&New game"),
            ScoreDialogChoice.REMATCH: self.tr("R&ematch"),
            ScoreDialogChoice.FINISH: self.tr("&Finish"),
        }
        return texts.get(offer, self.tr("&Close"))

    # --- the words -----------------------------------------------------------------------------

    def _title(self) -> str:
        if self._winner is None:
            return self.tr("Round {0}").format(self._standing.round_number)
        return winner_title(self._side_wording, self._winner)

    def _consequence(self) -> str:
        """A sentence about the match after the round, or about the round alone."""
        if self._winner is not None:
            return victory_sentence(self._match, self._score_wording, self._side_wording)
        if self._is_latest and self._match.is_ended_by_agreement:
            return self.tr("The match was ended by agreement. Nobody has won or lost it.")
        if self._is_single_round or not self._is_latest:
            return self.tr("{score} after this round.").format(score=self._named_score())
        if max(self._standing.after) >= self._match.variant.target:
            return self.tr("{score}: another round will decide.").format(score=self._named_score())
        return self._next_dealer()

    def _named_score(self) -> str:
        """`4 to 2 for Pina`; the points of each side by name where there are more than two."""
        points = self._standing.after
        if len(points) > 2:
            leading = sorted(range(len(points)), key=lambda side: -points[side])
            pattern = self.tr("{name} {points}")
            return with_commas(
                pattern.format(name=self._side_wording.name(side), points=points[side])
                for side in leading
            )
        leader = points.index(max(points))
        score = score_text(points, leader)
        if points[0] == points[1]:
            return score
        return self._side_wording.sentence(
            leader,
            second_person=self.tr("{score} for you"),
            singular=self.tr("{score} for {name}"),
            plural=(
                self.tr("{score} for your side")
                if leader == own_side_of(self._match)
                else self.tr("{score} for {name}")
            ),
            score=score,
        )

    def _next_dealer(self) -> str:
        current_round = self._match.round
        if current_round is None:
            return ""
        seating = self._match.seating
        seat = seating.next_seat(current_round.dealer)
        if self._match.players[seat].is_person and own_side_of(self._match) is not None:
            return self.tr("You deal next.")
        side = seating.side_of(seat)
        name = self._sides[side].names[list(seating.seats_of(side)).index(seat)]
        return self.tr("{name} deals next.").format(name=name)

    @property
    def _winner(self) -> int | None:
        """The side that won the match with the round that is shown; None for no side."""
        is_last = self._standing.round_number == len(self._match.sheets)
        return self._match.winner if is_last else None

    @property
    def _is_latest(self) -> bool:
        """Whether this is the last round of the match, and no further round was dealt."""
        on_table = self._match.round is not None and not self._match.round.is_over
        return self._standing.round_number == len(self._match.sheets) and not on_table

    def _default_offers(self) -> Sequence[ScoreDialogChoice]:
        """The choices that are possible after this round."""
        if not self._is_latest:
            return (ScoreDialogChoice.CLOSED,)
        is_competitive = self._match.table.is_competitive
        replay = () if is_competitive else (ScoreDialogChoice.REPLAY,)
        if self._winner is not None:
            return (*replay, ScoreDialogChoice.FINISH)
        if self._match.is_ended_by_agreement:
            return (
                ScoreDialogChoice.CLOSED,
                ScoreDialogChoice.NEW_GAME,
                ScoreDialogChoice.REMATCH,
            )
        return (ScoreDialogChoice.TABLE_OPTIONS, *replay, ScoreDialogChoice.DEAL_ON)

    # --- a row is chosen, rows are counted -----------------------------------------------------

    def _explain(self, row: int) -> None:
        """Show the explanation of a category and its cards."""
        sentence = self._score_wording.sentence(self._model.line(row))
        if not self._model.is_entered(row):
            sentence = f"{sentence} {self._score_wording.not_entered()}"
        self._sentence.setText(sentence)
        cards = [self._model.cards(row, side) for side in range(self._model.columnCount())]
        self._strip.show_cards(cards)
        self._show_footer()
        self._scroll_to(row)

    def _show_footer(self) -> None:
        """Show what follows; if the dialog scrolls, after the reason, which may not be visible."""
        scrolls = self._area.verticalScrollBar().maximum() > 0
        lines = [self._sentence.text(), self._follow_up] if scrolls else [self._follow_up]
        self.set_footer("\n".join(lines))

    def _scroll_to(self, row: int) -> None:
        box = self._view.row_box(row)
        middle = self._view.geometry().topLeft() + box.center()
        self._area.ensureVisible(middle.x(), middle.y(), 0, box.height())

    def _start_counting(self) -> None:
        self._skip_at_input(True)
        self._rolling.start()

    def _count_next_row(self) -> None:
        self._show_counted(self._counted + 1)

    def _show_counted(self, rows: int) -> None:
        self._counted = rows
        self._view.show_counted(rows)
        self._totals.show_points(self._model.totals_after(rows))
        if rows >= self._model.rowCount() and self._rolling.isActive():
            self._rolling.stop()
            self._skip_at_input(False)


def _sentence_font(scale: float) -> QFont:
    return body_font(BODY_SIZE * max(1.0, scale * 0.9), bold=True)
