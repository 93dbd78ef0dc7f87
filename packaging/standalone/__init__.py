"""Builds the downloads for players: a folder, a single file, an archive, a `.deb`.

The command is `build.py` in the parent folder; the files specific to a system are in the folders
beside this one.
"""
