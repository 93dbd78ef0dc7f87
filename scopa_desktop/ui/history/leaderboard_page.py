"""The page of the leaderboard: characters and profiles by their ratings."""

from datetime import datetime, timezone
from typing import Final

from PySide6.QtWidgets import QComboBox

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.history.history_reader import HistoryReader
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.leaderboard.character_matches import shipped_matches
from scopa_desktop.play.leaderboard.leaderboard import Leaderboard, leaderboard_of
from scopa_desktop.play.leaderboard.ratings import Competitor
from scopa_desktop.play.storage.profiles import Profile
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.ui.history.history_page import HistoryContext, HistoryPage
from scopa_desktop.ui.history.leaderboard_model import Face, LeaderboardColumn, LeaderboardModel
from scopa_desktop.ui.history.leaderboard_table import LeaderboardTable
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.widgets.boxes import vbox
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.headings import secondary_label
from scopa_desktop.ui.widgets.inputs import ChoiceBox
from scopa_desktop.ui.wording.card_wording import game_title, own_name
from scopa_desktop.ui.wording.leaderboard_wording import ratings_basis_sentence, state_sentence

_LEAST_HEIGHT: Final = 120


class LeaderboardPage(HistoryPage):
    """A choice of the matches and the game, the table of ratings, and what they are made from."""

    def __init__(self, reader: HistoryReader, context: HistoryContext) -> None:
        super().__init__(reader, context)
        self.board: Leaderboard | None = None
        """What is shown; None before the first answer."""
        self.kinds = ChoiceBox()
        """Competitive matches alone, or all of them."""
        self.games = ChoiceBox()
        """The game; the data of an entry is its id, or None for all games."""
        self.order = ChoiceBox()
        """The column that sorts the rows, for those who do not click on its header."""
        self.model = LeaderboardModel(self)
        self.table = LeaderboardTable(self.model, context.art)
        self.basis = secondary_label(self.tr("The ratings are being computed…"))
        self.state = secondary_label()
        self.state.hide()
        self._fill_choices()
        self._lay_out()
        self.kinds.activated.connect(self.reload)
        self.games.activated.connect(self.reload)
        self.order.activated.connect(lambda index: self.table.sort_by(LeaderboardColumn(index)))
        self.table.horizontalHeader().sortIndicatorChanged.connect(self.order.setCurrentIndex)
        reader.failed.connect(self._show_failure)

    def reload(self) -> None:
        """Compute the ratings of the chosen matches."""
        game = self.games.currentData()
        competitive_only = self.kinds.currentIndex() == 0
        profiles = tuple(profile.id for profile in self._profiles)

        def compute(history: MatchHistory) -> Leaderboard:
            matches = shipped_matches()
            now = datetime.now(timezone.utc)
            return leaderboard_of(
                history.connection,
                matches,
                profiles,
                game,
                now,
                competitive_only=competitive_only,
            )

        self._request(compute, self._show)

    def _fill_choices(self) -> None:
        titles = {game_title(variant): variant.id for variant in CATALOGUE.values()}
        self.games.set_choices(self.tr("Game"), self.tr("All games"), titles)
        self.kinds.addItems([self.tr("Competitive matches"), self.tr("All matches")])
        self.kinds.setAccessibleName(self.tr("Which matches count"))
        self.table.setAccessibleName(self.tr("Leaderboard"))
        self.order.setAccessibleName(self.tr("Sort by"))
        for title in self.model.titles():
            self.order.addItem(self.tr("Sort by: {column}").format(column=title))

    @property
    def _profiles(self) -> tuple[Profile, ...]:
        store = self._context.profiles
        return () if store is None else tuple(store.profiles)

    def _lay_out(self) -> None:
        boxes = (self.kinds, self.games, self.order)
        for box in boxes:
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.table.setMinimumHeight(round(_LEAST_HEIGHT * text_scale()))
        vbox(
            FlowRow(10, 6, *boxes), (self.table, 1), self.state, self.basis, within=self, spacing=8
        )
        self.setFocusProxy(self.table)

    def _show(self, board: Leaderboard) -> None:
        """Show a leaderboard; the row that was selected stays so, at first that of the person."""
        selected = self.table.selected or Competitor(profile=self._context.profile or "")
        self.board = board
        self.model.set_standings(board.standings, self._faces())
        self.table.select(selected)
        self.basis.setText(ratings_basis_sentence(board))
        self.state.setText(state_sentence(board, self._context.profile))
        self.state.setVisible(bool(self.state.text()))

    def _show_failure(self) -> None:
        """Say that there is nothing to show; the dialog says why."""
        if self.board is None:
            self.basis.setText(self.tr("The ratings cannot be shown."))

    def _faces(self) -> dict[Competitor, Face]:
        characters = {
            Competitor(level=level.id): Face(level.name, level.portrait)
            for level in LEVELS.values()
        }
        people = {
            Competitor(profile=profile.id): Face(
                own_name(profile.name), profile.portrait, profile.id == self._context.profile
            )
            for profile in self._profiles
        }
        return characters | people
