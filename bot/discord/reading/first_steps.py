"""First steps, for somebody who has never seen the bot."""

from __future__ import annotations

from bot.discord.answering.request import Request
from bot.discord.messages import controls
from bot.discord.messages.message import Message
from bot.discord.reading import screens
from bot.games.screens import count


async def show(request: Request, game: str | None = None) -> None:
    """Show how to begin; at a table, what its game is about before that.

    The games in a minute and in five screens, and first lessons of them, are a press away. Where a game is named, show
    the first of its screens.
    """
    if game is not None and game in request.services.games and count(game):
        await screens.show(request, game)
        return
    words, presenters = request.words, request.services.presenters
    table = await request.host.tables.at(request.place)
    listed = words.listed([words(f"{game}-name") for game in request.services.games])
    lines = [words("help", games=listed)]
    games = [table.game] if table else list(presenters)
    told = [presenters[game] for game in games if presenters[game].overview]
    if table and told:
        lines.insert(0, words(f"{table.game}-intro") + "\n")
    row = [controls.overview(words, each.game, each.overview, table.id if table else 0) for each in told]
    lessons = request.host.lessons.offered()
    taught = [controls.learn(words, game) for game in games if game in lessons]
    shown = [screens.first_of(request, each) for each in games if count(each)]
    rows = [*([row] if row else []), *([shown] if shown else []), [*taught, controls.my_tables(words)]]
    await request.reply.send(Message("\n".join(lines), tuple(rows)))
