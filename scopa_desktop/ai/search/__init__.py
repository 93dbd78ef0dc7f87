"""The search: what a computer player thinks with, compiled together with the rules' kernel.

A *world* is a way in which the hidden cards may lie. The search samples worlds, walks a tree of
moves through them, plays the rest of the round out by the playout policy, and remembers what came
of each move.
"""
