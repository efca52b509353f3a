"""Charts of figures that belong to no game's pictures."""
