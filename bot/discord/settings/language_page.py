"""`/me language`: in what language somebody reads, and what the table of the channel speaks to everybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.discord.answering.request import Request
from bot.discord.settings import me
from bot.discord.settings.settings_page import Answer, FormMaker, Pick, Sheet
from bot.games.widgets import Choice
from bot.hosting.table import Refused, Table
from bot.locale.language_names import called, name_of
from bot.locale.words import LANGUAGES

SERVER = "server"
"""The value of the choice that lets a table go by its server again."""


async def show(request: Request, more: Sequence[str] = (), given: Sequence[str] = ()) -> Sheet:
    """Return the page as things stand."""
    return await _page(request, await _table(request))


async def own(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Choose the language of what only the presser sees; the page that follows is in it."""
    await me.choose_language(request, given)
    return await show(request)


async def table(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Choose what a table speaks in its channel. Refused: as `Tables.choose_language`."""
    wanted = "".join(given[:1]) or SERVER
    meant = (await request.table()).id
    language = None if wanted == SERVER else wanted
    return await _page(request, await request.host.tables.choose_language(request.press(), meant, language))


async def _page(request: Request, table: Table | None) -> Sheet:
    words, held = request.words, await request.host.people.preferences(request.person.id)
    chosen = "yes" if held.language else "no"
    lines = [words("language-own", chosen=chosen, language=called(held.language or words.language, words.language))]
    rows = [me.pick_language(request, held, "own")]
    if table is None:
        return Sheet("\n".join([*lines, words("language-no-table")]), rows)
    chosen = "yes" if table.own_language else "no"
    lines.append(words("language-table", chosen=chosen, language=called(table.language, words.language)))
    return Sheet("\n".join(lines), [*rows, _pick_table(request, table)], table=table.id)


def _pick_table(request: Request, table: Table) -> Pick:
    usual = Choice(SERVER, request.words("language-by-server"), chosen=table.own_language is None)
    every = (Choice(each, name_of(each), chosen=each == table.own_language) for each in LANGUAGES)
    return Pick("table", request.words("language-pick-table"), (usual, *every))


async def _table(request: Request) -> Table | None:
    """Return the live table that was pressed or stands here, where the asker may choose; None where there is none.

    What people choose for themselves holds whatever has become of the table.
    """
    pressed = request.pressed is not None and request.pressed.table
    try:
        found = await (request.table() if pressed else request.host.tables.at(request.place))
    except Refused:  # gone, elsewhere or damaged
        return None
    if found is None or found.status.over:
        return None
    mine = request.person.id == found.opener_id or found.seat_of(request.person.id) is not None
    return found if mine else None


class LanguagePage:
    """The page of languages."""

    name: str = "language"
    answers: Mapping[str, Answer] = {"page": show, "own": own, "table": table}
    forms: Mapping[str, FormMaker] = {}


PAGE = LanguagePage()
