"""`/table ...`: everything about a table that is the same in every game."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.discord.answering import router
from bot.discord.answering.request import Request, Services
from bot.discord.commands.callbacks import plain, suggesting_clocks
from bot.discord.commands.switches import NEEDED, Switches
from bot.discord.commands.text import Interaction, choice, command, described, group, text
from bot.discord.looking import log_pages, looking, replaying, since
from bot.discord.playing import orders, playing
from bot.discord.tables import agreements, clocks, inviting, lobby, notes, seating
from engine.automa import LEVELS


def table_commands(services: Services) -> app_commands.Group:
    """Make `/table` with its subcommands."""
    made = group("table")
    made.add_command(_new(services))
    made.add_command(_join(services))
    without_options = {
        "leave": lobby.leave,
        "start": lobby.start,
        "end": lobby.ask_end,
        "now": looking.now,
        "hand": looking.hand,
        "score": looking.score,
        "record": looking.record,
        "since": since.show,
        "note": notes.ask,
        "pause": agreements.pause,
        "resume": agreements.resume_play,
        "orders": orders.show,
        "substitute": seating.call_substitute,
    }
    for name, handler in without_options.items():
        made.add_command(command(f"table-{name}", plain(services, handler)))
    made.add_command(_automa(services))
    made.add_command(_offer(services))
    made.add_command(_about_person(services, "swap", seating.swap))
    made.add_command(_about_person(services, "kick", seating.kick))
    made.add_command(_undo(services))
    made.add_command(_clock(services))
    made.add_command(_board(services))
    made.add_command(_log(services))
    made.add_command(_replay(services))
    made.add_command(_invite(services))
    return made


def _new(services: Services) -> app_commands.Command[Any, ..., Any]:
    """Make `/table new`: its options are the switches of every game, so its signature is made here."""
    switches = Switches(services.games)

    async def callback(
        interaction: Interaction, game: str, clock: str | None = None, friendly: bool = False, **given: str | None
    ) -> None:
        chosen = switches.chosen(game, given)
        handler = partial(lobby.open_table, game=game, chosen=chosen, clock=clock, friendly=friendly)
        await router.serve(services, interaction, handler)

    first = {"game": (str, NEEDED), "clock": (str | None, None), "friendly": (bool, False)}
    new = command("table-new", switches.add_to(callback, "table-new", first))
    new.autocomplete("clock")(suggesting_clocks(services))
    return new


def _clock(services: Services) -> app_commands.Command[Any, ..., Any]:
    @described("table-clock", ["clock"])
    async def callback(interaction: Interaction, clock: str | None = None) -> None:
        await router.serve(services, interaction, partial(clocks.command, text=clock))

    made = command("table-clock", callback)
    made.autocomplete("clock")(suggesting_clocks(services))
    return made


def _join(services: Services) -> app_commands.Command[Any, ..., Any]:
    @described("table-join", ["colour"])
    async def callback(interaction: Interaction, colour: str | None = None) -> None:
        await router.serve(services, interaction, partial(lobby.join, colour=colour))

    every = {seat: f"{game.name}-colour" for game in services.games.values() for seat in game.colours}
    choices = [app_commands.Choice(name=text(f"colour-{seat}"), value=seat) for seat in every]
    return command("table-join", app_commands.choices(colour=choices)(callback))


def _automa(services: Services) -> app_commands.Command[Any, ..., Any]:
    @described("table-automa", ["level"])
    async def callback(interaction: Interaction, level: str | None = None) -> None:
        await router.serve(services, interaction, partial(seating.toggle, level=level))

    choices = [app_commands.Choice(name=text(f"automa-{each}"), value=each) for each in LEVELS]
    return command("table-automa", app_commands.choices(level=choices)(callback))


def _offer(services: Services) -> app_commands.Command[Any, ..., Any]:
    @described("table-offer", ["person"])
    async def callback(interaction: Interaction, person: discord.User | None = None) -> None:
        await router.serve(services, interaction, partial(seating.offer, to=person))

    return command("table-offer", callback)


def _about_person(
    services: Services, name: str, handler: Callable[[Request, discord.abc.User], Coroutine[Any, Any, None]]
) -> app_commands.Command[Any, ..., Any]:
    """Make a command about somebody at the table."""

    @described(f"table-{name}", ["person"])
    async def callback(interaction: Interaction, person: discord.User) -> None:
        await router.serve(services, interaction, lambda request: handler(request, person))

    return command(f"table-{name}", callback)


def _undo(services: Services) -> app_commands.Command[Any, ..., Any]:
    @described("table-undo", ["choose"])
    async def callback(interaction: Interaction, choose: bool = False) -> None:
        await router.serve(services, interaction, partial(playing.undo, choose=choose))

    return command("table-undo", callback)


def _invite(services: Services) -> app_commands.Command[Any, ..., Any]:
    @described("table-invite", ["person"])
    async def callback(interaction: Interaction, person: discord.User) -> None:
        await router.serve(services, interaction, partial(inviting.invite, person=person))

    return command("table-invite", callback)


def _board(services: Services) -> app_commands.Command[Any, ..., Any]:
    @described("table-board", ["text", "zoom"])
    async def callback(interaction: Interaction, text: bool = False, zoom: str | None = None) -> None:
        await router.serve(services, interaction, partial(looking.board, text=text, zoom=zoom))

    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        places = await router.offer(services, interaction, partial(looking.suggest_places, typed=typed))
        return [app_commands.Choice(name=place, value=place) for place in places]

    made = command("table-board", callback)
    made.autocomplete("zoom")(suggest)
    return made


def _log(services: Services) -> app_commands.Command[Any, ..., Any]:
    @described("table-log", ["show"])
    async def callback(interaction: Interaction, show: str | None = None) -> None:
        await router.serve(services, interaction, partial(log_pages.command, what=show))

    topics = dict.fromkeys(topic for each in services.presenters.values() for topic in each.topics)
    shown = [log_pages.ALL, log_pages.GREAT, "mine", log_pages.SINCE, *topics, log_pages.UNDONE]
    choices = [choice(f"log-of-{each}", each) for each in shown]
    return command("table-log", app_commands.choices(show=choices)(callback))


def _replay(services: Services) -> app_commands.Command[Any, ..., Any]:
    @described("table-replay", ["step"])
    async def callback(interaction: Interaction, step: app_commands.Range[int, 1, 99_999] | None = None) -> None:
        await router.serve(services, interaction, partial(replaying.command, number=step))

    return command("table-replay", callback)
