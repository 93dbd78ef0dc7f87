"""Statistics: confidence intervals, Glicko-2 and the hypergeometric distribution."""
