"""What people type, for any game: slash commands made from ways, names matched to options, autocompletion, `now`."""

from bot.games.typed.commands import TypedCommands as TypedCommands
