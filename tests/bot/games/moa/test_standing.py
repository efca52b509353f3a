"""Points for whoever asks."""

from __future__ import annotations

import random

from bot.games import PRESENTERS
from bot.games.contract import Standing
from engine.games import GAMES
from engine.log import new_setup
from engine.match import Match


def test_everybody_at_the_table_has_points_from_the_start_and_no_sheet_yet() -> None:
    game = GAMES["moa"]
    match = Match.start(game, new_setup(game, ["red", "yellow", "green"]), random.Random(1))
    view = game.view(match.position, None)
    assert sorted(PRESENTERS["moa"].standing(view)) == [Standing(each, 0) for each in ("green", "red", "yellow")]
    assert list(PRESENTERS["moa"].past_sheets(view)) == []
