"""The laws of carrom, one subject a module: pure, in whole hundredths of a millimetre."""
