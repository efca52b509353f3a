"""Leagues: seasons of tables that the host opens, starts, watches and counts."""
