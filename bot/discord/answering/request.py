"""One request to the bot, whatever its form: a slash command, a button, a select or a modal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import discord

from bot.discord.answering.drain import InFlight
from bot.discord.answering.reply import Reply
from bot.discord.messages import custom_id, names
from bot.discord.messages.custom_id import CustomId
from bot.discord.messages.message import Attachment, Message
from bot.discord.messages.pictures import RenderPool
from bot.games.contract import AnyPresenter
from bot.hosting.host import Host
from bot.hosting.live_game import LoadedTable
from bot.hosting.playing.turn import Turn
from bot.hosting.table import Person, Place, Press, Refused, Table
from bot.locale.words import LANGUAGES, Wording, wording
from engine.contract import AnyGame, Seat
from engine.languages import nearest, tongue
from render.contract import Painter


@dataclass(frozen=True, slots=True)
class Services:
    """What answers are made with; one for the whole process."""

    host: Host
    games: Mapping[str, AnyGame]
    presenters: Mapping[str, AnyPresenter]
    painter: Callable[[str], Painter]
    render_pool: RenderPool
    in_flight: InFlight = field(default_factory=InFlight)
    page_address: str | None = None
    """What the addresses of tables' pages on the web begin with; None: no page is linked."""


class Request:
    """An interaction and its reply, with what every handler asks of it."""

    def __init__(self, services: Services, interaction: discord.Interaction[Any], reply: Reply) -> None:
        self.services = services
        self.host = services.host
        self.interaction = interaction
        self.reply = reply
        self._loaded: LoadedTable | None = None
        self._language: str | None = None

    async def recognise(self) -> None:
        """Look up which language whoever asks has chosen: before the first word is said, and where it was changed."""
        self._language = await self.host.people.recognise(self.interaction.user.id, self.place)
        for kept in ("words", "person"):
            self.__dict__.pop(kept, None)  # a press that chooses a language has spoken the one before

    # -- who and where --------------------------------------------------------------------------------------------

    @cached_property
    def person(self) -> Person:
        """Who asks."""
        asker = self.interaction.user
        return Person(
            id=asker.id,
            name=asker.display_name,
            language=self.words.language,
            manages=self.interaction.permissions.manage_guild,
        )

    @cached_property
    def place(self) -> Place:
        """Where."""
        return Place(self.interaction.guild_id, self.interaction.channel_id or 0)

    @cached_property
    def words(self) -> Wording:
        """The messages of whoever asks: in the language chosen with `/me`, else in that of the client."""
        client = str(self.interaction.locale)
        return wording(self._language or client, client)

    @property
    def client_language(self) -> str:
        """The language of the asker's client; English where that is none of ours."""
        return wording(str(self.interaction.locale)).language

    @property
    def unspoken_language(self) -> str | None:
        """The language of the asker's client, where it is none of ours and no other was chosen; else None."""
        client = str(self.interaction.locale)
        return None if self._language or nearest(client, LANGUAGES) else tongue(client)

    @property
    def locale(self) -> str:
        """How dates are written in that language: as in the client's country, where that speaks it ("en-US")."""
        client = str(self.interaction.locale)
        return client if self.client_language == self.words.language else self.words.language

    @property
    def server_language(self) -> str | None:
        """What the server says that it speaks; None where it has not said so (see `partial_objects`)."""
        said = self.interaction.guild_locale
        return None if said is None else wording(str(said)).language

    @property
    def public_language(self) -> str:
        """The language of the server, for what everybody reads; where it has not said so, the asker's."""
        return self.server_language or self.words.language

    # -- what a component carries ---------------------------------------------------------------------------------

    @cached_property
    def pressed(self) -> CustomId | None:
        """The custom id; None for a slash command and for an id that cannot be read."""
        return custom_id.parse(str(self._data.get("custom_id", "")))

    @property
    def path(self) -> str:
        """The path in the custom id, "" without one."""
        return self.pressed.path if self.pressed else ""

    @property
    def chosen(self) -> Sequence[str]:
        """What was picked in the select that was pressed; any text, since it can be forged."""
        values = self._data.get("values") or ()
        return [str(value) for value in values]

    @property
    def typed(self) -> Mapping[str, str]:
        """What was typed in a form, by the custom id of its fields; any text, since it can be forged."""
        return dict(_fields(self._data.get("components")))

    @property
    def _data(self) -> Mapping[str, Any]:
        return self.interaction.data or {}

    # -- to hosting -----------------------------------------------------------------------------------------------

    def press(self) -> Press:
        """Return the request as hosting takes it."""
        return replace(self.fresh_press(), since=self.pressed.since if self.pressed else None)

    def fresh_press(self) -> Press:
        """Return the request as one about whatever is asked now."""
        within = getattr(self.interaction.channel, "parent_id", None)
        return Press(self.interaction.id, self.person, self.place, server_language=self.server_language, within=within)

    async def table(self) -> Table:
        """Return the table that is meant: the component's, or the one in this channel.

        Refused: no-table, and elsewhere for a component of a table of another channel, unless it is pressed in direct
        messages by who has a seat there.
        """
        return (await self.loaded()).table

    async def loaded(self) -> LoadedTable:
        """Return that table as this request has read it: once. Refused as `table`."""
        if self._loaded is None:
            self._loaded = await self._load()
        return self._loaded

    @property
    def known_table(self) -> Table | None:
        """That table, where this request has read it."""
        return self._loaded.table if self._loaded else None

    async def turn(self) -> Turn:
        """Return what the presser is asked at that table; where its next turn is prepared, that one.

        Refused as `table` and as `Playing.turn` or `Playing.next_turn`.
        """
        if self.pressed is not None and self.pressed.verb in custom_id.PREPARING:
            return await self.host.playing.next_turn(self.press(), await self.loaded())
        return await self.host.playing.turn(self.press(), await self.loaded())

    async def _load(self) -> LoadedTable:
        if self.pressed is None:
            found = await self.host.tables.load_at(self.place)
            if found is None:
                raise Refused("no-table")
            return found
        found = await self.host.tables.load(self.pressed.table)
        if found.table.place != self.place:
            if not self._at_own_table_privately(found.table):
                raise Refused("elsewhere")
            await self.host.people.reached_directly(self.person.id)
            await self.host.people.recognise(self.person.id, found.table.place)  # where the posts about the press go
        await self._check_seat(found.table)
        return found

    def _at_own_table_privately(self, table: Table) -> bool:
        """Return whether a component was pressed in direct messages by who has a seat at its table.

        What people are told of their tables stands there, too. Who has no seat is to look in the table's channel, which
        may not be open to everybody.
        """
        return self.place.guild_id is None and table.seat_of(self.person.id) is not None

    async def _check_seat(self, table: Table) -> None:
        """Refuse the component of another seat: seat-given-up, not-your-button, or not-seated for who has none."""
        if self.pressed is None or self.pressed.seat is None:
            return
        own = table.seat_of(self.person.id)
        colours = self.services.games[table.game].colours
        seat = colours[self.pressed.seat] if self.pressed.seat < len(colours) else None
        if seat is not None and own == seat:
            return
        if seat in await self.host.seats.given_up(self.person.id, table.id):
            raise Refused("seat-given-up", table=table.id)
        if own is None:
            raise Refused("not-seated", table=table.id)
        raise Refused("not-your-button", seat=seat)

    def names(self, table: Table) -> dict[Seat, str]:
        """Return who plays which colour at a table, for chat messages."""
        return names.names(table, self.services.games[table.game], self.words)

    def plain_names(self, table: Table) -> dict[Seat, str]:
        """Return who plays which colour at a table, for pictures."""
        return names.plain_names(table, self.services.games[table.game], self.words)

    # -- answering ------------------------------------------------------------------------------------------------

    async def attach(self, picture: Attachment) -> None:
        """Put a picture on the answer, which stands already, unless another press has changed it meanwhile."""
        await self.reply.attach([picture], look=self.host.shared)

    async def say(self, key: str, /, **facts: Any) -> None:
        """Answer with a sentence."""
        await self.reply.send(Message(self.words(key, **facts)))


def _fields(components: object) -> Iterator[tuple[str, str]]:
    """Return every field of a form, however deep in rows and labels it stands."""
    for each in components if isinstance(components, list) else ():
        if isinstance(each, Mapping):
            if "custom_id" in each:
                yield str(each["custom_id"]), str(each.get("value", ""))
            yield from _fields(each.get("components"))
            yield from _fields([each.get("component")])
