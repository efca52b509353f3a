"""The slash commands. Thin: each names its options and hands over to the room that answers it."""
