"""First lessons: their data, and what is kept of who takes them."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from bot.hosting.lessons import taking
from bot.hosting.lessons.course import courses
from bot.hosting.lessons.dealing import PreparedChance
from bot.hosting.lessons.script import MOST_STEPS, games_with_lessons
from bot.hosting.table import Refused, Status
from engine.chance import ChanceError
from engine.games import GAMES
from tests.bot.hosting.support import ANN, BEN, HandClock, make_host, press

ALL = courses(GAMES)


def test_every_game_has_a_lesson() -> None:
    assert set(games_with_lessons()) == set(GAMES)


@pytest.mark.parametrize("game", sorted(ALL))
def test_every_step_asks_the_learner_or_shows_the_board(game: str) -> None:
    course, steps = ALL[game], ALL[game].script.steps
    assert 5 <= len(steps) <= MOST_STEPS
    for number, step in enumerate(steps):
        sight = course.sight(number, ANN)
        assert sight.seat == course.script.learner
        if step.at is not None and not step.free:
            turn = course.turn(number, ANN)
            turn.game.check(turn._position, turn.seat, course.wanted(number))
    assert steps[-1].at is None or steps[-1].free
    assert not any(each.free for each in steps[:-1])


@pytest.mark.parametrize("game", sorted(ALL))
def test_the_aim_of_a_free_step_can_be_reached(game: str) -> None:
    course = ALL[game]
    for number, step in enumerate(course.script.steps):
        if step.aim:
            assert step.free
            turn = course.turn(number, ANN)
            aim = course.game.parse(step.aim)
            turn.check(aim)
            assert course.reached(number, aim)
            assert not course.reached(number, turn.decision.default)


@pytest.mark.parametrize("game", sorted(ALL))
def test_every_answer_of_the_learner_has_its_steps(game: str) -> None:
    script = ALL[game].script
    own = [each for each in script.answers if each.seat == script.learner and not each.aside]
    assert script.answered_before(len(script.steps)) - script.steps[-1].free == len(own)


def test_what_was_prepared_is_dealt_first_and_once() -> None:
    chance = PreparedChance({"deck": ["c", "a"]}, [4])
    assert chance.shuffle("deck", ["a", "b", "c"]) == ["c", "a", "b"]
    assert chance.shuffle("deck", ["a", "b", "c"]) == ["a", "b", "c"]
    assert PreparedChance({"deck": ["c"]}).deal("deck", ["a", "b", "c"], 2) == ["c", "a"]
    assert chance.die(6) == 4
    with pytest.raises(ChanceError):
        chance.die(6)
    with pytest.raises(ChanceError):
        PreparedChance({"deck": ["x"]}).shuffle("deck", ["a"])


async def test_a_lesson_goes_on_where_it_was_left(tmp_path: Path) -> None:
    host = await make_host(tmp_path, games=GAMES)
    stand = await host.lessons.take(ANN.id, "moa")
    assert stand.step == 0
    after = await host.lessons.step_done(ANN.id, stand)
    assert after is not None
    assert (await host.lessons.take(ANN.id, "moa")).step == 1
    assert (await host.lessons.take(BEN.id, "moa")).step == 0
    assert (await host.lessons.take(ANN.id, "moa", anew=True)).step == 0
    with pytest.raises(Refused, match="no-lesson"):
        await host.lessons.take(ANN.id, "toy")
    await host.close()


async def test_the_last_step_leaves_nothing(tmp_path: Path) -> None:
    host = await make_host(tmp_path, games=GAMES)
    stand = await host.lessons.take(ANN.id, "moa")
    while (after := await host.lessons.step_done(ANN.id, stand)) is not None:
        stand = after
    assert await host.lessons.begun(ANN.id) == {}
    assert await host.people.data_of(ANN.id) == {}
    await host.close()


async def test_a_lesson_that_was_left_is_forgotten_in_time(tmp_path: Path) -> None:
    clock = HandClock()
    host = await make_host(tmp_path, games=GAMES, clock=clock)
    await host.lessons.take(ANN.id, "moa")
    await host.lessons.take(BEN.id, "moa")
    clock.forward((taking.LASTS - timedelta(days=1)).total_seconds())
    await host.lessons.step_done(BEN.id, await host.lessons.take(BEN.id, "moa"))
    clock.forward(timedelta(days=2).total_seconds())
    await taking.forget_left(host._context)
    assert await host.lessons.begun(ANN.id) == {}
    assert (await host.lessons.begun(BEN.id))["moa"].step == 1
    await host.close()


async def test_a_table_is_opened_and_begun_by_one_press_once(tmp_path: Path) -> None:
    host = await make_host(tmp_path, games=GAMES)
    pressed = press(ANN)
    table = await host.lobbies.begin_with_automas(pressed, "moa", "en")
    assert table.status is Status.RUNNING
    assert [each.automa is None for each in table.occupants] == [True, False, False], "as in its lesson"
    again = await host.lobbies.begin_with_automas(pressed, "moa", "en")
    assert (again.id, again.seq) == (table.id, table.seq)
    with pytest.raises(Refused, match="place-taken"):
        await host.lobbies.begin_with_automas(press(BEN), "moa", "en")
    await host.close()
