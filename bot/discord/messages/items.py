"""Buttons and selects. They carry nothing but their looks, and their custom id says everything.

The library keeps none of them in memory and is told of no dynamic items: it would make a view of the whole message at
each press, and answer forged and damaged ids with silence. Presses come in through one door for buttons, selects and
modals alike (`bot.discord.answering.client`: `AviaryClient.on_interaction`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import discord

from bot.discord.messages import names
from bot.discord.messages.custom_id import CustomId, parse
from bot.games.widgets import parted

LABEL_LENGTH = 80
OPTION_LENGTH = 100
PLACEHOLDER_LENGTH = 150
OPTIONS = 25
ROWS = 5
BUTTONS_A_ROW = 5
CHANNELS = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.forum,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
)
"""Kinds of channels in which, or in whose threads, a table can stand."""


class PressButton(discord.ui.Button[Any]):
    """A button."""

    def __init__(
        self,
        label: str,
        custom_id: object,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        emoji: str | None = None,
        disabled: bool = False,
    ) -> None:
        super().__init__(
            label=plain(label, LABEL_LENGTH), custom_id=str(custom_id), style=style, emoji=emoji, disabled=disabled
        )


class PressSelect(discord.ui.Select[Any]):
    """A select of texts."""

    def __init__(
        self,
        placeholder: str,
        custom_id: object,
        options: Sequence[discord.SelectOption] = (),
        at_least: int = 1,
        at_most: int = 1,
    ) -> None:
        super().__init__(
            placeholder=plain(placeholder, PLACEHOLDER_LENGTH),
            custom_id=str(custom_id),
            options=list(options[:OPTIONS]),
            min_values=min(at_least, len(options)),
            max_values=max(1, min(at_most, len(options))),
        )


class PressChannels(discord.ui.ChannelSelect[Any]):
    """A select of the server's channels in which one can write, several or none."""

    def __init__(self, placeholder: str, custom_id: object, chosen: Sequence[int] = ()) -> None:
        super().__init__(
            placeholder=plain(placeholder, PLACEHOLDER_LENGTH),
            custom_id=str(custom_id),
            channel_types=list(CHANNELS),
            default_values=[discord.Object(each) for each in chosen[:OPTIONS]],
            min_values=0,
            max_values=OPTIONS,
        )


Row: TypeAlias = PressSelect | PressChannels | Sequence[PressButton]
"""What stands in one of the five rows of a message."""


def in_rows(buttons: Sequence[PressButton]) -> list[Sequence[PressButton]]:
    """Return buttons in rows, each as long as a row may be; the last one may be shorter."""
    return [buttons[at : at + BUTTONS_A_ROW] for at in range(0, len(buttons), BUTTONS_A_ROW)]


def option(
    label: str, value: str, note: str | None = None, *, emoji: str | None = None, chosen: bool = False
) -> discord.SelectOption:
    """Return an entry of a select. A label that a phone would cut goes on in the description, before the note."""
    head, rest = parted(names.unescaped(label))
    below = " · ".join(filter(None, (rest, note)))
    return discord.SelectOption(
        label=head, value=value, description=plain(below, OPTION_LENGTH) or None, emoji=emoji, default=chosen
    )


def view(rows: Iterable[Row]) -> discord.ui.View:
    """Lay rows out. Custom ids that would come twice are told apart by a `~n`, which `custom_id.parse` ignores."""
    laid = discord.ui.View(timeout=None)
    seen: set[str | None] = set()
    for number, row in enumerate(rows):
        for item in row if isinstance(row, Sequence) else (row,):
            _make_unique(item, seen)
            item.row = number
            laid.add_item(item)
    laid.stop()  # so the library keeps nothing of it: presses come by their custom ids
    return laid


def _make_unique(item: PressButton | PressSelect | PressChannels, seen: set[str | None]) -> None:
    carried, count = item.custom_id, 1
    while item.custom_id in seen:
        count += 1
        item.custom_id = f"{carried}~{count}"
    seen.add(item.custom_id)


def custom_ids(message: discord.Message) -> list[str]:
    """Return the custom ids of a message's buttons and selects, in order; empty for one that has none."""
    rows = [each for each in message.components if isinstance(each, discord.ActionRow)]
    return [each.custom_id or "" for row in rows for each in row.children]


def carried(message: discord.Message) -> list[CustomId]:
    """Return what a message's buttons and selects carry, in order; nothing of those that are not ours."""
    return _read(custom_ids(message))


def carried_by(rows: Sequence[Row]) -> list[CustomId]:
    """Return what the buttons and selects of a message that is still to be sent carry, as `carried`."""
    return _read(getattr(each, "custom_id", None) or "" for each in view(rows).children)


def _read(ids: Iterable[str]) -> list[CustomId]:
    return [each for each in map(parse, ids) if each is not None]


def plain(text: str, length: int) -> str:
    """Return text for a field that shows it as it stands (label, option, form): unescaped, at most `length` long."""
    return clip(names.unescaped(text), length)


def clip(text: str, length: int) -> str:
    """Shorten text to `length` characters, with an ellipsis where something is missing."""
    return text if len(text) <= length else text[: length - 1] + "…"
