"""The measurements of the database measure what they say."""

from contextlib import closing
from pathlib import Path

from benchmarks.database import PROFILE, figures, fill
from scopa_desktop.play.statistics.category_sums import category_sums
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import count, matches
from scopa_desktop.play.storage.database import Database


def test_the_large_database_has_copies_with_all_their_rows(tmp_path: Path) -> None:
    with closing(Database(tmp_path / "small")) as small, closing(Database(tmp_path)) as large:
        fill(small, 6, templates=6)
        fill(large, 18, templates=6)
        for selection in (MatchFilter(seat=0), MatchFilter(profile=PROFILE)):
            assert count(large.connection, selection) == 3 * count(small.connection, selection)
            once = category_sums(small.connection, selection.condition())
            thrice = category_sums(large.connection, selection.condition())
            assert thrice == {
                name: tuple(3 * value for value in values) for name, values in once.items()
            }
        entries = matches(large.connection, MatchFilter(seat=0))
        assert len({entry.ended for entry in entries}) == 18
        assert large.connection.execute("PRAGMA foreign_key_check").fetchall() == []


def test_everything_is_measured(tmp_path: Path) -> None:
    measured = list(figures(tmp_path, 12, 1))
    names = [figure.name for figure in measured]
    assert len(set(names)) == len(names)
    for start in ("opening", "list, own, by game", "statistics, own", "fairness, own",
                  "leaderboard, all games", "saving"):  # fmt: skip
        assert any(name.startswith(start) for name in names), start
    for figure in measured:
        assert len(figure.wall) == len(figure.cpu) == 1
        assert figure.name in figure.line()
