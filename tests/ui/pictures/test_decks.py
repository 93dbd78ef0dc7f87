"""Decks and their art: exact pixels, each rendered once, within a budget."""

import gzip
import json
import re
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.play.decks.card_files import CODES
from scopa_desktop.play.storage.paths import back_ids, deck_ids, resource_folder
from scopa_desktop.rules.variant import Family
from scopa_desktop.ui.pictures import decks as decks_module
from scopa_desktop.ui.pictures.backs import BACKS, locked_backs
from scopa_desktop.ui.pictures.decks import SUIT_LETTERS, CardArt, Deck, MissingArtError, load_decks
from scopa_desktop.ui.theme.colours import SIGN_BLUE, SIGN_GREEN
from tests.sampling import parametrize_some

OWN_WAY = resource_folder() / "cards" / ".."
"""A way to the pictures that no other test takes: what those still render is not counted here."""


@pytest.fixture(scope="module")
def decks() -> dict[str, Deck]:
    return load_decks(OWN_WAY / "cards")


@pytest.fixture
def art(qtbot: QtBot, decks: dict[str, Deck]) -> CardArt:
    return CardArt(decks, OWN_WAY)


@pytest.fixture
def rendered(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files that were really rendered, in order."""
    files: list[Path] = []
    render = decks_module._render

    def counting(file: Path, *arguments: Any, **named: Any) -> object:
        if file.is_relative_to(OWN_WAY):
            files.append(file)
        return render(file, *arguments, **named)

    monkeypatch.setattr(decks_module, "_render", counting)
    return files


def test_every_deck_that_ships_has_every_card(decks: dict[str, Deck]) -> None:
    assert set(decks) == set(deck_ids())
    for deck in decks.values():
        assert all(deck.face_file(code).is_file() for code in (None, *CODES))
        assert (len(deck.suits), len(deck.courts)) == (4, 3)


def test_decks_are_offered_in_their_order_and_a_new_one_comes_last(
    decks: dict[str, Deck], tmp_path: Path
) -> None:
    assert [*decks][:3] == ["napoletane", "piacentine", "bergamasche"]
    for folder, order in (("b", 100), ("a", 100), ("c", 10)):
        described = json.loads((OWN_WAY / "cards/siciliane/deck.json").read_text("utf-8"))
        (tmp_path / folder).mkdir()
        text = json.dumps({**described, "id": folder, "order": order})
        (tmp_path / folder / "deck.json").write_text(text, encoding="utf-8")
    assert [*load_decks(tmp_path)] == ["c", "a", "b"]


def test_cards_are_named_as_their_deck_names_them(decks: dict[str, Deck]) -> None:
    assert decks["napoletane"].card_name("7D") == "7 of Coins"
    assert decks["napoletane"].card_name("QS") == "Knight of Swords"
    assert decks["francesi"].card_name("QB") == "Queen of Clubs"
    assert decks["francesi"].card_name("AC") == "Ace of Hearts"


def test_decks_say_which_index_a_card_prints(decks: dict[str, Deck]) -> None:
    codes = ("AD", "2D", "7D", "JD", "QD", "KD")
    assert "".join(map(decks["napoletane"].printed_index, codes)) == ""
    assert [*map(decks["trevisane"].printed_index, codes)] == ["", "2", "7", "", "", ""]
    assert [*map(decks["castellana"].printed_index, codes)] == ["1", "2", "7", "10", "11", "12"]
    assert [*map(decks["francesi"].printed_index, codes)] == ["A", "2", "7", "J", "Q", "K"]


def test_a_folder_without_decks_is_reported(tmp_path: Path) -> None:
    with pytest.raises(MissingArtError, match=re.escape(str(tmp_path))):
        load_decks(tmp_path)


@pytest.mark.parametrize("content", ["{", "[]", json.dumps({"id": "x"}), '{"id": "x", "name": 1}'])
def test_a_damaged_description_is_reported(tmp_path: Path, content: str) -> None:
    (tmp_path / "x").mkdir()
    (tmp_path / "x" / "deck.json").write_text(content)
    with pytest.raises(MissingArtError, match="cannot be read"):
        load_decks(tmp_path)


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0, 3.0])
@pytest.mark.parametrize("deck_id", ["napoletane", "trevisane"])
def test_cards_have_exactly_the_device_pixels(art: CardArt, deck_id: str, dpr: float) -> None:
    picture = art.card(deck_id, "KD", 91.4, dpr)
    aspect = art.decks[deck_id].aspect
    assert (picture.width(), picture.height()) == (
        round(91.4 * dpr),
        round(91.4 / aspect * dpr),
    )
    assert picture.devicePixelRatio() == dpr


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_portraits_emblems_and_broom_have_exactly_the_device_pixels(
    art: CardArt, dpr: float
) -> None:
    assert art.portrait("ciro", 64, dpr).width() == 64 * dpr
    assert art.broom(100, dpr).height() == 100 * dpr
    for suit in SUIT_LETTERS:
        assert art.emblem("siciliane", suit, 16, dpr).height() == 16 * dpr


def test_decks_share_the_emblems_of_their_country(art: CardArt, rendered: list[Path]) -> None:
    for deck_id in ("napoletane", "bergamasche", "castellana", "francesi"):
        art.emblem(deck_id, "S", 20, 1.0)
    assert [file.stem for file in rendered] == ["it_S", "es_S", "fr_S"]


def test_a_card_is_rendered_once_per_pixel_size(art: CardArt, rendered: list[Path]) -> None:
    first = art.card("napoletane", "7D", 80, 1.0)
    again = art.card("napoletane", "7D", 80.2, 1.0)
    art.card("napoletane", "7D", 80, 2.0)
    art.card("napoletane", None, 80, 1.0)
    assert first.cacheKey() == again.cacheKey()
    assert [file.stem for file in rendered] == ["7D", "7D", "back"]


@pytest.mark.parametrize("deck_id", ["genovesi", "napoletane", "piacentine", "trevisane"])
def test_a_back_has_exactly_the_pixels_of_the_deck_that_it_is_shown_on(
    art: CardArt, deck_id: str
) -> None:
    face = art.card(deck_id, "7D", 91.4, 1.5)
    for back_id in (deck_id, "siciliane", *(back.id for back in BACKS)):
        assert art.back(back_id, deck_id, 91.4, 1.5).size() == face.size()


def test_a_back_is_taken_that_was_drawn_for_about_this_shape(
    art: CardArt, rendered: list[Path]
) -> None:
    for deck_id in ("genovesi", "napoletane", "piacentine", "trevisane"):
        art.back("night", deck_id, 80, 1.0)
    heights = ["night-307", "night-329", "night-365", "night-424"]
    assert [file.stem for file in rendered] == heights
    art.back("napoletane", "trevisane", 80, 1.0)
    assert rendered[-1].parent.name == "napoletane"


def test_a_back_that_does_not_exist_is_reported(art: CardArt) -> None:
    with pytest.raises(MissingArtError, match="plaid"):
        art.back("plaid", "napoletane", 80, 1.0)


def test_the_backs_are_those_that_the_settings_allow() -> None:
    assert sorted(back.id for back in BACKS) == [*back_ids()]


def test_a_back_of_each_family_is_earned_by_three_wins() -> None:
    earned = [back for back in BACKS if back.family is not None]
    assert {back.family for back in earned} == set(Family)
    assert locked_backs({}) == {back.id for back in earned}
    for back in earned:
        assert back.family is not None
        assert back.is_locked({back.family: 2})
        assert not back.is_locked({back.family: 3})


def test_the_budget_bounds_the_memory_and_the_oldest_goes(
    qtbot: QtBot, decks: dict[str, Deck], rendered: list[Path]
) -> None:
    first = CardArt(decks)
    first.card("napoletane", "AD", 100, 1.0)
    art = CardArt(decks, budget=3 * first.bytes_used)
    for code in ("AD", "2D", "3D", "AD", "4D", "AD", "2D"):
        art.card("napoletane", code, 100, 1.0)
    assert art.bytes_used <= 3 * first.bytes_used
    assert [file.stem for file in rendered[1:]] == ["AD", "2D", "3D", "4D", "2D"]


def test_warming_renders_the_whole_deck_in_idle_time(
    art: CardArt, qtbot: QtBot, rendered: list[Path]
) -> None:
    with qtbot.waitSignal(art.prerendered, timeout=20_000):
        art.prerender("francesi", 60, 1.5)
    assert len(rendered) == 41
    art.card("francesi", "QB", 60, 1.5)
    assert len(rendered) == 41


def test_warming_another_size_replaces_what_was_left(
    art: CardArt, qtbot: QtBot, rendered: list[Path]
) -> None:
    art.prerender("francesi", 60, 1.0)
    with qtbot.waitSignal(art.prerendered, timeout=20_000):
        art.prerender("siciliane", 40, 1.0)
    assert {file.parent.name for file in rendered} == {"siciliane"}


def test_pictures_are_prepared_one_at_a_time_after_the_deck(
    art: CardArt, qtbot: QtBot, rendered: list[Path]
) -> None:
    begun: list[int] = []
    with qtbot.waitSignal(art.prerendered, timeout=20_000):
        art.prerender("francesi", 60, 1.25)
        art.prepare([lambda: begun.append(len(rendered))] * 2)
        assert begun == []
    assert begun == [41, 41]


def test_a_missing_picture_is_reported(
    qtbot: QtBot, decks: dict[str, Deck], tmp_path: Path
) -> None:
    with pytest.raises(MissingArtError, match="ciro"):
        CardArt(decks, tmp_path).portrait("ciro", 50, 1.0)


def colours_of(art: CardArt, deck_id: str, code: str) -> dict[int, int]:
    """How often each colour is on a card."""
    image = art.card(deck_id, code, 100.0, 1.0).toImage()
    points = product(range(image.width()), range(image.height()))
    return Counter(image.pixel(x, y) & 0xFFFFFF for x, y in points)


@parametrize_some("deck_id", ["francesi", "genovesi", "milanesi", "toscane"], default=["francesi"])
def test_french_suits_have_four_colours_where_asked(art: CardArt, deck_id: str) -> None:
    red, ink = 0xD23C2A, 0x251A17
    blue, green = (int(colour[1:], 16) for colour in (SIGN_BLUE, SIGN_GREEN))
    two = {code: colours_of(art, deck_id, code) for code in CODES}
    art.has_four_colours = True
    four = {code: colours_of(art, deck_id, code) for code in CODES}
    for code in CODES:
        if code[1] in "CS":
            assert four[code] == two[code]
            continue
        usual, own = (red, blue) if code[1] == "D" else (ink, green)
        assert two[code][own] == 0
        assert four[code][own] > 50
        if code[0] in "234567":
            assert four[code][usual] == 0
    art.has_four_colours = False
    assert colours_of(art, deck_id, "7D") == two["7D"]


@pytest.mark.parametrize("has_four_colours", [False, True])
def test_packed_cards_are_drawn_as_plain_ones_are(
    qtbot: QtBot, tmp_path: Path, has_four_colours: bool
) -> None:
    plain = resource_folder() / "cards" / "francesi" / "7D.svg"
    packed = tmp_path / plain.name
    packed.write_bytes(gzip.compress(plain.read_bytes()))
    drawn = [
        decks_module._render(file, (60, 100), 1.0, has_four_colours=has_four_colours).toImage()
        for file in (plain, packed)
    ]
    assert drawn[0] == drawn[1]


def test_other_suits_keep_their_colours(art: CardArt) -> None:
    usual = colours_of(art, "napoletane", "7D")
    art.has_four_colours = True
    assert colours_of(art, "napoletane", "7D") == usual
