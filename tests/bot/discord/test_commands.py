"""Discord's limits over the whole command tree, in every language; translation; registering only what changed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.discord.answering.client import AviaryClient
from bot.discord.answering.request import Services
from bot.discord.commands import translator
from bot.discord.commands.game import game_commands
from bot.discord.commands.sync import fingerprint_of, payload_of, sync
from bot.discord.commands.translator import CommandTranslator
from bot.discord.messages.pictures import RenderPool
from bot.drawing.threads import InThreads
from bot.games import PRESENTERS
from bot.locale import words
from bot.locale.words import LANGUAGES, wording
from bot.store.database import open_database
from engine.games import GAMES
from render import painter
from sandbox.limits.commands import COMMANDS, commands_problems
from tests.bot.discord.stage import CROW
from tests.support.postgres import PostgreSQL
from tests.support.storage import stored_in


@pytest.fixture
async def tree(tmp_path: Path) -> app_commands.CommandTree[Any]:
    nobody: Any = None
    services = Services(nobody, GAMES, PRESENTERS, painter, RenderPool(InThreads(1)))
    made = AviaryClient(services).tree
    await made.set_translator(CommandTranslator())
    return made


def walk(items: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found = []
    for each in items:
        found += [each, *walk(each.get("options") or [])]
    return found


async def test_every_command_keeps_to_discords_limits(tree: app_commands.CommandTree[Any]) -> None:
    payload = await payload_of(tree)
    COMMANDS.validate_python(payload)
    assert list(commands_problems(payload)) == []


async def test_every_command_has_its_words(tree: app_commands.CommandTree[Any]) -> None:
    for each in walk(await payload_of(tree)):
        assert not each["description"].startswith(("command-", "switch-")), each["description"]
        assert "." not in each["name"]
        for choice in each.get("choices") or []:
            assert choice["name"][:1].isupper(), choice


async def test_the_commands_are_all_there(tree: app_commands.CommandTree[Any]) -> None:
    payload = await payload_of(tree)
    subcommands = {each["name"]: {option["name"] for option in each.get("options", ())} for each in payload}
    assert subcommands["table"] == {
        *("new", "join", "leave", "start", "now", "board", "hand", "log", "score", "end", "undo", "record", "replay"),
        *("automa", "offer", "substitute", "swap", "kick"),
        *("since", "note", "clock", "invite", "pause", "resume", "orders"),
    }
    assert subcommands["rules"] == {"look", "about"}
    for name, presenter in PRESENTERS.items():
        listed = (*presenter.commands, *presenter.looks)
        group = wording("en")(f"command-{name}")
        assert group == (presenter.group or name)
        assert subcommands[group] == {wording("en")(f"command-{name}-{each.name}") for each in listed}


async def test_a_league_is_opened_with_the_switches_of_its_games(tree: app_commands.CommandTree[Any]) -> None:
    payload = {each["name"]: {of["name"]: of for of in each.get("options", ())} for each in await payload_of(tree)}
    table, league = (
        {option["name"]: option for option in payload[group]["new"]["options"]} for group in ("table", "league")
    )
    switches = {
        wording("en")(f"switch-{game.name}-{switch.name}.option")
        for game in GAMES.values()
        if max(game.seat_counts) > 1
        for switch in game.switches
    }
    assert len(switches) >= 7
    assert {name: league[name] for name in switches} == {name: table[name] for name in switches}
    assert league.keys() - switches == {"game", "size", "rounds", "days", "clock"}


def test_a_group_may_be_called_otherwise_than_its_game() -> None:
    nobody: Any = None
    crow = {CROW.game.name: CROW.game}, {CROW.game.name: CROW.presenter}
    group = game_commands(Services(nobody, *crow, painter, RenderPool(InThreads(1))), CROW.presenter)
    assert group.name == "caw"
    assert {each.name for each in group.commands} == {"turn", "note", "why", "history"}


ALSO_DIRECT = {"me", "tables", "stats", "learn"}
"""Commands about the person who types them, wherever that is."""


async def test_commands_are_for_servers_and_what_is_about_oneself_for_direct_messages_too(
    tree: app_commands.CommandTree[Any],
) -> None:
    for each in await payload_of(tree):
        contexts = [0, 1] if each["name"] in ALSO_DIRECT else [0]
        assert (each["contexts"], each["integration_types"]) == (contexts, [0]), each["name"]


class Loud:
    """A language in which every message is its key."""

    def __call__(self, key: str, /, **facts: Any) -> str:
        return key.replace(".", "-")[-32:].lower()


async def test_a_new_language_needs_messages_only(
    tree: app_commands.CommandTree[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    english = await payload_of(tree)
    monkeypatch.setattr(words, "LANGUAGES", ("de", "en", "pt_BR"))
    monkeypatch.setattr(translator, "wording", lambda _language: Loud())
    german = await payload_of(tree)
    assert not any(each.get("name_localizations") for each in walk(english) if LANGUAGES == ("en",))
    for each in walk(german):
        assert set(each["name_localizations"]) == {"de", "pt-BR"}
        assert set(each["description_localizations"]) == {"de", "pt-BR"}
    table = next(each for each in german if each["name"] == "table")
    assert table["name_localizations"]["de"] == "command-table"


@pytest.fixture
def registered(tree: app_commands.CommandTree[Any], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What Discord was told, in order."""
    told: list[str] = []

    async def register() -> list[Any]:
        told.append(await fingerprint_of(tree))
        return []

    monkeypatch.setattr(tree, "sync", register)
    monkeypatch.setattr(type(tree.client), "application_id", property(lambda _self: 7))
    return told


async def test_commands_are_registered_once_and_again_when_they_change(
    tree: app_commands.CommandTree[Any], registered: list[str], tmp_path: Path
) -> None:
    database = await open_database(tmp_path)
    assert await sync(tree, database)
    assert not await sync(tree, database)
    assert await sync(tree, database, always=True)
    add_novelty(tree)
    assert await sync(tree, database)
    assert not await sync(tree, database)
    await database.close()
    assert len(registered) == 3


@pytest.mark.postgres
async def test_of_processes_that_start_together_one_registers_commands(
    tree: app_commands.CommandTree[Any], registered: list[str], postgres: PostgreSQL, tmp_path: Path
) -> None:
    """Each has a data folder of its own, or none that lasts."""
    async with stored_in(postgres) as storage:
        databases = [await storage.open(tmp_path) for _ in range(3)]
        for _ in range(2):
            told = await asyncio.gather(*(sync(tree, each, sleep=a_moment) for each in databases))
            assert sorted(told) == [False, False, True]
            assert not await sync(tree, databases[0])
            add_novelty(tree)
        for each in databases:
            await each.close()
    assert len(set(registered)) == len(registered) == 2


@pytest.mark.postgres
async def test_who_tells_commands_and_dies_holds_up_nobody(
    tree: app_commands.CommandTree[Any],
    registered: list[str],
    postgres: PostgreSQL,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    telling = asyncio.Event()

    async def for_ever() -> None:
        telling.set()
        await asyncio.Event().wait()

    async with stored_in(postgres) as storage:
        first, second = [await storage.open(tmp_path) for _ in range(2)]
        with monkeypatch.context() as patch:
            patch.setattr(tree, "sync", for_ever)
            dead = asyncio.create_task(sync(tree, first))
            await telling.wait()
        waiting = asyncio.create_task(sync(tree, second, sleep=a_moment))
        dead.cancel()
        await asyncio.gather(dead, return_exceptions=True)
        assert await waiting
        for each in (first, second):
            await each.close()
    assert len(registered) == 1


async def a_moment(_seconds: float) -> None:
    await asyncio.sleep(0.01)


def add_novelty(tree: app_commands.CommandTree[Any]) -> None:
    """Add a command, as a new version does."""

    @app_commands.command(description="Something new")
    async def novelty(interaction: discord.Interaction[Any]) -> None:
        """Do nothing."""

    tree.add_command(novelty, override=True)
