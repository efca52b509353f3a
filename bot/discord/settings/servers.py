"""`/server`: what whoever manages a server can choose for it, on one private page; and what stands there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.discord.answering.request import Request
from bot.discord.looking import my_tables
from bot.discord.looking.my_tables import link
from bot.discord.messages import names
from bot.discord.messages.custom_id import number_in
from bot.discord.settings.settings_page import Act, Answer, Control, FormMaker, Pick, PickChannels, Sheet
from bot.discord.tables import clocks
from bot.games.widgets import CHOICES, Choice, Form, Style, fitting
from bot.hosting.choice import Choice as Chosen
from bot.hosting.clocks.settings import read_clock
from bot.hosting.clocks.typed import read_clock_text
from bot.hosting.looking.pages import ServerPages
from bot.hosting.looking.waiting import MyTable
from bot.hosting.servers import Openers, ServerChannels, ServerClock, ServerLanguage, ServerOpeners, ServerThreads
from bot.hosting.table import Refused, Status
from bot.locale.language_names import called, name_of
from bot.locale.words import LANGUAGES
from bot.store.servers import ServerRow

DEFAULT = "default"
"""The value of a select's choice that means: nothing chosen."""


async def choose_language(request: Request, language: str) -> None:
    """Choose what the server's tables speak in the channel: the short way to what `/server settings` shows."""
    await request.host.servers.choose(request.press(), ServerLanguage(language))
    await request.say("server-language", language=called(language, request.words.language))


# -- the page ---------------------------------------------------------------------------------------------------------


async def show(request: Request, more: Sequence[str] = (), given: Sequence[str] = ()) -> Sheet:
    """Return the page as things stand. Refused: not-manager."""
    return await _choose(request)


async def _choose(request: Request, *chosen: Chosen) -> Sheet:
    return _page(request, await request.host.servers.choose(request.press(), *chosen))


def _page(request: Request, held: ServerRow) -> Sheet:
    words = request.words
    lines = [
        words("server-title"),
        "",
        words("server-line-language", language=_language(request, held)),
        words("server-line-clock", clock=clocks.told(words, read_clock(held.clock))),
        words("server-line-channels", count=len(held.channels), channels=_channels(request, held)),
        words("server-line-threads", on=_yes(held.threads)),
        words("server-line-openers", who=held.openers),
    ]
    if request.services.page_address is not None:
        lines.append(words("server-line-pages", on=_yes(held.pages)))
    threads = Act("threads.off" if held.threads else "threads.on", words(f"server-button-threads-{_yes(held.threads)}"))
    other = Openers.MANAGERS if held.openers == Openers.EVERYONE else Openers.EVERYONE
    openers = Act(f"openers.{other}", words(f"server-button-openers-{other}"))
    rows: list[Control] = [
        clocks.pick_time(words, read_clock(held.clock), "clock"),
        _pick_language(request, held),
        PickChannels("channels", words("server-pick-channels"), held.channels),
        [threads, openers, *_pages(request, held)],
        [Act("tables", words("server-button-tables")), Act("data", words("server-button-data"))],
    ]
    return Sheet("\n".join(lines), rows)


def _pages(request: Request, held: ServerRow) -> list[Act]:
    """Return the switch of pages on the web, where there can be some."""
    if request.services.page_address is None:
        return []
    return [Act(f"pages.{'off' if held.pages else 'on'}", request.words(f"server-button-pages-{_yes(held.pages)}"))]


def _yes(on: bool) -> str:
    return "yes" if on else "no"


def _language(request: Request, held: ServerRow) -> str:
    """Return what the server's managers chose, as the reader calls it; "none" for nothing."""
    return "none" if held.language is None else called(held.language, request.words.language)


def _channels(request: Request, held: ServerRow) -> str:
    return request.words.listed([f"<#{each}>" for each in held.channels])


def _pick_language(request: Request, held: ServerRow) -> Pick:
    default = Choice(DEFAULT, request.words("server-language-default"), chosen=held.language is None)
    every = (Choice(each, name_of(each), chosen=each == held.language) for each in LANGUAGES)
    return Pick("language", request.words("server-pick-language"), (default, *every))


def _back(request: Request) -> list[Act]:
    return [Act("page", request.words("server-button-page"))]


# -- what is chosen ---------------------------------------------------------------------------------------------------


async def language(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Choose what tables speak."""
    wanted = given[0] if given else DEFAULT
    return await _choose(request, ServerLanguage(None if wanted == DEFAULT else wanted))


async def clock(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Choose the clock of new tables, as picked or typed."""
    held = read_clock((await request.host.servers.chosen(request.place)).clock)
    return await _choose(request, ServerClock(read_clock_text(given[0] if given else "", held)))


async def _clock_form(request: Request) -> Form:
    return clocks.form(request.words, read_clock((await request.host.servers.chosen(request.place)).clock))


async def channels(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Choose the only channels for tables; none: anywhere."""
    return await _choose(request, ServerChannels([int(each) for each in given if each.isascii() and each.isdigit()]))


async def threads(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Choose whether each new table gets a thread."""
    return await _choose(request, ServerThreads(wanted=[*more] == ["on"]))


async def pages(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Choose whether tables have pages on the web. Refused: unknown-press where there can be none."""
    if request.services.page_address is None:
        raise Refused("unknown-press")
    return await _choose(request, ServerPages(wanted=[*more] == ["on"]))


async def openers(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Choose who may open tables."""
    return await _choose(request, ServerOpeners(more[0] if more else ""))


# -- what stands there ------------------------------------------------------------------------------------------------


async def tables(request: Request, more: Sequence[str] = (), given: Sequence[str] = ()) -> Sheet:
    """List the server's live tables, page by page. Refused: not-manager."""
    words, found = request.words, await request.host.servers.tables(request.press())
    if not found:
        return Sheet(words("server-tables-none"), [_back(request)])
    pages = my_tables.pages(my_tables.lines(request.services, found, words))
    page = min(_number(more), len(pages) - 1)
    before = sum(len(each) for each in pages[:page])
    here = found[before : before + len(pages[page])]
    turning = [Act(f"tables.{number}", words(f"button-tables-{way}")) for number, way in _turns(page, len(pages))]
    pick = Pick("close", words("server-pick-close"), tuple(_closing(request, each) for each in here[:CHOICES]))
    return Sheet(
        "\n".join([words("server-tables-title", count=len(found)), *pages[page]]), [pick, [*turning, *_back(request)]]
    )


def _turns(page: int, pages: int) -> list[tuple[int, str]]:
    return [*([(page - 1, "before")] if page > 0 else []), *([(page + 1, "behind")] if page < pages - 1 else [])]


def _number(more: Sequence[str]) -> int:
    """Return the page that a path names; of a forged one the first."""
    return number_in("".join(more[:1])) or 0


def _closing(request: Request, one: MyTable) -> Choice:
    words, table = request.words, one.table
    people = words.listed([names.called(each, table, words) for each in table.occupants])
    return Choice(str(table.id), fitting(words("server-close-one", game=words(f"{table.game}-name"), people=people)))


async def close(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Ask whether a table is really to be closed, then close it. Refused: not-manager, table-gone."""
    words = request.words
    number, *sure = (*given, *more)[:2] or ("",)
    found = {str(each.table.id): each for each in await request.host.servers.tables(request.press())}
    one = found.get(number)
    if one is None:
        raise Refused("table-gone")
    if sure != ["surely"]:
        question = "server-close-lobby-sure" if one.table.status is Status.LOBBY else "server-close-sure"
        surely = Act(f"close.{number}.surely", words("button-end-yes"), style=Style.DANGER)
        text = words(question, game=words(f"{one.table.game}-name"), link=link(one))
        return Sheet(text, [[surely, Act("tables", words("button-keep"))]])
    await request.host.lobbies.cancel(request.press(), one.table.id)
    return await tables(request)


async def data(request: Request, more: Sequence[str] = (), given: Sequence[str] = ()) -> Sheet:
    """Tell how much is stored of the server, and how long. Refused: not-manager."""
    held = await request.host.servers.counts(request.press())
    live = sum(held.tables.get(each.value, 0) for each in (Status.LOBBY, Status.RUNNING))
    over = sum(held.tables.values()) - live
    told = request.words("server-data", live=live, over=over, entries=held.entries, people=held.people)
    return Sheet(told, [_back(request)])


class Server:
    """The page."""

    name = "server"
    answers: Mapping[str, Answer] = {
        "page": show,
        "clock": clock,
        "language": language,
        "channels": channels,
        "threads": threads,
        "openers": openers,
        "pages": pages,
        "tables": tables,
        "close": close,
        "data": data,
    }
    forms: Mapping[str, FormMaker] = {"clock": _clock_form}


PAGE = Server()
