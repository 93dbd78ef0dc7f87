"""Statistics: Glicko-2 and the hypergeometric distribution."""
