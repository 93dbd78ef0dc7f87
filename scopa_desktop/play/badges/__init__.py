"""Badges: what a profile has achieved, each with its date and its match.

`play/matches/feats.py` says what can be seen from one match, `career` what takes several,
`badge_book` keeps what was earned in the database.
"""

from scopa_desktop.play.badges.badge_book import EarnedBadge as EarnedBadge
from scopa_desktop.play.badges.badge_book import award as award
from scopa_desktop.play.badges.badge_book import earned as earned
from scopa_desktop.play.badges.badge_book import family_wins as family_wins
from scopa_desktop.play.badges.badge_book import progress as progress
from scopa_desktop.play.badges.badge_book import rebuild as rebuild
