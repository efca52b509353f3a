"""Looking, at any time: the own hand, and what is public for everybody. Issued anew each time, privately."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.discord import controls, results
from bot.discord.call import Call
from bot.discord.custom_id import Verb
from bot.discord.items import Row
from bot.discord.message import Attachment, Message
from bot.hosting.host import LogEntry
from bot.hosting.table import Refused, Status
from bot.hosting.turn import Sight
from render.contract import Picture

NEWEST = 1800
"""Characters of the log that are shown in the message; the file has all."""


async def hand(call: Call) -> None:
    """Show the own hand."""
    sight = await _sight(call)
    if not call.services.presenters[sight.game.name].hands:
        raise Refused("no-hands", game=call.words(f"{sight.game.name}-name"))
    if sight.seat is None:
        raise Refused("not-seated")
    job = partial(
        call.services.painter(sight.game.name).hand, sight.view, call.words, names=call.plain_names(sight.table)
    )
    drawn = await call.services.studio.draw(("look", call.interaction.id), f"hand-{_stem(sight)}", job)
    if drawn is None:
        await call.say("look-no-picture")
        return
    told = call.words("look-hand", hand=drawn.alt)
    await call.reply.send(Message(told, _turn_row(call, sight), (drawn,)))


async def board(call: Call, *, text: bool = False, zoom: int | None = None) -> None:
    """Show the board: as a picture, a close-up of a part, or wholly in words."""
    sight = await _sight(call)
    painter = call.services.painter(sight.game.name)
    if text:
        named_safely = call.names(sight.table)
        await call.reply.send(Message(painter.full_text(sight.view, call.words, names=named_safely)))
        return
    named = call.plain_names(sight.table)
    if zoom is not None:
        job = partial(painter.close_up, sight.view, call.words, around=zoom or None, names=named)
        try:
            await _show_picture(call, f"part-{_stem(sight)}", job, "look-part", ())
        except LookupError as error:
            raise Refused("no-such-part", part=zoom) from error
        return
    job = partial(painter.board, sight.view, call.words, before=None, caption="", names=named)
    await _show_picture(call, f"board-{_stem(sight)}", job, "look-board", _turn_row(call, sight))


async def score(call: Call) -> None:
    """Show the points, and the newest scoring sheet."""
    sight = await _sight(call)
    presenter, named = call.services.presenters[sight.game.name], call.names(sight.table)
    lines = results.standing(presenter, sight.view, named, call.words, sight.result)
    files: list[Attachment] = []
    if sheets := presenter.past_sheets(sight.view):
        painter = call.services.painter(sight.game.name)
        lines += ["", painter.sheet_text(sheets[-1], call.words, names=named)]
        job = partial(painter.sheet, sight.view, call.words, sheet=sheets[-1], names=call.plain_names(sight.table))
        drawn = await call.services.studio.draw(("look", call.person.id), f"sheet-{_stem(sight)}", job)
        files = [drawn] if drawn else []
    await call.reply.send(Message("\n".join(lines), files=tuple(files)))


async def log(call: Call) -> None:
    """Show what happened: the newest entries, and everything as a file."""
    sight = await _sight(call)
    entries = await call.host.log(call.person.id, sight.table.id)
    told = [line for entry in entries for line in _lines(call, sight, entry)]
    if not told:
        await call.say("look-log-empty")
        return
    newest = "\n".join(_newest(told))
    file = Attachment(f"{sight.table.game}-{sight.table.id}-log.txt", "\n".join(told).encode())
    await call.reply.send(Message(f"{call.words('look-log-title')}\n{newest}", files=(file,)))


async def record(call: Call) -> None:
    """Give the game's record as a file, where that is allowed."""
    table = await call.table()
    data = await call.host.record(call.press(), table.id)
    await call.reply.send(
        Message(call.words("look-record"), files=(Attachment(f"{table.game}-{table.id}.jsonl", data),))
    )


async def _sight(call: Call) -> Sight:
    table = await call.table()
    if table.status is Status.LOBBY:
        raise Refused("still-lobby")
    return await call.host.sight(call.person.id, table.id)


async def _show_picture(call: Call, name: str, job: partial[Picture], key: str, rows: tuple[Row, ...]) -> None:
    drawn = await call.services.studio.draw(("look", call.interaction.id), name, job)
    if drawn is None:
        await call.say("look-no-picture")
        return
    await call.reply.send(Message(call.words(key), rows, (drawn,)))


def _turn_row(call: Call, sight: Sight) -> tuple[Row, ...]:
    """Give the button to the own panel where something is asked of this person."""
    if sight.seat is None or sight.seat not in sight.table.asked_since:
        return ()
    return ([controls.button(call.words, Verb.TURN, sight.table.id)],)


def _lines(call: Call, sight: Sight, entry: LogEntry) -> list[str]:
    presenter = call.services.presenters[sight.table.game]
    return presenter.narrate(entry.events, sight.view, call.names(sight.table), call.words)


def _newest(told: Sequence[str]) -> list[str]:
    """Give the last lines that fit."""
    kept: list[str] = []
    length = 0
    for line in reversed(told):
        length += len(line) + 1
        if length > NEWEST:
            break
        kept.append(line)
    return kept[::-1]


def _stem(sight: Sight) -> str:
    return f"{sight.table.id}-{sight.table.seq}"
