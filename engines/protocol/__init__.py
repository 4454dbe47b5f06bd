"""The line protocol: a JSON object a line in, one a line out.  See `python -m engines`."""
