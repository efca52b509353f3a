"""REST v10: what the bot asks for and does."""
