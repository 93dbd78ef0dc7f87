"""The last capture and, where the rules allow it, a side's own pile."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from scopa_desktop.rules.cards import Card, cards_of
from scopa_desktop.rules.events import Captured
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Move, TakeTable
from scopa_desktop.rules.replay import last_capture
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.score.card_strip import CardStrip
from scopa_desktop.ui.score.score_model import SideInfo
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.colours import Cloth
from scopa_desktop.ui.theme.fonts import BODY_SIZE
from scopa_desktop.ui.widgets.boxes import vbox
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.headings import GROUP, Heading, paragraph, secondary_label
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.wording.card_wording import CardWording, ShownCard
from scopa_desktop.ui.wording.move_wording import played_move_text
from scopa_desktop.ui.wording.number_format import counted

tr: Final = partial(translate, "CapturesDialog")

_WIDTH = 680
_HEIGHT, _HEIGHT_WITH_PILE = 380, 520
_CAPTURE_HEIGHT, _PILE_HEIGHT = 104, 150


class CapturesPanel(QWidget):
    """Shows which card captured what last, and the cards of the person's own pile."""

    def __init__(
        self,
        match: Match,
        side: int,
        sides: Sequence[SideInfo],
        wording: CardWording,
        *,
        art: CardArt,
        deck: Deck,
        cloth: Cloth,
        own_seat: int | None = 0,
    ) -> None:
        """The captures of the current round of `match`; raises `ValueError` if it has none.

        `own_seat` is the person's; None if computer players play alone, who have no own pile. The
        pile is shown if `side` is the person's own and `Variant.shows_own_pile` allows it, or
        the round is over.
        """
        super().__init__()
        if match.round is None:
            raise ValueError("no round is on the table")
        self._match = match
        self._sides = sides
        self._wording = wording
        self._art, self._deck, self._cloth = art, deck, cloth
        self._pile = match.round.piles[side]
        self._own_seat = own_seat
        self._side = side
        self._capture = last_capture(
            match.variant, match.seating, match.recorded_round(match.deals)
        )
        self.shows_pile = False
        """Whether the cards of a pile are shown below the last capture."""
        column = vbox(paragraph(self._capture_sentence()), within=self, spacing=8)
        if self._capture is not None and self._capture.seat is not None:
            capturing_side = match.seating.side_of(self._capture.seat)
            column.addWidget(self._strip(capturing_side, self._captured_cards(), _CAPTURE_HEIGHT))
        if own_seat is not None and side == match.seating.side_of(own_seat):
            self._add_pile(column)
        column.addStretch(1)

    def _add_pile(self, column: QVBoxLayout) -> None:
        cards = list(cards_of(self._pile))
        title = self._pile_title(len(cards))
        column.addSpacing(6)
        column.addWidget(Heading(title, GROUP))
        if not self._may_show_pile:
            closed = tr("In {game} nobody looks through the piles during a round.")
            sentence = closed.format(game=self._match.variant.name)
            column.addWidget(secondary_label(sentence, BODY_SIZE))
        elif cards:
            description = self._wording.cards(self._pile)
            column.addWidget(self._strip(self._side, cards, _PILE_HEIGHT, description))
            self.shows_pile = True

    @property
    def _may_show_pile(self) -> bool:
        """Whether the rules allow looking through the own pile; after the round they always do."""
        current = self._match.round
        return self._match.variant.shows_own_pile or current is None or current.is_over

    def _pile_title(self, count: int) -> str:
        if self._match.seating.has_partners:
            pattern = tr("Pile of your side: {cards}")
        else:
            pattern = tr("Your pile: {cards}")
        return pattern.format(cards=counted("cards", count))

    def _strip(
        self, side: int, cards: Sequence[Card], height: int, description: str = ""
    ) -> CardStrip:
        strip = CardStrip(self._art, self._deck, [self._sides[side]], self._cloth)
        strip.setMinimumHeight(max(height, strip.height_for(len(cards), _WIDTH - 60)))
        strip.show_cards([tuple(map(ShownCard, cards))], description)
        return strip

    def _captured_cards(self) -> list[Card]:
        """The card that was played, if any, before those it captured."""
        capture = self._capture
        if isinstance(capture, Captured):
            taken = [card for card in cards_of(capture.taken) if card != capture.card]
            return [capture.card, *taken]
        return [] if capture is None else list(cards_of(capture.cards))

    def _capture_sentence(self) -> str:
        capture = self._capture
        if capture is None or capture.seat is None:
            return tr("Nothing has been captured in this round yet.")
        is_own = capture.seat == self._own_seat
        name = "" if is_own else self._match.players[capture.seat].name
        move: Move | TakeTable = (
            capture.move if isinstance(capture, Captured) else TakeTable(capture.cards)
        )
        return f"{played_move_text(move, self._wording, name)}."


class CapturesDialog(PaperDialog):
    """The panel in a dialog that Enter closes."""

    is_as_high_as_content = True

    def __init__(self, panel: CapturesPanel, parent: QWidget | None = None) -> None:
        height = _HEIGHT_WITH_PILE if panel.shows_pile else _HEIGHT
        super().__init__(tr("Last capture"), QSize(_WIDTH, height), parent)
        self.add_button(tr("Back to the table"), ButtonKind.GOLD).clicked.connect(self.accept)
        self.set_content(panel)
        # The keys scroll the content where it does not fit; Enter closes the dialog.
        for area in self.findChildren(QScrollArea):
            area.setAccessibleName(self.windowTitle())
            area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            area.setFocus()
