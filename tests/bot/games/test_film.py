"""Which moments of a game its film shows, for how long, and that it tells nothing hidden."""

from __future__ import annotations

import io
from itertools import islice

import pytest
from PIL import Image, ImageSequence

from bot.discord.looking.films import last_round
from bot.games import PRESENTERS
from bot.games.film import LENGTH, LONGEST, MOST, drawn, film_of, moments
from bot.hosting.table import Status
from engine.games import GAMES
from render import painter
from tests.bot.games.test_retold import WATCHED, pairs, telling
from tests.support.games import Case
from tests.support.twins import play

HOSTED = [case for case in WATCHED if case.game.name in PRESENTERS]


@pytest.mark.parametrize("case", WATCHED, ids=str)
def test_all_steps_are_in_it_in_their_order(case: Case) -> None:
    for seed in range(3):
        told = telling(case, play(case, seed), None, Status.FINISHED)
        groups = moments(told, told.replay.steps)
        assert [each for group in groups for each in group] == list(told.replay.steps)
        assert len(groups) == min(MOST, len(told.replay.steps))
        assert len(groups[0]) == 1, "the beginning is seen"


@pytest.mark.parametrize("case", HOSTED, ids=str)
def test_what_mattered_ends_a_moment_and_is_seen_longer(case: Case) -> None:
    told = telling(case, play(case, 2), None, Status.FINISHED)
    film = film_of(told, painter(case.game.name), told.replay.steps)
    assert film is not None
    groups = moments(told, told.replay.steps)
    mattered = [each for each in told.replay.steps if told.mattered(each)]
    assert mattered
    assert len([each for each in mattered if any(each is group[-1] for group in groups)]) >= min(len(mattered), 20)
    seconds = sum(each.seconds for each in film.boards)
    assert seconds <= LENGTH + 0.01
    assert seconds > 0.9 * min(LENGTH, LONGEST * len(film.boards) / 2)
    assert all(each.seconds > 0.5 for each in film.boards)
    assert film.title is not None
    assert film.end is not None
    assert film.shots[0] is film.title
    assert film.shots[-1] is film.end


@pytest.mark.slow
@pytest.mark.parametrize("case", HOSTED, ids=str)
def test_the_last_round_of_a_running_game_shows_nothing_hidden(case: Case) -> None:
    compared = 0
    for seat in (None, case.setup.seats[0]):
        for one, other in islice(pairs(case, 1, seat), 5):
            unlike = [
                at
                for at, (mine, theirs) in enumerate(zip(one, other, strict=True), 1)
                if mine.position.to_data() != theirs.position.to_data()
            ]
            films = []
            for game in (one[: unlike[-1]], other[: unlike[-1]]):
                told = telling(case, game, seat)
                steps = last_round(told.replay.shown(told.eyes))[-3:]
                film = film_of(told, painter(case.game.name), steps, cards=False)
                assert film is not None
                films.append(drawn(film))
            assert films[0] == films[1]
            compared += 1
    assert compared


def test_the_last_round_goes_back_to_the_one_before_where_it_has_just_begun() -> None:
    case = next(case for case in WATCHED if str(case) == "toy-3-turns-False")
    steps = telling(case, play(case, 1), None).replay.steps
    rounds = [each.round for each in steps]
    second, third = rounds.index("2"), rounds.index("3")
    assert last_round(steps[: second + 1]) == list(steps[: second + 1])
    assert {each.round for each in last_round(steps[: third + 1])} == {"2", "3"}
    assert {each.round for each in last_round(steps)} == {"3"}


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_films_of_whole_games_are_small_and_last_forty_seconds(name: str) -> None:
    case = next(case for case in HOSTED if case.game.name == name)
    told = telling(case, play(case, 4), None, Status.FINISHED)
    film = film_of(told, painter(name), told.replay.steps)
    assert film is not None
    picture = drawn(film)
    assert len(picture.data) < 2_500_000
    image = Image.open(io.BytesIO(picture.data))
    seconds = sum(each.info["duration"] / 1000 for each in ImageSequence.Iterator(image))
    assert 25 < seconds < 45
