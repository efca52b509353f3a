"""Seats of a running game change hands, as people press it."""

from __future__ import annotations

from tests.bot.discord.stage import Stage, labels, private


async def test_leaving_a_running_game_asks_what_becomes_of_the_seat(stage: Stage) -> None:
    await stage.start_game()
    question = await stage.command("Ben", "table leave")
    assert "What becomes of Yellow?" in private(question)
    assert labels(question.response) == ["An automa plays on", "Offer it to others", "No, I stay"]
    stayed = await stage.click("Ben", question.response, "No, I stay")
    assert "Nothing has changed" in private(stayed)
    question = await stage.command("Ben", "table leave")
    left = await stage.click("Ben", question.response, "An automa plays on")
    assert "An automa plays Yellow from now on" in private(left)
    post = stage.posts()[-1]
    assert "Yellow: Automa 1 (plays by itself), before that Ben" in post.content
    assert post.mentions == []


async def test_an_offered_seat_is_taken_by_one_press_and_its_hand_shown_to_that_person_only(stage: Stage) -> None:
    await stage.start_game()
    gone = await stage.asked()
    old_panel = await stage.click(gone, stage.posts()[-1], "Take your turn")
    question = await stage.command(gone, "table leave")
    await stage.click(gone, question.response, "Offer it to others")
    post = stage.posts()[-1]
    assert "nobody yet" in post.content
    assert labels(post)[:2] == ["Take this seat", "An automa plays for now"]
    taken = await stage.click("Cleo", post, "Take this seat")
    assert "is yours now" in private(taken)
    assert "Nobody else sees this" in private(taken)
    assert labels(taken.response) == ["Take your turn"]
    assert await stage.asked() == "Cleo"
    assert "Cleo, before that " + gone in stage.posts()[-1].content
    refused = await stage.click(gone, old_panel.response, labels(old_panel.response)[0])
    assert "given that seat up" in private(refused)
    assert "You are watching" in private(await stage.command(gone, "table hand"))


async def test_an_automa_for_a_while_and_back_by_one_press(stage: Stage) -> None:
    await stage.start_game()
    who = await stage.asked()
    held = await stage.command(who, "table automa")
    assert "until you press" in private(held)
    assert f"{who} (an automa plays for now)" in stage.posts()[-1].content
    back = await stage.click(who, held.response, "I am back")
    assert "again yourself" in private(back)
    assert labels(back.response) == ["What I am asked now"]
    assert "an automa" not in stage.posts()[-1].content


async def test_who_knows_a_hand_is_refused_another_seat_with_the_reason(stage: Stage) -> None:
    await stage.start_game()
    for who in ("Ann", "Ben"):
        question = await stage.command(who, "table leave")
        await stage.click(who, question.response, "Offer it to others")
    post = stage.posts()[-1]
    assert labels(post)[:3] == ["Take Red", "Take Yellow", "An automa plays for now"]
    refused = await stage.click("Ann", post, "Take Yellow")
    assert "You had Red in this game and know its hand" in private(refused)
    again = await stage.click("Ann", post, "Take Red")
    assert "Red is yours now" in private(again)


async def test_the_last_one_is_told_that_the_table_can_be_closed(stage: Stage) -> None:
    await stage.start_game()
    question = await stage.command("Ben", "table leave")
    await stage.click("Ben", question.response, "An automa plays on")
    question = await stage.command("Ann", "table leave")
    assert labels(question.response) == ["Offer it to others", "Close the table", "No, I stay"]
    assert "is closed" in private(await stage.click("Ann", question.response, "Close the table"))
    assert "was closed before its end" in stage.posts()[-1].content
