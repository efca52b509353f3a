"""A press is known by one id in all that is done for it: the id that Discord gave its interaction.

Both entrances hand interactions to the library's parser, which begins the tasks that answer. These have the id from
there, and all that they begin; jobs take it along into other processes (`bot.measuring.causes`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import discord

from bot.measuring import pressed


def know_presses(client: discord.Client) -> None:
    """Have whatever a client does for an interaction be known by its id."""
    parsers = client._connection.parsers
    parsers["INTERACTION_CREATE"] = partial(_parse, parsers["INTERACTION_CREATE"])


def _parse(parse: Callable[[Any], Any], data: Mapping[str, Any]) -> None:
    with pressed(_id_of(data)):
        parse(data)


def _id_of(data: Mapping[str, Any]) -> int | None:
    """Return the id of an interaction; None where it is none, of which the parser complains."""
    told = str(data.get("id", ""))
    return int(told) if told.isdecimal() else None
