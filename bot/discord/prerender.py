"""Draw one picture of each game at the start, so that the painters' backgrounds are ready when somebody asks."""

from __future__ import annotations

import random
from functools import partial

import structlog

from bot.discord.request import Services
from bot.locale.words import FALLBACK, wording
from engine.contract import AnyGame
from engine.log import new_setup
from engine.match import Match
from render.contract import Picture

log = structlog.get_logger(__name__)


async def prerender(services: Services) -> None:
    """Draw a board of each game and throw it away."""
    for name, game in services.games.items():
        await services.render_pool.draw(("prerender", name), f"{name}-prerender", partial(_draw, services, game))
    log.debug("painters_ready", games=list(services.games))


def _draw(services: Services, game: AnyGame) -> Picture:
    seats = game.colours[: max(game.seat_counts)]
    match = Match.start(game, new_setup(game, seats), random.Random(0))  # noqa: S311  (no game is played with it)
    painter, words = services.painter(game.name), wording(FALLBACK)
    view = game.view(match.position, match.decisions()[0].seat)
    if services.presenters[game.name].hands:
        painter.hand(view, words)
    return painter.board(view, words, names={seat: seat for seat in game.colours})
