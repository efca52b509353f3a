"""Finding one's way back into a game: what happened since one last looked, told and drawn as one may see it."""

from __future__ import annotations

from functools import partial

from bot.discord.answering.request import Request
from bot.discord.messages import controls
from bot.discord.messages.custom_id import Verb
from bot.discord.messages.items import PressButton, Row
from bot.discord.messages.message import Attachment, Message
from bot.discord.messages.newest import newest
from bot.discord.messages.stamps import ago
from bot.discord.posting import awaited, posts
from bot.discord.tables import notes
from bot.games import happenings
from bot.hosting.live_game import LoadedTable
from bot.hosting.looking.since import Since
from bot.hosting.playing.turn import Sight
from bot.hosting.table import Refused, Status
from bot.store.visits import Visit
from render.words import Words

LONGEST = 1300
"""Characters of what is told; what came before is in the log, which a button shows."""


async def show(request: Request) -> None:
    """Tell what happened since the last visit, or since the one that the pressed button names."""
    loaded = await request.loaded()
    if loaded.table.status is Status.LOBBY:
        raise Refused("still-lobby")
    pressed = request.pressed
    since = await request.host.looking.since(request.person.id, loaded, pressed.since if pressed else None)
    files = await _picture(request, since)
    await request.reply.send(Message("\n".join(await _lines(request, since)), _rows(request, since), files))
    await request.host.looking.visited(request.person.id, loaded, None)


def button(words: Words, loaded: LoadedTable, last: Visit | None) -> list[PressButton]:
    """Return the button to what happened since the last visit, where anything did."""
    if last is None or last.seq >= loaded.table.seq:
        return []
    return [controls.button(words, Verb.SINCE, loaded.id, since=last.seq)]


async def ways(request: Request, last: Visit | None) -> Row:
    """Return the row under what somebody with a seat looks at: the way back, what happened since, note, all tables."""
    loaded = await request.loaded()
    words = request.words
    back = controls.way_back(words, loaded.table, request.person.id)
    return [*back, *button(words, loaded, last), notes.button(words, loaded.id), controls.my_tables(words)]


async def _lines(request: Request, since: Since) -> list[str]:
    words, sight = request.words, since.sight
    when = ago(since.visit.at) if since.visit else "never"
    if not since.happened:
        lines = [words("since-nothing", when=when)]
    else:
        lines = [words("since-title", when=when), *_shortened(words, _told(request, since))]
    lines += awaited.held(words, sight.table, request.person.id)
    if sight.table.status is Status.RUNNING:
        waiting, named = await request.host.tables.waiting(await request.loaded()), request.names(sight.table)
        lines += [*awaited.answered(words, waiting, named), *awaited.lines(words, waiting, named)]
    return lines


def _told(request: Request, since: Since) -> list[str]:
    """Tell everything; what was taken back, as such."""
    sight, words = since.sight, request.words
    presenter = request.services.presenters[sight.game.name]
    lines: list[str] = []
    for part in happenings.parts(sight.table, since.happened):
        told = presenter.narrate(part.events, sight.view, request.names(part.table), words)
        lines += posts.taken_back(words, told) if part.undone else told
    return lines


def _shortened(words: Words, lines: list[str]) -> list[str]:
    """Return the last lines that fit, and how many came before."""
    kept = newest(lines, LONGEST)
    before = len(lines) - len(kept)
    return [*([words("since-before", count=before)] if before else []), *kept]


async def _picture(request: Request, since: Since) -> tuple[Attachment, ...]:
    """Draw the board with what has changed since the visit marked, as posts do; nothing where that fails."""
    sight = since.sight
    painter, presenter = request.services.painter(sight.game.name), request.services.presenters[sight.game.name]
    named = request.plain_names(sight.table)
    events = [event for each in since.happened if not each.undone for event in each.events]
    last = happenings.newest(sight.table, since.happened)
    caption = presenter.caption(last.events, sight.view, request.plain_names(last.table), request.words)
    job = partial(
        painter.board, sight.view, request.words, before=since.before, caption=caption, names=named, happened=events
    )
    begun = since.visit.seq if since.visit else 0
    name = f"since-{sight.table.id}-{begun}-{sight.table.seq}"
    drawn = await request.services.render_pool.draw(("look", request.interaction.id), name, job)
    return () if drawn is None else (drawn,)


def _rows(request: Request, since: Since) -> tuple[Row, ...]:
    words, table = request.words, since.sight.table
    log = controls.button(words, Verb.LOG, table.id)
    back = controls.way_back(words, table, request.person.id)
    missed = [controls.button(words, Verb.MISSED, table.id)] if since.happened else []
    ways = [*back, log, notes.button(words, table.id), controls.my_tables(words)]
    return tuple(row for row in (*turn_row(words, since.sight), missed, ways) if row)


def turn_row(words: Words, sight: Sight) -> tuple[Row, ...]:
    """Return the button to the own panel where something is asked of this person."""
    if sight.seat is None or sight.seat not in sight.table.asked_since:
        return ()
    return ([controls.button(words, Verb.TURN, sight.table.id)],)
