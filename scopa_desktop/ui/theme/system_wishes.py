"""Whether the system asks for what the settings of accessibility offer."""

from typing import Final

from scopa_desktop.ui.theme.current_palette import system_asks_for_contrast
from scopa_desktop.ui.theme.fonts import system_text_scale
from scopa_desktop.ui.theme.reduced_motion import system_reduces_motion
from scopa_desktop.ui.theme.touch_targets import has_only_touch_screens

_LARGE_TEXT: Final = 1.2


def system_asks_for_help() -> bool:
    """Whether the system has high contrast, large text, less motion, or a finger alone."""
    return (
        system_asks_for_contrast()
        or system_text_scale() >= _LARGE_TEXT
        or has_only_touch_screens()
        or system_reduces_motion()
    )
