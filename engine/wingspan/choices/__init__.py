"""What can be chosen at a position."""
