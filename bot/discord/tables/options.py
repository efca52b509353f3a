"""A game's switches as options of commands, as text in a button, and as lines that tell them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.discord.messages.custom_id import number_in
from engine.contract import AnyGame, Switch
from render.words import Words

_SEPARATOR = "."
_PACKED, _UNPACKED = str.maketrans(" %", "_="), str.maketrans("_=", " %")
"""A custom id has no spaces; the other characters of a clock it can carry as they are."""


def text(choice: str | bool) -> str:
    """Return a choice as a slash command's value and in message keys."""
    return str(choice).lower() if isinstance(choice, bool) else choice


def read(game: AnyGame, chosen: Mapping[str, str]) -> dict[str, str | bool]:
    """Return the switches as chosen; what was not chosen, or cannot be read, has its default."""
    return {switch.name: _choice(switch, chosen.get(switch.name)) for switch in game.switches}


def _choice(switch: Switch, wanted: str | None) -> str | bool:
    return next((choice for choice in switch.choices if text(choice) == wanted), switch.choices[0])


def told(words: Words, game: AnyGame, picked: Mapping[str, str | bool]) -> list[str]:
    """Tell the switches that are not at their default, in a line each."""
    return [
        words(
            "lobby-switch",
            switch=words(f"switch-{game.name}-{switch.name}"),
            choice=words(f"switch-{game.name}-{switch.name}-{text(choice)}"),
        )
        for switch in game.switches
        if (choice := picked.get(switch.name, switch.choices[0])) != switch.choices[0]
    ]


def pack(game: AnyGame, picked: Mapping[str, str | bool]) -> str:
    """Write the switches as short text for a custom id: the index of each choice."""
    return _SEPARATOR.join(str(switch.choices.index(picked[switch.name])) for switch in game.switches)


def unpack(game: AnyGame, packed: str) -> dict[str, str | bool]:
    """Read what `pack` wrote; a damaged part gives the default."""
    parts = [*packed.split(_SEPARATOR), *("" for _ in game.switches)]
    return {switch.name: _at(switch, part) for switch, part in zip(game.switches, parts, strict=False)}


def _at(switch: Switch, part: str) -> str | bool:
    index = number_in(part) or 0
    return switch.choices[index] if index < len(switch.choices) else switch.choices[0]


def pack_clock(typed: str) -> str:
    """Write a clock, as it is typed, as a custom id can carry it."""
    return typed.translate(_PACKED)


def unpack_clock(packed: str) -> str:
    """Read what `pack_clock` wrote."""
    return packed.translate(_UNPACKED)


def switches(games: Iterable[AnyGame]) -> list[tuple[AnyGame, Switch]]:
    """Return every switch of every game once, in order; those of the same name in two games are both there."""
    return [(game, switch) for game in games for switch in game.switches]
