"""Seats of a running game: leaving it, an automa for a while, taking a vacant seat over."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.discord.answering.request import Request
from bot.discord.looking import looking
from bot.discord.messages import controls, names
from bot.discord.messages.custom_id import CustomId, Verb
from bot.discord.messages.items import PressButton
from bot.discord.messages.message import Message
from bot.discord.settings import settings_page
from bot.discord.settings.settings_page import Sheet
from bot.discord.tables import levels
from bot.hosting.agreements.giving_up import End
from bot.hosting.seating.kicking import Kick
from bot.hosting.seating.leaving import Fate, fates
from bot.hosting.seating.swapping import Swap
from bot.hosting.table import ANYBODY, Occupant, Refused, Status, Table
from engine.contract import Seat


async def ask_leave(request: Request, table: Table) -> None:
    """Ask, privately, what becomes of the presser's seat in a running game."""
    seat = _own(request, table)
    possible = fates(table.occupants, request.person.id)
    index = controls.seat_index(request.services.games[table.game], seat)
    row = [_leave_as(request, table, index, fate) for fate in possible]
    resigns = _two_people(table)
    if resigns:
        row.append(controls.button(request.words, Verb.RESIGN, table.id, seat=index))
    row.append(controls.button(request.words, Verb.KEEP, table.id, label="button-stay"))
    facts = {"closes": Fate.CLOSE in possible, "clock": table.clock is not None, "resigns": resigns}
    told = {name: "yes" if each else "no" for name, each in facts.items()}
    text = request.words("seat-leave-sure", colour=_colour(request, table, seat), **told)
    await request.reply.send(Message(text, (row,)))


def _leave_as(request: Request, table: Table, index: int, fate: Fate) -> PressButton:
    """Return the button that gives the seat up, and makes that of it."""
    return controls.button(request.words, Verb.LEAVE_AS, table.id, seat=index, path=fate, label=f"button-leave-{fate}")


async def leave_as(request: Request) -> None:
    """Leave the game, after it was asked; the path says what becomes of the seat."""
    table = await request.table()
    colour = _colour(request, table, _own(request, table))
    if request.path not in set(Fate):
        raise Refused("unknown-press")
    await request.host.seats.leave(request.press(), table.id, Fate(request.path))
    await request.reply.update(Message(request.words(f"seat-left-{request.path}", colour=colour)))


async def resign(request: Request) -> None:
    """Tell what resigning means, which no game knows."""
    table = await request.table()
    index = controls.seat_index(request.services.games[table.game], _own(request, table))
    row = [
        controls.button(request.words, Verb.PROPOSE, table.id, path=End.name, label="button-propose-end"),
        _leave_as(request, table, index, Fate.AUTOMA),
        controls.button(request.words, Verb.KEEP, table.id, label="button-stay"),
    ]
    text = request.words("seat-resign", game=request.words(f"{table.game}-name"))
    await request.reply.update(Message(text, (row,)))


def _two_people(table: Table) -> bool:
    """Return whether two people play against each other, so that one who gives up decides the game."""
    return len(table.occupants) == sum(each.person_id is not None for each in table.occupants) == 2


async def offer(request: Request, to: discord.abc.User | None = None) -> None:
    """Offer the presser's seat to somebody, or to whoever wants it."""
    if to is not None and to.bot:
        raise Refused("no-seat-for-bots")
    table = await request.table()
    seat = _own(request, table)
    await request.host.seats.offer(request.press(), table.id, ANYBODY if to is None else to.id)
    row = [controls.button(request.words, Verb.OFFER_BACK, table.id)]
    await request.reply.send(Message(request.words("seat-offered", colour=_colour(request, table, seat)), (row,)))


async def withdraw_offer(request: Request) -> None:
    """Offer the presser's seat no more."""
    table = await request.host.seats.withdraw_offer(request.press(), (await request.table()).id)
    text = request.words("seat-offer-withdrawn", colour=_colour(request, table, _own(request, table)))
    await request.reply.update(Message(text))


async def call_substitute(request: Request) -> None:
    """Call in the channel for somebody who takes a free seat; where none is, ask about the seat of somebody away.

    Of several who are away the presser chooses one, which the path names then.
    """
    table = await request.table()
    if request.path:
        await _ask_kick(request, table, _named(request, table))
        return
    try:
        await request.host.seats.call_substitute(request.press(), table.id)
    except Refused as refusal:
        away = [each for each in table.occupants if each.away and each.person_id != request.person.id]
        if refusal.reason != "no-free-seat" or not away:
            raise
        await (_ask_kick(request, table, away[0]) if len(away) == 1 else _ask_whose(request, table, away))
        return
    await request.say("seat-called")


async def _ask_whose(request: Request, table: Table, away: Sequence[Occupant]) -> None:
    """Ask for which of several seats somebody else is wanted."""
    chosen = [CustomId(Verb.SUBSTITUTE, table.id, path=_path(each)) for each in away]
    row = [PressButton(names.plain(each.name), which) for each, which in zip(away, chosen, strict=True)]
    await request.reply.send(Message(request.words("seat-substitute-whose"), (row,)))


async def swap(request: Request, person: discord.abc.User) -> None:
    """Propose to swap seats with somebody."""
    table = await request.table()
    own, seat = _own(request, table), _theirs(table, person)
    if own == seat:
        raise Refused("swap-oneself", table=table.id)
    facts = {"to": seat, "person": person.id, "whose": names.safe(table.occupant(seat).name)}
    await request.host.agreements.propose(request.press(), table.id, Swap.name, facts)
    await request.say("seat-swap-proposed")


async def kick(request: Request, person: discord.abc.User) -> None:
    """Ask whether somebody's seat is to be given to others: by a vote, or at once where who asks manages the server."""
    table = await request.table()
    await _ask_kick(request, table, table.occupant(_theirs(table, person)))


async def _ask_kick(request: Request, table: Table, theirs: Occupant) -> None:
    """Ask whether somebody's seat is to be given to others, where that can be done."""
    if request.person.manages:
        await request.host.seats.check_kick_at_once(request.press(), table.id, theirs.seat)
    else:
        await request.host.agreements.check(request.press(), table.id, Kick.name, _about(theirs))
    manages = "yes" if request.person.manages else "no"
    label = "button-kick-yes" if request.person.manages else "button-kick-vote"
    row = [
        controls.button(request.words, Verb.KICK_SURELY, table.id, path=_path(theirs), label=label),
        controls.button(request.words, Verb.KEEP, table.id),
    ]
    colour, name = _colour(request, table, theirs.seat), names.safe(theirs.name)
    text = request.words("seat-kick-sure", colour=colour, name=name, manages=manages)
    await request.reply.send(Message(text, (row,)))


def _about(theirs: Occupant) -> dict[str, str | int | None]:
    """Return the facts of a proposal to give a seat to others."""
    late = "yes" if theirs.timed_out else "no"
    return {"seat": theirs.seat, "person": theirs.person_id, "whose": names.safe(theirs.name), "late": late}


async def kick_surely(request: Request) -> None:
    """Take a seat away from its person, or propose that, after it was asked."""
    table = await request.table()
    theirs = _named(request, table)
    seat = theirs.seat
    if request.person.manages:
        await request.host.seats.kick_at_once(request.press(), table.id, seat)
        done = True
    else:
        decided = await request.host.agreements.propose(request.press(), table.id, Kick.name, _about(theirs))
        done = decided.outcome is not None
    key = "seat-kicked" if done else "seat-kick-proposed"
    await request.reply.update(Message(request.words(key, colour=_colour(request, table, seat))))


def _path(theirs: Occupant) -> str:
    return f"{theirs.seat}.{theirs.person_id}"


def _named(request: Request, table: Table) -> Occupant:
    """Return whom the path names (`_path`). Refused: seat-not-theirs, where that person has the seat no more."""
    theirs = next((each for each in table.occupants if _path(each) == request.path), None)
    if theirs is None or theirs.person_id is None:
        raise Refused("seat-not-theirs", table=table.id)
    return theirs


async def toggle(request: Request, level: str | None = None) -> None:
    """Let an automa play for the presser's seat; where one does already, the presser plays again.

    With another `level` than that one has, it gets that. In a lobby an automa takes a seat.
    """
    table = await request.table()
    if table.status is Status.LOBBY:
        await levels.add(request, level)
        return
    if (held_by := table.occupant(_own(request, table)).held_by) is None or level not in (None, held_by):
        await _hold(request, level)
    else:
        await take_back(request)


async def _hold(request: Request, level: str | None) -> None:
    """Let an automa play for the presser's seat."""
    table = await request.host.seats.hold_own(request.press(), (await request.table()).id, held=True, level=level)
    own = _own(request, table)
    colour, level = _colour(request, table, own), table.occupant(own).held_by or ""
    row = [controls.button(request.words, Verb.BACK, table.id)]
    plays = "no" if table.deserted else "yes"
    await request.reply.send(Message(request.words("seat-held", colour=colour, plays=plays, level=level), (row,)))


async def take_back(request: Request) -> None:
    """Play again oneself; who was away, as `/me` says, is so no more."""
    was_away = (await request.host.people.preferences(request.person.id)).is_away(request.host.now())
    table = await request.host.seats.hold_own(request.press(), (await request.table()).id, held=False)
    seat = _own(request, table)
    rows = (controls.present_panel(request.words, table),) if seat in table.asked_since else ()
    away = "yes" if was_away else "no"
    text = request.words("seat-back", colour=_colour(request, table, seat), away=away)
    await request.reply.send(Message(text, rows))


async def hold_vacant(request: Request) -> None:
    """Let automas play for vacant seats, and offer their levels to be changed."""
    table = await request.host.seats.hold_vacant(request.press(), (await request.table()).id)
    sheet = Sheet(request.words("seat-vacant-held"), levels.stand_ins(request, table), table=table.id)
    await settings_page.send(request, levels.PAGE, sheet)


async def show_taken(request: Request, table: Table) -> None:
    """Tell who has taken a seat over that it is theirs, with its hand; nobody else sees that."""
    text = request.words("seat-taken", colour=_colour(request, table, _own(request, table)))
    await looking.show_own(request, table, text)


def _theirs(table: Table, person: discord.abc.User) -> Seat:
    """Return the seat of somebody. Refused: not-at-table."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refused("not-at-table", table=table.id)
    return seat


def _own(request: Request, table: Table) -> Seat:
    """Return the presser's seat. Refused: not-seated."""
    seat = table.seat_of(request.person.id)
    if seat is None:
        raise Refused("not-seated", table=table.id)
    return seat


def _colour(request: Request, table: Table, seat: Seat) -> str:
    return names.colour(request.words, table.game, seat)
