"""The chapter about the bot itself, at the end of every game's rulebook: a Markdown file a language, as a rulebook.

It speaks of commands and buttons, of which the engine knows nothing. `bot.games.bot_chapter` adds it to a book.
"""
