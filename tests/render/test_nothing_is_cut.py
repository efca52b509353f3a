"""Words on pictures have room in every language: through whole games, none of ours is cut.

Names of people may be: they are as long as people like.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from bot.games import PRESENTERS
from bot.locale.words import LANGUAGES, wording
from engine.automa import RandomPlayer
from engine.games import GAMES
from engine.match import Match
from engine.question import question_of
from render import painter
from render.kit.cache import PICTURES
from render.kit.type import ELLIPSIS, fitted, paragraph
from tests.render.signs import has_signs
from tests.support.games import CASES, Case
from tests.support.play import steps

NAMES = {seat: "Cleo" for case in CASES for seat in case.game.colours}
EVERY = 5
"""Of so many steps of a game one is drawn."""
MOST_SEATS = {
    case.game.name: case for case in sorted(CASES, key=lambda case: len(case.setup.seats)) if case.game.name in GAMES
}


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was too long for its place, as it was shown."""
    found: list[str] = []

    def watched(make: Callable[..., Any]) -> Callable[..., Any]:
        def shown(text: str, *args: Any, **kwargs: Any) -> Any:
            made = make(text, *args, **kwargs)
            lines = made[0] if isinstance(made[0], list) else [made[0]]
            if any(line.endswith(ELLIPSIS) for line in lines) and not text.endswith(ELLIPSIS):
                found.append(f"{text} -> {' / '.join(lines)}")
            return made

        return shown

    monkeypatch.setattr("render.kit.canvas.fitted", watched(fitted))
    monkeypatch.setattr("render.kit.canvas.paragraph", watched(paragraph))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", MOST_SEATS.values(), ids=lambda case: case.game.name)
def test_no_word_of_ours_is_cut(case: Case, language: str, cut: list[str]) -> None:
    PICTURES.clear()
    for number, match in enumerate(steps(case, seed=5)):
        if number % EVERY == 0:
            draw(match, language, random.Random(number))
    PICTURES.clear()
    assert sorted(set(cut)) == []


def draw(match: Match, language: str, rng: random.Random) -> None:
    """Draw all that people are shown of a position."""
    game, words = match.game, wording(language)
    paint = painter(game.name)
    public = game.view(match.position, None)
    paint.board(public, words, names=NAMES)
    paint.close_up(public, words, names=NAMES)
    if has_signs(game.name):
        paint.legend(public, words)
    for decision in match.decisions()[:1]:
        own = game.view(match.position, decision.seat)
        if PRESENTERS[game.name].hands:
            paint.hand(own, words, names=NAMES)
        action = RandomPlayer().choose(question_of(game, match.position, decision.seat), rng)
        paint.preview(own, words, action, match.preview(decision.seat, action), names=NAMES)
    if match.result is not None:
        paint.sheet(public, words, names=NAMES)
