"""`/league ...`: seasons of a game in a channel."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.discord.answering import router
from bot.discord.answering.request import Services
from bot.discord.commands.callbacks import plain, suggesting_clocks
from bot.discord.commands.switches import NEEDED, Switches
from bot.discord.commands.text import Interaction, command, described, group
from bot.discord.leagues import handlers
from bot.hosting.leagues.pressing import MOST_DAYS
from bot.leagues.season import FEWEST, MOST_ROUNDS

Size = app_commands.Range[int, FEWEST, 8]
Rounds = app_commands.Range[int, 1, MOST_ROUNDS]
Days = app_commands.Range[int, 1, MOST_DAYS]


def league_commands(services: Services) -> app_commands.Group:
    """Make `/league` with its subcommands."""
    made = group("league")
    made.add_command(_new(services))
    without_options = {
        "start": handlers.start,
        "standing": handlers.standing,
        "pause": handlers.pause,
        "resume": handlers.resume,
        "end": handlers.ask_end,
    }
    for name, handler in without_options.items():
        made.add_command(command(f"league-{name}", plain(services, handler)))
    made.add_command(_drop(services))
    return made


def _new(services: Services) -> app_commands.Command[Any, ..., Any]:
    """Make `/league new`: for games of several people, with their switches as `/table new` has them."""
    several = {name: game for name, game in services.games.items() if max(game.seat_counts) >= FEWEST}
    switches = Switches(several)

    async def callback(
        interaction: Interaction,
        *,
        game: str,
        size: int,
        rounds: int,
        days: int = 7,
        clock: str | None = None,
        **given: str | None,
    ) -> None:
        wanted = partial(
            handlers.open_league,
            game=game,
            size=size,
            rounds=rounds,
            days=days,
            clock=clock,
            chosen=switches.chosen(game, given),
        )
        await router.serve(services, interaction, wanted)

    first = {"game": (str, NEEDED), "size": (Size, NEEDED), "rounds": (Rounds, NEEDED), "days": (Days, 7)}
    made = command("league-new", switches.add_to(callback, "league-new", {**first, "clock": (str | None, None)}))
    made.autocomplete("clock")(suggesting_clocks(services))
    return made


def _drop(services: Services) -> app_commands.Command[Any, ..., Any]:
    @described("league-drop", ["person"])
    async def callback(interaction: Interaction, person: discord.User | None = None) -> None:
        await router.serve(services, interaction, partial(handlers.drop, person=person))

    return command("league-drop", callback)
