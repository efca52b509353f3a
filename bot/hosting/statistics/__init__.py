"""Statistics of people and servers, and ratings: counted from the logs of finished games, and from nothing else."""
