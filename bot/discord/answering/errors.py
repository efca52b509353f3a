"""What people are told when something is refused or goes wrong. The one place where errors become sentences.

In this order:
- what hosting refuses (Refused) and what the rules refuse (Illegal): its sentence, "Why?", the way to what is asked;
- what was typed and could not be read (Misread, Unreadable): a sentence, and the way to what is asked now;
- Discord no longer knows the interaction, or it has been answered: nobody can be told; noted in the log;
- a permission that we lack: a sentence that names it;
- the database cannot be used just now (StoreAway): a sentence that says why, made without the database;
- everything else is our fault: a sentence with a reference; the log has the traceback under that reference.

The answer goes out first, then the log is told.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime

import discord
import structlog

from bot.discord.answering import permissions
from bot.discord.answering.request import Request
from bot.discord.messages import codes, controls, names, stamps
from bot.discord.messages.items import Row
from bot.discord.messages.message import Message
from bot.discord.playing import orders
from bot.discord.posting import prompts
from bot.games.typed.offers import UNREAD, beginnings
from bot.games.typed.refused import sentence
from bot.games.typed_commands import Misread
from bot.hosting.table import Refused, Status, Table
from bot.store.errors import StoreAway
from engine.contract import Illegal, Unreadable

log = structlog.get_logger(__name__)

NOT_TAKEN = frozenset({codes.INTERACTION_GONE, codes.TOKEN_EXPIRED, codes.ANSWERED_ALREADY})
"""Codes for an answer that comes too late, or as the second one."""
MISSING = frozenset({codes.NO_ACCESS, codes.LACKS_PERMISSION})
"""Codes for a permission that we lack."""
UP_TO_OTHERS = frozenset({"not-asked", "answered", "not-your-button"})
"""Refusals that tell whose turn it is instead."""
ONLOOKER = UP_TO_OTHERS | {"not-seated", "table-full", "already-running", "table-finished"}
"""Refusals that offer what one can do all the same."""
_REFERENCE = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without characters that are easily mistaken for each other."""


async def explain(request: Request, error: Exception) -> None:
    """Tell whoever asked; never raises."""
    try:
        await _explain(request, error)
    except discord.HTTPException as fault:
        log.warning(
            "could_not_answer", code=fault.code, status=fault.status, of=type(error).__name__, **_where(request)
        )
    except Exception:
        log.exception("explaining_failed", of=type(error).__name__, **_where(request))


def note_unoffered(request: Request, error: Exception) -> None:
    """Note why nothing is offered while somebody types: there is no place to tell it."""
    if isinstance(error, StoreAway):
        log.warning("request_without_store", reason=error.reason, **_where(request))
    else:
        log.error("suggesting_failed", **_where(request), exc_info=error)


async def _explain(request: Request, error: Exception) -> None:
    """Tell what is wrong; where that needs what cannot be had just now (the table, its names), tell that instead."""
    try:
        await _tell(request, error)
    except discord.HTTPException:
        raise
    except StoreAway as away:
        await _store_away(request, away)
    except Exception as fault:
        await _our_fault(request, fault)


async def _tell(request: Request, error: Exception) -> None:
    match error:
        case Refused():
            if error.reason in permissions.REFUSALS:
                request.reply.notice = lambda: ""  # the refusal says it already
            await request.reply.send_private(await _refused(request, error))
        case Illegal():
            await request.reply.send_private(await _illegal(request, error))
        case Misread():
            await request.reply.send_private(await _misread(request, error))
        case Unreadable():
            await request.reply.send_private(await _unreadable(request))
        case discord.InteractionResponded():
            log.warning("answered_already", **_where(request))
        case discord.HTTPException(code=code) if code in NOT_TAKEN:
            log.warning("answer_not_taken", code=code, **_where(request))
        case discord.HTTPException(code=code) if code in MISSING:
            await request.reply.send_private(Message(request.words("error-permissions")))
        case StoreAway():
            await _store_away(request, error)
        case _:
            await _our_fault(request, error)


async def sentence_of(request: Request, refusal: Refused) -> str:
    """Return what a refusal says, in one line without bold and code: for a list of suggestions."""
    told = await _refusal(request, refusal, await _table(request))
    lines = (line.removeprefix("> ") for line in told.splitlines())
    return " ".join(lines).replace("**", "").replace("`", "")


async def _refusal(request: Request, error: Refused, table: Table | None) -> str:
    facts = {key: _readable(request, key, value, table) for key, value in error.facts.items()}
    if table is not None and error.reason in UP_TO_OTHERS:
        facts |= await _up_to_others(request, table)
    if table is not None and error.reason == "not-seated":
        facts |= await _room(request, table)
    return request.words(f"refused-{error.reason}", **facts)


async def _refused(request: Request, error: Refused) -> Message:
    table = await _table(request)
    told = await _refusal(request, error, table)
    rows = await _ways_on(request, table)
    if table is not None and not rows and error.reason in ONLOOKER:
        rows = (await _for_onlookers(request, table),)
        if table.seat_of(request.person.id) is not None:
            prepare = await orders.preparing_button(request, table)
            rows = (*rows, [*([prepare] if prepare else []), controls.my_tables(request.words)])
    return Message(told, rows)


async def _up_to_others(request: Request, table: Table) -> dict[str, str]:
    """Tell whose turn it is, and what they are asked."""
    if table.status is not Status.RUNNING:
        return {"asked": ""}
    sight = await request.host.looking.sight(request.person.id, table.id)
    return {"asked": "\n> ".join(prompts.tell(request.services.presenters[table.game], sight, request.words))}


async def _for_onlookers(request: Request, table: Table) -> Row:
    """Return what somebody can do who has nothing to decide: take a seat where one is free, else look."""
    seat = table.seat_of(request.person.id)
    if seat is None and _can_join(request, table):
        return controls.joining(request.words, table)
    if seat is None and (free := await _takeable(request, table)):
        return controls.taking(request.words, table, free)
    hand = seat is not None and request.services.presenters[table.game].hands
    return controls.looking(request.words, table, hand=hand)


async def _room(request: Request, table: Table) -> dict[str, str]:
    """Return the facts for somebody without a seat: whether there is one to have, else why not."""
    if _can_join(request, table):
        return {"free": "join"}
    try:
        return {"free": "take" if await _takeable(request, table, tell=True) else "no"}
    except Refused as refusal:
        facts = {key: _readable(request, key, value, table) for key, value in refusal.facts.items()}
        return {"free": "barred", "why": request.words(f"refused-{refusal.reason}", **facts)}


def _can_join(request: Request, table: Table) -> bool:
    if table.status is not Status.LOBBY:
        return False
    kept = any(each.kept_for == request.person.id for each in table.kept)
    return kept or len(table.occupants) < max(request.services.games[table.game].seat_counts)


async def _takeable(request: Request, table: Table, *, tell: bool = False) -> Sequence[str]:
    """Return the seats of a running game that the presser can take over; `tell`: refuse where free ones are barred."""
    if table.status is not Status.RUNNING or not table.free_for(request.person.id):
        return ()
    try:
        return await request.host.seats.takeable(request.person.id, table.id)
    except Refused:
        if tell:
            raise
        return ()


async def _illegal(request: Request, error: Illegal) -> Message:
    table = await _table(request)
    if table is None:
        return Message(request.words("error-unreadable"))
    presenter = request.services.presenters[table.game]
    text = presenter.refusal(error.reason, error.facts, request.names(table), request.words)
    reason = controls.why(request.words, table.game, error.rule_id, table.id)
    present = await _ways_on(request, table)
    return Message(text, ([reason, *(button for row in present for button in row)],))  # type: ignore[union-attr]


async def _misread(request: Request, error: Misread) -> Message:
    table = await _table(request)
    if table is None:
        return Message(request.words("error-unreadable"))
    return Message(_misread_text(request, error, table), await _ways_on(request, table))


def _misread_text(request: Request, error: Misread, table: Table) -> str:
    """Return the sentence: one for all games, or the game's own."""
    refusal = request.services.presenters[table.game].refusal
    named, words = request.names(table), request.words
    text = sentence(error, words, lambda reason, facts: refusal(reason, facts, named, words), names.escaped)
    return f"{text}\n{beginnings(request.services.games[table.game], words)}" if error.reason == UNREAD else text


async def _unreadable(request: Request) -> Message:
    """Say that something cannot be read; why is for who reads the code, and English."""
    return Message(request.words("error-unreadable"), await _ways_on(request, await _table(request)))


async def _ways_on(request: Request, table: Table | None) -> tuple[Row, ...]:
    """Return the button to what the person is asked now, where something is asked."""
    if table is None:
        return ()
    try:
        await request.host.playing.turn(request.fresh_press(), table.id)
    except Refused:
        return ()
    return (controls.present_panel(request.words, table),)


async def _table(request: Request) -> Table | None:
    """Return the table that the request is about as far as that can be told: an error must not depend on it."""
    try:
        return await request.table()
    except Refused:
        return await request.host.tables.at(request.place)


def _readable(request: Request, key: str, value: object, table: Table | None) -> str | int | float:
    """Make a fact of a refusal fit for a sentence: seats by who sits there, channels as links, moments as shown."""
    if isinstance(value, datetime):
        return stamps.ago(value)
    if isinstance(value, int) and key == "people":
        return names.mention(value)
    if isinstance(value, int | float):
        return value
    if isinstance(value, str):
        return _named(request, key, value, table)
    if isinstance(value, Sequence):
        return request.words.listed([str(_readable(request, key, each, table)) for each in value])
    return names.safe_text(str(value))


def _named(request: Request, key: str, value: str, table: Table | None) -> str:
    match key:
        case "seat" | "seats" if table is not None:
            return request.names(table).get(value, value)
        case "colour" | "free":
            return request.words(f"colour-{value}")
        case "permissions":
            return request.words(f"permission-{value}")
        case "channels" if value.isdigit():
            return f"<#{value}>"
    return names.safe_text(value)


async def _our_fault(request: Request, error: Exception) -> None:
    reference = "".join(secrets.choice(_REFERENCE) for _ in range(6))
    try:
        await request.reply.send_private(Message(request.words("error-ours", reference=reference)))
    finally:
        log.error("request_failed", reference=reference, **_where(request), exc_info=error)


async def _store_away(request: Request, away: StoreAway) -> None:
    try:
        await request.reply.send_private(Message(request.words("error-store", reason=away.reason)))
    finally:
        log.warning("request_without_store", reason=away.reason, **_where(request))


def _where(request: Request) -> dict[str, object]:
    """Return what a log line needs to find the table; nothing that is secret. The press itself is in every line."""
    pressed, command = request.pressed, request.interaction.command
    return {
        "channel": request.interaction.channel_id,
        "command": command.qualified_name if command else None,
        "verb": pressed.verb if pressed else None,
        "table": pressed.table if pressed else None,
        "seq": pressed.since if pressed else None,
    }
