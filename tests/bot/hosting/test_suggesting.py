"""Suggested moves: different ones, thought out once and beside the table, noticed by nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from bot.hosting.host import Host
from bot.hosting.suggesting.advice import MOST, advice_on, has_suggestions
from bot.hosting.suggesting.asking import ADVISER, Suggested
from bot.hosting.suggesting.desk import AdviceDesk, Asked
from bot.hosting.table import Person, Refused, Table
from bot.hosting.thinking.contract import Crowded
from bot.hosting.thinking.threads import InThreads
from bot.store.schema import metadata, tables
from engine.automa import Considered
from engine.question import question_of
from tests.bot.hosting.support import ANN, BEN, CAT, HERE, FakeAnnouncer, asked, make_host, press, worker
from tests.engine.toy import Draw, Lay, Pass, Toy
from tests.support.thoughtful import QUICK, Slow, ThoughtfulToy


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    host = await make_host(tmp_path, games={"toy": ThoughtfulToy()}, thinking=QUICK)
    yield host
    await host.close()


async def begun(host: Host, *people: Person, options: Any = None) -> Table:
    table = await host.lobbies.open(press(ANN), "toy", options or {}, "en", friendly=True)
    for each in people or (BEN,):
        await host.lobbies.join(press(each), table.id)
    return await host.lobbies.start(press(ANN), table.id)


async def nothing() -> None:
    """Wait for nothing."""


def slow(host: Host) -> Slow:
    """Give the host an adviser that thinks until it is let go on."""
    player = Slow()
    host._context.thinking = InThreads({ADVISER: player})
    return player


async def ask(host: Host, who: Person, table: Table) -> Suggested:
    return await host.playing.suggest(press(who), table.id, nothing)


async def refusal(host: Host, who: Person, table: Table) -> str:
    with pytest.raises(Refused) as refused:
        await ask(host, who, table)
    return refused.value.reason


async def hand(host: Host, who: Person, table: Table) -> list[int]:
    held: list[int] = (await host.looking.sight(who.id, table.id)).view["hands"][table.seat_of(who.id)]
    return held


# -- what is suggested ----------------------------------------------------------------------------------------------


async def test_different_moves_are_suggested_the_best_first(host: Host) -> None:
    table = await begun(host)
    who = asked(table)
    turn, advice = await ask(host, who, table)
    assert turn.seat == table.seat_of(who.id)
    assert len(advice.moves) == MOST
    assert {type(each.action) for each in advice.moves} == {Lay, Draw, Pass}, "another card to lay is no other move"
    margins = [each.margin for each in advice.moves]
    assert margins == sorted(margins, reverse=True)
    assert advice.moves[0].action == Lay(max(await hand(host, who, table)))
    assert advice.default is None, "it is one of the moves"
    for each in advice.moves:
        turn.check(each.action)
        assert 0 <= each.share <= 1


async def test_only_what_the_seat_may_see_is_thought_about(host: Host) -> None:
    """The same question over other hidden cards has the same answer."""
    table = await begun(host)
    who = asked(table)
    _, advice = await ask(host, who, table)
    live = host._context.cache.get(table.id)
    assert live is not None
    position = live.match.position.copy()
    other = next(seat for seat in position.seating if seat != table.seat_of(who.id))
    position.hands[other], position.deck[:3] = sorted(position.deck[:3]), position.hands[other]
    assert position != live.match.position
    live.match.position = position
    host._context.advice = AdviceDesk()
    assert (await ask(host, who, table)).advice == advice


async def test_the_answer_for_who_says_nothing_is_told_besides() -> None:
    game = ThoughtfulToy()
    position = game.start(["red", "blue"], {}, game.components(), Straight()).position
    question = question_of(game, position, "red")
    considered = [Considered(Lay(each), 0.5, 3.0) for each in (3, 2, 1)] + [Considered(Pass(), 0.2, -1.0)]
    assert [each.action for each in advice_on(question, considered).moves] == [Lay(3), Pass()]
    many = [Considered(Lay(3), 0.5, 3.0), Considered(Draw(), 0.4, 2.0)]
    assert advice_on(question, many).default is None, "it was not thought about"
    unheld = [Considered(Lay(12), 0.9, 9.0), *many]
    assert [each.action for each in advice_on(question, unheld).moves] == [Lay(3), Draw()], "no button leads there"


class Straight:
    """Chance that changes no order."""

    def shuffle(self, name: str, items: Any) -> Any:
        return list(items)

    def deal(self, name: str, items: Any, count: int) -> Any:
        return list(items)[:count]

    def die(self, sides: int) -> int:
        return 1


# -- once, and beside the table -------------------------------------------------------------------------------------


async def test_an_unchanged_question_is_thought_about_once(host: Host) -> None:
    table, player = await begun(host), slow(host)
    player.go_on.set()
    who = asked(table)
    waits = []

    async def waiting() -> None:
        waits.append(who)

    first = await host.playing.suggest(press(who), table.id, waiting)
    again = await host.playing.suggest(press(who), table.id, waiting)
    assert first.advice is again.advice
    assert (player.asked, len(waits)) == (1, 1)
    await host.playing.act(press(who), table.id, Draw())
    await host.playing.suggest(press(who), table.id, waiting)
    assert (player.asked, len(waits)) == (2, 2)


async def test_a_second_press_waits_for_the_thought_of_the_first(host: Host) -> None:
    table, player = await begun(host), slow(host)
    who, waiting = asked(table), asyncio.Semaphore(0)

    async def on_thinking() -> None:
        waiting.release()

    presses = [asyncio.create_task(host.playing.suggest(press(who), table.id, on_thinking)) for _ in range(3)]
    for _ in presses:
        await waiting.acquire()
    presses[0].cancel()
    player.go_on.set()
    one, two = await asyncio.gather(*presses[1:])
    assert one.advice is two.advice
    assert player.asked == 1


async def test_people_look_and_act_while_it_is_thought(host: Host) -> None:
    table, player = await begun(host), slow(host)
    who, begun_to_think = asked(table), asyncio.Event()

    async def on_thinking() -> None:
        begun_to_think.set()

    thinking = asyncio.create_task(host.playing.suggest(press(who), table.id, on_thinking))
    await begun_to_think.wait()
    await host.playing.act(press(who), table.id, Pass())
    player.go_on.set()
    with pytest.raises(Refused, match="suggest-stale"):
        await thinking


async def test_one_question_of_a_person_is_thought_about_at_a_time() -> None:
    desk, go_on = AdviceDesk(kept=2), asyncio.Event()
    position = Toy().start(["red", "blue"], {}, Toy().components(), Straight()).position
    found = advice_on(question_of(Toy(), position, "red"), [Considered(Pass(), 0.5, 0.0)])

    async def think() -> Any:
        await go_on.wait()
        return found

    one = desk.begin(1, Asked(1, "red", 1), think)
    assert desk.begin(1, Asked(1, "red", 1), think) is one
    with pytest.raises(Refused, match="suggest-busy"):
        desk.begin(1, Asked(2, "red", 1), think)
    other = desk.begin(2, Asked(2, "red", 1), think)
    go_on.set()
    assert await one is await other is found
    await desk.begin(1, Asked(3, "red", 1), think)
    assert desk.known(Asked(1, "red", 1)) is None, "only the last ones are kept"
    assert desk.known(Asked(2, "red", 1)) is desk.known(Asked(3, "red", 1)) is found


async def test_a_thought_that_fails_is_thought_again() -> None:
    desk = AdviceDesk()

    async def fail() -> Any:
        raise ZeroDivisionError

    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            await desk.begin(1, Asked(1, "red", 1), fail)


async def test_what_is_under_way_is_given_up_at_the_end() -> None:
    desk = AdviceDesk()
    thinking = desk.begin(1, Asked(1, "red", 1), asyncio.Event().wait)  # type: ignore[arg-type]
    await desk.stop()
    assert thinking.cancelled()


async def test_where_too_much_is_thought_about_it_says_so(host: Host) -> None:
    table = await begun(host)
    who = asked(table)

    class Full(InThreads):
        async def consider(self, level: str, question: Any, seed: int) -> Any:
            raise Crowded

    host._context.thinking = Full({})
    assert await refusal(host, who, table) == "suggest-crowded"
    host._context.thinking = QUICK
    assert (await ask(host, who, table)).advice.moves


# -- where nothing is suggested -------------------------------------------------------------------------------------


async def test_who_is_not_asked_is_suggested_nothing(host: Host) -> None:
    table = await begun(host)
    other = next(each for each in (ANN, BEN) if each is not asked(table))
    assert await refusal(host, other, table) == "not-asked"
    assert await refusal(host, CAT, table) == "not-seated"


async def test_a_stale_press_is_refused(host: Host) -> None:
    table = await begun(host)
    who = asked(table)
    await host.playing.act(press(who), table.id, Draw())
    with pytest.raises(Refused, match="stale"):
        await host.playing.suggest(press(who, since=table.asked_since[table.seat_of(who.id) or ""]), table.id, nothing)


async def test_an_answer_that_can_be_given_anew_is_the_persons_own(host: Host) -> None:
    table = await begun(host, options={"mode": "together"})
    await host.playing.act(press(ANN), table.id, Pass())
    assert await refusal(host, ANN, table) == "suggest-nothing"
    assert (await ask(host, BEN, table)).advice.moves


async def test_a_game_that_is_played_at_random_is_not_advised_in(tmp_path: Path) -> None:
    host = await make_host(tmp_path)
    table = await begun(host)
    assert await refusal(host, asked(table), table) == "suggest-nothing"
    await host.close()


# -- the table's choice ---------------------------------------------------------------------------------------------


async def test_the_lobby_chooses_and_a_rematch_keeps_it(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en", friendly=True)
    assert table.suggestions
    with pytest.raises(Refused, match="not-seated"):
        await host.lobbies.set_friendly(press(BEN), table.id, friendly=True, suggestions=False)
    changed = await host.lobbies.set_friendly(press(ANN), table.id, friendly=True, suggestions=False)
    assert not changed.suggestions
    await host.lobbies.join(press(BEN), table.id)
    table = await host.lobbies.start(press(ANN), table.id)
    assert await refusal(host, asked(table), table) == "suggestions-off"
    with pytest.raises(Refused, match="already-running"):
        await host.lobbies.set_friendly(press(ANN), table.id, friendly=True, suggestions=True)
    while (table := await host.tables.find(table.id)).asked_since:
        await host.playing.act(press(asked(table)), table.id, Pass())
    assert not (await host.lobbies.rematch(press(ANN), table.id, "same")).suggestions  # type: ignore[arg-type]


async def test_a_table_for_the_rating_has_none_as_soon_as_several_play(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    assert has_suggestions(table)
    await host.lobbies.add_automa(press(ANN), table.id, ADVISER)
    table = await host.lobbies.join(press(BEN), table.id)
    assert not has_suggestions(table)
    await host.lobbies.remove_automa(press(ANN), table.id)
    table = await host.lobbies.start(press(ANN), table.id)
    assert await refusal(host, asked(table), table) == "suggestions-off"
    for wanted in ("on", "off"):
        with pytest.raises(Refused, match="suggestions-rated"):
            await host.agreements.propose(press(ANN), table.id, "suggestions", {"suggestions": wanted})


async def test_the_lobby_chooses_both_and_a_rematch_keeps_it(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await host.lobbies.join(press(BEN), table.id)
    table = await host.lobbies.set_friendly(press(ANN), table.id, friendly=True, suggestions=True)
    assert has_suggestions(table)
    table = await host.lobbies.set_friendly(press(BEN), table.id, friendly=False, suggestions=True)
    assert (table.friendly, has_suggestions(table)) == (False, False)
    with pytest.raises(Refused, match="not-seated"):
        await host.lobbies.set_friendly(press(CAT), table.id, friendly=True, suggestions=True)
    await host.lobbies.set_friendly(press(ANN), table.id, friendly=True, suggestions=False)
    table = await host.lobbies.start(press(ANN), table.id)
    with pytest.raises(Refused, match="already-running"):
        await host.lobbies.set_friendly(press(ANN), table.id, friendly=False, suggestions=False)
    while (table := await host.tables.find(table.id)).asked_since:
        await host.playing.act(press(asked(table)), table.id, Pass())
    again = await host.lobbies.rematch(press(ANN), table.id, "same")  # type: ignore[arg-type]
    assert (again.friendly, again.suggestions) == (True, False)


async def test_a_table_of_before_there_were_ratings_keeps_its_suggestions(host: Host) -> None:
    table = await begun(host)
    async with host.database.write() as connection:
        await connection.execute(update(tables).values(friendly=None))
    table = await host.tables.find(table.id)
    assert (table.friendly, has_suggestions(table)) == (None, True)


async def test_while_the_game_runs_all_must_agree(host: Host) -> None:
    table = await begun(host, BEN, CAT)
    who = asked(table)
    with pytest.raises(Refused, match="suggestions-already"):
        await host.agreements.propose(press(ANN), table.id, "suggestions", {"suggestions": "on"})
    with pytest.raises(Refused, match="unknown-press"):
        await host.agreements.propose(press(ANN), table.id, "suggestions", {"suggestions": "x"})
    made = await host.agreements.propose(press(ANN), table.id, "suggestions", {"suggestions": "off"})
    assert made.proposal is not None
    await host.agreements.vote(press(BEN), table.id, made.proposal.proposal_id, yes=True)
    assert (await ask(host, who, table)).advice.moves
    await host.agreements.vote(press(CAT), table.id, made.proposal.proposal_id, yes=True)
    assert await refusal(host, who, table) == "suggestions-off"
    assert not (await host.tables.find(table.id)).suggestions


async def test_a_table_that_is_agreed_to_do_without_meanwhile_tells_nothing(host: Host) -> None:
    table, player = await begun(host), slow(host)
    who = asked(table)
    other = BEN if who is ANN else ANN
    begun_to_think = asyncio.Event()

    async def on_thinking() -> None:
        begun_to_think.set()

    thinking = asyncio.create_task(host.playing.suggest(press(who), table.id, on_thinking))
    await begun_to_think.wait()
    made = await host.agreements.propose(press(ANN), table.id, "suggestions", {"suggestions": "off"})
    assert made.proposal is not None
    await host.agreements.vote(press(other if other is BEN else BEN), table.id, made.proposal.proposal_id, yes=True)
    player.go_on.set()
    with pytest.raises(Refused, match="suggestions-off"):
        await thinking


# -- nobody else notices --------------------------------------------------------------------------------------------


async def test_nobody_else_notices_that_something_was_suggested(tmp_path: Path) -> None:
    """Two tables with the same luck, at one of which everybody asks again and again: all that is kept is the same."""
    told = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        host, announcer = (
            await make_host(tmp_path / name, games={"toy": ThoughtfulToy()}, thinking=QUICK),
            FakeAnnouncer(),
        )
        table = await begun(host, BEN, CAT, options={"lucky": True})
        while (table := await host.tables.find(table.id)).asked_since:
            await worker(host, announcer).deliver()
            who = asked(table)
            if name == "other":
                await ask(host, who, table)
            move = Lay(held[0]) if (held := await hand(host, who, table)) else Pass()
            await host.playing.act(press(who), table.id, move)
        await worker(host, announcer).deliver()
        posts = [_plain(each) for each in announcer.posted]
        told.append((posts, announcer.retired, await _rows(host), await host.tables.record(None, table.id)))
        await host.close()
    assert told[0] == told[1]


def _plain(post: Any) -> list[str]:
    return [f"{each.name}={getattr(post, each.name)!r}" for each in fields(post) if each.name not in UNEQUAL]


UNEQUAL = ("nonce", "game")
"""What of a post differs anyway."""
BY_CHANCE = ("interaction_id", "nonce", "digest")


async def _rows(host: Host) -> list[Any]:
    """Return all that the store has, without numbers that differ anyway."""
    found = []
    async with host._context.database.read() as connection:
        for table in metadata.sorted_tables:
            kept = [column for column in table.c if column.name not in BY_CHANCE]
            found.append((table.name, [tuple(row) for row in await connection.execute(select(*kept))]))
    assert ("tables", HERE.channel_id) in [(name, row[3]) for name, rows in found for row in rows if name == "tables"]
    return found
