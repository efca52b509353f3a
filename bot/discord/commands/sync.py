"""Telling Discord our commands, only when they changed: it allows 200 new ones a day, and every start would count."""

from __future__ import annotations

import asyncio
import hashlib
import json
from pathlib import Path
from typing import Any

import discord
import structlog
from discord import app_commands

log = structlog.get_logger(__name__)


async def sync(tree: app_commands.CommandTree[Any], memory: Path, *, always: bool = False) -> bool:
    """Register the commands unless `memory` (a small file) says that this application has exactly these.

    Gives whether they were registered. The tree's translator must be set.
    """
    application = str(tree.client.application_id)
    fingerprint = await fingerprint_of(tree)
    known = _read(memory)
    if not always and known.get(application) == fingerprint:
        return False
    await _sync_patiently(tree)
    _write(memory, known | {application: fingerprint})
    log.info("commands_registered", commands=len(tree.get_commands()))
    return True


async def _sync_patiently(tree: app_commands.CommandTree[Any]) -> None:
    """Register the commands, as late as Discord asks: without commands there is nothing that the bot could do."""
    while True:
        try:
            await tree.sync()
        except discord.RateLimited as limited:
            log.warning("commands_wait", seconds=limited.retry_after)
            await asyncio.sleep(limited.retry_after)
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


def _write(memory: Path, known: dict[str, str]) -> None:
    memory.parent.mkdir(parents=True, exist_ok=True)
    memory.write_text(json.dumps(known), encoding="utf-8")


def _read(memory: Path) -> dict[str, str]:
    try:
        known = json.loads(memory.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return known if isinstance(known, dict) else {}
