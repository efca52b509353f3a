"""What may be seen of a position."""
