"""The daily deal: the same cards for everybody on a date, without widgets."""
