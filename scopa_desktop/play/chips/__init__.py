"""Chips and experience of the profiles and the characters.

What somebody has is a sum: the first chips, what was won and lost in competitive matches
(`staked_match`, `staked_seat`) and what was earned back by practice and training (`chip_grant`).
`stakes` makes the stakes of a match agree with its record, `earnings` pays for training, `accounts`
adds up, and `refusals` says who cannot stake; what the rules say of stakes, the bank and experience
is in RULES, section 3. `Competition` shows all of it for the match on the table.
"""
