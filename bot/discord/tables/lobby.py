"""Before a game: opening a table, seats, starting, closing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import discord
import structlog

from bot.discord.answering.permissions import check_place, missing_for_threads
from bot.discord.answering.request import Request
from bot.discord.messages import codes, controls, names
from bot.discord.messages.custom_id import Verb
from bot.discord.messages.message import Message
from bot.discord.posting import posts
from bot.discord.posting.thread_names import thread_name
from bot.discord.tables import options, seating
from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.clocks.typed import read_clock_text, typed
from bot.hosting.posting.post import OpenedThread
from bot.hosting.servers import Usual, check_opening
from bot.hosting.table import Place, Press, Refused, Status, Table
from bot.locale.words import Wording, wording
from engine.contract import AnyGame

log = structlog.get_logger(__name__)

ARCHIVED_AFTER: Final = 10080
"""Minutes without a message after which a thread is archived: a week, the longest that Discord has."""
_NOT_ALLOWED, _LIMITED = "permissions", "limited"
_WHY_NO_THREAD = {
    codes.NO_ACCESS: "forbidden",
    codes.LACKS_PERMISSION: "forbidden",
    **dict.fromkeys(codes.TOO_MANY_THREADS, "crowded"),
}
"""Discord's codes for threads that it does not make, and how that is told."""


@dataclass(frozen=True, slots=True)
class _Wanted:
    """What is to be opened."""

    game: str
    picked: Mapping[str, str | bool]
    clock: ClockSettings | Usual | None = Usual.CLOCK
    friendly: bool = False
    now: bool = False
    """Whether automas take the other seats, and it begins at once."""

    async def open(self, request: Request, press: Press) -> None:
        """Open it, for a press at its place."""
        language = request.public_language
        if self.now:
            await request.host.lobbies.begin_with_automas(press, self.game, language)
            return
        await request.host.lobbies.open(
            press, self.game, self.picked, language, clock=self.clock, friendly=self.friendly
        )

    def path(self, rules: AnyGame) -> str:
        """Return it as a button carries it."""
        packed = f"{_FRIENDLY * self.friendly}{self.game}.{options.pack(rules, self.picked)}"
        return packed if isinstance(self.clock, Usual) else packed + _CLOCK + options.pack_clock(typed(self.clock))

    @classmethod
    def read(cls, request: Request) -> _Wanted:
        """Read what the pressed button carries; a clock that is none is left out. Refused: unknown-game."""
        path, _, clock = request.path.partition(_CLOCK)
        friendly, path = path.startswith(_FRIENDLY), path.removeprefix(_FRIENDLY)
        game, _, packed = path.partition(".")
        if game not in request.services.games:
            raise Refused("unknown-game", game=names.safe_text(game))
        return cls(game, options.unpack(request.services.games[game], packed), _read_clock(clock), friendly)


_CLOCK = "!"
"""What stands before the clock in the path of a button."""
_FRIENDLY = "+"
"""What such a path begins with where the table is to be a friendly one."""


def _read_clock(packed: str) -> ClockSettings | Usual | None:
    try:
        return read_clock_text(options.unpack_clock(packed)) if packed else Usual.CLOCK
    except Refused:
        return Usual.CLOCK


async def open_table(
    request: Request, game: str, chosen: Mapping[str, str], clock: str | None = None, *, friendly: bool = False
) -> None:
    """Open a lobby here, with the clock that was typed; where the channel is taken, offer a thread.

    Where the server wants a thread for each table, it is opened in one at once.
    """
    if game not in request.services.games:
        raise Refused("unknown-game", game=names.safe_text(game))
    rules = request.services.games[game]
    times = read_clock_text(clock) if clock else Usual.CLOCK
    wanted = _Wanted(game, options.read(rules, chosen), times, friendly)
    server, channel = await request.host.servers.chosen(request.place), request.interaction.channel
    check_opening(server, request.press())
    if server.threads and isinstance(channel, discord.TextChannel):
        await _open_in_thread(request, channel, wanted)
        return
    await check_place(request.interaction)
    try:
        await wanted.open(request, request.press())
    except Refused as refusal:
        if refusal.reason != "place-taken" or not isinstance(request.interaction.channel, discord.TextChannel):
            raise
        if missing := missing_for_threads(request.interaction):
            raise Refused("no-thread", why=_NOT_ALLOWED, permissions=missing) from refusal
        button = controls.button(request.words, Verb.THREAD, path=wanted.path(rules))
        await request.reply.send(Message(request.words("table-place-taken-thread"), ([button],)))
        return
    await request.say("table-opened", game=request.words(f"{game}-name"))


async def open_named(request: Request) -> None:
    """Open a table of the game that the button names, as a command does; or one with automas that begins at once."""
    game, _, when = request.path.partition(".")
    if when != controls.NOW:
        await open_table(request, game, {})
        return
    if game not in request.services.games:
        raise Refused("unknown-game", game=names.safe_text(game))
    check_opening(await request.host.servers.chosen(request.place), request.press())
    await check_place(request.interaction)
    wanted = _Wanted(game, {}, now=True)
    try:
        await wanted.open(request, request.press())
    except Refused as refusal:
        channel = request.interaction.channel
        if refusal.reason != "place-taken" or not isinstance(channel, discord.TextChannel):
            raise
        await _open_in_thread(request, channel, wanted)
        return
    await request.say("table-begun")


async def open_thread(request: Request) -> None:
    """Open a thread with a lobby of its own, for a game that found its channel taken."""
    wanted, channel = _Wanted.read(request), request.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refused("unknown-game", game=wanted.game)
    check_opening(await request.host.servers.chosen(request.place), request.press())
    await _open_in_thread(request, channel, wanted)


async def _open_in_thread(request: Request, channel: discord.TextChannel, wanted: _Wanted) -> None:
    """Open a thread of the channel with a lobby in it; in the channel itself where no thread can be made."""
    if missing := missing_for_threads(request.interaction):
        await _open_here(request, wanted, Refused("no-thread", why=_NOT_ALLOWED, permissions=missing))
        return
    if not await request.host.lobbies.may_make_thread(request.press()):
        request.reply.leave()
        return
    chosen = (await request.host.servers.chosen(request.place)).language
    words = wording(chosen or request.public_language)
    try:
        thread = await _make_thread(request, channel, wanted.game, words)
    except (discord.HTTPException, discord.RateLimited) as error:
        code = _code(error)
        log.warning("thread_not_made", channel=channel.id, code=code)
        why = _LIMITED if code is None else _WHY_NO_THREAD.get(code, "other")
        await _open_here(request, wanted, Refused("no-thread", why=why, permissions=[]))
        return
    place = Place(request.interaction.guild_id, thread.id)
    await wanted.open(request, replace(request.fresh_press(), place=place, within=channel.id))
    await request.reply.update(Message(request.words("table-thread-opened", thread=thread.mention)))
    opener, game = names.safe(request.person.name), words(f"{wanted.game}-name")
    told = words("post-thread-opened", name=opener, game=game, thread=thread.mention)
    await _show_the_way(request, channel, thread, told)


async def _open_here(request: Request, wanted: _Wanted, no_thread: Refused) -> None:
    """Open the table in the channel, which may be free by now, where no thread can be made. Refused: `no_thread`."""
    await check_place(request.interaction)
    try:
        await wanted.open(request, request.press())
    except Refused as refusal:
        raise (no_thread if refusal.reason == "place-taken" else refusal) from refusal
    text = request.words("table-opened-no-thread", game=request.words(f"{wanted.game}-name"))
    await request.reply.update(Message(text))


async def _make_thread(request: Request, channel: discord.TextChannel, game: str, words: Wording) -> discord.Thread:
    """Make the thread: of the channel's kind, archived as late as Discord can, since a turn may take days."""
    name = thread_name(words, OpenedThread(game, request.person.name))
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    return await channel.create_thread(name=name, type=kind, auto_archive_duration=ARCHIVED_AFTER)


async def _show_the_way(request: Request, channel: discord.TextChannel, thread: discord.Thread, told: str) -> None:
    """Put whoever opened a thread into it, and tell the channel of it; the table stands also where this fails."""
    ways: tuple[Callable[[], Awaitable[object]], ...] = (
        partial(thread.add_user, discord.Object(request.person.id)),
        partial(channel.send, told, allowed_mentions=discord.AllowedMentions.none()),
    )
    for way in ways:
        try:
            await way()
        except (discord.HTTPException, discord.RateLimited) as error:
            log.warning("thread_not_shown", thread=thread.id, code=_code(error))


def _code(error: discord.HTTPException | discord.RateLimited) -> int | None:
    """Return Discord's code of an error; None where it asks to wait for longer than the library does."""
    return error.code if isinstance(error, discord.HTTPException) else None


async def join(request: Request, colour: str | None = None) -> None:
    """Take a seat: the colour that was typed or stands on the button, else any."""
    table = await request.table()
    table = await request.host.lobbies.join(request.press(), table.id, colour or request.path or None)
    if table.status is Status.RUNNING:
        await seating.show_taken(request, table)
        return
    seat = table.seat_of(request.person.id)
    await request.say("table-joined", colour=_colour(request, table, seat or ""))


async def leave(request: Request) -> None:
    """Give the seat up; in a running game it is asked first what becomes of it."""
    table = await request.table()
    if table.status is Status.RUNNING:
        await seating.ask_leave(request, table)
        return
    table = await request.host.lobbies.leave(request.press(), table.id)
    await _show(request, table, "table-left-last" if table.status is Status.CANCELLED else "table-left")


async def remove_automa(request: Request) -> None:
    """Take an automa away."""
    table = await request.table()
    table = await request.host.lobbies.remove_automa(request.press(), table.id)
    await _show(request, table, "table-automa-removed")


async def start(request: Request) -> None:
    """Start the game."""
    table = await request.table()
    await check_place(request.interaction)
    table = await request.host.lobbies.start(request.press(), table.id)
    await _show(request, table, "table-started")


async def wait_longer(request: Request) -> None:
    """Keep a lobby open that was asked about."""
    table = await request.table()
    await request.host.lobbies.wait_longer(request.press(), table.id)
    await request.say("lobby-waits")


async def ask_end(request: Request) -> None:
    """Ask whether the table is really to be closed."""
    table = await request.table()
    if table.status not in (Status.LOBBY, Status.RUNNING):
        raise Refused("table-finished")
    propose = controls.button(request.words, Verb.PROPOSE, table.id, path="end", label="button-propose-end")
    keep = controls.button(request.words, Verb.KEEP, table.id)
    try:
        overrides = await request.host.lobbies.check_may_cancel(request.press(), table.id)
    except Refused as refusal:
        if refusal.reason == "end-together":
            await request.reply.send(Message(request.words("table-end-together"), ([propose, keep],)))
            return
        opener = next((each.name for each in table.occupants if each.person_id == table.opener_id), "")
        raise Refused(refusal.reason, **{**refusal.facts, "opener": names.safe(opener)}) from refusal
    label = "button-end-at-once" if overrides else "button-end-yes"
    surely = controls.button(request.words, Verb.END_SURELY, table.id, since=table.seq, label=label)
    if overrides:
        await request.reply.send(Message(request.words("table-end-managed"), ([propose, surely, keep],)))
        return
    question = "table-end-lobby-sure" if table.status is Status.LOBBY else "table-end-sure"
    await request.reply.send(Message(request.words(question), ([surely, keep],)))


async def end(request: Request) -> None:
    """Close the table, after it was asked."""
    table = await request.table()
    await request.host.lobbies.cancel(request.press(), table.id)
    await request.reply.update(Message(request.words("table-ended")))


async def keep(request: Request) -> None:
    """Close nothing, after it was asked."""
    await request.reply.update(Message(request.words("table-kept")))


async def _show(request: Request, table: Table, key: str, **facts: str) -> None:
    """Answer by a sentence; the button that ended the lobby, by the lobby's message as it stays.

    While it is a lobby, hosting's post brings its message up to date: were it changed here too, two presses at once
    could leave the older state standing.
    """
    if request.pressed is None or table.status is Status.LOBBY:
        await request.say(key, **facts)
    else:
        await request.reply.replace(posts.lobby(wording(table.language), table, request.services.games[table.game]))


def _colour(request: Request, table: Table, seat: str) -> str:
    return names.colour(request.words, table.game, seat)
