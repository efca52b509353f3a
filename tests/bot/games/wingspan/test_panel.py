import random
from collections import Counter

import pytest

from bot.games.contract import Panel
from tests.bot.games.wingspan.support import PRESENTER, SETUPS, Play, panel, press, random_games

every_setup = pytest.mark.parametrize("name", SETUPS)


@every_setup
def test_wherever_one_presses_a_panel_follows_and_what_confirms_is_legal(name: str) -> None:
    rng = random.Random(7)
    confirmed: Counter[str] = Counter()
    for play in random_games(11, [SETUPS[name]]):
        if not play.match.decisions():
            break
        turn = play.turn
        made: Panel | None = panel(turn)
        for _ in range(8):
            assert made is not None
            made, draft = press(turn, made, rng)
            if made is None:
                action = PRESENTER.answer(turn, draft)
                turn.check(action)
                confirmed[action.to_data()["type"]] += 1
                made = panel(turn)
    assert len(confirmed) >= 6


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_is_played_by_pressing_alone(seed: int) -> None:
    rng = random.Random(seed)
    play = Play(None, seed)
    presses = 0
    while play.match.decisions():
        turn = play.turn
        made: Panel | None = panel(turn)
        draft = ""
        for _ in range(40):
            if made is None:
                break
            made, draft = press(turn, made, rng)
            presses += 1
        if made is None:
            play.does(PRESENTER.answer(turn, draft))
        assert presses < 20_000
    assert play.view.final is not None
