"""Preparing the next turn by presses: private pages, a condition in words, and the entry once the turn comes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.discord.messages import custom_id
from bot.discord.messages.custom_id import CustomId, Verb
from bot.discord.playing import panels
from bot.games.widgets import Button, Field, Form
from bot.hosting.orders.answers_to_come import FARTHEST, MIDDLE
from bot.hosting.orders.standing_orders import Prepared
from bot.hosting.table import Person
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import TimerWork
from engine.contract import Seat
from engine.moa.actions import Pass
from tests.bot.discord.stage import QUICK_MOA, TOY, Stage, labels, private, selects, staged
from tests.bot.hosting.support import HandClock, press


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path, QUICK_MOA) as made:
        await made.command("Ann", "table new", game="moa")
        for who in ("Ben", "Cleo"):
            await made.click(who, made.posts()[-1], "Join")
        await made.click("Ann", made.posts()[-1], "Start")
        made.host._context.clock = HandClock(made.host.now())
        await until_a_turn(made)
        yield made


async def until_a_turn(stage: Stage) -> None:
    """Decline all invasions."""
    while True:
        sight = await stage.host.looking.sight(None, (await stage.table()).id)
        if sight.decisions[0].kind == "action":
            return
        await act(stage, sight.decisions[0].default)


async def act(stage: Stage, action: Any) -> None:
    """Answer for whoever is asked."""
    table = await stage.table()
    who = table.occupant(next(iter(table.asked_since)))
    person = Person(who.person_id or 0, who.name)
    await stage.host.playing.act(press(person, table.place), table.id, action)
    await stage.deliver()


async def waiting(stage: Stage) -> str:
    """Return whose turn is the next one."""
    table = await stage.table()
    live = stage.host._context.cache.get(table.id)
    assert live is not None
    following: Seat = live.game.next_seat(live.match.position) or ""
    return table.occupant(following).name


async def finish_turn(stage: Stage) -> None:
    """Let who is asked pass and end the turn, with what follows it."""
    who = await stage.asked()
    while await stage.asked() == who:
        sight = await stage.host.looking.sight(None, (await stage.table()).id)
        await act(stage, sight.decisions[0].default)


async def later(stage: Stage) -> None:
    clock = stage.host._context.clock
    assert isinstance(clock, HandClock)
    clock.forward(MIDDLE * FARTHEST)
    await TimerWork(stage.host._context, EFFECTS).serve()
    await stage.deliver()


def carried(message: Any, label: str) -> str:
    rows = [each if isinstance(each, dict) else each.to_dict() for each in message.components]
    return str(next(item["custom_id"] for row in rows for item in row["components"] if item.get("label") == label))


async def go(stage: Stage, who: str, page: Any) -> Any:
    """Take the first answer on a page: in a select, else the first button that leads on."""
    message = page.response
    if found := selects(message):
        return await pick(stage, who, message, found[0]["options"][0]["value"])
    return await stage.click(who, message, labels(message)[0])


async def pick(stage: Stage, who: str, message: Any, value: str) -> Any:
    return await stage.people[who].select(message, [value], custom_id=selects(message)[0]["custom_id"])


async def review(stage: Stage, who: str, way: str = "Place birds") -> Any:
    """Open the pages from `/table orders`, and go to the last one."""
    page = await stage.command(who, "table orders")
    page = await stage.click(who, page.response, "Prepare my next turn")
    assert "Nobody else sees that you prepare it." in private(page)
    page = await stage.click(who, page.response, way)
    for _ in range(6):
        if "Prepare" in labels(page.response):
            return page
        page = await go(stage, who, page)
    raise AssertionError(private(page))


async def test_it_is_prepared_by_presses_and_entered_when_the_turn_comes(stage: Stage) -> None:
    who, posts = await waiting(stage), [post.content for post in stage.posts()]
    page = await review(stage, who)
    told = private(page)
    assert "Prepare it?" in told
    assert "if nothing has changed at" in told
    done = await stage.click(who, page.response, "Prepare")
    assert "Prepared." in private(done)
    assert f"{who}** places" in private(done)
    assert ": if nothing has changed at" in private(done)
    assert ".:" not in private(done)
    assert "Cancel: Your next turn" in labels(done.response)
    assert [post.content for post in stage.posts()] == posts, "nothing of it is posted"
    table = await stage.table()
    await finish_turn(stage)
    assert await stage.asked() == who
    await later(stage)
    log = await stage.host.looking.log(None, table.id)
    assert any(each.seat == table.seat_of(_id(stage, who)) and each.notation.startswith("place") for each in log)
    assert "Nothing: you are asked everything." in private(await stage.command(who, "table orders"))


def _id(stage: Stage, who: str) -> int:
    number: int = stage.people[who].id
    return number


async def test_it_is_taken_back_and_prepared_anew(stage: Stage) -> None:
    who = await waiting(stage)
    page = await stage.click(who, (await review(stage, who)).response, "Prepare, whatever changes there")
    assert "if it is still allowed" in private(page)
    page = await stage.click(who, page.response, "Prepare my next turn anew")
    page = await stage.click(who, page.response, "Pass")
    assert "Prepare, whatever changes there" not in labels(page.response), "it is about no place"
    page = await stage.click(who, page.response, "Prepare")
    assert "• **Pass**: if it is still allowed" in private(page)
    page = await stage.click(who, page.response, "Cancel: Your next turn")
    assert "Nothing: you are asked everything." in private(page)


async def test_who_presses_without_being_asked_is_offered_to_prepare(stage: Stage) -> None:
    who = await waiting(stage)
    refused = await stage.click(who, stage.posts()[-1], labels(stage.posts()[-1])[0])
    assert "Prepare my next turn" in labels(refused.response)
    page = await stage.click(who, refused.response, "Prepare my next turn")
    assert "Your next turn" in private(page)


async def test_after_something_has_happened_the_review_is_shown_anew(stage: Stage) -> None:
    who = await waiting(stage)
    page = await review(stage, who)
    await act(stage, Pass())
    if await stage.asked() == who:
        return  # the other one had no tiles to use: the turn has come
    again = await stage.click(who, page.response, "Prepare")
    assert "Please look again" in private(again)
    assert "Prepared." in private(await stage.click(who, again.response, "Prepare"))


async def test_when_the_turn_has_come_its_pages_lead_to_the_real_one(stage: Stage) -> None:
    who = await waiting(stage)
    page = await review(stage, who)
    await finish_turn(stage)
    refused = await stage.click(who, page.response, "Prepare")
    assert "Your turn has come" in private(refused)
    assert "Show what I am asked" in labels(refused.response) or labels(refused.response)


async def test_forged_and_foreign_presses_are_answered_and_prepare_nothing(stage: Stage) -> None:
    who, table = await waiting(stage), await stage.table()
    stage.people["Dora"] = stage.guild.add_member(stage.env.create_user("Dora"))
    page = await review(stage, who)
    right = custom_id.parse(carried(page.response, "Prepare"))
    assert right is not None
    assert right.verb is Verb.PREPARED
    asked = await stage.asked()
    for forger, made in (
        (asked, right),
        ("Dora", right),
        (asked, replace(right, seat=None)),
        ("Dora", replace(right, seat=None)),
        (who, replace(right, path="place.99.x")),
        (who, replace(right, path="")),
        (who, replace(right, since=99)),
        (who, CustomId(Verb.PREPARE_FORM, table.id, right.since, right.seat, "place;f")),
        (who, CustomId(Verb.PREPARE_FILLED, table.id, right.since, right.seat, "place;f")),
    ):
        assert private(await stage.forge(forger, stage.posts()[-1], str(made)))
        for person in ("Ann", "Ben"):
            assert not await stage.host.playing.standing_orders(_id(stage, person), table.id)


async def test_a_game_with_pages_of_its_own_is_prepared_too(tmp_path: Path) -> None:
    async with staged(tmp_path, TOY) as stage:
        table = await stage.start_game()
        who = await waiting(stage)
        page = await stage.command(who, "table orders")
        page = await stage.click(who, page.response, "Prepare my next turn")
        hand = (await stage.host.looking.sight(_id(stage, who), table.id)).view["hands"][table.seat_of(_id(stage, who))]
        page = await stage.people[who].select(
            page.response, [str(hand[0])], custom_id=selects(page.response)[0]["custom_id"]
        )
        page = await stage.click(who, page.response, "Prepare")
        assert f"• Lay {hand[0]}: if nothing has changed at" in private(page)


async def test_the_panel_of_the_turn_says_what_comes_of_what_was_prepared(stage: Stage) -> None:
    who = await waiting(stage)
    now = await stage.command(who, "table now")
    page = await stage.click(who, now.response, "Prepare my next turn")
    page = await stage.click(who, page.response, "Pass")
    await stage.click(who, page.response, "Prepare")
    await finish_turn(stage)
    panel = await stage.click(who, stage.posts()[-1], labels(stage.posts()[-1])[0])
    assert "I play what you prepared in some minutes" in private(panel)
    assert "I play what you prepared in some minutes" in private(await stage.command(who, "table now"))
    table = await stage.table()
    (order,) = await stage.host.playing.standing_orders(_id(stage, who), table.id)
    gone = replace(order, answers=Prepared("place 9 at 5 with kea"))
    await stage.host.playing.give_order(press(Person(_id(stage, who), who), table.place), table.id, gone)
    panel = await stage.click(who, stage.posts()[-1], labels(stage.posts()[-1])[0])
    assert "What you prepared is not played" in private(panel)
    assert "What you prepared is not played" in private(await stage.command(who, "table now"))


async def test_while_an_automa_plays_no_turn_is_prepared(stage: Stage) -> None:
    who = await waiting(stage)
    await stage.command(who, "table automa")
    for name in ("table now", "table orders"):
        answer = await stage.command(who, name)
        assert not any(each.startswith("Prepare") for each in labels(answer.response)), name


def test_a_form_on_its_pages_leads_back_to_them() -> None:
    form = Button("Other …", "place.7", form=Form("How many?", (Field("Birds"),)))
    assert panels._carried(form, CustomId(Verb.PREPARE, 1, 2, 0, "place.7"), "moa").verb is Verb.PREPARE_FORM
    assert panels._carried(form, CustomId(Verb.GO, 1, 2, 0, "place.7"), "moa").verb is Verb.FORM
