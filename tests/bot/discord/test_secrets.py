"""Whatever raises in whatever room: the presser gets a sentence, the log tells where, and neither holds a secret."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

import asyncpg
import pytest
from sqlalchemy import text as sql
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.cli import logs, main
from bot.discord.answering import router
from bot.discord.looking import looking
from bot.discord.messages.custom_id import Verb
from bot.discord.playing import panels
from bot.discord.tables import lobby
from bot.hosting import loading
from bot.hosting.managing import Servers
from bot.hosting.playing import commit, play
from bot.hosting.posting import post_builder
from bot.settings import Settings
from bot.store import log as store_log
from bot.store import tables
from tests.bot.discord.stage import Stage, staged
from tests.bot.discord.toy_show import ToyPainter, ToyPresenter
from tests.engine.toy import Toy
from tests.support.logs import logging_to

TOKEN = "MTA1NzM2MjYwNjQyNjI0NzQzMA.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"
USER, PASSWORD, ENCODED = "birdkeeper", "se/cr@t-word", "se%2Fcr%40t-word"
ADDRESS = f"postgresql://{USER}:{ENCODED}@db.example/games"
HAND = "kea-7 and kiwi-3"
SECRETS = (TOKEN, USER, PASSWORD, ENCODED, "db.example", HAND, "kea-7")


@dataclass
class Position:
    """What a frame of ours holds when it fails."""

    hand: str = HAND


def fail(*_: Any, kind: type[Exception] = RuntimeError, **__: Any) -> NoReturn:
    position, address, token = Position(), ADDRESS, TOKEN
    try:
        raise KeyError(position.hand)
    except KeyError as error:
        raise kind(f"{position} at {address} with {token}, password {PASSWORD}") from error


async def fail_later(*_: Any, **__: Any) -> None:
    fail()


async def fail_in_sql(connection: AsyncConnection, *_: Any, **__: Any) -> None:
    await connection.execute(sql("UPDATE nowhere SET position = :position"), {"position": f"{HAND} {PASSWORD}"})


async def fail_at_the_server(*_: Any, **__: Any) -> None:
    fault = asyncpg.InvalidPasswordError(f'password authentication failed for user "{USER}" ({PASSWORD})')
    raise DBAPIError(f"SELECT '{HAND}'", {"hand": HAND}, fault) from fault


@asynccontextmanager
async def playing(folder: Path, form: str) -> AsyncIterator[tuple[Stage, Callable[[], str]]]:
    """A game that has begun, and the log of it so far."""
    values = {"discord_token": TOKEN, "database_url": ADDRESS, "log_format": form, "log_level": "debug"}
    with logging_to(Settings.model_validate(values)) as stream:

        def written() -> str:
            logs.close()
            return stream.getvalue()

        async with staged(folder) as stage:
            await stage.start_game()
            yield stage, written


def tells_nothing(*texts: str) -> None:
    for secret in SECRETS:
        for text in texts:
            assert secret not in text


def everything_said(stage: Stage, *answers: Any) -> str:
    """Return all that stands in the channel, and what was answered privately."""
    told = [each.content for each in stage.channel.history()]
    for answer in answers:
        told += [each.content for each in (answer.response, *answer.followups) if each is not None]
    return "\n".join(told)


class Broken(NamedTuple):
    """A room, what of it is replaced, and by what."""

    room: str
    module: Any
    name: str
    fault: Any


IN_A_PRESS = (
    Broken("store", tables, "advance", fail_in_sql),
    Broken("store, a server", tables, "advance", fail_at_the_server),
    Broken("store, our fault", store_log, "append", fail_later),
    Broken("hosting", play, "asked_since", fail),
    Broken("hosting, unreadable", play, "asked_since", partial(fail, kind=ValueError)),
    Broken("hosting, the system", commit, "snapshot_of", partial(fail, kind=OSError)),
    Broken("reading", loading, "table_of", fail),
    Broken("discord", router, "HANDLERS", {**router.HANDLERS, Verb.DO: fail_later}),
    Broken("discord, the panel", panels, "rows", fail),
    Broken("discord, the message", panels, "_wanted_picture", fail),
)


@pytest.mark.slow
@pytest.mark.parametrize("form", ["lines", "json"])
@pytest.mark.parametrize("broken", IN_A_PRESS, ids=attrgetter("room"))
async def test_what_fails_in_a_press_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: str, broken: Broken
) -> None:
    async with playing(tmp_path, form) as (stage, written):
        asked, post = await stage.asked(), stage.posts()[-1]
        monkeypatch.setattr(broken.module, broken.name, broken.fault)
        answers = [await stage.people[asked].click(post, label=label) for label in ("Take your turn", "Pass")]
        monkeypatch.undo()
        said = everything_said(stage, *answers)
        logged = written()
    assert all(answer.acknowledged for answer in answers)
    assert "our side" in said or "my database" in said
    assert "request_failed" in logged or "request_without_store" in logged
    tells_nothing(said, logged)


BEHIND_A_PRESS = (
    Broken("the rules", Toy, "apply", "request_failed"),
    Broken("render", ToyPainter, "board", "picture_failed"),
    Broken("games, telling", ToyPresenter, "narrate", "telling_failed"),
    Broken("games, asking", ToyPresenter, "prompt", "telling_failed"),
    Broken("games, offering", ToyPresenter, "suggest", "suggesting_failed"),
    Broken("hosting, posts", post_builder, "_position", "outbox_failed"),
    Broken("discord, looking", looking, "_sight", "request_failed"),
    Broken("discord, places", looking, "_sight", "suggesting_failed"),
    Broken("discord, the lobby", lobby, "check_place", "request_failed"),
)
"""Here `fault` is the line of the log that tells it."""


@pytest.mark.parametrize("broken", BEHIND_A_PRESS, ids=attrgetter("room"))
async def test_what_fails_behind_a_press_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: Broken
) -> None:
    async with playing(tmp_path, "lines") as (stage, written):
        asked = await stage.asked()
        monkeypatch.setattr(broken.module, broken.name, fail)
        answers = [
            await stage.click(asked, stage.posts()[-1], "Pass"),
            await stage.command("Cleo", "table board"),
            await stage.command("Cleo", "table new", game="toy"),
        ]
        for command, option in (("toy lay", "card"), ("table board", "zoom")):
            await stage.people[await stage.asked()].autocomplete(stage.channel, command, option, "1")
        monkeypatch.undo()
        said = everything_said(stage, *answers)
        logged = written()
    assert all(answer.acknowledged for answer in answers)
    assert broken.fault in logged
    tells_nothing(said, logged)


async def test_posts_that_cannot_be_tried_again_tell_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with playing(tmp_path, "lines") as (stage, written):
        stage.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
        await stage.click(await stage.asked(), stage.posts()[-1], "Pass")
        monkeypatch.setattr(Servers, "resume", fail)
        answer = await stage.command("Ann", "table score")
        monkeypatch.undo()
        said = everything_said(stage, answer)
        logged = written()
    assert "post was refused here" in said
    assert "not_resumed" in logged
    tells_nothing(said, logged)


async def test_a_refusal_that_cannot_be_explained_is_answered_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is told of a refusal needs the table, too."""
    async with playing(tmp_path, "lines") as (stage, written):
        monkeypatch.setattr(loading, "table_of", fail)
        answer = await stage.people["Cleo"].click(stage.posts()[-1], label="Pass")
        monkeypatch.undo()
        assert "our side" in everything_said(stage, answer)
        assert "request_failed" in written()


def test_what_fails_in_a_command_of_the_terminal_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", ADDRESS)
    monkeypatch.setattr("sys.argv", ["aviary", "tables"])
    for target in ("bot.cli.hosting.open_database", "bot.cli.hosting.read_settings", "sqlalchemy.engine.make_url"):
        with monkeypatch.context() as patch:
            patch.setattr(target, fail)
            with pytest.raises(SystemExit) as ended:
                main()
        assert ended.value.code == 1
        said = "".join(capsys.readouterr())
        assert said.strip()
        tells_nothing(said)
