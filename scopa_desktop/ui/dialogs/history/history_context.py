"""`HistoryContext`: what the pages of the history show matches with."""

from typing import NamedTuple

from scopa_desktop.ui.decks import CardArt, Deck
from scopa_desktop.ui.theme.colours import Cloth


class HistoryContext(NamedTuple):
    """The pictures and names that are shown, and whose matches they are."""

    art: CardArt
    deck: Deck
    """The deck on the table."""
    cloth: Cloth
    own_name: str
    """The name of the person, as the settings have it."""
    profile: str | None = None
    """The id of the profile whose matches are shown; None for those of all people."""
