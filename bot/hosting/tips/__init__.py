"""Tips while playing: a sentence on the own panel when it is of use, once each (`<game>.toml`)."""
