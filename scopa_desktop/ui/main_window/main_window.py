"""The main window: menus, the table and the move list."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QFontInfo, QFontMetrics, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QToolButton, QWidget

from scopa_desktop.play.session.packs import number_of_packs
from scopa_desktop.play.session.seats import has_several_people
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.session.timeline import BrowsingStep
from scopa_desktop.play.storage.profiles import Profile
from scopa_desktop.play.storage.settings import Settings, SettingsStore
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.ui.main_window import browsing_controls, watch_controls
from scopa_desktop.ui.main_window.actions import AIDS, Actions
from scopa_desktop.ui.move_list.move_list_model import MOST_DEALS, MoveListModel
from scopa_desktop.ui.move_list.move_list_panel import MoveListPanel
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.platform.sounds import SOUND_SETTINGS, Sound, Sounds
from scopa_desktop.ui.platform.window_state import WindowState, hides_panels
from scopa_desktop.ui.table.bars_state import BarsState
from scopa_desktop.ui.table.scene.arrangement import direction_from_table
from scopa_desktop.ui.table.table_controller import TABLE_SETTINGS, TableController
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.theme.colours import CREAM, GOLD, WALNUT
from scopa_desktop.ui.theme.fonts import BODY_SIZE, body_font, font_pixels, text_size_notifier
from scopa_desktop.ui.theme.icons import Tool, tool_icon_size
from scopa_desktop.ui.theme.painting import colour, text_width
from scopa_desktop.ui.theme.style_sheets import menu_title_padding, window_style
from scopa_desktop.ui.widgets.boxes import hbox, vbox
from scopa_desktop.ui.widgets.feedback import feedback
from scopa_desktop.ui.widgets.plain_text import (
    PlainLabel,
    set_tool_tip,
    set_window_title,
    without_mnemonic,
)
from scopa_desktop.ui.widgets.retranslated import Retranslated
from scopa_desktop.ui.widgets.screen_space import available_screen_size
from scopa_desktop.ui.wording.card_wording import game_title
from scopa_desktop.ui.wording.text_direction import without_marks

if TYPE_CHECKING:
    from scopa_desktop.ui.main_window.browsing_controls import BrowsingControls
    from scopa_desktop.ui.main_window.watch_controls import WatchControls

FIRST_SIZE: Final = QSize(1280, 800)
MINIMUM_SIZE: Final = QSize(640, 480)
_FRAME: Final = QSize(8, 40)
"""The approximate size of the frame that the window system adds."""
_TOOLS: Final = ("undo", "hint", "table_options", "speed", "full_screen", "moves")
COMPETITIVE_ACTIONS: Final = ("undo", "redo", "restart_deal", "hint", "play_on", *AIDS)
"""The names of the actions that are off in competitive matches."""
_TITLE_SIZE: Final = 12.5
_NARROW: Final = 800
"""Below this width the headline does not contain the round."""
_OPTIONAL_TOOLS: Final = ("full_screen", "speed", "undo", "hint", "moves")
"""The tool buttons that are left out, in this order, where the menus need their room."""
_TITLE_PADDING, _NARROW_TITLE_PADDING, _BAR_PADDING = 24, 16, 60
"""Around the title of each menu, and around titles and tools together, in logical pixels."""
_NARROW_TITLES: Final = "QMenuBar::item {{ padding: {padding}px 5px; }}"
_WIDTH_STEP: Final = 10
"""The width beside the table is tried in steps of so many pixels."""
_GAP: Final = 8
"""At least so many pixels are between the menus and the headline, or it is left out."""


class MainWindow(Retranslated, QMainWindow):
    """Shows a session. Actions that concern more than the table are connected elsewhere."""

    painted = Signal()
    """The window has been painted for the first time."""
    closing = Signal()
    play_on_requested = Signal(object)
    """Start a new match from an earlier position, a `RecordPosition`."""
    score_requested = Signal(int)
    """Show the score sheet of a round, counted from 1."""
    side_changed = Signal()
    """The move list may have come, gone or changed its width."""

    def __init__(
        self,
        session: Session,
        art: CardArt,
        sounds: Sounds,
        store: SettingsStore,
        state: WindowState,
        *,
        profile: Profile,
    ) -> None:
        super().__init__()
        self._session = session
        self._store = store
        self.state = state
        """Its geometry, and the day on which it was last open."""
        self._is_painted = False
        self._sounds = sounds
        self.actions_by_name = Actions(self)
        self.view = TableView(art)
        self.controller = TableController(
            self.view, session, art, sounds, store.current, profile=profile
        )
        self._moves = MoveListModel(self)
        self._panel = MoveListPanel(self._moves, art)
        self._title = PlainLabel()
        self._updating = QTimer(self, singleShot=True)
        """Shows once what has changed in several steps, before the next frame."""
        self._updating.timeout.connect(self._show_session)
        self._browsing_controls: BrowsingControls | None = None
        self._watch_controls: WatchControls | None = None
        self._panel_override: bool | None = None
        """Whether the player has opened or closed the move list in this window; None for not."""
        self._title_px: int | None = None
        """The text size of the titles of the menus if they have little room."""
        self._build()
        self._connect()
        self._follow(sounds)
        sounds.apply(store.current)
        self._show_actions(store.current)
        self._arrange(store.current)
        self._retranslate()

    def _follow(self, sounds: Sounds) -> None:
        """Follow the settings."""
        changes = self._store.changes
        changes(*SOUND_SETTINGS).connect(sounds.apply)
        feedback().gold_pressed.connect(self._sound_button)
        feedback().page_turned.connect(self._sound_page)
        changes(*TABLE_SETTINGS).connect(self.controller.apply_settings)
        changes("sounds", "speed").connect(self._show_actions)
        changes("show_moves").connect(self._end_panel_override)
        changes("left_handed", "large_cards").connect(self._arrange)

    def _sound_button(self) -> None:
        self._sounds.play(Sound.BUTTON)

    def _sound_page(self) -> None:
        self._sounds.play(Sound.PAGE)

    def _show_actions(self, settings: Settings) -> None:
        actions = self.actions_by_name
        actions["sounds"].setChecked(settings.sounds)
        for action in actions.speeds.actions():
            action.setChecked(action.data() == settings.speed)

    def _end_panel_override(self) -> None:
        self._panel_override = None
        self._update_panel()

    def _arrange(self, settings: Settings) -> None:
        self._row.setDirection(direction_from_table(left_handed=settings.left_handed))
        self._update_panel()

    def show_moves(self, shown: bool) -> None:
        """Open or close the move list, overriding the setting until the program ends."""
        self._panel_override = shown
        self._update_panel()

    def insert_bar(self, bar: QWidget) -> None:
        """Show a bar above the table."""
        self._column.insertWidget(0, bar)
        bar.show()

    @property
    def centre(self) -> QWidget:
        """The window without the menu bar: the table, and what is beside, above and below it."""
        return self._centre

    @property
    def is_move_list_shown(self) -> bool:
        return not self._panel.isHidden()

    def side_width(self) -> int:
        """The width of what is shown beside the table, in logical pixels.

        Larger texts make it wider only as far as that does not make the cards smaller.
        """
        least, wanted = self._panel.widths_for(self.width())
        size, widths = self._centre.size(), range(wanted, least, -_WIDTH_STEP)
        return next((each for each in widths if self.view.has_room_beside(size, each)), least)

    def add_beside(self, widget: QWidget) -> None:
        """Put a widget beside the table, below the move list."""
        self._side.addWidget(widget)

    def add_below(self, widget: QWidget) -> None:
        """Put a widget below the table and what is beside it."""
        self._column.addWidget(widget)

    def height_below(self, *strips: QWidget) -> int:
        """The height that strips below the table may have in all, so that it keeps its least one.

        `strips` are not counted among the bars above and below that are shown.
        """
        # Not by `itemAt`: PySide keeps the wrapper of an item after Qt has deleted that, and takes
        # it for what is at the same address later.
        widgets = (part for part in self._centre.children() if isinstance(part, QWidget))
        width = self._centre.width()
        taken = sum(
            min(each.maximumHeight(), max(each.heightForWidth(width), each.sizeHint().height()))
            for each in widgets
            if self._column.indexOf(each) >= 0 and not each.isHidden() and each not in strips
        )
        return self._centre.height() - self.view.minimumHeight() - taken

    def set_options_alert(self, notice: str) -> None:
        """Make the tool button of the table's options red, with a dot and a tool tip.

        An empty `notice` makes it as usual again.
        """
        action = self.actions_by_name["table_options"]
        self.actions_by_name.reset_text("table_options")
        if notice:
            set_tool_tip(action, notice)
        tool = Tool.CHANGED_OPTIONS if notice else Tool.TABLE_OPTIONS
        self.actions_by_name.set_tool("table_options", tool)
        for button in self._tools:
            if button.defaultAction() is not action:
                continue
            button.setAccessibleName(notice)
            if bool(button.property("alert")) != bool(notice):
                button.setProperty("alert", bool(notice))
                button.style().polish(button)

    def show_full_screen(self, full_screen: bool) -> None:
        """Enter or leave full screen mode."""
        if full_screen:
            self.showFullScreen()
        else:
            self.showNormal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the move list if it would make the cards smaller, and shorten the headline."""
        super().resizeEvent(event)
        self._update_panel()
        self._show_tools()
        self._show_headline()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._apply_style()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.actions_by_name["full_screen"].setChecked(self.isFullScreen())
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Emit `painted` at the first paint event of the table."""
        if event.type() == QEvent.Type.Paint and not self._is_painted:
            self._is_painted = True
            self.painted.emit()
        return super().eventFilter(watched, event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.state.save(self)
        self.closing.emit()
        super().closeEvent(event)

    def _build(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, colour(WALNUT))
        self.setPalette(palette)
        room = available_screen_size(self) - _FRAME
        self.setMinimumSize(MINIMUM_SIZE.boundedTo(room))
        size = FIRST_SIZE.boundedTo(room)
        self.resize(size)
        if size != FIRST_SIZE and hides_panels():
            # The window system alone knows the size that fits.
            self.setWindowState(Qt.WindowState.WindowMaximized)
        self.state.restore(self)
        self.menuBar().setNativeMenuBar(False)
        self.actions_by_name.add_menus(self.menuBar())
        self.addActions(self.actions_by_name.in_no_menu)
        self._corner = self._build_corner()
        self.menuBar().setCornerWidget(self._corner)
        self._centre = QWidget()
        self._side = vbox(self._panel, spacing=0)
        self._row = hbox((self.view, 1), self._side, spacing=0)
        self._column = vbox((self._row, 1), within=self._centre, spacing=0)
        self.setCentralWidget(self._centre)
        self._apply_style()
        self.view.setFocus()

    def _apply_style(self) -> None:
        """Set the style sheet of the parts; dialogs would inherit one of the window."""
        style = window_style(right_to_left=self.isRightToLeft())
        if self._title_px is not None:
            # Lower than the usual titles, they would not be in the middle of the bar.
            title_font = QApplication.font(self.menuBar())
            usual = QFontMetrics(title_font).height()
            title_font.setPixelSize(self._title_px)
            lacking = usual - QFontMetrics(title_font).height()
            padding = menu_title_padding() + lacking // 2
            style += _NARROW_TITLES.format(padding=padding)
        self.menuBar().setStyleSheet(style)
        self._centre.setStyleSheet(style)

    def _show_tools(self) -> None:
        """Show the tool buttons for which there is room beside the menus; all are in the menus."""
        bar = self.menuBar()
        room = self.width() - sum(map(self._title_width, bar.actions())) - _BAR_PADDING
        hidden: set[QAction] = set()
        for name in (*_OPTIONAL_TOOLS, ""):
            tools = [button for button in self._tools if button.defaultAction() not in hidden]
            if not name or sum(button.sizeHint().width() + 2 for button in tools) <= room:
                break
            hidden.add(self.actions_by_name[name])
        if any(button.isHidden() != (button.defaultAction() in hidden) for button in self._tools):
            for button in self._tools:
                button.setVisible(button.defaultAction() not in hidden)
            self._corner.adjustSize()
            bar.setCornerWidget(self._corner)
        self._fit_titles(sum(button.sizeHint().width() + 2 for button in tools))

    def _fit_titles(self, tools: int) -> None:
        """Make the titles of the menus smaller where they have no room beside so wide tools.

        The menus themselves keep their text size.
        """
        bar = self.menuBar()
        title_font, px = QApplication.font(bar), None
        room = self.width() - tools - _BAR_PADDING
        if sum(map(self._title_width, bar.actions())) > room:
            titles = "".join(without_mnemonic(action.text()) for action in bar.actions())
            room -= len(bar.actions()) * _NARROW_TITLE_PADDING
            px = QFontInfo(title_font).pixelSize()
            while px > font_pixels(BODY_SIZE) and text_width(titles, title_font) > room:
                px -= 1
                title_font.setPixelSize(px)
        if px != self._title_px:
            self._title_px = px
            self._apply_style()
            bar.setFont(title_font)

    def _title_width(self, action: QAction) -> int:
        """The width of the title of a menu in the menu bar, at its usual size."""
        text = without_mnemonic(action.text())
        return round(text_width(text, QApplication.font(self.menuBar()))) + _TITLE_PADDING

    def _update_text_size(self) -> None:
        """Lay out menus and headline for another text size."""
        self._apply_style()
        self.actions_by_name.update_icons()
        for button in self._tools:
            button.setIconSize(tool_icon_size())
        self._title.setFont(body_font(_TITLE_SIZE))
        self._title.adjustSize()
        self._show_tools()
        self._corner.adjustSize()
        self.menuBar().setCornerWidget(self._corner)
        self._update_panel()

    def _build_corner(self) -> QWidget:
        """The headline and the tool buttons at the right of the menu bar."""
        corner = QWidget()
        self._tools: list[QToolButton] = []
        self._title.setProperty("secondary", True)
        self._title.setFont(body_font(_TITLE_SIZE))
        row = hbox(self._title, 12, within=corner, spacing=2, margins=(0, 1, 0, 1))
        for name in _TOOLS:
            button = QToolButton()
            self._tools.append(button)
            button.setDefaultAction(self.actions_by_name[name])
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
            button.setIconSize(tool_icon_size())
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        row.addSpacing(4)
        return corner

    def _connect(self) -> None:
        self.view.viewport().installEventFilter(self)
        text_size_notifier().changed.connect(self._update_text_size)
        actions = self.actions_by_name
        actions["undo"].triggered.connect(self.controller.undo)
        self.controller.keyboard.undo_requested.connect(actions["undo"].trigger)
        self.controller.keyboard.hint_requested.connect(actions["hint"].trigger)
        actions["redo"].triggered.connect(self._session.redo)
        actions["restart_deal"].triggered.connect(self._session.restart_deal)
        actions["hint"].triggered.connect(self.controller.show_hint)
        actions["look_back"].triggered.connect(lambda: self._step("PREVIOUS"))
        actions["look_forward"].triggered.connect(lambda: self._step("NEXT"))
        actions["play_moves"].triggered.connect(self._toggle_playing)
        actions["play_on"].triggered.connect(self._request_play_on)
        actions["next_set"].triggered.connect(lambda _: self.controller.input.next_choice())
        actions["skip"].triggered.connect(self.controller.skip)
        actions["moves"].triggered.connect(self.show_moves)
        actions["full_screen"].triggered.connect(self.show_full_screen)
        actions["quit"].triggered.connect(self.close)
        self._session.replaced.connect(self._show_session)
        self._session.replaced.connect(self._update_panel)
        self._session.replaced.connect(self._panel.clear_selection)
        self.view.cards_rested.connect(self._list_moves)
        self.view.animations_finished.connect(self._list_moves)
        for signal in (
            self._session.turn_changed,
            self._session.own_turn,
            self._session.cover_changed,
            self._session.handover_due,
        ):
            signal.connect(self._updating.start)
        self.controller.presentation_changed.connect(self._style_panel)
        self.controller.browsing_changed.connect(self._show_browsing)
        self.controller.bars_changed.connect(self._show_bars)
        self._panel.position_chosen.connect(self.show_position)
        self._panel.escape_pressed.connect(self._return_to_game)
        self._panel.step_requested.connect(self._step)
        self._panel.play_toggled.connect(self._toggle_playing)
        self._panel.score_requested.connect(self.score_requested)

    def show_position(self, position: RecordPosition) -> None:
        """Show the table after a move; after the last move that is the game itself."""
        self.controller.browse(position)
        if not self.controller.is_browsing:
            self._show_browsing()

    def _step(self, step: str) -> None:
        """Show the position that a `BrowsingStep`, given by its name, leads to."""
        self.controller.step(BrowsingStep[step])

    def _toggle_playing(self) -> None:
        self._controls().toggle_playing()

    def _request_play_on(self) -> None:
        if self.controller.is_browsing:
            self.play_on_requested.emit(self.controller.shown_position)

    def _return_to_game(self) -> None:
        self.controller.return_to_game()
        self.view.setFocus()

    def _show_browsing(self) -> None:
        """Show the earlier position in list, bar and headline, or that browsing ended."""
        if self.controller.is_browsing:
            self._controls()
            self._panel.select_position(self.controller.shown_position)
        else:
            if self._panel.has_focus:
                self.view.setFocus()
            self._panel.clear_selection()
        self._show_headline()
        self._enable_actions()

    def _controls(self) -> "BrowsingControls":
        """The controls of browsing, made when they are first needed."""
        if self._browsing_controls is None:
            self._browsing_controls = browsing_controls.BrowsingControls(self.controller)
            self._browsing_controls.play_on_requested.connect(self._request_play_on)
            self._column.insertWidget(0, self._browsing_controls.bar)
            self._browsing_controls.show_bars(self.controller.bars)
        return self._browsing_controls

    def _show_bars(self, bars: BarsState) -> None:
        """Make the controls of a watched match when they are first needed, and enable actions."""
        watching, actions = bars.watching, self.actions_by_name
        actions["sit_in"].setEnabled(watching is not None and bool(watching.free_seats))
        actions["watch_again"].setEnabled(bars.may_watch_again)
        actions["watch_view"].setEnabled(watching is not None)
        actions["watch_step"].setEnabled(watching is not None and not watching.is_over)
        if (watching is not None or bars.may_watch_again) and self._watch_controls is None:
            self._watch_controls = watch_controls.WatchControls(
                self.controller, self._session, self.actions_by_name
            )
            self._column.insertWidget(0, self._watch_controls.bar)
            self._watch_controls.show_bars(bars)

    def _retranslate(self) -> None:
        set_window_title(self, self.tr("Scopa Desktop"))
        self.actions_by_name.retranslate()
        self._show_tools()
        self.controller.retranslate()
        self._show_session()

    def _show_session(self) -> None:
        match = self._session.match
        if match is None:
            return
        if self.view.is_idle:
            self._list_moves()
        self._panel.set_deal_number(number_of_packs(match))
        self._show_headline()
        self._enable_actions()

    def _list_moves(self) -> None:
        """List the moves; while cards move, only what has come to rest is listed."""
        session, words = self._session, self.controller.card_wording
        if words is None:
            return
        names = self.controller.player_names
        # Several people look at the list, so it has their names instead of "you".
        own_seat = session.person_seat
        if session.match is not None and has_several_people(session.match):
            own_seat = None
        self._moves.set_record(session.record, names, words, own_seat, _automatic_moves(session))

    def _show_headline(self) -> None:
        match = self.controller.shown_match
        if match is None:
            return
        headline = self._headline(match)
        # Screen readers do not find the widgets in the corner of the menu bar.
        self.view.setAccessibleDescription(without_marks(headline))
        shown = headline if self._has_room_for(headline) else ""
        if shown != self._title.text():
            self._title.setText(shown)
            self._corner.adjustSize()
            self.menuBar().setCornerWidget(self._corner)

    def _has_room_for(self, headline: str) -> bool:
        """Whether the headline fits between the menus and the tool buttons."""
        bar = self.menuBar()
        titles = [bar.actionGeometry(action) for action in bar.actions()]
        left, right = min(map(QRect.left, titles)), max(map(QRect.right, titles))
        menus = bar.width() - left if self.isRightToLeft() else right
        tools = self._corner.sizeHint().width() - self._title.sizeHint().width()
        title = self._title.fontMetrics().horizontalAdvance(headline)
        return menus + tools + title + _GAP <= bar.width()

    def _headline(self, match: Match) -> str:
        if match.is_ended_by_agreement:
            pattern = self.tr("{game}   ·   ended by agreement")
            return pattern.format(game=game_title(match.variant))
        if self.width() < _NARROW:
            return game_title(match.variant)
        pattern = self.tr("{game}   ·   round {number}")
        return pattern.format(game=game_title(match.variant), number=max(1, match.round_number))

    def _enable_actions(self) -> None:
        session, actions = self._session, self.actions_by_name
        actions["undo"].setEnabled(session.can_undo)
        actions["redo"].setEnabled(session.can_redo)
        actions["hint"].setEnabled(session.is_own_turn)
        actions["restart_deal"].setEnabled(session.match is not None)
        actions["last_capture"].setEnabled(bool(session.match and session.match.round))
        actions["deal_info"].setEnabled(session.match is not None)
        actions["rematch"].setEnabled(session.match is not None and session.match.is_over)
        actions["look_back"].setEnabled(session.match is not None and session.match.deals > 0)
        for name in ("look_forward", "play_on"):
            actions[name].setEnabled(self.controller.is_browsing)
        actions["play_moves"].setEnabled(actions["look_back"].isEnabled())
        actions["score"].setEnabled(bool(session.match and session.match.sheets))
        reason = self.tr("not in competitive matches") if session.is_competitive else ""
        for name in COMPETITIVE_ACTIONS:
            actions.set_refused(name, reason)

    def _style_panel(self) -> None:
        match, words = self._session.match, self.controller.card_wording
        if match is None or words is None:
            return
        portraits = self.controller.portraits
        self._panel.set_style(self.controller.deck.id, portraits, words.rank_labels())
        self._list_moves()

    def _update_panel(self) -> None:
        """Show or hide the move list, and its action's state."""
        self._panel.setFixedWidth(self.side_width())
        setting = self._store.current.show_moves
        if self._panel_override is not None:
            shown = self._panel_override
        elif setting == "auto":
            shown = self.view.has_room_beside(self._centre.size(), self._panel.width())
        else:
            shown = setting == "always"
        self._panel.setVisible(shown)
        self.actions_by_name["moves"].setChecked(shown)
        self.actions_by_name.set_tool("moves", Tool.MOVES, GOLD if shown else CREAM)
        self.side_changed.emit()


def _automatic_moves(session: Session) -> dict[int, frozenset[int]]:
    """The moves that the game made for people, by the deal, counted from 1."""
    match = session.match
    if match is None or not match.events:
        return {}
    first = max(1, match.deals - MOST_DEALS + 1)
    return {deal: match.automatic_moves(deal) for deal in range(first, match.deals + 1)}
