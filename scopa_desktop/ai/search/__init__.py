"""Information-set Monte Carlo tree search, compiled together with the rules' kernel.

The search samples determinizations (complete deals that agree with what a seat knows), selects
moves in a tree, plays the rest of the round out by the rollout policy, and adds the rewards to the
nodes on the path.
"""
