"""A small bot on the real discord.py that uses, and breaks, every limit of the stand-in."""

import asyncio
import re
import struct
import zlib
from io import BytesIO
from typing import Any, Self

import discord
from discord import app_commands, ui

from bot.discord.answering.partial_objects import fill_in

TERRITORIES = ["Coast", "Forest", "Lake", "Mountain", "Swamp"]


def png(width: int = 48, height: int = 32) -> bytes:
    """A small picture in one colour."""
    rows = (b"\0" + b"\x2f\x6b\x5e" * width) * height

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = (chunk(b"IHDR", header), chunk(b"IDAT", zlib.compress(rows)), chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def picture(name: str = "board.png") -> discord.File:
    return discord.File(BytesIO(png()), name, description="A green board")


class JoinButton(ui.DynamicItem[ui.Button[ui.View]], template=r"join:(?P<table>\d+)"):
    """A button that works after a restart, because all it knows is in its custom id."""

    def __init__(self, table: int) -> None:
        self.table = table
        super().__init__(ui.Button(label="Join", custom_id=f"join:{table}", style=discord.ButtonStyle.success))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]) -> Self:
        return cls(int(match["table"]))

    async def callback(self, interaction: discord.Interaction) -> Any:
        await interaction.response.send_message(f"You joined table {self.table}.", ephemeral=True)


class BirdSelect(ui.DynamicItem[ui.Select[ui.View]], template=r"birds"):
    """A select of up to two birds; edits its message."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=name.title(), value=name) for name in ("kiwi", "kea", "tui")]
        super().__init__(ui.Select(custom_id="birds", placeholder="Choose birds", max_values=2, options=options))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> Any:
        birds = ", ".join(sorted(self.item.values))
        await interaction.response.edit_message(content=f"Chosen: {birds}", attachments=[picture("after.png")])


class BidForm(ui.Modal, title="Your bid"):
    """A form with a text and a select."""

    amount: ui.Label[Any] = ui.Label(text="Amount", component=ui.TextInput(custom_id="amount", max_length=3))
    tone: ui.Label[Any] = ui.Label(
        text="Tone",
        description="How you say it",
        component=ui.Select(
            custom_id="tone", options=[discord.SelectOption(label="Calm"), discord.SelectOption(label="Loud")]
        ),
    )

    def __init__(self) -> None:
        super().__init__(timeout=900, custom_id="bid")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.amount.component, ui.TextInput)
        assert isinstance(self.tone.component, ui.Select)
        said = f"bids {self.amount.component.value}, {self.tone.component.values[0]}"
        await interaction.response.send_message(f"{interaction.user.display_name} {said}")


class FormButton(ui.Button[ui.View]):
    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(BidForm())


class ThinkButton(ui.Button[ui.View]):
    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.followup.send("I thought about it.", ephemeral=True)


class Board(ui.LayoutView):
    """A board with components v2."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        rows: ui.ActionRow[Any] = ui.ActionRow(
            ui.Button(label="Place", custom_id="place", style=discord.ButtonStyle.primary)
        )
        self.add_item(
            ui.Container(
                ui.TextDisplay("## Round 2\nIt is **Ann's** turn."),
                ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="The island")),
                ui.Separator(),
                ui.Section("Your hand has 5 cards.", accessory=ui.Button(label="Hand", custom_id="hand")),
                rows,
                accent_colour=0x2F6B5E,
            )
        )


class LimitsBot(discord.Client):
    """The bot. `stuck` keeps /late from answering until it is set."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none(), allowed_mentions=discord.AllowedMentions.none())
        fill_in(self)
        self.tree = app_commands.CommandTree(self)
        self.stuck = asyncio.Event()
        self.errors: list[Exception] = []
        self.failed = asyncio.Event()
        add_commands(self)
        add_hard_commands(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(JoinButton, BirdSelect)
        self.tree.on_error = self.note  # type: ignore[method-assign]
        await self.tree.sync()

    async def note(self, _: discord.Interaction, error: app_commands.AppCommandError) -> None:
        self.errors.append(getattr(error, "original", error))
        self.failed.set()


def add_commands(bot: LimitsBot) -> None:
    tree = bot.tree
    table = app_commands.Group(name="table", description="Tables to play at")
    tree.add_command(table)

    @table.command(name="new", description="Open a table")
    @app_commands.choices(
        game=[app_commands.Choice(name="Moa", value="moa"), app_commands.Choice(name="Kea", value="kea")]
    )
    async def new(
        interaction: discord.Interaction,
        game: str,
        seats: app_commands.Range[int, 2, 5] = 4,
        guest: discord.Member | None = None,
    ) -> None:
        view = ui.View(timeout=None)
        view.add_item(JoinButton(7))
        view.add_item(FormButton(label="Bid", custom_id="form"))
        view.add_item(ThinkButton(label="Think", custom_id="think"))
        embed = discord.Embed(title=f"Table for {seats}", description=f"A game of **{game}**", colour=0x2F6B5E)
        embed.add_field(name="Round", value="1").add_field(name="To act", value=interaction.user.mention)
        embed.set_image(url="attachment://board.png")
        text = f"{interaction.user.mention} opens a table" + (f" with {guest.mention}" if guest else "")
        mentions = discord.AllowedMentions(users=True)
        await interaction.response.send_message(text, embed=embed, file=picture(), view=view, allowed_mentions=mentions)

    @tree.command(name="go", description="Go to a territory")
    async def go(interaction: discord.Interaction, territory: str, birds: int = 1) -> None:
        await interaction.response.send_message(f"{birds} to {territory}", ephemeral=True)

    @go.autocomplete("territory")
    async def territories(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        fitting = [name for name in TERRITORIES if typed.lower() in name.lower()]
        return [app_commands.Choice(name=name, value=name) for name in fitting]

    @tree.command(name="birds", description="Choose birds")
    async def birds(interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(BirdSelect())
        await interaction.response.send_message("Which birds?", view=view, file=picture("before.png"))

    @tree.command(name="board", description="Show the board")
    async def board(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Board(), file=picture())


def add_hard_commands(bot: LimitsBot) -> None:
    tree = bot.tree

    @tree.command(name="slow", description="Think first")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await bot.stuck.wait()
        await interaction.edit_original_response(content="Done thinking.")
        await interaction.followup.send("And one more thing.")

    @tree.command(name="late", description="Miss the deadline")
    async def late(interaction: discord.Interaction) -> None:
        await bot.stuck.wait()
        await interaction.response.send_message("too late")

    @tree.command(name="twice", description="Answer twice")
    async def twice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("once")
        interaction.response._response_type = None
        await interaction.response.send_message("twice")

    @tree.command(name="long", description="Say too much")
    async def long(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("x" * 2001)

    @tree.command(name="talk", description="Post with a nonce")
    async def talk(interaction: discord.Interaction, nonce: str) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        channel = bot.get_partial_messageable(interaction.channel_id or 0)
        message = await channel.send("posted", nonce=nonce)
        await interaction.edit_original_response(content=str(message.id))

    @tree.command(name="place", description="Make threads and write to people")
    async def place(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        message = await channel.send("A table in a thread")
        public = await message.create_thread(name="Table 8")
        await public.send("Welcome to table 8")
        alone = await channel.create_thread(name="Table 9", type=discord.ChannelType.public_thread)
        await alone.send("Welcome to table 9")
        private = await channel.create_thread(name="Secret", type=discord.ChannelType.private_thread)
        await private.add_user(interaction.user)
        await private.send("Psst")
        await interaction.user.send("Hello in private")
        await interaction.edit_original_response(content="done")
