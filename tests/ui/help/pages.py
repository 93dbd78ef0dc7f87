"""The texts of a game's page, in the language of its fragments, without the pictures."""

from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.help import page
from scopa_desktop.ui.help.blocks import Section
from scopa_desktop.ui.help.fragments import Fragments
from scopa_desktop.ui.help.game_text import GameText
from scopa_desktop.ui.pictures.decks import Deck
from scopa_desktop.ui.text_language import texts_in


def sections_of(variant: Variant, deck: Deck, fragments: Fragments) -> list[Section]:
    with texts_in(fragments.language):
        return page.sections_of(GameText(variant, deck, fragments))


def intro_of(variant: Variant, deck: Deck, fragments: Fragments) -> str:
    with texts_in(fragments.language):
        return GameText(variant, deck, fragments).introduction()
