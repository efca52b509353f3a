"""Inviting somebody by name, and declining; another game of the same people."""

from __future__ import annotations

import discord

from bot.discord import controls, names
from bot.discord.message import Message
from bot.discord.permissions import check_place
from bot.discord.request import Request
from bot.hosting.rematch import Seating
from bot.hosting.table import Refused, Status
from bot.locale.words import wording


async def invite(request: Request, person: discord.User | discord.Member) -> None:
    """Keep a seat for a person, and say so in the channel, which pings that person once."""
    if person.bot:
        raise Refused("invite-bot")
    table = await request.host.invite(request.press(), (await request.table()).id, person.id)
    words = wording(table.language)
    text = words(
        "post-invited",
        invited=names.mention(person.id),
        name=names.safe(request.person.name),
        game=words(f"{table.game}-name"),
        running="yes" if table.status is Status.RUNNING else "no",
    )
    await request.reply.send(Message(text, (controls.invitation(words, table),), pings=[person.id]))


async def decline(request: Request) -> None:
    """Decline the own invitation; the message that made it says so from then on."""
    table = await request.table()
    table = await request.host.decline(request.press(), table.id)
    if request.path and request.reply.pressed_public:
        words = wording(table.language)
        await request.reply.replace(Message(words("post-declined", name=names.safe(request.person.name))))
    else:
        await request.say("invite-declined")


async def keep_no_more(request: Request) -> None:
    """Wait for nobody who was invited any more."""
    table = await request.table()
    await request.host.keep_no_more(request.press(), table.id)
    await request.say("invite-unkept")


async def rematch(request: Request) -> None:
    """Open a lobby for the people of the finished game, or take the seat that is kept there."""
    table = await request.table()
    await check_place(request.interaction)
    seating = Seating(request.path) if request.path in set(Seating) else Seating.DRAWN
    opened = await request.host.rematch(request.press(), table.id, seating)
    seat = opened.seat_of(request.person.id) or ""
    colour = request.words(f"{opened.game}-colour", seat=seat)
    key = "rematch-opened" if opened.opener_id == request.person.id else "table-joined"
    await request.say(key, colour=colour, alone="yes" if not opened.kept else "no")
