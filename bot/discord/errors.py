"""What people are told when something is refused or goes wrong. The one place where errors become sentences.

In this order:
- what hosting refuses (Refused) and what the rules refuse (Illegal): its sentence, "Why?", the way to what is asked;
- what was typed and could not be read (Misread, Unreadable): a sentence, and the way to what is asked now;
- Discord no longer knows the interaction, or it has been answered: nobody can be told; noted in the log;
- a permission that we lack: a sentence that names it;
- everything else is our fault: a sentence with a reference; the log has the traceback under that reference.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import discord
import structlog

from bot.discord import controls, names, prompts
from bot.discord.call import Call
from bot.discord.items import Row
from bot.discord.message import Message
from bot.games.contract import Misread
from bot.hosting.table import Refused, Status, Table
from engine.contract import Illegal, Unreadable

log = structlog.get_logger(__name__)

TOO_LATE = frozenset({10062, 50027})
"""Unknown interaction (no answer within 3 s), invalid token (older than 15 minutes)."""
ANSWERED = 40060
MISSING = frozenset({50001, 50013})
"""Missing access, missing permissions."""
UP_TO_OTHERS = frozenset({"not-asked", "answered", "not-your-button"})
"""Refusals that tell whose turn it is instead."""
ONLOOKER = UP_TO_OTHERS | {"not-seated", "table-full", "already-running", "table-finished"}
"""Refusals that offer what one can do all the same."""
_REFERENCE = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without characters that are easily mistaken for each other."""


async def explain(call: Call, error: Exception) -> None:
    """Tell whoever asked; never raises."""
    try:
        await _tell(call, error)
    except discord.HTTPException as fault:
        log.warning("could_not_answer", code=fault.code, status=fault.status, of=type(error).__name__, **_where(call))
    except Exception:
        log.exception("explaining_failed", of=type(error).__name__, **_where(call))


async def _tell(call: Call, error: Exception) -> None:
    match error:
        case Refused():
            await call.reply.whisper(await _refused(call, error))
        case Illegal():
            await call.reply.whisper(await _illegal(call, error))
        case Misread():
            await call.reply.whisper(await _misread(call, error))
        case Unreadable():
            await call.reply.whisper(await _unreadable(call, error))
        case discord.InteractionResponded():
            log.warning("answered_already", **_where(call))
        case discord.HTTPException(code=code) if code in TOO_LATE or code == ANSWERED:
            log.warning("answer_not_taken", code=code, **_where(call))
        case discord.HTTPException(code=code) if code in MISSING:
            await call.reply.whisper(Message(call.words("error-permissions")))
        case _:
            await _our_fault(call, error)


async def _refused(call: Call, error: Refused) -> Message:
    table = await _table(call)
    facts = {key: _readable(call, key, value, table) for key, value in error.facts.items()}
    if table is not None and error.reason in UP_TO_OTHERS:
        facts |= await _up_to_others(call, table)
    if table is not None and error.reason == "not-seated":
        facts["free"] = "yes" if _has_room(call, table) else "no"
    rows = await _ways_on(call, table)
    if table is not None and not rows and error.reason in ONLOOKER:
        rows = (_for_onlookers(call, table),)
    return Message(call.words(f"refused-{error.reason}", **facts), rows)


async def _up_to_others(call: Call, table: Table) -> dict[str, str]:
    """Tell whose turn it is, and what they are asked."""
    if table.status is not Status.RUNNING:
        return {"asked": ""}
    sight = await call.host.sight(call.person.id, table.id)
    return {"asked": "\n> ".join(prompts.tell(call.services.presenters[table.game], sight, call.words))}


def _for_onlookers(call: Call, table: Table) -> Row:
    """Give what somebody can do who has nothing to decide: take a seat where one is free, else look."""
    seat = table.seat_of(call.person.id)
    if seat is None and _has_room(call, table):
        return controls.joining(call.words, table)
    hand = seat is not None and call.services.presenters[table.game].hands
    return controls.looking(call.words, table, hand=hand)


def _has_room(call: Call, table: Table) -> bool:
    if table.status is Status.LOBBY:
        return len(table.occupants) < max(call.services.games[table.game].seat_counts)
    return table.status is Status.RUNNING and bool(table.vacant)


async def _illegal(call: Call, error: Illegal) -> Message:
    table = await _table(call)
    if table is None:
        return Message(call.words("error-unreadable", what=names.safe_text(str(error))))
    presenter = call.services.presenters[table.game]
    text = presenter.refusal(error.reason, error.facts, call.names(table), call.words)
    reason = controls.why(call.words, table.game, error.rule_id, table.id)
    present = await _ways_on(call, table)
    return Message(text, ([reason, *(button for row in present for button in row)],))  # type: ignore[union-attr]


async def _misread(call: Call, error: Misread) -> Message:
    table = await _table(call)
    if table is None:
        return Message(call.words("error-unreadable", what=names.safe_text(str(error))))
    text = call.services.presenters[table.game].refusal(error.reason, error.facts, call.names(table), call.words)
    return Message(text, await _ways_on(call, table))


async def _unreadable(call: Call, error: Unreadable) -> Message:
    table = await _table(call)
    return Message(call.words("error-unreadable", what=names.safe_text(str(error))), await _ways_on(call, table))


async def _ways_on(call: Call, table: Table | None) -> tuple[Row, ...]:
    """Give the button to what the person is asked now, where something is asked."""
    if table is None:
        return ()
    try:
        await call.host.turn(call.fresh_press(), table.id)
    except Refused:
        return ()
    return (controls.present_panel(call.words, table),)


async def _table(call: Call) -> Table | None:
    """Give the table that the request is about as far as that can be told: an error must not depend on it."""
    try:
        return await call.table()
    except Refused:
        return await call.host.table_at(call.place)


def _readable(call: Call, key: str, value: object, table: Table | None) -> str | int | float:
    """Make a fact of a refusal fit for a sentence: seats by who sits there, colours and permissions by their names."""
    if isinstance(value, int | float):
        return value
    if isinstance(value, str):
        return _named(call, key, value, table)
    if isinstance(value, Sequence):
        return call.words.listed([str(_readable(call, key, each, table)) for each in value])
    return names.safe_text(str(value))


def _named(call: Call, key: str, value: str, table: Table | None) -> str:
    match key:
        case "seat" | "seats" if table is not None:
            return call.names(table).get(value, value)
        case "colour" | "free":
            return call.words(f"colour-{value}")
        case "permissions":
            return call.words(f"permission-{value}")
    return names.safe_text(value)


async def _our_fault(call: Call, error: Exception) -> None:
    reference = "".join(secrets.choice(_REFERENCE) for _ in range(6))
    log.error("request_failed", reference=reference, **_where(call), exc_info=error)
    await call.reply.whisper(Message(call.words("error-ours", reference=reference)))


def _where(call: Call) -> dict[str, object]:
    """Give what a log line needs to find the table; nothing that is secret."""
    pressed, command = call.pressed, call.interaction.command
    return {
        "interaction": call.interaction.id,
        "channel": call.interaction.channel_id,
        "command": command.qualified_name if command else None,
        "verb": pressed.verb if pressed else None,
        "table": pressed.table if pressed else None,
        "seq": pressed.since if pressed else None,
    }
