"""The rules of a season: who meets whom in which round, and how a season is counted. Pure: no clock, no store."""
