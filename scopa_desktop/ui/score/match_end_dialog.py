"""The end of a match: winner, remark, news, what decided it, and the choices after it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scopa_desktop.ai.deciding_moment import DecidingMoment, MomentKind
from scopa_desktop.play.leaderboard.match_news import MatchNews
from scopa_desktop.rules.cards import cards_of
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Move
from scopa_desktop.ui.pictures.badge_art import badge_pixmap
from scopa_desktop.ui.pictures.portraits import Expression
from scopa_desktop.ui.platform.sounds import Sound
from scopa_desktop.ui.score.card_strip import CardStrip
from scopa_desktop.ui.score.score_model import SideInfo
from scopa_desktop.ui.score.sheet_dialog import ScoreDialogChoice, SheetDialog, named_sides
from scopa_desktop.ui.score.winner_stage import WinnerStage
from scopa_desktop.ui.table.animation.highlights import EFFECTS, Highlight, end_highlight
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.fonts import BODY_SIZE, text_scale
from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.boxes import STRETCH, clear_box, hbox, vbox
from scopa_desktop.ui.widgets.buttons import LinkButton
from scopa_desktop.ui.widgets.headings import caption, paragraph
from scopa_desktop.ui.widgets.plain_text import PlainLabel
from scopa_desktop.ui.wording.card_wording import CardWording, ShownCard, own_name
from scopa_desktop.ui.wording.match_end_wording import (
    NewsLine,
    moment_caption,
    moment_sentence,
    news_lines,
    own_side_of,
    remark_of,
    score_text,
    victory_sentence,
    winner_title,
)
from scopa_desktop.ui.wording.remarks import Occasion, quoted_remark
from scopa_desktop.ui.wording.score_wording import ScoreWording
from scopa_desktop.ui.wording.text_direction import without_marks

_PORTRAIT, _MEDAL, _STRIP = 44.0, 40.0, 84
_NEWS_MS: Final = 450
"""Between two news, at the speed *normal*."""


class MatchEndPanel(QWidget):
    """Shows the end of a match; its news come one by one or all at once."""

    look_requested = Signal()
    """The player wants to see the move that decided the match."""
    row_shown = Signal(object)
    """News were shown: their widget."""
    sounded = Signal(object)
    """News were shown that have a sound of their own: a `Sound`."""

    def __init__(
        self, match: Match, sides: Sequence[SideInfo], appearance: Appearance, *, is_stepwise: bool
    ) -> None:
        """The end of `match`, whose `sides` have names that are not translated yet.

        `is_stepwise` says whether the news come one by one after `start`.
        """
        super().__init__()
        assert match.winner is not None
        self._match, self._sides, self._appearance = match, sides, appearance
        self._winner, self._own = match.winner, own_side_of(match)
        self._news = MatchNews()
        self._winnings, self._has_level = "", False
        self.moment: DecidingMoment | None = None
        """What decided the match; None if it is not known."""
        self.is_stepwise = is_stepwise
        """Whether news are still to come one by one."""
        self._is_started = False
        self._rows: list[tuple[NewsLine, QWidget]] = []
        self.highlight = end_highlight(match)
        """What the end is for the people who played."""
        named, self._wording = named_sides(sides, self._own)
        self.title = winner_title(self._wording, self._winner)
        self._revealing = QTimer(self)
        self._revealing.setInterval(appearance.look.speed.scaled(_NEWS_MS))
        self._revealing.timeout.connect(self._reveal_next)
        self._build(named[self._winner].names)
        if is_stepwise:
            self._stage.hold()
        self._update_moment()

    def show_news(self, news: MatchNews) -> None:
        """Show the news of the match, one after the other."""
        self._news = news
        self._update_rows()

    def show_winnings(self, sentences: str, *, has_level: bool = False) -> None:
        """Show what was won in chips and experience; nothing if it is empty.

        `has_level` says whether a person has reached a level with it.
        """
        self._winnings, self._has_level = sentences, has_level
        self._update_rows()

    def show_moment(self, moment: DecidingMoment | None) -> None:
        """Show what decided the match; nothing if nothing did."""
        self.moment = moment
        self._update_moment()

    @property
    def shown_news(self) -> list[str]:
        return [line.text for line, row in self._rows if not row.isHidden()]

    @property
    def result(self) -> str:
        """The sentence that says who won."""
        return self._result.text()

    def start(self) -> None:
        """Show the news one by one from now on, and the winner with an animation."""
        self._is_started = True
        if self.is_stepwise:
            self._stage.enter()
            self._revealing.start()

    def skip(self) -> None:
        """Show everything at once, now and what arrives later."""
        self.is_stepwise = False
        self._stage.skip()
        self._reveal_all()

    def _build(self, winners: Sequence[str]) -> None:
        effect = EFFECTS[self.highlight]
        self._stage = WinnerStage(self._appearance, self._sides[self._winner].portraits, effect)
        # A long ribbon would be bent too much.
        is_long = len(winners) > 1
        score = score_text(self._match.totals, self._winner)
        short = score if is_long else winners[0]
        self._stage.set_call(self.title if self._own == self._winner and not is_long else short)
        score_wording = ScoreWording(self._match.variant, self._appearance.deck, self._wording)
        sentence = victory_sentence(self._match, score_wording, self._wording)
        self._result = paragraph(sentence, BODY_SIZE + 2, bold=True)
        self._news_box = vbox(spacing=6)
        side = vbox(self._result, self._remark(), self._news_box, STRETCH, spacing=12)
        self._moment_caption = caption("")
        self._moment_text = paragraph()
        self._look = LinkButton(translate("MatchEndDialog", "Look at it"))
        self._look.clicked.connect(self.look_requested)
        self._picture = QWidget()
        QVBoxLayout(self._picture).setContentsMargins(0, 0, 0, 0)
        self._picture.setFixedHeight(round(_STRIP * text_scale()))
        self._moment_text.setMinimumHeight(2 * self._moment_text.fontMetrics().lineSpacing())
        self._moment_text.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        # They come later, and the winner keeps their place until then.
        for part in (self._moment_caption, self._moment_text, self._look, self._picture):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
        top = hbox((self._stage, 1), (side, 1), spacing=18)
        top.setAlignment(self._stage, Qt.AlignmentFlag.AlignTop)
        vbox(
            (top, 1),
            hbox((self._moment_caption, 1), self._look),
            self._moment_text,
            self._picture,
            within=self,
            spacing=8,
        )

    def _remark(self) -> QHBoxLayout:
        """What a character says about the end, beside its face; empty if nobody says anything."""
        remark = remark_of(self._match)
        if remark is None:
            return hbox()
        expression = Expression.DELIGHTED if remark.occasion is Occasion.WON else Expression.RUEFUL
        face = PlainLabel()
        face.setPixmap(
            self._appearance.portrait(remark.portrait, _PORTRAIT * text_scale(), expression)
        )
        words = paragraph(quoted_remark(remark.name, remark.text))
        return hbox((face, Qt.AlignmentFlag.AlignTop), (words, 1), spacing=10)

    def _update_rows(self) -> None:
        """Make the rows of the news; those that were visible stay so."""
        visible = len(self.shown_news)
        lines = list(news_lines(self._match, self._news))
        if self._winnings:
            lines.append(NewsLine(self._winnings))
        for _, row in self._rows:
            row.hide()
            row.deleteLater()
        self._rows = [(line, self._row(line)) for line in lines]
        for number, (_, row) in enumerate(self._rows):
            self._news_box.addWidget(row)
            row.setVisible(number < visible)
        if not self.is_stepwise:
            self._reveal_all()
        elif self._is_started:
            self._revealing.start()

    def _row(self, line: NewsLine) -> QWidget:
        row = QWidget()
        box = hbox(within=row, spacing=10)
        if line.badge:
            medal = PlainLabel()
            size = _MEDAL * text_scale()
            medal.setPixmap(badge_pixmap(line.badge, size, self.devicePixelRatioF(), True))
            box.addWidget(medal)
        text = paragraph(line.text)
        text.setObjectName("news")
        box.addWidget(text, 1)
        return row

    def _update_moment(self) -> None:
        moment = self.moment
        self._moment_caption.setText(moment_caption(moment))
        for part in (self._moment_caption, self._moment_text, self._look):
            part.setVisible(moment is not None)
        self._picture.setVisible(moment is not None and moment.kind is not MomentKind.CARDS)
        if moment is None:
            return
        words = CardWording(self._appearance.deck, self._match.variant)
        sentence = moment_sentence(self._match, moment, words, self._names_by_seat(), self._own)
        self._moment_text.setText(sentence)
        if moment.kind is not MomentKind.CARDS:
            self._show_move(*moment.position)

    def _show_move(self, deal: int, count: int) -> None:
        """Show the cards of a move and the table that it left."""
        match, deck = self._match, self._appearance.deck
        before = match.at(deal, count)
        assert before.round is not None
        move = match.recorded_round(deal).moves[count]
        assert isinstance(move, Move)
        seat = match.seats_of_moves(deal)[count]
        seats = list(match.seating.seats_of(match.seating.side_of(seat)))
        portrait = self._sides[match.seating.side_of(seat)].portraits[seats.index(seat)]
        table = before.round.table & ~move.take
        played = (move.card, *cards_of(move.take))
        groups = [SideInfo(("",), (portrait,)), SideInfo(("",), ())]
        strip = CardStrip(self._appearance.art, deck, groups, self._appearance.look.cloth)
        cards = [tuple(map(ShownCard, played)), tuple(map(ShownCard, cards_of(table)))]
        strip.show_cards(cards)
        layout = self._picture.layout()
        assert layout is not None
        clear_box(layout)
        layout.addWidget(strip)

    def _names_by_seat(self) -> list[str]:
        """The names by seat; empty for the user."""
        names = {}
        for side, info in enumerate(self._sides):
            for seat, name in zip(self._match.seating.seats_of(side), info.names, strict=True):
                is_user = self._own is not None and self._match.players[seat].is_person
                names[seat] = "" if is_user else own_name(name)
        return [names[seat] for seat in sorted(names)]

    def _reveal_next(self) -> None:
        hidden = [(line, row) for line, row in self._rows if row.isHidden()]
        if not hidden:
            self._revealing.stop()
            return
        line, row = hidden[0]
        row.show()
        self.row_shown.emit(row)
        if line.badge or line.text == self._winnings:
            won = Sound.LEVEL if self._has_level else Sound.CHIPS
            self.sounded.emit(Sound.BADGE if line.badge else won)
        announce(self, line.text)

    def _reveal_all(self) -> None:
        self._revealing.stop()
        for _, row in self._rows:
            row.show()


_DIALOG_SIZE: Final = QSize(820, 620)


class MatchEndDialog(SheetDialog):
    """The end of a match that has been won.

    It shows its parts one after the other, until a click or Space skips that.
    """

    def __init__(
        self,
        match: Match,
        sides: Sequence[SideInfo],
        appearance: Appearance,
        *,
        fanfare: Callable[[Highlight], None] | None,
        parent: QWidget | None = None,
    ) -> None:
        """The end of `match`, whose `sides` have names that are not translated yet.

        `fanfare` plays the sound of the end; None if everything is shown at once, in silence.
        """
        super().__init__(match, sides, _DIALOG_SIZE, parent)
        self._appearance = appearance
        self._fanfare = fanfare
        self._is_entered = False
        is_stepwise = fanfare is not None and not appearance.is_motion_off
        self.panel = MatchEndPanel(match, sides, appearance, is_stepwise=is_stepwise)
        """What the dialog shows."""
        self.panel.look_requested.connect(partial(self.choose, ScoreDialogChoice.LOOK))
        # Its place is known only after the layout.
        self.panel.row_shown.connect(
            lambda row: QTimer.singleShot(0, row, partial(self._area.ensureWidgetVisible, row))
        )
        self.set_title(self.panel.title)
        self.set_content(self.panel)
        sheet = LinkButton(self.tr("Score sheet"))
        sheet.clicked.connect(partial(self.choose, ScoreDialogChoice.SHEET))
        self.add_title_widget(sheet)
        texts = {
            ScoreDialogChoice.CLOSED: self.tr("&Close"),
            ScoreDialogChoice.NEW_GAME: self.tr("&New game"),
            ScoreDialogChoice.REVIEW: self.tr("Re&view"),
            ScoreDialogChoice.REMATCH: self.tr("R&ematch"),
        }
        for choice, key in self._add_choices(texts, gold=ScoreDialogChoice.REMATCH).items():
            key.setText(texts[choice])
        # Not a button: Space, which skips, would press it when nothing is left to skip.
        self._area.setAccessibleName(without_marks(self.panel.title))
        self._area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._area.setFocus()

    @property
    def _is_skippable(self) -> bool:
        """Whether anything is still to be shown one after the other."""
        return self.panel.is_stepwise

    def begin(self) -> None:
        """Celebrate, the first time."""
        if self._is_entered:
            return
        self._is_entered = True
        announce(self, self.panel.result)
        if self._fanfare is not None and not self._appearance.look.reduced_motion:
            self._fanfare(self.panel.highlight)
        if self._is_skippable:
            self._skip_at_input(True)
        self.panel.start()

    def skip(self) -> None:
        """Show everything at once, now and what arrives later."""
        self._skip_at_input(False)
        self.panel.skip()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Skip at a click or Space; a click still has its usual effect."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self.skip()
        if event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            if event.key() == Qt.Key.Key_Space and self._is_skippable:
                self.skip()
                return True
        return False

    def _skip_at_input(self, is_skippable: bool) -> None:
        """Skip at a click or Space anywhere in the dialog from now on, or no more."""
        for part in self.findChildren(QWidget):
            if is_skippable:
                part.installEventFilter(self)
            else:
                part.removeEventFilter(self)
