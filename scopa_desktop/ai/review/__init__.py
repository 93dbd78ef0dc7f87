"""Review of a recorded match: what each decision cost, and what the cards gave.

`loss` measures a decision from what its seat could know, `hindsight` with all cards seen, `luck`
what a deal was worth; `match_review` does all of it for a record, step by step.
"""
