"""The end of a match: the winner, a remark, what was new, and the move that decided it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from scopa_desktop.ai.deciding_moment import DecidingMoment
from scopa_desktop.play.leaderboard.match_news import MatchNews
from scopa_desktop.rules.cards import cards_of
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Move
from scopa_desktop.ui.pictures.badge_art import badge_pixmap
from scopa_desktop.ui.pictures.portraits import Expression
from scopa_desktop.ui.score.card_strip import CardStrip
from scopa_desktop.ui.score.score_model import SideInfo
from scopa_desktop.ui.score.sheet_dialog import ScoreDialogChoice, SheetDialog
from scopa_desktop.ui.score.winner_stage import WinnerStage
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.theme.fonts import BODY_SIZE, text_scale
from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.boxes import STRETCH, clear_box, fill, hbox, vbox
from scopa_desktop.ui.widgets.buttons import LinkButton
from scopa_desktop.ui.widgets.headings import caption, paragraph
from scopa_desktop.ui.widgets.plain_text import PlainLabel
from scopa_desktop.ui.wording.card_wording import CardWording, ShownCard, own_name
from scopa_desktop.ui.wording.match_end_wording import (
    NewsLine,
    moment_sentence,
    news_lines,
    remark_of,
    score_text,
    victory_sentence,
    winner_title,
)
from scopa_desktop.ui.wording.remarks import Occasion, quoted_remark
from scopa_desktop.ui.wording.score_wording import ScoreWording

_SIZE: Final = QSize(820, 620)
_PORTRAIT, _MEDAL, _STRIP = 44.0, 40.0, 84
_NEWS_MS: Final = 450
"""Between two news, at the speed *normal*."""


class MatchEndDialog(SheetDialog):
    """The end of a match that has been won."""

    def __init__(
        self,
        match: Match,
        sides: Sequence[SideInfo],
        appearance: Appearance,
        *,
        fanfare: Callable[[bool], None] | None,
        parent: QWidget | None = None,
    ) -> None:
        """The end of `match`, whose `sides` have names that are not translated yet.

        `fanfare` plays the sound of the end, of a match won if True; None if everything is shown at
        once, in silence.
        """
        assert match.winner is not None
        super().__init__(match, sides, _SIZE, parent)
        self._appearance = appearance
        self._winner = match.winner
        self._fanfare = fanfare
        self._news = MatchNews()
        self._winnings = ""
        self.moment: DecidingMoment | None = None
        """The move that decided the match; None if it is not known."""
        self._is_entered = False
        self._rows: list[tuple[NewsLine, QWidget]] = []
        has_person = any(player.is_person for player in match.players)
        self.is_won = (
            any(match.players[seat].is_person for seat in match.seating.seats_of(self._winner))
            or not has_person
        )
        self._revealing = QTimer(self, interval=appearance.speed.scaled(_NEWS_MS))
        self._revealing.timeout.connect(self._reveal_next)
        self._build()
        self._set_texts()

    # --- what arrives later --------------------------------------------------------------------

    def show_news(self, news: MatchNews) -> None:
        """Show the news of the match, one after the other."""
        self._news = news
        self._update_rows()

    def show_winnings(self, sentences: str) -> None:
        """Show what was won in chips and experience; nothing if it is empty."""
        self._winnings = sentences
        self._update_rows()

    def show_moment(self, moment: DecidingMoment | None) -> None:
        """Show the move that decided the match; nothing if there is none."""
        self.moment = moment
        self._update_moment()

    @property
    def shown_news(self) -> list[str]:
        return [line.text for line, row in self._rows if not row.isHidden()]

    # --- building ------------------------------------------------------------------------------

    def _build(self) -> None:
        self._stage = WinnerStage(
            self._appearance, self._sides[self._winner].portraits, is_festive=self.is_won
        )
        self._result = paragraph("", BODY_SIZE + 2, bold=True)
        self._face = PlainLabel()
        self._remark = paragraph()
        self._news_box = vbox(spacing=6)
        side = vbox(
            self._result,
            hbox((self._face, Qt.AlignmentFlag.AlignTop), (self._remark, 1), spacing=10),
            self._news_box,
            STRETCH,
            spacing=12,
        )
        self._moment_caption = caption("")
        self._moment_text = paragraph()
        self._look = LinkButton("")
        self._look.clicked.connect(partial(self.choose, ScoreDialogChoice.LOOK))
        self._picture = QWidget()
        QVBoxLayout(self._picture).setContentsMargins(0, 0, 0, 0)
        self._picture.setFixedHeight(round(_STRIP * text_scale()))
        self.body.setSpacing(8)
        fill(
            self.body,
            (hbox((self._stage, 1), (side, 1), spacing=18), 1),
            hbox((self._moment_caption, 1), self._look),
            self._moment_text,
            self._picture,
        )
        self._sheet = LinkButton("")
        self._sheet.clicked.connect(partial(self.choose, ScoreDialogChoice.SHEET))
        self.add_title_widget(self._sheet)
        choices = (
            ScoreDialogChoice.CLOSED,
            ScoreDialogChoice.NEW_GAME,
            ScoreDialogChoice.REVIEW,
            ScoreDialogChoice.REMATCH,
        )
        self._keys = self._add_choices(choices, gold=ScoreDialogChoice.REMATCH)
        self._keys[ScoreDialogChoice.REMATCH].setFocus()

    def _set_texts(self) -> None:
        sides, wording = self._named_sides()
        title = winner_title(wording, self._winner)
        self.set_title(title)
        names = sides[self._winner].names
        # A long ribbon would be bent too much.
        is_long = len(names) > 1
        score = score_text(self._match.totals, self._winner)
        short = score if is_long else names[0]
        self._stage.set_call(title if self._own == self._winner and not is_long else short)
        deck = self._appearance.deck
        score_wording = ScoreWording(self._match.variant, deck, wording)
        self._result.setText(victory_sentence(self._match, score_wording, wording))
        remark = remark_of(self._match)
        self._face.setHidden(remark is None)
        self._remark.setHidden(remark is None)
        if remark is not None:
            size = _PORTRAIT * text_scale()
            has_won = remark.occasion is Occasion.WON
            expression = Expression.SMILE if has_won else Expression.FROWN
            picture = self._appearance.portrait(remark.portrait, size, expression)
            self._face.setPixmap(picture)
            self._remark.setText(quoted_remark(remark.name, remark.text))
        texts = {
            ScoreDialogChoice.CLOSED: self.tr("&Close"),
            ScoreDialogChoice.NEW_GAME: self.tr("&New game"),
            ScoreDialogChoice.REVIEW: self.tr("Re&view"),
            ScoreDialogChoice.REMATCH: self.tr("R&ematch"),
        }
        for choice, key in self._keys.items():
            key.setText(texts[choice])
        self._sheet.setText(self.tr("Score sheet"))
        self._look.setText(self.tr("Look at it"))
        self._moment_caption.setText(self.tr("The move that decided it"))
        self._update_rows()
        self._update_moment()

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
        if self._is_skippable:
            if self._is_entered:
                self._revealing.start()
        else:
            self._reveal_all()

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
        for part in (self._moment_caption, self._moment_text, self._look, self._picture):
            part.setVisible(moment is not None)
        if moment is None:
            return
        match, deck = self._match, self._appearance.deck
        deal, count = moment.position
        before = match.at(deal, count)
        assert before.round is not None
        move = match.recorded_round(deal).moves[count]
        assert isinstance(move, Move)
        seat = match.seats_of_moves(deal)[count]
        names = self._names_by_seat()
        words = CardWording(deck, match.variant)
        self._moment_text.setText(moment_sentence(match, moment, words, names, self._own))
        seats = list(match.seating.seats_of(match.seating.side_of(seat)))
        portrait = self._sides[match.seating.side_of(seat)].portraits[seats.index(seat)]
        table = before.round.table & ~move.take
        played = (move.card, *cards_of(move.take))
        groups = [SideInfo(("",), (portrait,)), SideInfo(("",), ())]
        strip = CardStrip(self._appearance.art, deck, groups, self._appearance.cloth)
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

    # --- showing -------------------------------------------------------------------------------

    @property
    def _is_skippable(self) -> bool:
        """Whether anything is still to be shown one after the other."""
        return self._fanfare is not None and not self._appearance.is_motion_off

    def showEvent(self, event: QShowEvent) -> None:
        """Begin when the dialog is shown for the first time."""
        super().showEvent(event)
        if self._is_entered:
            return
        self._is_entered = True
        announce(self, self._result.text())
        if self._fanfare is None:
            return
        if not self._appearance.reduced_motion:
            self._fanfare(self.is_won)
        if self._is_skippable:
            self._skip_at_input(True)
            self._stage.enter()
            self._revealing.start()

    def skip(self) -> None:
        """Show everything at once, now and what arrives later."""
        self._fanfare = None
        self._skip_at_input(False)
        self._stage.skip()
        self._reveal_all()

    def _reveal_next(self) -> None:
        hidden = [(line, row) for line, row in self._rows if row.isHidden()]
        if not hidden:
            self._revealing.stop()
            return
        line, row = hidden[0]
        row.show()
        # Its place is known only after the layout.
        QTimer.singleShot(0, row, partial(self._area.ensureWidgetVisible, row))
        announce(self, line.text)

    def _reveal_all(self) -> None:
        self._revealing.stop()
        for _, row in self._rows:
            row.show()
