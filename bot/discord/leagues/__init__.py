"""Leagues in a channel: their commands, their posts and how they stand."""
