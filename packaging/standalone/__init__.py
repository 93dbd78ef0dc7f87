"""Makes of the source tree what a player downloads: a folder, one file, an archive, a `.deb`.

`build.py` one folder up is the command; what goes along with the game for each system lies in the
folders beside this one.
"""
