"""Pages of figures: one picture on a sheet of paper, and the same figures as text."""
