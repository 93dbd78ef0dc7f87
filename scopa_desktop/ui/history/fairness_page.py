"""The page about fairness: what computer players know, and what the shuffles gave to whom."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.history.fairness import (
    EXAMPLE_DEALS,
    FairnessReport,
    PlayerFairness,
    Subject,
    example_of,
)
from scopa_desktop.play.history.history_reader import HistoryReader
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.ui import dialogs
from scopa_desktop.ui.charts.share_charts import BandChart, BandRow
from scopa_desktop.ui.history.history_page import HistoryContext, HistoryPage
from scopa_desktop.ui.history.match_check import MatchCheck
from scopa_desktop.ui.widgets.boxes import fill, vbox
from scopa_desktop.ui.widgets.buttons import Button
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.headings import SUBTITLE, Heading, paragraph, secondary_label
from scopa_desktop.ui.widgets.inputs import CheckBox, ChoiceBox
from scopa_desktop.ui.widgets.screen_space import ScrollPage
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.fairness_wording import (
    fairness_basis_sentence,
    few_deals_sentence,
    figure_name,
    left_out_sentences,
    opponent_name,
    player_title,
    player_verdict,
    verdict,
)
from scopa_desktop.ui.wording.list_format import with_colon
from scopa_desktop.ui.wording.number_format import counted

LEAST_DEALS: Final = 10
"""With fewer deals, the bands are so wide that they say nothing."""
_SECTION, _PARAGRAPH = 24, 8
_NOUNS: Final = {
    Subject.SETTEBELLO: "deals",
    Subject.COINS: "cards",
    Subject.RANK: "cards",
    Subject.FIRST_DEAL: "matches",
    Subject.OPENING: "openings",
}


class FairnessAnswer(NamedTuple):
    """What the page shows of the history."""

    report: FairnessReport
    record: Path | None
    """The record of the last match; None if there is none."""


class FairnessPage(HistoryPage):
    """Says what computer players know, and shows the fairness figures of all players."""

    def __init__(self, reader: HistoryReader, context: HistoryContext) -> None:
        super().__init__(reader, context)
        self._words = CardWording(context.deck, next(iter(CATALOGUE.values())))
        self.selection = self._everything
        """The filter whose figures are shown or on their way."""
        self._answer: FairnessAnswer | None = None
        self.knowledge = KnowledgePart()
        self._heading = Heading(self.tr("What the shuffles gave"), SUBTITLE)
        self.opponents = ChoiceBox()
        """The opponent whose matches count; the data of an entry is a level, or None for all."""
        self.opponents.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        self.opponents.setAccessibleName(self.tr("Opponents"))
        self.with_imported = CheckBox(self.tr("Count &imported matches too"))
        self.basis = paragraph()
        self.verdict = paragraph()
        self._charts_column = QVBoxLayout()
        self._example_text = paragraph(
            self.tr(
                "This is what will be here, from packs that were shuffled just now: how often each "
                "kind of card fell to one of two players, and what chance allows."
            )
        )
        self.shuffle_button = Button(self.tr("Shuf&fle again"))
        """Shuffles other packs for the example."""
        self.example = PlayerChart(self._words)
        """Shows what is there with enough deals, from packs that were shuffled just now."""
        self._example_part = QWidget()
        self.charts: list[PlayerChart] = []
        """The charts that are shown: the person first, then each opponent."""
        self.area = ScrollPage(_PARAGRAPH)
        self.area.setAccessibleName(self.tr("Fairness"))
        self._lay_out()
        self.opponents.activated.connect(self._choose_opponent)
        self.with_imported.toggled.connect(self.reload)
        self.shuffle_button.clicked.connect(self._shuffle_example)
        self._show_sentences(self.tr("The deals are being counted…"), "")

    @property
    def report(self) -> FairnessReport | None:
        """What is shown; None before the first answer."""
        return self._answer.report if self._answer is not None else None

    def show_selection(self, selection: MatchFilter) -> None:
        """Show the figures of the matches that a filter selects; its results are ignored."""
        self.selection = selection
        self.reload()

    def show_opponent(self, level: str) -> None:
        """Show the figures of the matches against opponents of a level."""
        self.show_selection(replace(self._everything, opponents=frozenset({level})))

    def reload(self) -> None:
        """Read the figures of the chosen matches."""
        selection, with_imported = self.selection, self.with_imported.isChecked()
        self._request(lambda history: _read(history, selection, with_imported), self._show)

    # --- building ------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = self.area.new_column()
        fill(
            column,
            self.knowledge,
            _SECTION - _PARAGRAPH,
            self._heading,
            FlowRow(16, 6, self.opponents, self.with_imported),
            self.basis,
            self.verdict,
            _PARAGRAPH,
        )
        self._charts_column.setSpacing(_SECTION)
        column.addLayout(self._charts_column)
        vbox(
            self._example_text,
            self.example,
            (self.shuffle_button, Qt.AlignmentFlag.AlignLeft),
            within=self._example_part,
            spacing=_PARAGRAPH,
        )
        self.shuffle_button.setAutoDefault(False)
        self._example_part.hide()
        column.addWidget(self._example_part)
        column.addStretch(1)
        vbox(self.area, within=self)
        self.setFocusProxy(self.area)

    # --- showing -------------------------------------------------------------------------------

    def _show(self, answer: FairnessAnswer) -> None:
        self._answer = answer
        report, record = answer
        self.knowledge.check.set_record(record)
        self._fill_opponents(report)
        has_imported = self.with_imported.isChecked() or report.left_out.imported > 0
        self.with_imported.setVisible(has_imported)
        has_too_few = report.deals < LEAST_DEALS
        if has_too_few and not self.example.has_player:
            self._shuffle_example()
        self._example_part.setVisible(has_too_few)
        if has_too_few:
            self._show_sentences(self._too_few(report), "")
            self._show_charts(())
            return
        chosen = self._chosen_players(report)
        shown = [player for player in chosen if player.deals >= LEAST_DEALS]
        basis = fairness_basis_sentence(report)
        if len(shown) < len(chosen):
            basis = f"{basis} {few_deals_sentence(LEAST_DEALS)}"
        self._show_sentences(basis, verdict(report._replace(players=tuple(shown))))
        self._show_charts(shown)

    def _show_sentences(self, basis: str, verdict_sentence: str) -> None:
        self.basis.setText(basis)
        self.verdict.setText(verdict_sentence)
        self.verdict.setVisible(bool(verdict_sentence))

    def _shuffle_example(self) -> None:
        deals = counted("deals", EXAMPLE_DEALS)
        title = self.tr("Example: {deals}").format(deals=deals)
        self.example.show_player(example_of(Random()), title)

    def _too_few(self, report: FairnessReport) -> str:
        pattern = self.tr(
            "Your figures appear here after {least}. So far there are {deals}: too few to tell "
            "luck from anything else."
        )
        least, deals = counted("deals", LEAST_DEALS), counted("deals", report.deals)
        sentence = pattern.format(least=least, deals=deals)
        return f"{sentence} {left_out_sentences(report.left_out)}".rstrip()

    def _chosen_players(self, report: FairnessReport) -> Sequence[PlayerFairness]:
        """The player, and the chosen opponents or all of them."""
        levels = self.selection.opponents
        return [
            player
            for player in report.players
            if player.level is None or not levels or player.level in levels
        ]

    def _show_charts(self, players: Sequence[PlayerFairness]) -> None:
        while len(self.charts) < len(players):
            chart = PlayerChart(self._words)
            self.charts.append(chart)
            self._charts_column.addWidget(chart)
        while len(self.charts) > len(players):
            chart = self.charts.pop()
            self._charts_column.removeWidget(chart)
            chart.hide()
            chart.deleteLater()
        for chart, player in zip(self.charts, players, strict=True):
            deals = counted("deals", player.deals)
            title = with_colon(player_title(player), deals)
            chart.show_player(player, title)

    # --- opponents -----------------------------------------------------------------------------

    def _fill_opponents(self, report: FairnessReport) -> None:
        chosen = self.selection.opponents
        offered = report.levels | chosen
        order = [*LEVELS, *sorted(offered - LEVELS.keys())]
        levels = [level for level in order if level in offered]
        self.opponents.clear()
        self.opponents.addItem(self.tr("All opponents"), None)
        for level in levels:
            self.opponents.addItem(opponent_name(level), level)
        index = levels.index(next(iter(chosen))) + 1 if len(chosen) == 1 else 0
        self.opponents.setCurrentIndex(index)

    def _choose_opponent(self, index: int) -> None:
        level = self.opponents.itemData(index)
        chosen = frozenset() if level is None else frozenset({str(level)})
        self.show_selection(replace(self.selection, opponents=chosen))


def _read(history: MatchHistory, selection: MatchFilter, with_imported: bool) -> FairnessAnswer:
    report = history.fairness(selection, with_imported=with_imported)
    last = history.matches(MatchFilter(profile=selection.profile), limit=1)
    file = last[0].file if last else None
    return FairnessAnswer(report, None if file is None else history.files.path(file))


class PlayerChart(QWidget):
    """The bands of a player, or of all opponents of a level, with a sentence below them."""

    def __init__(self, words: CardWording) -> None:
        super().__init__()
        self._words = words
        self.chart = BandChart("", dialogs.choose_save_path)
        self.sentence = secondary_label()
        vbox(self.chart, self.sentence, within=self, spacing=4)

    @property
    def has_player(self) -> bool:
        """Whether figures are shown."""
        return not self.chart.is_empty()

    def show_player(self, player: PlayerFairness, title: str) -> None:
        self.chart.set_title(title)
        rows = [
            BandRow(
                figure_name(figure, self._words),
                figure.times,
                figure.total,
                figure.low / figure.total,
                figure.high / figure.total,
                figure.expected / figure.total,
                _NOUNS[figure.subject],
            )
            for figure in player.figures
        ]
        self.chart.set_data(rows)
        self.sentence.setText(player_verdict(player, self._words))


class KnowledgePart(QWidget):
    """What computer players know, and a check of the last match."""

    def __init__(self) -> None:
        super().__init__()
        sentences = (
            self.tr(
                "A computer player sees what you would see in its seat: its own hand, the table "
                "and the cards played so far. It never sees your hand or the cards still to come."
            ),
            self.tr(
                "The deal number fixes every pack of a match before the first card is dealt. "
                "Enter it in New game, and the same cards come again."
            ),
            self.tr(
                "You need not take our word for it. This deals your last match again from its "
                "number, and has each computer player choose every move again from its view alone."
            ),
        )
        self.check = MatchCheck()
        column = vbox(
            Heading(self.tr("What computer players know"), SUBTITLE),
            within=self,
            spacing=_PARAGRAPH,
        )
        for sentence in sentences:
            column.addWidget(paragraph(sentence))
        column.addWidget(self.check)
