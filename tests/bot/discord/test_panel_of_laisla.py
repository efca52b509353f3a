"""What stands above and below a panel of La Isla, as the client puts the answer together."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest

from bot.games import PRESENTERS
from bot.hosting.table import Person, Place, Press
from engine.automa import RandomPlayer
from engine.contract import Action
from engine.games import GAMES
from engine.laisla.events import HandDealt
from engine.question import question_of
from engine.record import read_record, replay
from tests.bot.discord.stage import Show, Stage, private, staged
from tests.bot.discord.toy_show import ToyPainter

LAISLA = Show(GAMES["laisla"], PRESENTERS["laisla"], ToyPainter())
_interactions = count(1)


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path, LAISLA) as made:
        yield made


async def last_of_the_round(stage: Stage) -> tuple[str, Action]:
    """Play at random up to the last answer of the first round; return whose it is, and the answer."""
    table, rng = await stage.start_game(), random.Random(3)
    while True:
        match = replay(read_record(await stage.host.tables.record(None, table.id), GAMES))
        seat, name = next(iter((await stage.table()).asked_since)), await stage.asked()
        action = RandomPlayer().choose(question_of(match.game, match.position, seat), rng)
        if any(isinstance(each, HandDealt) for each in match.act(seat, action, rng).events):
            return name, action
        press = Press(next(_interactions), Person(stage.people[name].id, name), Place(stage.guild.id, stage.channel.id))
        await stage.host.playing.act(press, table.id, action)


async def test_the_new_hand_is_told_once(stage: Stage) -> None:
    name, action = await last_of_the_round(stage)
    told = private(await stage.command(name, "laisla do", action=LAISLA.game.notation(action)))
    assert "**Round 2.**" in told
    assert "**Round 2: one card each to A, B and D.**" in told, "the panel with the cards"
    assert "🎴" not in told
