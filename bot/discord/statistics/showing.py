"""Answering `/stats` and its buttons: the page that the path names, its text at once and its picture behind it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.discord.answering.request import Request
from bot.discord.messages import items, names
from bot.discord.messages.custom_id import CustomId, Verb
from bot.discord.messages.items import BUTTONS_A_ROW, PressButton, Row
from bot.discord.messages.message import TEXT_LENGTH, Message
from bot.discord.statistics.telling import Telling
from bot.hosting.statistics.asking import Scope
from bot.hosting.table import Refused
from render.charts.page.blocks import Page
from render.contract import Picture
from render.words import Words

OWN, WITH, SERVER = "own", "with", "server"
"""Whose statistics."""
OVERVIEW, POINTS, RECORDS, LADDER = "overview", "points", "records", "ladder"
"""The pages."""
PAGES = {OWN: (OVERVIEW, POINTS, LADDER), WITH: (OVERVIEW, POINTS), SERVER: (RECORDS, POINTS, LADDER)}
"""The pages of each, the first one shown first."""
_PEOPLE, _OTHERS = "p", "a"
_ROWS = 2
"""Rows of buttons for games at most."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be shown, as a button carries it: `<whose>.<page>.<game>.<people or others>.<the other's number>`."""

    whose: str
    page: str = ""
    scope: Scope | None = None
    """None: what was played last."""
    other: int = 0

    def path(self) -> str:
        """Return it as a path."""
        scope = self.scope or Scope("", people=True)
        other = [str(self.other)] if self.other else []
        return ".".join([self.whose, self.page, scope.game, _PEOPLE if scope.people else _OTHERS, *other])

    @classmethod
    def read(cls, path: str) -> Wanted:
        """Read a path; it may be forged. Refused: unknown-press."""
        whose, page, game, kind, other = [*path.split("."), "", "", "", "", ""][:5]
        if whose not in PAGES or page not in PAGES[whose] or kind not in (_PEOPLE, _OTHERS) or len(other) > 20:
            raise Refused("unknown-press")
        if (whose == WITH) != other.isdecimal() or not other.isascii():
            raise Refused("unknown-press")
        return cls(whose, page, Scope(game, kind == _PEOPLE) if game else None, int(other or 0))


@dataclass(frozen=True, slots=True)
class _Shown:
    """What was found, ready to be told: `page` makes the page with people's names as they are to be shown."""

    wanted: Wanted
    scopes: Sequence[Scope]
    page: Callable[[Callable[[str], str]], Page]
    after: str = ""
    """What the message tells under the page."""


async def command(request: Request, other: int | None, game: str | None, *, server: bool) -> None:
    """Answer the command. Refused: stats-two-ways, and as hosting says."""
    if server and other is not None:
        raise Refused("stats-two-ways")
    whose = SERVER if server else OWN if other is None else WITH
    scope = Scope(game, people=True) if game in request.services.games and game is not None else None
    await _answer(
        request, Wanted(whose, PAGES[whose][0], scope, other or 0), request.reply.send, request.interaction.id
    )


async def show(request: Request) -> None:
    """Answer a button that leads to another page."""
    pressed = request.interaction.message
    on = request.interaction.id if pressed is None else pressed.id
    await _answer(request, Wanted.read(request.path), request.reply.update, on)


async def share(request: Request) -> None:
    """Show the page of a button to everybody who can read the channel."""
    shown = await _find(request, Wanted.read(request.path), public=True)
    lead = request.words("stats-shown", name=names.safe(request.person.name))
    await request.reply.send(Message(items.clip(f"{lead}\n{_text(shown, request.words)}", TEXT_LENGTH)))
    await _attach(request, shown, request.interaction.id)


async def _answer(request: Request, wanted: Wanted, answer: Callable[[Message], Awaitable[None]], on: int) -> None:
    shown = await _find(request, wanted)
    await answer(Message(_text(shown, request.words), _rows(request, shown)))
    await _attach(request, shown, on)


def _text(shown: _Shown, words: Words) -> str:
    from render.charts.page.told import lines  # noqa: PLC0415  (drawing takes long to load)

    told = lines(shown.page(names.safe), words)
    return items.clip("\n".join([*told, *([shown.after] if shown.after else [])]), TEXT_LENGTH)


async def _attach(request: Request, shown: _Shown, on: int) -> None:
    """Draw the page and put it on the message, which stands already. `on`: of one message the newest page is enough."""
    from render.charts.page.draw import draw_page  # noqa: PLC0415  (drawing takes long to load)

    job: Callable[[], Picture] = partial(draw_page, shown.page(names.plain), request.words)
    drawn = await request.services.render_pool.draw(("stats", on), f"stats-{shown.wanted.page}", job)
    if drawn is not None:
        await request.attach(drawn)


# -- finding what is to be shown --------------------------------------------------------------------------------------


async def _find(request: Request, wanted: Wanted, *, public: bool = False) -> _Shown:
    """Return what is wanted; `public`: as others are to read it. Refused as hosting says."""
    if wanted.page == LADDER:
        return await _ladder(request, wanted, public=public)
    return await {OWN: _own, WITH: _pair, SERVER: _server}[wanted.whose](request, wanted)


async def _own(request: Request, wanted: Wanted) -> _Shown:
    found = await request.host.statistics.own(request.person.id, request.place, wanted.scope)
    name, page = request.person.name, _page(request, wanted, found.scope)

    def make(shown: Callable[[str], str]) -> Page:
        teller = _telling(request, found.scope.game, shown)
        return (teller.points if page == POINTS else teller.own)(found, shown(name))

    return _Shown(replace(wanted, page=page, scope=found.scope), found.scopes, make)


def _page(request: Request, wanted: Wanted, scope: Scope) -> str:
    """Return the page that is wanted; the first one where the game tells no sources of points."""
    told = request.services.games[scope.game].statistics
    return PAGES[wanted.whose][0] if wanted.page == POINTS and told is None else wanted.page


async def _pair(request: Request, wanted: Wanted) -> _Shown:
    found = await request.host.statistics.pair(request.person.id, wanted.other, request.place, wanted.scope)

    page = _page(request, wanted, found.scope)

    def make(shown: Callable[[str], str]) -> Page:
        teller = _telling(request, found.scope.game, shown)
        return (teller.pair_points if page == POINTS else teller.pair)(found)

    return _Shown(replace(wanted, page=page, scope=found.scope), found.scopes, make)


async def _server(request: Request, wanted: Wanted) -> _Shown:
    found = await request.host.statistics.server(request.place, wanted.scope)

    page = _page(request, wanted, found.scope)

    def make(shown: Callable[[str], str]) -> Page:
        teller = _telling(request, found.scope.game, shown)
        return (teller.server_points if page == POINTS else teller.server)(found)

    return _Shown(replace(wanted, page=page, scope=found.scope), found.scopes, make)


async def _ladder(request: Request, wanted: Wanted, *, public: bool) -> _Shown:
    """Return the ladder at the game of the page before."""
    if wanted.scope is None or wanted.scope.game not in request.services.games:
        raise Refused("unknown-press")
    found = await request.host.statistics.ladder(request.person.id, request.place, wanted.scope.game)

    def make(shown: Callable[[str], str]) -> Page:
        name = shown(request.person.name) if public else None
        return _telling(request, wanted.scope.game if wanted.scope else "", shown).ladder(found, name)

    after = [] if found.own or public else [request.words("stats-ladder-none")]
    return _Shown(wanted, (wanted.scope,), make, "\n".join([*after, request.words("stats-ladder-how")]))


def _telling(request: Request, game: str, shown: Callable[[str], str]) -> Telling:
    return Telling(request.words, request.services.games[game], request.place.guild_id is not None, shown)


# -- buttons ----------------------------------------------------------------------------------------------------------


def _rows(request: Request, shown: _Shown) -> tuple[Row, ...]:
    """Return the buttons: pages, games, and the one that shows the page to all."""
    words, wanted = request.words, shown.wanted
    pages = [
        _way(words("stats-page", page=each), replace(wanted, page=each), here=each == wanted.page)
        for each in PAGES[wanted.whose]
        if _has(request, wanted, each)
    ]
    scopes = [
        _way(
            words("stats-scope", game=words(f"{each.game}-name"), people="yes" if each.people else "no"),
            replace(wanted, scope=each),
            here=each == wanted.scope,
        )
        for each in shown.scopes[: _ROWS * BUTTONS_A_ROW]
    ]
    rows: list[Row] = [pages] if len(pages) > 1 else []
    if len(scopes) > 1:
        rows += items.in_rows(scopes)
    if request.place.guild_id is not None:
        rows.append([PressButton(words("button-share-stats"), CustomId(Verb.SHARE_STATS, path=wanted.path()))])
    return tuple(rows)


def _has(request: Request, wanted: Wanted, page: str) -> bool:
    """Return whether there is such a page: points by source of a game that tells them, a ladder of one for several."""
    scope = wanted.scope
    if scope is None:
        return False
    game = request.services.games[scope.game]
    if page == POINTS:
        return game.statistics is not None
    if page == LADDER:
        return request.place.guild_id is not None and max(game.seat_counts) > 1
    return True


def _way(label: str, wanted: Wanted, *, here: bool) -> PressButton:
    return PressButton(label, CustomId(Verb.STATS, path=wanted.path()), disabled=here)
