"""Leagues against the stand-in, over real HTTP: what an earlier attempt has made is found again, however late."""

from __future__ import annotations

from typing import Any

import pytest

from bot.hosting.leagues.league import League, PairingStatus
from bot.hosting.leagues.work import LeagueWork
from tests.bot.discord.posting.test_sent_before import LATE, Posting, client, posting, services  # noqa: F401  (fixtures)
from tests.bot.hosting.support import ANN, BEN, press


@pytest.fixture
def stand(posting: Posting) -> Posting:  # noqa: F811
    return posting


async def go_on(stand: Posting) -> None:
    await LeagueWork(stand.host._context, stand.outbox._delivery._announcer).go_on()
    await stand.outbox.deliver()


async def late(stand: Posting) -> None:
    """Let both clocks go on until the nonce is forgotten, and the league go on."""
    await stand.sandbox.wind(LATE)
    stand.clock.forward(LATE)
    await go_on(stand)


async def opened(stand: Posting) -> League:
    return await stand.host.leagues.open(press(ANN, stand.place), "toy", size=2, rounds=1, days=7, language="en")


async def threads(stand: Posting) -> list[Any]:
    bot = stand.outbox._delivery._announcer._leagues._client  # type: ignore[attr-defined]
    assert stand.place.guild_id is not None
    active = await bot.http.get_active_threads(stand.place.guild_id)
    return list(active["threads"])


@pytest.mark.parametrize("joined", [False, True])
async def test_an_invitation_of_unknown_outcome_is_found_and_brought_up_to_date(
    stand: Posting,
    joined: bool,
) -> None:
    league = await opened(stand)
    await stand.sandbox.fault("POST /channels/*", status=503, when="after", times=1)
    await go_on(stand)
    if joined:
        await stand.host.leagues.join(press(BEN, stand.place), league.id)
    await late(stand)
    (only,) = await stand.posts()
    assert ("In it (1 of 64): Ben" in only.text) is joined
    await stand.host.leagues.join(press(ANN, stand.place), league.id)
    await late(stand)
    (only,) = await stand.posts()
    assert "Ann" in only.text


@pytest.mark.parametrize("route", ["POST /channels/*/threads", "POST /channels/*/messages"])
async def test_a_thread_of_unknown_outcome_is_found(stand: Posting, route: str) -> None:
    league = await opened(stand)
    for person in (ANN, BEN):
        await stand.host.leagues.join(press(person, stand.place), league.id)
    await go_on(stand)
    await stand.host.leagues.start(press(ANN, stand.place), league.id)
    await stand.sandbox.fault(route, status=503, when="after", times=1)
    await go_on(stand)
    assert (await stand.host.leagues.find(league.id)).pairings[0].status is PairingStatus.PLANNED
    await late(stand)
    (pairing,) = (await stand.host.leagues.find(league.id)).pairings
    assert pairing.status is PairingStatus.RUNNING
    (thread,) = await threads(stand)
    assert int(thread["id"]) == pairing.channel_id
    seen = await stand.sandbox.person("ann").sees(str(pairing.channel_id))
    assert sum("round 1, table 1**" in each.text for each in seen) == 1
