"""Seats of a running game change hands, as people press it."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import discord
import pytest

from bot.hosting.playing.automa import play_one
from bot.hosting.seating.leaving import Fate
from bot.hosting.table import Person, Status
from bot.store import tables
from tests.bot.discord.stage import QUICK_MOA, Stage, labels, private, selects, staged
from tests.bot.hosting.support import press


def pinged(stage: Stage) -> list[str]:
    """Return whom the newest post pings."""
    sent = [each.json for each in stage.env.http_requests if isinstance(each.json, dict) and "content" in each.json]
    users: list[str] = sent[-1]["allowed_mentions"].get("users") or []
    return users


def manager(stage: Stage) -> None:
    """Let Mia come, who manages the server."""
    role = stage.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    stage.people["Mia"] = stage.guild.add_member(stage.env.create_user("Mia"), roles=[role])


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
    assert "Yellow: Fledgling, an automa, before that Ben" in post.content
    assert pinged(stage) == []


async def test_each_way_to_leave_is_explained_beside_its_button(stage: Stage) -> None:
    await stage.start_game()
    question = await stage.command("Ben", "table leave")
    told = private(question)
    assert re.findall(r"• \*\*(.*?)\*\*: ", told) == labels(question.response)[:-1]
    assert "**Resign**: ends nothing yet, since this game has no rule for it." in told
    assert "\n\n" not in told


async def test_resigning_is_explained_only_where_it_is_offered(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    for each in ("Ben", "Cleo"):
        await stage.click(each, stage.posts()[-1], "Join")
    await stage.click("Ann", stage.posts()[-1], "Start")
    question = await stage.command("Ben", "table leave")
    assert "Resign" not in private(question)
    assert re.findall(r"• \*\*(.*?)\*\*: ", private(question)) == labels(question.response)[:-1]


async def test_of_two_who_resigns_is_told_which_ways_there_are(stage: Stage) -> None:
    await stage.start_game()
    question = await stage.command("Ben", "table leave")
    told = await stage.click("Ben", question.response, "Resign")
    assert "has no rule for resigning" in private(told)
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
    assert "whoever had your seat before" in private(undo)
    assert "Ask" in labels(undo.response)[0]


async def test_a_seat_that_nobody_has_goes_by_its_colour(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy", clock="daily")
    await stage.click("Ben", stage.posts()[-1], "Join")
    await stage.click("Ann", stage.posts()[-1], "Start")
    asked = await stage.asked()
    other = "Ben" if asked == "Ann" else "Ann"
    question = await stage.command(asked, "table leave")
    await stage.click(asked, question.response, "Offer it to others")
    told = f"Waiting for {'Red' if asked == 'Ann' else 'Yellow'}, asked"
    assert told in private(await stage.command(other, "tables"))
    assert told in private(await stage.command(other, "table now"))
    assert "nobody" not in private(await stage.command(other, "table score"))


async def test_an_automa_for_a_while_and_back_by_one_press(stage: Stage) -> None:
    await stage.start_game()
    who = await stage.asked()
    held = await stage.command(who, "table automa")
    assert "until you press" in private(held)
    assert f"{who} (the automa Fledgling plays for now)" in stage.posts()[-1].content
    back = await stage.click(who, held.response, "Play again myself")
    assert "again yourself" in private(back)
    assert labels(back.response) == ["What I am asked now"]
    assert "an automa" not in stage.posts()[-1].content


async def hold(stage: Stage, who: str, times_out: int) -> None:
    """Let an automa play for somebody: who has asked for that, or whose time was over that often."""
    if not times_out:
        await stage.command(who, "table automa")
        return
    table = await stage.table()
    seat = table.seat_of(stage.people[who].id)
    assert seat is not None
    async with stage.host._context.database.write() as connection:
        await tables.change_seat(connection, table.id, seat, held_by="fledgling", timed_out=times_out)


async def test_one_press_ends_an_absence_and_takes_the_seat_back_from_either_place(stage: Stage) -> None:
    await stage.start_game()
    who = "Ann" if await stage.asked() == "Ben" else "Ben"
    for place in ("post", "me"):
        await hold(stage, who, 2)
        await stage.command(who, "me away")
        assert (await stage.host.people.preferences(stage.people[who].id)).away_from is not None
        if place == "post":
            told = await stage.command(who, "table now")
            done = private(await stage.click(who, told.response, "Play again myself"))
            assert "again yourself. You are not away any more, at any table." in done
        else:
            page = await stage.command(who, "me settings")
            done = private(await stage.click(who, page.response, "I am back"))
            assert "At one table an automa has played for you; you play there again yourself." in done
            assert "Away: no" in done
        assert (await stage.host.people.preferences(stage.people[who].id)).away_from is None
        assert "Play again myself" not in labels((await stage.command(who, "table now")).response)


@pytest.mark.parametrize("times_out", [0, 2], ids=["by choice", "away"])
@pytest.mark.parametrize("asked", [True, False], ids=["asked", "not asked"])
async def test_now_tells_whom_an_automa_plays_for_and_has_the_way_back(
    tmp_path: Path, times_out: int, asked: bool
) -> None:
    async with staged(tmp_path, QUICK_MOA) as stage:
        await stage.start_game()
        first = await stage.asked()
        second = "Ann" if first == "Ben" else "Ben"
        who, other = (first, second) if asked else (second, first)
        await hold(stage, who, times_out)
        for looked in ("table now", "table since", "table board"):
            told = await stage.command(who, looked)
            assert ("The automa Fledgling plays" in private(told)) is (looked != "table board")
            assert "Play again myself" in labels(told.response)
        for somebody in (other, "Cleo"):
            theirs = await stage.command(somebody, "table now")
            assert "An automa plays" not in private(theirs)
            assert "Play again myself" not in labels(theirs.response)
        assert "again yourself" in private(await stage.click(who, told.response, "Play again myself"))
        now = await stage.command(who, "table now")
        assert "An automa plays" not in private(now)
        assert "Play again myself" not in labels(now.response)


@pytest.mark.parametrize("times_out", [0, 2], ids=["by choice", "away"])
async def test_the_list_of_tables_tells_where_an_automa_plays_for_the_reader(stage: Stage, times_out: int) -> None:
    await stage.start_game()
    assert "automa" not in private(await stage.command("Ben", "tables"))
    await hold(stage, "Ben", times_out)
    assert "An automa plays for you: **Play again myself** is in `/table now` there." in private(
        await stage.command("Ben", "tables")
    )
    assert "automa" not in private(await stage.command("Ann", "tables"))


@pytest.mark.slow
async def test_the_post_says_once_that_an_automa_has_played_for_somebody(stage: Stage) -> None:
    await stage.start_game()
    who = await stage.asked()
    await hold(stage, who, 0)
    context, table = stage.host._context, await stage.table()
    while (await stage.asked()) == who:
        await play_one(context, table.id)
    await stage.deliver()
    assert stage.posts()[-1].content.count(f"🤖 An automa has played for {who}.") == 1
    assert "time was over" not in stage.posts()[-1].content


@pytest.mark.slow
async def test_who_comes_back_before_the_post_is_not_called_late(stage: Stage) -> None:
    await stage.start_game()
    who = await stage.asked()
    await hold(stage, who, 0)
    context, table = stage.host._context, await stage.table()
    while (await stage.asked()) == who:
        await play_one(context, table.id)
    await stage.command(who, "table automa")
    told = "\n".join(each.content for each in stage.posts())
    assert told.count(f"🤖 An automa has played for {who}.") == 1
    assert "time was over" not in told


async def test_who_had_an_automa_at_the_end_of_a_game_is_not_asked_back(stage: Stage) -> None:
    await stage.start_game()
    await hold(stage, "Ben", 2)
    assert (await stage.table()).holds_for(stage.people["Ben"].id)
    over = replace(await stage.table(), status=Status.FINISHED)
    assert not over.holds_for(stage.people["Ben"].id)


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


async def test_a_seat_that_is_for_somebody_is_called_free_to_nobody_else(stage: Stage) -> None:
    await stage.start_game()
    cleo, told = stage.people["Cleo"], "One seat of Nests is free"
    stage.people["Dan"] = stage.guild.add_member(stage.env.create_user("Dan"))
    await stage.command("Ben", "table offer", person=cleo)
    assert told not in stage.posts()[-1].content
    assert f"One seat is for <@{cleo.id}>" in stage.posts()[-1].content
    assert "watching" in private(await stage.command("Dan", "table hand")), "Join would be refused"
    assert "the button below takes it" in private(await stage.command("Cleo", "table hand"))
    question = await stage.command("Ben", "table leave")
    await stage.click("Ben", question.response, "Offer it to others")
    assert told in stage.posts()[-1].content
    await stage.command("Ann", "table invite", person=cleo)
    assert told not in stage.posts()[-1].content
    assert "watching" in private(await stage.command("Dan", "table hand"))
    await stage.click("Cleo", stage.posts()[-1], "Take this seat")
    assert "One seat is" not in stage.posts()[-1].content


async def test_a_seat_is_not_offered_to_a_bot(stage: Stage) -> None:
    await stage.start_game()
    robot = stage.guild.add_member(stage.env.create_user("Robot", bot=True))
    assert "A bot cannot take a seat" in private(await stage.command("Ben", "table offer", person=robot))
    assert not any(each.offered_to for each in (await stage.table()).occupants)


async def test_somebody_is_called_for_at_most_once_a_day(stage: Stage) -> None:
    await stage.start_game()
    assert "No seat of this game is free" in private(await stage.command("Ann", "table substitute"))
    await stage.command("Ben", "table offer", person=stage.people["Cleo"])
    assert "once a day for a week" in private(await stage.command("Ann", "table substitute"))
    assert "Take this seat" in labels(stage.posts()[-1])
    refused = private(await stage.command("Ann", "table substitute"))
    assert re.search(r"called already, .* <t:\d{10}:R>", refused), "digits alone, or Discord shows no moment"


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


async def test_nobody_swaps_with_oneself(stage: Stage) -> None:
    await stage.start_game()
    assert "Choose somebody else" in private(await stage.command("Ben", "table swap", person=stage.people["Ben"]))


async def test_whoever_manages_the_server_and_has_no_seat_has_none_to_swap(stage: Stage) -> None:
    await stage.start_game()
    manager(stage)
    assert "You are watching" in private(await stage.command("Mia", "table swap", person=stage.people["Ben"]))


async def test_a_server_manager_is_asked_before_taking_a_seat_away(stage: Stage) -> None:
    await stage.start_game()
    manager(stage)
    question = await stage.command("Mia", "table kick", person=stage.people["Ben"])
    assert labels(question.response) == ["Yes, at once", "No, keep it"]
    assert "is free now" in private(await stage.click("Mia", question.response, "Yes, at once"))
    post = stage.posts()[-1]
    assert post.content.startswith("**One seat of Nests is free:** whoever takes it"), "which a notification shows"
    assert post.content.count("is free") == 1
    assert (
        "nobody yet (the automa Fledgling plays for now), before that Ben (taken away by whoever manages the"
        in post.content
    )
    assert "cannot take one here again" in private(await stage.click("Ben", post, "Take this seat"))


async def test_a_vote_on_somebody_who_plays_comes_too_early(stage: Stage) -> None:
    await stage.start_game()
    who = await stage.asked()
    other = "Ann" if who == "Ben" else "Ben"
    told = await stage.command(other, "table kick", person=stage.people[who])
    assert "asked the same for three days" in private(told)
    assert "Yes, ask the others" not in labels(told.response)
    assert "use `/table leave`" in private(await stage.command(who, "table kick", person=stage.people[who]))
    assert "You are watching" in private(await stage.command("Cleo", "table kick", person=stage.people[who]))


async def test_a_manager_is_not_asked_whether_to_take_the_own_seat_away(stage: Stage) -> None:
    manager(stage)
    await stage.command("Mia", "table new", game="toy")
    await stage.click("Ben", stage.posts()[-1], "Join")
    await stage.click("Mia", stage.posts()[-1], "Start")
    told = await stage.command("Mia", "table kick", person=stage.people["Mia"])
    assert "use `/table leave`" in private(told)


async def test_of_an_away_seat_the_post_leads_to_a_vote(stage: Stage) -> None:
    await stage.start_game()
    who = await stage.asked()
    other = "Ann" if who == "Ben" else "Ben"
    async with stage.host._context.database.write() as connection:
        held = {"held_by": "fledgling", "timed_out": 2}
        await tables.change_seat(connection, (await stage.table()).id, "red" if who == "Ann" else "yellow", **held)
    await stage.command(other, "table automa")
    post = stage.posts()[-1]
    assert {"Play again myself", "Find a substitute"} <= set(labels(post))
    question = await stage.click(other, post, "Find a substitute")
    assert f"besides {who} must agree" in private(question)
    assert "is free now" in private(await stage.click(other, question.response, "Yes, ask the others"))
    assert any(f"since {who}'s time was over." in each.content for each in stage.posts())
    assert "Take this seat" in labels(stage.posts()[-1])
    assert f"before that {who} (the others voted to give it away)" in stage.posts()[-1].content
    await stage.click("Cleo", stage.posts()[-1], "Take this seat")
    assert stage.posts()[-1].content.startswith("**Nests**: who plays now")
    assert "voted" not in stage.posts()[-1].content


async def test_of_several_who_are_away_one_is_chosen(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    for name in ("Ben", "Cleo"):
        await stage.click(name, stage.posts()[-1], "Join")
    await stage.click("Ann", stage.posts()[-1], "Start")
    table = await stage.table()
    async with stage.host._context.database.write() as connection:
        for each in table.occupants[1:]:
            await tables.change_seat(connection, table.id, each.seat, held_by="fledgling", timed_out=2)
    await stage.command("Ann", "table automa")
    question = await stage.click("Ann", stage.posts()[-1], "Find a substitute")
    assert labels(question.response) == ["Ben", "Cleo"]
    surely = await stage.click("Ann", question.response, "Cleo")
    assert "besides Cleo must agree" in private(surely)
    assert "is free now" in private(await stage.click("Ann", surely.response, "Yes, ask the others"))
    assert (await stage.table()).vacant == (table.occupants[2].seat,)
    assert "Somebody else has that seat" in private(await stage.click("Ann", question.response, "Cleo"))


async def test_where_automas_are_to_play_for_everybody_all_are_told_that_nothing_moves(stage: Stage) -> None:
    await stage.start_game()
    await stage.command("Ann", "table automa")
    assert "No person plays" not in stage.posts()[-1].content
    told = private(await stage.command("Ben", "table automa"))
    assert "nobody else plays here just now: so nothing moves until you press" in told
    post = stage.posts()[-1]
    assert "No person plays here just now, so nothing moves. It goes on when somebody presses" in post.content
    assert "Ann (the automa Fledgling has the seat for now)" in post.content
    assert "Play again myself" in labels(post)
    assert "Find a substitute" not in labels(post)
    now = private(await stage.command("Ann", "table now"))
    assert "The automa Fledgling has Red, but no person plays here" in now
    assert "nothing moves. It goes on" in private(await stage.command("Cleo", "table now"))
    await stage.click("Ann", post, "Play again myself")
    assert "nothing moves" not in stage.posts()[-1].content
    assert "Play again myself" not in labels(stage.posts()[-1])


async def test_who_plays_alone_is_told_why_no_automa_plays(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    await stage.click("Ann", stage.posts()[-1], "Add automa")
    await stage.click("Ann", stage.posts()[-1], "Start")
    assert "would play your game to its end without you" in private(await stage.command("Ann", "table automa"))


async def test_a_table_that_all_have_left_says_that_it_waits_for_somebody(stage: Stage) -> None:
    await stage.start_game()
    for who in ("Ann", "Ben"):
        question = await stage.command(who, "table leave")
        await stage.click(who, question.response, "Offer it to others")
    post = stage.posts()[-1].content
    assert "nothing moves. It goes on when somebody takes a free seat." in post
    assert "Until then an automa plays" not in post


async def test_who_stands_in_for_a_free_seat_is_chosen_on_the_page_of_the_clock(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    for who in ("Ben", "Cleo"):
        await stage.click(who, stage.posts()[-1], "Join")
    await stage.click("Ann", stage.posts()[-1], "Start")
    table = await stage.table()
    seat = table.seat_of(stage.people["Ann"].id)
    await stage.host.seats.leave(press(Person(stage.people["Ann"].id, "Ann"), table.place), table.id, Fate.OFFER)
    page = await stage.command("Ben", "table clock")
    offered = next(each for each in selects(page.response) if each["custom_id"].endswith(f"clock.seat.{seat}"))
    assert [each["value"] for each in offered["options"] if each.get("default")] == ["fledgling"]
    await stage.people["Ben"].select(page.response, ["hunter"], custom_id=offered["custom_id"])
    assert (await stage.table()).occupant(seat or "").held_by == "hunter"


async def test_who_cannot_take_a_free_seat_is_not_told_that_one_can(stage: Stage) -> None:
    await stage.start_game()
    manager(stage)
    question = await stage.command("Mia", "table kick", person=stage.people["Ben"])
    await stage.click("Mia", question.response, "Yes, at once")
    told = await stage.command("Ben", "table hand")
    assert "You have no seat at this table" in private(told)
    assert "cannot take one here again" in private(told)
    assert "Board" in labels(told.response)
    told = await stage.command("Cleo", "table hand")
    assert "You have no seat at this table, and one is free" in private(told)
    assert "Join" not in labels(told.response)
    assert "is yours now" in private(await stage.click("Cleo", told.response, "Take this seat"))


async def test_who_has_left_is_offered_the_own_seat_only(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    for name in ("Ben", "Cleo"):
        await stage.click(name, stage.posts()[-1], "Join")
    await stage.click("Ann", stage.posts()[-1], "Start")
    for name in ("Ben", "Cleo"):
        question = await stage.command(name, "table leave")
        await stage.click(name, question.response, "Offer it to others")
    told = await stage.command("Cleo", "table hand")
    assert "and one is free" in private(told)
    assert [each for each in labels(told.response) if each.startswith("Take")] == ["Take this seat"]
    assert (await stage.table()).vacant == ("yellow", "green")
    await stage.click("Cleo", told.response, "Take this seat")
    assert (await stage.table()).vacant == ("yellow",)
    await stage.click("Ann", stage.posts()[-1], "Take this seat")
    told = await stage.command("Ben", "table hand")
    assert "and one is free" in private(told)


async def test_who_knows_the_hand_of_a_seat_that_is_taken_is_told_so(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    for name in ("Ben", "Cleo"):
        await stage.click(name, stage.posts()[-1], "Join")
    await stage.click("Ann", stage.posts()[-1], "Start")
    question = await stage.command("Ben", "table leave")
    await stage.click("Ben", question.response, "An automa plays on")
    question = await stage.command("Cleo", "table leave")
    await stage.click("Cleo", question.response, "Offer it to others")
    told = await stage.command("Ben", "table hand")
    assert "You had Yellow in this game and know its hand" in private(told)
    assert "Take this seat" not in labels(told.response)
