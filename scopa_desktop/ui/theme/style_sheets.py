"""Qt style sheets of the dialogs and of the main window."""

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.ui.theme.colours import (
    BLUE_DEEP,
    CHART_TIED,
    CREAM,
    CREAM_2,
    DISABLED_ON_WALNUT,
    GOLD,
    INK,
    PAPER,
    RED,
    RED_BUTTON,
    WALNUT,
    WALNUT_2,
    WALNUT_3,
    WALNUT_HANDLE,
    DialogPalette,
)
from scopa_desktop.ui.theme.fonts import body_font, text_scale
from scopa_desktop.ui.theme.icons import tool_icon_size
from scopa_desktop.ui.theme.touch_targets import least_target

_AROUND_TOOLS = 13
"""How much higher the tool buttons beside the menu bar are than their icons, in logical pixels."""


def dialog_style(palette: DialogPalette) -> str:
    """The style sheet of a dialog: fields, check boxes, sliders, lists, tables, scroll bars."""
    parts = (_text, _fields, _arrows, _checks, slider_style, _lists, _tiles, _menus)
    return "".join(part(palette) for part in parts) + _scroll_bar_style(palette.line)


def menu_title_padding() -> int:
    """The room above and below a menu title in pixels, as high with it as the tool buttons."""
    tools = tool_icon_size().height() + _AROUND_TOOLS
    return max(5, (round(least_target(tools)) - QFontMetrics(body_font()).height()) // 2)


def window_style(*, right_to_left: bool = False) -> str:
    """The style sheet of the main window: menus, tool buttons, and the move list (`#moves`).

    `right_to_left` is the direction of the language: Qt mirrors the positions in a style sheet, but
    not its `left` and `right` properties.
    """
    start = "right" if right_to_left else "left"
    # Centres the menu titles vertically beside the tool buttons, for any font.
    text = QFontMetrics(body_font()).height()
    padding = menu_title_padding()
    check = round(14 * text_scale())
    menu = max(6, (round(least_target(0)) - text) // 2)
    return f"""
QMenuBar {{ background: {WALNUT}; color: {CREAM}; padding: 2px 6px; border: 0; }}
QMenuBar::item {{ padding: {padding}px 10px; border-radius: 6px; background: transparent; }}
QMenuBar::item:selected, QMenuBar::item:pressed {{ background: {WALNUT_3}; }}
QMenu {{ background: {WALNUT_2}; color: {CREAM}; border: 2px solid {INK}; padding: 5px; }}
QMenu::item {{ padding: {menu}px 42px; padding-{start}:{check + 16}px; border-radius: 6px; }}
QMenu::item:selected {{ background: {GOLD}; color: {INK}; }}
QMenu::item:disabled {{ color: {DISABLED_ON_WALNUT}; background: transparent; }}
QMenu::separator {{ height: 1px; background: {WALNUT_3}; margin: 5px 8px; }}
QMenu::indicator {{ width: {check}px; height: {check}px; left: 7px; border: 1px solid {CREAM_2};
    border-radius: 4px; }}
QMenu::indicator:checked {{ background: {GOLD}; border-color: {INK}; image: {_icon("check")}; }}
QMenu::indicator:selected {{ border-color: {INK}; }}
QMenu::icon {{ left: 8px; }}
QToolButton {{ border: 2px solid transparent; border-radius: 7px; padding: 2px;
    background: transparent; color: {CREAM}; }}
QToolButton:hover, QToolButton:checked {{ background: {WALNUT_3}; }}
QToolButton[alert="true"] {{ background: {RED_BUTTON}; border-color: {CREAM}; }}
QToolButton:pressed {{ background: {INK}; }}
QToolButton:focus {{ border-color: {GOLD}; }}
QToolButton::menu-indicator {{ image: none; }}
QToolTip {{ background: {PAPER}; color: {INK}; border: 1px solid {INK}; padding: 3px; }}
QLabel {{ color: {CREAM}; }}
QLabel[secondary="true"] {{ color: {CREAM_2}; }}
QLabel[tone="gold"] {{ color: {GOLD}; }}
#moves {{ background: {WALNUT_2}; border: 0; border-left: 2px solid {INK};
    border-right: 2px solid {INK}; }}
#moves QAbstractItemView {{ background: transparent; border: 2px solid transparent;
    color: {CREAM}; outline: 0; }}
#moves QAbstractItemView:focus {{ border-color: {GOLD}; }}
{_scroll_bar_style(WALNUT_HANDLE)}"""


def paper_bar_style(palette: DialogPalette, *, right_to_left: bool) -> str:
    """The style sheet of a bar (`#paper-bar`); Qt mirrors subcontrols, but no paddings."""
    start, end = ("right", "left") if right_to_left else ("left", "right")
    return f"""
#paper-bar {{ background: {palette.background}; border: 0;
    border-bottom: 2px solid {palette.frame}; }}
#paper-bar[framed="true"] {{ border: 2px solid {palette.frame}; border-radius: 8px; }}
#paper-bar QLabel {{ color: {palette.text}; }}
#paper-bar QLabel[strong="true"] {{ font-weight: bold; }}
#paper-bar QToolButton {{ background: transparent; color: {palette.text}; padding: 3px;
    border: 2px solid transparent; border-radius: 7px; }}
#paper-bar QToolButton[popupMode="2"] {{ padding: 2px; padding-{start}: 8px; padding-{end}: 22px;
    border-color: {palette.line}; }}
#paper-bar QToolButton:hover, #paper-bar QToolButton:pressed {{ background: {palette.groove}; }}
#paper-bar QToolButton:focus {{ border-color: {palette.focus}; }}
#paper-bar QToolButton:disabled {{ color: {palette.secondary_text}; }}
#paper-bar QToolButton::menu-indicator {{ image: {_palette_icon("down", palette)}; width: 11px;
    height: 11px; subcontrol-origin: padding; subcontrol-position: center right; right: 6px; }}
"""


def set_style_property(widget: QWidget, name: str, value: object) -> None:
    """Set a property of a shown widget that a style sheet reads.

    Not with `widget.style()`: for a style at the former address of a deleted layout item, PySide
    can return the wrapper of that item.
    """
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.setStyleSheet(widget.styleSheet())


def _icon(name: str) -> str:
    """The `url()` of an icon; style sheets need forward slashes on every system."""
    return f'url("{(resource_folder() / "icons" / name).as_posix()}.svg")'


def _palette_icon(name: str, palette: DialogPalette) -> str:
    return _icon(f"{name}-night" if palette.is_dark else name)


def _text(palette: DialogPalette) -> str:
    return f"""
QDialog {{ background: {palette.background}; }}
QWidget {{ color: {palette.text}; }}
QLabel {{ background: transparent; }}
QLabel[secondary="true"], QLabel[tone="secondary"] {{ color: {palette.secondary_text}; }}
QLabel[tone="title"] {{ color: {palette.title}; }}
QLabel:disabled, QCheckBox:disabled {{ color: {palette.secondary_text}; }}
QLabel a {{ color: {palette.title}; }}
QScrollArea, #dialog-body {{ background: transparent; border: 0; }}
QToolTip {{ background: {palette.field}; color: {palette.text};
    border: 1px solid {palette.frame}; }}
QFileDialog QPushButton {{ background: {palette.field}; border: 2px solid {palette.frame};
    border-radius: 7px; padding: 4px 14px; }}
QFileDialog QPushButton:disabled {{ color: {palette.secondary_text}; }}
QFileDialog QPushButton:focus {{ border-color: {palette.focus}; }}
"""


def _fields(palette: DialogPalette) -> str:
    field = "QComboBox, QAbstractSpinBox, QLineEdit, QTextBrowser"
    focused = ", ".join(f"{kind}:focus" for kind in field.split(", "))
    disabled = ", ".join(f"{kind}:disabled" for kind in field.split(", "))
    return f"""
{field} {{ background: {palette.field}; border: 2px solid {palette.frame}; border-radius: 7px;
    padding: 4px 10px; min-height: {round(least_target(34) - 12)}px;
    selection-background-color: {GOLD}; selection-color: {INK}; }}
QLineEdit {{ placeholder-text-color: {palette.secondary_text}; }}
{focused} {{ border-color: {palette.focus}; }}
QAbstractSpinBox[invalid="true"] {{ border-color: {palette.title}; color: {palette.title}; }}
{disabled} {{ background: {palette.list_background}; color: {palette.secondary_text};
    border-color: {palette.line}; }}
QAbstractSpinBox {{ padding: 4px 2px 4px 8px; }}
QAbstractSpinBox QLineEdit {{ border: 0; padding: 0; background: transparent;
    min-height: 0; }}
QComboBox::drop-down {{ border: 0; width: 26px; }}
QComboBox QAbstractItemView {{ background: {palette.field}; border: 2px solid {palette.frame};
    border-radius: 0; padding: 2px; outline: 0;
    selection-background-color: {GOLD}; selection-color: {INK}; }}
QComboBox QAbstractItemView::item {{ min-height: 26px; padding: 0 6px; }}
"""


def _arrows(palette: DialogPalette) -> str:
    up, down = _palette_icon("up", palette), _palette_icon("down", palette)
    return f"""
QComboBox::down-arrow {{ image: {down}; width: 12px; height: 12px; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ border: 0; width: 22px;
    background: transparent; }}
QAbstractSpinBox::up-arrow {{ image: {up}; width: 11px; height: 11px; }}
QAbstractSpinBox::down-arrow {{ image: {down}; width: 11px; height: 11px; }}
"""


def _checks(palette: DialogPalette) -> str:
    height = max(round(least_target(24)), QFontMetrics(body_font()).height())
    return f"""
QCheckBox, QRadioButton {{ spacing: 9px; min-height: {height}px; background: transparent;
    border: 2px solid transparent; border-radius: 7px; padding: 0 6px 0 2px; outline: 0; }}
QCheckBox:focus, QRadioButton:focus {{ border-color: {palette.focus}; }}
QCheckBox::indicator, QRadioButton::indicator {{ width: 18px; height: 18px;
    border: 2px solid {palette.frame}; border-radius: 5px; background: {palette.field}; }}
QRadioButton::indicator {{ border-radius: 11px; }}
QCheckBox::indicator:checked, QRadioButton::indicator:checked {{ background: {GOLD};
    image: {_icon("check")}; }}
QCheckBox::indicator:disabled {{ border-color: {palette.line}; }}
"""


def slider_style(palette: DialogPalette) -> str:
    return f"""
QSlider {{ min-height: 28px; background: transparent; }}
QSlider::groove:horizontal {{ height: 5px; background: {palette.groove};
    border: 1px solid {palette.frame}; border-radius: 3px; }}
QSlider[layoutDirection="LeftToRight"]::sub-page:horizontal,
QSlider[layoutDirection="RightToLeft"]::add-page:horizontal {{ background: {RED};
    border: 1px solid {palette.frame}; border-radius: 3px; }}
QSlider::handle:horizontal {{ background: {GOLD}; border: 2px solid {INK}; width: 16px;
    height: 16px; margin: -8px 0; border-radius: 10px; }}
QSlider::handle:horizontal:focus {{ border-color: {palette.focus}; }}
"""


def _lists(palette: DialogPalette) -> str:
    up, down = _palette_icon("up", palette), _palette_icon("down", palette)
    return f"""
QListView, QTableView {{ background: {palette.list_background};
    alternate-background-color: {palette.background}; gridline-color: {palette.line};
    border: 2px solid {palette.frame}; border-radius: 9px; outline: 0; padding: 4px;
    selection-background-color: {GOLD}; selection-color: {INK}; }}
QListView:focus, QTableView:focus {{ border-color: {palette.focus}; }}
QListView[pages="true"]::item {{ border: 2px solid transparent; border-radius: 8px;
    margin: 2px 3px; padding: 0 9px; }}
QListView[pages="true"]::item:selected {{ background: {GOLD}; color: {INK};
    border-color: {INK}; }}
QHeaderView {{ background: transparent; }}
QHeaderView::section {{ background: {palette.list_background}; color: {palette.text}; border: 0;
    border-bottom: 2px solid {palette.title}; padding: 5px 8px; }}
QHeaderView::up-arrow {{ image: {up}; width: 11px; height: 11px; }}
QHeaderView::down-arrow {{ image: {down}; width: 11px; height: 11px; }}
"""


def _tiles(palette: DialogPalette) -> str:
    """Frames, bars, labels and buttons with a property such as `tile`, `bar` or `segment`."""
    return f"""
*[tile] {{ border-radius: 9px; }}
QPushButton[tile] {{ color: transparent; outline: 0; padding: 0; }}
QFrame[tile="frame"] {{ background: {palette.list_background};
    border: 1px solid {palette.line}; }}
QAbstractButton[tile="frame"] {{ background: {palette.list_background};
    border: 2px solid {palette.frame}; }}
QAbstractButton[tile="frame"]:hover, QAbstractButton[tile="frame"]:pressed {{
    background: {palette.field}; }}
QAbstractButton[tile="bare"] {{ background: transparent; border: 2px solid transparent; }}
QAbstractButton[tile="picture"] {{ background: {palette.list_background};
    border: 2px solid {palette.frame}; }}
QAbstractButton[tile="choice"] {{ background: {palette.list_background};
    border: 2px solid {palette.line}; }}
QAbstractButton[tile="bare"]:checked, QAbstractButton[tile="choice"]:checked,
QAbstractButton[tile="picture"]:checked {{
    background: {palette.tile}; border-color: {palette.frame}; }}
QAbstractButton[tile]:focus {{ border-color: {palette.focus}; }}
QWidget[cover="true"] {{ background: #96{palette.background[1:]}; }}
QFrame[tile="chosen"] {{ background: {palette.tile}; border: 1px solid {palette.frame}; }}
QLabel[key="true"] {{ background: {palette.field}; border: 1px solid {palette.frame};
    border-bottom: 3px solid {palette.button_shadow}; border-radius: 5px; padding: 2px 9px 3px; }}
QFrame[mark="true"] {{ background: {palette.title}; border-radius: 3px; }}
QLabel[chosen="true"] {{ color: {palette.tile_text}; }}
QLabel[secondary="true"][chosen="true"] {{ color: {palette.tile_secondary_text}; }}
QProgressBar {{ background: {palette.groove}; border: 2px solid {palette.frame};
    border-radius: 7px; min-height: 10px; max-height: 10px; }}
QProgressBar::chunk {{ background: {GOLD}; border-radius: 5px; }}
QFrame[dot] {{ border: 1px solid {palette.title}; border-radius: 3px; }}
QFrame[dot="done"] {{ background: {palette.title}; }}
QFrame[dot="current"] {{ background: {palette.title}; border-radius: 4px; }}
QFrame[bar] {{ border: 1px solid {palette.frame}; border-radius: 3px; }}
QFrame[bar="ahead"] {{ background: {GOLD}; }}
QFrame[bar="behind"] {{ background: {RED}; }}
QFrame[bar="level"] {{ background: {CHART_TIED}; }}
QFrame[bar="notch"] {{ background: {palette.text}; border: 0; border-radius: 0; }}
QFrame[bar="zero"] {{ background: {palette.frame}; border-radius: 0; }}
QRadioButton[segment] {{ background: {palette.field}; color: transparent; padding: 0;
    border: 2px solid {palette.frame}; border-radius: 0; min-height: 0; spacing: 0; }}
QRadioButton[segment]:checked {{ background: {GOLD}; }}
QRadioButton[segment]::indicator {{ width: 0; height: 0; border: 0; image: none; }}
QLabel[segment] {{ border: 2px solid transparent; border-radius: 5px; }}
QLabel[segment="chosen"] {{ color: {INK}; }}
QLabel[segment="chosen"]:disabled {{ color: {palette.secondary_text}; }}
QLabel[segment][ring="true"] {{ border-color: {palette.focus}; }}
QLabel[segment="chosen"][ring="true"] {{ border-color: {BLUE_DEEP}; }}
QToolButton[day] {{ background: {palette.field}; color: {palette.secondary_text};
    border: 2px solid transparent; border-radius: 6px; padding: 0; }}
QToolButton[day="future"] {{ background: transparent; }}
QToolButton[day="played"], QToolButton[day="today"] {{ color: {palette.text}; }}
QToolButton[day="today"] {{ border-color: {palette.title}; }}
QToolButton[day]:checked {{ background: {palette.tile}; color: {palette.tile_text};
    border-color: {palette.frame}; }}
QToolButton[day]:focus {{ border-color: {palette.focus}; }}
"""


def _menus(palette: DialogPalette) -> str:
    return f"""
QMenu {{ background: {palette.field}; color: {palette.text}; border: 2px solid {palette.frame};
    padding: 5px; }}
QMenu::item {{ padding: 6px 26px; border-radius: 6px; }}
QMenu::item:selected {{ background: {GOLD}; color: {INK}; }}
QMenu::item:disabled {{ color: {palette.secondary_text}; background: transparent; }}
QMenu::separator {{ height: 1px; background: {palette.line}; margin: 5px 8px; }}
"""


def _scroll_bar_style(handle: str) -> str:
    return f"""
QAbstractScrollArea::corner {{ background: transparent; border: 0; }}
QScrollBar {{ background: transparent; margin: 2px; border: 0; }}
QScrollBar:vertical {{ width: 12px; }}
QScrollBar:horizontal {{ height: 12px; }}
QScrollBar::handle {{ background: {handle}; border-radius: 4px; }}
QScrollBar::handle:vertical {{ min-height: 30px; }}
QScrollBar::handle:horizontal {{ min-width: 30px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""
