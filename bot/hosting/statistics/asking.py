"""What is told of statistics: to whom, and of whom. Of a server it is told what its own games come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.context import HostContext
from bot.hosting.statistics.ratings import Rating
from bot.hosting.statistics.tallying import Pair, ServerTally, Tally, of_server, paired, tally
from bot.hosting.table import Place, Refused
from bot.store import results
from bot.store.results import PlayedRow


class Scope(NamedTuple):
    """Games of one name: those among people, or those with automas and those that are played alone."""

    game: str
    people: bool


@dataclass(frozen=True, slots=True)
class Ranked:
    """Somebody on the ladder of a server."""

    place: int
    person_id: int
    name: str
    rating: Rating
    games: int


@dataclass(frozen=True, slots=True)
class Ladder:
    """The ladder of a server at a game, and how one person came there."""

    games: int
    ranked: Sequence[Ranked]
    own: Ranked | None
    """Where who asks stands; None for who has played no rated game there."""
    curve: Sequence[Rating]
    """What the own rating was after each rated game."""


@dataclass(frozen=True, slots=True)
class Found:
    """What there is to choose from, and what is chosen: the scope asked for, or the one played last."""

    scopes: Sequence[Scope]
    scope: Scope


@dataclass(frozen=True, slots=True)
class OwnStatistics(Found):
    """Of one person."""

    tally: Tally


@dataclass(frozen=True, slots=True)
class PairStatistics(Found):
    """Of two people, as the first one sees it."""

    pair: Pair
    names: tuple[str, str]


@dataclass(frozen=True, slots=True)
class ServerStatistics(Found):
    """Of a server."""

    tally: ServerTally
    names: dict[int, str]


async def own(context: HostContext, person_id: int, place: Place, scope: Scope | None) -> OwnStatistics:
    """Return what somebody came to, on the server of a place or, in direct messages, on all of them.

    Refused: stats-unlisted, stats-none.
    """
    async with context.database.read() as connection:
        if await results.unlisted(connection, [person_id]):
            raise Refused("stats-unlisted")
        rows = await _of_person(context, connection, person_id, place)
    found = _found(rows, scope, "stats-none")
    return OwnStatistics(found.scopes, found.scope, tally(_of(rows, found.scope)))


async def pair(
    context: HostContext, person_id: int, other_id: int, place: Place, scope: Scope | None
) -> PairStatistics:
    """Return what two people came to against each other, on the server of a place or everywhere.

    Refused: stats-unlisted, stats-oneself, stats-none-together: also where the other one is in no statistics.
    """
    if person_id == other_id:
        raise Refused("stats-oneself")
    async with context.database.read() as connection:
        hidden = await results.unlisted(connection, [person_id, other_id])
        if person_id in hidden:
            raise Refused("stats-unlisted")
        if other_id in hidden:
            raise Refused("stats-none-together")
        mine = await _of_person(context, connection, person_id, place)
        theirs = await _of_person(context, connection, other_id, place)
        names = await results.names(connection, [person_id, other_id])
    tables = {each.table_id for each in theirs}
    together = [each for each in mine if each.table_id in tables]
    found = _found(together, scope, "stats-none-together")
    both = paired(_of(together, found.scope), _of(theirs, found.scope))
    assert both is not None  # noqa: S101  (the scope has a game)
    return PairStatistics(found.scopes, found.scope, both, (names.get(person_id, "?"), names.get(other_id, "?")))


async def server(context: HostContext, place: Place, scope: Scope | None) -> ServerStatistics:
    """Return what the server of a place came to. Refused: stats-no-server, stats-none-here."""
    if place.guild_id is None:
        raise Refused("stats-no-server")
    async with context.database.read() as connection:
        played = await results.played_at(connection, place.guild_id)
        found = _chosen([Scope(*each) for each in played if each[0] in context.games], scope, "stats-none-here")
        game, people = found.scope
        rows = await results.of_server(connection, place.guild_id, game, people=people)
        names = await results.names(connection, sorted({each.person_id for each in rows if each.person_id is not None}))
    told = context.games[game].statistics
    its = of_server(rows, () if told is None else told.fact_names)
    if its is None:
        raise Refused("stats-none-here")
    return ServerStatistics(found.scopes, found.scope, its, names)


async def ladder(context: HostContext, person_id: int, place: Place, game: str) -> Ladder:
    """Return the ladder of a place's server at a game. Refused: stats-no-server; stats-none-rated."""
    if place.guild_id is None:
        raise Refused("stats-no-server")
    async with context.database.read() as connection:
        ratings = await context.ratings.of(connection, place.guild_id, game)
        names = await results.names(connection, sorted(ratings.curves))
    if not names:
        raise Refused("stats-none-rated")
    order = sorted(names, key=lambda each: (-ratings.curves[each][-1].low, -ratings.curves[each][-1].value, each))
    ranked = [
        Ranked(place, who, names[who], ratings.curves[who][-1], len(ratings.curves[who]))
        for place, who in enumerate(order, 1)
    ]
    mine = next((each for each in ranked if each.person_id == person_id), None)
    return Ladder(ratings.games, ranked, mine, tuple(ratings.curves[person_id]) if mine else ())


async def _of_person(
    context: HostContext, connection: AsyncConnection, person_id: int, place: Place
) -> list[PlayedRow]:
    rows = await results.of_person(connection, person_id, place.guild_id)
    return [each for each in rows if each.game in context.games]


def _found(rows: Sequence[PlayedRow], wanted: Scope | None, reason: str) -> Found:
    """Return what games there are, those played last first, and what is chosen of them. Refused: `reason`."""
    return _chosen(list(dict.fromkeys(_scope(each) for each in reversed(rows))), wanted, reason)


def _chosen(scopes: Sequence[Scope], wanted: Scope | None, reason: str) -> Found:
    """Choose the scope that is wanted, or another one of the same game; where none is, the first. Refused: `reason`."""
    same = [each for each in scopes if wanted is None or each.game == wanted.game]
    if not same:
        raise Refused(reason)
    return Found(scopes, wanted if wanted in scopes and wanted is not None else same[0])


def _scope(row: PlayedRow) -> Scope:
    return Scope(row.game, row.among_people)


def _of(rows: Sequence[PlayedRow], scope: Scope) -> list[PlayedRow]:
    return [each for each in rows if _scope(each) == scope]
