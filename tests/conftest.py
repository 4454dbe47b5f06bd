"""What holds for every test.

The machine may be slow and busy: a property that takes long is no failure.
"""

from hypothesis import settings

settings.register_profile("house", deadline=None)
settings.load_profile("house")
