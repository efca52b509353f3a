"""Draw pictures at the start, so that what the painters prepare is ready when somebody asks."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from functools import partial

import structlog

from bot.discord.request import Services
from bot.locale.words import FALLBACK, wording
from engine.contract import AnyGame
from engine.log import new_setup
from engine.match import Match
from render.contract import Picture
from render.kit import prepared
from render.kit.memory import give_back

log = structlog.get_logger(__name__)


async def prerender(services: Services) -> None:
    """Draw a board and a hand of each game that is played, and throw them away.

    Of the others, too, where this version of the program has not drawn before: later starts read what is prepared here.
    """
    new = prepared.is_new()
    played = {table.game for table in await services.host.tables()}
    for name, game in sorted(services.games.items(), key=lambda item: item[0] not in played):
        if name not in played and not new:
            continue
        for number, job in enumerate(_jobs(services, game, everything=new)):
            await services.render_pool.draw(("prerender", name), f"{name}-prerender-{number}", job)
    await asyncio.to_thread(give_back)
    log.debug("painters_ready", games=sorted(played))


def _jobs(services: Services, game: AnyGame, *, everything: bool) -> Iterator[Callable[[], Picture]]:
    """Return what draws a board, and a hand where the game has one; `everything`: and each other kind of background."""
    seats = game.colours[: max(game.seat_counts)]
    match = Match.start(game, new_setup(game, seats), random.Random(0))  # noqa: S311  (no game is played with it)
    painter, words = services.painter(game.name), wording(FALLBACK)
    view = game.view(match.position, match.decisions()[0].seat)
    yield partial(painter.board, view, words, names={seat: seat for seat in game.colours})
    if services.presenters[game.name].hands:
        yield partial(painter.hand, view, words)
    if everything:
        yield partial(painter.close_up, view, words)
        for place in list(painter.places(view))[:1]:
            yield partial(painter.close_up, view, words, around=place)
