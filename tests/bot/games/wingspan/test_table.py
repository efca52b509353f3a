"""A game against the Automa at a table in the simulated chat: one press a turn, and one post that is changed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.games.wingspan.presenter import WingspanPresenter
from engine.wingspan import wingspan
from tests.bot.discord.stage import Show, Stage, custom_ids, labels, private, silent, staged
from tests.bot.discord.toy_show import ToyPainter

WINGSPAN = Show(wingspan, WingspanPresenter(), ToyPainter())
"""Without the time that pictures take."""


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path, WINGSPAN) as made:
        yield made


def newest(stage: Stage) -> Any:
    return stage.posts()[-1]


async def begun(stage: Stage) -> None:
    """Start a game and begin as usual."""
    await stage.start_game()
    assert silent(await stage.click("Ann", newest(stage), "Begin as usual"))


async def until(stage: Stage, label: str) -> Any:
    """Let her take turns until the newest post has this button; the tray never matches."""
    for _ in range(60):
        post = newest(stage)
        if label in labels(post):
            return post
        press = next(each for each in ("Automa's turn", "None", "Score the round") if each in labels(post))
        assert silent(await stage.click("Ann", post, press))
    raise AssertionError(f"never came to {label}")


async def test_a_game_is_begun_with_one_press(stage: Stage) -> None:
    await begun(stage)
    post = newest(stage)
    assert "You play against the Automa: Eagle, Duet." in post.content
    assert "**Round 1: 8 turns each, you begin.**" in post.content
    assert labels(post)[:4] == ["Automa's turn", "My token", "React", "Correct"]


async def test_a_turn_is_one_press_and_the_tray_changes_its_post(stage: Stage) -> None:
    await begun(stage)
    post = await until(stage, "None")
    assert "her turn" in post.content
    assert "which birds in the tray match" in post.content
    posts = len(stage.posts())
    assert silent(await stage.click("Ann", post, "None"))
    assert len(stage.posts()) == posts
    assert newest(stage).id == post.id
    assert "Look at the three birds in the tray." in newest(stage).content
    assert "No bird matches" in newest(stage).content


async def test_a_token_a_reaction_and_a_correction_change_the_post_too(stage: Stage) -> None:
    await begun(stage)
    await until(stage, "Automa's turn")
    await stage.click("Ann", newest(stage), "Automa's turn")
    post = newest(stage)
    panel = await stage.click("Ann", post, "My token")
    row = await stage.click("Ann", panel.response, "A")
    done = await stage.click("Ann", row.response, "A1 · bowl nest")
    assert "Your token stands on A1" in private(done)
    assert newest(stage).id == post.id
    assert "Your token stands on A1" in newest(stage).content
    await stage.command("Ann", "automa react", bird="goldfasan")
    assert "She caches **4 tokens**" in newest(stage).content
    await stage.command("Ann", "automa take-back", reaction=1)
    assert "Taken back: Golden Pheasant" in newest(stage).content
    assert newest(stage).id == post.id


async def test_undo_is_still_there_after_a_look_at_another_page(stage: Stage) -> None:
    await begun(stage)
    await stage.click("Ann", newest(stage), "Automa's turn")
    panel = await stage.click("Ann", newest(stage), "My token")
    row = await stage.click("Ann", panel.response, "A")
    done = await stage.click("Ann", row.response, "A1 · bowl nest")
    undo = custom_ids(done.response)["Undo"]
    for aside in ("React", "Correct", "My token"):
        there = await stage.click("Ann", done.response, aside)
        assert "Undo" not in labels(there.response)
        back = await stage.click("Ann", there.response, "Back")
        assert custom_ids(back.response)["Undo"] == undo
    undone = await stage.click("Ann", back.response, "Undo")
    assert "Taken back" in private(undone)
    assert "A1" not in newest(stage).content


async def test_others_may_look_but_not_play(stage: Stage) -> None:
    await begun(stage)
    post = await until(stage, "Why here?")
    assert "Where she begins" in private(await stage.click("Ben", post, "Why here?"))
    seq = (await stage.table()).seq
    refused = await stage.click("Ben", post, labels(post)[0])
    assert private(refused)
    assert (await stage.table()).seq == seq
    assert "On average she ends" in private(await stage.command("Ben", "automa strength", level="eaglet"))


async def test_a_whole_game_and_its_history(stage: Stage) -> None:
    await begun(stage)
    post = await until(stage, "Enter my points")
    form = await stage.click("Ann", post, "Enter my points")
    panel = await stage.people["Ann"].submit_modal(form, {"0": "150", "2": "20", "3": "no"})
    assert "Food on cards: “no” is no number" in private(panel)
    again = await stage.click("Ann", panel.response, "Enter my points")
    panel = await stage.people["Ann"].submit_modal(again, {"0": "150", "1": "10", "2": "20", "3": "1", "4": "2"})
    await stage.click("Ann", panel.response, "Confirm")
    assert any("beats the Automa" in post.content for post in stage.posts()[-3:])
    history = private(await stage.command("Ann", "automa history"))
    assert "**Your games against the Automa: 1, won 1.**" in history
