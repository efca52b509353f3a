"""A game as an animated picture: of one that is over for the whole channel; of the last round for who comes back."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

from bot.discord.answering.request import Request, Services
from bot.discord.messages import controls, items, names
from bot.discord.messages.custom_id import Verb
from bot.discord.messages.message import Attachment, Message
from bot.games.film import Draw, film_of
from bot.games.retold import Retelling
from bot.hosting.filming.film import Film
from bot.hosting.posting.post import Post
from bot.hosting.replaying.replay import Replay
from bot.hosting.table import Refused, Table
from bot.locale.words import Wording, wording
from engine.steps import Step, rounds_of, standing
from render.contract import ALT_LIMIT

FEW = 3
"""A round with fewer steps says little to who comes back: the one before it is shown, too."""
ENDING = ".gif"
"""How files of animated pictures end, and no others that the bot posts: so such a post is known (`sent_before`)."""


class FilmFailed(Exception):  # noqa: N818
    """A frame could not be drawn; the log has why."""


async def ask(request: Request) -> None:
    """Have the animated picture of a game that is over posted in its channel, for all."""
    table = await request.loaded()
    await request.host.looking.ask_for_film(request.press(), table)
    await request.say("film-wanted", channel=f"<#{table.table.place.channel_id}>")


async def draw(services: Services, replay: Replay) -> Film:
    """Draw the whole of a game that is over, in its table's language. Refused: film-older; else FilmFailed."""
    words = wording(replay.table.language)
    told = _retelling(services, replay, words)
    key = ("film", replay.table.id)
    film = await _drawn(services, key, told, standing(replay.steps), _name(replay.table), cards=True)
    return Film(film.data, film.alt)


def compose(words: Wording, post: Post) -> Message:
    """Make the post that brings it, or says that there is none."""
    game = words(f"{post.game.name}-name")
    if post.film is None:
        why = "older" if post.undrawn == "film-older" else "failed"
        return Message(words("film-undrawn", game=game, why=why))
    file = Attachment(f"{_name(post.table)}{ENDING}", post.film.data, post.film.alt)
    return Message(words("film-done", game=game), ([controls.button(words, Verb.REPLAY, post.table.id)],), (file,))


async def missed(request: Request) -> None:
    """Show the last round, as its presser may see it."""
    found = await request.host.looking.replay(request.person.id, await request.loaded())
    told = _retelling(request.services, found, request.words)
    steps = last_round(told.replay.shown(told.eyes))
    if len(steps) < 2:
        await request.say("film-none")
        return
    table = told.replay.table
    key, name = ("film", request.interaction.id), f"missed-{table.id}-{table.seq}"
    try:
        drawn = await _drawn(request.services, key, told, steps, name, cards=False)
    except FilmFailed:
        raise Refused("film-failed") from None
    text = request.words("film-missed", round=steps[0].round or "no")
    await request.reply.send(Message(text, ([controls.button(request.words, Verb.REPLAY, table.id)],), (drawn,)))


def last_round(steps: Sequence[Step]) -> list[Step]:
    """Return the steps of the last round, with those of the round before where it has just begun."""
    them = standing(steps)
    begins = [each.seq for each in rounds_of(them)] or [1]
    last = [each for each in them if each.seq >= begins[-1]]
    return last if len(last) >= FEW or len(begins) < 2 else [each for each in them if each.seq >= begins[-2]]


def _retelling(services: Services, found: Replay, words: Wording) -> Retelling:
    presenter = services.presenters[found.game.name]
    naming = partial(names.plain_names, game=found.game, words=words)
    return Retelling(found, presenter, found.eyes[0], naming, words)


def _name(table: Table) -> str:
    return f"{table.game}-{table.id}"


async def _drawn(
    services: Services, key: Hashable, told: Retelling, steps: Sequence[Step], name: str, *, cards: bool
) -> Attachment:
    """Draw a film, a frame at a time, so that other pictures come between. Refused: film-older; else FilmFailed."""
    from render.film.frame import palette_of  # noqa: PLC0415  (drawing takes long to load)
    from render.film.gif import Frame, put_together  # noqa: PLC0415

    film = film_of(told, services.painter(told.replay.game.name), steps, cards=cards)
    if film is None:
        raise Refused("film-older", table=told.replay.table.id)

    async def picture(draw: Draw) -> Attachment:
        drawn = await services.render_pool.draw(key, name, draw)
        if drawn is None:
            raise FilmFailed(name)
        return drawn

    first = (await picture(film.boards[0].draw)).data
    palette = palette_of(first)
    frames = []
    for each in film.shots:
        png = first if each is film.boards[0] else (await picture(partial(each.draw, palette=palette))).data
        frames.append(Frame(png, each.seconds))
    return await picture(partial(put_together, frames, items.clip(film.alt, ALT_LIMIT)))
