"""Inviting somebody by name, and declining; another game of the same people."""

from __future__ import annotations

import discord

from bot.discord.answering.permissions import check_place
from bot.discord.answering.request import Request
from bot.discord.messages import controls, names
from bot.discord.messages.message import Message
from bot.discord.posting import letters
from bot.hosting.lobbies.rematch import Seating
from bot.hosting.table import Refused, Status, Table
from bot.locale.words import wording


async def invite(request: Request, person: discord.User | discord.Member) -> None:
    """Keep a seat for a person; a post says so in the channel, and pings that person unless that is for later."""
    if person.bot:
        raise Refused("no-seat-for-bots")
    await request.host.lobbies.invite(request.press(), (await request.table()).id, person.id)
    await request.say("invite-sent", invited=names.mention(person.id))


async def decline(request: Request) -> None:
    """Decline the own invitation; the post that made it says so from then on."""
    table = await request.table()
    table = await request.host.lobbies.decline(request.press(), table.id)
    if request.path and request.reply.pressed_public:
        words = wording(table.language)
        await request.reply.replace(Message(words("post-declined", name=names.safe(request.person.name))))
    else:
        await request.say("invite-declined")


async def keep_no_more(request: Request) -> None:
    """Wait for nobody who was invited any more."""
    table = await request.table()
    await request.host.lobbies.keep_no_more(request.press(), table.id)
    await request.say("invite-unkept")


async def rematch(request: Request) -> None:
    """Open a lobby for the people of the finished game, or take the seat that is kept there."""
    table = await request.table()
    await check_place(request.interaction)
    seating = Seating(request.path) if request.path in set(Seating) else Seating.DRAWN
    try:
        opened = await request.host.lobbies.rematch(request.press(), table.id, seating)
    except Refused as refusal:
        if refusal.reason not in ("rematch-open", "rematch-running"):
            raise
        await _show_the_next(request, refusal)
        return
    seat = opened.seat_of(request.person.id) or ""
    colour = names.colour(request.words, opened.game, seat)
    key = "rematch-opened" if opened.opener_id == request.person.id else "table-joined"
    await request.say(key, colour=colour, next=_next(request, opened))


def _next(request: Request, opened: Table) -> str:
    """Return what a lobby waits for: "others" who are invited, more "seats", or its "start"."""
    if opened.kept:
        return "others"
    return "start" if opened.taken in request.services.games[opened.game].seat_counts else "seats"


async def _show_the_next(request: Request, refusal: Refused) -> None:
    """Say where the table stands that has taken the place of a finished one; where it has a free seat, with Join."""
    there = await request.host.tables.find(int(str(refusal.facts["table"])))
    link = letters.place_of(there, int(str(refusal.facts["post"])), request.words)
    most = max(request.services.games[there.game].seat_counts)
    room = there.status is Status.LOBBY and len(there.occupants) < most
    text = request.words(f"refused-{refusal.reason}", table=link, room="yes" if room else "no")
    rows = (controls.joining(request.words, there),) if room else ()
    await request.reply.send_private(Message(text, rows))
