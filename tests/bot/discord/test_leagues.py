"""Leagues through the real client: the invitation, threads of tables, the standing, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import pytest

from bot.discord.leagues import telling
from bot.discord.messages.custom_id import CustomId, Verb
from bot.discord.messages.message import ALT_LENGTH, TEXT_LENGTH
from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.leagues.league import League, LeaguePost, LeaguePostKind, LeagueStatus, Member, Pairing, PairingStatus
from bot.hosting.leagues.work import LeagueWork
from bot.hosting.table import Place
from bot.leagues.season import Season
from bot.leagues.standing import standing
from bot.locale.words import LANGUAGES, wording
from engine.games import GAMES
from tests.bot.discord.stage import Stage, labels, private
from tests.bot.hosting.leagues.support import play_out

SEVERAL = sorted(name for name, game in GAMES.items() if max(game.seat_counts) > 1)


async def go_on(stage: Stage) -> None:
    """Let the background do what leagues owe."""
    await LeagueWork(stage.host._context, stage._outbox._delivery._announcer).go_on()
    await stage.deliver()


async def opened(stage: Stage, **given: Any) -> discord.Message:
    """Open a league, and return its invitation."""
    answer = await stage.command("Ann", "league new", game="toy", size=2, rounds=1, **given)
    assert "Nests league 1 is open" in private(answer)
    await go_on(stage)
    (invitation,) = stage.posts()
    return invitation


async def league(stage: Stage) -> League:
    return await stage.host.leagues.find(1)


async def test_an_invitation_with_one_button(stage: Stage) -> None:
    invitation = await opened(stage)
    assert labels(invitation) == ["Join"]
    assert "Nobody is in it yet." in invitation.content
    answer = await stage.click("Ben", invitation, "Join")
    assert "You are in Nests league 1" in private(answer)
    assert labels(answer.response) == ["Leave the league"]
    await go_on(stage)
    (changed,) = stage.posts()
    assert changed.id == invitation.id
    assert "In it (1 of 64): Ben" in changed.content
    assert (
        "You have left" in (await stage.people["Ben"].click(answer.response, label="Leave the league")).response.content
    )
    await go_on(stage)
    assert "Nobody is in it yet." in stage.posts()[0].content


async def test_the_switches_of_its_game_are_chosen_told_and_played(stage: Stage) -> None:
    invitation = await opened(stage, mode="together", lucky="true")
    told = ["• Mode: Together", "• Lucky: Yes"]
    assert [each for each in invitation.content.splitlines() if each.startswith("•")] == told
    for name in ("Ann", "Ben"):
        await stage.click(name, invitation, "Join")
    await stage.command("Ann", "league start")
    await go_on(stage)
    (pairing,) = (await league(stage)).pairings
    assert (await stage.host.tables.find(pairing.table_id or 0)).options == {"mode": "together", "lucky": True}
    first = threaded(stage, pairing.channel_id)[0].content
    assert [each for each in first.splitlines() if each.startswith("•")] == told


async def test_switches_at_their_default_are_not_told(stage: Stage) -> None:
    assert "•" not in (await opened(stage, mode="turns")).content


async def test_a_season_from_the_invitation_to_its_end(stage: Stage) -> None:
    invitation = await opened(stage)
    mine = await stage.click("Ann", invitation, "Join")
    assert labels(mine.response) == ["Leave the league", "Start the season", "End it"]
    await stage.click("Ben", invitation, "Join")
    started = await stage.people["Ann"].click(mine.response, label="Start the season")
    assert "begins" in started.response.content
    await go_on(stage)
    invitation, *_, round_post = stage.posts()
    assert labels(invitation) == []
    assert "round 1 of 1** has begun" in round_post.content
    (pairing,) = (await league(stage)).pairings
    assert f"<#{pairing.channel_id}>: " in round_post.content
    posts = threaded(stage, pairing.channel_id)
    assert "**Nests league 1, round 1, table 1**" in posts[0].content
    assert sorted(each.id for each in posts[0].mentions) == sorted(stage.people[name].id for name in ("Ann", "Ben"))
    assert [each.name for each in stage.channel.threads] == ["Nests league 1: round 1, table 1"]
    await play_out(stage.host, pairing.table_id or 0)
    await go_on(stage)
    final = stage.posts()[-1]
    assert "Nests league 1 is over.**" in final.content
    assert [each.filename for each in final.attachments] == ["league-1.png"]
    lines = [each for each in final.content.splitlines() if each[:2] in ("1.", "2.")]
    assert len(lines) == 2
    shown = await stage.command("Ben", "league standing")
    assert [each for each in private(shown).splitlines() if each[:2] in ("1.", "2.")] == lines
    (file,) = shown.response.attachments
    assert file.description.splitlines()[1:] == lines


def threaded(stage: Stage, channel_id: int | None) -> Sequence[discord.Message]:
    """Return what stands in a thread, oldest first."""
    thread = next(each for each in stage.channel.threads if each.id == channel_id)
    return list(thread.history())


async def test_where_the_bot_may_make_no_threads_it_says_what_helps(stage: Stage) -> None:
    denied = discord.PermissionOverwrite(create_public_threads=False)
    stage.channel = stage.guild.create_text_channel("closed", overwrites={stage.env.bot.user: denied})
    answer = await stage.command("Ann", "league new", game="toy", size=2, rounds=1)
    assert "I lack Create Public Threads" in private(answer)
    assert "in the channel's settings" in private(answer)


async def test_threads_that_are_forbidden_later_are_told_in_the_channel(stage: Stage) -> None:
    invitation = await opened(stage)
    for name in ("Ann", "Ben"):
        await stage.click(name, invitation, "Join")
    await stage.command("Ann", "league start")
    stage.env.inject_error("POST", "/channels/*/threads", status=403, code=50013)
    await go_on(stage)
    assert any("I can make no thread for a table" in each.content for each in stage.posts())
    shown = await stage.command("Ben", "league standing")
    assert "I lack Create Public Threads" in private(shown)
    assert "goes on" in private(await stage.command("Ann", "league resume"))
    await go_on(stage)
    (pairing,) = (await league(stage)).pairings
    assert pairing.status is PairingStatus.RUNNING


async def test_who_may_not_and_where_there_is_none(stage: Stage) -> None:
    assert "There is no league in this channel" in private(await stage.command("Ann", "league standing"))
    await opened(stage)
    assert "Only whoever has opened the league" in private(await stage.command("Ben", "league start"))
    assert "nobody is in it" in private(await stage.command("Ann", "league start"))
    assert "There is a league in this channel already" in private(
        await stage.command("Ben", "league new", game="toy", size=2, rounds=1)
    )
    stage.channel = stage.guild.create_text_channel("other")
    assert "takes 2, 3, and 4" in private(await stage.command("Ben", "league new", game="toy", size=6, rounds=1))


async def test_an_end_is_asked_about(stage: Stage) -> None:
    invitation = await opened(stage)
    asked = await stage.command("Ann", "league end")
    assert "before it has begun?" in private(asked)
    done = await stage.people["Ann"].click(asked.response, label=labels(asked.response)[0])
    assert "is over" in done.response.content
    await go_on(stage)
    assert "was closed before it began" in stage.posts()[0].content
    late = await stage.forge("Ben", invitation, str(CustomId(Verb.LEAGUE_JOIN, path="1")))
    assert "This league is over" in private(late)


async def test_pause_and_drop(stage: Stage) -> None:
    invitation = await opened(stage)
    for name in ("Ann", "Ben", "Cleo"):
        await stage.click(name, invitation, "Join")
    await stage.command("Ann", "league start")
    await go_on(stage)
    assert "rests" in private(await stage.command("Ann", "league pause"))
    assert "goes on" in private(await stage.command("Ann", "league resume"))
    assert "Your points stay" in private(await stage.command("Ben", "league drop"))
    taken = await stage.command("Ann", "league drop", person=stage.people["Cleo"])
    assert "Cleo is not in Nests league 1 any more" in private(taken)
    await go_on(stage)
    told = "\n".join(each.content for each in stage.posts())
    assert told.count("has left Nests league 1") == 2
    assert "rests" in told


@pytest.mark.parametrize("path", ["", "x", "999", "1" * 40, "²"])
async def test_forged_buttons(stage: Stage, path: str) -> None:
    invitation = await opened(stage)
    answer = await stage.forge("Ben", invitation, f"av2:league-join:0:-:-:{path}")
    assert private(answer)


def crowd(count: int, status: LeagueStatus = LeagueStatus.RUNNING, game: str = "moa") -> League:
    """A league of so many people with the longest names that must not ping."""
    name = "@everyone **<@1>**" + "n" * 60
    members = tuple(Member(number, 1000 + number, name) for number in range(1, count + 1))
    tables = tuple(
        Pairing(1, number, (2 * number - 1, 2 * number), PairingStatus.RUNNING, 10**18 + number, number)
        for number in range(1, count // 2 + 1)
    )
    lines = standing(Season(range(1, count + 1)))
    clock = ClockSettings(turn=3600)
    made = (1, Place(9, 100), 1, game, "en", clock, 2, 63, 7, status, 1, None)
    options = {each.name: each.choices[-1] for each in GAMES[game].switches}
    return League(*made, members, tables, lines, options=options)


@pytest.mark.parametrize(
    ("language", "told"), [("en", "n, and 5"), ("de", "n und 5 weitere"), ("pl", "n i jeszcze 5 osób")]
)
def test_how_many_more_are_in_it_is_told_as_the_language_does(language: str, told: str) -> None:
    full = next(count for count in range(2, 65) if "jeszcze" in _joining("pl", count))
    assert told in _joining(language, full + 4)


def _joining(language: str, count: int) -> str:
    post = LeaguePost(LeaguePostKind.JOIN, crowd(count, LeagueStatus.JOINING), 1, "n")
    return telling.compose(wording(language), post, GAMES["moa"]).text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SEVERAL)
@pytest.mark.parametrize("kind", LeaguePostKind)
def test_posts_of_sixty_four_people_fit_and_ping_nobody(kind: LeaguePostKind, game: str, language: str) -> None:
    words = wording(language)
    message = telling.compose(words, LeaguePost(kind, crowd(64, game=game), 1, "n"), GAMES[game])
    parts = message.parts()
    assert all(len(each.text) <= TEXT_LENGTH for each in parts)
    assert len(parts) == 1 or kind is not LeaguePostKind.JOIN
    assert "@everyone" not in message.text
    assert "<@1>" not in message.text
    assert message.pings == ()


@pytest.mark.parametrize("count", [2, 64])
def test_the_picture_of_a_standing(count: int) -> None:
    picture = telling.picture(wording("en"), crowd(count))()
    assert picture.width == 900
    assert len(picture.alt) <= ALT_LENGTH
    assert picture.alt.count("0 points") >= 2


async def test_an_invitation_that_was_changed_too_often_waits_and_a_deleted_one_is_sent_anew(stage: Stage) -> None:
    invitation = await opened(stage)
    stage.env.inject_error("PATCH", "/channels/*/messages/*", status=429, code=30046)
    await stage.click("Ben", invitation, "Join")
    await go_on(stage)
    assert [("Ben" in each.content) for each in stage.posts()] == [False]
    await stage.click("Cleo", invitation, "Join")
    await go_on(stage)
    assert [("Ben and Cleo" in each.content) for each in stage.posts()] == [True]
    stage.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10008)
    await stage.click("Ann", invitation, "Join")
    await go_on(stage)
    assert [("Ann" in each.content) for each in stage.posts()] == [False, True]
    assert (await league(stage)).status is LeagueStatus.JOINING
