"""Direct messages that show people their own hands, kept current as long as they want that."""
