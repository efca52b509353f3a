"""`/tables`: all tables of a person, over all servers, page by page. Also in direct messages.

What stands there is what the person's own tables show to everybody at them; of other tables nothing is told.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.answering.request import Request, Services
from bot.discord.messages import controls, names
from bot.discord.messages.addresses import address
from bot.discord.messages.custom_id import Verb, number_in
from bot.discord.messages.items import Row
from bot.discord.messages.message import Message
from bot.discord.messages.stamps import ago
from bot.discord.posting import awaited
from bot.hosting.looking.waiting import MyTable
from bot.hosting.table import Status
from bot.locale.words import Wording

PAGE = 8
"""How many tables a page has at most."""
PAGE_LENGTH = 1700
"""How many characters its lines have at most; the title and a notice have room besides."""


async def show(request: Request) -> None:
    """Show the page that the button names, the first one to a command."""
    found = await request.host.tables.of(request.person.id)
    wanted = number_in(request.path) or 0
    if not found:
        await request.reply.send(Message(request.words("my-tables-none")))
        return
    message = page(request.services, found, request.words, wanted)
    if request.pressed is not None and request.path:
        await request.reply.update(message)
    else:
        await request.reply.send(message)


def page(
    services: Services, found: Sequence[MyTable], words: Wording, wanted: int = 0, title: str = "my-tables-title"
) -> Message:
    """Make a page of somebody's tables: a title, a line for each table, and the buttons to the other pages."""
    parted = pages(lines(services, found, words))
    number = min(wanted, len(parted) - 1)
    lead = words(title, count=len(found), mine=sum(each.mine is not None for each in found))
    return Message("\n".join([lead, *parted[number]]), _turning(words, number, len(parted)))


def lines(services: Services, found: Sequence[MyTable], words: Wording) -> list[str]:
    """Tell each table in a line: its game, its place, whom it waits for, and the way to its newest post."""
    return [_line(services, each, words) for each in found]


def link(mine: MyTable) -> str:
    """Return the address of a table's newest post; of its place, where there is none."""
    return address(mine.table.place, mine.post)


def _line(services: Services, mine: MyTable, words: Wording) -> str:
    table = mine.table
    place = f"<#{table.place.channel_id}>"
    parts = [_state(services, mine, words)]
    if table.asleep_since is not None:
        parts.append(words("awaited-asleep", since=ago(table.asleep_since)))
    if mine.held:
        parts.append(words("my-tables-held"))
    state = " ".join(parts)
    return words("my-tables-line", game=words(f"{table.game}-name"), place=place, state=state, link=link(mine))


def _state(services: Services, mine: MyTable, words: Wording) -> str:
    table, waiting = mine.table, mine.waiting
    game = services.games[table.game]
    if table.status is Status.LOBBY:
        most, since = max(game.seat_counts), ago(table.opened_at)
        return words("my-tables-lobby", taken=table.taken, most=most, since=since)
    if table.paused_at is not None:
        return words("my-tables-paused", since=ago(table.paused_at))
    named = names.names(table, game, words)
    if mine.mine is not None:
        due = ago(mine.mine.due) if mine.mine.due else "none"
        return words("my-tables-mine", since=ago(mine.mine.since), due=due)
    told = [*awaited.sentences(words, waiting, named), *awaited.answered(words, waiting, named)]
    return " ".join(told)


def pages(told: Sequence[str]) -> list[list[str]]:
    """Part lines into pages, each as long as there is room."""
    parted: list[list[str]] = [[]]
    for line in told:
        full = len(parted[-1]) == PAGE or sum(len(each) + 1 for each in parted[-1]) + len(line) > PAGE_LENGTH
        if full and parted[-1]:
            parted.append([])
        parted[-1].append(line)
    return parted


def _turning(words: Wording, page: int, pages: int) -> tuple[Row, ...]:
    """Return the buttons to the pages before and behind."""
    row = []
    if page > 0:
        row.append(controls.button(words, Verb.TABLES, path=str(page - 1), label="button-tables-before"))
    if page < pages - 1:
        row.append(controls.button(words, Verb.TABLES, path=str(page + 1), label="button-tables-behind"))
    return (row,) if row else ()
