"""The page about fairness: what was dealt, what was to be expected, and how to check a deal."""

import os
import sqlite3
import sys
from collections.abc import Set
from typing import Final, NamedTuple

from PySide6.QtCore import QProcess, QProcessEnvironment
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.matches.match_rows import find_match
from scopa_desktop.play.statistics.fairness import FairnessReport, PlayerFairness, fairness_of
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import matches
from scopa_desktop.play.storage.record_files import STANDARD_INPUT
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.record import Record, write_record
from scopa_desktop.ui.charts.plot import Column, Table
from scopa_desktop.ui.charts.plot_view import PlotTable
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.history.history_page import HistoryPage
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.fonts import BODY_SIZE, text_scale
from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.boxes import STRETCH, fill, vbox
from scopa_desktop.ui.widgets.buttons import Button
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.headings import paragraph, secondary_label
from scopa_desktop.ui.widgets.inputs import CheckBox, ChoiceBox
from scopa_desktop.ui.widgets.screen_space import ScrollPage
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.fairness_wording import (
    fairness_basis_sentence,
    figure_name,
    left_out_sentences,
    opponent_name,
    verdict,
)
from scopa_desktop.ui.wording.number_format import counted, decimal, number


class MatchCheck(QWidget):
    """Runs the command `verify` on a record, in a process of its own, and says what it found."""

    def __init__(self) -> None:
        super().__init__()
        self._record: Record | None = None
        self._process = QProcess(self)
        self._process.setProcessChannelMode(QProcess.ProcessChannelMode.SeparateChannels)
        self._is_stopped = False
        self.check_button = Button(self.tr("Check &my last match"))
        self.stop_button = Button(self.tr("&Stop"))
        self.result = secondary_label("", BODY_SIZE)
        """What was found, or that the check is running."""
        buttons = FlowRow(10, 6, self.check_button, self.stop_button)
        vbox(buttons, self.result, within=self, spacing=8)
        self.check_button.clicked.connect(self._start)
        self.stop_button.clicked.connect(self._stop)
        self._process.finished.connect(self._show_result)
        self._process.errorOccurred.connect(self._show_error)
        self._update_buttons()

    def set_record(self, record: Record | None) -> None:
        """Set the record of the last match; None if there is none."""
        if record != self._record:
            self._record = record
            self._stop()
            self._say("")
        self._update_buttons()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop checking when the page is left."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._stop()

    @property
    def _is_running(self) -> bool:
        return self._process.state() is not QProcess.ProcessState.NotRunning

    def _update_buttons(self) -> None:
        self.check_button.setEnabled(self._record is not None and not self._is_running)
        self.stop_button.setVisible(self._is_running)

    def _start(self) -> None:
        assert self._record is not None
        self._is_stopped = False
        environment = QProcessEnvironment.systemEnvironment()
        program = []
        if not getattr(sys, "frozen", False):
            program = ["-m", "scopa_desktop"]
            environment.insert("PYTHONPATH", os.pathsep.join(sys.path))
        self._process.setProcessEnvironment(environment)
        self._process.start(sys.executable, [*program, "verify", STANDARD_INPUT])
        self._process.write(write_record(self._record).encode())
        self._process.closeWriteChannel()
        self._say(self.tr("The match is being checked. A strong opponent needs some minutes."))
        self._update_buttons()

    def _stop(self) -> None:
        if self._is_running:
            self._is_stopped = True
            self._process.kill()
            self._process.waitForFinished()

    def _show_result(self, exit_code: int) -> None:
        self._update_buttons()
        output = bytes(self._process.readAllStandardOutput().data()).decode("utf-8", "replace")
        if self._is_stopped:
            self._say(self.tr("Stopped."))
        elif exit_code == 0:
            self._say(
                self.tr(
                    "Checked: every pack comes from the deal number, every move follows the "
                    "rules, and each computer player chose the same moves again from its own view."
                )
            )
        else:
            self._say(f"{self.tr('Not everything could be confirmed:')}\n{output}")
        announce(self, self.result.text())

    def _show_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._update_buttons()
            self._say(self.tr("The check could not be started."))

    def _say(self, sentence: str) -> None:
        self.result.setText(sentence)
        self.result.setVisible(bool(sentence))


LEAST_DEALS: Final = 20
"""With fewer deals, the figures say nothing."""
_PARAGRAPH: Final = 12
_WIDEST: Final = 560


def fairness_table(player: PlayerFairness, words: CardWording) -> Table:
    """What was dealt to a player and what was to be expected; the ranks are left out."""
    columns = (
        Column(translate("Charts", "Card or event"), is_number=False),
        Column(translate("Charts", "Times")),
        Column(translate("Charts", "Expected")),
    )
    rows = (
        (figure_name(figure, words), number(figure.times), decimal(figure.expected, 0))
        for figure in player.figures
        if figure.rank is None
    )
    return Table(columns, tuple(rows))


class FairnessAnswer(NamedTuple):
    """What the page shows of the history."""

    report: FairnessReport
    record: Record | None
    """That of the last match; None if there is none."""


class FairnessPage(HistoryPage):
    """Says why the deals are fair, what was dealt to whom, and how to check it."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.level: str | None = None
        """The level of the opponents whose cards are counted; None: the person's own."""
        self._answer: FairnessAnswer | None = None
        self.players = ChoiceBox()
        """Whose cards are counted; the data of an entry is a level, or None for the person."""
        self.players.setAccessibleName(self.tr("Whose cards"))
        self.with_imported = CheckBox(self.tr("Count &imported matches too"))
        self._words = CardWording(context.deck, next(iter(CATALOGUE.values())))
        self.table = PlotTable()
        self.verdict = paragraph()
        self.basis = secondary_label()
        self.check = MatchCheck()
        self.area = ScrollPage(_PARAGRAPH)
        self.area.setAccessibleName(self.tr("Fairness"))
        self._lay_out()
        self.players.activated.connect(self._choose_player)
        self.with_imported.toggled.connect(self.reload)

    @property
    def report(self) -> FairnessReport | None:
        """What is shown; None before the first answer."""
        return self._answer.report if self._answer is not None else None

    def show_opponent(self, level: str) -> None:
        """Show what was dealt to opponents of a level."""
        self.level = level
        self._show_player()

    def reload(self) -> None:
        """Read the figures of all matches."""
        selection, with_imported = self._everything, self.with_imported.isChecked()
        self._request(lambda history: _read(history, selection, with_imported), self._show)

    def _lay_out(self) -> None:
        fair = self.tr(
            "The deal number fixes all cards of a match before the first one is dealt, and a "
            "computer player sees only what you would see in its seat."
        )
        how = self.tr(
            "To check it, enter a deal number in New game: the same cards come again. Or have "
            "your last match dealt and played again here."
        )
        self.table.setAccessibleName(self.tr("What was dealt"))
        self.table.setMaximumWidth(round(_WIDEST * text_scale()))
        fill(
            self.area.new_column(),
            paragraph(fair),
            FlowRow(16, 6, self.players, self.with_imported),
            self.table,
            self.verdict,
            self.basis,
            _PARAGRAPH,
            paragraph(how),
            self.check,
            STRETCH,
        )
        self._show_player()
        vbox(self.area, within=self)
        self.setFocusProxy(self.area)

    def _show(self, answer: FairnessAnswer) -> None:
        self._answer = answer
        self.check.set_record(answer.record)
        is_needed = self.with_imported.isChecked() or answer.report.left_out.imported > 0
        self.with_imported.setVisible(is_needed)
        self._show_player()

    def _show_player(self) -> None:
        """Show the figures of the chosen player, or that there are too few deals."""
        report = self.report
        players = {} if report is None else {each.level: each for each in report.players}
        self._fill_players(players.keys() - {None})
        player = players.get(self.level)
        has_enough = player is not None and player.deals >= LEAST_DEALS
        self.players.setVisible(has_enough or self.level is not None or self.players.count() > 1)
        self.table.setVisible(has_enough)
        self.verdict.setVisible(has_enough)
        if report is None:
            self.basis.setText(self.tr("The deals are being counted…"))
        elif player is None or not has_enough:
            self.basis.setText(_too_few(report, player))
        else:
            self.table.set_table(fairness_table(player, self._words))
            self.verdict.setText(verdict(report._replace(players=(player,))))
            self.basis.setText(fairness_basis_sentence(report, player.deals))

    def _fill_players(self, met: Set[str | None]) -> None:
        """Offer the person, and the opponents that were met; the chosen one stays so."""
        offered = [level for level in LEVELS if level in met or level == self.level]
        offered += sorted({each for each in {*met, self.level} if each} - LEVELS.keys())
        self.players.clear()
        self.players.addItem(self.tr("You"), None)
        for level in offered:
            self.players.addItem(opponent_name(level), level)
        self.players.setCurrentIndex(offered.index(self.level) + 1 if self.level else 0)

    def _choose_player(self, index: int) -> None:
        self.level = self.players.itemData(index)
        self._show_player()


def _too_few(report: FairnessReport, player: PlayerFairness | None) -> str:
    pattern = translate(
        "Fairness", "What was dealt is counted here after {least}. So far: {deals}."
    )
    deals = counted("deals", 0 if player is None else player.deals)
    sentence = pattern.format(least=counted("deals", LEAST_DEALS), deals=deals)
    return f"{sentence} {left_out_sentences(report.left_out)}".rstrip()


def _read(
    connection: sqlite3.Connection, selection: MatchFilter, with_imported: bool
) -> FairnessAnswer:
    report = fairness_of(connection, selection, with_imported=with_imported)
    last = matches(connection, MatchFilter(profile=selection.profile), limit=1)
    stored = find_match(connection, last[0].id) if last else None
    return FairnessAnswer(report, None if stored is None else stored.record)
