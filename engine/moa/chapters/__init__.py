"""Moa's rules, by the chapters of its rulebook."""
