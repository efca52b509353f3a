"""Games that last for weeks, played in seconds by a clock that is set, by people with habits."""
