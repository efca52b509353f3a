"""`/table orders`: giving and taking back what is answered for oneself, seen by nobody else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.discord.messages.custom_id import CustomId, Verb
from tests.bot.discord.stage import QUICK_MOA, TOY, Stage, labels, private, staged


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path, TOY) as made:
        yield made


def select_of(message: Any) -> dict[str, Any]:
    rows = [each if isinstance(each, dict) else each.to_dict() for each in message.components]
    return next(item for row in rows for item in row["components"] if item["type"] == 3)


async def give(stage: Stage, who: str, message: Any, code: str) -> Any:
    return await stage.people[who].select(message, [code], custom_id=select_of(message)["custom_id"])


async def test_an_order_is_given_with_two_presses_and_taken_back_with_two(stage: Stage) -> None:
    await stage.start_game()
    page = await stage.command("Ann", "table orders")
    assert "Nothing: you are asked everything." in private(page)
    given = await give(stage, "Ann", page.response, "lay.mark-round")
    assert "Pass: until this round ends" in private(given)
    posts = [post.content for post in stage.posts()]
    again = await stage.command("Ann", "table orders")
    back = await stage.click("Ann", again.response, "Cancel: Pass")
    assert "Nothing: you are asked everything." in private(back)
    assert [post.content for post in stage.posts()] == posts, "nobody else is told"


async def test_each_that_is_offered_can_be_given_and_is_told_in_words(stage: Stage) -> None:
    await stage.start_game()
    page = await stage.command("Ann", "table orders")
    for option in select_of(page.response)["options"]:
        page = await give(stage, "Ann", page.response, option["value"])
        assert "• Pass: " in private(page)
    emptied = await stage.click("Ann", page.response, "Ask me always")
    assert "Nothing: you are asked everything." in private(emptied)


async def test_forged_orders_and_strangers_are_answered(stage: Stage) -> None:
    await stage.start_game()
    table = await stage.table()
    for what in ("give", "off.fly", "everything"):
        forged = str(CustomId(Verb.ORDERS, table.id, path=what))
        assert private(await stage.forge("Ann", stage.posts()[-1], forged, ["lay.mark-moon"]))
    assert "•" not in private(await stage.command("Ann", "table orders"))
    assert "seat" in private(await stage.command("Cleo", "table orders"))


async def test_the_panel_of_what_can_be_declined_leads_there(stage: Stage) -> None:
    await stage.start_game()
    panel = await stage.click(await stage.asked(), stage.posts()[-1], "Take your turn")
    assert labels(panel.response)[-1] == "Standing orders"
    page = await stage.click(await stage.asked(), panel.response, "Standing orders")
    assert "answered for you" in private(page)


async def test_in_moa_every_order_is_worded(tmp_path: Path) -> None:
    async with staged(tmp_path, QUICK_MOA) as stage:
        await stage.start_game()
        page = await stage.command("Ann", "table orders")
        told = {f"{each['label']}: {each['description']}" for each in select_of(page.response)["options"]}
        assert "Do not defend: where you have fewer than 3 pieces" in told
        assert "Pass: until something changes where your pieces stand" in told
        assert "Do not defend: for 12 hours" in told
