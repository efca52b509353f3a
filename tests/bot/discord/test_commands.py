"""Discord's limits over the whole command tree, in every language; translation; registering only what changed."""

from __future__ import annotations

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
from bot.locale.words import LANGUAGES, wording
from engine.games import GAMES
from render import painter
from sandbox.limits.commands import COMMANDS, commands_problems
from tests.bot.discord.stage import CROW


@pytest.fixture
async def tree(tmp_path: Path) -> app_commands.CommandTree[Any]:
    nobody: Any = None
    services = Services(nobody, GAMES, PRESENTERS, painter, RenderPool(InThreads(1)))
    made = AviaryClient(services, tmp_path / "commands.json").tree
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
    monkeypatch.setattr(translator, "LANGUAGES", ("de", "en"))
    monkeypatch.setattr(translator, "wording", lambda _language: Loud())
    german = await payload_of(tree)
    assert not any(each.get("name_localizations") for each in walk(english) if LANGUAGES == ("en",))
    for each in walk(german):
        assert set(each["name_localizations"]) == {"de"}
        assert set(each["description_localizations"]) == {"de"}
    table = next(each for each in german if each["name"] == "table")
    assert table["name_localizations"]["de"] == "command-table"


async def test_commands_are_registered_once_and_again_when_they_change(
    tree: app_commands.CommandTree[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    registered = []

    async def register() -> list[Any]:
        registered.append(await fingerprint_of(tree))
        return []

    monkeypatch.setattr(tree, "sync", register)
    monkeypatch.setattr(type(tree.client), "application_id", property(lambda _self: 7))
    memory = tmp_path / "deep" / "commands.json"
    assert await sync(tree, memory)
    assert not await sync(tree, memory)
    assert await sync(tree, memory, always=True)

    @app_commands.command(description="Something new")
    async def novelty(interaction: discord.Interaction[Any]) -> None:
        """Do nothing."""

    tree.add_command(novelty)
    assert await sync(tree, memory)
    memory.write_text("damaged")
    assert await sync(tree, memory)
    assert len(registered) == 4
