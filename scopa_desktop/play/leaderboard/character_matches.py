"""Matches of the characters against each other, as they are shipped with the game.

They were really played, by `packaging/make_leaderboard.py`: in each game with its first seating,
every two characters against each other, as partners of their like where the game is played in
pairs. A deal is played twice, each time by the other side, with the same packs in every round.

The levels play with a fixed number of iterations (`ai/fixed_strength.py`), so that a busy machine
weakens none of them and a result can be reproduced from the seed, the game, the two levels and the
number of the match. For the strongest level that is a quarter of the iterations that it has at
most at the table, where a slow machine has no time for them either.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from hashlib import blake2b
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from scopa_desktop.ai.fixed_strength import fixed_level
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.storage.json_fields import Fields, integer, map_of, matching, read_json_file
from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import LARGEST_DEAL

FORMAT: Final = 1
WON: Final = "W"
LOST: Final = "L"
MATCHES_OF_DEAL: Final = 2
"""A deal is played with each side in either place."""
PAIRINGS: Final = tuple(combinations(LEVELS, 2))
"""Every two levels, the weaker one first."""

_DIGEST_BYTES: Final = 8
_LARGEST_SEED: Final = 2**63


class Balance(NamedTuple):
    """Matches of one character against another, as the first one sees them."""

    won: int
    lost: int

    @property
    def matches(self) -> int:
        """All of them; a match of two sides always has a winner."""
        return self.won + self.lost


@dataclass(frozen=True)
class CharacterMatches:
    """The results of the matches of one file."""

    seed: int
    """Chose the deals."""
    digests: Mapping[str, str]
    """For each level `level_digest` at the time of its matches."""
    results: Mapping[str, Mapping[tuple[str, str], str]]
    """By game and pairing: `WON` or `LOST` of the first level in each match, in their order."""

    def balance(self, game: str, first: str, second: str) -> Balance:
        """The matches of a level against another one in a game."""
        results = self.results.get(game, {})
        if (first, second) in results:
            text = results[first, second]
            return Balance(text.count(WON), text.count(LOST))
        text = results.get((second, first), "")
        return Balance(text.count(LOST), text.count(WON))

    def to_text(self) -> str:
        """The content of a file, for `parse_character_matches`; a line for each pairing."""
        games = ",\n".join(
            f"{json.dumps(game)}:{{\n{_pairing_lines(results)}\n}}"
            for game, results in self.results.items()
        )
        digests = json.dumps(dict(self.digests), separators=(",", ":"))
        head = f'"format":{FORMAT},"seed":{self.seed},"levels":{digests}'
        return f'{{{head},"games":{{\n{games}\n}}}}\n'


def _pairing_lines(results: Mapping[tuple[str, str], str]) -> str:
    return ",\n".join(
        f'"{first} {second}":{json.dumps(text)}' for (first, second), text in results.items()
    )


def parse_character_matches(content: object) -> CharacterMatches:
    """The matches from the JSON value of a file; raises `ValueError` with a reason."""
    fields = Fields(content, FORMAT)
    return CharacterMatches(
        fields.take("seed", integer(0, _LARGEST_SEED)),
        fields.take("levels", map_of(str, matching("[0-9a-f]*"))),
        fields.take("games", map_of(str, map_of(_pairing, matching(f"[{WON}{LOST}]*")))),
    )


def _pairing(name: str) -> tuple[str, str]:
    first, _, second = name.partition(" ")
    if (first, second) not in PAIRINGS:
        raise ValueError(f"{name[:40]!r} is not a pairing of two levels")
    return first, second


def level_digest(level_id: str) -> str:
    """A digest of how a level plays: of its kind of player and all parameters of it.

    It changes when a parameter is added or changed, so that the matches must be played again.
    """
    # The player is a frozen dataclass; `ComputerPlayer` is the protocol that it follows.
    player: Any = fixed_level(level_id).player
    parameters = json.dumps([type(player).__name__, asdict(player)], sort_keys=True)
    return blake2b(parameters.encode(), digest_size=_DIGEST_BYTES).hexdigest()


def play_match(game: str, pairing: tuple[str, str], number: int, seed: int) -> str:
    """Play a match of two levels; returns whether the first one `WON` or `LOST`.

    Matches 2n and 2n + 1 have the same packs; the first level plays on side 0 in the one, on side 1
    in the other.
    """
    variant = catalogue.variant(game)
    seating = variant.seatings[0]
    first_side = number % MATCHES_OF_DEAL
    levels = [
        fixed_level(pairing[seating.side_of(seat) != first_side]) for seat in range(seating.players)
    ]
    players = [Player(level.name, level.id) for level in levels]
    rng = Random(f"scopa characters {seed} {game} deal {number // MATCHES_OF_DEAL}")
    match = Match(variant, seating, players, int(rng.random() * LARGEST_DEAL))
    while match.winner is None:
        match.begin_round()
        while match.round is not None and not match.round.is_over:
            seat, legal_moves = match.round.turn, match.round.legal_moves()
            action = legal_moves[0]
            if len(legal_moves) > 1:
                action = levels[seat].choose(SeatView.of(match, seat))
            match.play(action)
    return WON if match.winner == first_side else LOST


FILE: Final = Path("leaderboard", "characters.json")
"""In the folder of the resources."""
_MAX_FILE_BYTES: Final = 4_000_000


def shipped_matches() -> CharacterMatches:
    """The matches that are shipped with the game; raises `StorageError` with a sentence."""
    return read_character_matches(resource_folder() / FILE)


def read_character_matches(path: Path) -> CharacterMatches:
    """The matches of a file; raises `StorageError` with a sentence."""
    return read_json_file(path, _MAX_FILE_BYTES, parse_character_matches)
