"""The score dialog after a round: its table, the totals, and the cards that decided a category."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QSizePolicy, QWidget

from scopa_desktop.play.session.packs import number_of_packs
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.score.card_strip import CardStrip
from scopa_desktop.ui.score.score_marks import ScoreBar, distance
from scopa_desktop.ui.score.score_model import ScoreModel, SideInfo, standing_of
from scopa_desktop.ui.score.score_view import LABEL_SIZE, ScoreView
from scopa_desktop.ui.score.sheet_dialog import (
    AutoNext,
    ScoreDialogChoice,
    SheetDialog,
    named_sides,
)
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.colours import GREEN_CLOTH, Cloth
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import is_text_huge, text_scale
from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.boxes import STRETCH, hbox, vbox
from scopa_desktop.ui.widgets.buttons import DealNumberButton, LinkButton
from scopa_desktop.ui.widgets.headings import BodyLabel, Heading, Tone, paragraph, secondary_label
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.widgets.portrait_label import PortraitLabel
from scopa_desktop.ui.wording.list_format import and_list, with_colon, with_commas
from scopa_desktop.ui.wording.match_end_wording import (
    own_side_of,
    score_text,
    victory_sentence,
    winner_title,
)
from scopa_desktop.ui.wording.score_wording import ScoreWording
from scopa_desktop.ui.wording.text_direction import from_left

tr: Final = partial(translate, "Score")

_GAINED, _TOTAL = 15, 25


class _SideTotals:
    """The widgets of one side: two rows of the panel."""

    def __init__(self, name: str, before: int, target: int, longest: int) -> None:
        self._before, self._target = before, target
        self._gained = Heading("", _GAINED, Tone.TEXT)
        self._distance = secondary_label()
        self._distance.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._total = Heading("", _TOTAL)
        self._bar = ScoreBar(name, before, target, longest)
        self.round_row = hbox(self._gained, (self._distance, 1))
        self.match_row = hbox(self._total, STRETCH, (self._bar, 8), spacing=10)

    def set_narrow(self, is_narrow: bool) -> None:
        directions = QBoxLayout.Direction
        for row in (self.round_row, self.match_row):
            row.setDirection(directions.TopToBottom if is_narrow else directions.LeftToRight)

    def set_points(self, points: int) -> None:
        gained = points - self._before
        self._gained.setText(f"{gained:+d}".replace("-", "−") if gained else "0")
        self._distance.setText(distance(points, self._target))
        self._total.setText(str(points))
        self._bar.set_points(points)


class TotalsPanel(QWidget):
    """The totals of all sides, in the columns of the table."""

    def __init__(
        self, names: Sequence[str], before: Sequence[int], after: Sequence[int], target: int
    ) -> None:
        super().__init__()
        longest = max(target, *after)
        self._sides = [
            _SideTotals(name, points, target, longest)
            for name, points in zip(names, before, strict=True)
        ]
        self._labels = [
            BodyLabel(text, LABEL_SIZE, bold=True) for text in (tr("This round"), tr("Match"))
        ]
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, _SPACING, 0, 0)
        grid.setHorizontalSpacing(0)
        grid.setVerticalSpacing(3)
        line = QFrame()
        line.setFixedHeight(2)
        line.setStyleSheet(f"background: {current_palette().title};")
        grid.addWidget(line, 0, 0, 1, -1)
        for row, label in enumerate(self._labels):
            label.setContentsMargins(14, 0, 14, 0)
            grid.addWidget(label, row + 1, 0)
        for column, side in enumerate(self._sides, 1):
            for row, parts in enumerate((side.round_row, side.match_row)):
                parts.setContentsMargins(6, 0, 6, 0)
                grid.addLayout(parts, row + 1, column)
            grid.setColumnStretch(column, 1)
        for side, points in zip(self._sides, after, strict=True):
            side.set_points(points)

    @property
    def label_width(self) -> int:
        """The width that the names of the rows need."""
        return max(label.sizeHint().width() for label in self._labels)

    def set_label_width(self, width: int) -> None:
        """Set the width of the names of the rows, that of the categories in the table."""
        self._grid.setColumnMinimumWidth(0, width)

    def set_narrow(self, is_narrow: bool) -> None:
        """Set whether the bars are below the points."""
        for side in self._sides:
            side.set_narrow(is_narrow)


_SPACING: Final = 8
_LARGEST_PORTRAIT: Final = 50
_SMALLEST_CARD, _LARGEST_CARD = 32, 90
_NARROW: Final = 165
"""Width of a column at the normal text size, below which its parts are below one another."""
_FOOTER_LINES: Final = 3
"""So many lines of text the footer takes from the room at most."""
_PARTS: Final = 8
"""What else is on the sheet, in heights of its rows."""


class ScorePanel(QWidget):
    """What the score dialog shows of a round."""

    explained = Signal()
    """Another sentence explains the chosen category."""

    def __init__(
        self,
        model: ScoreModel,
        wording: ScoreWording,
        art: CardArt,
        deck: Deck,
        cloth: Cloth,
        *,
        is_single_round: bool,
    ) -> None:
        super().__init__()
        self._model, self._wording = model, wording
        self.table = ScoreView(model, art, deck)
        self._names = [_SideName(art, side) for side in model.sides]
        self._totals = TotalsPanel(
            [and_list(side.names) for side in model.sides],
            model.standing.before,
            model.totals,
            model.variant.target,
        )
        self._sentence = paragraph(bold=True)
        self._strip = CardStrip(art, deck, model.sides, cloth)
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        for column, name in enumerate(self._names, 1):
            self._grid.addWidget(name, 0, column)
            self._grid.setColumnStretch(column, 1)
        self._order((self.table, self._totals))
        vbox(
            self._grid,
            self._sentence,
            (self._strip, 1),
            within=self,
            spacing=_SPACING,
        )
        # A widget that is shown before it is laid out would be a window.
        self._totals.setHidden(is_single_round)
        self.table.row_chosen.connect(self._explain)

    @property
    def explanation(self) -> str:
        """The sentence about the chosen category."""
        return self._sentence.text()

    def fit(self, width: int, height: int) -> None:
        """Make the cards as large as they can be in that much room, within limits."""
        parts = self._model.rowCount() + _PARTS
        largest = min(max(_SMALLEST_CARD, height // parts), _LARGEST_CARD)
        for card in range(largest, _SMALLEST_CARD - 1, -1):
            self._set_sizes(card, width)
            if self._needed_height(width) <= height:
                break

    def _needed_height(self, width: int) -> int:
        layout = self.layout()
        return max(layout.heightForWidth(width), layout.minimumSize().height()) if layout else 0

    def _set_sizes(self, card: int, width: int) -> None:
        """Set the sizes for cards of a height, in a width."""
        labels = max(self.table.verticalHeader().sizeHint().width(), self._totals.label_width)
        side = (width - labels) / len(self._names)
        is_narrow = side < _NARROW * (1 + text_scale()) / 2
        self.table.set_sizes(card, labels, is_narrow=is_narrow)
        self._grid.setColumnMinimumWidth(0, labels)
        self._totals.set_label_width(labels)
        self._totals.set_narrow(is_narrow)
        for name in self._names:
            name.set_diameter(min(card, _LARGEST_PORTRAIT))
        are_names_below = is_narrow and (
            is_text_huge() or any(name.least_width > side for name in self._names)
        )
        for name in self._names:
            name.set_below(are_names_below)
        rows, sides = range(self._model.rowCount()), range(self._model.columnCount())
        most = max((len(self._model.cards(row, side)) for row in rows for side in sides), default=0)
        self._strip.setMinimumHeight(self._strip.height_for(most, width))

    def order_in(self, height: int) -> None:
        """Show the points of round and match above the categories if the sheet scrolls otherwise.

        It scrolls before that: sentence and strip are below them, and the footer may come.
        """
        around = self._names[0].sizeHint().height() + self._totals.sizeHint().height()
        around += _FOOTER_LINES * self._sentence.fontMetrics().lineSpacing()
        order = (self.table, self._totals)
        is_in_sight = around + self.table.minimumHeight() <= height
        self._order(order if is_in_sight else order[::-1])

    def _order(self, parts: Sequence[QWidget]) -> None:
        """Put table and totals below the names, in this order."""
        for part in parts:
            self._grid.removeWidget(part)
        for row, part in enumerate(parts, 1):
            self._grid.addWidget(part, row, 0, 1, -1)

    def _explain(self, row: int) -> None:
        """Show the explanation of a category and its cards."""
        sentence = self._wording.sentence(self._model.line(row))
        if not self._model.is_entered(row):
            sentence = f"{sentence} {self._wording.not_entered()}"
        self._sentence.setText(sentence)
        sides = range(self._model.columnCount())
        self._strip.show_cards([self._model.cards(row, side) for side in sides])
        self.explained.emit()


class _SideName(QWidget):
    """The portraits and names of a side above its column."""

    def __init__(self, art: CardArt, side: SideInfo) -> None:
        super().__init__()
        self._portraits = [PortraitLabel(art, portrait) for portrait in side.portraits]
        self._labels = names = [BodyLabel(name, LABEL_SIZE, bold=True) for name in side.names]
        for name in names:
            name.setWordWrap(True)
        self._box = hbox(
            (hbox(*self._portraits, spacing=0), Qt.AlignmentFlag.AlignLeft),
            vbox(*names, spacing=0),
            STRETCH,
            within=self,
            spacing=_SPACING,
            margins=(6, 2, 6, 2),
        )
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def set_diameter(self, diameter: int) -> None:
        """Set the size of the portraits."""
        for portrait in self._portraits:
            portrait.set_diameter(diameter)

    @property
    def least_width(self) -> int:
        """The width that portraits and names need beside one another, in logical pixels."""
        margins = self._box.contentsMargins()
        portraits = sum(portrait.sizeHint().width() for portrait in self._portraits)
        words = max(label.minimumSizeHint().width() for label in self._labels)
        return margins.left() + portraits + _SPACING + words + margins.right()

    def set_below(self, is_below: bool) -> None:
        """Put the names below the portraits, or beside them, at the start of the layout."""
        flags = Qt.AlignmentFlag
        start = flags.AlignRight if self.isRightToLeft() else flags.AlignLeft
        for label in self._labels:
            # Absolute, or Qt would use the direction of the text.
            label.setAlignment(start | flags.AlignAbsolute | flags.AlignVCenter)
        directions = QBoxLayout.Direction
        self._box.setDirection(directions.TopToBottom if is_below else directions.LeftToRight)


_SIZE = QSize(900, 680)
_MARGINS = 48
"""The dialog's own, on both sides."""
_ROUND_KEYS = {-1: "Alt+Left", 1: "Alt+Right"}


class ScoreDialog(SheetDialog):
    """The score of a finished round."""

    def __init__(
        self,
        match: Match,
        sides: Sequence[SideInfo],
        art: CardArt,
        deck: Deck,
        *,
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
        self._is_announced = False
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
        """Show the sheet of another round.

        Raises `ValueError` when the round was not played out.
        """
        self._standing = standing_of(self._match, number)
        had_focus = self._view.hasFocus()
        self._build()
        self._view.choose_row(0)
        if had_focus:
            self._view.setFocus()

    def begin(self) -> None:
        """Announce the categories, the first time."""
        if not self._is_announced:
            self._is_announced = True
            lines = map(self._model.line, range(self._model.rowCount()))
            announce(self, " ".join(map(self._score_wording.sentence, lines)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the cards grow with the dialog."""
        super().resizeEvent(event)
        self._fit()

    def _build(self) -> None:
        """Make the widgets and all texts in the current language."""
        variant, standing, deck = self._match.variant, self._standing, self._deck
        sides, self._side_wording = named_sides(self._sides, self._own)
        self._score_wording = ScoreWording(variant, deck, self._side_wording, standing.declared)
        self._model = ScoreModel(variant, standing, sides, deck, self)
        self._follow_up = self._consequence()
        self.set_title(self._title())
        for offer, key in self.offer_keys.items():
            key.setText(self._button_text(offer))
            key.setVisible(offer is not ScoreDialogChoice.REPLAY or self._is_latest)
        self._update_round_buttons()
        self._sheet = ScorePanel(
            self._model,
            self._score_wording,
            self._art,
            deck,
            self._cloth,
            is_single_round=self._is_single_round,
        )
        self._view = self._sheet.table
        self._view.setAccessibleName(self.tr("Score of the round"))
        self._sheet.explained.connect(self._show_footer)
        self._view.row_chosen.connect(self._scroll_to)
        self.set_content(self._sheet)
        self._fit()

    def _fit(self) -> None:
        # The area has its size only when the dialog has been laid out.
        width = self._area.width() if self.isVisible() else self.width() - _MARGINS
        self._sheet.fit(width, self._area.height())

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

    def _show_footer(self) -> None:
        """Show what follows; if the dialog scrolls, after the reason, which may not be visible."""
        scrolls = self._area.verticalScrollBar().maximum() > 0
        lines = [self._sheet.explanation, self._follow_up] if scrolls else [self._follow_up]
        self.set_footer("\n".join(lines))
        self._sheet.order_in(self._area.height())

    def _scroll_to(self, row: int) -> None:
        self._area.ensureWidgetVisible(self._view.row_widget(row))
