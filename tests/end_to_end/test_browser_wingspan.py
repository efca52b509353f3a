"""Whole games against the Automa at the sandbox's page, as a person plays them; the bot is killed in the middle."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.end_to_end.page_stage import check_record
from tests.end_to_end.solo import Soloist, label, soloist
from tests.support.bot import BOTH_WAYS
from tests.support.browser import CHROMIUM
from tests.support.page import PHONE, Shown
from tests.support.sandbox import running

pytestmark = [
    pytest.mark.slow,
    pytest.mark.browser,
    pytest.mark.skipif(shutil.which(CHROMIUM) is None, reason="the system has no Chromium"),
    BOTH_WAYS,
]

ROUNDS = (8, 7, 6, 5)


async def test_a_duet_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running() as server, soloist(server, tmp_path, 4) as ann:
        post = await ann.press(await ann.open_table(), label("setup"))
        for round_number, turns in enumerate(ROUNDS, start=1):
            for turn in range(1, turns + 1):
                post = await between_turns(ann, post, round_number, turn)
                post = await ann.automa_turn(post)
            post = await ann.press(post, label("goal"))
        await enter_points(ann, post)
        await check(ann, tmp_path, "The Automa wins")
        assert any("Her token goes on" in told for told in ann.told)
    with capsys.disabled():
        print(f"\nDuet: {ann.figures()}")


async def test_a_game_with_base_goals_on_a_phone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running() as server, soloist(server, tmp_path, 5, PHONE) as ann:
        post = await set_up(ann, await ann.open_table())
        for round_number, turns in enumerate(ROUNDS, start=1):
            for _ in range(turns):
                post = await ann.automa_turn(post)
            if round_number == 2:
                await ann.restart()
            post = await count(ann, post, round_number)
        post = await correct_count(ann, post)
        await type_points(ann, post)
        await check(ann, tmp_path, "Ann beats the Automa")
        assert any("base goals, green side" in told for told in ann.told)
    with capsys.disabled():
        print(f"\nBase goals: {ann.figures()}")


# -- what the person does between its turns -------------------------------------------------------------------------


async def between_turns(ann: Soloist, post: Shown, round_number: int, turn: int) -> Shown:
    """Do in the Duet game what a person does now and then: tokens, reactions, corrections, look-ups."""
    match round_number, turn:
        case 1, 2:
            return await token_by_buttons(ann, post, "C", "C4")
        case 1, 4:
            return await react_by_form(ann, post, "Goldfasan", "Golden Pheasant")
        case 2, 1:
            return await token_by_buttons(ann, post, "B", "B2", killed=True)
        case 2, 3:
            return await ann.act(post, "react", bird="Sarus Crane")
        case 3, 1:
            return await ann.act(post, "token", to=None)
        case 3, 2:
            return await look(ann, post)
        case 4, 2:
            return await correct_tray(ann, post)
    return post


async def token_by_buttons(ann: Soloist, post: Shown, row: str, space: str, *, killed: bool = False) -> Shown:
    """Place a token of one's own by row and space; where `killed`, the bot dies while the panel is open."""
    panel = await ann.within(await ann.open(post, label("token")), row)
    if killed:
        await ann.restart()
    button = next(each for _, each in panel.buttons if each.startswith(space))
    return await ann.finish(await ann.within(panel, button), post)


async def react_by_form(ann: Soloist, post: Shown, typed: str, bird: str) -> Shown:
    """Name a bird by its German name."""
    panel = await ann.open(post, label("react"))
    await ann.window.message(panel.id).get_by_role("button", name=label("name-bird")).click()
    await ann.write(typed)
    await ann.window.page.wait_for_function(
        "([id, bird]) => document.querySelector(`[data-message='${id}'] .text`)?.innerText.includes(bird)",
        arg=[panel.id, bird],
    )
    panel = await ann.window.read(panel.id)
    assert "4 tokens" in panel.text
    return await ann.finish(await ann.within(panel, label("confirm")), post)


async def look(ann: Soloist, post: Shown) -> Shown:
    """Look things up; nothing changes by it."""
    why = await ann.command("why")
    assert "Where she begins" in why.text
    strength = await ann.command("strength")
    assert "5,000" in strength.text
    return post


async def correct_tray(ann: Soloist, post: Shown) -> Shown:
    """Return the first answer about the tray anew."""
    panel = await ann.open(post, label("correct"))
    select = next(custom_id for custom_id, each in panel.selects if "tray" in each)
    first = (await ann.window.options(panel, select)).values[0]
    panel = await ann.window.choose(panel, first)
    button = next(each for _, each in panel.buttons if each.isdigit())
    return await ann.finish(await ann.within(panel, button), post)


async def enter_points(ann: Soloist, post: Shown) -> None:
    """Enter one's own points in the form, which says what they come to before it is confirmed; no tie."""
    known = await ann.window.ids("[data-private=yes]")
    await ann.window.message(post.id).get_by_role("button", name=label("enter-score")).click()
    await ann.write("11", "2", "7", "1", "0")
    new = "(known) => document.querySelectorAll('[data-private=yes][data-loading=no]').length > known"
    await ann.window.page.wait_for_function(new, arg=len(known))
    panel = await ann.window.read((await ann.window.ids("[data-private=yes]"))[-1])
    assert "birds 11, bonus cards 2, eggs 7, cached food 1, tucked cards 0" in panel.text
    ann.answers(post)
    await ann.within(panel, label("confirm"))
    await ann.asked()


async def type_points(ann: Soloist, post: Shown) -> None:
    """Enter one's own points by a command, which acts at once; no tie."""
    await ann.act(post, "score", birds="140", bonus="5", eggs="20", cached="4", tucked="3")


async def set_up(ann: Soloist, post: Shown) -> Shown:
    """Choose the base goals, a level and a bonus card in the panel."""
    panel = await ann.open(post, label("setup-change"))
    panel = await ann.choose(panel, "boxes", "ba", "bc")
    panel = await ann.choose(panel, "mode", "mgreen")
    panel = await ann.choose(panel, "strong", "leaglet")
    ann.answers(post)
    done = await ann.within(panel, label("begin"))
    assert "Done." in done.text
    await ann.window.dismiss(done.id)
    return await ann.asked()


async def count(ann: Soloist, post: Shown, round_number: int) -> Shown:
    """Tell one's own count for a round's goal: by a button, by the form, or by a command."""
    if round_number == 3:
        return await ann.act(post, "goal", count="11")
    return await ann.press(post, str(round_number + 1))


async def correct_count(ann: Soloist, post: Shown) -> Shown:
    """Return the count of the first round anew."""
    return await ann.act(post, "goal", count="5", round="1")


async def check(ann: Soloist, folder: Path, told: str) -> None:
    """What holds after each game."""
    assert ann.over
    last = (await ann.window.ids("[data-author=aviary][data-private=no]"))[-4:]
    texts = [(await ann.window.read(each)).text for each in last]
    assert any(told in text for text in texts)
    assert len(ann.turns) == sum(ROUNDS)
    assert ann.window.errors == []
    assert await ann.window.failures() == []
    assert "Traceback" not in ann.bot.log
    await check_record(ann.window, folder)
