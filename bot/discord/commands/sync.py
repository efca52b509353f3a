"""Telling Discord our commands, only when they changed: it allows 200 new ones a day, and every start would count."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any, TypeAlias

import discord
import structlog
from discord import app_commands

from bot.store import commands
from bot.store.database import Database
from bot.store.turns import COMMANDS, turn

log = structlog.get_logger(__name__)

REST = 0.5
"""Seconds between two looks whether another process has told Discord."""
Sleep: TypeAlias = Callable[[float], Awaitable[None]]


async def sync(
    tree: app_commands.CommandTree[Any], database: Database, *, always: bool = False, sleep: Sleep = asyncio.sleep
) -> bool:
    """Register the commands unless the database says that this application has exactly these.

    Gives whether they were registered. The tree's translator must be set. Of processes that share the database and
    start at the same time one does it, and the others wait for that. StoreError.
    """
    fingerprint = await fingerprint_of(tree)
    if not always and await _knows(tree, database, fingerprint):
        return False
    async with _turn(database, sleep):
        if not always and await _knows(tree, database, fingerprint):
            return False
        await _sync_patiently(tree, sleep)
        async with database.write() as connection:
            await commands.note(connection, _application(tree), fingerprint)
    log.info("commands_registered", commands=len(tree.get_commands()))
    return True


def _turn(database: Database, sleep: Sleep) -> AbstractAsyncContextManager[None]:
    """Return what is held while Discord is told; nothing where the database belongs to one process."""
    return turn(database, COMMANDS, 0, lambda: sleep(REST)) if database.shared else nullcontext()


async def _knows(tree: app_commands.CommandTree[Any], database: Database, fingerprint: str) -> bool:
    """Return whether Discord was told these commands last."""
    async with database.look() as connection:
        return await commands.told(connection, _application(tree)) == fingerprint


def _application(tree: app_commands.CommandTree[Any]) -> int:
    return tree.client.application_id or 0


async def _sync_patiently(tree: app_commands.CommandTree[Any], sleep: Sleep) -> None:
    """Register the commands, as late as Discord asks: without commands there is nothing that the bot could do."""
    while True:
        try:
            await tree.sync()
        except discord.RateLimited as limited:
            log.warning("commands_wait", seconds=limited.retry_after)
            await sleep(limited.retry_after)
        else:
            return


async def fingerprint_of(tree: app_commands.CommandTree[Any]) -> str:
    """Return a text that changes whenever something changes in what Discord would be told."""
    return hashlib.sha256(json.dumps(await payload_of(tree), sort_keys=True).encode()).hexdigest()


async def payload_of(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return what Discord would be told: every command with all its languages."""
    translator = tree.translator
    commands = tree.get_commands()
    if translator is None:
        return [command.to_dict(tree) for command in commands]
    return [await command.get_translated_payload(tree, translator) for command in commands]
