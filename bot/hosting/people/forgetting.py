"""What is stored of a person: shown, and removed. Tables go on, or stay in the records, without a name.

Each live table is left under its own lock and in its own transaction, the rest goes in one at the end. Where that is
broken off, the person is still known and asks again; nothing is done twice.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.agreements import deciding, ending
from bot.hosting.agreements.ending import Ended
from bot.hosting.agreements.kind import Outcome
from bot.hosting.changing import change_unless_damaged, close, enqueue
from bot.hosting.context import HostContext
from bot.hosting.lobbies.lobby import leave_lobby
from bot.hosting.posting.post import PostKind
from bot.hosting.seating.handover import Parting, vacate
from bot.hosting.table import Place, Press, Status
from bot.locale.words import FALLBACK
from bot.store import films, hands, leagues, people, personal, proposals, seats, tables
from bot.store.proposals import Proposal
from bot.store.tables import TableRow


async def data_of(context: HostContext, person_id: int) -> dict[str, list[dict[str, Any]]]:
    """Return all that is stored of a person, by the tables of the database, ready for JSON."""
    async with context.database.read() as connection:
        return await personal.data_of(connection, person_id)


async def forget(context: HostContext, press: Press) -> None:
    """Remove all that is stored of the presser. What the person does later starts anew.

    Only a hand that the person may know stays out of reach: another seat of the same game is still refused.
    """
    person_id = press.person.id
    async with context.database.read() as connection:
        numbers = await personal.tables_of(connection, person_id)
    for number in numbers:
        await _leave(context, number, person_id)
    async with context.database.write() as connection:
        await _blank_ends(connection, numbers, person_id)
        await seats.mark_seen(connection, person_id)
        shown = await hands.of_person(connection, person_id)
        language = await people.language_of(connection, person_id) or FALLBACK
        await leagues.note_person_gone(connection, person_id, context.clock.now())
        await personal.remove(connection, person_id)
        await films.draw_anew(connection, numbers, context.clock.now())
    for number in numbers:
        context.cache.drop(number)
    context.on_hands_left([each for each in shown if each.message_id is not None], language)
    context.languages.note(person_id, None)
    context.seen_lately.forget(person_id)
    context.ratings.forget()
    context.tips_given.pop(person_id, None)


async def _leave(context: HostContext, table_id: int, person_id: int) -> None:
    """Leave a table that has not ended; a damaged one is left as it is, but for the number of the person."""

    async def leave(connection: AsyncConnection, row: TableRow) -> bool:
        await _blank_proposals(connection, row, person_id, context.clock.now())
        kind = await _give_up(context, connection, row, person_id)
        if kind is not None:
            await enqueue(context, connection, row, kind)
        return row.status == Status.RUNNING

    if await change_unless_damaged(context, table_id, leave):
        await deciding.settle(context, table_id)


async def _give_up(context: HostContext, connection: AsyncConnection, row: TableRow, person_id: int) -> PostKind | None:
    """Give up the seat of a person, where the person has one.

    In a running game it is vacant then. The clock's rule acts for it until somebody takes it over; without a clock an
    automa does. A game that nobody else plays is closed.
    """
    seat = next((each for each in row.seats if each.person_id == person_id), None)
    if row.status == Status.LOBBY and (kept := [each for each in row.seats if each.offered_to == person_id]):
        await tables.remove_seat(connection, row.table_id, kept[0].seat)
        return PostKind.LOBBY
    if seat is None or row.status not in (Status.LOBBY, Status.RUNNING):
        return None
    if row.status == Status.LOBBY:
        return await leave_lobby(context, connection, row, person_id)
    if not any(each.person_id not in (None, person_id) for each in row.seats):
        return await close(context, connection, row)
    await vacate(context, connection, row, seat, Parting.LEFT)
    return PostKind.SEATS


async def _blank_proposals(connection: AsyncConnection, row: TableRow, person_id: int, now: datetime) -> None:
    """End what a person has proposed, and what was proposed about that person: it is about nobody any more."""
    name, place = await people.name(connection, person_id), Place(row.guild_id, row.channel_id)
    for each in await proposals.of_table(connection, row.table_id):
        blank = _blanked(each, person_id, name)
        if blank != each:
            await ending.end(connection, place, Ended(blank, Outcome.VOID, "proposal-forgotten"), now)


async def _blank_ends(connection: AsyncConnection, table_ids: list[int], person_id: int) -> None:
    """Take a person out of what is still to be posted of proposals that have ended."""
    name = await people.name(connection, person_id)
    for text in await personal.queued_ends(connection, table_ids):
        ended = ending.loads(text)
        blank = _blanked(ended.proposal, person_id, name)
        if blank != ended.proposal:
            await personal.replace_end(connection, text, replace(ended, proposal=blank).dumps())


def _blanked(proposal: Proposal, person_id: int, name: str) -> Proposal:
    """Return a proposal without the number of a person; where it is about that person, without the name, too."""
    facts = dict(proposal.facts)
    for key, value in proposal.facts.items():
        if value == person_id:
            facts[key] = personal.NOBODY
    if facts != proposal.facts:
        named = (key for key, value in facts.items() if isinstance(value, str) and _means(value, name))
        facts |= dict.fromkeys(named, "?")
    proposer = personal.NOBODY if proposal.person_id == person_id else proposal.person_id
    return replace(proposal, person_id=proposer, facts=facts)


def _means(text: str, name: str) -> bool:
    """Return whether a text is a name, which may be shortened, or escaped for the chat service."""
    letters, whole = ("".join(filter(str.isalnum, each)) for each in (text, name))
    return bool(letters) and whole.startswith(letters)
