"""The rules of the games. Pure: no I/O, no clock, no Discord, no global randomness."""
