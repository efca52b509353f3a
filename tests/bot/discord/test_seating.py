"""Seats of a running game change hands, as people press it."""

from __future__ import annotations

import discord

from bot.store import tables
from tests.bot.discord.stage import Stage, labels, private


def pinged(stage: Stage) -> list[str]:
    """Return whom the newest post pings."""
    sent = [each.json for each in stage.env.http_requests if isinstance(each.json, dict) and "content" in each.json]
    users: list[str] = sent[-1]["allowed_mentions"].get("users") or []
    return users


async def test_leaving_a_running_game_asks_what_becomes_of_the_seat(stage: Stage) -> None:
    await stage.start_game()
    question = await stage.command("Ben", "table leave")
    assert "What becomes of Yellow?" in private(question)
    assert labels(question.response) == ["An automa plays on", "Offer it to others", "Resign", "No, I stay"]
    stayed = await stage.click("Ben", question.response, "No, I stay")
    assert "Nothing has changed" in private(stayed)
    question = await stage.command("Ben", "table leave")
    left = await stage.click("Ben", question.response, "An automa plays on")
    assert "An automa plays Yellow from now on" in private(left)
    post = stage.posts()[-1]
    assert "Yellow: Automa 1 (plays by itself), before that Ben" in post.content
    assert pinged(stage) == []


async def test_of_two_who_resigns_is_told_which_ways_there_are(stage: Stage) -> None:
    await stage.start_game()
    question = await stage.command("Ben", "table leave")
    told = await stage.click("Ben", question.response, "Resign")
    assert "know no resigning" in private(told)
    propose, *others = labels(told.response)
    assert others == ["An automa plays on", "No, I stay"]
    await stage.click("Ben", told.response, propose)
    await stage.click("Ann", stage.posts()[-1], "Agree")
    assert "closed before its end" in stage.posts()[-1].content


async def test_an_offered_seat_is_taken_by_one_press_and_its_hand_shown_to_that_person_only(stage: Stage) -> None:
    await stage.start_game()
    gone = await stage.asked()
    old_panel = await stage.click(gone, stage.posts()[-1], "Take your turn")
    question = await stage.command(gone, "table leave")
    await stage.click(gone, question.response, "Offer it to others")
    post = stage.posts()[-1]
    assert "nobody yet" in post.content
    assert "Until then an automa plays." in post.content
    assert labels(post)[0] == "Take this seat"
    taken = await stage.click("Cleo", post, "Take this seat")
    assert "is yours now" in private(taken)
    assert "Nobody else sees this" in private(taken)
    assert labels(taken.response) == ["Take your turn"]
    assert await stage.asked() == "Cleo"
    assert "Cleo, before that " + gone in stage.posts()[-1].content
    refused = await stage.click(gone, old_panel.response, labels(old_panel.response)[0])
    assert "given that seat up" in private(refused)
    assert "You are watching" in private(await stage.command(gone, "table hand"))


async def test_what_the_former_owner_did_is_taken_back_only_by_agreement(stage: Stage) -> None:
    await stage.start_game()
    who = await stage.asked()
    await stage.command(who, "toy pass")
    question = await stage.command(who, "table leave")
    await stage.click(who, question.response, "Offer it to others")
    await stage.click("Cleo", stage.posts()[-1], "Take this seat")
    undo = await stage.command("Cleo", "table undo")
    assert "who had your seat before" in private(undo)
    assert "Ask" in labels(undo.response)[0]


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


async def test_a_seat_is_offered_to_anybody_and_taken_by_one_press(stage: Stage) -> None:
    await stage.start_game()
    offered = await stage.command("Ben", "table offer")
    assert "Until somebody takes it you play on" in private(offered)
    post = stage.posts()[-1]
    assert "Ben (offered to whoever wants it)" in post.content
    assert "Take this seat" in labels(post)
    withdrawn = await stage.click("Ben", offered.response, "Withdraw the offer")
    assert "offered no more" in private(withdrawn)
    assert "no seat of it is free" in private(await stage.command("Cleo", "table join"))
    await stage.command("Ben", "table offer")
    taken = await stage.click("Cleo", stage.posts()[-1], "Take this seat")
    assert "Yellow is yours now" in private(taken)
    assert "Cleo, before that Ben" in stage.posts()[-1].content


async def test_a_seat_is_offered_to_somebody_by_name_without_a_second_ping(stage: Stage) -> None:
    await stage.start_game()
    cleo = stage.people["Cleo"]
    await stage.command("Ben", "table offer", person=cleo)
    post = stage.posts()[-1]
    assert f"(offered to <@{cleo.id}>)" in post.content
    assert pinged(stage) == [], "a notice tells her"
    taken = await stage.command("Cleo", "table join")
    assert "Yellow is yours now" in private(taken)


async def test_somebody_is_called_for_at_most_once_a_day(stage: Stage) -> None:
    await stage.start_game()
    assert "No seat of this game is free" in private(await stage.command("Ann", "table substitute"))
    await stage.command("Ben", "table offer", person=stage.people["Cleo"])
    assert "once a day for a week" in private(await stage.command("Ann", "table substitute"))
    assert "Take this seat" in labels(stage.posts()[-1])
    assert "called already" in private(await stage.command("Ann", "table substitute"))


async def test_two_swap_seats_when_all_agree(stage: Stage) -> None:
    await stage.start_game()
    assert "whether you two may swap" in private(await stage.command("Ann", "table swap", person=stage.people["Ben"]))
    post = stage.posts()[-1]
    assert "Ann proposes to swap seats with Ben" in post.content
    await stage.click("Ben", post, "Agree")
    table = await stage.table()
    assert table.seat_of(stage.people["Ann"].id) == "yellow"
    assert "Red: Ben, before that Ann" in stage.posts()[-1].content
    assert "no seat at this table" in private(await stage.command("Ann", "table swap", person=stage.people["Cleo"]))


async def test_a_server_manager_is_asked_before_taking_a_seat_away(stage: Stage) -> None:
    await stage.start_game()
    manager = stage.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    stage.people["Mia"] = stage.guild.add_member(stage.env.create_user("Mia"), roles=[manager])
    question = await stage.command("Mia", "table kick", person=stage.people["Ben"])
    assert labels(question.response) == ["Yes, at once", "No, keep it"]
    assert "is free now" in private(await stage.click("Mia", question.response, "Yes, at once"))
    post = stage.posts()[-1]
    assert "nobody yet (an automa plays for now), before that Ben" in post.content
    assert "cannot take one here again" in private(await stage.click("Ben", post, "Take this seat"))


async def test_a_vote_on_somebody_who_plays_comes_too_early(stage: Stage) -> None:
    await stage.start_game()
    who = await stage.asked()
    other = "Ann" if who == "Ben" else "Ben"
    question = await stage.command(other, "table kick", person=stage.people[who])
    assert labels(question.response) == ["Yes, ask the others", "No, keep it"]
    told = private(await stage.click(other, question.response, "Yes, ask the others"))
    assert "asked the same for 3 days" in told


async def test_of_an_away_seat_the_post_leads_to_a_vote(stage: Stage) -> None:
    await stage.start_game()
    who = await stage.asked()
    other = "Ann" if who == "Ben" else "Ben"
    async with stage.host._context.database.write() as connection:
        held = {"held_by": "random", "timed_out": 2}
        await tables.change_seat(connection, (await stage.table()).id, "red" if who == "Ann" else "yellow", **held)
    await stage.command(other, "table automa")
    post = stage.posts()[-1]
    assert {"I am back", "Somebody else plays"} <= set(labels(post))
    question = await stage.click(other, post, "Somebody else plays")
    assert f"besides {who} must agree" in private(question)
    assert "is free now" in private(await stage.click(other, question.response, "Yes, ask the others"))
    assert "Take this seat" in labels(stage.posts()[-1])
