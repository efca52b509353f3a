"""A game as an animated picture: of one that is over for the whole channel; of the last round for who comes back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.discord import controls, items, names
from bot.discord.custom_id import Verb
from bot.discord.message import Attachment, Message
from bot.discord.request import Request
from bot.games.film import Draw, film_of
from bot.games.retold import Retelling
from bot.hosting.table import Refused
from bot.locale.words import Wording, wording
from engine.steps import Step, rounds_of, standing
from render.contract import ALT_LIMIT

FEW = 3
"""A round with fewer steps says little to who comes back: the one before it is shown, too."""


async def post(request: Request) -> None:
    """Post the animated picture of a game that is over, for all."""
    table = await request.table()
    if not table.status.over:
        raise Refused("film-running", table=table.id)
    with request.services.films.one(table.id, request.host.now()):
        told = await _told(request, wording(table.language))
        steps = standing(told.replay.steps)
        drawn = await _drawn(request, told, steps, f"{table.game}-{table.id}", cards=True)
        words = told.words
        text = words("film-done", game=words(f"{table.game}-name"))
        await request.reply.send(Message(text, ([controls.button(words, Verb.REPLAY, table.id)],), (drawn,)))


async def missed(request: Request) -> None:
    """Show the last round, as its presser may see it."""
    told = await _told(request, request.words)
    steps = last_round(told.replay.shown(told.eyes))
    if len(steps) < 2:
        await request.say("film-none")
        return
    table = told.replay.table
    drawn = await _drawn(request, told, steps, f"missed-{table.id}-{table.seq}", cards=False)
    text = request.words("film-missed", round=steps[0].round or "no")
    await request.reply.send(Message(text, ([controls.button(request.words, Verb.REPLAY, table.id)],), (drawn,)))


def last_round(steps: Sequence[Step]) -> list[Step]:
    """Return the steps of the last round, with those of the round before where it has just begun."""
    them = standing(steps)
    begins = [each.seq for each in rounds_of(them)] or [1]
    last = [each for each in them if each.seq >= begins[-1]]
    return last if len(last) >= FEW or len(begins) < 2 else [each for each in them if each.seq >= begins[-2]]


async def _told(request: Request, words: Wording) -> Retelling:
    found = await request.host.replay(request.person.id, await request.loaded())
    presenter = request.services.presenters[found.game.name]
    return Retelling(found, presenter, found.eyes[0], names.plain_names(found.table, found.game, words), words)


async def _drawn(request: Request, told: Retelling, steps: Sequence[Step], name: str, *, cards: bool) -> Attachment:
    """Draw a film, a frame at a time, so that other pictures come between. Refused: film-older, film-failed."""
    from render.film.frame import palette_of  # noqa: PLC0415  (drawing takes long to load)
    from render.film.gif import Frame, put_together  # noqa: PLC0415

    film = film_of(told, request.services.painter(told.replay.game.name), steps, cards=cards)
    if film is None:
        raise Refused("film-older", table=told.replay.table.id)
    first = (await _picture(request, name, film.boards[0].draw)).data
    palette = palette_of(first)
    frames = []
    for each in film.shots:
        is_first = each is film.boards[0]
        png = first if is_first else (await _picture(request, name, partial(each.draw, palette=palette))).data
        frames.append(Frame(png, each.seconds))
    return await _picture(request, name, partial(put_together, frames, items.clip(film.alt, ALT_LIMIT)))


async def _picture(request: Request, name: str, draw: Draw) -> Attachment:
    """Have one picture of a film drawn. Refused: film-failed."""
    drawn = await request.services.render_pool.draw(("film", request.interaction.id), name, draw)
    if drawn is None:
        raise Refused("film-failed")
    return drawn
