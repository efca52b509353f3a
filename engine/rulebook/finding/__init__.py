"""Finding rules by what people type, in any language (see engine.rulebook.search for the way in)."""
