"""A bot that is killed between any two steps of a season: nothing is lost, nothing happens twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from itertools import count
from pathlib import Path

import pytest

from bot.hosting.leagues.league import LeaguePost, LeaguePostKind, LeagueStatus, NewPlace
from bot.hosting.leagues.work import LeagueWork
from bot.hosting.table import Place
from bot.store import tables
from tests.bot.hosting.leagues.support import ORGANISER, Season, opened, people, play_out
from tests.bot.hosting.support import HERE, HandClock, a_lease_later, address, make_host, press
from tests.bot.hosting.test_notice_kills import KilledError, Mortal, Steps, mortal

STEPS = 400
"""More than there are in what is tried here."""


class MortalKeeper(Mortal):
    """A service of a process that ends before or after it has made a place or taken a post."""

    async def open_place(self, wanted: NewPlace) -> int:
        self.steps.take()
        place = await self.service.open_place(wanted)
        self.steps.take()
        return place

    async def tell_league(self, post: LeaguePost) -> int:
        self.steps.take()
        message = await self.service.tell_league(post)
        self.steps.take()
        return message


What = Callable[[Season], Awaitable[None]]


async def whole(season: Season) -> None:
    """Play a season of three to its end."""
    await season.host.leagues.start(press(ORGANISER), season.id)


async def with_a_drop(season: Season) -> None:
    """Let somebody leave while the first round is played."""
    await season.start()
    await season.host.leagues.leave(press(people(3)[0]), season.id)


async def with_a_pause(season: Season) -> None:
    """Let it rest and go on."""
    await season.start()
    await season.host.leagues.pause(press(ORGANISER), season.id)
    await season.go_on()
    await season.host.leagues.resume(press(ORGANISER), season.id)


EVERY = [whole, with_a_drop, with_a_pause]


@pytest.mark.slow
@pytest.mark.parametrize("what", EVERY)
async def test_killed_at_any_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: What) -> None:
    """Over a server at every eleventh: each step has a database of its own, which takes a second there."""
    every = 1 if await address(tmp_path) is None else 11
    await killed_at(range(1, STEPS, every), tmp_path, monkeypatch, what)


async def test_killed_at_some_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await killed_at(range(2, STEPS, 17), tmp_path, monkeypatch, whole)


async def killed_at(steps_tried: Iterable[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: What) -> None:
    expected: object = None
    for last, folder in zip([STEPS, *steps_tried], count()):
        place = tmp_path / str(folder)
        place.mkdir()
        season = await opened(place, HandClock(), 3, rounds=2)
        await what(season)
        steps = Steps(last)
        try:
            with monkeypatch.context() as patched:
                await to_the_end(season, steps, patched)
        except KilledError:
            season.host = await make_host(place, clock=a_lease_later(), database=season.host.database)
            await to_the_end(season, None, monkeypatch)
        found = await told(season)
        expected = expected or found
        assert found == expected, last
        await season.host.close()
        if last < STEPS and steps.taken < last:
            return
    raise AssertionError("there are more steps than were tried")


async def to_the_end(season: Season, steps: Steps | None, patch: pytest.MonkeyPatch) -> None:
    """Play the season to its end; what the background does may be killed at a step."""
    for _ in range(4):
        for each in await season.running():
            await play_out(season.host, each.table_id or 0)
        with patch.context() as patched:
            service = season.announcer
            if steps is not None:
                mortal(season.host.database, steps, patched)
                service = MortalKeeper(steps, season.announcer)
            await LeagueWork(season.host._context, service).do(season.id)


async def told(season: Season) -> object:
    """Return what came of a season, and check that nothing was done twice."""
    league = await season.now()
    assert league.status is LeagueStatus.OVER
    assert len(season.announcer.places) == len(league.pairings)
    kinds = Counter((post.kind, post.about) for post in season.announcer.league_posts.values())
    assert set(kinds.values()) == {1}
    assert kinds[LeaguePostKind.OVER, league.round] == 1
    async with season.host.database.read() as connection:
        every = [await tables.newest_at(connection, each.channel_id or 0) for each in league.pairings]
        assert await tables.count(connection) == Counter(row.status for row in every if row is not None)
    assert len({Place(HERE.guild_id, each.channel_id or 0) for each in league.pairings}) == len(league.pairings)
    counted = [{side.number for side in each.sides} for each in league.pairings]
    return [set(each.seats) for each in league.pairings], counted, kinds
