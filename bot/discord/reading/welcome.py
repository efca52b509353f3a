"""What stands in a channel in which nothing has stood yet: a board, and a press away a game and a first lesson."""

from __future__ import annotations

from functools import partial

from bot.discord.answering.request import Services
from bot.discord.messages import controls, names
from bot.discord.messages.message import Message
from bot.locale.words import Wording


async def welcome(services: Services, words: Wording) -> Message:
    """Return that message, with a game to play and all lessons; without its picture where that cannot be drawn."""
    lessons = services.host.lessons.offered()
    if not lessons:
        return Message(words("welcome", game="none"))
    game, course = next(iter(lessons.items()))
    named = {seat: names.colour(words, game, seat) for seat in course.script.seats}
    board = services.painter(game).board
    job = partial(board, course.public_view(), words, before=None, caption="", names=named)
    drawn = await services.render_pool.draw(("welcome", game), f"{game}-welcome", job, public=True)
    row = [controls.opening(words, game, now=True), *(controls.learn(words, each) for each in lessons)]
    text = words("welcome", game=words(f"{game}-name"))
    return Message(text, (row,), (drawn,) if drawn else ())
