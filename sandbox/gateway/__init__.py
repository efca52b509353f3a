"""Gateway v10: the websocket over which the bot hears what happens."""
