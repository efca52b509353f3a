"""Tips while playing: when they are of use, each once, and only to who wants them."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest

from bot.hosting.host import Host
from bot.hosting.people.choices import ChosenTips
from bot.hosting.playing.turn import Turn
from bot.hosting.tips.tip import Condition, Tip, of_use, tips_of
from bot.locale.words import wording
from engine.automa import PLAYERS
from engine.games import GAMES
from engine.log import new_setup
from engine.match import Match
from engine.question import question_of
from tests.bot.hosting.support import ANN, BEN, make_host, press, running_table

EVERY = [tip for game in GAMES for tip in tips_of(game)]
GAMES_PLAYED = 6


@cache
def met(game_name: str) -> dict[str, tuple[Match, str]]:
    """Return a moment of some random games at which each tip is of use: the match as it was, and the seat."""
    game, found = GAMES[game_name], dict[str, tuple[Match, str]]()
    for seed in range(GAMES_PLAYED):
        rng = random.Random(seed)
        match = Match.start(game, new_setup(game, game.colours[: min(game.seat_counts)]), rng)
        while match.result is None:
            seat = match.decisions()[0].seat
            question = question_of(game, match.position, seat)
            for tip in of_use(question):
                if tip.key not in found:
                    found[tip.key] = Match(game, match.setup, match.position, list(match.entries)), seat
            match.act(seat, PLAYERS["random"].choose(question, rng), rng)
    return found


@pytest.mark.parametrize("tip", EVERY, ids=lambda tip: tip.key)
def test_a_tip_is_of_use_in_some_games_and_has_its_sentence(tip: Tip) -> None:
    match, seat = met(tip.game)[tip.key]
    tally = match.game.tally(match.game.view(match.position, seat), seat)
    said = wording("en")(f"tip-{tip.game}-{tip.says}", **tally)
    assert said != f"tip-{tip.game}-{tip.says}"
    assert "{" not in said


def test_conditions_compare_numbers() -> None:
    tally = {"cards": 3, "rounds": 4}
    assert Condition("cards", "<", "rounds").holds(tally)
    assert not Condition("cards", ">=", "rounds").holds(tally)
    assert Condition("cards", "=", "3").holds(tally)
    assert not Condition("birds", "=", "3").holds(tally)


async def turn_with(host: Host, key: str) -> Turn:
    match, seat = met(key.partition(".")[0])[key]
    decision = next(each for each in match.decisions() if each.seat == seat)
    return Turn(await running_table(host), match.game, match.position, decision)


async def test_a_tip_is_given_once_also_after_a_restart(tmp_path: Path) -> None:
    host = await make_host(tmp_path)
    turn = await turn_with(host, "moa.few-cards")
    given = []
    while (tip := await host.playing.tip(turn, ANN.id)) is not None:
        given.append(tip.key)
    assert "moa.few-cards" in given
    assert len(set(given)) == len(given)
    host._context.tips_given.clear()
    assert await host.playing.tip(turn, ANN.id) is None
    assert await host.playing.tip(turn, BEN.id) is not None
    await host.close()


async def test_who_wants_no_tips_gets_none_and_can_want_them_again(tmp_path: Path) -> None:
    host = await make_host(tmp_path)
    turn = await turn_with(host, "moa.few-cards")
    assert not (await host.people.choose(press(ANN), ChosenTips(wanted=False))).tips
    assert await host.playing.tip(turn, ANN.id) is None
    assert (await host.people.choose(press(ANN), ChosenTips(wanted=True))).tips
    assert await host.playing.tip(turn, ANN.id) is not None
    await host.close()


async def test_who_is_forgotten_is_given_them_anew(tmp_path: Path) -> None:
    host = await make_host(tmp_path)
    turn = await turn_with(host, "moa.few-cards")
    first = await host.playing.tip(turn, ANN.id)
    await host.people.forget(press(ANN))
    assert await host.playing.tip(turn, ANN.id) == first
    await host.close()
