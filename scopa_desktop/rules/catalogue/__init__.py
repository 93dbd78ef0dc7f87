"""The catalogue of games: data without logic. Each entry names its section of RULES.md."""

import copyreg
from collections.abc import Mapping
from typing import Final

from scopa_desktop.rules.catalogue.chorizo import BACIGA, CHORIZO
from scopa_desktop.rules.catalogue.cicera import CICERA
from scopa_desktop.rules.catalogue.cirulla import CHKOBBA, CIRULLA, CIRULLONE
from scopa_desktop.rules.catalogue.escoba import (
    DESESCOBA,
    ESCOBA,
    ESCOBA_QUINCE,
    ESCOBA_SETENTA,
    ESCOPA,
    ESCOVA,
)
from scopa_desktop.rules.catalogue.rubamazzo import RUBAMAZZO
from scopa_desktop.rules.catalogue.scopa import (
    ASSO_PIGLIA_TUTTO,
    SCOPA,
    SCOPA_A_PERDERE,
    SCOPA_A_QUINDICI,
    SCOPA_ASSI,
    SCOPA_FRAC,
    SCOPA_MILANESE,
    SCOPA_PAIRS,
    SCOPA_QUINDICI,
    SCOPA_RACE,
    SCOPA_SEVENS,
    SCOPA_UNDICI,
    SCOPONE,
    SCOPONE_ALLA_CIECA,
    SCOPONE_DE_TRENTE,
    SCOPONE_SCIENTIFICO,
)
from scopa_desktop.rules.catalogue.spazzino import SPAZZINO
from scopa_desktop.rules.messages import N_, TextError, unknown_name
from scopa_desktop.rules.options import own_games
from scopa_desktop.rules.variant import NOT_OWN, OptionValue, OwnGame, Variant

__all__ = [
    "ASSO_PIGLIA_TUTTO",
    "BACIGA",
    "CATALOGUE",
    "CHKOBBA",
    "CHORIZO",
    "CICERA",
    "CIRULLA",
    "CIRULLONE",
    "DESESCOBA",
    "ESCOBA",
    "ESCOBA_QUINCE",
    "ESCOBA_SETENTA",
    "ESCOPA",
    "ESCOVA",
    "RUBAMAZZO",
    "SCOPA",
    "SCOPA_ASSI",
    "SCOPA_A_PERDERE",
    "SCOPA_A_QUINDICI",
    "SCOPA_FRAC",
    "SCOPA_MILANESE",
    "SCOPA_PAIRS",
    "SCOPA_QUINDICI",
    "SCOPA_RACE",
    "SCOPA_SEVENS",
    "SCOPA_UNDICI",
    "SCOPONE",
    "SCOPONE_ALLA_CIECA",
    "SCOPONE_DE_TRENTE",
    "SCOPONE_SCIENTIFICO",
    "SPAZZINO",
    "configured",
    "variant",
]

_ALL: Final = (
    SCOPA,
    SCOPA_RACE,
    SCOPA_SEVENS,
    SCOPA_PAIRS,
    SCOPA_ASSI,
    SCOPONE,
    SCOPONE_SCIENTIFICO,
    SCOPA_QUINDICI,
    ESCOBA,
    ESCOBA_SETENTA,
    ESCOBA_QUINCE,
    ESCOPA,
    ESCOVA,
    CIRULLA,
    CIRULLONE,
    CHKOBBA,
    CHORIZO,
    BACIGA,
    ASSO_PIGLIA_TUTTO,
    SCOPA_MILANESE,
    SCOPONE_DE_TRENTE,
    SCOPA_UNDICI,
    SCOPA_A_PERDERE,
    DESESCOBA,
    CICERA,
    RUBAMAZZO,
    SCOPA_A_QUINDICI,
    SCOPA_FRAC,
    SCOPONE_ALLA_CIECA,
    SPAZZINO,
)

CATALOGUE: Final[dict[str, Variant]] = {variant.id: variant for variant in _ALL}
"""The games by id, in the order in which they are offered."""


def variant(variant_id: str) -> Variant:
    """The game of that id; raises `ValueError` with a sentence when there is none."""
    try:
        return CATALOGUE[variant_id]
    except KeyError:
        raise TextError(
            unknown_name(N_("there is no game {name}"), variant_id, CATALOGUE)
        ) from None


def configured(
    variant_id: str, settings: Mapping[str, OptionValue], own: OwnGame = NOT_OWN
) -> Variant:
    """The game of that id with these options, as a player's own if `own` is not empty.

    Raises `ValueError` with a sentence.
    """
    return own_games.configured(variant(variant_id), settings).as_own(own)


# A variant is pickled as the id of its game, its changed options and what makes it an own game.
copyreg.pickle(Variant, lambda value: (configured, (value.id, value.changed, value.own)))
