from __future__ import annotations

import discord

from tests.bot.discord.stage import Stage, labels, private


async def test_the_hand_is_private_and_only_the_own(stage: Stage) -> None:
    await stage.start_game()
    hand = await stage.click("Ann", stage.posts()[-1], "Hand")
    assert "Nobody else" in private(hand)
    assert hand.response.attachments[0].description == "Your hand."
    assert "You are watching" in private(await stage.click("Cleo", stage.posts()[-1], "Hand"))
    assert "You are watching" in private(await stage.command("Cleo", "table hand"))


async def test_spectators_see_the_board(stage: Stage) -> None:
    await stage.start_game()
    seen = await stage.command("Cleo", "table board")
    assert seen.response.attachments[0].description == "The board in round 1."
    assert labels(seen.response) == ["Signs"]
    assert "Take your turn" in labels((await stage.command(await stage.asked(), "table board")).response)


async def test_the_board_in_words_is_split(stage: Stage) -> None:
    await stage.start_game()
    answer = await stage.command("Cleo", "table board", text=True)
    parts = [answer.response, *answer.followups]
    assert len(parts) > 1
    assert all(part.ephemeral for part in parts)
    assert "\n".join(part.content for part in parts).count("Line") == 150


async def test_zoom(stage: Stage) -> None:
    await stage.start_game()
    seen = await stage.command("Cleo", "table board", zoom="2")
    assert seen.response.attachments[0].description == "Around 2."
    seen = await stage.command("Cleo", "table board", zoom="0")
    assert seen.response.attachments[0].description == "Around None."
    for forged in ("99", "@everyone **x**"):
        answer = private(await stage.command("Cleo", "table board", zoom=forged))
        assert "no place" in answer
        assert "@everyone" not in answer
        assert "1, 2, and 3" in answer


async def test_places_to_zoom_to_are_offered(stage: Stage) -> None:
    async def places(typed: str) -> list[str]:
        found = await stage.people["Cleo"].autocomplete(stage.channel, "table board", "zoom", typed)
        return [each["value"] for each in found]

    assert await places("") == []
    await stage.start_game()
    assert await places("") == ["1", "2", "3"]
    assert await places(" 2") == ["2"]


async def test_log_and_score(stage: Stage) -> None:
    await stage.start_game()
    asked = await stage.asked()
    await stage.command(asked, "toy draw")
    await stage.command(asked, "toy pass")
    log = await stage.command("Cleo", "table log")
    assert f"{asked} laid" in private(log)
    log = await stage.click("Cleo", log.response, "As a file")
    assert log.response.attachments[0].filename.endswith(".txt")
    assert "0 points" in private(await stage.command("Cleo", "table score"))


async def test_a_running_games_record_is_for_the_manager(stage: Stage) -> None:
    await stage.start_game()
    assert "secrets" in private(await stage.command("Cleo", "table record"))
    manager = stage.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    stage.people["Mia"] = stage.guild.add_member(stage.env.create_user("Mia"), roles=[manager])
    record = await stage.command("Mia", "table record")
    assert record.response.ephemeral
    assert record.response.attachments[0].filename == "toy-1.jsonl"


async def test_before_the_start_there_is_nothing_to_see(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    for name in ("board", "hand", "log", "score"):
        assert "not started" in private(await stage.command("Ann", f"table {name}"))
    assert "not started" in private(await stage.command("Ann", "toy pass"))
