"""Who is told what: of oneself, of two, of a server; and nothing of who wants no part, of running games, of others."""

from __future__ import annotations

import pytest

from bot.hosting.host import Host
from bot.hosting.people.choices import ChosenListing
from bot.hosting.statistics.asking import Scope
from bot.hosting.table import Place, Refused
from engine.games import GAMES
from tests.bot.hosting.statistics.support import PEOPLE, MadeUp, hosted
from tests.bot.hosting.support import HERE, THERE, asked, make_host, press, running_table
from tests.engine.toy import Pass

ANN, BEN, CAT, *_ = PEOPLE
MOA, ALONE = Scope("moa", people=True), Scope("moa", people=False)
EVERYWHERE = Place(None, 5)


@pytest.fixture
def made_up(host: Host) -> MadeUp:
    host._context.games = {**host._context.games, **GAMES}
    return MadeUp(host)


async def reason(asking: object) -> str:
    with pytest.raises(Refused) as refused:
        await asking  # type: ignore[misc]
    return refused.value.reason


async def test_nothing_yet_is_said(host: Host) -> None:
    assert await reason(host.statistics.own(ANN.id, HERE)) == "stats-none"
    assert await reason(host.statistics.pair(ANN.id, BEN.id, HERE)) == "stats-none-together"
    assert await reason(host.statistics.pair(ANN.id, ANN.id, HERE)) == "stats-oneself"
    assert await reason(host.statistics.server(HERE)) == "stats-none-here"
    assert await reason(host.statistics.server(EVERYWHERE)) == "stats-no-server"


async def test_running_games_are_in_no_statistics(host: Host) -> None:
    table = await running_table(host)
    for _ in range(3):
        table = (await host.playing.act(press(asked(table)), table.id, Pass())).table
    assert table.asked_since
    assert await reason(host.statistics.own(ANN.id, HERE)) == "stats-none"
    assert await reason(host.statistics.server(HERE)) == "stats-none-here"
    assert await reason(host.statistics.ladder(ANN.id, HERE, "toy")) == "stats-none-rated"


async def test_what_was_played_last_comes_first_and_kinds_are_apart(host: Host, made_up: MadeUp) -> None:
    await made_up.game_of({ANN: 1, BEN: 2})
    await made_up.game_of({ANN: 2, None: 1})
    await made_up.game_of({ANN: 1}, further=1)
    found = await host.statistics.own(ANN.id, HERE)
    assert (found.scopes, found.scope, found.tally.games) == ([ALONE, MOA], ALONE, 2)
    found = await host.statistics.own(ANN.id, HERE, MOA)
    assert (found.scope, found.tally.games, found.tally.won) == (MOA, 1, 1)
    assert (await host.statistics.own(BEN.id, HERE, ALONE)).scope == MOA, "the same game, as it was played"
    assert await reason(host.statistics.own(ANN.id, HERE, Scope("laisla", people=True))) == "stats-none"


async def test_a_server_is_told_of_its_own_games_direct_messages_of_all(host: Host, made_up: MadeUp) -> None:
    await made_up.game_of({ANN: 1, BEN: 2})
    made_up.guild_id = 10
    await made_up.game_of({ANN: 2, BEN: 1})
    await made_up.game_of({ANN: 1, CAT: 2})
    assert (await host.statistics.own(ANN.id, HERE)).tally.games == 1
    assert (await host.statistics.own(ANN.id, EVERYWHERE)).tally.games == 3
    assert (await host.statistics.pair(ANN.id, BEN.id, HERE)).pair.games == 1
    assert (await host.statistics.pair(ANN.id, BEN.id, EVERYWHERE)).pair.games == 2
    assert await reason(host.statistics.pair(ANN.id, CAT.id, HERE)) == "stats-none-together"
    assert set((await host.statistics.server(HERE)).names.values()) == {"Ann", "Ben"}


async def test_who_opts_out_is_named_nowhere_and_told_only_that(host: Host, made_up: MadeUp) -> None:
    await made_up.game_of({BEN: 1, ANN: 2, CAT: 3}, facts={"defence": 4})
    await host.people.choose(press(BEN), ChosenListing(wanted=False))
    assert await reason(host.statistics.own(BEN.id, HERE)) == "stats-unlisted"
    assert await reason(host.statistics.pair(BEN.id, ANN.id, HERE)) == "stats-unlisted"
    assert await reason(host.statistics.pair(ANN.id, BEN.id, HERE)) == "stats-none-together"
    told = await host.statistics.server(HERE)
    assert BEN.id not in told.names
    assert "Ben" not in str(told)
    assert all(BEN.id not in each.holders for each in told.tally.records)
    assert (told.tally.games, told.tally.people) == (1, 2)
    assert (await host.statistics.own(ANN.id, HERE)).tally.places == {2: 1}, "what others came to is the same"
    await host.people.choose(press(BEN), ChosenListing(wanted=True))
    assert (await host.statistics.own(BEN.id, HERE)).tally.won == 1


async def test_where_everybody_opted_out_there_is_nothing(host: Host, made_up: MadeUp) -> None:
    await made_up.game_of({ANN: 1, BEN: 2})
    for each in (ANN, BEN):
        await host.people.choose(press(each), ChosenListing(wanted=False))
    assert await reason(host.statistics.server(HERE)) == "stats-none-here"
    assert await reason(host.statistics.ladder(ANN.id, HERE, "moa")) == "stats-none-rated"


async def test_who_is_forgotten_is_told_of_nowhere(host: Host, made_up: MadeUp) -> None:
    await made_up.game_of({BEN: 1, ANN: 2, CAT: 3})
    await host.people.forget(press(BEN))
    assert await reason(host.statistics.own(BEN.id, HERE)) == "stats-none"
    told = await host.statistics.server(HERE)
    assert "Ben" not in str(told)
    assert (told.tally.games, told.tally.people) == (1, 2)
    own = await host.statistics.own(ANN.id, HERE)
    assert (own.scope, own.tally.places) == (MOA, {2: 1}), "it is still a game among people"


async def test_a_whole_hosted_game_is_told(tmp_path: object) -> None:
    host = await make_host(tmp_path, games=GAMES)  # type: ignore[arg-type]
    await hosted(host, "moa", 3, HERE)
    await hosted(host, "wingspan", 1, THERE)
    told = (await host.statistics.own(ANN.id, HERE, MOA)).tally
    (stretch,) = told.stretches
    assert sum(stretch.sources.values()) == told.best.value
    assert told.liked["bird"]
    assert (await host.statistics.server(HERE, MOA)).tally.people == 3
    await host.close()
