"""What the courts count is said at the table in somebody's first match of a game."""

import pytest

from scopa_desktop.rules.catalogue import CATALOGUE

from ..conftest import Game

SENTENCES = {
    "escoba": "In this game the courts count: Page 8, Knight 9 and King 10.",
    "cirulla": "In this game the courts count: Jack 8, Queen 9 and King 10.",
    "chkobba": "In this game the courts count: Queen 8, Jack 9 and King 10.",
}


@pytest.mark.parametrize("name", SENTENCES)
def test_the_first_match_says_what_the_courts_count(game: Game, name: str) -> None:
    game.begin(name)
    game.qtbot.waitUntil(lambda: bool(game.notice_text))
    assert game.notice_text == SENTENCES[name]
    game.begin("scopa")
    assert game.notice_text == ""


def test_nothing_is_said_in_a_later_match(game: Game) -> None:
    game.begin("escoba", target=11)
    game.qtbot.waitUntil(lambda: bool(game.notice_text))
    game.wait_for_saving()
    connection = game.database.connection
    with connection:
        connection.execute(
            "INSERT INTO seat SELECT match, 0, 0, 'You', 'person', ?, 0, 1, 0, 0, 0, 0, 0, 0, 0,"
            " 0, 0, NULL FROM match WHERE ending = 'running'",
            (game.profiles.current.id,),
        )
    game.begin("escoba", deal=2)
    game.wait_for_saving()
    assert game.notice_text == ""


def test_the_games_whose_courts_count_are_those_to_a_total_or_in_another_order() -> None:
    asked = {name for name, each in CATALOGUE.items() if each.captures.needs_court_values}
    assert {*SENTENCES} <= asked
    assert "scopa" not in asked
