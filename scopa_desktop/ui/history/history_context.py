"""`HistoryContext`: what the pages of the history show matches with."""

from typing import NamedTuple

from scopa_desktop.play.ledger.competition import Competition
from scopa_desktop.play.storage.profiles import ProfileStore
from scopa_desktop.play.storage.settings import LastGame
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.theme.colours import Cloth


class HistoryContext(NamedTuple):
    """The pictures and names that are shown, and whose matches they are."""

    art: CardArt
    deck: Deck
    """The deck on the table."""
    cloth: Cloth
    own_name: str
    """The name of the person, as the profile has it."""
    profile: str | None = None
    """The id of the profile whose matches are shown; None for those of all people."""
    profiles: ProfileStore | None = None
    """The profiles of this computer."""
    competition: Competition | None = None
    """Knows the chips of the profiles."""
    last_game: LastGame | None = None
    """The last choice in the New game dialog."""
