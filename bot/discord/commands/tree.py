"""The whole command tree, made from the list of games."""

from __future__ import annotations

from typing import Any

import discord
import structlog
from discord import app_commands

from bot.discord.answering import router
from bot.discord.answering.request import Request, Services
from bot.discord.commands.game import game_commands
from bot.discord.commands.league import league_commands
from bot.discord.commands.learn import learn_command
from bot.discord.commands.me import me_commands
from bot.discord.commands.my_tables import tables_command
from bot.discord.commands.rules import help_command, rule_commands
from bot.discord.commands.server import server_commands
from bot.discord.commands.stats import stats_command
from bot.discord.commands.table import table_commands

log = structlog.get_logger(__name__)

OUTDATED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch, app_commands.TransformerError)
"""What happens when Discord still shows commands of an older version of the bot."""


def build_tree(client: discord.Client, services: Services) -> app_commands.CommandTree[Any]:
    """Return the tree with every command, and with a handler for what the library itself refuses."""
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(
        client,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    tree.add_command(table_commands(services))
    tree.add_command(league_commands(services))
    tree.add_command(me_commands(services))
    tree.add_command(server_commands(services))
    tree.add_command(rule_commands(services))
    tree.add_command(help_command(services))
    tree.add_command(learn_command(services))
    tree.add_command(tables_command(services))
    tree.add_command(stats_command(services))
    for presenter in services.presenters.values():
        tree.add_command(game_commands(services, presenter))

    async def on_error(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        await router.serve(services, interaction, _explain(error))

    tree.error(on_error)
    return tree


def _explain(error: app_commands.AppCommandError) -> router.Handler:
    """Answer what the library itself could not do; errors of our handlers never get here."""

    async def handler(request: Request) -> None:
        if isinstance(error, OUTDATED):
            log.warning("command_outdated", fault=error)
            await request.say("error-outdated")
        else:
            raise error

    return handler
