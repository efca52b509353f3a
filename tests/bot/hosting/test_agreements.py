"""Proposing something, agreeing and refusing: what is decided, when, and what the channel is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import update
from typing_extensions import override

from bot.hosting.agreements import deciding
from bot.hosting.agreements.kind import Consent, Kind, Kinds, Matter, Outcome, Silence, decided
from bot.hosting.host import Host
from bot.hosting.playing.automa import play_one
from bot.hosting.posting.post import Post, PostKind
from bot.hosting.table import Refused, Status, Table
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import TimerWork
from bot.store import proposals, tables
from bot.store.schema import seats
from tests.bot.hosting.support import (
    ANN,
    BEN,
    CAT,
    HERE,
    MANAGER,
    FakeAnnouncer,
    HandClock,
    asked,
    make_host,
    press,
    running_table,
    worker,
)
from tests.engine.toy import Pass


class Rename(Kind):
    """Changes the language of the table: something that can be seen to have been done."""

    name = "rename"

    @override
    async def check(self, matter: Matter) -> None:
        await super().check(matter)
        if matter.proposal.facts.get("language") == matter.table.language:
            raise Refused("unknown-language")

    @override
    async def carry_out(self, matter: Matter) -> None:
        await tables.change(matter.connection, matter.table.id, language=matter.proposal.facts["language"])


class Most(Rename):
    name = "most"
    consent = Consent.MAJORITY
    silence = Silence.AGREES


class Fragile(Rename):
    name = "fragile"
    void_by_play = True
    told_by_board = True
    open_for = None


TOYS: Kinds = {each.name: each for each in (Rename(), Most(), Fragile())}
TO_POLISH = {"language": "pl"}


@pytest.fixture
async def host(tmp_path: Path, clock: HandClock) -> AsyncIterator[Host]:
    host = await make_host(tmp_path, clock=clock, agreements=TOYS)
    yield host
    await host.close()


async def table_of_three(host: Host) -> Table:
    return await running_table(host, people=(ANN, BEN, CAT))


async def refusal(host: Host, coroutine: object) -> str:
    with pytest.raises(Refused) as caught:
        await coroutine  # type: ignore[misc]
    return caught.value.reason


async def number(host: Host, table: Table) -> int:
    async with host._context.database.read() as connection:
        (only,) = await proposals.of_table(connection, table.id)
    return only.proposal_id


async def left(host: Host, table: Table) -> int:
    async with host._context.database.read() as connection:
        return len(await proposals.of_table(connection, table.id))


def of_proposals(announcer: FakeAnnouncer) -> list[Post]:
    return [each for each in announcer.channels[HERE.channel_id].values() if each.kind is PostKind.PROPOSAL]


async def language(host: Host, table: Table) -> str:
    return (await host.tables.find(table.id)).language


async def test_what_all_others_agree_to_is_done(host: Host) -> None:
    table = await table_of_three(host)
    made = await host.agreements.propose(press(ANN), table.id, "rename", TO_POLISH)
    assert made.outcome is None
    assert made.proposal is not None
    one = await host.agreements.vote(press(BEN), table.id, made.proposal.proposal_id, yes=True)
    assert (one.outcome, await language(host, table)) == (None, "en")
    two = await host.agreements.vote(press(CAT), table.id, made.proposal.proposal_id, yes=True)
    assert (two.outcome, await language(host, table)) == (Outcome.AGREED, "pl")
    assert await left(host, table) == 0


async def test_one_refusal_ends_it(host: Host) -> None:
    table = await table_of_three(host)
    await host.agreements.propose(press(ANN), table.id, "rename", TO_POLISH)
    it = await number(host, table)
    assert (await host.agreements.vote(press(CAT), table.id, it, yes=False)).outcome is Outcome.REFUSED
    assert await refusal(host, host.agreements.vote(press(BEN), table.id, it, yes=True)) == "proposal-gone"
    assert await language(host, table) == "en"


async def test_who_proposes_it_withdraws_it_and_nobody_else(host: Host) -> None:
    table = await table_of_three(host)
    await host.agreements.propose(press(ANN), table.id, "rename", TO_POLISH)
    it = await number(host, table)
    assert await refusal(host, host.agreements.vote(press(ANN), table.id, it, yes=True)) == "proposal-own"
    assert await refusal(host, host.agreements.withdraw(press(BEN), table.id, it)) == "proposal-not-yours"
    assert await refusal(host, host.agreements.vote(press(MANAGER), table.id, it, yes=True)) == "not-seated"
    assert (await host.agreements.withdraw(press(ANN), table.id, it)).outcome is Outcome.WITHDRAWN
    assert await left(host, table) == 0


async def test_one_of_a_kind_is_open_at_a_time(host: Host) -> None:
    table = await table_of_three(host)
    await host.agreements.propose(press(ANN), table.id, "rename", TO_POLISH)
    assert await refusal(host, host.agreements.propose(press(BEN), table.id, "rename", TO_POLISH)) == "proposal-open"
    await host.agreements.propose(press(BEN), table.id, "most", TO_POLISH)
    assert await left(host, table) == 2


async def test_automa_consent_and_who_plays_alone_is_not_kept_waiting(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await host.lobbies.add_automa(press(ANN), table.id)
    table = await host.lobbies.start(press(ANN), table.id)
    assert (await host.agreements.propose(press(ANN), table.id, "rename", TO_POLISH)).outcome is Outcome.AGREED
    assert await language(host, table) == "pl"


async def test_the_seat_that_an_automa_holds_consents_unless_its_person_answers(host: Host) -> None:
    table = await table_of_three(host)
    await hold(host, table, table.seat_of(CAT.id) or "")
    await host.agreements.propose(press(ANN), table.id, "rename", TO_POLISH)
    assert (
        await host.agreements.vote(press(CAT), table.id, await number(host, table), yes=False)
    ).outcome is Outcome.REFUSED
    await host.agreements.propose(press(ANN), table.id, "rename", TO_POLISH)
    assert (
        await host.agreements.vote(press(BEN), table.id, await number(host, table), yes=True)
    ).outcome is Outcome.AGREED


async def hold(host: Host, table: Table, seat: str) -> None:
    async with host._context.database.write() as connection:
        query = update(seats).where(seats.c.table_id == table.id, seats.c.seat == seat)
        await connection.execute(query.values(held_by="random"))


async def test_it_is_decided_anew_where_fewer_are_to_agree(host: Host) -> None:
    table = await table_of_three(host)
    await host.agreements.propose(press(ANN), table.id, "rename", TO_POLISH)
    await host.agreements.vote(press(BEN), table.id, await number(host, table), yes=True)
    await deciding.settle(host._context, table.id)
    assert await language(host, table) == "en"
    await hold(host, table, table.seat_of(CAT.id) or "")
    await deciding.settle(host._context, table.id)
    assert await language(host, table) == "pl"


async def test_a_managers_proposal_asks_everybody(host: Host) -> None:
    table = await running_table(host)
    await host.agreements.propose(press(MANAGER), table.id, "rename", TO_POLISH)
    it = await number(host, table)
    assert (await host.agreements.vote(press(ANN), table.id, it, yes=True)).outcome is None
    assert (await host.agreements.vote(press(BEN), table.id, it, yes=True)).outcome is Outcome.AGREED
    assert await refusal(host, host.agreements.propose(press(CAT), table.id, "rename", TO_POLISH)) == "not-seated"


async def test_silence_counts_as_its_kind_says(host: Host, clock: HandClock) -> None:
    table = await table_of_three(host)
    timers = TimerWork(host._context, EFFECTS)
    for kind, expected in (("rename", "en"), ("most", "pl")):
        await host.agreements.propose(press(ANN), table.id, kind, TO_POLISH)
        clock.forward(2 * 24 * 3600 - 1)
        await timers.serve()
        assert await left(host, table) == 1
        clock.forward(1)
        await timers.serve()
        assert (await left(host, table), await language(host, table)) == (0, expected)


async def test_a_vote_that_comes_too_late_finds_it_decided(host: Host, clock: HandClock) -> None:
    table = await table_of_three(host)
    await host.agreements.propose(press(ANN), table.id, "rename", TO_POLISH)
    it = await number(host, table)
    clock.forward(timedelta(days=3).total_seconds())
    assert (await host.agreements.vote(press(BEN), table.id, it, yes=True)).outcome is Outcome.LAPSED


async def test_what_cannot_be_done_any_more_changes_nothing_and_says_so(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    await host.agreements.propose(press(ANN), table.id, "rename", TO_POLISH)
    async with host._context.database.write() as connection:
        await tables.change(connection, table.id, language="pl")
    done = await host.agreements.vote(press(BEN), table.id, await number(host, table), yes=True)
    assert (done.outcome, done.reason) == (Outcome.VOID, "unknown-language")
    await worker(host, announcer).deliver()
    (post,) = of_proposals(announcer)
    assert post.proposal is not None
    assert (post.proposal.outcome, post.proposal.reason) == ("void", "unknown-language")


async def test_play_makes_void_only_what_its_kind_says(host: Host) -> None:
    table = await table_of_three(host)
    await host.agreements.propose(press(ANN), table.id, "fragile", TO_POLISH)
    await host.agreements.propose(press(ANN), table.id, "rename", TO_POLISH)
    it = await left(host, table)
    await host.playing.act(press(asked(table)), table.id, Pass())
    assert (it, await left(host, table)) == (2, 1)
    async with host._context.database.read() as connection:
        assert [each.kind for each in await proposals.of_table(connection, table.id)] == ["rename"]


async def test_an_automa_that_plays_on_makes_nothing_void(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await host.lobbies.add_automa(press(ANN), table.id)
    await host.lobbies.join(press(BEN), table.id)
    table = await host.lobbies.start(press(ANN), table.id)
    while (seat := next(iter(table.asked_since))) and table.occupant(seat).automa is None:
        table = (await host.playing.act(press(asked(table)), table.id, Pass())).table
    await host.agreements.propose(press(ANN), table.id, "fragile", TO_POLISH)
    await play_one(host._context, table.id)
    assert await left(host, table) == 1


async def test_the_end_of_a_table_ends_its_proposals(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    await host.agreements.propose(press(ANN), table.id, "rename", TO_POLISH)
    while (now := await host.tables.find(table.id)).status is Status.RUNNING:
        await host.playing.act(press(asked(now)), table.id, Pass())
    assert await left(host, table) == 0
    await worker(host, announcer).deliver()
    assert [each.proposal and each.proposal.reason for each in of_proposals(announcer)] == ["proposal-table-over"]
    second = await running_table(host)
    await host.agreements.propose(press(BEN), second.id, "rename", TO_POLISH)
    await host.lobbies.cancel(press(ANN), second.id)
    assert await left(host, second) == 0


async def test_the_same_press_counts_once(host: Host) -> None:
    table = await table_of_three(host)
    same = press(ANN)
    first, again = [await host.agreements.propose(same, table.id, "rename", TO_POLISH) for _ in range(2)]
    assert first.proposal == again.proposal
    it = await number(host, table)
    vote = press(BEN)
    for _ in range(2):
        assert (await host.agreements.vote(vote, table.id, it, yes=True)).outcome is None
    last = press(CAT)
    for expected in (Outcome.AGREED, None):
        assert (await host.agreements.vote(last, table.id, it, yes=True)).outcome is expected


async def test_two_votes_at_once_from_two_processes_are_both_counted(tmp_path: Path) -> None:
    one = await make_host(tmp_path, agreements=TOYS)
    table = await table_of_three(one)
    other = await make_host(tmp_path, agreements=TOYS)
    await one.agreements.propose(press(ANN), table.id, "rename", TO_POLISH)
    it = await number(one, table)
    done = await asyncio.gather(
        one.agreements.vote(press(BEN), table.id, it, yes=True),
        other.agreements.vote(press(CAT), table.id, it, yes=True),
    )
    assert sorted(str(each.outcome) for each in done) == ["None", "agreed"]
    assert await language(one, table) == "pl"
    await one.close()
    await other.close()


async def test_one_post_tells_it_and_is_changed_by_each_vote(host: Host, announcer: FakeAnnouncer) -> None:
    table, outbox = await table_of_three(host), worker(host, announcer)
    await outbox.deliver()
    await host.agreements.propose(press(ANN), table.id, "rename", TO_POLISH)
    await outbox.deliver()
    it = await number(host, table)
    (post,) = of_proposals(announcer)
    news = post.proposal
    assert news is not None
    assert (news.proposer, news.facts, len(news.waiting), news.agreed) == ("Ann", TO_POLISH, 2, ())
    assert announcer.retired == []  # the board's buttons stay
    await host.agreements.vote(press(BEN), table.id, it, yes=True)
    await outbox.deliver()
    (post,) = of_proposals(announcer)
    assert post.proposal is not None
    assert (post.proposal.agreed, len(post.proposal.waiting)) == ((table.seat_of(BEN.id),), 1)
    await host.playing.act(press(asked(table)), table.id, Pass())
    await outbox.deliver()
    proposal, board = list(announcer.channels[HERE.channel_id])[-2:]
    assert proposal not in announcer.retired  # its buttons are still needed
    await host.agreements.vote(press(CAT), table.id, it, yes=True)
    await outbox.deliver()
    (post,) = of_proposals(announcer)
    assert post.proposal is not None
    assert post.proposal.outcome == "agreed"
    assert len(announcer.posted) == 3
    await host.playing.act(press(asked(await host.tables.find(table.id))), table.id, Pass())
    await outbox.deliver()
    assert board in announcer.retired
    assert proposal not in announcer.retired


async def test_what_ended_before_it_was_told_is_told_once(host: Host, announcer: FakeAnnouncer) -> None:
    table, outbox = await running_table(host), worker(host, announcer)
    await host.agreements.propose(press(ANN), table.id, "rename", TO_POLISH)
    await host.agreements.vote(press(BEN), table.id, await number(host, table), yes=True)
    await outbox.deliver()
    assert [each.proposal and each.proposal.outcome for each in of_proposals(announcer)] == ["agreed"]


@pytest.mark.parametrize("silence", list(Silence))
@pytest.mark.parametrize("consent", list(Consent))
def test_nobody_to_ask_is_agreement(consent: Consent, silence: Silence) -> None:
    kind = Rename()
    kind.consent, kind.silence = consent, silence  # type: ignore[misc]
    assert decided(kind, [], {}) is True


@pytest.mark.parametrize(
    ("votes", "late", "expected"),
    [
        ({}, False, None),
        ({"a": True}, False, None),
        ({"a": True, "b": True}, False, None),
        ({"a": True, "b": True, "c": True}, False, True),
        ({"a": False, "b": False}, False, False),
        ({"a": True}, True, True),
        ({"a": False}, True, False),
        ({}, True, True),
    ],
)
def test_the_majority_decides(votes: dict[str, bool], late: bool, expected: bool | None) -> None:
    assert decided(Most(), ["a", "b", "c", "d"], votes, late=late) is expected


async def test_a_press_that_read_the_table_before_a_proposal_makes_it_void(host: Host) -> None:
    table = await table_of_three(host)
    read_before = await host.tables.load(table.id)
    await host.looking.sight(ANN.id, table.id)  # from now on the game is in memory
    await host.agreements.propose(press(ANN), table.id, "fragile", TO_POLISH)
    await host.playing.act(press(asked(table)), read_before, Pass())
    assert await left(host, table) == 0
