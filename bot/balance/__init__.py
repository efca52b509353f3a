"""Many games of equal players, to see how well balanced a game is."""
