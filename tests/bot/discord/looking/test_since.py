"""The way back into a game, and notes to oneself."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.discord.stage import Stage, labels, private


async def names(stage: Stage) -> tuple[str, str]:
    """Return who is asked, and the other one."""
    asked = await stage.asked()
    return asked, "Ben" if asked == "Ann" else "Ann"


def picture(result: Any) -> str:
    return str(result.response.attachments[0].description)


async def test_what_happened_since_ones_last_visit_with_the_picture(stage: Stage) -> None:
    await stage.start_game()
    asked, other = await names(stage)
    board = await stage.command(other, "table board")
    assert "Note" in labels(board.response)
    await stage.command(asked, "toy draw")
    await stage.command(asked, "toy pass")
    since = await stage.command(other, "table since")
    assert "Since your last visit, <t:" in private(since)
    assert f"{asked} drew None\n{asked} laid" in private(since), "not which card"
    assert f"Waiting for {other}, asked <t:" in private(since)
    assert picture(since) == "The board in round 1."
    assert labels(since.response) == ["Take your turn", "What did I miss?", "Log", "Note", "My tables"]
    assert "Nothing has happened since your last visit" in private(await stage.command(other, "table since"))


async def test_the_button_under_the_board_tells_since_the_visit_before_it(stage: Stage) -> None:
    await stage.start_game()
    asked, other = await names(stage)
    assert "Since my last visit" not in labels((await stage.command(asked, "table board")).response)
    await stage.command(other, "table board")
    await stage.command(asked, "toy pass")
    board = await stage.command(other, "table board")
    assert "Since my last visit" in labels(board.response)
    assert f"{asked} laid" in private(await stage.click(other, board.response, "Since my last visit"))
    assert "Since my last visit" not in labels((await stage.command(other, "table board")).response)


async def test_who_only_watches_has_no_visits(stage: Stage) -> None:
    await stage.start_game()
    assert "You are watching" in private(await stage.command("Cleo", "table since"))
    assert "You are watching" in private(await stage.command("Cleo", "table note"))
    assert labels((await stage.command("Cleo", "table board")).response) == ["Signs"]


async def test_a_long_story_is_shortened(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.discord.looking.since.LONGEST", 20)
    await stage.start_game()
    asked, other = await names(stage)
    await stage.command(other, "table board")
    for command in ("toy draw", "toy pass"):
        await stage.command(asked, command)
    told = private(await stage.command(other, "table since"))
    assert "… One sentence before that is in the log.\n" in told
    assert f"{asked} laid" in told
    assert "drew" not in told


async def test_a_note_is_shown_when_ones_next_turn_begins(stage: Stage) -> None:
    await stage.start_game()
    asked, other = await names(stage)
    form = await stage.command(other, "table note")
    kept = await stage.people[other].submit_modal(form, {"0": "keep the *3*\n@everyone"})
    quoted = "> keep the \\*3\\*\n> \\@\u200beveryone"
    assert quoted in private(kept)
    assert labels(kept.response) == ["Note"]
    assert quoted in private(await stage.command(other, "table now"))
    for name in (asked, "Cleo"):
        assert "keep" not in private(await stage.command(name, "table log"))
    await stage.command(asked, "toy pass")
    panel = await stage.click(other, stage.posts()[-1], "Take your turn")
    assert private(panel).startswith("📝 **Your note:**\n" + quoted)
    assert "What will you do?" in private(panel)
    assert all("keep" not in each.content for each in stage.posts())
    again = await stage.click(other, kept.response, "Note")
    assert "no note" in private(await stage.people[other].submit_modal(again, {"0": ""}))
    assert "Your note" not in private(await stage.click(other, stage.posts()[-1], "Take your turn"))


async def test_a_long_note_never_cuts_the_panel(stage: Stage) -> None:
    await stage.start_game()
    asked, _ = await names(stage)
    form = await stage.command(asked, "table note")
    await stage.people[asked].submit_modal(form, {"0": "*" * 500})
    panel = private(await stage.click(asked, stage.posts()[-1], "Take your turn"))
    assert panel.endswith("What will you do?")
