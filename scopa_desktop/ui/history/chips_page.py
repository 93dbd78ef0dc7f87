"""The page of chips and experience: what a profile has, and what it was paid for."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QProgressBar, QVBoxLayout

from scopa_desktop.play.chips.accounts import ChipEntry
from scopa_desktop.play.chips.earnings import CEILING, GRANTS, MOST_PER_DAY, GrantReason
from scopa_desktop.play.recording.competition import AccountSummary
from scopa_desktop.rules.stakes import LevelProgress, level_of, progress_of
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.history.figure_tile import FigureGrid
from scopa_desktop.ui.history.history_page import HistoryPage
from scopa_desktop.ui.theme.colours import BRONZE, GOLD, SILVER
from scopa_desktop.ui.theme.fonts import BODY_SIZE, is_text_huge, text_scale
from scopa_desktop.ui.widgets.boxes import fill, hbox, vbox
from scopa_desktop.ui.widgets.headings import GROUP, BodyLabel, Heading, paragraph, secondary_label
from scopa_desktop.ui.widgets.plain_text import PlainLabel
from scopa_desktop.ui.widgets.row_delegate import badge_picture
from scopa_desktop.ui.widgets.screen_space import ScrollPage
from scopa_desktop.ui.wording.chips_wording import entry_text, signed_number
from scopa_desktop.ui.wording.number_format import counted, number, short_date
from scopa_desktop.ui.wording.statistics_wording import Figure

MOST_ENTRIES: Final = 60
"""The number of entries that are listed."""
_BADGE: Final = 64
_SILVER_FROM, _GOLD_FROM = 10, 20
_COLUMN_GAP = 18


def level_colour(level: int) -> str:
    if level >= _GOLD_FROM:
        return GOLD
    return SILVER if level >= _SILVER_FROM else BRONZE


class ChipsPage(HistoryPage):
    """Chips, experience, level, and the last entries of the current profile."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._area = ScrollPage(10)
        self._area.setAccessibleName(self.tr("Chips"))
        vbox(self._area, within=self)
        self.setFocusProxy(self._area)
        self.texts: list[str] = []
        """What is listed of the entries, the newest first."""

    def reload(self) -> None:
        """Pay what was earned in training today, and show the account."""
        self._context.competition.summarize(MOST_ENTRIES, self._show, self)

    def _show(self, summary: AccountSummary | None) -> None:
        column = self._area.new_column()
        if summary is None:
            column.addWidget(secondary_label(self.tr("The chips cannot be counted now.")))
        else:
            self._fill(column, summary)
        column.addStretch(1)

    def _fill(self, column: QVBoxLayout, summary: AccountSummary) -> None:
        progress = progress_of(summary.experience)
        text = self._level_text(progress)
        level = vbox(paragraph(text, bold=True), _level_bar(progress, text))
        figures = FigureGrid()
        figures.show_figures(
            [
                Figure(self.tr("Chips"), number(summary.chips), self._staked_text(summary)),
                Figure(self.tr("Experience"), number(summary.experience)),
                Figure(self.tr("Level"), number(level_of(summary.experience))),
            ],
            "",
        )
        no_experience = self.tr(
            "A match among people at one computer brings no experience, nor does one in which most "
            "of your moves were made for you."
        )
        fill(
            column,
            hbox(self._badge(progress.level), (level, 1), spacing=14),
            figures,
            Heading(self.tr("How to earn"), GROUP),
            secondary_label(self._how_to_earn(), BODY_SIZE),
            secondary_label(no_experience, BODY_SIZE),
            Heading(self.tr("The last entries"), GROUP),
            self._entries(summary.entries),
        )

    def _badge(self, level: int) -> PlainLabel:
        """The badge of a level: bronze, from level 10 silver, from level 20 gold."""
        badge = PlainLabel()
        picture = badge_picture(number(level), level_colour(level))
        badge.setPixmap(picture(_BADGE * text_scale(), self.devicePixelRatioF()))
        badge.setAccessibleName(self.tr("Level {level}").format(level=number(level)))
        return badge

    def _level_text(self, progress: LevelProgress) -> str:
        level = number(progress.level)
        if progress.needed is None:
            return self.tr("Level {level}, the highest").format(level=level)
        left = counted("experience", progress.needed - progress.points)
        return self.tr("Level {level}: {left} to the next one").format(level=level, left=left)

    def _staked_text(self, summary: AccountSummary) -> str:
        if not summary.staked:
            return ""
        return self.tr("and {chips} in the pot").format(chips=number(summary.staked))

    def _how_to_earn(self) -> str:
        grants = {reason.value: number(chips) for reason, chips in GRANTS.items()}
        assert set(grants) == {reason.value for reason in GrantReason}
        return self.tr(
            "In a competitive match, each player stakes chips. The winner gets the pot less a "
            "quarter for the bank, and 10 points of experience for each player at the table; "
            "partners share, and every loser gets 5. With fewer than {ceiling} chips, you "
            "earn some by practice: {practice} for a match, {lesson} for a lesson, {puzzle} for a "
            "puzzle and {daily} for the daily deal, up to {most} a day."
        ).format(ceiling=number(CEILING), most=number(MOST_PER_DAY), **grants)

    def _entries(self, entries: list[ChipEntry]) -> QGridLayout:
        """The entries in rows: date, what for, chips, experience, and the chips after it."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(_COLUMN_GAP)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        titles = ("", "", self.tr("Chips"), self.tr("Experience"), self.tr("Balance"))
        for place, title in enumerate(titles):
            grid.addWidget(secondary_label(title), 0, place, self._alignment(place))
        self.texts = []
        for row, entry in enumerate(entries, 1):
            texts = (
                short_date(entry.time.astimezone().date()),
                entry_text(entry),
                signed_number(entry.chips),
                signed_number(entry.experience),
                number(entry.balance),
            )
            self.texts.append(" ".join(filter(None, texts)))
            for place, text in enumerate(texts):
                label = BodyLabel(text, BODY_SIZE, bold=place == 2)
                label.setWordWrap(place == 1)
                if is_text_huge() and place == 1:
                    # In a line of its own, above the numbers.
                    grid.addWidget(label, 2 * row - 1, place, 1, -1)
                else:
                    line = 2 * row - (place < 2) if is_text_huge() else row
                    grid.addWidget(label, line, place, self._alignment(place))
        return grid

    @staticmethod
    def _alignment(place: int) -> Qt.AlignmentFlag:
        """Texts begin where lines begin; numbers end where lines end."""
        if place < 2:
            return Qt.AlignmentFlag.AlignTop
        return Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignTrailing


def _level_bar(progress: LevelProgress, name: str) -> QProgressBar:
    """How far it is from a level to the next one."""
    bar = QProgressBar(textVisible=False)
    bar.setAccessibleName(name)
    bar.setMaximum(progress.needed or 1)
    bar.setValue(progress.points if progress.needed else 1)
    return bar
