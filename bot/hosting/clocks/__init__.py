"""How long seats have for their answers, and what happens then."""
