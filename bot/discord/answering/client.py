"""The Discord client: no privileged intents, no state; one door for everything that is pressed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import structlog

from bot.discord.answering import partial_objects, router
from bot.discord.answering.presses import know_presses
from bot.discord.answering.request import Services
from bot.discord.commands.sync import sync
from bot.discord.commands.translator import CommandTranslator
from bot.discord.commands.tree import build_tree

log = structlog.get_logger(__name__)

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody misses voice here

LONGEST_WAIT = 30.0
"""Seconds that the library waits by itself when Discord asks it to. After more somebody else decides what to do: the
outbox sends the next post of another channel, say. It is the least that the library takes."""
PRESSED = frozenset({discord.InteractionType.component, discord.InteractionType.modal_submit})


class AviaryClient(discord.AutoShardedClient):
    """Connects to Discord and answers interactions."""

    def __init__(
        self, services: Services, *, tells_commands: bool = True, always_sync: bool = False, **settings: Any
    ) -> None:
        """`tells_commands`: whether Discord is told the commands where they have changed, or `always_sync`."""
        super().__init__(
            intents=discord.Intents.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=LONGEST_WAIT,
            guild_ready_timeout=0,  # without the intent no servers are told, so there is nothing to wait for
            **settings,
        )
        partial_objects.fill_in(self, components=False)
        know_presses(self)
        self.services = services
        self.tree = build_tree(self, services)
        self.before_identify: Callable[[int], Awaitable[None]] | None = None
        """Waits until a shard may identify; None: as the library does, which knows of no other process."""
        self._tells_commands = tells_commands
        self._always_sync = always_sync

    async def setup_hook(self) -> None:
        """Tell Discord the commands, where they changed."""
        await self.tree.set_translator(CommandTranslator())
        if self._tells_commands:
            await sync(self.tree, self.services.host.database, always=self._always_sync)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may identify."""
        if self.before_identify is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.before_identify(shard_id or 0)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer buttons, selects and modals; the command tree answers commands."""
        if interaction.type in PRESSED:
            await router.press(self.services, interaction)

    async def on_ready(self) -> None:
        """Say so in the log."""
        log.info("connected", name=str(self.user), shards=self.shard_count)
