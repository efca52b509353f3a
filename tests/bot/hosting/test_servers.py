"""What is chosen for a server holds for who opens a table there, and only who manages it chooses."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.hosting.host import Host
from bot.hosting.servers import ServerChannels, ServerLanguage, ServerOpeners, ServerThreads
from bot.hosting.table import Place, Refused
from bot.store import servers
from bot.store.servers import ServerCounts, ServerRow
from tests.bot.hosting.support import ANN, BEN, HERE, MANAGER, THERE, press, running_table

ELSEWHERE = Place(guild_id=10, channel_id=300)


async def refusal(host: Host, place: Place = HERE, within: int | None = None) -> str:
    with pytest.raises(Refused) as refused:
        await host.lobbies.open(replace(press(ANN, place), within=within), "toy", {}, "en")
    return refused.value.reason


async def test_what_is_chosen_is_kept_column_by_column(host: Host) -> None:
    await host.servers.choose(press(MANAGER), ServerLanguage("en"), ServerThreads(True))
    await host.servers.choose(press(MANAGER), ServerChannels([100, 200]))
    await host.servers.choose(press(MANAGER), ServerOpeners("managers"))

    assert await host.servers.chosen(HERE) == ServerRow("en", None, (100, 200), True, "managers")
    assert await host.servers.chosen(ELSEWHERE) == ServerRow()


@pytest.mark.parametrize("choice", [ServerOpeners("nobody"), ServerChannels(range(26)), ServerLanguage("tlh")])
async def test_what_cannot_be_is_refused(host: Host, choice: ServerOpeners | ServerChannels | ServerLanguage) -> None:
    with pytest.raises(Refused):
        await host.servers.choose(press(MANAGER), ServerThreads(True), choice)
    assert await host.servers.chosen(HERE) == ServerRow()


async def test_only_who_manages_it_chooses(host: Host) -> None:
    for asking in (
        host.servers.choose(press(ANN), ServerThreads(True)),
        host.servers.counts(press(ANN)),
        host.servers.tables(press(ANN)),
        host.servers.tables(press(MANAGER, Place(None, 5))),
    ):
        with pytest.raises(Refused, match="not-manager"):
            await asking


async def test_tables_are_opened_only_in_the_channels_and_their_threads(host: Host) -> None:
    await host.servers.choose(press(MANAGER), ServerChannels([THERE.channel_id]))

    assert await refusal(host) == "channel-not-allowed"
    assert await refusal(host, within=1) == "channel-not-allowed"
    await host.lobbies.open(replace(press(ANN), within=THERE.channel_id), "toy", {}, "en")
    await host.lobbies.open(press(ANN, THERE), "toy", {}, "en")
    await host.lobbies.open(press(ANN, ELSEWHERE), "toy", {}, "en")


async def test_only_managers_open_tables_where_that_is_chosen(host: Host) -> None:
    await host.servers.choose(press(MANAGER), ServerOpeners("managers"))

    assert await refusal(host) == "may-not-open"
    await host.lobbies.open(press(MANAGER), "toy", {}, "en")
    await host.servers.choose(press(MANAGER), ServerOpeners("everyone"))
    await host.lobbies.open(press(ANN, THERE), "toy", {}, "en")


async def test_a_server_has_its_own_tables_and_counts(host: Host) -> None:
    running = await running_table(host)
    await host.lobbies.open(press(BEN, THERE), "toy", {}, "en")
    await host.lobbies.open(press(BEN, ELSEWHERE), "toy", {}, "en")

    found = await host.servers.tables(press(MANAGER))

    assert [each.table.place for each in found] == [HERE, THERE]
    assert [each.mine for each in found] == [None, None]
    assert found[0].waiting.awaited
    assert await host.servers.counts(press(MANAGER)) == ServerCounts({"running": 1, "lobby": 1}, running.seq, 2)


async def test_who_manages_another_server_cannot_close_a_table(host: Host) -> None:
    table = await running_table(host)
    with pytest.raises(Refused, match="not-yours"):
        await host.lobbies.cancel(press(MANAGER, ELSEWHERE), table.id)
    await host.lobbies.cancel(press(MANAGER, THERE), table.id)


@pytest.mark.parametrize("damaged", ["{", '"x"', '[1, "x"]', "null"])
async def test_damaged_channels_keep_nobody_out(host: Host, damaged: str) -> None:
    async with host._context.database.write() as connection:
        await servers.change(connection, 9, channels=damaged)
    assert set((await host.servers.chosen(HERE)).channels) <= {1}
