"""Draw pictures at the start, so that what the painters prepare is ready when somebody asks."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import partial

import structlog

from bot.discord.answering.request import Services
from bot.discord.messages.pictures import RenderPool
from bot.drawing.contract import Job
from bot.locale.words import FALLBACK, wording
from engine.automa import PLAYERS
from engine.contract import AnyGame
from engine.log import new_setup
from engine.match import Match
from engine.question import question_of
from render.contract import Painter
from render.kit import prepared

TURNS = 40
"""Actions of a random game that are drawn where nothing was prepared yet."""

log = structlog.get_logger(__name__)


async def prerender(services: Services, preparing: RenderPool) -> None:
    """Draw a board and a hand of each game that is played, and throw them away.

    Where this version of the program has not drawn before, `preparing` draws every kind of background first, of all
    games: what it leaves in the folder of prepared pictures is read here and at later starts.
    """
    played = await services.host.tables.played()
    games = sorted(services.games.values(), key=lambda game: game.name not in played)
    if prepared.is_new():
        for game in games:
            await _draw(preparing, game, _jobs(services, game, everything=True))
    for game in games:
        if game.name in played:
            await _draw(services.render_pool, game, _jobs(services, game, everything=False))
    log.debug("painters_ready", games=sorted(played))


async def _draw(pool: RenderPool, game: AnyGame, its_jobs: Iterable[Job]) -> None:
    for number, job in enumerate(its_jobs):
        await pool.draw(("prerender", game.name), f"{game.name}-prerender-{number}", job)


def _jobs(services: Services, game: AnyGame, *, everything: bool) -> Iterator[Job]:
    hands = services.presenters[game.name].hands
    return jobs(services.painter(game.name), game, hands=hands, everything=everything)


def jobs(painter: Painter, game: AnyGame, *, hands: bool, everything: bool) -> Iterator[Job]:
    """Return what draws a board, and a hand where the game has one.

    `everything`: and each other kind of background, and most of what comes to lie on one in a game.
    """
    seats = game.colours[: max(game.seat_counts)]
    match = Match.start(game, new_setup(game, seats), random.Random(0))  # noqa: S311  (no game is played with it)
    words, view = wording(FALLBACK), game.view(match.position, match.decisions()[0].seat)
    yield partial(painter.board, view, words, names={seat: seat for seat in game.colours})
    if hands:
        yield partial(painter.hand, view, words)
    if everything:
        yield partial(painter.close_up, view, words)
        for place in list(painter.places(view))[:1]:
            yield partial(painter.close_up, view, words, around=place)
        yield from _turns(painter, match, hands=hands)


def _turns(painter: Painter, match: Match, *, hands: bool) -> Iterator[Job]:
    """Return what draws a random game: what actions would do, what comes of them, and hands."""
    game, rng, words = match.game, random.Random(0), wording(FALLBACK)  # noqa: S311  (no game is played with it)
    before = game.view(match.position, None)
    for _ in range(TURNS):
        asked = next(iter(match.decisions()), None)
        if asked is None:
            return
        action = PLAYERS["random"].choose(question_of(game, match.position, asked.seat), rng)
        own = game.view(match.position, asked.seat)
        yield partial(painter.preview, own, words, action, match.preview(asked.seat, action))
        if hands:
            yield partial(painter.hand, own, words)
        match.act(asked.seat, action, rng)
        now = game.view(match.position, None)
        yield partial(painter.board, now, words, before=before)
        before = now
