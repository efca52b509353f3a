"""Looking, at any time: the own hand, and what is public for everybody. Issued anew each time, privately."""

from __future__ import annotations

from functools import partial

from bot.discord.answering.request import Request
from bot.discord.looking import since
from bot.discord.messages import controls, items, names
from bot.discord.messages.custom_id import Verb
from bot.discord.messages.items import Row
from bot.discord.messages.message import TEXT_LENGTH, Attachment, Message
from bot.discord.playing import orders, panels
from bot.discord.posting import awaited, hands, prompts, results
from bot.discord.tables import note_text
from bot.games.typed import now as typed_now
from bot.games.widgets import Panel
from bot.hosting.analysing.lookback import can_be_looked_back_on
from bot.hosting.playing.turn import Sight
from bot.hosting.table import Refused, Status, Table
from render.contract import Painter, Picture

WHOLE = "0"
"""What is typed as a place for the whole board."""


async def hand(request: Request) -> None:
    """Show the own hand."""
    sight = await _sight(request)
    if not request.services.presenters[sight.game.name].hands:
        raise Refused("no-hands", game=request.words(f"{sight.game.name}-name"))
    if sight.seat is None:
        raise Refused("not-seated")
    drawn = await _drawn_hand(request, sight)
    if drawn is None:
        await request.say("look-no-picture")
        return
    told = request.words("look-hand", hand=names.escaped(drawn.alt))
    signs = controls.signs(request.words, sight.game.name)
    await request.reply.send(Message(told, (*since.turn_row(request.words, sight), [signs]), (drawn,)))


async def show_own(request: Request, table: Table, lead: str) -> None:
    """Show a seat that the presser has just got: `lead`, its hand where the game has any, and what it is asked."""
    sight = await request.host.looking.sight(request.person.id, table.id)
    has_hand = request.services.presenters[sight.game.name].hands
    drawn = await _drawn_hand(request, sight) if has_hand else None
    if drawn is not None:
        lead = "\n\n".join([lead, request.words("look-hand", hand=names.escaped(drawn.alt))])
    await request.reply.send(Message(lead, since.turn_row(request.words, sight), (drawn,) if drawn else ()))


async def _drawn_hand(request: Request, sight: Sight) -> Attachment | None:
    """Return the picture of the presser's hand; None where it could not be drawn."""
    return await hands.draw(request.services, sight, request.words, ("look", request.interaction.id))


async def board(request: Request, *, text: bool = False, zoom: str | None = None) -> None:
    """Show the board: as a picture, a close-up of a part, or wholly in words."""
    sight = await _sight(request)
    painter = request.services.painter(sight.game.name)
    if text:
        named_safely = request.names(sight.table)
        await request.reply.send(Message(painter.full_text(sight.view, request.words, names=named_safely)))
        return
    named = request.plain_names(sight.table)
    if zoom is not None:
        place = _place(request, painter, sight, zoom)
        job = partial(painter.close_up, sight.view, request.words, around=place, names=named)
        await _show_picture(request, f"part-{_stem(sight)}", job, "look-part", ())
        return
    job = partial(painter.board, sight.view, request.words, before=None, caption="", names=named)
    last = await request.host.looking.last_visit(request.person.id, await request.loaded())
    ways = [await since.ways(request, last)] if sight.seat else []
    rows = (*since.turn_row(request.words, sight), *ways, [controls.signs(request.words, sight.game.name)])
    await _show_picture(request, f"board-{_stem(sight)}", job, "look-board", rows)
    await request.host.looking.visited(request.person.id, await request.loaded(), last)


def _place(request: Request, painter: Painter, sight: Sight, typed: str) -> str | None:
    """Return the place that is meant, None for the whole. Refused: no-such-part."""
    place = typed.strip().upper()
    places = painter.places(sight.view)
    if place == WHOLE:
        return None
    if place not in places:
        raise Refused("no-such-part", part=names.safe(typed), places=request.words.listed(list(places)) or WHOLE)
    return place


async def suggest_places(request: Request, typed: str) -> list[str]:
    """Return the places of the board that begin as typed, at most 25; none where nothing can be seen."""
    try:
        sight = await _sight(request)
    except Refused:
        return []
    places = request.services.painter(sight.game.name).places(sight.view)
    return [place for place in places if place.startswith(typed.strip().upper())][:25]


async def score(request: Request) -> None:
    """Show the points, and the newest scoring sheet."""
    sight = await _sight(request)
    presenter, named = request.services.presenters[sight.game.name], request.names(sight.table)
    lines = results.standing(presenter, sight.view, named, request.words, sight.result)
    files: list[Attachment] = []
    if sheets := presenter.past_sheets(sight.view):
        painter = request.services.painter(sight.game.name)
        lines += ["", painter.sheet_text(sheets[-1], request.words, names=named)]
        on_picture = request.plain_names(sight.table)
        job = partial(painter.sheet, sight.view, request.words, sheet=sheets[-1], names=on_picture)
        drawn = await request.services.render_pool.draw(("look", request.interaction.id), f"sheet-{_stem(sight)}", job)
        files = [drawn] if drawn else []
    await request.reply.send(Message("\n".join(lines), _how(request, sight), tuple(files)))


def _how(request: Request, sight: Sight) -> tuple[Row, ...]:
    """Return the row with the button to how the game went, where that can be told."""
    if not can_be_looked_back_on(sight.table, sight.game):
        return ()
    return ([controls.button(request.words, Verb.HOW, sight.table.id)],)


async def record(request: Request) -> None:
    """Send the game's record as a file, where that is allowed."""
    table = await request.table()
    data = await request.host.tables.record(request.press(), table.id)
    await request.reply.send(
        Message(request.words("look-record"), files=(Attachment(f"{table.game}-{table.id}.jsonl", data),))
    )


async def now(request: Request) -> None:
    """Show what the own seat can do and why not the rest; to anybody else, what is asked of whom."""
    sight = await _sight(request)
    presenter = request.services.presenters[sight.game.name]
    mine: list[Row] = []
    if sight.seat is not None:
        last = await request.host.looking.last_visit(request.person.id, await request.loaded())
        mine = [await since.ways(request, last)]
    note = note_text.shown(request.words, (await request.loaded()).note(request.person.id))
    held = awaited.held(request.words, sight.table, request.person.id)
    waits = "\n".join([*held, *([note] if note else []), *await _awaited(request, sight)])
    try:
        turn = await request.host.playing.turn(request.fresh_press(), sight.table.id)
    except Refused:
        asked = "\n".join(f"> {line}" for line in prompts.tell(presenter, sight, request.words))
        told = request.words("now-others" if asked else "now-finished", asked=asked)
        if (prepare := await orders.preparing_button(request, sight.table)) is not None:
            mine.append([prepare])
        await request.reply.send(Message(f"{told}\n{waits}".strip(), tuple(mine)))
        return
    pages = presenter.pages(turn.view, request.names(sight.table), request.words, turn.seat)
    room = TEXT_LENGTH - len(waits) - 1
    comes = orders.comes_of_prepared(request.words, turn, request.host.now())
    told = items.clip("\n".join([*([comes, ""] if comes else []), *typed_now.lines(turn, pages)]), room)
    rows = panels.rows(turn, Panel(told, tuple(typed_now.rules(turn, pages))))
    rows = (*rows, *since.turn_row(request.words, sight), *mine)[: items.ROWS]
    await request.reply.send(Message(f"{told}\n{waits}".strip(), rows))


async def _awaited(request: Request, sight: Sight) -> list[str]:
    """Tell whom the table waits for, who has answered, and its rest; nothing of a game that is over."""
    if sight.table.status is not Status.RUNNING:
        return []
    waiting = await request.host.tables.waiting(await request.loaded())
    named = request.names(sight.table)
    told = [*awaited.answered(request.words, waiting, named), *awaited.lines(request.words, waiting, named)]
    return [*told, *awaited.rests(request.words, sight.table)]


async def _sight(request: Request) -> Sight:
    table = await request.table()
    if table.status is Status.LOBBY:
        raise Refused("still-lobby")
    return await request.host.looking.sight(request.person.id, await request.loaded())


async def _show_picture(request: Request, name: str, job: partial[Picture], key: str, rows: tuple[Row, ...]) -> None:
    drawn = await request.services.render_pool.draw(("look", request.interaction.id), name, job)
    if drawn is None:
        await request.say("look-no-picture")
        return
    await request.reply.send(Message(request.words(key), rows, (drawn,)))


def _stem(sight: Sight) -> str:
    return f"{sight.table.id}-{sight.table.seq}"
