"""Seats of a running game: leaving it, an automa for a while, taking a vacant seat over."""

from __future__ import annotations

from bot.discord import controls, looking
from bot.discord.custom_id import CustomId, Verb
from bot.discord.items import PressButton
from bot.discord.message import Message
from bot.discord.request import Request
from bot.hosting.seating.leaving import Fate, fates
from bot.hosting.table import Refused, Table
from engine.contract import Seat


async def ask_leave(request: Request, table: Table) -> None:
    """Ask, privately, what becomes of the presser's seat in a running game."""
    seat = _own(request, table)
    possible = fates(table.occupants, request.person.id)
    index = controls.seat_index(request.services.games[table.game], seat)
    row = [
        PressButton(request.words(f"button-leave-{fate}"), CustomId(Verb.LEAVE_AS, table.id, seat=index, path=fate))
        for fate in possible
    ]
    row.append(controls.button(request.words, Verb.KEEP, table.id, label="button-stay"))
    closes = "yes" if Fate.CLOSE in possible else "no"
    text = request.words("seat-leave-sure", colour=_colour(request, table, seat), closes=closes)
    await request.reply.send(Message(text, (row,)))


async def leave_as(request: Request) -> None:
    """Leave the game, after it was asked; the path says what becomes of the seat."""
    table = await request.table()
    colour = _colour(request, table, _own(request, table))
    if request.path not in set(Fate):
        raise Refused("unknown-press")
    await request.host.leave_game(request.press(), table.id, Fate(request.path))
    await request.reply.update(Message(request.words(f"seat-left-{request.path}", colour=colour)))


async def toggle(request: Request) -> None:
    """Let an automa play for the presser's seat; where one does already, the presser plays again."""
    table = await request.table()
    if table.occupant(_own(request, table)).held_by is None:
        await hold(request)
    else:
        await take_back(request)


async def hold(request: Request) -> None:
    """Let an automa play for the presser's seat."""
    table = await request.host.hold_own(request.press(), (await request.table()).id, held=True)
    colour = _colour(request, table, _own(request, table))
    row = [controls.button(request.words, Verb.BACK, table.id)]
    await request.reply.send(Message(request.words("seat-held", colour=colour), (row,)))


async def take_back(request: Request) -> None:
    """Play again oneself."""
    table = await request.host.hold_own(request.press(), (await request.table()).id, held=False)
    seat = _own(request, table)
    rows = (controls.present_panel(request.words, table),) if seat in table.asked_since else ()
    await request.reply.send(Message(request.words("seat-back", colour=_colour(request, table, seat)), rows))


async def hold_vacant(request: Request) -> None:
    """Let automas play for vacant seats."""
    await request.host.hold_vacant(request.press(), (await request.table()).id)
    await request.say("seat-vacant-held")


async def show_taken(request: Request, table: Table) -> None:
    """Tell who has taken a seat over that it is theirs, with its hand; nobody else sees that."""
    text = request.words("seat-taken", colour=_colour(request, table, _own(request, table)))
    await looking.show_own(request, table, text)


def _own(request: Request, table: Table) -> Seat:
    """Return the presser's seat. Refused: not-seated."""
    seat = table.seat_of(request.person.id)
    if seat is None:
        raise Refused("not-seated", table=table.id)
    return seat


def _colour(request: Request, table: Table, seat: Seat) -> str:
    return request.words(f"{table.game}-colour", seat=seat)
