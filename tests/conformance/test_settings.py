"""However an example writes an option, the game understands the one meant, and only that."""

from typing import Any

import pytest

from scopa_desktop.rules.catalogue import variant
from tests.conformance.settings import settings_of


@pytest.mark.parametrize(
    ("game", "given", "settings"),
    [
        ("scopa", {"king_redeal": "off"}, {"king_redeal": 0}),
        ("scopa", {"king_redeal": False}, {"king_redeal": 0}),
        ("scopa", {"king_redeal": None}, {"king_redeal": 0}),
        ("scopa", {"king_redeal": "3"}, {"king_redeal": 3}),
        ("scopa", {"king_redeal": 2}, {"king_redeal": 2}),
        ("scopa", {"Last-play sweep": "yes"}, {"last_play_sweep": True}),
        ("scopa", {"last_play_sweep": "off"}, {"last_play_sweep": False}),
        ("scopa", {"target": "21"}, {"target": 21}),
        ("scopa", {"napola": True}, {"napola": "on"}),
        ("scopa", {"napola": False}, {"napola": "off"}),
        ("scopa", {"napola": "none"}, {"napola": "on"}),
        ("scopa", {"napola": 6}, {"napola": "6"}),
        ("scopa", {"napola": True, "napola_cap": 9}, {"napola": "9"}),
        ("scopa", {"napola": True, "napola_cap": None}, {"napola": "on"}),
        ("scopa", {"napola": False, "napola_cap": 9}, {"napola": "off"}),
        ("scopa", {"settanta": True}, {"primiera": "settanta"}),
        ("scopa", {"lexicographic primiera": "on"}, {"primiera": "order"}),
        ("scopa", {"primiera": "Sevens"}, {"primiera": "sevens"}),
        ("scopa", {"at most two cards per capture": True}, {"two_cards_at_most": True}),
        ("scopa", {"asso_pigliatutto": True}, {"asso_pigliatutto": True}),
        ("scopa-assi", {"asso_pigliatutto": True}, {"ace_sweep_scores": True}),
        ("escoba", {"opening": 15}, {"opening": "15"}),
        ("escoba", {"opening": "15 + 30"}, {"opening": "15+30"}),
        ("escoba", {"opening": None}, {"opening": "none"}),
        ("escoba", {"table_fifteen": True}, {"table_fifteen": True}),
        ("escopa", {"all_cards_at": "30"}, {"all_cards_at": 30}),
        ("escopa", {"opening may decline": "yes"}, {"opening_may_decline": True}),
        ("scopone", {"Call out": "on"}, {"call_out": True}),
    ],
)
def test_an_option_is_understood(
    game: str, given: dict[str, Any], settings: dict[str, object]
) -> None:
    found = settings_of(variant(game), given)
    assert found == settings
    assert [type(value) for value in found.values()] == [type(value) for value in settings.values()]


@pytest.mark.parametrize(
    ("game", "given"),
    [
        ("scopa", {"jokers": 2}),
        ("scopa", {"king_redeal": 1}),
        ("scopa", {"king_redeal": True}),
        ("scopa", {"primiera": None}),
        ("scopa", {"redeal_by": "dealer"}),
        ("scopa", {"target": 0}),
        ("scopa", {"table_fifteen": True}),
        ("cirulla", {"table_fifteen": True}),
        ("scopone-scientifico", {"king_redeal": 2}),
        ("chkobba", {"primiera": "sevens"}),
    ],
)
def test_what_a_game_does_not_offer_is_an_error(game: str, given: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="option"):
        settings_of(variant(game), given)
