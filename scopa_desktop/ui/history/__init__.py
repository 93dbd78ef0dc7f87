"""The history: matches, statistics, fairness and profile."""
