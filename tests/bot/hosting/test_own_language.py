"""What the people of a table choose as its language shows at once, and holds whatever its server chooses later."""

from __future__ import annotations

import pytest

from bot.hosting.clocks.settings import LIMITS
from bot.hosting.host import Host
from bot.hosting.lobbies.rematch import Seating
from bot.hosting.posting.post import PostKind
from bot.hosting.servers import ServerLanguage
from bot.hosting.table import Person, Refused, Status, Table
from tests.bot.hosting.support import (
    ANN,
    BEN,
    CAT,
    MANAGER,
    THERE,
    FakeAnnouncer,
    HandClock,
    asked,
    press,
    running_table,
)
from tests.bot.hosting.test_speaking import go_on, shown
from tests.engine.toy import Pass

GERMAN = Person(2, "Ben", language="de")


async def language_of(host: Host, table: Table) -> str:
    return (await host.tables.find(table.id)).language


async def test_a_running_table_is_told_anew_in_its_place(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    await go_on(host, announcer)
    before, newest = len(announcer.posted), shown(announcer)[-1]

    chosen = await host.tables.choose_language(press(BEN), table.id, "de")
    await go_on(host, announcer)

    assert (chosen.language, chosen.own_language) == ("de", "de")
    assert len(announcer.posted) == before
    last = shown(announcer)[-1]
    assert (last.table.language, last.quiet, last.decisions) == ("de", True, newest.decisions)
    acted = await host.playing.act(press(asked(chosen)), table.id, Pass())
    await go_on(host, announcer)
    assert acted.table.language == shown(announcer)[-1].table.language == "de"


async def test_a_lobby_speaks_it_and_so_does_its_game(host: Host, announcer: FakeAnnouncer) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await host.tables.choose_language(press(ANN), table.id, "pl")
    await host.lobbies.join(press(BEN), table.id)
    await host.lobbies.start(press(ANN), table.id)
    await go_on(host, announcer)
    assert {each.table.language for each in shown(announcer)} == {"pl"}


async def test_it_holds_whatever_the_server_chooses_until_it_is_taken_back(
    host: Host, announcer: FakeAnnouncer
) -> None:
    table = await running_table(host)
    await host.tables.choose_language(press(ANN), table.id, "pl")
    await host.servers.choose(press(MANAGER), ServerLanguage("de"))
    await go_on(host, announcer)
    assert await language_of(host, table) == "pl"

    back = await host.tables.choose_language(press(BEN), table.id, None)

    assert (back.language, back.own_language) == ("de", None)
    await host.servers.choose(press(MANAGER), ServerLanguage("en"))
    await go_on(host, announcer)
    assert await language_of(host, table) == "en"


@pytest.mark.parametrize("opener", [ANN, GERMAN], ids=["english", "german"])
async def test_taken_back_where_people_are_even_it_is_the_opener_s_again(
    host: Host, announcer: FakeAnnouncer, opener: Person
) -> None:
    other = GERMAN if opener is ANN else ANN
    table = await host.lobbies.open(press(opener), "toy", {}, opener.language)
    await host.lobbies.join(press(other), table.id)
    for status in (Status.LOBBY, Status.RUNNING):
        if status is Status.RUNNING:
            await host.lobbies.start(press(opener), table.id)
        for language in ("en", "de", "pl"):
            await host.tables.choose_language(press(ANN), table.id, language)
            await host.tables.choose_language(press(ANN), table.id, None)
            await go_on(host, announcer)
            assert await language_of(host, table) == opener.language, (status, language)
            assert shown(announcer)[-1].table.language == opener.language


async def test_so_it_is_where_the_server_takes_its_choice_back(host: Host, announcer: FakeAnnouncer) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await host.lobbies.join(press(GERMAN), table.id)
    for chosen, spoken in (("de", "de"), (None, "en")):
        await host.servers.choose(press(MANAGER), ServerLanguage(chosen))
        await go_on(host, announcer)
        assert await language_of(host, table) == spoken


async def test_a_press_counts_once_and_a_choice_that_changes_nothing_is_not_told(
    host: Host, announcer: FakeAnnouncer
) -> None:
    table = await running_table(host)
    await go_on(host, announcer)
    once = press(ANN)
    await host.tables.choose_language(once, table.id, "de")
    await host.tables.choose_language(press(ANN), table.id, "pl")
    again = await host.tables.choose_language(once, table.id, "de")
    assert again.language == "pl"
    await go_on(host, announcer)
    before = list(shown(announcer))
    await host.tables.choose_language(press(BEN), table.id, "pl")
    await go_on(host, announcer)
    assert shown(announcer) == before


async def test_what_is_proposed_is_told_anew(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    await host.agreements.propose(press(ANN), table.id, "pause", {})
    await go_on(host, announcer)
    await host.tables.choose_language(press(BEN), table.id, "de")
    await go_on(host, announcer)
    assert [each.table.language for each in shown(announcer) if each.kind is PostKind.PROPOSAL] == ["de"]


async def test_a_rematch_keeps_it(host: Host) -> None:
    over = await running_table(host)
    await host.tables.choose_language(press(ANN), over.id, "pl")
    await host.servers.choose(press(MANAGER), ServerLanguage("de"))
    while (table := await host.tables.find(over.id)).status is Status.RUNNING:
        await host.playing.act(press(asked(table)), over.id, Pass())
    again = await host.lobbies.rematch(press(ANN), over.id, Seating.DRAWN)
    assert (again.language, again.own_language) == ("pl", "pl")


async def test_a_lobby_that_was_asked_about_is_answered_by_any_choice(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    clock.forward(LIMITS.lobby + 1)
    await go_on(host, announcer)
    assert shown(announcer)[-1].kind is PostKind.IDLE
    await host.tables.choose_language(press(ANN), table.id, "en")
    await go_on(host, announcer)
    last = shown(announcer)[-1]
    assert (last.kind, last.closes_at) == (PostKind.LOBBY, None)


async def test_who_may_not_choose_is_told_why(host: Host) -> None:
    table = await running_table(host)
    other = await host.lobbies.open(press(BEN, THERE), "toy", {}, "en")
    await host.lobbies.cancel(press(BEN, THERE), other.id)
    for who, where, language, reason in (
        (CAT, table, "de", "not-seated"),
        (ANN, table, "tlh", "unknown-language"),
        (BEN, other, "de", "table-cancelled"),
    ):
        with pytest.raises(Refused) as refused:
            await host.tables.choose_language(press(who), where.id, language)
        assert refused.value.reason == reason
    assert await language_of(host, table) == "en"
