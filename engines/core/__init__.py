"""What every game shares: the contract, options, errors."""
