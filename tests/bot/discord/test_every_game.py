"""What a table can do, once for every game in the list: nothing here knows which game it is.

Two people play, or one alone where the game has one seat; Cleo always watches.
"""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.games import PRESENTERS
from bot.games.typed_commands import Typing
from bot.hosting.orders.standing_orders import OBVIOUS
from bot.hosting.playing.automa import play_one
from bot.hosting.table import Occupant, Person, Place, Press, Status, Table
from bot.locale.words import wording
from engine.automa import RandomPlayer
from engine.games import GAMES
from engine.match import CannotUndo, Match
from engine.question import question_of
from engine.record import read_record, replay, verify
from engine.rulebook.provenance import provenance_of
from render import painter
from tests.bot.discord.stage import Show, Stage, labels, private, selects, staged
from tests.bot.discord.toy_show import ToyPainter

WORDS = wording("en")
_interactions = count(1)


@pytest.fixture(params=GAMES)
async def stage(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Stage]:
    """A stage for each game, without the time that pictures take."""
    show = Show(GAMES[request.param], PRESENTERS[request.param], ToyPainter())
    with capture_logs() as logs:
        async with staged(tmp_path, show) as made:
            yield made
    assert [each["event"] for each in logs if each["log_level"] in ("error", "critical")] == []


def players(stage: Stage) -> list[str]:
    """Return the names of who plays."""
    return ["Ann", "Ben"][: max(stage.show.game.seat_counts)]


def press_of(stage: Stage, name: str) -> Press:
    """Return a request of somebody, as it comes from the channel."""
    person = Person(stage.people[name].id, name)
    return Press(next(_interactions), person, Place(stage.guild.id, stage.channel.id))


async def match_of(stage: Stage, table: Table) -> Match:
    """Return the running game, as its record tells it."""
    return replay(read_record(await stage.host.tables.record(None, table.id), GAMES))


async def acted(stage: Stage, occupant: Occupant) -> bool:
    """Tell whether an occupant has answered anything yet."""
    entries = (await match_of(stage, await stage.table())).entries
    return any(each.seat == occupant.seat for each in entries)


async def act(stage: Stage, rng: random.Random) -> str:
    """Let whoever is asked first answer at random; give the name."""
    table = await stage.table()
    name = await stage.asked()
    match = await match_of(stage, table)
    seat = next(iter(table.asked_since))
    action = RandomPlayer().choose(question_of(match.game, match.position, seat), rng)
    await stage.host.playing.act(press_of(stage, name), table.id, action)
    return name


async def play(stage: Stage, entries: int) -> None:
    """Play on at random, till so many answers are given or the game is over."""
    rng = random.Random(3)
    for _ in range(entries):
        if (await stage.table()).status is not Status.RUNNING:
            break
        await act(stage, rng)
    await stage.deliver()


async def test_a_lobby_is_filled_left_and_started(stage: Stage) -> None:
    await stage.command("Ann", "table new", game=stage.show.game.name)
    if len(players(stage)) > 1:
        await stage.click("Ben", stage.posts()[-1], "Join")
        await stage.click("Ben", stage.posts()[-1], "Leave")
        await stage.click("Ann", stage.posts()[-1], "Add automa")
        assert [each.name for each in (await stage.table()).occupants] == ["Ann", "Fledgling"]
        await stage.click("Ann", stage.posts()[-1], "Remove automa")
        await stage.click("Ben", stage.posts()[-1], "Join")
    else:
        assert not {"Join", "Add automa"} & set(labels(stage.posts()[-1]))
    await stage.click("Ann", stage.posts()[-1], "Start")
    table = await stage.table()
    assert table.status is Status.RUNNING
    assert [each.name for each in table.occupants] == players(stage)
    asked = {table.occupant(seat).person_id for seat in table.asked_since}
    assert {each.id for each in stage.posts()[-1].mentions} == (asked if len(players(stage)) > 1 else set())


async def test_a_full_table_takes_nobody_else(stage: Stage) -> None:
    await stage.start_game()
    assert "already" in private(await stage.command("Cleo", "table join"))
    assert [each.name for each in (await stage.table()).occupants] == players(stage)


@pytest.mark.slow
async def test_automa_take_seats_and_play(stage: Stage) -> None:
    if len(players(stage)) == 1:
        pytest.skip("the one seat is a person's")
    await stage.command("Ann", "table new", game=stage.show.game.name)
    await stage.click("Ann", stage.posts()[-1], "Add automa")
    await stage.click("Ann", stage.posts()[-1], "Start")
    rng = random.Random(4)
    table = await stage.table()
    automa = table.occupants[1]
    while table.status is Status.RUNNING and not await acted(stage, automa):
        if not await play_one(stage.host._context, table.id) and await stage.asked() == "Ann":
            await act(stage, rng)
        table = await stage.table()
    await stage.deliver()
    assert automa.automa is not None
    assert await acted(stage, automa)
    assert any(automa.name in post.content for post in stage.posts())


async def test_what_is_asked_is_answered_by_typing(stage: Stage) -> None:
    table = await stage.start_game()
    presenter = stage.show.presenter
    command = next(each for each in presenter.commands if each.name == "do")
    name = await stage.asked()
    turn = await stage.host.playing.turn(press_of(stage, name), table.id)
    offered = presenter.suggest(turn, Typing("do", command.options[0].name, "", {}), WORDS)
    group = presenter.group or stage.show.game.name
    done = await stage.command(name, f"{group} do", **{command.options[0].name: offered[0].value})
    assert "Done." in private(done)
    assert (await stage.table()).seq > table.seq


async def test_whoever_is_asked_gets_a_panel_and_a_spectator_a_friendly_answer(stage: Stage) -> None:
    await stage.start_game()
    asked = await stage.asked()
    label = labels(stage.posts()[-1])[0]
    panel = await stage.click(asked, stage.posts()[-1], label)
    assert private(panel)
    assert panel.response.components
    assert "watching" in private(await stage.click("Cleo", stage.posts()[-1], label))


async def test_what_each_may_see_is_shown(stage: Stage) -> None:
    await stage.start_game()
    await play(stage, 6)
    hand = private(await stage.command("Ann", "table hand"))
    assert "Nobody else" in hand if stage.show.presenter.hands else "nobody holds anything" in hand
    if stage.show.presenter.hands:
        assert "watching" in private(await stage.command("Cleo", "table hand"))
    for who in ("Ann", "Cleo"):
        board = await stage.command(who, "table board")
        assert board.response.ephemeral
        assert board.response.attachments[0].description
        log = await stage.click(who, (await stage.command(who, "table log")).response, "As a file")
        assert log.response.attachments[0].filename.endswith(".txt")
        score = private(await stage.command(who, "table score"))
        view = (await stage.host.looking.sight(None, (await stage.table()).id)).view
        known = [each.score for each in stage.show.presenter.standing(view) if each.score is not None]
        assert known
        assert score.count("• ") >= len(known)


async def test_the_real_pictures_and_words_are_shown(stage: Stage) -> None:
    stage.show.painter = painter(stage.show.game.name)
    await stage.start_game()
    board = await stage.command("Cleo", "table board")
    assert board.response.attachments[0].description != "The board in round 1."
    words = await stage.command("Cleo", "table board", text=True)
    assert "Ann" in private(words)


async def test_what_was_just_done_is_taken_back_or_refused_with_a_reason(stage: Stage) -> None:
    await stage.start_game()
    rng, answers = random.Random(5), set[str]()
    while (await stage.table()).status is Status.RUNNING and "Taken back" not in answers:
        name, before = await act(stage, rng), (await stage.table()).seq
        may_be = undoable(await match_of(stage, await stage.table()))
        answer = private(await stage.command(name, "table undo"))
        assert ("Taken back" in answer) == may_be == ((await stage.table()).seq != before), answer
        why = next(why for why in ("Taken back", "to light", "acted", "nothing of yours", "over") if why in answer)
        answers.add(why)
    assert answers


async def test_what_is_not_taken_back_alone_is_taken_back_when_all_agree(stage: Stage) -> None:
    table = await stage.start_game()
    await play(stage, 7)
    before = await match_of(stage, table)
    listed = await stage.command("Ann", "table undo", choose=True)  # one
    (select,) = selects(listed.response)
    labels_told = [each["label"] for each in select["options"]]
    assert len(labels_told) == min(25, len(before.entries) - 1)
    assert not [each for each in labels_told if "*" in each or f"{stage.show.game.name}-" in each]
    chosen = select["options"][-1]["value"]
    shown = await stage.people["Ann"].select(listed.response, [chosen], custom_id=select["custom_id"])  # two
    assert "Then it is asked again" in private(shown)
    assert len(private(shown)) <= 2000
    if len(players(stage)) == 1:
        await stage.click("Ann", shown.response, "Take it back")  # three
    else:
        await stage.click("Ann", shown.response, "Ask the others")  # three
        post = stage.posts()[-1]
        assert len(post.content) <= 2000
        assert "Then it is asked again" in post.content
        await stage.click("Ben", post, "Agree")  # one, by each of the others
    after = await match_of(stage, await stage.table())
    assert len(after.entries) == 1
    assert after.game.to_record(after.position) == before.game.to_record(before.after(1))
    await play(stage, 3)
    record = await stage.host.tables.record(None, table.id)
    assert [str(fault) for fault in verify(record, GAMES)] == []


def undoable(match: Match) -> bool:
    """Tell whether who acted last may take it back, as the engine has it."""
    seat = match.entries[-1].seat
    assert seat is not None
    try:
        match.undoable(seat)
    except CannotUndo:
        return False
    return match.result is None


async def test_a_game_goes_on_after_a_restart(stage: Stage) -> None:
    await stage.start_game()
    await play(stage, 3)
    before = await stage.host.tables.record(None, (await stage.table()).id)
    await stage.restart()
    assert await stage.host.tables.record(None, (await stage.table()).id) == before
    await play(stage, 3)


@pytest.mark.slow
async def test_a_whole_game_ends_with_its_record_which_opens_elsewhere(stage: Stage) -> None:
    table = await stage.start_game()
    await play(stage, 500)
    post = stage.posts()[-1]
    assert "game is over" in post.content
    view = (await stage.host.looking.sight(None, table.id)).view
    for each in stage.show.presenter.standing(view):
        told = sum(post.content.count(f"{each.score} {unit}") for unit in ("point\n", "points"))
        assert told <= 2, "the scores stand once: two may have the same"
    assert post.content.count("🏆") >= 1
    assert [each.filename for each in post.attachments][-1].endswith(".jsonl")
    record = await stage.host.tables.record(None, table.id)
    assert [str(fault) for fault in verify(record, GAMES)] == []
    given = await stage.command("Cleo", "table record")
    assert given.response.attachments[0].filename.startswith(stage.show.game.name)
    elsewhere = stage.guild.create_text_channel("elsewhere")
    opened = await stage.host.tables.import_record(record, Place(stage.guild.id, elsewhere.id), "en")
    assert opened.status is Status.FINISHED
    again = [json.loads(line) for line in (await stage.host.tables.record(None, opened.id)).splitlines()]
    assert again == [json.loads(line) for line in record.splitlines()]


async def test_a_running_games_record_is_for_the_manager_and_people_take_its_seats_elsewhere(stage: Stage) -> None:
    table = await stage.start_game()
    await play(stage, 4)
    assert "secrets" in private(await stage.command("Ann", "table record"))
    role = stage.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    stage.people["Mia"] = stage.guild.add_member(stage.env.create_user("Mia"), roles=[role])
    assert (await stage.command("Mia", "table record")).response.attachments
    elsewhere: Any = stage.guild.create_text_channel("elsewhere")
    record = await stage.host.tables.record(None, table.id)
    opened = await stage.host.tables.import_record(record, Place(stage.guild.id, elsewhere.id), "en")
    assert opened.status is Status.RUNNING
    assert await stage.host.tables.record(None, opened.id) == record
    await stage.people["Mia"].slash(elsewhere, "table join")
    (taken,) = [each for each in (await stage.host.tables.find(opened.id)).occupants if each.person_id is not None]
    assert taken.name == "Mia"
    orders = await stage.host.playing.standing_orders(stage.people["Mia"].id, opened.id)
    assert list(orders) == [OBVIOUS] * bool(stage.show.game.obvious_kinds)


async def test_the_rules_are_looked_up_and_tell_where_numbers_are_from(stage: Stage) -> None:
    game = stage.show.game
    about = private(await stage.command("Cleo", "rules about", game=game.name))
    marks = provenance_of(f"engine.{game.name}", game.components()).counts
    assert any(marks.values())
    for mark, number in marks.items():
        assert (WORDS("rules-mark", mark=mark, count=number) in about) == (number > 0)


async def test_the_rules_of_every_game_end_with_the_bot_itself(stage: Stage) -> None:
    game = stage.show.game
    group = stage.show.presenter.group or game.name
    moving = private(await stage.command("Cleo", "rules look", words="BOT1", game=game.name))
    assert moving.startswith("**BOT1 ·")
    assert f"`/{group}`" in moving
    holding = private(await stage.command("Cleo", "rules look", words="BOT3", game=game.name))
    assert holding.startswith("**BOT3 ·") == stage.show.presenter.hands


async def test_a_running_game_is_ended(stage: Stage) -> None:
    await stage.start_game()
    question = await stage.command("Ann", "table end")
    assert (await stage.table()).status is Status.RUNNING
    await stage.click("Ann", question.response, "Yes, close it")
    assert "closed" in stage.posts()[-1].content
    assert "no table" in private(await stage.command("Ann", "table board"))


async def test_past_its_first_round_a_game_is_ended_together_and_the_standing_told(stage: Stage) -> None:
    await stage.start_game()
    match = await match_of(stage, await stage.table())
    while match.game.in_first_round(match.position):
        await play(stage, 1)
        match = await match_of(stage, await stage.table())
    question = await stage.command("Ann", "table end")  # one
    if len(players(stage)) == 1:
        await stage.click("Ann", question.response, "Yes, close it")  # two
    else:
        await stage.click("Ann", question.response, "Ask the others to end it")  # two
        await stage.click("Ben", stage.posts()[-1], "Agree")  # one, by each of the others
    last = stage.posts()[-1].content
    assert "closed" in last
    view = match.game.view(match.position, None)
    known = [each.score for each in stage.show.presenter.standing(view) if each.score is not None]
    assert last.count("• ") == len(known) > 0


async def test_who_is_asked_is_told_what_can_be_done_now_and_why_not_the_rest(stage: Stage) -> None:
    await stage.start_game()
    for entries in (0, 1, 3, 5, 8, 13):
        await play(stage, entries)
        table = await stage.table()
        if table.status is not Status.RUNNING:
            break
        match = await match_of(stage, table)
        first = match.game.choices(match.position, next(iter(table.asked_since)))
        answer = await stage.command(await stage.asked(), "table now")
        told = private(answer)
        assert told.startswith("**You can now:**\n• ")
        assert len(told) <= 2000
        assert f"{stage.show.game.name}-" not in told
        rules = [label for label in labels(answer.response) if label.startswith("Rule ")]
        refused = any(option.refused is not None for option in first.options())
        assert bool(rules) == ("Not possible now:" in told) == refused
        for label in rules[:2]:
            shown = private(await stage.click(await stage.asked(), answer.response, label))
            assert label.removeprefix("Rule ") in shown


async def test_who_is_not_asked_is_told_who_is(stage: Stage) -> None:
    await stage.start_game()
    asked = await stage.asked()
    others = [name for name in ("Cleo", *players(stage)) if name != asked]
    told = {private(await stage.command(name, "table now")) for name in others[:1]}
    assert all(each.startswith("**You are asked nothing now.**") for each in told)
    assert all(asked in each or len(players(stage)) == 1 for each in told)


async def test_help_leads_to_all_that_a_newcomer_needs(stage: Stage) -> None:
    helped = await stage.command("Cleo", "help")
    ways = ("/table now", "/tables", "/table since", "/table undo", "clock:daily", "/me settings", "/table orders")
    for way in (*ways, "/table invite", "/learn", "Rematch", "/server settings"):
        assert way in private(helped)
    assert not helped.followups, "one message"


async def test_who_has_never_played_reads_what_the_game_is_about(stage: Stage) -> None:
    game = stage.show.game.name
    if not stage.show.presenter.overview:
        pytest.skip("its presenter names no rule that tells the game in a minute")
    intro = WORDS(f"{game}-intro")
    assert len(intro.splitlines()) == 5
    for told in ("A turn", "The end"):
        assert told in intro or (told, game) == ("A turn", "laisla")
    nowhere = await stage.command("Cleo", "help")
    called = WORDS(f"{game}-name")
    screens = [f"{called} in five screens"] if stage.show.presenter.screens else []
    assert labels(nowhere.response) == [f"{called} in a minute", *screens, f"Learn {called}", "My tables"]
    await stage.command("Ann", "table new", game=game)
    for helped in (await stage.click("Cleo", stage.posts()[-1], "How it works"), await stage.command("Cleo", "help")):
        assert private(helped).startswith(intro)
        minute = await stage.click("Cleo", helped.response, "The game in a minute")
        assert "The game in a minute" in private(minute)
    if len(players(stage)) > 1:
        await stage.click("Ben", stage.posts()[-1], "Join")
    await stage.click("Ann", stage.posts()[-1], "Start")
    post = stage.posts()[-1]
    assert post.content.startswith(intro)
    assert "The game in a minute" in private(await stage.click("Cleo", post, "The game in a minute"))
    await play(stage, 3)
    later = stage.posts()[-1]
    assert later.id == post.id or intro not in later.content


async def test_the_newest_post_opens_what_is_asked_by_now_in_the_middle_of_ones_turn(stage: Stage) -> None:
    await stage.start_game()
    rng, tried = random.Random(11), 0
    for _ in range(120):
        table = await stage.table()
        if table.status is not Status.RUNNING or tried == 3:
            break
        post = stage.posts()[-1].id
        name = await act(stage, rng)
        await stage.deliver()
        since = (await stage.table()).asked_since.get(table.seat_of(stage.people[name].id) or "")
        if stage.posts()[-1].id != post or since != (await stage.table()).seq:
            continue
        label = next(label for label in labels(stage.posts()[-1]) if label not in ("Automa's turn", "End turn"))
        opened = await stage.click(name, stage.posts()[-1], label)
        assert "answered already" not in private(opened)
        assert opened.response.components
        tried += 1
    if not tried:
        pytest.skip("a seat is never asked on without a post")


async def test_whom_the_table_waits_for_and_who_has_answered_is_told_without_asking(stage: Stage) -> None:
    if len(players(stage)) == 1:
        pytest.skip("who plays alone knows")
    await stage.start_game()
    rng = random.Random(3)
    for _ in range(12):
        table = await stage.table()
        match = await match_of(stage, table)
        awaited = [table.occupant(each.seat).name for each in match.decisions()]
        answered = [table.occupant(each.seat).name for each in match.revisable()]
        for told in (stage.posts()[-1].content, private(await stage.command("Cleo", "table now"))):
            for name in awaited:
                assert any("Waiting for" in line and name in line for line in told.splitlines())
            assert [f"Chosen already: {name}." in told for name in answered] == [True] * len(answered)
            assert ("Chosen already" in told) == bool(answered)
        await act(stage, rng)
        await stage.deliver()


async def test_who_comes_back_is_told_what_has_happened_and_finds_a_note(stage: Stage) -> None:
    await stage.start_game()
    await stage.command("Ann", "table board")
    form = await stage.command("Ann", "table note")
    await stage.people["Ann"].submit_modal(form, {"0": "mind the gap"})
    seq = (await stage.table()).seq
    await play(stage, 8)
    table = await stage.table()
    entries = await stage.host.looking.log(stage.people["Ann"].id, table.id)
    told = await stage.command("Ann", "table since")
    own = [each for each in entries if each.seat == table.seat_of(stage.people["Ann"].id)]
    if own and own[-1].seq == table.seq:
        assert "Nothing has happened since" in private(told)
    else:
        assert "Since your last visit" in private(told)
        assert len(private(told).splitlines()) > 1
    assert table.seq > seq
    assert len(told.response.attachments) == 1
    assert "> mind the gap" in private(await stage.command("Ann", "table now"))
    other = await stage.command("Cleo", "table now")
    assert "mind the gap" not in private(other)
