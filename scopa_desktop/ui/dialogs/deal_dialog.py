"""The dialog with the number of the deal on the table, for sharing it."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.session.packs import number_of_packs
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.theme.fonts import BODY_SIZE
from scopa_desktop.ui.widgets.boxes import vbox
from scopa_desktop.ui.widgets.buttons import ButtonKind, DealNumberButton
from scopa_desktop.ui.widgets.headings import SUBTITLE, Heading, Tone, paragraph, secondary_label
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.wording.card_wording import game_title
from scopa_desktop.ui.wording.list_format import and_list

_SIZE = QSize(560, 360)


class DealDialog(PaperDialog):
    """Game, players and deal number of a match, and how to deal the same cards again."""

    is_as_high_as_content = True

    def __init__(self, match: Match, names: Sequence[str], parent: QWidget | None = None) -> None:
        """`names` are those of the players by seat."""
        super().__init__(self.tr("This deal"), _SIZE, parent)
        self.set_content(self._content(match, names))
        close = self.add_button(self.tr("Back to the table"), ButtonKind.GOLD)
        close.clicked.connect(self.accept)
        close.setFocus()

    def _content(self, match: Match, names: Sequence[str]) -> QWidget:
        number = DealNumberButton()
        number.set_number(number_of_packs(match))
        same_cards = self.tr(
            "Click the number to copy it. Anyone who enters it in New game, for {game} with "
            "the same number of players, gets the same cards in every round."
        ).format(game=match.variant.name)
        fairness = self.tr(
            "All cards were shuffled from this number before the first one was dealt."
        )
        content = QWidget()
        column = vbox(
            Heading(game_title(match.variant), SUBTITLE, Tone.TEXT),
            paragraph(and_list(list(names))),
            10,
            (number, Qt.AlignmentFlag.AlignLeft),
            within=content,
            spacing=6,
        )
        for sentence in (same_cards, fairness):
            column.addWidget(secondary_label(sentence, BODY_SIZE))
        column.addStretch(1)
        return content
