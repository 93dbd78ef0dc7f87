"""Campaigns that damage, kill and obstruct the program, and count what was lost.

`python -m benchmarks.faults --help` lists the parts.
"""
