"""A round of La Isla at a table in the simulated chat."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.discord.messages.custom_id import parse
from bot.games.laisla.presenter import LaIslaPresenter
from bot.hosting.orders.standing_orders import OBVIOUS
from engine.laisla import laisla
from tests.bot.discord.stage import Show, Stage, labels, private, staged
from tests.bot.discord.toy_show import ToyPainter

LAISLA = Show(laisla, LaIslaPresenter(), ToyPainter())
"""Without the time that pictures take."""


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path, LAISLA) as made:
        yield made


async def assign(stage: Stage, who: str) -> Any:
    """Open the panel by the post's button, assign the cards as they come, and confirm."""
    panel = await stage.click(who, stage.posts()[-1], "Choose your cards")
    first = labels(panel.response)
    b = await stage.click(who, panel.response, first[0])
    review = await stage.click(who, b.response, labels(b.response)[0])
    return await stage.click(who, review.response, "Confirm")


async def test_cards_are_assigned_in_private_and_told_when_all_have(stage: Stage) -> None:
    await stage.start_game()
    post = stage.posts()[-1]
    ids = {stage.people[name].id for name in ("Ann", "Ben")}
    assert {each.id for each in post.mentions} == ids
    assert post.content.count("choose which of your cards goes to A, B and D") == 1
    done = await assign(stage, "Ann")
    assert "has assigned cards" in private(done)
    assert stage.posts()[-1].id == post.id, "nobody is told before all have chosen"
    await assign(stage, "Ben")
    told = stage.posts()[-1].content
    assert "**A, functions.**" in told
    assert "**B, cubes.**" in told
    assert "place an explorer or take a cube." in told
    assert labels(stage.posts()[-1])[:2] == ["Place an explorer", "Take a cube"]


async def test_an_assignment_is_changed(stage: Stage) -> None:
    await stage.start_game()
    await assign(stage, "Ann")
    again = await stage.click("Ann", stage.posts()[-1], "Choose your cards")
    assert "You have chosen already" in private(again)
    b = await stage.click("Ann", again.response, labels(again.response)[1])
    review = await stage.click("Ann", b.response, labels(b.response)[0])
    assert "**You choose:**" in private(review)
    done = await stage.click("Ann", review.response, "Confirm")
    assert "Nobody else can see that" in private(done)


async def test_action_c_is_played_by_buttons_and_by_command(stage: Stage) -> None:
    await stage.start_game()
    await assign(stage, "Ann")
    await assign(stage, "Ben")
    first = await stage.asked()
    panel = await stage.click(first, stage.posts()[-1], "Place an explorer")
    assert "you have too few cubes" in private(panel)
    other = "Ben" if first == "Ann" else "Ann"
    taken = await stage.click(first, stage.posts()[-1], "Take a cube")
    review = await stage.click(first, taken.response, "grey")
    done = await stage.click(first, review.response, "Confirm")
    assert f"**{first}** places nobody and takes a grey cube." in private(done)
    assert await stage.asked() == other
    await stage.command(other, "laisla take", cube="brown")
    told = stage.posts()[-1].content
    assert f"**{other}** places nobody and takes a brown cube." in told
    assert "**D, markers.**" in told
    assert "**Round 2.**" in told


async def lets_host_answer(stage: Stage) -> dict[str, bool]:
    table = await stage.table()
    people = {each.name: each.person_id or 0 for each in table.occupants}
    return {
        name: OBVIOUS in await stage.host.playing.standing_orders(number, table.id) for name, number in people.items()
    }


async def test_the_host_takes_bonuses_until_it_is_told_to_ask(stage: Stage) -> None:
    await stage.start_game()
    panel = await stage.click("Ann", stage.posts()[-1], "Choose your cards")
    assert "Bonuses are taken for you" in private(panel)
    off = await stage.click("Ann", panel.response, "Ask me about bonuses")
    assert "Bonuses are taken for you" not in private(off)
    assert await lets_host_answer(stage) == {"Ann": False, "Ben": True}
    on = await stage.click("Ann", off.response, "Take bonuses for me")
    assert "Bonuses are taken for you" in private(on)
    assert await lets_host_answer(stage) == {"Ann": True, "Ben": True}


async def test_switching_the_bonuses_leads_back_to_the_page(stage: Stage) -> None:
    await stage.start_game()
    await assign(stage, "Ann")
    await assign(stage, "Ben")
    who, post = await stage.asked(), stage.posts()[-1]
    table = await stage.table()
    (seat,) = table.asked_since
    number = stage.show.game.colours.index(seat)
    carried = f"av2:bonuses:{table.id}:{table.asked_since[seat]}:{number}:off.take.grey"
    page = await stage.forge(who, post, carried)
    assert "**Take a cube** · grey" in private(page)
    assert not (await lets_host_answer(stage))[who]


async def test_nobody_switches_the_bonuses_of_another(stage: Stage) -> None:
    await stage.start_game()
    panel = await stage.click("Ann", stage.posts()[-1], "Choose your cards")
    buttons = [item for row in panel.response.components for item in row["components"] if item["type"] == 2]
    custom_id = next(each["custom_id"] for each in buttons if each["label"] == "Ask me about bonuses")
    carried = parse(custom_id)
    assert carried is not None
    for who in ("Ben", "Cleo"):
        await stage.forge(who, stage.posts()[-1], custom_id)
    assert await lets_host_answer(stage) == {"Ann": True, "Ben": True}
