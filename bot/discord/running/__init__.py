"""The running bot: logging in, the two entrances by which Discord sends interactions, and what tells how it is."""
