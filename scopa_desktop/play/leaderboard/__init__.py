"""The leaderboard: profiles and characters with ratings from the matches they played."""
