"""One plot, with a table of its numbers; it knows nothing of matches or databases.

No library paints it: Qt Charts and Qt Graphs are free under the GPL alone, and pyqtgraph (MIT)
needs numpy.
"""
