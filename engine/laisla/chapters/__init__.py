"""The rules of La Isla by chapter of the rulebook, and what runs them."""
